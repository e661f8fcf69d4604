import { readWordList } from '../../word-list.ts';
import type { KnownTitles } from '../evidence/known-titles.ts';
import { thingNamed, type Naming } from './thing-named.ts';
import { normalizeTitle } from '../normalize.ts';
import { isKnownInAnyForm, isKnownTitle } from '../known-title.ts';
import type { ParsedTitle } from '../parsed-title.ts';
import { OTHER_TEXT_RULES, type OtherTextRule } from '../parsing/other-text-rules.ts';

const namesOf = (file: string): ReadonlySet<string> => new Set(readWordList(file).flatMap((line) => line.split(' ')));
const FIRST_NAMES = namesOf('first-names.txt');
const LAST_NAMES = namesOf('last-names.txt');
/** Words of the longest job that a sentence is about. */
const LONGEST_JOB = 4;
/** What follows the job that somebody looks for. */
const POSTING = /^(?:jobs?|positions?|roles?|work|careers?)$/iu;

/** Whether a text names a thing, a person, or the job of somebody else. */
export const isNoTitle = (model: Naming, parsed: ParsedTitle): boolean =>
  isOtherText(model.knownTitles, parsed) || isThing(model, parsed) || isPersonName(model.knownTitles, parsed);

/** Whether a text ends its first phrase with a thing, and is no known title in any form. */
export function isThing(model: Naming, { typed, titles, doneBy }: Pick<ParsedTitle, 'typed' | 'titles' | 'doneBy'>): boolean {
  const { knownTitles } = model;
  const thing = doneBy === undefined ? thingNamed(model, typed) : undefined;
  if (thing === undefined) return false;
  // "Day" is no shift in "Labor Day".
  const isCut = !typed.core.split(' ').includes(thing.at(-1) ?? '');
  return isCut ? !knownTitles.isTitle(typed.key) : !titles.some((title) => isKnownInAnyForm(knownTitles, title));
}

/** Whether a text is the name of a person, the last of which is a job: "Mary Ellen Gardner". */
export function isPersonName(knownTitles: KnownTitles, { typed }: Pick<ParsedTitle, 'typed'>): boolean {
  const [first = '', ...others] = typed.key.split(' ');
  const last = others.pop();
  if (last === undefined || !LAST_NAMES.has(last) || !FIRST_NAMES.has(first) || isKnownTitle(knownTitles, typed)) return false;
  return others.every((word) => FIRST_NAMES.has(word) || word.length === 1) && knownTitles.beginnings.countOfBeginning(typed.key) === 0;
}

/** Whether a text is about somebody else in a job: what a customer needs or tells, or a question. */
export const isOtherText = (knownTitles: KnownTitles, { typed }: Pick<ParsedTitle, 'typed'>): boolean =>
  !knownTitles.isTitle(typed.key) && OTHER_TEXT_RULES.some((rule) => applies(rule, typed.text, (words) => isJob(knownTitles, words)));

/** Whether some words are a known title, singular or plural. */
const isJob = (knownTitles: KnownTitles, words: string): boolean =>
  [words, words.replace(/s$/u, '')].some((form) => isKnownTitle(knownTitles, normalizeTitle(form)));

/** Whether a rule applies to a text. `isTitle` knows titles. */
export function applies({ pattern, job }: OtherTextRule, text: string, isTitle: (words: string) => boolean): boolean {
  const found = pattern.exec(text);
  if (found === null || job === undefined) return found !== null;
  const words = (found.groups?.['job'] ?? '').split(/[\s,]+/u);
  if (job === 'whole') return isTitle(words.join(' '));
  const length = words.slice(0, LONGEST_JOB).findLastIndex((_, i) => isTitle(words.slice(0, i + 1).join(' '))) + 1;
  return length > 0 && !POSTING.test(words[length] ?? '');
}
