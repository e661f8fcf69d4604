import { FORMS } from '../forms/forms.ts';
import type { FieldValue } from './senses.ts';
import type { Word } from './words.ts';
import { wordTable } from '../../text/word-table.ts';

/** What a field that is written as in code can be compared with. */
interface Written {
  readonly field: string;
  /** By their letters and digits only; undefined if any whole number is valid. */
  readonly values: ReadonlyMap<string, string> | undefined;
}

const LONGEST_FIELD = 4;
const LONGEST_VALUE = 6;
const OPERATORS = wordTable<FieldValue['operator'] | 'is'>({
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
  'growth badge': 'BADGE_GROWTH',
  'stability badge': 'BADGE_STABILITY',
  'early career badge': 'BADGE_EARLY_CAREER',
});

/** The fields of all forms by their words: "entry posting tier". */
const FIELDS = fieldsByName();

/**
 * "entry_posting_tier = high", "msa size: Large": a condition in the words of the query language. `from` and `to` are the words that it takes. A name of one word
 * needs a sign, because "level is" and "state is" are English, too.
 */
export function writtenCondition(words: readonly Word[], from: number): Condition | undefined {
  const list = listCondition(words, from);
  if (list !== undefined) return list;
  for (let length = LONGEST_FIELD; length > 0; length--) {
    const name = words.slice(from, from + length);
    const known = name.length === length ? FIELDS.get(name.map(({ key }) => key).join(' ')) : undefined;
    const sign = words[from + length];
    const operator = sign === undefined ? undefined : OPERATORS[sign.kind === 'mark' ? sign.text : sign.key];
    if (known === undefined || sign === undefined || operator === undefined || (length === 1 && WORDS.has(sign.key))) continue;
    const value = valueAt(words, from + length + 1, known, operator);
    if (value === undefined) continue;
    return written(words, from, value.to, { field: known.field, ...(operator === 'is' ? {} : { operator }), values: [value.value] });
  }
  return undefined;
}

const written = (words: readonly Word[], from: number, to: number, option: FieldValue): Condition => ({
  to,
  text: words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' '),
  option,
});

/** "entry_posting_tier in {high, above-average}", "badge_growth is Platinum or Gold". */
function listCondition(words: readonly Word[], from: number): Condition | undefined {
  for (let length = LONGEST_FIELD; length > 0; length--) {
    const known = FIELDS.get(
      words
        .slice(from, from + length)
        .map(({ key }) => key)
        .join(' '),
    );
    const sign = words[from + length];
    const isList = sign?.key === 'in' || (length > 1 && (sign?.key === 'is' || sign?.text === '='));
    if (known?.values === undefined || !isList) continue;
    const values: (string | number)[] = [];
    let at = from + length + 1;
    let to = at;
    while (SEPARATES.test(words[at]?.text ?? '')) at++;
    // Words that may be anything else follow "in" without a bracket.
    if (sign.key === 'in' && length === 1 && at === to) continue;
    for (;;) {
      const value = valueAt(words, at, known, 'is');
      if (value === undefined) break;
      values.push(value.value);
      to = at = value.to;
      while (SEPARATES.test(words[at]?.text ?? '')) at++;
    }
    while (/^[)\]}]/u.test(words[to]?.text ?? '')) to++;
    if (values.length > 1) return written(words, from, to, { field: known.field, values });
  }
  return undefined;
}

interface Condition {
  readonly to: number;
  readonly text: string;
  readonly option: FieldValue;
}
/** Between the values of a list, and around them. Braces are no words. */
const SEPARATES = /^(?:[([{,/]+|or|and)$/iu;

function valueAt(
  words: readonly Word[],
  start: number,
  { values }: Written,
  operator: string,
): { readonly to: number; readonly value: string | number } | undefined {
  const [first] = words.slice(start);
  if (values === undefined) return first?.kind === 'number' ? { to: start + 1, value: Number(first.text) } : undefined;
  if (operator !== 'is') return undefined;
  for (let to = Math.min(words.length, start + LONGEST_VALUE); to > start; to--) {
    const run = words.slice(start, to);
    const value = run.some(({ kind }) => kind === 'sign') ? undefined : values.get(plain(run.map(({ text }) => text).join('')));
    if (value !== undefined) return { to, value };
  }
  return undefined;
}

function fieldsByName(): Map<string, Written> {
  const found = new Map<string, Written>();
  const add = (name: string, valid: readonly string[] | undefined): void => {
    const key = name.toLowerCase().replaceAll('_', ' ');
    const before = found.get(key)?.values;
    const values = valid === undefined ? undefined : new Map([...(before ?? []), ...valid.map((value) => [plain(value), value] as const)]);
    found.set(key, { field: name, values });
  };
  for (const form of FORMS) {
    for (const { names, values } of Object.values(form.settings ?? {}))
      if (values !== undefined)
        for (const name of names)
          add(
            name,
            values.filter((value) => !/^\d+$/u.test(value)),
          );
    for (const { type, dsl, values } of Object.values(form.resource?.fields ?? {})) {
      const valid = type === 'badge' ? BADGES : type === 'enumeration' ? values : undefined;
      if (valid !== undefined) for (const name of dsl) add(name, valid);
      else if (type === 'integer' && !dsl.includes('CLUSTER_ID')) for (const name of dsl) add(name, undefined);
    }
  }
  for (const [name, field] of Object.entries(TURNED)) {
    const known = found.get(field.toLowerCase().replaceAll('_', ' '));
    if (known !== undefined) found.set(name, known);
  }
  return found;
}
