import { ANONYMOUS, AuditLog, type AuditEntry } from '../../../src/audit/audit-log.ts';
import { ApiError } from '../../../src/errors/api-error.ts';
import type { Statement } from '../../../src/store/pool.ts';

/** Stands in for the database and the log. `failure` is thrown by each statement. */
function setUp() {
  const lines: unknown[] = [];
  const written: unknown[] = [];
  const database = {
    failure: undefined as Error | undefined,
    close: async (): Promise<unknown> => undefined,
    beforeClose(work: () => Promise<unknown>): void {
      database.close = work;
    },
    query(statement: Statement): Promise<unknown[]> {
      if (database.failure !== undefined) return Promise.reject(database.failure);
      written.push(...(JSON.parse(statement.values?.[0] as string) as unknown[]));
      return Promise.resolve([]);
    },
  };
  const log = { error: (line: object, message: string) => lines.push([message, line]) };
  const [databaseArgument, logArgument] = [database, log] as unknown as ConstructorParameters<typeof AuditLog>;
  return { lines, written, database, audit: new AuditLog(databaseArgument, logArgument) };
}
const refusal = (address: string): AuditEntry => ({ actor: ANONYMOUS, action: 'token.refused', outcome: 'refused', address });
const AWAY = new ApiError('store_unavailable');

it('entries that cannot be written while the database is away wait for it, without a line in the log', async () => {
  const { audit, database, lines, written } = setUp();
  database.failure = AWAY;
  audit.queue(refusal('10.0.0.1'));
  audit.queue(refusal('10.0.0.2'));
  await audit.flush();
  audit.queue(refusal('10.0.0.1'));
  await audit.flush();
  expect([lines, written]).toEqual([[], []]);
  database.failure = undefined;
  await audit.flush();
  expect(written).toMatchObject([
    { address: '10.0.0.1', details: { times: 2 } },
    { address: '10.0.0.2', details: {} },
  ]);
  await audit.flush();
  expect(written).toHaveLength(2);
});

it('more than 1,000 entries that wait are counted in one', async () => {
  const { audit, database, written } = setUp();
  database.failure = AWAY;
  const ofUser = (id: string): AuditEntry => ({ ...refusal('10.0.0.1'), actor: { kind: 'user', id } });
  for (let i = 0; i < 700; i++) audit.queue(ofUser(`a ${i}`));
  await audit.flush();
  for (let i = 0; i < 700; i++) audit.queue(ofUser(`b ${i}`));
  await audit.flush();
  database.failure = undefined;
  await audit.flush();
  expect(written).toHaveLength(1_001);
  expect(written.at(-1)).toMatchObject({ action: 'audit.overflow', details: { times: 400 } });
});

it('anonymous entries of one IPv6 network are one; of known callers, each address has its own', async () => {
  const { audit, written } = setUp();
  const address = (i: number): string => `2001:db8:1:2::${i.toString(16)}`;
  for (let i = 1; i <= 500; i++) audit.queue(refusal(address(i)));
  audit.queue(refusal('2001:db8:9::1'));
  for (const i of [1, 2]) audit.queue({ ...refusal(address(i)), actor: { kind: 'user', id: 'user:1' } });
  await audit.flush();
  expect(written).toMatchObject([
    { actor_kind: 'anonymous', address: '2001:db8:1::/56', details: { times: 500 } },
    { actor_kind: 'anonymous', address: '2001:db8:9::1' },
    { actor_kind: 'user', address: address(1) },
    { actor_kind: 'user', address: address(2) },
  ]);
});

it('anonymous entries of more than 100 addresses are counted in one for each action, and leave room for others, also if they wait', async () => {
  const { audit, database, written } = setUp();
  database.failure = AWAY;
  for (let i = 0; i < 5_000; i++) audit.queue(refusal(`10.0.${i >> 8}.${i & 255}`));
  audit.queue({ ...refusal('10.9.9.9'), action: 'credential' });
  await audit.flush();
  audit.queue({ ...refusal('10.9.9.9'), actor: { kind: 'user', id: 'user:1' } });
  database.failure = undefined;
  await audit.flush();
  expect(written).toHaveLength(103);
  expect(written.slice(100)).toMatchObject([
    { actor_kind: 'anonymous', action: 'token.refused', outcome: 'refused', details: { addresses: 'others', times: 4_900 } },
    { actor_kind: 'anonymous', action: 'credential', outcome: 'refused', details: { addresses: 'others' } },
    { actor_kind: 'user', address: '10.9.9.9' },
  ]);
});

it('entries that are lost are one line in the log: at the end of the process, and if the database refuses them', async () => {
  const { audit, database, lines } = setUp();
  database.failure = new Error('relation "audit_log" does not exist');
  audit.queue(refusal('10.0.0.1'));
  await audit.flush();
  database.failure = AWAY;
  audit.queue(refusal('10.0.0.2'));
  audit.queue(refusal('10.0.0.3'));
  await database.close();
  expect(lines).toEqual([
    ['Audit entries could not be written.', { err: expect.any(Error) as Error, entries: 1 }],
    ['Audit entries could not be written.', { err: AWAY, entries: 2 }],
  ]);
});
