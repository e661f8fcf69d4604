import { lines } from './phrases.ts';
import { is, type SpokenValue } from './spoken-value.ts';

/** More ways to say what happened to a company, built of word families. */
export const EVENT_TEMPLATES: readonly SpokenValue[] = [
  {
    means: [is('EVENT_TYPE', 'acquired')],
    phrases: lines`
      got acquired|were acquired|was acquired|have been acquired|has been acquired|that have been bought|has been bought|have been bought|got taken over|
      were taken over|was taken over|have been taken over|has been taken over|been taken over|been bought|been swallowed|purchased|were purchased|
      was purchased|got purchased|been purchased|purchased by|target of an acquisition|target of a takeover|takeover target|acquisition target|buyout|buy out|
      buyouts|part of an acquisition|sold to another company|sold to a competitor|sold to another firm|were sold|was sold|got sold|changed owner|
      changed hands|change of ownership|changed ownership|new owner|have a new owner|under new ownership|takeovers|acquisitions|now owned by someone else|
      now owned by another company|eaten by|aquired|acquird|annexed|taken over by another company|bought by another company|bought by a competitor|
      bought by someone|acquired by another company|acquired by a competitor|acquired by someone|by a competitor|acquired by other|
      swallowed by another company|swallowed by other|bought by other|bought by another firm|taken over by other|absorbed by another company
    `,
  },
  {
    means: [is('EVENT_TYPE', 'acquired_still_operating')],
    phrases: lines`
      swallowed but still operate|swallowed yet keep operating|swallowed but keep operating|bought but still run|bought yet still run|yet keep operating|yet still operate|yet still run|but keep operating|acquired but still operate|acquired but operating|acquired but still active|acquired but still run|acquired but continue to operate|
      acquired but still in business|acquired but still independent|acquired but operating independently|acquired but still exist|bought but still operating|
      bought but still running|bought but still independent|bought out but still operating|taken over but still operating|operate on their own|
      operating on their own|run on their own|running on their own|run independently|operating independently|running independently|continue independently|
      remain independent|remained independent|stay independent|remain in business|remained in business|stay in business|still active|still alive|kept alive|
      live on|lives on|keep running|keeps running|kept going|keep going|keep their brand|kept their brand|kept its brand|kept its name|keep their name|
      keep its name|retain their name|retained their name|remain operational|still operational|still functioning|operates under its own name|
      operate under their own name|operating under their own name|still {trade} under {their} [own] [old] [original] {brand name}|
      still {trade} as [a] separate {brand name}|still {trade} as [an] independent {brand name}|still {trade} as [a] separate {company}|
      still {trade} as [an] independent {company}|still {trade} as {their} own {company}|kept own {brand name}|keep own {brand name}|remain [a] separate {brand name}|remain [a] stand alone {brand name}|remain [a] standalone {brand name}|
      remain [an] independent {brand name}|kept {their} identity|keep {their} identity|retain {their} identity|{trade} under {their} own {brand name}|{trade} under {their} old {brand name}|continue under {their} [own] [old] {brand name}|
      carry on under {their} [own] [old] {brand name}|live on under {their} [own] [old] {brand name}|keep {their} own {brand name}|kept {their} [own] [old] {brand name}
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
      changed their name at some point|changed name at some point|changed its name at some point|renamed|rename|got renamed|were renamed|was renamed|been renamed|re branded|rebrands|rebranding|rebranded themselves|new brand|new brand name|
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
];
