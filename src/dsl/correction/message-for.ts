import type { Problem } from '../problem.ts';

/** ; did you mean HIRING_STATE or HIRING_CITY? */
const GUESS = /; did you mean ([^?]+)\?/u;
const QUOTE = /^(.+) must be quoted$/u;

/** What a value follows. */
const OPERATOR = /(?:\b(?:is|not|contains)|[=<>(,])\s*$/iu;
/** Names with underscores are one word. */
const inWords = (text: string): string => ` ${text.toUpperCase().split(/\W+/u).join(' ').trim()} `;
const wordsOf = (text: string): readonly string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);

/**
 * The message of a problem next to an example that means something else than the message assumes: `Unexpected RANKED` with ORDER BY as its example does not ask
 * whether RANGE was meant, and PROGRESSION, of which the example makes WAGE_PROGRESSION, was no text.
 */
export function messageFor({ message, at }: Problem, query: string, example: string): string {
  const [guess, names] = GUESS.exec(message) ?? [];
  if (guess !== undefined && names !== undefined)
    return names.split(/ or |, /u).some((name) => inWords(example).includes(inWords(name))) ? message : message.replace(guess, '');
  const [, text] = QUOTE.exec(message) ?? [];
  // A number or a code is no keyword.
  if (text === undefined || !/\p{L}/u.test(text)) return message;
  const isValue = OPERATOR.test(query.slice(0, at?.start ?? 0));
  const bare = wordsOf(example.replace(/"[^"]*"/gu, ' '));
  const isKeyword = wordsOf(text).some((word) => bare.includes(word)) || (text === text.toUpperCase() && !isValue && !example.toUpperCase().includes(text));
  return isKeyword ? `Unexpected ${text}` : message;
}
