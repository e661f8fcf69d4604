import type { Resource } from '../catalog/resource.ts';
import type { NamedMetro, Note } from '../reads/hints.ts';
import type { Asking } from './asking.ts';

/** A note that each interface words in its own syntax. */
export type SaidNote = Exclude<Note, { kind: 'national_postings' }>;

export const isSaid = (note: Note): note is SaidNote => note.kind !== 'national_postings';

export const NATIONAL_POSTINGS =
  'Counts and tiers of postings are those of a company in the whole country; the state or metro area only chooses the companies that hire there.';

/** What the rows are that the question does not say. */
export function noteText(resource: Resource | undefined, note: SaidNote, asking: Asking): string {
  const { quoted, nameIn } = asking;
  switch (note.kind) {
    case 'metros_of_text': {
      const name = nameIn(resource, 'fields', note.field);
      return metrosText(note, (metro) => `${asking.send} its code: ${asking.condition(name, metro.cbsa)}`);
    }
    case 'without_value':
      return asking.withoutValue(nameIn(resource, 'fields', note.field), note.rows, note.of);
    case 'several_companies':
      return `${quoted(note.given)} may be ${note.names.map(quoted).join(', ')}. Ask which one is meant, or ${asking.addingIndustry}`;
    case 'company_left_out':
      return `${quoted(note.name)} matches ${quoted(note.given)} with a score of ${note.score}, but ${note.by.map(asking.leavingOut).join(' or ')} leaves it out.`;
    case 'meaning':
      return `${nameIn(resource, note.of, note.name)}: ${note.text}`;
  }
}

/** Which metro areas the text of a filter is in, and how to ask for one. */
function metrosText({ given, count, metros, called, isWithinWords }: Extract<Note, { kind: 'metros_of_text' }>, askFor: (metro: NamedMetro) => string): string {
  const [first] = metros;
  const meant = called === undefined ? '' : `If "${given}" means ${called.name}, ${askFor(called)}${called.isIncluded ? '' : '; these rows are of others'}. `;
  const names = metros.map(({ cbsa, name }) => `${name} (${cbsa})`).join('; ');
  const all = count === 1 ? 'the name of one metro area' : `the names of ${count} metro areas, and all of them are included`;
  const more = count > metros.length ? `; and ${count - metros.length} more` : '';
  const one = called !== undefined || first === undefined || count === 1 ? '' : ` For one of them, ${askFor(first)}.`;
  return `${meant}"${given}" is ${isWithinWords ? 'a part of a word' : 'text'} in ${all}: ${names}${more}.${one}`;
}
