import type { FieldValue, Sense } from '../translate/senses.ts';
import type { Place } from './fit-names.ts';
import type { LooseValue } from './loose-query.ts';
import { phraseKey } from './reader.ts';
import { saidBy } from './spoken-names.ts';

type FieldPlace = Pick<Extract<Place, { kind: 'field' }>, 'name' | 'field'>;

/** What two spellings of one value have in common. */
export const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** What plain questions call the first value of experience. The same words for people are what a question is about: "beginners". */
const FOR_BEGINNERS = 'entry level';

/** "Gold, Silver", "0-5", "!Gold", "not Gold": several values, or all but one. */
const OTHER_THAN_ONE = /[,|;]\s*\S|\d\s*[-–]\s*\d|^(?:[!<>~^]|-\s*\p{L}|not\s)/iu;
export const isOneValue = (text: string): boolean => !OTHER_THAN_ONE.test(text.trim());

/**
 * The values of a field that a value has the everyday name of, as plain questions name them; otherwise the value itself. "No degree" is two levels of education.
 */
export function spokenValues(place: FieldPlace, value: LooseValue): readonly LooseValue[] {
  const { name, field } = place;
  if (field.type !== 'enumeration' && field.type !== 'badge') return [value];
  if (!isOneValue(value.text)) return [value];
  const sense = saidBy(value.text);
  if (sense?.kind === 'level' && field.type === 'badge') return [{ ...value, kind: 'text', text: sense.level }];
  const valid = field.values ?? [];
  if (valid.some((one) => letters(one) === letters(value.text))) return [value];
  // Tenure in years is EXPERIENCE_LEVEL in some forms, and YEARS_IN in others.
  const mayMean = (one: FieldValue): boolean => one.operator === undefined && one.values.every((text) => valid.includes(String(text)));
  const options = optionsOf(sense).filter(mayMean);
  const option = options.find((one) => one.field === name) ?? options[0] ?? ofField(place, value.text).find(mayMean);
  return option === undefined ? [value] : option.values.map((text) => ({ ...value, kind: 'text', text: String(text) }));
}

/** What a value means next to what the field is a trend, size, or tier of: "growing" of ENTRY_BARRIER_TREND as "growing entry barrier". */
function ofField({ field }: FieldPlace, text: string): readonly FieldValue[] {
  return field.dsl.flatMap((name) => {
    const of = phraseKey(name).split(' ').slice(0, -1).join(' ');
    return of === '' ? [] : optionsOf(saidBy(`${text} ${of}`)).filter((one) => one.field === name);
  });
}

function optionsOf(sense: Sense | undefined): readonly FieldValue[] {
  if (sense?.kind === 'topic' && sense.topic === 'beginners') return optionsOf(saidBy(FOR_BEGINNERS));
  return sense?.kind === 'value' ? sense.options : [];
}
