import { withoutPluralS } from '../../text/singular.ts';
import { BADGE_FILTERS } from '../../catalog/field-values.ts';
import { onetCodeMeant } from '../../catalog/onet-code.ts';
import type { Field } from '../../catalog/resource.ts';
import { numberOfWord } from '../../text/english-numbers.ts';
import { nearWord } from '../near-word.ts';
import type { FittedName } from './fit-names.ts';
import type { LooseValue } from './loose-query.ts';
import { piecesOf } from './pieces.ts';
import { readValue } from './read-values.ts';
import { phraseKey, Reader } from './reader.ts';
import { isOneValue, letters, spokenValues } from './spoken-values.ts';
import { VALUE_PHRASES, YEARS_PHRASES } from './value-phrases.ts';
import { nearest, numberIn, rangeOf, withoutImpossible, type NumberRange } from './within-limits.ts';

/** The shortest beginning of a value that stands for it. */
const SHORTEST = 3;

/** "Two" in digits; any other text without spaces around it. */
export const digitsOf = (text: string): string => String(numberOfWord(text.trim()) ?? text.trim().replace(/(?<=^\d+)\s*(?:years?|yrs?)$/iu, ''));

/** "growth" and "growth: gold" of badges with an archetype. One without a level has any. */
function levelMeant(text: string, valid: readonly string[]): FittedName | undefined {
  const [head = '', tail = 'Ranked', ...others] = text.split(/[:=]/u).map((part) => part.trim());
  const leveled = valid.filter((name) => name.includes(':'));
  const [archetype] = leveled.map((name) => name.split(':', 1)[0] ?? '').filter((name) => letters(name) === letters(head));
  if (archetype === undefined || others.length > 0) return undefined;
  const levels = leveled.filter((name) => name.startsWith(`${archetype}:`)).map((name) => name.slice(archetype.length + 1));
  const level = choiceMeant(tail, levels);
  return level === undefined ? undefined : { ...level, name: `${archetype}:${level.name}` };
}

/** The value of a list with these letters, this meaning, this beginning, these words, or a similar spelling, and how far it is from what was written. */
export function choiceMeant(text: string, valid: readonly string[]): FittedName | undefined {
  const wanted = letters(digitsOf(text));
  if (wanted === '' || !isOneValue(text)) return undefined;
  const same = valid.find((name) => letters(name) === wanted);
  if (same !== undefined) return { name: same, cost: 0 };
  const leveled = levelMeant(text, valid);
  if (leveled !== undefined || /[:=]/u.test(text)) return leveled;
  const key = phraseKey(text);
  const meant = [VALUE_PHRASES[key.replaceAll("'", '')], valid.includes('10') ? YEARS_PHRASES[key] : undefined].find(
    (name) => name !== undefined && valid.includes(name),
  );
  if (meant !== undefined) return { name: meant, cost: 0.1 };
  const singular = withoutPluralS(wanted);
  const beginning = valid.filter((name) => letters(name).startsWith(singular)).sort((a, b) => a.length - b.length)[0];
  if (beginning !== undefined && singular.length >= SHORTEST) return { name: beginning, cost: 0.1 };
  const words = key.split(' ');
  const [containing, ...more] = valid.filter((name) => words.every((word) => phraseKey(name).split(/[\s/]/u).includes(word)));
  if (containing !== undefined && more.length === 0) return { name: containing, cost: 0.1 };
  const near = nearWord(text, valid);
  return near === undefined ? undefined : { name: near, cost: 0.3 };
}

/** The value of a field that a text means, as it is written without quotes; undefined if none is similar. A phrase can mean several values. */
export function fieldValueMeant(field: Field, text: string): string | undefined {
  const [name] = field.dsl;
  const value: LooseValue = { kind: 'text', text };
  const range = rangeOf(field);
  if (field.type === 'onet_code') return onetCodeMeant(text);
  // Of all integers, none is more likely than the others: they are ids.
  if (field.type === 'integer') return range === undefined || field.largest === undefined ? undefined : wholeNumber(numberMeant(text, range));
  if (name === undefined || (field.type !== 'enumeration' && field.type !== 'badge')) return undefined;
  const valid = field.type === 'badge' ? BADGE_FILTERS : (field.values ?? []);
  const spoken = spokenValues({ name, field }, value).map((one) => (range === undefined ? one : nearest(one, [one], range)));
  const meant = spoken.map((one) => choiceMeant(one.text, valid)?.name);
  return meant.includes(undefined) ? undefined : meant.join(',');
}

const wholeNumber = (text: string | undefined): string | undefined => (text !== undefined && /^\d+$/u.test(text) ? text : undefined);

/** Some values of a field without the numbers that no row has. If all are of this kind, they stay. */
export function possibleNumbers(field: Field, texts: readonly string[]): readonly string[] {
  const values = texts.map((text): LooseValue => ({ kind: 'number', text }));
  return withoutImpossible({ kind: 'field', field: '', operator: 'in', written: '', values }, rangeOf(field)).values.map(({ text }) => text);
}

/** The nearest number of a range, in digits; undefined for a text that is no number. */
export function numberMeant(text: string, range: NumberRange): string | undefined {
  const [, sign = '', amount = ''] = /^([+-]?)\s*\$?(.*)$/su.exec(digitsOf(text)) ?? [];
  const reader = new Reader(amount, piecesOf(amount)?.pieces ?? []);
  if (reader.next?.kind !== 'number') return undefined;
  const read = readValue(reader);
  if (!reader.isAtEnd) return undefined;
  const value: LooseValue = { ...read, text: sign + read.text };
  const number = numberIn(nearest(value, [value], range));
  return Number.isFinite(number) ? String(number) : undefined;
}
