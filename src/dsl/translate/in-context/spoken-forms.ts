import { ordinalOf } from '../../../text/english-numbers.ts';
import type { Item } from '../items.ts';
import { OF_JOBS, type Topic } from '../senses.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';

/** Digits that people type for words: "jobs similar 2 welder", "pay 4 a nurse". */
const FOR_WORDS = /^[24]$/u;
const ABOUT_ONE: readonly Topic[] = [...OF_JOBS, 'code', 'convert', 'badges', 'hiring', 'company_name'];
const ARTICLE = /^(?:a|an|the|my|our)$/iu;
const LAST = /^(?:last|final)$/iu;
/** "For an employer in the hotel industry": the context of a title that is converted. */
const EMPLOYER = /^(?:employer|company|firm|business|organization)$/iu;
const MOVES = /^(?:go|going|move|moving|climb|climbing|rise|step|advance|progress)(?: up)?$/iu;
const ASKS_WHERE = /^(?:(?:from|out of|as)\b.*, )?(?:so |and )?(?:where|(?:to )?(?:which|what))\b/iu;
/** All that somebody writes who does not know what to ask. */
const HELP = /^(?:help|help me|help me out|help us|options?|menu|commands?|instructions?|usage)$/iu;

/** Gives words the meaning that they have in chats and on the phone, and in short forms of speech. */
export function withSpokenForms(items: readonly Item[]): Item[] {
  return withHelp(withNewSearch(withNextRows(withContext(withMoves(withAka(withFirstYear(withLast(withTimes(withDigits(items))))))))));
}

function withDigits(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    // "Quick one: which banks …?"
    if (isQuickOne(item, items[i + 1]) || (i > 0 && isQuickOne(items[i - 1], item))) return { ...item, means: { kind: 'skip' } };
    const [before, next, second] = [items[i - 1], items[i + 1], items[i + 2]];
    const isDigit = item.means.kind === 'number' && item.means.unit === 'plain' && FOR_WORDS.test(item.text);
    const isAfterTopic = before?.means.kind === 'topic' && ABOUT_ONE.includes(before.means.topic);
    const isBeforeName = next !== undefined && (isName(next) || (ARTICLE.test(next.text) && second !== undefined && isName(second)));
    return isDigit && isAfterTopic && isBeforeName ? { ...item, means: { kind: 'skip' } } : item;
  });
}

const isQuickOne = (item: Item | undefined, next: Item | undefined): boolean => /^quick$/iu.test(item?.text ?? '') && /^one$/iu.test(next?.text ?? '');

/** "Promoted within five years" is no promotion within the company. */
function withTimes(items: readonly Item[]): Item[] {
  return items.map((item, i) =>
    item.means.kind === 'value' && item.means.topic === 'promotion' && /\b(?:within|in|inside)$/iu.test(item.text) && items[i + 1]?.means.kind === 'number'
      ? { ...item, means: { kind: 'topic', topic: 'promotion' } }
      : item,
  );
}

/** "The last ten companies in the alphabet". */
function withLast(items: readonly Item[]): Item[] {
  const last = items.findIndex((item, i) => LAST.test(item.text) && ['unknown', 'skip'].includes(item.means.kind) && items[i + 1]?.means.kind === 'number');
  const order = items.findIndex(({ means }) => means.kind === 'order' && means.names[0] === 'ALPHA' && means.direction === undefined);
  if (last < 0 || order < 0) return [...items];
  return items.map((item, i) => {
    if (i === last) return { ...item, means: { kind: 'limit' } };
    return i === order && item.means.kind === 'order' ? { ...item, means: { ...item.means, direction: 'desc' } } : item;
  });
}

/** "In their first year in a big city". */
function withFirstYear(items: readonly Item[]): Item[] {
  if (!items.some(isYear)) return [...items];
  const sense = vocabulary().get('first year');
  return items.flatMap((item, i): Item[] => {
    const [before, next] = [items[i - 1], items[i + 1]];
    const isFirst = (one: Item | undefined): one is Item => one?.means.kind === 'limit' && /^(?:the )?first$/iu.test(one.text);
    if (sense !== undefined && isFirst(item) && isYear(next)) return [{ ...item, to: next.to, text: `${item.text} ${next.text}`, means: sense }];
    return isFirst(before) && isYear(item) ? [] : [item];
  });
}

const isYear = (item: Item | undefined): item is Item => item?.means.kind === 'year' && /^(?:year|yr)\b/iu.test(item.text);

/** "Mickey d's aka mcdonlads": the name before is the same company. */
function withAka(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ text }) => /^(?:aka|also known as|a k a)$/iu.test(text));
  if (at < 0 || !items.slice(at + 1).some(({ means }) => ['entity', 'unknown', 'quoted'].includes(means.kind))) return [...items];
  const start = items.slice(0, at).findLastIndex(({ means }) => !['entity', 'unknown'].includes(means.kind) && means.kind !== 'skip');
  return items.map((item, i) => (i > start && i < at && ['entity', 'unknown'].includes(item.means.kind) ? { ...item, means: { kind: 'skip' } } : item));
}

/** "From waiter, to which jobs can a person go up?" asks for the jobs, not for raises. */
function withMoves(items: readonly Item[]): Item[] {
  const isAsked = ASKS_WHERE.test(
    items
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(' ,', ','),
  );
  if (!isAsked || !items.some(isName) || items.some(({ means }) => means.kind === 'topic' && ['wages', 'companies'].includes(means.topic))) return [...items];
  return items.map((item) =>
    item.means.kind === 'topic' && ['growth', 'promotion'].includes(item.means.topic) && MOVES.test(item.text)
      ? { ...item, means: { kind: 'topic', topic: 'next' } }
      : item,
  );
}

/** The employer of somebody whose title is converted is not what the question lists. */
function withContext(items: readonly Item[]): Item[] {
  if (!items.some(({ means }) => means.kind === 'topic' && means.topic === 'convert') || !items.some(({ means }) => means.kind === 'quoted')) return [...items];
  return items.map((item, i) => {
    const isContext =
      item.means.kind === 'topic' &&
      item.means.topic === 'companies' &&
      EMPLOYER.test(item.text) &&
      /(?:^|\s)an?$/iu.test(items[i - 1]?.text ?? '') &&
      // "Convert 'acme' to a company".
      !/^(?:to|into)$/iu.test(items[i - 2]?.text ?? '');
    return isContext ? { ...item, means: { kind: 'skip' } } : item;
  });
}

/** "The second 50 of the insurers": a page of this length. */
function withNextRows(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const next = items[i + 1];
    const isRows = next?.means.kind === 'number' && next.means.unit === 'plain' && next.means.value >= LEAST_PAGE && items[i + 2]?.means.kind !== 'year';
    const page = isRows ? (ordinalOf(item.text) ?? 1) : 1;
    return page > 1 && ['unknown', 'skip'].includes(item.means.kind) ? { ...item, means: { kind: 'page', number: page } } : item;
  });
}
/** Fewer are no page. */
const LEAST_PAGE = 5;

/** "Ok new search, hospitals in Ohio": what is asked before has ended. */
function withNewSearch(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ means }) => means.kind !== 'skip' && means.kind !== 'mark');
  const isNew = /^(?:new|another|next|different)$/iu.test(items[at]?.text ?? '') && SEARCH.test(items[at + 1]?.text ?? '');
  return items.map((item, i) => (isNew && (i === at || i === at + 1) ? { ...item, means: { kind: 'skip' } } : item));
}
const SEARCH = /^(?:search|query|question|request|topic)$/iu;

/** "Help!" */
function withHelp(items: readonly Item[]): Item[] {
  const words = items.filter(({ means }) => means.kind !== 'mark');
  const isHelp = words.length > 0 && HELP.test(words.map(({ text }) => text).join(' '));
  return items.map((item) => (isHelp && item.means.kind !== 'mark' ? { ...item, means: { kind: 'topic', topic: 'help' } } : item));
}

const isName = ({ means }: Item): boolean => means.kind === 'quoted' || (means.kind === 'entity' && ['role', 'company'].includes(means.entity.kind));
