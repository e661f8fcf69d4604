import type { TitleMatch } from './match.ts';

/**
 * Matches of which no two show the same title: a laborer of construction below a laborer of a warehouse has the official title of the occupation. In a list below a field, nobody can tell two equal lines
 * apart.
 */
export function withDistinctTitles(matches: readonly TitleMatch[]): TitleMatch[] {
  const shown = new Set<string>();
  return matches.map((match) => {
    const isShown = shown.has(match.matched_title.toLowerCase());
    const matched_title = isShown ? match.onet_title : match.matched_title;
    shown.add(matched_title.toLowerCase());
    return { ...match, matched_title };
  });
}
