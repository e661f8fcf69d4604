import type { IdKind } from '../catalog/resource.ts';

/** A hint for a name or condition that found nothing. Each interface writes it in its own syntax. */
export type Hint =
  | { readonly kind: 'unknown_company'; readonly given: string; readonly near: readonly string[]; readonly isAlias: boolean; readonly isTooLong: boolean }
  /** A name of signs and invisible characters only. */
  | { readonly kind: 'name_without_letters' }
  /** No employer is surely meant. These names are similar, if any. `isInTexts`: a full-text search finds an employer. */
  | { readonly kind: 'similar_companies'; readonly given: string; readonly near: readonly string[]; readonly minScore: number; readonly isInTexts: boolean }
  | { readonly kind: 'unknown_occupation'; readonly given: string; readonly isCode: boolean }
  /** `isInAiData`: only the AI data has a cluster with this id. */
  | { readonly kind: 'unknown_cluster'; readonly given: string; readonly isId: boolean; readonly near: readonly string[]; readonly isInAiData: boolean }
  | { readonly kind: 'unknown_zip'; readonly given: string }
  | { readonly kind: 'unknown_cbsa'; readonly given: string }
  /** A bound on a metric that is null at the snapshot makes every list empty. */
  | { readonly kind: 'other_snapshot'; readonly metrics: 'wage' | 'rates'; readonly levels: readonly string[]; readonly alone: boolean }
  /** A pick has a code that is not in the dataset. */
  | { readonly kind: 'unknown_pick'; readonly member: 'onet_code' | 'cluster_id'; readonly value: string };

/** A name in a filter that does not exist, and the names that may be meant. It is not an error: the filter has no rows for it. */
export type UnknownName =
  | Extract<Hint, { kind: 'unknown_company' }>
  | {
      readonly kind: 'unknown_industry';
      readonly given: string;
      /** Similar industries, or, with `isEveryday`, those that people call so. */
      readonly near: readonly string[];
      readonly isEveryday: boolean;
      /** The industries of the best of these names: several for the name of a sector. */
      readonly meant: readonly string[];
    }
  /** `isPostalCode`: `near` is the state with this postal code. `meant` is the best one of `near`, or several if the text lists them. */
  | {
      readonly kind: 'unknown_state';
      readonly given: string;
      readonly near: readonly string[];
      readonly isPostalCode: boolean;
      readonly meant: readonly string[];
    }
  | { readonly kind: 'unknown_city'; readonly given: string; readonly near: readonly string[] }
  | { readonly kind: 'unknown_country'; readonly given: string; readonly near: readonly string[] }
  /** `ofZip`: the metro area of a ZIP code that was given instead of a CBSA code. */
  | { readonly kind: 'unknown_metro'; readonly given: string; readonly near: readonly NearCity[]; readonly isCode: boolean; readonly ofZip?: NamedMetro }
  | { readonly kind: 'unknown_id'; readonly of: IdKind; readonly given: string };

/** A city that metro areas begin with, and their full names. */
export interface NearCity {
  readonly city: string;
  readonly metros: readonly string[];
}

/** A metro area with its code. */
export interface NamedMetro {
  readonly cbsa: string;
  readonly name: string;
}

/** Something that the caller named does not exist. */
export class NotFound extends Error {
  override name = 'NotFound';

  constructor(readonly hint: Hint) {
    super(hint.kind);
  }
}

/** What rows are that the question does not say. It is true of the answer as it is; each interface words it, and says how to ask otherwise. */
export type Note =
  /** A text in a filter is in the names of several metro areas, all of which count, or only within words of names, or is what people call another one. */
  | {
      readonly kind: 'metros_of_text';
      readonly field: string;
      readonly given: string;
      readonly count: number;
      /** The likeliest ones, best first. */
      readonly metros: readonly NamedMetro[];
      /** The one that people call so. It may be none of those with the text in their names. */
      readonly called: (NamedMetro & { readonly isIncluded: boolean }) | undefined;
      readonly isWithinWords: boolean;
    }
  /** A condition that excludes values keeps the rows without a value. */
  | { readonly kind: 'without_value'; readonly field: string; readonly rows: number; readonly of: number }
  /** No employer is surely meant by a name, and several may be. */
  | { readonly kind: 'several_companies'; readonly given: string; readonly names: readonly string[] }
  /** The conditions leave out the employer that is surely meant by a name. */
  | { readonly kind: 'company_left_out'; readonly given: string; readonly name: string; readonly score: number; readonly by: readonly ('industry' | 'score')[] }
  /** The rows are chosen by where the jobs are, but their counts and tiers of postings are those of the whole country. */
  | { readonly kind: 'national_postings' }
  /** What a figure is by which the rows are filtered or ordered. */
  | { readonly kind: 'meaning'; readonly of: 'fields' | 'sorts'; readonly name: string; readonly text: string };
