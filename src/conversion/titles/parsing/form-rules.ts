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

/** What plurals end with after a sibilant or an o. */
export const ES_AFTER_SIBILANT = /(?:o|s|x|z|ch|sh)es$/u;

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
    ending: ES_AFTER_SIBILANT,
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
  /** Whether a word with this ending is nearly always an activity. "Secretary" ends in y, too. */
  readonly isTelling: boolean;
  readonly reason: string;
  /** Fields of work, and the person. */
  readonly examples: readonly (readonly [field: string, person: string])[];
}

/** All rules whose ending fits apply, the likeliest person first. */
export const ACTIVITY_RULES: readonly ActivityRule[] = [
  {
    label: 'activity',
    ending: /(?<=.{3})ing$/u,
    persons: ['er', '', 'e', 'or', 'ant', 'eer', 'ist'],
    isTelling: true,
    reason: 'Most activities end in ing, and the person in er.',
    examples: [
      ['truck driving', 'truck driver'],
      ['cooking', 'cook'],
      ['nursing', 'nurse'],
      ['accounting', 'accountant'],
      ['machining', 'machinist'],
    ],
  },
  {
    label: 'activity',
    ending: /(?<=.{3})ment$/u,
    persons: ['er', 'r'],
    isTelling: true,
    reason: 'Who does development is a developer, and who does management a manager.',
    examples: [
      ['web development', 'web developer'],
      ['construction management', 'construction manager'],
    ],
  },
  {
    label: 'activity',
    ending: /(?<=.{3})tion$/u,
    persons: ['tor'],
    isTelling: true,
    reason: 'Who does translation is a translator.',
    examples: [['database administration', 'database administrator']],
  },
  {
    label: 'activity',
    ending: /(?<=.{3})(?:ysis|ence)$/u,
    persons: ['yst', 'entist'],
    isTelling: true,
    reason: 'Sciences end in ysis and ence.',
    examples: [
      ['data analysis', 'data analyst'],
      ['data science', 'data scientist'],
    ],
  },
  {
    label: 'activity',
    ending: /(?<=.{3})ics?$/u,
    persons: ['ician', 'icist', 'ist'],
    isTelling: true,
    reason: 'Sciences and arts end in ics.',
    examples: [
      ['statistics', 'statistician'],
      ['economics', 'economist'],
    ],
  },
  {
    label: 'activity',
    ending: /(?<=.{3})ry$/u,
    persons: ['er'],
    isTelling: true,
    reason: 'Trades end in ry.',
    examples: [['carpentry', 'carpenter']],
  },
  {
    label: 'activity',
    ending: /(?<=.{3})apy$/u,
    persons: ['apist'],
    isTelling: true,
    reason: 'Therapies.',
    examples: [['physical therapy', 'physical therapist']],
  },
  {
    label: 'activity',
    ending: /(?<=.{3})sign$/u,
    persons: ['signer'],
    isTelling: true,
    reason: 'Designs.',
    examples: [['graphic design', 'graphic designer']],
  },
  {
    label: 'activity',
    ending: /(?<=[nt])ry$/u,
    persons: ['', 'ist'],
    isTelling: false,
    reason: 'Some people are called by what is before ry. Not a nurse, in a nursery.',
    examples: [
      ['masonry', 'mason'],
      ['chemistry', 'chemist'],
    ],
  },
  {
    label: 'activity',
    ending: /y$/u,
    persons: ['ist', 'er', 'ian'],
    isTelling: false,
    reason: 'Sciences and arts may end in y.',
    examples: [
      ['psychology', 'psychologist'],
      ['photography', 'photographer'],
    ],
  },
  {
    label: 'activity',
    ending: /(?:ism|ure|sion)$/u,
    persons: ['ist', '', 'sor'],
    isTelling: false,
    reason: 'Further endings of sciences and arts.',
    examples: [
      ['journalism', 'journalist'],
      ['architecture', 'architect'],
      ['supervision', 'supervisor'],
    ],
  },
  {
    label: 'activity',
    ending: /$/u,
    persons: ['er', 'or', 'r'],
    isTelling: false,
    reason: 'Some activities are the beginning of the word for the person.',
    examples: [
      ['internal audit', 'internal auditor'],
      ['dispatch', 'dispatcher'],
    ],
  },
];
