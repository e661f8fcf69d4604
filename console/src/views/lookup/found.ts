import type { CompanyMatch, TitleMatch } from './lookup-queries.ts';

/** The options of both groups. The arrow keys go through them as one list, so the second group is counted from the end of the first. */
export interface Found {
  readonly matches: readonly TitleMatch[];
  readonly employers: readonly CompanyMatch[];
  readonly employersFirst: boolean;
  /** Whether the text is the name of the first employer, and no likely title. */
  readonly isEmployer: boolean;
  /** The place of the first option of each group. */
  readonly firstTitle: number;
  readonly firstEmployer: number;
}

/** A title that is less likely than this comes after an employer of exactly the typed name. */
const LIKELY_TITLE = 0.5;

/** A text that is no job title shows the employers first. */
export function arranged(matches: readonly TitleMatch[], employers: readonly CompanyMatch[]): Found {
  const isEmployer = employers[0]?.match_type === 'exact' && (matches[0]?.probability ?? 0) < LIKELY_TITLE;
  const employersFirst = matches.length === 0 || isEmployer;
  return {
    matches,
    employers,
    employersFirst,
    isEmployer,
    firstTitle: employersFirst ? employers.length : 0,
    firstEmployer: employersFirst ? 0 : matches.length,
  };
}
