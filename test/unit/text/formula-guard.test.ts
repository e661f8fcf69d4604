import { guarded, unguarded } from '../../../src/text/formula-guard.ts';

it.each([
  ['Registered Nurse', 'Registered Nurse'],
  ['', ''],
  ['a=1', 'a=1'],
  ["'Til Late Barista", "'Til Late Barista"],
  ['C++ Developer', 'C++ Developer'],
  ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
  ['+1 555 0100', "'+1 555 0100"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\n=1', "'\n=1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['"Lead" Nurse', '\'"Lead" Nurse'],
  ["'=1+1", "''=1+1"],
  ["''''＝1+1", "'''''＝1+1"],
])('%j is written as %j, and read as it was', (text, cell) => {
  expect(guarded(text)).toBe(cell);
  expect(unguarded(cell)).toBe(text);
});

it('every text comes back, whatever its first characters, and none starts a formula', () => {
  const letters = ["'", '=', '+', '-', '@', '"', '＝', '＋', '－', '＠', '\t', '\r', '\n', 'a', ' ', 'é'];
  const texts = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}x`)));
  const cells = texts.map(guarded);
  expect(cells.map(unguarded)).toEqual(texts);
  expect(new Set(cells).size).toBe(texts.length);
  expect(cells.filter((cell) => /^[=+\-@"＝＋－＠\t\r\n]/u.test(cell))).toEqual([]);
});
