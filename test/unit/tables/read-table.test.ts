import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readDataFolder } from '../../../seeds/data-files.ts';
import { readSoundTable, readTable, type TableOptions } from '../../../src/tables/read-table.ts';
import { TableError, type Problem, type Row } from '../../../src/tables/row.ts';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'lma-tsv-'))));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Reads these lines as a data file with the columns `name`, `size` and `kinds`. */
function read(...lines: string[]): { rows: Row[]; problems: Problem[]; file: string } {
  const path = join(folder, 'animals.tsv');
  writeFileSync(path, lines.join('\n'));
  const problems: Problem[] = [];
  const rows = readTable(path, ['name', 'size', 'kinds'], problems);
  return { rows, problems, file: rows[0]?.file ?? problems[0]?.file ?? '' };
}

const HEADER = 'name\tsize\tkinds';

describe('a data file', () => {
  it('gives a row a line, with values by column, trimmed, and blank lines left out', () => {
    const { rows, problems } = read(HEADER, 'Cat\t3\tTabby| Manx ||', '', ' Dog \t\t');
    expect(problems).toEqual([]);
    expect(rows.map((row) => [row.line, row.text('name'), row.optional('size'), row.list('kinds')])).toEqual([
      [2, 'Cat', '3', ['Tabby', 'Manx']],
      [4, 'Dog', null, []],
    ]);
  });

  it('keeps quotation marks and backslashes as they are', () => {
    expect(read(HEADER, '"Cat" \\n\t1\t').rows[0]?.text('name')).toBe('"Cat" \\n');
  });

  it('takes its columns in any order, with Windows line ends, a byte-order mark and comments before the header', () => {
    const { rows, problems } = read('\ufeff# Animals', '# by size', 'size\tKinds\tname\r', '3\tManx\tCat\r');
    expect(problems).toEqual([]);
    expect(rows.map((row) => [row.line, row.text('name'), row.number('size', 1, 5), row.list('kinds')])).toEqual([[4, 'Cat', 3, ['Manx']]]);
  });

  it('without a required column gives no rows and says which header it needs', () => {
    expect(read('name\tkinds', 'Cat\tManx')).toMatchObject({
      rows: [],
      problems: [{ line: 1, column: 'size', value: 'name\tkinds', reason: 'the header must have the column size' }],
    });
  });

  it('reports a column that it does not have', () => {
    expect(read('name\tsize\tkinds\tcolor', 'Cat\t3\tManx\tred').problems).toEqual([
      { file: 'animals.tsv', line: 1, column: 'color', value: 'color', reason: 'is not a column of this table; valid columns are name, size, kinds' },
    ]);
  });

  it('may have other columns, other headers and optional columns where the reader says so', () => {
    const path = join(folder, 'animals.tsv');
    const take = (options?: TableOptions): string[] => {
      const problems: Problem[] = [];
      const columns = [
        { name: 'name', headers: ['Animal', 'Beast'] },
        { name: 'size', optional: true },
      ];
      const rows = readTable(path, columns, problems, options);
      return [...rows.map((row) => `${row.file} ${row.get('name')} ${row.optional('size')}`), ...problems.map(({ column, reason }) => `${column}: ${reason}`)];
    };
    writeFileSync(path, 'beast\tcolor\nCat\tred\n');
    expect(take({ otherColumns: 'any', shownAs: 'data/animals.tsv' })).toEqual(['data/animals.tsv Cat null']);
    expect(take({ otherColumns: ['Color'] })).toEqual(['animals.tsv Cat null']);
    writeFileSync(path, 'beast\tanimal\nCat\tDog\n');
    expect(take()).toEqual(['animals.tsv Cat null', 'name: two columns have the same meaning; keep one of them']);
  });

  it.each([
    ['too many values', 'Cat\t3\tManx\tred', 4],
    ['too few values', 'Cat\t3', 2],
  ])('with a line of %s reports that line', (_, line, count) => {
    const { problems } = read(HEADER, 'Dog\t4\t', line);
    expect(problems).toEqual([{ file: expect.stringMatching(/animals\.tsv$/), line: 3, column: '', value: line, reason: `has ${count} values for 3 columns` }]);
  });

  it('may be empty below its header', () => {
    expect(read(HEADER)).toMatchObject({ rows: [], problems: [] });
  });
});

describe('a problem says file, line, column, value and reason', () => {
  it.each<[string, string, (row: Row) => unknown, Partial<Problem>]>([
    ['an empty text', '\t3\t', (row) => row.text('name'), { column: 'name', value: '', reason: 'must not be empty' }],
    ['a number that is a word', 'Cat\tbig\t', (row) => row.number('size', 1, 5), { column: 'size', value: 'big', reason: 'must be a number from 1 to 5' }],
    ['a missing number', 'Cat\t\t', (row) => row.number('size', 0, 5), { column: 'size', value: '', reason: 'must be a number from 0 to 5' }],
    ['a number below the range', 'Cat\t0\t', (row) => row.number('size', 1, 5), { column: 'size', value: '0', reason: 'must be a number from 1 to 5' }],
    ['a number above the range', 'Cat\t5.1\t', (row) => row.number('size', 1, 5), { column: 'size', value: '5.1', reason: 'must be a number from 1 to 5' }],
    ['an infinite number', 'Cat\tInfinity\t', (row) => row.number('size', 1, 5), { value: 'Infinity', reason: 'must be a number from 1 to 5' }],
    ['a value outside the list', 'Cat\t3\tbird', (row) => row.oneOf('kinds', ['Manx', 'Tabby']), { value: 'bird', reason: 'must be one of Manx, Tabby' }],
    [
      'what a caller finds wrong',
      'Cat\t3\tbird',
      (row) => {
        row.report('kinds', 'is no cat');
      },
      { column: 'kinds', value: 'bird', reason: 'is no cat' },
    ],
  ])('%s', (_, line, use, problem) => {
    const { rows, problems, file } = read(HEADER, 'Dog\t4\t', line);
    use(rows[1]!);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatchObject({ file, line: 3, ...problem });
  });

  it('and the bounds of a range belong to it', () => {
    const { rows, problems } = read(HEADER, 'Cat\t1\t', 'Dog\t5\t');
    expect(rows.map((row) => row.number('size', 1, 5))).toEqual([1, 5]);
    expect(problems).toEqual([]);
  });

  it('and all problems are collected, not only the first', () => {
    const { rows, problems } = read(HEADER, '\t9\tbird');
    const row = rows[0]!;
    row.text('name');
    row.number('size', 1, 5);
    row.oneOf('kinds', ['Manx']);
    expect(problems.map(({ column }) => column)).toEqual(['name', 'size', 'kinds']);
  });
});

it('an error lists the problems with their places, and says what was not done', () => {
  const problem = { file: 'animals.tsv', line: 3, column: 'size', value: 'big', reason: 'must be a number from 1 to 5' };
  expect(new TableError('Nothing was imported', [problem, { ...problem, line: 4, column: '', value: 'x' }]).message.split('\n')).toEqual([
    'Nothing was imported; 2 problems:',
    '  animals.tsv:3 size "big": must be a number from 1 to 5',
    '  animals.tsv:4 "x": must be a number from 1 to 5',
  ]);
  const many = new TableError(
    'Nothing was imported',
    Array.from({ length: 203 }, () => problem),
  );
  expect(many.message.split('\n')).toHaveLength(202);
  expect(many.message).toMatch(/… and 3 more$/u);
  expect(many.problems).toHaveLength(203);
});

it('a folder of data files is read in the order of their names, and each row knows its file as seen from the project', () => {
  const problems: Problem[] = [];
  const rows = readDataFolder('overlay', ['cluster_id', 'name', 'codes', 'ai'], problems);
  expect(problems).toEqual([]);
  expect([...new Set(rows.map(({ file }) => file))]).toEqual(['a', 'b', 'c', 'd'].map((name) => `seeds/data/overlay/${name}.tsv`));
});

describe('a file of the program', () => {
  const sound = (...lines: string[]): string[][] => {
    const path = join(folder, 'sound.tsv');
    writeFileSync(path, lines.join('\n'));
    return readSoundTable(pathToFileURL(path), 'all').map((row) => row.cells());
  };

  it('gives all columns of its header', () => {
    expect(sound('# Animals.', 'name\tsize', 'Cat\t3', '#1 Dog\t')).toEqual([
      ['Cat', '3'],
      ['#1 Dog', ''],
    ]);
  });

  it('must have no problem', () => {
    expect(() => sound('name\tsize', 'Cat')).toThrow(TableError);
  });
});
