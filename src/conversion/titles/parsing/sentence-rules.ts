import { ENDED, PAST, RETIRED_FROM } from './past-job-rules.ts';
import { sourceOf, wordAfter, wordBefore, type FinderRule, type PhraseRule } from './rule.ts';
import {
  AM,
  ARTICLE,
  AS,
  AT_END,
  AT_START,
  BEFORE_MORE,
  COLON,
  DO,
  LABEL,
  NOW,
  OPENING,
  PRESENT,
  PRESENT_LABEL,
  WHO,
  WHOSE,
  WISH,
  WORK,
} from './sentence-parts.ts';

/** Who is in one of these has no job there. */
const WHERE_NOBODY_WORKS = [
  ...['process', 'progress', 'school', 'high school', 'college', 'grad school', 'graduate school', 'university', 'training', 'transition', 'between'],
  ...['recovery', 'jail', 'prison', 'need', 'love', 'debt', 'charge', 'home', 'paper', 'myself', 'commission', 'call', 'not', 'nothing', 'anything'],
  ...['everything', 'this', 'that', 'what', 'it', 'my', 'well'],
];

/** How long somebody has worked, at the beginning of a text. */
const YEARS_OF_WORK =
  String.raw`(?:(?:i\s+have|have|with|for|over|more\s+than|at\s+least|about|almost|nearly)\s+)*\d+\s*\+?\s*(?:years?|yrs?)` +
  String.raw`(?:\s+(?:of\s+)?(?:work\s+)?(?:experience|exp))?`;

/** What a sentence, a label, or a note says around a job. */
const AROUND: readonly PhraseRule[] = [
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b${OPENING}${AM}${NOW}(?:${AS}(?:\s+${ARTICLE})?|\s+${ARTICLE})`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason:
      'Who answers in a sentence says what the job is after these words. Without an article, the sentence may say anything ("I am bored"): loose-sentence.ts reads it.',
    examples: [
      ['I am a nurse', 'I am a'],
      ["I'm currently working as a line cook", "I'm currently working as a"],
      ['im an electrician', 'im an'],
      ['am a nurse', 'am a'],
      ['She is a nurse', 'She is a'],
      ["he's a welder", "he's a"],
      ['my wife is a teacher', 'my wife is a'],
      ['been a nurse', 'been a'],
      ['hi i am a nurse', 'hi i am a'],
      ['My name is John and I am a nurse', 'My name is John and I am a'],
      ['now I am a cook', 'now I am a'],
    ],
    counterexamples: ['Web 2.0: I am a nurse', 'I am a'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b${WHO}(?:${PRESENT}\s+)?${sourceOf('work', 'works', 'working', 'employed')}\s+as\b(?:\s+${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'The same with a verb for working.',
    examples: [
      ['I work as a cashier', 'I work as a'],
      ['currently working as bartender', 'currently working as'],
      ['Employed as an accountant', 'Employed as an'],
      ['she works as a nurse', 'she works as a'],
    ],
    counterexamples: ['Nurse, working as a manager', 'Work as a'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b${YEARS_OF_WORK}\s+(?:working\s+)?as\b(?:\s+${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'Or how long somebody has been it.',
    examples: [
      ['20 years as a nurse', '20 years as a'],
      ['I have 20 years as a nurse', 'I have 20 years as a'],
      ['10 yrs experience as a welder', '10 yrs experience as a'],
      ['5+ years of experience working as cook', '5+ years of experience working as'],
    ],
    counterexamples: ['Nurse, 20 years as a manager', '20 years as'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b${YEARS_OF_WORK}\s+(?:in|of)\b(?:\s+${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    unless: { after: wordAfter('experience', ...WHERE_NOBODY_WORKS) },
    reason: 'Or in what field.',
    examples: [
      ['over 10 years in construction', 'over 10 years in'],
      ['20 years of nursing', '20 years of'],
    ],
    counterexamples: ['Nurse, 20 years in hospitals', '20 years in', '5 years of experience', '3 years in prison'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(
      String.raw`\b(?:i|we|he|she)\s+(?:really\s+)?${sourceOf('love', 'loves', 'like', 'likes', 'enjoy', 'enjoys', 'hate', 'hates')}\s+` +
        String.raw`(?:being|working\s+as|my\s+(?:job|work)\s+as)\b(?:\s+${ARTICLE})?`,
      'giu',
    ),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'Whoever likes or hates to be something is it.',
    examples: [
      ['I hate being a nurse', 'I hate being a'],
      ['I love my job as a cook', 'I love my job as a'],
    ],
    counterexamples: ['Nurse, I love being a mom', 'I love being'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b(?:${WISH}\s+)(?:${ARTICLE}\s+)?${sourceOf('job', 'work', 'position', 'role')}\s+as\b(?:\s+${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'So does who looks for such work.',
    examples: [
      ['looking for a job as a cook', 'looking for a job as a'],
      ['I want a job as a nurse', 'I want a job as a'],
      ['find me work as a welder', 'find me work as a'],
    ],
    counterexamples: ['Nurse, looking for work as a cook', 'looking for work as a'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b(?:(?:${AM}(?:\s+working)?|${WORK})\s+in|(?:${AM}\s+working|${WORK})\s+(?:at|for|on)|${DO})\b(?:\s+${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    unless: { after: wordAfter(...WHERE_NOBODY_WORKS) },
    reason:
      'A sentence may also say the field, or the place ("I am in sales", "I do marketing"). Work in process is what a factory has not finished, and after other words nobody works.',
    examples: [
      ["I'm in sales", "I'm in"],
      ['I work in construction', 'I work in'],
      ['working in a bank', 'working in a'],
      ['I am working in retail', 'I am working in'],
      ['working at warehouse', 'working at'],
      ['I work on a farm', 'I work on a'],
      ['I do marketing', 'I do'],
    ],
    counterexamples: ['Nurse, working in a clinic', 'Work in', 'Work in Process Coordinator', 'Works on Paper Conservator', 'Work at Home Agent'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b${WHOSE}(?:${PRESENT_LABEL}\s+)?${LABEL}${COLON}(?:\s*${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'A label, or the beginning of a sentence, that says that a job follows.',
    examples: [
      ['my job is truck driver', 'my job is'],
      ['my work is cook', 'my work is'],
      ['what i do: nurse', 'what i do:'],
      ['Job title: Welder', 'Job title:'],
      ['Current occupation: cook', 'Current occupation:'],
      ['job title - nurse', 'job title -'],
      ['Primary occupation: farmer', 'Primary occupation:'],
    ],
    counterexamples: ['Server, my job is hosting', 'Position: 12'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b${WHOSE}(?:job\s+title|${PRESENT_LABEL}\s+${LABEL})\b`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'With a second word, a label needs no sign after it.',
    examples: [
      ['current position sales manager', 'current position'],
      ['job title nurse', 'job title'],
    ],
    counterexamples: ['Nurse, current position manager', 'Current Position'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`\b${PRESENT}\b(?:\s+${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    unless: { after: wordAfter('i', 'im', 'he', 'she', 'we', 'they') },
    reason:
      'At the beginning, these words say that the job is the present one. Before a sentence without an article, they are a part of it: loose-sentence.ts reads it.',
    examples: [
      ['now uber driver', 'now'],
      ['Currently a nurse', 'Currently a'],
    ],
    counterexamples: ['Buy Now Pay Later Analyst', 'now', 'now i am cook'],
  },
  {
    label: 'sentence',
    phrase: new RegExp(String.raw`(?:[,;]\s*)?\b(?:(?:and|but)\s+)?(?:right\s+)?${PRESENT}\b`, 'giu'),
    only: { before: /\p{L}\s*$/u, after: AT_END },
    unless: { before: wordBefore('service') },
    reason: 'So they do at the end. ServiceNow is a product.',
    examples: [
      ['nurse now', 'now'],
      ['nurse right now', 'right now'],
      ['former nurse, now', ', now'],
    ],
    counterexamples: ['Now', 'Buy Now Pay Later Analyst', 'Analyst Service Now'],
  },
  {
    label: 'hiring_note',
    phrase: new RegExp(
      String.raw`\b(?:(?:we\s+are|we\s?['’]re)\s+)?${sourceOf('hiring', 'seeking', 'recruiting', 'looking for', 'we need')}\s+${ARTICLE}`,
      'giu',
    ),
    only: { before: AT_START, after: BEFORE_MORE },
    unless: { after: wordAfter('job', 'work', 'career', 'position', 'new') },
    reason: 'An employer says who is wanted after these words. Somebody who looks for a job names none.',
    examples: [
      ['we are hiring a nurse', 'we are hiring a'],
      ['looking for an electrician', 'looking for an'],
    ],
    counterexamples: ['Nurse, hiring a cook', 'Hiring a', 'looking for a new career'],
  },
];

/** What is around a job, and whether it is a past one. */
export const SENTENCE_RULES: readonly (PhraseRule | FinderRule)[] = [RETIRED_FROM, ...ENDED, ...AROUND, ...PAST];
