import { boundNames } from '../../catalog/bound-names.ts';
import { FORMS } from '../forms/forms.ts';
import { TARGET_KEYS, type Form } from '../forms/form.ts';
import { expandTokens } from '../rules/tokens.ts';
import { phraseKey, type Reader } from './reader.ts';
import { COMPARISONS, NOISE, NOUNS, OPENERS, type Noun } from './connectives.ts';
import { FIELD_PHRASES } from './field-phrases.ts';
import { splitSubject, spokenExpansions, spokenFields, spokenNoun, spokenSubjects, spokenVerbs } from './spoken-names.ts';
import { SUBJECT_PHRASES } from './subject-phrases.ts';
import { EXPANSION_PHRASES } from './value-phrases.ts';
import { VERB_PHRASES } from './verb-phrases.ts';
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

/** Whether a phrase is called as something that can be added to rows. */
export const isExpansion = (phrase: string): boolean => EXPANSIONS[phraseKey(phrase)] === true || spokenExpansions(phraseKey(phrase)) !== undefined;

const CLAUSES: ReadonlySet<string> = new Set([...Object.keys(OPENERS), ...Object.keys(COMPARISONS)]);
const READ_OTHERWISE: ReadonlySet<string> = new Set([...CLAUSES, ...NOISE]);

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

/** The subjects that a phrase can mean, best first; empty for a phrase that is none. What is called like a subject can be meant as another one, too. */
export const subjectsOf = (phrase: string): readonly string[] =>
  SUBJECT_PHRASES[phrase] ?? [...new Set([...(SUBJECTS[phrase] ?? []), ...(spokenSubject(phrase) ?? [])])];

/** The longest subject at a position. */
export const subjectAt = (reader: Reader, at = reader.position): { readonly end: number; readonly name: string } | undefined =>
  reader.peek<unknown>(SUBJECTS, { at, spoken: spokenSubject, split: splitSubject });

/** The subjects that plain English calls by a phrase, where queries can have it. */
export const spokenSubject = (phrase: string): readonly string[] | undefined => (isClause(phrase) ? undefined : spokenSubjects(phrase));
const spokenField = (phrase: string): readonly string[] | undefined => (CLAUSES.has(phrase) ? undefined : spokenFields(phrase));

/** Phrases of plain English that begin a clause of a query, or have one in them: "where", "badges for companies", "occupations like". */
const isClause = (phrase: string): boolean =>
  READ_OTHERWISE.has(phrase) ||
  phrase
    .split(' ')
    .slice(1)
    .some((word) => CLAUSES.has(word));

/** The verbs that a phrase can mean, best first; undefined for a phrase that is none. */
export const verbsOf = (phrase: string): readonly Form['verb'][] | undefined => VERB_PHRASES[phrase] ?? spokenVerb(phrase);
export const verbAt = (reader: Reader): { readonly end: number; readonly name: string } | undefined =>
  reader.peek<unknown>(VERB_PHRASES, { spoken: spokenVerb });
/** "Titles" are a subject here. */
const spokenVerb = (phrase: string): readonly Form['verb'][] | undefined => (SUBJECTS[phrase] === undefined ? spokenVerbs(phrase) : undefined);

/** A word that says what the value after it is. "Matching" begins a clause. */
export const nounAt = (reader: Reader, at = reader.position): { readonly found: Noun; readonly end: number } | undefined =>
  reader.peek(NOUNS, { at, spoken: (phrase) => (CLAUSES.has(phrase) ? undefined : spokenNoun(phrase)) });

/** The end of the longest name of a field at a position; undefined if none starts there. */
export function fieldEnd(reader: Reader, at = reader.position): number | undefined {
  const known = reader.peek(FIELDS, { at, withTexts: true })?.end;
  const spoken = spokenFieldEnd(reader, at, (next) => isComparison(reader, next) || isLiteral(reader, next));
  return spoken === undefined || (known ?? 0) > spoken ? known : spoken;
}
export const isFieldPhrase = (reader: Reader, at: number): boolean =>
  reader.peek(FIELDS, { at }) !== undefined || spokenFieldEnd(reader, at, (next) => isComparison(reader, next)) !== undefined;
/** Names of companies and jobs have words of plain English in them, so what follows must show that such a word is a field. */
function spokenFieldEnd(reader: Reader, at: number, isFollowed: (next: number) => boolean): number | undefined {
  const end = reader.peek({}, { at, spoken: spokenField })?.end;
  return end !== undefined && isFollowed(end) ? end : undefined;
}
/** "Business IN Ohio" is a name and a place. */
function isComparison(reader: Reader, at: number): boolean {
  const found = reader.peek(COMPARISONS, { at });
  return found !== undefined && (found.found !== 'in' || '([{'.includes(reader.pieces[found.end]?.text ?? ' '));
}
const isLiteral = ({ pieces }: Reader, at: number): boolean =>
  ['text', 'number', 'code'].includes(pieces[at]?.kind ?? '') || /^(?:any|none|ranked|platinum|gold)$/iu.test(pieces[at]?.text ?? '');

/** The end of the longest word of EXPAND at a position. */
export const expansionEnd = (reader: Reader): number | undefined => reader.peek<unknown>(EXPANSIONS, { spoken: spokenExpansions })?.end;

/** Whether a verb can be followed by a text to search for: FIND COMPANIES "solar". */
export const searchesText = (verb: string): boolean => /^(?:search|find)/u.test(verb);
