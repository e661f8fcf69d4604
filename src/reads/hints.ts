/** A hint for a name or condition that found nothing. Each interface writes it in its own syntax. */
export type Hint =
  | { readonly kind: 'unknown_company'; readonly given: string; readonly near: readonly string[]; readonly isAlias: boolean; readonly isTooLong: boolean }
  /** No employer is surely meant. These names are similar, if any. `isInTexts`: a full-text search finds an employer. */
  | { readonly kind: 'similar_companies'; readonly given: string; readonly near: readonly string[]; readonly minScore: number; readonly isInTexts: boolean }
  | { readonly kind: 'unknown_occupation'; readonly given: string; readonly isCode: boolean }
  | { readonly kind: 'unknown_cluster'; readonly given: string; readonly isId: boolean; readonly near: readonly string[] }
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
  | { readonly kind: 'unknown_metro'; readonly given: string; readonly near: readonly NearCity[]; readonly isCode: boolean };

/** A city that metro areas begin with, and their full names. */
export interface NearCity {
  readonly city: string;
  readonly metros: readonly string[];
}

/** Something that the caller named does not exist. */
export class NotFound extends Error {
  override name = 'NotFound';

  constructor(readonly hint: Hint) {
    super(hint.kind);
  }
}
