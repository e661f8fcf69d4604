/** A part of a title that was read differently from how it was typed: a misspelling or an acronym. */
export interface ReadAs {
  readonly text: string;
  /** Several if the text is ambiguous. */
  readonly as: readonly string[];
}
