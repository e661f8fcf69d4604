/** Operating-room staff. Before these words, "OR" in capitals is not the conjunction ("Travel OR Nurse"). */
const STAFF =
  /^(?:nurs(?:e|es|ing)|rns?|techs?|technicians?|technologists?|circulat(?:or|ors|ing)|scrub|aides?|orderly|scheduler|charge|surgical|registered|staff)$/iu;
/** After these words, "OR" at the end of a title is the operating room ("RN - OR"). After others it may be Oregon ("Driver - OR"). */
const NURSES = String.raw`(?:nurses?|rn|lpn|lvn|surgical|surgery|(?:surg|surgical|scrub) tech(?:nician|nologist)?|scrub|circulator|perioperative)`;
const GAP = String.raw`[^\p{L}\p{N}]+`;
const LETTERS = String.raw`O\.?R\b\.?`;

const FIRST = new RegExp(String.raw`^[^\p{L}\p{N}]*${LETTERS}(?=${GAP}\p{L})`, 'iu');
const LAST = new RegExp(String.raw`(?<=(?:^|${GAP})${NURSES}(?:${GAP}[iv\d]{1,3})?${GAP})${LETTERS}(?=[^\p{L}\p{N}]*$)`, 'iu');
const INSIDE = new RegExp(String.raw`(?<=${GAP})${LETTERS}(?=${GAP}(\p{L}+))`, 'gu');
const ALONE = new RegExp(String.raw`^[^\p{L}\p{N}]*${LETTERS}[^\p{L}\p{N}]*$`, 'iu');
const NURSE = new RegExp(String.raw`(?:^|${GAP})${NURSES}(?:${GAP}|$)`, 'iu');

const WRITTEN_OUT = 'operating room';

/**
 * Replaces "OR" by "operating room" in a title, or in a bracketed part of one: as the first word, as the last word after a nurse, and in capitals before
 * operating-room staff. Anywhere else, "OR" is the conjunction or Oregon.
 */
export function withOperatingRooms(text: string, title = text): string {
  if (!/\bo\.?r\b/iu.test(text)) return text;
  if (text !== title && ALONE.test(text)) return NURSE.test(title) ? WRITTEN_OUT : text;
  const written = text.replace(FIRST, WRITTEN_OUT).replace(LAST, WRITTEN_OUT);
  // In a title in all capitals, the capitals of OR mean nothing.
  return /\p{Ll}/u.test(title) ? written.replace(INSIDE, (found, next: string) => (STAFF.test(next) ? WRITTEN_OUT : found)) : written;
}
