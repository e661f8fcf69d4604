import { HOURLY_JOBS, PART_TIME_JOBS } from './hourly-jobs.ts';
import { anyOf, sourceOf, wordAfter, wordBefore, type PhraseRule, type RulesTogether } from './rule.ts';
import { SHIFT_RULES } from './shift-rules.ts';

const PT_OR_FT = anyOf('pt', 'ft');

const AMOUNT = String.raw`\d[\d,.]*\s*k?`;
const RANGE = String.raw`${AMOUNT}(?:\s*(?:-|–|to)\s*\$?\s?${AMOUNT})?\s*\+?`;
/** What says that a job is a second one. */
export const ON_THE_SIDE = String.raw`(?:on\s+the\s+side|as\s+a\s+(?:side|second)\s+(?:gig|hustle|job))`;
/** What employers offer besides pay. */
const BENEFIT = sourceOf('benefits', '401k', '401 k', '401(k)', 'pto', 'paid time off', 'health insurance');
const PER_HOUR = String.raw`(?:\/|per\b|an?\b)\s*(?:hr|hour|h|day|wk|week|mo|month|yr|year)s?\b`;

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
    only: {
      before: new RegExp(String.raw`\b${HOURLY_JOBS}\s*[\s,(–-]\s*$`, 'iu'),
      after: /^\s*\)?\s*(?:(?:store\s*)?(?:#.*)?|[–|,@-](?!.*\b(?:rehab|therap|clinic|(?:in|out)patient)).*)$/iu,
    },
    reason: 'PT alone is a physical therapist. After an hourly job, at the end of a title, before the number of a store, or before a remark, it is part time.',
    examples: [
      ['Machinist - PT', 'PT'],
      ['Medical Assistant, FT', 'FT'],
      ['Technician PT Store #12', 'PT'],
      ['Ramp Agent PT - Southwest Airlines, MDW', 'PT'],
    ],
    counterexamples: ['PT', 'Occupational Therapist, PT', 'Technician PT Services', 'Supervisor PT - Outpatient'],
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
        phrase: anyOf(
          ...['urgent hiring', 'urgently hiring', 'now hiring', 'immediate start', 'start today', 'start immediately'],
          ...['apply now', 'apply today', 'apply in person', 'apply within', 'apply online', 'inquire within', 'walk-ins welcome'],
        ),
        reason: 'These phrases are notes to applicants.',
        examples: [
          ['Now Hiring: Line Cook', 'Now Hiring'],
          ['Janitor - START TODAY!!!', 'START TODAY'],
          ['URGENTLY HIRING Line Cook', 'URGENTLY HIRING'],
          ['Line Cook - apply in person', 'apply in person'],
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
    label: 'hiring_note',
    phrase: /\b(?:(?:urgently|badly)\s+)?(?:needed|wanted)(?:\s+(?:asap|immediately|now|today|urgently|badly|right\s+away))?\b/giu,
    only: { before: /\p{L}\s*$/u, after: /^\s*(?:$|[!.,;:*–—-]|\P{ASCII})/u },
    unless: { before: wordBefore('as', 'help') },
    reason: 'After a job, these words offer it, if a sign or nothing follows. Somebody who works as needed is no offer.',
    examples: [
      ['Roofers Needed!!!', 'Needed'],
      ['Welders needed immediately!', 'needed immediately'],
      ['Housekeepers wanted - weekends', 'wanted'],
    ],
    counterexamples: ['Driver, as needed', 'Wanted - Roofer', 'FBI Most Wanted Investigator'],
  },
  {
    label: 'hiring_note',
    phrase: /\b(?:(?:please\s+)?(?:call|text)(?:\s+(?:or\s+text|us|me|now|at))*\s*:?\s*)?\(?\b\d{3}\)?[\s.-]?\d{3}[\s.-]\d{4}\b/giu,
    reason: 'A phone number is for applicants.',
    examples: [['Plumbers! Call 555-123-4567', 'Call 555-123-4567']],
  },
  {
    label: 'pay',
    phrase:
      /\b(?:(?:great|good|top|excellent|competitive|same[\s-]day|daily|weekly|cash)\s+pay|(?:cash\s+)?paid\s+(?:daily|weekly|cash|in\s+cash)|cash\s+(?:daily|weekly))\b/giu,
    only: { before: /[\p{L}\p{N}][^\p{L}\p{N}]*$/u, after: /^\s*(?:$|[!.,;:*–—-]|\P{ASCII})/u },
    reason: 'How people are paid does not change the job, if a sign or nothing follows.',
    examples: [
      ['Roofers!!! cash daily', 'cash daily'],
      ['Forklift Operator - weekly pay', 'weekly pay'],
      ['Experienced roofers, paid weekly', 'paid weekly'],
    ],
    counterexamples: ['Clerk, Weekly Pay Section', 'Weekly pay'],
  },
  {
    label: 'pay',
    phrase: /\b(?:cash\s+tips|tips\s+(?:daily|included)|(?:plus|\+)\s*tips)\b/giu,
    only: { before: /\p{L}[^\p{L}]*$/u },
    reason: 'Nor do tips.',
    examples: [
      ['Line Cook, cash tips', 'cash tips'],
      ['Server plus tips', 'plus tips'],
    ],
    counterexamples: ['Cash Tips Clerk'],
  },
  {
    label: 'employment_type',
    phrase: /\bself[\s-]employed\b/giu,
    only: { before: /^[^\p{L}]*$/u, after: /^[^\p{L}]*\p{L}/u },
    reason: 'Before a job, these words say for whom somebody works. Alone, they are no job.',
    examples: [
      ['Self-Employed Handyman', 'Self-Employed'],
      ['self employed - photographer', 'self employed'],
    ],
    counterexamples: ['Self-employed 2024', 'Advisor to self employed people'],
  },
  {
    label: 'employment_type',
    phrase: /\bself[\s-]employed\b/giu,
    only: { before: /\p{L}\s*[,;:(|/–—-]\s*$/u, after: /^[^\p{L}\p{N}]*$/u },
    reason: 'The same after a job and a sign.',
    examples: [['hair stylist - self employed', 'self employed']],
    counterexamples: ['Counselor self employed', 'Counselor, self employed workers'],
  },
  {
    label: 'hiring_note',
    phrase: /\b(?:fully\s+)?licensed\s*(?:,|&|\+|\/|and)\s*(?:bonded\s*(?:,|&|\+|and)+\s*)?insured\b/giu,
    only: { before: /\p{L}[^\p{L}]*$/u },
    reason: 'Tradespeople add that they are licensed and insured. They sell no insurance.',
    examples: [
      ['Handyman - licensed & insured', 'licensed & insured'],
      ['Roofer, licensed, bonded and insured', 'licensed, bonded and insured'],
    ],
    counterexamples: ['Licensed and Insured'],
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
    phrase: /\b(?:sign(?:ing)?(?:[\s-]*on)?|hiring|retention)\s+bonus(?:es)?\b(?:\s+(?:up\s+to|of)\b)?|\+\s*sign[\s-]on\b/giu,
    reason: 'A bonus does not change the job.',
    examples: [
      ['RN - Sign-On Bonus!', 'Sign-On Bonus'],
      ['Retention Bonus - LPN', 'Retention Bonus'],
      ['RN *sign-on bonus up to $10,000*', 'sign-on bonus up to'],
      ['Linehaul Driver + sign-on', '+ sign-on'],
    ],
  },
  {
    label: 'pay',
    phrase: new RegExp(String.raw`\b(?:(?:full|great|good|excellent)\s+benefits|${BENEFIT}(?:\s*(?:,\s*(?:and\b|&)?|&|\+|\/|\band\b)\s*${BENEFIT})+)\b`, 'giu'),
    only: { after: /^\s*(?:$|[)!.,;:*|–—-])/u },
    reason: 'Several benefits are what the employer offers. Before a job, they are what it is about.',
    examples: [
      ['Electrician (benefits, 401k, PTO)', 'benefits, 401k, PTO'],
      ['Plumber - 401k and PTO', '401k and PTO'],
      ['Line Cook - full benefits!', 'full benefits'],
    ],
    counterexamples: ['Benefits and 401k Administrator'],
  },
  {
    label: 'workplace',
    phrase: /\bhome\s+(?:daily|nightly|weekly|weekends|every\s+(?:other\s+)?(?:day|night|week|weekend)|on\s+weekends)\b/giu,
    only: { after: /^\s*(?:$|[)!.,;:*|–—-]|\P{ASCII})/u },
    reason: 'How often drivers are at home does not change the job.',
    examples: [
      ['Truck Driver - home daily', 'home daily'],
      ['OTR Driver (home every weekend)', 'home every weekend'],
      ['LINEHAUL DRIVER home weekly!!', 'home weekly'],
    ],
    counterexamples: ['Home Daily Living Aide'],
  },
  {
    label: 'employment_type',
    phrase: new RegExp(String.raw`\b${ON_THE_SIDE}\b`, 'giu'),
    only: { before: /\p{L}[^\p{L}]*$/u, after: /^[^\p{L}\p{N}]*$/u },
    reason: 'A second job is the same job.',
    examples: [
      ['bartender on the side', 'on the side'],
      ['DJ as a side gig', 'as a side gig'],
    ],
    counterexamples: ['on the side', 'Painter on the side of bridges'],
  },
  ...SHIFT_RULES,
  {
    label: 'pay',
    phrase: new RegExp(
      String.raw`\$\s?${RANGE}(?:\s*(?:${PER_HOUR}|(?:hr|hour|hourly|daily|weekly|monthly|yr|year|yearly|annual|annually)\b))?(?:\s+(?:guaranteed|minimum|to\s+start|starting|doe)\b)?|\b${RANGE}\s*${PER_HOUR}`,
      'giu',
    ),
    reason: 'Pay does not change the job. Without the sign of dollars, a number is pay if it is for a time.',
    examples: [
      ['Truck Driver - CDL A - $25/hr', '$25/hr'],
      ['Accountant $85k', '$85k'],
      ['Line Cook $18-20/hr', '$18-20/hr'],
      ['Cashier $15 hr', '$15 hr'],
      ['Driver $1,500/week', '$1,500/week'],
      ['Driver $1,450/wk guaranteed', '$1,450/wk guaranteed'],
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
    phrase: /\b(?:(?:with|for|over|almost|nearly|about|going\s+on)\s+)*\d+\s*\+?\s*(?:yrs?|years?)\b(?:\s+(?:of\s+)?(?:exp|experience)\b|\s*$)/giu,
    only: { before: /\p{L}[^\p{L}\p{N}]*$/u },
    reason: 'How long somebody has worked does not change the job.',
    examples: [
      ['nurse 5 yrs exp', '5 yrs exp'],
      ['Welder with 10+ years of experience', 'with 10+ years of experience'],
      ['nurse for 10 years', 'for 10 years'],
      ['welder going on 22 years', 'going on 22 years'],
    ],
    counterexamples: ['5 years experience'],
  },
];
