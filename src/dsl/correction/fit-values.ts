import { BADGE_FILTERS, fieldValue } from '../../catalog/field-values.ts';
import { cityInState } from '../../catalog/states.ts';
import type { Field } from '../../catalog/resource.ts';
import type { Setting } from '../forms/form.ts';
import { quoted } from '../print.ts';
import type { LooseValue } from '../meanings/loose-query.ts';
import type { Meaning } from '../meanings/meanings.ts';
import type { NumberRange } from '../meanings/within-limits.ts';
import { choiceMeant, digitsOf, numberMeant } from '../meanings/meant-values.ts';

export interface FittedValue {
  /** As written in a query. */
  readonly text: string;
  readonly cost: number;
}

export type MeaningsOf = (value: LooseValue) => readonly Meaning[];

/** The cost of a name that does not exist. */
export const UNKNOWN = 0.6;

const BARE = ['Ranked', 'NA'];

/** A value of a field in its spelling, or undefined if the field cannot have it. */
export function valueFor(field: Field, value: LooseValue, meaningsOf: MeaningsOf, { isPart }: { readonly isPart: boolean }): FittedValue | undefined {
  if (isPart || field.operator === 'contains') return textOf(value);
  // "Austin, TX" is a city.
  if (field.names === 'state' && cityInState(value.text) !== undefined) return undefined;
  switch (field.type) {
    case 'badge':
      return oneOfThese(value, BADGE_FILTERS, field) ?? (field.over !== undefined ? accepted(field, value) : undefined);
    case 'enumeration':
      return oneOfThese(value, field.values ?? [], field);
    case 'integer':
      // A count is no share.
      if (value.isPercent === true) return undefined;
      return /^\d+$/u.test(digitsOf(value.text)) ? { text: digitsOf(value.text), cost: 0 } : named(value, ['cluster'], meaningsOf);
    case 'number':
      return numberOf(value);
    case 'flag': {
      const known = accepted(field, value);
      return known === undefined ? undefined : { ...known, text: /^(?:1|y|yes|true)$/iu.test(value.text) ? '1' : '0' };
    }
    case 'onet_code':
      return named(value, ['occupation'], meaningsOf);
    case 'metro':
      return named(value, ['metro', 'cbsa'], meaningsOf) ?? textOf(value);
    case 'name':
      return field.names === undefined || field.names === 'city' ? textOf(value) : (named(value, [field.names], meaningsOf) ?? textOf(value, UNKNOWN));
    case 'state':
      return named(value, ['state'], meaningsOf) ?? textOf(value, UNKNOWN);
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

/** A text without the wildcards of LIKE, and without the marks of regular expressions at its ends. */
function textOf({ text }: LooseValue, cost = 0): FittedValue | undefined {
  const plain = text.replace(/^[%*^]+|[%*$]+$/gu, '').trim();
  return plain === '' || /%|\.\*/u.test(plain) ? undefined : { text: quoted(plain), cost };
}

/** A number without quotes. A percentage becomes a share. */
function numberOf(value: LooseValue): FittedValue | undefined {
  const { isPercent } = value;
  const [, digits, sign] = /^\$?(-?[\d.,]+)\s*(%?)$/u.exec(digitsOf(value.text)) ?? [];
  if (digits === undefined) return inWords(value);
  const number = Number(digits.replaceAll(',', ''));
  if (!Number.isFinite(number)) return undefined;
  return isPercent === true || sign === '%' ? { text: String(number / 100), cost: 0.05 } : { text: String(number), cost: 0 };
}

const ANY_NUMBER: NumberRange = { limits: [-Infinity, Infinity], isShare: false };

/** "100k" in quotes. */
function inWords({ kind, text }: LooseValue): FittedValue | undefined {
  const number = kind === 'text' ? numberMeant(text, ANY_NUMBER) : undefined;
  return number === undefined ? undefined : { text: number, cost: 0.05 };
}

function accepted(field: Field, value: LooseValue): FittedValue | undefined {
  return 'problem' in fieldValue(field, value.text) ? undefined : { text: value.kind === 'number' ? value.text : quoted(value.text), cost: 0 };
}

/** A value of an enumeration. Numbers that are compared by size have no quotes. */
function oneOfThese(value: LooseValue, valid: readonly string[], field?: Field): FittedValue | undefined {
  const meant = choiceMeant(value.text, valid);
  if (meant === undefined) return undefined;
  const isBare = (field?.type === 'badge' && BARE.includes(meant.name)) || (field?.range !== undefined && /^\d+$/u.test(meant.name));
  return { text: isBare ? meant.name : quoted(meant.name), cost: meant.cost };
}
