import { wordKey } from '../../text/words.ts';
import type { Ranked } from './compose-answer.ts';
import type { beforeTheLastWord } from './completions.ts';
import { blended, completed, withoutTheLastWord } from './completions.ts';
import { isBeginning, shareOfTitles } from './becomes-title.ts';
import { explainCompletions } from './explain-completions.ts';
import { explainUnfinished } from './explain-unfinished.ts';
import { withProbability, type Candidate } from './match.ts';
import { jobBefore, shareOfGoingOn, withJob, type JobBefore } from './job-before.ts';
import type { NormalizedTitle } from './normalize.ts';
import type { BegunTitle } from './begun-title.ts';
import type { ParsedTitle } from './parsed-title.ts';
import { decayed, powered } from './relative-scores.ts';
import type { TitleQuestion } from './title-answer.ts';
import type { TitleModel } from './title-model.ts';
import { RANKING } from './tuning.ts';

/** What a title becomes if its last word goes on. `share` says how likely that is. */
export interface Completions extends Ranked {
  readonly share: number;
  /** Set if the text may rather be a job, and the beginning of words that do not belong to it: the job, and how likely the text goes on as a title. */
  readonly orJob?: { readonly job: JobBefore; readonly goingOn: number };
}

/** What a half-typed title can become, from the titles that the engine found for it; undefined if it begins none. `share` is how likely its last word is unfinished. */
export function findCompletions(
  begun: readonly Candidate[],
  parsed: BegunTitle,
  model: TitleModel,
  { share, explain = false }: Pick<TitleQuestion, 'explain'> & { readonly share: number },
): Completions | undefined {
  const { knownTitles } = model;
  const all = begun.filter((candidate) => !replacesWord(knownTitles, parsed, candidate));
  const job = begun.length === 0 ? undefined : jobBefore(knownTitles, parsed);
  const found = job === undefined ? all : withJob(all, job);
  const goingOn = job === undefined ? 1 : shareOfGoingOn(knownTitles, parsed, job, found);
  const orJob = job === undefined || goingOn > 1 - RANKING.leastShare ? {} : { orJob: { job, goingOn } };
  const shown = { share, typed: parsed.typed.text, source: 'name_corpus', relativeScore: powered, ...orJob } as const;
  if (job !== undefined && found.length === 0) return { ...shown, candidates: [] };
  if (found.length === 0 || !isBeginning(model, parsed, found)) return undefined;
  const titleShare = (parsed.likelihood ?? 1) * shareOfTitles(model, parsed, found);
  if (titleShare === 0 || (titleShare < RANKING.leastShare && !parsed.typed.key.includes(' '))) return undefined;
  const candidates = completed(found, model, parsed.typed.key, titleShare);
  return { ...shown, candidates, ...(explain ? { explain: explainCompletions(candidates) } : {}) };
}

/** The titles that the engine found for a text, ranked without a model; undefined if it is rather a whole title. */
export const listedCompletions = (found: readonly Candidate[], { typed }: ParsedTitle): Ranked | undefined =>
  found.length > 0 && fitsTypeahead(typed, found) ? { candidates: found, typed: typed.text, source: 'name_corpus', relativeScore: decayed } : undefined;

/** Completions together with the ranking of the job alone that the text may be. */
export function withJobAlone(completing: Completions, { goingOn }: { readonly goingOn: number }, alone: Ranked): Completions {
  const { explain: explainTitle = () => [] } = completing;
  const candidates = blended(completing.candidates, goingOn, alone.candidates);
  const begun = new Set(completing.candidates.map(({ document }) => document.onet_code));
  const explain: Ranked['explain'] = (match) => (begun.has(match.document.onet_code) ? explainTitle(match) : (alone.explain?.(match) ?? []));
  return { ...completing, candidates, ...(alone.explain === undefined ? {} : { explain }) };
}

/** Whether a title has another word in place of a correct one that is finished ("shoring carpenter" for "shopping ca"), and is not so common that the word must be misspelled. */
function replacesWord({ spelling, knownWords }: TitleModel['knownTitles'], { typed: { key } }: ParsedTitle, { typos = 0, document }: Candidate): boolean {
  if (typos === 0) return false;
  const words = wordKey(document.title).split(' ');
  const { known, english } = RANKING.nearTitle.least;
  const isReplaced = (word: string): boolean =>
    spelling.isWord(word) && document.observation_count < (knownWords.has(word) ? known : english) && !words.some((one) => one.startsWith(word));
  return key.split(' ').slice(0, -1).some(isReplaced);
}

/** What a text can become that names no job by itself ("crane", an employer): half as probable, and with what to send for the text as it is. */
export const doubted = (completions: Ranked, { advice }: Pick<Ranked, 'advice'>): Ranked => ({
  ...completions,
  candidates: completions.candidates.map((candidate) => withProbability(candidate, RANKING.doubted * (candidate.probability ?? 0))),
  ...(advice === undefined ? {} : { advice }),
});

/** The ranking of a whole text together with what it can become. */
export const withCompletions = (ranked: Ranked, { candidates, share, typed = '' }: Completions): Ranked => ({
  ...ranked,
  typed,
  candidates: blended(candidates, share, ranked.candidates, ranked.support),
});

/** The ranking of a whole text whose last word counts only as far as it is finished. */
export function withLastWord(ranked: Ranked, before: ReturnType<typeof beforeTheLastWord>): Ranked {
  if (before === undefined) return ranked;
  const candidates = withoutTheLastWord(ranked.candidates, before);
  return { ...ranked, candidates, ...(ranked.explain === undefined ? {} : { explain: explainUnfinished(ranked.explain, ranked.candidates, candidates) }) };
}

/**
 * Whether typeahead can answer: every typed word matches a title. Nobody who waits for suggestions types noise or brackets, so such a title has to be a known
 * title or, without brackets, the beginning of one.
 */
function fitsTypeahead({ key, ignored, aside }: NormalizedTitle, found: readonly Candidate[]): boolean {
  if (ignored.length === 0 && aside === '') return found.length > 0 || key === '';
  return found.some(({ isFullTitle, isPrefix }) => isFullTitle || (isPrefix === true && aside === ''));
}
