/** One letter at the end of a name is often typed wrong, but not in place of several. */
const LEAST_OWN = 2;
const LEAST_REST = 3;

/**
 * Whether a text begins as a name does and goes on as another word: "Atlantis" is no misspelled Atlanta, and "Portlandia" no Portland. Typos are rarely all at the end, and
 * leave letters of the name there ("Houstin"). A text that is only cut off ("Jacksonv") has no letters of its own.
 */
export function hasOtherEnding(given: string, name: string): boolean {
  const [text, meant] = [given.toLowerCase(), name.toLowerCase()];
  let same = 0;
  while (same < text.length && same < meant.length && text[same] === meant[same]) same++;
  const [own, rest] = [text.slice(same), meant.slice(same)];
  return same > 0 && own !== '' && (own.length >= LEAST_OWN || rest.length >= LEAST_REST) && !Array.from(own).some((letter) => rest.includes(letter));
}
