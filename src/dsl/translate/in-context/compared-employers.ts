import { isCompany, isRole, isTopic, type Item } from '../items.ts';
import { BADGES, HIRING } from '../senses.ts';

const MORE = /^(?:more|most|the most|hires more|bigger|larger|larger number of|higher|greater)$/iu;
const FEWER = /^(?:fewer|less|least|fewest|the fewest|the least|lower)$/iu;
/** What joins names that are compared. */
const JOINS = /^(?:or|and|vs|versus|between|among|amongst|than|against|to|with|compared to|compared with)$/iu;

/** Each once: "fields that Boeing hires for, with the numbers of Boeing" compares nothing. */
const employersIn = (items: readonly Item[]): Set<string> =>
  new Set(items.flatMap(({ means }) => (means.kind === 'entity' && means.entity.kind === 'company' ? [means.entity.name] : [])));

/** "Boeing or Airbus, who hires more technicians": the badges of roles have what each of several employers posts for one job, in one list. */
export function withComparedEmployers(items: readonly Item[]): Item[] {
  const isCompared = employersIn(items).size > 1 && items.some(isRole) && items.some((item) => isTopic(item, HIRING));
  if (!isCompared) return [...items];
  const isOrdered = items.some(({ text }) => MORE.test(text) || FEWER.test(text));
  return items.map((item, i): Item => {
    if (isTopic(item, HIRING)) return { ...item, means: { kind: 'topic', topic: 'role_badges' } };
    if (isOrdered && (MORE.test(item.text) || FEWER.test(item.text)) && item.means.kind !== 'entity')
      return { ...item, means: { kind: 'order', names: ['TOTAL_POSTING_COUNT'], direction: FEWER.test(item.text) ? 'asc' : 'desc' } };
    const isJoint = JOINS.test(item.text) && [...items.slice(i + 1, i + 3)].some((one) => isCompany(one)) && item.means.kind !== 'entity';
    return isJoint && item.means.kind !== 'or' ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "UPS vs FedEx, whose badges are better": both are listed. "Compare their badges better" says something else. */
export function withBetterBadges(items: readonly Item[]): Item[] {
  const isCompared = employersIn(items).size > 1 && !items.some(isRole) && items.some((item) => isTopic(item, BADGES));
  const asked = items.findIndex(({ text }) => ASKS_WHOSE.test(text));
  const isBetter = (item: Item, i: number): boolean => i >= asked && BETTER.test(item.text) && item.means.kind !== 'entity';
  if (!isCompared || asked < 0 || !items.some(isBetter)) return [...items];
  return items.map((item, i) => {
    if (isBetter(item, i)) return { ...item, means: { kind: 'skip' } };
    return isTopic(item, ['badges']) ? { ...item, means: { kind: 'topic', topic: 'company_badges' } } : item;
  });
}
const ASKS_WHOSE = /\b(?:whose|which|who|is|are|has|have|got|does|do)\b/iu;
const BETTER = /^(?:better|the better|best|stronger|worse|nicer|more impressive|prettier|shinier|superior)$/iu;

/** "Top companies hiring nurses": those with the most postings. "Top employers for nurses" are the best ones. */
export function withTopHiring(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const rest = items.slice(i + 1).filter(({ means }) => means.kind !== 'number' && means.kind !== 'skip');
    const [subject, verb] = rest;
    const isTop = item.means.kind === 'superlative' && /^(?:top|the top|biggest|largest|main)$/iu.test(item.text);
    const isOfHiring =
      subject !== undefined &&
      verb !== undefined &&
      isTopic(subject, ['companies']) &&
      isTopic(verb, ['hiring']) &&
      /^(?:hir|recruit|employ|that (?:hire|employ|recruit))/iu.test(verb.text);
    return isTop && isOfHiring && items.some(isRole) ? { ...item, means: { kind: 'order', names: ['TOTAL_POSTING_COUNT'], direction: 'desc' } } : item;
  });
}

/** "Where is hiring for analysts strongest in Atlanta": in a metro area, employers have a third of the hiring, and the strongest is the highest. */
export function withStrongestHiring(items: readonly Item[]): Item[] {
  const isInPlace = items.some(({ means }) => means.kind === 'entity' && means.entity.kind === 'place' && means.entity.metro !== undefined);
  if (!isInPlace || !items.some(isRole) || items.some(isCompany) || !items.some((item) => isTopic(item, HIRING))) return [...items];
  return items.map((item, i): Item => {
    const isStrongest =
      item.means.kind === 'superlative' && (STRONGEST.test(item.text) || (/^(?:the )?(?:best|top|highest)$/iu.test(item.text) && isSignal(items, i + 2)));
    // "Heaviest posting volume on top" is an order.
    const isFirst = items.slice(i + 1, i + 1 + NEAR).some(({ text }) => FIRST.test(text));
    if (isStrongest && !isFirst) return { ...item, means: { kind: 'value', options: [{ field: 'HIRING_POSTINGS_QTILE', values: [3] }] } };
    return isSignal(items, i) ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const NEAR = 4;
const FIRST = /^(?:first|top|on top|at the top)$/iu;
/** "Hiring signal". */
const isSignal = (items: readonly Item[], i: number): boolean =>
  /^signals?$/iu.test(items[i]?.text ?? '') && /\b(?:hiring|posting|recruiting)s?$/iu.test(items[i - 1]?.text ?? '');
const STRONGEST = /^(?:the )?(?:strongest|heaviest|most intense|most active|hottest)$/iu;
