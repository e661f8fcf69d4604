import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { commandLine, isAlive } from '../../embedded/process-by-id.ts';
import type { EngineKind } from '../../embedded/prerequisites.ts';
import { ConfigError } from '../config/config.ts';
import { unwritableFolder } from './unwritable-folder.ts';

/** The URLs of the engines of a running service. */
export interface StoreUrls {
  readonly databaseUrl: string;
  readonly opensearchUrl: string;
}

/** The folder with all state of `npm start`. One process owns it at a time. */
export class DataFolder {
  readonly path: string;
  private readonly lockFile: string;
  private readonly storesFile: string;

  constructor(path: string) {
    this.path = resolve(path);
    this.lockFile = join(this.path, 'service.pid');
    this.storesFile = join(this.path, 'stores.json');
  }

  /** The engines' shared downloads and archives. */
  get cache(): string {
    return join(this.path, 'engines');
  }

  /** The folders with the data of private engines, by how these run. */
  get homes(): Readonly<Record<EngineKind, string>> {
    return { programs: join(this.path, 'postgres'), containers: join(this.path, 'containers') };
  }

  /** Whether private engines have kept data here. */
  get hasDatabase(): boolean {
    return Object.values(this.homes).some((home) => existsSync(home));
  }

  /** Locks the folder for this process. Replaces the lock of a killed process; fails if the other process is still running. */
  lock(): void {
    try {
      makeFolder(this.path);
      // Only for the owner. If running as root, PostgreSQL's account must also be able to enter it.
      chmodSync(this.path, process.getuid?.() === 0 ? 0o711 : 0o700);
    } catch (error) {
      throw new ConfigError(unwritableFolder(error, this.path) ?? `DATA_DIR: ${this.path} cannot be used (${(error as Error).message}).`);
    }
    try {
      this.take();
    } catch (error) {
      const advice = unwritableFolder(error, this.path);
      throw advice === undefined ? error : new ConfigError(advice);
    }
  }

  /**
   * Of several processes that start at once, one gets the lock. A lock is a link to a complete file, so that nobody reads half of one, and linking fails if there is one
   * already.
   */
  private take(): void {
    const claim = `${this.lockFile}.${randomUUID()}`;
    // Includes the command line, because process ids are reused, and an id of its own, so that no two locks are the same.
    writeFileSync(claim, `${process.pid}\n${commandLine(process.pid)}\n${randomUUID()}`, { flag: 'wx' });
    try {
      if (linked(claim, this.lockFile)) return;
      const found = contentOf(this.lockFile);
      const owner = ownerIn(found);
      if (owner !== undefined)
        throw new ConfigError(
          `The service is already running on ${this.path} (process ${owner}). Stop it first, or set DATA_DIR to another folder and PORT to another port.`,
        );
      if (found === undefined ? !linked(claim, this.lockFile) : !this.replaced(found, claim))
        throw new ConfigError(`Another process is starting the service on ${this.path}.`);
    } finally {
      rmSync(claim, { force: true });
    }
  }

  /**
   * Replaces the lock of a process that has ended. Only the process that holds the right to replace this lock may do so, which is a second lock, named after the first one. The
   * right of a process that was killed meanwhile stays where it is, and the next one is used: nobody ever removes what another process could have just made.
   */
  private replaced(left: string, claim: string): boolean {
    const right = `${this.lockFile}.after-${createHash('sha256').update(left).digest('hex').slice(0, 16)}`;
    const rights: string[] = [];
    for (;;) {
      const next = `${right}-${rights.length}`;
      rights.push(next);
      if (linked(claim, next)) break;
      const holder = contentOf(next);
      if (holder === undefined || ownerIn(holder) !== undefined) return false;
    }
    // Otherwise, another process has replaced the lock before, and removed its rights.
    const isThere = contentOf(this.lockFile) === left;
    if (isThere) renameSync(claim, this.lockFile);
    for (const name of isThere ? rights : rights.slice(-1)) rmSync(name, { force: true });
    return isThere;
  }

  unlock(): void {
    rmSync(this.storesFile, { force: true });
    rmSync(this.lockFile, { force: true });
  }

  /** Lets operator commands find the engines of the running service. The file holds passwords, so only the owner can read it. */
  publishStores(stores: StoreUrls): void {
    writeFileSync(this.storesFile, JSON.stringify(stores), { mode: 0o600 });
  }

  /** The engines of the service that is running on this folder, if any. */
  runningStores(): StoreUrls | undefined {
    if (ownerIn(contentOf(this.lockFile)) === undefined || !existsSync(this.storesFile)) return undefined;
    return JSON.parse(readFileSync(this.storesFile, 'utf8')) as StoreUrls;
  }

  /** A random secret that only the owner can read, created on the first call. */
  secret(name: string): string {
    const file = join(this.path, name);
    if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
    return readFileSync(file, 'utf8').trim();
  }
}

/** Makes a folder and those above it. `mkdirSync` with `recursive` never returns if a system says that the folder above does not exist although it does, as /proc does. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process was faster.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Gives a file another name, unless there is a file with that name. */
function linked(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** The content of a file; undefined if there is none. */
function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The other process that a lock names, if it is running. */
function ownerIn(lock: string | undefined): number | undefined {
  const [pid = '', command = ''] = (lock ?? '').split('\n');
  const owner = Number(pid);
  return owner !== process.pid && isAlive(owner) && commandLine(owner).trim() === command.trim() ? owner : undefined;
}
