import { isQuality } from '../../word-senses.ts';
import { lastWord } from '../unfinished.ts';
import { workersOfField } from '../evidence/field-of-work.ts';
import type { KnownTitles } from '../evidence/known-titles.ts';
import type { NormalizedTitle } from '../normalize.ts';
import type { DoneBy } from '../parsed-title.ts';
import { ARTICLES } from '../parsing/word-kinds.ts';

/** Everyday words for whoever works with something: "the copier guy". */
const INFORMAL = /^(?:(?:an?|the)\s+)?(?<field>.+?)\s+(?:guys?|gals?|dudes?|lady|ladies|chicks?|fellas?|blokes?|person)$/u;
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
