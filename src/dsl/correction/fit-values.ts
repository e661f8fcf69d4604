import { numberOfWord } from '../../text/english-numbers.ts';
import { BADGE_FILTERS, fieldValue } from '../../catalog/field-values.ts';
import type { Field } from '../../catalog/resource.ts';
import type { Setting } from '../forms/form.ts';
import { nearWord } from '../near-word.ts';
import { quoted } from '../print.ts';
import type { LooseValue } from './loose-query.ts';
import type { Meaning } from './meanings.ts';
import { phraseKey } from './reader.ts';
import { VALUE_PHRASES, YEARS_PHRASES } from './value-phrases.ts';

export interface FittedValue {
  /** As written in a query. */
  readonly text: string;
  readonly cost: number;
}

export type MeaningsOf = (value: LooseValue) => readonly Meaning[];

/** The cost of a name that does not exist. */
export const UNKNOWN = 0.6;

const BARE = ['Ranked', 'NA'];
const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A value of a field in its spelling, or undefined if the field cannot have it. */
export function valueFor(field: Field, value: LooseValue, meaningsOf: MeaningsOf, { isPart }: { readonly isPart: boolean }): FittedValue | undefined {
  if (isPart || field.operator === 'contains') return textOf(value);
  switch (field.type) {
    case 'badge':
      return oneOfThese(value, BADGE_FILTERS, field) ?? (field.over !== undefined ? accepted(field, value) : undefined);
    case 'enumeration':
      return oneOfThese(value, field.values ?? [], field);
    case 'integer':
      return /^\d+$/u.test(digitsOf(value)) ? { text: digitsOf(value), cost: 0 } : named(value, ['cluster'], meaningsOf);
    case 'number':
      return numberOf(value);
    case 'flag':
      return accepted(field, value);
    case 'onet_code':
      return named(value, ['occupation'], meaningsOf);
    case 'metro':
      return named(value, ['metro', 'cbsa'], meaningsOf) ?? textOf(value);
    case 'name':
      return field.names === undefined ? textOf(value) : (named(value, [field.names], meaningsOf) ?? textOf(value, UNKNOWN));
    case 'state':
      return named(value, ['state'], meaningsOf);
    case 'exact':
      return textOf(value);
  }
}

/** A value of a setting. */
export function settingValue(setting: Setting, value: LooseValue, name: string, meaningsOf: MeaningsOf): FittedValue | undefined {
  if (setting.type === 'score') return numberOf(value);
  if (setting.type === 'enumeration') return oneOfThese(value, setting.values ?? []);
  if (name === 'COMPANY' || name === 'COMPANY_NAME') return named(value, ['company'], meaningsOf) ?? textOf(value, 0.2);
  return textOf(value);
}

/** A name of one of these kinds, as a text. */
export function named(value: LooseValue, kinds: readonly Meaning['kind'][], meaningsOf: MeaningsOf): FittedValue | undefined {
  const found = meaningsOf(value).find(({ kind }) => kinds.includes(kind));
  if (found === undefined) return undefined;
  const isId = found.kind === 'cluster' && /^\d+$/u.test(found.name);
  return { text: isId ? found.name : quoted(found.name), cost: found.cost };
}

/** A text without the wildcards of LIKE. */
function textOf({ text }: LooseValue, cost = 0): FittedValue | undefined {
  const plain = text.replace(/^[%*]+|[%*]+$/gu, '').trim();
  return plain === '' || plain.includes('%') ? undefined : { text: quoted(plain), cost };
}

/** "Two" in digits. */
const digitsOf = ({ text }: LooseValue): string => String(numberOfWord(text.trim()) ?? text.trim());

/** A number without quotes. A percentage becomes a share. */
function numberOf(value: LooseValue): FittedValue | undefined {
  const { isPercent } = value;
  const [, digits, sign] = /^\$?(-?[\d.,]+)\s*(%?)$/u.exec(digitsOf(value)) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits.replaceAll(',', ''));
  if (!Number.isFinite(number)) return undefined;
  return isPercent === true || sign === '%' ? { text: String(number / 100), cost: 0.05 } : { text: String(number), cost: 0 };
}

function accepted(field: Field, value: LooseValue): FittedValue | undefined {
  return 'problem' in fieldValue(field, value.text) ? undefined : { text: value.kind === 'number' ? value.text : quoted(value.text), cost: 0 };
}

/** The value of an enumeration with these letters, this beginning, these words, this meaning, or a similar spelling. */
function oneOfThese(value: LooseValue, valid: readonly string[], field?: Field): FittedValue | undefined {
  const wanted = letters(digitsOf(value));
  if (wanted === '') return undefined;
  // Numbers that are compared by size have no quotes.
  const isBare = (name: string): boolean => (field?.type === 'badge' && BARE.includes(name)) || (field?.range !== undefined && /^\d+$/u.test(name));
  const written = (name: string, cost: number): FittedValue => ({ text: isBare(name) ? name : quoted(name), cost });
  const same = valid.find((name) => letters(name) === wanted);
  if (same !== undefined) return written(same, 0);
  const meant = VALUE_PHRASES[phraseKey(value.text).replaceAll("'", '')];
  if (meant !== undefined && valid.includes(meant)) return written(meant, 0.1);
  const years = valid.includes('10') ? YEARS_PHRASES[phraseKey(value.text)] : undefined;
  if (years !== undefined && valid.includes(years)) return written(years, 0.1);
  const singular = wanted.replace(/s$/u, '');
  const beginning = valid.filter((name) => letters(name).startsWith(singular)).sort((a, b) => a.length - b.length)[0];
  if (beginning !== undefined && singular.length > 2) return written(beginning, 0.1);
  const words = phraseKey(value.text).split(' ');
  const containing = valid.filter((name) => words.every((word) => phraseKey(name).split(/[\s/]/u).includes(word)));
  if (containing.length === 1) return written(containing[0] ?? '', 0.1);
  const near = nearWord(value.text, valid);
  return near === undefined ? undefined : written(near, 0.3);
}
