import { placesAtEnd } from '../place-ending.ts';
import { ABBREVIATION_RULES } from './abbreviation-rules.ts';
import { EMPLOYMENT_RULES } from './employment-rules.ts';
import { REQUISITION_RULES } from './requisition-rules.ts';
import type { BracketRule, FinderRule, PhraseRule, TitleRules } from './rule.ts';
import { SENTENCE_RULES } from './sentence-rules.ts';
import { FEDERAL_GRADE, LEVEL_WORDS, NAMED_LEVEL, NAMED_SENIORITY, SENIORITY_WORDS } from './standing-rules.ts';

const BRACKETS: BracketRule = {
  label: 'aside',
  brackets: /\(([^()]*)\)|\[([^[\]]*)\]/gu,
  reason: 'Words in brackets describe the job further, or not at all. They never name it.',
  examples: [
    ['Physician (Adult Psychiatry)', '(Adult Psychiatry)'],
    ['Associate [Sr. Mgmt Consultant]', '[Sr. Mgmt Consultant]'],
    ['Quality Engineer (4)', '(4)'],
  ],
};

const COUNTRY_IN_BRACKETS: PhraseRule = {
  label: 'place',
  phrase: /\bU\.?S\.?(?:A\.?)?/gu,
  unless: { after: /^\p{L}/u },
  inBrackets: true,
  reason: 'In brackets and in capitals, US is the country. Elsewhere it may be a word, and at the end the next rule finds it.',
  examples: [
    ['Cook (US Citizens)', 'US'],
    ['Engineer (U.S.A. only)', 'U.S.A.'],
  ],
  counterexamples: ['Cook (USDA Meat)', 'US Army Recruiter'],
};

const STREET: PhraseRule = {
  label: 'place',
  phrase: /\b(?:\d+\s+)?(?:[NSEW]\.?\s+)?[A-Z][a-z]+(?:\s+[A-Z][a-z]+)?\s+(?:Street|Road|Avenue|Boulevard|Highway|Parkway|St|Rd|Ave|Blvd|Hwy|Pkwy)\b\.?/gu,
  only: { before: /\p{L}.*[,;@|–—-]\s*$/u, after: /^\s*(?:$|[,;)|–—-])/u },
  reason: 'An address after a job and a sign is where the job is. "Rd" is then no dietitian.',
  examples: [
    ['Bank Teller, Kenwood Rd', 'Kenwood Rd'],
    ['Cashier - 1200 N. Main St.', '1200 N. Main St.'],
    ['Nurse @ Oak Park Avenue, nights', 'Oak Park Avenue'],
  ],
  counterexamples: ['Trader Wall Street', 'Trader, Wall Street Journal'],
};

const PLACE_AT_END: FinderRule = {
  label: 'place',
  find: placesAtEnd,
  reason: 'A place at the end is where the job is. place-ending.ts finds it in the gazetteer, because many names of places are words of titles.',
  examples: [
    ['Nurse - Austin, Texas 78701', 'Austin, Texas 78701'],
    ['Driver - TX', 'TX'],
    ['Cook [Austin, TX]', 'Austin, TX'],
  ],
};

/** How a title is read: each rule once, in this order. What a rule removes, the following ones do not see. */
export const TITLE_RULES: TitleRules = [
  NAMED_LEVEL,
  FEDERAL_GRADE,
  NAMED_SENIORITY,
  BRACKETS,
  ...REQUISITION_RULES,
  ...EMPLOYMENT_RULES,
  ...SENTENCE_RULES,
  COUNTRY_IN_BRACKETS,
  STREET,
  PLACE_AT_END,
  ...SENIORITY_WORDS,
  LEVEL_WORDS,
  ...ABBREVIATION_RULES,
];
