import type { PackedEmployment } from './evidence/employment.ts';
import type { PackedKnownTitles } from './evidence/known-titles.ts';
import type { PackedProbabilities } from './text-probabilities.ts';

/** The title model as the indexer stores it (indexer/title-model.ts). */
export interface PackedTitleModel {
  readonly knownTitles: PackedKnownTitles;
  /** Missing where nobody types, as in a cross-validation. */
  readonly textProbabilities?: PackedProbabilities;
  readonly employment: PackedEmployment;
}
