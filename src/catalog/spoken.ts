import type { AI_FLAGS, EVENT_TYPES } from './enumerations.ts';
import { joined, lines, type Phrases } from './phrases.ts';
import { REGIONS } from './spoken-regions.ts';
import { TIER_VALUES } from './spoken-tiers.ts';
import { BARRIER, PREMIUM, trend, worth } from './spoken-trends.ts';
import { is, type SpokenValue } from './spoken-value.ts';

const NO_DEGREE = ["Sub-Bachelor's Degree", "Sub-Bachelor's Degree + Experience"];

const AI_FLAG_PHRASES: Readonly<Record<(typeof AI_FLAGS)[number], Phrases>> = {
  'Raising the Bar': 'raising the bar|raise the bar|rising the bar|bar is rising|bar goes up',
  'Lower Potential': 'lower potential|low potential|lowering potential|less potential',
  'Shrinking Fields': 'shrinking field|shrinking|shrink|shrinking occupation field|declining|disappearing|in decline|dying',
  'Winners Pull Away': 'winner pull away|winner pulling away|winner take all|winner take it all',
};
const EVENT_PHRASES: Readonly<Partial<Record<(typeof EVENT_TYPES)[number], Phrases>>> = {
  none: 'without any event|without an event|without any corporate event|without a corporate event|no corporate event|no event|with no event|nothing going on|with nothing going on|nothing happened to',
  acquired: lines`
    acquired|acquired by|bought by|taken over by|bought|bought out|taken over|take over|takeover|acquisition|been acquired|swallowed|swallowed up|absorbed|
    snapped up|gobbled up|bought up|got bought|was bought|were bought|taken private
  `,
  acquired_still_operating: lines`
    still use their own name|still using their own name|still use their own brand|kept their own name|kept their name|still go by their own name|
    acquired but still operating|still operating|acquired but still running|acquired and still operating|still run on their own|operate independently|
    still run under their own name|still run|still running|still operate|still independent|kept operating|keep operating|continue to operate|
    continued operating|still trade under their own name|still in operation|still in business|kept running|still exist|still around|kept their own name|
    kept their name|under their own name
  `,
  merged: 'merged|merger|merge|merged with another|merged with another one|merged with another company|combined with another',
  rebranded: lines`
    rebranded|rebrand|rebranding|renamed themselves|changed their name|changed its name|name change|have a new name|new name
  `,
  split: 'split|split up|spun off|spin off|spinoff|broken up|separated',
  chapter_11_bankruptcy: lines`
    bankrupt|bankruptcy|went bankrupt|chapter 11|insolvent|insolvency|filed for bankruptcy|go under|went under|went bust|file chapter 11
  `,
};

const MOVES_UP = lines`
  promoted|promotion|promoting|move up|moving up|get ahead|getting ahead|climb|climbing|advance|advancing|rise|rising|step up|get promoted|being promoted
`;
const SAME_EMPLOYER = lines`
  internally|by their own employer|by her own employer|by his own employer|by their employer|by the same employer|at the same employer|at the same company|
  without changing employer|without switching employer|without leaving|within their company|within their firm|in their company|in house|where they are|
  inside the firm|inside the company|within the company|within the firm|from within|in the same company|with the same employer|with their employer|
  at their company
`;
const OTHER_EMPLOYER = lines`
  externally|by switching employer|by switching company|by switching job|by changing employer|by changing company|by changing job|by leaving|elsewhere|
  at another employer|at another company|at a different company|at a different employer|at a new employer|at a new company|somewhere else|at other company|
  by moving to another company|by moving to another employer|outside the company|outside the firm|outside their company|with another employer|
  with a new employer|when changing employer
`;

const SHORT_ORDINALS = ['2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'];

/** What people call the values of the fields, and figures that stand for a bound. Made for each caller: the phrases take 1.5 MB until they are packed. */
export const spokenValues = (): readonly SpokenValue[] => [
  ...Object.entries(REGIONS).map(([phrases, states]) => ({ means: [is('STATE', ...states)], phrases })),
  {
    means: [is('ALIAS_TYPE', 'former_name')],
    phrases: lines`
      former name|previous name|earlier name|old name|past name|formerly called|formerly known as|used to be called|used to be known as|once called|
      called before|called in the past|called earlier|known as before
    `,
    asksFor: 'aliases',
  },
  {
    means: [is('JOB_LEVEL', ...NO_DEGREE)],
    phrases: lines`
      no degree|with no diploma|with no degree|with no college|with no college degree|never went to college|didnt go to college|did not go to college|not go to college|no degree is needed|dont have a degree|do not have a degree|
      without going to college|without ever going to college|never attended college|dropped out of college|have no degree|has no degree|no need for a degree|
      lack a degree|never finish college|didnt finish college|no degree needed|no degree required|no degree requirement|without a degree|without degree|
      without needing a degree|no bachelor degree|no bachelor|without a bachelor degree|not need a degree|dont need a degree|do not need a degree|no college|
      without college|without a college degree|without college degree|doesnt need a degree|does not need a degree|no college degree|no college education|
      no university degree|dont require a degree|do not require a degree|not require a degree|below bachelor|
      below a bachelor|less than a bachelor|less than a bachelor degree|high school|high school diploma|high school education|only a high school education|
      high school degree|degree free|non degree|no diploma|no four year degree|no 4 year degree|no 4 yr degree|without a 4 year degree|without a 4 yr degree|skip college|for non graduate
    `,
  },
  {
    means: [is('JOB_LEVEL', "Bachelor's Degree")],
    phrases:
      'bachelor degree|bachelor s degree|bachelor level|undergraduate degree|4 year degree|four year degree|4 yr degree|four yr degree|4yr degree|bachelor',
    asksFor: 'education',
  },
  {
    means: [is('JOB_LEVEL', "Bachelor's Degree + Experience")],
    phrases: lines`
      bachelor degree plus experience|bachelor degree and experience|bachelor degree with experience|bachelor plus experience|bachelor and experience|
      bachelor degree + experience|degree plus experience|degree and experience|degree plus work experience|bachelor degree and work experience
    `,
    asksFor: 'education',
  },
  {
    means: [is('JOB_LEVEL', 'Advanced Degree')],
    phrases: lines`
      advanced degree|graduate degree|master degree|a master|need a master|doctorate|doctoral degree|phd|postgraduate degree|professional degree|
      master or doctorate|master or phd|grad school|graduate school
    `,
    asksFor: 'education',
  },
  ...Object.entries(AI_FLAG_PHRASES).map(([flag, phrases]) => ({ means: [is('AI_FLAG', flag)], phrases })),
  {
    means: [{ field: 'AI_FLAG', operator: 'null', values: [] }],
    phrases: lines`
      no ai flag|have no ai flag|with no ai flag|without ai flag|without an ai flag|without any ai flag|lack ai flag|lack an ai flag|lacking an ai flag|
      missing ai flag|not have ai flag|do not have an ai flag|dont have an ai flag|ai flag is null|ai flag is empty|not flagged for ai|no flag for ai|
      no ai impact flag|have no ai impact flag|with no ai impact flag|without an ai impact flag|have no ai classification|with no ai classification|have no ai label|
      with no ai label|no ai label|have no ai category|with no ai category|no ai category|without an ai label|without an ai category|no ai classification|without ai classification|without an ai classification|not classified for ai|
      not classified by ai|ai has not been classified|ai hasnt been classified|ai has not classified|ai hasnt classified|unclassified for ai|without any ai classification
    `,
  },
  {
    means: [is('ENTRY_BARRIER_TREND', 'Rising')],
    phrases: `${trend(BARRIER, 'Rising')}|harder to enter|harder to get into|harder to break into|entry get harder|entry becomes harder|entry is harder|tougher to enter|more difficult to enter|getting in is harder`,
  },
  {
    means: [is('ENTRY_BARRIER_TREND', 'Falling')],
    phrases: `${trend(BARRIER, 'Falling')}|easier to enter|easier to get into|easier to break into|entry get easier|entry becomes easier|entry is easier|easier entry|getting in is easier`,
  },
  {
    means: [is('EXPERTISE_PREMIUM_TREND', 'Rising')],
    phrases: `${trend(PREMIUM, 'Rising')}|${worth('Rising')}|expertise pay|expertise pays off more|reward expertise|rewarded expertise|experience pay more|expertise is worth more|expertise become more valuable|expertise is more valuable|expertise matter more`,
  },
  {
    means: [is('EXPERTISE_PREMIUM_TREND', 'Falling')],
    phrases: `${trend(PREMIUM, 'Falling')}|${worth('Falling')}`,
  },
  ...Object.entries(EVENT_PHRASES).map(([event, phrases]) => ({ means: [is('EVENT_TYPE', event)], phrases })),
  {
    means: [is('MSA_SIZE', 'Large')],
    phrases:
      ['large', 'big', 'bigger', 'larger', 'major'].flatMap((size) => METRO_WORDS().map((word) => `${size} ${word}`)).join('|') +
      '|metropolis|in a large metro|big city market',
  },
  {
    means: [is('MSA_SIZE', 'Small/Medium')],
    phrases:
      [
        'small',
        'smaller',
        'medium',
        'mid sized',
        'midsize',
        'medium sized',
        'small or medium',
        'small and medium',
        'small to medium',
        'small medium',
        'small / medium',
      ]
        .flatMap((size) => METRO_WORDS().map((word) => `${size} ${word}`))
        .join('|') + '|rural area|countryside|small area|smaller area|small town|smaller town|outside big city|outside the big city|rural',
  },
  {
    means: [is('MSA_SIZE', 'Large', 'Small/Medium')],
    phrases: joined(
      lines`
        small vs large|large vs small|small and large|large and small|small versus large|large versus small|big vs small|big and small|small and big|
        small vs big
      `,
      METRO_WORDS().join('|'),
    ),
  },
  {
    means: [is('EXPERIENCE_LEVEL', 'Entry-Level'), is('YEARS_IN', 0), is('BADGE_EARLY_CAREER', 'Ranked')],
    phrases: lines`
      entry level|junior|starting level|new|novice|first year|1st year|beginning|newly hired|inexperienced|freshly hired|starter|rookie
    `,
  },
  {
    means: [is('EXPERIENCE_LEVEL', 'Experienced'), is('YEARS_IN', 10)],
    phrases: lines`
      already have experience|already has experience|already have some experience|already experienced|with experience already|if they are experienced|
      if they have experience|if i have experience|if i am experienced|experienced|experienced level|senior level|experienced worker|seasoned|senior|sr
    `,
  },
  {
    means: [is('YEARS_IN', 0)],
    phrases: lines`
      starting|starting pay|starting salary|starting wage|starting out pay|initial salary|first salary|at the start|in the beginning|right out of school|
      right out of college|straight out of school|straight out of college|fresh out of school|fresh out of college|out of college|out of school|
      when they start|when starting|when you start|on day 1|entry pay|entry salary|entry wage|beginning salary|beginning pay
    `,
    asksFor: 'wages',
  },
  ...['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'].map((word, i): SpokenValue => ({
    means: [is('YEARS_IN', i + 2)],
    phrases: `${word} year|${SHORT_ORDINALS[i]} year`,
    asksFor: 'wages',
  })),
  {
    means: [is('OUTCOME', 'internal_promotion')],
    phrases: `internal promotion|internally promoted|promoted internally|promoted inside the company|promoted within the company|promoted within the firm|promoted inside|promoted from within|promoted within|promotion within the company|promotion from within|move up within the company|move up within the firm|move up internally|move up inside the company|climb within the company|promotion at the same employer|promoted by the same employer|promoted by their employer|promoted by their current employer|${joined(MOVES_UP, SAME_EMPLOYER)}`,
    asksFor: 'promotion',
  },
  {
    means: [is('OUTCOME', 'external_promotion')],
    phrases: `external promotion|outside promotion|promotion outside|promotion from outside|externally promoted|promoted externally|promoted elsewhere|promoted at another company|promoted by changing employer|promoted by switching employer|promoted by changing company|promotion elsewhere|promotion at another company|better job elsewhere|move up elsewhere|move up by leaving|promoted outside|promotion outside the company|move up at another company|promoted by another employer|${joined(MOVES_UP, OTHER_EMPLOYER)}`,
    asksFor: 'promotion',
  },
  {
    means: [is('OUTCOME', 'internal_promotion', 'external_promotion')],
    phrases: lines`
      internal vs external promotion|internal and external promotion|internal or external promotion|internal versus external promotion|
      promoted internally or externally|promoted internally and externally|internally or externally promoted|promoted inside or outside
    `,
    asksFor: 'promotion',
  },
  ...TIER_VALUES,
  {
    means: [is('HIRING_POSTINGS_QTILE', 1)],
    phrases: lines`
      weakest third|lowest third|bottom third|weakest tercile|lowest tercile|bottom tercile|lowest hiring third|bottom hiring third|weakest hiring third|
      bottom third of hiring|weakest third of hiring|lowest third of hiring|bottom third of posting|weakest third of posting
    `,
  },
  {
    means: [is('HIRING_POSTINGS_QTILE', 2)],
    phrases: 'middle third|middle tercile|middle tertile|middle hiring third|middle third of hiring|middle third of posting',
  },
  {
    means: [is('HIRING_POSTINGS_QTILE', 3)],
    phrases: lines`
      strongest third|strongest hiring third|top tercile|top tertile|strongest tercile|strongest tertile|top hiring tercile|highest tercile|highest tertile|highest third|upper third|upper tercile|hiring tertile 3|hiring tercile 3|hiring third 3|tertile 3|tercile 3|third tertile|top hiring third|top third of hiring|strongest third of hiring|top third|strongest hiring|top hiring quantile|top quantile|highest hiring quantile|hiring quantile 3|hiring quantile of 3|top tertile of hiring|top tertile of posting|highest tertile of posting|top hiring tertile|top third of posting|highest third of posting
    `,
  },
  {
    means: [
      { field: 'PAY', operator: 'gte', values: [100_000] },
      { field: 'WAGE_P75_AT_10Y', operator: 'gte', values: [100_000] },
    ],
    phrases: '6 figure|6 figure salary|6 figure pay|6 figure income',
  },
  {
    means: [{ field: 'PAY_GROWTH', operator: 'gte', values: [1] }],
    phrases: lines`
      double|at least double|more than double|pay double|pay at least double|salary double|salary at least double|wage double
    `,
  },
];

function METRO_WORDS(): readonly string[] {
  return [
    'metro',
    'metro area',
    'city',
    'metropolitan area',
    'msa',
    'market',
    'urban area',
    'metropolitan market',
    'metro market',
    'labor market',
    'place',
    'msas',
    'metropolis',
  ];
}
