import { ConfigError } from '../config/config.ts';
import { isMain } from './is-main.ts';

type ErrorClass = abstract new (...args: never[]) => Error;

/** What a program says about itself. */
interface Program {
  /** How it is started; printed for `--help`. */
  readonly usage: string;
  /** Errors whose message says everything, besides {@link ConfigError}. They are printed without a stack. */
  readonly expected?: readonly ErrorClass[];
}

/** Runs `main` with the arguments of the command line, if the module with this file name is the started program. An error ends it with exit code 1. */
export function runProgram(filename: string, { usage, expected = [] }: Program, main: (args: readonly string[]) => Promise<void>): void {
  if (!isMain(filename)) return;
  const args = process.argv.slice(2);
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    return;
  }
  main(args).catch((error: unknown) => {
    console.error([ConfigError, ...expected].some((one) => error instanceof one) ? (error as Error).message : error);
    process.exit(1);
  });
}

/** Refuses arguments, for a program that is set up by its environment only. Throws {@link ConfigError}. */
export function takeNoArguments(args: readonly string[], usage: string): void {
  if (args.length > 0) throw new ConfigError(`This program takes no arguments, but got ${args.join(' ')}.\n${usage}`);
}
