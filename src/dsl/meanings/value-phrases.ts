import { wordTable } from '../../text/word-table.ts';

/**
 * Values of enumerations in short, where neither spelling nor beginning shows them. Plain English knows other names (spoken-values.ts), but these words mean
 * something else there, such as an education of any kind ("college"), or nothing without a noun ("up").
 */
export const VALUE_PHRASES = wordTable<string>({
  masters: 'Advanced Degree',
  graduate: 'Advanced Degree',
  ba: "Bachelor's Degree",
  bs: "Bachelor's Degree",
  college: "Bachelor's Degree",
  ...Object.fromEntries(
    ['ba', 'bachelor', 'bachelors'].flatMap((degree) =>
      ['+', ' plus ', ' and ', ' with '].map((joint) => [`${degree}${joint}experience`, "Bachelor's Degree + Experience"]),
    ),
  ),
  none: 'NA',
  associate: "Sub-Bachelor's Degree",
  associates: "Sub-Bachelor's Degree",
  0: 'Entry-Level',
  10: 'Experienced',
  up: 'Rising',
  down: 'Falling',
  'very high': 'high',
  any: 'Ranked',
  'platinum gold': 'Ranked',
  'gold platinum': 'Ranked',
  'platinum and gold': 'Ranked',
  true: 'Ranked',
  yes: 'Ranked',
  missing: 'NA',
});

/** Years of tenure in short. Seniority is a level of experience in plain English, and no number of years. */
export const YEARS_PHRASES = wordTable<string>({
  entry: '0',
  start: '0',
  mid: '5',
  'mid level': '5',
  'mid career': '5',
  intermediate: '5',
  senior: '10',
  'senior level': '10',
  experienced: '10',
});

/** Words of EXPAND and WITH that plain English does not say after "with": there, these are what a question is about. It knows the others (spoken-names.ts). */
export const EXPANSION_PHRASES = wordTable<readonly string[]>({
  related: ['RELATIONSHIPS'],
  'related companies': ['RELATIONSHIPS'],
  dates: ['TIMESTAMPS'],
  'created at': ['TIMESTAMPS'],
  'updated at': ['TIMESTAMPS'],
  labels: ['NAMES'],
  ai: ['AI_IMPACT'],
  hiring: ['COMPANY_HIRING'],
  ...Object.fromEntries(['p10', 'p25', 'p50', 'p75', 'p90', 'quartiles', 'distribution'].map((name) => [name, ['PERCENTILES']])),
});
