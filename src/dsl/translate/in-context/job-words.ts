import { isRole, isTopic, type Item } from '../items.ts';
import { CALLED } from '../jobs-in-text.ts';
import type { Lexicon } from '../lexicon.ts';
import { HIRING, OF_JOBS, type Topic } from '../senses.ts';
import { lemmaOf } from '../words/word.ts';

/** A question with one of these is about employers or counts, not about one job. */
export const NOT_OF_JOBS: readonly Topic[] = ['companies', ...HIRING, 'badges', 'who', 'count', 'industries'];
export const SCHOOL = /^(?:schools?|college|university)$/iu;
const OTHER_JOBS = /\bother (?:occupations|jobs|roles|positions)$/iu;
const SAME_CLUSTER = /^(?:in )?(?:the )?same (?:cluster|group|bucket|job family|family)$/iu;
/** What joins a job with those of its cluster: "grouped with", "lumped in with". */
export const TOGETHER =
  /(?:^|\s)(?:(?:together|in|along) with|alongside|(?:grouped|bundled|lumped|classed|clustered|pooled)(?: with)?|same (?:cluster|group|bucket|job family|family)(?: as)?)$/iu;
const BELONGS = /^(?:belongs?|falls?|sits?|fits?)\b/iu;
const AT_WORK = /^(?:in|at|for|inside)(?: (?:a|an|the))?$|^(?:a|an|the)$/iu;
const LONGEST_WORKPLACE = 2;
const PEOPLE = /^(?:workers?|employees?|staff|agents?|people|clerks?)$/iu;

/** "Vet pay", "HR roles": a word that names both an industry and a job is the job where only jobs have what is asked for. */
export function withNamedJobs(items: readonly Item[], names: Lexicon): Item[] {
  const hasRole = items.some(isRole);
  const isOfJob = items.some((item) => isTopic(item, OF_JOBS)) && !hasRole && !items.some((item) => isTopic(item, [...NOT_OF_JOBS, 'clusters']));
  return items.map((item, i) => {
    const next = items[i + 1];
    const isJobs = !hasRole && next !== undefined && isTopic(next, ['jobs']) && /s$/iu.test(next.text);
    const isTitle = item.means.kind === 'entity' && item.means.entity.kind === 'industry' && names.isTitle(titleOf([item]));
    return (isOfJob || isJobs) && isTitle ? { ...item, means: { kind: 'entity', entity: { kind: 'role', title: item.text, score: 0.8 } } } : item;
  });
}

/** "Which occupations are in the same cluster as nurses": the members of it, not similar clusters. */
export function withSameCluster(items: readonly Item[]): Item[] {
  const isOfJobs = items.some((item) => isTopic(item, ['jobs']) || (isTopic(item, ['similar']) && OTHER_JOBS.test(item.text)));
  if (!isOfJobs || !items.some(isRole)) return [...items];
  return items.map((item, i) => {
    if (isTopic(item, ['similar']) && OTHER_JOBS.test(item.text) && items.some((one) => SAME_CLUSTER.test(one.text) || isTopic(one, ['member'])))
      return { ...item, means: { kind: 'topic', topic: 'jobs' } };
    if (isTopic(item, ['similar', 'relatives']) && SAME_CLUSTER.test(item.text)) return { ...item, means: { kind: 'topic', topic: 'member' } };
    return /^(?:like|as|with)$/iu.test(item.text) && SAME_CLUSTER.test(items[i - 1]?.text ?? '') ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "We're planning campus visits": what the asker does, and no job, where the question is about employers. */
export function withoutDoings(items: readonly Item[]): Item[] {
  if (!items.some((item) => isTopic(item, ['companies'])) || items.some((item) => isTopic(item, [...HIRING, 'who']))) return [...items];
  return items.map((item, i) => {
    const isDoing =
      isRole(item) && /^\p{L}+ing$/iu.test(item.text) && /^(?:(?:we|i|they)['’]?(?:re|m)|(?:we|they) are|i am)(?: \w+ly)?$/iu.test(items[i - 1]?.text ?? '');
    return isDoing ? { ...item, means: { kind: 'background' } } : item;
  });
}

/** "What do nurses do": what is known about the job, and not what they do next. */
export function withDuties(items: readonly Item[]): Item[] {
  const [what, ...rest] = items.filter(({ means, text }) => means.kind !== 'mark' && !/^(?:an?|the)$/iu.test(text));
  const [role, verb] = rest;
  const isAsked = /^what (?:do|does)$/iu.test(what?.text ?? '') && role !== undefined && isRole(role) && /^(?:actually )?do$/iu.test(verb?.text ?? '');
  if (!isAsked || rest.length !== 2 || /^ex\b/iu.test(role.text)) return [...items];
  return items.map((item) => (item === verb ? { ...item, means: { kind: 'topic', topic: 'about' } } : item));
}

/** "What cluster do librarians belong to": the job, although a cluster is named like it. */
export function withMembers(items: readonly Item[]): Item[] {
  const end = items.findLastIndex((item) => isTopic(item, ['member']) && BELONGS.test(item.text));
  return items.map((item, i) => {
    const isNamed = item.means.kind === 'entity' && item.means.entity.kind === 'role' && item.means.entity.code === undefined && !/\d/u.test(item.text);
    return i < end && isNamed ? { ...item, means: { kind: 'entity', entity: { kind: 'role', title: item.text, score: 0.8 } } } : item;
  });
}

/** "A cook in a restaurant" is a restaurant cook, if people have such a job. Only where the question is about the job. */
export function withWorkplaces(items: readonly Item[], names: Lexicon): Item[] {
  if (!items.some((item) => isTopic(item, OF_JOBS)) || items.some((item) => isTopic(item, ['companies', 'hiring', 'postings']))) return [...items];
  const joined: Item[] = [];
  for (let i = 0; i < items.length; i++) {
    const item = items[i];
    if (item === undefined) break;
    const work = isRole(item) ? workplaceAfter(items, i) : undefined;
    const title = titleOf([...(work?.words ?? []), item]);
    if (work === undefined || !names.isTitle(title)) joined.push(item);
    else {
      const last = work.words.at(-1) ?? item;
      const text = items
        .slice(i, work.end)
        .map((one) => one.text)
        .join(' ');
      joined.push({ from: item.from, to: last.to, text, means: { kind: 'entity', entity: { kind: 'role', title, score: 0.8 } } });
      i = work.end - 1;
    }
  }
  return joined;
}

function workplaceAfter(items: readonly Item[], i: number): { readonly words: readonly Item[]; readonly end: number } | undefined {
  let start = i + 1;
  while (items[start]?.means.kind === 'skip' && AT_WORK.test(items[start]?.text ?? '')) start++;
  if (start === i + 1) return undefined;
  let end = start;
  while (isWorkplace(items[end]) && end - start < LONGEST_WORKPLACE) end++;
  return end === start ? undefined : { words: items.slice(start, end), end };
}

const isWorkplace = (item: Item | undefined): boolean =>
  item !== undefined && (item.means.kind === 'unknown' || SCHOOL.test(item.text) || (item.means.kind === 'entity' && item.means.entity.kind === 'industry'));

/** "I drive a semi truck, what do drivers make?", "teachers in large metros, elementary school": words that nothing else explains belong to the job, if people have it. */
export function withQualifiers(items: readonly Item[], names: Lexicon): Item[] {
  const at = items.findIndex((item) => isRole(item) && !item.text.includes(' '));
  const job = items[at];
  if (job === undefined || !items.some((item) => isTopic(item, OF_JOBS)) || items.some((item) => isTopic(item, ['companies', 'hiring', 'postings'])))
    return [...items];
  for (let start = 0; start < items.length; start++) {
    for (let end = start + LONGEST_WORKPLACE; end > start; end--) {
      const run = items.slice(start, end);
      if (run.includes(job) || !run.every(isWorkplace) || !run.some(({ means }) => means.kind === 'unknown')) continue;
      const title = titleOf([...run, job]);
      if (!names.isTitle(title)) continue;
      return items.map((item, i) =>
        i === at
          ? { ...item, means: { kind: 'entity', entity: { kind: 'role', title, score: 0.8 } } }
          : i >= start && i < end
            ? { ...item, means: { kind: 'skip' } }
            : item,
      );
    }
  }
  return [...items];
}

/** "I drive a semi truck, what do drivers make?": the drivers are semi truck drivers. */
export function withSameJobs(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const head = lemmaOf(item.text.toLowerCase());
    const known = items
      .slice(0, i)
      .find(({ means }) => means.kind === 'entity' && means.entity.kind === 'role' && means.entity.title?.endsWith(` ${head}`) === true);
    return known === undefined || !isRole(item) ? item : { ...item, means: known.means };
  });
}

/** "Retail workers", "call center agents": the people of an industry, if they have such a title, where the question is about their job. */
export function withPeople(items: readonly Item[], names: Lexicon): Item[] {
  if (!items.some((item) => isTopic(item, OF_JOBS)) || items.some((item) => isRole(item) || isTopic(item, NOT_OF_JOBS))) return [...items];
  return items.flatMap((item, i): Item[] => {
    const isIndustry = (one: Item | undefined): one is Item => one?.means.kind === 'entity' && one.means.entity.kind === 'industry';
    const isPeople = (one: Item | undefined): one is Item => one !== undefined && PEOPLE.test(one.text);
    const [before, next] = [items[i - 1], items[i + 1]];
    const titleOfBoth = (industry: Item, people: Item): string | undefined =>
      [titleOf([industry, people]), ...CALLED.map((called) => `${titleOf([industry])} ${called}`)].find((title) => names.isTitle(title));
    if (isIndustry(item) && isPeople(next)) {
      const title = titleOfBoth(item, next);
      if (title !== undefined)
        return [{ ...item, to: next.to, text: `${item.text} ${next.text}`, means: { kind: 'entity', entity: { kind: 'role', title, score: 0.8 } } }];
    }
    return isIndustry(before) && isPeople(item) && titleOfBoth(before, item) !== undefined ? [] : [item];
  });
}

/** "HR specialists in Ohio": a title, unlike "specialists in robotics", which asks what employers do. */
export function withSpecialists(items: readonly Item[], names: Lexicon): Item[] {
  return items.flatMap((item, i): Item[] => {
    const [before, next] = [items[i - 1], items[i + 1]];
    const titleBefore = (one: Item | undefined, search: Item | undefined, place: Item | undefined): string | undefined => {
      if (one === undefined || search === undefined || !isTopic(search, ['search']) || !SPECIALISTS.test(search.text)) return undefined;
      const title = `${one.text} specialist`;
      return place?.means.kind === 'entity' && place.means.entity.kind === 'place' && names.isTitle(title.toLowerCase()) ? title : undefined;
    };
    const title = titleBefore(item, next, items[i + 2]);
    if (title !== undefined && next !== undefined)
      return [{ ...item, to: next.to, text: title, means: { kind: 'entity', entity: { kind: 'role', title, score: 0.8 } } }];
    return titleBefore(before, item, next) === undefined ? [item] : [];
  });
}
const SPECIALISTS = /^specialists? in$/iu;

/** "Pathways from CNA", "cna employers": a job, although a company has this name. */
export function withAcronyms(items: readonly Item[], names: Lexicon): Item[] {
  const isOfJob = items.some((item) => isTopic(item, OF_JOBS)) && !items.some((item) => isRole(item) || isTopic(item, NOT_OF_JOBS));
  return items.map((item, i) => {
    const isAcronym = item.means.kind === 'entity' && item.means.entity.kind === 'company' && /^\p{L}{2,5}$/u.test(item.text);
    const next = items[i + 1];
    const isOfEmployers = next !== undefined && isTopic(next, ['companies']) && /s$/iu.test(next.text);
    return isAcronym && (isOfJob || isOfEmployers) && names.isTitle(item.text.toLowerCase())
      ? { ...item, means: { kind: 'entity', entity: { kind: 'role', title: item.text, score: 0.8 } } }
      : item;
  });
}

/** "For succession planning: where do managers go": next to a title, what people do is no job of its own. */
export function withOneJob(items: readonly Item[]): Item[] {
  const isDoing = (item: Item): boolean => isRole(item) && /^\p{L}+ing$/iu.test(item.text);
  const hasTitle = items.some((item) => isRole(item) && !isDoing(item));
  return items.map((item) => (hasTitle && isDoing(item) ? { ...item, means: { kind: 'unknown' } } : item));
}

/** The words of a title in the singular, as titles are known. */
const titleOf = (items: readonly Item[]): string => items.map(({ text }) => text.toLowerCase().split(' ').map(lemmaOf).join(' ')).join(' ');
