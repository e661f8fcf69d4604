import type { Ranked } from './compose-answer.ts';
import type { Completing } from './becomes-title.ts';
import { completed } from './completions.ts';
import { completionOf } from './explain-completions.ts';
import { explainUnfinished } from './explain-unfinished.ts';
import { withProbability, type Candidate, type Evidence } from './match.ts';
import type { NormalizedTitle } from './normalize.ts';
import { mayGoOn } from './listed-matches.ts';
import type { ParsedTitle } from './parsed-title.ts';
import { RANKING } from './tuning.ts';

/**
 * The finished text that somebody who types may go on with; undefined if no title goes on after it, or if it is finished.
 */
export function goesBeyond(model: Completing, parsed: ParsedTitle, begun: ParsedTitle | undefined): NormalizedTitle | undefined {
  return begun !== undefined && mayGoOn(parsed) && shareGoingBeyond(model, begun.typed) > 0 ? begun.typed : undefined;
}

/** How likely a text goes on, of the times that titles begin with it: in its last word ("ma", of "manager"), or after it ("office", of "office manager"). */
function shareGoingBeyond({ knownTitles: { beginnings } }: Completing, { key }: Pick<NormalizedTitle, 'key'>): number {
  const all = beginnings.countOfBeginning(key);
  return all === 0 ? 0 : 1 - beginnings.countOfTitle(key) / all;
}

/**
 * The ranking of a whole text, and below its best match what the text can still become. The first two matches stay, so that the best one is as sure, and the text as clear, as when it is sent as a
 * whole. The others share with the completions what these two leave open, as far as the text goes on.
 */
export function withCompletionsBelow(whole: Ranked, text: NormalizedTitle, found: readonly Candidate[], model: Completing): Ranked {
  const [first, second] = whole.candidates;
  if (first === undefined) return whole;
  const goingOn = RANKING.below.share * shareGoingBeyond(model, text);
  const kept = whole.candidates.map((one) => (one === first || one === second ? one : scaled(one, 1 - goingOn)));
  const open = goingOn * (1 - kept.reduce((sum, one) => sum + (one === first || one === second ? probabilityOf(one) : 0), 0));
  const most = probabilityOf(first) * (isClear(first, second) ? RANKING.below.clear : RANKING.below.unclear);
  const own = new Map(kept.map((one) => [one.document.onet_code, one]));
  const added = new Map<string, Candidate>();
  for (const completion of completed(found, model, text.key)) {
    const known = own.get(completion.document.onet_code);
    const before = known === undefined ? 0 : probabilityOf(known);
    const probability = Math.min(before + open * probabilityOf(completion), most);
    if (known === first || probability <= before) continue;
    // Scores of whole titles are in proportion to the probabilities, which are lower for a text that may name no job.
    added.set(completion.document.onet_code, {
      ...withProbability(known !== undefined && (known.isFullTitle || 2 * before > probability) ? known : completion, probability),
      score: (first.score / probabilityOf(first)) * probability,
    });
  }
  const candidates = [...kept.filter(({ document }) => !added.has(document.onet_code)), ...added.values()].sort(
    (a, b) => b.score - a.score || (a.document.onet_code < b.document.onet_code ? -1 : 1),
  );
  const explain = whole.explain && explainAdded(explainUnfinished(whole.explain, whole.candidates, kept), first, added);
  return { ...whole, candidates, ...(explain === undefined ? {} : { explain }) };
}

const scaled = (candidate: Candidate, factor: number): Candidate => ({
  ...candidate,
  score: factor * candidate.score,
  probability: factor * probabilityOf(candidate),
});

const probabilityOf = ({ probability = 0 }: Candidate): number => probability;

/** Whether the first match resolves a text. */
const isClear = (first: Candidate, second: Candidate | undefined): boolean =>
  probabilityOf(first) >= RANKING.resolved && (second === undefined || probabilityOf(second) < RANKING.below.clear * probabilityOf(first));

/** Explains what was added by the title that the text can become. The weights of two matches differ by the logarithm of the ratio of their scores, as those of others do. */
function explainAdded(
  explain: (match: Candidate) => readonly Evidence[],
  first: Candidate,
  added: ReadonlyMap<string, Candidate>,
): NonNullable<Ranked['explain']> {
  return (match) => {
    if (!added.has(match.document.onet_code)) return explain(match);
    const ofFirst = explain(first).reduce((sum, { weight }) => sum + weight, 0);
    return [completionOf(match, ofFirst + Math.log(match.score / first.score))];
  };
}
