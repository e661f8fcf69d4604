import { sourceOf, type PhraseRule } from './rule.ts';

const AT_START = /^[^\p{L}\p{N}]*$/u;
const BEFORE_MORE = /^\s*\p{L}/u;
const NOW = String.raw`(?:\s+${sourceOf('currently', 'now', 'presently', 'just', 'also', 'basically', 'self-employed as', 'self employed as')})?`;
const AS = String.raw`(?:\s+${sourceOf('working', 'employed', 'training')}\s+as)`;
const ARTICLE = String.raw`\s+(?:an?|the)\b`;
const AM = String.raw`(?:i\s+am|i\s?['’]m|im|i\s?['’]ve\s+been|i\s+have\s+been)`;
const WAS = String.raw`(?:i\s+was|i\s+used\s+to\s+be|i\s+(?:worked|used\s+to\s+work)\s+as)`;

/** What a sentence says around a job. */
export const SENTENCE_RULES: readonly PhraseRule[] = [
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b${AM}${NOW}(?:${AS}(?:${ARTICLE})?|${ARTICLE})`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'Who answers in a sentence says what the job is after these words. Without an article, the sentence may say anything ("I am bored").',
    examples: [
      ['I am a nurse', 'I am a'],
      ["I'm currently working as a line cook", "I'm currently working as a"],
      ['im an electrician', 'im an'],
    ],
    counterexamples: ['Web 2.0: I am a nurse', 'I am a'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(
      String.raw`\b(?:i\s+)?(?:${sourceOf('currently', 'now', 'presently')}\s+)?${sourceOf('work', 'working', 'employed')}\s+as\b(?:${ARTICLE})?`,
      'giu',
    ),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'The same with a verb for working.',
    examples: [
      ['I work as a cashier', 'I work as a'],
      ['currently working as bartender', 'currently working as'],
      ['Employed as an accountant', 'Employed as an'],
    ],
    counterexamples: ['Nurse, working as a manager', 'Work as a'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(
      String.raw`\b(?:(?:my|his|her)\s+)?(?:current\s+)?${sourceOf('job title', 'job', 'occupation', 'profession', 'position', 'role', 'title')}\s*(?::|\s(?:is|was)\b(?:\s+to\s+be\b)?)(?:${ARTICLE})?`,
      'giu',
    ),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'A label, or the beginning of a sentence, that says that a job follows.',
    examples: [
      ['my job is truck driver', 'my job is'],
      ['Job title: Welder', 'Job title:'],
      ['Current occupation: cook', 'Current occupation:'],
    ],
    counterexamples: ['Server, my job is hosting', 'Position: 12'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b${sourceOf('currently', 'now', 'presently')}\b(?:${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'At the beginning, these words say that the job is the present one.',
    examples: [
      ['now uber driver', 'now'],
      ['Currently a nurse', 'Currently a'],
    ],
    counterexamples: ['Buy Now Pay Later Analyst', 'now'],
  },
  {
    label: 'past_job',
    phrase: new RegExp(String.raw`\b(?:semi[\s-]*)?retired\b(?:\s+from\b)?`, 'giu'),
    reason: 'The job of somebody who is retired is the one that the person had.',
    examples: [
      ['retired nurse', 'retired'],
      ['Nurse (retired)', 'retired'],
      ['teacher, semi-retired', 'semi-retired'],
      ['I am a retired pilot', 'retired'],
    ],
  },
  {
    label: 'past_job',
    phrase: new RegExp(String.raw`\b${WAS}${ARTICLE}`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'What somebody was is a past job, too.',
    examples: [
      ['I was a nurse', 'I was a'],
      ['i used to be an electrician', 'i used to be an'],
      ['I worked as a cook', 'I worked as a'],
    ],
    counterexamples: ['Nurse, I was a manager', 'I was a'],
  },
  {
    label: 'past_job',
    phrase: /\b(?:former(?:ly)?|ex|previous(?:ly)?)\b/giu,
    inBrackets: true,
    only: { after: /^[^\p{L}\p{N}]*$/u },
    reason: 'Alone in brackets, these words say that the job is a past one.',
    examples: [['Nurse (former)', 'former']],
    counterexamples: ['Technician (ex vivo)', 'Drapery Former'],
  },
  {
    label: 'past_job',
    phrase: /\b(?:former(?:ly)?|previously|ex)\b(?:\s*-)?(?:\s+(?:an?|the)\b)?/giu,
    only: { before: AT_START, after: BEFORE_MORE },
    unless: { after: new RegExp(String.raw`^[\s-]*${sourceOf('offender*', 'vivo', 'situ')}`, 'iu') },
    reason:
      'At the beginning, these words say that the job is a past one. At the end, a former forms things. With some nouns, "ex" is a part of what the job is about.',
    examples: [
      ['former teacher', 'former'],
      ['ex-nurse', 'ex-'],
      ['Previously a cook', 'Previously a'],
      ['I am a former pilot', 'former'],
    ],
    counterexamples: ['Drapery Former Operator', 'Former', 'Former 2', 'Ex-Offender Counselor', 'Ex Vivo Technician'],
  },
];
