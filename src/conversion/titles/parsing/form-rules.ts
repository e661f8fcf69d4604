import NounInflector from 'natural/lib/natural/inflectors/noun_inflector.js';
import { ARTICLES } from './word-kinds.ts';

interface FormRule {
  readonly reason: string;
  /** Titles, and their plain form. */
  readonly examples: readonly (readonly [title: string, plain: string])[];
}

/** Words that a title means the same without, at its beginning. */
export interface ArticleRule extends FormRule {
  readonly label: 'article';
  readonly words: ReadonlySet<string>;
}

/** Words that may be plurals. */
export interface PluralRule extends FormRule {
  readonly label: 'plural';
  readonly ending: RegExp;
  readonly unless?: RegExp;
  readonly singular: (word: string) => string;
  /** Titles that have no such plural. */
  readonly counterexamples?: readonly string[];
}

export const ARTICLE_RULE: ArticleRule = {
  label: 'article',
  words: ARTICLES,
  reason: 'A title means the same without an article.',
  examples: [
    ['A Nurse', 'nurse'],
    ['The cook', 'cook'],
  ],
};

/** Shorter words are no plurals: "as". */
export const SHORTEST_PLURAL = 3;

const inflector = new NounInflector();

/** The likeliest singular first. */
export const PLURAL_RULES: readonly PluralRule[] = [
  {
    label: 'plural',
    ending: /s$/u,
    unless: /ss$/u,
    singular: (word) => word.slice(0, -1),
    reason: 'Most plurals add an s. So do possessives, whose apostrophe is gone.',
    examples: [
      ['Nurses', 'nurse'],
      ['Detectives', 'detective'],
      ["Nurses' Aides", 'nurse aide'],
    ],
    counterexamples: ['waitress'],
  },
  {
    label: 'plural',
    ending: /es$/u,
    singular: (word) => word.slice(0, -2),
    reason: 'After an o or a sibilant, plurals add es.',
    examples: [['Potatoes', 'potato']],
  },
  {
    label: 'plural',
    ending: /(?:s|men|people)$/u,
    singular: (word) => inflector.singularize(word),
    reason: 'Some plurals are irregular, or change a y.',
    examples: [
      ['Salesmen', 'salesman'],
      ['Secretaries', 'secretary'],
    ],
  },
];

/** Words for an activity or a field of work ("welding"), and what somebody who works in it may be called. */
export interface ActivityRule {
  readonly label: 'activity';
  readonly ending: RegExp;
  /** The endings, in place of the one above, of words for the person. Most make no word; the caller takes those that are known titles. */
  readonly persons: readonly string[];
  readonly reason: string;
  /** Fields of work, and the person. */
  readonly examples: readonly (readonly [field: string, person: string])[];
}

/** All rules whose ending fits apply. */
export const ACTIVITY_RULES: readonly ActivityRule[] = [
  {
    label: 'activity',
    ending: /ing$/u,
    persons: ['er', 'or', 'ist', 'ant', 'e', ''],
    reason: 'Most activities end in ing, and the person in er.',
    examples: [
      ['Welding', 'welder'],
      ['Truck Driving', 'truck driver'],
      ['Machining', 'machinist'],
      ['Accounting', 'accountant'],
      ['Nursing', 'nurse'],
      ['Cooking', 'cook'],
    ],
  },
  {
    label: 'activity',
    ending: /ment$/u,
    persons: ['er', 'r'],
    reason: 'Who does development is a developer, and who does management a manager.',
    examples: [
      ['Web Development', 'web developer'],
      ['Property Management', 'property manager'],
    ],
  },
  {
    label: 'activity',
    ending: /ion$/u,
    persons: ['or'],
    reason: 'Who does translation is a translator.',
    examples: [
      ['Translation', 'translator'],
      ['Database Administration', 'database administrator'],
    ],
  },
  {
    label: 'activity',
    ending: /(?<=[nt])ry$/u,
    persons: ['er', '', 'ist'],
    reason: 'Trades and sciences end in ry.',
    examples: [
      ['Carpentry', 'carpenter'],
      ['Masonry', 'mason'],
      ['Dentistry', 'dentist'],
    ],
  },
  {
    label: 'activity',
    ending: /y$/u,
    persons: ['ist', 'er', 'ian'],
    reason: 'Therapies and sciences end in y.',
    examples: [
      ['Physical Therapy', 'physical therapist'],
      ['Photography', 'photographer'],
    ],
  },
  {
    label: 'activity',
    ending: /(?:ysis|ience|ism|ics|ure)$/u,
    persons: ['yst', 'ientist', 'ist', 'ician', ''],
    reason: 'Sciences and arts.',
    examples: [
      ['Data Analysis', 'data analyst'],
      ['Data Science', 'data scientist'],
      ['Journalism', 'journalist'],
      ['Statistics', 'statistician'],
      ['Architecture', 'architect'],
    ],
  },
  {
    label: 'activity',
    ending: /$/u,
    persons: ['er', 'or', 'r'],
    reason: 'Some activities are the beginning of the word for the person.',
    examples: [
      ['Graphic Design', 'graphic designer'],
      ['Internal Audit', 'internal auditor'],
      ['Dispatch', 'dispatcher'],
    ],
  },
];
