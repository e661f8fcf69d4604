import { lines, type Phrases } from '../../../language/phrases.ts';
import type { Topic } from '../senses.ts';
import { CAREER_TEMPLATES } from './career-templates.ts';

/** More ways to say what a question is about, built of word families (`mappings/language/word-families.tsv`). They come after the phrases of `TOPICS`. */
export const TOPIC_TEMPLATES: Readonly<Partial<Record<Topic, Phrases>>> = {
  company_search: lines`
    {company} {make}|{company} that {make}|{company} which {make}|{company} who {make}|who {make}|anyone who {make}|anybody who {make}|someone who {make}|
    {company} about|{company} related to|{company} involved in|{company} working on|{company} that work on|{company} active in|{company} dealing with|
    {company} that deal with|{company} specialized in|{company} specializing in|{company} that specialize in|{company} focused on|{company} focusing on|
    {company} that focus on|{company} engaged in|{company} that mention|{company} mentioning|{company} described as
  `,
  companies: lines`
    anything in|everyone in|everybody in|anyone in|anybody in|whoever is in|hiring company|biz|bizs|compnay|comapny|compamy|companys|emplyer|employeer|
    emploier|comany|establishment|entity|subsidiary of none|contender|participant|business to work for|boss to work for|anyone hiring|
    somebody hiring|organisation|corporate|job creator|hiring organization|parent organization|place to apply|outlet|facility operator|
    name in the business|which one hire
  `,
  jobs: lines`
    thing to do for a living|way to earn a living|way to make a living|occuption|ocupation|occupaton|jobs|kind of work|type of work|sort of job|kind of role|type of role|what kind of job|trade|field of work|employment|
    worker type|staff role|function|job function|positon|postion|what work|walk of life|specialty|type of position|kind of position|occupational title|
    job category|sort of work|line of employment|type of employment|career choice
  `,
  clusters: lines`
    {job} {group}|{group} of {job}|{group} with the|{group} of work|kind of field|cluster of job|clster|clusters|line of field|skill cluster|career area|
    occupational area|job area|area of work|career group|set of job|set of occupation|type of field|professional field|job category group|which area of work|
    work area|occupational category|job cluster name
  `,
  industries: lines`
    industrie|industires|sectors|market sector|economic sector|branch|branch of the economy|trade sector|type of business|kind of business|kind of industry|
    type of industry|business sector|business area|industry category|industry group|part of the economy|field of business|area of business|
    segment of the economy
  `,
  badges: lines`
    scoring on|score on|scores on|scored on|scoring in|scores in|scored in|recognition in|recognition on|    badges|bagde|badg|badges and award|employer award|certification as employer|quality mark|ranking status|score well|employer quality|
    quality as an employer|rank as an employer|rated as an employer|rate as an employer|report card|laurel|prize|trophy|decoration|
    title of quality|credential of employer|badge standing|badge situation|badge tally|badge list
  `,
  hiring: lines`
    find employer for|find company for|find firm for|find an employer for|find me employer for|looking for {people}|need more|hirring|hireing|recruting|
    recruitng|in need of|look for people|take on|taking on|take people on|taking people on|bring people on|bring in new people|bring aboard|bring on board|
    onboard|hire on|hunting for|hunt for|scouting|scout|on the hunt for|need people|on a hiring spree|{opening}|chase|chasing|who has job|has job for|
    have job for|with job for|have work for|has work for|have a place for|with place for|could i work|could i be hired|can i work|can i get work|
    could get a job|can get a job|can find a job|could find a job|can find work|could find work|get employment|find employment|land a job|land work|post job|
    posting job|put out ad|need staff|need worker|shortage of|scrambling for|scramble for|be employed|find a position|find position|apply as|apply for a job|
    sign on|sign up|would take me|would take on|to employ|recruiter of|who is after|are after|open to hiring|employment at|employment with|
    employment opportunity|work opportunity|job opportunity for
  `,
  where: lines`
    wheres|where about|which town|what town|in which town|in what town|where all|what part of the country|which part of the country|
    in which part of the country|part of the country|hiring area|hot spot|hotspot|hiring hub|hiring map|locale|location where|metro where|
    which metropolitan area|what metropolitan area|in which metropolitan area|in what metropolitan area|which place does|what location|in which location|
    in what location|in which region|in what region|locality|geographical|around which city|near which city
  `,
  postings: lines`
    overall {opening}|all {opening}|total number of {opening}|overall number of {opening}|announcement|job announcement|announce|job offer count|offer of job|
    number of {opening}|count of {opening}|{opening} count|{opening} number|volume of {opening}|amount of {opening}|total {opening}|{opening} volume|
    total number of {opening}|amount of hiring|hiring number|hiring count|how much they hire|number of ad|job they have open
  `,
  entry_postings: lines`
    number of entry level {opening}|count of entry level {opening}|entry level {opening}|junior {opening}|beginner {opening}|{opening} for beginner|
    {opening} for starter|{opening} for graduate|starter {opening}|graduate {opening}|early career {opening}|{opening} for newcomer|entry {opening}|
    entry level {opening} count|entry level hiring volume
  `,
  ...CAREER_TEMPLATES,
  role_badges: lines`
    pair|company cluster pair|employer cluster pair|company and cluster pair|employer and cluster pair|employer role pair|company role pair|
    employer occupation pair|company occupation pair|employer and role pair|pair of employer and role|pair of employer and occupation|
    pair of company and role|pair of company and occupation|role level {badge}|occupation level {badge}|job level {badge}|{badge} by role|{badge} per role|
    {badge} by occupation|{badge} per occupation|{badge} for individual role|{badge} of individual role|role {badge}|occupation {badge}|job {badge}|
    {badge} at the role level|{badge} on the role level|{badge} at role level|{badge} on the level of role
  `,
  company_badges: lines`
    {company} level {badge}|{badge} at the {company} level|{badge} at company level|{badge} of {company}|{badge} of the {company}|{badge} of all {company}|
    {badge} by {company}|{company} {badge}|{badge} awarded to {company}|{badge} given to {company}|{badge} granted to {company}|{badge} on the company level|
    {badge} held by {company}
  `,
  ai: lines`
    {machine} effect|{machine} influence|{machine} exposure|{machine} outlook|{machine} revolution|{machine} wave|{machine} era|{machine} age|
    exposure to {machine}|because of {machine}|due to {machine}|thanks to {machine}|impact of {machine}|influence of {machine}|effect of {machine}|
    consequence of {machine}|age of {machine}|era of {machine}|rise of {machine}|in the age of {machine}|with {machine} coming|now that {machine}|a i|
    chat gpt|chatbot|chatbots|claude|gemini|openai|openais|bots|robots|machines|robotic|robotics|llms|neural network|intelligent machine|smart machine|
    automatization|automating|automatable|automation proof|agentic|ai agent|digitization|digitalization|computerization|computerized|computers|
    tech disruption|technological change|ai story|ai narrative|ai write up|ai assessment|ai verdict|ai commentary|ai explanation
  `,
  statistics: lines`
    statistic about|stats about|statistical|statistically|statistical summary|statistic on|stat|descriptive statistics|data summary|summary statistics|
    summary stats|summarise|overall picture|big picture|overview of award|co occurrence of|coincidence of|appear together|come together|go together|
    go hand in hand|hand in hand|relationship between badge|link between badge|connection between badge|combination of badge|badge landscape|badge mix|
    badge total|badge figure|badge number|badge data|badge stat|badge stats|badge summary|breakdown of badge|distribution of badge|frequency of badge|
    aggregate number|crosstab|cross tab|pattern in badge
  `,
  count: lines`
    breakdown of|a breakdown of|how mnay|how manny|hw many|howmany|nr of|nbr of|# of|num of|numbers of|what number of|total amount|total amount of|sum|sum of|
    overall number of|overall count|overall count of|size of the list|how long is the list|how many all|how many are|how many there|how many in total|
    do the count|count them|just count|just the number|just the count|only the number|only the count|give me a number|give me a count|a count|a count of|
    the count of|the number of|head count of|counted|counting|figure out how many|how numerous|quantity|what is the total|the total of|in numbers
  `,
  code: lines`
    o net|o net code|o*net|o*net code|o*net soc|o*net soc code|soc number|soc id|occupational classification|occupation id|occupational id|code number|
    soc codes|onet codes|official code|classification number|code do|code is|codes|coded|bls code|soc classification|onet classification|numeric code|
    identifier|id of|id for|standard occupational classification|soc code for|soc for|code for this|what soc|
    {right} code|{right} onet code|{right} o*net code|{right} soc code|{right} occupation code|{right} occupational code|{right} code for|{right} onet code for|{right} o*net code for
  `,
  convert: lines`
    batch convert|bulk convert|mass convert|batch conversion|batch code|conversion|what occupation is|which occupation is|what standard occupation|
    which standard occupation|which official occupation|what official occupation|what onet|which onet|come under|file under|filed under|turn into code|
    turn these into code|turn this into code|turn into occupation|translate to|translate into|code these|code this|code the following|code this title|
    code these title|code my title|code the title|assign a code|assign code|assign an occupation|look up the title|look up the code|closest occupation|
    closest standard occupation|best matching occupation|best match|nearest occupation|nearest standard occupation|proper occupation|right occupation|
    correct occupation|standardise|standardized|standardised|canonicalize|canonical title|official equivalent|occupational equivalent|crosswalk|harmonize|
    categorise|categorization|classify as|what do you make of|what do you call a
  `,
  company_name: lines`
    which {company} is that|what {company} is that|which {company} is this|what {company} is this|which {company} is it|
    which {company} in the database is that|which {company} in your database is that|which {company} in your data is that|which {company} in the data is that|
    which {company} does that mean|which {company} is meant|which {company} do they mean|correct name of the {company}|the correct name of|correct name|
    official company|real company|which company do you have for|which company record|company record|company behind the name|company known as|firm known as|
    business known as|employer known as|which firm do you mean|who is behind|what company do you have for|what company do you list for|what do you list|
    listed name|what is the correct spelling of|correct spelling|right spelling|right name|right company|correct company|matching company|matched company|
    find the company called|stock ticker|ticker code|trading symbol|trades as|trade as|traded as|trading as|traded under|listed on the exchange as|a k a|dba|
    doing business as|clean name|clean up name|company lookup|employer lookup|company match|employer match|fuzzy match|reconcile|de dupe|what is the company|
    company do you mean|company is that|company is this|company is it|employer is that|firm is that|company is meant|what company is meant|
    which company is meant|is meant by
  `,
  search: lines`
    whose business is|whose work is|whose product|whose product are|whose activity|{company} in the business of|that deal in|which deal in|deal in|dealing in|
    trade in|that work with|which work with|specialise in|specialist in|specializing|specialized|specializes in|expert in|experts in|concentrate on|
    concentrating on|centered on|revolving around|around the topic of|on the topic of|on the subject of|themed|keywords|key word|text|free text|
    containing the phrase|matching the text|matching text|matching the phrase|describe themselves as|described by|described with|description contain|
    description mention|description include|description has|description says|descriptions mention|whose description|whose description contain|
    whose description mention|whose description include|in their description|in the description|in its description|in the profile|in their profile|
    profile mention|develop and sell|make and sell|producing|anything about|something about|things like|stuff like|stuff about|things about|touch on|
    touching on
  `,
  about: lines`
    tell me bout|tell me abt|bout|what sort of company is|what kind of company is|what type of company is|what business is|what industry is|which industry is|
    what sector is|which sector is|what city is|which city is|find out about|read up on|brief overview|company overview|company info|company information|
    company detail|company data|company facts|firm profile|employer profile|employer info|employer data|business profile|lowdown|the lowdown on|dossier|
    file on|record of|record on|record for|entry on|details about|details of|details for|info about|info for|infos|information about|information for|bio|
    story of|introduce|introduce me to|introduction|present me|fill me in on|fill me in|learn about|know about|know anything about|everything you know about|
    everything you have on|everything on|everything you have about|everything you know on|everything there is on|everything there is about|
    everything there is to know about|all there is to know about|all there is on|everything about|anything on|all about|all you know about|all you have on|
    what have you got on|what do you have on|what you have on|what you know about|summary of|summary for|short summary|a summary of|home state|home city|
    headquartered where|based where|hq|hqs|hq of|head quarter|head quarters|headoffice|corporate headquarters|corporate office|city of residence|
    where located|where based|fact on|facts on|facts and figures|key fact|key facts|main fact|basics|basic info|basic information|basic data
  `,
  zip: 'zips|zip number|postal|post code|zipp|5 digit code|mail code|mailing code',
  metro: lines`
    size class|population class|which size class|metro size class|    metros|metropolis area|metro region|metro statistics|metro statistical area|metropolitan statistical|metro info|metro data|metro code of|metro population|
    population of|people live|people living|live in|inhabitant|citizen|number of people|how populated|how populous|how many live|greater area|city area|
    urban region|urban area of|urban area|city region|is it a large metro|is it a big metro|size of metro|size of the metro|size of the city|city size|
    how big of a city|how large of a city|how big a city|how large a city|how big a metro|conurbation|agglomeration|belong to which metro
  `,
  beginners: lines`
    {novice} friendly|friendly to {novice}|friendly for {novice}|friendly toward {novice}|welcoming to {novice}|welcoming for {novice}|welcome {novice}|
    good for {novice}|good to {novice}|great for {novice}|open to {novice}|kind to {novice}|suited to {novice}|suited for {novice}|suitable for {novice}|
    geared to {novice}|geared toward {novice}|right for {novice}|ideal for {novice}|fit for {novice}|treat {novice} well|develop {novice}|
    invest in {novice}|take in {novice}|take on {novice}|give {novice} a chance|give {novice} a start|people right out of {school}|
    people straight out of {school}|people fresh out of {school}|someone right out of {school}|someone straight out of {school}|
    someone fresh out of {school}|never had a job|never had a real job|never had a job before|never worked|never worked before|never held a job|
    first rung|bottom rung|start people off|start people off well|give people a good start|give people a start|good first step|good first employer|
    start people out|get people started|help people get started|help people start out|
    someone young|somebody young|anyone young|young person|young adult|young folk|young guy|a young one|youth|newbie|newbies|rookies|fresher|freshers|
    freshmen|just out of {school}|right out of {school}|straight out of {school}|fresh out of {school}|fresh from {school}|coming out of {school}|
    leaving {school}|out of {school}|finishing {school}|just finished {school}|just left {school}|recently graduated|newly graduated|new from {school}|
    who just graduated|after graduation|upon graduation|after graduating|after finishing {school}|first time job seeker|first time worker|first time employee|
    first time hire|first time jobseeker|job starter|career entrant|new entrant|entrant|labor market entrant|entering the labor market|
    entering the job market|new to the job market|new to the labor market|first real job|my first job|their first job|first position|first role|
    first career job|first career step|first step in their career|first steps|beginning of career|start of career|career launch|starting point|starter job|
    where to start|place to start|places to start|good place to start|good start|get a start|get my start|get their start|get a foot in the door|
    foot in the door|break in|breaking in|break into the workforce|early stage|early stage career|in the early stage of their career|early on|early in career|
    early year|junior staff|junior hire|junior level worker|trainee|trainees|apprentice|apprenticeship|internship|graduate scheme|graduate program|
    graduate programme|grads|graduates|college leaver|school leaver|college senior|university graduate|university leaver|uni grad|uni graduate|generation z|
    zoomer|zoomers|millennial|youth|youngster|youngsters|young employee|young hire|young person|young professional|young graduate|young folk|
    kids out of {school}|earlycareer|early carreer|early carrer|entry career|people without experience|people with no experience|
    people with little experience|people starting out|those starting out|someone starting out|anyone starting out|just starting|just starting out|
    just beginning|just begun|unexperienced|not much experience|lack experience|beginners|career launcher|new starter|new hire|no prior experience|
    no work experience|without work experience|zero experience
  `,
  workforce: lines`
    share of headcount|share of the headcount|share of total headcount|share of staff|share of the staff|share of employee|share of the employee|
    share of worker|share of its worker|share of its staff|staff make up|staff makeup|employee makeup|employee composition|workforce make up|workforce makeup|
    workforce profile|workforce structure|workforce distribution|workforce share|workforce by cluster|workforce by job|staff profile|staff structure|staff by|
    employee by|employee structure|employee profile|what sort of people|job make up|job makeup|job composition|job structure|job breakdown|job share|
    occupation breakdown|occupational breakdown|occupational mix|occupational composition|occupational makeup|occupational make up|occupational structure|
    occupational profile|break down of employee|break down of worker|breakdown of worker|breakdown of job|people employed|largest group of worker|
    biggest group of worker|largest job group|biggest job group|biggest share of worker|largest share of worker|biggest share of staff|staffed with|
    staffed by|employment by cluster|employment mix|employment breakdown|employment composition|employment distribution|split of employee|split of worker|
    division of labor|labor mix|labor force|headcount by cluster|headcount by job
  `,
  member: lines`
    which {group} {put}|what {group} {put}|in which {group} {put}|in what {group} {put}|{put} together with|{put} in with|{put} alongside|{put} into|
    lumped together|bundled together|grouped together|clustered together|go together with|in the same bucket as|in the same bucket|same bucket|
    same bucket as|in one bucket with|in one group with|in one cluster with|share a cluster with|share a group with|share a bucket with|
    gets bundled|get bundled|gets lumped|get lumped|gets grouped|get grouped|
    rolled into|rolled up into|lumped into|bundled into|gathered in|gathered under|folded into|subsumed under|clubbed under|combined into|pooled in|
    pooled under|classed under|classed with|classed in|sorted under|placed in|placed under|bundled|bundled with|bundled in|lumped|lumped with|lumped in with|
    grouped|grouped with|grouped in|grouped together with|counted in|counted under|counted among|count toward|listed in|listed under|filed in|member of|
    membership of|within cluster|constituent|comprise|comprised|comprised in|comprises|encompass|encompassed
  `,
  relatives: lines`
    mother company|mother firm|mother|parent and sister|sister firm|ultimate parent|ultimate owner|mother company|father company|parents|parent firm|
    parent group|parent business|corporate owner|corporate ownership|corporate sibling|corporate child|corporate subsidiary|corporate affiliation|affiliation|
    part of which group|part of what company|part of what group|part of a larger company|part of a bigger company|belong to what company|
    belong to a larger company|belong to a group|which group own|who own|who owns|who is the owner|whose subsidiary|whose brand|under the umbrella of|
    umbrella|umbrella company|under the roof of|brand of|brands of|brands owned|business owned|company owned|companies owned|other company of|other brand of|
    related brand|related firm|related business|related employer|connected company|connected firm|linked company|linked to|family of company|family tree|
    company family|group structure|holding structure|division|divisions|spin off of|unit of|units|business unit|who does it belong to|belongs to whom|
    belong to whom|belongs to who|majority owner|shareholder|tied to|corporate ties|corporate link|in the same group|same corporate family|same owner|
    same parent|same parent company
  `,
  each: 'every single|each and every|each single|every one of|each of',
  guidelines: lines`
    guideline|usage guideline|usage guide|rule of use|best practice|how should i use this service|how to use this service properly|
    how is this service best used|which query should i run first|which query first|what query should come first|what do null mean|what does null mean|
    what does a null mean|what do the null mean
  `,
  methodology: lines`
    how is [the] [this] [these] [those] [your] {badge} {calculate}|how are [the] [this] [these] [those] [your] {badge} {calculate}|
    how do you {calculate} [the] [these] [your] {badge}|how are badge awarded|how are badge given|how are badge earned|how do company get badge|
    how do company earn badge|how does a company earn a badge|how does a company get a badge|how do employer earn badge|how do you decide who get a badge|who decide the badge|who decide on the badge|who decide badge|who award the badge|who give the badge|who give out the badge|who assign the badge|
    how do badge work|how do the badge work|how does a badge work|how does the badge work|how do you compute badge|how do you determine badge|what do the badge mean|what does a badge mean|what do badge mean|what does the badge mean|
    how do you rate company|how do you rate employer|how are company rated|how are employer rated|how did you get this data|how did you collect the data|
    where did you get the data|where did you get this data|what is your source|what are your source|what source do you use|which source do you use|
    method behind|methodology behind|how trustworthy is the data|can i trust the data|how accurate is the data|how old is the data|how fresh is the data|
    how current is the data|where does it come from|how is this calculated|how was this calculated|how is it calculated
  `,
  version: lines`
    version|what is the version|which build|what build|current release|running version|version info|version information|version check|latest version|
    which data version|what data version|how new is the api|revision|which revision|version you run|version you are on|version are you on|
    version am i talking to|version am i using|version do i use|which version am i talking to|which version am i using|what version am i using|
    what version am i talking to
  `,
  help: lines`
    help topic|available help topic|topic of help|help subject|help section|documentation on|documentation for|documentation about|docs for|docs on|
    docs about|the docs for|the docs on|the docs about|doc for|manual for|manual on|help page on|help page about|help page for|the help page|help text on|
    help about|help on|{how i} {write} {question}|{how i} ask about|{how i} ask for|help me {write} {question}|what can i ask u|what can u do|
    what can u tell me|what else can you do|what else can i ask|what all can you do|what are you able to do|what are you good for|what are you for|
    what do you know|what is this|what is this for|what is this tool|what is this service|what is this tool for|how to ask|how to start|how do i start|
    where do i start|where do i begin|how should i phrase my question|how do i phrase a question|what kind of thing can i ask|what type of thing can i ask|
    what sort of thing can i ask|what sort of question can i ask|what topic do you cover|which topic do you cover|what data do you have|
    which data do you have|what information do you have|what kind of data do you have|what is in the data|what is in here|what can be found here|
    give me example|show me example|give me some example|example of question|examples of questions|example query|example queries|give me an example|
    instructions for use|usage|usage info|tutorial|manual|guide me|documentation|docs|man page|options available|functionality|feature list|list of feature|
    what feature do you have|how can you help|how can you help me|can you help me|could you help me|i need help|need help|i am lost|im lost|i am new here|
    im new here|how to use you|how to use it|how do i use it
  `,
};
