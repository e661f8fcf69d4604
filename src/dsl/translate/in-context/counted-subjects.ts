import { isTopic, type Item } from '../items.ts';
import { BADGES, type Topic } from '../senses.ts';
import { kindOf } from './badge-bounds.ts';

const STATES = /^(?:u\.?s\.? |home |headquarters )?states?$/iu;
const WHICH = /^(?:which|what|in which|in what)\b/iu;
/** What the data counts, or has an order by. */
const COUNTED: readonly Topic[] = ['companies', 'jobs', 'clusters', ...BADGES, 'hiring', 'wages', 'retention'];
/** Of these, what is counted by employers. */
const OF_EMPLOYERS: readonly Topic[] = ['companies', ...BADGES];

/**
 * "Which states have the most gold employers", "what industry has the highest number of platinum badges": neither states nor industries have badges, so badges are
 * counted for each of them. "Broken out by state" groups in the same way.
 */
export function withCountedSubjects(items: readonly Item[]): Item[] {
  return withCompaniesOfJobs(
    withBadgesOfRoles(
      withBadgedRoles(withSizesOfClusters(withoutStates(withRanked(withBadgedEmployers(withSplit(withStates(withCodes(withCountedEmployers(items))))))))),
    ),
  );
}

/** "At more than 120 companies that need an advanced degree": companies are counted, and the occupations need it. */
const withCountedEmployers = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const isCounted =
      items[i - 1]?.means.kind === 'number' && /^(?:companies|employers|firms|organizations) that (?:need|require|want|ask for)$/iu.test(item.text);
    if (!isCounted) return item;
    const next = items.slice(i + 1).find(({ means }) => means.kind !== 'skip');
    const isOfJobs = next?.means.kind === 'value' && next.means.options.some(({ field }) => field === 'JOB_LEVEL');
    return isOfJobs ? { ...item, means: { kind: 'topic', topic: 'companies' } } : item;
  });

/** "Which employer has the most roles with a growth badge": badges of roles, counted for each employer. What is said of the count later says no more. */
function withBadgedRoles(items: readonly Item[]): Item[] {
  const most = items.findIndex(({ means }) => means.kind === 'superlative' && means.of === 'amount');
  const employers = items.slice(0, Math.max(0, most)).findLastIndex((item) => isTopic(item, ['companies']));
  const roles = items.findIndex((item, i) => i > most && i <= most + 2 && isTopic(item, ['jobs']) && /s$/iu.test(item.text));
  const rest = items.slice(roles + 1);
  const hasBadge = rest.some((item) => ['level', 'archetype'].includes(item.means.kind) || isTopic(item, BADGES));
  const isOfOne = items.some(({ means }) => means.kind === 'entity' && ['company', 'role'].includes(means.entity.kind));
  if (most < 0 || employers < 0 || roles < 0 || !hasBadge || isOfOne) return [...items];
  return items.map((item, i) => {
    if (i === employers) return { ...item, means: { kind: 'group', name: 'COMPANY' } };
    if (i === most) return { ...item, means: { kind: 'topic', topic: 'count' } };
    if (i === roles) return { ...item, means: { kind: 'topic', topic: 'role_badges' } };
    const isAgain = i > roles && (item.means.kind === 'per' || isTopic(item, ['count', 'companies']));
    return isAgain ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "Which five companies collect the most platinum stability badges across their roles": the same, with the badges named first. */
function withBadgesOfRoles(items: readonly Item[]): Item[] {
  const most = items.findIndex(({ means }) => means.kind === 'superlative' && means.of === 'amount');
  const employers = items.slice(0, Math.max(0, most)).findLastIndex((item) => isTopic(item, ['companies']));
  const badges = items.findIndex((item, i) => i > most && isTopic(item, BADGES));
  const isBadge = (item: Item): boolean => ['level', 'archetype', 'skip'].includes(item.means.kind) || isTopic(item, ['growth', 'beginners']);
  const roles = items.findIndex((item, i) => i > badges && isTopic(item, ['jobs']) && /s$/iu.test(item.text));
  const hasLevel = items.some(({ means }) => means.kind === 'level');
  const isOfRoles =
    (items[badges] !== undefined && isTopic(items[badges], ['role_badges'])) ||
    (roles > 0 && items.slice(badges + 1, roles).every((item) => JOINS_ROLES.test(item.text)));
  const isOfOne = items.some(({ means }) => means.kind === 'entity' && ['company', 'role'].includes(means.entity.kind));
  if (most < 0 || employers < 0 || badges < 0 || !isOfRoles || isOfOne || !items.slice(most + 1, badges).every(isBadge)) return [...items];
  return items.map((item, i) => {
    if (i === employers) return { ...item, means: { kind: 'group', name: 'COMPANY' } };
    if (i === most) return { ...item, means: { kind: 'topic', topic: 'count' } };
    if (i === badges) return { ...item, means: { kind: 'topic', topic: 'role_badges' } };
    // "The most early-career badges": of any level.
    const field = i > most && i < badges && !hasLevel ? kindOf(item) : undefined;
    if (field !== undefined) return { ...item, means: { kind: 'value', options: [{ field, values: ['Ranked'] }] } };
    return i > badges && i <= roles ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const JOINS_ROLES = /^(?:across|across all|over all|over|in|for|on|among|at|their|its|all|the|various|individual|own|different|of|all their|their own)$/iu;

/** "Occupations in the top 10 of at least 50 companies", "for which at least 100 companies have a badge": other numbers than those of all companies with the job. */
function withCompaniesOfJobs(items: readonly Item[]): Item[] {
  const companies = items.findIndex((item, i) => isTopic(item, ['companies']) && items[i - 1]?.means.kind === 'number');
  const number = items[companies - 1]?.means;
  const compare = items[companies - 2]?.means;
  const jobs = items.findIndex((item) => isTopic(item, ['jobs']));
  if (number?.kind !== 'number' || number.unit !== 'plain' || jobs < 0 || jobs > companies || items.some(({ means }) => means.kind === 'entity'))
    return [...items];
  const operator = compare?.kind === 'compare' ? compare.operator : 'gte';
  const start = compare?.kind === 'compare' ? companies - 2 : companies - 1;
  const before = items.slice(0, start).findLastIndex(({ means }) => means.kind !== 'skip');
  const isTop = items[before]?.means.kind === 'number' && /^top$/iu.test(items[before - 1]?.text ?? '');
  const badge = items.findIndex((item, i) => i > companies && isTopic(item, ['badges']));
  const isBadged = badge > 0 && items.slice(companies + 1, badge).every(({ means }) => means.kind === 'skip');
  if (!isTop && !isBadged) return [...items];
  const field = isTop ? 'COMPANY_COUNT_TOP10' : 'COMPANY_COUNT_BADGED';
  const [first, last] = isTop ? [before - 1, companies] : [start, badge];
  return items.map((item, i): Item => {
    if (i === companies - 1) return { ...item, means: { kind: 'value', options: [{ field, operator, values: [number.value] }] } };
    return i >= first && i <= last ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "Split the platinum companies by industry", "group overall-gold employers by sector": how many there are of each. */
function withSplit(items: readonly Item[]): Item[] {
  const verb = items.findIndex(({ means }) => means.kind !== 'skip' && means.kind !== 'mark');
  const by = items.findIndex(
    ({ means, text }, i) => i > verb && ((means.kind === 'by' && /^by$/iu.test(text)) || (means.kind === 'skip' && /^by$/iu.test(text))),
  );
  const counted = items.slice(verb + 1, Math.max(by, 0));
  const isGroup = items.slice(by).some(({ means }) => means.kind === 'group') || ['by', 'per'].includes(items[by]?.means.kind ?? '');
  const isSplit =
    SPLIT.test(items[verb]?.text ?? '') && counted.some((item) => isTopic(item, ['companies', 'jobs', 'clusters', ...BADGES]) || isEmployers(item));
  if (verb < 0 || by < 0 || !isSplit || !isGroup || counted.some((item) => isTopic(item, ['count']))) return [...items];
  const particle = /^(?:up|out|down)$/iu.test(items[verb + 1]?.text ?? '') ? verb + 1 : verb;
  return items.map((item, i) => {
    if (i === verb) return { ...item, means: { kind: 'topic', topic: 'count' } };
    if (i > verb && i <= particle) return { ...item, means: { kind: 'skip' } };
    return i === by && item.means.kind === 'by' ? { ...item, means: { kind: 'per' } } : item;
  });
}
const SPLIT = /^(?:split|group|break|break (?:out|down|up)|bucket|divide|slice|segment|partition|separate|split (?:up|out))$/iu;

/** "How many occupation codes are there?" */
function withCodes(items: readonly Item[]): Item[] {
  const isCount = items.some((item) => isTopic(item, ['count'])) && !items.some(({ means }) => means.kind === 'entity' || means.kind === 'quoted');
  return items.map((item) =>
    isCount && isTopic(item, ['code']) && /^(?:occupation|onet|soc|o\*?net soc|o\*?net)? ?codes$/iu.test(item.text)
      ? { ...item, means: { kind: 'topic', topic: 'jobs' } }
      : item,
  );
}

/** "HQ state", "the state of their headquarters". */
const OF_HEADQUARTERS = /^(?:hq|h\.?q\.?|headquarters?|headquartered|head office|home office|home|base|company|corporate|employer|the|their|its|u\.?s\.?)$/iu;

/** A state after "by" or "per" is what to group by. */
function withStates(items: readonly Item[]): Item[] {
  const byBefore = (i: number): number => items.slice(0, i).findLastIndex(({ text }) => !OF_HEADQUARTERS.test(text));
  const isGroup = (item: Item, i: number): boolean =>
    STATES.test(item.text) && item.means.kind === 'skip' && ['per', 'by'].includes(items[byBefore(i)]?.means.kind ?? '');
  const at = items.findIndex(isGroup);
  if (at < 0) return [...items];
  const by = byBefore(at);
  return items.map((item, i) => {
    if (i === at) return { ...item, means: { kind: 'group', name: 'STATE' } };
    return i >= by && i < at ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "Top five states by badged employers": occupations have this order, and states and industries have counts of such employers. */
function withBadgedEmployers(items: readonly Item[]): Item[] {
  if (!items.some((item) => isState(item) || isTopic(item, ['industries']))) return [...items];
  return items.flatMap((item): Item[] => {
    const { means, text, from, to } = item;
    const [by, badged, employers, ...more] = text.split(' ');
    const isBadged = means.kind === 'order' && means.names[0] === 'COMPANY_COUNT_BADGED' && /^badged$/iu.test(badged ?? '');
    if (!isBadged || by === undefined || badged === undefined || employers === undefined || more.length > 0) return [item];
    return [
      { from, to: from + 1, text: by, means: { kind: 'by' } },
      { from: from + 1, to: from + 2, text: badged, means: { kind: 'level', level: 'Ranked' } },
      { from: from + 2, to, text: employers, means: { kind: 'topic', topic: 'companies' } },
    ];
  });
}

/** "How many occupations per cluster": each cluster has the number of its occupations. */
function withSizesOfClusters(items: readonly Item[]): Item[] {
  const [counted, cluster] = [items.findIndex((item) => isTopic(item, ['jobs'])), items.findIndex((item) => isTopic(item, ['clusters']))];
  const [before, between] = [items.slice(0, Math.max(0, counted)), items.slice(counted + 1, Math.max(0, cluster))];
  // "Occupations by cluster" may be an order.
  const isEach = between.some(({ means }) => means.kind === 'per') || (before.some((item) => isTopic(item, ['count'])) && between.some(isOfEach));
  const isCount = before.every((item) => item.means.kind === 'skip' || isTopic(item, ['count']));
  const isWhole = items.slice(cluster + 1).every(({ means }) => ['skip', 'mark'].includes(means.kind));
  const isSize = counted >= 0 && counted < cluster && isEach && isCount && isWhole && between.every((item) => item.means.kind !== 'entity');
  if (!isSize) return [...items];
  return items.map((item, i) => {
    if (i === counted) return { ...item, means: { kind: 'order', names: ['OCCUPATION_COUNT'], direction: 'desc' } };
    return i < cluster ? { ...item, means: { kind: 'skip' } } : item;
  });
}

const isOfEach = (item: Item): boolean => item.means.kind === 'by' || isTopic(item, ['each']);

/** "How many states have …": counts are of companies, and no query says in how many states. */
function withoutStates(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const before = items[i - 1];
    const isCounted =
      isState(item) && /^(?:how many|number of|count(?: of)?)$/iu.test(before?.text ?? '') && before !== undefined && isTopic(before, ['count']);
    return isCounted ? { ...item, means: { kind: 'unknown' } } : item;
  });
}

function withRanked(items: readonly Item[]): Item[] {
  if (items.some(({ means }) => means.kind === 'entity' && ['company', 'role'].includes(means.entity.kind))) return [...items];
  const subject = items.findIndex((item) => isState(item) || isTopic(item, ['industries']));
  const most = items.findIndex((item, i) => i > subject && isAmount(item, items[i + 1]));
  const [named, amount] = [items[subject], items[most]];
  if (named === undefined || amount === undefined || !items.slice(0, subject).every(({ means }) => BEFORE_SUBJECT.has(means.kind))) return [...items];
  const asked = items
    .slice(0, subject + 1)
    .map(({ text }) => text)
    .join(' ');
  const isSubject = /^(?:with|having|that have|by)$/iu.test(items[subject + 1]?.text ?? '');
  if (isState(named) && !WHICH.test(asked) && !isSubject && amount.means.kind !== 'by') return [...items];
  const rest = items.slice(most + 1);
  const first = rest.find((item) => isEmployers(item) || (item.means.kind === 'topic' && COUNTED.includes(item.means.topic)));
  // Industries have an order by their companies.
  const isOfBadges = rest.some((item) => ['level', 'archetype'].includes(item.means.kind) || isTopic(item, ['badges', 'company_badges', 'role_badges']));
  if (first === undefined || !(isEmployers(first) || isTopic(first, OF_EMPLOYERS)) || (!isState(named) && !isOfBadges)) return [...items];
  return items.map((item) => {
    if (item === named) return { ...item, means: { kind: 'group', name: isState(named) ? 'STATE' : 'INDUSTRY' } };
    if (item !== amount) return item;
    return { ...item, means: item.means.kind === 'by' ? { kind: 'skip' } : { kind: 'topic', topic: 'count' } };
  });
}

/** "The top five industries". */
const BEFORE_SUBJECT: ReadonlySet<Item['means']['kind']> = new Set(['skip', 'mark', 'number', 'limit', 'superlative']);

/** "Banks". */
const isEmployers = ({ means, text }: Item): boolean => means.kind === 'entity' && means.entity.kind === 'industry' && /s$/iu.test(text);

/** "The most", "ranked by number of", "by gold companies". */
const isAmount = ({ means }: Item, next: Item | undefined): boolean =>
  (means.kind === 'superlative' && means.of === 'amount') ||
  (means.kind === 'by' && next !== undefined && (isTopic(next, ['count']) || next.means.kind === 'level'));
const isState = ({ means, text }: Item): boolean => means.kind === 'skip' && STATES.test(text);
