import { RANKING } from './tuning.ts';
import type { ResolvedContext } from './resolve-context.ts';
import { DATABASE_DEFAULTS, fuse, type DatabaseOptions, type EngineFindings } from './database.ts';
import { rankCodes, type RankedCode } from './evidence/codes.ts';
import { rankGroups, type Ranking } from './evidence/fusion.ts';
import { tokensOf } from './evidence/tokens.ts';
import type { LoadedKnowledge } from './knowledge-source.ts';
import type { Candidate, TitleDocument } from './match.ts';

/** A title's candidates, and what made their scores, for explanations. */
export interface RankedTitle {
  readonly candidates: readonly Candidate[];
  readonly ranking: Ranking;
  /** By O*NET code. */
  readonly made: ReadonlyMap<string, Made>;
}

/** How the score of a code was made of the probability of its 6-digit occupation. */
interface Made {
  /** The code's part of that probability. */
  readonly own: number;
  /** Together with the engine's ranking. */
  readonly pooled: number;
  /** Logarithm of what the caller's weights make of it. */
  readonly shift: number;
}

/**
 * Ranks the occupations of a whole title: what the engine found and what this process knows of titles, by the learned weights. Weights that a caller
 * sets shift the result by as much as they shift the ranking by hand.
 */
export function rankTitle(
  loaded: LoadedKnowledge,
  title: string,
  found: EngineFindings,
  options: DatabaseOptions,
  context: ResolvedContext | undefined,
): RankedTitle {
  const { knowledge, cards } = loaded;
  const byHand = fuse(found.exact, found.lexical, options);
  const ranking = rankGroups(knowledge, title, context?.keys, groupsOf(byHand), ownVotes(context, title), context?.prevalences);
  // Letters that some word has in common with another are no evidence when nothing else is known of the title.
  if (byHand.length === 0 && ranking.weighed.nearest.every((list) => list.length === 0)) return { candidates: [], ranking, made: new Map() };
  const engine = shares(byHand);
  const shift = shiftOf(found, options, byHand);
  const made = new Map<string, Made>();
  const scored = rankCodes(knowledge, ranking, context?.prevalences).flatMap((ranked): ScoredCode[] => {
    const { code, probability } = ranked;
    if (!cards.has(code) || context?.allowed?.has(code) === false) return [];
    const pooled = (1 - RANKING.engineShare) * ranked.score + RANKING.engineShare * (engine.get(code) ?? 0);
    made.set(code, { own: ranked.score, pooled, shift: shift.get(code) ?? 0 });
    return [{ code, ranked, score: pooled, probability }];
  });
  const learned = falling(bestFirst(scored));
  const sorted = shift.size === 0 ? learned : bestFirst(learned.map((one) => ({ ...one, score: one.score * Math.exp(shift.get(one.code) ?? 0) })));
  const floor = (sorted[0]?.score ?? 0) * RANKING.floor;
  const documents = new Map(byHand.map(({ document }) => [document.onet_code, document]));
  const candidates = sorted.flatMap(({ code, ranked, score, probability }): Candidate[] => {
    const card = score >= floor ? cards.get(code) : undefined;
    if (card === undefined) return [];
    const document: TitleDocument = {
      title: ranked.matchedTitle ?? documents.get(code)?.title ?? card.title,
      key: '',
      core_key: [],
      onet_code: code,
      onet_title: card.title,
      cluster_id: card.cluster_id,
      cluster_name: card.cluster_name,
      observation_count: ranked.observations,
      onet_frequency: card.onet_frequency,
      top_company: context?.allowed?.get(code) ?? card.top_company,
    };
    return [{ document, score, share: ranked.probability, whole: ranked.whole, probability }];
  });
  return { candidates, ranking, made };
}

interface ScoredCode {
  readonly code: string;
  readonly ranked: RankedCode;
  readonly score: number;
  readonly probability: number;
}

function bestFirst(all: ScoredCode[]): ScoredCode[] {
  return all.sort((a, b) => b.score - a.score || (a.code < b.code ? -1 : 1));
}

/**
 * In the learned order the match that stands below never claims more: the order also weighs what the probabilities cannot know. What a caller's weights
 * change of the order is no evidence and changes no probability.
 */
function falling(all: readonly ScoredCode[]): ScoredCode[] {
  const probabilities = Float64Array.from(all, ({ probability }) => probability).sort();
  return all.map(({ code, ranked, score }, i) => ({ code, ranked, score, probability: probabilities[all.length - 1 - i] ?? 0 }));
}

/** Observations at a company of the dataset itself, of exactly this title. */
function ownVotes(context: ResolvedContext | undefined, title: string): Map<string, number> {
  const votes = new Map<string, number>();
  if (context?.company === undefined) return votes;
  const asked = tokensOf(title);
  for (const { title: own, code, count } of context.company.titles) {
    const tokens = tokensOf(own);
    if (tokens.sorted !== asked.sorted) continue;
    const group = code.slice(0, 7);
    votes.set(group, (votes.get(group) ?? 0) + Math.log2(1 + count));
  }
  return votes;
}

function groupsOf(candidates: readonly Candidate[]): string[] {
  return [...new Set(candidates.slice(0, RANKING.engineCandidates).map(({ document }) => document.onet_code.slice(0, 7)))];
}

/** The engine's candidates by the share of their scores. */
function shares(candidates: readonly Candidate[]): Map<string, number> {
  const all = candidates.reduce((sum, { score }) => sum + score, Number.MIN_VALUE);
  return new Map(candidates.map(({ document, score }) => [document.onet_code, score / all]));
}

/** How much weights other than the defaults change the ranking by hand, for each code. */
function shiftOf(found: EngineFindings, options: DatabaseOptions, byHand: readonly Candidate[]): Map<string, number> {
  const { alpha, beta, exactBonus, lexMode } = DATABASE_DEFAULTS;
  if (options.alpha === alpha && options.beta === beta && options.exactBonus === exactBonus && options.lexMode === lexMode) return new Map();
  const usual = new Map(
    fuse(found.exact, found.lexical, { ...options, alpha, beta, exactBonus, lexMode }).map(({ document, score }) => [document.onet_code, score]),
  );
  return new Map(byHand.map(({ document, score }) => [document.onet_code, RANKING.shift * (score - (usual.get(document.onet_code) ?? 0))]));
}
