import { lines, type Phrases } from '../../../catalog/phrases.ts';
import type { Sense } from '../senses.ts';

/** More ways to compare, join, negate, order, group, and limit, built of word families. They come after the phrases of `OPERATORS`. */
export const OPERATOR_TEMPLATES: readonly (readonly [Sense, Phrases])[] = [
  [
    { kind: 'level', level: 'Platinum' },
    lines`
      plat|platnum|platinium|platimum|platinum rated|platinum ranked|platinum badged|platinum tier|platinum status|platinum grade|top level badge|
      top tier badge|highest badge|highest level badge|highest tier badge|highest award|best badge|top badge
    `,
  ],
  [{ kind: 'level', level: 'Gold' }, 'gold rated|gold ranked|gold badged|gold tier|gold status|gold grade|second level badge|second tier badge|golden'],
  [
    { kind: 'level', level: 'Ranked' },
    lines`
      badge holding|badge carrying|badge winning|award winning|with a badge of any kind|of any level|any level|platinum or at least gold|gold and better|gold and up|
      gold and above|gold or above|gold or higher|gold plus|gold+|gold at least|gold minimum|minimum gold|min gold|not lower than gold|no lower than gold|
      no less than gold|gold rated or better|gold level or better|gold level or above
    `,
  ],
  [
    { kind: 'archetype', archetype: 'stability' },
    lines`
      safe and stable|reliability|dependable|job safety|stabilty|stabilitiy|steadfast|long term security|rock solid|secure job|job stability|
      employment stability
    `,
  ],
  [{ kind: 'archetype', archetype: 'overall' }, 'over all|all around|all round|in general badge|combined badge'],
  [
    { kind: 'quantifier', quantifier: 'any' },
    lines`
      at least some|any sort|any sort of|some sort|some sort of|of whatever kind|whatever kind of|one kind or another|some type of|any type of|
      in any category|for any category|of any type|any at all|no matter which|at least one kind of
    `,
  ],
  [
    { kind: 'quantifier', quantifier: 'all' },
    lines`
      all three category|in all three|on all three|on all 3|all three of them|across all of them|all three kind|all three type|in each category|for each category|in each of the three category|in all three category|
      for all three category|across all three|across all three category|every kind of badge|every type of badge|each kind of badge|each type of badge|
      every badge|every single category|all badge category|all badge type|all kind of badge|all type of badge|all possible badge|full set of badge|
      complete set of badge|trifecta|hat trick|across every dimension|on every count|on all count|all 3 kind|all 3 type
    `,
  ],
  [
    { kind: 'not' },
    lines`
      wont|isn t|wasnt|werent|cannot|can not|couldnt|shouldnt|wouldnt|aint|none|none of|none in|none from|without a|lacking any|with zero|not any|not a|
      not a single|not even one|not one|anything but|all but|anyone but|everyone but|nothing but the|just not|but not|but no|but none|but without|and not|
      and no|and without|never any|barring|save for|sans|other then|everything but|not counting the|not including the|not those in|not the one in|not the one|
      not from|not located in|not based in|not headquartered in|not in the|rule out|ruling out|discard|disregarding|strip out|weed out|screen out|keep out|
      keeping out|no need for|avoid|avoiding|steer clear of|elsewhere than|anywhere except|everywhere except|anyplace but|free of|free from|devoid of|
      in absence of|in the absence of|missing|that lack|who lack|which lack|hasn t|haven t|doesn t|don t|did not|has not|have not|had not|hadnt|are not|
      is not|were not|was not|will not|would not|could not|should not|neither of|nobody|no one|except those in|except those|except the one in|except the|
      except in|except from|except for those in|excluding those in|excluding those|excluding the one|exclusive of|with the exception of|with exception of|
      leaving aside|setting aside|irrespective
    `,
  ],
  [
    { kind: 'or' },
    lines`
      and possibly|or possibly|or maybe|and maybe|or perhaps|or even|and even|or in|and in|or from|and from|or any|either of|otherwise|followed by|
      in addition to|combined with|coupled with|also from|also in|and likewise|likewise|not only
    `,
  ],
  [{ kind: 'but' }, 'albeit|even though|whereas|nonetheless|nevertheless|even so'],
  [
    { kind: 'compare', operator: 'gte' },
    lines`
      no lower than|not lower than|not fewer than|not below|no smaller than|at the very least|atleast|at lest|a min of|min of|starting from|beginning at|
      beginning from|from at least|and higher|and over|and more|and upwards|and upward|or upward|or upwards|and better|and beyond|plus or more|or so and up|≥|
      =>|equal to or more than|equal to or greater than|greater than or equal to|more than or equal to|equal or above|minimally|or longer|and longer|
      as many as or more than|at or above|no worse than|in the least|if not more|no shorter than
    `,
  ],
  [
    { kind: 'compare', operator: 'gt' },
    lines`
      greater then|more then|higher then|larger then|bigger then|over and above|topping|top the|outnumber|outstrip|better then|that top|in the excess of|
      in excess|well over|well above|strictly more than|strictly over|strictly above|strictly greater than|clear of|exceeded|go beyond|goes beyond|
      going beyond|steeper than|faster than|stronger than|richer than|older then|longer then
    `,
  ],
  [
    { kind: 'compare', operator: 'lte' },
    lines`
      no higher than|no greater than|no larger than|no bigger than|no over|no longer than|not longer than|not greater than|not larger than|not bigger than|
      a max of|a maximum of|at the max|at the maximum|at the very most|atmost|maximally|and less|and fewer|and below|and under|and lower|or under|or shorter|
      ≤|=<|less than or equal to|fewer than or equal to|equal to or less than|equal to or below|at or below|at or under|to a maximum of|as many as|up till|
      capped at most|limit of
    `,
  ],
  [
    { kind: 'compare', operator: 'lt' },
    lines`
      less then|fewer then|lower then|smaller then|well under|well below|strictly less than|strictly under|strictly below|strictly fewer than|weaker than|
      slower than|shorter than|inferior to|cheaper than|not reaching|not even|younger than|not as many as|not as much as|falling short of|fall short of|
      that fall short of
    `,
  ],
  [
    { kind: 'between' },
    lines`
      in between|somewhere between|anywhere between|within the range of|within a range of|in a range of|in the range between|in the range from|range from|
      range between|ranges from|ranges between|in the band of|in the bracket of|from around
    `,
  ],
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
      show at most|no more than the|keep it to|keep to|stop at|stop after|just give me|max out at|maxing out at|up to a maximum of|only the top|just the top
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
      aggregate by|aggregated per|aggregate per|tallied by|tally by|counted by|count by|counted per|bucketed by|split out by|splitted by|split up by|
      divided by|divide by|sliced by|slice by|partitioned by|distributed over|distributed across|distributed by|distribution over|distribution across|
      distribution by|spread over|broken up by|sorted into|separately for|separately by|segmented into|with a breakdown by|with breakdown by|with a count per|
      for every single|one per|each of the|by respective|across the different|across the various|across different|across all|across each|categorized by|
      categorised by|classified by|vary by|varies by|differ by|differs by
    `,
  ],
  [
    { kind: 'group', name: 'ARCHETYPE' },
    lines`
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
      per onet code|per code|by job title|per job title|by position|per position|by standard occupation|grouped by role|grouped by job|group by role|
      group by job|for each occupation|for each role|for each job
    `,
  ],
  [
    { kind: 'direction', direction: 'desc' },
    lines`
      reversed|in reverse|in reversed order|reverse order|decending|descendingly|in decreasing order|decreasing order|from the highest|
      starting with the highest|starting with the largest|starting with the biggest|starting with the most|starting with the best|starting from the top|
      starting from the highest|beginning with the highest|beginning with the largest|beginning with the best|beginning with the most|highest on top|
      largest on top|biggest on top|best on top|most on top|with the highest first|with the largest first|with the biggest first|with the best first|
      with the most first|with the most at the top|with the best at the top|the highest first|the largest first|the biggest first|the best first|
      the most first|highest at the top|top down|top to bottom|from best|from biggest to smallest|biggest to smallest|more to less|from many to few|
      from more to less|high low|hi to lo|high > low|longest first|strongest first|richest first
    `,
  ],
  [
    { kind: 'direction', direction: 'asc' },
    lines`
      acending|accending|ascendingly|in increasing order|from the lowest|starting with the lowest|starting with the smallest|starting with the fewest|
      starting with the least|starting with the worst|starting from the bottom|starting from the lowest|beginning with the lowest|beginning with the smallest|
      beginning with the fewest|lowest on top|smallest on top|fewest on top|with the lowest first|with the smallest first|with the fewest first|
      with the least first|the lowest first|the smallest first|the fewest first|the least first|lowest at the top|bottom up|bottom to top|
      from smallest to largest|smallest to biggest|from smallest to biggest|less to more|from few to many|from less to more|low high|lo to hi|low > high|
      reverse order by number|shortest first|weakest first|slowest first|poorest first
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
      sorted z a|sorted z to a|sorted from z to a|sort z a|sort z to a|sort from z to a|order z to a|ordered z to a|ordered from z to a|z through a|
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
      {high} paid|{high} paying|{high} earning|best {pay}|highest {pay}|greatest {pay}|top {pay}|biggest {pay}|largest {pay}|fattest {pay}|most {pay}|
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
      {low} paid|{low} paying|{low} earning|lowest {pay}|worst {pay}|poorest {pay}|smallest {pay}|least {pay}|that pay the least|that pay least|
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
      largest number of badged {company}|highest number of badged {company}|by number of {company} that have [a] badge
    `,
  ],
  [
    { kind: 'order', names: ['COMPANY_COUNT_TOP10'], direction: 'desc' },
    lines`
      by number of {company} that have it in their top ten|by number of top ten {company}|in the top ten of the most {company}|
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
  [
    { kind: 'year' },
    lines`
      years|yr of work experience|yr in|yr on the job|yr in the job|yr of work|yrs in|yrs on the job|yrs in the job|yrs of work|yrs of work experience|
      year at work|year at it|year under the belt|year under their belt|year under my belt|year under your belt|year of seniority|year of job experience|
      year of professional experience|year of relevant experience|year of doing it|year of doing the job|year of doing this|year doing it|year doing the job|
      year of working|year of career|year into career|year into their career|year into my career|year into your career|year into the role|year into a role|
      year into the profession|year on|year later|year after starting|year after they start|year after graduation|year after the start|year after hire|
      year in the role|year in the profession|year in a job|year in position|year in the position|year in their job|year in this job|year in the workforce|
      year in the trade|year in the business|year in the industry|year of employment|year out|year out of school|year out of college|year as one|year mark|
      year time|year of job tenure|th year|annum|twelvemonth
    `,
  ],
  [
    { kind: 'expand', word: 'NAMES' },
    lines`
      expand name|expand by name|expand with name|with the name of the cluster|with the name of cluster|including the name of the cluster|include the name of the cluster|labeled with name|
      labelled with name|label them with name|label by name|labeled by name|with cluster name as label|with name as label|with the name as label|
      name instead of id|name instead of number|name rather than id|names not just id|names instead of ids|and the name of|and their name|
      with name of the cluster|with cluster name|with their name|with the name of|with names of|show the name|show name|show names|incl name|incl names|
      named in full|with job name|with cluster names|including cluster name|including the name
    `,
  ],
  [
    { kind: 'expand', word: 'OCCUPATIONS' },
    lines`
      with all of its occupation|with all of their occupation|with all of the occupation|show the occupation too|show occupation too|
      show their occupation too|show the occupation as well|list the occupation too|list the occupation as well|and show the occupation|
      and list the occupation|with the occupation listed|include [the] list of [its] [member] occupation|including [the] list of [its] [member] occupation|
      with [the] list of [its] [member] occupation|and [the] list of [its] [member] occupation|together with [its] [member] occupation|
      along with [its] [member] occupation|including [all] [its] [member] job|include [all] [its] [member] job|with list of occupation|
      with a list of occupation|with the list of occupation|listing their occupation|listing the occupation|with the job in it|with their job|with the job|
      including their job|including the job|including job|with job included|showing their occupation|showing the occupation|showing occupation|
      and the job in them|and the occupation in them|and which occupation they contain|incl occupation|with occupation included|with the occupation in them|
      with the occupation they contain|expanded by occupation|expand occupation
    `,
  ],
  [
    { kind: 'expand', word: 'AI_IMPACT' },
    lines`
      with the full ai impact|with full ai impact|together with the full ai impact detail|with the full ai impact detail|together with ai impact|
      together with their ai impact|together with ai impact detail|with ai flag|with their ai flag|with the ai flag|including ai flag|showing ai impact|
      show ai impact|showing the ai impact|show the ai impact|with ai info|with ai information|with ai exposure|with their ai exposure|and how ai affect them|
      with how ai affect them|incl ai impact|incl ai|with ai impact data|with ai impact detail|with ai impact included|and their ai exposure|and ai exposure|
      and ai flag|and their ai flag|with ai effect|expand ai impact
    `,
  ],
  [
    { kind: 'expand', word: 'COMPANY_HIRING' },
    lines`
      with hiring figure|with the hiring figure|with hiring data|with the hiring data|with hiring info|with hiring information|with hiring number|
      with company hiring|with hiring detail|and hiring figure|and the hiring figure|and hiring data|including hiring figure|including hiring|
      including hiring data|include hiring|showing hiring|with whether they hire|and whether they hire|and how strongly they hire|and how much they hire|
      with how much they hire|with how strongly they hire|and whether it hire|with its hiring
    `,
  ],
  [
    { kind: 'expand', word: 'METRICS' },
    lines`
      with their {pay}|including {pay}|including their {pay}|along with {pay}|along with their {pay}|and their {pay}|showing {pay}|show {pay}|with pay data|
      with pay figure|with {pay} and retention|with pay and growth|with pay growth and retention|with their pay and retention|with their retention|
      including retention|with all figure|with key figure|with key metric|with their number|incl metric|incl pay|expand metric
    `,
  ],
  [
    { kind: 'expand', word: 'RELATIONSHIPS' },
    lines`
      with owner|with their owner|with its owner|and its owner|and owner|including owner|and its parent|and parent|including parent|with ownership|
      including ownership|and ownership|with corporate family|and corporate family|with affiliates|with affiliate|and affiliate|including relative|
      incl subsidiary|with sister company|and sister company|including sister company|with relations|and relation|expand relationship
    `,
  ],
  [
    { kind: 'expand', word: 'SCORE' },
    lines`
      {include} [the] score|{include} [the] badge score|{include} their score|{include} their badge score|{include} its score|{include} the score of each|
      {include} badge score
    `,
  ],
  [
    { kind: 'expand', word: 'EXPLAIN' },
    lines`
      explain why|tell me why it match|with reason|{include} [an] explanation|{include} an explanation of why each one match|
      {include} explanation of why each match|{include} explain|{include} explain why|{include} explain why each one match|{include} reason|
      {include} the reason|{include} the reason for each|{include} evidence|{include} the evidence|{include} the evidence for each|and why|
      and why each one match|and why it match|and why they match|explain why each one match|explain why each match|explain why it match|explain each match|
      explain the match|of why each one match|why each one match
    `,
  ],
  [
    { kind: 'expand', word: 'TIMESTAMPS' },
    lines`
      {include} [the] timestamp|{include} their timestamp|{include} its timestamp|{include} creation date|{include} the creation date|
      {include} created and updated date|{include} when it was created|{include} when it was updated|{include} when it was created and updated|
      {include} last update|{include} date of last update
    `,
  ],
  ...(['growth', 'stability', 'early career'] as const).map((archetype): readonly [Sense, Phrases] => [
    { kind: 'order', names: archetype === 'early career' ? ['BLEND'] : [`BLEND_${archetype.toUpperCase()}`], direction: 'asc' },
    `blended ${archetype}|blended ${archetype} rank|blended ${archetype} ranking|blended ${archetype} score|blended ${archetype} order|${archetype} blend ranking|blend of ${archetype} badge and hiring|blend of ${archetype} and hiring|blend of hiring and ${archetype}|blend of hiring and ${archetype} badge|${archetype} blend|blend of ${archetype}|mix of ${archetype} badge and hiring|mix of ${archetype} and hiring|combination of ${archetype} badge and hiring|combination of ${archetype} and hiring`,
  ]),
  [
    { kind: 'expand', word: 'CLARIFY' },
    lines`
      ask me what i mean|ask me which i mean|ask me which one i mean|ask me to clarify|ask me back|ask back|too vague|too vague so ask|ask for clarification|
      ask me if unclear|ask if unclear|ask me if it is unclear|ask me if ambiguous|ask me if that is ambiguous|follow up question|what follow up question|
      which follow up question|what follow up should i ask|which follow up should i ask|what should i ask back|what should we ask back|what to ask back|
      {include} clarifying question|{include} [a] clarifying question|{include} [a] clarification|{include} question to clarify|ask me to clarify|
      ask to clarify if unclear|ask back if unclear|ask if it is ambiguous|ask if it is unclear|{include} follow up question
    `,
  ],
  [
    { kind: 'expand', word: 'CLUSTER' },
    lines`
      {include} give me the cluster|{include} give me the cluster too|{include} give me the cluster of each|{include} tell me the cluster|the cluster too|
      cluster too|the cluster as well|cluster as well|{include} their cluster too|{include} the cluster too|attach the cluster|attach cluster|
      attach the cluster of each|add the cluster|add the cluster of each|with the cluster of each|and the cluster of each|add cluster|add the cluster|
      add cluster information|add cluster info|add the cluster information|add clusters|adding cluster|adding the cluster|with cluster data|
      include cluster information|including cluster information|with job cluster|with their job cluster|including job cluster|along with cluster|
      along with the cluster|along with their cluster|along with its cluster|as well as the cluster|incl cluster|incl clusters|show the cluster|
      and what cluster|and which cluster|and what cluster it is in|and which cluster it is in|and cluster too|with cluster info|with cluster information|
      and the cluster it belong to|and the cluster they belong to|with the cluster it belong to|with the cluster they belong to|and job cluster|
      and the job cluster|expand cluster|include the cluster|include the cluster of each|include their cluster|include its cluster|include clusters|
      {include} cluster name|{include} [the] name of the cluster for each|{include} the cluster name|{include} their cluster name|{include} which cluster it is in|
      {include} which cluster they are in|{include} which cluster each is in|{include} which cluster it belong to|{include} which cluster each belong to
    `,
  ],
  [
    { kind: 'expand', word: 'PERCENTILES' },
    lines`
      with the percentile|all the percentile|by percentile|each percentile|at each percentile|pay percentile|wage percentile|salary percentile|and percentile|
      plus percentile|low end and high end|lower and upper end|bottom and top|top and bottom|lowest and highest paid|from low to high end|
      lower and upper bound|lower and upper limit|minimum and maximum|min and max|best and worst paid|lowest 10% and highest 10%|highest 10% and lowest 10%|
      10th to 90th|10th through 90th percentile|pay dispersion|wage dispersion|salary dispersion|wage inequality|salary spread|spread in pay|spread of salary|
      spread of wage|range of pay|range of salary|range of wage|decile|deciles|from the lowest to the highest
    `,
  ],
  [
    { kind: 'diagram' },
    lines`
      {create} [a] {chart}|{create} [a] {chart} of|in the form of a {chart}|in form of a {chart}|as a {chart}|in a {chart}|with a {chart}|{chart} of|
      {chart} showing|in {chart} form|in {chart} format|diagramm|diagrm|charts|graphs|graphical|graphic representation|graphical form|as a picture|as picture|
      as an image|in a picture|in a diagram|in a chart|in a graph|as diagram|as chart|as graph|as a flowchart|as flow chart|as a flow chart|as a map|
      flow diagram|sankey|sankey diagram|tree diagram|network diagram|visual|visuals|visual form|show visually|infographic|illustrate|illustration|draw me|
      draw it|draw them|draw out|drawing|render|rendered|mermaid chart|mermaid graph|mermaid code|mermaid syntax|mermaid markup|output mermaid
    `,
  ],
  [
    { kind: 'in_name' },
    lines`
      named something like|called something like|name is something like|name something like|whose name is like|has the word|with word|where the name contain|
      where the name include|where the title contain|where the title include|where title contain|where name contain|whose title include|whose title mention|
      whose title has|whose title have|whose name has|whose name mention|whose name begin with|name begin with|name start with|names with|titles with|
      names that include|names that contain|titles that contain|titles that include|title that include|title that contain|name that include|name that contain|
      called something with|named something with|with something like|has it in the name|having in the name|in a name|in a title|in the job name|
      in the occupation title|in the occupation name|in the employer name|in name|in title|in their job title|as a word in the title|as a word in the name|
      appears in the name|appears in the title|appear in the name|appear in the title|appearing in the name|appearing in the title|occurs in the name|
      is in the name|is in the title|as part of their name|as part of its name|as part of their title|part of the name|part of the title|include the term|
      includes the term|have the term|has the term|with the term|that include the word|that contain the word|that mention the word|mention of|
      that have the word|that has the word|bearing the word|bear the word|that say|say the word
    `,
  ],
  [
    { kind: 'skill' },
    lines`
      premium skill contain|premium skill include|whose premium skill contain|whose premium skill include|premium skill mention|premium skill are|
      among the premium skill|is a premium|as a premium|as premium|listed as a premium skill|is listed as a premium skill|count as a premium skill|
      counts as a premium skill|is a top skill|as a top skill|is a valued skill|as a valued skill|is in demand as a skill|is a sought after skill|
      is worth more|worth extra|worth a premium|is worth a premium|carry a premium|carries a premium|command a pay premium|get a premium|gets a premium|
      bring a premium|brings a premium|bring extra pay|brings extra pay|bring more pay|brings more pay|earn extra|earns extra|earn extra money|earn extra pay|
      earns extra pay|pay extra|pays extra|raise pay|raises pay|boost pay|boosts pay|lift pay|lifts pay|increase pay|increases pay|skill that earn extra|
      skill that pay extra|skill that pay more|is a skill that earn extra|is a skill that pay more|is a skill that earn more|a skill that earn extra|
      a skill that pay more|is paid extra|is paid more|is paid for|is especially valuable|especially valuable|is particularly valuable|is prized|
      is appreciated|is highly valued|highly valued|is valuable|is useful|is an asset|an asset|is a plus|a plus|is a bonus|is an advantage|an advantage|
      gives an edge|give an edge|makes a difference|make a difference|matters most|where knowing|where knowing about|where you need|that want|
      that require knowledge of|that pay for|that pay extra for|that pay more for|pay extra for|pay more for|pay a premium for|pays a premium for|
      reward knowing|rewards knowing|reward people who know|value people who know|with a premium on|put a premium on|puts a premium on|placing a premium on|
      with a premium for|premium for|premium on|knowing|who know|mastery of|proficiency in|proficient in|fluency in|familiarity with|command of
    `,
  ],
];
