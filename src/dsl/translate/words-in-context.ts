import { withBadgeWords } from './badge-words.ts';
import { withCompanyWords } from './company-words.ts';
import { withConversionWords } from './conversion-words.ts';
import { withCountedSubjects } from './counted-subjects.ts';
import type { Item } from './items.ts';
import { withJoinedMeaning } from './joined-meaning.ts';
import type { Lexicon } from './lexicon.ts';
import { withNamedMeasures } from './named-measures.ts';
import { withNumberedRows } from './numbered-rows.ts';
import { OF_JOBS, type Topic } from './senses.ts';
import { withSpokenForms } from './spoken-forms.ts';
import { withTitleWords, withWorkedJobs } from './worked-jobs.ts';
import { lemmaOf } from './words.ts';

const COUNTED: readonly Topic[] = ['companies', 'jobs', 'clusters', 'industries', 'badges'];
const KINDS = /^(?:different|various|distinct|separate|kinds?|types?|sorts?|of)(?: of)?$/iu;
const SCHOOL = /^(?:schools?|college|university)$/iu;
const EMPLOYERS: readonly Topic[] = ['companies', 'hiring', 'postings', 'entry_postings', 'badges', 'who', 'count', 'industries'];
const SAME_CLUSTER = /^(?:in )?(?:the )?same (?:cluster|group|job family)$/iu;
const KEEPS = /^(?:keep|keeps|keeping|kept|retain|retains|hold on to|hold onto|lose|loses|losing|leave|leaves|leaving|quit|quits|stay|stays)$/iu;
const KEPT =
  /^(?:(?:the|their|its|most|of|all) )*(?:people|workers?|staff|employees?|workforce|members?|those|them)$|(?:share|part|portion|percentage) of (?:people|workers?|staff|employees?)$/iu;
const SHARE = /^(?:the )?(?:share|part|portion|percentage|proportion)(?: of)?$/iu;
const AT_WORK = /^(?:in|at|for|inside)(?: (?:a|an|the))?$|^(?:a|an|the)$/iu;
const LONGEST_WORKPLACE = 2;

/** Gives words another meaning that they only have next to others. */
export function inContext(found: readonly Item[], names: Lexicon): Item[] {
  const items = withWorkedJobs(withNumberedRows(withBadgeWords(withConversionWords(withCompanyWords(withNamedMeasures(found), names), names))), names);
  const spoken = withCountedSubjects(
    withSpokenForms(withListed(withMetros(withActivities(withTruckers(withRoleBadges(withColleges(withPeople(withAcronyms(items, names), names), names))))))),
  );
  const counted = withCounts(withMost(withMentions(withKept(withContents(withJoinedMeaning(withLeading(withVerbs(withEndings(withSearching(spoken))))))))));
  return withTitleWords(
    withOneJob(
      withSameJobs(withRightNow(withSchooling(withQualifiers(withWorkplaces(withNamedJobs(withBusiness(withSameCluster(counted)), names), names), names)))),
    ),
    names,
  );
}

/** "Which company is searching electricians": for people to hire. */
function withSearching(items: readonly Item[]): Item[] {
  const isSearching = (item: Item | undefined): boolean => item !== undefined && isTopic(item, ['search', 'hiring']) && /ing(?: for)?$/iu.test(item.text);
  const isWho = (item: Item, i: number): boolean =>
    isTopic(item, ['company_name']) && /^(?:which|what) /iu.test(item.text) && isSearching(after(items, i)) && items.some(isRole);
  const at = items.findIndex(isWho);
  return items.map((item, i) => {
    if (i === at) return { ...item, means: { kind: 'topic', topic: 'companies' } };
    return at >= 0 && item === after(items, at) ? { ...item, means: { kind: 'topic', topic: 'hiring' } } : item;
  });
}

/** "Where can that job lead", "where could being a nurse lead me": to other jobs. */
function withLeading(items: readonly Item[]): Item[] {
  const where = items.findIndex((item) => isTopic(item, ['where']));
  const verb = items.findIndex(({ means, text }, i) => i > where && ['unknown', 'skip'].includes(means.kind) && /^leads?(?: me| us| them)?$/iu.test(text));
  if (where < 0 || verb < 0 || !items.some(isRole)) return [...items];
  return items.map((item, i) =>
    i === verb ? { ...item, means: { kind: 'topic', topic: 'next' } } : i === where ? { ...item, means: { kind: 'skip' } } : item,
  );
}

/** "How will AI affect that occupation like": nothing follows that it could be like. */
function withEndings(items: readonly Item[]): Item[] {
  const last = items.findLast(({ means }) => means.kind !== 'mark');
  const hasRole = items.some(isRole);
  return items.map((item) =>
    item === last && hasRole && isTopic(item, ['similar']) && /\blike$/iu.test(item.text) ? { ...item, means: { kind: 'unknown' } } : item,
  );
}

/** "What should we store?": a verb, and no kind of employer. */
function withVerbs(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isKind = item.means.kind === 'entity' && item.means.entity.kind === 'industry' && /^\p{Ll}+$/u.test(item.text);
    return isKind && MODAL.test(items[i - 1]?.text ?? '') ? { ...item, means: { kind: 'skip' } } : item;
  });
}

const MODAL = /\b(?:should|can|could|must|do|will|would|may) (?:i|we|you|they)$/iu;

/** "Which clusters contain the most occupations" asks for clusters, not for what belongs to one. */
function withContents(items: readonly Item[]): Item[] {
  if (items.some(({ means }) => means.kind === 'entity' && ['role', 'company'].includes(means.entity.kind))) return [...items];
  return items.map((item, i) => {
    const isAsked = /^(?:what|which) clusters$/iu.test(item.text);
    const isContent = isTopic(item, ['member']) && (isAsked || (/^clusters /iu.test(item.text) && isSuperlative(after(items, i))));
    return isContent ? { ...item, means: { kind: 'topic', topic: 'clusters' } } : item;
  });
}

/** "Clusters that keep the smallest share of their workers": how many stay, and "lose": how many leave. What is kept says no more. */
function withKept(items: readonly Item[]): Item[] {
  if (!items.some((item) => isTopic(item, ['clusters', 'jobs', 'next']))) return [...items];
  const verb = items.findIndex(({ means, text }) => ['skip', 'unknown', 'not'].includes(means.kind) && KEEPS.test(text));
  const end = items.findIndex(({ means }, i) => i > verb && means.kind === 'year');
  const kept = items.findIndex(({ text }, i) => KEPT.test(text) && (end < 0 || i < end));
  // "That keep at least 60% of experienced people".
  const isShare = items.slice(verb + 1).some(({ means }) => means.kind === 'number' && means.unit === 'percent');
  if (verb < 0 || !(isShare || (kept >= 0 && items.some(isSuperlative)))) return [...items];
  const isKept = (item: Item, i: number): boolean => (i === kept || SHARE.test(item.text)) && !isSuperlative(item);
  return items.map((item, i) =>
    i === verb ? { ...item, means: { kind: 'topic', topic: 'retention' } } : isKept(item, i) ? { ...item, means: { kind: 'skip' } } : item,
  );
}

/** "Occupations that mention operator": a part of the title. Companies mention words in their descriptions. */
function withMentions(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const subject = before(items, i);
    const isOfTitles = subject !== undefined && isTopic(subject, ['jobs', 'clusters', 'industries', 'convert']);
    return isOfTitles && /mention/iu.test(item.text) && isTopic(item, ['search']) ? { ...item, means: { kind: 'in_name' } } : item;
  });
}

/** "Companies in the solar panel business" describes what they do, unless an industry is named like it. */
function withBusiness(items: readonly Item[]): Item[] {
  const end = items.findIndex(({ text }, i) => /^business$/iu.test(text) && items[i - 1]?.means.kind === 'unknown');
  const start = items.slice(0, Math.max(0, end)).findLastIndex(({ text }) => /^(?:in|in the|the)$/iu.test(text));
  if (start < 0 || !items.some((item) => isTopic(item, ['companies', 'who']))) return [...items];
  return items.map((item, i) =>
    i === start ? { ...item, means: { kind: 'topic', topic: 'company_search' } } : i === end ? { ...item, means: { kind: 'skip' } } : item,
  );
}

/** "Vet pay", "HR roles": a word that names both an industry and a job is the job where only jobs have what is asked for. */
function withNamedJobs(items: readonly Item[], names: Lexicon): Item[] {
  const hasRole = items.some(isRole);
  const isOfJob = items.some((item) => isTopic(item, OF_JOBS)) && !hasRole && !items.some((item) => isTopic(item, [...EMPLOYERS, 'clusters']));
  return items.map((item, i) => {
    const next = items[i + 1];
    const isJobs = !hasRole && next !== undefined && isTopic(next, ['jobs']) && /s$/iu.test(next.text);
    const isTitle = item.means.kind === 'entity' && item.means.entity.kind === 'industry' && names.isTitle(titleOf([item]));
    return (isOfJob || isJobs) && isTitle ? { ...item, means: { kind: 'entity', entity: { kind: 'role', title: item.text, score: 0.8 } } } : item;
  });
}

/** "Which occupations are in the same cluster as nurses": the members of it, not similar clusters. */
function withSameCluster(items: readonly Item[]): Item[] {
  if (!items.some((item) => isTopic(item, ['jobs'])) || !items.some(isRole)) return [...items];
  return items.map((item, i) => {
    if (isTopic(item, ['similar']) && SAME_CLUSTER.test(item.text)) return { ...item, means: { kind: 'topic', topic: 'member' } };
    return /^(?:like|as|with)$/iu.test(item.text) && SAME_CLUSTER.test(items[i - 1]?.text ?? '') ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "At the most companies" is an order; "at the most 20" is a bound. */
function withMost(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isBound = [before(items, i), after(items, i)].some((one) => one?.means.kind === 'number');
    return item.means.kind === 'compare' && /^at the most$/iu.test(item.text) && !isBound ? { ...item, means: { kind: 'superlative', of: 'amount' } } : item;
  });
}

/** "How much different industries exist" counts them. */
function withCounts(items: readonly Item[]): Item[] {
  const isOfPay = items.some(
    ({ means, text }) =>
      (means.kind === 'topic' && means.topic === 'wages' && !/^how much$/iu.test(text)) || (means.kind === 'order' && means.topic === 'wages'),
  );
  if (isOfPay) return [...items];
  return items.map((item, i) => {
    const next = items.slice(i + 1).find(({ text }) => !KINDS.test(text));
    const isCounted = next?.means.kind === 'topic' && COUNTED.includes(next.means.topic) && /s$/iu.test(next.text);
    return isCounted && /^how much$/iu.test(item.text) ? { ...item, means: { kind: 'topic', topic: 'count' } } : item;
  });
}

/** "School needed for a surgical technologist" asks for education; "nurses in schools" and "schools that hire nurses" name employers. */
function withSchooling(items: readonly Item[]): Item[] {
  if (!items.some(isRole) || items.some((item) => isTopic(item, EMPLOYERS))) return [...items];
  return items.map((item, i) => {
    const isPlace = /^(?:in|at|from|near|of)\b/iu.test(items[i - 1]?.text ?? '') || /^(?:in|at)\b/iu.test(items[i - 2]?.text ?? '');
    const isSchool = item.means.kind === 'entity' && item.means.entity.kind === 'industry' && SCHOOL.test(item.text);
    return isSchool && !isPlace ? { ...item, means: { kind: 'topic', topic: 'education' } } : item;
  });
}

/** "RN" at the end of a question that has another job, or asks which jobs there are in a place, is "right now". */
function withRightNow(items: readonly Item[]): Item[] {
  const last = items.findLastIndex(({ means }) => means.kind !== 'mark');
  const [item, previous] = [items[last], before(items, last)];
  if (item?.text !== 'rn' || previous === undefined) return [...items];
  const others = items.filter((one) => one !== item);
  const isPlace = previous.means.kind === 'entity' && previous.means.entity.kind === 'place';
  const isPlaceAsked = others.some((one) => isTopic(one, ['where'])) && previous.means.kind === 'topic';
  const isNow = others.some(isRole) || isPlaceAsked || (isPlace && others.some((one) => isTopic(one, ['jobs'])));
  return isNow ? items.with(last, { ...item, means: { kind: 'skip' } }) : [...items];
}

/** "A cook in a restaurant" is a restaurant cook, if people have such a job. Only where the question is about the job. */
function withWorkplaces(items: readonly Item[], names: Lexicon): Item[] {
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
function withQualifiers(items: readonly Item[], names: Lexicon): Item[] {
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
function withSameJobs(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const head = lemmaOf(item.text.toLowerCase());
    const known = items
      .slice(0, i)
      .find(({ means }) => means.kind === 'entity' && means.entity.kind === 'role' && means.entity.title?.endsWith(` ${head}`) === true);
    return known === undefined || !isRole(item) ? item : { ...item, means: known.means };
  });
}

/** "Colleges with no badges" are employers. */
function withColleges(items: readonly Item[], names: Lexicon): Item[] {
  const isOther = items.some((item) => isRole(item) || isTopic(item, ['jobs', 'clusters', ...OF_JOBS.filter((topic) => topic !== 'education')]));
  return items.map((item) => {
    const industries = !isOther && isTopic(item, ['education']) && /^(?:colleges|universities)$/iu.test(item.text) ? names.industriesOf('college') : [];
    return industries.length === 0 ? item : { ...item, means: { kind: 'entity', entity: { kind: 'industry', names: industries, score: 1 } } };
  });
}

/** "Retail workers", "call center agents": the people of an industry, if they have such a title, where the question is about their job. */
function withPeople(items: readonly Item[], names: Lexicon): Item[] {
  if (!items.some((item) => isTopic(item, OF_JOBS)) || items.some((item) => isRole(item) || isTopic(item, EMPLOYERS))) return [...items];
  return items.flatMap((item, i): Item[] => {
    const isIndustry = (one: Item | undefined): one is Item => one?.means.kind === 'entity' && one.means.entity.kind === 'industry';
    const isPeople = (one: Item | undefined): one is Item => one !== undefined && PEOPLE.test(one.text);
    const [before, next] = [items[i - 1], items[i + 1]];
    const titleOfBoth = (industry: Item, people: Item): string | undefined =>
      [titleOf([industry, people]), ...['worker', 'associate', 'agent', 'representative'].map((people) => `${titleOf([industry])} ${people}`)].find((title) =>
        names.isTitle(title),
      );
    if (isIndustry(item) && isPeople(next)) {
      const title = titleOfBoth(item, next);
      if (title !== undefined)
        return [{ ...item, to: next.to, text: `${item.text} ${next.text}`, means: { kind: 'entity', entity: { kind: 'role', title, score: 0.8 } } }];
    }
    return isIndustry(before) && isPeople(item) && titleOfBoth(before, item) !== undefined ? [] : [item];
  });
}
const PEOPLE = /^(?:workers?|employees?|staff|agents?|people|clerks?)$/iu;

/** "Pathways from CNA": a job, although a company has this name. */
function withAcronyms(items: readonly Item[], names: Lexicon): Item[] {
  const isOfJob = items.some((item) => isTopic(item, OF_JOBS)) && !items.some((item) => isRole(item) || isTopic(item, EMPLOYERS));
  return items.map((item) => {
    const isAcronym = item.means.kind === 'entity' && item.means.entity.kind === 'company' && /^\p{Lu}{2,5}$/u.test(item.text);
    return isOfJob && isAcronym && names.isTitle(item.text.toLowerCase())
      ? { ...item, means: { kind: 'entity', entity: { kind: 'role', title: item.text, score: 0.8 } } }
      : item;
  });
}

/** "Role badges by company": what "badges by company" means alone is no part of it. */
function withRoleBadges(items: readonly Item[]): Item[] {
  return withPairs(items).flatMap((item, i): Item[] => {
    const isSplit = isTopic(item, ['company_badges']) && /^badges? (?:by|per|for each|for every) /iu.test(item.text);
    const isJobs = (one: Item | undefined): boolean => one !== undefined && isTopic(one, ['jobs']) && /^(?:role|job|occupation)s?$/iu.test(one.text);
    if (isSplit && isJobs(items[i - 1]))
      return [
        { ...item, text: `${items[i - 1]?.text ?? ''} badges`, means: { kind: 'topic', topic: 'role_badges' } },
        { ...item, text: item.text.replace(/^badges? /iu, ''), means: { kind: 'group', name: 'COMPANY' } },
      ];
    const next = items[i + 1];
    return isJobs(item) && next !== undefined && isTopic(next, ['company_badges']) && /^badges? (?:by|per|for each|for every) /iu.test(next.text) ? [] : [item];
  });
}

/** "Which employer/role pairs": badges of roles, one for each pair. */
function withPairs(items: readonly Item[]): Item[] {
  const isPairs = (item: Item | undefined): boolean => item !== undefined && isTopic(item, ['role_badges']) && /pairs?$/iu.test(item.text);
  const isPart = (item: Item): boolean => isTopic(item, ['companies', 'jobs']) || /^(?:[/&-]|and)$/iu.test(item.text);
  const pairs = items.findIndex(isPairs);
  const start = items.slice(0, Math.max(pairs, 0)).findLastIndex((item) => !isPart(item)) + 1;
  return items.map((item, i) => (i >= start && i < pairs ? { ...item, means: { kind: 'skip' } } : item));
}

/** "Which metro does Ann Arbor belong to?" */
function withMetros(items: readonly Item[]): Item[] {
  const isOfPlace = items.some(({ means }) => means.kind === 'entity' && means.entity.kind === 'place' && means.entity.metro !== undefined);
  const isOther = items.some(({ means }) => means.kind === 'entity' && means.entity.kind !== 'place');
  return items.map((item) =>
    isOfPlace && !isOther && isTopic(item, ['where']) && /\b(?:metro|cbsa|msa|metropolitan)/iu.test(item.text)
      ? { ...item, means: { kind: 'topic', topic: 'metro' } }
      : item,
  );
}

/** "Which companies run theme parks": what they do. */
function withActivities(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, i) => item.means.kind === 'skip' && DOES.test(item.text) && items[i + 1]?.means.kind === 'unknown');
  const subject = at < 0 ? undefined : items.slice(0, at).findLast(({ means }) => means.kind !== 'skip');
  if (subject === undefined || !isTopic(subject, ['companies', 'who']) || items.some(isRole)) return [...items];
  return items.map((item, i) => (i === at ? { ...item, means: { kind: 'topic', topic: 'company_search' } } : item));
}
const DOES =
  /^(?:that |which |who )?(?:run|runs|running|operate|operates|operating|own|manage|manages|do|does|doing|serve|grow|grows|rent|rents|repair|fix|fixes|clean|cleans|brew|brews|supply|ship|ships|print|prints|test|tests|mine|mines|use|uses)$/iu;

/** "Truckers make": the people, where only their job has what is asked for. */
function withTruckers(items: readonly Item[]): Item[] {
  const isOfJob = items.some((item) => isTopic(item, OF_JOBS)) && !items.some((item) => isRole(item) || isTopic(item, EMPLOYERS));
  return items.map((item) =>
    isOfJob && item.means.kind === 'entity' && item.means.entity.kind === 'industry' && /^truckers?$/iu.test(item.text)
      ? { ...item, means: { kind: 'entity', entity: { kind: 'role', title: 'truck driver', score: 0.8 } } }
      : item,
  );
}

/** "Is Amzon in the data?" */
function withListed(items: readonly Item[]): Item[] {
  const content = items.filter(({ means }) => means.kind !== 'mark');
  const [first, name, ...rest] = content;
  const isName = name !== undefined && (name.means.kind === 'unknown' || (name.means.kind === 'entity' && name.means.entity.kind === 'company'));
  const [listed] = rest;
  if (!isName || rest.length !== 1 || !/^(?:is|do you have|do you know|is there)$/iu.test(first?.text ?? '') || listed?.means.kind !== 'skip')
    return [...items];
  if (!/\b(?:data|dataset|database|system|list|record|records|index)$/iu.test(listed.text)) return [...items];
  return items.map((item) => (item === listed ? { ...item, means: { kind: 'topic', topic: 'company_name' } } : item));
}

const isSuperlative = (item: Item | undefined): boolean => item?.means.kind === 'superlative';
/** "For succession planning: where do managers go": next to a title, what people do is no job of its own. */
function withOneJob(items: readonly Item[]): Item[] {
  const isDoing = (item: Item): boolean => isRole(item) && /^\p{L}+ing$/iu.test(item.text);
  const hasTitle = items.some((item) => isRole(item) && !isDoing(item));
  return items.map((item) => (hasTitle && isDoing(item) ? { ...item, means: { kind: 'unknown' } } : item));
}

/** The words of a title in the singular, as titles are known. */
const titleOf = (items: readonly Item[]): string => items.map(({ text }) => text.toLowerCase().split(' ').map(lemmaOf).join(' ')).join(' ');
const isRole = ({ means }: Item): boolean => means.kind === 'entity' && means.entity.kind === 'role';
const isTopic = ({ means }: Item, topics: readonly Topic[]): boolean => means.kind === 'topic' && topics.includes(means.topic);
const isWord = ({ means }: Item): boolean => means.kind !== 'skip' && means.kind !== 'mark';
const before = (items: readonly Item[], i: number): Item | undefined => items.slice(0, Math.max(0, i)).findLast(isWord);
const after = (items: readonly Item[], i: number): Item | undefined => items.slice(i + 1).find(isWord);
