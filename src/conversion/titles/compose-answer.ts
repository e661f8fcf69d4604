import type { Versions } from '../../freshness/current-versions.ts';
import { clarify, MOST_COMPARED } from './clarify.ts';
import { withRanges } from './completions.ts';
import { withDistinctTitles } from './distinct-titles.ts';
import { confidenceLimits } from './evidence/fusion.ts';
import { isOwnerTitle, toMatches, type Candidate, type Evidence, type TitleDocument, type TitleMatch } from './match.ts';
import { isKnownInAnyForm } from './known-title.ts';
import { isPastJob, type ParsedTitle } from './parsed-title.ts';
import type { ResolvedContext } from './resolve-context.ts';
import { leavesOutMeant, type TitleAdvice } from './title-advice.ts';
import type { TitleAnswer, TitleQuestion } from './title-answer.ts';
import type { TitleModel } from './title-model.ts';
import { RANKING } from './tuning.ts';
import { withoutIgnored } from './without-ignored.ts';

/** Ranked candidates, and how they are shown. */
export interface Ranked {
  readonly candidates: readonly Candidate[];
  readonly source: TitleMatch['match_source'];
  /** The part of the text that can be marked in the matched titles; default: all of it except for noise. */
  readonly typed?: string;
  /** Scales a score so that the best one is 1. */
  readonly relativeScore: (score: number, best: number) => number;
  readonly signals?: readonly string[];
  /** What to send instead. */
  readonly advice?: TitleAdvice;
  /** The factor by which the words of the text lower the probability of all candidates (no-job.ts). */
  readonly support?: number;
  readonly explain?: (candidate: Candidate) => readonly Evidence[];
  /** What counted instead of the given context: the same, with the employer in the text. */
  readonly context?: ResolvedContext;
}

/** What an answer depends on besides the title. */
interface Circumstances {
  readonly context: ResolvedContext | undefined;
  readonly model: TitleModel | undefined;
  readonly versions: Versions;
}

/** The answer for a ranked title: matches with their confidence, whether the title is ambiguous, and what to send instead. */
export function composeAnswer(question: TitleQuestion, parsed: ParsedTitle, ranked: Ranked, { context, model, versions }: Circumstances): TitleAnswer {
  const source = question.fast ? ranked.source : 'database';
  const matches = toMatches(shown(ofPastJob(parsed, ranked.candidates), question), source, parsed.titles[0].key, {
    withCluster: question.withCluster,
    relativeScore: ranked.relativeScore,
    limits: confidenceLimits(model?.knownTitles),
    employerOf: employerIn(ranked.context ?? context),
    ...(ranked.explain === undefined ? {} : { explain: ranked.explain }),
  });
  // No title is shown twice. Whoever types sees all matches highlighted, however the text was ranked.
  const distinct = withDistinctTitles(matches);
  const mayBeTyped = question.fast && context?.hasSay !== true;
  const all = mayBeTyped ? withRanges(ranked.typed ?? withoutIgnored(parsed.typed).text, distinct) : distinct;
  const legacy = !question.fast || !question.searchRanking.fusion;
  const kept = legacy ? all.filter(({ match_score }) => match_score >= question.minScore) : all;
  // A best match that is not recommended is more often wrong than right, and resolves nothing, however far the next one is.
  // Judged on all matches: a lower limit or a higher min_score does not make a title less ambiguous.
  const isUnclear = all[0]?.recommended === false || parsed.severalJobs !== undefined || isAmbiguous(kept.length === 0 ? [] : all, question.ambiguityThreshold);
  const ambiguous = isUnclear && (question.bypass !== true || kept.length === 0);
  return {
    matches: kept.slice(0, question.limit),
    disambiguation: {
      status: ambiguous ? 'ambiguous' : 'resolved',
      signals_used: ranked.signals ?? [],
      ...(question.clarify === true ? { clarification: ambiguous ? clarify(kept) : [] } : {}),
    },
    ...readMembers(kept.length === 0 ? { ...parsed, readAs: [] } : parsed),
    ...contextMembers(context),
    ...adviceMember([
      ranked.advice ?? (ranked.candidates.length === 0 ? reasonForNothing(context) : (adviceOn(parsed, context, model) ?? adviceOnSector(ranked, context))),
      ...(context?.hints ?? []),
    ]),
    versions,
  };
}

/** The employer of a match: in a context, the given one, or the one with the most postings in its sector. */
const employerIn =
  (context: ResolvedContext | undefined) =>
  ({ onet_code, top_company }: TitleDocument): string | null =>
    context?.company?.company_name ?? context?.allowed?.get(onet_code) ?? top_company;

/** The candidates for a past job, and for what somebody only likes to do, are half as probable. */
function ofPastJob(parsed: ParsedTitle, candidates: readonly Candidate[]): readonly Candidate[] {
  if (!isPastJob(parsed) && parsed.doneBy?.isLiked !== true) return candidates;
  return candidates.map((candidate) => ({ ...candidate, probability: RANKING.pastJob * (candidate.probability ?? 0) }));
}

/** How the title was read. */
function readMembers({
  typed,
  titles: [title],
  readAs,
  setAside = [],
  employer,
}: ParsedTitle): Pick<TitleAnswer, 'level' | 'seniority' | 'employer' | 'ignored' | 'read_as'> {
  // A misspelled level is read from the corrected title. Otherwise only what was typed counts: a synonym may add a level.
  const { level, seniority } = readAs.length === 0 ? typed : title;
  // A part of a longer one ("wanted" of "position wanted") is not said twice.
  const ignored = [
    ...typed.ignored.filter((text) => !setAside.some((other) => other !== text && other.includes(text))),
    ...setAside.filter((text) => !typed.ignored.some((other) => other.includes(text))),
  ];
  return {
    ...(level === null ? {} : { level }),
    ...(seniority === null ? {} : { seniority }),
    ...(employer === undefined ? {} : { employer }),
    ...(ignored.length === 0 ? {} : { ignored }),
    ...(readAs.length === 0 ? {} : { read_as: readAs }),
  };
}

function contextMembers(context: ResolvedContext | undefined): Pick<TitleAnswer, 'resolved_context' | 'unknown_context'> {
  const { understood = {}, unknown = [] } = context ?? {};
  return {
    ...(Object.keys(understood).length === 0 ? {} : { resolved_context: understood }),
    ...(unknown.length === 0 ? {} : { unknown_context: unknown }),
  };
}

function adviceMember(all: readonly (TitleAdvice | undefined)[]): Pick<TitleAnswer, 'advice'> {
  const advice = all.filter((one) => one !== undefined);
  return advice.length === 0 ? {} : { advice };
}

/** Why a title that may be known has no candidate. The names of an unknown sector are reported as that (unknown-context.ts). */
function reasonForNothing(context: ResolvedContext | undefined): TitleAdvice | undefined {
  if (context?.allowed === undefined) return { kind: 'unsupported' };
  return context.allowed.size === 0 ? undefined : { kind: 'not_in_sector' };
}

/** What is left of a title whose likeliest occupations the sector leaves out. Without a model, no candidate has a probability. */
const adviceOnSector = ({ candidates, support }: Ranked, context: ResolvedContext | undefined): TitleAdvice | undefined =>
  context?.allowed !== undefined && candidates[0]?.probability !== undefined && leavesOutMeant(candidates, support)
    ? { kind: 'meant_not_in_sector' }
    : undefined;

function adviceOn(parsed: ParsedTitle, context: ResolvedContext | undefined, model: TitleModel | undefined): TitleAdvice | undefined {
  if (parsed.severalJobs !== undefined) return { kind: 'several_jobs', titles: parsed.titles.map(({ text }) => text.trim()) };
  if (isPastJob(parsed)) return { kind: 'past_job', job: pastJobOf(parsed, model) };
  if (parsed.doneBy?.isLiked === true) return { kind: 'liked' };
  return isOwnerTitle(parsed.titles[0].key) && context === undefined ? { kind: 'owner' } : undefined;
}

/** What to send for a past job: the job without the words around it, if it is a known title. The rest of an unfinished text is none ("previous j"). */
function pastJobOf({ typed, titles: [title] }: ParsedTitle, model: TitleModel | undefined): string | undefined {
  const isJob = typed.core.length > 1 && (model === undefined || isKnownInAnyForm(model.knownTitles, title));
  return isJob ? title.text.trim() : undefined;
}

/** The best candidates: as many as requested, but enough to detect an ambiguous title and to clarify it. */
function shown(ranked: readonly Candidate[], { limit }: Pick<TitleQuestion, 'limit'>): readonly Candidate[] {
  return ranked.slice(0, Math.max(limit, MOST_COMPARED));
}

function isAmbiguous(matches: readonly TitleMatch[], threshold: number): boolean {
  const [first, second] = matches;
  if (first === undefined) return true;
  return second !== undefined && first.match_score - second.match_score < threshold;
}
