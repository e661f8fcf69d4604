import { wordsOf } from '../../text/words.ts';
import { readWordList } from '../word-list.ts';
import { isLegalForm } from './name-key.ts';
import type { WordWeights } from './word-weights.ts';

/** A part of a text that may be the whole name of an employer. */
export interface TextPart {
  readonly text: string;
  /** Whether the words around it say that it is one: "cashier at [Target]", "[Target Corp] T-2089". A single English word is no name otherwise. */
  readonly isIntroduced: boolean;
  /** Whether it is what stands before the first sign. */
  readonly isFirst: boolean;
  /** Whether it is the first part, or introduced. Elsewhere, a few letters may be short for what is before them: "Bitcoin Cash Trust (BCH)". */
  readonly mayBeShort: boolean;
}

/** What stands between a job, an employer, and a place. */
const SEPARATOR = /(?:\s*[,;:|()[\]]\s*|\s*-{2,}\s*|\s+[-–—]\s+|\s*@\s*|\s+(?:at|for|with|on)\s+|\s+w\/\s*|^\s*c\/o\s+)+/iu;
/** Words before an employer. */
const INTRODUCES = /(?:@|\s(?:at|for|with|c\/o)|\sw\/)\s*$/iu;
/** An address of mail or of a page; without its beginning, only alone: "umn.edu". */
const ADDRESS = /(?:^|\s)(?:https?:\/\/|\S+@|(?=www\.)|(?=(?<!.)\S+\.(?:com|org|net|edu|gov|mil)\/?$))((?:[a-z\d-]+\.)+[a-z]{2,})(?:[/?#:]\S*)?(?=\s|$)/iu;
/** Where everybody can have an address. */
const MAIL_OF_ALL =
  /(?:^|\.)(?:gmail|googlemail|yahoo|ymail|hotmail|outlook|live|msn|icloud|me|aol|proton|protonmail|comcast|verizon|att|sbcglobal)\.[a-z.]+$/iu;
/** Second-level domains of countries. */
const SECOND_LEVEL = new Set(['co', 'com', 'org', 'ac', 'gov']);
const MOST_PARTS = 6;

/**
 * The parts of a text between which a job, a department, or a place may stand: "shift lead @ [taco bell]", "[Boeing] - Everett, assembly mechanic", "[Ford Motor Co] Dearborn". Those
 * behind "at" or "for" if there are any. Empty for one name alone.
 */
export function partsOf(text: string, weights: WordWeights): TextPart[] {
  const [, host = ''] = ADDRESS.exec(text) ?? [];
  if (host !== '') return MAIL_OF_ALL.test(host) ? [] : [{ text: domainOf(host), isIntroduced: true, isFirst: false, mayBeShort: true }];
  const parts: Pick<TextPart, 'text' | 'isIntroduced'>[] = [];
  let before = '';
  let rest = text;
  for (let found = SEPARATOR.exec(rest); found !== null; found = SEPARATOR.exec(rest)) {
    parts.push({ text: rest.slice(0, found.index), isIntroduced: INTRODUCES.test(before) });
    before = ` ${found[0]}`.replace(/[(["\s]+$/u, ' ');
    rest = rest.slice(found.index + found[0].length);
  }
  parts.push({ text: rest, isIntroduced: INTRODUCES.test(before) });
  const shown = parts.some(({ isIntroduced }) => isIntroduced) ? parts.filter(({ isIntroduced }) => isIntroduced) : parts;
  return shown
    .flatMap((part) => {
      const next = namesNextTo(part.text, weights).map((name) => ({ text: name, isIntroduced: true }));
      return (parts.length > 1 ? [part, ...next] : next).map((name) => ({
        ...name,
        isFirst: name === part && part === parts[0],
        mayBeShort: part.isIntroduced || part === parts[0],
      }));
    })
    .filter(({ text: name }) => name.trim() !== '')
    .slice(0, MOST_PARTS);
}

/** The name in the host of a page or of mail: "statefarm" of "www.statefarm.com". */
function domainOf(host: string): string {
  const labels = host.toLowerCase().split('.').slice(0, -1);
  const last = labels.at(-1) ?? '';
  return (labels.length > 1 && SECOND_LEVEL.has(last) ? labels.at(-2) : last) ?? '';
}

/** Legal forms that only end a name. Words such as "Group" and "Company" also go on. */
const ENDS_NAME = new Set(['inc', 'incorporated', 'corp', 'corporation', 'llc', 'llp', 'ltd', 'co']);

/** The name before a legal form in the middle of a text, and that before or after a job or a department. */
function namesNextTo(text: string, weights: WordWeights): string[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const plain = words.map((word) => wordsOf(word).join(''));
  const form = plain.findIndex((word, i) => i > 0 && ENDS_NAME.has(word));
  const names = form > 0 && form < words.length - 1 ? [words.slice(0, form + 1).join(' ')] : [];
  const works = plain.map((_, i) => wordsOfWork(plain.slice(i), weights));
  const [first, last] = [works.findIndex((length) => length > 0), works.findLastIndex((length) => length > 0)];
  if (first < 0) return names;
  const longest = Math.min(first, LONGEST_NAME);
  const before = Array.from({ length: longest }, (_, i) => words.slice(0, longest - i).join(' '));
  const after = words.slice(last + (works[last] ?? 0));
  // "Turner Construction" is a company, not a turner in construction.
  return [...names, ...before, ...(after.length > 1 ? [after.join(' ')] : [])];
}

const LONGEST_NAME = 4;

/** Endings of most words for people with a job. */
const PERSON = /(?:er|eer|or|ist|ian|ant|man|woman)s?$/u;

/** Words for a job, a department, or a shift that have no such ending. */
const DEPARTMENTS: ReadonlySet<string> = new Set(readWordList('department-words.txt'));
const LONGEST_DEPARTMENT = Math.max(...[...DEPARTMENTS].map((words) => words.split(' ').length));

/** How many words, from the first one on, are for a job, a department, or a shift: 2 of "night shift fresno". */
export function wordsOfWork(words: readonly string[], weights: WordWeights): number {
  for (let length = Math.min(LONGEST_DEPARTMENT, words.length); length > 0; length--) if (DEPARTMENTS.has(words.slice(0, length).join(' '))) return length;
  return isJobWord(words[0] ?? '', weights) ? 1 : 0;
}

/** Whether a word is one for a person, and no company is named so: "handler", but not "center". */
const isJobWord = (word: string, weights: WordWeights): boolean => PERSON.test(word) && weights.isEnglish(word) && !weights.isKnown(word) && !isLegalForm(word);
