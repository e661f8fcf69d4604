import type { FieldValue } from '../translate/senses.ts';
import { senseOf } from '../translate/vocabulary/vocabulary.ts';
import { wordsIn } from '../translate/words.ts';
import type { Place } from './fit-names.ts';
import type { LooseValue } from './loose-query.ts';

/**
 * The values of a field that a value has the everyday name of, as plain questions name them; otherwise the value itself. "No degree" is two levels of education.
 */
export function spokenValues({ name, field }: Extract<Place, { kind: 'field' }>, value: LooseValue): readonly LooseValue[] {
  if (field.type !== 'enumeration' && field.type !== 'badge') return [value];
  const heard = senseOf(wordsIn(value.text).map(({ lemma }) => lemma));
  if (heard?.isExact !== true) return [value];
  const { sense } = heard;
  if (sense.kind === 'level' && field.type === 'badge') return [{ ...value, kind: 'text', text: sense.level }];
  const valid = field.values ?? [];
  // Tenure in years is EXPERIENCE_LEVEL in some forms, and YEARS_IN in others.
  const mayMean = (one: FieldValue): boolean => one.operator === undefined && one.values.every((text) => valid.includes(String(text)));
  const options = sense.kind === 'value' ? sense.options.filter(mayMean) : [];
  const option = options.find((one) => one.field === name) ?? options[0];
  return option === undefined ? [value] : option.values.map((text) => ({ ...value, kind: 'text', text: String(text) }));
}
