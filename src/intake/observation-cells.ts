import { guarded } from '../text/formula-guard.ts';

/** Characters that would end a cell or a line: observations files have no quoting. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;

/** A text as a cell of a tab-separated file that a spreadsheet opens as plain text. Tabs and line breaks become spaces, as when titles are compared. */
export const guardedCell = (text: string): string => guarded(text.replace(BREAKS, ' ').trim());
