/** Placeholder words for secrets in examples and templates. */
const PLACEHOLDER_WORDS =
  /change[\s_-]*(?:me|this|it)?|replace|your|here|jwt|secret|private|signing|token|super|very|long|key|example|sample|default|placeholder|password|passphrase|please|random|string|todo|dummy|test|dev|development|prod|production|local|insecure|unsafe|least|characters|chars|bits|min|minimum|must|be|at|in|with|the|this|not|do|use|for|and|or|me|my|a/gi;
/** Minimum length of a secret without such words. */
const SHORTEST_REMAINDER = 16;
/** Shannon entropy of the characters times their number; 32 random hexadecimal digits have about 115 bits. */
const FEWEST_BITS = 80;
const LONGEST_REPEATED_UNIT = 16;
/** Share of characters that continue a run such as abcdef, 54321 or zzzz. */
const MOST_IN_RUNS = 0.5;

/** Why a secret could be guessed, or undefined when no weakness is found. Its length is checked elsewhere. */
export function weaknessOf(secret: string): string | undefined {
  if (isRepetition(secret)) return 'repeats itself';
  if (bitsOf(secret) < FEWEST_BITS) return 'uses too few different characters';
  if (shareInRuns(secret) > MOST_IN_RUNS) return 'is a sequence of adjacent characters';
  if (secret.replace(PLACEHOLDER_WORDS, '').replace(/[^a-z0-9]/gi, '').length < SHORTEST_REMAINDER) return 'looks like a placeholder from an example';
  return undefined;
}

function isRepetition(text: string): boolean {
  for (let unit = 1; unit <= Math.min(LONGEST_REPEATED_UNIT, text.length / 2); unit++)
    if (
      text ===
      text
        .slice(0, unit)
        .repeat(Math.ceil(text.length / unit))
        .slice(0, text.length)
    )
      return true;
  return false;
}

function bitsOf(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= count * Math.log2(count / text.length);
  return bits;
}

function shareInRuns(text: string): number {
  let inRuns = 0;
  for (let i = 2; i < text.length; i++) {
    const [before, last] = [text.charCodeAt(i - 1) - text.charCodeAt(i - 2), text.charCodeAt(i) - text.charCodeAt(i - 1)];
    if (before === last && Math.abs(last) <= 1) inRuns += 1;
  }
  return inRuns / text.length;
}
