import { AnswerCache, bytesOfText } from '../../../src/engine/answer-cache.ts';

/** A cache, the state of its indices, and how often the engine was asked. */
function cache(bytesOf: (row: string) => number = () => 400) {
  const indices: { state: number | undefined; asked: number; doubts: number } = { state: 1, asked: 0, doubts: 0 };
  const revisions = {
    indexRevision: () => indices.state,
    doubtIndex: () => {
      indices.doubts++;
    },
  };
  const answers = new AnswerCache<string>(revisions, { bytesOf });
  const ask = (key: string, give: () => Promise<readonly string[]> = async () => [`${key} ${indices.state}`]): Promise<readonly string[]> =>
    answers.rows(key, () => {
      indices.asked++;
      return give();
    });
  return { indices, ask };
}

it('asks once for each question, and again in another state of the indices', async () => {
  const { indices, ask } = cache();
  expect(await ask('nurse')).toEqual(['nurse 1']);
  expect(await ask('nurse')).toEqual(['nurse 1']);
  expect(indices.asked).toBe(1);
  expect(await ask('cook')).toEqual(['cook 1']);
  indices.state = 2;
  expect(await ask('nurse')).toEqual(['nurse 2']);
  expect(indices.asked).toBe(3);
});

it('remembers nothing while the state is not known', async () => {
  const { indices, ask } = cache();
  indices.state = undefined;
  await ask('nurse');
  await ask('nurse');
  expect(indices.asked).toBe(2);
});

it('shares one answer among equal questions at the same time', async () => {
  const { indices, ask } = cache();
  expect(await Promise.all(Array.from({ length: 20 }, () => ask('nurse')))).toEqual(Array.from({ length: 20 }, () => ['nurse 1']));
  expect(indices.asked).toBe(1);
});

it.each([
  ['changed', 2],
  ['began to change', undefined],
])('does not remember what was asked before the indices %s, nor share it with later questions', async (_case, next) => {
  const { indices, ask } = cache();
  let answer: (rows: readonly string[]) => void = () => undefined;
  const early = ask('nurse', () => new Promise((resolve) => (answer = resolve)));
  indices.state = next;
  const late = ask('nurse');
  expect(indices.asked).toBe(2);
  answer(['old']);
  expect(await early).toEqual(['old']);
  expect(await late).toEqual([`nurse ${next}`]);
  indices.state = 3;
  expect(await ask('nurse')).toEqual(['nurse 3']);
});

it('tells a failure to all who wait, does not remember it, and doubts what else it knows', async () => {
  const { indices, ask } = cache();
  const away = (): Promise<never> => Promise.reject(new Error('away'));
  await expect(Promise.all([ask('nurse', away), ask('nurse', away)])).rejects.toThrow('away');
  expect(indices).toMatchObject({ asked: 1, doubts: 1 });
  expect(await ask('nurse')).toEqual(['nurse 1']);
});

it('forgets the least lately used answers when their rows become too many', async () => {
  const { indices, ask } = cache();
  const large = async (): Promise<readonly string[]> => Array<string>(30_000).fill('row');
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a']) await ask(key, large);
  expect(indices.asked).toBe(4);
  await ask('b', large);
  expect(indices.asked).toBe(5);
});

it('forgets the least lately used answers when their texts become too long', async () => {
  const { indices, ask } = cache(bytesOfText);
  const long = async (): Promise<readonly string[]> => ['{'.repeat(12_000_000)];
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a']) await ask(key, long);
  expect(indices.asked).toBe(4);
  await ask('b', long);
  expect(indices.asked).toBe(5);
});
