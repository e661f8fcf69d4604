import type { Role } from './lexicon.ts';
import type { Sense, Topic } from './senses.ts';

/** A place that a question names. A name such as New York is both a state and a city. */
export interface Place {
  readonly state?: string;
  readonly city?: string;
  /** The state that was said with the city: "Portland, Maine". */
  readonly stateOfCity?: string;
  /** Code of the metro area. */
  readonly metro?: string;
  /** Codes of further metro areas that are named after a city of this name, if the state was not said. */
  readonly otherMetros?: readonly string[];
  /** Whether it must hold together with the other places: "in both Ohio and Texas". */
  readonly isEach?: true;
  /** What is there, if the question says so of each of several places: "Ohio companies that hire in Texas". */
  readonly what?: 'headquarters' | 'jobs';
  /** Whether the metro area is large. */
  readonly size?: 'Large' | 'Small/Medium';
}

/** Something that exists in the data, and how sure it is that the text means it. */
export type Entity = (
  | { readonly kind: 'company'; readonly name: string; readonly others?: readonly string[]; readonly isPart?: true }
  | ({ readonly kind: 'role' } & Role)
  | { readonly kind: 'industry'; readonly names: readonly string[]; readonly saysEmployers?: true; readonly workers?: string }
  | ({ readonly kind: 'place' } & Place)
  | { readonly kind: 'zip'; readonly zip: string }
) & { readonly score: number };

/** Whether a number is written with a percent or currency sign. */
export type NumberUnit = 'plain' | 'percent' | 'money';

/** A part of a question: what a run of words means. */
export interface Item {
  /** Index of its first word, and of the one after its last. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly means:
    | Sense
    | { readonly kind: 'entity'; readonly entity: Entity }
    | { readonly kind: 'number'; readonly value: number; readonly unit: NumberUnit }
    /** What it names, if it is not a text to convert. */
    | { readonly kind: 'quoted'; readonly entity?: Entity }
    | { readonly kind: 'mark' }
    /** Said about the person who asks. */
    | { readonly kind: 'background' }
    /** A word of the titles that are wanted: "technician jobs". */
    | { readonly kind: 'title_word' }
    /** Understood, but no query says it, so that it is reported: "both" of what a company hires for. */
    | { readonly kind: 'unsaid' }
    | { readonly kind: 'unknown' };
}

export const isTopic = ({ means }: Item, topics: readonly Topic[]): boolean => means.kind === 'topic' && topics.includes(means.topic);

export const isCompany = (item: Item | undefined): boolean => item?.means.kind === 'entity' && item.means.entity.kind === 'company';

/** "Gold", "low": a level of a badge. */
export const isLevel = (item: Pick<Item, 'means'> | undefined): boolean => item?.means.kind === 'level';

/** "Badges", "company badges", "growth badge". */
export const isBadge = (item: Item | undefined): boolean => item?.means.kind === 'topic' && item.means.topic.endsWith('badges');

export const isPlace = (item: Item | undefined): boolean => item?.means.kind === 'entity' && item.means.entity.kind === 'place';

/** "At least", "or better". */
export const isAtLeast = <T extends Pick<Item, 'means'>>(item: T | undefined): item is T => item?.means.kind === 'compare' && item.means.operator === 'gte';

/** "Or better", "and above": a bound that is said after its value. */
export const isOrMore = <T extends Pick<Item, 'means' | 'text'>>(item: T | undefined): item is T => isAtLeast(item) && /^(?:or|and) /iu.test(item.text);

export const isRole = ({ means }: Item): boolean => means.kind === 'entity' && means.entity.kind === 'role';

/** The item without a meaning of its own. */
export const skipped = (item: Item): Item => ({ ...item, means: { kind: 'skip' } });

/** A number without a sign for percent or money. */
export const numberOf = (item: Item | undefined): number | undefined =>
  item?.means.kind === 'number' && item.means.unit === 'plain' ? item.means.value : undefined;

export const isValueOf = ({ means }: Item, field: string): boolean => means.kind === 'value' && means.options.some((option) => option.field === field);

/** Whether an item is about people at the beginning of their career: as a topic, or as the badge. */
export const isOfBeginners = (item: Item): boolean => isTopic(item, ['beginners']) || isValueOf(item, 'BADGE_EARLY_CAREER');

/** Whether an item names what a badge is for: early career, growth, stability, or all of it. */
export const isKindOfBadge = (item: Item | undefined): boolean =>
  item !== undefined && (item.means.kind === 'archetype' || isTopic(item, ['growth']) || isOfBeginners(item));
