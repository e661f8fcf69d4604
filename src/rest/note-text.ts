import type { Resource } from '../catalog/resource.ts';
import type { NamedMetro, Note } from '../reads/hints.ts';

/** What the rows are that the request does not say. */
export const notesText = (resource: Resource | undefined, notes: readonly Note[] = []): string[] => notes.map((note) => noteText(resource, note));

function noteText(resource: Resource | undefined, note: Note): string {
  const parameterOf = (field: string): string => resource?.fields[field]?.rest[0] ?? field;
  switch (note.kind) {
    case 'metros_of_text': {
      const { given, count, metros, called, isWithinWords, field } = note;
      const [first] = metros;
      const codeOf = ({ cbsa }: NamedMetro): string => `send its code: ${parameterOf(field)}=${cbsa}`;
      const meant =
        called === undefined ? '' : `If "${given}" means ${called.name}, ${codeOf(called)}${called.isIncluded ? '' : '; these rows are of others'}. `;
      const names = metros.map(({ cbsa, name }) => `${name} (${cbsa})`).join('; ');
      const all = count === 1 ? '1 metro area' : `${count} metro areas, and all of them are included`;
      const more = count > metros.length ? `; and ${count - metros.length} more` : '';
      const one = called !== undefined || first === undefined || count === 1 ? '' : ` For one of them, ${codeOf(first)}.`;
      return `${meant}"${given}" is ${isWithinWords ? 'a part of a word' : 'text'} in the names of ${all}: ${names}${more}.${one}`;
    }
    case 'without_value':
      return `${note.rows} of the ${note.of} rows have no ${parameterOf(note.field)}.`;
    case 'several_companies':
      return `"${note.given}" may be ${note.names.map((name) => `"${name}"`).join(', ')}. Ask which one is meant, or add industry=…`;
    case 'meaning':
      return `${resource?.[note.of][note.name]?.rest[0] ?? note.name}: ${note.text}`;
  }
}
