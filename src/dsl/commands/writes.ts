import { ALIAS_TYPES } from '../../catalog/enumerations.ts';
import type { Answer } from '../../operations/answer.ts';
import type { Caller, Services } from '../../operations/services.ts';
import { ACTIONS } from '../../operations/table.ts';
import { addAlias, removeAlias, removeOccupations, renameCompany } from '../../operations/writes/company-writes.ts';
import type { WriteNote } from '../../writes/write-notes.ts';
import { RefusedWrite } from '../../writes/write-problems.ts';
import { isAllowed } from '../permission.ts';
import { quoted } from '../print.ts';
import { DslError, refuse, type Problem } from '../problem.ts';
import { didYouMean, textOf } from '../rules/rule.ts';
import type { AddCommand, Literal, Name, RemoveCommand, UpdateCommand } from '../syntax-tree.ts';
import { bound, type BoundAction } from './bound-action.ts';
import { refusalText, SAFE_EXAMPLE } from './refusal-text.ts';
import { asDslError } from './submit.ts';
import { writeNoteText } from './write-note-text.ts';

export type WriteCommand = UpdateCommand | RemoveCommand | AddCommand;

/** Throws a DslError with all problems of a write that can be found without the database. */
export function checkWrite(query: string, command: WriteCommand): void {
  refuse(query, problemsOf(command));
}

/** UPDATE, REMOVE, and ADD: admin changes, each in one transaction. */
export function write(services: Services, query: string, command: WriteCommand, caller: Caller): Promise<Answer> {
  return writeOf(command)
    .run(services, caller)
    .then(withNotesInWords)
    .catch((error: unknown) => {
      throw error instanceof RefusedWrite ? new DslError(query, [refusalText(error.problems, textOf(command.key))]) : asDslError(query, error);
    });
}

function withNotesInWords(answer: Answer): Answer {
  const data = answer.data as { readonly notes: readonly WriteNote[] };
  return { ...answer, data: { ...data, notes: data.notes.map(writeNoteText) } };
}

/** The action that a command runs. */
export function writeOf(command: WriteCommand): BoundAction {
  const company = textOf(command.key);
  switch (command.kind) {
    case 'update':
      return bound(renameCompany, { company, name: textOf(command.value) });
    case 'add':
      return bound(addAlias, { company, alias: textOf(command.item), type: textOf(command.type) });
    case 'remove':
      return command.what.text === 'ALIAS'
        ? bound(removeAlias, { company, alias: textOf(command.items[0] ?? command.key) })
        : bound(removeOccupations, { company, occupations: command.items.map(textOf) });
  }
}

/** Whether a caller may run all commands of HELP ADMIN. */
export const mayWrite = (caller: Pick<Caller, 'permissions'>): boolean =>
  ACTIONS.every(({ dsl, permission }) => dsl?.topic !== 'ADMIN' || isAllowed(caller, permission));

function problemsOf(command: WriteCommand): Problem[] {
  const example = SAFE_EXAMPLE;
  const oneOf = ({ text, at }: Name, valid: readonly string[], what: string): Problem[] =>
    valid.includes(text) ? [] : [{ message: `Unknown ${what}: ${text}${didYouMean(text, valid)}`, suggestion: `Use ${valid.join(', ')}.`, example, at }];
  const subject = oneOf(command.subject, ['COMPANY'], 'subject');
  switch (command.kind) {
    case 'update':
      return [...subject, ...oneOf(command.field, ['NAME'], 'field'), ...texts([command.key, command.value], example)];
    case 'add':
      return [
        ...subject,
        ...oneOf(command.what, ['ALIAS'], 'ADD subject'),
        ...texts([command.item, command.key], example),
        ...typeProblems(command.type, example),
      ];
    case 'remove': {
      const { what, isList, items } = command;
      const misfit: Problem[] =
        isList && what.text !== 'OCCUPATIONS'
          ? [{ message: `REMOVE ${what.text} does not take a list`, suggestion: 'Only REMOVE OCCUPATIONS takes a list.', example: SAFE_EXAMPLE, at: what.at }]
          : !isList && what.text === 'OCCUPATIONS'
            ? [
                {
                  message: 'REMOVE OCCUPATIONS takes a list',
                  suggestion: 'Put the occupations in parentheses.',
                  example: SAFE_EXAMPLE,
                  at: what.at,
                },
              ]
            : [];
      return [...oneOf(what, ['OCCUPATION', 'OCCUPATIONS', 'ALIAS'], 'REMOVE subject'), ...misfit, ...subject, ...texts([...items, command.key], example)];
    }
  }
}

const texts = (literals: readonly Literal[], example: string): Problem[] =>
  literals.flatMap((literal) => {
    if (literal.kind === 'text' && literal.quote === 'double') return [];
    const text = textOf(literal);
    return {
      message: literal.kind === 'text' ? 'Single quotes are for JSON only' : `${text} must be quoted`,
      suggestion: `Write ${quoted(text)}.`,
      example,
      at: literal.at,
    };
  });

/** An alias type is a word. Quotes around it are allowed. */
function typeProblems(type: Literal, example: string): Problem[] {
  const text = textOf(type);
  if (ALIAS_TYPES.some((known) => known === text.toLowerCase())) return [];
  const message = `Unknown alias type ${text}${didYouMean(text, ALIAS_TYPES)}`;
  return [{ message, suggestion: `Use one of ${ALIAS_TYPES.join(', ')}.`, example, at: type.at, extra: { valid_values: ALIAS_TYPES } }];
}
