import type { EVENT_TYPES } from '../../catalog/enumerations.ts';
import { AI_FLAGS } from '../../catalog/enumerations.ts';
import { lemmaOf } from './words.ts';
import type { FieldValue, Sense, Topic } from './senses.ts';

/** Phrases, separated by |, in the singular or plural. Of overlapping phrases, the longest one counts. */
type Phrases = string;

const topics: Readonly<Record<Topic, Phrases>> = {
  companies:
    'company|chain|provider|maker|manufacturer|vendor|operator|enterprise|recruiter|brand|companys|employer|firm|business|businesses|corporation|organization|workplace|compny|companie',
  who: 'who',
  jobs: 'occupation|job|role|position|profession|line of work|kind of worker|worker|career',
  clusters: 'cluster|occupation cluster|job cluster|occupational cluster|job family|occupation group|group of occupations',
  industries: 'industry|sector|industry sector',
  badges: 'badge|rated|rating|employer rating|award|badging',
  company_badges: 'company badge|employer badge|badge of company|badge of all company|badge of the company|badge for company|company badge count',
  role_badges: 'role badge|occupation badge|job badge|badge of occupation|badge at all company|badge do employer have|badge do company have|badge by role',
  hiring:
    'hire|hiring|hires|recruit|recruiting|recruits|employ|employs|employing|employed|looking for staff|job for me|vacancy|open role|open job|opening|job opening|where can i work|where can i work as|have job for me|place to work|where to work',
  where:
    'where|location|hiring location|which area|what area|in which metro area|in which city|which metro|which city|city where|metro where|place where|geography|city',
  postings: 'posting|total posting|job posting|total job posting|number of posting|total posting count|posting count|all posting',
  entry_postings: 'entry posting|entry level posting|entry level job posting|entry posting count|posting for beginner|junior posting|entry level opening',
  wages:
    'wage|salary|salery|pay|pays|paying|payed|earn|earns|earning|earned|income|compensation|money|paid|how much|make|makes|remuneration|wages data|pay data|well paid|percentile|salary range|pay range|paycheck',
  growth:
    'growth|grow|grows|growing|increase|increases|rise|rises|raise|raises|progression|progress|trajectory|over time|develop|development|evolve|over the years|go up|how fast',
  retention:
    'retention|retain|stay|stays|turnover|attrition|leave|leaves|quit|quits|retention rate|tenure rate|stay in their job|keep their job|job tenure|how long do|churn|loyal|loyalty',
  promotion:
    'promoted|promotion|promotion rate|get promoted|internal promotion rate|external promotion rate|promote|promotable|be promoted|moving up|move up|climb|advance internally',
  probability: 'probability|chance|odds|likely|likelihood|how likely|probable',
  education:
    'education|educational|degree|qualification|college|diploma|schooling|university degree|study|studies|education level|education requirement|college degree|bachelor|master|training required|education needed',
  pathways:
    'pathway|career path|career pathway|career ladder|career option|career progression|advance|advancement|career advancement|advance their career|premium skill|skill|career prospect|skill pay off|skills pay off|career opportunity|path',
  next: 'next|do next|come next|destination|destination cluster|go next|goes next|move on|move on to|next job|next step|next role|transition|transitions|switch to|switch|career move|after being|after working as|move to|moves to|become next|do after|leave for|next career|career change|career transition|go after|move into|moves into|go to next',
  similar:
    'skill adjacent|skill adjacent cluster|adjacent|adjacent cluster|similar|similar skill|same skill|similar job|similar occupation|related by skill|related|related job|comparable|skill overlap|share skill|close to|skill transfer|skills transfer|transferable|transferable skill|transfer to|nearest|nearest cluster|most similar in skill|by skill|in skill|need the same skill|other career|alternative career|alike|neighbor|neighboring',
  ai: 'ai|ai impact|artificial intelligence|automation|automate|automated|robot|chatgpt|machine learning impact|impact of ai|effect of ai|replaced by ai|ai replace|ai affect|impact|affected by ai|taken over by ai|ai take over',
  statistics:
    'analyze|analyse|analysis|statistic|statistics|analytics|stats|overview|distribution|occur together|co occur|cooccurrence|co occurrence|combination|correlation|summarize|breakdown of all|badge analysis',
  count: 'how many|number of|count|total number|total number of|counts|how much company|amount of',
  code: 'code for|code of|onet code|soc code|occupation code|occupational code|soc|onet|onet soc|onet soc code|job code',
  convert:
    'convert|map|mapping|resolve|normalize|normalise|standardize|standardise|job title|title|titles|job titles|titleconvert|title convert|match|matching|classify|fit|fits|onet occupation',
  company_name:
    'company name|employer name|official company name|official name|companyconvert|company convert|which company is|what company is|what company has the ticker|ticker|ticker symbol|company called|companies called|employer called|firm called|company named|standardize employer|match employer|resolve employer|resolve company|convert company|convert employer|standardize company',
  search:
    'search|full text search|full text|description|described as|that make|that makes|that produce|that build|that sell|which make|which produce|who make|related to|about|look for|search for|dealing with|specializing in|that offer',
  company_search:
    'search company|search employer|find company|find employer|company description|employer description|search company description|search employer description|search for company|search for employer|company search|find a company|find firm|search firm',
  about: 'tell me about|info|information|profile|detail|headquarter|headquartered|info on|information on|company profile|describe|based',
  zip: 'zip|zip code|postal code|postcode|zipcode|postalcode',
  metro: 'metro area|metro|metropolitan area|cbsa|population|how big is|how big|metropolitan|how large is|msa|inhabitants|how many people live in|cbsa code',
  beginners:
    'early career|new graduate|recent graduate|fresh graduate|recent grad|new grad|college grad|graduate|beginner|entry level worker|start my career|start a career|starting out|first job|early career people|early career worker|young people|career starter|newcomer|no experience',
  workforce:
    'workforce|employment share|share of employee|share of workforce|workforce composition|composition|distributed|staff mix|share of its employee|headcount share|share of the workforce|share of staff|makeup of the workforce',
  member: 'belong|belongs|membership|cluster membership|fall under|member|belonging|which cluster is|what cluster|part of',
  relatives: 'own|owns|owner|parent|parent company|subsidiary|sibling|sister company|owned by|belongs to which company|relationship',
  each: 'each|every',
};

const value = (options: readonly FieldValue[], phrases: Phrases, topic?: Topic): readonly [Sense, Phrases] => [
  { kind: 'value', options, ...(topic === undefined ? {} : { topic }) },
  phrases,
];
const is = (field: string, ...values: readonly (string | number)[]): FieldValue => ({ field, values });

const NO_DEGREE = ["Sub-Bachelor's Degree", "Sub-Bachelor's Degree + Experience"];
const AI_FLAG_PHRASES: Readonly<Record<(typeof AI_FLAGS)[number], Phrases>> = {
  'Raising the Bar': 'raising the bar|raise the bar|raises the bar',
  'Lower Potential': 'lower potential|low potential|lowering potential',
  'Shrinking Fields': 'shrinking field|shrinking',
  'Winners Pull Away': 'winner pull away|winners pull away|winner pulls away|winners pulling away|winner take all',
};
const EVENT_PHRASES: Readonly<Partial<Record<(typeof EVENT_TYPES)[number], Phrases>>> = {
  acquired: 'acquired|were acquired|was acquired|bought|taken over|acquisition|been acquired',
  acquired_still_operating: 'acquired but still operating|still operating',
  merged: 'merged|merger|merge|merged with another one|merged with another',
  rebranded: 'rebranded|rebrand|renamed themselves|changed their name|changed its name',
  split: 'split|split up|spun off|spin off|broken up',
  chapter_11_bankruptcy: 'bankrupt|bankruptcy|went bankrupt|chapter 11|insolvent|filed for bankruptcy',
};
const tier = (level: string): readonly FieldValue[] => [is('TOTAL_POSTING_TIER', level)];
const entryTier = (...levels: readonly string[]): readonly FieldValue[] => [is('ENTRY_POSTING_TIER', ...levels)];

const VALUES: readonly (readonly [Sense, Phrases])[] = [
  value(
    [is('JOB_LEVEL', ...NO_DEGREE)],
    'no degree|without a degree|without degree|no bachelor degree|not need a degree|dont need a degree|do not need a degree|no college|without college|doesnt need a degree|no college degree|dont require a degree|sub bachelor',
  ),
  value([is('JOB_LEVEL', "Bachelor's Degree")], 'bachelor degree|bachelor s degree|a bachelor|bachelor level', 'education'),
  value(
    [is('JOB_LEVEL', "Bachelor's Degree + Experience")],
    'bachelor degree plus experience|bachelor degree and experience|bachelor degree with experience',
    'education',
  ),
  value([is('JOB_LEVEL', 'Advanced Degree')], 'advanced degree|graduate degree|master degree|doctorate|phd', 'education'),
  ...AI_FLAGS.map((flag) => value([is('AI_FLAG', flag)], AI_FLAG_PHRASES[flag])),
  value(
    [is('ENTRY_BARRIER_TREND', 'Rising')],
    'rising entry barrier|entry barrier rising|entry barrier is rising|entry barriers are rising|rising barrier to entry|harder to enter|increasing entry barrier',
  ),
  value(
    [is('ENTRY_BARRIER_TREND', 'Falling')],
    'falling entry barrier|entry barrier falling|entry barrier is falling|entry barriers are falling|falling barrier to entry|easier to enter|decreasing entry barrier',
  ),
  value(
    [is('EXPERTISE_PREMIUM_TREND', 'Rising')],
    'rising expertise premium|expertise pay|expertise pay more|experience pays more|expertise pays off more|reward expertise|experience pay more|expertise is worth more|expertise premium rising|expertise premium is rising|increasing expertise premium',
  ),
  value(
    [is('EXPERTISE_PREMIUM_TREND', 'Falling')],
    'falling expertise premium|expertise premium falling|expertise premium is falling|decreasing expertise premium',
  ),
  ...Object.entries(EVENT_PHRASES).map(([event, phrases]) => value([is('EVENT_TYPE', event)], phrases)),
  value(
    [is('MSA_SIZE', 'Large')],
    'large metro|large metro area|large city|big city|big metro|large metropolitan area|big metro area|in a large metro|metropolis',
  ),
  value(
    [is('MSA_SIZE', 'Small/Medium')],
    'small metro|small town|small city|small metro area|medium city|smaller city|rural area|small or medium metro|mid sized city|smaller metro',
  ),
  value(
    [is('EXPERIENCE_LEVEL', 'Entry-Level'), is('YEARS_IN', 0), is('BADGE_EARLY_CAREER', 'Ranked')],
    'entry level|junior|starting level|new|novice|first year|beginning',
  ),
  value([is('EXPERIENCE_LEVEL', 'Experienced')], 'experienced|experienced level|senior level|experienced worker'),
  value([is('YEARS_IN', 0)], 'starting|starting pay|starting salary|starting wage|at the start|in the beginning', 'wages'),
  value(
    [is('OUTCOME', 'internal_promotion')],
    'internal promotion|promoted internally|promoted inside the company|promoted within the company|promoted inside|promoted from within|promoted within',
    'promotion',
  ),
  value(
    [is('OUTCOME', 'external_promotion')],
    'external promotion|promoted externally|promoted elsewhere|promoted at another company|promoted by changing employer',
    'promotion',
  ),
  value([is('TOP10', 1)], 'top 10 occupation|top ten occupation|ten largest occupation'),
  value(tier('high'), 'high posting tier|high total posting tier|high posting|many posting|high number of posting'),
  value(tier('above-average'), 'above average posting tier|above average posting'),
  value(tier('low'), 'low posting tier|low posting|few posting'),
  value(entryTier('high'), 'high entry posting tier|high entry level posting tier|high entry level hiring|high entry level posting|high entry posting'),
  value(
    entryTier('above-average'),
    'above average entry posting tier|above average entry level hiring|above average entry level posting|above average entry level posting tier',
  ),
  value(
    entryTier('high', 'above-average'),
    'high or above average entry level hiring|high or above average entry level posting|high or above average entry posting tier',
  ),
  value([is('HIRING_POSTINGS_QTILE', 3)], 'strongest third|top third|strongest hiring'),
  [{ kind: 'level', level: 'Platinum' }, 'platinum'],
  [{ kind: 'level', level: 'Gold' }, 'gold'],
  [{ kind: 'level', level: 'Ranked' }, 'ranked|badged|recognized'],
  [{ kind: 'archetype', archetype: 'stability' }, 'stability|stable'],
  [{ kind: 'archetype', archetype: 'overall' }, 'overall'],
  [{ kind: 'quantifier', quantifier: 'any' }, 'any|some kind|any kind|of any kind|of some kind'],
  [
    { kind: 'quantifier', quantifier: 'all' },
    'everything|in everything|every category|in every category|all category|across the board|all badge|in all badge|in every badge|in all|across all badge',
  ],
];

const GRAMMAR: readonly (readonly [Sense, Phrases])[] = [
  [
    { kind: 'not' },
    'not|dont|do not|doesnt|does not|didnt|havent|hasnt|have no|has no|outside|outside of|except|except for|excluding|other than|without|but not|not in|no|besides|apart from|exclude|isnt|arent|non',
  ],
  [{ kind: 'or' }, 'or|and|as well as|plus'],
  [{ kind: 'but' }, 'but|however|though'],
  [{ kind: 'compare', operator: 'gte' }, 'at least|minimum|min|no less than|or more|at minimum|>='],
  [{ kind: 'compare', operator: 'gt' }, 'more than|over|greater than|above|exceeding|>|higher than'],
  [{ kind: 'compare', operator: 'lte' }, 'at most|maximum|max|no more than|up to|<='],
  [{ kind: 'compare', operator: 'lt' }, 'fewer than|less than|under|below|<|lower than'],
  [{ kind: 'between' }, 'between|from'],
  [
    { kind: 'superlative', of: 'quality' },
    'best|top|highest ranked|highest rated|top rated|greatest|finest|leading|good|best rated|most recommended|most common|most frequent|most likely|most typical|most popular',
  ],
  [{ kind: 'superlative', of: 'size' }, 'biggest|largest'],
  [{ kind: 'superlative', of: 'amount' }, 'most|highest'],
  [{ kind: 'superlative', of: 'least' }, 'fewest|least|smallest|lowest'],
  [{ kind: 'limit' }, 'limit|first|maximum of|only the first'],
  [{ kind: 'rows' }, 'row|result|entry|item'],
  [{ kind: 'by' }, 'by|sorted by|sort by|ordered by|order by|ranked by|sort|sorted|arranged by'],
  [{ kind: 'per' }, 'per|grouped by|broken down by|group by|by each|split by|for each|of each|in each'],
  [
    { kind: 'group', name: 'ARCHETYPE' },
    'by archetype|per archetype|each archetype|of each archetype|grouped by archetype|group by archetype|broken down by archetype|archetype',
  ],
  [{ kind: 'group', name: 'STATE' }, 'by state|per state|each state|grouped by state|group by state|broken down by state|in each state|for each state'],
  [{ kind: 'group', name: 'ONET' }, 'grouped by occupation|group by occupation|by occupation|per occupation'],
  [{ kind: 'direction', direction: 'desc' }, 'descending|highest first|largest first|desc|most first|biggest first|high to low'],
  [{ kind: 'direction', direction: 'asc' }, 'ascending|lowest first|smallest first|asc|low to high'],
  [
    { kind: 'order', names: ['ALPHA', 'INDUSTRY', 'CLUSTER_NAME', 'TITLE'] },
    'alphabetically|alphabetical|alphabetical order|in alphabetical order|a to z|from a to z|by name|by title|sorted by title|sorted by name|sort by name',
  ],
  [
    { kind: 'order', names: ['ALPHA', 'INDUSTRY', 'CLUSTER_NAME', 'TITLE'], direction: 'desc' },
    'z to a|from z to a|reverse alphabetical|reverse alphabetical order|in reverse alphabetical order|reverse alphabetically',
  ],
  [
    { kind: 'order', names: ['BA_PLUS_SHARE'], direction: 'desc' },
    'share of worker with a bachelor degree|share of worker with bachelor degree|bachelor degree share|by share of bachelor degree',
  ],
  [{ kind: 'order', names: ['ONET_CODE'] }, 'by code|sorted by code|by onet code|in order of code'],
  [{ kind: 'year' }, 'year|year of experience|year of tenure|tenure|year in|yr|year on the job|year experience'],
  [{ kind: 'expand', word: 'NAMES' }, 'with name|with names|including name'],
  [{ kind: 'expand', word: 'OCCUPATIONS' }, 'with occupation|including occupation|with their occupation|with member|and its occupation'],
  [{ kind: 'expand', word: 'AI_IMPACT' }, 'with ai impact|with their ai impact|including ai impact|and ai impact'],
  [{ kind: 'expand', word: 'CLUSTER' }, 'with cluster|with clusters|including cluster|and cluster'],
  [
    { kind: 'expand', word: 'PERCENTILES' },
    '10th and 90th|including the 10th and 90th|10th percentile|90th percentile|10th and 90th percentile|all percentile',
  ],
  [
    { kind: 'in_name' },
    'in the name|in their name|in its name|in the title|in their title|whose name contain|name contain|name contains|contain the word|contains the word|containing|contain|contains|named like|with the word|whose title contain|title contains|name includes',
  ],
  [{ kind: 'skill' }, 'as premium skill|as a premium skill|is a premium skill|where premium skill|with premium skill|premium skill is'],
  [
    { kind: 'write' },
    'delete|remove|drop|erase|wipe|update|rename|insert|add|change|truncate|overwrite|purge|create|apply|buy|clear|kill|shut|set|write|modify|edit|revoke|schedule|book|draw|play|hack|submit|cancel|destroy|replace|save|store|send|call|email|fix|register|reset|alter|grant|empty|sell|order me|translate|ignore|put|upload|download|install|restart|stop|promote|correct|assign|fire|disable|enable|approve|appoint|punish|block|ban|publish|post|pay me|sue|marry|sing|paint|cook|generate|compose|debug|solve|count to|recommend',
  ],
  [
    { kind: 'elsewhere' },
    'opening hour|business hour|phone number|phone|stock price|share price|stock|share of stock|market cap|revenue|profit|return policy|near me|address|email|email address|coupon|discount|insurance quote|quote|weather|rain|snow|joke|poem|story|song|recipe|movie recommendation|restaurant recommendation|lyric|password|user|token|service key|source code|system prompt|instruction|meeting|flight|ticket|direction|calorie|score of the game|lottery|horoscope|boyfriend|girlfriend|ceo email|scandal|lawsuit|dividend|earnings call|news|cover letter|resume|essay|letter|president of|capital of|meaning of',
  ],
  [
    { kind: 'skip' },
    `a|an|the|of|in|on|at|to|for|with|is|are|was|were|be|been|being|am|do|does|did|have|has|had|can|could|would|will|should|must|may|i|me|my|you|your|we|us|our|they|them|their|it|its|he|she|his|her|this|that|these|those|there|here|what|whats|which|when|why|how|whose|whom|please|show|list|give|get|fetch|find|display|return|need|want|let|see|tell|provide|lookup|look up|look|up|also|per year|a year|yearly|annually|annual|just|im|ive|id like|ill|theyre|whos|lets|hows|wheres|some|all|any of|so|then|than|as|if|from|into|among|within|by the|out|about the|about how|data for|data on|data about|have data|have data for|the data|your data|dataset|database|in total|total|overall number|now|right now|today|available|exist|exists|existing|different|kind|kinds|type|types|various|us based|america|usa|united states|in the us|nationwide|named|called|using|use|ones|people|person|someone|somebody|anyone|work|works|working|worked|working as|live|thing|question|help|hi|hey|ok|okay|thank|thanks|actually|really|exactly|specific|particular|certain|having|require|requires|required|requirement|needed|needs|offered|offer|offers|offering|belonging|field|area|common|based in|headquartered in|located|located in|state|state of|because|because of|due to|where ai|area of|in terms of|terms|regarding|concerning|respect|value|values|name|names|full|complete|entire|whole|case|typically|usually|general|still|ever|already|yet|too|very|much|many|well|go|goes|going|went|come|comes|know|check|pls|plz|asap|both|either|own list|such|e g|i e|etc|per cent|tier|posting tier|count of|no matter|flag|become|becoming|gets|got|while|during|after|before|since|until|between the|id|code|would like|would like to|id like to|like to|i like|in term of|lot of|a lot|gone|through|hold|holding|looking for|interested in|more about|more on|one of|any other|another one|tell more|learn more|learn|more info|more information|let me know|what about|how about|level of|number of the|across the us|in general|guy|folk|wanna|gonna|curious|wondering|i wonder|wonder`,
  ],
];

type Aside = Extract<Sense, { kind: 'aside' }>;

/** Words that say nothing more in questions about some topics. Anywhere else, leaving them out would change the question. */
const ASIDES: readonly (readonly [Aside, Phrases])[] = [
  [
    { kind: 'aside', either: [{ of: ['wages', 'growth', 'retention', 'promotion', 'probability', 'education'] }] },
    'average|median|mean|percentage|percent|proportion|figure|number|statistic|stats|numbers|typical|rate|rates of|share of|share|level|often|current|currently|lot|change in|more',
  ],
  [
    { kind: 'aside', either: [{ of: ['ai'], isAboutRole: true }] },
    'risk|at risk|risk from|effect|affect|change|changing|worry|worry about|safe|safe from|threat|threatened|threatened by|endangered|danger|exposure|exposed|level|task|replace|replaced|disrupt|disrupted|term|harm',
  ],
  [{ kind: 'aside', either: [{ of: ['pathways', 'next', 'similar'] }] }, 'other|another|different|typical|often|common'],
  [{ kind: 'aside', either: [{ of: ['workforce', 'count', 'statistics', 'company_badges', 'role_badges'] }] }, 'share|share of|number|across'],
];

/** What each phrase means, by its words in the singular. */
export const VOCABULARY: ReadonlyMap<string, Sense> = vocabulary();
export const LONGEST_PHRASE = Math.max(...[...VOCABULARY.keys()].map((phrase) => phrase.split(' ').length));

function vocabulary(): Map<string, Sense> {
  const phrases = new Map<string, Sense>();
  const add = (sense: Sense, listed: Phrases): void => {
    for (const phrase of listed.split('|')) {
      const key = phrase.split(' ').map(lemmaOf).join(' ');
      if (!phrases.has(key)) phrases.set(key, sense);
    }
  };
  for (const [sense, listed] of VALUES) add(sense, listed);
  for (const [topic, listed] of Object.entries(topics)) add({ kind: 'topic', topic: topic as Topic }, listed);
  for (const [sense, listed] of GRAMMAR) add(sense, listed);
  // A phrase can be an aside of several topics; one that needs a job is an aside of these topics only there.
  for (const [sense, listed] of ASIDES) {
    for (const phrase of listed.split('|')) {
      const known = phrases.get(phrase.split(' ').map(lemmaOf).join(' '));
      if (known?.kind === 'aside') phrases.set(phrase, { kind: 'aside', either: [...known.either, ...sense.either] });
      else add(sense, phrase);
    }
  }
  return phrases;
}
