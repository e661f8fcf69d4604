import { guardedCell } from '../../../src/intake/observation-cells.ts';

it('what would end a cell or a line becomes a blank', () => {
  for (const gap of ['\t', '\n', '\r\n', '\v', '\u0085', '\u2028', '\t\n\t']) {
    expect(guardedCell(`Nurse${gap}Manager`)).toBe('Nurse Manager');
    expect(guardedCell(`${gap}=1+1`)).toBe("'=1+1");
  }
});

it.each([
  [' "Lead" Nurse ', '\'"Lead" Nurse'],
  ['＝1+1', "'＝1+1"],
  ["'=1+1", "''=1+1"],
])('%j stands as %j', (text, cell) => {
  expect(guardedCell(text)).toBe(cell);
});
