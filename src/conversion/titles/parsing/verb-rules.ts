/** How a verb becomes the word for the activity ("drive": "driving"), from which the rules for activities make the word for the person ("driver"). */
export interface GerundRule extends EndingRule {
  readonly label: 'gerund';
}

/** How the past of a verb becomes its plain form. */
export interface PastRule extends EndingRule {
  readonly label: 'past';
}

interface EndingRule {
  readonly ending: RegExp;
  readonly becomes: string;
  readonly reason: string;
  readonly examples: readonly (readonly [verb: string, form: string])[];
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

/** mappings/irregular-verbs.txt has the other verbs. */
export const PAST_RULES: readonly PastRule[] = [
  { label: 'past', ending: /ed$/u, becomes: '', reason: 'Most verbs add ed.', examples: [['cleaned', 'clean']] },
  { label: 'past', ending: /ed$/u, becomes: 'e', reason: 'An e at the end is already there.', examples: [['baked', 'bake']] },
  { label: 'past', ending: /ied$/u, becomes: 'y', reason: 'A y becomes an i.', examples: [['carried', 'carry']] },
  { label: 'past', ending: /([bdgklmnprtz])\1ed$/u, becomes: '$1', reason: 'A consonant after a vowel may be doubled.', examples: [['mopped', 'mop']] },
];
