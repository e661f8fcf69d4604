import { isQuality } from '../../word-senses.ts';
import { lastWord } from '../unfinished.ts';
import { fieldOfWork, workersOfField } from '../evidence/field-of-work.ts';
import type { KnownTitles } from '../evidence/known-titles.ts';
import { normalizeTitle, type NormalizedTitle } from '../normalize.ts';
import type { DoneBy } from '../parsed-title.ts';
import { ALTERNATIVES, separated } from '../parsing/separators.ts';
import { ARTICLES } from '../parsing/word-kinds.ts';
import { RANKING } from '../tuning.ts';

/** Everyday words for whoever works with something: "the copier guy". */
const INFORMAL = /^(?:(?:an?|the)\s+)?(?<field>.+?)\s+(?:guys?|gals?|dudes?|lady|ladies|chicks?|fellas?|blokes?|person)$/u;
/** A text with more fields is read as one title. */
const MOST_FIELDS = 3;
/** The occupations that count, the most frequent first. */
const MOST_OCCUPATIONS = 8;

/**
 * Reads "tile guy" and "copier lady" as whoever works with that: the jobs of the field ("tile setter"), and "plumber guy" as the job. Undefined if there are none. Known titles
 * ("lunch lady") are not asked about.
 */
export function workerOfField(knownTitles: KnownTitles, title: NormalizedTitle): DoneBy | undefined {
  const { field = '' } = INFORMAL.exec(title.core)?.groups ?? {};
  // A new guy and a young lady may do anything.
  if (field === '' || ARTICLES.has(field) || isQuality(knownTitles.spelling.senseOf(lastWord(field)))) return undefined;
  const text = title.text.trim();
  if (knownTitles.isTitle(field)) return { text, workers: [field] };
  const workers = workersOfField(knownTitles, field).slice(0, MOST_OCCUPATIONS);
  return workers.length === 0 ? undefined : { text, workers: workers.map((worker) => worker.title), shares: workers.map(({ share }) => share) };
}

/**
 * Reads several fields of work as those who work in each of them ("HVAC/plumbing", "cooking and cleaning"): whoever does all of it may be called after any. Each has one job that most of its
 * titles are for, and one of them is what somebody does. Undefined for the beginning of titles ("sales and marketing", of "sales and marketing manager").
 */
export function workersOfFields(knownTitles: KnownTitles, title: NormalizedTitle): DoneBy | undefined {
  const parts = separated(title.text, ALTERNATIVES).map(normalizeTitle);
  if (parts.length < 2 || parts.length > MOST_FIELDS || knownTitles.beginnings.countOfBeginning(title.key) > 0) return undefined;
  const fields = parts.map((part) => fieldOfWork(knownTitles, part));
  const isClear = (field: (typeof fields)[number]): boolean =>
    field !== undefined && !field.isOfLeaders && Math.max(...field.shares.values()) >= RANKING.severalFields.mainJob;
  if (!fields.every(isClear) || !fields.some((field) => field?.isActivity === true)) return undefined;
  const workers = parts.flatMap((part) => workersOfField(knownTitles, part.core).slice(0, RANKING.severalFields.workersOfEach));
  return { text: title.text.trim(), workers: workers.map((worker) => worker.title), shares: workers.map(({ share }) => share / parts.length) };
}
