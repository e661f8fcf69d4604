import { wordLists } from '../../../language/word-lists.ts';
import { isTopic, skipped, type Item } from '../items.ts';

/** Gives words about the matches of a text their meaning: how sure they must be, and what happens if several are possible. */
export const withMatchOptions = (items: readonly Item[]): Item[] => withClarifying(withLeastScore(withoutLikely(items)));

/** "Give 3 possible codes for a title": each is possible. */
const withoutLikely = (items: readonly Item[]): Item[] =>
  items.map((item, i) => {
    const next = items[i + 1];
    const isBetween = items[i - 1]?.means.kind === 'number' && next !== undefined && isTopic(next, ['code', 'convert']);
    return isBetween && /^(?:possible|plausible|likely|candidate|potential|different|alternative)$/iu.test(item.text) ? skipped(item) : item;
  });

const isConversion = (items: readonly Item[]): boolean => items.some((item) => isTopic(item, ['code', 'convert', 'company_name']));

/** "With a score of at least 0.8", "min score .7", "only matches above 0.5", "at least 60% sure": the least score of a match. */
function withLeastScore(items: readonly Item[]): Item[] {
  const number = items.findIndex(({ means }) => shareOf(means) !== undefined);
  const value = shareOf(items[number]?.means);
  if (value === undefined || !isConversion(items)) return [...items];
  const near = (i: number): boolean => i >= number - LONGEST_SCORE && i <= number + 2;
  // "Which clusters match 'growth marketer', at least 0.3 score": the text is between the number and the verb.
  const isApart = (i: number): boolean => items.slice(Math.min(i, number), Math.max(i, number)).some(({ means }) => means.kind === 'quoted');
  const scores = items.flatMap(({ text }, i) => (near(i) && SCORE.test(text) && !isApart(i) ? [i] : []));
  const score = scores.sort((a, b) => Math.abs(a - number) - Math.abs(b - number))[0] ?? -1;
  const before = items.findIndex((item, i) => i >= Math.min(score, number) - 1 && near(i) && i < number && isLeast(item));
  const after = items[number + 1];
  const end = before < 0 && after !== undefined && isLeast(after) && /^(?:or|and) /iu.test(after.text) ? number + 1 : number;
  if (score < 0 || (before < 0 && end === number)) return [...items];
  const start = Math.min(score, before < 0 ? number : before);
  const last = Math.max(score, end);
  // "Only hits scoring 0.8 or better".
  const first = MATCHES.test(items[start - 1]?.text ?? '') ? start - 1 : start;
  const isOnly = (i: number): boolean => (i === first - 1 || i === last + 1) && ONLY.test(items[i]?.text ?? '');
  return items.map((item, i): Item => {
    if (i === number) return { ...item, means: { kind: 'value', options: [{ field: 'MIN_SCORE', operator: 'gte', values: [value] }] } };
    return (i >= first && i <= last) || isOnly(i) ? skipped(item) : item;
  });
}
const isLeast = ({ means }: Item): boolean => means.kind === 'compare' && (means.operator === 'gte' || means.operator === 'gt');
const SCORE = /^(?:match )?(?:scores?|scoring|scored|match|matches|confidence|confident|sure|certain|certainty|probability|similarity|threshold|cutoff)$/iu;
const ONLY = /^(?:only|just)$/iu;
const MATCHES = /^(?:hits?|results?|matches|candidates|those|ones|the ones)(?: that| which| with)?$/iu;
const LONGEST_SCORE = 4;

/** A number from 0 to 1, also as a percentage. */
function shareOf(means: Item['means'] | undefined): number | undefined {
  if (means?.kind !== 'number' || means.unit === 'money') return undefined;
  const value = means.unit === 'percent' ? means.value / 100 : means.value;
  return value >= 0 && value <= 1 ? value : undefined;
}

/** "Give me a clarifying question if ambiguous", "ask a follow-up if needed": what to ask back, with all words around it that say when. */
function withClarifying(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ means, text }) => (means.kind === 'expand' && means.word === 'CLARIFY') || (means.kind !== 'quoted' && CLARIFIES.test(text)));
  const isAsked = isConversion(items) || items.some(({ means }) => means.kind === 'quoted');
  if (at < 0 || !isAsked) return [...items];
  const isAround = (item: Item | undefined): boolean =>
    item !== undefined && item.means.kind !== 'quoted' && item.means.kind !== 'mark' && AROUND.test(item.text);
  let start = at;
  while (isAround(items[start - 1])) start--;
  let end = at;
  while (isAround(items[end + 1])) end++;
  return items.map((item, i) => {
    if (i === at) return { ...item, means: { kind: 'expand', word: 'CLARIFY' } };
    return i >= start && i <= end ? skipped(item) : item;
  });
}
const CLARIFIES = /^(?:clarify|clarifying|clarification|follow[- ]?ups?|follow)$/iu;
const AROUND = new RegExp(`^(?:${wordLists('additions.tsv').any('clarify')} ?)+$`, 'iu');
