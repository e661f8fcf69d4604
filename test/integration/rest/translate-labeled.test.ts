import { readFileSync } from 'node:fs';
import { judge, MISSES, missesOf, readQuestions, type Interfaces, type Result } from '../../questions/evaluate.ts';
import { ServiceClient } from '../../setup/service-client.ts';

const service = ServiceClient.shared();
let token: string;
beforeAll(async () => {
  token = await service.signIn('analyst');
});
afterAll(() => service.stop());

const rows = new Map<string, Promise<readonly unknown[] | undefined>>();
const interfaces: Interfaces = {
  translate: async (text) => {
    const { status, body } = await service.post('/api/translate', { text }, token);
    return status === 200 ? body.data : undefined;
  },
  rows: (query) => {
    const known = rows.get(query) ?? service.post('/api/dsl', { query }, token).then(({ status, body }) => (status === 200 ? [body.data].flat() : undefined));
    rows.set(query, known);
    return known;
  },
};

it('the labeled questions are translated as well as before; every query runs, and nothing else is answered', async () => {
  const results: Result[] = [];
  for (const question of readQuestions()) results.push(await judge(question, interfaces));
  const texts = (found: readonly Result[]): string[] => found.map(({ question }) => question.text);
  expect(texts(results.filter(({ verdict }) => verdict === 'does not run'))).toEqual([]);
  expect(texts(results.filter(({ question, verdict }) => question.queries.length === 0 && verdict !== 'right'))).toEqual([]);
  const known = readFileSync(MISSES, 'utf8').trimEnd().split('\n');
  const misses = missesOf(results);
  const advice = 'Read them, and if they are better or cannot be helped, run `npm run check:translate -- --write`.';
  expect({ added: misses.filter((one) => !known.includes(one)), gone: known.filter((one) => !misses.includes(one)), advice }).toEqual({
    added: [],
    gone: [],
    advice,
  });
}, 1_800_000);
