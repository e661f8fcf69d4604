import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
const CODE_FORMAT = /^\d{2}-\d{4}\.\d{2}$/u;
/** The O*NET notation for a missing value. */
const NOT_AVAILABLE = 'n/a';
const LONGEST_TITLE_BYTES = 400;

/**
 * Reads the downloaded text files of an O*NET database folder. "Occupation Data.txt" and "Alternate Titles.txt" are required.
 * "Sample of Reported Titles.txt", "Job Zones.txt", "Technology Skills.txt", and "Related Occupations.txt" are optional. Throws
 * {@link TableError} with every problem.
 */
export function readOnet(folder: string): OnetDatabase {
  const problems: Problem[] = [];
  const table = (file: string, columns: readonly Column[], required = false): Row[] => {
    const path = join(folder, file);
    if (existsSync(path) && statSync(path).isFile()) return readTable(path, [CODE, ...columns], problems, { otherColumns: 'any' });
    if (required)
      problems.push({ file, line: 0, column: '', value: folder, reason: 'is missing in this folder; give the folder of the unpacked O*NET text database' });
    return [];
  };

  const occupationLines = table('Occupation Data.txt', [column('title', 'Title'), column('description', 'Description')], true);
  const known = new Set<string>();
  for (const line of occupationLines) {
    const code = line.get('code');
    if (!CODE_FORMAT.test(code)) line.report('code', 'is not an O*NET-SOC code (NN-NNNN.NN)');
    else if (known.has(code)) line.report('code', 'is already in an earlier line');
    else if (line.get('title') === '') line.report('title', 'must not be empty');
    known.add(code);
  }
  /** The occupation of a line of another table. */
  const codeOf = (line: Row, of = 'code'): string => {
    const code = line.get(of);
    if (known.size > 0 && !known.has(code)) line.report(of, 'is not in Occupation Data.txt');
    return code;
  };

  const zones = new Map<string, number>();
  for (const line of table('Job Zones.txt', [column('zone', 'Job Zone')])) {
    const zone = Number(line.get('zone'));
    if (![1, 2, 3, 4, 5].includes(zone)) line.report('zone', 'must be 1 to 5');
    zones.set(codeOf(line), zone);
  }

  const titles = new Map<string, { code: string; title: string }>();
  const addTitle = (line: Row, of: string): void => {
    const title = line.get(of);
    if (title === '' || title === NOT_AVAILABLE) return;
    if (Buffer.byteLength(title) > LONGEST_TITLE_BYTES) line.report(of, `is longer than ${LONGEST_TITLE_BYTES} bytes`);
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
    technologies.set(`${code}|${line.get('example')}`, { code, example: line.get('example'), isHot: line.get('hot') === 'Y' });
  }

  const related = table('Related Occupations.txt', [
    column('related', 'Related O*NET-SOC Code'),
    column('tier', 'Relatedness Tier'),
    column('rank', 'Index'),
  ]).map((line) => {
    const rank = Number(line.get('rank'));
    if (!Number.isInteger(rank) || rank < 1) line.report('rank', 'must be a whole number of 1 or more');
    return { code: codeOf(line), relatedCode: codeOf(line, 'related'), tier: line.get('tier'), rank };
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
