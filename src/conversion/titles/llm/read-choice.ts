import { ONET_CODE } from '../../../catalog/onet-code.ts';

const CODE = new RegExp(`\\b${ONET_CODE}\\b`, 'gu');
/** Ends the reasoning that some models print before the answer. */
const END_OF_THOUGHT = '</think>';
const FENCE = /^```(?:json)?\s*|\s*```$/giu;

/**
 * The candidate that an answer names: the code in a JSON object, or the only code in plain text. Undefined if the answer names none, several, or one that is not a
 * candidate.
 */
export function readChoice(answer: string, codes: readonly string[]): string | undefined {
  const said = (answer.split(END_OF_THOUGHT).at(-1) ?? '').trim();
  const named = codeInJson(said) ?? [...new Set(said.match(CODE))];
  const [code] = named;
  return named.length === 1 && code !== undefined && codes.includes(code) ? code : undefined;
}

/** The value of `code`, as a list that is empty for null; undefined if the text is not such an object. */
function codeInJson(text: string): string[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(FENCE, ''));
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('code' in value)) return undefined;
  return typeof value.code === 'string' ? [value.code.trim()] : [];
}
