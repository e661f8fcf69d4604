import { realpathSync } from 'node:fs';

/** Whether the module with this file name is the started program, not one of its imports. */
export function isMain(filename: string): boolean {
  const program = process.argv[1];
  return program !== undefined && realpathSync(program) === filename;
}
