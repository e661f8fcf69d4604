import { FEATURE_KINDS, type TitleEvidence } from './features.ts';
import { learnedFor } from './fusion.ts';
import type { KnownTitles } from './known-titles.ts';
import { treeCredits } from './tree-credits.ts';
import { baseOf } from './trees.ts';

/** What each kind of evidence adds to the logarithm of a candidate's probability, except for what is the same for all candidates. */
export function titleCredits(knownTitles: KnownTitles, row: Float32Array): Record<TitleEvidence, number> {
  const { ensemble } = learnedFor(knownTitles);
  const credits: Record<TitleEvidence, number> = {
    classifier: baseOf(ensemble.base, row),
    same_title: 0,
    part_of_title: 0,
    similar_title: 0,
    words: 0,
    official: 0,
    family: 0,
    form: 0,
  };
  treeCredits(ensemble, row).forEach((credit, feature) => {
    const kind = FEATURE_KINDS[feature];
    if (kind !== undefined) credits[kind] += credit;
  });
  return credits;
}
