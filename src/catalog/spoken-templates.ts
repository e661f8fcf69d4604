import { lines } from './phrases.ts';
import type { SpokenCondition, SpokenValue } from './spoken.ts';

const is = (field: string, ...values: readonly (string | number)[]): SpokenCondition => ({ field, values });
const SUB_BACHELOR = ["Sub-Bachelor's Degree", "Sub-Bachelor's Degree + Experience"];
const WITH_DEGREE = ["Bachelor's Degree", "Bachelor's Degree + Experience", 'Advanced Degree'];

/** More ways to say a value, built of word families (`word-families.ts`). They come after the phrases of `SPOKEN_VALUES`. */
export const SPOKEN_TEMPLATES: readonly SpokenValue[] = [
  {
    means: [{ field: 'BA_PLUS_SHARE', operator: 'gt', values: [0.5] }],
    phrases: lines`
      majority have [a] {college}|majority hold [a] {college}|majority has [a] {college}|the majority of {people} have [a] {college}|
      majority of {people} have [a] {college}|majority of {people} hold [a] {college}|most {people} have [a] {college}|most {people} hold [a] {college}|
      most have [a] {college}|most hold [a] {college}|more than half have [a] {college}|more than half hold [a] {college}|over half have [a] {college}|
      over half hold [a] {college}|mostly graduate|mostly college graduate|mostly college educated|majority college educated|majority graduate|
      majority are graduate|majority went to {school}|most went to {school}|most {people} went to {school}|dominated by graduate|
      dominated by college graduate|mostly {people} with [a] {college}
    `,
    asksFor: 'education',
  },
  {
    means: [is('JOB_LEVEL', ...SUB_BACHELOR)],
    phrases: lines`
      sub bachelor|sub bachelors|sub bachelor s|sub bachelor level|sub bachelor s level|sub bachelor degree|sub bachelor s degree|at the sub bachelor level|
      below bachelor|below bachelor level|without [a] {degree}|without having [a] {degree}|without holding [a] {degree}|without needing {degree}|
      without needing to go to {school}|without {school}|without attending {school}|without going to {school}|without finishing {school}|no {degree}|
      no {degree} {need}|no {degree} necessary|no {degree} required|no {degree} requirement|{do not} need [a] {degree}|{do not} require [a] {degree}|
      {do not} demand [a] {degree}|{do not} call for [a] {degree}|{do not} ask for [a] {degree}|{do not} insist on [a] {degree}|{do not} expect [a] {degree}|
      {do not} have [a] {degree}|{do not} hold [a] {degree}|{do not} take [a] {degree}|{do not} go to {school}|{do not} attend {school}|
      {do not} finish {school}|{do not} been to {school}|{do not} gone to {school}|cant afford {school}|non {degree}|non graduate|non grad|
      lacking [a] {degree}|lack [a] {degree}|[a] {degree} is not needed|[a] {degree} is not required|[a] {degree} is not necessary|[a] {degree} isnt needed|
      [a] {degree} isnt required|[a] {degree} isnt necessary|{degree} not needed|{degree} not required|{degree} not necessary|{degree} unnecessary|
      {degree} optional|{degree} is optional|not requiring [a] {degree}|not needing [a] {degree}|regardless of {degree}|degreeless|degree less|undegreed|
      uncredentialed|ged|hs diploma|hs degree|hs grad|high school grad|high school graduate|with high school only|high school only|just high school|
      just a high school diploma|only a high school diploma|only high school|with just a high school diploma|with only a high school diploma|secondary school|
      secondary education|no more than high school|at most high school|below bachelor level|under a bachelor|less than {college}|less than a {college}|
      below a {college}|{degree} free|open to non graduate|never graduated|drop out of {school}|dropped out of {school}|{school} dropout|associate degree|
      vocational|vocational training|trade school
    `,
  },
  {
    means: [is('JOB_LEVEL', "Sub-Bachelor's Degree")],
    phrases: lines`
      {do not} need [a] {degree} or experience|{do not} require [a] {degree} or experience|{do not} need experience or [a] {degree}|
      {do not} require experience or [a] {degree}|without [a] {degree} or experience|without experience or [a] {degree}|no {degree} or experience|
      no experience or {degree}|no {degree} and no experience|no experience and no {degree}|neither [a] {degree} nor experience|
      neither experience nor [a] {degree}|no {degree} no experience|no experience no {degree}
    `,
  },
  {
    means: [is('JOB_LEVEL', "Sub-Bachelor's Degree + Experience")],
    phrases: lines`
      experience but no {degree}|experience but not [a] {degree}|experience rather than [a] {degree}|experience instead of [a] {degree}|
      experience without [a] {degree}|no {degree} but experience|no {degree} but with experience|no {degree} but some experience|
      no {degree} but need experience|no {degree} but require experience|work experience but no {degree}|sub bachelor + experience|
      sub bachelor plus experience|sub bachelor and experience|sub bachelor degree + experience|sub bachelor degree plus experience|
      sub bachelor degree and experience|sub bachelor with experience|sub bachelor degree with experience
    `,
  },
  {
    means: [is('JOB_LEVEL', ...WITH_DEGREE)],
    phrases: lines`
      need [a] {college}|require [a] {college}|demand [a] {college}|call for [a] {college}|ask for [a] {college}|insist on [a] {college}|expect [a] {college}|
      requiring [a] {college}|demanding [a] {college}|{college} required|{college} needed|{college} necessary|[a] {college} is required|
      [a] {college} is needed|[a] {college} is necessary|[a] {college} is a must|must have [a] {college}|for {college} holder|need at least a bachelor|
      require at least a bachelor|at least a bachelor|at least a bachelor degree|bachelor or above|bachelor or higher degree|bachelor or better|
      bachelor degree or higher|bachelor degree or above|bachelor degree or better
    `,
    asksFor: 'education',
  },
  {
    means: [is('JOB_LEVEL', "Bachelor's Degree")],
    phrases: lines`
      bachelor required|bachelor needed|bachelor degree required|bachelor degree needed|bachlor|bachlors|bachelers|bachelor diploma|batchelor|batchelors|
      bs degree|ba degree|b s degree|b a degree|undergrad degree|with just a bachelor|just a bachelor|only a bachelor|undergraduate level|
      undergraduate education
    `,
    asksFor: 'education',
  },
  {
    means: [is('JOB_LEVEL', "Bachelor's Degree + Experience")],
    phrases: lines`
      both a degree and experience|need a degree plus experience|need a degree and experience|require a degree plus experience|
      require a degree and experience|require degree and experience|need degree and experience|both a bachelor and experience|
      both a bachelor degree and experience|a bachelor and work experience|a bachelor degree with work experience|bachelor plus work experience|
      degree plus some experience|degree with experience|degree on top of experience|experience on top of a degree|experience as well as a degree|
      experience and a degree|experience plus a degree|experience and a bachelor|experience plus a bachelor|experience in addition to a degree|
      a degree as well as experience|degree as well as experience|bachelor as well as experience|college plus experience|college and experience
    `,
    asksFor: 'education',
  },
  {
    means: [is('JOB_LEVEL', 'Advanced Degree')],
    phrases: lines`
      ms degree|masters or phd|master level|masters level|doctoral|doctoral level|doctorate level|phd level|ph d|post graduate|post graduate degree|
      postgraduate|postgrad|postgrad degree|postgraduate education|graduate level|graduate level education|grad degree|grad school degree|beyond a bachelor|
      more than a bachelor|above a bachelor|higher than a bachelor|further degree|second degree|advanced education|advanced schooling|advanced diploma|
      higher degree|terminal degree|law degree|medical degree|need grad school|require grad school|need graduate school|require graduate school|
      more than a bachelor degree|more than a college degree|beyond college
    `,
    asksFor: 'education',
  },
  {
    means: [is('AI_FLAG', 'Shrinking Fields')],
    phrases: lines`
      on the decline|in retreat|going away|dying out|on the way out|on its way out|on their way out|fading|fading away|vanishing|wither|withering|in trouble|
      losing ground|getting smaller|sunset field|sunset job|dead end|doomed|dwindling|dwindle|waning|on the wane|drying up|going extinct|extinct|phased out|
      phasing out
    `,
  },
  {
    means: [is('AI_FLAG', 'Raising the Bar')],
    phrases: lines`
      {barrier} and [the] {premium} {rise}|{barrier} and [the] {premium} both {rise}|{premium} and [the] {barrier} {rise}|
      {premium} and [the] {barrier} both {rise}|bar is raised|bar gets raised|bar get raised|bar being raised|raised bar|higher bar|bar gets higher|
      bar get higher|bar is getting higher|raises the bar|raising bar|ai raise the bar|upping the ante
    `,
  },
  {
    means: [is('AI_FLAG', 'Lower Potential')],
    phrases: lines`
      {barrier} and [the] {premium} {fall}|{barrier} and [the] {premium} both {fall}|{premium} and [the] {barrier} {fall}|
      {premium} and [the] {barrier} both {fall}|reduced potential|diminished potential|lowered potential|limited potential|potential is low|
      potential is lower|little potential|lacking potential|weak potential
    `,
  },
  {
    means: [is('AI_FLAG', 'Winners Pull Away')],
    phrases: lines`
      winner pull ahead|winners pull ahead|winner takes all|winner takes it all|star pull away|stars pull away|best pull away|top performer pull away|
      the best pull ahead|winner get further ahead|winner run away|superstar|superstars|superstar effect|superstar economy
    `,
  },
  {
    means: [is('ENTRY_BARRIER_TREND', 'Rising')],
    phrases: lines`
      {harder} to {enter}|{getting} {harder} to {enter}|{harder} and {harder} to {enter}|{entry} {getting} {harder}|{harder} entry|{rising} {barrier}|
      getting harder to enter|getting harder to get into|becoming harder to enter|becoming harder to get into|become harder to enter|
      become harder to get into|harder and harder to enter|harder and harder to get into|more difficult to get into|more difficult to break into|
      more difficult to start in|harder to start in|harder for beginner|harder for beginner to enter|harder for newcomer|tougher for newcomer|
      tougher for beginner|tougher to get into|tougher to break into|harder to join|harder to land|closing door|door closing|doors are closing|
      closing to newcomer|entry gets tougher|entry get tougher|entry gets more difficult|breaking in is getting harder|breaking in is harder|
      getting in gets harder|getting in is getting harder|make entry harder|makes entry harder|make it harder to enter|make it harder to get into|
      make it harder to get in|make it harder to get started|make it harder to break in|make harder to enter|make harder to get into|
      ai make it harder to enter|ai make harder to enter|ai make it harder to get into|hard to get into now|increasingly hard to enter|
      increasingly difficult to enter|less accessible|becoming less accessible|more competitive to enter|more exclusive
    `,
  },
  {
    means: [is('ENTRY_BARRIER_TREND', 'Falling')],
    phrases: lines`
      {easier} to {enter}|{getting} {easier} to {enter}|{easier} and {easier} to {enter}|{entry} {getting} {easier}|{easier} entry|{falling} {barrier}|
      getting easier to enter|getting easier to get into|becoming easier to enter|becoming easier to get into|become easier to enter|
      become easier to get into|easier and easier to enter|less difficult to enter|less difficult to get into|less hard to enter|easier to start in|
      easier to join|easier to land|easier for beginner|easier for newcomer|easier for beginner to enter|opening up|opening up to newcomer|door opening|
      doors are opening|more accessible|becoming more accessible|breaking in is getting easier|breaking in is easier|getting in gets easier|
      getting in is getting easier|make entry easier|makes entry easier|make it easier to enter|make it easier to get into|make it easier to get in|
      make it easier to get started|make it easier to break in|make easier to enter|make easier to get into|ai make it easier to enter|
      ai make easier to enter|ai make it easier to get into|increasingly easy to enter|more open to newcomer|more open to beginner|less exclusive
    `,
  },
  {
    means: [is('EXPERTISE_PREMIUM_TREND', 'Rising')],
    phrases: lines`
      reward experience|reward expertise|reward expert|reward specialist|rewarding experience|value experience more|where experience is rewarded|
      {rising} {premium}|pay expert more|pay expert more and more|reward expert more|{expert} pay off more|{expert} pay off more and more|
      {expert} is worth more|{expert} is worth more and more|{expert} matter more|{expert} matter more and more|{expert} earn more and more|
      expertise become more important|expertise is getting more valuable|expertise getting more valuable|expertise is more important|expertise gain value|
      expertise gains in value|expertise gain in value|growing value of expertise|growing reward for expertise|expert are paid more|expert get paid more|
      expert earn more and more|pay gap between expert and beginner grow|specialized knowledge gain|specialist are worth more|specialist gain|
      more reward for expertise|better reward for expertise|experience become more valuable|experience is becoming more valuable|
      experience become more important|experience matter more|being an expert pay off more|being good pay off more
    `,
  },
  {
    means: [is('EXPERTISE_PREMIUM_TREND', 'Falling')],
    phrases: lines`
      {falling} {premium}|pay expert less|pay expert less and less|reward expert less|{expert} pay off less|{expert} pay off less and less|
      {expert} is worth less|{expert} is worth less and less|{expert} matter less|{expert} matter less and less|{expert} earn less and less|
      {expert} lose value|expertise become less important|expertise is getting less valuable|expertise getting less valuable|expertise is less important|
      expertise lose value|expertise is losing value|expertise losing value|expertise lose its value|expertise is devalued|devalue expertise|
      devalued expertise|experience is devalued|devalue experience|expert lose value|expert are losing value|expert lose their edge|expert losing their edge|
      expert are paid less|expert get paid less|experience become less valuable|experience is becoming less valuable|experience become less important|
      experience matter less|shrinking value of expertise|less reward for expertise|expertise pay less|experience pay less|specialist lose|
      specialist are worth less
    `,
  },
  {
    means: [is('EVENT_TYPE', 'acquired')],
    phrases: lines`
      got acquired|were acquired|was acquired|have been acquired|has been acquired|that have been bought|has been bought|have been bought|got taken over|
      were taken over|was taken over|have been taken over|has been taken over|been taken over|been bought|been swallowed|purchased|were purchased|
      was purchased|got purchased|been purchased|purchased by|target of an acquisition|target of a takeover|takeover target|acquisition target|buyout|buy out|
      buyouts|part of an acquisition|sold to another company|sold to a competitor|sold to another firm|were sold|was sold|got sold|changed owner|
      changed hands|change of ownership|changed ownership|new owner|have a new owner|under new ownership|takeovers|acquisitions|now owned by someone else|
      now owned by another company|eaten by|aquired|acquird|annexed|taken over by another company|bought by another company|bought by a competitor|
      bought by someone|acquired by another company|acquired by a competitor|acquired by someone|by a competitor
    `,
  },
  {
    means: [is('EVENT_TYPE', 'acquired_still_operating')],
    phrases: lines`
      acquired but still operate|acquired but operating|acquired but still active|acquired but still run|acquired but continue to operate|
      acquired but still in business|acquired but still independent|acquired but operating independently|acquired but still exist|bought but still operating|
      bought but still running|bought but still independent|bought out but still operating|taken over but still operating|operate on their own|
      operating on their own|run on their own|running on their own|run independently|operating independently|running independently|continue independently|
      remain independent|remained independent|stay independent|remain in business|remained in business|stay in business|still active|still alive|kept alive|
      live on|lives on|keep running|keeps running|kept going|keep going|keep their brand|kept their brand|kept its brand|kept its name|keep their name|
      keep its name|retain their name|retained their name|remain operational|still operational|still functioning|operates under its own name|
      operate under their own name|operating under their own name
    `,
  },
  {
    means: [is('EVENT_TYPE', 'merged')],
    phrases: lines`
      merging|mergers|went through a merger|underwent a merger|part of a merger|result of a merger|came out of a merger|come out of a merger|
      came from a merger|joined force|joined forces|join forces|joined with another company|teamed up|combined force|fused|amalgamated|united with|
      merged together|merged with a rival|merged with a competitor|merged with another firm|merged into another|merged into another company|merged into one|
      tied the knot|involved in a merger|had a merger
    `,
  },
  {
    means: [is('EVENT_TYPE', 'rebranded')],
    phrases: lines`
      renamed|rename|got renamed|were renamed|was renamed|been renamed|re branded|rebrands|rebranding|rebranded themselves|new brand|new brand name|
      changed name|changed names|change name|change names|change their name|changing name|changing their name|change of name|under a new name|
      under a different name|different name now|now called something else|now go by another name|go by another name|go by a different name|go by a new name|
      went by another name|used to be called something else|used to have another name|used to have a different name|took a new name|took on a new name|
      adopted a new name|got a new name|gave themselves a new name|switched name|switched names|swapped name|altered their name|new identity|name changes
    `,
  },
  {
    means: [is('EVENT_TYPE', 'split')],
    phrases: lines`
      spinoffs|spin offs|spun out|spin out|spun off from|came out of a split|were split|was split|been split|got split|split in two|split into|split into two|
      split from|split themselves|broke up|broken apart|broke apart|break up|breakup|divided into|demerged|demerger|carved out|carve out|hived off|
      went separate way|went separate ways|divested|divestiture|emerged from a spin off|emerged from a split|result of a spin off|result of a split|
      separated from their parent|separated into
    `,
  },
  {
    means: [is('EVENT_TYPE', 'chapter_11_bankruptcy')],
    phrases: lines`
      bankrupcy|bankruptsy|bancrupt|bankruptcies|chapter eleven|ch 11|ch11|chapter 11 bankruptcy|go bankrupt|goes bankrupt|gone bankrupt|going bankrupt|
      declared bankruptcy|declare bankruptcy|file for bankruptcy|filing for bankruptcy|in bankruptcy|under bankruptcy|bankruptcy protection|
      creditor protection|filed for creditor protection|filed for chapter 11|file for chapter 11|filed chapter 11|went belly up|go belly up|belly up|
      gone bust|go bust|goes bust|went broke|gone broke|go broke|became insolvent|become insolvent|gone under|goes under|went out of business|
      couldnt pay their debt|could not pay their debt|couldnt pay their bill|ran out of money|financial collapse|collapsed|receivership|liquidated|
      liquidation|restructured in court|in financial distress|defaulted
    `,
  },
  {
    means: [is('MSA_SIZE', 'Large')],
    phrases: lines`
      large {city}|larger {city}|big {city}|bigger {city}|major {city}|biggest {city}|largest {city}|huge {city}|major urban center|large urban center|
      big urban center|urban center|metropolises|big city|in the big city|in big city|the big city|bigger urban area|large place|larger place|populous area|
      populous city|large metro size|metropolitan center|large msas|large population center|big population center
    `,
  },
  {
    means: [is('MSA_SIZE', 'Small/Medium')],
    phrases: lines`
      small {city}|smaller {city}|medium {city}|mid size {city}|mid sized {city}|midsize {city}|midsized {city}|medium sized {city}|medium size {city}|
      tiny {city}|little {city}|minor {city}|not so large {city}|not so big {city}|less populous {city}|small or medium {city}|small or medium sized {city}|
      small to medium {city}|small to midsize {city}|small and mid sized {city}|small and midsize {city}|small and medium sized {city}|small / medium {city}|
      outside the large {city}|outside large {city}|outside of large {city}|outside of big {city}|outside major {city}|outside of major {city}|
      outside the major {city}|outside big {city}|away from big {city}|away from the big {city}|away from large {city}|non metro|nonmetro|small msas|
      provinces|in the country side|out in the country|in the sticks|regional town|small community|smaller community|small place|smaller place|lesser city|
      less urban
    `,
  },
  {
    means: [is('MSA_SIZE', 'Large', 'Small/Medium')],
    phrases: lines`
      big or small {city}|small or big {city}|large or small {city}|small or large {city}|big {city} or small one|large {city} or small one|
      big {city} or in small one|large {city} or in small one|small {city} or big one|small {city} or large one|big {city} versus small one|
      large versus smaller {city}|larger versus smaller {city}|large vs smaller {city}|big versus small {city}|big vs smaller {city}|
      large compared to small {city}|large compared with small {city}|big compared to small {city}|large {city} and small one|big {city} and small one|
      both large and small {city}|both small and large {city}|large or smaller {city}|{city} of each size|each {city} size|every {city} size|
      any size of {city}
    `,
  },
  {
    means: [is('EXPERIENCE_LEVEL', 'Entry-Level'), is('YEARS_IN', 0), is('BADGE_EARLY_CAREER', 'Ranked')],
    phrases: lines`
      at [the] start of {their} career|at [the] beginning of {their} career|at [the] outset of {their} career|early in {their} career|
      at the very start of {their} career|in the first year of {their} career|entrylevel|entry lvl|jnr|junior level|beginner level|starter level|entry grade|
      fledgling|brand new|newly minted|newly qualified|freshly minted|just hired|recently hired|new to the job|new in the job|new to the role|new in the role|
      at entry level|on entry level|in entry level|at the entry level|in an entry level role|in an entry level position|in entry level role
    `,
  },
  {
    means: [is('EXPERIENCE_LEVEL', 'Experienced'), is('YEARS_IN', 10)],
    phrases: lines`
      later in {their} career|further along in {their} career|well into {their} career|with year of experience behind them|expereinced|experienced people|
      experienced level|seasoned worker|mid career|midcareer|with lot of experience|with a lot of experience|senior staff|senior people|long serving|
      long time|longtime|skilled and experienced|old hand|old hands|at the experienced level|at experienced level|more experienced|highly experienced|
      advanced in their career|later in their career|later in the career
    `,
  },
  {
    means: [is('YEARS_IN', 0)],
    phrases: lines`
      starting off|when starting out|when starting off|when you start out|when they start out|when i start|initially|initial pay|initial income|initial {pay}|
      starting {pay}|beginning {pay}|entry {pay}|entry level {pay}|first {pay}|first year {pay}|starter {pay}|base {pay} at start|beginner {pay}|
      {pay} at the start|{pay} at the beginning|{pay} to start|{pay} when starting|{pay} at entry|{pay} for beginner|{pay} for a beginner|{pay} for a new|
      {pay} for new|at the beginning|at the very start|at the very beginning|in the first year|on day one|on the first day|from the start|from day one|
      from day 1|fresh from school|fresh from college|as a beginner|as a newcomer|as a starter|as a rookie|as a fresh graduate|as a new graduate|
      as a new grad|right after college|right after school|right after graduation|straight after college|straight after graduation|directly after college|
      just after college|just after graduation|just out of school|just out of college|coming out of college|coming out of school|with 0 year of experience|
      first paycheck|first job pay|starting rate
    `,
    asksFor: 'wages',
  },
  {
    means: [is('OUTCOME', 'internal_promotion')],
    phrases: lines`
      {advance} {inside}|promote me {inside}|promote you {inside}|promote them {inside}|promote someone {inside}|promote me inside the company|
      promote you inside the company|internal advancement|advance internally|advance within the company|advance within the firm|advance in the company|
      advance at the same company|advance with their employer|advance within their company|internal move up|climb internally|rise internally|
      rise within the company|rise in the company|rise in the organization|rise within the organization|promoted where they work|promoted by the employer|
      promoted in house|in house promotion|promoted at their company|promoted at the company|promoted at their own company|promoted by the company|
      promoted in the same company|promoted at the same firm|promoted in the same firm|promoted in their company|promoted without leaving|
      promoted without switching|promoted without changing employer|promotion within the firm|promotion inside the company|promotion inside|
      promotion at the same company|promotion with the same employer|promotion at their company|promotion by the same employer|promotion without leaving|
      promotion without changing employer|moving up inside|moving up within|moving up internally|move up inside|move up within|move up where they are|
      move up in the same company|move up at the same company|getting ahead at the same company|getting ahead internally
    `,
    asksFor: 'promotion',
  },
  {
    means: [is('OUTCOME', 'external_promotion')],
    phrases: lines`
      promoted in some other {employer}|promoted in another {employer}|promoted in a different {employer}|promoted at some other {employer}|
      promotion in another {employer}|promotion in some other {employer}|{advance} {elsewhere}|external advancement|advance elsewhere|
      advance at another company|advance by leaving|advance by switching|advance externally|external move up|promoted somewhere else|promoted by leaving|
      promoted by moving|promoted by going elsewhere|promoted by another company|promoted at a different company|promoted at a different employer|
      promoted at another employer|promoted at another firm|promoted with another employer|promotion somewhere else|promotion outside|
      promotion at another employer|promotion at a different company|promotion with another employer|promotion by leaving|promotion by switching|
      promotion by changing employer|promotion by changing company|promotion through a new employer|moving up elsewhere|moving up outside|
      moving up by leaving|moving up by switching|move up somewhere else|move up outside|move up by switching|better job at another company|
      better job at another employer|better position elsewhere|better position at another company|higher position elsewhere|
      higher position at another company|higher job elsewhere|higher job at another company|getting ahead elsewhere|getting ahead by leaving
    `,
    asksFor: 'promotion',
  },
  {
    means: [is('OUTCOME', 'internal_promotion', 'external_promotion')],
    phrases: lines`
      internal and external advancement|promoted inside and outside|internally versus externally|internally vs externally|internally or externally|
      inside or outside the company|inside versus outside the company|within or outside the company|in or outside the company|promotion in and outside
    `,
    asksFor: 'promotion',
  },
  {
    means: [is('OUTCOME', 'retention')],
    phrases: 'staying chance|chance of staying|odds of staying|probability of staying|likelihood of staying|staying probability',
    asksFor: 'retention',
  },
  {
    means: [is('TOTAL_POSTING_TIER', 'high')],
    phrases: lines`
      {many} {opening}|hire {many}|hire in large number|hiring in large number|hire in volume|hiring in volume|hiring a lot|hire a lot|hiring heavily|
      hire heavily|recruit heavily|recruiting heavily|hiring strongly|hiring aggressively|hire aggressively|recruit aggressively|hiring like crazy|
      hiring massively|hiring at scale|big hirer|heavy hirer|mass hiring|hiring spree|strong hiring|strong demand|high demand|heavy demand|high volume hiring|
      high volume of {opening}|high {opening}|strong {opening}|posting tier high|high posting tier|high total posting tier
    `,
  },
  {
    means: [is('TOTAL_POSTING_TIER', 'low')],
    phrases: lines`
      {few} {opening}|hire few|hire little|hiring little|hiring few|hardly hire|barely hire|hardly hiring|barely hiring|rarely hire|weak hiring|low hiring|
      weak demand|low demand|little demand|low posting tier|posting tier low|low {opening}|weak {opening}
    `,
  },
  {
    means: [is('TOTAL_POSTING_TIER', 'none')],
    phrases: lines`
      no {opening}|zero {opening}|no {opening} at all|no current {opening}|without {opening}|without any {opening}|not a single {opening}|
      not hiring at the moment|no hiring|posting tier none
    `,
  },
  {
    means: [is('TOTAL_POSTING_TIER', 'average')],
    phrases: lines`
      average {opening}|moderate {opening}|medium {opening}|an average number of {opening}|a moderate number of {opening}|average hiring|moderate hiring|
      average demand|moderate demand
    `,
  },
  {
    means: [is('TOTAL_POSTING_TIER', 'above-average')],
    phrases: lines`
      above average {opening}|above average number of {opening}|more {opening} than average|more {opening} than usual|more {opening} than most|
      above average hiring|above average demand|hiring above average
    `,
  },
  {
    means: [is('ENTRY_POSTING_TIER', 'high')],
    phrases: lines`
      {many} entry level {opening}|{many} junior {opening}|{many} beginner {opening}|{many} {opening} for beginner|{many} {opening} for newcomer|
      {many} {opening} for graduate|{many} {opening} for starter|{many} graduate {opening}|{many} entry {opening}|{many} entry level {job}|
      {many} junior {job}|hire many beginner|hire many graduate|hire many junior|high entry level {opening}|strong entry level hiring|
      heavy entry level hiring|high entry posting tier|entry posting tier high
    `,
  },
  {
    means: [is('ENTRY_POSTING_TIER', 'low')],
    phrases: lines`
      {few} entry level {opening}|{few} junior {opening}|{few} beginner {opening}|{few} {opening} for beginner|{few} {opening} for graduate|
      {few} entry {opening}|{few} entry level {job}|{few} junior {job}|low entry level {opening}|weak entry level hiring|low entry posting tier
    `,
  },
  {
    means: [is('ENTRY_POSTING_TIER', 'none')],
    phrases: lines`
      no entry level {opening}|no junior {opening}|no {opening} for beginner|no entry level hiring|no entry level {job}|without entry level {opening}|
      zero entry level {opening}|no entry {opening}
    `,
  },
  {
    means: [
      { field: 'PAY', operator: 'gte', values: [100_000] },
      { field: 'WAGE_P75_AT_10Y', operator: 'gte', values: [100_000] },
    ],
    phrases: lines`
      pay six figure|earn six figure|make six figure|bring in six figure|six figure {pay}|six figures {pay}|at least six figures|in the six figures|
      into the six figures
    `,
    asksFor: 'wages',
  },
  {
    means: [{ field: 'PAY_GROWTH', operator: 'gte', values: [1] }],
    phrases: lines`
      {pay} double|{pay} at least double|{pay} more than double|double their {pay}|double your {pay}|double its {pay}|doubles|doubled|doubling|{pay} doubled|
      twice as much|twofold|two fold|twice the {pay}|grow by 100%
    `,
  },
];
