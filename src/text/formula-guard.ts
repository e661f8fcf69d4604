const GUARD = "'";
/** Characters with which a spreadsheet starts a formula (OWASP, CSV injection), also in full width, or a cell that spans lines. */
const TAKEN_FOR_MORE = /^'*[=+\-@"＝＋－＠\t\r\n]/u;

/** A text as a cell that a spreadsheet shows as text: one that it would run gets an apostrophe in front, also if it already begins with apostrophes. */
export const guarded = (text: string): string => (TAKEN_FOR_MORE.test(text) ? GUARD + text : text);

/** Reads a cell that {@link guarded} may have written. */
export const unguarded = (cell: string): string => (cell.startsWith(GUARD) && TAKEN_FOR_MORE.test(cell) ? cell.slice(GUARD.length) : cell);
