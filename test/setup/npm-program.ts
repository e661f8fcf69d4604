import { resolve } from 'node:path';

export const PROJECT = resolve(import.meta.dirname, '..', '..');

/** The arguments of Node.js with which npm starts a program of the service. Compiled once for all tests, it starts in half the time that a TypeScript loader needs. */
export const npmProgram = (program: string, ...args: readonly string[]): string[] => [resolve(PROJECT, 'scripts', 'run.mjs'), program, ...args];
