import { sourceOf, type FinderRule, type Found, type PhraseRule } from './rule.ts';
import { AM, ARTICLE, AT_END, AT_START, BEFORE, BEFORE_MORE, COLON, LABEL, OPENING, PAST_LABEL, WAS, WHO, WHOSE } from './sentence-parts.ts';

const RETIRED = String.raw`(?:retired|retierd|retird|reitred)`;

/** Somebody who is retired may say so in a sentence, so this rule is the first. */
export const RETIRED_FROM: PhraseRule = {
  label: 'past_job',
  phrase: new RegExp(
    String.raw`\b(?:(?:but|and)\s+)?(?:(?:${AM}|i(?:\s+have)?)\s+)?(?:(?:an?|the)\s+)?(?:(?:recently|newly|now|just|already)\s+)?(?:semi[\s-]*)?${RETIRED}\b` +
      String.raw`(?:\s+(?:(?:after|following|with)\s+(?:\w+\s+){1,6}?)?(?:as|from)\b(?:\s+being\b)?(?:\s+(?:${ARTICLE}|my\b))?|\s+(?:(?:in|since)\s+)?\d{4}\b)?`,
    'giu',
  ),
  reason: 'The job of somebody who is retired is the one that the person had.',
  examples: [
    ['retired nurse', 'retired'],
    ['Nurse (retired)', 'retired'],
    ['teacher, semi-retired', 'semi-retired'],
    ['I am a retired pilot', 'I am a retired'],
    ['recently retired electrician', 'recently retired'],
    ['I retired as a nurse', 'I retired as a'],
    ['retired after 20 years as a nurse', 'retired after 20 years as a'],
    ['Nurse, retired in 2015', 'retired in 2015'],
    ['nurse but retired', 'but retired'],
  ],
};

/** Words for a past job. */
export const PAST: readonly PhraseRule[] = [
  {
    label: 'past_job',
    phrase: new RegExp(String.raw`\b${OPENING}${WAS}(?:\s+${ARTICLE})`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'What somebody was is a past job, too.',
    examples: [
      ['I was a nurse', 'I was a'],
      ['i used to be an electrician', 'i used to be an'],
      ['I worked as a cook', 'I worked as a'],
      ['was formerly a nurse', 'was formerly a'],
    ],
    counterexamples: ['Nurse, I was a manager', 'I was a'],
  },
  {
    label: 'past_job',
    phrase: new RegExp(String.raw`\b${WHO}${sourceOf('worked', 'used to work', 'was working', 'was employed')}${BEFORE}\s+as\b`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'With a verb for working, the article may be missing.',
    examples: [
      ['worked as nurse', 'worked as'],
      ['I was working as plumber', 'I was working as'],
    ],
    counterexamples: ['Nurse, worked as manager', 'worked as'],
  },
  {
    label: 'past_job',
    phrase: new RegExp(String.raw`\b${WHOSE}${PAST_LABEL}\s+${LABEL}(?:${COLON}(?:\s*${ARTICLE})?|\b)`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'So is one after a label for it.',
    examples: [
      ['previous occupation: mechanic', 'previous occupation:'],
      ['Last job - cook', 'Last job -'],
      ['my former job was welder', 'my former job was'],
    ],
    counterexamples: ['Nurse, former position: manager', 'Last Position: 3'],
  },
  {
    label: 'past_job',
    phrase: /\b(?:former(?:ly)?|ex|previous(?:ly)?|past|prior|was)\b/giu,
    inBrackets: true,
    only: { after: AT_END },
    reason: 'Alone in brackets, these words say that the job is a past one.',
    examples: [
      ['Nurse (former)', 'former'],
      ['Nurse (past)', 'past'],
      ['plumber (was)', 'was'],
    ],
    counterexamples: ['Technician (ex vivo)', 'Drapery Former'],
  },
  {
    label: 'past_job',
    phrase: /\b(?:former(?:ly)?|previous(?:ly)?)\b/giu,
    only: { before: /\p{L}\s*[,–—-]\s*$/u, after: AT_END },
    reason: 'So do they at the end after a sign. Without one, a former forms things.',
    examples: [['Teacher, former', 'former']],
    counterexamples: ['Drapery Former', 'Supervisor, Former Machine'],
  },
  {
    label: 'past_job',
    phrase: new RegExp(String.raw`\b(?:former(?:ly)?|fromer|formor|previous(?:ly)?|past|prior|ex)\b(?:\s*[.-])?(?:\s+${ARTICLE})?`, 'giu'),
    only: { before: AT_START, after: BEFORE_MORE },
    unless: {
      after: new RegExp(
        String.raw`^[\s-]*(?:${sourceOf('offender*', 'vivo', 'situ', 'libris', 'auth*', 'due')}\b|${sourceOf('operator', 'tender', 'helper')}\s*$)`,
        'iu',
      ),
    },
    reason:
      'At the beginning, these words say that the job is a past one. At the end, or before the word for who tends a machine, a former forms things. With some nouns, the words are a part of what the job is about.',
    examples: [
      ['former teacher', 'former'],
      ['ex-nurse', 'ex-'],
      ['ex. nurse', 'ex.'],
      ['Previously a cook', 'Previously a'],
      ['past nurse', 'past'],
      ['I am a former pilot', 'former'],
    ],
    counterexamples: [
      'Drapery Former Inspector',
      'Former',
      'Former 2',
      'Ex-Offender Counselor',
      'Ex Vivo Technician',
      'Former Tender',
      'Prior Authorization Nurse',
    ],
  },
];

const YEAR = String.raw`(?:19|20)\d\d`;
const YEARS = new RegExp(String.raw`\b(?:from\s+)?(${YEAR})\s*(?:-|–|to|until|till)\s*(${YEAR})(?=[^\p{L}\p{N}]*$)`, 'iu');

/** From when to when somebody had a job. */
function yearsOfJob(text: string): Found[] {
  const found = YEARS.exec(text);
  if (found === null || Number(found[2]) - Number(found[1]) < 2) return [];
  const [start, end] = [found.index, found.index + found[0].length];
  return [{ start, end, from: start, to: end }];
}

/** When a job ended, and who lost one. */
export const ENDED: readonly (PhraseRule | FinderRule)[] = [
  {
    label: 'past_job',
    phrase: new RegExp(
      String.raw`\b(?:(?:but|and)\s+)?(?:${sourceOf('until', 'till', 'up to')}\s+(?:[a-z]+\s+){0,2}${YEAR}|(?:until|before)\s+(?:my\s+)?${sourceOf('recently', 'last year', 'retirement', 'retiring', 'i retired')})\b`,
      'giu',
    ),
    only: { before: /\p{L}[^\p{L}\p{N}]*$/u, after: AT_END },
    reason: 'At the end, these words say when the job ended.',
    examples: [
      ['plumber until 2019', 'until 2019'],
      ['cook before retirement', 'before retirement'],
    ],
    counterexamples: ['Until 2019', 'Cook Until 2019 Season'],
  },
  {
    label: 'past_job',
    find: yearsOfJob,
    reason: 'Years at the end say so, too. Two that follow each other are a school year.',
    examples: [
      ['nurse 1990-2005', '1990-2005'],
      ['nurse from 1990 to 2005', 'from 1990 to 2005'],
      ['nurse (1990 - 2005)', '1990 - 2005'],
    ],
  },
  {
    label: 'past_job',
    phrase: new RegExp(
      String.raw`\b(?:${AM}\s+)?(?:${ARTICLE}\s+)?(?:(?:recently|currently)\s+)?${sourceOf('unemployed', 'laid off', 'laid-off')}\b(?:\s*[,:–—-])?`,
      'giu',
    ),
    only: { before: AT_START, after: BEFORE_MORE },
    reason: 'Who lost a job says which one it was.',
    examples: [
      ['unemployed welder', 'unemployed'],
      ['I am a laid off welder', 'I am a laid off'],
      ['unemployed, nurse', 'unemployed,'],
    ],
    counterexamples: ['Counselor, Unemployed Workers', 'unemployed'],
  },
];
