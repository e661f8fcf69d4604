import { comparisonPhrases, type Compares } from '../../../language/comparisons.ts';
import { lines, type Phrases } from '../../../language/phrases.ts';
import { ORDINAL_WORDS } from '../../../text/english-numbers.ts';
import type { Sense } from '../senses.ts';

const ENDINGS = ['st', 'nd', 'rd'];
const PAGES = ORDINAL_WORDS.map((word, i): readonly [Sense, Phrases] => [
  { kind: 'page', number: i + 1 },
  `${word} page|page ${i + 1}|${i + 1}${ENDINGS[i] ?? 'th'} page|page number ${i + 1}|page no ${i + 1}`,
]);

const spoken = (means: Compares): Phrases => comparisonPhrases(means, 'questions').join('|');
const COMPARED: readonly (readonly [Sense, Phrases])[] = [
  ...(['gte', 'gt', 'lte', 'lt'] as const).map((operator): readonly [Sense, Phrases] => [{ kind: 'compare', operator }, spoken(operator)]),
  [{ kind: 'between' }, spoken('between')],
  // Next to an amount, numbers/bounds.ts reads them.
  [{ kind: 'skip' }, spoken('about')],
];

/** Words that compare, join, negate, order, group, or limit. */
export const OPERATORS: readonly (readonly [Sense, Phrases])[] = [
  ...PAGES,
  [{ kind: 'level', level: 'Platinum' }, 'platinum|platinum level'],
  [{ kind: 'level', level: 'Gold' }, 'gold|gold level'],
  [
    { kind: 'level', level: 'Ranked' },
    lines`
      ranked|badged|recognized|either level|either tier|gold or platinum|platinum or gold|gold and platinum|either gold or platinum|either platinum or gold|
      gold or better|at least gold
    `,
  ],
  // "Ranked on" alone is an order.
  [{ kind: 'level', level: 'NA' }, 'unranked|unbadged|badgeless|unrated|unawarded|null|nil|not ranked on|not ranked in|isnt ranked on|arent ranked on'],
  [{ kind: 'archetype', archetype: 'stability' }, 'stability|stable|steady|job security|secure|steadiness'],
  [{ kind: 'archetype', archetype: 'overall' }, 'overall'],
  [
    { kind: 'quantifier', quantifier: 'any' },
    'in at least one thing|in at least one category|in at least one area|in at least one dimension|in at least one of them|in at least one kind|for at least one thing|for at least one category|on at least one count|in one thing or another|in one category or another|in some category|in any one category|in something|at least one category|at least one dimension|any|some kind|any kind|of any kind|of some kind',
  ],
  [
    { kind: 'quantifier', quantifier: 'all' },
    lines`
      everything|with all badge|with every badge|have every badge|hold every badge|have all badge|hold all badge|in everything|every category|in every category|all category|across the board|in all|
      in all badge|in every badge|across all badge|in all category|all 3 category|in all 3|in all 3 category|across all 3 category|across all category|
      across every category|for all category|for everything
    `,
  ],
  [
    { kind: 'not' },
    lines`
      !=|<>|≠|not|dont|do not|doesnt|does not|didnt|havent|hasnt|have no|has no|outside|outside of|except|except for|excluding|other than|without|not in|no|
      besides|apart from|exclude|isnt|arent|non|leaving out|leave out|minus|lack|lacking|never|neither|cant|anywhere but|everywhere but|aside from|
      rather than|instead of|with no|without any|no kind of|not have|that have no|who have no|filter out|omit|omitting|skip the one|skip those|skip anything|
      skip all|that do not have|who do not have|do not have|does not have|that does not have|ignoring|not counting|not including|leave off|but skip|without so much as|without so much as a|without so much as one|
      without so much as a single|without even|without even a|without even one|without [even] [a] single|lack so much as a|lack even a|lacking even a|
      lack [even] [a] single|lacking [even] [a] single|not [even] a single|not even one|not so much as a|not so much as one|never got [so much as] a single|
      never got so much as a|never got so much as one|have not [even] a single|have not so much as a|have no single|dont have [even] a single|
      do not have [even] a single|doesnt have [even] a single|does not have [even] a single
    `,
  ],
  [
    { kind: 'or' },
    'or|n|+|and|as well as|plus|and also|along with|or else|and / or|and or|together with|and then|alternatively|failing that|or failing that|nor in|nor',
  ],
  [{ kind: 'but' }, 'but|however|though|although|yet|but with|but have|but also|and yet|while having|while'],
  ...COMPARED,
  [
    { kind: 'superlative', of: 'quality' },
    lines`
      best|top|highest ranked|highest rated|top rated|greatest|finest|leading|good|best rated|most recommended|most common|most frequent|most likely|
      most typical|most popular|great|strong|strongest|ideal|excellent|most attractive|premier|foremost|outstanding|optimal|most suitable|top ranked|top tier|
      most widespread|most prevalent|ideally|good option|good choice|best fit|best choice|best option|recommended|favorite|most promising|top notch|number 1
    `,
  ],
  [{ kind: 'superlative', of: 'size' }, 'biggest|largest|most numerous|dominant'],
  [{ kind: 'superlative', of: 'main' }, 'main|core|primary|principal|most important|most significant'],
  [
    { kind: 'superlative', of: 'amount' },
    lines`
      most|highest|fastest|quickest|steepest|longest|maximum possible|fastest growing|richest|highest number of|largest number of|greatest number of|biggest number of|highest volume of|largest volume of|greatest volume of|biggest volume of|
      most number of|strongest increase in|the most|quickly|rapidly|rapid|fast|quick|heaviest|high|most intensely|most heavily|most actively
    `,
  ],
  [
    { kind: 'superlative', of: 'least' },
    lines`
      fewest|least|smallest|lowest|slowest|shortest|worst|weakest|poorest|poor|slowly|minimal|the least|lowest number of|smallest number of|lowest volume of|smallest volume of|low|bottom
    `,
  ],
  [
    { kind: 'limit' },
    lines`
      limit|first|only the first|cut it off at|cut it off after|cut them off at|cut them off after|cut off at|cut off after|cut the list off at|
      cut the list off after|cut the list at|cut the list after|cut it at|cut it after|cut after|stop at|stop after|stopping at|stopping after|truncate at|
      truncate after|truncate to|truncated at|truncated after|truncated to|truncate it at|truncate it after|end after|ending after|end the list after|
      end it after|limit to|limited to|max of|cap at|cap|return only|no more than the first|just the first|the first
    `,
  ],
  [
    { kind: 'rows' },
    lines`
      row|result|entry|item|of them|example|candidate|suggestion|option|line|hit|name each|per page|a page|to a page|on a page|each page|on each page|
      to each page
    `,
  ],
  [
    { kind: 'skip_rows' },
    lines`
      offset|skip|skip the first|skip first|skipping first|leaving out the first|drop the first|drop first|after the first|starting after|starting after the first|skipping the first|leave out the first
    `,
  ],
  [
    { kind: 'by' },
    lines`
      by|sorted by|sort by|ordered by|order by|ranked by|sort|sorted|arranged by|rank by|ranked on|in order of|in descending order of|in ascending order of|
      rank|order|ordered|arrange|arrange by|according to|based on|in terms of|measured by|sorted on|sort on|with respect to|rank them by|sort them by|
      ranking by|ranking of
    `,
  ],
  [
    { kind: 'per' },
    lines`
      per|grouped by|broken down by|group by|by each|split by|for each|of each|in each|break down by|breakdown by|broken out by|break out by|segmented by|
      segment by|separated by|grouped on|group|break down|broken down|for every|in every|of every
    `,
  ],
  [
    { kind: 'group', name: 'ARCHETYPE' },
    lines`
      by archetype|per archetype|each archetype|of each archetype|grouped by archetype|group by archetype|broken down by archetype|archetype|by type|
      by badge type|per badge type|by category|by badge category|by kind|by badge kind|of each type|of each kind|for each type|per type|by type of badge|
      for each badge type|split by type|grouped by type|broken down by type|each type|each badge type|of each badge type
    `,
  ],
  [
    { kind: 'group', name: 'STATE' },
    lines`
      by state|per state|each state|grouped by state|group by state|broken down by state|in each state|for each state|across state|across the state|
      state by state|in every state|by u s state|split by state|by home state|across all state|across u s state|in different state|break down by state|
      breakdown by state|by headquarter state|each u s state|every state|of each state
    `,
  ],
  [
    { kind: 'group', name: 'OVERALL_BADGE' },
    lines`
      by overall badge|per overall badge|each overall badge|each overall badge level|by overall badge level|per overall badge level|by badge level|
      per badge level|each badge level|of each badge level|with each badge level|with each overall badge level|by level of badge|by level of overall badge|
      for each badge level|for each overall badge level
    `,
  ],
  [
    { kind: 'group', name: 'AI_FLAG' },
    lines`
      in each flag|per flag|by flag|each flag|for each flag|of each flag|in each ai flag|each ai flag|for each ai flag|in each quadrant|per quadrant|by quadrant|
      by ai quadrant|per ai quadrant|in each ai quadrant|in each ai category|each ai category|in every flag
    `,
  ],
  [
    { kind: 'group', name: 'JOB_LEVEL' },
    lines`
      in each education level|each education level|for each education level|at each education level|in each job level|each job level|for each job level|
      at each job level|of each job level|for each level of education|at each level of education|each level of education|across education level|
      across job level
    `,
  ],
  [{ kind: 'group', name: 'INDUSTRY' }, 'across industry|across sector|across the industry|across all industry|by sector of industry'],
  [
    { kind: 'group', name: 'ONET' },
    lines`
      grouped by occupation|group by occupation|by occupation|per occupation|grouped by code|grouped by onet code|by individual occupation
    `,
  ],
  [
    { kind: 'direction', direction: 'desc' },
    lines`
      descending|highest first|largest first|desc|most first|biggest first|high to low|from high to low|highest to lowest|from highest to lowest|
      largest to smallest|best to worst|best first|top first|in descending order|descending order|most to least|from most to least|from best to worst|
      decreasing|from the top|from largest to smallest|from top to bottom
    `,
  ],
  [
    { kind: 'direction', direction: 'asc' },
    lines`
      ascending|lowest first|smallest first|asc|low to high|from low to high|lowest to highest|from lowest to highest|smallest to largest|in ascending order|
      ascending order|worst first|fewest first|least to most|from least to most|worst to best|increasing order|least first|from the bottom
    `,
  ],
  [
    { kind: 'order', names: ['ALPHA', 'INDUSTRY', 'TITLE', 'CLUSTER_NAME'] },
    lines`
      in the alphabet|of the alphabet|alphabetically|alphabetical|alphabetical order|in alphabetical order|a to z|from a to z|a z|by name|by title|
      sorted by title|sorted by name|sort by name|sort by title|ordered by name|ordered by title|order by name|order by title|ordered alphabetically|
      sorted alphabetically|sort alphabetically|by company name|sorted by company name|by employer name|by alphabet|in abc order|abc order|alphabetized|
      alphabetize|alphabetically by name|alphabetically by title|by cluster name|in order of name|in order of title|alpha order|alphabetic|
      in alphabetic order|arranged alphabetically|listed alphabetically|sorted from a to z|sorted a to z|sorted a z|name order
    `,
  ],
  [
    { kind: 'order', names: ['ALPHA', 'INDUSTRY', 'TITLE', 'CLUSTER_NAME'], direction: 'desc' },
    lines`
      z to a|from z to a|z a|reverse alphabetical|reverse alphabetical order|in reverse alphabetical order|reverse alphabetically|alphabetically backward|alphabet backward|backward alphabet|alphabet in reverse|alphabet reversed|backward by name|reversed alphabetically|
      backward alphabetical|alphabetical in reverse|in reverse order|alphabetically descending|alphabetically reversed|alphabetical descending|
      by name descending
    `,
  ],
  [
    { kind: 'order', names: ['BA_PLUS_SHARE'], direction: 'desc' },
    lines`
      share of worker with a bachelor degree|share of worker with bachelor degree|by share of bachelor degree|most educated|best educated|highest educated|
      by share of graduate|by share of college graduate|by share of degree holder|by education|by education level|most academic|by bachelor share|
      by degree share|highly educated
    `,
  ],
  [
    { kind: 'order', names: ['BLEND'] },
    lines`
      {calculated} {rank}|your {calculated} {rank}|{calculated} rank order|{blend} of badge and {volume}|{blend} of badge level and {volume}|{blend} of badge strength and {volume}|{blend} of {volume} and badge|
      {blend} of badge with {volume}|badge and {volume} {blend}|badge and {volume} combined|badge and {volume} together|badge combined with {volume}
    `,
  ],
  [{ kind: 'order', names: ['BA_PLUS_SHARE'], direction: 'asc' }, 'least educated|lowest educated'],
  [
    { kind: 'order', names: ['PAY'], direction: 'desc', topic: 'wages' },
    lines`
      best paid|highest paid|top paid|best paying|highest paying|top paying|well paying|high paying|high paid|well paid|well compensated|highly paid|
      most lucrative|lucrative|highest earning|best compensated|pay best|pay the best|pay most|pay the most|pay highest|pay well|paid best|paid the best|
      paid the most|earn the most|earn most|earn best|make the most money|make most|pay top dollar|most money|highest income|highest salary|top salary|big pay
    `,
  ],
  [
    { kind: 'order', names: ['PAY'], direction: 'asc', topic: 'wages' },
    lines`
      worst paid|lowest paid|least paid|poorly paid|low paying|low paid|worst paying|lowest paying|pay worst|pay the worst|pay least|pay the least|
      paid the least|paid worst|earn the least|lowest income|lowest salary|lowest earning|badly paid|underpaid|make the least money|lowest wage
    `,
  ],
  [
    { kind: 'order', names: ['BADGE_COUNT'], direction: 'desc' },
    lines`
      most decorated|most badged|most awarded|most recognized|highest number of badge|largest number of badge|most award|highest decorated|best decorated|
      most distinction|most honored|most accolade
    `,
  ],
  [
    { kind: 'order', names: ['OCCUPATION_COUNT'], direction: 'desc' },
    lines`
      by occupation count|by count of occupation|by number of occupation|by their occupation count|by the number of occupation
    `,
  ],
  [
    { kind: 'order', names: ['EMPLOYMENT_SHARE'], direction: 'desc' },
    lines`
      by share of employment|by employment share|by share of worker|by share of staff|by share of [the] [their] [its] workforce|by share of employee|
      by percentage of employee|by percentage of staff|by percentage of worker|by headcount share|by share of headcount|by workforce share
    `,
  ],
  [
    { kind: 'order', names: ['COMPANY_COUNT', 'OCCUPATION_COUNT', 'EMPLOYMENT_SHARE', 'TOTAL_POSTING_COUNT'], direction: 'desc' },
    'by size|sorted by size|sort by size|ordered by size|order by size|ranked by size|rank by size|in order of size',
  ],
  [{ kind: 'order', names: ['ONET_CODE'] }, 'by code|sorted by code|by onet code|in order of code|in code order|code order|ordered by code|sort by code'],
  [
    { kind: 'year' },
    lines`
      year|yrs|yrs experience|yrs exp|yrs of experience|tenure|year of experience|year of tenure|year in|yr|year on the job|year experience|yr experience|
      year exp|yr exp|year of work|year into the job|year into the career|year in the job|year of work experience|year of service|year of practice|
      year in the field|year into a career|year into it|yr of experience|year old|yoe|yoes|y o e
    `,
  ],
  [
    { kind: 'diagram' },
    lines`
      draw a diagram|draw diagram|diagram|as a diagram|chart|a chart|as a chart|show a chart|graph|as a graph|mermaid|mermaid diagram|flowchart|flow chart|
      visualize|visualise|visually|visualization|visualisation|map out|draw a chart|draw a graph|draw me a diagram|draw|plot|sketch|draw a map|
      draw a mermaid diagram|picture|diagram of|chart of|graph of|in mermaid|in mermaid format|format mermaid|as mermaid|graphically
    `,
  ],
  [
    { kind: 'in_name' },
    lines`
      in the name|in there name|in their name|in its name|in the title|in their title|in its title|whose name contain|name contain|contain the word|containing the word|
      containing the term|containing|contain|named like|with the word|whose title contain|title contain|name include|title include|whose name include|
      name with|title with|include the word|includes the word|with the term|having the word|have the word|with title containing|with name containing|
      title mention|name has|has the word|mention the word|titled|name match|whose name start with|company name start with|title start with|
      whose title start with|start with the word|begin with the word|whose name have|word in the title|word in the name|
      as part of the name|as part of the title|in the cluster name|in the company name|in the job title|company name have|company name contain|
      company name with|company name include|company names have the word|company name have the word|employer name contain|name of the company contain|
      names contain|has in its name|have in their name|word in them|in them
    `,
  ],
  [
    { kind: 'skill' },
    lines`
      paid extra|gets paid extra|rewarded extra|as premium skill|as a premium skill|is a premium skill|a premium skill|where premium skill|with premium skill|premium skill is|
      skill earn people extra money|skill earn people extra|skill earn extra money|skill earn extra|skill pay extra|skill pay extra money|skill pay more|
      skill earn more|skill bring extra pay|is a valuable skill|as a valuable skill|is an in demand skill|is a skill that pay|skill pay a premium|
      is worth extra|pay a premium|pays a premium|earn a premium|is rewarded|is a skill|as a skill|valued as a skill|as a key skill|is a key skill|
      earns a premium|command a premium|is valued|is premium|pays off|pay off|with the premium skill|with the skill|rewards skill in|rewards knowledge of|
      knowledge of|valuing|that value|that reward|rewarding|that prize|prizing|where they want|is one of the {best paid} skill|is among the {best paid} skill|is a {best paid} skill|
      is the {best paid} skill|as one of the {best paid} skill|as a {best paid} skill|count as a {best paid} skill|{best paid} skill include|
      {best paid} skill is|{best paid} skill are
    `,
  ],
];
