import { isCorrect, parseWithoutNoise, type Interpretation } from './corrected-title.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { hasSeveralMeanings, isKnownInAnyForm, isLoneName, isTitle, synonymOf } from './known-title.ts';
import { isOwnerTitle } from './match.ts';
import { normalizeTitle, type NormalizedTitle } from './normalize.ts';
import { EMPLOYED_AS, isSaid, isSaidOfPast, postedJob, saidWithoutArticle, wordsAround } from './sentences/loose-sentence.ts';
import { severalJobs, type OneJob } from './several-jobs.ts';
import { ACRONYMS, titlesOfBegunName } from './title-variants.ts';
import { withoutIgnored } from './without-ignored.ts';
import { writtenOut } from './written-out.ts';

/** A title as it is ranked. */
export interface ParsedTitle extends Interpretation {
  /** As the caller gave it. */
  readonly typed: NormalizedTitle;
  /** How likely each of them is. Default: equally, and a past job less. */
  readonly shares?: readonly number[];
  /** The words around the job in a sentence, and those for a past one, which no rule removes. */
  readonly setAside?: readonly string[];
  /** Set if the text names several jobs, which are then its titles. */
  readonly severalJobs?: readonly OneJob[];
  /** Set if the text says what somebody does instead of what the person is. */
  readonly doneBy?: DoneBy;
  /** Set if the text names an employer of the dataset besides the job, as it is there. */
  readonly employer?: string;
}

/** What somebody does, and the titles that the person may have; none if no title is sure ("I make money"). */
export interface DoneBy {
  readonly text: string;
  readonly workers: readonly string[];
  /** How likely each of them is. Default: equally. */
  readonly shares?: readonly number[];
  /** How likely the text names a job at all. Default: 1. */
  readonly likelihood?: number;
  /** Whether somebody used to do it. */
  readonly isPast?: boolean;
  /** Whether somebody only likes to, or would like to. */
  readonly isLiked?: boolean;
}

/** How a text is read that says more than the job. */
export interface Readers {
  readonly withoutEmployer: WithoutEmployer;
  readonly doneBy: (title: NormalizedTitle) => DoneBy | undefined;
}

/** Whether a text names only jobs that somebody had ("retired nurse", "I was plumber"), and is no title by itself. */
export const isPastJob = ({ typed, titles: [title], severalJobs, doneBy }: ParsedTitle): boolean =>
  severalJobs?.every(({ isPast }) => isPast) ??
  (doneBy?.isPast === true || isSaidOfPast(typed) || (title !== typed && typed.parts.some(({ label }) => label === 'past_job')));

/** Finds the job in a text that also names an employer; undefined to read the text as a whole. */
export type WithoutEmployer = (text: string, is?: { readonly isKnown?: boolean }) => { readonly job: string; readonly employer: string } | undefined;

/** The title read exactly as typed. */
export const unchanged = (typed: NormalizedTitle): ParsedTitle => ({ typed, titles: [typed], readAs: [] });

/**
 * Interprets a title that is not known as typed: leaves out its abbreviation next to it, or removes noise, then resolves a synonym ("fireman"), an acronym of whole titles ("AE"), words joined or split by
 * mistake ("mail man"), and misspelled words. A known title is never changed, and without known titles none is. An employer ("cashier at Target") is no part of
 * the title, but counts like one that is given.
 */
export function parseTitle(knownTitles: KnownTitles | undefined, typed: NormalizedTitle, readers?: Readers): ParsedTitle {
  if (knownTitles === undefined || (isTitle(knownTitles, typed.key) && !hasSeveralMeanings(typed.core))) return unchanged(typed);
  // "Girl Friday" would be a girl on Fridays.
  const whole = synonymOf(knownTitles, typed.key) ?? begunName(knownTitles, typed.key);
  if (whole !== undefined) return { typed, titles: [normalizeTitle(whole)], readAs: [] };
  if (typed.core === '' || isLoneName(knownTitles, typed.key)) return unchanged(typed);
  const inBrackets = writtenOut(
    typed,
    (title) => isKnownInAnyForm(knownTitles, title),
    (word) => ACRONYMS.has(word) || isCorrect(knownTitles, word),
  );
  if (inBrackets !== undefined) return { ...parseTitle(knownTitles, inBrackets), typed };
  const isKnown = isKnownInAnyForm(knownTitles, typed);
  const said = saidJob(knownTitles, typed);
  if (said !== undefined) return { ...parseTitle(knownTitles, said), typed, setAside: [...wordsAround(typed.text, said.text), ...said.ignored] };
  const saysTitle = EMPLOYED_AS.test(typed.text) || (isKnown && !isSaid(typed));
  const doneBy = saysTitle ? undefined : readers?.doneBy(typed);
  if (doneBy !== undefined) return withWorkers(knownTitles, typed, doneBy);
  const texts = typed.ignored.length === 0 ? [typed.text] : [typed.text, withoutIgnored(typed).text];
  const at = texts.map((text) => readers?.withoutEmployer(text, { isKnown })).find((found) => found !== undefined);
  if (at !== undefined) return { ...parseTitle(knownTitles, normalizeTitle(at.job)), typed, employer: at.employer };
  const jobs = severalJobs(knownTitles, typed);
  if (jobs !== undefined)
    return {
      typed,
      titles: [jobs[0].title, ...jobs.slice(1).map(({ title }) => title)],
      readAs: [],
      severalJobs: jobs,
      setAside: jobs.flatMap(({ pastWords }) => pastWords),
    };
  const { titles, readAs } = parseWithoutNoise(knownTitles, withoutIgnored(typed));
  const synonym = synonymOf(knownTitles, titles[0].key) ?? synonymOf(knownTitles, titles[0].core);
  return { typed, titles: synonym === undefined ? titles : [normalizeTitle(synonym)], readAs };
}

/** The known title of a half-typed informal name, if no title begins so. */
function begunName(knownTitles: KnownTitles, key: string): string | undefined {
  const titles = titlesOfBegunName(key);
  return titles === undefined || knownTitles.beginnings.countOfBeginning(key) > 0 ? undefined : titles.find((title) => isTitle(knownTitles, title));
}

/** Titles that are shown of a text that says what somebody does. */
const MOST_SHOWN = 5;

/** A text that says what somebody does, read as the title of the person. */
function withWorkers(knownTitles: KnownTitles, typed: NormalizedTitle, doneBy: DoneBy): ParsedTitle {
  const { text, workers, shares } = doneBy;
  const read = workers.map((worker) => parseTitle(knownTitles, normalizeTitle(worker)).titles);
  const [first, ...others] = read.flat();
  if (first === undefined) return { ...unchanged(typed), doneBy };
  const sharesOf = shares && { shares: read.flatMap((titles, i) => titles.map(() => (shares[i] ?? 0) / titles.length)) };
  return { typed, titles: [first, ...others], ...sharesOf, readAs: [{ text, as: workers.slice(0, MOST_SHOWN) }], doneBy };
}

/** The known title in a sentence without an article ("I am nurse", "I'm self employed"), or in a text about a job ("nurse job wanted"). */
function saidJob(knownTitles: KnownTitles, typed: NormalizedTitle): NormalizedTitle | undefined {
  const said = [saidWithoutArticle(typed), postedJob(typed)].flatMap((text) => (text === undefined ? [] : [normalizeTitle(text)]));
  return said.find((title) => isKnownInAnyForm(knownTitles, title) || isOwnerTitle(title.key));
}
