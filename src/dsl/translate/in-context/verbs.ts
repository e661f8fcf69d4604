import { isRole, isTopic, type Item } from '../items.ts';
import { wordAfter, wordBefore } from './neighbors.ts';

/** "I'd like a list of banks" compares nothing. */
export function withLiked(items: readonly Item[]): Item[] {
  return items.map((item, i) =>
    isTopic(item, ['similar']) && /^like an?$/iu.test(item.text) && /(?:['’]d|\bwould|\bid)$/iu.test(items[i - 1]?.text ?? '')
      ? { ...item, means: { kind: 'skip' } }
      : item,
  );
}

/** "Which company is searching electricians": for people to hire. */
export function withSearching(items: readonly Item[]): Item[] {
  const isSearching = (item: Item | undefined): boolean => item !== undefined && isTopic(item, ['search', 'hiring']) && /ing(?: for)?$/iu.test(item.text);
  const isWho = (item: Item, i: number): boolean =>
    isTopic(item, ['company_name']) && /^(?:which|what) /iu.test(item.text) && isSearching(wordAfter(items, i)) && items.some(isRole);
  const at = items.findIndex(isWho);
  return items.map((item, i) => {
    if (i === at) return { ...item, means: { kind: 'topic', topic: 'companies' } };
    return at >= 0 && item === wordAfter(items, at) ? { ...item, means: { kind: 'topic', topic: 'hiring' } } : item;
  });
}

/** "Where can that job lead", "where an electrician's job can take them": to other jobs. */
export function withLeading(items: readonly Item[]): Item[] {
  const where = items.findIndex((item) => isTopic(item, ['where']));
  const isVerb = ({ means, text }: Item, i: number): boolean =>
    (['unknown', 'skip'].includes(means.kind) && LEADS.test(text)) || (means.kind !== 'entity' && TAKES.test(text) && WHOM.test(items[i + 1]?.text ?? ''));
  const verb = items.findIndex((item, i) => i > where && isVerb(item, i));
  if (where < 0 || verb < 0 || !items.some(isRole)) return [...items];
  return items.map((item, i) =>
    i === verb ? { ...item, means: { kind: 'topic', topic: 'next' } } : i === where ? { ...item, means: { kind: 'skip' } } : item,
  );
}

const LEADS = /^leads?(?: me| us| them)?$/iu;
const TAKES = /^(?:can |could |might |may |will |would )?(?:take|takes|bring|brings|get|gets|carry|lead)$/iu;
const WHOM = /^(?:you|me|them|him|her|us|someone|people|one)$/iu;

/** "What should we store?": a verb, and no kind of employer. */
export function withVerbs(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const isKind = item.means.kind === 'entity' && item.means.entity.kind === 'industry' && /^\p{Ll}+$/u.test(item.text);
    return isKind && MODAL.test(items[i - 1]?.text ?? '') ? { ...item, means: { kind: 'skip' } } : item;
  });
}

const MODAL = /\b(?:should|can|could|must|do|will|would|may) (?:i|we|you|they)$/iu;

/** "Put the 10th and 90th percentiles in there, too", "put the AI impact in": what is added to the answer, and no change. */
export function withPutIn(items: readonly Item[]): Item[] {
  const put = items.findIndex(({ means, text }) => means.kind === 'write' && PUTS.test(text));
  const what = items.findIndex(({ means }, i) => i > put && means.kind !== 'skip');
  const [added, next] = [items[what], items[what + 1]];
  const isAi = added !== undefined && isTopic(added, ['ai']) && /^in$/iu.test(next?.text ?? '');
  if (put < 0 || !(isAi || added?.means.kind === 'expand')) return [...items];
  return items.map((item, i) => {
    if (i === what && isAi) return { ...item, means: { kind: 'expand', word: 'AI_IMPACT' } };
    return i === put ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const PUTS = /^(?:put|add|throw in|toss in|print|append|insert)$/iu;

/** "Put pay and retention of the three next to each other": how they are shown, and no change. */
export function withSideBySide(items: readonly Item[]): Item[] {
  const put = items.findIndex(({ means, text }) => means.kind === 'write' && /^(?:put|place|lay|set)$/iu.test(text));
  const together = items.findIndex(({ text }, i) => i > put && TOGETHER.test(text));
  return items.map((item, i) => (put >= 0 && together >= 0 && i === put ? { ...item, means: { kind: 'skip' } } : item));
}
const TOGETHER = /^(?:put )?(?:side by side|(?:next to|beside|alongside) (?:each other|one another))$/iu;

/** "Occupations that mention operator": a part of the title. Companies mention words in their descriptions. */
export function withMentions(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const subject = wordBefore(items, i);
    const isOfTitles = subject !== undefined && isTopic(subject, ['jobs', 'clusters', 'industries', 'convert']);
    return isOfTitles && /mention/iu.test(item.text) && isTopic(item, ['search']) ? { ...item, means: { kind: 'in_name' } } : item;
  });
}

/** "Which companies run theme parks": what they do. */
export function withActivities(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, i) => item.means.kind === 'skip' && DOES.test(item.text) && items[i + 1]?.means.kind === 'unknown');
  const subject = at < 0 ? undefined : items.slice(0, at).findLast(({ means }) => means.kind !== 'skip');
  if (subject === undefined || !isTopic(subject, ['companies', 'who']) || items.some(isRole)) return [...items];
  return items.map((item, i) => (i === at ? { ...item, means: { kind: 'topic', topic: 'company_search' } } : item));
}
const DOES =
  /^(?:that |which |who )?(?:run|runs|running|operate|operates|operating|own|manage|manages|do|does|doing|serve|grow|grows|rent|rents|repair|fix|fixes|clean|cleans|brew|brews|supply|ship|ships|print|prints|test|tests|mine|mines|use|uses)$/iu;
