import { ROLE_PERMISSIONS } from '../../../src/catalog/roles.ts';
import { DslService, type DslOutcome } from '../../../src/dsl/service.ts';
import { ApiError } from '../../../src/errors/api-error.ts';
import type { Services } from '../../../src/operations/services.ts';
import { unlessOutage } from '../../../src/runtime/unless-outage.ts';

const CALLER = { id: 'user:1', name: 'somebody', permissions: ROLE_PERMISSIONS.analyst };

/** What a query gets from a service whose stores and conversions all fail in the same way, and what is logged and counted. */
async function failing(query: string, error: Error): Promise<{ outcome: DslOutcome; logged: unknown[]; counted: string[] }> {
  const [logged, counted]: [unknown[], string[]] = [[], []];
  const fail = (): Promise<never> => Promise.reject(error);
  const service = { employerNamed: fail, convert: fail, translate: fail, refusalOf: fail };
  const services = {
    database: { query: fail },
    versions: { state: fail },
    titles: service,
    companies: service,
    translator: service,
    facts: { get: async () => undefined },
    unlessOutage: unlessOutage({ error: (line: unknown) => logged.push(line) }, (part) => counted.push(part)),
  } as unknown as Services;
  return { outcome: await new DslService(services).run(query, CALLER), logged, counted };
}

const BUG = new TypeError("Cannot read properties of undefined (reading 'length')");

it.each([
  ['a correction', 'GET CAREER_PATHS FOR OCCUPATION "teacher"', 'correction'],
  ['a translation', 'which banks in Ohio hire nurses', 'translation'],
  ['a word order', 'retention at Walmart for registered nurses WHERE', 'translation'],
])('logs and counts a fault of %s, and answers with the error of the query', async (_of, query, part) => {
  const { outcome, logged, counted } = await failing(query, BUG);
  expect(outcome).toMatchObject({ ok: false, httpStatus: 400 });
  expect(logged).toContainEqual({ err: BUG, part });
  expect(new Set(counted)).toContain(part);
});

it.each(['GET CAREER_PATHS FOR OCCUPATION "teacher"', 'which banks in Ohio hire nurses'])('leaves an outage to the log of the stores: %s', async (query) => {
  const { outcome, logged, counted } = await failing(query, new ApiError('store_unavailable'));
  expect(outcome.ok).toBe(false);
  expect([logged, counted]).toEqual([[], []]);
});

it('answers with the error of the query when nothing can be found out about it', async () => {
  const logged: unknown[] = [];
  const services = { unlessOutage: unlessOutage({ error: (line: unknown) => logged.push(line) }, () => undefined) } as unknown as Services;
  const outcome = await new DslService(services).run('LIST NOTHING', CALLER);
  expect(outcome).toMatchObject({ ok: false, httpStatus: 400, error: { message: 'Unknown LIST subject: NOTHING' } });
  expect(logged).toHaveLength(1);
});

it.each([new ApiError('store_unavailable'), BUG])('keeps the error of a query when the check of its correction fails: %s', async (error) => {
  const logged: unknown[] = [];
  const database = {
    query: async ({ name, values }: { name: string; values: readonly unknown[] }) => {
      if (name === 'company-names') return [{ state: null, names: ['Walmart'] }];
      if (name === 'company-named' && values[0] === 'walmart') throw error;
      return [];
    },
  };
  const companies = { employerNamed: async () => ({ employer: { company_name: 'Walmart' } }) };
  const services = {
    database,
    companies,
    titles: {},
    translator: {},
    unlessOutage: unlessOutage({ error: (line: unknown) => logged.push(line) }, () => undefined),
  };
  const outcome = await new DslService(services as unknown as Services).run('GET HIRING FOR COMPANY "Walmrt"', CALLER);
  expect(outcome).toMatchObject({ ok: false, httpStatus: 404, error: { message: 'Company "Walmrt" was not found' } });
  expect(logged.length > 0).toBe(error === BUG);
});
