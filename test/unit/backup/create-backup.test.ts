import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackup } from '../../../backup/create-backup.ts';
import type { Database } from '../../../src/store/pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'lma-create-backup-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const programs = { folder, major: 18 };
const CONTENTS = { has_tables: true, dataset: 'one', companies: 1, users: 1, keys: 0, corrections: 0 };
const database = { query: async () => [CONTENTS] } as unknown as Database;
const backup = (file: string): Promise<unknown> => createBackup(database, { url: 'postgres://', env: {} }, programs, file);

/** Puts a program with this text where pg_dump should be. */
function pgDump(text: string): void {
  writeFileSync(join(folder, 'pg_dump'), text);
  chmodSync(join(folder, 'pg_dump'), 0o700);
}

const FILE = join(folder, 'one.backup');

it('names the program that cannot be started, not the file', async () => {
  await expect(backup(FILE)).rejects.toThrow(/pg_dump/u);
  await expect(backup(FILE)).rejects.not.toThrow(/cannot be written/u);
  expect(readdirSync(folder)).toEqual([]);
});

it('says what the program says when it fails', async () => {
  pgDump('#!/bin/sh\necho PGDMP; echo "no such role" >&2; exit 1\n');
  await expect(backup(FILE)).rejects.toThrow('pg_dump failed (exit code 1): no such role');
});

it('names the file that cannot be written', async () => {
  pgDump('#!/bin/sh\necho PGDMP\n');
  await expect(backup(join(folder, 'nowhere', 'one.backup'))).rejects.toThrow(/one\.backup cannot be written \(ENOENT\)/u);
});

it('writes the output of the program, and its checksum', async () => {
  pgDump('#!/bin/sh\necho PGDMP\n');
  await expect(backup(FILE)).resolves.toMatchObject({ bytes: 6, contents: { dataset: 'one' } });
  expect(readdirSync(folder).sort()).toEqual(['one.backup', 'one.backup.sha256', 'pg_dump']);
});
