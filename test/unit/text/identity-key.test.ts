import { identityKey } from '../../../src/text/identity-key.ts';

const NAMES: readonly (readonly [string, string])[] = [
  ['Walmart', 'walmart'],
  ['  JPMorgan \t Chase\n', 'jpmorgan chase'],
  ['AT&T', 'at&t'],
  ['ESTÉE LAUDER', 'estée lauder'],
  ['Este\u0301e Lauder', 'estée lauder'],
  ['Ｎｕｒｓｅ', 'nurse'],
  ['ﬁrst', 'first'],
  ['no\u00a0break', 'no break'],
  ['\u212aelvin', 'kelvin'],
  ['McDonald’s', "mcdonald's"],
  ['“Coca‑Cola”', '"coca-cola"'],
  ['soft\u00adware', 'software'],
  ['', ''],
  [' \u2003 ', ''],
];

it.each(NAMES)('%p: %p', (name, key) => {
  expect(identityKey(name)).toBe(key);
});

it('the key of a key is itself', () => {
  for (const [name] of NAMES) expect(identityKey(identityKey(name))).toBe(identityKey(name));
});

it('punctuation and accents tell names apart', () => {
  expect(identityKey('Wal-Mart')).not.toBe(identityKey('Walmart'));
  expect(identityKey('Estee Lauder')).not.toBe(identityKey('Estée Lauder'));
});
