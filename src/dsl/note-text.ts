import { metrosText, type SaidNote } from '../wording/note-words.ts';
import type { Form, DslQuestion } from './forms/form.ts';
import { quoted } from './print.ts';
import { conjuncts, fieldConditions, fieldNamed, literalsOf, textOf } from './rules/rule.ts';
import { joinedByAnd, whereOf, withCondition } from './suggestions.ts';
import type { Condition, Literal } from './syntax-tree.ts';
import { withNames } from './unknown-names.ts';

const NOWHERE = { start: 0, end: 0 };

const nameOf = ({ resource }: Form, field: string): string => resource?.fields[field]?.dsl[0] ?? field.toUpperCase();

/** What the rows are that the query does not say. */
export function noteText(form: Form, note: SaidNote): string {
  switch (note.kind) {
    case 'metros_of_text':
      return metrosText(note, (metro) => `write its code: ${nameOf(form, note.field)} IS ${quoted(metro.cbsa)}`);
    case 'without_value': {
      const name = nameOf(form, note.field);
      return `${note.rows} of these ${note.of} have no ${name} (null). To leave them out, add AND ${name} IS NOT NULL.`;
    }
    case 'several_companies':
      return `${quoted(note.given)} may be ${note.names.map(quoted).join(', ')}. Ask which one is meant, or add WHERE INDUSTRY.`;
    case 'company_left_out':
      return `${quoted(note.name)} matches ${quoted(note.given)} with a score of ${note.score}, but ${note.by.map((setting) => setting.toUpperCase()).join(' or ')} leaves it out.`;
    case 'meaning':
      return `${form.resource?.[note.of][note.name]?.dsl[0] ?? note.name.toUpperCase()}: ${note.text}`;
  }
}

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
      const field = { kind: 'name', text: nameOf(form, note.field), at: NOWHERE } as const;
      const present: Condition = { kind: 'not', of: { kind: 'is_null', field, at: NOWHERE }, at: NOWHERE };
      return [withCondition(command, joinedByAnd([...conjuncts(where), present]))];
    }
    case 'several_companies':
    case 'company_left_out':
    case 'meaning':
      return [];
  }
}
