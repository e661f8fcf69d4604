import { ALIAS_TYPES } from '../../catalog/enumerations.ts';
import type { NameField, WriteProblem } from '../../writes/write-problems.ts';
import type { Problem } from '../problem.ts';

/** Every example can be run, so the example for a rejected change must change nothing. */
export const SAFE_EXAMPLE = 'HELP ADMIN';

const NOT_FOUND: readonly WriteProblem['kind'][] = ['unknown_alias', 'name_is_no_alias', 'unknown_occupation', 'no_pair'];
const KEYWORDS: Readonly<Record<NameField, string>> = { company: 'COMPANY', name: 'NAME', alias: 'ALIAS' };

/** The error for a change that was refused, in terms of the query language. */
export function refusalText(problems: readonly WriteProblem[]): Problem {
  const near = problems.flatMap((problem) => ('near' in problem ? problem.near : []));
  return {
    message: problems.map(problemText).join('. '),
    suggestion: near.length > 0 ? `Did you mean ${inQuotes(near)}?` : 'Nothing was changed. Correct the command and run it again.',
    example: SAFE_EXAMPLE,
    status: problems.every(({ kind }) => NOT_FOUND.includes(kind)) ? 404 : 400,
  };
}

function problemText(problem: WriteProblem): string {
  switch (problem.kind) {
    case 'blank':
      return `${KEYWORDS[problem.field]} is blank`;
    case 'not_text':
      return `${KEYWORDS[problem.field]} contains a NUL character or an unpaired surrogate`;
    case 'invisible_characters':
      return `${KEYWORDS[problem.field]} contains invisible characters (control characters, line breaks, NUL, or unpaired surrogates)`;
    case 'no_letters_or_digits':
      return `${KEYWORDS[problem.field]} has no letters or digits`;
    case 'too_many_characters':
      return `${KEYWORDS[problem.field]} is longer than ${problem.most} characters`;
    case 'too_many_bytes':
      return `${KEYWORDS[problem.field]} is longer than ${problem.most} bytes of UTF-8 (after Unicode normalization)`;
    case 'name_taken':
      return `"${problem.given}" is the name of another company, "${problem.company}" (${problem.companyUid})`;
    case 'unknown_alias_type':
      return `"${problem.given}" is not an alias type; it must be one of ${ALIAS_TYPES.join(', ')}`;
    case 'known_alias':
      return `"${problem.alias}" is already an alias of "${problem.company}", with type ${problem.type}`;
    case 'alias_is_name':
      return `"${problem.given}" is the name of the company itself`;
    case 'name_is_no_alias':
      return `"${problem.given}" is the name of the company, not an alias; to change it, use UPDATE COMPANY`;
    case 'unknown_alias':
      return `"${problem.company}" has no alias "${problem.given}"; ${
        problem.aliases.length === 0 ? 'it has no aliases' : `its aliases are ${inQuotes(problem.aliases)}`
      }`;
    case 'no_occupations':
      return 'OCCUPATIONS is empty; write at least one code or title';
    case 'too_many_occupations':
      return `OCCUPATIONS has ${problem.count} codes and titles; the maximum is ${problem.most}`;
    case 'blank_occupation':
      return 'OCCUPATION is blank; write a code or a title';
    case 'malformed_code':
      return `"${problem.given}" is not an O*NET-SOC code; the format is NN-NNNN.NN, as in 29-1141.00`;
    case 'unknown_occupation':
      return `Occupation not found: "${problem.given}"; to convert a job title to a code, use TITLECONVERT`;
    case 'ambiguous_title':
      return `"${problem.given}" is the title of several occupations; use one of the codes ${problem.codes.join(', ')}`;
    case 'no_pair': {
      const { company, given, occupation } = problem;
      const named = `${occupation.onet_code} ${occupation.onet_title}, cluster "${occupation.cluster_name}"`;
      return `"${company}" has no pair for "${given}" (${named}); to list its pairs, use LIST OCCUPATIONS FOR COMPANY`;
    }
  }
}

/** Names as they are, without the escapes of a query. */
const inQuotes = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
