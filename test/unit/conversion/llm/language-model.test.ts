import { setTimeout as wait } from 'node:timers/promises';
import { LANGUAGE_MODEL, LanguageModel } from '../../../../src/conversion/titles/llm/language-model.ts';
import { EndpointError } from '../../../../src/conversion/titles/llm/chat-endpoint.ts';
import type { ChoiceQuestion } from '../../../../src/conversion/titles/llm/prompt.ts';
import type { Logger } from '../../../../src/runtime/log.ts';

const CODE = '29-1141.00';
// Long enough for the questions in between on a busy machine.
const PAUSE_MS = 400;
const { failuresInARow, atOnce } = LANGUAGE_MODEL;

const question = (title: string): ChoiceQuestion => ({
  title,
  candidates: [
    { code: CODE, title: 'Registered Nurses' },
    { code: '31-1131.00', title: 'Nursing Assistants' },
  ],
});

/** A model whose endpoint does as `complete` says, and what it was asked and what was logged. */
function model(complete: () => Promise<string>) {
  let asked = 0;
  const warnings: unknown[][] = [];
  const log = { warn: (...line: unknown[]) => warnings.push(line) } as unknown as Logger;
  const endpoint = {
    complete: () => {
      asked++;
      return complete();
    },
  };
  const languageModel = new LanguageModel(endpoint, log, PAUSE_MS);
  return { choose: (title: string) => languageModel.choose(question(title)), asked: () => asked, warnings };
}

const says = (code: string) => async () => `{"code": "${code}"}`;
const fails = async (): Promise<string> => {
  throw new EndpointError('status 500');
};

it('the same question is asked once, also at the same time; another one again', async () => {
  const { choose, asked } = model(says(CODE));
  expect(await Promise.all([choose('rn'), choose('rn')])).toEqual([CODE, CODE]);
  expect(await choose('rn')).toBe(CODE);
  expect(asked()).toBe(1);
  await choose('nurse');
  expect(asked()).toBe(2);
});

it('that the model chose nothing is remembered, too', async () => {
  const { choose, asked, warnings } = model(says('99-9999.99'));
  expect([await choose('rn'), await choose('rn')]).toEqual([undefined, undefined]);
  expect(asked()).toBe(1);
  expect(warnings).toEqual([]);
});

it('a failure is a warning, no error, and is not remembered', async () => {
  let failing = true;
  const { choose, warnings } = model(() => (failing ? fails() : says(CODE)()));
  expect(await choose('rn')).toBeUndefined();
  expect(warnings).toEqual([[{ reason: 'status 500' }, expect.any(String)]]);
  failing = false;
  expect(await choose('rn')).toBe(CODE);
});

it('after failures in a row it is left alone, then one question tries', async () => {
  let answer = fails;
  const { choose, asked, warnings } = model(() => answer());
  for (let i = 0; i < failuresInARow + 5; i++) expect(await choose(`title ${i}`)).toBeUndefined();
  expect(asked()).toBe(failuresInARow);
  // Each failure, and once that it is left alone.
  expect(warnings).toHaveLength(failuresInARow + 1);

  await wait(PAUSE_MS + 5);
  let release = (): void => undefined;
  answer = () =>
    new Promise(
      (resolve) =>
        (release = () => {
          resolve(`{"code": "${CODE}"}`);
        }),
    );
  const trial = choose('one tries');
  await wait(0);
  expect(await choose('others go on without waiting')).toBeUndefined();
  expect(asked()).toBe(failuresInARow + 1);
  release();
  expect(await trial).toBe(CODE);

  answer = says(CODE);
  expect(await choose('back')).toBe(CODE);
});

it('a trial that fails leaves it alone for as long again', async () => {
  const { choose, asked } = model(fails);
  for (let i = 0; i < failuresInARow; i++) await choose(`title ${i}`);
  await wait(PAUSE_MS + 5);
  for (const title of ['trial', 'another', 'a third']) await choose(title);
  expect(asked()).toBe(failuresInARow + 1);
});

it('failures between answers do not add up', async () => {
  let n = 0;
  const { choose, asked } = model(() => (n++ % 2 === 0 ? fails() : says(CODE)()));
  for (let i = 0; i < 4 * failuresInARow; i++) await choose(`title ${i}`);
  expect(asked()).toBe(4 * failuresInARow);
});

it('more questions than it takes at once go without, and count as no failure', async () => {
  let release = (): void => undefined;
  const gate = new Promise<void>((resolve) => (release = resolve));
  const { choose, asked, warnings } = model(async () => {
    await gate;
    return `{"code": "${CODE}"}`;
  });
  const answers = Array.from({ length: atOnce + 3 }, (_, i) => choose(`title ${i}`));
  expect(await Promise.all(answers.slice(atOnce))).toEqual([undefined, undefined, undefined]);
  release();
  expect(await Promise.all(answers.slice(0, atOnce))).toEqual(Array(atOnce).fill(CODE));
  expect([asked(), warnings]).toEqual([atOnce, []]);
});
