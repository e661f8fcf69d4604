import type { Entity } from './items.ts';
import type { FieldValue, Topic } from './senses.ts';

/** One thing that a question asks for, besides its topics. A query must say it, or the answer reports it as not understood. */
export type Facet = {
  /** As written. */
  readonly text: string;
  /** Index of its first item. */
  readonly at: number;
  /** Indexes of all items that it covers. An item that no facet, topic, or input covers is reported. */
  readonly covers: readonly number[];
  readonly isNegated?: boolean;
  /** "Or" joins it with the condition before it. */
  readonly isAlternative?: boolean;
  /** It belongs to the condition before it, where that is an alternative to others. */
  readonly isTogether?: boolean;
  /** It is in one of several groups of conditions that are alternatives: "banks in Ohio and insurers in Texas". */
  readonly isInGroup?: true;
} & (
  | { readonly kind: 'entity'; readonly entity: Entity }
  | { readonly kind: 'field'; readonly options: readonly FieldValue[] }
  | {
      readonly kind: 'order';
      readonly names: readonly string[];
      readonly direction?: 'asc' | 'desc';
      readonly isOptional?: boolean;
      readonly isDefault?: boolean;
      /** A superlative right before employers: "the biggest banks". */
      readonly isOfEmployers?: true;
    }
  /** The best for one archetype of badges. */
  | { readonly kind: 'best'; readonly archetype: Archetype }
  | { readonly kind: 'group'; readonly name: string }
  | { readonly kind: 'expand'; readonly word: string }
  | { readonly kind: 'limit'; readonly count: number }
  /** Rows to skip, or pages whose size the question does not say. */
  | { readonly kind: 'offset'; readonly count: number; readonly unit?: 'pages' }
  | { readonly kind: 'diagram' }
  /** `isOfTitles` if only jobs have what the text is in. */
  | { readonly kind: 'name_part'; readonly part: string; readonly isOfTitles?: true }
);

/** Indexes of the items that facets stand for. */
export const coveredBy = (facets: readonly Facet[]): Set<number> => new Set(facets.flatMap(({ covers }) => covers));

export type Archetype = 'early_career' | 'growth' | 'stability';

/** A question in terms of the query language, before a form is chosen. */
export interface Reading {
  /** Each topic, and all words that name it. */
  readonly topics: ReadonlyMap<Topic, readonly Mention[]>;
  readonly facets: readonly Facet[];
  /** Rows of a page of the caller, if they are fewer than by default. */
  readonly rows?: number | undefined;
  /** Texts to convert, if the question has some. */
  readonly inputs: readonly Input[];
  /** The text after words such as "search for". */
  readonly searched: Input | undefined;
  /** The name after words such as "which company is". */
  readonly nameToResolve: Input | undefined;
  /** Texts that the question can be about, the likeliest one first: quoted texts, names, and words that mean nothing else. */
  readonly texts: readonly Input[];
  /** The words that carry meaning, by the index of their item. */
  readonly words: ReadonlyMap<number, string>;
  /** What nothing covers. */
  readonly unknown: readonly (Mention & {
    /** The item right after it, if it is a negation: "does not" of "where Walmart does not hire". */
    readonly negates?: number;
  })[];
  /** Indexes of those of them that say which employers or jobs are meant. A query that leaves them out lists others. */
  readonly unclear: readonly number[];
  /** Words for which pay is meant: the middle ("median", "average"), or the upper end ("75th percentile"). A list has only one of them. */
  readonly payWords: Readonly<Record<PayOf, readonly Mention[]>>;
  /** What is said about the person who asks, and no condition. */
  readonly background: readonly Mention[];
  /** Number of words that carry meaning. */
  readonly size: number;
  /** Has words for something that the data does not have. */
  readonly isElsewhere: boolean;
  /** Names a year to come, which the data says nothing about. */
  readonly isFuture: boolean;
  /** How probable each class of forms is, by what was learned from labeled questions. */
  readonly guesses: ReadonlyMap<string, number>;
  /** Only the plural of an industry says that companies are meant: "banks". */
  readonly isImplied: boolean;
}

export type PayOf = 'middle' | 'high';

/** A part of the question that is used as it is written. */
export interface Input {
  readonly text: string;
  /** Its items: from the first, up to the one after the last. */
  readonly from: number;
  readonly to: number;
  readonly isQuoted?: true;
}

/** Words of the question, and the index of their item. */
export interface Mention {
  readonly text: string;
  readonly at: number;
}
