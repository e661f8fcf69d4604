import { blocksOf } from '../../../scripts/docs/markdown.ts';
import { readPages } from '../../../scripts/docs/pages.ts';
import { ADDRESS, RUN } from '../../../scripts/docs/samples.ts';
import { addUser } from '../../../src/auth/users.ts';
import { has, INTERPRETERS, ReaderFolder } from '../../setup/documented-programs.ts';
import { TestService } from '../../setup/test-service.ts';

// Every example of the documentation that is marked to be run is run.
const BLOCKS = readPages().flatMap(({ path, text }) => blocksOf(text).map((block) => ({ ...block, path, at: `${path}:${block.line}` })));
const of = (language: string, tag: string): typeof BLOCKS => BLOCKS.filter((block) => block.language === language && block.tag === tag);
/** The blocks of one page are one program: later ones use what earlier ones define. */
const programsOf = (language: string): (readonly [string, string])[] =>
  readPages().flatMap(({ path }) => {
    const blocks = of(language, 'run').filter((block) => block.path === path);
    return blocks.length === 0 ? [] : [[path, blocks.map(({ text }) => text).join('\n')] as const];
  });
/** The queries of all blocks of a kind: one begins on each line that is not indented, comments aside. */
const queriesOf = (tag: string): (readonly [string, string])[] =>
  of('dsl', tag).flatMap(({ at, text }) =>
    text
      .split(/\n(?=\S)/)
      .map((query) => query.trim())
      .filter((query) => query !== '' && !query.startsWith('#'))
      .map((query) => [at, query] as const),
  );

/** The rows of the table of corrected queries, `| a mistake | the example of its error |`. */
const CORRECTED = readPages()
  .find(({ path }) => path === 'docs/query-language.md')!
  .text.split(/^\| Mistake \|.*\n.*\n/m)[1]!
  .split('\n\n')[0]!
  .split('\n')
  .map((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, query]) => query!.replaceAll('\\|', '|')))
  .map((queries) => [queries[0]!, queries.at(-1)!] as const);

const PASSWORD = 'correct horse battery';
let service: TestService;
let token: string;
let reader: ReaderFolder;

beforeAll(async () => {
  service = await TestService.start();
  token = await service.signIn('analyst');
  // The examples sign in as the first user of `npm start`.
  await addUser(service.database, { username: 'analyst', password: PASSWORD, role: 'analyst', tier: 'internal' });
  reader = new ReaderFolder({ url: service.url, writtenUrl: ADDRESS, token, password: PASSWORD });
  // The first whole title waits until the process has read what it knows about titles.
  await service.get('/api/titleconvert?title=nurse&_fast=false', token);
});
afterAll(async () => {
  reader.remove();
  await service.stop();
});

for (const [language, { command }] of Object.entries(INTERPRETERS))
  if (await has(command))
    it.each(programsOf(language))(`%s: the ${language} examples run`, async (_path, program) => {
      expect(await reader.run(language, program)).not.toBe('');
    });
  else console.warn(`Skipped: the ${language} examples of the documentation. ${command} was not found on the PATH.`);

it('the TypeScript examples have the types of the client', async () => {
  const programs = Object.fromEntries(programsOf('ts').map(([path, program]) => [`${path.replaceAll(/\W/g, '-')}.mts`, program]));
  expect(await reader.typeErrors(programs)).toBe('');
});

it.each(queriesOf(''))('%s: %s', async (_at, query) => {
  const { status, body } = await service.post('/api/dsl', { query }, token);
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
});

it.each(CORRECTED)('%s is corrected to %s', async (query, example) => {
  const { body } = await service.post('/api/dsl', { query }, token);
  expect(body.error.example).toBe(example);
});

it.each(queriesOf('admin'))('%s: %s is understood, and refused to analysts', async (_at, query) => {
  const { status, body } = await service.post('/api/dsl', { query }, token);
  expect({ status, error_type: body.error?.error_type }).toEqual({ status: 403, error_type: 'permission_denied' });
});

it.each(RUN)('there are examples of the kind %s', (kind) => {
  const [language = '', tag = ''] = kind.split(' ');
  expect(of(language, tag)).not.toEqual([]);
});
