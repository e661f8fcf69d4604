import { textOf } from '../indexed.ts';
import { isBadge, isLevel, isPlace, isTopic, isValueOf, type Item } from '../items.ts';
import type { FieldValue } from '../senses.ts';

/** What a word for a category says about the values that are left out of it. */
interface Category {
  readonly noun: RegExp;
  readonly has: (item: Item) => boolean;
}

const PLACE =
  /\b(?:cit(?:y|ies)|towns?|states?|metros?|(?:metro|metropolitan|urban)(?: statistical)? areas?|areas?|msas?|regions?|places?|locations?|markets?)$/iu;
const CATEGORIES: readonly Category[] = [
  { noun: PLACE, has: (item) => isPlace(item) || isValueOf(item, 'STATE') },
  { noun: /\b(?:industr(?:y|ies)|sectors?|lines? of business|kinds? of business)$/iu, has: isIndustry },
  { noun: /\b(?:level|education|degree|credential|requirement)s?$/iu, has: (item) => isValueOf(item, 'JOB_LEVEL') },
  { noun: /\b(?:flags?|labels?|categor(?:y|ies))$/iu, has: (item) => isValueOf(item, 'AI_FLAG') },
  { noun: /\b(?:levels?|tiers?)$/iu, has: isLevel },
  { noun: /\bsizes?$/iu, has: (item) => sizeOf(item) !== undefined },
];

/**
 * "In any city but Columbus", "of every level except bachelor's", "cities other than Columbus": the word for the category says what is left out of it, and nothing else. All of it is one
 * negation. Several values of a field are left out together.
 */
export function withExceptedValues(items: readonly Item[]): Item[] {
  for (const at of items.keys()) {
    const start = startOfCategory(items, at);
    const value = items.findIndex(({ text }, i) => i > at && !BEFORE_VALUE.test(text));
    const category =
      start === undefined ? undefined : CATEGORIES.find(({ noun, has }) => noun.test(items[at - 1]?.text ?? '') && items.slice(value, value + 1).some(has));
    if (start === undefined || value < 0 || category === undefined) continue;
    if (isOfGroups(items, start, at)) continue;
    const end = endOfList(items, value, category);
    const options = optionsOf(items.slice(value, end));
    const [first, last] = options === undefined ? [items.slice(start, value), []] : [items.slice(start, end), items.slice(end)];
    const means: Item['means'] = options === undefined ? { kind: 'not' } : { kind: 'value', options, isNegated: true };
    const said: Item = { from: first[0]?.from ?? 0, to: first.at(-1)?.to ?? 0, text: textOf(...first), means };
    return [...items.slice(0, start), said, ...(options === undefined ? items.slice(value) : last)];
  }
  return [...items];
}
const EXCEPT =
  /^(?:but(?: not)?(?: the)?|except(?: for| in)?|excluding|excl|other than|besides|beside|apart from|aside from|save for|minus|without|bar|barring|not)$/iu;
const BEFORE_VALUE = /^(?:the|those|ones|in|of|for|from|at|a|an)$/iu;

/** Where the words for a category begin that an exception at `at` follows: "in any city", "all levels", "cities". One of them without "any" is no category. */
function startOfCategory(items: readonly Item[], at: number): number | undefined {
  const [exception, noun, all] = [items[at], items[at - 1], items[at - 2]];
  if (exception === undefined || noun === undefined || !['not', 'but'].includes(exception.means.kind) || !EXCEPT.test(exception.text)) return undefined;
  if (all !== undefined && ALL.test(all.text)) return at - 2;
  const isAll = ALL_OF.test(noun.text) || (/s$/iu.test(noun.text) && exception.means.kind === 'not' && !/^(?:not|without)$/iu.test(exception.text));
  return isAll ? at - 1 : undefined;
}
const ALL = /^(?:(?:in|of|from|across|for|with|at) )?(?:all|every|each|any)(?: (?:the|other))?$/iu;
const ALL_OF = /^(?:(?:in|of|from|across|for|with|at) )?(?:all|every|each|any) /iu;

/** "How many companies are in each state but Texas", "every state but Texas": the category groups what is counted, or all that there is. "In all states" groups nothing. */
function isOfGroups(items: readonly Item[], start: number, at: number): boolean {
  const category = items.slice(start, at);
  const isEach = category.some(({ means, text }) => ['group', 'per'].includes(means.kind) && !/\ball\b/iu.test(text));
  const others = items.filter((item) => !category.includes(item));
  const isOfList = items.slice(0, start).some((item) => (item.means.kind === 'topic' && !isBadge(item)) || item.means.kind === 'entity');
  return isEach && (!isOfList || others.some((item) => isTopic(item, ['count', 'statistics'])));
}

/** The index after the last of several values: "Texas or Ohio". */
function endOfList(items: readonly Item[], start: number, { has }: Category): number {
  const next = items.findIndex((item, i) => i > start && !has(item) && !(JOINS.test(item.text) && items.slice(i + 1, i + MOST_JOINS + 1).some(has)));
  return next < 0 ? items.length : next;
}
const JOINS = /^(?:or|and|nor|,|the)$/iu;
const MOST_JOINS = 2;

/** The conditions on a field that values are of. Places, industries, and levels of badges stay items of their own, because each form has its own fields for them. */
function optionsOf(values: readonly Item[]): FieldValue[] | undefined {
  const said = values.flatMap((item) => (item.means.kind === 'value' ? [item.means.options] : (sizeOf(item) ?? [])));
  const [first] = said;
  return first?.map((option, i) => ({ ...option, values: [...new Set(said.flatMap((one) => one[i]?.values ?? []))] }));
}

function isIndustry({ means }: Item): boolean {
  return means.kind === 'entity' && means.entity.kind === 'industry';
}

/** The size of metro areas that is left out: "every metro size but large". */
function sizeOf({ text, means }: Item): FieldValue[][] | undefined {
  if (means.kind === 'value') return isMetroSize(means.options) ? [[...means.options]] : undefined;
  const size = /^(?:large|big)$/iu.test(text) ? 'Large' : /^(?:small|medium|small and medium)$/iu.test(text) ? 'Small/Medium' : undefined;
  return size === undefined ? undefined : [[{ field: 'MSA_SIZE', values: [size] }]];
}
const isMetroSize = (options: readonly FieldValue[]): boolean => options.some(({ field }) => field === 'MSA_SIZE');

/** Whether words leave out a place: "in any city but". */
export const leavesOutPlace = (text: string): boolean => {
  const words = text.split(' ');
  return words.some(
    (_, i) =>
      i > 0 &&
      PLACE.test(words.slice(0, i).join(' ')) &&
      EXCEPT.test(
        words
          .slice(i)
          .filter((word) => !BEFORE_VALUE.test(word))
          .join(' '),
      ),
  );
};
