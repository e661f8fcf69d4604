import { joined, lines, type Phrases } from './phrases.ts';
import { is, type SpokenValue } from './spoken-value.ts';

const TIERS: Readonly<Record<string, Phrases>> = {
  high: lines`
    high|many|strong|heavy|lot of|a lot of|plenty of|lots of|high number of|large number of|high level of|high volume of|numerous|tons of
  `,
  'above-average': 'above average|better than average|above average number of',
  average: 'average|average number of|medium|moderate',
  low: 'low|few|weak|low number of|small number of|low level of|hardly any',
  none: 'no|zero|without any',
};
const AMOUNTS = ['', ' number', ' volume', ' count', ' activity', ' level', ' figure'];
const POSTINGS =
  'posting|job posting|total posting|overall posting|overall job posting|overall opening|overall hiring|posting tier|total posting tier|total opening|total job posting|total job opening|opening|job opening|job ad|ad|hiring|vacancy'.split(
    '|',
  );
const POSTING_WORDS = POSTINGS.flatMap((word) => AMOUNTS.map((amount) => `${word}${amount}`));
const ENTRY_POSTING_WORDS = [
  ...['entry level', 'entry', 'junior', 'early career'].flatMap((level) => [
    ...['posting', 'job posting', 'posting tier', 'tier', 'opening', 'hiring', 'job', 'recruiting', 'vacancy', 'demand', 'ad', 'job ad'].flatMap((what) =>
      AMOUNTS.map((amount) => `${level} ${what}${amount}`),
    ),
  ]),
  'beginner posting',
  'beginner opening',
  'beginner job',
  'starter job',
];

/** How people call the tiers when they name two of them: "high or above-average". */
const TIER_NAMES: Readonly<Record<string, string>> = { high: 'high', 'above-average': 'above average', average: 'average', low: 'low', none: 'none' };
const TWO_TIERS = Object.keys(TIER_NAMES).flatMap((first) => Object.keys(TIER_NAMES).flatMap((second) => (first === second ? [] : [[first, second] as const])));
const twoTiers = (field: string, words: Phrases): SpokenValue[] =>
  TWO_TIERS.map(([first, second]) => {
    const [one, other] = [TIER_NAMES[first] ?? '', TIER_NAMES[second] ?? ''];
    const both = `${one} or ${other}|${one} and ${other}|either ${one} or ${other}`;
    return { means: [is(field, first, second)], phrases: [joined(both, words), joined(words, both), joined(words, joined('of|is|are|at|in', both))].join('|') };
  });

/** "High entry-level hiring", "few postings". */
const tiers = (field: string, words: readonly string[]): SpokenValue[] =>
  Object.entries(TIERS).map(([tier, phrases]) => ({
    means: [is(field, tier)],
    phrases: phrases
      .split('|')
      .flatMap((adjective) => words.flatMap((word) => [`${adjective} ${word}`, `${word} tier ${adjective}`]))
      .join('|'),
  }));

/** What people call the tiers of openings. */
export const TIER_VALUES: readonly SpokenValue[] = [
  ...tiers('TOTAL_POSTING_TIER', POSTING_WORDS),
  {
    means: [is('TOTAL_POSTING_TIER', 'high')],
    phrases: `${joined('post', 'a lot|a lot of|lots|lots of|heavily')}|${joined('advertise|list|recruit', 'heavily')}`,
  },
  ...tiers('ENTRY_POSTING_TIER', ENTRY_POSTING_WORDS),
  ...twoTiers(
    'TOTAL_POSTING_TIER',
    'posting|posting tier|total posting|total posting tier|job posting|hiring|opening|total opening|job opening|posting volume|total posting volume|hiring volume',
  ),
  ...twoTiers(
    'ENTRY_POSTING_TIER',
    lines`
      entry posting|entry opening|entry hiring|entry job|junior opening|entry posting tier|entry tier|entry level posting|entry level posting tier|
      entry level hiring|entry level opening|junior posting|beginner posting|beginner opening|starter posting
    `,
  ),
];
