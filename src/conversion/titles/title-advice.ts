/** Why a title has no sure occupation, and what to ask instead. It is data: src/wording/title-words.ts says it, and each interface how to ask it. */
export type TitleAdvice =
  | NoJob
  /** No known title is like the text. `begun` is the most frequent known title that begins with it. */
  | { readonly kind: 'unsupported'; readonly begun?: string | undefined }
  /** A half-typed title with a context, which does not count for it. */
  | { readonly kind: 'unfinished_in_context' }
  /** The titles of the text are known, but employers in the sector have none of them. */
  | { readonly kind: 'not_in_sector' }
  /** What the title means are occupations that employers in the sector do not have. The matches are hardly possible. */
  | { readonly kind: 'meant_not_in_sector' }
  /** `job` is the job without the words around it, if it is a known title. */
  | { readonly kind: 'past_job'; readonly job: string | undefined }
  /** The text says what somebody likes to do. */
  | { readonly kind: 'liked' }
  /** A title of self-employed people, which can mean any occupation. */
  | { readonly kind: 'owner' }
  | { readonly kind: 'several_jobs'; readonly titles: readonly string[] }
  | UnknownPart;

/** A text that names no job: no word at all, a status or a thing, a person, what nobody is known to do, a place, or an employer. */
export interface NoJob {
  readonly kind: 'no_words' | 'no_job' | 'person' | 'unknown_work' | 'place' | 'employer';
  readonly given: string;
}

/** A part of a context that was not found, and similar names. For a sector, one name of the list. */
export interface UnknownPart {
  readonly kind: 'unknown_part';
  readonly part: ContextPart;
  readonly given: string;
  readonly near: readonly string[];
}

export type ContextPart = 'company' | 'industry' | 'sector' | 'location';

/** All listed candidates of a vague title ("manager") add up to half, and those of a sector that has them to a quarter. Where a sector has nothing that is meant, it is a hundredth. */
const HARDLY = 0.1;

/** Whether a sector leaves out what a title means, so that the candidates that are left are hardly possible. The probabilities of all occupations add up to `support`. */
export const leavesOutMeant = (left: readonly { readonly probability?: number | undefined }[], support = 1): boolean =>
  left.reduce((sum, { probability = 0 }) => sum + probability, 0) < HARDLY * support;
