import { wordAfter, type PhraseRule, type WordRule } from './rule.ts';

const ROMAN = { i: '1', ii: '2', iii: '3', iv: '4', v: '5', vi: '6' };
const DIGITS = Object.fromEntries(Array.from('123456789', (digit) => [digit, digit]));

/** Verbs after the pronoun. Of "I'm" and "I've", letters are left. */
const AFTER_PRONOUN = new Set(
  ['am be been can could d did do drive had have hate is like ll love m need own run teach ve want was will work worked would'].flatMap((line) =>
    line.split(' '),
  ),
);

/** A level that says that it is one. */
export const NAMED_LEVEL: PhraseRule = {
  label: 'level',
  phrase: /\b(?:level|grade|lvl)\s*[:#-]?\s*(\d{1,2}|[iv]{1,3})\b/giu,
  values: ROMAN,
  reason: 'After one of these words, a number is a level, also as the first word and in brackets.',
  examples: [
    ['Engineer Level 2', 'Level 2', '2'],
    ['Engineer, Grade III', 'Grade III', '3'],
    ['Engineer lvl 12', 'lvl 12', '12'],
    ['Level 1 Help Desk', 'Level 1', '1'],
  ],
};

/** A grade of a federal job. */
export const FEDERAL_GRADE: PhraseRule = {
  label: 'level',
  phrase: /\b(?:gs|wg)\s*-?\s*(\d{1,2})\b/giu,
  reason: 'GS and WG with a number are grades. Four digits after them are an occupation.',
  examples: [
    ['GS-9 Analyst', 'GS-9', '9'],
    ['Mechanic WG 10', 'WG 10', '10'],
  ],
};

/** A seniority that says that it is one. */
export const NAMED_SENIORITY: PhraseRule = {
  label: 'seniority',
  phrase: /\b(entry|junior|mid|senior)[\s-]*level\b/giu,
  unless: { after: wordAfter('design*', 'giving') },
  values: { entry: 'entry', junior: 'junior', mid: 'mid', senior: 'senior' },
  reason: 'Before "level", these words never name the job. A level designer designs the levels of games, and mid-level giving is a kind of donation.',
  examples: [
    ['Entry Level Sales', 'Entry Level', 'entry'],
    ['Construction Worker, Entry-Level', 'Entry-Level', 'entry'],
    ['Mid-Level Accountant', 'Mid-Level', 'mid'],
  ],
  counterexamples: ['Senior Level Designer', 'Mid-Level Giving Officer'],
};

/** A level on its own. */
export const LEVEL_WORDS: WordRule = {
  label: 'level',
  words: { ...ROMAN, ...DIGITS },
  at: 'later',
  notBefore: { i: AFTER_PRONOUN },
  reason: 'A number from 1 to 9 or a Roman one is a level, unless the title begins with it. Before a verb, I is the pronoun.',
  examples: [
    ['Engineer II', 'II', '2'],
    ['Engineer 3', '3', '3'],
    ['Mechanic I/II', 'I', '1'],
  ],
  counterexamples: ['I', '2 Axle Driver', 'V Belt Builder', 'a nurse I am'],
};

export const SENIORITY_WORDS: readonly WordRule[] = [
  {
    label: 'seniority',
    words: { sr: 'senior', snr: 'senior', senior: 'senior', jr: 'junior', jnr: 'junior', junior: 'junior' },
    reason: 'These words never name the job.',
    examples: [
      ['Sr Accountant', 'Sr', 'senior'],
      ['Snr. Accountant', 'Snr', 'senior'],
      ['Jr. Accountant', 'Jr', 'junior'],
      ['Senior Lead Engineer', 'Senior', 'senior'],
    ],
  },
  {
    label: 'seniority',
    words: {
      lead: 'lead',
      principal: 'principal',
      staff: 'staff',
      entry: 'entry',
      trainee: 'trainee',
      intern: 'intern',
      internship: 'intern',
      apprentice: 'apprentice',
      associate: 'associate',
      chief: 'chief',
      head: 'head',
    },
    staysInCore: true,
    reason: 'These words can also name the job: "Chief of Police", "Staff Nurse", "Lead Cook".',
    examples: [
      ['Lead Accountant', 'Lead', 'lead'],
      ['Internship - Accounting', 'Internship', 'intern'],
      ['Head of Marketing', 'Head', 'head'],
      ['Chief Executive Officer', 'Chief', 'chief'],
    ],
  },
];
