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

/** The tables of a folder. Collects the problems of all of them. */
class OnetFolder {
  readonly problems: Problem[] = [];

  constructor(private readonly folder: string) {}

  /** The rows of a file. It is a problem if the file is missing or has no rows. */
  requiredTable(file: string, columns: readonly Column[]): Row[] {
    const found = this.problems.length;
    const rows = this.optionalTable(file, columns);
    if (rows.length > 0 || this.problems.length > found) return rows;
    if (isFile(this.pathOf(file))) this.report(file, 1, '', 'has a header but no rows; the previous import stays as it is');
    else this.report(file, 0, this.folder, 'is missing in this folder; give the folder of the unpacked O*NET text database');
    return [];
  }

  /** The rows of a file; none if it is missing. */
  optionalTable(file: string, columns: readonly Column[]): Row[] {
    const path = this.pathOf(file);
    return isFile(path) ? readTable(path, [CODE, ...columns], this.problems, { otherColumns: 'any' }) : [];
  }

  private pathOf(file: string): string {
    return join(this.folder, file);
  }

  private report(file: string, line: number, value: string, reason: string): void {
    this.problems.push({ file, line, column: '', value, reason });
  }
}

const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

/** The occupation of a row. One that is not in "Occupation Data.txt" is a problem. */
type CodeOf = (row: Row, of?: string) => string;

/**
 * Reads the downloaded text files of an O*NET database folder. "Occupation Data.txt" and "Alternate Titles.txt" are required.
 * "Sample of Reported Titles.txt", "Job Zones.txt", "Technology Skills.txt", and "Related Occupations.txt" are optional. Throws
 * {@link TableError} with every problem.
 */
export function readOnet(folder: string): OnetDatabase {
  const files = new OnetFolder(folder);
  const occupations = readOccupations(files);
  const known = new Set(occupations.map(({ code }) => code));
  const codeOf: CodeOf = (row, of = 'code') => {
    const code = row.get(of);
    if (known.size > 0 && !known.has(code)) row.report(of, 'is not in Occupation Data.txt');
    return code;
  };
  const zones = readJobZones(files, codeOf);
  const titles = readTitles(files, codeOf);
  const technologies = readTechnologies(files, codeOf);
  const related = readRelated(files, codeOf);
  if (files.problems.length > 0) throw new TableError('Nothing was imported', files.problems);
  return { occupations: occupations.map((one) => ({ ...one, jobZone: zones.get(one.code) ?? null })), titles, technologies, related };
}

function readOccupations(files: OnetFolder): Omit<OnetDatabase['occupations'][number], 'jobZone'>[] {
  const known = new Set<string>();
  const titled = new Set<string>();
  return files.requiredTable('Occupation Data.txt', [column('title', 'Title'), column('description', 'Description')]).map((row) => {
    const code = row.get('code');
    if (!isOnetCode(code)) row.report('code', 'is not an O*NET-SOC code (NN-NNNN.NN)');
    else if (known.has(code)) row.report('code', 'is already in an earlier line');
    const title = row.get('title');
    if (title === '') row.report('title', 'must not be empty');
    else if (!isStorableTitle(title)) row.report('title', TITLE_TOO_LONG);
    else if (titled.has(title)) row.report('title', 'is the title of another code in an earlier line');
    known.add(code);
    titled.add(title);
    return { code, title, description: row.get('description') };
  });
}

/** The job zone of each occupation. */
function readJobZones(files: OnetFolder, codeOf: CodeOf): Map<string, number> {
  return new Map(files.optionalTable('Job Zones.txt', [column('zone', 'Job Zone')]).map((row) => [codeOf(row), row.integer('zone', 1, 5)]));
}

function readTitles(files: OnetFolder, codeOf: CodeOf): OnetDatabase['titles'] {
  const titles = new Map<string, OnetDatabase['titles'][number]>();
  const add = (row: Row, of: string): void => {
    const title = row.get(of);
    if (title === '' || title === NOT_AVAILABLE) return;
    if (!isStorableTitle(title)) row.report(of, TITLE_TOO_LONG);
    const code = codeOf(row);
    const key = `${identityKey(title)}|${code}`;
    if (!titles.has(key)) titles.set(key, { code, title });
  };
  for (const row of files.requiredTable('Alternate Titles.txt', [column('title', 'Alternate Title'), { ...column('short', 'Short Title'), optional: true }])) {
    if (row.get('title') === '') row.report('title', 'must not be empty');
    add(row, 'title');
    add(row, 'short');
  }
  for (const row of files.optionalTable('Sample of Reported Titles.txt', [column('title', 'Reported Job Title')])) add(row, 'title');
  return [...titles.values()];
}

function readTechnologies(files: OnetFolder, codeOf: CodeOf): OnetDatabase['technologies'] {
  const technologies = new Map<string, OnetDatabase['technologies'][number]>();
  for (const row of files.optionalTable('Technology Skills.txt', [column('example', 'Example'), column('hot', 'Hot Technology')])) {
    if (!['Y', 'N'].includes(row.get('hot'))) row.report('hot', 'must be Y or N');
    const code = codeOf(row);
    const example = row.text('example');
    if (Buffer.byteLength(example) > LONGEST_KEY_BYTES) row.report('example', `is longer than ${LONGEST_KEY_BYTES} bytes`);
    technologies.set(`${code}|${example}`, { code, example, isHot: row.get('hot') === 'Y' });
  }
  return [...technologies.values()];
}

function readRelated(files: OnetFolder, codeOf: CodeOf): OnetDatabase['related'] {
  const columns = [column('related', 'Related O*NET-SOC Code'), column('tier', 'Relatedness Tier'), column('rank', 'Index')];
  const pairs = new Set<string>();
  return files.optionalTable('Related Occupations.txt', columns).map((row) => {
    const related = { code: codeOf(row), relatedCode: codeOf(row, 'related'), tier: row.get('tier'), rank: row.integer('rank', 1, LARGEST_RANK) };
    const pair = `${related.code}|${related.relatedCode}`;
    if (pairs.has(pair)) row.report('related', 'is already related to this code in an earlier line');
    pairs.add(pair);
    return related;
  });
}

function column(name: string, header: string): { name: string; headers: string[] } {
  return { name, headers: [header] };
}
