import type { ResolvedContext } from './resolve-context.ts';
import type { SearchRankingOptions, EngineFindings } from './search-ranking.ts';
import type { TitleModel } from './title-model.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { explainer } from './explain.ts';
import type { Candidate, Evidence } from './match.ts';
import type { ParsedTitle } from './parsed-title.ts';
import { rankTitle, type RankedTitle } from './rank.ts';
import { RANKING } from './tuning.ts';

/** The candidates of all interpretations of a title. */
export interface RankedInterpretations {
  readonly candidates: readonly Candidate[];
  /** The interpretation that contributes most to a candidate's probability. */
  readonly rankedOf: (code: string) => RankedTitle;
  /** The ranking of the first interpretation. */
  readonly main: RankedTitle;
  /** Whether observations in the context changed the ranking. */
  readonly usedContext: boolean;
}

const NOTHING: EngineFindings = { exact: [], lexical: [] };

/** Ranks the interpretations of a title. If there are several, they are equally likely, unless the text says more, but a past job half as likely as a present one, and none counts as the full title that was typed. */
export function rankInterpretations(
  model: TitleModel,
  { titles: [first, ...others], severalJobs, shares }: ParsedTitle,
  found: EngineFindings,
  options: SearchRankingOptions,
  context: ResolvedContext | undefined,
): RankedInterpretations {
  // The engine searched for the first interpretation only. If there are others, all of them are known titles and need no search.
  const main = rankTitle(model, first, others.length === 0 ? found : NOTHING, options, context);
  const ranked = [main, ...others.map((title) => rankTitle(model, title, NOTHING, options, context))];
  const usedContext = ranked.some(({ ranking }) => ranking.contexts.length > 0);
  if (others.length === 0) return { candidates: main.candidates, rankedOf: () => main, main, usedContext };

  const weights = ranked.map((_, i) => shares?.[i] ?? (severalJobs?.[i]?.isPast === true ? RANKING.pastJob : 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const merged = new Map<string, { candidate: Candidate; most: number; ranked: RankedTitle }>();
  for (const [i, one] of ranked.entries()) {
    const share = (weights[i] ?? 0) / all;
    for (const candidate of one.candidates) {
      const { probability = 0 } = candidate;
      const before = merged.get(candidate.document.onet_code);
      const isMost = before === undefined || probability > before.most;
      merged.set(candidate.document.onet_code, {
        candidate: {
          ...(isMost ? candidate : before.candidate),
          score: share * candidate.score + (before?.candidate.score ?? 0),
          probability: share * probability + (before?.candidate.probability ?? 0),
          isFullTitle: false,
        },
        most: isMost ? probability : before.most,
        ranked: isMost ? one : before.ranked,
      });
    }
  }
  const candidates = [...merged.values()]
    .map(({ candidate }) => candidate)
    .sort((a, b) => b.score - a.score || (a.document.onet_code < b.document.onet_code ? -1 : 1));
  return { candidates, rankedOf: (code) => merged.get(code)?.ranked ?? main, main, usedContext };
}

/** Explains each match by the interpretation that contributes most to its probability. */
export function explainInterpretations(knownTitles: KnownTitles, { rankedOf }: RankedInterpretations): (match: Candidate) => Evidence[] {
  const explainers = new Map<RankedTitle, (match: Candidate) => Evidence[]>();
  return (match) => {
    const ranked = rankedOf(match.document.onet_code);
    const explain = explainers.get(ranked) ?? explainer(knownTitles, ranked);
    explainers.set(ranked, explain);
    return explain(match);
  };
}
