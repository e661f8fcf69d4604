import type { KnownTitles } from '../../../src/conversion/titles/evidence/known-titles.ts';
import { knownTitlesOf } from '../../../src/conversion/titles/evidence/train-known-titles.ts';
import { normalizeTitle } from '../../../src/conversion/titles/normalize.ts';
import { parseTitle, type ParsedTitle } from '../../../src/conversion/titles/parsed-title.ts';
import { DEVELOPERS, NURSES, someFacts } from './evidence/facts.ts';

/** So many titles with a word that it is one to correct others to. */
const many = (word: string): { title: string; code: string; count: number }[] =>
  Array.from({ length: 240 }, (_, i) => [String.fromCharCode(97 + (i % 26)).repeat(3), 'xyzvwutsrq'[Math.floor(i / 26)]].join('')).flatMap((other) => [
    { title: `${other} ${word}`, code: NURSES, count: 1 },
    { title: `${word} ${other}`, code: NURSES, count: 1 },
  ]);

const parse = (title: string): ParsedTitle => parseTitle(knownTitles, normalizeTitle(title));
const textsOf = ({ titles }: ParsedTitle): string[] => titles.map(({ text }) => text);

let knownTitles: KnownTitles;
beforeAll(async () => {
  const named = ['R Programmer', 'Account Executive', 'Mailman', 'Truck Driver', 'Line Worker', 'Lineworker', 'Tinner', 'Artisan', 'Originator'];
  knownTitles = await knownTitlesOf(
    someFacts({
      corpus: [
        ...someFacts().corpus,
        ...['nurse', 'registered', 'engineer'].flatMap(many),
        ...named.map((title) => ({ title, code: DEVELOPERS, count: 5 })),
        ...['Harbor Pilot', 'Registered Pilot'].map((title) => ({ title, code: DEVELOPERS, count: 100 })),
      ],
      observations: [
        { title: 'AE', occupation: DEVELOPERS, employer: null, sector: null, state: null, count: 1 },
        { title: 'Enginer', occupation: DEVELOPERS, employer: null, sector: null, state: null, count: 1 },
      ],
    }),
  );
});

it.each([
  ['Regsitered Nrse', ['registered nurse']],
  ['Sr. Regsitered Nrse - ICU (Nights)', ['Sr. registered nurse - ICU']],
  // One observation does not make a title known.
  ['Enginer, Java', ['engineer, Java']],
  ['AE', ['account executive']],
  ['Sr AE II', ['Sr account executive II']],
  ['FA (Remote)', ['financial advisor', 'flight attendant']],
  ['R', ['r programmer']],
  // A synonym of a known title.
  ['Mail carrier', ['mailman']],
  ['mail man', ['mailman']],
  ['Mail-Man', ['mailman']],
  ['Night truckdriver', ['Night truck driver']],
  // A misspelled plural is its singular.
  ['Truckdrivers', ['truck driver']],
  ['Regsitered Nrses', ['registered nurse']],
  // An abbreviation, and what it is short for, in brackets; as if it stood there alone.
  ['TD (truck driver)', ['truck driver']],
  ['L.W. (Line-Worker)', ['Line-Worker']],
  ['XYZ (Truck Driver)', ['Truck Driver']],
  ['QX (truck drivers)', ['truck driver']],
  ['Truck Driver (TD)', ['Truck Driver']],
  ['Truck Driver (AE)', ['Truck Driver (AE)']],
  // What is in brackets is a remark, as it usually is.
  ['AE (Truck Driver)', ['account executive (Truck Driver)']],
  ['XYZ (Days)', ['XYZ']],
  // All titles that begin with these words go on in the last one, and most of them are one title.
  ['Night harbor pil', ['Night harbor pil']],
  ['harbor pil', ['harbor pilot']],
  ['regsitered harbor pil', ['registered harbor pil']],
  ['regsitered pil', ['registered pilot']],
  // Sentences without an article, if a known title follows.
  ['i am truck driver', ['truck driver']],
  ['hello I am truck driver', ['truck driver']],
  ['now i am working truck driver', ['truck driver']],
  ['I was truck driver', ['truck driver']],
  ['used to be truck driver', ['truck driver']],
  ["I'm registered nurse", ['registered nurse']],
  ['me truck drivers', ['truck driver']],
  ['I am self employed', ['self employed']],
  // Jobs, the present one first.
  ['former registered nurse, now a tinner', ['tinner', 'registered nurse']],
  ["I was a registered nurse but now I'm a tinner", ['tinner', 'registered nurse']],
  ['tinner (former registered nurse)', ['tinner', 'registered nurse']],
  // Each word is misspelled, and the second is corrected only because the whole is then a title.
  ['regsitered piolt', ['registered pilot']],
  // The removed part is the one at the end, not the same letters in a word before it.
  ['SOFT ENGINER, FT', ['software engineer']],
])('%s is read as %j', (typed, titles) => {
  expect(textsOf(parse(typed))).toEqual(titles);
});

it.each([
  'Registered Nurse',
  // What is in brackets is a remark about a title, or no title.
  'Artisan (Truck Driver)',
  'R Programmer',
  'mailman',
  // Two words that are a title of their own are not made one.
  'packing line worker',
  // Words of two letters are no halves.
  'art is an',
  // A compound that the tokens make one.
  'project co ordinator',
  // An acronym next to other words means something else.
  'AE Coordinator',
  // The letter of no programming language that is known.
  'Q',
  'Tinner',
  // No known title follows.
  'i am bored',
  '',
  '!!!',
])('%s is left as it is', (typed) => {
  const parsed = parse(typed);
  expect(textsOf(parsed)).toEqual([typed]);
  expect(parsed.readAs).toEqual([]);
});

it('tells what was read as what, in the letters that were typed', () => {
  expect(parse('Regsitered NRSE (temp)').readAs).toEqual([
    { text: 'Regsitered', as: ['registered'] },
    { text: 'NRSE', as: ['nurse'] },
  ]);
  expect(parse('Mail Man').readAs).toEqual([{ text: 'Mail Man', as: ['mailman'] }]);
  expect(parse('fa').readAs).toEqual([{ text: 'fa', as: ['financial advisor', 'flight attendant'] }]);
});
