import { FIGURES, type Figure } from '../../catalog/figures.ts';
import { FORMS } from '../forms/forms.ts';
import { conditionOn, type Amount } from './figures.ts';
import type { FieldValue } from './senses.ts';
import type { Word } from './words/word.ts';
import { wordTable } from '../../text/word-table.ts';

/** What a field that is written as in code can be compared with. */
interface Written {
  readonly field: string;
  /** By their letters and digits only; undefined if any whole number is valid. */
  readonly values: ReadonlyMap<string, string> | undefined;
  /** If it is a figure that is not a whole number. */
  readonly figure?: Figure;
}

const LONGEST_FIELD = 4;
const LONGEST_VALUE = 6;
type Operator = 'is' | 'gt' | 'gte' | 'lt' | 'lte';
const OPERATORS = wordTable<Operator>({
  '=': 'is',
  '==': 'is',
  ':': 'is',
  is: 'is',
  equal: 'is',
  equals: 'is',
  '>': 'gt',
  '>=': 'gte',
  '<': 'lt',
  '<=': 'lte',
  '≥': 'gte',
  '≤': 'lte',
});
const WORDS: ReadonlySet<string> = new Set(['is', 'equal', 'equals']);
const BADGES = ['Platinum', 'Gold', 'Ranked', 'NA'];
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, '');

/** The words of a name in the order of speech: "growth badge = Gold". */
const TURNED = wordTable<string>({
  'metro size': 'MSA_SIZE',
  'growth badge': 'BADGE_GROWTH',
  'stability badge': 'BADGE_STABILITY',
  'early career badge': 'BADGE_EARLY_CAREER',
});

/** The fields of all forms by their words: "entry posting tier". */
const FIELDS = fieldsByName();

/** "!=", "is not", "other than": a field that has another value. Words need a name that is not plain English. */
const NEGATIONS: readonly (readonly string[])[] = [
  ['is', 'anything', 'but'],
  ['does', 'not', 'equal'],
  ['not', 'equal', 'to'],
  ['is', 'other', 'than'],
  ['anything', 'but'],
  ['other', 'than'],
  ['is', 'not'],
  ['not', 'equal'],
  ['isnt'],
  ['not'],
];
const NOT_EQUAL: ReadonlySet<string> = new Set(['!=', '!==', '<>', '≠']);
/** "A growth badge other than gold" is a badge that somebody has. */
const ARTICLE = /^(?:an?|any|one|some)$/u;

/** How a field is compared: up to which word, and whether by words. */
interface Sign {
  readonly to: number;
  readonly operator: Operator;
  readonly isNegated: boolean;
  readonly isWord: boolean;
}

function signAt(words: readonly Word[], from: number): Sign | undefined {
  const sign = words[from];
  if (sign === undefined) return undefined;
  if (NOT_EQUAL.has(sign.text)) return { to: from + 1, operator: 'is', isNegated: true, isWord: false };
  const negation = NEGATIONS.find((run) => run.every((key, i) => words[from + i]?.key === key));
  if (negation !== undefined) return { to: from + negation.length, operator: 'is', isNegated: true, isWord: true };
  const operator = OPERATORS[sign.kind === 'mark' ? sign.text : sign.key];
  return operator === undefined ? undefined : { to: from + 1, operator, isNegated: false, isWord: WORDS.has(sign.key) };
}

/**
 * "entry_posting_tier = high", "msa size: Large", "badge_count != 3": a condition in the words of the query language. `from` and `to` are the words that it
 * takes. A name of one word needs a sign, because "level is" and "state is" are English, too.
 */
export function writtenCondition(words: readonly Word[], from: number): Condition | undefined {
  const list = listCondition(words, from);
  if (list !== undefined) return list;
  for (let length = LONGEST_FIELD; length > 0; length--) {
    const known = fieldAt(words, from, length);
    const sign = signAt(words, from + length);
    if (known === undefined || sign === undefined || (sign.isWord && !isSure(words, from, length, sign))) continue;
    const value = valueAt(words, sign.to, known, sign);
    if (value === undefined) continue;
    const operator = sign.operator === 'is' ? {} : { operator: sign.operator };
    return written(words, from, value.to, { field: known.field, ...operator, values: [value.value] }, sign);
  }
  return undefined;
}

function fieldAt(words: readonly Word[], from: number, length: number): Written | undefined {
  const name = words.slice(from, from + length);
  return name.length === length ? FIELDS.get(name.map(({ key }) => key).join(' ')) : undefined;
}

const isSure = (words: readonly Word[], from: number, length: number, { isNegated }: Sign): boolean =>
  length > 1 && !(isNegated && ARTICLE.test(words[from - 1]?.key ?? ''));

function written(words: readonly Word[], from: number, to: number, option: FieldValue, { isNegated }: { readonly isNegated: boolean }): Condition {
  const text = words
    .slice(from, to)
    .map(({ text: word }) => word)
    .join(' ');
  // Not ranked is without a badge.
  const opposite = isNegated && option.values.length === 1 ? OPPOSITES[String(option.values[0])] : undefined;
  if (opposite !== undefined) return { to, text, options: optionsOf({ ...option, values: [opposite] }) };
  return { to, text, options: optionsOf(option), ...(isNegated ? { isNegated } : {}) };
}
/** "Badge = Platinum" is the badge of whatever is listed. */
const optionsOf = (option: FieldValue): FieldValue[] => (option.field === 'BADGE' ? [option, { ...option, field: 'OVERALL_BADGE' }] : [option]);
const OPPOSITES = wordTable<string>({ Ranked: 'NA', NA: 'Ranked' });

/** "entry_posting_tier in {high, above-average}", "badge_growth is Platinum or Gold". */
function listCondition(words: readonly Word[], from: number): Condition | undefined {
  for (let length = LONGEST_FIELD; length > 0; length--) {
    const known = fieldAt(words, from, length);
    const negation = signAt(words, from + length);
    const isNegated = negation?.isNegated === true && (!negation.isWord || isSure(words, from, length, negation));
    const first = isNegated ? negation.to : from + length;
    const isIn = words[first]?.key === 'in';
    const isList = isIn || (length > 1 && (isNegated || words[first]?.key === 'is' || words[first]?.text === '='));
    if (known?.values === undefined || !isList) continue;
    const values: (string | number)[] = [];
    let at = isNegated && !isIn ? first : first + 1;
    let to = at;
    while (SEPARATES.test(words[at]?.text ?? '')) at++;
    // Words that may be anything else follow "in" without a bracket.
    if (isIn && length === 1 && at === to) continue;
    for (;;) {
      const value = valueAt(words, at, known, { operator: 'is', isNegated });
      if (value === undefined) break;
      values.push(value.value);
      to = at = value.to;
      while (SEPARATES.test(words[at]?.text ?? '')) at++;
    }
    while (/^[)\]}]/u.test(words[to]?.text ?? '')) to++;
    if (values.length > 1) return written(words, from, to, { field: known.field, values }, { isNegated });
  }
  return undefined;
}

interface Condition {
  readonly to: number;
  readonly text: string;
  readonly options: readonly FieldValue[];
  readonly isNegated?: true;
}
/** Between the values of a list, and around them. Braces are no words. */
const SEPARATES = /^(?:[([{,/]+|or|and)$/iu;

function valueAt(
  words: readonly Word[],
  start: number,
  { values, figure }: Written,
  { operator, isNegated }: Pick<Sign, 'operator' | 'isNegated'>,
): { readonly to: number; readonly value: string | number } | undefined {
  const [first] = words.slice(start);
  if (figure !== undefined) {
    // Other comparisons of figures are read with the words around them.
    const amount = isNegated ? amountIn(first) : undefined;
    const [option] = amount === undefined ? [] : conditionOn(figure, undefined, [amount]);
    return option?.values[0] === undefined ? undefined : { to: start + 1, value: option.values[0] };
  }
  if (values === undefined) return first?.kind === 'number' ? { to: start + 1, value: Number(first.text) } : undefined;
  if (operator !== 'is') return undefined;
  for (let to = Math.min(words.length, start + LONGEST_VALUE); to > start; to--) {
    const run = words.slice(start, to);
    const value = run.some(({ kind }) => kind === 'sign') ? undefined : values.get(plain(run.map(({ text }) => text).join('')));
    if (value !== undefined) return { to, value };
  }
  return undefined;
}

const amountIn = (word: Word | undefined): Amount | undefined =>
  word?.kind === 'number' || word?.kind === 'money' || word?.kind === 'percent'
    ? { value: Number(word.text), unit: word.kind === 'number' ? 'plain' : word.kind }
    : undefined;

function fieldsByName(): Map<string, Written> {
  const found = new Map<string, Written>();
  const add = (name: string, valid: readonly string[] | undefined): void => {
    const key = name.toLowerCase().replaceAll('_', ' ');
    const before = found.get(key)?.values;
    const values = valid === undefined ? undefined : new Map([...(before ?? []), ...valid.map((value) => [plain(value), value] as const)]);
    found.set(key, { field: name, values });
  };
  const addFigure = (name: string): void => {
    const figure = Object.values<Figure>(FIGURES).find(({ fields }) => fields.includes(name));
    if (figure !== undefined) found.set(name.toLowerCase().replaceAll('_', ' '), { field: name, values: undefined, figure });
  };
  for (const form of FORMS) {
    for (const { names, values } of Object.values(form.settings ?? {}))
      if (values !== undefined)
        for (const name of names) {
          const spoken = values.filter((value) => !/^\d+$/u.test(value));
          if (spoken.length > 0) add(name, spoken);
        }
    for (const { type, dsl, values } of Object.values(form.resource?.fields ?? {})) {
      const valid = type === 'badge' ? BADGES : type === 'enumeration' ? values : undefined;
      if (valid !== undefined) for (const name of dsl) add(name, valid);
      else if (type === 'integer' && !dsl.includes('CLUSTER_ID')) for (const name of dsl) add(name, undefined);
      else if (type === 'number') for (const name of dsl) addFigure(name);
    }
  }
  for (const [name, field] of Object.entries(TURNED)) {
    const known = found.get(field.toLowerCase().replaceAll('_', ' '));
    if (known !== undefined) found.set(name, known);
  }
  return found;
}
