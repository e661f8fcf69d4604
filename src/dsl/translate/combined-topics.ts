import type { Item } from './items.ts';
import type { Facet, Mention } from './reading.ts';
import type { Topic } from './senses.ts';

/** Changes topics that mean something else next to others. */
export function combineTopics(topics: Map<Topic, Mention[]>, facets: Facet[], all: readonly Item[]): void {
  const ways = topics.get('promotion');
  if (ways !== undefined && !topics.has('pathways') && asksForWay(all)) {
    topics.delete('promotion');
    topics.set('pathways', ways);
  }
  const beginners = topics.get('beginners');
  if (
    beginners?.every(({ text }) => STAGE.test(text)) === true &&
    OF_CAREERS.some((topic) => topics.has(topic)) &&
    !EMPLOYERS.some((topic) => topics.has(topic))
  ) {
    // "Wages of beginners": a career stage, not the employers that are good for one.
    topics.delete('beginners');
    for (const { text, at } of beginners) facets.push({ kind: 'field', text, at, covers: [at], options: AT_START });
  }
  const [onlyTopic, ...moreTopics] = topics.keys();
  if (onlyTopic === 'jobs' && moreTopics.length === 0 && isJobSearch(facets)) topics.set('hiring', topics.get('jobs') ?? []);
}

/** "How can a clerk move up?" asks for the way, "how often are clerks promoted?" for a figure. */
const asksForWay = (items: readonly Item[]): boolean =>
  /^how (?:can|could|to|do i|do you|does one|might|should|would) /iu.test(`${items.map(({ text }) => text).join(' ')} `);

/** "Nurse jobs in Seattle" asks who hires. */
function isJobSearch(facets: readonly Facet[]): boolean {
  const kinds = new Set(facets.map((facet) => (facet.kind === 'entity' ? facet.entity.kind : facet.kind)));
  return kinds.has('role') && kinds.has('place') && !kinds.has('company');
}
const OF_CAREERS: readonly Topic[] = ['wages', 'growth', 'retention', 'promotion', 'probability', 'next', 'similar'];
const EMPLOYERS: readonly Topic[] = ['companies', 'who', 'hiring', 'postings', 'entry_postings', 'badges', 'role_badges', 'company_badges'];
/** "A graduate of ours" is who asks. */
const STAGE = /entry|begin|newcomer|junior|experience|start/iu;
const AT_START = [
  { field: 'EXPERIENCE_LEVEL', values: ['Entry-Level'] },
  { field: 'YEARS_IN', values: [0] },
];
