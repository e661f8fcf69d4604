import type { Form, TargetKind } from '../forms/form.ts';
import { isComparable } from '../rules/values.ts';
import type { Comparison } from '../meanings/connectives.ts';
import { quoted } from '../print.ts';
import { FIELD_PHRASES } from '../meanings/field-phrases.ts';
import { asChoices, endOf, isOfBeginning } from './fit-choices.ts';
import { placeOf, placesOf, type Place } from '../meanings/fit-names.ts';
import { named, settingValue, UNKNOWN, valueFor, type FittedValue, type MeaningsOf } from './fit-values.ts';
import type { LooseCondition, LooseField, LooseValue } from '../meanings/loose-query.ts';
import { SIMILAR } from '../meanings/meanings.ts';
import { phraseKey } from '../meanings/reader.ts';
import { spokenFields } from '../meanings/spoken-names.ts';
import { spokenValues } from '../meanings/spoken-values.ts';
import { limitOf, meetable, rangeOf, SHARES, withinLimits, withoutImpossible, withWholeBounds, type NumberRange } from '../meanings/within-limits.ts';

/** A part of the corrected query, and how far it is from what was written. */
export interface Fitted {
  readonly text: string;
  readonly cost: number;
  /** Values that need a query of their own, because the form takes only one of them. */
  readonly others?: Others;
  /** How the rows differ from those that were asked for. */
  readonly notes?: readonly string[];
  /** Why a comparison is not as strict, or not with the number, that was written: no row has a number beyond it. Rules say it of a query that has the right syntax. */
  readonly limits?: readonly string[];
}

/** Further values of a name that takes one. */
export interface Others {
  readonly of: string;
  readonly values: readonly string[];
}

/** The text of a condition that every row meets. */
const EVERYTHING = '';

/** The cost of a query for one of several values. */
export const ONE_OF_SEVERAL = 1;

const SIGNS: Readonly<Record<Comparison, string>> = {
  is: 'IS',
  is_not: 'IS NOT',
  contains: 'CONTAINS',
  in: 'IN',
  not_in: 'NOT IN',
  between: 'BETWEEN',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  is_null: 'IS NULL',
  is_not_null: 'IS NOT NULL',
};

/** A condition in terms of a form; undefined if the form cannot express it. `isNegated`: it is a part of NOT, where numbers beyond all others exclude nothing. */
export function fitCondition(form: Form, condition: LooseCondition, meaningsOf: MeaningsOf, isNegated?: { readonly isNegated: true }): Fitted | undefined {
  switch (condition.kind) {
    case 'and':
    case 'or': {
      const parts = condition.of.map((part) => fitCondition(form, part, meaningsOf, isNegated));
      const known = parts.flatMap((part) => part ?? []);
      if (known.length < parts.length || known.some(({ others }) => others !== undefined)) return undefined;
      return {
        text: joinedTexts(condition, known),
        cost: sum(known),
        notes: known.flatMap(({ notes }) => notes ?? []),
        limits: known.flatMap(({ limits }) => limits ?? []),
      };
    }
    case 'not': {
      const inner = fitCondition(form, condition.of, meaningsOf, { isNegated: true });
      return inner === undefined || inner.text === EVERYTHING ? undefined : { ...inner, text: `NOT (${inner.text})` };
    }
    case 'field': {
      const fitIn = (place: Place): Fitted | undefined => {
        const field = place.kind === 'field' && isNegated === undefined ? place.field : undefined;
        const found = fitField(field === undefined ? condition : meetable(condition, rangeOf(field)), place, meaningsOf);
        const limits = field === undefined ? [] : limitText(place.name, limitOf(condition, rangeOf(field)));
        return found === undefined || limits.length === 0 ? found : { ...found, limits };
      };
      const places = placesOf(form, condition.field).flatMap((place) => fitIn(place) ?? []);
      // HQ IS "Seattle" is no state.
      const first = places.find(({ cost }) => cost < UNKNOWN) ?? places[0];
      const fitted = first ?? withoutId(form, condition, meaningsOf) ?? ofCluster(form, condition, meaningsOf) ?? ofSize(form, condition, meaningsOf);
      return isPartOfRegion(condition, fitted) ? undefined : fitted;
    }
  }
}

const limitText = (name: string, found: ReturnType<typeof limitOf>): readonly string[] =>
  found === undefined || !Number.isFinite(found.limit) ? [] : [`${name} is never ${found.is} ${found.limit}.`];

function joinedTexts({ kind, of }: Extract<LooseCondition, { kind: 'and' | 'or' }>, parts: readonly Fitted[]): string {
  const texts = parts.map(({ text }, i) => (of[i]?.kind === 'field' || text === EVERYTHING ? text : `(${text})`));
  if (kind === 'or' && texts.includes(EVERYTHING)) return EVERYTHING;
  return texts.filter((text) => text !== EVERYTHING).join(` ${kind.toUpperCase()} `);
}

/** The cost of a name for an id. */
const NAMED = 0.1;

/** INDUSTRY_ID IS "Banking": the name of what has the id. A name that does not exist is none. */
function withoutId(form: Form, condition: LooseField, meaningsOf: MeaningsOf): Fitted | undefined {
  const [, named] = /^(.+) id$/u.exec(phraseKey(condition.field)) ?? [];
  const place = named === undefined ? undefined : placeOf(form, named, undefined);
  const fitted = place?.kind === 'field' && place.field.names !== undefined ? fitField(condition, place, meaningsOf) : undefined;
  return fitted === undefined || fitted.cost >= UNKNOWN ? undefined : { ...fitted, cost: fitted.cost + NAMED };
}

/** The cost of the cluster of an occupation, instead of the occupation. */
export const LED = 0.6;

export const clusterNote = (cluster: string, { text }: LooseValue): string => `Cluster ${cluster} is that of ${quoted(text)}.`;

/** OCCUPATION IS "Cashiers", where only clusters are compared: its cluster. */
function ofCluster(form: Form, condition: LooseField, meaningsOf: MeaningsOf): Fitted | undefined {
  const [value, ...others] = condition.values;
  const place = placeOf(form, 'CLUSTER_ID', undefined);
  if (value === undefined || others.length > 0 || condition.operator !== 'is' || place?.kind !== 'field' || !namesOccupation(condition.field)) return undefined;
  const cluster = named(value, ['cluster'], meaningsOf);
  if (cluster === undefined || !/^\d+$/u.test(cluster.text)) return undefined;
  return { text: `${place.name} IS ${cluster.text}`, cost: cluster.cost + LED, notes: [clusterNote(cluster.text, value)] };
}

/** METRO IS "Large", where only sizes of metro areas are compared. */
function ofSize(form: Form, condition: LooseField, meaningsOf: MeaningsOf): Fitted | undefined {
  const place = namesField(condition.field, 'CBSA') ? placeOf(form, 'MSA_SIZE', undefined) : undefined;
  const fitted = place?.kind === 'field' ? fitField(condition, place, meaningsOf) : undefined;
  return fitted === undefined ? undefined : { ...fitted, cost: fitted.cost + NAMED };
}

/** Whether a field is called as the one with a name. */
function namesField(field: string, name: string): boolean {
  const key = phraseKey(field);
  return key === phraseKey(name) || (FIELD_PHRASES[key] ?? spokenFields(key) ?? []).includes(name);
}

/** Whether a field is called as one that has the code of an occupation. */
export const namesOccupation = (field: string): boolean => namesField(field, 'ONET_CODE');

/** A region has several states, and "West" is not West Virginia: only the name of a state is one. */
const isPartOfRegion = ({ field }: LooseField, fitted: Fitted | undefined): boolean =>
  phraseKey(field) === 'region' && fitted !== undefined && fitted.cost >= SIMILAR;

export const sum = (parts: readonly { readonly cost: number }[]): number => parts.reduce((total, { cost }) => total + cost, 0);

function fitField(given: LooseField, place: Place, meaningsOf: MeaningsOf): Fitted | undefined {
  if (place.kind === 'setting' && given.values.length > 1 && place.setting.several !== true) return fitOneOf(given, place, meaningsOf);
  const written = place.kind === 'field' ? withWholeBounds(asChoices(given, place.field), place.field) : given;
  const spoken = place.kind === 'field' ? written.values.flatMap((value) => spokenValues(place, value)) : written.values;
  const possible = withoutImpossible({ ...written, values: spoken }, rangeOfPlace(place));
  if (spoken.length > 0 && possible.values.length === 0) return { text: EVERYTHING, cost: place.cost };
  const condition = withinLimits(possible, rangeOfPlace(place));
  const operator = operatorFor(condition, place);
  if (operator === undefined || isPartOfTitles(given, place, meaningsOf)) return undefined;
  const values = condition.values.map((value) => {
    if (place.kind === 'setting') return settingValue(place.setting, value, place.name, meaningsOf);
    if (place.kind === 'field') return valueFor(place.field, value, meaningsOf, { isPart: operator === 'contains' });
    return undefined;
  });
  if (values.some((value) => value === undefined)) return undefined;
  const known = values.flatMap((value) => value ?? []);
  const texts = known.map(({ text }) => text);
  return {
    text: `${place.name} ${operation(operator, operator === 'between' ? texts : [...new Set(texts)])}`,
    cost: place.cost + sum(known),
    notes: [
      ...(operator === 'contains' && isOfEnd(given) ? [`CONTAINS finds ${texts.join()} anywhere in the text.`] : []),
      ...ofAnyBadge(given, place),
      ...ofEnd(given, place),
    ],
  };
}

/** OVERALL_BADGE > "Platinum" */
function ofEnd(given: LooseField, place: Place): readonly string[] {
  const end = place.kind === 'field' ? endOf(given, place.field) : undefined;
  return end === undefined ? [] : [`No ${place.name} is ${given.operator === 'gt' ? 'above' : 'below'} ${end}.`];
}

/** Roles have no overall badge. */
const ofAnyBadge = ({ field }: LooseField, place: Place): readonly string[] =>
  phraseKey(field) === 'overall badge' && place.kind === 'field' && place.field.over?.quantifier === 'any'
    ? [`${place.name} is any badge of the role: only companies have an overall badge.`]
    : [];

/** TITLE CONTAINS "manager" means all titles with this text, and not the likeliest of them. */
const isPartOfTitles = ({ operator, values }: LooseField, place: Place, meaningsOf: MeaningsOf): boolean =>
  operator === 'contains' &&
  place.kind === 'field' &&
  place.field.type === 'onet_code' &&
  values.some((value) => meaningsOf(value).some(({ kind, among }) => kind === 'occupation' && among !== undefined));

/** STARTS WITH "Wal", LIKE "Wal%": no condition finds a text only at one end. */
const isOfEnd = ({ written, values }: LooseField): boolean =>
  isOfBeginning(written) || /^ends?\b/iu.test(written) || values.some(({ text }) => /[%*^$]/u.test(text) && !/^[%*].*[%*]$/su.test(text));

export function rangeOfPlace(place: Place | undefined): NumberRange | undefined {
  if (place?.kind === 'setting') return place.setting.type === 'score' ? SHARES : undefined;
  return place?.kind === 'field' ? rangeOf(place.field) : undefined;
}

/** The first of several values of a setting that takes one. */
function fitOneOf(written: LooseField, place: Extract<Place, { kind: 'setting' }>, meaningsOf: MeaningsOf): Fitted | undefined {
  const isRange = written.operator === 'between';
  const all = isRange ? valuesOfRange(written, place.setting.values ?? []) : written.values;
  const fitted = all.map((value) => fitField({ ...written, operator: isRange ? 'is' : written.operator, values: [value] }, place, meaningsOf));
  const [first] = fitted;
  if (first === undefined || fitted.includes(undefined)) return undefined;
  const [, ...values] = new Set(fitted.map((one) => one?.text.replace(`${place.name} IS `, '') ?? ''));
  return values.length === 0 ? first : { ...first, cost: first.cost + ONE_OF_SEVERAL, others: { of: place.name, values } };
}

/** All values of a setting from one to another; the two if they are none. */
function valuesOfRange({ values }: LooseField, valid: readonly string[]): readonly LooseValue[] {
  const [low = -1, high = -1] = values.map(({ text }) => valid.findIndex((value) => value.toLowerCase() === text.toLowerCase()));
  return low < 0 || high < low ? values : valid.slice(low, high + 1).map((text) => ({ kind: 'text', text }));
}

function operation(operator: Comparison, texts: readonly string[]): string {
  switch (operator) {
    case 'is_null':
    case 'is_not_null':
      return SIGNS[operator];
    case 'in':
    case 'not_in':
      return `${SIGNS[operator]} (${texts.join(', ')})`;
    case 'between':
      return `BETWEEN ${texts.join(' AND ')}`;
    default:
      return `${SIGNS[operator]} ${texts[0] ?? ''}`;
  }
}

/** The operator that the place takes: several values need IN, and a part of a text is IS where only whole values are compared. */
function operatorFor({ operator, values }: LooseField, place: Place): Comparison | undefined {
  const several = values.length > 1;
  if (place.kind === 'setting') {
    if (place.setting.operator === 'at_least') return ['is', 'in', 'gt', 'gte'].includes(operator) && !several ? 'gte' : undefined;
    if (several) return place.setting.several === true ? 'in' : undefined;
    return ['is', 'in', 'contains'].includes(operator) ? 'is' : undefined;
  }
  if (place.kind !== 'field') return undefined;
  const { field } = place;
  if (operator === 'between') return values.length === 2 && isComparable(field) ? 'between' : undefined;
  if (['gt', 'gte', 'lt', 'lte'].includes(operator)) return isComparable(field) && !several ? operator : undefined;
  if (several) return operator === 'is_not' || operator === 'not_in' ? 'not_in' : operator === 'contains' ? undefined : 'in';
  if (operator === 'contains' && field.operator !== 'contains' && field.type !== 'name' && field.type !== 'metro') return 'is';
  return operator;
}

/** The target of FOR, or after the subject, from the conditions that name it: COMPANY IS "Walmart" OR COMPANY IS "Target" names two. */
export function targetFrom(
  form: Form,
  conditions: readonly LooseCondition[],
  kind: TargetKind,
  meaningsOf: MeaningsOf,
): (Fitted & { readonly value: FittedValue; readonly used: readonly LooseCondition[] }) | undefined {
  const used = conditions.filter((condition) => namesTarget(form, condition, kind));
  const fields = used.flatMap(leaves);
  const [first] = fields;
  if (first === undefined) return undefined;
  const cost = placeOf(form, first.field, kind)?.cost ?? 0;
  const [low, high] = first.values;
  if (first.operator === 'between' && low !== undefined && high !== undefined && fields.length === 1) {
    const found = oneNamed([low], kind, meaningsOf);
    const rest = `each of the others up to ${high.text}`;
    return found === undefined
      ? undefined
      : { value: found.value, text: '', cost: cost + found.cost + ONE_OF_SEVERAL, used, others: { of: kind, values: [rest] } };
  }
  const found = oneNamed(
    fields.flatMap(({ values }) => values),
    kind,
    meaningsOf,
  );
  return found === undefined ? undefined : { ...found, text: '', cost: cost + found.cost, used };
}

const leaves = (condition: LooseCondition): readonly LooseField[] =>
  condition.kind === 'field' ? [condition] : condition.kind === 'not' ? [] : condition.of.flatMap(leaves);

/** Whether a condition is only about the target of a form. */
function namesTarget(form: Form, condition: LooseCondition, kind: TargetKind): boolean {
  if (condition.kind === 'or') return condition.of.every((one) => one.kind === 'field' && namesTarget(form, one, kind));
  if (condition.kind !== 'field' || !['is', 'in', 'contains', 'between'].includes(condition.operator)) return false;
  return placeOf(form, condition.field, kind)?.kind === 'target';
}

/** The first of the names that a target has. It takes one, so that the others need queries of their own. */
export function oneNamed(
  values: readonly LooseValue[],
  kind: TargetKind,
  meaningsOf: MeaningsOf,
): { readonly value: FittedValue; readonly cost: number; readonly others?: Others } | undefined {
  const found = values.map((value) => named(value, [kind], meaningsOf));
  const [first] = found;
  if (first === undefined || found.includes(undefined)) return undefined;
  const [, ...others] = new Set(found.map((one) => one?.text ?? ''));
  return others.length === 0 ? { value: first, cost: first.cost } : { value: first, cost: first.cost + ONE_OF_SEVERAL, others: { of: kind, values: others } };
}
