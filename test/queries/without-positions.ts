import type { Command } from '../../src/dsl/syntax-tree.ts';

/** A command as a tree alone: two spellings of it differ only in positions, and in how integers are written. */
export function withoutPositions(command: Command): unknown {
  return JSON.parse(JSON.stringify(command, (member, value: unknown) => (member === 'at' || member === 'written' ? undefined : value)));
}
