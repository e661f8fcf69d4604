import { withoutPluralS } from '../../text/singular.ts';
import type { Field } from '../../catalog/resource.ts';
import { TARGET_KEYS, type Form, type Setting, type TargetKind } from '../forms/form.ts';
import { isOfHeadquarters, namesHeadquarters } from '../headquarters.ts';
import { nearWord } from '../near-word.ts';
import { orderNames } from '../rules/orders.ts';
import { expandTokens } from '../rules/tokens.ts';
import { phraseKey } from './reader.ts';
import { FIELD_PHRASES, GROUP_PHRASES, ORDER_PHRASES } from './field-phrases.ts';
import { spokenExpansions, spokenFields, spokenGroups, spokenOrders } from './spoken-names.ts';
import { EXPANSION_PHRASES } from './value-phrases.ts';

/** A name of a form, and how far it is from what was written. */
export interface FittedName {
  readonly name: string;
  readonly cost: number;
}

const QUALIFIERS = /(?:^|\b)(?:median|average|avg|mean|total|overall|percent|percentage|pct|rate|ratio|amount|value|annual|yearly)(?:\b|$)/gu;
const singular = (text: string): string => withoutPluralS(phraseKey(text));
const sorted = (text: string): string => phraseKey(text).split(' ').sort().join(' ');

/** What names are called: in a table of the corrections, or in plain English. */
interface Synonyms {
  readonly table: Readonly<Record<string, readonly string[]>>;
  readonly spoken: (phrase: string) => readonly string[] | undefined;
}
const OF_FIELDS: Synonyms = { table: FIELD_PHRASES, spoken: spokenFields };
const OF_ORDERS: Synonyms = { table: ORDER_PHRASES, spoken: spokenOrders };
const OF_GROUPS: Synonyms = { table: GROUP_PHRASES, spoken: spokenGroups };
const OF_EXPANSIONS: Synonyms = { table: EXPANSION_PHRASES, spoken: spokenExpansions };

/** The valid name that a written one means: the same words, in any order; a synonym; or a similar spelling. */
export function nameMeant(written: string, valid: readonly string[], { table, spoken }: Synonyms): FittedName | undefined {
  const key = phraseKey(written);
  const exact = valid.find((name) => phraseKey(name) === key);
  if (exact !== undefined) return { name: exact, cost: 0 };
  const validOf = (names: readonly string[] = []): string | undefined => names.find((name) => valid.includes(name));
  const known = table[key] ?? table[key.replace(/s$/u, '')];
  const meant = validOf(known);
  if (meant !== undefined) return { name: meant, cost: 0.1 };
  const joined = valid.find((name) => phraseKey(name).replaceAll(' ', '') === key.replaceAll(' ', ''));
  if (joined !== undefined) return { name: joined, cost: 0.02 };
  const turned = valid.find((name) => sorted(name) === sorted(written));
  if (turned !== undefined) return { name: turned, cost: 0.05 };
  const single = valid.filter((name) => singular(name) === singular(written));
  if (single[0] !== undefined && single.length === 1) return { name: single[0], cost: 0.05 };
  // BARRIER_TREND: the only name that ends with these words.
  const ending = key.includes(' ') ? valid.filter((name) => phraseKey(name).endsWith(` ${key}`)) : [];
  if (ending[0] !== undefined && ending.length === 1) return { name: ending[0], cost: 0.1 };
  // After names of the same words: plain English counts ENTRY_BARRIER_TREND as AI.
  const said = known === undefined ? validOf(spoken(key)) : undefined;
  if (said !== undefined) return { name: said, cost: 0.1 };
  // MEDIAN_PAY, PAY_GROWTH_RATE: words that say how a figure is measured.
  const plain = key.replace(QUALIFIERS, ' ').replace(/ {2,}/gu, ' ').trim();
  if (plain !== '' && plain !== key) {
    const figure = nameMeant(plain, valid, { table, spoken });
    if (figure !== undefined) return { name: figure.name, cost: figure.cost + 0.15 };
  }
  const near = nearWord(key.replaceAll(' ', '_').toUpperCase(), valid, 0.85);
  return near === undefined ? undefined : { name: near, cost: 0.3 };
}

/** The ones of some fields that a phrase is called like, best first. */
export const fieldNamesMeant = (written: string, valid: readonly string[]): readonly string[] =>
  (FIELD_PHRASES[phraseKey(written)] ?? []).filter((name) => valid.includes(name));
/** The one of some fields that a name means. */
export const fieldNameMeant = (written: string, valid: readonly string[]): string | undefined => nameMeant(written, valid, OF_FIELDS)?.name;

/** What a name in WHERE of a form is. */
export type Place =
  | { readonly kind: 'target'; readonly name: string; readonly cost: number }
  | { readonly kind: 'setting'; readonly name: string; readonly setting: Setting; readonly cost: number }
  | { readonly kind: 'field'; readonly name: string; readonly field: Field; readonly cost: number };

/** The target key, setting, or field of a form that a written name means. */
export function placeOf(form: Form, written: string, target: TargetKind | undefined): Place | undefined {
  const keys: readonly string[] = target === undefined ? [] : TARGET_KEYS[target];
  // LOCATION and, in forms about jobs, STATE are where the job is.
  const isHeadquarters = namesHeadquarters(written);
  const settings = isHeadquarters ? [] : Object.values(form.settings ?? {});
  const fields = Object.values(form.resource?.fields ?? {}).filter((field) => !isHeadquarters || isOfHeadquarters(field));
  const hasWhere = form.resource !== undefined;
  const valid = [...keys, ...settings.flatMap(({ names }) => names), ...(hasWhere ? fields.flatMap(({ dsl }) => dsl) : [])];
  const meant = nameMeant(written, valid, OF_FIELDS);
  if (meant === undefined) return undefined;
  if (keys.includes(meant.name)) return { kind: 'target', ...meant };
  const setting = settings.find(({ names }) => names.includes(meant.name));
  if (setting !== undefined) return { kind: 'setting', setting, ...meant };
  const field = fields.find(({ dsl }) => dsl.includes(meant.name));
  return field === undefined ? undefined : { kind: 'field', field, ...meant };
}

/** The same for a condition: first what is likeliest, then what else the phrase is called, for values that the first cannot have. */
export function placesOf(form: Form, written: string): readonly Place[] {
  const first = placeOf(form, written, undefined);
  if (first === undefined) return [];
  const others = (FIELD_PHRASES[phraseKey(written)] ?? []).filter((name) => name !== first.name).flatMap((name) => placeOf(form, name, undefined) ?? []);
  return [first, ...others.filter(({ cost }) => cost === 0).map((place) => ({ ...place, cost: first.cost }))];
}

/** How large a company is, is in no order: COMPANY_COUNT is the size of its industry. */
const hasNoSize = ({ subject }: Form, written: string): boolean => phraseKey(written) === 'size' && subject.endsWith('COMPANIES');

export const orderMeant = (form: Form, written: string): FittedName | undefined =>
  form.modifiers.includes('order_by') && !hasNoSize(form, written) ? nameMeant(written, orderNames(form), OF_ORDERS) : undefined;

/** The one of some orders that a name means. */
export const orderNameMeant = (written: string, valid: readonly string[]): string | undefined => nameMeant(written, valid, OF_ORDERS)?.name;

export const groupMeant = (form: Form, written: string): FittedName | undefined =>
  form.modifiers.includes('group_by') ? nameMeant(written, form.groups ?? [], OF_GROUPS) : undefined;

/** The clause and word for something to add to the rows. */
export function expansionMeant(form: Form, written: string): { readonly clause: 'EXPAND' | 'WITH'; readonly name: string; readonly cost: number } | undefined {
  const added = form.modifiers.includes('expand') ? nameMeant(written, expandTokens(form), OF_EXPANSIONS) : undefined;
  if (added !== undefined) return { clause: 'EXPAND', ...added };
  const word = form.modifiers.includes('with') ? nameMeant(written, form.withWords ?? ['SCORE'], OF_EXPANSIONS) : undefined;
  return word === undefined ? undefined : { clause: 'WITH', ...word };
}
