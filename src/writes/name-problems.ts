import { FIXED_PATHS_OF_COMPANIES, LONGEST_COMPANY_NAME } from '../catalog/company-names.ts';
import { fitsDocumentId, LONGEST_KEY_BYTES } from '../text/document-key.ts';
import { identityKey } from '../text/identity-key.ts';
import { isUuid } from '../text/uuid.ts';
import type { NameField, WriteProblem } from './write-problems.ts';

/** The problems that prevent a text from being a company name or alias. Surrounding white space does not count. Pure. */
export function nameProblems(field: NameField, text: string): WriteProblem[] {
  const name = text.trim();
  if (name === '') return [{ kind: 'blank', field }];
  const problems: WriteProblem[] = [];
  if (Array.from(name).length > LONGEST_COMPANY_NAME) problems.push({ kind: 'too_many_characters', field, most: LONGEST_COMPANY_NAME });
  else if (!fitsDocumentId(name)) problems.push({ kind: 'too_many_bytes', field, most: LONGEST_KEY_BYTES });
  // \p{C}: controls, NUL, halves of surrogate pairs, direction marks, unassigned; and the two separators of lines and paragraphs.
  if (/[\p{C}\u2028\u2029]/u.test(name)) problems.push({ kind: 'invisible_characters', field });
  if (!/[\p{L}\p{N}]/u.test(name)) problems.push({ kind: 'no_letters_or_digits', field });
  if (field === 'name' && isUuid(name.toLowerCase())) problems.push({ kind: 'like_a_uid', field });
  if (field === 'name' && FIXED_PATHS_OF_COMPANIES.includes(identityKey(name))) problems.push({ kind: 'fixed_path', field });
  return problems;
}
