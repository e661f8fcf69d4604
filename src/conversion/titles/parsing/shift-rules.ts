import { HOURLY_JOBS, PART_TIME_JOBS } from './hourly-jobs.ts';
import { sourceOf, wordAfter, wordBefore, type PhraseRule } from './rule.ts';

const TIME = String.raw`\d{1,2}(?::\d\d)?`;
const HALF = String.raw`(?:\s*[ap]\.?m\b\.?|[ap]\b)`;
const FULL_DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b`;
const WEEKDAY = String.raw`(?:(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)\b\.?|${FULL_DAY})`;
/** Between days. */
const JOINED = String.raw`\s*(?:-|–|/|&|\+|,\s*(?:and\b)?|\b(?:to|thru|through|and|or)\b|\s)\s*`;
/** Times to work, in the plural. */
const SHIFTS = ['mornings', 'days', 'afternoons', 'evenings', 'nights', 'overnights', 'weekdays', 'weeknights', 'weekends', 'holidays'];
/** The same in the singular, and by number. */
const ONE_SHIFT = ['morning', 'day', 'afternoon', 'evening', 'night', 'overnight', 'weeknight', 'weekend', '1st', '2nd', '3rd'];
const LATE_OR_EARLY = String.raw`(?:(?:early|late)\s+)?`;
/** From when to when people work eight, nine, or twelve hours. */
const COMMON_HOURS = sourceOf(
  '6-2',
  '6-6',
  '7-3',
  '7-4',
  '7-7',
  '8-4',
  '8-5',
  '9-5',
  '9-6',
  '10-6',
  '11-7',
  '2-10',
  '3-11',
  '9 to 5',
  '8 to 5',
  '7 to 3',
  '3 to 11',
  '11 to 7',
);

/** When somebody has a job, also one of several. */
export const AT_SOME_TIME = String.raw`(?:by\s+(?:day|night)|during\s+the\s+(?:day|week|night|summer|winter)|(?:on|at)\s+(?:the\s+)?(?:nights?|weekends?)|in\s+the\s+(?:mornings?|afternoons?|evenings?))`;

/** When somebody works: hours, days, and shifts. They do not change the job. */
export const SHIFT_RULES: readonly PhraseRule[] = [
  {
    label: 'shift',
    phrase:
      /\b(?:day|night|morning|afternoon|evening|overnight|weekend|swing|split|rotating|graveyard|am|pm|first|second|third|1st|2nd|3rd)\s*-?\s*shifts?\b/giu,
    reason: 'A shift does not change the job.',
    examples: [
      ['Warehouse Associate - 2nd Shift', '2nd Shift'],
      ['Night Shift Security Guard', 'Night Shift'],
      ['cashier am shift', 'am shift'],
      ['server split shift', 'split shift'],
    ],
  },
  {
    label: 'shift',
    phrase: /\b(?:1st|2nd|3rd)\s+s(?:h(?:if?)?)?\b/giu,
    only: { before: /\p{L}[^\p{L}\p{N}]*$/u, after: /^[^\p{L}\p{N}]*$/u },
    reason: 'At the end, after a job, the word "shift" may be unfinished.',
    examples: [
      ['welder 2nd s', '2nd s'],
      ['welder 2nd shif', '2nd shif'],
    ],
    counterexamples: ['2nd S', 'Officer 2nd S Class'],
  },
  {
    label: 'shift',
    phrase: new RegExp(String.raw`\b(?:${TIME}(?:${HALF})?\s*(?:-|–|to)\s*${TIME}${HALF}|${TIME}${HALF}\s*(?:-|–|to)\s*${TIME})`, 'giu'),
    reason: 'From when to when somebody works does not change the job.',
    examples: [
      ['Warehouse Associate 10pm-6am', '10pm-6am'],
      ['Line Cook 4:30 to 11 p.m.', '4:30 to 11 p.m.'],
      ['Nurse 7a-7p', '7a-7p'],
    ],
  },
  {
    label: 'shift',
    phrase: new RegExp(String.raw`\b${TIME}\s*[ap]\.?m\b\.?`, 'giu'),
    reason: 'So does the time when the work begins.',
    examples: [
      ['nurse 7am', '7am'],
      ['5 a.m. stocker', '5 a.m.'],
    ],
  },
  {
    label: 'shift',
    phrase: new RegExp(String.raw`\b${WEEKDAY}(?:${JOINED}${WEEKDAY})+(?:\s+only\b)?(?:\s*,?\s*${TIME}\s*(?:-|–|to)\s*${TIME})?|\b${WEEKDAY}\s+only\b`, 'giu'),
    reason: 'On which days somebody works does not change the job.',
    examples: [
      ['Lab Tech Mon-Fri 8-5', 'Mon-Fri 8-5'],
      ['Driver, Monday to Friday', 'Monday to Friday'],
      ['Nurse Sat/Sun', 'Sat/Sun'],
      ['Nurse Fri, Sat & Sun', 'Fri, Sat & Sun'],
      ['Cashier Saturdays only', 'Saturdays only'],
      ['Server mon tue wed', 'mon tue wed'],
    ],
  },
  {
    label: 'shift',
    phrase: new RegExp(String.raw`\b(?:(?:on|every|each)\s+)?${FULL_DAY}(?:\s+(?:morning|afternoon|evening|night)s?\b)?`, 'giu'),
    unless: { after: wordAfter('school') },
    reason: 'Nor does a single day. A Sunday school is a place to work.',
    examples: [
      ['nurse monday', 'monday'],
      ['Driver - Saturdays', 'Saturdays'],
      ['friday nurse', 'friday'],
      ['nurse on saturdays', 'on saturdays'],
      ['saturday night server', 'saturday night'],
    ],
    counterexamples: ['Sunday School Teacher'],
  },
  {
    label: 'shift',
    phrase: new RegExp(String.raw`\b(?:m|mo|su|tu)\s*(?:-|–)\s*(?:th?|fr?|sa)\b(?:\s*,?\s*${TIME}\s*(?:-|–|to)\s*${TIME})?`, 'giu'),
    reason: 'The days may be abbreviated to a letter or two.',
    examples: [
      ['Lab Tech M-F', 'M-F'],
      ['Dental Assistant (M-Th 8-5)', 'M-Th 8-5'],
    ],
  },
  {
    label: 'shift',
    phrase: /\b(?:tu?\s*[/&]\s*th|sa\s*[/&]\s*su|mwf|mtwt?h?f|t(?:u|ue)?th)\b/giu,
    reason: 'So may days that do not follow each other.',
    examples: [
      ['Nurse MWF', 'MWF'],
      ['Tutor T/Th', 'T/Th'],
      ['Nurse Sa/Su', 'Sa/Su'],
    ],
  },
  {
    label: 'shift',
    phrase: /\b(?:[2-6]\s*(?:x\s*(?:8|10|12)s?|\/\s*(?:8|10|12)s)(?:\s*h(?:ou)?rs?)?|24\s*\/\s*7)\b/giu,
    reason: 'Nor does how many shifts of how many hours, or that somebody is needed at all times.',
    examples: [
      ['Nurse 3x12', '3x12'],
      ['RN 4 x 10 hrs', '4 x 10 hrs'],
      ['server 4/10s', '4/10s'],
      ['Security Guard 24/7', '24/7'],
    ],
  },
  {
    label: 'shift',
    phrase: new RegExp(String.raw`\b${AT_SOME_TIME}\b`, 'giu'),
    only: { before: /\p{L}\s*$/u, after: /^[^\p{L}\p{N}]*$/u },
    reason: 'At the end, these words only say when somebody works.',
    examples: [
      ['bartender by night', 'by night'],
      ['teacher during the week', 'during the week'],
      ['DJ on weekends', 'on weekends'],
      ['janitor in the evenings', 'in the evenings'],
    ],
    counterexamples: ['by night', 'Server by Night Club'],
  },
  {
    label: 'shift',
    phrase: new RegExp(
      String.raw`\b(?:every\s+other\s+weekend|(?:no\s+)?${LATE_OR_EARLY}${sourceOf(...SHIFTS)}(?:\s*(?:,|/|&|\band\b|\bor\b)\s*${sourceOf(...SHIFTS)})*(?:\s+only)?)\b`,
      'giu',
    ),
    reason: 'The plural is a shift. The singular names jobs: "Night Auditor".',
    examples: [
      ['Registered Nurse - Days', 'Days'],
      ['nurse weekends only', 'weekends only'],
      ['Nurse, no weekends', 'no weekends'],
      ['RN - every other weekend', 'every other weekend'],
      ['server mornings', 'mornings'],
      ['server weekends and holidays', 'weekends and holidays'],
      ['server early mornings', 'early mornings'],
    ],
  },
  {
    label: 'shift',
    phrase: /\b(?:all|any|multiple|various|flexible)\s+shifts\b(?:\s+available\b)?/giu,
    only: { before: /\p{L}[^\p{L}]*$/u },
    reason: 'That there are several shifts does not change the job.',
    examples: [
      ['LPN all shifts', 'all shifts'],
      ['CNA - all shifts available', 'all shifts available'],
    ],
    counterexamples: ['All Shifts'],
  },
  {
    label: 'shift',
    phrase: /\b[ap]m(?:\s*[/&]\s*[ap]m)?\b/giu,
    only: { before: /^[^\p{L}\p{N}]*$/u, after: new RegExp(String.raw`^\s+(?:\p{L}+\s+)?${PART_TIME_JOBS}\b`, 'iu') },
    reason: 'Before a job that people have for some hours, these are shifts. Alone, they are account and project managers.',
    examples: [
      ['AM Prep Cook', 'AM'],
      ['pm bartender', 'pm'],
      ['am/pm cook', 'am/pm'],
    ],
    counterexamples: ['AM', 'PM Lead', 'Hotel PM Cook'],
  },
  {
    label: 'shift',
    phrase: /\b(?:am\s*[/&]\s*pm|pm\s*[/&]\s*am)\b/giu,
    only: { before: /\p{L}[^\p{L}\p{N}]+$/u },
    reason: 'After a job, both are the shifts of it. Before one, they may be the name of a store.',
    examples: [
      ['Line Cook AM/PM', 'AM/PM'],
      ['housekeeper - am & pm', 'am & pm'],
    ],
    counterexamples: ['AM/PM Manager'],
  },
  {
    label: 'shift',
    phrase: new RegExp(String.raw`\b${LATE_OR_EARLY}${sourceOf(...ONE_SHIFT)}\b`, 'giu'),
    only: { before: new RegExp(String.raw`\b${HOURLY_JOBS}\s*[\s,(–-]\s*$`, 'iu'), after: /^\s*\)?\s*$/u },
    unless: { before: wordBefore('manager', 'auditor', 'teacher', 'engineer', 'officer') },
    reason:
      'After an hourly job, at the end of a title, the singular is a shift, too. A night manager and a night auditor work in hotels. Teachers have grades, and engineers and officers ranks.',
    examples: [
      ['nurse night', 'night'],
      ['Stocker - Overnight', 'Overnight'],
      ['server early morning', 'early morning'],
      ['nurse 3rd', '3rd'],
    ],
    counterexamples: ['Night', 'Server Night Club', 'Hotel Manager Night', 'Teacher 3rd'],
  },
  {
    label: 'shift',
    phrase: new RegExp(String.raw`\b${COMMON_HOURS}\b(?:\s+shifts?\b)?`, 'giu'),
    only: { after: /^[^\p{L}\p{N}]*$/u },
    unless: { before: wordBefore('grade', 'grades', 'age', 'ages', 'years', 'k', 'level', 'levels') },
    reason: 'At the end, these numbers are hours of a shift. After other words, they are grades or ages.',
    examples: [
      ['server 3-11', '3-11'],
      ['CNA 3-11 shift', '3-11 shift'],
      ['Clerk, 9 to 5', '9 to 5'],
    ],
    counterexamples: ['3-11 Server', 'Tutor Ages 3-11'],
  },
];
