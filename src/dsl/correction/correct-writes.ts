import { onetCodeMeant } from '../../catalog/onet-code.ts';
import type { Caller } from '../../operations/services.ts';
import { parse } from '../parse.ts';
import { runs } from '../prepare.ts';
import { print, printLiteral, quoted } from '../print.ts';
import { textOf } from '../rules/rule.ts';
import type { Command, Literal } from '../syntax-tree.ts';
import type { Correction } from './correction.ts';
import { writeMeant } from './read-writes.ts';

const WRITES: readonly Command['kind'][] = ['submit', 'update', 'add', 'remove'];

/** Whether a query is a command that changes or records something. No question is meant by it. */
export const isWrite = (command: Command | undefined): boolean => command !== undefined && WRITES.includes(command.kind);

/**
 * A refused command that changes or records something, as it was meant, with all that it writes. Only for those who may send it. Undefined for a valid command: the data
 * refused it, and the error says why.
 */
export function correctedWrite(query: string, command: Command | undefined, caller: Caller): Correction | undefined {
  if (isWrite(command) && runs(query, caller)) return undefined;
  const meant = writeMeant(query);
  if (meant !== undefined && runs(meant, caller)) return { query: print(parse(meant)), steps: [], isOther: true };
  for (const one of [command, meant === undefined ? undefined : parse(meant)]) {
    for (const shorter of [withoutId(one), withCode(one)])
      if (shorter !== undefined && runs(print(shorter.command), caller)) return { query: print(shorter.command), steps: [shorter.step] };
  }
  return undefined;
}

/** An ID is the only part that a record does not need: the service makes one. */
function withoutId(command: Command | undefined): { readonly command: Command; readonly step: string } | undefined {
  const id = command?.kind === 'submit' ? command.parts.find(({ name }) => name.text === 'ID') : undefined;
  if (command?.kind !== 'submit' || id === undefined) return undefined;
  const parts = command.parts.filter((part) => part !== id);
  return { command: { ...command, parts }, step: `Leave out ID ${printLiteral(id.value)}, or write a version 4 UUID.` };
}

/** CHOICE "29-1141": the code in its whole format. */
function withCode(command: Command | undefined): { readonly command: Command; readonly step: string } | undefined {
  const choice = command?.kind === 'submit' ? command.parts.find(({ name }) => name.text === 'CHOICE' || name.text === 'ONET') : undefined;
  const code = choice === undefined ? undefined : onetCodeMeant(textOf(choice.value));
  if (command?.kind !== 'submit' || choice === undefined || code === undefined || code === textOf(choice.value)) return undefined;
  const value: Literal = { kind: 'text', text: code, quote: 'double', at: choice.value.at };
  const parts = command.parts.map((part) => (part === choice ? { ...part, value } : part));
  return { command: { ...command, parts }, step: `Write ${quoted(code)} instead of ${printLiteral(choice.value)}.` };
}
