/** What people add when they are done, which no title has. */
const SURE =
  /(?:please (?:and|&) (?:thank you|thanks)|(?:many |much |with |huge )?(?:thanks|thank (?:you|u)|thx|thnx|tysm|tyvm)(?: (?:a (?:lot|bunch|million|ton)|so much|very much|in advance|again|everyone|everybody|all|team|folks|guys|mate|heaps|loads|much))?|(?:much|greatly|very much|really) appreciated|(?:i['’]?d |i would )?(?:really )?appreciate it|(?:please|pls|plz|plis)|(?:kind|best|warm) regards|no rush|asap)/iu;
/** The same, where they are a sentence of their own: "TA" in a list of titles is an assistant. */
const ALONE = /(?:ta|tia|ty|cheers|merci|gracias|danke|grazie|regards|bye|lol|haha|ok|okay|nice one|you rock|you['’]?re the best)/iu;
const END = new RegExp(
  `(?:(?:\\s*[-–—,;.!?]+\\s*|\\s+)(?:${SURE.source})|(?:\\s*[.!?;]\\s*|\\s+[-–—]+\\s*|(?<=["”'’]),\\s*)(?:${ALONE.source}))(?<marks>\\s*[!.:;)~❤🙏😊🙂]*\\s*)$`,
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
