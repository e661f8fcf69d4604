import { Writable } from 'node:stream';
import { pino } from 'pino';
import { createServiceKey } from '../../../src/auth/service-keys.ts';
import { SharedCounter } from '../../../src/limits/shared-counter.ts';
import { createLog } from '../../../src/runtime/log.ts';
import { OwnDatabase } from '../../setup/own-database.ts';
import { TestService } from '../../setup/test-service.ts';
import { Accounts, login, seconds } from './accounts.ts';

const PATH = '/api/companies?limit=1';

describe('two replicas on one database', () => {
  let replicas: TestService[];
  let accounts: Accounts;
  beforeAll(async () => {
    replicas = await Promise.all([TestService.start(), TestService.start()]);
    accounts = new Accounts(replicas[0]!);
  });
  afterAll(async () => {
    await accounts.remove();
    await Promise.all(replicas.map((replica) => replica.stop()));
  });
  const at = (i: number): TestService => replicas[i % 2]!;
  const tokenOf = async (): Promise<string> => (await login(at(0), await accounts.create('reader', 'standard'))).body.tokens.access_token as string;

  it('let exactly 60 of 100 requests through that come at the same instant', async () => {
    const token = await tokenOf();
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => at(i).get(PATH, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  });

  it('let exactly 60 through one after another, and tell each its place', async () => {
    const token = await tokenOf();
    for (let i = 0; i < 60; i++) {
      const { status, headers } = await at(i).get(PATH, token);
      expect(status).toBe(200);
      expect(headers.get('ratelimit')).toContain(`r=${59 - i};`);
    }
    for (let i = 0; i < 4; i++) {
      const { status, headers } = await at(i).get(PATH, token);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
    }
  });

  it('let exactly 500 of 520 requests of a premium caller through', async () => {
    const { body } = await login(at(0), await accounts.create('reader', 'premium'));
    const token = body.tokens.access_token as string;
    const statuses: number[] = [];
    // More at once would wait for the database for so long on a slow machine that some are answered 503.
    for (let part = 0; part < 5; part++)
      statuses.push(...(await Promise.all(Array.from({ length: 104 }, async (_, i) => (await at(i).get('/api/version', token)).status))));
    expect({ answered: statuses.filter((status) => status === 200).length, refused: statuses.filter((status) => status === 429).length }).toEqual({
      answered: 500,
      refused: 20,
    });
  });
});

describe('the counter', () => {
  let own: OwnDatabase;
  const log = createLog('silent');
  beforeAll(async () => {
    own = await OwnDatabase.migrated();
  });
  afterAll(() => own.drop());

  it('begins a new window when the last one is over, for all processes', async () => {
    const [one, two] = [new SharedCounter(own.database, 400, log), new SharedCounter(own.database, 400, log)];
    expect((await one.hit('a', 2)).hits).toBe(1);
    expect((await two.hit('a', 2)).hits).toBe(2);
    expect((await one.hit('a', 2)).hits).toBe(3);
    await seconds(0.45);
    expect((await two.hit('a', 2)).hits).toBe(1);
    expect((await one.hit('a', 2)).hits).toBe(2);
  });

  it('keeps keys apart, and gives every one of many hits at once a place of its own', async () => {
    const counters = [new SharedCounter(own.database, 60_000, log), new SharedCounter(own.database, 60_000, log)];
    const counts = await Promise.all(Array.from({ length: 200 }, (_, i) => Promise.resolve(counters[i % 2]!.hit(`many-${i % 4}`, 1_000))));
    for (let key = 0; key < 4; key++) {
      const places = counts.filter((_, i) => i % 4 === key).map(({ hits }) => hits);
      expect(places.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    }
  });

  it('asks the database no more about a key that is over its limit', async () => {
    const counter = new SharedCounter(own.database, 60_000, log);
    for (let i = 0; i < 3; i++) await counter.hit('spent', 2);
    const stored = async () => (await own.database.query<{ hits: number }>({ text: `SELECT hits FROM rate_counters WHERE counter_key = 'spent'` }))[0]!.hits;
    expect(await stored()).toBe(3);
    for (let i = 0; i < 50; i++) expect((await counter.hit('spent', 2)).hits).toBeGreaterThan(2);
    expect(await stored()).toBe(3);
  });
});

describe('while the shared counter is unreachable', () => {
  let own: OwnDatabase;
  let service: TestService;
  let key: string;
  const lines: { level: number; msg: string }[] = [];
  const isAbout = (text: string) => lines.filter(({ msg }) => msg.includes(text));

  beforeAll(async () => {
    own = await OwnDatabase.migrated();
    key = await createServiceKey(own.database, { name: 'k', role: 'reader', tier: 'standard' });
    const sink = new Writable({
      write: (line: Buffer, _encoding, done) => {
        lines.push(JSON.parse(line.toString()) as never);
        done();
      },
    });
    const log = pino({ level: 'info' }, sink);
    service = await TestService.start({ databaseUrl: own.url, log });
  });
  afterAll(async () => {
    await service.stop();
    await own.drop();
  });

  it('each process counts on for itself from what it knew, says so once, and goes back to sharing', async () => {
    const status = async () => (await service.get('/api/version', key)).status;
    for (let i = 0; i < 20; i++) expect(await status()).toBe(200);
    await own.database.query({ text: 'ALTER TABLE rate_counters RENAME TO rate_counters_away' });
    for (let i = 0; i < 40; i++) expect(await status()).toBe(200);
    expect(await status()).toBe(429);
    const other = await createServiceKey(own.database, { name: 'other', role: 'reader', tier: 'standard' });
    const statuses: number[] = [];
    for (let i = 0; i < 61; i++) statuses.push((await service.get('/api/version', other)).status);
    expect(statuses.filter((code) => code === 200)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
    expect(isAbout('The shared request counter is unreachable')).toHaveLength(1);
    expect(isAbout('The shared request counter is unreachable')[0]!.level).toBe(40);

    await own.database.query({ text: 'ALTER TABLE rate_counters_away RENAME TO rate_counters' });
    // Asked in the background, by the requests of whoever comes.
    const third = await createServiceKey(own.database, { name: 'third', role: 'reader', tier: 'standard' });
    for (let i = 0; i < 40 && isAbout('The shared request counter is reachable again').length === 0; i++) {
      await service.get('/api/version', third);
      await seconds(0.25);
    }
    expect(isAbout('The shared request counter is reachable again')).toHaveLength(1);
    const shared = async () =>
      (
        await own.database.query<{ hits: number }>({ text: `SELECT hits FROM rate_counters WHERE counter_key LIKE '%' || $1`, values: [third.split('_')[1]] })
      )[0]!.hits;
    const before = await shared();
    await service.get('/api/version', third);
    expect(await shared()).toBe(before + 1);
  });

  it('a counter that hangs delays requests for a second at most, once, and later ones not at all', async () => {
    const client = await own.database.pool.connect();
    await client.query('BEGIN');
    await client.query('LOCK TABLE rate_counters IN ACCESS EXCLUSIVE MODE');
    const third = await createServiceKey(own.database, { name: 'fourth', role: 'reader', tier: 'standard' });
    const took: number[] = [];
    for (let i = 0; i < 4; i++) {
      const start = performance.now();
      expect((await service.get('/api/version', third)).status).toBe(200);
      took.push(performance.now() - start);
    }
    expect(took.map((ms) => ms > 900)).toEqual([true, false, false, false]);
    await client.query('ROLLBACK');
    client.release();
  });
});
