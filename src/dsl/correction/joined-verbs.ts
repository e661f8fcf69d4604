import { SUBJECTS } from './known-phrases.ts';
import type { Piece } from './pieces.ts';
import { Reader } from './reader.ts';
import { VERB_PHRASES } from './verb-phrases.ts';

/** Verbs that people write without a space behind them. */
const JOINED_VERBS = ['list', 'get', 'count', 'analyze', 'search', 'show', 'find', 'fetch'];

/** LISTCOMPANIES, getWages: the verb and the subject as separate words. */
export function withoutJoint(piece: Piece): readonly Piece[] {
  if (piece.kind !== 'word') return [piece];
  const isPhrase = (text: string, table: Readonly<Record<string, unknown>>): boolean => new Reader(text, [{ ...piece, text }]).peek(table) !== undefined;
  if (isPhrase(piece.text, VERB_PHRASES) || isPhrase(piece.text, SUBJECTS)) return [piece];
  for (const verb of JOINED_VERBS) {
    const subject = piece.text.slice(verb.length);
    const middle = piece.at.start + verb.length;
    if (piece.text.toLowerCase().startsWith(verb) && isPhrase(subject, SUBJECTS))
      return [
        { ...piece, text: verb, at: { ...piece.at, end: middle } },
        { ...piece, text: subject, at: { ...piece.at, start: middle } },
      ];
  }
  return [piece];
}
