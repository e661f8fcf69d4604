import { pauseAfter } from '../../../src/runtime/processes.ts';

it('a process that is lost at each start is started ever more rarely; one that ran for a minute is replaced at once', () => {
  const pauses = [0, 0, 0, 0, 0, 0, 0].reduce<number[]>((before, lived) => [...before, pauseAfter(lived, before.at(-1) ?? 500)], []);
  expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  expect(pauseAfter(60_000, 30_000)).toBe(1_000);
});
