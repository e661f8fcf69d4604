import { identityKey } from '../text/identity-key.ts';

/** As wide as the columns. */
const LONGEST_NAME = 255;
/** The key is part of the id of a search document, which may have 512 bytes. */
const LONGEST_KEY_BYTES = 400;

/** One thing that is wrong with a command, and where. */
export interface Problem {
  readonly parameter: string;
  readonly message: string;
  readonly valid_values?: readonly string[];
  readonly did_you_mean?: readonly string[];
}

/** What keeps a text from being the name or an alias of a company; white space around it does not count. Pure. */
export function nameProblems(parameter: string, text: string): Problem[] {
  const name = text.trim();
  if (name === '') return [{ parameter, message: `${parameter} is blank; give a name` }];
  const problems: string[] = [];
  if (Array.from(name).length > LONGEST_NAME) problems.push(`is longer than ${LONGEST_NAME} characters`);
  else if (!fitsDocumentId(name)) problems.push(`is longer than ${LONGEST_KEY_BYTES} bytes of UTF-8 (after Unicode normalization)`);
  // \p{C}: controls, NUL, halves of surrogate pairs, direction marks, unassigned; and the two separators of lines and paragraphs.
  if (/[\p{C}\u2028\u2029]/u.test(name)) problems.push('holds characters that cannot be seen (control characters, line breaks, NUL or half a surrogate pair)');
  if (!/[\p{L}\p{N}]/u.test(name)) problems.push('holds no letter and no digit');
  return problems.map((problem) => ({ parameter, message: `${parameter} ${problem}` }));
}

/** Whether the name can be an alias as far as its length goes. */
export function fitsDocumentId(name: string): boolean {
  return Buffer.byteLength(identityKey(name)) <= LONGEST_KEY_BYTES;
}
