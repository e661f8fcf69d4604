import { spawn } from 'node:child_process';

/** Runs a command until it ends. The output is for error messages. The code is null if the program could not be started. */
export function runCommand(command: string, args: readonly string[]): Promise<{ code: number | null; text: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: process.env });
    let text = '';
    const collect = (chunk: Buffer): void => void (text += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => {
      resolve({ code: null, text: error.message });
    });
    child.once('close', (code) => {
      resolve({ code, text });
    });
  });
}

/** The end of a program's output, which has the reason for a failure. */
export function lastLines(text: string): string {
  return text.trim().split('\n').slice(-12).join('\n');
}
