import type { Hint } from '../reads/hints.ts';
import { hintWords } from '../wording/hint-words.ts';
import { ASKING } from './asking.ts';
import type { Problem } from './problem.ts';
import { quoted } from './print.ts';
import { withSnapshot } from './suggestions.ts';
import type { Command } from './syntax-tree.ts';

/** The error for something that does not exist, in terms of the query language. */
export const hintText = (hint: Hint): Problem => ({
  ...hintWords(hint, ASKING),
  example: exampleOf(hint),
  ...(hint.kind === 'unknown_cluster' && hint.isInAiData ? { hasMeantExample: true } : {}),
  ...(hint.kind === 'unknown_pick' ? { status: 400 } : {}),
});

/** A query that finds something. */
function exampleOf(hint: Hint): string {
  switch (hint.kind) {
    case 'unknown_company': {
      const [first] = hint.near;
      return hint.isAlias && first !== undefined ? `GET COMPANY ${quoted(first)}` : `COMPANYCONVERT ${quoted(hint.given)}`;
    }
    case 'name_without_letters':
      return 'COMPANYCONVERT "microsft"';
    case 'similar_companies':
      if (hint.near.length > 0) return `COMPANYCONVERT ${quoted(hint.given)} WHERE SCORE >= ${hint.minScore}`;
      return hint.isInTexts ? `SEARCH COMPANIES WHERE SEARCH IS ${quoted(hint.given)}` : 'LIST INDUSTRIES';
    case 'unknown_occupation':
      return hint.isCode ? 'LIST OCCUPATIONS WHERE SEARCH IS "nurse"' : `TITLECONVERT ${quoted(hint.given)}`;
    case 'unknown_cluster': {
      const [first] = hint.near;
      if (hint.isInAiData) return `GET AI_IMPACT FOR CLUSTER ${hint.isId ? hint.given : quoted(hint.given)}`;
      return first === undefined ? 'LIST CLUSTERS WHERE SEARCH IS "nurse"' : `GET CLUSTER ${quoted(first)}`;
    }
    case 'unknown_zip':
      return 'GET LOCATION_ZIP WHERE ZIP IS "98101"';
    case 'unknown_cbsa':
      return 'GET LOCATION_CBSA WHERE CBSA IS "42660"';
    case 'other_snapshot':
      return 'LIST DESTINATION_CLUSTERS FOR CLUSTER 75';
    case 'unknown_pick':
      return 'SUBMIT TITLECONVERT TITLE "registered nurse" CHOICE "29-1141.00" AS "Registered Nurses"';
  }
}

/** A query to suggest after an empty list: for a metric that the snapshot does not have, the same query at a snapshot that has it. */
export function insteadOf(hint: Hint, command: Command): string[] {
  if (hint.kind !== 'other_snapshot') return [hintText(hint).example];
  const [level] = hint.levels;
  return hint.alone && level !== undefined ? [withSnapshot(command, level)] : [];
}
