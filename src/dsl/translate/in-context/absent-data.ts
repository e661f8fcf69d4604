import { wordLists } from '../../../language/word-lists.ts';
import { textOf } from '../indexed.ts';
import { isCompany, isRole, isTopic, type Item } from '../items.ts';
import { HIRING, type Topic } from '../senses.ts';

/** Marks what a question asks for if the data cannot have it, whatever the words around it say. */
export const withAbsentData = (items: readonly Item[]): Item[] =>
  [
    withPerks,
    withDoings,
    withRatios,
    withKindEmployers,
    withPlacesOfJobs,
    withComparedBadges,
    withRivals,
    withArtifacts,
    withWantedPersons,
    withArrangements,
    withReasons,
    withTrade,
    withPlacesOfPeople,
    withEarlierYears,
    withPaidPersons,
    withHeadcounts,
    withOpenJobs,
    withBetterPay,
  ].reduce<Item[]>((read, reader) => reader(read), [...items]);

const elsewhere = (item: Item): Item => ({ ...item, means: { kind: 'elsewhere' } });
const isContent = ({ means }: Item): boolean => means.kind !== 'skip' && means.kind !== 'mark';

/** "Applicants per opening": how many of something that nobody counts. "Companies per state" are counted, "20 per page" are rows. */
function withRatios(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isRatio = items[i + 1]?.means.kind === 'per' && /^per$/iu.test(items[i + 1]?.text ?? '');
    if (!isRatio) return item;
    const isCounted = ['skip', 'unknown'].includes(item.means.kind);
    const whole = items[i + 2];
    // "Openings per recruiter".
    const isOfRole = whole !== undefined && isRole(whole) && isTopic(item, [...HIRING]);
    if (isOfRole) return elsewhere(item);
    const isOfOne = whole !== undefined && (isTopic(whole, [...HIRING, 'companies', 'jobs']) || ['skip', 'unknown', 'write'].includes(whole.means.kind));
    return isCounted && isOfOne && NOUNS.test(item.text) && !FIGURES.test(item.text) ? elsewhere(item) : item;
  });
}
const NOUNS = /^\p{L}+s$/iu;
const FIGURES =
  /^(?:counts|totals|numbers|figures|results|rows|stats|statistics|values|levels|lists|tables|lines|entries|records|names|this|is|does|has|was|us)$/iu;

/** "Do teachers marry other teachers": what somebody does that no word explains is what the question asks. */
function withDoings(items: readonly Item[]): Item[] {
  const first = items.findIndex(({ text }) => !/^(?:so|and|but|hey|hi|ok|okay|please|also)$/iu.test(text));
  if (!/^(?:do|does|did)$/iu.test(items[first]?.text ?? '')) return [...items];
  const who = items.findIndex((item, i) => i > first && isContent(item));
  const [subject, verb] = [items[who], items[who + 1]];
  if (subject === undefined || verb === undefined || !(isRole(subject) || isCompany(subject) || isTopic(subject, ['companies', 'jobs']))) return [...items];
  const isDoing = ['unknown', 'write'].includes(verb.means.kind) && /^\p{Ll}{3,}(?<!ly|ing|ed)$/u.test(verb.text);
  return items.map((item) => (isDoing && item === verb ? elsewhere(item) : item));
}

/** "Employers with on-site childcare": what their people get, and not what they do. */
function withPerks(items: readonly Item[]): Item[] {
  // "With health in the name".
  if (items.some(({ means }) => means.kind === 'in_name')) return [...items];
  return items.map((item, i) => {
    if (
      item.means.kind !== 'entity' ||
      item.means.entity.kind !== 'industry' ||
      item.means.entity.saysEmployers === true ||
      /s$|\b(?:industry|sector)\b/iu.test(item.text)
    )
      return item;
    const start = items.slice(0, i).findLastIndex(({ means, text }) => !['skip', 'unknown', 'superlative'].includes(means.kind) || OFFERS.test(text)) - 1;
    const said = items.slice(start + 1, i);
    const isOfCompanies = OFFERS.test(said[0]?.text ?? '') && items.slice(0, start + 1).some(isEmployer);
    return said.length <= MOST_BETWEEN && isOfCompanies ? elsewhere(item) : item;
  });
}
const isEmployer = (item: Item): boolean => isTopic(item, ['companies']) || (item.means.kind === 'entity' && item.means.entity.kind === 'industry');
const OFFERS = /^with(?: an?)?$/iu;
const MOST_BETWEEN = 4;

/** "What metros hire nurses", "which states pay welders best": a list of who hires has employers, wages are of the whole country, and neither has places. A company has a list of the places where it hires. */
function withPlacesOfJobs(items: readonly Item[]): Item[] {
  const isOfJobs = items.some(isRole) && !items.some(isCompany) && items.some((item) => isTopic(item, [...HIRING, 'wages', 'jobs']) || isOfPay(item));
  if (!isOfJobs) return [...items];
  return items.map((item, i) => {
    const isAsked = PLACES.test(textOf(items[i - 1], item));
    return isAsked && (item.means.kind === 'skip' || isTopic(item, ['where', 'metro'])) ? elsewhere(item) : item;
  });
}
const isOfPay = ({ means }: Item): boolean => means.kind === 'order' && means.topic === 'wages';
const PLACES = /(?:^|\s)(?:which|what) (?:metros?|metro areas?|metropolitan areas?|msas?|cit(?:y|ies)|towns?|states?|regions?|count(?:y|ies)|countries)$/iu;

/** "Walmart's competitors", "rivals of Target": whom a company has to do with, and no job. */
const withRivals = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    if (item.means.kind !== 'unknown' || !RIVALS.test(item.text) || !items.some(isCompany)) return item;
    // "Our competitors Crowe and Plante Moran" names them.
    const next = items.slice(i + 1).find(({ text }) => !/^(?:[:,]|like|such as|namely)$/iu.test(text));
    const isNamed = isCompany(next) && /^(?:our|my|these|those|the)$/iu.test(items.slice(0, i).findLast(({ means }) => means.kind !== 'unknown')?.text ?? '');
    return isNamed ? { ...item, means: { kind: 'skip' } } : elsewhere(item);
  });
const RIVALS = /^(?:competitors?|competition|rivals?|suppliers?|vendors?|customers?|clients?|investors?|shareholders?)$/iu;

/** "Kind employers": how they are, unlike "what kind of employers". */
const withKindEmployers = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const next = items[i + 1];
    const isKind = /^kind$/iu.test(item.text) && item.means.kind === 'skip' && next !== undefined && isTopic(next, ['companies']);
    return isKind && !/^(?:what|which|any|some|this|that|one|every)$/iu.test(items[i - 1]?.text ?? '') ? elsewhere(item) : item;
  });

/** "Better growth than stability": no query compares two badges of one company. */
function withComparedBadges(items: readonly Item[]): Item[] {
  const isKind = (item: Item): boolean => item.means.kind === 'archetype' || isTopic(item, ['growth', 'beginners']);
  return items.map((item, i) => {
    if (!/(?:^|\s)than$/iu.test(item.text)) return item;
    const [before, after] = [items.slice(0, i), items.slice(i + 1)];
    const isCompared = before.some(isKind) && after.some(isKind) && before.some((one) => isTopic(one, ['companies', 'who']));
    return isCompared ? elsewhere(item) : item;
  });
}

/** "Build me a dashboard": something to make of data, and no data. */
function withArtifacts(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    if (!ARTIFACT.test(item.text)) return item;
    const start = items.slice(0, i).findLastIndex(({ means, text }) => means.kind !== 'skip' || MAKES.test(text));
    return MAKES.test(items[start]?.text ?? '') ? elsewhere(item) : item;
  });
}
const MAKES = /^(?:build|create|make|design|develop|code|draw|plot|generate|prepare|produce|set up|write|draft)\b/iu;
const ARTIFACT =
  /^(?:dashboards?|charts?|graphs?|plots?|spreadsheets?|slides?|slide decks?|decks?|presentations?|web ?sites?|apps?|widgets?|infographics?|power ?points?)$/iu;

/** "I need a plumber", "find me a nurse in Dayton": somebody to hire, and no question about jobs. */
function withWantedPersons(items: readonly Item[]): Item[] {
  const role = items.findIndex(isRole);
  if (role < 0) return [...items];
  const said = textOf(...items.slice(0, role));
  const isAlone = items
    .slice(role + 1)
    .every((item) => ['skip', 'mark'].includes(item.means.kind) || (item.means.kind === 'entity' && item.means.entity.kind === 'place'));
  return items.map((item, i) => (i === role && isAlone && WANTS.test(said) ? elsewhere(item) : item));
}
const WANTS = new RegExp(
  `^(?:please )?(?:(?:i|we)(?: am|['’]m| are|['’]re)? |can you |could you )?${wordLists('workers.tsv').any('asks for person')} (?:an?|some|a good|a cheap|a local|the best)$`,
  'iu',
);

/** "Remote jobs", "remote software jobs": how, where, or when somebody works. "Seasonal accountants" are no seasoned ones. */
const withArrangements = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    // "Student jobs" are not all jobs, unlike those "for a student".
    const after = items[i + 1];
    if (STUDENT.test(item.text) && after !== undefined && isTopic(after, ['jobs', 'companies'])) return { ...item, means: { kind: 'unsaid' } };
    if (!ARRANGEMENT.test(item.text)) return item;
    if (item.means.kind === 'value') return { ...item, means: { kind: 'unsaid' } };
    const next = items.slice(i + 1, i + 1 + LONGEST_FIELD).find(({ means }) => !['entity', 'unknown'].includes(means.kind));
    return item.means.kind !== 'entity' && next !== undefined && isTopic(next, ['jobs', 'hiring', 'postings']) ? elsewhere(item) : item;
  });
/** The most words between how somebody works and "jobs". */
const LONGEST_FIELD = 3;
const STUDENT = /^students?$/iu;
const ARRANGEMENT = /^(?:remote|hybrid|part-?time|full-?time|seasonal|temporary|temp|freelance|weekend|night|overnight|evening)$/iu;

/** "Why doesn't Target have a badge": the data has no reasons. */
const withReasons = (items: readonly Item[]): Item[] =>
  items.map((item, i) => (/^why\b/iu.test(item.text) && items.slice(0, i).every(({ means }) => means.kind === 'skip') ? elsewhere(item) : item));

/** "Retail sales in Ohio": how much is sold there, and no job. */
const withTrade = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    if (!/^sales$/iu.test(item.text)) return item;
    const isTrade = items[i - 1]?.means.kind === 'entity' && i < items.length - 1;
    const isAlone = items.every(
      ({ means }, at) => at === i || ['skip', 'mark'].includes(means.kind) || (means.kind === 'entity' && OF_TRADE.has(means.entity.kind)),
    );
    return isTrade && isAlone ? elsewhere(item) : item;
  });
const OF_TRADE: ReadonlySet<string> = new Set(['industry', 'place']);

/** "Which countries have nurses": no list of employers. */
const withPlacesOfPeople = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const isAsked = /^(?:have|has|got|need|want)\b/iu.test(items[i + 1]?.text ?? '') && PLACES.test(textOf(items[i - 1], item));
    return isAsked && items.some(isRole) && !items.some((one) => isCompany(one) || isTopic(one, ['companies'])) ? elsewhere(item) : item;
  });

/** "Between 2020 and 2023", "in 1985": the data is of one time. */
function withEarlierYears(items: readonly Item[]): Item[] {
  const isYear = (i: number): boolean => {
    const { means } = items[i] ?? {};
    return means?.kind === 'number' && means.unit === 'plain' && Number.isInteger(means.value) && means.value >= FIRST_YEAR && means.value <= LAST_YEAR;
  };
  return items.map((item, i) => {
    if (!isYear(i)) return item;
    const next = items[i + 1];
    const isCounted = next !== undefined && ['topic', 'rows', 'year', 'entity'].includes(next.means.kind);
    const [before, earlier] = [items[i - 1]?.text ?? '', items[i - 2]?.text ?? ''];
    const isOtherEnd = [i - 2, i + 2].some(isYear) && RANGE.test(`${earlier} ${before} ${next?.text ?? ''}`);
    return !isCounted && (WHEN.test(before) || isOtherEnd) ? elsewhere(item) : item;
  });
}
const [FIRST_YEAR, LAST_YEAR] = [1950, 2035];
const WHEN = /(?:^|\s)(?:in|since|back in|year|until|during|by the end of)$/iu;
const RANGE = /\b(?:and|to|until|through|vs|versus|or|–|-)\b/iu;

/** "The salaries of superintendents by name": of persons, who are in no dataset. */
function withPaidPersons(items: readonly Item[]): Item[] {
  const isOfPay =
    items.some(isRole) && items.some((item) => isTopic(item, ['wages'])) && !items.some((item) => isTopic(item, ['clusters', 'jobs', 'companies']));
  return items.map((item) => (isOfPay && item.means.kind === 'order' && /^by (?:first |last |full )?names?$/iu.test(item.text) ? elsewhere(item) : item));
}

/** "How many cashiers does Walmart employ": people, whom nobody counts. A count of rows says how many employers or jobs there are. */
const withHeadcounts = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const role = items.slice(i + 1).find(isContent);
    const isCounted = isTopic(item, ['count']) && PEOPLE.test(item.text) && role !== undefined && isRole(role);
    const isOfPeople =
      isCounted && items.some(isCompany) && items.every(({ means, text }) => means.kind !== 'topic' || (OF_PEOPLE.has(means.topic) && !OPENINGS.test(text)));
    return isOfPeople ? elsewhere(item) : item;
  });
const PEOPLE = /\b(?:how many|number|count)\b/iu;
const OF_PEOPLE: ReadonlySet<Topic> = new Set<Topic>(['count', 'hiring', 'workforce', 'who']);
/** What there is to count of hiring. */
const OPENINGS = /(?:openings?|postings?|vacanc(?:y|ies)|ads?|adverts?|listings?|jobs?|positions?|roles?|spots?)$/iu;

/** "How many jobs does Google have open": openings, and no occupations. */
const withOpenJobs = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const before = items.slice(0, i);
    const isOfCount = before.some((one) => isTopic(one, ['count'])) && before.some((one) => isTopic(one, ['jobs'])) && items.some(isCompany);
    return isOfCount && item.means.kind === 'skip' && /^(?:open|available|unfilled|vacant)$/iu.test(item.text) ? elsewhere(item) : item;
  });

/** "I work as a barista, what jobs pay more": no query compares the pay of other jobs with that of one. "Tell me more about pay" says nothing more. */
const withBetterPay = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const before = items[i - 1];
    const isCompared = before !== undefined && isTopic(before, ['wages']) && /^(?:pays?|paying|earns?|makes?)$/iu.test(before.text);
    const isOfJobs = items.slice(0, i).some((one) => isTopic(one, ['jobs', 'clusters'])) && items.slice(i + 1).every(({ means }) => means.kind === 'mark');
    return /^(?:more|better)$/iu.test(item.text) && isCompared && isOfJobs && items.some(isRole) ? { ...item, means: { kind: 'unsaid' } } : item;
  });
