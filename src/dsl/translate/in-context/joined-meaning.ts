import { isCompany, isRole, isTopic, type Item } from '../items.ts';
import { LISTED, type Topic } from '../senses.ts';

const OF_PAY: readonly Topic[] = ['wages', 'growth', 'postings', 'entry_postings', 'hiring'];
/** Pay is named in full hundreds. */
const ROUND = 100;
const LEGAL_FORM = /^(?:co|inc|incorporated|corp|corporation|llc|ltd|plc|sons|bros|lp|llp)$/iu;
const NEARBY = /^(?:near me|around me|close to me|nearby|around here|near here|in my area)$/iu;

/** Gives names and numbers the meaning that the rest of the question leaves them. */
export function withJoinedMeaning(items: readonly Item[]): Item[] {
  return withoutAges(withDigitWords(withMore(withNearby(withCompanyNames(withLegalForms(withAmounts(items)))))));
}

/** "Between 40,000 and 60,000": pay, and no ZIP codes. */
function withAmounts(items: readonly Item[]): Item[] {
  const isOfPay = items.some(({ means }) => (means.kind === 'topic' || means.kind === 'order' || means.kind === 'value') && isPay(means.topic));
  const isOfZip = items.some(({ means }) => means.kind === 'topic' && means.topic === 'zip');
  return items.map((item, i) => {
    if (!isZip(item)) return item;
    // "50 thousand" is an amount.
    if (!/^[\d,]+$/u.test(item.text)) return { ...item, means: { kind: 'number', value: codeOf(item), unit: 'plain' } };
    const digits = item.text.replace(/,/gu, '');
    if (!item.text.includes(',') && (isOfZip || !isOfPay)) return item;
    const isBound = [items[i - 1], items[i + 1]].some((one) => one?.means.kind === 'compare' || one?.means.kind === 'between');
    if (!item.text.includes(',') && !isBound && Number(digits) % ROUND !== 0) return item;
    return { ...item, means: { kind: 'number', value: Number(digits), unit: 'plain' } };
  });
}

const isPay = (topic: Topic | undefined): boolean => topic !== undefined && OF_PAY.includes(topic);

/** A number of five digits names a ZIP code or, less often, a metro area. */
const isZip = ({ means, text }: Item): boolean =>
  means.kind === 'entity' && (means.entity.kind === 'zip' || (means.entity.kind === 'place' && (/^\d{5}$/u.test(text) || WITH_FACTOR.test(text))));
const WITH_FACTOR = /\d .*(?:hundred|thousand)$/iu;

const codeOf = ({ means }: Item): number =>
  means.kind !== 'entity' ? NaN : Number(means.entity.kind === 'zip' ? means.entity.zip : means.entity.kind === 'place' ? means.entity.metro : NaN);

/** "JP Morgan Chase & Co": the end of a name that says nothing more. */
function withLegalForms(items: readonly Item[]): Item[] {
  const joined: Item[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (item === undefined) break;
    const before = joined.at(-1);
    const isJoin = /^(?:&|and|,)$/iu.test(item.text);
    const form = isJoin ? items[i + 1] : item;
    if (before === undefined || !isCompany(before) || form === undefined || !LEGAL_FORM.test(form.text)) joined.push(item);
    else {
      const join = item.text === ',' ? ',' : isJoin ? ` ${item.text}` : '';
      joined[joined.length - 1] = { ...before, to: form.to, text: `${before.text}${join} ${form.text}` };
      if (isJoin) i++;
    }
  }
  return joined;
}

/** "Normalize JP Morgan Chase" resolves a company, where nothing else is named that could be a title. */
function withCompanyNames(items: readonly Item[]): Item[] {
  const names = items.filter(({ means }) => means.kind === 'entity' || means.kind === 'quoted' || means.kind === 'unknown');
  const [only] = names;
  if (names.length !== 1 || only === undefined || !isCompany(only)) return [...items];
  return items.map((item, i) =>
    item.means.kind === 'topic' && item.means.topic === 'convert' && items[i + 1] === only
      ? { ...item, means: { kind: 'topic', topic: OF_JOBS_AT.test(item.text) ? 'jobs' : 'company_name' } }
      : item,
  );
}

/** "What occupations is Deloitte badged for". */
const OF_JOBS_AT = /\b(?:occupation|job|role)s is$/iu;

/** "A welder in Tulsa, who is hiring near me": the place is named. Alone, the words ask for what the data does not have. */
function withNearby(items: readonly Item[]): Item[] {
  const hasPlace = items.some(({ means }) => means.kind === 'entity' && (means.entity.kind === 'place' || means.entity.kind === 'zip'));
  return items.map((item) => (hasPlace && NEARBY.test(item.text) ? { ...item, means: { kind: 'skip' } } : item));
}

/** "A 17-year-old": how old somebody is, and no years in a job. */
function withoutAges(items: readonly Item[]): Item[] {
  const isAge = (item: Item | undefined): boolean => item?.means.kind === 'year' && /\bold$/iu.test(item.text);
  return items.map((item, i) =>
    isAge(item) || (item.means.kind === 'number' && isAge(items.slice(i + 1).find(({ means }) => means.kind !== 'mark')))
      ? { ...item, means: { kind: 'skip' } }
      : item,
  );
}

/** "Best companies 4 new grads", "how 2 become a nurse": digits that are typed for "for" and "to". */
function withDigitWords(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const [before, next] = [items[i - 1], items[i + 1]];
    const isFor = item.text === '4' && before !== undefined && isTopic(before, LISTED) && next !== undefined && (isTopic(next, ['beginners']) || isRole(next));
    const isTo = item.text === '2' && /^how(?: do (?:i|you|u))?$/iu.test(before?.text ?? '') && next !== undefined && next.means.kind !== 'topic';
    return isFor || isTo ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "20 more banks": how many are wanted, not a bound. */
function withMore(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const next = items[i + 1];
    const isCounted = next?.means.kind === 'topic' || next?.means.kind === 'entity';
    return /^more$/iu.test(item.text) && items[i - 1]?.means.kind === 'number' && isCounted ? { ...item, means: { kind: 'skip' } } : item;
  });
}
