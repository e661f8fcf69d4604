import { lines, type Phrases } from '../../../catalog/phrases.ts';
import type { Sense } from '../senses.ts';
import { ORDER_TEMPLATES } from './order-templates.ts';

/** What people call the badge of a blend. */
const KINDS_OF_BLENDS: readonly (readonly [string, readonly string[]])[] = [
  ['BLEND_GROWTH', ['growth', 'advancement', 'promotion']],
  ['BLEND_STABILITY', ['stability', 'retention', 'job security']],
  ['BLEND', ['early career', 'entry level', 'beginner']],
];

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
      either color|either colour|of either level|of either tier|either metal|either grade|
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
      on all three archetype|in all three archetype|for all three archetype|across all three archetype|all three archetype|all archetype|
      every archetype|each of the three archetype|all three dimension|on all three dimension|in all three dimension|for all three dimension|
      across all three dimension|every dimension|in every dimension|
      all three category|in all three|on all three|on all 3|all three of them|across all of them|all three kind|all three type|in each category|for each category|in each of the three category|in all three category|
      for all three category|across all three|across all three category|every kind of badge|every type of badge|each kind of badge|each type of badge|
      every badge|every single category|all badge category|all badge type|all kind of badge|all type of badge|all possible badge|full set of badge|
      complete set of badge|trifecta|hat trick|across every dimension|on every count|on all count|all 3 kind|all 3 type
    `,
  ],
  [
    { kind: 'not' },
    lines`
      any state but|any state except|any industry but|any industry except|any place but|leave aside|all except|all the {employer} except|      wont|isn t|wasnt|werent|cannot|can not|couldnt|shouldnt|wouldnt|aint|none|none of|none in|none from|without a|lacking any|with zero|not any|not a|
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
  ...ORDER_TEMPLATES,
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
      label the node|label the box|labels included|label included|
      with readable label|with proper label|with readable name|with real name|
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
      {which jobs} are inside {each of them}|{which jobs} are in {each of them}|{which jobs} belong to {each of them}|{which jobs} fall under {each of them}|
      {which jobs} are part of {each of them}|{which jobs} sit in {each of them}|{which jobs} make up {each of them}|{which jobs} each contain|
      {which jobs} they contain|{which jobs} each cover|{which jobs} they cover|{job} inside {each of them}|occupation inside {each of them}|
      occupation within {each of them}|occupation listed for {each of them}|show its [member] occupation|show its [member] job|list its [member] occupation|list its [member] job|and its member occupation|with occupation inside|include member|including member|
      {show} [the] {job} inside|show member|list member|with occupation spelled out|
      with all of its occupation|with all of their occupation|with all of the occupation|show the occupation too|show occupation too|
      show their occupation too|show the occupation as well|list the occupation too|list the occupation as well|and show the occupation|
      and list the occupation|with the occupation listed|include [the] list of [its] [member] occupation|including [the] list of [its] [member] occupation|
      with [the] list of [its] [member] occupation|{include} [all] [the] [its] [their] member occupation|{include} [all] [the] [its] [their] member job|and [the] list of [its] [member] occupation|together with [its] [member] occupation|
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
      {include} [the] [their] ai {detail} inline|{include} [the] [their] ai {detail} for each|{include} [the] [their] ai {detail} of each|
      {include} [the] [their] ai {detail} on each|{include} [the] [its] ai {detail}|{include} [the] ai stuff|{include} [the] ai stuff for each|
      {include} what ai do to each|{include} ai {detail} next to each|
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
      {include} badge score|[show] [me] the score behind [the] [this] [ranking]|{include} the ranking score
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
  ...KINDS_OF_BLENDS.flatMap(([order, archetypes]) =>
    archetypes.map((archetype): readonly [Sense, Phrases] => [
      { kind: 'order', names: [order], direction: 'asc' },
      `blended ${archetype}|blended ${archetype} rank|blended ${archetype} ranking|blended ${archetype} score|blended ${archetype} order|${archetype} blend ranking|blend of ${archetype} badge and hiring|blend of ${archetype} and hiring|blend of hiring and ${archetype}|blend of hiring and ${archetype} badge|${archetype} blend|blend of ${archetype}|mix of ${archetype} badge and hiring|mix of ${archetype} and hiring|combination of ${archetype} badge and hiring|combination of ${archetype} and hiring|{blended} ${archetype} {ranking}|{blended} {ranking} for ${archetype}|{blended} {ranking} of ${archetype}|${archetype} {blended} {ranking}|${archetype} {ranking} {blended}|{blend} for ${archetype}|your {blend} for ${archetype}|{blend} thing for ${archetype}|${archetype} badge and {volume}|${archetype} badge together with {volume}|${archetype} badge combined with {volume}|${archetype} badge plus {volume}|${archetype} badge along with {volume}|${archetype} badge and how much they hire|${archetype} badge and how many they hire|${archetype} combined with {volume}|${archetype} together with {volume}|{volume} and ${archetype} badge|{volume} together with ${archetype} badge|{volume} combined with ${archetype} badge|${archetype} badge combined with entry hiring|${archetype} badge and entry hiring|${archetype} badge and entry level hiring|${archetype} badge combined with entry level hiring`,
    ]),
  ),
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
    { kind: 'expand', word: 'VINTAGE' },
    lines`
      {include} [the] vintage|{include} [the] data vintage|{include} [the] vintage of [the] [its] [their] data|{include} how old the data is|expand vintage
    `,
  ],
  [
    { kind: 'expand', word: 'CLUSTER_DETAILS' },
    lines`
      {include} [all] [the] [their] [full] cluster detail|{include} [all] [the] detail of the cluster|{include} [all] [the] detail of its cluster|
      {include} [all] [the] detail of their cluster|{include} [the] full cluster|{include} the whole cluster record|expand cluster detail
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
      drawn|drawn as [a] {chart}|draw as [a] {chart}|shown as [a] {chart}|laid out as [a] {chart}|{create} [a] {chart}|{create} [a] {chart} of|in the form of a {chart}|in form of a {chart}|as a {chart}|in a {chart}|with a {chart}|{chart} of|
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
