import type { Role } from '../../../src/catalog/roles.ts';
import { datasetFacts } from '../../../src/reads/dataset-facts.ts';
import { helpOn, topicNamed, topicNames } from '../../../src/dsl/help.ts';
import { parse } from '../../../src/dsl/parse.ts';
import { print } from '../../../src/dsl/print.ts';
import { ACTIONS } from '../../../src/operations/table.ts';
import type { Prepared } from '../../../src/dsl/prepare.ts';
import type { Clause, Command } from '../../../src/dsl/syntax-tree.ts';
import { ServiceClient, type Answer } from '../../setup/service-client.ts';
import { ACTOR, WritableService } from '../../setup/writable-service.ts';
import { HOSPITAL } from '../../setup/small-dataset.ts';
import { wholeCorpus, type CorpusEntry } from '../../unit/dsl/corpus-file.ts';
import { outcomeOf } from '../../unit/dsl/describe-outcome.ts';

/** A uid of the right format that no company has. */
const NOBODY = '00000000-0000-5000-8000-000000000000';
const MOST_REREAD = 1_000;

const corpus = wholeCorpus().map((entry) => ({ ...entry, outcome: outcomeOf(entry.query, entry.role) }));
const refused = corpus.flatMap((entry) => ('error' in entry.outcome ? [{ ...entry, outcome: entry.outcome }] : []));
const valid = corpus.flatMap((entry) => ('error' in entry.outcome ? [] : [{ ...entry, outcome: entry.outcome }]));
const writes = valid.filter(({ outcome }) => outcome.kind === 'write');
const others = valid.filter(({ outcome }) => outcome.kind !== 'write');

let service: ServiceClient;
let declared: string[];
const tokens: Partial<Record<Role, string>> = {};
const ask = (query: string, role: Role = 'analyst'): Promise<Answer> => service.post('/api/dsl', { query }, tokens[role]);

beforeAll(async () => {
  service = ServiceClient.shared();
  for (const role of ['reader', 'analyst', 'admin'] as const) tokens[role] = await service.signIn(role);
  const { body } = await service.get('/openapi.json');
  declared = Object.keys(body.paths['/api/dsl'].post.responses['200'].content['application/json'].schema.properties);
});
afterAll(() => service.stop());

/** Queries that have run already, whoever suggested them. */
const seenToRun = new Set<string>();
async function expectToRun(query: string): Promise<void> {
  if (seenToRun.has(query)) return;
  const { status, body } = await ask(query);
  expect({ query, status, error: body.error }).toEqual({ query, status: 200, error: undefined });
  seenToRun.add(query);
}

/** The query as suggestions are written. */
const ownText = (query: string): string => print(parse(query));

const titleOf = ({ query }: CorpusEntry): string => JSON.stringify(query).slice(0, 160);

describe('a valid query', () => {
  it.each(others.map((entry) => [titleOf(entry), entry] as const))('%s', async (_, { query, role, outcome }) => {
    const { status, body } = await ask(query, role);
    if (outcome.kind === 'question' && outcome.question.target?.value === NOBODY) {
      expect({ status, body }).toMatchObject({ status: 404, body: { status: 'error', success: false, error: { code: -32602, position: { line: 1 } } } });
      expect(body.error.example).not.toBe(ownText(query));
      await expectToRun(body.error.example);
      return;
    }
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
    expect(body).toMatchObject({ status: 'success', success: true });
    expect(body.data_status_note).toMatch(/demonstration/i);
    expect(Object.keys(body).filter((member) => !declared.includes(member))).toEqual([]);
    expect(body.count).toBe(countOf(outcome, body.data));
    if (Array.isArray(body.data) && outcome.kind === 'question') await expectRightPage(outcome, query, body);
    expect(body.dsl_suggestions?.length ?? 0).toBeLessThanOrEqual(3);
    expect(body.dsl_suggestions ?? []).not.toContain(ownText(query));
    for (const suggestion of body.dsl_suggestions ?? []) await expectToRun(suggestion);
  });

  it('is told when nothing was found what to ask instead', async () => {
    for (const [query, instead] of [
      ['LIST COMPANIES WHERE STATE IS "Californa"', 'LIST COMPANIES WHERE STATE IS "California"'],
      ['COUNT COMPANIES WHERE STATE IS "Washingtn" AND OVERALL_BADGE IS Ranked', 'COUNT COMPANIES WHERE STATE IS "Washington" AND OVERALL_BADGE IS Ranked'],
      ['LIST COMPANIES WHERE INDUSTRY IS "Bankng" LIMIT 3', 'LIST COMPANIES WHERE INDUSTRY IS "Banking" LIMIT 3'],
    ] as const) {
      const { status, body } = await ask(query);
      expect(status).toBe(200);
      expect(body.dsl_suggestions[0]).toBe(instead);
      for (const suggestion of body.dsl_suggestions) await expectToRun(suggestion);
    }
  });
});

/** Rows of a list, titles of a batch, 1 for an object. */
function countOf(outcome: Prepared, data: unknown): number {
  if (outcome.kind === 'question' && outcome.question.form.isBatch === true) return outcome.question.inputs.length;
  const groups = (data as { groups?: unknown[] }).groups;
  return Array.isArray(data) ? data.length : (groups?.length ?? 1);
}

interface List {
  readonly data: readonly unknown[];
  readonly count: number;
  readonly total?: number;
  readonly has_more?: boolean;
}

/** The page begins where it should, and as many rows match as it says. */
async function expectRightPage({ question, command }: Extract<Prepared, { kind: 'question' }>, query: string, body: List): Promise<void> {
  const { limit, offset } = question.plan;
  const { total, count } = body;
  expect({ query, hasTotal: total !== undefined }).toEqual({ query, hasTotal: question.form.subject !== '' });
  if (total === undefined) return;
  expect(body.has_more).toBe(offset + count < total);
  expect(count).toBe(Math.max(0, Math.min(limit ?? Infinity, total - offset)));
  if (count === total || total > MOST_REREAD || question.form.verb === 'SEARCH') return;
  const { body: whole } = await ask(print(withoutPage(command)));
  expect(whole.count).toBe(total);
  expect(body.data).toEqual(whole.data.slice(offset, offset + count));
}

function withoutPage(command: Command): Command {
  if (command.kind !== 'read') return command;
  const clauses = command.clauses.filter(({ kind }) => !['limit', 'offset', 'range'].includes(kind));
  const nowhere = { start: 0, end: 0 };
  const limit: Clause = { kind: 'limit', count: { kind: 'number', value: MOST_REREAD, at: nowhere }, at: nowhere };
  return { ...command, clauses: [...clauses, limit] };
}

describe('a query in error', () => {
  it.each(refused.map((entry) => [titleOf(entry), entry] as const))('%s', async (_, { query, role, outcome }) => {
    const { status, body } = await ask(query, role);
    const { request_id, ...rest } = body;
    expect(status).toBe(outcome.httpStatus);
    // The service corrects the query with the help of the data, so it has the better example, and the steps to it.
    const { example, suggestion, ...error } = rest.error;
    const { example: _example, suggestion: _suggestion, ...wanted } = JSON.parse(JSON.stringify(outcome.error));
    expect({ ...rest, error }).toEqual({ status: 'error', success: false, error: wanted });
    expect([typeof example, typeof suggestion]).toEqual(['string', 'string']);
    expect(request_id).toMatch(/^\S+$/);
    // An example of a write is run where writes are; without dsl:execute nothing runs.
    const isWrite = /^(?:UPDATE|ADD|REMOVE) /.test(example);
    if (!isWrite && role !== 'reader') await expectToRun(example);
  });
});

describe('HELP', () => {
  it.each(topicNames())('%s shows queries that run', async (name) => {
    const { status, body } = await ask(`HELP ${name}`);
    expect(status).toBe(200);
    const topic = topicNamed(name);
    expect(body.data).toEqual(topic === undefined ? undefined : JSON.parse(JSON.stringify(helpOn(topic, await datasetFacts(service.database)))));
    // In the query language, IN takes several values, and a text with a comma is one.
    expect(JSON.stringify(body.data.fields)).not.toContain('omma-separated');
    for (const example of body.data.examples) if (name !== 'ADMIN') await expectToRun(example);
    for (const other of body.data.see_also) await expectToRun(`HELP ${other}`);
  });

  it('begins with queries that run', async () => {
    const { body } = await ask('HELP');
    for (const query of body.data.quick_start) await expectToRun(query);
  });
});

describe('a write', () => {
  let own: WritableService;
  let admin: string;

  beforeAll(async () => {
    own = await WritableService.start();
    admin = await own.service.signIn('admin');
  });
  afterAll(() => own.stop());
  beforeEach(async () => {
    await own.reset();
    await own.writes.rename(HOSPITAL, 'Walmart', ACTOR);
  });

  const shown = [...refused.map(({ outcome }) => outcome.error.example), ...ACTIONS.flatMap(({ dsl }) => dsl?.examples ?? [])];
  const examples = [...new Set(shown.filter((example) => /^(?:UPDATE|ADD|REMOVE) /.test(example)))];

  it.each([...writes.map(({ query }) => query), ...examples])('%s', async (query) => {
    if (/^remove alias/i.test(query)) await own.writes.addAlias('Walmart', 'Wally World', 'typo', ACTOR);
    const { status, body } = await own.service.post('/api/dsl', { query }, admin);
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
    expect(body).toMatchObject({ status: 'success', success: true, count: 1 });
    expect(body.data).toMatchObject({ company_uid: HOSPITAL, before: expect.anything(), after: expect.anything() });
    const [written] = await own.rows<{ n: number }>("SELECT count(*) AS n FROM admin_writes WHERE actor_name <> 'somebody'");
    expect(written?.n).toBe(1);
  });

  it('of an analyst is refused', async () => {
    const analyst = await own.service.signIn('analyst');
    const { status, body } = await own.service.post('/api/dsl', { query: 'UPDATE COMPANY "Walmart" SET NAME = "Target"' }, analyst);
    expect(status).toBe(403);
    expect(body.error).toMatchObject({ code: -32602, error_type: 'permission_denied', required_permission: 'data:write' });
  });
});
