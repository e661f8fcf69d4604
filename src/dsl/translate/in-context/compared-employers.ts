import { runIn, textOf } from '../indexed.ts';
import { isCompany, isRole, isTopic, isValueOf, skipped, type Item } from '../items.ts';
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

/**
 * "UPS vs FedEx, whose badges are better", "is Target or Costco better for growth", "put UPS and FedEx side by side": the badges of both are listed. "Compare their
 * badges better" says something else.
 */
export function withBetterBadges(items: readonly Item[]): Item[] {
  if (employersIn(items).size < 2 || items.some((item) => isRole(item) || isTopic(item, HIRING))) return [...items];
  const asked = items.findIndex(({ text }) => ASKS_WHOSE.test(text));
  // "Which badges better" has no verb, and "better" said twice is once too often.
  const better = items.findIndex((item, i) => asked >= 0 && i >= asked && BETTER.test(item.text) && item.means.kind !== 'entity');
  const question = items.slice(Math.max(asked, 0), better + 1);
  // After a colon, employers are a list: "who has a growth badge: Hilton, Hyatt".
  const isSaid = question.some(({ text }) => VERB.test(text)) && !question.some(({ text }) => /^:$/u.test(text));
  const isBetter = (_: Item, i: number): boolean => isSaid && i === better;
  const isAsked = items.some(isBetter);
  if (items.some((item) => isTopic(item, BADGES))) {
    if (!isAsked) return [...items];
    return items.map((item, i) => (isBetter(item, i) ? skipped(item) : isTopic(item, ['badges']) ? { ...item, means: COMPANY_BADGES } : item));
  }
  const shown = placesOfBoth(items);
  // The row of a company has all of its badges.
  const isKind = ({ means }: Item): boolean =>
    means.kind === 'archetype' || (means.kind === 'topic' && ['growth', 'beginners', 'retention', 'promotion'].includes(means.topic));
  const isOther = ({ means }: Item): boolean => ['level', 'value', 'number', 'elsewhere'].includes(means.kind);
  const isCompared = shown.size > 0 && items.every((item, i) => shown.has(i) || isCompany(item) || isKind(item) || isWord(item) || isBetter(item, i));
  if (!(isAsked && items.some(isKind)) && !isCompared) return [...items];
  if (items.some(isOther)) return [...items];
  const said = items.findIndex((item, i) => isBetter(item, i) || shown.has(i));
  return items.map((item, i) => {
    if (i === said) return { ...item, means: COMPANY_BADGES };
    return shown.has(i) || isBetter(item, i) || isKind(item) || isTopic(item, ['who']) ? skipped(item) : item;
  });
}
const COMPANY_BADGES: Item['means'] = { kind: 'topic', topic: 'company_badges' };
const ASKS_WHOSE = /\b(?:whose|which|who|is|are|has|have|got|does|do)\b/iu;
/** "Who's" is "who" here. */
const VERB = /\b(?:who|whose|is|are|has|have|got|does|do|looks?|gets?)\b/iu;
const BETTER = /^(?:better|the better|best|stronger|worse|nicer|more impressive|prettier|shinier|superior|better than|stronger than|worse than)$/iu;
const isWord = ({ means }: Item): boolean => ['skip', 'mark', 'or', 'aside'].includes(means.kind);

/** Where "put them side by side" or "next to each other" is said, with the verb before the names: "put UPS and FedEx side by side". */
function placesOfBoth(items: readonly Item[]): ReadonlySet<number> {
  const [start, end] = runIn(items, LONGEST, (run) => SIDE_BY_SIDE.test(textOf(...run))) ?? [0, 0];
  const verb = items.findIndex(({ text }, at) => at < start && /^(?:put|place|lay|set)$/iu.test(text));
  return new Set([...Array.from({ length: end - start }, (_, at) => start + at), ...(verb < 0 ? [] : [verb])]);
}
const LONGEST = 7;
const SIDE_BY_SIDE =
  /^(?:(?:put|place|lay|set|show|line up|list)(?: me)?(?: (?:them|both|these|those|the two|the two of them|both of them))? )?(?:side by side|next to (?:each other|one another)|back to back|head to head)$/iu;

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
    // "Most strongly (top third of postings)": what is in brackets says how strongly.
    const isGlossed = item.means.kind === 'superlative' && items[i + 1]?.text === '(' && isThird(items[i + 2]);
    if (isGlossed) return { ...item, means: { kind: 'skip' } };
    if (isStrongest && !isFirst) return { ...item, means: { kind: 'value', options: [{ field: 'HIRING_POSTINGS_QTILE', values: [3] }] } };
    return isSignal(items, i) ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const isThird = (item: Item | undefined): boolean => item !== undefined && isValueOf(item, 'HIRING_POSTINGS_QTILE');
const NEAR = 4;
const FIRST = /^(?:first|top|on top|at the top)$/iu;
/** "Hiring signal". */
const isSignal = (items: readonly Item[], i: number): boolean =>
  /^signals?$/iu.test(items[i]?.text ?? '') && /\b(?:hiring|posting|recruiting)s?$/iu.test(items[i - 1]?.text ?? '');
const STRONGEST = /^(?:the )?(?:strongest|most strongly|heaviest|most intense|most active|hottest)$/iu;
