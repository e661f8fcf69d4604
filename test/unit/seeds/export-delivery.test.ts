import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportDelivery } from '../../../seeds/delivery/export-delivery.ts';
import { LAYOUTS } from '../../../seeds/delivery/layout.ts';
import type { Database } from '../../../src/store/pool.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'export-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const [FIRST] = LAYOUTS;
const FETCH_MS = 20;
const passed = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Statements that were sent after the transaction ended, when the connection may belong to somebody else. */
let late: string[];
/** A database whose first table has rows, in two fetches. A fetch takes long enough for a file to fail meanwhile. */
function databaseWhere(onFirstStatement: () => void = () => undefined): Database {
  late = [];
  let isOver = false;
  const fetches = [[{ c0: 'a', c1: '' }, { c0: 'b, "c"' }], [{ c0: 'd' }]];
  const answer = async (text: string): Promise<object[]> => {
    if (isOver) late.push(text);
    if (text.startsWith('SET TRANSACTION')) onFirstStatement();
    if (text.includes('AS manifest')) return [{ manifest: { version: 'v1', methodologyVersion: 'm1', date: '2026-01-31' } }];
    if (!text.startsWith('FETCH')) return [];
    await passed(FETCH_MS);
    return fetches.shift() ?? [];
  };
  const client = {
    release: () => undefined,
    query: async (statement: string | { text: string }) => ({ rows: await answer(typeof statement === 'string' ? statement : statement.text) }),
  };
  const transaction = async (work: (on: object) => Promise<unknown>): Promise<unknown> => work(client).finally(() => (isOver = true));
  return { transaction } as unknown as Database;
}

it('writes the rows of all fetches', async () => {
  expect(await exportDelivery(databaseWhere(), folder, () => undefined)).toBe(3);
  const [header = '', ...lines] = readFileSync(join(folder, FIRST!.file), 'utf8').trimEnd().split('\n');
  const rest = ','.repeat(header.split(',').length - 2);
  expect(lines).toEqual([`a,""${rest}`, `"b, ""c""",${rest}`, `d,${rest}`]);
  expect(existsSync(join(folder, 'manifest.json'))).toBe(true);
});

const removeFolder = (): void => {
  rmSync(folder, { recursive: true });
};
const fillDisk = (): void => {
  symlinkSync('/dev/full', join(folder, FIRST!.file));
};
it.each([['ENOENT', removeFolder] as const, ...(existsSync('/dev/full') ? [['ENOSPC', fillDisk] as const] : [])])(
  'a file that cannot be written is the error of the export: %s',
  async (code, breakIt) => {
    await expect(exportDelivery(databaseWhere(breakIt), folder, () => undefined)).rejects.toMatchObject({ code });
    expect(existsSync(join(folder, 'manifest.json'))).toBe(false);
    await passed(3 * FETCH_MS);
    expect(late).toEqual([]);
  },
);
