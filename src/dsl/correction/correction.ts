/** A refused query as it was probably meant. */
export interface Correction {
  /** Passes all checks. */
  readonly query: string;
  /** What to write instead of what, in the order of the query. */
  readonly steps: readonly string[];
  /** How its rows differ from those that were asked for. */
  readonly note?: string;
  /** Which occupations and metro areas its codes are, for texts that were converted to them. */
  readonly codes?: string;
  /** Texts in it that may mean several occupations or metro areas. */
  readonly unclear?: readonly UnclearText[];
  /** It has another form than the refused query. */
  readonly isOther?: true;
}

export interface UnclearText {
  readonly given: string;
  /** Names with codes, likeliest first. */
  readonly among: readonly string[];
  /** It is a job title, not a place. */
  readonly isTitle: boolean;
  /** It is in a query of its own, and not in the example. */
  readonly isOther: boolean;
}
