import { ordinalOf } from '../../../text/english-numbers.ts';
import { textOf } from '../indexed.ts';
import { isRole, isTopic, type Item } from '../items.ts';

const TO = /^(?:to|through|thru|until|till|up to|–|-|to the|through the)$/iu;
const AND = /^(?:and|and the)$/iu;
const THE = /^(?:the|their|his|her|its|your|my|our)$/iu;

const ordinalIn = (text: string): number | undefined => ordinalOf(text.replace(/^the /iu, '').replace(/ years?$/iu, ''));

/** "From the third to the seventh year", "1st through 4th year", "between the first and fifth year": all years of work from one to the other. */
export function withYearSpans(items: readonly Item[]): Item[] {
  for (const [i, item] of items.entries()) {
    const low = item.means.kind === 'number' ? undefined : ordinalIn(item.text);
    const last = low === undefined ? -1 : lastOfSpan(items, i);
    const end = endOfYear(items, last);
    const high = ordinalIn(items[last]?.text ?? '');
    if (low === undefined || end === undefined || high === undefined || low >= high) continue;
    const isFrom = (one: Item | undefined): boolean => one?.means.kind === 'between' || /^(?:from|between)(?: the)?$/iu.test(one?.text ?? '');
    const start = isFrom(items[i - 1]) ? i - 1 : THE.test(items[i - 1]?.text ?? '') && isFrom(items[i - 2]) ? i - 2 : i;
    const said = items.slice(start, end + 1);
    const span: Item = {
      from: said[0]?.from ?? item.from,
      to: said.at(-1)?.to ?? item.to,
      text: textOf(...said),
      means: { kind: 'value', options: [{ field: 'YEARS_IN', operator: 'between', values: [low, high] }], topic: 'wages' },
    };
    return [...items.slice(0, start), span, ...items.slice(end + 1)];
  }
  return [...items];
}

/** "From rookie up to ten years", "from entry level to year 5": all years from the first one on. */
export function withYearsFromStart(items: readonly Item[]): Item[] {
  const at = items.findIndex((item, i) => isStart(item) && /^(?:from|between)(?: the)?$/iu.test(items[i - 1]?.text ?? '') && TO.test(items[i + 1]?.text ?? ''));
  const [from, stage, to, third, fourth] = items.slice(Math.max(0, at - 1), at + 4);
  const number = [third, fourth].find((one) => one?.means.kind === 'number');
  const year = [third, fourth].find((one) => one?.means.kind === 'year');
  if (at < 1 || from === undefined || stage === undefined || to === undefined || number?.means.kind !== 'number' || year === undefined) return [...items];
  const said = items.slice(at - 1, at + 4);
  const means: Item['means'] = { kind: 'value', options: [{ field: 'YEARS_IN', operator: 'between', values: [0, number.means.value] }], topic: 'wages' };
  return [...items.slice(0, at - 1), { from: from.from, to: said.at(-1)?.to ?? to.to, text: textOf(...said), means }, ...items.slice(at + 4)];
}
const isStart = ({ means }: Item): boolean =>
  means.kind === 'value' && means.options.some(({ field, operator, values }) => field === 'YEARS_IN' && operator === undefined && values[0] === 0);

/** Where the ordinal is that ends a span which begins at `start`; -1 if it begins none. */
function lastOfSpan(items: readonly Item[], start: number): number {
  const isBetween = items.slice(Math.max(0, start - 2), start).some(({ means, text }) => means.kind === 'between' || /^between\b/iu.test(text));
  const joint = start + (/^years?$/iu.test(items[start + 1]?.text ?? '') ? 2 : 1);
  const said = items[joint]?.text ?? '';
  if (!TO.test(said) && !(isBetween && AND.test(said))) return -1;
  return THE.test(items[joint + 1]?.text ?? '') ? joint + 2 : joint + 1;
}

/** The item that says that an ordinal is one of years: its own, or the next one. */
function endOfYear(items: readonly Item[], at: number): number | undefined {
  if (/ years?$/iu.test(items[at]?.text ?? '')) return at;
  return at >= 0 && /^years?$/iu.test(items[at + 1]?.text ?? '') ? at + 1 : undefined;
}

/** "If I start out as an electrician tomorrow and stick with it, how does the pay go up year after year": all years, and not only the first one. */
export function withWholeCareers(items: readonly Item[]): Item[] {
  const start = items.findIndex((item, i) => STARTS.test(item.text) && item.means.kind !== 'entity' && /^as\b/iu.test(items[i + 1]?.text ?? ''));
  const isOfRole = start >= 0 && items.slice(start + 1, start + 1 + NEAR).some(isRole);
  if (!isOfRole || !items.some((item) => isTopic(item, ['growth']))) return [...items];
  const end = items.findIndex(({ means }, i) => i > start && means.kind === 'mark');
  return items.map((item, i): Item => {
    const isInClause = i > start && (end < 0 || i < end);
    const isSaid = i === start || (isInClause && item.means.kind !== 'entity' && (WHEN.test(item.text) || STICKS.test(item.text)));
    return isSaid ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const NEAR = 4;
const STARTS = /^(?:start|started|starting|begin|began|beginning|start off|starting off|start out|started out|starting out)$/iu;
const WHEN = /^(?:today|tomorrow|now|right now|next (?:week|month|year)|this (?:week|month|year)|soon)$/iu;
const STICKS = /^(?:(?:and )?(?:stick|stay|keep|continue|go on)(?: with it| in it| at it| on)|for (?:years|good|life))$/iu;
