/** Who works in an operating room: capitals before them are no conjunction ("Travel OR Nurse"). */
const STAFF =
  /^(?:nurs(?:e|es|ing)|rns?|techs?|technicians?|technologists?|circulat(?:or|ors|ing)|scrub|aides?|orderly|scheduler|charge|surgical|registered|staff)$/iu;
/** After whom it stands at the end of a title ("RN - OR"); after others it may be the state ("Driver - OR"). */
const NURSES = String.raw`(?:nurses?|rn|lpn|lvn|surgical|surgery|(?:surg|surgical|scrub) tech(?:nician|nologist)?|scrub|circulator|perioperative)`;
const GAP = String.raw`[^\p{L}\p{N}]+`;
const LETTERS = String.raw`O\.?R\b\.?`;

const FIRST = new RegExp(String.raw`^[^\p{L}\p{N}]*${LETTERS}(?=${GAP}\p{L})`, 'iu');
const LAST = new RegExp(String.raw`(?<=(?:^|${GAP})${NURSES}(?:${GAP}[iv\d]{1,3})?${GAP})${LETTERS}(?=[^\p{L}\p{N}]*$)`, 'iu');
const INSIDE = new RegExp(String.raw`(?<=${GAP})${LETTERS}(?=${GAP}(\p{L}+))`, 'gu');
const ALONE = new RegExp(String.raw`^[^\p{L}\p{N}]*${LETTERS}[^\p{L}\p{N}]*$`, 'iu');
const NURSE = new RegExp(String.raw`(?:^|${GAP})${NURSES}(?:${GAP}|$)`, 'iu');

const MEANT = 'operating room';

/**
 * Writes the operating room out where a title or a part of it in brackets has "OR" for it: as its first word, as its last one after a nurse, and in capitals
 * of their own before its staff. Anywhere else it is the conjunction, or Oregon.
 */
export function withOperatingRooms(text: string, title = text): string {
  if (!/\bo\.?r\b/iu.test(text)) return text;
  if (text !== title && ALONE.test(text)) return NURSE.test(title) ? MEANT : text;
  const written = text.replace(FIRST, MEANT).replace(LAST, MEANT);
  // Where all is in capitals those of OR tell nothing.
  return /\p{Ll}/u.test(title) ? written.replace(INSIDE, (found, next: string) => (STAFF.test(next) ? MEANT : found)) : written;
}
