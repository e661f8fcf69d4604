import type { PackedEmployment } from './evidence/employment.ts';
import type { PackedKnownTitles } from './evidence/known-titles.ts';

/** The title model as the indexer stores it (indexer/title-model.ts). */
export interface PackedTitleModel {
  readonly knownTitles: PackedKnownTitles;
  readonly employment: PackedEmployment;
}
