/** Characters with which a spreadsheet starts a formula, or a cell that spans lines. */
const TAKEN_FOR_MORE = /^'*[=+\-@"＝＋－＠]/u;
const GUARD = "'";
/** Characters that would end a cell or a line: observations files have no quoting. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;

/** A text as a cell of a tab-separated file that a spreadsheet opens as plain text. Tabs and line breaks become spaces, as when titles are compared. */
export function guardedCell(text: string): string {
  const flat = text.replace(BREAKS, ' ').trim();
  return TAKEN_FOR_MORE.test(flat) ? GUARD + flat : flat;
}

/** Reads a cell that {@link guardedCell} may have written. */
export function plainCell(cell: string): string {
  return cell.startsWith(GUARD) && TAKEN_FOR_MORE.test(cell) ? cell.slice(GUARD.length) : cell;
}
