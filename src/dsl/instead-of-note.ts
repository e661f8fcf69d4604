import type { SaidNote } from '../wording/note-words.ts';
import { ASKING } from './asking.ts';
import type { DslQuestion } from './forms/form.ts';
import { conjuncts, fieldConditions, fieldNamed, literalsOf, textOf } from './rules/rule.ts';
import { joinedByAnd, whereOf, withCondition } from './suggestions.ts';
import type { Condition, Literal } from './syntax-tree.ts';
import { withNames } from './unknown-names.ts';

const NOWHERE = { start: 0, end: 0 };

/** The query that asks for what was rather meant. */
export function insteadOfNote({ form, command }: DslQuestion, note: SaidNote): string[] {
  const where = whereOf(command);
  if (where === undefined) return [];
  switch (note.kind) {
    case 'metros_of_text': {
      // The first of names within which the text is only a part of a word is no likelier than the others.
      const meant = note.called ?? (note.isWithinWords || note.count === 1 ? undefined : note.metros[0]);
      const given = fieldConditions(where)
        .filter(({ field }) => fieldNamed(form, field.text)?.[0] === note.field)
        .flatMap(literalsOf)
        .filter((literal) => textOf(literal).trim() === note.given);
      if (meant === undefined) return [];
      return [withCondition(command, withNames(where, new Map(given.map((literal): [Literal, string[]] => [literal, [meant.cbsa]]))))];
    }
    case 'without_value': {
      const field = { kind: 'name', text: ASKING.nameIn(form.resource, 'fields', note.field), at: NOWHERE } as const;
      const present: Condition = { kind: 'not', of: { kind: 'is_null', field, at: NOWHERE }, at: NOWHERE };
      return [withCondition(command, joinedByAnd([...conjuncts(where), present]))];
    }
    case 'several_companies':
    case 'company_left_out':
    case 'meaning':
      return [];
  }
}
