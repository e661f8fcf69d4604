import type { Hint } from '../reads/hints.ts';
import type { Problem } from './problem.ts';
import { quoted } from './print.ts';
import { withSnapshot } from './suggestions.ts';
import type { Command } from './syntax-tree.ts';

/** The error for something that does not exist, in terms of the query language. */
export function hintText(hint: Hint): Problem {
  switch (hint.kind) {
    case 'unknown_company': {
      const { given, near, isAlias } = hint;
      const [first] = near;
      const meant = isAlias ? `This is an alias of ${near.map(quoted).join(' and ')}. ` : `Did you mean ${near.map(quoted).join(', ')}? `;
      return {
        message: `Company ${quoted(given)} was not found`,
        suggestion: `${first === undefined ? '' : meant}Resolve names, tickers, and aliases with COMPANYCONVERT first.`,
        example: isAlias && first !== undefined ? `GET COMPANY ${quoted(first)}` : `COMPANYCONVERT ${quoted(given)}`,
      };
    }
    case 'name_without_letters':
      return {
        message: 'The name has no letters or digits',
        suggestion: 'Write the name, a ticker, or an alias of an employer.',
        example: 'COMPANYCONVERT "microsft"',
      };
    case 'similar_companies':
      return { message: `No employer is surely meant by ${quoted(hint.given)}`, ...instead(hint) };
    case 'unknown_occupation':
      return {
        message: hint.isCode ? `Occupation not found: ${hint.given}` : `${quoted(hint.given)} is not an O*NET-SOC code or the exact title of an occupation`,
        suggestion: 'Codes have the format NN-NNNN.NN, as in "29-1141.00". To convert a job title to a code, use TITLECONVERT.',
        example: hint.isCode ? 'LIST OCCUPATIONS WHERE SEARCH IS "nurse"' : `TITLECONVERT ${quoted(hint.given)}`,
      };
    case 'unknown_cluster': {
      const [first] = hint.near;
      return {
        message: `Cluster not found: ${hint.isId ? hint.given : quoted(hint.given)}`,
        suggestion:
          first === undefined
            ? 'To find clusters by name, use LIST CLUSTERS WHERE SEARCH IS "…". To find the cluster of a job title, use TITLECONVERT with EXPAND CLUSTER. Clusters that only the AI data has are in GET AI_IMPACT FOR CLUSTER.'
            : `The most similar names are ${hint.near.map(quoted).join(', ')}. To find the cluster of a job title, use TITLECONVERT with EXPAND CLUSTER.`,
        example: first === undefined ? 'LIST CLUSTERS WHERE SEARCH IS "nurse"' : `GET CLUSTER ${quoted(first)}`,
      };
    }
    case 'unknown_zip':
      return {
        message: `ZIP code not found: ${hint.given}`,
        suggestion: 'Check the digits. Military and territorial ZIP codes are not in the dataset.',
        example: 'GET LOCATION_ZIP WHERE ZIP IS "98101"',
      };
    case 'unknown_cbsa':
      return {
        message: `CBSA not found: ${hint.given}`,
        suggestion: 'The dataset contains metro areas only. To find the code of a place, use GET LOCATION_ZIP.',
        example: 'GET LOCATION_CBSA WHERE CBSA IS "42660"',
      };
    case 'other_snapshot':
      return {
        message: 'No row has this metric at this snapshot',
        suggestion: hint.alone
          ? `Use EXPERIENCE_LEVEL ${hint.levels.map(quoted).join(' or ')}.`
          : 'Wages are known at EXPERIENCE_LEVEL "10", promotion and retention rates at "Experienced" and "Entry-Level". Ask for each in its own query.',
        example: 'LIST DESTINATION_CLUSTERS FOR CLUSTER 75',
      };
    case 'unknown_pick':
      return {
        message: `${hint.member} ${hint.value} is not in the dataset`,
        suggestion: `Copy the ${hint.member} from a row of TITLECONVERT${hint.member === 'cluster_id' ? ', or omit it' : ''}.`,
        example: 'SUBMIT TITLECONVERT TITLE "registered nurse" CHOICE "29-1141.00" AS "Registered Nurses"',
        status: 400,
      };
  }
}

/** Similar names, a search that finds something, or what there is to choose from. */
function instead({ given, near, minScore, isInTexts }: Extract<Hint, { kind: 'similar_companies' }>): Pick<Problem, 'suggestion' | 'example'> {
  if (near.length > 0)
    return {
      suggestion: `Similar: ${near.map(quoted).join(', ')}. To list such matches, add WHERE SCORE >= ${minScore}.`,
      example: `COMPANYCONVERT ${quoted(given)} WHERE SCORE >= ${minScore}`,
    };
  return isInTexts
    ? {
        suggestion: 'No employer has a similar name. Check the spelling, or use SEARCH COMPANIES.',
        example: `SEARCH COMPANIES WHERE SEARCH IS ${quoted(given)}`,
      }
    : { suggestion: 'No employer has a similar name, or these words in its description. Check the spelling.', example: 'LIST INDUSTRIES' };
}

/** Why an answer is empty, as a sentence. */
export function sentenceOf(hint: Hint): string {
  const { message, suggestion } = hintText(hint);
  return `${message}. ${suggestion}`;
}

/** A query to suggest after an empty list: for a metric that the snapshot does not have, the same query at a snapshot that has it. */
export function insteadOf(hint: Hint, command: Command): string[] {
  if (hint.kind !== 'other_snapshot') return [hintText(hint).example];
  const [level] = hint.levels;
  return hint.alone && level !== undefined ? [withSnapshot(command, level)] : [];
}
