const CODE = /\b\d{2}-\d{4}\.\d{2}\b/gu;
/** Models that think aloud end it with this; what they weighed before is no answer. */
const END_OF_THOUGHT = '</think>';
const FENCE = /^```(?:json)?\s*|\s*```$/giu;

/**
 * The candidate that an answer names: the code of a JSON object, or the only code in a plain text. Undefined when it names none, several, or one
 * that is not among the candidates.
 */
export function readChoice(answer: string, codes: readonly string[]): string | undefined {
  const said = (answer.split(END_OF_THOUGHT).at(-1) ?? '').trim();
  const named = codeInJson(said) ?? [...new Set(said.match(CODE))];
  const [code] = named;
  return named.length === 1 && code !== undefined && codes.includes(code) ? code : undefined;
}

/** What the member `code` says, also when it says none; undefined when the text is no such object. */
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
