import { idOf, INPUT, partKey, partsOf } from '../../../console/src/views/batch/kept-batch.ts';

it('the parts of two batches do not mix, in whatever order two tabs write them', () => {
  const kept = new Map<string, readonly [unknown, unknown]>();
  const write = (key: unknown, value: unknown): void => void kept.set(JSON.stringify(key), [key, value]);
  write(partKey('A', 0), 'A0');
  write(partKey('A', 1), 'A1');
  write(INPUT, { id: 'B' });
  write(partKey('B', 0), 'B0');
  // The other tab goes on with its file.
  write(partKey('A', 0), 'A0 again');
  write(partKey('A', 2), 'A2');
  write(partKey('A', 'picks'), 'picks of A');
  expect(partsOf('B', kept.values())).toEqual({ answers: new Map([[0, 'B0']]), picks: undefined });
  write(partKey('B', 'picks'), 'picks of B');
  expect(partsOf('B', kept.values())).toEqual({ answers: new Map([[0, 'B0']]), picks: 'picks of B' });
});

it('a batch that was kept without an id keeps its input; its answers, which may be of two batches, are asked again', () => {
  const entries = [
    ['input', {}],
    [0, 'answer'],
    ['picks', 'picks'],
  ] as const;
  const id = idOf({});
  expect(partsOf(id, entries)).toEqual({ answers: new Map(), picks: undefined });
  expect(partsOf(id, [...entries, [partKey(id, 0), 'again']])).toEqual({ answers: new Map([[0, 'again']]), picks: undefined });
});
