import { wordLists } from '../../../language/word-lists.ts';
import { textOf } from '../indexed.ts';
import { isCompany, isRole, isTopic, type Item } from '../items.ts';
import { HIRING } from '../senses.ts';

const WORDS = wordLists('additions.tsv');

/** Reads what is to be added to each row, in words around the topic of it: texts about AI, figures of hiring, and the occupations in a cluster. */
export const withAdditions = (items: readonly Item[]): Item[] => withFigures(withMemberJobs(withHiringFigures(withAiTexts(items))));

/** How somebody asks for an addition. "Add" changes nothing there. */
const INCLUDES = WORDS.whole('includes');
const ASKS = /^(?:and |also )?(?:show|give|list|tell)\b|(?:^|\s)(?:with|including|plus|and)(?: the)?$/iu;
/** Between these words and what is added. */
const BETWEEN = WORDS.whole('between');
/** After it. */
const FOR_EACH = WORDS.whole('for each');
const LONGEST_TEXT = 5;

/** Where the words are that ask for an addition: right before it. Undefined if it is not asked for, or if it is to be added to something. */
function asksFor(items: readonly Item[], from: number, to: number): number | undefined {
  const start = items.slice(0, from).findLastIndex((item) => !BETWEEN.test(item.text) && !isCompany(item));
  // "In the field with the AI write-up": the phrase before has the word, too.
  const isAsked = start >= 0 && (INCLUDES.test(items[start]?.text ?? '') || ASKS.test(items[start]?.text ?? ''));
  return isAsked && !/^(?:to|into|in|on)\b/iu.test(items[to + 1]?.text ?? '') ? start : undefined;
}

/** The items after `at` whose text is as wanted: the index of the last one. */
function lastOf(items: readonly Item[], at: number, wanted: RegExp): number | undefined {
  for (let last = Math.min(at + LONGEST_TEXT, items.length - 1); last > at; last--) if (wanted.test(textOf(...items.slice(at + 1, last + 1)))) return last;
  return undefined;
}

/** Items `from` to `to` become one that adds something, and the words around them say no more. */
function withExpansion(items: readonly Item[], { start, from, to }: Readonly<Record<'start' | 'from' | 'to', number>>, word: string): Item[] {
  let end = to;
  while (FOR_EACH.test(items[end + 1]?.text ?? '')) end++;
  return items.map((item, i): Item => {
    if (i === from) return { ...item, means: { kind: 'expand', word } };
    const isAround = i >= start && i <= end && item.means.kind !== 'or' && (i > start || item.means.kind === 'write');
    return isAround ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "With the full AI write-up", "give me the AI analysis for each". */
function withAiTexts(items: readonly Item[]): Item[] {
  const endOf = (item: Item, i: number): number | undefined => {
    if (!isTopic(item, ['ai'])) return undefined;
    // "The AI story" is one phrase.
    return /^ai(?: impact)?$/iu.test(item.text)
      ? lastOf(items, i, AI_TEXT)
      : /^ai (?!.* )/iu.test(item.text) && AI_TEXT.test(item.text.slice('ai '.length))
        ? i
        : undefined;
  };
  const at = items.findIndex((item, i) => endOf(item, i) !== undefined);
  const to = items[at] === undefined ? undefined : endOf(items[at], at);
  const start = to === undefined ? undefined : asksFor(items, at, to);
  if (at < 0 || to === undefined || start === undefined || !items.some((item) => isTopic(item, ['clusters', 'jobs', 'next', 'similar']))) return [...items];
  return withExpansion(items, { start, from: at, to }, 'AI_IMPACT');
}
const AI_TEXT = WORDS.whole('ai text');

/** "Skill-adjacent clusters that Delta hires for, incl. its hiring tiers". */
function withHiringFigures(items: readonly Item[]): Item[] {
  if (!items.some((item) => isTopic(item, ['similar', 'next']))) return [...items];
  const isHiring = (item: Item): boolean => isTopic(item, [...HIRING, 'role_badges']) && HIRES.test(item.text);
  for (const [at, item] of items.entries()) {
    const isFigure = HIRING_FIGURES.test(item.text) && item.means.kind !== 'entity';
    const to = isFigure ? at : isHiring(item) ? lastOf(items, at, FIGURES) : lastOf(items, at, OF_HIRING);
    const isReversed = to !== undefined && !isFigure && !isHiring(item);
    const start = to === undefined || (isReversed && !FIGURES.test(item.text)) ? undefined : asksFor(items, at, to);
    if (to !== undefined && start !== undefined) return withOwner(withExpansion(items, { start, from: at, to }, 'COMPANY_HIRING'), start, to);
  }
  return [...items];
}
const HIRES = /^(?:hiring|postings?|recruiting|recruitment|job postings?)$/iu;
const FIGURES = WORDS.whole('figures');
const HIRING_FIGURES = new RegExp(`${HIRES.source.slice(0, -1)} ${WORDS.any('figures')}$`, 'iu');
const OF_HIRING = /^of (?:its |their |the )?(?:hiring|postings?|recruiting)$/iu;

/** "Include Delta's hiring figures", "the hiring tiers of Boeing": whose they are was said before. */
function withOwner(items: readonly Item[], start: number, to: number): Item[] {
  const isOwned = items.slice(0, start).some(isCompany);
  const isOfOwner = /^(?:of|at|for)$/iu.test(items[to + 1]?.text ?? '') && isCompany(items[to + 2]);
  return items.map((item, i): Item => {
    const isOwner = (i > start && i < to && isCompany(item)) || (isOfOwner && (i === to + 1 || i === to + 2));
    return isOwned && isOwner ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "And the occupations they consist of", "show me the occupations in those clusters as well". */
function withMemberJobs(items: readonly Item[]): Item[] {
  const clusters = items.findIndex((item) => isTopic(item, ['clusters', 'next', 'similar']));
  const at = items.findIndex((item, i) => i > clusters && isTopic(item, ['jobs']) && /s$/iu.test(item.text) && lastOf(items, i, MEMBERS) !== undefined);
  const to = lastOf(items, at, MEMBERS);
  const start = clusters < 0 || at < 0 || to === undefined ? undefined : asksFor(items, at, to);
  return to === undefined || start === undefined ? [...items] : withExpansion(items, { start, from: at, to }, 'OCCUPATIONS');
}
const MEMBERS = WORDS.whole('members');

/** "Top 10 by pay growth, and show retention etc too": the figures of each cluster of a list that has its order or condition already. */
function withFigures(items: readonly Item[]): Item[] {
  const clusters = items.findIndex((item) => isTopic(item, ['clusters']));
  const at = items.findLastIndex(
    (item, i) => i > clusters + 1 && isTopic(item, ['retention', 'wages', 'growth', 'promotion']) && SHOWS.test(shownBy(items, i)?.text ?? ''),
  );
  const start = items.findLastIndex((item) => item === shownBy(items, at));
  const last = lastOf(items, at, FIGURES) ?? at;
  const isEnd = (i: number): boolean => items[i] === undefined || items[i].means.kind === 'mark' || (FOR_EACH.test(items[i].text) && isEnd(i + 1));
  const isOrdered = items.slice(0, Math.max(0, start)).some(({ means }) => ['superlative', 'order', 'by', 'value', 'compare', 'limit'].includes(means.kind));
  if (clusters < 0 || at < 0 || !isEnd(last + 1) || !isOrdered || items.some(isRole)) return [...items];
  return withExpansion(items, { start, from: at, to: last }, 'METRICS');
}
const SHOWS = /^(?:(?:and|also|please|then) )*(?:show|showing|include|including|incl\.?|add|adding|give|attach|list|display)(?: me)?$/iu;
const shownBy = (items: readonly Item[], at: number): Item | undefined => items.slice(0, Math.max(0, at)).findLast(({ text }) => !BETWEEN.test(text));
