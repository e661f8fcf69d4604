import { wordLists } from '../../../language/word-lists.ts';

const WORDS = wordLists('background.tsv');

/** What people add when they are done, which no title has. */
const SURE = WORDS.any('thanks');
/** The same, where they are a sentence of their own: "TA" in a list of titles is an assistant. */
const ALONE = WORDS.any('thanks alone');
const END = new RegExp(
  `(?:(?:\\s*[-–—,;.!?]+\\s*|\\s+)(?:${SURE})|(?:\\s*[.!?;]\\s*|\\s+[-–—]+\\s*|(?<=["”'’]),\\s*)(?:${ALONE}))(?<marks>\\s*[!.:;)~❤🙏😊🙂]*\\s*)$`,
  'iu',
);
/** "… roofer. Regards, Tom": who sends it. */
const SIGNED =
  /(?<=[.!?]\s*|\s[-–—]\s*)(?:[Mm]any |[Bb]est |[Kk]ind |[Ww]arm |[Aa]ll the )?(?:[Bb]est|[Rr]egards|[Ww]ishes|[Cc]heers|[Tt]hanks|[Tt]hank you|[Tt]hx|[Yy]ours|[Ss]incerely|[Tt]a),?\s+\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?[.!]?\s*$/u;
const FEWEST_WORDS = 2;

/** "Code these titles: cook, nurse. Thx!": the text without the thanks at its end, which belong to no name. Unless nothing else is said. */
export function withoutCourtesies(text: string): string {
  const found = SIGNED.exec(text) ?? END.exec(text);
  if (found === null || text.slice(0, found.index).trim().split(/\s+/u).length < FEWEST_WORDS) return text;
  // The mark before it ends the question.
  const kept = /^\s*[?!.]/u.exec(found[0])?.[0] ?? '';
  return withoutCourtesies(text.slice(0, found.index) + kept).padEnd(text.length);
}
