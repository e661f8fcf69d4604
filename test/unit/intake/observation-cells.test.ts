import { guardedCell, plainCell } from '../../../src/intake/observation-cells.ts';

it.each([
  ['Registered Nurse', 'Registered Nurse'],
  ["'Til Late Barista", "'Til Late Barista"],
  ['=HYPERLINK("http://x")', '\'=HYPERLINK("http://x")'],
  ['+1 Developer', "'+1 Developer"],
  ['-Nurse', "'-Nurse"],
  ['@home carer', "'@home carer"],
  ['＝1+1', "'＝1+1"],
  ['"Lead" Nurse', '\'"Lead" Nurse'],
  ["'=1+1", "''=1+1"],
  ["''''=1+1", "'''''=1+1"],
  ['C++ Developer', 'C++ Developer'],
])('%j stands as %j, and is read as it was', (text, cell) => {
  expect(guardedCell(text)).toBe(cell);
  expect(plainCell(cell)).toBe(text);
});

it('what would end a cell or a line becomes a blank', () => {
  for (const gap of ['\t', '\n', '\r\n', '\v', '\u0085', '\u2028', '\t\n\t']) {
    expect(guardedCell(`Nurse${gap}Manager`)).toBe('Nurse Manager');
    expect(guardedCell(`${gap}=1+1`)).toBe("'=1+1");
  }
});

it('every text comes back, whatever its first letters', () => {
  const letters = ["'", '=', '+', '-', '@', '"', 'a', ' ', 'é'];
  const texts = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}x`))).map((text) => text.trim());
  const cells = texts.map(guardedCell);
  expect(cells.map(plainCell)).toEqual(texts);
  expect(cells.filter((cell) => /^[=+\-@"]/u.test(cell))).toEqual([]);
});
