import { notJob } from './no-job/no-job.ts';
import { supportOf } from './no-job/support.ts';
import type { Ranked } from './compose-answer.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { isOwnerTitle, type Candidate } from './match.ts';
import { isKnownInAnyForm } from './known-title.ts';
import type { ParsedTitle } from './parsed-title.ts';
import { explainInterpretations, rankInterpretations } from './rank-interpretations.ts';
import { powered, proportional } from './relative-scores.ts';
import type { ResolvedContext } from './resolve-context.ts';
import { fuse, type EngineFindings } from './search-ranking.ts';
import type { TitleAdvice } from './title-advice.ts';
import type { TitleQuestion } from './title-answer.ts';
import type { TitleModel } from './title-model.ts';

/** The ranking of a whole title, from what the engine found for it. Without a model, by search results alone. */
export function rankWhole(
  question: Omit<TitleQuestion, 'title' | 'fast'>,
  parsed: ParsedTitle,
  found: EngineFindings,
  model: TitleModel | undefined,
  context: ResolvedContext | undefined,
): Ranked {
  if (model === undefined) {
    const candidates = ofKeptIndustries(fuse(found.exact, found.lexical, question.searchRanking), context);
    return { candidates, source: 'database', relativeScore: proportional };
  }
  const advice = notJob(model, parsed);
  if (advice !== undefined) return nothing(advice);
  const ranked = rankInterpretations(model, parsed, found, question.searchRanking, context);
  const isSure = ranked.usedContext || isOwnerTitle(parsed.titles[0].key);
  const support = isSure ? 1 : Math.max(...parsed.titles.map((title) => supportOf(model.knownTitles, title, ranked.main.ranking)));
  if (support === 0) return nothing({ kind: 'unsupported', begun: begunBy(model.knownTitles, parsed) });
  const likelihood = support * (parsed.doneBy?.likelihood ?? 1);
  const { typed, titles } = parsed;
  const isKnown = typed.ignored.length === 0 && typed.aside === '' && titles.some((title) => isKnownInAnyForm(model.knownTitles, title));
  return {
    candidates:
      likelihood === 1 ? ranked.candidates : ranked.candidates.map((candidate) => ({ ...candidate, probability: likelihood * (candidate.probability ?? 0) })),
    support: likelihood,
    source: isKnown && context?.hasSay !== true ? 'name_corpus' : 'database',
    relativeScore: powered,
    signals: ranked.usedContext || model.knownTitles.hasMemory ? ['historical_pattern'] : [],
    ...(question.explain === true ? { explain: explainInterpretations(model.knownTitles, ranked) } : {}),
    ...(context === undefined ? {} : { context }),
  };
}

/** Fewer letters begin too many titles to name one. */
const SHORTEST_BEGUN = 3;

/** The most frequent title that begins with a text. */
const begunBy = ({ beginnings }: KnownTitles, { typed: { key } }: ParsedTitle): string | undefined =>
  key.length < SHORTEST_BEGUN ? undefined : beginnings.mostFrequent(key);

/** No match, and what to send instead. */
const nothing = (advice: TitleAdvice): Ranked => ({ candidates: [], source: 'database', relativeScore: powered, advice });

/** Only candidates that the sector allows. */
const ofKeptIndustries = (candidates: readonly Candidate[], { allowed }: Pick<ResolvedContext, 'allowed'> = { allowed: undefined }): readonly Candidate[] =>
  allowed === undefined ? candidates : candidates.filter(({ document }) => allowed.has(document.onet_code));
