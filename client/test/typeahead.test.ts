import { setTimeout as sleep } from 'node:timers/promises';
import { typeahead, type Typeahead } from '../src/index.ts';

/** Questions that a test answers when and how it likes. */
let asked: { readonly text: string; readonly signal: AbortSignal; answer(answer: string): void; fail(error: Error): void }[];
let shown: (readonly [unknown, string])[];
let box: Typeahead;

beforeEach(() => {
  [asked, shown] = [[], []];
  box = typeahead<string>({
    ask: (text, signal) =>
      new Promise((answer, fail) => {
        asked.push({ text, signal, answer, fail });
      }),
    show: (answer, text) => shown.push([answer, text]),
    failed: (error, text) => shown.push([error, text]),
    delayMs: 20,
  });
});

const pause = (): Promise<void> => sleep(60);

it('asks once for quick keystrokes, and only for the newest text', async () => {
  for (const text of ['r', 're', 'reg ']) box.type(text);
  await pause();
  box.type(' reg');
  await pause();
  expect(asked.map(({ text }) => text)).toEqual(['reg']);
  asked[0]!.answer('registered nurse');
  await pause();
  expect(shown).toEqual([['registered nurse', 'reg']]);
});

it('an older answer that arrives later is dropped, and its request is canceled', async () => {
  box.type('re');
  await pause();
  box.type('reg');
  expect(asked[0]!.signal.aborted).toBe(true);
  await pause();
  asked[1]!.answer('new');
  asked[0]!.answer('old');
  await pause();
  expect(shown).toEqual([['new', 'reg']]);
});

it('an empty text hides the list at once; stopping shows nothing more', async () => {
  box.type('re');
  await pause();
  box.type('  ');
  expect(shown).toEqual([[undefined, '']]);
  box.type('re');
  box.stop();
  await pause();
  asked[0]!.fail(new Error('canceled'));
  await pause();
  expect([asked.length, shown.length]).toEqual([1, 1]);
});

it('reports a failure of the newest text only, and asks again for the same text', async () => {
  box.type('reg');
  await pause();
  asked[0]!.fail(new Error('away'));
  await pause();
  box.type('reg');
  await pause();
  expect(asked).toHaveLength(2);
  expect(shown).toEqual([[new Error('away'), 'reg']]);
});
