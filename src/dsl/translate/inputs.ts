import { isRole, type Item } from './items.ts';
import type { Indexed } from './indexed.ts';
import type { Input } from './reading.ts';
import type { Topic } from './senses.ts';

const isTopic = ({ means }: Item, ...topics: readonly Topic[]): boolean => means.kind === 'topic' && topics.includes(means.topic);
/** No title, whatever stands before it: "29-1141.00", "-5". */
const isCode = ({ text }: Item): boolean => !/\p{L}/u.test(text);

const ABROAD =
  /\bin my (?:country|language|homeland|home country|mother tongue)\b|\bin (?:german|spanish|french|italian|portuguese|polish|dutch|swedish|turkish|russian|english)\b/iu;

/** The texts to convert as job titles: quoted texts, or else runs of words with a job or with words that mean nothing else. */
export function inputsIn(items: readonly Indexed[]): Input[] {
  const all = items.filter(({ means }) => means.kind === 'quoted');
  // In "the industry 'Retail'" the quotes only mark a name.
  const named = all.filter((item) => {
    const kind = item.means.kind === 'quoted' ? item.means.entity?.kind : undefined;
    return (kind === 'industry' && isLabeled(items, item, 'industries')) || (kind === 'company' && all.length > 1 && isAnnounced(items, item));
  });
  const quoted = named.length < all.length ? all.filter((item) => !named.includes(item)) : all;
  // "In my country I was 'Zahntechniker', a dental technician": the title that is known.
  const known = quoted.filter((item) => item.means.kind === 'quoted' && item.means.entity?.kind === 'role');
  const roles = items.filter(isRole);
  if (quoted.length > known.length && known.length + roles.length === 1 && ABROAD.test(items.map(({ text }) => text).join(' ')))
    return [...known, ...roles].map(({ text, index, means }) => ({ text, from: index, to: index + 1, ...(means.kind === 'quoted' ? { isQuoted: true } : {}) }));
  if (quoted.length > 0) return quoted.map(({ text: quote, index }) => ({ text: quote, from: index, to: index + 1, isQuoted: true }));
  const inputs: Input[] = [];
  let run: Indexed[] = [];
  const end = (): void => {
    const [first, last] = [run[0], run.at(-1)];
    if (
      first !== undefined &&
      last !== undefined &&
      run.some((item) => !isCode(item) && (isRole(item) || item.means.kind === 'unknown' || isInList(item, items)))
    )
      inputs.push({ text: run.map((item) => item.text).join(' '), from: first.index, to: last.index + 1 });
    run = [];
  };
  for (const item of items) {
    const isPart =
      (item.means.kind === 'unknown' && !(run.length === 0 && /^like$/iu.test(item.text))) ||
      isInList(item, items) ||
      (isStage(item) && run.length === 0 && isJobNext(item, items)) ||
      (item.means.kind === 'entity' && ['role', 'industry'].includes(item.means.entity.kind) && !isCode(item));
    if (isPart) run.push(item);
    else end();
  }
  end();
  return inputs;
}

const isLabeled = (items: readonly Indexed[], { index }: Indexed, topic: Topic): boolean =>
  [items.slice(0, index).findLast(({ means }) => means.kind !== 'skip' && means.kind !== 'mark'), items[index + 1]].some((one) => isTopicAt(one, topic));

/** `company: "Target"` */
const isAnnounced = (items: readonly Indexed[], { index }: Indexed): boolean =>
  /^[:=]$/u.test(items[index - 1]?.text ?? '') && isTopicAt(items[index - 2], 'companies', 'company_name');

/** "Junior accountant": the level belongs to a title that is converted. */
const isStage = ({ means }: Item): boolean => means.kind === 'value' && means.options.some(({ field }) => field === 'EXPERIENCE_LEVEL');
function isJobNext({ index }: Indexed, items: readonly Indexed[]): boolean {
  const next = items[index + 1];
  return next !== undefined && (isRole(next) || next.means.kind === 'unknown');
}

/** A company between commas is another text of the list, not the employer: "RN, CNA, LPN". */
const isInList = ({ means, index }: Indexed, items: readonly Indexed[]): boolean =>
  means.kind === 'entity' &&
  means.entity.kind === 'company' &&
  [index - 1, index + 1].every(
    (place) =>
      [',', ';', '/', 'and', undefined].includes(items[place]?.text) ||
      (place > index && isJoin(items[index - 1]) && isTopicAt(items[place], 'code', 'convert')),
  );

const isJoin = (item: Item | undefined): boolean => [',', ';', '/', 'and'].includes(item?.text ?? '');
const isTopicAt = (item: Item | undefined, ...topics: readonly Topic[]): boolean => item !== undefined && isTopic(item, ...topics);

/** The text after "search for" and the like: words up to the next part that says something else. */
export function searchedText(items: readonly Indexed[]): Input | undefined {
  const trigger = items.findLastIndex((item) => isTopic(item, 'search', 'company_search'));
  if (trigger < 0) return undefined;
  const run: Indexed[] = [];
  for (const item of items.slice(trigger + 1)) {
    const { kind } = item.means;
    const isText =
      kind === 'quoted' ||
      (kind === 'unknown' && !LIKE.test(item.text)) ||
      (kind === 'entity' && item.means.entity.kind !== 'place' && !isCode(item)) ||
      isTopic(item, 'jobs', 'ai', 'education', 'growth', 'pathways', 'wages', 'promotion', 'retention', 'similar', 'statistics', 'workforce');
    if (isText) run.push(item);
    else if (run.length > 0) break;
  }
  // "\"Children\" in the name or description": the text is before the words for where to look.
  const quoted = items.slice(0, trigger).findLast(({ means }) => means.kind === 'quoted');
  return quoted === undefined || run.some(({ means }) => means.kind === 'quoted') ? joined(run) : joined([quoted]);
}

/** The name after "which company is" and the like. */
export function nameToResolve(items: readonly Indexed[]): Input | undefined {
  const trigger = items.findLastIndex((item) => isTopic(item, 'company_name'));
  if (trigger < 0) return undefined;
  const rest = items.slice(trigger + 1);
  const quoted = items.find(({ means }) => means.kind === 'quoted');
  if (quoted !== undefined) return joined([quoted]);
  if (rest.every(({ means }) => means.kind === 'skip' || means.kind === 'mark'))
    return joined(items.slice(0, trigger).filter((item) => (item.means.kind === 'entity' && !isCode(item)) || item.means.kind === 'unknown'));
  // "The official name of the company mcdonlads".
  const first = rest.findIndex((item) => !isTopic(item, 'companies', 'company_name') && item.means.kind !== 'skip' && item.means.kind !== 'mark');
  const start = first < 0 ? rest.findIndex(({ means }) => means.kind !== 'skip' && means.kind !== 'mark') : first;
  const end = rest.findIndex(
    (item, i) =>
      i > start &&
      (['mark', 'superlative', 'limit'].includes(item.means.kind) ||
        isTopic(item, 'member') ||
        isGoal(item, rest.slice(i - 2, i)) ||
        isAsked(item, rest[i + 1])),
  );
  const run = rest.slice(start, end < 0 ? rest.length : end);
  return joined(run.slice(0, run.findLastIndex(({ means, text }) => means.kind !== 'skip' || OWNER.test(text)) + 1));
}

/** The last word of "Micky D's". */
const OWNER = /^\p{Lu}.*['’]s$/u;

/** "Ticker XOM is what company". */
const isAsked = ({ text }: Item, next: Item | undefined): boolean =>
  /^(?:is|are|belongs to)$/iu.test(text) && /^(?:what|which|who|whose)\b/iu.test(next?.text ?? '');

/** "Resolve CRM to a company". */
const isGoal = (item: Item, before: readonly Item[]): boolean =>
  isTopic(item, 'companies', 'company_name') && /(?:^|\s)(?:to|into|as)(?: an?| the| its| their)?$/iu.test(before.map(({ text }) => text).join(' '));

const LIKE = /^(?:like|as|than)$/iu;

/** Quoted texts, then names, then other words that mean nothing else; the longest and last ones first. Places are conditions. */
export function textsIn(items: readonly Indexed[]): Input[] {
  const runs: Indexed[][] = [];
  for (const item of items) {
    const { means } = item;
    // "Companies like Target".
    const isText =
      (means.kind === 'unknown' && !LIKE.test(item.text)) ||
      means.kind === 'quoted' ||
      (means.kind === 'entity' && means.entity.kind !== 'place' && !isCode(item));
    const run = runs.at(-1);
    if (isText && run?.at(-1)?.index === item.index - 1) run.push(item);
    else if (isText) runs.push([item]);
  }
  const rank = (run: readonly Indexed[]): number => (run.some(({ means }) => means.kind === 'quoted') ? 20 : 0) + (run.some(isNamed) ? 10 : 0) + run.length;
  return runs
    .map((run) => (rank(run) >= 20 ? run.filter(({ means }) => means.kind === 'quoted').slice(0, 1) : run))
    .sort((a, b) => rank(b) - rank(a) || (b[0]?.index ?? 0) - (a[0]?.index ?? 0))
    .flatMap((run) => joined(run) ?? []);
}

const isNamed = ({ means, text }: Item): boolean => means.kind === 'entity' || /^\p{Lu}/u.test(text);

function joined(run: readonly Indexed[]): Input | undefined {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const isQuoted = run.length === 1 && first.means.kind === 'quoted';
  return { text: run.map((item) => item.text).join(' '), from: first.index, to: last.index + 1, ...(isQuoted ? { isQuoted } : {}) };
}
