import { randomBytes } from 'node:crypto';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
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

  /** Locks the folder for this process. Replaces the lock of a killed process; fails if the other process is still running. */
  lock(): void {
    try {
      mkdirSync(this.path, { recursive: true });
      // Only for the owner. If running as root, PostgreSQL's account must also be able to enter it.
      chmodSync(this.path, process.getuid?.() === 0 ? 0o711 : 0o700);
    } catch (error) {
      throw new ConfigError(unwritableFolder(error, this.path) ?? `DATA_DIR: ${this.path} cannot be used (${(error as Error).message}).`);
    }
    const owner = this.owner();
    if (owner !== undefined)
      throw new ConfigError(
        `The service is already running on ${this.path} (process ${owner}). Stop it first, or set DATA_DIR to another folder and PORT to another port.`,
      );
    rmSync(this.lockFile, { force: true });
    try {
      const handle = openSync(this.lockFile, 'wx');
      try {
        // Includes the command line, because process ids are reused.
        writeFileSync(handle, `${process.pid}\n${commandLine(process.pid)}`);
      } catch (error) {
        rmSync(this.lockFile, { force: true });
        throw error;
      } finally {
        closeSync(handle);
      }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new ConfigError(`Another process is starting the service on ${this.path}.`);
      const advice = unwritableFolder(error, this.path);
      throw advice === undefined ? error : new ConfigError(advice);
    }
  }

  unlock(): void {
    rmSync(this.storesFile, { force: true });
    rmSync(this.lockFile, { force: true });
  }

  /** The running process that has locked the folder, if any. */
  private owner(): number | undefined {
    if (!existsSync(this.lockFile)) return undefined;
    const [pid = '', command = ''] = readFileSync(this.lockFile, 'utf8').split('\n');
    const owner = Number(pid);
    return owner !== process.pid && isAlive(owner) && commandLine(owner).trim() === command.trim() ? owner : undefined;
  }

  /** Lets operator commands find the engines of the running service. The file holds passwords, so only the owner can read it. */
  publishStores(stores: StoreUrls): void {
    writeFileSync(this.storesFile, JSON.stringify(stores), { mode: 0o600 });
  }

  /** The engines of the service that is running on this folder, if any. */
  runningStores(): StoreUrls | undefined {
    if (this.owner() === undefined || !existsSync(this.storesFile)) return undefined;
    return JSON.parse(readFileSync(this.storesFile, 'utf8')) as StoreUrls;
  }

  /** A random secret that only the owner can read, created on the first call. */
  secret(name: string): string {
    const file = join(this.path, name);
    if (!existsSync(file)) writeFileSync(file, randomBytes(48).toString('base64url'), { mode: 0o600 });
    return readFileSync(file, 'utf8').trim();
  }
}
