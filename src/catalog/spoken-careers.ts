import { lines } from './phrases.ts';
import { is, type SpokenValue } from './spoken-value.ts';

/** More ways to say where people work, how long they have, what becomes of them, and what they earn, built of word families. */
export const CAREER_TEMPLATES: readonly SpokenValue[] = [
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
      from day 1|day one|day 1|day zero|day 0|fresh from school|fresh from college|as a beginner|as a newcomer|as a starter|as a rookie|as a fresh graduate|as a new graduate|
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
