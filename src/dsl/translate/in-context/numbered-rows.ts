import { ORDINAL_WORDS, ordinalOf } from '../../../text/english-numbers.ts';
import { textOf } from '../indexed.ts';
import { isCompany, isTopic, type Item } from '../items.ts';
import { KINDS_OF_BADGES } from '../numbers/limits.ts';
import { isListed } from '../numbers/numbered.ts';
import { vocabulary } from '../vocabulary/vocabulary.ts';

const BADGES = 4;
const STARTS =
  /^(?:start|starts|starting|begin|begins|beginning|commencing|picking up)(?: (?:from|at|with))?(?: the)?(?<position> (?:number|no|row|position|place))?$/iu;
const FROM = /^(?:from|since|with|at)(?: the)?$/iu;
const ONWARD = /^(?:on|onwards?|forwards?|and up|up|out|and on)$/iu;
const POSITION = /^(?:numbers?|nos?|positions?|places?|rows?|entry|item|line|record|company|employer|the)$/iu;
const OF = /^(?:of|out of|from|among|out)$/iu;
const ARTICLE = /^(?:the|all|their|its|our|those|these|a total of|possible)$/iu;
const POSSIBLE = /^(?:possible|available|potential|total|different|existing|kinds?(?: of)?|types?(?: of)?)$/iu;

/** Reads ordinals and numbers that only say of how many: rows from the eleventh on, the first and tenth year, three of the four badges. */
export const withNumberedRows = (items: readonly Item[]): Item[] =>
  withOrdinalYears(withAllBadges(withoutTotals(withoutTop(withOrdinalRows(withStart(withSites(withoutConsent(items))))))));

const isNamed = (item: Item | undefined): boolean => item?.means.kind === 'entity' && item.means.entity.kind !== 'place';

/** "Just Vermont is fine", "registered nurse rows at hospitals" count no rows. */
const withoutConsent = (items: readonly Item[]): Item[] =>
  items.map((item, i) =>
    item.means.kind === 'rows' &&
    (/^(?:is|are) /iu.test(item.text) || (/^(?:rows|records|entries)$/iu.test(item.text) && isNamed(items[i - 1]))) &&
    ![items[i - 1], items[i - 2]].some((one) => one?.means.kind === 'number')
      ? { ...item, means: { kind: 'skip' } }
      : item,
  );

/** "Starting from the 11th", "beginning with number 31", "from the 11th onward": rows to leave out. */
function withStart(items: readonly Item[]): Item[] {
  const start = items.findIndex(({ text }, i) => (STARTS.test(text) || FROM.test(text)) && startAt(items, i) !== undefined);
  const found = start < 0 ? undefined : startAt(items, start);
  if (found === undefined) return [...items];
  return items.flatMap((item, i): Item[] => {
    if (i === start) return [{ ...item, means: { kind: 'skip_rows' } }];
    if (i === found.at)
      return found.row > 1 ? [{ ...item, means: { kind: 'number', value: found.row - 1, unit: 'plain' } }] : [{ ...item, means: { kind: 'skip' } }];
    return [i > start && i < found.end ? { ...item, means: { kind: 'skip' } } : item];
  });
}

/** "The 21st to 30th companies", "banks 21st-30th": rows. */
function withOrdinalRows(items: readonly Item[]): Item[] {
  const first = items.findIndex((item, i) => isOrdinal(item) && ordinalsEnd(items, i) !== undefined);
  const last = first < 0 ? undefined : ordinalsEnd(items, first);
  if (last === undefined || !(isRowsNext(items, last) || isListed(items[first - 1]))) return [...items];
  return items.flatMap((item, i): Item[] => {
    const row = ordinalOf(item.text) ?? 0;
    const number: Item = { ...item, means: { kind: 'number', value: row, unit: 'plain' } };
    if (i === first) return [number];
    return i === last ? [number, { ...item, means: { kind: 'rows' } }] : [item];
  });
}
const isOrdinal = (item: Item): boolean => ['unknown', 'limit'].includes(item.means.kind) && ordinalOf(item.text) !== undefined;

/** Where the range ends that begins with an ordinal: "21st to the 30th". */
function ordinalsEnd(items: readonly Item[], first: number): number | undefined {
  const last = items.findIndex(({ text }, i) => i > first && !/^(?:to|through|thru|until|till|–|-|the|to the|through the)$/iu.test(text));
  const [low, high] = [items[first], items[last]].map((item) => (item === undefined ? undefined : ordinalOf(item.text)));
  return low !== undefined && high !== undefined && low < high ? last : undefined;
}

const isRowsNext = (items: readonly Item[], last: number): boolean => {
  const next = items.slice(last + 1).find(({ text }) => !/^(?:of|of the|of all|the|best|largest|biggest)$/iu.test(text));
  return next?.means.kind === 'rows' || isListed(next) || (next?.means.kind === 'entity' && next.means.entity.kind === 'industry');
};

/** "Banks with 3 branches", "companies with 5 stores": no query says how many sites a company has. */
function withSites(items: readonly Item[]): Item[] {
  const isSite = (item: Item | undefined): boolean =>
    (item?.means.kind === 'topic' && /^branch(?:es)?$/iu.test(item.text)) || (item?.means.kind === 'entity' && item.means.entity.kind === 'industry');
  const isCounted = (i: number): boolean => items[i]?.means.kind === 'number' && isSite(items[i + 1]) && OWNS.test(items[i - 1]?.text ?? '');
  const isOfCompanies = (end: number): boolean => items.slice(0, end).some((item) => isSite(item) || isTopic(item, ['companies', 'who']));
  return items.map((item, i) => {
    const number = [i, i - 1].find((at) => isCounted(at) && isOfCompanies(at));
    return number === undefined ? item : { ...item, means: { kind: 'unknown' } };
  });
}
const OWNS = /(?:^|\s)(?:with|having|has|have|owns?|operates?|runs?|owning|operating|running|(?:more|fewer|less) than|over|under|at least|at most)$/iu;

function startAt(items: readonly Item[], start: number): { readonly at: number; readonly row: number; readonly end: number } | undefined {
  const isSure = STARTS.test(items[start]?.text ?? '');
  let at = start + 1;
  let isPosition = STARTS.exec(items[start]?.text ?? '')?.groups?.['position'] !== undefined;
  while (FROM.test(items[at]?.text ?? '') || POSITION.test(items[at]?.text ?? '')) {
    isPosition ||= !FROM.test(items[at]?.text ?? '') && !/^the$/iu.test(items[at]?.text ?? '');
    at++;
  }
  const item = items[at];
  if (item === undefined) return undefined;
  const ordinal = ordinalOf(item.text);
  const plain = item.means.kind === 'number' && item.means.unit === 'plain' && isPosition ? item.means.value : undefined;
  const row = ordinal ?? plain;
  const next = items[at + 1];
  const isOnward = ONWARD.test(next?.text ?? '');
  // "From the third year on" is a time, and "from the first" alone says nothing.
  if (row === undefined || next?.means.kind === 'year' || !(isOnward || isSure)) return undefined;
  return { at, row, end: isOnward ? at + 2 : at + 1 };
}

/** "Banks other than the top 10": all but the first rows. For the jobs of a company, being among its top 10 is a condition. */
function withoutTop(items: readonly Item[]): Item[] {
  const at = items.findIndex(({ means, text }, i) => means.kind === 'superlative' && /^top$/iu.test(text) && items[i + 1]?.means.kind === 'number');
  const start = items.slice(0, Math.max(0, at)).findLastIndex(({ text }) => !/^the$/iu.test(text));
  const [left, top, number] = [items[start], items[at], items[at + 1]];
  if (left === undefined || top === undefined || number === undefined || !LEAVES_OUT.test(left.text) || items.some(isCompany)) return [...items];
  return items.flatMap((item, i): Item[] => {
    if (i === start) return [top, { ...left, means: { kind: 'skip_rows' } }, number];
    return i > start && i <= at + 1 ? [] : [item];
  });
}
const LEAVES_OUT =
  /^(?:other than|outside(?: of)?|except(?: for)?|excluding|besides|beyond|apart from|(?:(?:all|everything|everyone|anything) )?but(?: not)?|skip|after|below)(?: the)?$/iu;

/** "Three of the four badges" are three. */
function withoutTotals(items: readonly Item[]): Item[] {
  const total = items.findIndex(({ means }, i) => means.kind === 'number' && means.value === BADGES && isTotal(items, i));
  if (total < 0) return [...items];
  return items.map((item, i) => (i === total || (i > total && POSSIBLE.test(item.text) && i <= total + 2) ? { ...item, means: { kind: 'skip' } } : item));
}

function isTotal(items: readonly Item[], total: number): boolean {
  let start = total - 1;
  while (ARTICLE.test(items[start]?.text ?? '')) start--;
  if (!OF.test(items[start]?.text ?? '')) return false;
  while (OF.test(items[start]?.text ?? '')) start--;
  const before = items[items[start]?.means.kind === 'compare' ? start - 1 : start];
  const badges = items.slice(total + 1).find(({ text }) => !POSSIBLE.test(text));
  const isBadges = badges?.means.kind === 'topic' && badges.means.topic.endsWith('badges');
  return isBadges && before?.means.kind === 'number' && before.means.unit === 'plain' && before.means.value <= BADGES;
}

/** "Platinum on all four badges": each of them has the level. "All four badges" alone counts them. */
function withAllBadges(items: readonly Item[]): Item[] {
  if (!items.some(({ means }) => means.kind === 'level')) return [...items];
  const at = items.findIndex((item, i) => {
    const isAll =
      item.means.kind === 'number' &&
      ALL_OF.test(textOf(...items.slice(Math.max(0, i - LONGEST_ALL_OF), i))) &&
      [BADGES, BADGES - 1].includes(item.means.value);
    const badges = items.slice(i + 1).find(({ text }) => !POSSIBLE.test(text) && !OF_THEM.test(text));
    // "Which banks have platinum in all four".
    const isLast = (badges === undefined || badges.means.kind === 'mark') && IN_ALL.test(textOf(...items.slice(Math.max(0, i - LONGEST_ALL_OF), i)));
    return isAll && (isLast || KINDS_OF_BADGES.test(badges?.text ?? '') || (badges?.means.kind === 'topic' && badges.means.topic.endsWith('badges')));
  });
  return items.map((item, i) => {
    if (i === at) return { ...item, means: { kind: 'quantifier', quantifier: 'all' } };
    // "Every single one of their four badges".
    return i < at && i >= at - LONGEST_ALL_OF && item.means.kind === 'topic' && item.means.topic === 'each' ? { ...item, means: { kind: 'skip' } } : item;
  });
}
const OF_THEM = /^(?:of|of the|of their|the|their|its)$/iu;
const ALL_OF = /(?:^|\s)(?:all|(?:all|each|each one|every one|every single one) of (?:the|their|its|these))$/iu;
const IN_ALL = /(?:^|\s)(?:in|on|across|for|at) all$/iu;
const LONGEST_ALL_OF = 3;

/** "In the first and tenth year": two years of work. */
function withOrdinalYears(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const ordinal = ordinalOf(item.text);
    if (ordinal === undefined || item.means.kind === 'value') return item;
    const rest = items.slice(i + 1);
    const end = rest.findIndex(({ text, means }) => means.kind === 'value' && /\byear$/iu.test(text) && ordinalOf(text.replace(/ year$/iu, '')) !== undefined);
    const isList = end > 0 && rest.slice(0, end).every(({ text, means }) => JOINS.test(text) || means.kind === 'or' || ordinalOf(text) !== undefined);
    const sense = isList ? vocabulary().get(`${ORDINAL_WORDS[ordinal - 1] ?? ''} year`) : undefined;
    return sense?.kind === 'value' ? { ...item, means: sense } : item;
  });
}
const JOINS = /^(?:,|and|or|vs|versus|to|against|&|\/|compared (?:to|with)|the|their|than)$/iu;
