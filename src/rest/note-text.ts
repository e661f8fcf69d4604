import type { Resource } from '../catalog/resource.ts';
import { isSaid, metrosText, type SaidNote } from '../wording/note-words.ts';
import type { Note } from '../reads/hints.ts';

/** What the rows are that the request does not say. That counts of postings are national is in the description of their columns. */
export const notesText = (resource: Resource | undefined, notes: readonly Note[] = []): string[] =>
  notes.filter(isSaid).map((note) => noteText(resource, note));

/** The parameters of a conversion that leave out a match. */
const LEFT_OUT_BY = { industry: 'industry', score: 'min_score' };

function noteText(resource: Resource | undefined, note: SaidNote): string {
  const parameterOf = (field: string): string => resource?.fields[field]?.rest[0] ?? field;
  switch (note.kind) {
    case 'metros_of_text':
      return metrosText(note, (metro) => `send its code: ${parameterOf(note.field)}=${metro.cbsa}`);
    case 'without_value':
      return `${note.rows} of the ${note.of} rows have no ${parameterOf(note.field)}.`;
    case 'several_companies':
      return `"${note.given}" may be ${note.names.map((name) => `"${name}"`).join(', ')}. Ask which one is meant, or add industry=…`;
    case 'company_left_out':
      return `"${note.name}" matches "${note.given}" with a score of ${note.score}, but ${note.by.map((setting) => LEFT_OUT_BY[setting]).join(' or ')} leaves it out.`;
    case 'meaning':
      return `${resource?.[note.of][note.name]?.rest[0] ?? note.name}: ${note.text}`;
  }
}
