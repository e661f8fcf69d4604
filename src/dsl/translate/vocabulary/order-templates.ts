import { lines, type Phrases } from '../../../language/phrases.ts';
import type { Sense } from '../senses.ts';

/** More ways to say what comes first, how many, in which groups, and in which order. */
export const ORDER_TEMPLATES: readonly (readonly [Sense, Phrases])[] = [
  [{ kind: 'order', names: ['RETENTION'], direction: 'desc', topic: 'retention' }, 'stickiest|most sticky'],
  [{ kind: 'order', names: ['RETENTION'], direction: 'asc', topic: 'retention' }, 'least sticky'],
  [
    { kind: 'superlative', of: 'quality' },
    lines`
      highest scoring|top scoring|top performing|best performing|highest quality|best in class|world class|superb|terrific|fantastic|awesome|amazing|
      solid choice|decent|worthwhile|wonderful|exceptional|impressive|stellar|first rate|first class|high quality|high ranking|highly ranked|highly rated|
      high rated|well rated|well ranked|well regarded|most highly rated|most highly ranked|most regarded|most respected|most reputable|reputable|elite|prime|
      supreme|unbeatable|best of the best|creme de la creme|cream of the crop|top of the list|top of the heap|top class|top quality|top scorer|topmost|
      top most|top placed|best placed|best known|smartest|wisest|most sensible|most natural|most usual|most often|most frequently|commonest|likeliest|
      most probable|most realistic|most relevant|most fitting|best suited|best match for|perfect|preferred|preferable|any good|good place|worth considering|
      worth a look|number one|highest standing|go to|most suited|best bet|most desirable|desirable|most sought after|highly recommended|admired|most admired
    `,
  ],
  [
    { kind: 'superlative', of: 'size' },
    lines`
      bigest|largets|most sizable|most substantial|most massive|largest by number|greatest in number|most widespread in number|heavyweight|heavyweights|
      most populous|mightiest
    `,
  ],
  [{ kind: 'superlative', of: 'main' }, 'chief|central|most central|most essential|predominant|predominantly|most relevant to|most prominent'],
  [
    { kind: 'superlative', of: 'amount' },
    lines`
      greatest amount of|greatest number|largest number|largest amount of|biggest number of|biggest amount of|most of|highest amount of|highest number|
      highest count of|highest count|highest total|maximum number of|max number of|the largest number of|the greatest number of|the highest number of|
      the biggest number of|a lot more|swiftest|speediest|most rapid|most rapidly|most quickly|most steeply|steeply|sharpest|sharply|strongly|most strongly|
      heaviest|largest share of|highest share of|highest proportion of|largest proportion of|highest percentage of|by far the most|more than any other|
      more than anyone else|more than anyone|most heavily|heavily|top number of|quickest growing|fastest rising|steepest growing|fast growing|rapidly growing|
      quickly growing|strongest growing|most growing|most frequent number of|longest lasting|mostest|in the greatest number|in the largest number
    `,
  ],
  [
    { kind: 'superlative', of: 'least' },
    lines`
      lowest count of|lowest count|lowest number|smallest number|lowest total|minimum number of|fewest number of|least number of|least amount of|
      lowest amount of|tiniest|feeblest|flattest|most slowly|slow|slow growing|slowest growing|poorly|bottom most|bottommost|lowest ranked|lowest rated|
      worst rated|worst ranked|least common|least frequent|rarest|least likely|lowest share of|smallest share of|lowest proportion of|lowest percentage of|
      min number of|not much|scarcest|lousiest|terrible|awful
    `,
  ],
  [
    { kind: 'limit' },
    lines`
      limiting to|limit it to|limit the list to|limit the result to|limit yourself to|restrict to the first|only list|only return|return at most|give at most|
      show at most|no more than the|keep it to|keep to|stop at|stop after|just give me|up to a maximum of|only the top|just the top
    `,
  ],
  [
    { kind: 'rows' },
    lines`
      max results|is enough|are enough|will do|would do|is plenty|are plenty|is fine|are fine|suffice|suffices|will suffice|is sufficient|are sufficient|
      is all i need|are all i need|please and no more|at a time|per screen|each time|or so
    `,
  ],
  [
    { kind: 'skip_rows' },
    lines`
      skip over the first|skipping|leave off the first|leaving out the first|omit the first|without the first|ignoring the first|ignore the first|
      not the first|except the first|past the first|beyond the first|following the first|with an offset of|offset by|offset of|starting from row|
      starting at row|starting from number|starting with number
    `,
  ],
  [
    { kind: 'by' },
    lines`
      in order by|order them by|ordered on|ordering by|sorting by|sorted according to|sort according to|sorted by the|ranked according to|rank according to|
      rank on|rank it by|ranks by|ranking|ranked in term of|arranged according to|arranged on|prioritized by|prioritised by|as measured by|going by|judged by|
      judging by|in respect of|in regard to|with regard to|from the perspective of|when it comes to their|listed by|list by|in the order of|organized by|
      organised by|sort em by|sort this by|sort it by|sort the list by|by order of|with the highest on top by
    `,
  ],
  [
    { kind: 'per' },
    lines`
      per each|by every|on a per|for each and every|for each of the|in each of the|grouping by|grouped per|grouped into|grouped according to|aggregated by|
      aggregate by|aggregated per|aggregate per|tallied by|tally by|totaled by|totalled by|totaled per|totalled per|summed by|summed up by|summed up per|summed per|added up by|added up per|rolled up by|rolled up per|counted by|count by|counted per|bucketed by|split out by|splitted by|split up by|
      divided by|divide by|sliced by|slice by|partitioned by|distributed over|distributed across|distributed by|distribution over|distribution across|
      distribution by|spread over|broken up by|sorted into|separately for|separately by|segmented into|with a breakdown by|with breakdown by|with a count per|
      for every single|one per|each of the|by respective|across the different|across the various|across different|across all|across each|categorized by|
      categorised by|classified by|vary by|varies by|differ by|differs by
    `,
  ],
  [
    { kind: 'group', name: 'ARCHETYPE' },
    lines`
      for each of [the] [three] archetype|of each of [the] [three] archetype|in each of [the] [three] archetype|in each archetype|each of [the] three archetype|for each of [the] three dimension|each of [the] three dimension|
      across [the] three dimension|across [the] dimension|over [the] three dimension|among [the] three dimension|between [the] three dimension|
      by dimension|per dimension|for each dimension|of each dimension|in each dimension|each dimension|by badge dimension|the three dimension|
      across [the] three archetype|over [the] three archetype|among [the] three archetype|between [the] three archetype|the three archetype|
      across [the] three kind|over [the] three kind|among [the] three kind|between [the] three kind|the three kind|
      across [the] three kind of badge|over [the] three kind of badge|among [the] three kind of badge|between [the] three kind of badge|
      across [the] three category|over [the] three category|among [the] three category|between [the] three category|
      across [the] three type|over [the] three type|among [the] three type|between [the] three type|
      per badge kind|per badge category|per category|per kind|per kind of badge|per type of badge|per category of badge|by kind of badge|by category of badge|
      each badge category|each badge kind|for each kind|for each kind of badge|for each category of badge|for each type of badge|across category|
      across badge category|across badge type|across archetype|for each archetype|in each archetype|split by archetype|split by category|split by badge type|
      grouped by category|grouped by badge type|grouped by kind|group by type|group by category|group by badge type|by the type of badge|
      broken down by category|broken down by badge type|broken down by kind
    `,
  ],
  [
    { kind: 'group', name: 'STATE' },
    lines`
      per u s state|per us state|by us state|by each state|for every state|across the different state|across all the state|across all 50 state|
      in all 50 state|in all state|in all the state|for all state|state wise|statewise|statewide breakdown|by location of headquarters|
      by state of headquarters|by home state|per home state|split up by state|state level|at the state level|on the state level|tallied by state|
      counted by state|sorted by state|by states|per state basis|geographically by state|within each state
    `,
  ],
  [
    { kind: 'group', name: 'INDUSTRY' },
    lines`
      industry wise|industrywise|sector wise|sectorwise|industry by industry|sector by sector|across all sector|across the sector|
      across the different industry|across different industry|per sector of industry|by line of business|per line of business|per vertical|by vertical|
      industry level|at the industry level|at industry level
    `,
  ],
  [
    { kind: 'group', name: 'ONET' },
    lines`
      per onet code|per code|one row per occupation [code]|one row for each occupation [code]|one row per job|once per occupation|per occupation code|by job title|per job title|by position|per position|by standard occupation|grouped by role|grouped by job|group by role|
      group by job|for each occupation|for each role|for each job
    `,
  ],
  [
    { kind: 'direction', direction: 'desc' },
    lines`
      up top|at top|from [the] most to [the] fewest|from [the] most to [the] least|from [the] highest to [the] lowest|from [the] largest to [the] smallest|from [the] best to [the] worst|ordered from largest to smallest|ordered from highest to lowest|ordered from most to fewest|sorted from largest to smallest|sorted from highest to lowest|      reversed|in reverse|in reversed order|reverse order|decending|descendingly|in decreasing order|decreasing order|from the highest|
      starting with the highest|starting with the largest|starting with the biggest|starting with the most|starting with the best|starting from the top|
      starting from the highest|beginning with the highest|beginning with the largest|beginning with the best|beginning with the most|highest on top|
      largest on top|biggest on top|best on top|most on top|with the highest first|with the largest first|with the biggest first|with the best first|
      with the most first|with the most at the top|with the best at the top|the highest first|the largest first|the biggest first|the best first|
      the most first|highest at the top|top down|top to bottom|from best|from biggest to smallest|biggest to smallest|more to less|from many to few|
      from more to less|high low|hi to lo|high > low|longest first|strongest first
    `,
  ],
  [
    { kind: 'direction', direction: 'asc' },
    lines`
      from [the] fewest to [the] most|from [the] least to [the] most|from [the] smallest to [the] largest|from [the] worst to [the] best|ordered from smallest to largest|ordered from lowest to highest|sorted from smallest to largest|sorted from lowest to highest|      acending|accending|ascendingly|in increasing order|from the lowest|starting with the lowest|starting with the smallest|starting with the fewest|
      starting with the least|starting with the worst|starting from the bottom|starting from the lowest|beginning with the lowest|beginning with the smallest|
      beginning with the fewest|lowest on top|smallest on top|fewest on top|with the lowest first|with the smallest first|with the fewest first|
      with the least first|the lowest first|the smallest first|the fewest first|the least first|lowest at the top|bottom up|bottom to top|
      from smallest to largest|smallest to biggest|from smallest to biggest|less to more|from few to many|from less to more|low high|lo to hi|low > high|
      reverse order by number|shortest first|weakest first|slowest first
    `,
  ],
  [
    { kind: 'order', names: ['ALPHA', 'INDUSTRY', 'TITLE', 'CLUSTER_NAME'] },
    lines`
      by alphabetical order|sorted in alphabetical order|sort in alphabetical order|ordered in alphabetical order|order in alphabetical order|
      in alphabetic sequence|in alphabetical sequence|alphabetical list|in an alphabetical list|alphabetical listing|alphabeticaly|alphabeticly|alfabetically|
      alphabetcally|abc|a through z|from a through z|from a on|from a onward|ordered a to z|ordered from a to z|order from a to z|sort from a to z|
      sort a to z|order a to z|sort a z|by first letter|by letter|by the alphabet|according to the alphabet|according to name|according to the name|
      by their name|by the name|sorted by their name|ordered by their name|by their title|by job title alphabetically|in name order|in title order|name wise|
      by name ascending|by title ascending|a z order|a z sorted|a to z order|starting from a
    `,
  ],
  [
    { kind: 'order', names: ['ALPHA', 'INDUSTRY', 'TITLE', 'CLUSTER_NAME'], direction: 'desc' },
    lines`
      z first|with z first|z on top|starting at z|beginning at z|start with z|start from z|z at the top|last letter first|      sorted z a|sorted z to a|sorted from z to a|sort z a|sort z to a|sort from z to a|order z to a|ordered z to a|ordered from z to a|z through a|
      from z through a|z a order|reverse alphabet|in reverse alphabet|reverse abc|backwards alphabetically|alphabetically backwards|
      in backward alphabetical order|inverse alphabetical|inverse alphabetical order|alphabetical order reversed|alphabetical but reversed|
      alphabetical backwards|descending alphabetical|descending alphabetically|descending by name|by name in reverse|by name reversed|by name backwards|
      names descending|starting with z|starting from z|beginning with z|from the end of the alphabet|end of the alphabet first
    `,
  ],
  [
    { kind: 'order', names: ['BA_PLUS_SHARE'], direction: 'desc' },
    lines`
      by how many have [a] {college}|[by] {share} of {people} with [a] {degree}|[by] {share} of {people} who have [a] {degree}|
      [by] {share} of {people} that have [a] {degree}|[by] {share} with [a] {degree}|by how many {people} have [a] {college}|
      by how many of their {people} have [a] {college}|most highly educated|most graduates|most graduate|most degree|most college graduate|
      most college educated|highest share of graduate|highest share of college graduate|highest share of degree|highest share of bachelor|
      highest share of bachelor degree|highest share of degree holder|highest share of worker with a degree|highest share of people with a degree|
      highest percentage of graduate|highest percentage of college graduate|highest percentage of degree holder|highest proportion of graduate|
      highest proportion of college graduate|highest proportion of degree holder|largest share of graduate|largest share of college graduate|
      largest share of degree holder|largest share of bachelor degree|best schooled|most schooled|most degree holder|brainiest|highest education|
      highest level of education|highest education level|highest degree share|highest bachelor share|highest graduate share|top degree share|
      by percentage of graduate|by percentage of college graduate|by proportion of graduate|by percentage with a degree|by share with a degree|
      by percentage of degree holder|by how educated they are|by how educated|by how many have a degree
    `,
  ],
  [
    { kind: 'order', names: ['BA_PLUS_SHARE'], direction: 'asc' },
    lines`
      fewest graduate|fewest college graduate|fewest degree|fewest degree holder|lowest share of graduate|lowest share of college graduate|
      lowest share of degree holder|lowest share of degree|lowest share of bachelor degree|lowest percentage of graduate|
      lowest percentage of college graduate|lowest percentage of degree holder|smallest share of graduate|smallest share of college graduate|
      smallest share of degree holder|lowest education|lowest level of education|lowest education level|lowest graduate share|lowest degree share|
      least schooled|lowest bachelor share
    `,
  ],
  [
    { kind: 'order', names: ['PAY'], direction: 'desc', topic: 'wages' },
    lines`
      richest first|wealthiest first|{high} paid|{high} paying|{high} earning|best {pay}|highest {pay}|greatest {pay}|top {pay}|biggest {pay}|largest {pay}|fattest {pay}|most {pay}|
      that pay the most|that pay the best|that pay best|that pay most|that pay highest|that pay well|that pay good|pay really well|pay very well|pay good|
      pay a lot|pay lots|pay handsomely|pay generously|pay big|pay more than others|where people earn the most|where people earn most|
      where people make the most|where you earn the most|where you make the most|where you earn most|where one earn the most|where worker earn the most|
      where worker earn most|people earn the most|people make the most|earn a lot|make a lot|make the most|make good money|earn good money|make big money|
      earn big money|rake in the most|bring in the most|bring home the most|take home the most|most money to be made|most profitable|
      most rewarding financially|financially most attractive|financially best|highest rewarded|highly compensated|most highly paid|most highly compensated|
      highly paying|highest remuneration|best remunerated|highest remunerated|best rewarded|top earner|top earning|top earners|high earner|high earners|
      big earner|big earners|high income|high salary|high wage|high pay|moneymaker|cash cow|best bang for the buck|best money
    `,
  ],
  [
    { kind: 'order', names: ['PAY'], direction: 'asc', topic: 'wages' },
    lines`
      poorest first|{low} paid|{low} paying|{low} earning|lowest {pay}|worst {pay}|poorest {pay}|smallest {pay}|least {pay}|that pay the least|that pay least|
      that pay worst|that pay poorly|that pay badly|pay poorly|pay badly|pay little|pay very little|pay hardly anything|pay peanuts|
      where people earn the least|where people make the least|where you earn the least|where you make the least|where worker earn the least|
      people earn the least|people make the least|earn little|make little|earn very little|make the least|earn least|bring in the least|bring home the least|
      take home the least|least lucrative|least profitable|worst remunerated|lowest remunerated|lowest compensated|worst compensated|low income|low salary|
      low wage|low pay|low earner|low earners|lowest earner|minimum wage|cheapest
    `,
  ],
  [
    { kind: 'order', names: ['BADGE_COUNT'], direction: 'desc' },
    lines`
      most {badge}|highest number of {badge}|greatest number of {badge}|largest number of {badge}|highest count of {badge}|highest {badge} count|
      biggest number of {badge}|most badges|most medaled|most prized|most celebrated|most honoured|most recognised|highest decorated|most highly decorated
    `,
  ],
  [
    { kind: 'order', names: ['BADGE_COUNT'], direction: 'asc' },
    lines`
      fewest {badge}|least {badge}|lowest number of {badge}|smallest number of {badge}|lowest {badge} count|least decorated|least badged|least awarded|
      least recognized
    `,
  ],
  [
    { kind: 'order', names: ['COMPANY_COUNT_BADGED'], direction: 'desc' },
    lines`
      most badged {company}|most {company} with [a] badge|by number of badged {company}|by badged {company}|by number of {company} with [a] badge|
      badged by [the] most {company}|badged at [the] most {company}|with [a] badge at [the] most {company}|largest number of badged {company}|highest number of badged {company}|by number of {company} that have [a] badge
    `,
  ],
  [
    { kind: 'order', names: ['COMPANY_COUNT_TOP10'], direction: 'desc' },
    lines`
      by number of {company} that have it in their top ten|by number of top ten {company}|in the top ten of [the] most {company}|in the top 10 of [the] most {company}|in the top ten at [the] most {company}|
      among the top ten of the most {company}|among the top 10 at the most {company}
    `,
  ],
  [
    { kind: 'order', names: ['ONET_CODE'] },
    lines`
      by soc code|by soc|by onet|by o net code|by occupation code|sorted by onet code|sorted by soc code|sorted by occupation code|ordered by onet code|
      ordered by soc code|sort by onet code|sort by soc code|in onet code order|in order of onet code|in soc order|in soc code order|by code number|
      numerically by code|in numerical order
    `,
  ],
];
