import { anyOf, sourceOf, wordAfter, wordBefore, type PhraseRule, type RulesTogether } from './rule.ts';

const PT_OR_FT = anyOf('pt', 'ft');

/** Nouns for jobs that hourly workers have. */
const HOURLY_JOBS = sourceOf(
  ...['*er', '*or', '*ant', 'aide', 'artist', 'associate', 'barista', 'clerk', 'cook', 'crew', 'custodian', 'host', 'hostess', 'machinist', 'member'],
  ...['nurse', 'receptionist', 'rep', 'tech', 'technician'],
);

/** How, where, and for how long somebody is employed, and notes to applicants. */
export const EMPLOYMENT_RULES: readonly (PhraseRule | RulesTogether)[] = [
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
      ['Cashier - PT', 'PT'],
      ['Warehouse Associate, FT', 'FT'],
      ['Cashier PT Store #12', 'PT'],
    ],
    counterexamples: ['PT', 'Occupational Therapist, PT', 'Cook PT Services'],
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
        ...['compliance*', 'execut*', 'furnish*'],
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
    phrase: /\b(?:day|night|evening|overnight|weekend|swing|rotating|first|second|third|1st|2nd|3rd)\s*-?\s*shifts?\b/giu,
    reason: 'A shift does not change the job.',
    examples: [
      ['Warehouse Associate - 2nd Shift', '2nd Shift'],
      ['Night Shift Security Guard', 'Night Shift'],
    ],
  },
  {
    label: 'shift',
    phrase: anyOf('nights', 'days', 'evenings', 'weekends', 'overnights'),
    reason: 'The plural is a shift. The singular names jobs: "Night Auditor".',
    examples: [['Registered Nurse - Days', 'Days']],
  },
  {
    label: 'pay',
    phrase: /\$\s?\d[\d,.]*\s*k?(?:\s*(?:\/|per|an?)\s*(?:hr|hour|yr|year))?/giu,
    reason: 'Pay does not change the job.',
    examples: [
      ['Truck Driver - CDL A - $25/hr', '$25/hr'],
      ['Accountant $85k', '$85k'],
    ],
  },
  {
    label: 'hours',
    phrase: /\b\d+\s*(?:hrs?|hours?)\b/giu,
    reason: 'The hours per week do not change the job.',
    examples: [['Line Cook 40 hours', '40 hours']],
  },
];
