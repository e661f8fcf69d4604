import { ARCHETYPES, BADGES } from './enumerations.ts';
import { isOnetCode } from './onet-code.ts';
import type { Value } from './plan.ts';
import type { Field } from './resource.ts';
import { stateCode } from './states.ts';
import { identityKey } from '../text/identity-key.ts';
import { uidSpellings } from '../text/uid-spellings.ts';

export const LARGEST_INTEGER = 2_147_483_647;
/** Values of one filter: the most in a list of REST, and in IN of the query language. */
export const MOST_VALUES = 500;
const YES = ['1', 'y', 'yes', 'true'];
const NO = ['0', 'n', 'no', 'false'];

/** Values of a badge filter: Ranked is either level, NA is no badge. */
export const BADGE_FILTERS = [...BADGES, 'Ranked', 'NA'] as const;

type Limits = readonly [smallest: number, largest: number];

/** The smallest and the largest value that a comparison by size can name; undefined for a field without sizes, or of which every number is a value. */
export function limitsOf({ type, values = [], range, smallest, largest }: Field): Limits | undefined {
  if (range !== undefined && values.length > 0) return [Number(values[0]), Number(values.at(-1))];
  if (type === 'integer') return [0, largest ?? LARGEST_INTEGER];
  return smallest === undefined && largest === undefined ? undefined : [smallest ?? -Infinity, largest ?? Infinity];
}

/** Whether a field is a share of a whole, so that a number above 1 is probably a percentage. */
export const isShare = ({ type, largest }: Field): boolean => type === 'number' && largest === 1;

/** What follows "a number": " from 0 to 1". */
export function inLimits([smallest, largest]: Limits): string {
  if (largest !== Infinity) return ` from ${smallest} to ${largest}`;
  return smallest === -Infinity ? '' : ` of at least ${smallest}`;
}

/** Whether a text is an integer as all interfaces take it: digits only, without a plus sign, decimals, or an exponent, each of which may be a mistake. */
export const isPlainInteger = (text: string): boolean => /^-?\d+$/.test(text);

/** Whether a text is a number as all interfaces take it. */
export const isPlainNumber = (text: string): boolean =>
  /^-?(?:\d{1,15}(?:\.\d{0,15})?|\.\d{1,15})(?:e[+-]?\d{1,3})?$/i.test(text) && Number.isFinite(Number(text));

/** The values that a text means in a filter, in canonical spelling, or what is wrong with it. */
export type FieldValue = { readonly values: readonly Value[] } | { readonly problem: string; readonly valid?: readonly string[] };

/** The canonical spelling of a value that is compared as names are; undefined if it is not in the list. */
export function canonicalOf(given: string, values: readonly string[]): string | undefined {
  const key = identityKey(given);
  return values.find((value) => identityKey(value) === key);
}

/** The value of one text (not a list) in a filter on a field. */
export function fieldValue(field: Field, text: string): FieldValue {
  const given = text.trim();
  if (given === '') return { problem: 'must not be empty' };
  switch (field.type) {
    case 'badge': {
      const level = canonicalOf(given, BADGE_FILTERS);
      if (level === undefined) return { problem: `must be one of ${BADGE_FILTERS.join(', ')}`, valid: BADGE_FILTERS };
      return { values: badgeLevels(level) };
    }
    case 'enumeration': {
      const valid = field.values ?? [];
      const value = canonicalOf(given, valid);
      return value === undefined ? { problem: `must be one of ${valid.join(', ')}${whereItEnds(field, given)}`, valid } : { values: [value] };
    }
    case 'flag':
      if ([...YES, ...NO].includes(given.toLowerCase())) return { values: [YES.includes(given.toLowerCase()) ? 1 : 0] };
      return { problem: 'must be 1 or 0', valid: ['1', '0'] };
    case 'integer': {
      const { largest = LARGEST_INTEGER } = field;
      if (isPlainInteger(given) && Number(given) >= 0 && Number(given) <= largest) return { values: [Number(given)] };
      return { problem: `must be an integer from 0 to ${largest}` };
    }
    case 'number': {
      const limits = limitsOf(field) ?? [-Infinity, Infinity];
      const [smallest, largest] = limits;
      const value = Number(given);
      return isPlainNumber(given) && value >= smallest && value <= largest ? { values: [value] } : { problem: `must be a number${inLimits(limits)}` };
    }
    case 'onet_code':
      if (isOnetCode(given)) return { values: [given] };
      return { problem: 'must be an O*NET-SOC code in the format NN-NNNN.NN, as in "29-1141.00"' };
    case 'metro':
      if (!/^\d+$/.test(given) || /^\d{5}$/.test(given)) return { values: [given] };
      return { problem: 'must be a five-digit CBSA code or text in the name of a metro area' };
    case 'state':
      // Another text names no state, and finds no rows.
      return { values: [stateCode(given) ?? given] };
    case 'exact':
      return { values: uidSpellings(given) };
    case 'name':
      return { values: [given] };
  }
}

/** What follows the values if the given number is above all of them: nobody should take the last one for it. */
function whereItEnds({ range, values = [] }: Field, given: string): string {
  const last = values.at(-1);
  return range !== undefined && last !== undefined && Number(given) > Number(last) ? `; the data ends at ${last}` : '';
}

/** The levels that a badge value means. */
export function badgeLevels(spelled: string): Value[] {
  return spelled === 'Ranked' ? [...BADGES] : [spelled === 'NA' ? null : spelled];
}

/** `growth:Gold` as archetype and level; undefined for anything else. */
export function archetypeLevel(text: string): { readonly field: string; readonly values: readonly Value[] } | undefined {
  const [archetype = '', level = ''] = text.split(':').map((part) => part.trim());
  const known = canonicalOf(archetype, ARCHETYPES);
  const badge = canonicalOf(level, BADGE_FILTERS);
  return known === undefined || badge === undefined ? undefined : { field: `badge_${known}`, values: badgeLevels(badge) };
}
