import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isOnetCode } from '../src/catalog/onet-code.ts';
import { isStorableTitle, LONGEST_KEY_BYTES, TITLE_TOO_LONG } from '../src/text/document-key.ts';
import { identityKey } from '../src/text/identity-key.ts';
import { readTable, type Column } from '../src/tables/read-table.ts';
import { TableError, type Problem, type Row } from '../src/tables/row.ts';

/** The parts of the O*NET database that this service uses. */
export interface OnetDatabase {
  readonly occupations: readonly { code: string; title: string; description: string; jobZone: number | null }[];
  /** Alternate, short, and reported titles, each once per occupation. */
  readonly titles: readonly { code: string; title: string }[];
  readonly technologies: readonly { code: string; example: string; isHot: boolean }[];
  readonly related: readonly { code: string; relatedCode: string; tier: string; rank: number }[];
}

const CODE: Column = { name: 'code', headers: ['O*NET-SOC Code'] };
/** The O*NET notation for a missing value. */
const NOT_AVAILABLE = 'n/a';
/** The width of the column. */
const LARGEST_RANK = 32_767;

/**
 * Reads the downloaded text files of an O*NET database folder. "Occupation Data.txt" and "Alternate Titles.txt" are required.
 * "Sample of Reported Titles.txt", "Job Zones.txt", "Technology Skills.txt", and "Related Occupations.txt" are optional. Throws
 * {@link TableError} with every problem.
 */
export function readOnet(folder: string): OnetDatabase {
  const problems: Problem[] = [];
  const table = (file: string, columns: readonly Column[], required = false): Row[] => {
    const path = join(folder, file);
    if (existsSync(path) && statSync(path).isFile()) {
      const found = problems.length;
      const rows = readTable(path, [CODE, ...columns], problems, { otherColumns: 'any' });
      if (required && rows.length === 0 && problems.length === found)
        problems.push({ file, line: 1, column: '', value: '', reason: 'has a header but no rows; the previous import stays as it is' });
      return rows;
    }
    if (required)
      problems.push({ file, line: 0, column: '', value: folder, reason: 'is missing in this folder; give the folder of the unpacked O*NET text database' });
    return [];
  };

  const occupationLines = table('Occupation Data.txt', [column('title', 'Title'), column('description', 'Description')], true);
  const known = new Set<string>();
  const titled = new Set<string>();
  for (const line of occupationLines) {
    const code = line.get('code');
    if (!isOnetCode(code)) line.report('code', 'is not an O*NET-SOC code (NN-NNNN.NN)');
    else if (known.has(code)) line.report('code', 'is already in an earlier line');
    const title = line.get('title');
    if (title === '') line.report('title', 'must not be empty');
    else if (!isStorableTitle(title)) line.report('title', TITLE_TOO_LONG);
    else if (titled.has(title)) line.report('title', 'is the title of another code in an earlier line');
    known.add(code);
    titled.add(title);
  }
  /** The occupation of a line of another table. */
  const codeOf = (line: Row, of = 'code'): string => {
    const code = line.get(of);
    if (known.size > 0 && !known.has(code)) line.report(of, 'is not in Occupation Data.txt');
    return code;
  };

  const zones = new Map<string, number>();
  for (const line of table('Job Zones.txt', [column('zone', 'Job Zone')])) {
    zones.set(codeOf(line), line.integer('zone', 1, 5));
  }

  const titles = new Map<string, { code: string; title: string }>();
  const addTitle = (line: Row, of: string): void => {
    const title = line.get(of);
    if (title === '' || title === NOT_AVAILABLE) return;
    if (!isStorableTitle(title)) line.report(of, TITLE_TOO_LONG);
    const code = codeOf(line);
    const key = `${identityKey(title)}|${code}`;
    if (!titles.has(key)) titles.set(key, { code, title });
  };
  for (const line of table('Alternate Titles.txt', [column('title', 'Alternate Title'), { ...column('short', 'Short Title'), optional: true }], true)) {
    if (line.get('title') === '') line.report('title', 'must not be empty');
    addTitle(line, 'title');
    addTitle(line, 'short');
  }
  for (const line of table('Sample of Reported Titles.txt', [column('title', 'Reported Job Title')])) addTitle(line, 'title');

  const technologies = new Map<string, { code: string; example: string; isHot: boolean }>();
  for (const line of table('Technology Skills.txt', [column('example', 'Example'), column('hot', 'Hot Technology')])) {
    if (!['Y', 'N'].includes(line.get('hot'))) line.report('hot', 'must be Y or N');
    const code = codeOf(line);
    const example = line.text('example');
    if (Buffer.byteLength(example) > LONGEST_KEY_BYTES) line.report('example', `is longer than ${LONGEST_KEY_BYTES} bytes`);
    technologies.set(`${code}|${example}`, { code, example, isHot: line.get('hot') === 'Y' });
  }

  const pairs = new Set<string>();
  const related = table('Related Occupations.txt', [
    column('related', 'Related O*NET-SOC Code'),
    column('tier', 'Relatedness Tier'),
    column('rank', 'Index'),
  ]).map((line) => {
    const row = { code: codeOf(line), relatedCode: codeOf(line, 'related'), tier: line.get('tier'), rank: line.integer('rank', 1, LARGEST_RANK) };
    const pair = `${row.code}|${row.relatedCode}`;
    if (pairs.has(pair)) line.report('related', 'is already related to this code in an earlier line');
    pairs.add(pair);
    return row;
  });

  if (problems.length > 0) throw new TableError('Nothing was imported', problems);
  return {
    occupations: occupationLines.map((line) => ({
      code: line.get('code'),
      title: line.get('title'),
      description: line.get('description'),
      jobZone: zones.get(line.get('code')) ?? null,
    })),
    titles: [...titles.values()],
    technologies: [...technologies.values()],
    related,
  };
}

function column(name: string, header: string): { name: string; headers: string[] } {
  return { name, headers: [header] };
}
