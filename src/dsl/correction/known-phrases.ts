import { boundNames } from '../../catalog/bound-names.ts';
import { FORMS } from '../forms/forms.ts';
import { TARGET_KEYS } from '../forms/form.ts';
import { expandTokens } from '../rules/tokens.ts';
import { phraseKey, type Reader } from './reader.ts';
import { FIELD_PHRASES } from './field-phrases.ts';
import { SUBJECT_PHRASES } from './subject-phrases.ts';
import { EXPANSION_PHRASES } from './value-phrases.ts';
import { wordTable } from '../../text/word-table.ts';

/** Every name of a field, its bounds, a setting, or a target in any form. */
export const FIELD_NAMES: readonly string[] = [
  ...FORMS.flatMap(({ resource, settings = {} }) => [
    ...Object.entries(resource?.fields ?? {}).flatMap(([key, field]) => [...field.dsl, ...Object.values(boundNames(key, field) ?? {})]),
    ...Object.values(settings).flatMap(({ names }) => names),
  ]),
  ...Object.values(TARGET_KEYS).flat(),
];

/** The same, and what people call them. */
const FIELDS = wordTable<true>(Object.fromEntries([...FIELD_NAMES, ...Object.keys(FIELD_PHRASES)].map((name) => [phraseKey(name), true])));

/** Words of EXPAND, INCLUDE, and WITH in any form. */
const EXPANSIONS = wordTable<true>(
  Object.fromEntries(
    [...FORMS.flatMap((form) => [...expandTokens(form), ...(form.withWords ?? ['SCORE'])]), ...Object.keys(EXPANSION_PHRASES)].map((name) => [
      phraseKey(name),
      true,
    ]),
  ),
);

/** Subjects of all forms, in singular and plural, and what people call them: phrase to subjects, best first. */
export const SUBJECTS = wordTable<readonly string[]>(subjects());

function subjects(): Record<string, readonly string[]> {
  const names = [...new Set(FORMS.flatMap(({ subject }) => (subject === '' ? [] : [subject])))];
  const table: Record<string, readonly string[]> = {};
  for (const name of names) {
    const key = phraseKey(name);
    for (const form of [key, key.endsWith('ies') ? `${key.slice(0, -3)}y` : key.replace(/s$/u, ''), `${key}s`]) table[form] ??= [name];
  }
  for (const name of names) table[phraseKey(name)] = [name];
  return { ...table, ...SUBJECT_PHRASES };
}

/** The end of the longest name of a field at a position; undefined if none starts there. */
export const fieldEnd = (reader: Reader, at = reader.position): number | undefined => reader.peek(FIELDS, { at, withTexts: true })?.end;
export const isFieldPhrase = (reader: Reader, at: number): boolean => reader.peek(FIELDS, { at }) !== undefined;
export const expansionEnd = (reader: Reader): number | undefined => reader.peek(EXPANSIONS)?.end;
