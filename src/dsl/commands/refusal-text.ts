import { ALIAS_TYPES } from '../../catalog/enumerations.ts';
import type { NameField, WriteProblem } from '../../writes/write-problems.ts';
import { isOnetCode } from '../../catalog/onet-code.ts';
import { isParsed } from '../parse.ts';
import { quoted } from '../print.ts';
import type { Problem } from '../problem.ts';

/** Every example can be run, so the example for a rejected change must change nothing. */
export const SAFE_EXAMPLE = 'HELP ADMIN';

const NOT_FOUND: readonly WriteProblem['kind'][] = ['unknown_alias', 'name_is_no_alias', 'unknown_occupation', 'no_pair'];
const KEYWORDS: Readonly<Record<NameField, string>> = { company: 'COMPANY', name: 'NAME', alias: 'ALIAS' };

/** The error for a change of a company that was refused, in terms of the query language. Its example shows what the change would have changed. */
export function refusalText(problems: readonly WriteProblem[], company: string): Problem {
  const near = problems.flatMap((problem) => ('near' in problem ? problem.near : []));
  const [first] = problems;
  const { advice, shows } = first === undefined ? { advice: '', shows: SAFE_EXAMPLE } : adviceFor(first, company);
  return {
    message: problems.map(problemText).join('. '),
    suggestion: near.length > 0 ? `Did you mean ${inQuotes(near)}?` : `Nothing was changed. ${advice}`,
    example: company.trim() === '' || !isParsed(shows) ? SAFE_EXAMPLE : shows,
    status: problems.every(({ kind }) => NOT_FOUND.includes(kind)) ? 404 : 400,
  };
}

interface Advice {
  readonly advice: string;
  /** A query that shows the state, or finds what was meant. */
  readonly shows: string;
}

const aliasesOf = (company: string): string => `LIST COMPANY_ALIASES WHERE COMPANY IS ${quoted(company)}`;
const occupationsOf = (company: string): string => `LIST OCCUPATIONS WHERE COMPANY IS ${quoted(company)}`;
const SEE_ALIASES = 'The example lists the aliases.';
const SEE_OCCUPATIONS = 'The example lists the occupations of the company.';

function adviceFor(problem: WriteProblem, company: string): Advice {
  switch (problem.kind) {
    case 'blank':
    case 'not_text':
    case 'invisible_characters':
    case 'no_letters_or_digits':
    case 'like_a_uid':
    case 'fixed_path':
    case 'too_many_characters':
    case 'too_many_bytes':
      if (problem.field === 'company') return { advice: 'Write the exact name of the company.', shows: SAFE_EXAMPLE };
      return problem.field === 'alias'
        ? { advice: `Write another alias. ${SEE_ALIASES}`, shows: aliasesOf(company) }
        : { advice: 'Write another name. The example finds the company.', shows: `COMPANYCONVERT ${quoted(company)}` };
    case 'name_taken':
      return { advice: 'Write another name. The example shows the company that has this one.', shows: `GET COMPANY ${quoted(problem.company)}` };
    case 'known_alias':
      return { advice: `To change its type, remove the alias and add it again. ${SEE_ALIASES}`, shows: aliasesOf(company) };
    case 'alias_is_name':
      return { advice: `The name needs no alias. ${SEE_ALIASES}`, shows: aliasesOf(company) };
    case 'unknown_alias_type':
    case 'name_is_no_alias':
    case 'unknown_alias':
      return { advice: SEE_ALIASES, shows: aliasesOf(company) };
    case 'unknown_occupation':
      return isOnetCode(problem.given)
        ? { advice: SEE_OCCUPATIONS, shows: occupationsOf(company) }
        : { advice: 'The example converts the title to codes.', shows: `TITLECONVERT ${quoted(problem.given)}` };
    case 'ambiguous_title':
      return { advice: 'The example shows the occupations.', shows: `LIST OCCUPATIONS WHERE ONET_CODE IN (${problem.codes.map(quoted).join(', ')})` };
    case 'no_occupations':
    case 'too_many_occupations':
    case 'blank_occupation':
    case 'malformed_code':
    case 'no_pair':
      return { advice: SEE_OCCUPATIONS, shows: occupationsOf(company) };
  }
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
    case 'like_a_uid':
      return `${KEYWORDS[problem.field]} has the format of a company_uid, which names one company everywhere`;
    case 'fixed_path':
      return `${KEYWORDS[problem.field]} is reserved for a REST path, such as /api/companies/search; /api/companies/{name} would not find the company`;
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
