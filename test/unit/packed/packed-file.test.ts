import { fromBytes, toBytes } from '../../../src/packed/packed-file.ts';

const shared = Int32Array.of(1, -2, 3);
const RECORD = {
  name: 'titles',
  count: 3,
  flags: [true, false],
  none: null,
  weights: Float64Array.of(0.1, -1e300),
  parts: { groups: Uint16Array.of(65535), codes: Int16Array.of(-1), bytes: Uint8Array.of(7, 8, 9), empty: new Float32Array(0) },
  starts: shared,
  again: shared,
};

it('reads what was written, arrays with their types', () => {
  expect(fromBytes(toBytes(RECORD))).toEqual(RECORD);
});

it('reads bytes that begin anywhere in memory', () => {
  const bytes = toBytes(RECORD);
  const elsewhere = Buffer.alloc(bytes.length + 3);
  bytes.copy(elsewhere, 3);
  expect(fromBytes(elsewhere.subarray(3))).toEqual(RECORD);
});

it('writes an array that occurs twice once, and reads arrays without copying them', () => {
  const twice = toBytes({ one: new Float64Array(1_000) });
  const array = new Float64Array(1_000);
  expect(toBytes({ one: array, two: array }).length).toBeLessThan(twice.length + 100);
  const bytes = toBytes(RECORD);
  expect((fromBytes(bytes) as typeof RECORD).starts.buffer).toBe(bytes.buffer);
});

it('the same record gives the same bytes', () => {
  expect(toBytes(RECORD).equals(toBytes(RECORD))).toBe(true);
});

it.each<[string, (bytes: Buffer) => Buffer, string]>([
  ['empty', () => Buffer.alloc(0), 'the bytes are not a packed file'],
  ['something else', () => Buffer.alloc(200, 'x'), 'the bytes are not a packed file'],
  ['cut', (bytes) => bytes.subarray(0, -1), 'the packed file is damaged'],
  ['changed', (bytes) => Buffer.concat([bytes.subarray(0, -9), Buffer.of((bytes.at(-9) ?? 0) ^ 1), bytes.subarray(-8)]), 'the packed file is damaged'],
])('refuses bytes that are %s', (_, spoil, message) => {
  expect(() => fromBytes(spoil(toBytes(RECORD)))).toThrow(new RangeError(message));
});
