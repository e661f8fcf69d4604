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
