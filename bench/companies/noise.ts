import { uniform } from '../../seeds/generate/random.ts';

/** The input for a spelling: the name in the dataset, the legal name, and the location of the employer. */
export interface Spelled {
  readonly name: string;
  readonly legalName: string | undefined;
  /** City and state of the headquarters. */
  readonly home: Place;
  /** A large city somewhere else. */
  readonly elsewhere: Place;
}

export interface Place {
  readonly city: string;
  readonly state: string;
}

/** Returns one misspelling of a kind, or undefined if it is not possible for the name. The same key gives the same misspelling. */
type Noise = (spelled: Spelled, key: string) => string | undefined;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
const SUFFIXES = ['Inc', 'Inc.', ', Inc.', 'LLC', ', LLC', 'Corp', 'Corp.', 'Corporation', 'Co', 'Co.', 'Company', 'Ltd', 'Holdings', 'Group', 'LP'];
const SITES = [
  'fulfillment center',
  'distribution center',
  'headquarters',
  'corporate office',
  'warehouse',
  'USA',
  'U.S.',
  'careers',
  'North America',
  'of America',
];
const STORES = ['#{n}', 'Store {n}', 'Store #{n}', '- {n}', 'Store No. {n}', '({n})'];
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  corporation: 'Corp',
  incorporated: 'Inc',
  company: 'Co',
  limited: 'Ltd',
  international: 'Intl',
  manufacturing: 'Mfg',
  national: 'Natl',
  university: 'Univ',
  hospital: 'Hosp',
  services: 'Svcs',
  service: 'Svc',
  center: 'Ctr',
  medical: 'Med',
  financial: 'Fin',
  insurance: 'Ins',
  association: 'Assn',
  associates: 'Assoc',
  technologies: 'Tech',
  technology: 'Tech',
  systems: 'Sys',
  management: 'Mgmt',
  department: 'Dept',
  group: 'Grp',
  brothers: 'Bros',
  industries: 'Inds',
  products: 'Prods',
  laboratories: 'Labs',
  american: 'Amer',
  saint: 'St',
  communications: 'Comm',
  government: 'Govt',
  development: 'Dev',
};

/** Kinds of noise by the name under which they are reported. */
export const NOISE: Readonly<Record<string, Noise>> = {
  'one typo': ({ name }, key) => typos(name, 1, key),
  'two typos': ({ name }, key) => (letterCount(name) < 8 ? undefined : typos(name, 2, key)),
  'legal form added': ({ name }, key) => {
    const suffix = pick(SUFFIXES, 'suffix', key);
    return uniform('the', key) < 0.15 ? `The ${name} Company` : `${name}${suffix.startsWith(',') ? '' : ' '}${suffix}`;
  },
  punctuation: ({ name, legalName }, key) =>
    changed(legalName ?? name, (text) => (uniform('punct', key) < 0.5 ? text.replace(/[^\p{L}\p{N}& ]/gu, '') : text.replace(/[^\p{L}\p{N}& ]+/gu, ' '))),
  case: ({ name }, key) => changed(name, (text) => (uniform('case', key) < 0.5 ? text.toUpperCase() : text.toLowerCase())),
  '& or and': ({ name, legalName }) =>
    [name, legalName ?? '']
      .map((text) => changed(text, (t) => (t.includes('&') ? t.replace(/\s*&\s*/gu, ' and ') : t.replace(/ and /giu, ' & '))))
      .find((text) => text !== undefined),
  'missing spaces': ({ name }, key) => changed(name, (text) => (uniform('spaces', key) < 0.5 ? text.replaceAll(' ', '') : dropOneSpace(text, key))),
  'swapped words': ({ name }, key) => swapWords(name, key),
  abbreviations: ({ name, legalName }) =>
    [name, legalName ?? '']
      .map((text) => changed(text, (t) => t.replace(/\p{L}+/gu, (word) => ABBREVIATIONS[word.toLowerCase()] ?? word)))
      .find((text) => text !== undefined),
  'trailing place': ({ name, home, elsewhere }, key) => {
    const { city, state } = uniform('place', key) < 0.5 ? home : elsewhere;
    return pick([`${name} ${city}`, `${name} - ${city}, ${state}`, `${name} (${city})`, `${name}, ${city} ${state}`], 'form', key);
  },
  'store number': ({ name }, key) => `${name} ${pick(STORES, 'store', key).replace('{n}', String(Math.floor(10 + 9000 * uniform('number', key))))}`,
  'site words': ({ name }, key) => `${name} ${pick(SITES, 'site', key)}`,
  'several at once': ({ name }, key) => {
    const typo = typos(name, 1, `several ${key}`);
    return typo === undefined ? undefined : `${typo.toUpperCase()} ${pick(SUFFIXES, 'several', key).replace(/^, /u, '')}`;
  },
};

/** The shortest prefix, at least half of the name, that is not a prefix of another name; undefined if only the full name is unique. */
export function halfTyped(name: string, others: readonly string[]): string | undefined {
  const typed = name.toLowerCase();
  for (let length = Math.max(4, Math.ceil(typed.length / 2)); length < typed.length; length++) {
    const prefix = typed.slice(0, length);
    if (!prefix.endsWith(' ') && !others.some((other) => other !== typed && other.startsWith(prefix))) return prefix;
  }
  return undefined;
}

function pick<T>(values: readonly T[], ...key: string[]): T {
  return values[Math.floor(uniform(...key) * values.length)] as T;
}

function changed(text: string, change: (text: string) => string): string | undefined {
  const other = change(text).replace(/\s+/gu, ' ').trim();
  return other === text || other === '' ? undefined : other;
}

function letterCount(name: string): number {
  return name.replace(/[^\p{L}\p{N}]/gu, '').length;
}

/** Inserts, drops, replaces, or swaps letters, except in words of fewer than four letters. */
function typos(name: string, count: number, key: string): string | undefined {
  let text = name;
  for (let i = 0; i < count; i++) {
    const places = [...text.matchAll(/\p{L}{4,}/gu)].flatMap(({ index, 0: word }) => Array.from({ length: word.length }, (_, at) => index + at));
    if (places.length === 0) return undefined;
    const at = pick(places, 'at', key, String(i));
    const letter = pick(LETTERS, 'letter', key, String(i));
    const [before, after] = [text.slice(0, at), text.slice(at)];
    text = pick(
      [before + letter + after, before + after.slice(1), before + letter + after.slice(1), before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2)],
      'edit',
      key,
      String(i),
    );
  }
  return text.toLowerCase() === name.toLowerCase() ? undefined : text.trim();
}

function dropOneSpace(text: string, key: string): string {
  const spaces = [...text.matchAll(/ /gu)].map(({ index }) => index);
  if (spaces.length === 0) return text;
  const at = pick(spaces, 'space', key);
  return text.slice(0, at) + text.slice(at + 1);
}

function swapWords(name: string, key: string): string | undefined {
  const words = name.split(' ');
  if (words.length < 2) return undefined;
  const at = Math.floor(uniform('swap', key) * (words.length - 1));
  return words
    .with(at, words[at + 1] ?? '')
    .with(at + 1, words[at] ?? '')
    .join(' ');
}
