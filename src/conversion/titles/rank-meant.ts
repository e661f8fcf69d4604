import type { ResolvedContext } from './resolve-context.ts';
import type { DatabaseOptions, EngineFindings } from './database.ts';
import type { LoadedKnowledge } from './knowledge-source.ts';
import type { TitleKnowledge } from './evidence/knowledge.ts';
import { explainer } from './explain.ts';
import type { Candidate, Evidence } from './match.ts';
import type { MeantTitle } from './meant-title.ts';
import { rankTitle, type RankedTitle } from './rank.ts';

/** The candidates of all that a title may mean. */
export interface RankedMeaning {
  readonly candidates: readonly Candidate[];
  /** The title that a candidate has the most of its probability from. */
  readonly rankedOf: (code: string) => RankedTitle;
  /** Whether the context had a say. */
  readonly inContext: boolean;
}

const NOTHING: EngineFindings = { exact: [], lexical: [] };

/** Ranks what a title means. Where it may mean several titles, each is as likely as the others, and none of them is known for the one that was typed. */
export function rankMeant(
  loaded: LoadedKnowledge,
  { titles: [first, ...others] }: MeantTitle,
  found: EngineFindings,
  options: DatabaseOptions,
  context: ResolvedContext | undefined,
): RankedMeaning {
  // The engine was asked for the first alone; where there are others they are known titles, of which this process knows the rest.
  const main = rankTitle(loaded, first, others.length === 0 ? found : NOTHING, options, context);
  const ranked = [main, ...others.map((title) => rankTitle(loaded, title, NOTHING, options, context))];
  const inContext = ranked.some(({ ranking }) => ranking.contexts.length > 0);
  if (others.length === 0) return { candidates: main.candidates, rankedOf: () => main, inContext };

  const share = 1 / ranked.length;
  const merged = new Map<string, { candidate: Candidate; most: number; ranked: RankedTitle }>();
  for (const one of ranked) {
    for (const candidate of one.candidates) {
      const { probability = 0 } = candidate;
      const before = merged.get(candidate.document.onet_code);
      const isMost = before === undefined || probability > before.most;
      merged.set(candidate.document.onet_code, {
        candidate: {
          ...(isMost ? candidate : before.candidate),
          score: share * candidate.score + (before?.candidate.score ?? 0),
          probability: share * probability + (before?.candidate.probability ?? 0),
          whole: false,
        },
        most: isMost ? probability : before.most,
        ranked: isMost ? one : before.ranked,
      });
    }
  }
  const candidates = [...merged.values()]
    .map(({ candidate }) => candidate)
    .sort((a, b) => b.score - a.score || (a.document.onet_code < b.document.onet_code ? -1 : 1));
  return { candidates, rankedOf: (code) => merged.get(code)?.ranked ?? main, inContext };
}

/** Explains each match by the title that it has the most of its probability from. */
export function explainMeant(knowledge: TitleKnowledge, { rankedOf }: RankedMeaning): (match: Candidate) => Evidence[] {
  const explainers = new Map<RankedTitle, (match: Candidate) => Evidence[]>();
  return (match) => {
    const ranked = rankedOf(match.document.onet_code);
    const explain = explainers.get(ranked) ?? explainer(knowledge, ranked);
    explainers.set(ranked, explain);
    return explain(match);
  };
}
