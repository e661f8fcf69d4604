import { anyOf, sourceOf, wordAfter, wordBefore, type PhraseRule, type RulesTogether } from './rule.ts';

const PT_OR_FT = anyOf('pt', 'ft');

/** Nouns for jobs that hourly workers have. */
const HOURLY_JOBS = sourceOf(
  ...['*er', '*or', '*ant', 'aide', 'artist', 'associate', 'barista', 'clerk', 'cook', 'crew', 'custodian', 'host', 'hostess', 'machinist', 'member'],
  ...['nurse', 'receptionist', 'rep', 'tech', 'technician'],
);

/** Jobs that are often part-time, and whose titles have no physical therapist in them. */
const PART_TIME_JOBS = sourceOf(
  ...[
    'babysitter',
    'bagger',
    'barista',
    'bartender',
    'bookkeeper',
    'busser',
    'cashier',
    'cashiers',
    'cleaner',
    'clerk',
    'cook',
    'crew',
    'custodian',
    'delivery',
  ],
  ...['dishwasher', 'driver', 'guard', 'host', 'hostess', 'housekeeper', 'janitor', 'lifeguard', 'merchandiser', 'nanny', 'packer', 'picker', 'receptionist'],
  ...['retail', 'sales', 'salesperson', 'security', 'server', 'stocker', 'teller', 'waiter', 'waitress', 'warehouse'],
);
const AMOUNT = String.raw`\d[\d,.]*\s*k?`;
const RANGE = String.raw`${AMOUNT}(?:\s*(?:-|–|to)\s*\$?\s?${AMOUNT})?\s*\+?`;
const PER_HOUR = String.raw`(?:\/|per\b|an?\b)\s*(?:hr|hour|h|day|wk|week|mo|month|yr|year)s?\b`;
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

/** How, where, and for how long somebody is employed, and notes to applicants. */
export const EMPLOYMENT_RULES: readonly (PhraseRule | RulesTogether)[] = [
  {
    label: 'shift',
    phrase: /\b(?:m|tu?|w|th|f|sa|su)(?:\s*[/&,-]\s*(?:m|tu?|w|th|f|sa|su)){2,}\b/giu,
    reason: 'Three or more letters of days. Two may be a note on genders, which the next rule finds.',
    examples: [
      ['Nurse M/W/F', 'M/W/F'],
      ['Driver Tu, Th, Sa', 'Tu, Th, Sa'],
      ['Server M-W-F', 'M-W-F'],
    ],
  },
  {
    label: 'gender_note',
    phrase: /\b(?:m\s*\/\s*[fw]|f\s*\/\s*m)(?:\s*\/\s*[dxv])?\b/giu,
    reason: 'Some employers add that all genders may apply.',
    examples: [
      ['Software Engineer m/w/d', 'm/w/d'],
      ['Nurse - F / M', 'F / M'],
    ],
  },
  {
    label: 'employment_type',
    phrase: /\b(?:full|part)[\s-]*time\b/giu,
    reason: 'The hours per week do not change the job.',
    examples: [
      ['Server/Bartender - Part Time', 'Part Time'],
      ['Full-Time Cashier', 'Full-Time'],
    ],
  },
  {
    label: 'employment_type',
    phrase: /\b(?:pt\s*\/\s*ft|ft\s*\/\s*pt)\b/giu,
    reason: 'Together, these letters can only be part time and full time.',
    examples: [['Cook PT/FT', 'PT/FT']],
  },
  {
    label: 'employment_type',
    phrase: PT_OR_FT,
    only: { before: /^\s*$/u, after: /^\s*$/u },
    inBrackets: true,
    reason: 'Alone in brackets, these letters are part time and full time. With other words, PT is a physical therapist.',
    examples: [['Director (PT)', 'PT']],
    counterexamples: ['PT', 'Director (PT Services)', 'Director (Lead PT)'],
  },
  {
    label: 'employment_type',
    phrase: PT_OR_FT,
    only: { before: new RegExp(String.raw`\b${HOURLY_JOBS}\s*[\s,(–-]\s*$`, 'iu'), after: /^\s*\)?\s*(?:store\s*)?(?:#.*)?$/iu },
    reason: 'PT alone is a physical therapist. At the end of a title or before the number of a store, after an hourly job, it is part time.',
    examples: [
      ['Machinist - PT', 'PT'],
      ['Medical Assistant, FT', 'FT'],
      ['Technician PT Store #12', 'PT'],
    ],
    counterexamples: ['PT', 'Occupational Therapist, PT', 'Technician PT Services'],
  },
  {
    label: 'employment_type',
    phrase: PT_OR_FT,
    only: { after: new RegExp(String.raw`^\s+${PART_TIME_JOBS}\b`, 'iu') },
    reason: 'Before a job that is often part-time, PT is no physical therapist. "PT aide" and "PT clinic manager" are about therapy.',
    examples: [
      ['PT Cashier', 'PT'],
      ['pt security guard', 'pt'],
    ],
    counterexamples: ['PT Aide', 'PT Clinic Manager'],
  },
  {
    label: 'employment_type',
    phrase: PT_OR_FT,
    only: { before: new RegExp(String.raw`\b${PART_TIME_JOBS}\b.*[\s,(–-]\s*$`, 'iu') },
    reason: 'The same after such a job and an employer, or before one.',
    examples: [
      ['Cashier Walmart PT', 'PT'],
      ['barista pt starbucks', 'pt'],
    ],
    counterexamples: ['Aide Cedars PT'],
  },
  {
    together: [
      {
        label: 'employment_type',
        phrase: anyOf('f/t', 'p/t', 'prn', 'per diem', 'temp', 'temporary', 'seasonal', 'permanent'),
        reason: 'How long somebody is employed does not change the job.',
        examples: [
          ['Physical Therapist PRN', 'PRN'],
          ['Physical Therapist - per diem', 'per diem'],
          ['Seasonal Cashier', 'Seasonal'],
        ],
      },
      {
        label: 'workplace',
        phrase: anyOf('remote', 'hybrid', 'onsite', 'on-site', 'work from home', 'wfh'),
        unless: { after: wordAfter('sensing') },
        reason: 'Where the work is done does not change the job. Remote sensing is a field of science.',
        examples: [
          ['Software Engineer II - Remote', 'Remote'],
          ['Customer Service Rep Work From Home', 'Work From Home'],
        ],
        counterexamples: ['Remote Sensing Scientist'],
      },
      {
        label: 'hiring_note',
        phrase: anyOf('urgent hiring', 'urgently hiring', 'now hiring', 'immediate start'),
        reason: 'These phrases are notes to applicants.',
        examples: [
          ['Now Hiring: Line Cook', 'Now Hiring'],
          ['URGENTLY HIRING Line Cook', 'URGENTLY HIRING'],
        ],
      },
      {
        label: 'hiring_note',
        phrase: anyOf('urgent', 'urgently'),
        unless: { after: wordAfter('care') },
        reason: 'The word is a note to applicants. Urgent care is a kind of clinic.',
        examples: [['Urgent: Line Cook', 'Urgent']],
        counterexamples: ['Urgent Care Physician'],
      },
    ],
  },
  {
    label: 'employment_type',
    phrase: anyOf('contract'),
    unless: {
      after: wordAfter(
        ...['manage*', 'administ*', 'special*', 'coordinat*', 'analy*', 'negotiat*', 'officer*', 'attorney*', 'lawyer*', 'counsel*', 'writ*', 'law'],
        ...['compliance*', 'execut*', 'furnish*', 'adm', 'admin'],
      ),
    },
    reason: 'The word describes the employment, except before words for work on contracts.',
    examples: [['Contract Software Engineer', 'Contract']],
    counterexamples: ['Contract Manager', 'Contract Administrator', 'Contract Law Attorney'],
  },
  {
    label: 'employment_type',
    phrase: anyOf('contractor'),
    unless: {
      before: wordBefore(
        ...['general', 'independent', 'building', 'electrical', 'mechanical', 'plumbing', 'hvac', 'roofing', 'painting', 'flooring', 'drywall', 'concrete'],
        ...['masonry', 'paving', 'landscape', 'landscaping'],
      ),
    },
    reason: 'The word describes the employment, except after words for what a contractor builds.',
    examples: [['Software Engineer - Contractor', 'Contractor']],
    counterexamples: ['General Contractor', 'Electrical Contractor'],
  },
  {
    label: 'pay',
    phrase: /\b(?:sign(?:ing)?(?:[\s-]*on)?|hiring|retention)\s+bonus(?:es)?\b/giu,
    reason: 'A bonus does not change the job.',
    examples: [
      ['RN - Sign-On Bonus!', 'Sign-On Bonus'],
      ['Retention Bonus - LPN', 'Retention Bonus'],
    ],
  },
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
  {
    label: 'pay',
    phrase: new RegExp(
      String.raw`\$\s?${RANGE}(?:\s*(?:${PER_HOUR}|(?:hr|hour|hourly|daily|weekly|monthly|yr|year|yearly|annual|annually)\b))?|\b${RANGE}\s*${PER_HOUR}`,
      'giu',
    ),
    reason: 'Pay does not change the job. Without the sign of dollars, a number is pay if it is for a time.',
    examples: [
      ['Truck Driver - CDL A - $25/hr', '$25/hr'],
      ['Accountant $85k', '$85k'],
      ['Line Cook $18-20/hr', '$18-20/hr'],
      ['Cashier $15 hr', '$15 hr'],
      ['Driver $1,500/week', '$1,500/week'],
      ['Accountant $60,000 - $70,000 annually', '$60,000 - $70,000 annually'],
      ['Nurse 40/hr', '40/hr'],
      ['Welder 22-28/hr', '22-28/hr'],
    ],
  },
  {
    label: 'hours',
    phrase: /\b\d+\s*-?\s*(?:hrs?|hours?)\b(?:\s+shifts?\b)?/giu,
    reason: 'The hours per week or shift do not change the job.',
    examples: [
      ['Line Cook 40 hours', '40 hours'],
      ['nurse 12-hour shifts', '12-hour shifts'],
    ],
  },
  {
    label: 'experience',
    phrase: /\b(?:(?:with|for)\s+)?\d+\s*\+?\s*(?:yrs?|years?)\b(?:\s+(?:of\s+)?(?:exp|experience)\b|\s*$)/giu,
    only: { before: /\p{L}[^\p{L}\p{N}]*$/u },
    reason: 'How long somebody has worked does not change the job.',
    examples: [
      ['nurse 5 yrs exp', '5 yrs exp'],
      ['Welder with 10+ years of experience', 'with 10+ years of experience'],
      ['nurse for 10 years', 'for 10 years'],
    ],
    counterexamples: ['5 years experience'],
  },
];
