import { wordTable } from '../../text/word-table.ts';
import { readSoundTable } from '../../tables/read-table.ts';

const ROWS = readSoundTable(new URL('../../../mappings/language/chat-words.tsv', import.meta.url), ['typed', 'meant']);

/** Words as people type them in chats, and the words that are meant. */
export const CHAT_WORDS = wordTable<string>(Object.fromEntries(ROWS.map((row) => [row.text('typed'), row.text('meant')])));
