import { lines, type Phrases } from '../../../language/phrases.ts';
import type { Sense } from '../senses.ts';
import { FILLER_TEMPLATES } from './filler-templates.ts';

/** Words without a meaning for the query, by class. Anything else is reported. */
const SKIPPED = {
  articles: lines`
    by the|within the|where ai|then|a|an|the|this|that|these|those|some|all|any of|another one|other one|ones|one of|such|own list|both|either|certain|
    particular|specific|different|various|kind|kinds|type|types|so|then|than|as|if|there|here|any other
  `,
  prepositions: lines`
    the word|the words|for the word|for the term|the phrase|for the phrase|for the keyword|the expression|thru|of|in|on|at|to|for|with|into|among|out|during|
    after|before|since|until|between the|through|in terms of the|regarding|concerning|respect|because|because of|due to|about the|about how|thanks to|w|
    amongst|via|upon|across the us|over to|off|alongside|inside|onto|as to|amid|toward|behind|over the
  `,
  verbs: lines`
    is|are|was|were|be|been|being|am|do|does|did|have|has|had|can|could|would|will|should|must|may|might|having|hold|holding|held|get|gets|got|getting|give|
    become|becoming|go|goes|going|went|gone|come|comes|exist|exists|existing|work|works|working|worked|working as|live|use|using|offer|offers|offering|
    offered|require|requires|required|requiring|requirement|require the|needed|needs|located|located in|based in|headquartered in|called|named|keep|happen|
    seem|throw in|toss in|tack on|tend|tend to|look like|show up|received|receive|receiving|carry|carrying|win|won|winning|earned the|boast|boasting|possess|possessing|enjoy|collect|
    achieve|achieved|awarded|awarded the|exist in|stand|appear|include|including|included|cover|covered|feature|featuring|there is|there are|are there|
    is there|involve|count as|qualify as|hq d|hqd|hqed|operating|operate|found|find in|consider|considered|deemed|that count|count among|counting among|think|feel|
    try|trying|start with|begin with|use to|let|make sense|going on|deal|turn out|turned|come up|pop up|wind up as|asked|asked for|ask|asking|want to see|
    score|say that|read|treat|plan|decide|deciding|mean to|available for|open to|it take|take to|sit in|sits in
  `,
  requests: lines`
    please|show|list|fetch|find|display|return|want|let|see|tell|provide|lookup|look up|look|check|pls|plz|pull|pull up|export|retrieve|query|output|
    print a list|print the list|bring up|pull together|compile|gather|grab|name|name the|names|id like|id like to|like to|i like|would like|would like to|
    i d like|want to know|need to know|let me know|let me see|give me|show me|can you|could you|i need|i want|we need|we want|user want|user wants|user need|
    the user wants|user asks|im looking for|looking for|interested in|i am interested in|trying to find|try to find|trying to|hoping to|wish to|learn more|
    learn|tell more|more info|more information|more on|what about|how about|do you have|do you know|know|i wonder|wonder|wondering|curious|see the|study the|
    examine|explore|compare|comparing|comparison|comparison of|compared to|compared with|as compared to|as compared with|in comparison to|in comparison with|stack up against|stack up with|measure up against|measure up to|hold up against|view|i would like|list of|list of all|a list of|full list of|complete list of|lists|table of|
    overall list|report on|report of|pick|choose|recommend|need|only show|show only|give me only|select|select all|suggest|point me to|tell us|
    walk me through|lay out|present|search up|get me|hand me|run|run a query|dig up|track down|identify|send me|send me that|send over|that list|forward|
    share with me|share|mail me
  `,
  people: lines`
    i|me|my|you|your|we|us|our|they|them|their|it|its|he|she|his|her|people|person|someone|somebody|anyone|guy|folk|im|ive|ill|theyre|myself|yourself|
    themselves|themself|those who|those that|anybody|one s|individual|candidate who|jobseeker|job seeker|friend|son|daughter|kid|my son|my daughter|my friend|
    colleague|anything|everyone|whoever|who they are|one who|boss|my boss|manager of mine|my wife|my husband|husband|wife|partner|my partner|my sister|
    my brother|sister|brother|my mom|my dad|my cousin|mine|myself|our team|my team|team|class|my class
  `,
  questions: lines`
    what|whats|which|when|why|how|whose|whom|lets|hows|what s|what are|what is|which one|which ones|which of|what kind of|what kinds of|what sort of|
    what sorts of|what type of|what types of|do any|are any|is any|how do|how does|how is|how are|how well|how good|how come
  `,
  politeness: lines`
    quick one|a quick one|just a quick one|hi|hey|hello there|ok|okay|thank|thanks|just|actually|really|exactly|also|too|very|well|wanna|gonna|asap|
    quick question|quickly please|kindly|i am|today|now|right now|currently available|available|already|ever|still|as of now|at the moment|at present|
    presently|these days|nowadays|anyway|maybe|perhaps|possibly|simply|basically|obviously|say|e g|i e|etc|eg|ie|vs|versus|per se|respectively|usually|
    typically|generally|general|in general|mostly|mainly|commonly|normally|resp|tend to be|exact|precisely|precise|roughly|approximately|about roughly|
    around about|according to your data|according to the data|based on the data|based on your data|later|now that|by now|sort of|kind of|lol|btw|fyi|
    by the way|thx|ty|cheers|mate|dude|folks|in one go|at all|for me|for us|for my|please and thank you|when it come to|as far as|speaking of|as regard
  `,
  nouns: lines`
    on his resume|on her resume|on their resume|on a resume|on the resume|in his resume|in her resume|in their resume|in a resume|in the resume|on his cv|
    on her cv|on their cv|on a cv|student|client|my client|my student|help|report|table|answer|question
  `,
  data: lines`
    data for|data on|data about|have data|have data for|have data on|the data|your data|data|dataset|database|the dataset|the database|in the dataset|
    in the database|in your data|in the data|in the system|in total|overall number|metric for|figure for|information system|on file|in your database|
    in your dataset|in the data set|in your data set|in this data set|in the data base|in your data base|data set|dump of|a dump of|the dump of|data dump of|full dump of|a full dump of|export of|an export of|extract of|an extract of|printout of|a printout of|data point|event type|type of event|value|values|flag|flagged|flagged as|labeled|labelled|labeled as|marked|marked as|tagged|
    tagged as|status|tier|posting tier|category|classification|classified in|rank list|id|full|complete|entire|whole|case|term|level of|number of the|field|
    area|area of|space|arena|domain|world|realm|listed|name of|names of|the name of|term of|end of|per cent|no matter|thing|stuff|criterion|condition|
    experience level|parameter|filter|filtered|filtered by|filtered to|filter by|filter to|filter for|where the|with the|equal|equals|set to|ones with|
    that is|that are|that have|that has|which have|which has|side|classified as|classed as|classified|total of
  `,
  scope: lines`
    civilian|in civilian life|civilian world|on their own|of its own|us based|america|usa|united states|in the us|nationwide|in the united states|in the usa|
    in america|across the country|in the country|country wide|countrywide|across the united states|state|state of|the state of|in the state of|american|u s|
    across the nation|in this country|nationally|for the us|of the us
  `,
  narrowing: lines`
    only those|only those with|only those in|only the ones|only ones|only the ones with|only the ones in|only in|only for|only with|only include|only company|
    only want|only the|only these|i only want|i only need|just those|just those with|just the ones|just the one|just the ones in|just ones|restricted to|
    restrict|restrict to|restrict it to|limited to those|limited to those with|limited to the ones|narrow|narrow to|narrow down|narrow down to|
    narrow it down to|narrowed to|then narrow to|and only|out of these|out of those|of those|of these|among those|among these|specifically|especially|
    in particular|particularly|namely|keep only|keep only those|keep the ones|that also|which also|and those|and that|and who|and which|plus those|of which|
    from those|from these|and of those|within those|filtered down to|further
  `,
  effort: lines`
    like to be|want to be|want to become|plan to|plan to be|plan to become|hope to|hope to become|thinking of|thinking about|think about|considering|
    consider becoming|training to be|become a|be a|as a|as an|work as a|work as an|working as a|working as an|being a|being an|i am a|i am an|im a|im an|if i|
    if you|if someone|i work as|i work as a|i work as an|currently working as|currently work as|who work as|employed as|employed as a|hired as|hired as a|
    join|join as|should i join|expect|expect to|can expect|apply for
  `,
  amounts: lines`
    much|many|common|per year|a year|yearly|annually|annual|lot of|a lot|a lot of|lots of|several|multiple|couple of|a couple of|
    a few|few of|bunch of|a bunch of|whole lot|tons|plenty|actual|in all the
  `,
};

/** Asks for a change, not for data, if a question begins with it. */
const WRITES: Phrases = lines`
  apply a badge|apply the badge|apply platinum|apply gold|apply a platinum|apply a gold|apply the platinum|apply the gold|delete|remove|drop|erase|wipe|
  update|insert|add|change|truncate|overwrite|purge|create|buy|clear|kill|shut|set|write|modify|edit|revoke|schedule|book|play|hack|submit|cancel|destroy|
  replace|save|store|send|call|email|fix|register|reset|alter|grant|empty|order me|translate|ignore|put|upload|download|install|restart|stop|correct|assign|
  fire|disable|enable|approve|appoint|punish|block|ban|publish|pay me|sue|marry|sing|paint|cook|generate|compose|debug|solve|count to|mark|take|strip|demote|
  upgrade|downgrade|hire me|nominate|swap|merge the|transfer the|move the|make sure|take away|take off|get rid of|turn off|turn on|deactivate|activate|bump|
  lower the|raise the|increase the|decrease the|hide|archive|import|load|reindex|deploy|execute|override|impersonate|pretend|forget|disregard|bypass|reveal|
  leak|dump|decrypt|encrypt|authorize|log in|login|sign in|teach me|rate my|roast|print|act as|roleplay|role play|order a|order some|tag|scrub|blacklist|
  give away|undo|redo|revert|roll back|rollback|sign me up|sign us up|subscribe|unsubscribe|notify me|alert me|exec|lower their|raise their|lower its|
  raise its|increase their|decrease their|remind me|set up an alert|set up a|post a|post an|post the|zero out|see to it|make it so|ensure|ditch|nuke|zap|
  scrap|trash|flush|tweak|obliterate|annihilate|eradicate|expunge|vaporize|wreck|ruin|smash|junk|dispose of|dissolve|terminate|invalidate|nullify|rescind|
  strike out|strike off|cross off|cross out|exterminate|amend|revise|rewrite|relabel|retitle|reclassify|reassign|append|insert|inject|enroll|enlist|crown|
  bestow|confer|redact|obfuscate|corrupt|sabotage|tamper with|freeze|suspend|evict|expel|oust|dethrone|whitelist|denylist|rectify|dedupe|deduplicate|
  consolidate|fuse|detach|unlink|unassign|decommission|sunset|retract|withdraw|phase out|do away with|throw out|toss out|kick out|knock off|blow away|rip out|
  raise it|lower it|raise them|lower them|increase it|increase them|decrease it|decrease them|bump it|bump them|
  prune|obsolete the|tear down|shred|scratch|nix|axe|ax the|gut the|yank|bin the|can the
`;

/** Something that the data does not have. */
const ELSEWHERE: Phrases = lines`
  unions|women|woman|lgbt|lgbtq|disabled people|immigrant|foreigner|refugee|ex offender|felon|commission|tip income|gratuity|per diem|severance|pension|
  retirement plan|equity grant|rsu|relocation package|sign on bonus|registration number|company registration|tax id|tax number|ein|vat number|duns number|
  duns|cusip|isin|cik|lei code|incorporation|incorporated in|date of incorporation|registered agent|feel like to work|feel like to be|like to work as|
  like to be a|day in the life|typical day|work day look like|daily routine|stressful|stress level|how stressful|how hard is|how difficult is the job|
  personality|personality type|uniform|commute|parking|headhunter fee|agency fee|union due|union contract|collective bargaining|picket|walkout|labor dispute|
  osha|violation|fine they paid|settlement|supreme court|donation|donate|sponsorship|sponsor visa|h1b|carbon footprint|emission|
  electricity consumption|board member|board of director|executive pay|ceo pay|turnover of ceo|school district budget|enrollment|tuition|tuition fee|
  admission requirement|acceptance rate|scholarship|student loan|apprenticeship program near|boot camp near|license fee|license renewal|
  boss rating|manager rating|employee rating|worker rating|star rating|customer rating|customer satisfaction|glassdoor rating|glassdoor score|glassdoor review|indeed rating|yelp rating|google review|bbb rating|credit rating|esg rating|how diverse|diverse workforce|
  in one paragraph|in a paragraph|in one sentence|in a sentence|in two sentence|in a tweet|invest in|should i invest|worth investing|play next|play tonight|
  play today|play tomorrow|from now on|from today on|from this day on|from this day forward|effective today|effective immediately|starting today|
  starting tomorrow|as of tomorrow|going forward|henceforth|link|hyperlink|url to|the hiring manager|name of the hiring manager|name of the recruiter|
  recruiter name|name of the manager|treat worker|treat its worker|treat their worker|treat employee|treat its employee|treat their employee|treat people|
  treat its people|treat their people|treat staff|treat its staff|treat their staff|free parking|free food|free lunch|dog friendly|pet friendly|allow dog|
  allow pet|tuition reimbursement|tuition assistance|gym membership|paid parental leave|let me work from|allow me to work from|work from anywhere|
  work from abroad|work remotely from|stock trading at|trading at|stock trade at|trade at right now|opening hour|business hour|phone number|phone|stock price|
  share price|stock|share of stock|market cap|revenue|profit|return policy|near me|address|email address|coupon|discount|insurance quote|quote|weather|rain|
  snow|joke|poem|story|song|recipe|movie recommendation|restaurant recommendation|lyric|password|user password|token|service key|source code|system prompt|
  instruction|meeting|flight|ticket|calorie|score of the game|lottery|horoscope|boyfriend|girlfriend|ceo email|scandal|lawsuit|dividend|earnings call|news|
  cover letter|resume|essay|letter|president of|capital of|meaning of|haiku|a movie|good movie|movie about|film about|book about|tv show|song about|limerick|
  ceo|founder|founded|cto|cfo|chairman|world cup|super bowl|interview|interview question|interview process|dress code|vacation day|vacation|parental leave|
  401k|health insurance plan|stock option|remote work|work from home|work remotely|hybrid work|unionized|union|strike|layoff|laid off|fortune|founding|
  net worth|number of employee|how many employee|employee count|headcount|unemployment|unemployment rate|inflation|cost of living|rent|house price|
  real estate price|mortgage rate|interest rate|exchange rate|bitcoin|crypto|election|politics|war|sport|football|baseball|basketball|dinner|lunch|breakfast|
  beach|hotel room|restaurant near|traffic|route|drive from|distance|distance between|how far|time is it|what time|timezone|birthday|how old|how tall|
  height of|age of|python script|script|javascript|sql injection|environment variable|config|configuration|secret|jwt|api key|credential of|your creator|
  who are you|who made you|who built you|glassdoor|review|linkedin profile|logo|slogan|price|menu|gdp|tax|taxes|income tax|immigration|visa|green card|
  work permit|license requirement|licensing|certification exam|exam|bonus|signing bonus|gender pay gap|gender|female|females|male|males|minority|minorities|
  hispanic|latino|ethnic|racial|religion|religious|demographic|demographics|diversity|race|ethnicity|veteran status|age discrimination|working hour|work week|
  shift schedule|overtime|work life balance|culture|company culture|moral|burnout|safety record|injury|fatality|accident|recession|forecast|outlook for 2030|
  projection|projected|by 2030|in 2030|how many people work|how many worker work|people work at|people work for|how many people does|how many people do|
  how many staff|number of staff|number of worker at|size of the company|how large a workforce|worker does|how many store do|how many store does|
  how many branch do|how many branch does|how many location do|how many location does|how many restaurant do|how many restaurant does|how many warehouse do|
  how many warehouse does|how many office do|how many office does|how many outlet do|how many outlet does|how many hospital do|how many hospital does|
  how many factory do|how many factory does|how many plant do|how many plant does|how many franchise do|how many franchise does|how many shop do|
  how many shop does|how many site do|how many site does|how many facility do|how many facility does
`;

/** Of these classes, a word can begin a job title: "data analyst". */
const NOUNS: readonly string[] = ['nouns', 'data', 'scope'];

export const FILLERS: readonly (readonly [Sense, Phrases])[] = [
  [{ kind: 'write' }, WRITES],
  [{ kind: 'elsewhere' }, ELSEWHERE],
  ...Object.entries(SKIPPED).map(([name, phrases]): readonly [Sense, Phrases] => [
    { kind: 'skip', ...(NOUNS.includes(name) ? { isNoun: true } : {}) },
    phrases,
  ]),
];

/** After all other phrases, which count before them. */
export const LATE_FILLERS: readonly (readonly [Sense, Phrases])[] = Object.values(FILLER_TEMPLATES).map((phrases) => [{ kind: 'skip' }, phrases]);

type Aside = Extract<Sense, { kind: 'aside' }>;

/** Words that say nothing more in questions about some topics. Anywhere else, leaving them out would change the question. */
export const ASIDES: readonly (readonly [Aside, Phrases])[] = [
  [
    { kind: 'aside', either: [{ of: ['wages', 'growth', 'retention', 'promotion', 'probability', 'education'] }] },
    lines`
      average|median|mean|percentage|percent|proportion|figure|number|numbers|typical|normal|usual|fair|rate|rates of|share of|level|often|current|currently|lot|change in|more|
      metric|measure|fraction|portion|how often|how frequently|expected|potential
    `,
  ],
  [
    { kind: 'aside', either: [{ of: ['ai'], isAboutRole: true }] },
    lines`
      proof|vulnerability|endanger|displace|displaced|wipe out|wiped out|squeeze out|push out|kill off|scared|scared of|fear|danger|disruption|resistance|
      risk|at risk|risk from|effect|affect|changing|worry|worry about|safe|safe from|threat|threatened|threatened by|endangered|danger|exposure|exposed|level|
      task|replaced|disrupt|disrupted|harm|mean|mean for|future|vulnerable|vulnerable to|susceptible|susceptible to|afraid|concerned|concern|transform|
      transforming|reshape|reshaping|influence|implication|consequence|impacting|eliminate|survive|obsolete|in danger|eat|come for|coming for|resilient|
      resistant|immune|steal|touch|outlook|prospect|hurt|hurting|threaten|threatening|damage|decimate|shake up|hollow out
    `,
  ],
  [
    { kind: 'aside', either: [{ of: ['pathways', 'next', 'similar'] }] },
    lines`
      other|another|typical|often|else|possible|potential|natural|logical|opportunity|frequent|popular|usual
    `,
  ],
  [
    { kind: 'aside', either: [{ of: ['workforce', 'count', 'statistics', 'company_badges', 'role_badges'] }] },
    'share of|number|across|breakdown|percentage|percent|proportion',
  ],
  [{ kind: 'aside', either: [{ of: ['next', 'similar', 'pathways', 'education', 'ai', 'retention', 'promotion'], isAboutRole: true }] }, 'usual'],
  [{ kind: 'aside', either: [{ of: ['aliases'] }] }, 'known|else|used'],
];
