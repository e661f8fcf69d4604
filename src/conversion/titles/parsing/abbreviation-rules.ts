import { ABBREVIATIONS } from '../abbreviations.ts';
import { sourceOf, type AbbreviationRule } from './rule.ts';

const GAP = String.raw`[^\p{L}\p{N}]+`;
const NO_WORD = String.raw`[^\p{L}\p{N}]*`;
const WORD_END = String.raw`(?:\P{L}|$)`;

/** After these words, "OR" at the end of a title is the operating room. After others it may be Oregon. */
const OPERATING_STAFF_BEFORE = sourceOf(
  ...['nurse', 'nurses', 'rn', 'lpn', 'lvn', 'surgical', 'surgery', 'scrub', 'circulator', 'perioperative'],
  ...['surg tech', 'surgical tech', 'scrub tech', 'surg technician', 'surgical technician', 'scrub technician'],
  ...['surg technologist', 'surgical technologist', 'scrub technologist'],
);
/** Before these words, "OR" in capitals is not the conjunction. */
const OPERATING_STAFF_AFTER = sourceOf(
  ...['nurse', 'nurses', 'nursing', 'rn', 'rns', 'tech', 'techs', 'technician', 'technicians', 'technologist', 'technologists'],
  ...['circulator', 'circulators', 'circulating', 'scrub', 'aide', 'aides', 'orderly', 'scheduler', 'charge', 'surgical', 'registered', 'staff'],
);

const OPERATING_ROOM = { label: 'operating_room', abbreviation: /\bO\.?R\b\.?/giu, writes: 'operating room' } as const;

/** Before these words, A/P and A/R are accounts. An A/P mechanic repairs airframes and power plants. */
const ACCOUNTS_STAFF_AFTER = sourceOf(
  ...['clerk*', 'specialist*', 'accountant*', 'analyst*', 'associate*', 'assistant*', 'coordinator*', 'processor*', 'bookkeeper*', 'rep', 'representative*'],
  ...['manager*', 'supervisor*', 'lead', 'administrator*', 'accounting'],
);
const BEFORE_ACCOUNTS_STAFF = { after: new RegExp(`^(?:${GAP}(?:a/?[pr]|and))*${GAP}${ACCOUNTS_STAFF_AFTER}${WORD_END}`, 'iu') };

/** After A/C, people who work on air conditioners. */
const COOLING_STAFF_AFTER = sourceOf('tech*', 'mechanic*', 'repair*', 'install*', 'service*', 'helper*', 'apprentice*', 'specialist*');

/** National parks that people name without the word. */
const PARKS = sourceOf(
  ...[
    'acadia',
    'arches',
    'badlands',
    'big bend',
    'biscayne',
    'bryce canyon',
    'canyonlands',
    'carlsbad caverns',
    'crater lake',
    'cuyahoga valley',
    'death valley',
    'denali',
  ],
  ...[
    'everglades',
    'gates of the arctic',
    'glacier',
    'grand canyon',
    'grand teton',
    'great basin',
    'great smoky mountains',
    'great smokies',
    'haleakala',
    'hot springs',
  ],
  ...[
    'isle royale',
    'joshua tree',
    'katmai',
    'kings canyon',
    'lassen',
    'mammoth cave',
    'mesa verde',
    'mount rainier',
    'mt rainier',
    'north cascades',
    'olympic',
    'petrified forest',
  ],
  ...['pinnacles', 'redwood', 'rocky mountain', 'saguaro', 'sequoia', 'shenandoah', 'voyageurs', 'yellowstone', 'yosemite', 'zion'],
);

/** Letters that are short for words with a sign between them only. */
const ONLY_WITH_SIGN: Readonly<Record<string, string>> = { av: 'audio visual', gl: 'general ledger' };

/** Abbreviations with a sign between their letters, which does not separate two jobs. */
const WITH_SIGN: readonly (readonly [title: string, found: string])[] = [
  ['A/V tech', 'A/V'],
  ['G/L Accountant', 'G/L'],
  ['H/R Manager', 'H/R'],
  ['H/W Engineer', 'H/W'],
  ['I/T manager', 'I/T'],
  ['Q/A Inspector', 'Q/A'],
  ['S/W Engineer', 'S/W'],
];

function withSign([title, found]: readonly [title: string, found: string]): AbbreviationRule {
  const letters = found.toLowerCase().replace('/', '');
  const writes = ABBREVIATIONS.get(letters) ?? ONLY_WITH_SIGN[letters] ?? letters;
  return {
    label: 'initials',
    abbreviation: new RegExp(String.raw`\b${found}\b`, 'giu'),
    writes,
    only: {},
    reason: `The letters of ${writes}, with a sign between them.`,
    examples: [[title, found]],
  };
}

/** Abbreviations whose meaning depends on the words around them. */
export const ABBREVIATION_RULES: readonly AbbreviationRule[] = [
  {
    ...OPERATING_ROOM,
    only: { before: new RegExp(`^${NO_WORD}$`, 'u'), after: new RegExp(String.raw`^${GAP}\p{L}`, 'u') },
    reason: 'No conjunction begins a title, and no place does.',
    examples: [
      ['OR Manager', 'OR'],
      ['or nurse', 'or'],
      ['O.R. Scheduling Coordinator', 'O.R.'],
    ],
    counterexamples: ['Server or Host', 'OR'],
  },
  {
    ...OPERATING_ROOM,
    only: {
      before: new RegExp(String.raw`(?:^|${GAP})${OPERATING_STAFF_BEFORE}(?:${GAP}[iv\d]{1,3})?${GAP}$`, 'iu'),
      after: new RegExp(`^${NO_WORD}$`, 'u'),
    },
    reason: 'No conjunction ends a title. After words for operating-room staff it is hardly Oregon.',
    examples: [
      ['RN - OR', 'OR'],
      ['Surgical Tech II, OR', 'OR'],
    ],
    counterexamples: ['Driver - OR', 'Cook or', 'RN or LPN'],
  },
  {
    ...OPERATING_ROOM,
    only: {
      before: new RegExp(`^${NO_WORD}$`, 'u'),
      after: new RegExp(`^${NO_WORD}$`, 'u'),
      title: new RegExp(`(?:^|${GAP})${OPERATING_STAFF_BEFORE}(?:${GAP}|$)`, 'iu'),
    },
    reason: 'Alone in brackets, it is what the rest of the title says.',
    examples: [['Registered Nurse (OR)', 'OR']],
    counterexamples: ['Cook (OR)', 'Nurse (OR 2)', 'Nurse (ICU or)'],
  },
  {
    ...OPERATING_ROOM,
    abbreviation: /\bO\.?R\b\.?/gu,
    only: {
      after: new RegExp(`^${GAP}${OPERATING_STAFF_AFTER}${WORD_END}`, 'iu'),
      // In a title in all capitals, the capitals of OR mean nothing.
      title: /\p{Ll}/u,
    },
    reason: 'In capitals before operating-room staff, it is not the conjunction.',
    examples: [
      ['Travel OR Nurse', 'OR'],
      ['Sr. O.R. Tech', 'O.R.'],
      ['Staff RN/OR Circulator - Days', 'OR'],
    ],
    counterexamples: ['Nurse OR Medical Assistant', 'CNA OR NURSE'],
  },
  {
    label: 'accounts',
    abbreviation: /\ba\s*\/\s*p\b/giu,
    writes: 'accounts payable',
    only: BEFORE_ACCOUNTS_STAFF,
    reason: 'The sign does not separate two jobs.',
    examples: [
      ['A/P Clerk', 'A/P'],
      ['A/P and A/R Specialist', 'A/P'],
    ],
    counterexamples: ['A/P Mechanic'],
  },
  {
    label: 'accounts',
    abbreviation: /\ba\s*\/\s*r\b/giu,
    writes: 'accounts receivable',
    only: BEFORE_ACCOUNTS_STAFF,
    reason: 'The same for the other accounts. AR in games is augmented reality.',
    examples: [['A/R Specialist', 'A/R']],
    counterexamples: ['A/R Game Artist'],
  },
  {
    label: 'national_park',
    abbreviation: /\bN\.?P\b\.?/gu,
    writes: 'national park',
    only: {
      before: new RegExp(String.raw`(?:^|\P{L})${PARKS}\s$`, 'iu'),
    },
    reason: 'After the name of a park, it is no nurse practitioner.',
    examples: [['Maintenance Worker, Yosemite NP', 'NP']],
    counterexamples: ['Family NP'],
  },
  {
    label: 'penetrant_testing',
    abbreviation: /\bPT\b/gu,
    writes: 'penetrant testing',
    only: { title: /\b(?:NDT|NDE)\b|\b[UMR]T\s*\/\s*PT\b|\bPT\s*\/\s*[UMR]T\b/u },
    reason: 'Next to other ways to test without damage (ultrasonic, magnetic, X-ray), it is one of them, and no physical therapist.',
    examples: [
      ['NDT Technician Level II UT/PT', 'PT'],
      ['UT/PT Inspector', 'PT'],
    ],
    counterexamples: ['PT/OT Manager'],
  },
  {
    label: 'initials',
    abbreviation: /\ba\/c\b/giu,
    writes: 'air conditioning',
    only: { after: new RegExp(`^(?:${GAP}(?:and|heating|refrigeration))*${GAP}${COOLING_STAFF_AFTER}${WORD_END}`, 'iu') },
    reason: 'Before people who repair or install things. Elsewhere it is an account or an aircraft.',
    examples: [
      ['A/C tech', 'A/C'],
      ['A/C & Refrigeration Mechanic', 'A/C'],
    ],
    counterexamples: ['A/C Payable Clerk'],
  },
  ...WITH_SIGN.map(withSign),
];
