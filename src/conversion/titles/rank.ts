import { RANKING } from './tuning.ts';
import type { ResolvedContext } from './resolve-context.ts';
import { SEARCH_RANKING_DEFAULTS, fuse, type SearchRankingOptions, type EngineFindings } from './search-ranking.ts';
import { rankCodes, type RankedCode } from './evidence/codes.ts';
import { rankGroups, type Ranking } from './evidence/fusion.ts';
import { askedTitle, sortedStems, type TitleTokens } from './evidence/tokens.ts';
import type { OccupationSummary } from '../../store/title-facts.ts';
import type { TitleModel } from './title-model.ts';
import type { Candidate, TitleDocument } from './match.ts';
import { OccupationDocument } from './model-documents.ts';
import { normalizeTitle, type NormalizedTitle } from './normalize.ts';

/** A title's candidates, and how their scores were computed, for explanations. */
export interface RankedTitle {
  readonly candidates: readonly Candidate[];
  /** By the known titles alone. */
  readonly ranking: Ranking;
  /** How an O*NET code got its score; undefined if it is no candidate. */
  readonly scoreOf: (code: string) => CodeScore | undefined;
}

/** How the score of a code follows from the learned probability of its 6-digit occupation. */
export interface CodeScore {
  /** Of the 6-digit occupation, together with the search engine's ranking. */
  readonly occupation: number;
  /** The code's part of that. */
  readonly own: number;
  /** The same, unless the title is the official title of a code, which comes first. */
  readonly probability: number;
  /** Logarithm of the factor that the caller's weights add. */
  readonly shift: number;
}

/**
 * Ranks the occupations of a whole title by the learned weights, from the known titles and what the engine found. Matches are ordered by probability; weights
 * that a caller sets shift that order by as much as they shift the search ranking, and change no probability.
 */
export function rankTitle(
  model: TitleModel,
  title: NormalizedTitle,
  found: EngineFindings,
  options: SearchRankingOptions,
  context: ResolvedContext | undefined,
): RankedTitle {
  const { knownTitles, summaries, codeOfTitle } = model;
  const bySearch = fuse(found.exact, found.lexical, withDefaultWeights(options));
  const tokens = askedTitle(title);
  const ranking = rankGroups(knownTitles, tokens, {
    context: context?.keys,
    also: groupsOf(bySearch),
    ownVotes: ownVotes(context, tokens),
    prevalences: context?.prevalences,
    isOfTrade: context?.isOfTrade,
  });
  // Without a similar known title, letters in common with some word are no evidence.
  if (bySearch.length === 0 && ranking.weighed.nearest.every((list) => list.length === 0)) return { candidates: [], ranking, scoreOf: () => undefined };
  const withEngine = enginePool(bySearch, ranking.groups[0]?.probability ?? 0);
  const shift = shiftOf(found, options, bySearch);
  const shifted = (code: string, probability: number): number => probability * Math.exp(shift.get(code) ?? 0);
  const scored: ScoredCode[] = [];
  for (const ranked of rankCodes(knownTitles, ranking, context?.prevalences)) {
    const { code } = ranked;
    if (!summaries.has(code) || context?.allowed?.has(code) === false) continue;
    const own = withEngine(code, ranked.probability);
    scored.push({ ranked, own, probability: own, score: shifted(code, own) });
  }
  const sorted = officialFirst(scored, codeOfTitle.get(tokens.key), shifted).sort((a, b) => b.score - a.score || (a.ranked.code < b.ranked.code ? -1 : 1));
  return {
    candidates: candidatesOf(sorted, bySearch, { model }),
    ranking,
    scoreOf: (code) => {
      const own = sorted.find(({ ranked }) => ranked.code === code);
      if (own === undefined) return undefined;
      const group = code.slice(0, 7);
      const learned = ranking.groups.find((one) => knownTitles.groups[one.group] === group)?.probability ?? 0;
      return { occupation: withEngine(group, learned), own: own.own, probability: own.probability, shift: shift.get(code) ?? 0 };
    },
  };
}

interface ScoredCode {
  readonly ranked: RankedCode;
  /** Before the rule for official titles. */
  readonly own: number;
  readonly probability: number;
  readonly score: number;
}

/**
 * Who sends the official title of an occupation means it, and copied it from somewhere. It changes places with the most probable one ("Biologists" are no zoologists), and is at least as
 * probable as `RANKING.official`: "Managers, All Other" are these, although many titles are like it. The others share the rest.
 */
function officialFirst(scored: ScoredCode[], code: string | undefined, scoreOf: (code: string, probability: number) => number): ScoredCode[] {
  const named = code === undefined ? undefined : scored.find(({ ranked }) => ranked.code === code);
  if (named === undefined) return scored;
  const best = scored.reduce((most, one) => (one.own > most.own ? one : most));
  const least = Math.max(best.own, RANKING.official);
  const others = best.own === 1 ? 1 : (1 - least) / (1 - best.own);
  const withOwnOf = (one: ScoredCode, own: number): ScoredCode => ({ ...one, probability: own, score: scoreOf(one.ranked.code, own) });
  return scored.map((one) => (one === named ? withOwnOf(named, least) : withOwnOf(one, others * (one === best ? named : one).own)));
}

/** What decides how an occupation is shown. */
interface Showing {
  readonly model: TitleModel;
  /** What the engine found of each code. */
  readonly found: ReadonlyMap<string, TitleDocument>;
}

/** The scored codes as matches, without those that are far less likely than the best one. */
function candidatesOf(sorted: readonly ScoredCode[], bySearch: readonly Candidate[], shown: Omit<Showing, 'found'>): readonly Candidate[] {
  const floor = (sorted[0]?.score ?? 0) * RANKING.floor;
  const showing = { ...shown, found: new Map(bySearch.map(({ document }) => [document.onet_code, document])) };
  const candidates: Candidate[] = [];
  for (const { ranked, probability, score } of sorted) {
    const summary = score >= floor ? showing.model.summaries.get(ranked.code) : undefined;
    if (summary === undefined) continue;
    const document = new RankedDocument(ranked, summary, showing);
    candidates.push({ document, score, share: probability, isFullTitle: ranked.isFullTitle, probability });
  }
  return candidates;
}

/** What is shown of a code. */
class RankedDocument extends OccupationDocument {
  constructor(
    private readonly ranked: RankedCode,
    summary: OccupationSummary,
    private readonly showing: Showing,
  ) {
    super(ranked.code, summary);
  }

  /** The known title that is most similar to the question; without one, the title that the engine found. */
  get title(): string {
    const { titles } = this.showing.model.knownTitles;
    const matched = this.ranked.matched();
    return matched < 0 ? (this.showing.found.get(this.onet_code)?.title ?? this.onet_title) : titles.shownAt(matched);
  }

  get observation_count(): number {
    return this.showing.model.knownTitles.titles.counts[this.ranked.matched()] ?? 0;
  }
}

/**
 * Adds the engine's ranking to the learned probability of a code or a 6-digit occupation. The engine divides a share of what the best occupation leaves open, in
 * proportion to its scores, so that the sum of all probabilities stays at most one.
 */
function enginePool(bySearch: readonly Candidate[], best: number): (code: string, probability: number) => number {
  const all = bySearch.reduce((sum, { score }) => sum + score, Number.MIN_VALUE);
  const shares = new Map<string, number>();
  for (const { document, score } of bySearch) {
    for (const code of [document.onet_code, document.onet_code.slice(0, 7)]) shares.set(code, (shares.get(code) ?? 0) + score / all);
  }
  const weight = RANKING.engineShare * (1 - best);
  return (code, probability) => (1 - weight) * probability + weight * (shares.get(code) ?? 0);
}

/** Observations of exactly this title at the company itself, if the dataset has the company. */
function ownVotes(context: ResolvedContext | undefined, asked: TitleTokens): Map<string, number> {
  const votes = new Map<string, number>();
  for (const { title: own, code, count } of context?.company?.titles ?? []) {
    if (sortedStems(normalizeTitle(own)) !== asked.sorted) continue;
    const group = code.slice(0, 7);
    votes.set(group, (votes.get(group) ?? 0) + Math.log2(1 + count));
  }
  return votes;
}

function groupsOf(candidates: readonly Candidate[]): string[] {
  return [...new Set(candidates.slice(0, RANKING.engineCandidates).map(({ document }) => document.onet_code.slice(0, 7)))];
}

function withDefaultWeights(options: SearchRankingOptions): SearchRankingOptions {
  const { alpha, beta, exactBonus, lexMode } = SEARCH_RANKING_DEFAULTS;
  return { ...options, alpha, beta, exactBonus, lexMode };
}

/** How much weights other than the defaults change the search ranking, by code. */
function shiftOf(found: EngineFindings, options: SearchRankingOptions, bySearch: readonly Candidate[]): Map<string, number> {
  const { alpha, beta, exactBonus, lexMode } = SEARCH_RANKING_DEFAULTS;
  if (options.alpha === alpha && options.beta === beta && options.exactBonus === exactBonus && options.lexMode === lexMode) return new Map();
  const usual = new Map(bySearch.map(({ document, score }) => [document.onet_code, score]));
  return new Map(
    fuse(found.exact, found.lexical, options).map(({ document, score }) => [
      document.onet_code,
      RANKING.shift * (score - (usual.get(document.onet_code) ?? 0)),
    ]),
  );
}
