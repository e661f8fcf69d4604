import { LONGEST_COMPANY_NAME } from '../catalog/company-names.ts';
import { fitsDocumentId, LONGEST_KEY_BYTES } from '../text/document-key.ts';

/** A problem with a command, and its position. */
export interface Problem {
  readonly parameter: string;
  readonly message: string;
  readonly valid_values?: readonly string[];
  readonly did_you_mean?: readonly string[];
}

/** The problems that prevent a text from being a company name or alias. Surrounding white space does not count. Pure. */
export function nameProblems(parameter: string, text: string): Problem[] {
  const name = text.trim();
  if (name === '') return [{ parameter, message: `${parameter} is blank` }];
  const problems: string[] = [];
  if (Array.from(name).length > LONGEST_COMPANY_NAME) problems.push(`is longer than ${LONGEST_COMPANY_NAME} characters`);
  else if (!fitsDocumentId(name)) problems.push(`is longer than ${LONGEST_KEY_BYTES} bytes of UTF-8 (after Unicode normalization)`);
  // \p{C}: controls, NUL, halves of surrogate pairs, direction marks, unassigned; and the two separators of lines and paragraphs.
  if (/[\p{C}\u2028\u2029]/u.test(name)) problems.push('contains invisible characters (control characters, line breaks, NUL, or unpaired surrogates)');
  if (!/[\p{L}\p{N}]/u.test(name)) problems.push('has no letters or digits');
  return problems.map((problem) => ({ parameter, message: `${parameter} ${problem}` }));
}
