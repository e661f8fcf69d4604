import { variantsOf } from '../../src/conversion/titles/title-variants.ts';
import { isFullTitle, matchTitle, type TitleNameMatch } from '../../src/conversion/titles/title-name-match.ts';
import { wordKey, wordsOf } from '../../src/text/words.ts';

/** A title in its most frequent spelling, and its occupation. */
export interface KnownTitle {
  readonly title: string;
  readonly code: string;
}

export interface ShownTitle {
  readonly onet_code: string;
  readonly matched_title: string;
}

/** The matches of a typed text, with the highest limit. */
export type AskTitle = (text: string) => Promise<readonly ShownTitle[]>;

/** The default limit. */
const PAGE = 10;

/** The most frequent titles, each with its occupation. A title of several occupations occurs once for each. */
export const MOST_FREQUENT_TITLES = `
  SELECT (array_agg(title ORDER BY observation_count DESC, title))[1] AS title, onet_code AS code
  FROM title_observations WHERE company_uid IS NULL
  GROUP BY title_key, onet_code ORDER BY sum(observation_count) DESC, title_key, onet_code LIMIT $1`;

/**
 * Types a title letter by letter from the second on and reports what is wrong:
 * - its occupation is among the matches;
 * - what the first page shows stays where it is, or moves up, as long as it is still what is typed: only titles that are what was typed as a whole may come before it;
 * - typed to its end, the title comes first, or the same title of another occupation;
 * - a trailing blank changes nothing.
 */
export async function typeTitle({ title, code }: KnownTitle, ask: AskTitle): Promise<string[]> {
  const problems: string[] = [];
  let before: { text: string; shown: readonly ShownTitle[] } | undefined;
  for (let length = 2; length <= title.length; length++) {
    const text = title.slice(0, length);
    if (before !== undefined && wordKey(before.text) === wordKey(text)) continue;
    const shown = await ask(text);
    if (!shown.some(({ onet_code }) => onet_code === code)) problems.push(`"${text}" loses "${title}"`);
    if (before !== undefined) problems.push(...displaced(before, { text, shown }));
    before = { text, shown };
  }
  const whole = await ask(title);
  if (wordKey(whole[0]?.matched_title ?? '') !== wordKey(title)) problems.push(`"${title}" begins with "${whole[0]?.matched_title ?? 'nothing'}"`);
  if (JSON.stringify(await ask(`${title} `)) !== JSON.stringify(whole)) problems.push(`"${title}" with a trailing space gives another answer`);
  return problems;
}

interface Typed {
  readonly text: string;
  readonly shown: readonly ShownTitle[];
}

function displaced(before: Typed, after: Typed): string[] {
  const tiers = (text: string): ((shown: ShownTitle) => TitleNameMatch['tier'] | undefined) => {
    const words = wordsOf(text);
    const readings = variantsOf(words);
    return ({ matched_title }) => matchTitle(words, readings, matched_title)?.tier;
  };
  const [tierBefore, tierAfter] = [tiers(before.text), tiers(after.text)];
  const wholes = after.shown.filter((shown) => isFullTitle(tierAfter(shown) ?? 'fuzzy')).length;
  return before.shown.slice(0, PAGE).flatMap((shown, i) => {
    const tier = tierAfter(shown);
    if ((tier !== 'prefix' && tier !== 'words') || tierBefore(shown) !== tier) return [];
    const at = after.shown.findIndex(({ onet_code }) => onet_code === shown.onet_code);
    return at >= 0 && at <= i + wholes ? [] : [`"${shown.matched_title}" is ${i + 1}. for "${before.text}" and ${at + 1}. for "${after.text}"`];
  });
}
