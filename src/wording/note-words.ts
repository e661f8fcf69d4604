import type { NamedMetro, Note } from '../reads/hints.ts';

/** A note that each interface words in its own syntax. */
export type SaidNote = Exclude<Note, { kind: 'national_postings' }>;

export const isSaid = (note: Note): note is SaidNote => note.kind !== 'national_postings';

export const NATIONAL_POSTINGS =
  'Counts and tiers of postings are those of a company in the whole country; the state or metro area only chooses the companies that hire there.';

/** Which metro areas the text of a filter is in, and how to ask for one: `askFor` writes that in the syntax of the interface. */
export function metrosText(
  { given, count, metros, called, isWithinWords }: Extract<Note, { kind: 'metros_of_text' }>,
  askFor: (metro: NamedMetro) => string,
): string {
  const [first] = metros;
  const meant = called === undefined ? '' : `If "${given}" means ${called.name}, ${askFor(called)}${called.isIncluded ? '' : '; these rows are of others'}. `;
  const names = metros.map(({ cbsa, name }) => `${name} (${cbsa})`).join('; ');
  const all = count === 1 ? 'the name of one metro area' : `the names of ${count} metro areas, and all of them are included`;
  const more = count > metros.length ? `; and ${count - metros.length} more` : '';
  const one = called !== undefined || first === undefined || count === 1 ? '' : ` For one of them, ${askFor(first)}.`;
  return `${meant}"${given}" is ${isWithinWords ? 'a part of a word' : 'text'} in ${all}: ${names}${more}.${one}`;
}
