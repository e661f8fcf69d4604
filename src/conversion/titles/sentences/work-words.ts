import { fileURLToPath } from 'node:url';
import { once } from '../../../runtime/once.ts';
import { readTable } from '../../../tables/read-table.ts';
import { TableError, type Problem } from '../../../tables/row.ts';
import { wordsOf } from '../../../text/words.ts';
import { readReplacements } from '../../word-list.ts';
import { stemOf } from '../evidence/tokens.ts';
import { readActivityWords, withFamilies } from './listed-activities.ts';
import { RANKING } from '../tuning.ts';

/** A known title, and the words of everyday sentences about its work. */
export interface WorkWords {
  readonly title: string;
  /** Some are phrases, of which all words must be in the text. */
  readonly words: readonly string[];
}

/** A title, and how much the words of a text support it. */
export interface WordEvidence {
  readonly title: string;
  /** The sum of the weights of its words. */
  readonly weight: number;
  /** How many words of the text support it. */
  readonly words: number;
}

const FILE = fileURLToPath(new URL('../../../../mappings/work-words.tsv', import.meta.url));
const NUMBER = /^\d+$/u;
/** "Tying", of "tie". */
const TYING = /^([a-z])ying$/u;
/** Words of all sentences. */
const GENERAL = new Set(
  [
    'i me my we us our you your he him his she her they them their it its this that these those who which what where when how the a an and or of in on at to for from by with as up down out',
    'is am are was were be been being have has had do does doing did done can will would not no all every each some any other so too also just very really there here if than then because',
    'people person someone somebody one ones thing things stuff job jobs work works working help helps helping get gets getting need needs use used using lot lots kind kinds day days week',
    'year years time times way make sure good new different way part full something everything anything about into over off back around like',
  ].flatMap((line) => line.split(' ')),
);
const IRREGULAR_VERBS = readReplacements('irregular-verbs.txt');

/** The lines of mappings/work-words.tsv. */
export function readWorkWords(): WorkWords[] {
  const problems: Problem[] = [];
  const lines = readTable(FILE, ['title', 'words'], problems).map((row) => ({ title: row.get('title'), words: row.list('words') }));
  if (problems.length > 0) throw new TableError('The list of words about work is invalid', problems);
  return lines;
}

/** Some words without those of all sentences, and without numbers that mean nothing ("911" means something). */
export const contentWords = (words: readonly string[]): string[] => words.filter((word) => !GENERAL.has(word) && (!NUMBER.test(word) || isWorkWord(word)));

/** The form in which words are compared: the verb of a past, without an ending. */
export const workStem = (word: string): string => stemOf(IRREGULAR_VERBS.get(word) ?? word.replace(TYING, '$1ie'));

const stemsOfPhrase = (phrase: string): string[] => wordsOf(phrase).map(workStem);

/** The titles of each word, in one array: those of a word are at `starts.get(word)`, up to the next -1. */
interface Index {
  readonly titles: readonly string[];
  readonly starts: ReadonlyMap<string, number>;
  readonly titlesOf: Int16Array;
  /** Phrases by their last stem. */
  readonly phrases: ReadonlyMap<string, readonly string[]>;
}

/** Made when the first sentence is read: most programs read none. */
const index = once(makeIndex);

function makeIndex(): Index {
  const titles = new Map<string, number>();
  const byStem = new Map<string, Map<number, number>>();
  const phrases = new Map<string, Set<string>>();
  const add = (title: string, words: readonly string[], { isCentral = false } = {}): void => {
    const at = titles.get(title) ?? titles.size;
    titles.set(title, at);
    for (const word of words) {
      const stems = stemsOfPhrase(word);
      const key = stems.join(' ');
      if (stems.length > 1) {
        const last = stems.at(-1) ?? '';
        phrases.set(last, (phrases.get(last) ?? new Set()).add(key));
      }
      const of = byStem.get(key) ?? new Map<number, number>();
      byStem.set(key, of);
      of.set(at, Math.max(of.get(at) ?? 0, Number(isCentral)));
    }
  };
  for (const { title, words } of readWorkWords()) {
    add(title, withFamilies(words.slice(0, MOST_CENTRAL)), { isCentral: true });
    add(title, withFamilies(words.slice(MOST_CENTRAL)));
  }
  for (const { titles: workers, verbs, things } of readActivityWords())
    for (const title of workers)
      add(
        title,
        [...verbs, ...things].flatMap((text) => text.split(' ')),
      );
  const starts = new Map<string, number>();
  const all: number[] = [];
  for (const [stem, of] of byStem) {
    starts.set(stem, all.length);
    all.push(...Array.from(of, ([at, isCentral]) => 2 * at + isCentral), END);
  }
  return { titles: [...titles.keys()], starts, titlesOf: Int16Array.from(all), phrases: new Map([...phrases].map(([last, keys]) => [last, [...keys]])) };
}

const END = -1;
/** The first words of a line count most. */
const MOST_CENTRAL = 4;

/** The places of the titles of a word or phrase. */
function titlesOf({ starts, titlesOf: all }: Index, key: string): Int16Array {
  const start = starts.get(key);
  return start === undefined ? all.subarray(0, 0) : all.subarray(start, all.indexOf(END, start));
}

/** Some words of a text, and how much they count. */
export interface Said {
  readonly words: readonly string[];
  readonly weight: number;
}

/** How much the words of a text support each title, most first. A word counts more if fewer titles have it, and once if it is repeated. */
export function workersByWords(parts: readonly Said[]): WordEvidence[] {
  const known = index();
  const { leastTelling, central } = RANKING.workWords;
  const found = new Map<number, { weight: number; words: number }>();
  const counted = new Set<string>();
  for (const { words, weight } of parts) {
    const stems = new Set(contentWords(words).map(workStem));
    const phrases = [...stems].flatMap((stem) => known.phrases.get(stem) ?? []).filter((phrase) => phrase.split(' ').every((stem) => stems.has(stem)));
    for (const key of new Set([...stems, ...phrases])) {
      const titles = counted.has(key) ? [] : titlesOf(known, key);
      counted.add(key);
      const telling = Math.log(known.titles.length / titles.length);
      if (titles.length === 0 || telling < leastTelling) continue;
      for (const packed of titles) {
        const title = packed >> 1;
        const { weight: sum, words: count } = found.get(title) ?? { weight: 0, words: 0 };
        found.set(title, { weight: sum + weight * telling * (packed % 2 === 1 ? central : 1), words: count + 1 });
      }
    }
  }
  return [...found]
    .map(([title, evidence]) => ({ title: known.titles[title] ?? '', ...evidence }))
    .toSorted((a, b) => b.weight - a.weight || (a.title < b.title ? -1 : 1));
}

/** Whether some title has a word. */
export const isWorkWord = (word: string): boolean => index().starts.has(workStem(word));

/** Whether a word is about the work of titles that end with a word for a person: a suit is the work of a tailor. */
export function isWorkOf(person: string, word: string): boolean {
  const known = index();
  return titlesOf(known, workStem(word)).some((packed) => ` ${known.titles[packed >> 1] ?? ''}`.endsWith(` ${person}`));
}
