import { lines, type Phrases } from './phrases.ts';

/**
 * Words that mean the same inside a phrase. A phrase of the vocabulary names a family in braces, and a part that may be left out in brackets:
 * `{high} {pay}`, `need [a] {degree}`. Words are in the singular; add a word here to say it in every phrase of its family.
 */
const FAMILIES: Readonly<Record<string, Phrases>> = {
  pay: lines`
    pay|salary|wage|earning|income|compensation|comp|paycheck|pay check|remuneration|pay rate|pay level|salary level|money|take home pay|annual pay|
    annual salary|yearly pay|yearly salary
  `,
  high: lines`
    high|higher|highest|good|better|best|great|greatest|top|big|bigger|biggest|large|larger|largest|fat|decent|strong|strongest|generous|handsome|excellent|
    attractive
  `,
  low: 'low|lower|lowest|bad|worse|worst|poor|poorest|small|smaller|smallest|meager|weak|weakest',
  degree: lines`
    degree|college degree|college|bachelor|bachelor degree|bachelor diploma|university|university degree|university education|college education|
    higher education|college diploma|four year degree|4 year degree|undergraduate degree|undergrad degree|ba|bs|b a|formal education
  `,
  share: 'share|percentage|percent|proportion|fraction|portion',
  college: lines`
    degree|college degree|college|university degree|university education|college education|higher education|college diploma|formal education
  `,
  need: 'need|require|demand|call for|ask for|expect|insist on|want|take|involve|must have|have to have',
  'do not': 'dont|do not|doesnt|does not|didnt|did not|wont|will not|neednt|need not|not|never',
  school: 'school|college|university|uni|campus|undergrad|grad school',
  grow: 'grow|increase|rise|climb|go up|improve|jump|shoot up|move up|progress|ramp up|accelerate|evolve|develop|change',
  people: 'people|worker|employee|staff|those|one|folk|person|workforce|team member|talent|hire|personnel',
  stay: 'stay|remain|stick around|stick with it|stay put|hang around|hang on|last|keep going|continue',
  leave: 'leave|quit|resign|depart|exit|walk out|walk away|bail|give up|jump ship|move away|drop out|turn over|take off',
  job: 'job|role|position|occupation|career|profession|post',
  group: 'cluster|group|family|field|category|grouping|cluster of occupation|group of job|family of job|bundle',
  employer: 'employer|company|firm|business|organization|workplace|corporation|outfit|enterprise|outlet|shop|place',
  badge: 'badge|award|medal|distinction|recognition|accolade|seal',
  hold: 'hold|have|earn|carry|get|win|receive|own|possess|collect|boast|bag|snag|land|obtain|gain|achieve|be awarded|be given',
  many: lines`
    many|lot of|a lot of|lots of|plenty of|tons of|loads of|numerous|heap of|large number of|a large number of|high number of|loads|a ton of|a bunch of
  `,
  few: 'few|little|low|hardly any|barely any|only a few|not many|scarcely any|a small number of',
  opening: lines`
    opening|vacancy|job opening|open position|open role|open job|job ad|posting|job posting|listing|job listing|advertised job|ad|unfilled position|
    requisition|req
  `,
  city: 'city|metro|metro area|metropolitan area|market|urban area|town|msa|place|location',
  next: lines`
    next|later|afterward|afterwards|after that|from there|subsequently|down the line|down the road|further on|later on|eventually
  `,
  similar: lines`
    similar|same|comparable|related|overlapping|alike|matching|equivalent|transferable|shared|identical|close|like|nearly the same|much the same|
    almost the same
  `,
  skill: 'skill|ability|skill set|skillset|capability|competency|know how|talent|toolkit|competence',
  ai: 'ai|ai exposure|ai automation|ai augmentation|automation|augmentation|exposure|ai impact|ai risk',
  threat: lines`
    threat|threaten|replace|displace|eliminate|endanger|wipe out|kill|kill off|destroy|take over|make obsolete|eat|swallow|automate|squeeze out|push out|
    render obsolete|disrupt
  `,
  machine: 'ai|artificial intelligence|robot|automation|machine|chatgpt|algorithm|computer|llm|gpt|bot|software|technology',
  company: 'company|firm|employer|business|corporation|organization|brand',
  their: 'their|the|a|her|his|my|your|one s|our|its',
  trade: 'trade|operate|run|do business|sell|function|appear|market themselves',
  'best paid': 'best paid|best paying|highest paid|highest paying|top paid|top paying|most valuable|most lucrative|well paid|best rewarded',
  'brand name': 'name|brand|brand name|banner|label|nameplate',
  elsewhere: lines`
    elsewhere|somewhere else|at another {employer}|at a different {employer}|at a new {employer}|with another {employer}|with a different {employer}|
    with a new {employer}|by another {employer}|at another place|at a different place|at other {employer}|outside the {employer}|outside their {employer}|
    by switching {employer}|by changing {employer}|by moving to another {employer}|by leaving their {employer}|by leaving
  `,
  inside: lines`
    within the {employer}|inside the {employer}|within their {employer}|inside their {employer}|in the same {employer}|at the same {employer}|
    with the same {employer}|within the same {employer}|inside the same {employer}|in their own {employer}|at their own {employer}|with their own {employer}|
    with their current {employer}|at their current {employer}|by the same {employer}|where they already work|where they work|without switching {employer}|
    without changing {employer}|without leaving the {employer}|without leaving their {employer}
  `,
  advance: lines`
    promoted|promotion|move up|moving up|advance|advancement|step up|better {job}|higher {job}|better {job} title|rise|climb
  `,
  create: 'generate|create|make|produce|build|draw|prepare|compose|output|render|design|provide|give me|show',
  chart: lines`
    diagram|mermaid diagram|chart|graph|flowchart|flow chart|visualization|picture|mermaid chart|mermaid graph|drawing
  `,
  barrier: 'entry barrier|barrier to entry|barrier|bar to entry|entry hurdle',
  premium: 'expertise premium|premium for expertise|premium on expertise|value of expertise|experience premium|premium',
  rise: 'rise|are rising|is rising|go up|are going up|increase|are increasing|grow|are growing|up',
  fall: lines`
    fall|are falling|is falling|go down|are going down|decrease|are decreasing|decline|are declining|shrink|are shrinking|drop|are dropping|down
  `,
  'how i': 'how do i|how must i|how should i|how can i|how would i|how to|how does one',
  write: 'write|ask|word|phrase|put|formulate|pose',
  question: lines`
    question|a question|the question|my question|a query|the query|a question about|the question about|question about|a query about|query about|a query for|
    question on
  `,
  harder: 'harder|tougher|more difficult|trickier|more complicated',
  easier: 'easier|simpler|less difficult|less hard',
  enter: lines`
    enter|get into|get in|break into|break in|start|start in|start out|start out in|join|access|get started|get started in|land
  `,
  getting: 'get|become|is getting|is becoming|are getting|are becoming|getting|becoming|is|are|has become|got',
  entry: 'entry|entering|getting in|getting into it|getting started|breaking in|starting|starting out|starting a career',
  rising: 'rising|growing|increasing|climbing|higher',
  falling: 'falling|declining|decreasing|shrinking|dropping|lower|lowered',
  expert: 'expert|specialist|expertise|experience|know how|deep knowledge|knowing more|being an expert|being good',
  make: lines`
    make|making|build|building|produce|producing|sell|selling|manufacture|manufacturing|design|designing|develop|developing|supply|supplying|distribute|
    distributing
  `,
  show: lines`
    acquire|bring|catalog|catalogue|cite|cough up|crank out|dig out|dig up|discover|disclose|draw up|furnish|hand|hand over|hunt|hunt down|hunt up|isolate|
    itemize|itemise|lay out|line up|locate|mention|outline|pinpoint|preview|produce|put up|rattle off|recite|reel off|research|round up|run down|scan|
    scare up|scout|scout out|scrape together|seek|seek out|send over|serve up|shortlist|search|sift out|single out|sketch|snag|source|specify|spit out|spot|
    suggest|supply|surface|survey|tease out|throw up|trace|track down|turn up|uncover|unearth|whip up
  `,
  want: 'want|like|love|hope|need|wish|hoping|looking|trying|hate not|be happy|be keen|be glad|appreciate',
  blend: 'blend|mix|mixture|combination|combo|balance',
  volume: lines`
    hiring|posting|opening|posting volume|hiring volume|number of posting|posting count|job opening|job posting|volume of hiring|amount of hiring
  `,
  novice: lines`
    beginner|newcomer|new grad|recent grad|new graduate|recent graduate|fresh graduate|graduate|grad|starter|career starter|rookie|junior|entry level|
    entry level worker|entry level people|entry level hire|entry level talent|early career|early career people|early career worker|early career talent|
    first timer|first time worker|first job seeker|young people|young worker|young talent|newbie|novice|fresher|trainee|apprentice|student|new hire|
    new entrant|career changer|the inexperienced|inexperienced people|people new to work|people new to the workforce|people just starting out|
    people starting out|people without experience|people with no experience
  `,
  'which jobs': 'which occupation|what occupation|which job|what job|which role|what role|the occupation that|the job that',
  'each of them': 'each|each one|every one|them|it|each cluster|every cluster|each of them|all of them|each group|every group',
  blended: 'blended|calculated|computed|combined|composite|joint|weighted|mixed',
  calculated: 'calculated|computed|blended|composite|weighted',
  rank: 'rank|ranking|order',
  ranking: 'rank|ranking|order|ordering|score|sort|sorting|list|formula|index|measure|metric',
  take: 'can take|could take|may take|might take|will take|would take|take|can lead|could lead|may lead|might lead|can bring|could bring|can get',
  someone: 'you|me|them|him|her|us|someone|somebody|one|people|a person|it',
  put: 'put|did you put|do you put|have you put|you put|is put|are put|get put|placed|did you place|do you place|filed|do you file|did you file|sorted|lumped|bundled|grouped|clustered|thrown|bucketed|pooled',
  detail: 'detail|data|block|column|field|part|section|figure|info|information|overlay|value|piece|bit',
  whoever: lines`
    who|what|everything|everyone|everybody|whoever|whatever|which occupation|what occupation|which job|what job|all occupation|all job|all the occupation|
    all the job|the occupation|the job|the member|all member|occupation|job
  `,
  option: 'option|route|path|opportunity|possibility|way|avenue|track|prospect|ladder',
  calculate: lines`
    calculated|calculate|computed|compute|determined|determine|assigned|assign|awarded|award|given|decided|decide|made|derived|measured|worked out|defined|
    figured out
  `,
  include: 'with|including|include|incl|and|plus|show|show me|showing|along with|together with|as well as|add|adding|attach|throw in|toss in|tack on',
  created: 'created|added|updated|last updated|changed|last changed|modified|last modified|created and updated|added and updated',
  adding: 'with|including|include|incl|plus|along with|together with|add|adding|attach',
  'how many stay': lines`
    how many stay|how many people stay|how many worker stay|how many remain|how long people stay|how long worker stay|how well they keep people|
    how well they retain people|what share stay|how many of them stay
  `,
  right: 'right|correct|proper|official|exact|actual|matching|standard',
  bring: 'pay|earn|bring|command|fetch|get|earn you|pay you|get you|bring you|make you|bring in',
  'extra pay': 'extra|more|extra money|extra pay|more money|a premium|a bonus|a pay premium|higher pay|better pay',
  'am i': 'am i|are we|is he|is she|are they|if i am|if im|whether i am|whether im',
  percentile: 'percentile|pct|pctl|pctile',
  middle: 'middle|median|average|mean|midpoint|typical pay',
  know: lines`
    know|find out|see|learn|hear|get|understand|figure out|discover|determine|check|have|be told|work out|establish|verify|look at|look into
  `,
};

/** The words of a phrase, in order. */
export type Words = readonly string[];

/** A family, an optional part, or a word. Each stands alone between spaces. */
const PART = /\{([^}]+)\}|\[([^\]]+)\]|[^ ]+/gu;
const NO_WORDS: Words = [];

/** All phrases that a list of templates makes, each as its words: there are so many that splitting their texts would take longer than making them. */
export function phrasesOf(templates: Phrases): Words[] {
  return templates.split('|').flatMap(expand);
}

function expand(template: string): Words[] {
  if (!/[[{]/u.test(template)) return [template.split(' ').filter((word) => word !== '')];
  let made: Words[] = [NO_WORDS];
  for (const [word, family, optional] of template.matchAll(PART)) {
    const ways = family !== undefined ? phrasesOfFamily(family) : optional !== undefined ? [NO_WORDS, ...expand(optional)] : [[word]];
    made = made.flatMap((before) => ways.map((way) => [...before, ...way]));
  }
  return made;
}

const known = new Map<string, readonly Words[]>();

function phrasesOfFamily(name: string): readonly Words[] {
  const found = known.get(name);
  if (found !== undefined) return found;
  const words = FAMILIES[name];
  if (words === undefined) throw new Error(`No word family is called {${name}}. Add it to FAMILIES in src/catalog/word-families.ts.`);
  const phrases = phrasesOf(words);
  known.set(name, phrases);
  return phrases;
}
