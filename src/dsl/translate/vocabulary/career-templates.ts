import { lines, type Phrases } from '../../../language/phrases.ts';
import type { Topic } from '../senses.ts';

/** More ways to say what a question asks about careers: pay, growth, who stays, what a job requires, and where it leads. A part of `TOPIC_TEMPLATES`. */
export const CAREER_TEMPLATES = {
  wages: lines`
    clear in|clear a year|clear after|clear per year|pull in a year|    how many win|how much win|how much gain|how many gain|how many earn|how much gains|how much take|sallary|salry|salarys|sal|wadge|wagez|compensaton|
    compansation|earnigns|earing|erns|pocket|gross|command|get for|worth|stipend|rake|cash in|net|pull down|pulling down|taking home|takes home|take home|
    takehome|bringing home|brings home|brought home|made|living|earn a living|make a living|livelihood|moolah|wage packet|pay grade|pay bracket|
    salary bracket|salary level|salary info|salary data|pay stub|pay packet|pay cheque|paycheque|per annum|p a|annual income|yearly income|yearly salary|
    yearly pay|rate of pay|annual earning|earning potential|income potential|how well paid|how good is the pay|how is the pay|pay wise|paywise|money wise|
    moneywise|financially|how lucrative|rich|remunerated|compensated|rewarded financially|gets you|get you|{pay} by year|{pay} by year of experience|{pay} by year in|{pay} by year of tenure|{pay} expectation|{pay} figure|{pay} number|
    {pay} data|{pay} info|{pay} information|{pay} range|{pay} band|{pay} for the|{pay} stat|average {pay}|median {pay}|typical {pay}|mean {pay}|avg {pay}|
    ave {pay}|usual {pay}|middle {pay}|normal {pay}|common {pay}|fair {pay}|decent {pay}|good {pay}|$|usd|package|pay package|salary package|payed|payment|
    bread|dough|wage rate|market rate|going wage|going salary|going pay|current pay|pay today|well do|what is it worth|
    {am i} underpaid|{am i} overpaid|{am i} being underpaid|{am i} paid fairly|{am i} paid enough|{am i} getting paid enough|{am i} getting paid fairly|{am i} fairly paid|
    {am i} making enough|{am i} earning enough|{am i} being lowballed|is my {pay} fair|is my {pay} normal|is my {pay} too low|what should i be making|
    what should i be earning|what should i be paid|what should we be paid|what should we be making|what should i make|what should i earn
  `,
  growth: lines`
    how steeply|how steep|relative to the first year|compared with the first year|compared to the first year|{pay} {grow}|{pay} growth|{pay} bump|{pay} hike|
    {pay} raise|{pay} gain|{pay} trend|{pay} curve|{pay} progress|{pay} progression|{pay} path|{pay} trajectory|{pay} development|{pay} evolution|
    {pay} over time|{pay} over the year|{pay} with experience|{pay} by experience|{pay} from year to year|
    {pay} year by year|{pay} at each stage|raise|pay rise|hike|increment|improve|improvement|plateau|stagnate|stagnant|flatten|flat|level off|ramp up|ramp|
    climb over the year|as time pass|as time passes|as time go by|as time goes by|as time go on|as the year pass|as the year go by|as the years go by|
    as year go by|as they get older|as you get older|as they get more experience|as they get experience|as you get experience|as experience grow|
    as experience increase|with experience|with more experience|with age|with time|with seniority|with year of experience|with year on the job|year by year|
    year over year|year after year|from year to year|over a career|over their career|over the course of a career|in the course of a career|
    throughout their career|across a career|career long|long run|in the long run|long term|upside|more and more|grow with|rise with|grow over|improve over|
    progressing|curve|double over|change over time|change with experience|develop over time|earning trajectory|earning growth|earning curve|growth in pay|
    growth in salary|growth in wage|growth in earning|growth of pay|growth of salary|growth of wage|increase in pay|increase in salary|rise in pay|
    rise in salary|rise in wage|increase in wage|gain in pay|jump in pay|change in pay|change in salary|change in wage|more later|how much more|headroom|
    pay off over time
  `,
  retention: lines`
    keep {people}|keeping {people}|retain {people}|retaining {people}|hold on to {people}|holding on to {people}|hang on to {people}|hanging on to {people}|
        {stay} in the {job}|still in their {job} after|still in their {job}|in their {job} after|still in the {job} after|{stay} in their {job}|
    {stay} in this {job}|{stay} on the job|{stay} at their {employer}|{stay} with their {employer}|{stay} at the same {employer}|
    {stay} with the same {employer}|{stay} with one {employer}|{stay} at one {employer}|{leave} their {job}|{leave} the {job}|{leave} their {employer}|
    {leave} the {employer}|{leave} the profession|keep their {job}|hold on to their {job}|hold their {job}|hold down their {job}|hold on to {people}|
    hold onto {people}|keep hold of {people}|keep their {people}|keep its {people}|keep their people|lose {people}|lose their {people}|lose the {people}|
    hold on to their {people}|hold onto their {people}|last in a job|sticky|stickiness|staying power|stay power|longevity|persist|persistence|endure|linger|
    tenured|average tenure|long tenure|depart|departure|exit|exiting|left|attrition rate|turnover rate|churn rate|rate of turnover|rate of attrition|
    revolving door|loyalty rate|keep rate|quit the job|quit their post|hand in their notice|give notice|give up|giving up|drop out|dropout|jump ship|walk out|
    flee|flight risk|staying put|stick it out|stuck around|stayed|survive in the job|come and go|comes and goes|turn over|hold down|settled|same position|
    same job after|in the same job|in the same position|same job three year later|same job three years later|3 year later|three year later|still be there|
    still be around|still working as|still do the job|still doing the job|still doing it|still employed|abandon|abandon their job|retaining|worker loyalty|
    employee loyalty|job hopping|job hopper|hop|hopping|change employer|switch employer|remain with their employer|remain loyal|long haul|for the long haul|
    how long people|how long people stay|how long worker stay|burn out|after three year are still|kept|hang onto|hold onto|hold on to|hang on to|
    [be] still with {their} {employer}|[be] still at {their} {employer}|still work for {their} {employer}|still work there|still there|still in the job|
    still on the job|still employed there|still with them|still on board
  `,
  promotion: lines`
    promo|promos|promotions|get a promotion|getting a promotion|earn a promotion|win a promotion|rise to a better job|rise to a higher job|
    rise to a better position|rise to a higher position|higher position|better position|advance in rank|climb the career ladder|climb the corporate ladder|
    climb the rank|climb the ranks|climb up|climbing|climb the ladder|move to a higher position|move to a better job|get a better job|
    raised to a higher position|step up the ladder|moved up|bumped up|upwards mobility|upward move|upward movement|upward career move|advancement chance|
    chance of advancement|chance for advancement|chance to advance|chance of a promotion|chance to move up|chance of moving up|internal career move|
    internal move|promotion possibility|promotion prospect|promotion potential|promotion percentage|share who get promoted|share who are promoted|elevate|
    elevated|make it to manager|become manager|become a manager|make manager|move into management|mobility
  `,
  probability: lines`
    prob|probabilty|likelyhood|liklihood|propability|chances are|chance that|chances that|odds that|odds of|likelihood of|likelihood that|probability of|
    probability that|prospect of|prospects of|shot at|what percent chance|percent chance|percentage chance|how probable|risk that|expected to|bound to|apt to|
    prone to|propensity|possibility of|possibility that|possibility|likeliness|more likely to|how high is the chance|how big is the chance|how realistic|
    realistic
  `,
  education: lines`
    {stay} at {school}|{stay} in {school}|stayed in {school}|went through {school}|made it through {school}|sat through {school}|ba share|ba plus share|
    bachelor share|bachelor degree share|degree share|share of ba|share of bachelor|share of degree|share of bachelor degree|college share|share of graduate|
    graduate share|edu|educaton|eduction|qualifed|qualificaton|level of schooling|level of study|level of qualification|{college} requirement|
    {school} requirement|{need} [a] {college}|{need} [a] {school}|{need} to go to {school}|{need} to have gone to {school}|{need} to have been to {school}|
    have gone to {school}|been to {school}|gone to {school}|go to {school}|went to {school}|attend {school}|attended {school}|finish {school}|
    finished {school}|graduate from {school}|graduated from {school}|have [a] {college}|hold [a] {college}|with [a] {college}|hold {college}|
    who have [a] {college}|who hold [a] {college}|have completed {school}|completed {school}|is {college} required|is [a] {college} needed|
    is [a] {college} necessary|share with [a] {college}|share of {people} with [a] {college}|academic requirement|academic qualification|academic degree|
    academic level|academically|formal qualification|formal education|formal training|educational level|educational profile|educational path|educated are|
    level of training|how much training|years of schooling|schooled|major in|which major|what major|study at university|what to study|what should i study|
    what do i need to study|what do you need to study|entry qualification|pre requisite|prerequisite|what do i need to become|what do you need to become|
    what do you need to be|what do i need to be|requirement to become|requirement for becoming|requirement to be|bachelors share
  `,
  pathways: lines`
    progression {option}|advancement {option}|{option} to progress|{option} to advance|{option} for progression|{option} for advancement|
    {option} of advancement|{option} of progression|{skill} worth {know}|{skill} worth picking up|{skill} worth having|{skill} worth developing|
    {skill} worth studying|{skill} to pick up|{skill} to develop|{skill} to master|{skill} to have|{skill} to acquire|{skill} to learn|{skill} that help|
    {skill} that matter|{skill} that raise pay|{skill} that raise {pay}|{skill} that boost {pay}|{skill} that earn|{skill} that earn more|{skill} that bring|
    {skill} that bring in|{skill} that pay|{skill} that pay more|{skill} that pay off|{skill} that increase {pay}|{skill} that command|{skill} get paid|
    {skill} in demand|{skill} most in demand|{skill} employer want|{skill} pay|{skill} pay best|{skill} pay most|{skill} pay more|{skill} pay the most|
    {skill} boost {pay}|{skill} raise {pay}|{skill} increase {pay}|{skill} lift {pay}|{skill} add to {pay}|{skill} matter|{skill} count|{skill} bring|
    {skill} help|{skill} get you|valuable {skill}|best {skill}|top {skill}|key {skill}|important {skill}|useful {skill}|right {skill}|lucrative {skill}|
    premium {skill}|new {skill}|additional {skill}|extra {skill}|hot {skill}|sought after {skill}|profitable {skill}|marketable {skill}|rewarded {skill}|
    specialized {skill}|ability|abilities|competency|competence|capability|what to learn|what should i learn|what should they learn|
    what to learn to earn more|learn to earn more|learn to make more|learn to get ahead|should learn|should know|pick up|picking up|picked up|brush up|
    brush up on|get better at|how to get ahead|how can i get ahead|how do i get ahead|how do you get ahead|how to advance|how to move up|how do i move up|
    how can i move up|how do i advance|how can i advance|get ahead in their career|get ahead in my career|advance in their career|advance in my career|
    advance in a career|room to grow|room for advancement|room for growth|growth opportunity|advancement opportunity|advancement option|
    opportunity for advancement|opportunity to advance|opportunity for growth|professional growth|professional development|grow professionally|
    grow as a professional|career growth|career advice|career guidance|career possibility|career chance|career route|career way|career direction|
    career lattice|career plan|career planning|career tip|career tracks|career track|pathways|carrer path|carreer path|career pathing|pathway info|way up|
    way forward|the ladder|rung|reskill|reskilling|upskilling|level up|get to the top
  `,
  next: lines`
    follow on|follow on {job}|follow up {job}|successor {job}|onward {job}|onward move|what work is possible|work is possible|{job} is possible|
    {job} are possible|possible after|is possible after|{job} {next}|{next} {job}|{next} career|go {next}|do {next}|work {next}|work as {next}|move on {next}|
    move {next}|become {next}|be {next}|end up {next}|happen {next}|happens {next}|come {next}|usually become|typically become|often become|tend to become|
    generally become|commonly become|mostly become|eventually become|do become|can become|could become|might become|may become|turn into|turn to|evolve into|
    develop into|graduate into|progress into|advance into|grow into|go into|head to|head for|head|leave for what|go when they leave|do when they leave|
    do after leaving|after leaving|when they leave|when they quit|after they quit|after they leave|after quitting|once they leave|on leaving|move away to|
    destination job|destination occupation|destination career|destination role|destination field|destination group|destination field|job destination|
    career destination|typical destination|typical move|usual move|usual next step|common next step|logical next step|natural next step|typical next step|
    typical next job|typical career move|typical transition|typical next move|common move|common transition|popular move|followup job|follow up job|
    follow up career|next stop|next role|next position|next occupation|next stage|next post|new job|new field|new occupation|another job|different job|
    another career|different career|a different field|another field|other line of work|change of career|change of job|occupational mobility|career mobility|
    job mobility|move to after|switched to|switching|switching to|switch over to|change to|change over to|shift to|shift into|cross over to|cross over into|
    branch out|branch out into|break into from|go on to become|go on to be|go on to do|went on to|moved on to|moved to|ends up|wind up|winding up|wind up in|
    wound up|stepping stone|springboard|lead into|open door to|open the door to|door open|doors open|opens up|exit option|exit route|exit path|way out|
    a way out|escape|get out of|getting out of|move out of|leave behind|outflow|flow|transition path|onward|where next|whither|second career|encore career|
    after a career as|after my career as|after year as|after years as|after a stint as|after time as|from there
  `,
  similar: lines`
    {similar} {skill}|{similar} {job}|{similar} {group}|{similar} set of {skill}|{job} {similar} to|{job} like|{skill} {similar} to|{similar} to|
    use {similar} {skill}|need {similar} {skill}|require {similar} {skill}|requiring {similar} {skill}|draw on {similar} {skill}|
    draw on the {similar} {skill}|draw on|rely on {similar} {skill}|share {skill}|share {skill} with|sharing {skill}|share most {skill}|share many {skill}|
    {skill} overlap|overlapping {skill}|overlap in {skill}|in term of {skill}|by {skill}|{skill} wise|have {skill} in common|with {skill} in common|in common|
    in common with|sister job|sister role|sister field|sister cluster|cousin|cousins|close cousin|sibling job|sibling role|relative of|kin|next door|near to|
    near|neighbour|neighbouring|nearby job|nearby field|nearby cluster|near in skill|qualified for|qualify for|qualify me for|qualifies me for|
    qualified to do|suited for|suited to|fit for|well suited for|cut out for|transfer well|transfer to|transfer easily|carry over|carry over to|carries over|
    reuse|apply my skill|apply their skill|apply the skill|put my skill to use|put their skill to use|use those skill|use these skill|use the skill|
    use your skill|existing skill|existing skill set|current skill|current skill set|same background|similar background|same profile|similar profile|
    same kind of work|similar kind of work|similar work|similar line of work|kindred|parallel|counterpart|interchangeable|substitute|substitutable|
    replacement|alternative for|other option for|other job for|other job that|other career that|other role for|other work for|comparable to|corresponding job|
    adjecent|adjacant|simular|similiar|similer|most like|what else do|what other job|what other career|what other occupation|what other role|what other work|
    what other field|which other job|which other occupation|which other career|which other field|which other role|other occupation|other job|other role|
    other field|other cluster
  `,
} satisfies Partial<Record<Topic, Phrases>>;
