import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readObservations } from '../../../import/observations.ts';
import { readKnownNames, storeObservations } from '../../../import/store.ts';
import { indexDataset } from '../../setup/index-dataset.ts';
import { loadDataset } from '../../../seeds/load.ts';
import { commandOf } from '../../../src/admin/commands.ts';
import { readConfig } from '../../../src/config/config.ts';
import { SearchEngine } from '../../../src/engine/client.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { DEVELOPERS, DRIVERS, NURSES, smallDataset } from '../../setup/small-dataset.ts';
import { TestService, type Answer } from '../../setup/test-service.ts';

const PREFIX = 'export-picks-test';
const env = { OPENSEARCH_INDEX_PREFIX: PREFIX };
/** Titles as people type them, and what would be a formula, a second cell or a second line. */
const PICKS: [title: string, code: string, imported: string][] = [
  ['Zorb Wrangler', DRIVERS, 'Zorb Wrangler'],
  ['Zorb Wrangler', DRIVERS, 'Zorb Wrangler'],
  ['zorb wrangler', NURSES, 'zorb wrangler'],
  ['=HYPERLINK("http://x.example","Nurse")', NURSES, '=HYPERLINK("http://x.example","Nurse")'],
  ["'=1+1 Developer", DEVELOPERS, "'=1+1 Developer"],
  ['"Lead" Développeur – C++, 日本', DEVELOPERS, '"Lead" Développeur – C++, 日本'],
  ['Night\tNurse\nof wards', NURSES, 'Night Nurse of wards'],
];

let own: OwnDatabase;
let engine: SearchEngine;
let service: TestService;
let token: string;
let folder: string;

beforeAll(async () => {
  own = await OwnDatabase.migrated();
  await loadDataset(own.database, () => smallDataset('picks'), { onlyIfEmpty: false });
  engine = new SearchEngine(process.env['TEST_OPENSEARCH_URL']!, { ...readConfig(env), OPENSEARCH_TIMEOUT_MS: 60_000 });
  await indexDataset(own.database, engine);
  service = await TestService.start({ databaseUrl: own.url, env });
  token = await service.signIn();
  for (const [title, onet_code] of PICKS) {
    const { body } = await service.post('/api/titleconvert', { query_info: { title }, picked: { onet_code, onet_title: '=a title' } }, token);
    expect(body).toMatchObject({ data: { recorded: true } });
  }
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lma-picks-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});
afterAll(async () => {
  await service.stop();
  const response = await engine.client.indices.get({ index: `${PREFIX}-*` });
  for (const index of Object.keys(response.body)) await engine.client.indices.delete({ index });
  await engine.close();
  await own.drop();
});

const exported = (...args: string[]): Promise<string> => commandOf(['pick', 'export', ...args])(own.database, { kind: 'operator' });
const linesOf = (file: string): string[][] => {
  const text = readFileSync(file, 'utf8');
  expect(text.endsWith('\n')).toBe(true);
  return text
    .slice(0, -1)
    .split('\n')
    .map((line) => line.split('\t'));
};
const convert = async (title: string): Promise<Answer['body']> =>
  (await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}&_fast=false`, token)).body;

describe('pick export', () => {
  it('writes every pick, oldest first, with all that is known of it; no cell is a formula', async () => {
    const file = join(folder, 'picks.tsv');
    expect(await exported(file)).toContain(`${PICKS.length} picks written to ${file}.`);
    const [header, ...lines] = linesOf(file);
    expect(header?.slice(0, 6)).toEqual(['title', 'onet_code', 'company', 'industry', 'location', 'count']);
    expect(lines.map((line) => line[1])).toEqual(PICKS.map(([, code]) => code));
    for (const line of lines) {
      expect(line).toHaveLength(header!.length);
      for (const cell of line) expect(cell).not.toMatch(/^[=+\-@"]/u);
      expect(Object.fromEntries(header!.map((name, i) => [name, line[i]]))).toMatchObject({
        count: '1',
        recorded_by: 'test-analyst-internal',
        onet_title: "'=a title",
        recorded_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/),
      });
    }
    // Who picked what concerns the operator alone.
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['picks.tsv']);
  });

  it('--since: what was recorded from then on', async () => {
    const file = join(folder, 'all.tsv');
    await exported(file);
    const times = linesOf(file)
      .slice(1)
      .map((line) => line[7]!);
    expect(await exported(join(folder, 'later.tsv'), '--since', times[4]!)).toContain(`${PICKS.length - 4} picks written`);
    expect(await exported(join(folder, 'today.tsv'), '--since', times[0]!.slice(0, 10))).toContain(`${PICKS.length} picks written`);
    expect(await exported(join(folder, 'none.tsv'), '--since', '2999-01-01')).toContain('0 picks written');
    expect(linesOf(join(folder, 'none.tsv'))).toHaveLength(1);
  });

  it('a file that exists stays as it is without --force', async () => {
    const file = join(folder, 'picks.tsv');
    writeFileSync(file, 'mine');
    await expect(exported(file)).rejects.toThrow('add --force');
    expect(readFileSync(file, 'utf8')).toBe('mine');
    await exported(file, '--force');
    expect(linesOf(file)).toHaveLength(PICKS.length + 1);
  });

  it('an export that fails leaves nothing behind, nor touches what is there', async () => {
    const file = join(folder, 'picks.tsv');
    writeFileSync(file, 'mine');
    const away = await OwnDatabase.create();
    try {
      // No schema: the statement fails.
      await expect(commandOf(['pick', 'export', file, '--force'])(away.database, { kind: 'operator' })).rejects.toThrow('title_picks');
    } finally {
      await away.drop();
    }
    expect(readFileSync(file, 'utf8')).toBe('mine');
    expect(readdirSync(folder)).toEqual(['picks.tsv']);
  });

  it('picks that the import would refuse are written, and reported', async () => {
    const long = '職'.repeat(200);
    await service.post('/api/titleconvert', { title: long, picked: { onet_code: NURSES } }, token);
    const file = join(folder, 'picks.tsv');
    try {
      expect(await exported(file)).toMatch(/the import refuses them: 1 with a title that is too long/);
      const known = await readKnownNames(own.database);
      expect(() => readObservations(file, known)).toThrow(/picks\.tsv:9 title .* is longer than 400 bytes/);
    } finally {
      await own.database.query({ text: 'DELETE FROM title_picks WHERE title = $1', values: [long] });
    }
  });
});

it('picks that are exported and imported speak as observations', async () => {
  expect(await convert('zorb wrangler')).toMatchObject({ data: [], disambiguation: { signals_used: [] } });
  const file = join(folder, 'picks.tsv');
  await exported(file);
  const observations = readObservations(file, await readKnownNames(own.database));
  expect(observations.map(({ title, occupation, count }) => [title, occupation, count])).toEqual([
    ['Zorb Wrangler', DRIVERS, 2],
    ...PICKS.slice(2).map(([, code, imported]) => [imported, code, 1]),
  ]);

  await storeObservations(own.database, observations);
  await indexDataset(own.database, engine);
  // A service of its own: the other one reads the new knowledge in the background.
  const later = await TestService.start({ databaseUrl: own.url, env });
  try {
    const { body } = await later.get('/api/titleconvert?title=zorb%20wrangler&explain=true', token);
    expect(body.data[0]).toMatchObject({ onet_code: DRIVERS });
    const same = body.data[0].explanation.find(({ kind }: { kind: string }) => kind === 'same_title');
    expect(same.text).toContain('in the imported observations');
    expect(body.disambiguation.signals_used).toEqual(['historical_pattern']);
  } finally {
    await later.stop();
  }
  expect(existsSync(file)).toBe(true);
});
