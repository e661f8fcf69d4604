import { readFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const COMMIT = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u;

/** The commit of this version of the service: the one that the build noted, or that is checked out; null if neither is known. */
export function buildCommit(folder = fileURLToPath(new URL('../..', import.meta.url)), given = process.env['BUILD_COMMIT']): string | null {
  if (given !== undefined && given.trim() !== '') return given.trim();
  const { commit } = JSON.parse(textOf(join(folder, 'package.json')) ?? '{}') as { commit?: string };
  return commit ?? checkedOut(join(folder, '.git')) ?? null;
}

/** Reads what git would print for HEAD. A worktree has a file in place of the folder, which names another one. */
function checkedOut(git: string): string | undefined {
  const link = /^gitdir: (.+)$/mu.exec(textOf(git) ?? '')?.[1];
  const own = link === undefined ? git : isAbsolute(link) ? link : join(git, '..', link);
  const shared = textOf(join(own, 'commondir'));
  const common = shared === undefined ? own : isAbsolute(shared) ? shared : join(own, shared);
  const head = textOf(join(own, 'HEAD')) ?? '';
  if (COMMIT.test(head)) return head;
  const branch = /^ref: (.+)$/u.exec(head)?.[1];
  if (branch === undefined) return undefined;
  const packed = (textOf(join(common, 'packed-refs')) ?? '').split('\n').find((line) => line.endsWith(` ${branch}`));
  const commit = textOf(join(common, branch)) ?? packed?.split(' ')[0];
  return commit !== undefined && COMMIT.test(commit) ? commit : undefined;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return undefined;
  }
}

export const BUILD_COMMIT = buildCommit();
