/** The identifiers that a text can mean: itself, and in lower case, because people copy UUIDs in capitals. */
export function uidSpellings(text: string): string[] {
  const given = text.trim();
  return [...new Set([given, given.toLowerCase()])];
}
