import { copyText, csvText, sorted } from '../../../console/src/ui/table-rows.ts';

interface Row {
  readonly name: string;
  readonly pay: number | null;
}

const ROWS: readonly Row[] = [
  { name: 'b', pay: 2 },
  { name: 'A', pay: null },
  { name: 'c10', pay: 10 },
  { name: 'c9', pay: 2 },
];
const names = (rows: readonly Row[]): string => rows.map(({ name }) => name).join(' ');

it.each([
  [false, 'b c9 c10 A'],
  [true, 'c10 b c9 A'],
])('sorts numbers (descending: %s), keeps the order of equal ones, and puts empty ones last', (descending, expected) => {
  expect(names(sorted(ROWS, ({ pay }) => pay, { descending }))).toBe(expected);
});

it('sorts texts as people do: without case, and numbers in them by size', () => {
  expect(names(sorted(ROWS, ({ name }) => name, { descending: false }))).toBe('A b c9 c10');
});

it('writes CSV that a spreadsheet reads and does not run', () => {
  const columns = [{ title: 'name, or "title"', value: (row: Row) => row.name }];
  const rows = ['=HYPERLINK("x")', 'a "b"', 'two\nlines', '-5 people', '＝1+1', 'plain'].map((name) => ({ name, pay: null }));
  expect(csvText(rows, columns)).toBe(
    ['"name, or ""title"""', `"'=HYPERLINK(""x"")"`, '"a ""b"""', '"two\nlines"', "'-5 people", "'＝1+1", 'plain'].join('\r\n'),
  );
});

it('copies cells between tabs, one line for each row', () => {
  const columns = [
    { title: 'name', value: (row: Row) => row.name },
    { title: 'pay', value: (row: Row) => row.pay },
  ];
  expect(copyText([{ name: 'a\tb\nc', pay: null }, ROWS[0]!], columns)).toBe('name\tpay\na b c\t\nb\t2');
});
