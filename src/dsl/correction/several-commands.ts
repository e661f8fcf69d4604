import type { Caller } from '../../operations/services.ts';
import { parse } from '../parse.ts';
import { reads } from '../prepare.ts';
import { print } from '../print.ts';
import { LEXER, T } from '../tokens.ts';
import type { Correction } from './correction.ts';

/** Longer ones are not repeated. */
const MOST = 4;
const LONGEST = 400;

/** Commands that are joined by pipes or semicolons and are valid alone: the first one, and which ones to send after it. */
export function firstOfSeveral(query: string, caller: Caller): Correction | undefined {
  const { tokens, errors } = LEXER.tokenize(query);
  const ends = tokens.flatMap(({ tokenType, startOffset }) => (tokenType === T.Pipe || tokenType === T.Semicolon ? [startOffset] : []));
  const parts = [...ends, query.length].map((end, i) => query.slice(i === 0 ? 0 : (ends[i - 1] ?? 0) + 1, end).trim());
  const commands = parts.filter((part) => part !== '');
  if (errors.length > 0 || commands.length < 2 || commands.length > MOST || query.length > LONGEST) return undefined;
  if (!commands.every((command) => reads(command, caller))) return undefined;
  const [first = '', ...others] = commands.map((command) => print(parse(command)));
  return { query: first, steps: [`Send one query for each command: ${first}, then ${others.join(', then ')}.`] };
}
