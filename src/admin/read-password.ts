import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import { ConfigError } from '../config/config.ts';

/** Reads a password from a prompt that does not echo, or from standard input when that is not a terminal. */
export async function readPassword(): Promise<string> {
  return process.stdin.isTTY ? askForPassword() : onlyLine(readFileSync(0, 'utf8'));
}

/** The single line that was piped in. One line break at its end is not part of the password. */
export function onlyLine(piped: string): string {
  const line = piped.replace(/\r?\n$/, '');
  if (/[\r\n]/.test(line)) throw new ConfigError('Standard input has more than one line. Pipe the password once, on a single line; nothing was changed.');
  return line;
}

async function askForPassword(): Promise<string> {
  const silent = new Writable({
    write: (_chunk, _encoding, done) => {
      done();
    },
  });
  process.stdout.write('Password: ');
  const prompt = createInterface({ input: process.stdin, output: silent, terminal: true });
  const password = await new Promise<string>((resolve) => {
    prompt.question('', resolve);
  });
  prompt.close();
  process.stdout.write('\n');
  return password;
}
