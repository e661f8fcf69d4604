import type { Hint } from '../reads/hints.ts';
import type { Problem } from './problem.ts';
import { quoted } from './print.ts';
import { withSnapshot } from './suggestions.ts';
import type { Command } from './syntax-tree.ts';

/** Something that does not exist, in the words of the query language. */
export function hintText(hint: Hint): Problem {
  switch (hint.kind) {
    case 'unknown_company': {
      const { given, near, isAlias } = hint;
      const [first] = near;
      const meant = isAlias ? `That is an alias of ${near.map(quoted).join(' and ')}. ` : `Did you mean ${near.map(quoted).join(', ')}? `;
      return {
        message: `Company ${quoted(given)} is not in the database`,
        suggestion: `${first === undefined ? '' : meant}Resolve names, tickers and aliases with COMPANYCONVERT first.`,
        example: first === undefined ? `COMPANYCONVERT ${quoted(given)}` : `GET COMPANY ${quoted(first)}`,
      };
    }
    case 'unknown_occupation':
      return {
        message: hint.isCode
          ? `Occupation not found: ${hint.given}`
          : `${quoted(hint.given)} is neither an O*NET-SOC code nor the exact title of an occupation`,
        suggestion: 'Codes have the format NN-NNNN.NN, as in "29-1141.00". TITLECONVERT resolves job titles to codes.',
        example: hint.isCode ? 'LIST OCCUPATIONS WHERE SEARCH IS "nurse"' : `TITLECONVERT ${quoted(hint.given)}`,
      };
    case 'unknown_cluster': {
      const [first] = hint.near;
      return {
        message: `Cluster not found: ${hint.isId ? hint.given : quoted(hint.given)}`,
        suggestion:
          first === undefined
            ? 'LIST CLUSTERS WHERE SEARCH IS "…" finds clusters by name; TITLECONVERT with EXPAND CLUSTER finds the cluster of a job title.'
            : `The nearest names are ${hint.near.map(quoted).join(', ')}. TITLECONVERT with EXPAND CLUSTER finds the cluster of a job title.`,
        example: first === undefined ? 'LIST CLUSTERS WHERE SEARCH IS "nurse"' : `GET CLUSTER ${quoted(first)}`,
      };
    }
    case 'unknown_zip':
      return {
        message: `ZIP code not found: ${hint.given}`,
        suggestion: 'Check the digits; military and territorial ZIP codes are not in the dataset.',
        example: 'GET LOCATION_ZIP WHERE ZIP IS "98101"',
      };
    case 'unknown_cbsa':
      return {
        message: `CBSA not found: ${hint.given}`,
        suggestion: 'The dataset holds metropolitan areas; GET LOCATION_ZIP gives the code of a place.',
        example: 'GET LOCATION_CBSA WHERE CBSA IS "42660"',
      };
    case 'other_snapshot':
      return {
        message: 'No row has this metric at the snapshot',
        suggestion: `Use EXPERIENCE_LEVEL ${hint.levels.map(quoted).join(' or ')}.`,
        example: 'LIST DESTINATION_CLUSTERS FOR CLUSTER 75',
      };
    case 'unknown_pick':
      return {
        message: `onet_code ${hint.code} is no occupation of the dataset`,
        suggestion: 'Resolve titles with TITLECONVERT and company names with COMPANYCONVERT, then send the query again.',
        example: 'SUBMIT TITLECONVERT TITLE "registered nurse" CHOICE "29-1141.00" AS "Registered Nurses"',
        status: 400,
      };
  }
}

/** What to ask instead of a query that found nothing: a metric that the snapshot does not have is asked for at the one that has it. */
export function insteadOf(hint: Hint, command: Command): string[] {
  if (hint.kind !== 'other_snapshot') return [hintText(hint).example];
  const [level] = hint.levels;
  return hint.alone && level !== undefined ? [withSnapshot(command, level)] : [];
}
