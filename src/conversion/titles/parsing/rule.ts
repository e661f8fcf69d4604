/** What a part of a title is. */
export type TitleLabel =
  | 'accounts'
  | 'national_park'
  | 'penetrant_testing'
  | 'aside'
  | 'employment_type'
  | 'experience'
  | 'gender_note'
  | 'hiring_note'
  | 'hours'
  | 'initials'
  | 'level'
  | 'operating_room'
  | 'past_job'
  | 'pay'
  | 'place'
  | 'requisition_id'
  | 'seniority'
  | 'sentence'
  | 'shift'
  | 'workplace';

/** A title, what the rule finds in it, and what that means ("II": "2"). */
export type Example = readonly [title: string, found: string, value?: string];

/** What surrounds a phrase. All members must match. */
export interface Context {
  /** The text before the phrase. */
  readonly before?: RegExp;
  /** The text after the phrase. */
  readonly after?: RegExp;
  /** The whole title, also for a phrase in brackets. */
  readonly title?: RegExp;
}

/** What every rule declares. A test checks that the examples need the rule, and that the counterexamples need its exceptions. */
interface Declared {
  readonly label: TitleLabel;
  /** Why the rule and its exceptions exist. */
  readonly reason: string;
  readonly examples: readonly Example[];
  /** Titles that the rule would change without `only`, `unless`, `at`, or `notBefore`. */
  readonly counterexamples?: readonly string[];
}

/** A phrase that does not name the job. It is removed wherever it occurs. */
export interface PhraseRule extends Declared {
  /** Global, without look-arounds: the exceptions are `only` and `unless`. The first group, if there is one, is the value. */
  readonly phrase: RegExp;
  /** The rule applies only in this context. */
  readonly only?: Context;
  /** The rule does not apply in this context. */
  readonly unless?: Context;
  /** The rule applies only to bracketed parts. */
  readonly inBrackets?: true;
  /** What a value means. Other values mean themselves. */
  readonly values?: Readonly<Record<string, string>>;
}

/** Where the text is that a rule is applied to. */
export interface Surroundings {
  readonly isInBrackets: boolean;
}

/** Parts that no pattern can describe. */
export interface FinderRule extends Declared {
  readonly find: (text: string, where: Surroundings) => readonly Found[];
}

/** Where a rule found a part, and the range to remove with it. */
export interface Found {
  readonly start: number;
  readonly end: number;
  readonly from: number;
  readonly to: number;
  readonly value?: string | undefined;
}

/** Bracketed parts. Their contents are read on their own, by the rules that follow. */
export interface BracketRule extends Declared {
  readonly brackets: RegExp;
}

/** Words, as wordsOf returns them, that are reported with a meaning. */
export interface WordRule extends Declared {
  readonly words: Readonly<Record<string, string>>;
  /** `later`: not as the first word. */
  readonly at?: 'later';
  /** Words before which some of the words mean something else. */
  readonly notBefore?: Readonly<Record<string, ReadonlySet<string>>>;
  /** The words can also name the job. They are reported, but not removed. */
  readonly staysInCore?: true;
}

/** An abbreviation that is written out in some contexts only. Others are in mappings/abbreviations.txt. */
export interface AbbreviationRule extends Declared {
  readonly abbreviation: RegExp;
  readonly writes: string;
  readonly only: Context;
}

export type TitleRule = PhraseRule | FinderRule | BracketRule | WordRule | AbbreviationRule;

/** Rules that are applied together: what they find is in the order of the title. If two find the same text, the first one wins. */
export interface RulesTogether {
  readonly together: readonly PhraseRule[];
}

export type TitleRules = readonly (TitleRule | RulesTogether)[];

/** The source of a pattern for any of these words or phrases. `*` is the rest of a word, a blank is any white space. Longer ones are found first. */
export function sourceOf(...phrases: readonly string[]): string {
  const sources = phrases
    .toSorted((a, b) => b.length - a.length)
    .map((phrase) =>
      phrase
        .replace(/[.+?^${}()|[\]\\/]/gu, String.raw`\$&`)
        .replace(/^\*/u, String.raw`\w+`)
        .replace(/\*$/u, String.raw`\w*`)
        .replaceAll(' ', String.raw`\s+`),
    );
  return `(?:${sources.join('|')})`;
}

/** Any of these phrases, in any case. */
export const anyOf = (...phrases: readonly string[]): RegExp => new RegExp(String.raw`\b${sourceOf(...phrases)}\b`, 'giu');

/** The text before a phrase, if it ends with one of these words. */
export const wordBefore = (...words: readonly string[]): RegExp => new RegExp(String.raw`\b${sourceOf(...words)}\s+$`, 'iu');

/** The text after a phrase, if it begins with one of these words. */
export const wordAfter = (...words: readonly string[]): RegExp => new RegExp(String.raw`^\s+${sourceOf(...words)}\b`, 'iu');
