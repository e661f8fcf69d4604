import { US_STATES } from '../../../src/catalog/states.ts';
import { NOUNS } from '../../../src/dsl/meanings/connectives.ts';
import { FIELD_PHRASES, GROUP_PHRASES, ORDER_PHRASES } from '../../../src/dsl/meanings/field-phrases.ts';
import { FIELD_NAMES, spokenSubject } from '../../../src/dsl/meanings/known-phrases.ts';
import { DIAGRAM } from '../../../src/dsl/meanings/loose-words.ts';
import {
  FIELDS_OF,
  spokenDiagram,
  spokenExpansions,
  spokenFields,
  spokenGroups,
  spokenNoun,
  spokenOrders,
  SUBJECTS_OF,
  spokenVerbs,
} from '../../../src/dsl/meanings/spoken-names.ts';
import { SUBJECT_PHRASES } from '../../../src/dsl/meanings/subject-phrases.ts';
import { EXPANSION_PHRASES, VALUE_PHRASES, YEARS_PHRASES } from '../../../src/dsl/meanings/value-phrases.ts';
import { VERB_PHRASES } from '../../../src/dsl/meanings/verb-phrases.ts';
import { FORMS } from '../../../src/dsl/forms/forms.ts';
import { orderNames } from '../../../src/dsl/rules/orders.ts';
import { expandTokens } from '../../../src/dsl/rules/tokens.ts';
import type { Sense } from '../../../src/dsl/translate/senses.ts';
import { phraseLists } from '../../../src/dsl/translate/vocabulary/read-phrases.ts';
import { valuesInWords } from '../../../src/dsl/translate/vocabulary/values-in-words.ts';

/** What the operations declare, which phrases may name. */
const DECLARED = {
  fields: new Set(FIELD_NAMES),
  values: new Set(
    FORMS.flatMap(({ resource, settings = {} }) =>
      [...Object.values(resource?.fields ?? {}), ...Object.values(settings)].flatMap(({ values = [] }) => values),
    ).concat(['Platinum', 'Gold', 'Ranked', 'NA', ...Object.values(US_STATES)]),
  ),
  orders: new Set(FORMS.flatMap(orderNames)),
  groups: new Set(FORMS.flatMap(({ groups = [] }) => groups)),
  // CLARIFY is a clause of its own.
  expansions: new Set(['CLARIFY', ...FORMS.flatMap((form) => [...expandTokens(form), ...(form.withWords ?? ['SCORE'])])]),
  subjects: new Set(FORMS.map(({ subject }) => subject)),
};

const sensesOf = <K extends Sense['kind']>(kind: K): Extract<Sense, { kind: K }>[] =>
  [...phraseLists()].flatMap(([sense]) => (sense.kind === kind ? [sense as Extract<Sense, { kind: K }>] : []));
const options = valuesInWords().flatMap(({ means }) => means);

it.each<[string, keyof typeof DECLARED, readonly (string | number)[]]>([
  ['fields of corrections', 'fields', Object.values(FIELD_PHRASES).flat()],
  ['orders of corrections', 'orders', Object.values(ORDER_PHRASES).flat()],
  ['groups of corrections', 'groups', Object.values(GROUP_PHRASES).flat()],
  ['expansions of corrections', 'expansions', Object.values(EXPANSION_PHRASES).flat()],
  ['subjects of corrections', 'subjects', Object.values(SUBJECT_PHRASES).flat()],
  ['values of corrections', 'values', [...Object.values(VALUE_PHRASES), ...Object.values(YEARS_PHRASES)]],
  ['fields of topics', 'fields', Object.values(FIELDS_OF).flat()],
  ['subjects of topics', 'subjects', Object.values(SUBJECTS_OF).flat()],
  ['fields of plain English', 'fields', options.map(({ field }) => field)],
  [
    'values of plain English',
    'values',
    options.flatMap(({ operator, values }) => (operator === undefined ? values.filter((value) => typeof value === 'string') : [])),
  ],
  ['orders of plain English', 'orders', sensesOf('order').flatMap(({ names }) => names)],
  ['groups of plain English', 'groups', sensesOf('group').map(({ name }) => name)],
  ['expansions of plain English', 'expansions', sensesOf('expand').map(({ word }) => word)],
])('%s are declared by some operation', (_, kind, named) => {
  const declared: ReadonlySet<string> = DECLARED[kind];
  expect([...new Set(named.map(String).filter((name) => !declared.has(name)))]).toEqual([]);
  expect(named.length).toBeGreaterThan(4);
});

it.each<[string, Readonly<Record<string, unknown>>, (phrase: string) => unknown]>([
  ['nouns', NOUNS, spokenNoun],
  ['diagrams', DIAGRAM, spokenDiagram],
])('no phrase for %s in the lists of corrections means the same in plain English, where it is declared', (_, table, spoken) => {
  expect(Object.entries(table).filter(([phrase, meaning]) => spoken(phrase) === meaning)).toEqual([]);
});

it.each<[string, Readonly<Record<string, readonly string[]>>, (phrase: string) => readonly string[] | undefined]>([
  ['fields', FIELD_PHRASES, spokenFields],
  ['orders', ORDER_PHRASES, spokenOrders],
  ['groups', GROUP_PHRASES, spokenGroups],
  ['expansions', EXPANSION_PHRASES, spokenExpansions],
  ['subjects', SUBJECT_PHRASES, spokenSubject],
  ['verbs', VERB_PHRASES, spokenVerbs],
])('no phrase for %s in the tables of corrections means the same in plain English, where it is declared', (_, table, spoken) => {
  const isSpoken = ([phrase, names]: [string, readonly string[]]): boolean => names.every((name, i) => spoken(phrase)?.[i] === name);
  expect(Object.entries(table).filter(isSpoken)).toEqual([]);
});
