import { textNumber } from '../../text/text-number.ts';

/** The number of a title of an occupation, by its key (see wordKey): the search index has it as a column, and the title model finds the title by it. */
export const titleId = (code: string, key: string): number => textNumber(`${code}|${key}`);
