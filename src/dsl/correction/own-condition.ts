import type { Form } from '../forms/form.ts';
import { fitCondition } from './fit-conditions.ts';
import { placeOf } from '../meanings/fit-names.ts';
import { named, UNKNOWN, type MeaningsOf } from './fit-values.ts';
import type { LooseCondition, LooseField, LooseValue, Mention } from '../meanings/loose-query.ts';
import { SIMILAR, type Meaning } from '../meanings/meanings.ts';

/** A text that is searched for, instead of a name that exists. */
const SEARCHED = 0.4;
const OPTION = 0.5;

/** The field of a form that a name of a kind belongs to. */
export const FIELD_OF: Readonly<Record<Meaning['kind'], string>> = {
  company: 'company',
  occupation: 'onet code',
  cluster: 'cluster id',
  state: 'state',
  country: 'country',
  industry: 'industry',
  metro: 'cbsa',
  zip: 'zip',
  cbsa: 'cbsa',
};

export const fieldCondition = (field: string, values: readonly LooseValue[]): LooseField => ({ kind: 'field', field, operator: 'is', written: '', values });

interface OwnCondition {
  readonly condition: LooseCondition;
  readonly cost: number;
  readonly notes?: readonly string[];
}

/** The headquarters in a metro area, of what is not known by metro area. */
const IN_CITY = 1;
/** The same for the name of a city alone. It is a place rather than a text to search for. */
const OF_CITY = 0.35;

/** A mention as a condition of a form, by what it names; as a searched text if it names nothing. */
export function ownCondition(form: Form, mention: Mention, meaningsOf: MeaningsOf): OwnCondition | undefined {
  const { noun, values } = mention;
  const [value] = values;
  if (value === undefined) return undefined;
  // A condition on an id that does not exist is valid, but finds nothing.
  if (noun === 'cluster' && named(value, [noun], meaningsOf) === undefined) return undefined;
  const isPlace = noun === undefined && meaningsOf(value)[0]?.kind === 'metro';
  const inCity = { condition: fieldCondition('city', values), cost: IN_CITY, notes: ['CITY is that of the headquarters.'] };
  const candidates: readonly OwnCondition[] = [
    ...(noun === undefined || noun === 'text'
      ? noun === undefined && /^[\d-]+$/u.test(value.text)
        ? []
        : [{ field: 'search', cost: noun === 'text' ? 0 : SEARCHED }]
      : [{ field: FIELD_OF[noun === 'cbsa' ? 'metro' : noun], cost: 0 }]),
    ...(noun === undefined ? meaningsOf(value).flatMap(({ kind, cost }) => (isGuess(form, FIELD_OF[kind], cost) ? [] : { field: FIELD_OF[kind], cost })) : []),
  ]
    .map(({ field, cost }): OwnCondition => ({ condition: fieldCondition(field, values), cost: isPlace ? cost : (settingCost(form, field) ?? cost) }))
    .concat(isPlace ? { ...inCity, cost: OF_CITY } : [])
    .sort((a, b) => a.cost - b.cost);
  const fits = ({ condition }: OwnCondition): boolean => (fitCondition(form, condition, meaningsOf)?.cost ?? UNKNOWN) < UNKNOWN;
  const isCity = noun === 'cbsa' && values.every(({ text }) => !/^\d+$/u.test(text));
  return candidates.find(fits) ?? (isCity && fits(inCity) ? inCity : undefined);
}

/** An option takes any text: "barista" next to a title is no industry because one is similar. */
const isGuess = (form: Form, field: string, cost: number): boolean => cost >= SIMILAR && placeOf(form, field, undefined)?.kind === 'setting';

/** The text that a form requires is in its place. An option that it does not require does not limit the rows, as a name after FOR does. */
function settingCost(form: Form, field: string): number | undefined {
  const place = placeOf(form, field, undefined);
  return place?.kind === 'setting' ? (place.setting.required === true ? 0 : OPTION) : undefined;
}
