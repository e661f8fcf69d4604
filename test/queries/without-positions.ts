import type { Command } from '../../src/dsl/syntax-tree.ts';

/** A command as a tree alone: two spellings of it differ in positions only. */
export function withoutPositions(command: Command): unknown {
  return JSON.parse(JSON.stringify(command, (member, value: unknown) => (member === 'at' ? undefined : value)));
}
