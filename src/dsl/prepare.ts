import { withPlainBounds } from './bounds-of-rest.ts';
import { checkWrite, writeOf, type WriteCommand } from './commands/writes.ts';
import { checkSubmit, intakeOf, type Intake } from './commands/submit.ts';
import { formOf } from './forms/forms.ts';
import type { DslQuestion } from './forms/form.ts';
import { topicMeant, topicNamed, topicNames } from './help.ts';
import type { HelpTopic } from './help-topics.ts';
import { lower } from './lower.ts';
import { parse } from './parse.ts';
import { needsPermission, needsWritePermission } from './permission.ts';
import { DslError, refuse, type Problem } from './problem.ts';
import { formatProblems } from './rules/format.ts';
import { inputProblems } from './rules/inputs.ts';
import { textOf, type RuleInput } from './rules/rule.ts';
import { check } from './rules/rules.ts';
import type { Caller } from '../operations/services.ts';
import type { Command, Name, Readable } from './syntax-tree.ts';

/** A query that passed all checks that do not need the database. */
export type Prepared =
  | { readonly kind: 'question'; readonly command: Readable; readonly input: RuleInput; readonly question: DslQuestion }
  | { readonly kind: 'intake'; readonly command: Command; readonly intake: Intake }
  | { readonly kind: 'write'; readonly command: WriteCommand }
  | { readonly kind: 'help'; readonly command: Command; readonly topic: HelpTopic | undefined }
  | { readonly kind: 'version'; readonly command: Command };

/** Parses and checks a query, and lowers it if it is a read. Throws {@link DslError} with all problems. */
export function prepare(query: string, caller: Caller): Prepared {
  needsPermission(query, caller, 'dsl:execute');
  const command = parse(query);
  switch (command.kind) {
    case 'version':
      refuse(query, formatOnly(command.format, 'VERSION'));
      return { kind: 'version', command };
    case 'help': {
      const topic = topicOf(query, command.topic);
      refuse(query, formatOnly(command.format, 'HELP'));
      return { kind: 'help', command, topic };
    }
    case 'submit': {
      const intake = checkSubmit(query, command);
      needsPermission(query, caller, intakeOf(intake).permission);
      return { kind: 'intake', command, intake };
    }
    case 'update':
    case 'remove':
    case 'add':
      needsWritePermission(query, caller, writeOf(command).permission);
      checkWrite(query, command);
      return { kind: 'write', command };
    case 'read':
    case 'convert':
      return prepareQuestion(query, command, caller);
  }
}

/** Whether a query passes all checks. */
export const runs = (query: string, caller: Caller): boolean => preparedIfValid(query, caller) !== undefined;

/** Whether a query passes all checks and only reads data. */
export const reads = (query: string, caller: Caller): boolean => preparedIfValid(query, caller)?.kind === 'question';

/** A query that passes all checks; undefined for any other. */
export function preparedIfValid(query: string, caller: Caller): Prepared | undefined {
  try {
    return prepare(query, caller);
  } catch (error) {
    if (error instanceof DslError) return undefined;
    throw error;
  }
}

function prepareQuestion(query: string, command: Readable, caller: Caller): Prepared {
  const found = formOf(command);
  if ('problem' in found) throw new DslError(query, [found.problem]);
  const { form } = found;
  const isConversion = command.kind === 'convert';
  const input: RuleInput = {
    ...found,
    clauses: withPlainBounds(form, found.clauses),
    head: isConversion ? command.at : command.subject.at,
  };
  const inputs = isConversion ? command.inputs : [];
  refuse(query, [...check(input), ...(isConversion ? inputProblems(form, inputs) : [])]);
  needsPermission(query, caller, form.operation.permission);
  return { kind: 'question', command, input, question: { ...lower(input), query, command, inputs: inputs.map(textOf), caller } };
}

const formatOnly = (format: Name | undefined, example: string): Problem[] => (format === undefined ? [] : formatProblems(format, example));

function topicOf(query: string, name: Name | undefined): HelpTopic | undefined {
  if (name === undefined) return undefined;
  const found = topicNamed(name.text);
  if (found !== undefined) return found;
  const valid = topicNames();
  const meant = topicMeant(name.text);
  const message = `Unknown HELP topic: ${name.text}${meant === undefined ? '' : `; did you mean ${meant}?`}`;
  const example = meant === undefined ? 'HELP' : `HELP ${meant}`;
  throw new DslError(query, [{ message, suggestion: `Topics: ${valid.join(', ')}.`, example, at: name.at, extra: { valid_values: valid } }]);
}
