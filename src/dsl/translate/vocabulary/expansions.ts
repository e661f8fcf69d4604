import { lines, type Phrases } from '../../../language/phrases.ts';
import type { Sense } from '../senses.ts';

/** Words that ask for something to be added to each row, or to the answer. */
export const EXPANSIONS: readonly (readonly [Sense, Phrases])[] = [
  [
    { kind: 'expand', word: 'NAMES' },
    lines`
      with name|with names|including name|and name|with the name|include name|with cluster name|by name only|names included|name included|names too|name too
    `,
  ],
  [
    { kind: 'expand', word: 'OCCUPATIONS' },
    lines`
      with occupation|including occupation|with their occupation|with member|and its occupation|including its occupation|including their occupation|
      with its occupation|with the occupation|and their occupation|include occupation|with all occupation|with all its occupation|including the occupation|
      and the occupation in it|plus occupation|with member occupation|including member occupation|with everything in it|and who is in it|and what is in it|
      [and] [list] [show] {whoever} is in it|[and] [list] [show] {whoever} that is in it|[and] [list] [show] {whoever} in it|
      [and] [list] [show] {whoever} [that] belong to it|[and] [list] [show] {whoever} it contain|[and] [list] [show] {whoever} it include
    `,
  ],
  [
    { kind: 'expand', word: 'AI_IMPACT' },
    lines`
      with ai impact|with their ai impact|including ai impact|and ai impact|with ai detail|with the ai detail|with ai explanation|with the ai explanation|
      including ai detail|with the ai impact|and their ai impact|include ai impact|with its ai impact|and its ai impact|along with ai impact|plus ai impact|
      with ai data|{include} [all] [the] ai {detail}|{include} the whole ai {detail}|{include} the entire ai {detail}|{include} the full ai {detail}|
      {include} all of the ai {detail}|{include} [all] the ai stuff|{include} [the] [full] [complete] [whole] [ai] narrative|{include} the complete ai {detail}|{include} everything about ai|{include} everything on ai
    `,
  ],
  [
    { kind: 'expand', word: 'METRICS' },
    lines`
      with metric|with their metric|including metric|with figure|with pay and retention|with all metric|including pay and retention|and metric
    `,
  ],
  [
    { kind: 'expand', word: 'RELATIONSHIPS' },
    lines`
      with parent company|with their parent company|with its parent company|with parent|including parent company|with relationship|including relationship|
      with subsidiary|and their parent company|and its parent company|and parent company|with their parent|with corporate relationship|
      with corporate relative|with corporate parent|and its relative|with relative|including subsidiary|and its subsidiary|and subsidiary|
      including its subsidiary|with its subsidiary
    `,
  ],
  [
    { kind: 'expand', word: 'CLUSTER' },
    lines`
      with cluster|with clusters|including cluster|and cluster|with the cluster|+ cluster|plus cluster|and its cluster|and their cluster|with its cluster|
      with their cluster|and the cluster|include cluster|including the cluster
    `,
  ],
  [
    { kind: 'expand', word: 'TIMESTAMPS' },
    lines`
      with timestamp|with the timestamp|including timestamp|including the timestamp|and timestamp|plus timestamp|timestamp|last updated|last update|
      last changed|last modified|last edited|last refreshed|last touched|last revised|most recently updated|updated last|changed last|latest update|
      latest change|last change|last edit|date of the last change|date of the last update|date of the latest update|date of the last edit|
      date it was last updated|how recent|how fresh|how up to date|how current|time of the last update|date added|when it was added|when was it added|
      creation date|created at|updated at|update date|modification date|date of creation
    `,
  ],
  [
    { kind: 'expand', word: 'PERCENTILES' },
    lines`
      10th and 90th|including the 10th and 90th|10th percentile|90th percentile|10th and 90th percentile|all percentile|with percentile|including percentile|
      p10|p90|p10 and p90|p10 p90|with all percentile|10th to 90th percentile|lowest and highest 10th|top decile|bottom decile|spread of pay|pay spread|
      extreme|wage spread|with the 10th and 90th percentile|10th percentile and 90th percentile|bottom and top 10%|top and bottom 10%|bottom 10% and top 10%|
      top 10% and bottom 10%|lowest and highest 10%|10th percentile to 90th percentile|low and high end|high and low end|full range|whole range|
      the 10th and the 90th percentile|from the 10th to the 90th percentile|both tail|tail
    `,
  ],
];

/** More of them, built of word families. */
export const EXPANSION_TEMPLATES: readonly (readonly [Sense, Phrases])[] = [
  [
    { kind: 'expand', word: 'NAMES' },
    lines`
      label the node|label the box|labels included|label included|
      with readable label|with proper label|with readable name|with real name|
      expand name|expand by name|expand with name|with the name of the cluster|with the name of cluster|including the name of the cluster|include the name of the cluster|labeled with name|
      spell out [the] [cluster] name|write out [the] [cluster] name|spelling out [the] [cluster] name|[with] [the] name spelled out|[with] [the] cluster name spelled out|{include} [the] [cluster] name in full|
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
      with the occupation they contain|expanded by occupation|expand occupation|
      [list] [{their}] member {job} too|[list] [{their}] member {job} as well|{include} what [{their}] member {job} are [too]|
      [tell me] what [{their}] member {job} are [too]
    `,
  ],
  [
    { kind: 'expand', word: 'AI_IMPACT' },
    lines`
      {include} [the] [full] [complete] [whole] ai impact [{detail}] [inline]|{include} [the] [full] [complete] [whole] ai {detail} inline|ai impact inline|ai {detail} inline|ai impact {detail} inline|{include} [the] [their] ai {detail} for each|{include} [the] [their] ai {detail} of each|
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
      with how much they hire|with how strongly they hire|and whether it hire|with its hiring|
      and how [strongly] do it hire for them|and how [strongly] it hire for them|and how [much] they hire for them|{adding} how much it hire|{adding} how strongly it hire|and how much it hire|and how strongly it hire|show how much it hire
    `,
  ],
  [
    { kind: 'expand', word: 'METRICS' },
    lines`
      with their {pay}|including {pay}|including their {pay}|along with {pay}|along with their {pay}|and their {pay}|showing {pay}|show {pay}|with pay data|
      with pay figure|with {pay} and retention|with pay and growth|with pay growth and retention|with their pay and retention|with their retention|
      including retention|with all figure|with key figure|with key metric|with their number|incl metric|incl pay|expand metric|
      {include} [all] [the] [its] [their] metric [too]|{include} [the] [its] [their] pay and retention [figure]|{include} [the] [its] [their] retention and pay [figure]|
      [{include}] what {each of them} pay and {how many stay}|[{include}] what they pay and {how many stay}|[{include}] how much they pay and {how many stay}|
      [{include}] {how many stay} and what they pay
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
      {include} [the] score|[the] score column [on]|{include} [the] [a] score column|score [is] shown|score included|with [its] score shown|{include} [the] badge score|{include} their score|{include} their badge score|{include} its score|{include} the score of each|
      {include} badge score|{include} [the] sort score|{include} [the] sorting score|[show] [me] the score behind [the] [this] [ranking]|{include} the ranking score
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
      {include} last update|created and updated|creation and update|created updated|created and modified|created and last updated|created and updated {detail}|
      created and updated timestamp|created and updated date|created updated date|created and updated time|{include} when [the] [each] [every] row was {created}|{include} when [the] [each] row were {created}|
      when [the] [each] [every] row was {created}|when [the] row were {created}|{include} when they were {created}|{include} when it was last updated|creation and update date|creation and update timestamp|{include} date of last update
    `,
  ],
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
      spread of wage|range of pay|range of salary|range of wage|decile|deciles|from the lowest to the highest|
      {percentile} 10 and 90|{percentile} 10 and {percentile} 90|{percentile} 10 90|10 90 {percentile}|10/90 {percentile}|10 and 90 {percentile}|{percentile} 10 to 90|
      not only the {middle}|not just the {middle}|more than [just] the {middle}|beyond the {middle}
    `,
  ],
];
