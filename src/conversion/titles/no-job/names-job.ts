import { readFileSync } from 'node:fs';
import { LinearChoice, type ChoiceFile } from '../../../packed/linear-choice.ts';
import { once } from '../../../runtime/once.ts';
import { fieldOfWork } from '../evidence/field-of-work.ts';
import type { KnownTitles } from '../evidence/known-titles.ts';
import { askedTitle } from '../evidence/tokens.ts';
import { jobClues } from './job-clues.ts';
import { isOwnerTitle } from '../match.ts';
import { normalizeTitle } from '../normalize.ts';
import { isKnownInAnyForm } from '../known-title.ts';
import type { ParsedTitle } from '../parsed-title.ts';
import { PARTS, separated } from '../parsing/separators.ts';
import { isBeforeNoise, namesWorker, type Naming } from './thing-named.ts';
import { RANKING } from '../tuning.ts';
import { UNKNOWN_MEANINGS, viewOf } from './word-views.ts';

/** The class of a text that names a job. */
export const JOB = 'job';
/** The class of any other text. */
export const OTHER = 'other';

const FILE = new URL('./job-weights.json', import.meta.url);
/** What is learned from texts that name a job and others (training/jobs/). */
const learned = once(() => new LinearChoice(JSON.parse(readFileSync(FILE, 'utf8')) as ChoiceFile));

/** How probable it is that a text names a job, or says what somebody does, by what its words are and how titles use them. */
export const jobProbability = (model: Naming, parsed: ParsedTitle): number =>
  learned()
    .probabilities(jobClues(model, parsed))
    .find(([name]) => name === JOB)?.[1] ?? 0;

/** Whether the words of a text say that it names no job. */
export const isOtherByWords = (model: Naming, parsed: ParsedTitle): boolean =>
  isJudged(model, parsed) && jobProbability(model, parsed) < RANKING.namesJob.least && !namesField(model, parsed) && !namesWorker(model, parsed.typed);

/** Parts around the job of the person who writes: "I am in construction", "worked as". */
const SAYS_OWN_JOB: ReadonlySet<string> = new Set(['sentence', 'past_job']);

/**
 * Whether the words decide. They do not for what is known: a title in any form, several jobs, the beginning of titles, what somebody does, and what an owner is called. And few
 * titles tell too little about words.
 */
export function isJudged({ knownTitles }: Naming, { typed, titles, doneBy, severalJobs }: ParsedTitle): boolean {
  if (knownTitles.titles.length < RANKING.namesJob.titles || knownTitles.isTitle(typed.key) || isOwnerTitle(titles[0].key)) return false;
  if (mayGoOn(knownTitles, typed.key) || isBeforeNoise(knownTitles, typed.key.split(' '))) return false;
  if (severalJobs !== undefined || (doneBy !== undefined && doneBy.workers.length > 0)) return false;
  if (titles.some((title) => isKnownInAnyForm(knownTitles, title)) || typed.parts.some(({ label }) => SAYS_OWN_JOB.has(label))) return false;
  // Also with its typos corrected: "liscensed practical".
  return [typed, ...titles].every(({ key }) => knownTitles.beginnings.countOfBeginning(key) === 0) && !beginsWithTitle(knownTitles, typed.text);
}

/** Whether the first part of a text that is more than an id or a shift is a known title: "Req 4432: Night Stocker - H-E-B #27 - 10pm to 6am". */
function beginsWithTitle(knownTitles: KnownTitles, text: string): boolean {
  const parts = separated(text, PARTS);
  const first = parts.map(normalizeTitle).find(({ core }) => core !== '');
  return parts.length > 1 && first !== undefined && isKnownInAnyForm(knownTitles, first);
}

/** Whether a text is a single word, or its last word may be unfinished or misspelled, because nothing knows it, or more titles have words that it begins: "welld", "driver & ware". */
function mayGoOn(knownTitles: KnownTitles, key: string): boolean {
  const words = key.split(' ');
  const last = words.at(-1) ?? '';
  return words.length < 2 || UNKNOWN_MEANINGS.has(viewOf(knownTitles, last).meaning) || knownTitles.spelling.shareFinished(last) < RANKING.things.finished;
}

/** Whether a text names a field of work with a known word for who works in it: "debt collection". */
const namesField = ({ knownTitles }: Naming, { titles: [title] }: ParsedTitle): boolean => fieldOfWork(knownTitles, askedTitle(title))?.isActivity === true;
