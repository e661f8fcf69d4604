import type { Random } from './random.ts';

const SIGNS = [
  '"',
  "'",
  '\\',
  '(',
  ')',
  '[',
  ']',
  ',',
  ';',
  '|',
  '=',
  '!',
  '<',
  '>',
  '-',
  '.',
  '#',
  '\n',
  '\r',
  '\t',
  ' ',
  '\0',
  '\ud800',
  '\udfff',
  '\u2028',
  '“',
  'ﷺ',
  '😀',
];
const NUMBERS = ['0', '-1', '1e308', '1e309', '-1e-400', '9'.repeat(400), '0.1', '1.', '.5', '00', '4294967296', '9007199254740993'];
const MOST_REPEATS = 3_000;

/** One way to spoil a query; `others` are further queries, whose pieces may be put in. */
type Mutation = (query: string, random: Random, others: readonly string[]) => string;

const place = (query: string, random: Random): number => random.integer(0, query.length);
const insert = (query: string, at: number, text: string): string => query.slice(0, at) + text + query.slice(at);
/** Words, texts, numbers and signs, roughly. */
const pieces = (query: string): string[] => query.match(/\w+|"[^"]*"|\s+|[^\w\s]/g) ?? [];

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'random bytes': (_, random) =>
    Buffer.from(Array.from({ length: random.integer(1, 400) }, () => random.integer(0, 255))).toString(random.pick(['utf8', 'latin1', 'utf16le'])),
  'random signs': (_, random) => Array.from({ length: random.integer(1, 400) }, () => random.pick(SIGNS)).join(''),
  truncated: (query, random) => query.slice(0, place(query, random)),
  beheaded: (query, random) => query.slice(place(query, random)),
  spliced: (query, random, others) => {
    const other = random.pick(others);
    return query.slice(0, place(query, random)) + other.slice(place(other, random));
  },
  'a sign put in': (query, random) => insert(query, place(query, random), random.pick(SIGNS)),
  'a character left out': (query, random) => {
    const at = place(query, random);
    return query.slice(0, at) + query.slice(at + 1);
  },
  'a character changed': (query, random) => {
    const at = place(query, random);
    return query.slice(0, at) + String.fromCharCode(random.integer(0, random.chance(0.8) ? 127 : 65_535)) + query.slice(at + 1);
  },
  'pieces exchanged': (query, random) => random.shuffled(pieces(query)).join(random.pick(['', ' '])),
  'a piece repeated': (query, random) => {
    const all = pieces(query);
    const at = random.integer(0, Math.max(0, all.length - 1));
    const repeated = `${all[at] ?? ''}${random.pick(['', ' ', ','])}`.repeat(random.integer(2, random.chance(0.1) ? MOST_REPEATS : 20));
    return [...all.slice(0, at), repeated, ...all.slice(at)].join('');
  },
  'a piece of another': (query, random, others) => {
    const all = pieces(query);
    all.splice(random.integer(0, all.length), random.integer(0, 2), random.pick(pieces(random.pick(others)).concat(' ')));
    return all.join('');
  },
  'a number made odd': (query, random) => query.replace(/\d+(?:\.\d+)?/, () => random.pick(NUMBERS)),
  'nested deeply': (query, random) => {
    const [open, close] = random.pick([
      ['(', ')'],
      ['NOT ', ''],
      ['NOT (', ')'],
      ['NOT NOT (', ')'],
    ] as const);
    const depth = random.pick([10, 25, 49, 50, 51, 500, MOST_REPEATS]);
    const where = /where\s/i.exec(query);
    const at = where === null ? place(query, random) : where.index + where[0].length;
    return insert(query, at, open.repeat(depth)) + close.repeat(random.chance(0.7) ? depth : random.integer(0, depth));
  },
  'made long': (query, random) =>
    insert(
      query,
      place(query, random),
      random.pick(['a', ' ', '"', '(', '9', '\\', "'", '#', 'é', 'IS ', 'AND ', '"a" ']).repeat(random.pick([1_000, 20_000, 99_000])),
    ).slice(0, 100_001),
};

export const MUTATION_NAMES = Object.keys(MUTATIONS);

/** A query damaged in one to three ways. */
export function mutate(query: string, random: Random, others: readonly string[]): { readonly query: string; readonly how: string } {
  const names = Array.from({ length: random.chance(0.7) ? 1 : random.integer(2, 3) }, () => random.pick(MUTATION_NAMES));
  return { how: names.join(', '), query: names.reduce((spoilt, name) => MUTATIONS[name]?.(spoilt, random, others) ?? spoilt, query) };
}
