import type { Caller } from '../../operations/services.ts';
import { parsedIfValid } from '../parse.ts';
import { prepare } from '../prepare.ts';
import { print } from '../print.ts';
import { DslError, type Problem } from '../problem.ts';
import type { Command } from '../syntax-tree.ts';

/** A query that needs more repairs one after the other is read otherwise. */
const MOST_ROUNDS = 3;

export interface Repaired {
  readonly query: string;
  /** What the repairs changed, as sentences. */
  readonly steps: readonly string[];
}

/** The query of a caller without its problems, if the rules that found them know how. `isSure`: only if nothing else can be meant. */
export function repaired({ query, problems }: DslError, caller: Caller, { isSure = false } = {}): Repaired | undefined {
  const steps: string[] = [];
  let written = query;
  let left: readonly Problem[] = problems;
  for (let round = 0; round < MOST_ROUNDS && left.length > 0; round++) {
    const command = readIn(written);
    const repairs = left.flatMap(({ repair }) => repair ?? []);
    if (command === undefined || repairs.length < left.length || (isSure && repairs.some((repair) => repair.isSure !== true))) return undefined;
    steps.push(...repairs.flatMap(({ step }) => step ?? []));
    written = print(repairs.reduce((changed, { apply }) => apply(changed), command));
    left = problemsOf(written, caller);
  }
  return left.length > 0 ? undefined : { query: written, steps: [...new Set(steps)] };
}

function readIn(query: string): Extract<Command, { kind: 'read' | 'convert' }> | undefined {
  const command = parsedIfValid(query);
  return command?.kind === 'read' || command?.kind === 'convert' ? command : undefined;
}

function problemsOf(query: string, caller: Caller): readonly Problem[] {
  try {
    prepare(query, caller);
    return [];
  } catch (error) {
    if (error instanceof DslError) return error.problems;
    throw error;
  }
}
