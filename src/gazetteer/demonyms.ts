import { readSoundTable } from '../tables/read-table.ts';

const ROWS = readSoundTable(new URL('../../mappings/language/demonyms.tsv', import.meta.url), ['state', 'demonyms']);
const STATES = new Map(ROWS.flatMap((row) => row.list('demonyms').map((word) => [word, row.text('state')] as const)));

/** Postal code of the state that a word in lower case describes: "texan". */
export const stateOfDemonym = (word: string): string | undefined => STATES.get(word);
