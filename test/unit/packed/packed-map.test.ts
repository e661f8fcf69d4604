import { PackedMap } from '../../../src/packed/packed-map.ts';

const YES = { means: 'yes' };
const NO = { means: 'no' };
const ENTRIES = new Map([
  ['of course', YES],
  ['never', NO],
  ['', YES],
  ['naïve 日本', NO],
  ['sure', YES],
]);

it('answers like the map that it was made from, with the same values', () => {
  const packed = new PackedMap(ENTRIES);
  for (const [text, value] of ENTRIES) expect(packed.get(text)).toBe(value);
  expect([...packed]).toEqual([...ENTRIES]);
  expect([...packed.keys()]).toEqual([...ENTRIES.keys()]);
  expect(packed.size).toBe(5);
});

it('knows no other text', () => {
  const packed = new PackedMap(ENTRIES);
  for (const text of ['of', 'of course ', 'Never', 'constructor']) {
    expect(packed.get(text)).toBeUndefined();
    expect(packed.has(text)).toBe(false);
  }
});

it('has each distinct value once', () => {
  expect(new PackedMap(ENTRIES).values()).toEqual([YES, NO]);
});

it('can be empty', () => {
  const packed = new PackedMap(new Map<string, string>());
  expect([...packed]).toEqual([]);
  expect(packed.get('a')).toBeUndefined();
});
