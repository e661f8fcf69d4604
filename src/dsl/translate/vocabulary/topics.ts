import { lines, type Phrases } from '../../../language/phrases.ts';
import type { Topic } from '../senses.ts';

/** What people call what the operations answer. The table of intents says which form answers which topics. */
export const TOPICS: Readonly<Record<Topic, Phrases>> = {
  companies: lines`
    company|place|place to work|chain|provider|maker|vendor|operator|enterprise|brand|companys|employer|firm|business|businesses|corporation|organization|
    workplace|compny|companie|institution|outfit|player|big player|conglomerate|giant|corp|agency|group of company|shop|supplier|dealer|hirer|cos|
    anyone who hire
  `,
  who: 'who',
  jobs: lines`
    posts on offer|post on offer|job on offer|open post|posts|occupation|job|role|position|profession|line of work|kind of worker|worker|career|vocation|
    job role|job type|type of job|kind of job|work role|gig|job open to|role open to|occupation open to|career open to
  `,
  clusters: lines`
    clusterconvert|cluster convert|cluster|occupation cluster|job cluster|occupational cluster|job family|occupation group|group of occupations|
    occupational group|job group|occupation family|group of job|role cluster|career cluster|career group|career family|role family|family of job|
    family of occupation|field where|field in which|field that|field with|field which|which field|what field|all field|list field|career field|
    occupational field
  `,
  industries: 'industry|sector|industry sector|vertical|branch of industry|line of business',
  badges: lines`
    badge|rated|rating|employer rating|award|badging|recognition|medal|accolade|distinction|honor|badge status|badge profile|badge record|badge level|
    badge info|badge detail|seal|score card|scorecard|badge holder|badges held|stamp
  `,
  company_badges: lines`
    badge table|table of badge|badge matrix|badge grid|badge sheet|badge by company|four badge for each|four badge of each|all four badge for each|
    all four badge of each|badge row|badge overview of company|
    company badge|employer badge|badge of company|badge of employer|badge of all company|badge of all employer|badge of the company|badge for company|
    badge for all company|badge for all employer|badge for employer|company badge count|company level badge|employer level badge|overall badge count
  `,
  role_badges: lines`
    role badge matrix|role badge grid|role badge table|role badge|occupation badge|job badge|badge of occupation|badge at all company|badge do employer have|badge do company have|badge by role|
    occupation level badge|role level badge|badge across employer|badge across company|employer role badge|company role badge|company job badge|employer job badge|employer occupation badge|company occupation badge|badge across all employer|badge across all company|badge for role|
    badge for occupation|badge per role|job level badge|cluster badge|badge for job|across employer|across company|across all employer|across all company|
    by employer and role|role level|at the role level|at role level|on the role level|at the occupation level|at occupation level|occupation level|
    at the job level|on role level|by individual role
  `,
  hiring: lines`
    hire|hiring|hires|recruit|recruiting|recruits|employ|employs|employing|employed|looking for staff|job for me|vacancy|open role|open job|opening|
    job opening|where can i work|where can i work as|have job for me|where to work|hire for|want to hire|seek|seeking|apply|where to apply|
    where should i apply|find work|find a job|get hired|get a job|get work|in demand|in demand at|demand|staff up|on the lookout for|open position|job ad|
    headhunt|hiring activity|workers wanted|wanted|fill|trying to fill|looking to fill|try to fill|staffing|need to fill|job offer|on offer|
    are looking for worker|snap up|bring on|hiring people|hire people|help wanted|now hiring|who is looking for|who looks for|who are looking for|
    is looking for|who want|who seek|searching for worker|who search for|who is searching|who is searching for|is searching for|are searching for|
    company is searching|company searching|company is searching for|company searching for|employer searching for|employer is searching|firm searching for|
    is searching|are searching|company looking for|employer looking for|firm looking for|company that need|employer that need|who would hire|look to hire|
    looking to hire|job available|position available|available job
  `,
  where: lines`
    where|location|hiring location|which area|what area|in which metro area|in which city|which metro|which city|city where|metro where|place where|geography|
    city|in what city|what city|what metro|in what metro|which location|which place|which market|what market|which region|footprint|map of|geographically|
    geographic|where in the country
  `,
  postings: lines`
    posting|total posting|job posting|total job posting|number of posting|total posting count|posting count|all posting|posting volume|number of job posting|
    advertised job|job ad count|job listing|listing|posting number|number of opening|number of job opening|number of open job|hiring volume|volume of posting|
    posted job|posted position|ad|advert|advertisement|job advert|job advertisement|ads|job ads|ads they post|job ads they post|jobs they post|job they post|
    opening they have|job they advertise|they advertise|they post|advertise|job posted|jobs posted|number of ads
  `,
  entry_postings: lines`
    entry posting|entry level posting|entry level job posting|entry posting count|posting for beginner|junior posting|entry level opening|
    entry level job opening|entry level posting count|entry level hiring|entry level vacancy|entry level listing|beginner posting|junior opening|
    number of entry level posting|entry level recruiting|entry level job for|entry level position for|entry level role for|junior job for|entry level ad|
    entry level job ad|entry level advert|junior ad|entry level job advert|entry level ads|entry level job ads|junior ads
  `,
  wages: lines`
    wage|salary|salery|pay|pays|paying|payed|earn|earns|earning|earned|income|compensation|money|paid|how much|make|makes|remuneration|wages data|pay data|
    percentile|salary range|pay range|paycheck|pay scale|pay rate|pay level|take home|take home pay|bring home|bring in|wage level|wage data|annual pay|
    annual salary|pay band|salary band|comp band|comp range|compensation band|compensation range|dollar|what would i make|what will i make|payscale|get paid|cash|salary expectation|worth financially|take home salary|
    comp|how much money|upper quartile|upper quartile wage|75th percentile|75th percentile wage|p75|p25|p50|p25 to p75|p25 p50 p75|p25 and p75|25th percentile|25th to 75th percentile|25th and 75th percentile|lower quartile|top quartile|third quartile|paid out|rake in|pull in|
    going rate|wage figure|salary figure|pay figure|pay packet|pay check|earning power|what do they pay|buck|how much does|how much do|make a year|earn a year
  `,
  growth: lines`
    grow pay|grow wage|grow salary|growth|grow|grows|growing|increase|increases|rise|rises|raise|raises|progression|progress|trajectory|over time|develop|
    development|evolve|over the years|go up|goes up|how fast|how quickly|with tenure|as they gain experience|as you gain experience|wage curve|pay curve|
    over a career|throughout a career|climb over time|trend|wage progression|pay progression|salary progression|jump|gain
  `,
  retention: lines`
    retention|retain|stay|stays|stay put|turnover|attrition|leave|leaves|quit|quits|retention rate|tenure rate|stay in their job|keep their job|job tenure|
    how long do|churn|loyal|loyalty|remain|stick around|stick with|stick with it|stick|remain in their job|stay in the job|stay on the job|stay on|
    last in the job|leave their job|quit their job|leave the job|job hop|resign|walk away|stay three year|stay for three year|stay three years|
    three year retention|3 year retention|stay 3 year|stay for 3 year|stay at least 3 year|stay for at least 3 year|still there after 3 year|
    still in the job after 3 year|retention metric|staying power|lose people|lose worker|lose staff|keep people|keep worker|keep staff|
    stay with their employer|leave their employer|how long they stay|still with the same employer|with the same employer|still with their employer|
    at the same company|still at the same company|still with the same company|still there|still in the job|still in the same job|same employer|last long|
    hang around|hang on|bail|jump ship|hop job|wash out|burn out of|stay put in|turn over|exit rate|quit rate|staying|stay rate|leave rate
  `,
  promotion: lines`
    promoted|promotion|promotion rate|get promoted|getting promoted|internal promotion rate|external promotion rate|promote|promotable|be promoted|
    being promoted|moving up|move up|moves up|climb|step up|upward mobility|internal mobility|rise through the ranks|move up the ladder|climb the ladder|
    get ahead|rise in rank
  `,
  probability: 'probability|chance|odds|likely|likelihood|how likely|probable|chance of|what are the odds|what are the chance|risk of',
  education: lines`
    job level|required job level|level of education required|education|educational|degree|qualification|college|diploma|schooling|university degree|study|
    studies|education level|education requirement|college degree|bachelor or higher|training required|education needed|educational background|
    educational attainment|educational requirement|academic background|credential|level of education|degree requirement|college requirement|graduate share|
    share of graduate|share of college graduate|share of bachelor degree|percentage of graduate|share with a bachelor degree|share with a degree|
    share with bachelor degree|degree holder|go to college|went to college|go to university|attend college|college educated|university education|
    college education|share of people with a degree|educated|academic|bachelor share|bachelor degree share|degree share|college share|education share|
    share of degree holder|bachelor degree holder|bachelor or more|ba|required education|study for|need to study
  `,
  pathways: lines`
    move up {option}|advancement {option}|{option} to move up|{option} to advance|{option} for moving up|    pathway|career path|career pathway|career ladder|career option|career progression|advance|advancement|career advancement|advance their career|
    premium skill|skill|skill earn a premium|skill that earn a premium|what skill earn a premium|which skill earn a premium|what skill earn more|
    what skill pay a premium|which skill pay a premium|what skill carry a premium|which skill carry a premium|what skill bring a premium|
    what skill command a premium|which skill command a premium|career prospect|skill pay off|skills pay off|career opportunity|path|career outlook|
    career trajectory|career map|career roadmap|roadmap|career growth path|valuable skill|most valuable skill|in demand skill|skill worth learning|
    skill to learn|worth learning|skill that pay|skill that pays|skill in demand|which skill|what skill|skill set|skill premium|skills to learn|
    skill should i learn|skills should i learn|job path|advance from|career development|best skill|upskill
  `,
  next: lines`
    where {take} {someone}|where it {take} {someone}|{take} {someone} next|{take} {someone} later|onward|onward move|onward job|onward step|
    onward path|step after|steps after|step from|steps out of|step out of|steps up from|step up from|rung after|
    job beyond|work beyond|life after|graduate into|grow into|
    route out of|way out of|path out of|exit from|escape from|escape route|exit option|next|do next|come next|destination|destination cluster|go next|
    goes next|move on|move on to|next job|next step|next role|transition|transitions|switch to|switch|career move|after being|after working as|move to|
    moves to|become next|do after|leave for|next career|career change|career transition|go after|move into|moves into|go to next|go from here|go from there|
    next career move|next career step|next move|move next|moves next|end up|end up as|end up in|where to go|go on to|transition to|transition into|
    switch into|change career|leave to|move from|lead to|leads to|where does it lead|job after|work after|stepping stone to|career switch|switch career|
    change job|future role|become later|become afterward|change field|follow on job|subsequent|subsequent job|exit to|exit option|flow to|flow into|
    typical next|pivot|pivot to|pivot into|to what|what next|what is next|move|three move|moves for|few year from now|in a few year|down the road|afterwards|
    afterward|go afterwards|go afterward|later career|career wise|usually go|go to work next|progress to|advance to|graduate to|jump to|land in|land|
    job change|switch job|leave to become|where do they go|where they go|new career
  `,
  similar: lines`
    neighbour|neighbouring|neighboring field|neighbouring field|neighbouring job|neighbouring occupation|neighbouring work|neighboring work|
    next door in skill|adjoining|close in skill|close by skill|near in skill|
    skill adjacent|skill adjacent cluster|adjacent|adjacent cluster|similar|similar skill|same skill|similar job|similar occupation|related by skill|related|
    related job|comparable|skill overlap|share skill|close to|skill transfer|skills transfer|transferable|transferable skill|transfer to|transfer their skill|transfer their skill to|transfer my skill|transfer my skill to|take their skill to|take my skill to|bring their skill to|nearest|
    nearest cluster|most similar in skill|by skill|in skill|need the same skill|other career|alternative career|alike|neighbor|neighboring|closest|
    closest job|close|closely related|skill neighbor|skill adjacency|adjacency|overlapping skill|overlap|overlap in skill|overlap with|resemble|like mine|
    akin|akin to|use the same skill|with the same skill|similar to|sibling occupation|alternative|alternative job|alternative to|lateral move|lateral|
    related occupation|related cluster|adjacent occupation|adjacent job|adjacent role|use my skill|use their skill|my skill|with their skill|with my skill|
    with her skill|with his skill|comparable skill|common skill|skills in common|skill in common|skill similarity|skillwise|skill wise|what else can|
    what else could|what else|job are like|jobs are like|job like|role like|career like|occupation like|job similar|like a|like an|like the job of|
    use similar skill|need similar skill|share [the] most {skill}|share [the] same {skill}|share many {skill}|most {skill} in common|
    have the most {skill} in common|overlap [the] most in {skill}|overlap [the] most|requiring similar skill|instead|do instead|swap into
  `,
  ai: lines`
    entry barrier|entry barrier trend|barrier to entry|expertise premium|expertise premium trend|premium for expertise|ai|ai impact|artificial intelligence|
    automation|automate|automated|robot|chatgpt|machine learning impact|impact of ai|effect of ai|replaced by ai|ai replace|ai affect|impact|affected by ai|
    taken over by ai|ai take over|ai exposure|exposed to ai|exposure to ai|ai risk|gpt|llm|machine take over|replaced by machine|replaced by robot|
    generative ai|genai|gen ai|large language model|copilot|ai proof|future proof|ai classification|ai impact classification|ai impact flag|ai flag|ai threat|
    ai effect|ai outlook|automatable|impact from ai|impacted by ai|machine take|take over by machine|computer replace|algorithm|ai disruption|disrupted by ai|
    ai category|{ai} score|{ai} rating|{ai} potential|{ai} susceptibility|augmentation|augment|ai make|will ai make|does ai make|ai change|ai transform|ai mean|ai going to
  `,
  statistics: lines`
    overlap with each other|intersect|intersection|analyze|analyse|analysis|statistic|statistics|analytics|stats|distribution|occur together|co occur|
    cooccurrence|co occurrence|combination|correlation|summarize|summary|breakdown of all|badge analysis|badge statistics|badge overview|overview of badge|
    overview of all badge|overview of the badge|distributed|spread|spread across|spread out|overlap between badge|how common|how rare|correlated|correlate|
    coincide|together|badge distribution|key figure|aggregate
  `,
  count: lines`
    how many|number of|count|total number|total number of|counts|amount of|quantity of|tally|tally of|count up|headcount of|how big is the number of|
    total count|total count of|total|count of|no of|how much of|how many of|tell me the number of
  `,
  code: lines`
    code for|code of|onet code|soc code|occupation code|occupational code|soc|onet|onet soc|onet soc code|job code|code|onet id|onet number|
    classification code|census code
  `,
  convert: lines`
    most probable occupation|probable occupation|most likely occupation|likely occupation|likeliest occupation|clean up this list of title|
    clean up these title|clean up the title|clean these title|tidy up these title|harmonize|harmonise|convert|map|mapping|resolve|normalize|normalise|
    standardize|standardise|job title|title|titles|job titles|titleconvert|title convert|match|matching|classify|fit|fits|onet occupation|correspond|
    corresponds to|correspond to|equivalent|official occupation|standard occupation|standard title|translate the title|categorize|categorise|coding|
    which occupation is a|what occupation is a|which occupation is an|what occupation is an|standard job title|official title|standard job|official job title|
    maps to|map to|recode|bucket|taxonomy|which occupation fits|which occupation matches|which occupation correspond|belongs to which occupation|
    normalization|name of this job|name for this job|name of that job|name for that job|name of my job|name for my job|name of the job here|american name|
    american name of this job|american name for this job|us name of this job|english name of this job|official name of this job|proper name of this job|
    what is this job called|what is that job called|what is my job called|what do you call this job|called here
  `,
  company_name: lines`
    disambiguate employer|disambiguate the employer|disambiguate company|disambiguate|formal name|registered name|corporate name|formal company name|
    company name|employer name|official company name|official name|companyconvert|company convert|which company is|what company is|
    what company has the ticker|ticker|ticker symbol|company called|companies called|employer called|firm called|company named|standardize employer|
    match employer|resolve employer|resolve company|resolve company name|convert company|convert employer|standardize company|look up company|
    look up the company|lookup company|look up employer|look up the employer|proper company name|correct company name|correct name|proper name|legal name|
    real name|full name|exact name|canonical name|which employer is|what employer is|stock symbol|symbol|spelling|spelled|misspelled|name of the company|
    name of the employer|identify the company|identify the employer|identify company|match the company name|match company|match the employer|
    match the company|normalize company|normalize employer|resolve the company|resolve the employer|convert company name|normalize company name|
    standardize company name|standardize the company|clean up company name|clean up the company name|company with the ticker|company behind|employer behind|
    listed as|do you have a company called|is there a company called|disambiguate company|which company do people mean by|what company do people mean by|
    people mean by|mean by|meant by|do you call|known as|goes by|short for|stands for|stand for|abbreviation|which company do you mean by|
    what company do you mean by|which firm is|what firm is|who is meant by|which employer does|is which company|refers to|refer to|who goes by|nickname|what is it called in your system|what is it called in your data|
    what is it called in your database|what is it called here|what is its name in your system|what is its name in your data|what its name in your system|what its name in your data|
    what its name in your database|what its name here|
    how is it listed in your system|how is it listed in your data|how is it listed in your database|what do you call it|what do you call it in your system|
    what name do you have it under|under which name do you have|under what name do you have|under what name do you list|under which name do you list
  `,
  aliases: lines`
    alias|aliases|alias list|list of aliases|synonym|variant spelling|name used for|names used for|names under which|other name|another name|alternative name|
    alternate name|brand name|trade name|name variant|name variation|variation of the name|variant of the name|name it goes by|name it is known by|
    different name|under another name|go by any other name|go by other name|go by any other|any other name|other spelling|alternate spelling|also known as|aka|also called
  `,
  search: lines`
    to do with|having to do with|revolve around|    search|full text search|full text|description|described as|that make|that makes|that produce|that build|that sell|which make|which produce|related to|
    about|look for|search for|dealing with|specializing in|that offer|specialized in|specialize in|specialised in|focus on|focused on|work on|working on|
    that work on|deal with|that do|which do|involved in|engaged in|that develop|which develop|that manufacture|which manufacture|manufacturing of|doing|
    mention|mentioning|that mention|active in|in the field of|in the area of|known for|connected to|concerned with|keyword|text search|matching the word|
    match the word|match the term|match the keyword|that provide|providing|that run|that operate|build|produce|sell|in the business of|have to do with|has to do with|have something to do with|
    anything to do with|connected with|relating to|in connection with|that have to do with
  `,
  company_search: lines`
    company matching|employer matching|firm matching|business matching|search company|search employer|find company|find employer|company description|
    employer description|search company description|search employer description|search for company|search for employer|company search|find a company|
    find firm|search firm|search firms|find business|search business|search the company|search for business|search for firm|search all company|
    search in company|search through company|who make|who makes|who sell|who build|who produce|who provide|who offer|who operate|who develop|who manufacture|
    who design|which company make|which company build|which company produce|which company sell|company that make|company that build|company that sell|
    company that produce|firm that make|firm that build|employer that make|employer that build
  `,
  about: lines`
    happen to|happened to|has happened to|become of|became of|has become of|tell me about|info|information|profile|detail|headquarter|headquartered|info on|
    information on|company profile|describe|based|overview|overview of|headquarters|hq|background|background on|quick fact|fact|fact about|fact sheet|
    basic fact|at a glance|snapshot|snapshot of|record|entry for|rundown|run down|what do you know about|what do we know about|brief|briefing|brief me|
    essential|basic|what is the deal with|the deal with|more about|explain|details on|description of|definition|define|seat|website|web site|url|homepage|
    web address|head office|main office|home office|home base|what do you know about|what do they do|what does it do|line of business of|whereabout
  `,
  zip: 'zip|zip code|postal code|postcode|zipcode|postalcode|zip codes',
  metro: lines`
    which size is the|what size is the|metro area|metro|metropolitan area|cbsa|population|how big is|how big|metropolitan|how large is|msa|inhabitants|
    how many people live in|cbsa code|metro code|metro id|msa code|resident|how many resident|how many people|how many inhabitant|populous|greater|
    metro pop|metro area pop|pop of|metropolitan region|metropolitan statistical area|statistical area|metro size
  `,
  beginners: lines`
    no track record|without a track record|no work history|without a work history|early career|new graduate|recent graduate|fresh graduate|recent grad|new grad|college grad|graduate|beginner|entry level worker|start my career|
    start a career|starting out|first job|early career people|early career worker|young people|career starter|newcomer|no experience|new college graduate|
    recent college graduate|recent college grad|new college grad|college graduate|grad|start out|start your career|begin my career|begin a career|
    begin your career|starting their career|just starting their career|start their career|launch my career|launch a career|launch your career|
    kick off a career|kick off my career|get started|getting started|young professional|young worker|young talent|early career talent|
    early career professional|early career hire|career beginner|gen z|without experience|little experience|fresh out of college graduate|starting my career|
    starting a career|career start|new to the workforce|entering the workforce|enter the workforce|junior people|junior talent|junior employee|junior worker|
    intern|first timer|just graduated|graduating|early career friendly|first job friendly|entry level friendly|newbie friendly|beginner friendly|new grad friendly|graduate friendly|begin career|start career
  `,
  workforce: lines`
    workforce|employment share|share of employee|share of workforce|workforce composition|composition|staff mix|share of its employee|headcount share|
    share of the workforce|share of staff|makeup of the workforce|make up of the workforce|make up the workforce|makeup|make up|staff composition|job mix|
    occupation mix|role mix|talent mix|employee mix|break down of staff|workforce breakdown|workforce mix|composed|composed of|made up|made up of|made of|is made of|consist|
    consist of|staffing mix|staffing structure|employment structure|job structure|workforce structure|share of job|share of each|employee distributed|
    employee are distributed|staff distributed|employee spread|distribution of employee|distribution of staff|worker distributed|employee split|staff split|
    breakdown of employee|breakdown of staff|breakdown of the workforce|broken down by cluster|what kind of people|what kinds of people|
    biggest group of employee|largest group of employee|largest share of employee|concentration of employee
  `,
  member: lines`
    belong|belongs|membership|cluster membership|fall under|falls under|member|belonging|which cluster is|what cluster|part of|fall into|falls into|fall in|
    falls in|grouped under|assigned|assigned to|contained in|belong to|belongs to|included in|home cluster|cluster contain|under which cluster|
    categorized under|which group does|group contain|under what cluster|in what cluster|cluster sit in
  `,
  relatives: lines`
    own|owns|owner|parent|parent company|subsidiary|sibling|sister company|owned by|belongs to which company|relationship|corporate parent|parent corporation|
    corporate family|corporate relative|corporate structure|ownership|child company|daughter company|affiliate|affiliated|holding company|sister brand|
    corporate relationship|corporate tree|part of which company|ownership structure|corporate group|who controls|controlled by|sibling company|related company
  `,
  each: 'each|every',
  help: lines`
    what can i ask|what can we ask|what i can ask|what can be asked|what may i ask|what should i ask|what could i ask|can i ask you|what can you do|
    what do you do|what can you answer|what can you tell me|what can you help with|what can you help me with|what can this do|what does this do|
    what does this service do|what do you offer|what do you cover|what can i do here|what can i find here|what can i look up|what can i search for here|
    how do i use this|how do i use you|how to use this|how does this work|how do you work|how can i use this|how do i ask|how should i ask|
    how do i get started here|which question can i ask|what question can i ask|what kind of question can i ask|what type of question can i ask|
    which question can you answer|what question can you answer|what kind of question can you answer|example question|sample question|query language|
    how do i write a query|how to write a query|which query can i run|what query can i run|which query are there|which command are there|
    what command are there|list of command|available command|your capability|what are your capability|user guide|user manual|help page|help text|show help|
    need help using this
  `,
  version: lines`
    methodology version|version of the methodology|which methodology version|dataset is loaded|dataset version is loaded|data is loaded|
    data version is loaded|which dataset|what dataset|which data release|what data release|which data is this|which version|what version|version number|
    current version|api version|version of the data|version of the dataset|version of the api|version of this|version of the service|data version|
    dataset version|service version|software version|version are you|version are you running|version do you run|version of the api are you running|
    version of the service are you running|version is this|release number|which release|what release|build number
  `,
  guidelines: 'guidelines|how to use this service',
  methodology: lines`
    how is the overall badge put together|how are the badge put together|how is a badge put together|how is the badge put together|
    how is the overall badge made|how is the overall badge built|how is the overall badge calculated|how is the overall badge computed|
    what goes into the overall badge|what is the overall badge made of|what is a badge made of|what is the overall badge based on|what is a badge based on|what goes into a badge|what goes into the badge|how do you work out the badge|methodology|how are the badge calculated|
    what is a platinum badge|what is a gold badge|what is an early career badge|what is a growth badge|what is a stability badge|what is a platinum|
    what does platinum mean|what does gold mean|what does a platinum badge mean|what does a gold badge mean|what does the growth badge mean|
    what does the stability badge mean|what does the early career badge mean|what does a badge mean|what do the badge mean|what do badge mean|
    what does the badge mean|how are badge calculated|how is the badge calculated|how is a badge calculated|how are the badge computed|how are badge computed|
    how are badge determined|how are the badge determined|how are badge assigned|how are the badge assigned|how do you calculate badge|
    how do you calculate the badge|how do badge work|how do the badge work|what is a badge|what are badge|where does the data come from|
    where does your data come from|where do the data come from|where do your data come from|where does this data come from|where is the data from|
    where is your data from|where do you get the data|where do you get your data|source of the data|source of your data|data source|
    how was the data collected|how is the data collected|how reliable is the data|how reliable is your data|limit of the data|limitation of the data
  `,
};
