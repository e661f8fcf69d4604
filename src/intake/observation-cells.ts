/** Longest title of a file of observations; the table of imported ones holds no longer one. */
export const LONGEST_TITLE_BYTES = 400;

/** What a spreadsheet takes for the beginning of a formula, or of a cell that goes on over the next lines. */
const TAKEN_FOR_MORE = /^'*[=+\-@"＝＋－＠]/u;
const GUARD = "'";
/** What would end a cell or a line: files of observations know no quoting. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;

/** A text as a cell of a tab-separated file that opens in a spreadsheet as the text it is. Tabs and line breaks become blanks, as when titles are compared. */
export function guardedCell(text: string): string {
  const flat = text.replace(BREAKS, ' ').trim();
  return TAKEN_FOR_MORE.test(flat) ? GUARD + flat : flat;
}

/** The text of a cell that {@link guardedCell} may have written. */
export function plainCell(cell: string): string {
  return cell.startsWith(GUARD) && TAKEN_FOR_MORE.test(cell) ? cell.slice(GUARD.length) : cell;
}
