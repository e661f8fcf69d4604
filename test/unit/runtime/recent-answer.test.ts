import { recentAnswer } from '../../../src/runtime/recent-answer.ts';

/** A question whose answers the test gives, and a clock that it sets. */
function setUp() {
  const questions: { answer: (value: number) => void; fail: () => void }[] = [];
  const clock = { ms: 0 };
  const ask = (): Promise<number> =>
    new Promise((resolve, reject) =>
      questions.push({
        answer: resolve,
        fail: () => {
          reject(new Error('no answer'));
        },
      }),
    );
  return { questions, clock, get: recentAnswer(1_000, ask, () => clock.ms) };
}

it('everybody who asks meanwhile, or within the time, gets the same answer', async () => {
  const { questions, clock, get } = setUp();
  const first = [get(), get()];
  clock.ms = 1_500;
  first.push(get());
  questions[0]!.answer(1);
  expect(await Promise.all(first)).toEqual([1, 1, 1]);
  clock.ms = 2_499;
  expect(await get()).toBe(1);
  expect(questions).toHaveLength(1);
});

it('after the time, the question is asked again', async () => {
  const { questions, clock, get } = setUp();
  const first = get();
  questions[0]!.answer(1);
  await first;
  clock.ms = 1_000;
  const second = get();
  questions[1]!.answer(2);
  expect(await second).toBe(2);
});

it('a failure is for those who waited for it', async () => {
  const { questions, get } = setUp();
  const first = get();
  questions[0]!.fail();
  await expect(first).rejects.toThrow('no answer');
  const second = get();
  questions[1]!.answer(2);
  expect(await second).toBe(2);
});
