import { subjectAt, verbAt } from '../meanings/known-phrases.ts';
import type { Piece } from '../meanings/pieces.ts';
import { Reader } from '../meanings/reader.ts';

/** Verbs that people write without a space behind them. */
const JOINED_VERBS = ['list', 'get', 'count', 'analyze', 'search', 'show', 'find', 'fetch'];

/** LISTCOMPANIES, getWages: the verb and the subject as separate words. */
export function withoutJoint(piece: Piece): readonly Piece[] {
  if (piece.kind !== 'word') return [piece];
  const alone = (text: string): Reader => new Reader(text, [{ ...piece, text }]);
  const isSubject = (text: string): boolean => subjectAt(alone(text)) !== undefined;
  if (verbAt(alone(piece.text)) !== undefined || isSubject(piece.text)) return [piece];
  for (const verb of JOINED_VERBS) {
    const subject = piece.text.slice(verb.length);
    const middle = piece.at.start + verb.length;
    if (piece.text.toLowerCase().startsWith(verb) && isSubject(subject))
      return [
        { ...piece, text: verb, at: { ...piece.at, end: middle } },
        { ...piece, text: subject, at: { ...piece.at, start: middle } },
      ];
  }
  return [piece];
}
