import { withBadgeOfBeginners } from './beginner-badges.ts';
import { combineFigures } from './combined-figures.ts';
import { isOfFigure } from './figures-of-clusters.ts';
import type { Item } from './items.ts';
import type { Facet, Mention } from './reading.ts';
import { BADGES, HIRING, type FieldValue, type Topic } from './senses.ts';

/** Changes topics that mean something else next to others. */
export function combineTopics(topics: Map<Topic, Mention[]>, facets: Facet[], all: readonly Item[]): void {
  rolesOfSeveral(topics, facets);
  rolesWithPostings(topics, facets);
  const ways = topics.get('promotion');
  if (ways !== undefined && !topics.has('pathways') && asksForWay(all)) {
    topics.delete('promotion');
    topics.set('pathways', ways);
  }
  // "What does AI do to the odds of a designer": no probability of staying, or of a promotion.
  if (
    topics.has('ai') &&
    !topics.has('retention') &&
    !topics.has('promotion') &&
    !facets.some((facet) => facet.kind === 'field' && facet.options.some(({ field }) => field === 'OUTCOME'))
  )
    topics.delete('probability');
  const beginners = topics.get('beginners');
  if (
    beginners?.every(({ text }) => STAGE.test(text)) === true &&
    OF_CAREERS.some((topic) => topics.has(topic)) &&
    !OF_EMPLOYERS.some((topic) => topics.has(topic))
  ) {
    // "Wages of beginners": a career stage, not the employers that are good for one.
    topics.delete('beginners');
    for (const { text, at } of beginners) facets.push({ kind: 'field', text, at, covers: [at], options: AT_START });
  }
  // "Was Nordstrom acquired?" asks about the company.
  const isOfEvent = facets.some((facet) => facet.kind === 'field' && facet.options.some(({ field }) => field === 'EVENT_TYPE'));
  const isOfCompany = facets.some((facet) => facet.kind === 'entity' && facet.entity.kind === 'company');
  if (isOfEvent && isOfCompany && [...topics.keys()].every((topic) => topic === 'who')) topics.set('about', []);
  // "The Midwest state of Iowa".
  const states = facets.flatMap((facet) =>
    facet.kind === 'entity' && facet.entity.kind === 'place' && facet.isNegated !== true ? (facet.entity.state ?? []) : [],
  );
  const region = facets.findIndex(
    (facet) => facet.kind === 'field' && facet.options.some(({ field, values }) => field === 'STATE' && values.some((one) => states.includes(String(one)))),
  );
  const wider = facets[region];
  if (wider !== undefined)
    facets[region] = { kind: 'order', text: wider.text, at: wider.at, covers: wider.covers, names: [], isOptional: true, isDefault: true };
  // "Compare Lowe's to Home Depot".
  const companies = facets.filter((facet) => facet.kind === 'entity' && facet.entity.kind === 'company');
  const isComparison = all.some(({ text }) => /^(?:compare|comparison|versus|vs|side by side|stack up)\b/iu.test(text));
  if (companies.length > 1 && isComparison && [...topics.keys()].every((topic) => topic === 'who' || topic === 'companies')) topics.set('badges', []);
  // "Tell me about a company named Wegmans": the name is known.
  const called = topics.get('company_name');
  const isKnown = facets.some((facet) => facet.kind === 'entity' && facet.entity.kind === 'company');
  if (topics.has('about') && isKnown && called?.every(({ text }) => / (?:named|called)$/iu.test(text)) === true) topics.delete('company_name');
  // "Which codes are lumped into 'Electricians'" asks for its members.
  const codes = topics.get('code');
  const isOfCluster = facets.some((facet) => facet.kind === 'entity' && facet.entity.kind === 'role' && facet.entity.isCluster === true);
  if (codes?.every(({ text }) => /codes$/iu.test(text)) === true && topics.has('member') && isOfCluster) {
    topics.delete('code');
    if (topics.get('convert')?.every(({ text }) => /onet/iu.test(text)) === true) topics.delete('convert');
    topics.set('jobs', codes);
  }
  withBadgesOfCluster(topics, facets);
  combineFigures(facets, all);
  withBeginners(topics, facets);
  withBadgeOfBeginners(topics, facets, all);
  withEntryPostings(topics, facets);
  withCountsByIndustry(topics, facets);
  withGroups(topics, facets);
  withCountedEmployers(topics, facets);
  withPaidJobsAt(topics, facets);
  withJobsInPlace(topics, facets);
  withFiguresOfSeveral(topics, facets);
  const [onlyTopic, ...moreTopics] = topics.keys();
  if (onlyTopic === 'jobs' && moreTopics.length === 0 && isJobSearch(facets)) topics.set('hiring', topics.get('jobs') ?? []);
}

/** "Roles at Target and Walmart with a Platinum badge for growth": the jobs of one company are a list of their own, those of several are pairs. */
function rolesOfSeveral(topics: Map<Topic, Mention[]>, facets: readonly Facet[]): void {
  const companies = facets.filter((facet) => facet.kind === 'entity' && facet.entity.kind === 'company' && facet.isNegated !== true);
  const jobs = topics.get('jobs');
  const isOfPairs = facets.some((facet) => facet.kind === 'field' && facet.options.some(({ field }) => OF_PAIRS.has(field) || field.startsWith('BADGE_')));
  if (companies.length < 2 || jobs === undefined || !isOfPairs || topics.has('role_badges') || topics.has('count')) return;
  topics.delete('jobs');
  topics.set('role_badges', jobs);
}

/** "Best paying jobs at Kroger": pay, its growth, and retention are known of clusters, and the list of these has the company. */
function withPaidJobsAt(topics: Map<Topic, Mention[]>, facets: readonly Facet[]): void {
  const jobs = topics.get('jobs');
  const isNamed = (kind: 'company' | 'role'): boolean => facets.some((facet) => facet.kind === 'entity' && facet.entity.kind === kind);
  if (jobs === undefined || topics.has('clusters') || !facets.some(isOfFigure) || !isNamed('company') || isNamed('role')) return;
  topics.delete('jobs');
  topics.set('clusters', jobs);
}

/** "Which roles is Kroger recruiting for in Cincinnati": only where a company hires has places. */
function withJobsInPlace(topics: Map<Topic, Mention[]>, facets: readonly Facet[]): void {
  const [jobs, hiring] = [topics.get('jobs'), topics.get('hiring')];
  const isNamed = (kind: 'company' | 'place'): boolean =>
    facets.some((facet) => facet.kind === 'entity' && facet.entity.kind === kind && facet.isNegated !== true);
  const isOther = facets.some((facet) => facet.kind === 'field' || facet.kind === 'order');
  if (jobs === undefined || hiring === undefined || isOther || !isNamed('company') || !isNamed('place')) return;
  topics.delete('jobs');
  topics.set('hiring', [...jobs, ...hiring]);
}

/** "Pay, pay growth, and retention of clusters 415, 419, and 446": several figures of several clusters are columns of their list. */
function withFiguresOfSeveral(topics: Map<Topic, Mention[]>, facets: Facet[]): void {
  const figures = (['wages', 'growth', 'retention'] as const).filter((topic) => topics.has(topic));
  const clusters = facets.filter((facet) => facet.kind === 'entity' && facet.entity.kind === 'role' && facet.entity.isCluster === true);
  const [first, ...more] = figures.flatMap((topic) => topics.get(topic) ?? []).sort((a, b) => a.at - b.at);
  if (figures.length < 2 || clusters.length < 2 || first === undefined || facets.some(isOfFigure)) return;
  for (const topic of figures) topics.delete(topic);
  topics.set('clusters', topics.get('clusters') ?? []);
  facets.push({ kind: 'expand', text: first.text, at: first.at, covers: [first, ...more].map(({ at }) => at), word: 'METRICS' });
}

/** "Roles at banks with low entry-level postings": each role of each employer, as only their pairs have tiers. */
function rolesWithPostings(topics: Map<Topic, Mention[]>, facets: readonly Facet[]): void {
  const jobs = topics.get('jobs');
  const isOfTier = facets.some((facet) => facet.kind === 'field' && facet.options.some(({ field }) => field.endsWith('_POSTING_TIER')));
  const isNamed = facets.some((facet) => facet.kind === 'entity' && ['company', 'role'].includes(facet.entity.kind));
  if (jobs === undefined || !isOfTier || isNamed || topics.has('role_badges')) return;
  topics.delete('jobs');
  topics.set('role_badges', jobs);
}

/** "Platinum growth badges, cluster 97": the word only says what the number is, and clusters have no badges, but employers have some for their roles. */
function withBadgesOfCluster(topics: Map<Topic, Mention[]>, facets: readonly Facet[]): void {
  const isNumbered = facets.some(
    (facet) => facet.kind === 'entity' && facet.entity.kind === 'role' && facet.entity.isCluster === true && /^\d+$/u.test(facet.text),
  );
  const hasBadge = facets.some((facet) => facet.kind === 'field' && facet.options.some(({ field }) => field.includes('BADGE')));
  if (isNumbered && hasBadge && [...topics.keys()].every((topic) => topic === 'clusters' || topic === 'count')) topics.set('role_badges', []);
}

/** "How many employers have a growth badge for data scientists", "how many companies hire nurses": badges of roles are counted, one for each employer. */
function withCountedEmployers(topics: Map<Topic, Mention[]>, facets: readonly Facet[]): void {
  const employers = topics.get('companies');
  const isOfRole = facets.some((facet) => facet.kind === 'entity' && facet.entity.kind === 'role' && facet.isNegated !== true);
  const isOfCompany = facets.some((facet) => facet.kind === 'entity' && facet.entity.kind === 'company');
  const hasBadge = facets.some((facet) => facet.kind === 'field' && facet.options.some(({ field }) => field.includes('BADGE')));
  // "Have nurses among their top 10", "have high entry-level hiring of nurses".
  const isOfPairs = facets.some((facet) => facet.kind === 'field' && facet.options.some(({ field }) => OF_PAIRS.has(field)));
  const hires = topics.get('hiring') ?? topics.get('who') ?? [];
  // "How many companies have nurses".
  const isAlone = [...topics.keys()].every((topic) => topic === 'companies' || topic === 'count');
  const count = topics.get('count');
  if (employers === undefined || count === undefined || !isOfRole) return;
  // "Hospitals whose number of nurse postings is high" counts no hospitals.
  const isFirst = count.some(({ at }) => employers.some((one) => at <= one.at));
  if (!hasBadge && (isOfCompany || (hires.length === 0 && !(isFirst && (isOfPairs || isAlone))))) return;
  topics.delete('companies');
  if (!hasBadge) for (const topic of ['hiring', 'who'] as const) topics.delete(topic);
  topics.set('role_badges', [...(topics.get('role_badges') ?? []), ...employers, ...(hasBadge ? [] : hires)]);
}

/** What an employer has for each of its jobs. */
const OF_PAIRS: ReadonlySet<string> = new Set(['TOP10', 'ENTRY_POSTING_TIER', 'TOTAL_POSTING_TIER']);

/** "Who hires nurses straight out of school": entry-level postings, not the pay at the start. */
function withBeginners(topics: Map<Topic, Mention[]>, facets: Facet[]): void {
  const start = facets.find((facet) => facet.kind === 'field' && facet.options.some(({ field, values }) => field === 'YEARS_IN' && values[0] === 0));
  const pay = topics.get('wages');
  if (start === undefined || pay?.every(({ at }) => start.covers.includes(at)) !== true || !OF_EMPLOYERS.some((topic) => topics.has(topic))) return;
  topics.delete('wages');
  const { text, at, covers } = start;
  const others = facets.filter((facet) => facet !== start && !(facet.kind === 'order' && facet.names[0] === 'TOTAL_POSTING_COUNT'));
  const replaced = facets.filter((facet) => facet.kind === 'order' && !others.includes(facet)).flatMap((facet) => facet.covers);
  facets.splice(0, facets.length, ...others, { kind: 'order', text, at, covers: [...covers, ...replaced], names: ['ENTRY_POSTING_COUNT'], direction: 'desc' });
}

/** "Companies with entry-level postings for nurses": most first, unless the question has another order. */
function withEntryPostings(topics: Map<Topic, Mention[]>, facets: Facet[]): void {
  const [posted] = topics.get('entry_postings') ?? [];
  const isOfRole = facets.some((facet) => facet.kind === 'entity' && facet.entity.kind === 'role');
  const isSaid = facets.some((facet) => facet.kind === 'order' || facet.kind === 'best' || (facet.kind === 'field' && facet.options.some(isEntryTier)));
  if (posted === undefined || !isOfRole || isSaid || !topics.has('companies')) return;
  facets.push({ kind: 'order', ...posted, covers: [posted.at], names: ['ENTRY_POSTING_COUNT'], direction: 'desc', isOptional: true });
}
const isEntryTier = ({ field }: FieldValue): boolean => field === 'ENTRY_POSTING_TIER';

/** "Which industries have the most employers with a platinum badge": industries have no badges, so the companies that do are counted by industry. */
function withCountsByIndustry(topics: Map<Topic, Mention[]>, facets: Facet[]): void {
  const industries = topics.get('industries');
  const most = facets.find((facet) => facet.kind === 'order' && facet.names[0] === 'COMPANY_COUNT');
  const hasBadge = facets.some((facet) => facet.kind === 'field' && facet.options.some(({ field }) => field.includes('BADGE')));
  const [first] = industries ?? [];
  if (first === undefined || most === undefined || !hasBadge) return;
  topics.delete('industries');
  topics.set('count', [{ text: most.text, at: most.at }]);
  topics.set('company_badges', []);
  facets.splice(facets.indexOf(most), 1, { kind: 'group', text: first.text, at: first.at, covers: [first.at, ...most.covers], name: 'INDUSTRY' });
}

/** "Companies per industry in Texas": only counts have groups. */
function withGroups(topics: Map<Topic, Mention[]>, facets: readonly Facet[]): void {
  const isGrouped = facets.some((facet) => facet.kind === 'group' && PER.test(facet.text));
  if (isGrouped && [...topics.keys()].every((topic) => topic === 'companies')) topics.set('count', []);
}
const PER = /^(?:per|for each|for every)\b/iu;

/** "How can a clerk move up?" asks for the way, "how often are clerks promoted?" for a figure. */
const asksForWay = (items: readonly Item[]): boolean =>
  /^how (?:can|could|to|do i|do you|does one|might|should|would) /iu.test(`${items.map(({ text }) => text).join(' ')} `);

/** "Nurse jobs in Seattle" asks who hires. */
function isJobSearch(facets: readonly Facet[]): boolean {
  const kinds = new Set(facets.map((facet) => (facet.kind === 'entity' ? facet.entity.kind : facet.kind)));
  return kinds.has('role') && kinds.has('place') && !kinds.has('company');
}
const OF_CAREERS: readonly Topic[] = ['wages', 'growth', 'retention', 'promotion', 'probability', 'next', 'similar'];
/** What employers have, or do. */
const OF_EMPLOYERS: readonly Topic[] = ['companies', 'who', ...HIRING, ...BADGES];
/** "A graduate of ours" is who asks. */
const STAGE = /entry|begin|newcomer|junior|experience|start/iu;
const AT_START = [
  { field: 'EXPERIENCE_LEVEL', values: ['Entry-Level'] },
  { field: 'YEARS_IN', values: [0] },
];
