import { textOf } from '../indexed.ts';
import { isCompany, isOfBeginners, isRole, isTopic, type Item } from '../items.ts';
import { HIRING } from '../senses.ts';

/** Gives words the meaning that they have next to postings and those who post them. */
export const withPostingWords = (items: readonly Item[]): Item[] =>
  withHirers(withRowsOfEmployers(withAskedLast(withPosted(withAllHired(withTotals(withMostForBeginners(withMostBeginners(items))))))));

/** "Who posts the most beginner jobs for waiters": how many there are, and no badge for them. */
function withMostBeginners(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, i) => {
    const before = items[i - 1];
    const jobs = items[i + 1];
    const isMost = before?.means.kind === 'superlative' && before.means.of === 'amount';
    return isMost && isTopic(item, ['beginners']) && jobs !== undefined && isTopic(jobs, ['jobs', ...HIRING]);
  });
  const [beginner, jobs] = [items[at], items[at + 1]];
  if (beginner === undefined || jobs === undefined || !items.some((item) => isTopic(item, ['companies', 'who']))) return [...items];
  const openings: Item = { from: beginner.from, to: jobs.to, text: textOf(beginner, jobs), means: { kind: 'topic', topic: 'entry_postings' } };
  return [...items.slice(0, at), openings, ...items.slice(at + 2)];
}

/** "Who posts the most entry-level pharmacist jobs", "the biggest volume of entry-level cashier postings": the same, with the job between them. */
function withMostForBeginners(items: readonly Item[]): Item[] {
  const at = items.findIndex(
    (item, i) => isOfBeginners(item) && items[i - 1]?.means.kind === 'superlative' && items.slice(i + 1, i + 2).some(isRole) && isJobs(items[i + 2]),
  );
  const most = items[at - 1]?.means;
  const isOfPosters =
    isTopic(items[at + 2] ?? NOTHING, HIRING) || items.slice(0, Math.max(0, at)).some(({ text }) => /^(?:post|advertise|list)(?:s|ing|ed)?$/iu.test(text));
  const isOfEmployers = items.some((item) => isTopic(item, ['companies', 'who']) || (item.means.kind === 'entity' && item.means.entity.kind === 'industry'));
  if (most?.kind !== 'superlative' || !['amount', 'least'].includes(most.of) || !isOfPosters || !isOfEmployers) return [...items];
  return items.map((item, i): Item => {
    if (i === at - 1) return { ...item, means: { kind: 'order', names: ['ENTRY_POSTING_COUNT'], direction: most.of === 'least' ? 'asc' : 'desc' } };
    return i === at ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const NOTHING: Item = { from: 0, to: 0, text: '', means: { kind: 'skip' } };
const isJobs = (item: Item | undefined): boolean => item !== undefined && isTopic(item, ['jobs', ...HIRING]);

/** "Biggest posting totals first": the number of each row, and nothing to count. */
const withTotals = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const before = items[i - 1];
    const isOrdered = items.some(({ means }) => ['by', 'superlative', 'direction', 'limit'].includes(means.kind));
    return isOrdered && before !== undefined && isTopic(before, ['postings', 'entry_postings']) && isTopic(item, ['count']) && TOTALS.test(item.text)
      ? { ...item, means: { kind: 'skip' } }
      : item;
  });
const TOTALS = /^(?:totals?|counts?|numbers?|volumes?|sums?)$/iu;

/** "Everything Deloitte hires for": its jobs. */
function withAllHired(items: readonly Item[]): Item[] {
  const all = items.findIndex(({ text }, i) => EVERYTHING.test(text) && isCompany(items[i + 1]));
  const hired = items[all + 2];
  if (all < 0 || hired === undefined || !isTopic(hired, HIRING) || ![hired.text, textOf(hired, items[all + 3])].some((text) => / for$/iu.test(text)))
    return [...items];
  return items.map((item, i) => {
    if (i === all) return { ...item, means: { kind: 'topic', topic: 'jobs' } };
    // "… where is AI raising the bar": in which of these jobs.
    const isOfThese = isTopic(item, ['where']) && /^where$/iu.test(item.text);
    return item === hired || isOfThese ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const EVERYTHING = /^(?:everything|anything|all|whatever|all (?:that )?)$/iu;

const isOpenings = (item: Item): boolean => isTopic(item, HIRING) && /(?:openings?|postings?|vacanc(?:y|ies)|ads?|adverts?|listings?)$/iu.test(item.text);

/** "How many postings did Boeing put up for welders", "ads posted by FedEx": the verb says no more, and changes nothing. */
function withPosted(items: readonly Item[]): Item[] {
  const openings = items.findIndex(isOpenings);
  const company = items.findIndex(isCompany);
  if (openings < 0 || company < 0) return [...items];
  const isVerb = (i: number): boolean => i > Math.min(openings, company) && POSTS.test(items[i]?.text ?? '') && items[i]?.means.kind !== 'entity';
  return items.map((item, i) => {
    const isParticle = /^(?:up|out)$/iu.test(item.text) && isVerb(i - 1);
    const isBy = item.means.kind === 'by' && /^by$/iu.test(item.text) && isCompany(items[i + 1]);
    return i !== openings && (isVerb(i) || isParticle || isBy) ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const POSTS = /^(?:put|puts|put up|put out|post|posts|posted|publish|publishes|published|list|listed|advertised?|run|ran|has up)$/iu;

/** "Openings at Kaiser Permanente for nurses - how many": asked last. One company and one job have one row, which says it. */
function withAskedLast(items: readonly Item[]): Item[] {
  const last = items.findLastIndex(({ means }) => means.kind !== 'mark' && means.kind !== 'skip');
  const isLast = items[last] !== undefined && isTopic(items[last], ['count']);
  const isOfOne = items.some(isOpenings) && items.some(isCompany) && items.some(isRole);
  return items.map((item, i) => (isLast && isOfOne && i === last ? { ...item, means: { kind: 'skip' } } : item));
}

/** "Nurse openings by employer": a list of employers has a row for each. */
function withRowsOfEmployers(items: readonly Item[]): Item[] {
  const isCounted = items.some((item) => isTopic(item, ['count', 'badges', 'company_badges', 'role_badges', 'industries', 'clusters']));
  if (isCounted || !items.some(isRole) || items.some(isNamedCompany)) return [...items];
  return items.map((item, i) => {
    const next = items[i + 1];
    const isEach = ['by', 'per'].includes(item.means.kind) && !/^(?:sort|rank|order)/iu.test(item.text) && next !== undefined && isTopic(next, ['companies']);
    return isEach && items.slice(0, i).some((one) => isTopic(one, HIRING)) ? { ...item, means: { kind: 'skip' } } : item;
  });
}
/** "Openings at Target by employer" has one row. A company that is left out is none of them. */
const isNamedCompany = (item: Item, i: number, items: readonly Item[]): boolean => isCompany(item) && items[i - 1]?.means.kind !== 'not';

/** "The top hirers of welders": those who hire most, and no quality of theirs. */
const withHirers = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const next = items.slice(i + 1).find(({ means }) => means.kind !== 'number');
    const isHirers = next !== undefined && isTopic(next, ['companies', 'hiring']) && HIRERS.test(next.text);
    return ['superlative', 'unknown', 'aside'].includes(item.means.kind) && TOP.test(item.text) && isHirers
      ? { ...item, means: { kind: 'superlative', of: 'size' } }
      : item;
  });
const TOP = /^(?:top|leading|main|major|number 1|foremost|premier|strongest)$/iu;
const HIRERS = /(?:^|\s)(?:hirers?|recruiters?)(?: of)?$/iu;
