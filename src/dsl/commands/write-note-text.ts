import type { WriteNote } from '../../writes/write-notes.ts';

/** What the caller of a change should know. */
export function writeNoteText(note: WriteNote): string {
  switch (note.kind) {
    case 'same_name':
      return `The name of the company is already "${note.name}".`;
    case 'former_name_too_long':
      return 'The former name is too long to become an alias.';
    case 'name_of_other':
      return `"${note.name}" is also the name of another company, which matches first.`;
    case 'alias_of_other':
      return `"${note.name}" is also an alias (${note.type}) of "${note.company}".`;
  }
}
