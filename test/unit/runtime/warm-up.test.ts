import { setTimeout as sleep } from 'node:timers/promises';
import { warmUp } from '../../../src/runtime/warm-up.ts';

const lines: unknown[][] = [];
const log = { warn: (...line: unknown[]) => lines.push(line) } as unknown as Parameters<typeof warmUp>[1];
beforeEach(() => lines.splice(0));

it('warms up one part after the other', async () => {
  const steps: string[] = [];
  const part = (name: string) => ({
    warmUp: async () => {
      steps.push(`${name} starts`);
      await sleep(1);
      steps.push(`${name} ends`);
    },
  });
  await warmUp([part('titles'), part('companies')], log);
  expect(steps).toEqual(['titles starts', 'titles ends', 'companies starts', 'companies ends']);
  expect(lines).toEqual([]);
});

it('goes on with the next part after a failure', async () => {
  const steps: string[] = [];
  const translator = { warmUp: async () => void steps.push('translator') };
  await warmUp([{ warmUp: () => Promise.reject(new Error('away')) }, translator], log);
  expect([steps, lines.length]).toEqual([['translator'], 1]);
});

it('logs a failure instead of rejecting', async () => {
  const error = new Error('no model');
  await expect(warmUp([{ warmUp: () => Promise.reject(error) }], log)).resolves.toBeUndefined();
  expect(lines).toEqual([[{ err: error }, 'The warm-up failed. What is missing is loaded at the first request.']]);
});

it('ends without a word if the process stops meanwhile', async () => {
  let isStopping = false;
  const steps: string[] = [];
  const stops = {
    warmUp: () => {
      isStopping = true;
      return Promise.reject(new Error('The pool is closed.'));
    },
  };
  await warmUp([stops, { warmUp: async () => void steps.push('translator') }], log, () => isStopping);
  expect([steps, lines]).toEqual([[], []]);
});
