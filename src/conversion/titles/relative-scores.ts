import { TUNING } from '../tuning.ts';
import { RANKING } from './tuning.ts';

/** Typeahead scores are steps of a ladder: the distance to the best one counts. */
export const decayed = (score: number, best: number): number => Math.exp(TUNING.typeahead.scoreDecay * (score - best));
/** Search scores are sums of evidence: the share of the best one counts. */
export const proportional = (score: number, best: number): number => score / best;
/** Learned scores are probabilities, which fall steeply. The power keeps plausible alternatives above the default min_score. */
export const powered = (score: number, best: number): number => (score === best ? 1 : (score / best) ** RANKING.scorePower);
