import { lines, type Phrases } from '../../../language/phrases.ts';
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
      whose title has|whose title have|whose name has|whose name mention|whose name begin with|name begin with|names that begin with|names that start with|
      name that begin with|name that start with|names beginning with|names starting with|name beginning with|name starting with|whose title begin with|
      title begin with|title beginning with|title starting with|titles that begin with|titles that start with|name start with|whose name end in|
      whose name end with|name ending in|names ending in|name that end in|names that end in|name that end with|names that end with|name ending with|
      names ending with|title ending in|title ending with|whose title end in|whose title end with|
      names with|titles with|
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
      with a premium for|premium for|premium on|knowing|who know|mastery of|proficiency in|proficient in|fluency in|familiarity with|command of|
      [is] [a] skill that {bring} {extra pay}|is [a] skill which {bring} {extra pay}|is [a] skill worth {extra pay}|get paid {extra pay} for [knowing]|
      is paid {extra pay} for [knowing]|pay a bonus for|pay you {extra pay} for [knowing]
    `,
  ],
  ...KINDS_OF_BLENDS.flatMap(([order, archetypes]) =>
    archetypes.map((archetype): readonly [Sense, Phrases] => [
      { kind: 'order', names: [order], direction: 'asc' },
      `blended ${archetype}|blended ${archetype} rank|blended ${archetype} ranking|blended ${archetype} score|blended ${archetype} order|${archetype} blend ranking|blend of ${archetype} badge and hiring|blend of ${archetype} and hiring|blend of hiring and ${archetype}|blend of hiring and ${archetype} badge|${archetype} blend|blend of ${archetype}|mix of ${archetype} badge and hiring|mix of ${archetype} and hiring|combination of ${archetype} badge and hiring|combination of ${archetype} and hiring|{blended} ${archetype} {ranking}|{blended} {ranking} for ${archetype}|{blended} {ranking} but for ${archetype}|{blended} {ranking} on ${archetype}|${archetype} version of the {blended} {ranking}|${archetype} variant of the {blended} {ranking}|{blended} {ranking} of ${archetype}|${archetype} {blended} {ranking}|${archetype} {ranking} {blended}|{blend} for ${archetype}|your {blend} for ${archetype}|{blend} thing for ${archetype}|${archetype} badge and {volume}|${archetype} badge together with {volume}|${archetype} badge combined with {volume}|${archetype} badge plus {volume}|${archetype} badge along with {volume}|${archetype} badge and how much they hire|${archetype} badge and how many they hire|${archetype} combined with {volume}|${archetype} together with {volume}|{volume} and ${archetype} badge|{volume} together with ${archetype} badge|{volume} combined with ${archetype} badge|${archetype} badge combined with entry hiring|${archetype} badge and entry hiring|${archetype} badge and entry level hiring|${archetype} badge combined with entry level hiring`,
    ]),
  ),
];
