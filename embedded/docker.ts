import { spawnSync } from 'node:child_process';
import { EngineError } from './engine.ts';
import { lastLines, runCommand } from './run-command.ts';

/** Long enough for a daemon that starts with its first request. */
const INFO_MS = 20_000;

/** What is wrong with Docker on this machine; undefined if it can run containers. */
export function dockerProblem(): string | undefined {
  const info = spawnSync('docker', ['info', '--format', '{{.ServerVersion}}'], { encoding: 'utf8', timeout: INFO_MS, env: process.env });
  if (info.error !== undefined) return (info.error as NodeJS.ErrnoException).code === 'ENOENT' ? 'it is not installed' : info.error.message;
  if (info.status === 0) return undefined;
  return info.stderr.trim().split('\n').at(-1) ?? `docker info ended with ${info.status}`;
}

/** Runs a docker command until it ends; fails with its output. */
export async function docker(...args: string[]): Promise<void> {
  const { code, text } = await runCommand('docker', args);
  if (code !== 0) throw new EngineError(`\`docker ${args.join(' ')}\` failed:\n${lastLines(text)}`);
}

/** Downloads the image if this machine does not have it. */
export async function ensureImage(image: string): Promise<void> {
  const { code } = await runCommand('docker', ['image', 'inspect', image]);
  if (code !== 0) await docker('pull', '--quiet', image);
}

/** Ends and removes a container with this name, if there is one. */
export async function removeContainer(name: string): Promise<void> {
  await runCommand('docker', ['rm', '--force', name]);
}
