import type { Form } from '../../../src/dsl/forms/form.ts';
import { FORMS } from '../../../src/dsl/forms/forms.ts';
import { print, printCondition } from '../../../src/dsl/print.ts';
import type { Command } from '../../../src/dsl/syntax-tree.ts';
import { ServiceClient, type Answer } from '../../setup/service-client.ts';
import { RandomCondition } from '../../queries/random-condition.ts';
import { randomQueries } from '../../queries/random-query.ts';
import { Random } from '../../queries/random.ts';
import { samplesOf, type Samples } from '../../queries/samples.ts';
import { spell } from '../../queries/spell.ts';

const QUERIES = 700;
/** Of every so many answers the suggestions are run too. */
const SUGGESTIONS_OF = 4;
const CONDITIONS = 25;
const AT_ONCE = 4;

type Row = Readonly<Record<string, unknown>>;

let service: ServiceClient;
let token: string;
let samples: Samples;

const run = (query: string): Promise<Answer> => service.post('/api/dsl', { query }, token);

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
  samples = await samplesOf(service.database);
});
afterAll(() => service.stop());

/** Work on all items, some at a time. */
async function each<T>(items: readonly T[], work: (item: T, place: number) => Promise<void>): Promise<void> {
  const rest = items.map((item, place) => ({ item, place })).reverse();
  const worker = async (): Promise<void> => {
    for (let next = rest.pop(); next !== undefined; next = rest.pop()) await work(next.item, next.place);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** What `count`, `total` and `has_more` say is true of `data`. */
function expectEnvelope(query: string, command: Command, { status, body }: Answer): void {
  expect({ query, status, error: body.error }).toEqual({ query, status: 200, error: undefined });
  const { data, count, total } = body;
  const rows = data.results ?? data.groups ?? data;
  expect({ query, envelope: [body.status, body.success, count] }).toEqual({ query, envelope: ['success', true, Array.isArray(rows) ? rows.length : 1] });
  if (total === undefined) return;
  const { limit, offset } = pageOf(command);
  const isWhole = limit === undefined ? count <= total : count === Math.max(0, Math.min(limit, total - offset));
  expect({ query, isWhole, has_more: body.has_more }).toEqual({ query, isWhole: true, has_more: offset + Number(count) < Number(total) });
}

function pageOf(command: Command): { readonly limit: number | undefined; readonly offset: number } {
  let [limit, offset]: [number | undefined, number] = [undefined, 0];
  for (const clause of 'clauses' in command ? command.clauses : []) {
    if (clause.kind === 'limit') limit = clause.count.value;
    if (clause.kind === 'offset') offset = clause.count.value;
    if (clause.kind === 'range') [limit, offset] = [clause.last.value - clause.first.value + 1, clause.first.value - 1];
  }
  return { limit, offset };
}

/** All rows that a query selects. */
async function rowsOf(query: string, limit = 1_000): Promise<Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const { status, body } = await run(`${query} LIMIT ${limit} OFFSET ${rows.length}`);
    expect({ query, status, error: body.error }).toEqual({ query, status: 200, error: undefined });
    rows.push(...(body.data as Row[]));
    if (body.has_more !== true) return rows;
  }
}

/** Lists whose rows have a key, with what they are about. */
const LISTS: readonly {
  readonly head: string;
  readonly form: Partial<Form>;
  readonly key: readonly string[];
  readonly orders: Readonly<Record<string, string>>;
}[] = [
  { head: 'LIST COMPANIES', form: { subject: 'COMPANIES' }, key: ['company_uid'], orders: {} },
  { head: 'LIST EARLY_CAREER_COMPANIES', form: { subject: 'EARLY_CAREER_COMPANIES' }, key: ['company_uid'], orders: {} },
  { head: 'LIST COMPANY_BADGES', form: { subject: 'COMPANY_BADGES' }, key: ['company_uid'], orders: {} },
  { head: 'LIST INDUSTRIES', form: { subject: 'INDUSTRIES' }, key: ['industry_id'], orders: { COMPANY_COUNT: 'company_count' } },
  {
    head: 'LIST CLUSTERS',
    form: { subject: 'CLUSTERS' },
    key: ['cluster_id'],
    orders: { CLUSTER_ID: 'cluster_id', OCCUPATION_COUNT: 'occupation_count', BA_PLUS_SHARE: 'ba_plus_share' },
  },
  {
    head: 'LIST OCCUPATIONS',
    form: { subject: 'OCCUPATIONS' },
    key: ['onet_code'],
    orders: { ONET_CODE: 'onet_code', CLUSTER_ID: 'cluster_id', COMPANY_COUNT: 'company_count_all', COMPANY_COUNT_TOP10: 'company_count_top10' },
  },
  {
    head: 'LIST COMPANIES FOR CLUSTER 75',
    form: { subject: 'COMPANIES', for: 'CLUSTER' },
    key: ['company_uid'],
    orders: { ENTRY_POSTING_COUNT: 'entry_posting_count', TOTAL_POSTING_COUNT: 'total_posting_count' },
  },
  {
    head: 'LIST COMPANIES FOR OCCUPATION "29-1141.00"',
    form: { subject: 'COMPANIES', for: 'OCCUPATION' },
    key: ['company_uid'],
    orders: { ENTRY_POSTING_COUNT: 'entry_posting_count', TOTAL_POSTING_COUNT: 'total_posting_count' },
  },
  {
    head: 'LIST OCCUPATIONS FOR COMPANY "Walmart"',
    form: { subject: 'OCCUPATIONS', for: 'COMPANY' },
    key: ['cluster_id'],
    orders: { ENTRY_POSTING_COUNT: 'entry_posting_count', TOTAL_POSTING_COUNT: 'total_posting_count' },
  },
  { head: 'GET HIRING FOR COMPANY "Walmart"', form: { subject: 'HIRING' }, key: ['cluster_id', 'cbsa'], orders: {} },
];
const formOf = (wanted: Partial<Form>): Form =>
  FORMS.find(({ verb, subject, for: target }) => (verb === 'LIST' || verb === 'GET') && subject === wanted.subject && target === wanted.for) ??
  FORMS.find(({ subject }) => subject === wanted.subject)!;

describe('random valid queries', () => {
  it('of every form run, answer a true envelope, and suggest queries that run', async () => {
    const random = new Random(7);
    const source = randomQueries(samples, random, { servedOnly: true });
    const queries = Array.from({ length: QUERIES }, () => {
      const { command } = source.next().value as { command: Command };
      return { command, query: spell(command, random) };
    });
    let suggested = 0;
    await each(queries, async ({ command, query }, place) => {
      const answer = await run(query);
      expectEnvelope(query, command, answer);
      expect(answer.body.dsl_suggestions ?? []).not.toContain(print(command));
      if (place % SUGGESTIONS_OF > 0) return;
      for (const suggestion of (answer.body.dsl_suggestions ?? []) as string[]) {
        const { status, body } = await run(suggestion);
        expect({ query, suggestion, status, error: body.error }).toEqual({ query, suggestion, status: 200, error: undefined });
        suggested += 1;
      }
    });
    expect(suggested).toBeGreaterThan(QUERIES / SUGGESTIONS_OF / 2);
  });
});

describe('empty lists', () => {
  it.each([
    ['an order by likeness to what nothing holds', 'LIST COMPANIES WHERE SEARCH IS "zzzzqq" AND STATE IS "Ohio" ORDER BY RELEVANCE'],
    ['a condition at the limit of nesting', `LIST COMPANIES WHERE STATE IS "Nowhere" AND ${'NOT ('.repeat(25)}STATE IS "Ohio"${')'.repeat(25)}`],
    [
      'a nested condition that prints with more parentheses than it has',
      `LIST COMPANIES WHERE STATE IS "Nowhere" AND (CITY IS "a"${' OR CITY IS "b" AND (CITY IS "c"'.repeat(40)}${')'.repeat(41)}`,
    ],
  ])('of %s suggest nothing that does not run', async (_, query) => {
    const { status, body } = await run(query);
    expect([status, body.error, body.total]).toEqual([200, undefined, 0]);
    for (const suggestion of (body.dsl_suggestions ?? []) as string[]) expect([suggestion, (await run(suggestion)).status]).toEqual([suggestion, 200]);
  });
});

describe('random conditions', () => {
  it.each(LISTS)('and their NOT part the rows of $head between them', async ({ head, form, key }) => {
    const whole = await rowsOf(head);
    const keyOf = (row: Row): string => key.map((name) => row[name]).join(' ');
    const everyKey = whole.map(keyOf).sort();
    expect(new Set(everyKey).size).toBe(whole.length);
    const random = new Random(whole.length);
    const conditions = new RandomCondition(formOf(form), samples, random, { sizes: false });
    let cut = 0;
    await each(
      Array.from({ length: CONDITIONS }, () => printCondition(conditions.tree(3))),
      async (condition) => {
        const [met, unmet] = await Promise.all([rowsOf(`${head} WHERE ${condition}`), rowsOf(`${head} WHERE NOT (${condition})`)]);
        expect({ condition, keys: [...met, ...unmet].map(keyOf).sort() }).toEqual({ condition, keys: everyKey });
        if (met.length > 0 && unmet.length > 0) cut += 1;
      },
    );
    // Conditions that select all or nothing would prove little.
    expect(cut).toBeGreaterThan(1);
  });
});

describe('pages', () => {
  it.each(LISTS)('of $head join to the whole list, by LIMIT and OFFSET and by RANGE', async ({ head }) => {
    const whole = await rowsOf(head);
    const size = Math.ceil(whole.length / 7);
    expect(await rowsOf(head, size)).toEqual(whole);
    const pages = await Promise.all(Array.from({ length: 8 }, (_, page) => run(`${head} RANGE ${page * size + 1}-${(page + 1) * size}`)));
    expect(pages.flatMap(({ body }) => body.data as Row[])).toEqual(whole);
  });
});

describe('ORDER BY', () => {
  const orders = LISTS.flatMap(({ head, orders: found }) => Object.entries(found).map(([order, column]) => ({ head, order, column })));

  it.each(orders)('$order of $head goes up with ASC and down with DESC', async ({ head, order, column }) => {
    const values = async (direction: string): Promise<unknown[]> =>
      (await rowsOf(`${head} ORDER BY ${order} ${direction}`)).map((row) => row[column]).filter((value) => value !== null);
    const up = await values('ASC');
    expect(up.length).toBeGreaterThan(1);
    expect(up).toEqual([...up].sort((a, b) => (typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1)));
    expect(await values('DESC')).toEqual([...up].reverse());
  });

  it('ALPHA DESC turns the list round, and ALPHA_DESC is the same', async () => {
    const names = async (order: string): Promise<unknown[]> => (await rowsOf(`LIST COMPANIES ORDER BY ${order}`)).map((row) => row['company_name']);
    const up = await names('ALPHA');
    expect(await names('ALPHA DESC')).toEqual([...up].reverse());
    expect(await names('ALPHA_DESC')).toEqual([...up].reverse());
  });
});
