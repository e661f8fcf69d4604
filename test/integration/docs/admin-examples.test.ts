import { blocksOf } from '../../../scripts/docs/markdown.ts';
import { readPages } from '../../../scripts/docs/pages.ts';
import { readFacts } from '../../../seeds/facts.ts';
import { generateDataset } from '../../../seeds/generate/dataset.ts';
import { loadDataset } from '../../../seeds/load.ts';
import { ROLE_PERMISSIONS } from '../../../src/catalog/roles.ts';
import { write } from '../../../src/dsl/commands/writes.ts';
import { helpOn, topicNamed } from '../../../src/dsl/help.ts';
import { prepare } from '../../../src/dsl/prepare.ts';
import type { Services } from '../../../src/operations/services.ts';
import type { Database, Transaction } from '../../../src/store/pool.ts';
import { CompanyWrites, type CompanyWrite } from '../../../src/writes/company-writes.ts';
import { OwnDatabase } from '../../setup/own-database.ts';

// The examples of changes are made where they are said to work: on companies of the demonstration dataset, one after another.
let own: OwnDatabase;
beforeAll(async () => {
  own = await OwnDatabase.migrated();
  const facts = readFacts();
  // What a company has does not depend on the others, and all of them would take ten times as long.
  const few = { ...facts, companies: facts.companies.filter(({ name }, i) => i % 40 === 0 || name === 'Walmart') };
  await loadDataset(own.database, () => generateDataset(few), { onlyIfEmpty: true });
});
afterAll(() => own.drop());

/** Makes changes one after another, and undoes them. Returns those that changed nothing. */
async function withoutEffect(queries: readonly string[]): Promise<string[]> {
  const caller = { id: 'user:1', name: 'somebody', permissions: ROLE_PERMISSIONS.admin };
  const found: string[] = [];
  const undone = new Error('undone');
  const made = own.database.transaction(async (client) => {
    const database = { transaction: (work: (inner: Transaction) => unknown) => work(client) } as unknown as Database;
    for (const query of queries) {
      const prepared = prepare(query, caller);
      if (prepared.kind !== 'write') throw new Error(`${query} is no change`);
      const { data } = await write({ writes: new CompanyWrites(database) } as Services, query, prepared.command, caller);
      if (!(data as CompanyWrite).changed) found.push(query);
    }
    throw undone;
  });
  await expect(made).rejects.toBe(undone);
  return found;
}

it('those of HELP ADMIN', async () => {
  const examples = helpOn(topicNamed('ADMIN')!)['examples'] as string[];
  expect(examples).toHaveLength(4);
  expect(await withoutEffect(examples)).toEqual([]);
});

it('those of the pages', async () => {
  const blocks = readPages().flatMap(({ text }) => blocksOf(text).filter(({ language, tag }) => language === 'dsl' && tag === 'admin'));
  const queries = blocks.flatMap(({ text }) => text.trim().split('\n'));
  expect(queries.length).toBeGreaterThan(4);
  expect(await withoutEffect(queries)).toEqual([]);
});
