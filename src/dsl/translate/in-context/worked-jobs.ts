import { textOf } from '../indexed.ts';
import type { Item } from '../items.ts';
import type { Lexicon } from '../lexicon.ts';
import { OF_JOBS, type Topic } from '../senses.ts';
import { lemmaOf } from '../words/word.ts';

const ABOUT_JOBS: readonly Topic[] = [...OF_JOBS, 'code', 'hiring'];
/** Before what somebody does: "I weld", "people who bartend", "if you can cook". */
const DOERS =
  /(?:^|\s)(?:i|can|could|who|to|we|they|you|that|people|folks?|workers?|currently|now|mostly|usually|he|she|brother|sister|wife|husband|spouse|partner|son|daughter|mom|mother|dad|father|cousin|nephew|niece|uncle|aunt|friend|neighbou?r|roommate)$/iu;
/** The verb of "she drives a truck". */
const THIRD_PERSON = /(?<=\p{L}{2}[^s])s$/iu;
const ARTICLE = /^(?:a|an|the|some|for a living|my|our|their|other people['’]?s)$/iu;
const LONGEST_OBJECT = 2;

const JOBS = /^(?:jobs|occupations|roles|positions|professions)$/iu;

/** "Technician jobs with an AI flag of …": a word of the titles, where no name says of whom. */
export function withTitleWords(items: readonly Item[], names: Lexicon): Item[] {
  if (items.some(({ means }) => means.kind === 'entity' || means.kind === 'quoted')) return [...items];
  return items.map((item, i) => {
    const next = items[i + 1];
    const isBeforeJobs = next?.means.kind === 'topic' && next.means.topic === 'jobs' && JOBS.test(next.text);
    // "Customer service jobs": both words are the title, which is resolved later.
    const isWord = item.means.kind === 'unknown' && /^\p{L}{4,}$/u.test(item.text) && names.isInTitles(item.text) && items[i - 1]?.means.kind !== 'unknown';
    return isBeforeJobs && isWord ? { ...item, means: { kind: 'title_word' } } : item;
  });
}

/** "Warehouse clusters", "the pharmacy cluster", "clusters in healthcare": a word of the names of clusters, which have no industry. */
export function withClusterWords(items: readonly Item[], names: Lexicon): Item[] {
  const isIndustry = (item: Item | undefined): boolean => item?.means.kind === 'entity' && item.means.entity.kind === 'industry';
  if (items.some((item) => item.means.kind === 'quoted' || (item.means.kind === 'entity' && !isIndustry(item)))) return [...items];
  return items.map((item, i) => {
    const isNamed = isIndustry(item) || (item.means.kind === 'unknown' && /^\p{L}{4,}$/u.test(item.text) && names.isInTitles(item.text));
    const before = items.slice(0, i).findLast(({ text }) => !/^(?:the|a|an|all)$/iu.test(text));
    const isInClusters = before !== undefined && /^(?:in|about|for|of|around|like)$/iu.test(before.text) && isClusters(items[items.indexOf(before) - 1]);
    return isNamed && (isClusters(items[i + 1]) || isInClusters) ? { ...item, means: { kind: 'title_word' } } : item;
  });
}

const isClusters = (item: Item | undefined): boolean => item?.means.kind === 'topic' && item.means.topic === 'clusters' && /\bclusters?\b/iu.test(item.text);

/** "I was laid off as a welder": what happened to who asks, and no question about layoffs. */
export function withLostJobs(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ means, text }) => means.kind === 'elsewhere' && LOST.test(text));
  const said = items.slice(Math.max(0, at - MOST_BEFORE), Math.max(0, at)).map(({ text }) => text);
  const isOfAsker = at >= 0 && (said.length === 0 || OF_ASKER.test(said.join(' ')));
  const asks = items.slice(at + 1).some((item) => item.means.kind === 'topic');
  return items.map((item, i) => (isOfAsker && asks && i === at ? { ...item, means: { kind: 'background' } } : item));
}
const MOST_BEFORE = 3;
const LOST = /^laid off$/iu;
const OF_ASKER =
  /(?:^|\s)(?:i|we|i['’]?ve|i['’]m|i['’]?m|after|since)(?: (?:was|were|got|get|am|been|have been|just got|was just|recently|just|being|getting|have|had been))*$/iu;

/** "If I can weld", "I drive a bus": people who do what a verb says have a job. */
export const withWorkedJobs = (items: readonly Item[], names: Lexicon): Item[] => withVerbsOfWork(withWorkOfOthers(withKindOfWork(items, names), names), names);

/** "Role badges for warehouse work": the job of a warehouse worker, where what is asked for is of jobs. */
function withKindOfWork(items: readonly Item[], names: Lexicon): Item[] {
  const isOfJobs = items.some(({ means }) => means.kind === 'topic' && [...OF_JOBS, 'role_badges'].includes(means.topic));
  if (!isOfJobs || items.some((item) => item.means.kind === 'entity' && item.means.entity.kind === 'role')) return [...items];
  return items.map((item, i): Item => {
    const title = `${item.text.toLowerCase()} worker`;
    const isIndustry = item.means.kind === 'entity' && item.means.entity.kind === 'industry';
    if (!isIndustry || !/^work$/iu.test(items[i + 1]?.text ?? '') || !names.isTitle(title)) return item;
    return { ...item, means: { kind: 'entity', entity: { kind: 'role', title, score: 0.8 } } };
  });
}

/** "Warehouse work for my cousin": the job of a warehouse worker, where employers are asked for. */
function withWorkOfOthers(items: readonly Item[], names: Lexicon): Item[] {
  if (items.some((item) => item.means.kind === 'entity' && ['role', 'company'].includes(item.means.entity.kind))) return [...items];
  return items.map((item, i): Item => {
    const said = textOf(...items.slice(i + 1, i + 1 + LONGEST_LIVING));
    const title = `${item.text.toLowerCase()} worker`;
    const isFirst = i === 0 || items[i - 1]?.means.kind === 'mark' || /^(?:want|need|find|looking for|some)$/iu.test(items[i - 1]?.text ?? '');
    const isIndustry = item.means.kind === 'entity' && item.means.entity.kind === 'industry';
    if (!isIndustry || !isFirst || !WORK_FOR.test(said) || !names.isTitle(title)) return item;
    return { ...item, means: { kind: 'entity', entity: { kind: 'role', title, score: 0.8 } } };
  });
}
const WORK_FOR = /^work for (?:my|our|his|her|their|an?) /iu;

function withVerbsOfWork(items: readonly Item[], names: Lexicon): Item[] {
  const isRole = ({ means }: Item): boolean => means.kind === 'entity' && ['role', 'company'].includes(means.entity.kind);
  const isOfJob = items.some(({ means }) => means.kind === 'topic' && ABOUT_JOBS.includes(means.topic));
  if (!isOfJob || items.some((item) => isRole(item) || item.means.kind === 'quoted')) return [...items];
  for (let i = 1; i < items.length; i++) {
    const item = items[i];
    const isWord = item !== undefined && /^\p{Ll}{3,}$/u.test(item.text) && item.means.kind !== 'entity';
    if (!isWord || !DOERS.test(items[i - 1]?.text ?? '')) continue;
    const isVerb = ['unknown', 'skip', 'write'].includes(item.means.kind);
    const found = (isVerb ? jobAt(items, i, names) : undefined) ?? livingAt(items, i);
    if (found === undefined) continue;
    const last = items[found.end - 1] ?? item;
    const text = items
      .slice(i, found.end)
      .map((one) => one.text)
      .join(' ');
    return [
      ...items.slice(0, i),
      { from: item.from, to: last.to, text, means: { kind: 'entity', entity: { kind: 'role', title: found.title, score: 0.8 } } },
      ...items.slice(found.end),
    ];
  }
  return [...items];
}

function jobAt(items: readonly Item[], i: number, names: Lexicon): { readonly title: string; readonly end: number } | undefined {
  const verb = (items[i]?.text.toLowerCase() ?? '').replace(THIRD_PERSON, '');
  let start = i + 1;
  while (ARTICLE.test(items[start]?.text ?? '')) start++;
  for (let end = start + LONGEST_OBJECT; end > start; end--) {
    const object = items.slice(start, end);
    if (object.length < end - start || !object.every(({ means, text }) => isThing(means.kind) && /^[\p{L} ]+$/u.test(text))) continue;
    const words = object.map(({ text }) => text.toLowerCase().split(' ').map(lemmaOf).join(' ')).join(' ');
    const title = agentsOf(verb)
      .map((agent) => `${words} ${agent}`)
      .find(names.isTitle);
    if (title !== undefined) return { title, end };
  }
  // Usual verbs, such as "work" and "get", name no job alone.
  if (items[i]?.means.kind !== 'unknown') return undefined;
  const title = agentsOf(verb).find(names.isTitle);
  return title === undefined ? undefined : { title, end: i + 1 };
}

/** "I fix cars for a living", "I cut hair, 6 years in": what people say about their work. The conversion of titles knows whose work it is. */
function livingAt(items: readonly Item[], i: number): { readonly title: string; readonly end: number } | undefined {
  const isOfAsker = /(?:^|\s)(?:i|we)$/iu.test(items[i - 1]?.text ?? '');
  const verb = items[i]?.text ?? '';
  // "I fix air conditioners. Which …": a sentence of its own says what somebody's work is, if its verb is one of work.
  const sentence = items.findIndex(({ text }, at) => at > i && /^[.?!;:]/u.test(text));
  const said = items.slice(i + 1, sentence).filter(({ text }) => !ARTICLE.test(text));
  if (isOfAsker && sentence > 0 && WORKS.test(verb) && said.length > 0 && said.length <= LONGEST_OBJECT && said.every(({ means }) => isThing(means.kind)))
    return { title: `${verb} ${textOf(...said)}`.toLowerCase(), end: sentence };
  const object = items[i + 1];
  const rest = items.slice(i + 2);
  const end = rest.findIndex(({ text }) => /^[.?!;:]/u.test(text));
  const clause = rest.slice(0, end < 0 ? rest.length : end);
  const isWork =
    LIVING.test(textOf(...clause.slice(0, LONGEST_LIVING))) || clause.some(({ means }, at) => means.kind === 'number' && clause[at + 1]?.means.kind === 'year');
  const isClosed = rest[0]?.means.kind === 'mark' || /^for$/iu.test(rest[0]?.text ?? '');
  if (!isOfAsker || STATES.test(verb) || object === undefined || !isThing(object.means.kind) || !isWork || !isClosed) return undefined;
  return { title: `${verb} ${object.text}`.toLowerCase(), end: i + 2 };
}
/** Verbs that say what somebody's work is. */
const WORKS =
  /^(?:fix|repair|cut|style|build|paint|install|drive|clean|cook|wash|sell|teach|deliver|sew|weld|wire|plumb|program|design|bake|mow|haul|load|pack|assemble|service|inspect|operate|groom|tile|roof|frame|pour|code)$/iu;
const LIVING = /^(?:for a living|as a job|for work|for my job|professionally)\b/iu;
const LONGEST_LIVING = 3;
/** Verbs that say nothing about work. */
const STATES =
  /^(?:have|has|had|like|love|hate|need|want|wish|own|know|think|see|hear|get|got|make|made|earn|use|feel|live|enjoy|prefer|mean|guess|spend|spent|study|studied|read|am|was)$/iu;

const isThing = (kind: Item['means']['kind']): boolean => kind === 'unknown' || kind === 'entity';

/** The people who do what a verb says: a welder, a driver, a planner, a tutor. */
function agentsOf(verb: string): string[] {
  const base = verb.replace(/e$/u, '');
  const doubled = /[^aeiou][aeiou][bdgmnpt]$/u.test(verb) ? [`${verb}${verb.at(-1)}er`] : [];
  return [...doubled, `${base}er`, `${base}or`, `${base}ist`, `${base}ant`, `${base}eer`];
}
