/** How a verb becomes the word for the activity ("drive": "driving"), from which the rules for activities make the word for the person ("driver"). */
export interface GerundRule {
  readonly label: 'gerund';
  readonly ending: RegExp;
  readonly becomes: string;
  readonly reason: string;
  readonly examples: readonly (readonly [verb: string, gerund: string])[];
}

/** All rules whose ending fits apply. Most make no word; the caller takes those that lead to a word of known titles. */
export const GERUND_RULES: readonly GerundRule[] = [
  {
    label: 'gerund',
    ending: /$/u,
    becomes: 'ing',
    reason: 'Most verbs add ing.',
    examples: [
      ['teach', 'teaching'],
      ['sing', 'singing'],
    ],
  },
  {
    label: 'gerund',
    ending: /e$/u,
    becomes: 'ing',
    reason: 'An e at the end is dropped.',
    examples: [['drive', 'driving']],
  },
  {
    label: 'gerund',
    ending: /(?<=[aeiou])([bdgklmnprtz])$/u,
    becomes: '$1$1ing',
    reason: 'A consonant after a vowel may be doubled.',
    examples: [
      ['cut', 'cutting'],
      ['babysit', 'babysitting'],
    ],
  },
  {
    label: 'gerund',
    ending: /s$/u,
    becomes: 'ing',
    reason: 'After he or she, a verb has an s.',
    examples: [['paints', 'painting']],
  },
  {
    label: 'gerund',
    ending: /es$/u,
    becomes: 'ing',
    reason: 'Or es.',
    examples: [
      ['drives', 'driving'],
      ['teaches', 'teaching'],
    ],
  },
  {
    label: 'gerund',
    ending: /(?<=[aeiou])([bdgklmnprtz])s$/u,
    becomes: '$1$1ing',
    reason: 'The same after a doubled consonant.',
    examples: [['cuts', 'cutting']],
  },
];
