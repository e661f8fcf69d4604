import { companyUid } from '../src/catalog/stable-ids.ts';
import { DATASET_TABLES, type Cell, type Dataset, type LoadableDataset, type Rows, type TableName, type TableRow } from '../seeds/tables.ts';

export interface Scale {
  /** Multiplies companies, and what they have: aliases, relatives, pairs with clusters, hiring, and observed titles. */
  readonly companies: number;
  /** Multiplies the titles of the corpus. */
  readonly titles: number;
}

const OF_COMPANIES: readonly TableName[] = [
  'companies',
  'company_relationships',
  'company_aliases',
  'company_clusters',
  'company_hiring',
  'title_observations',
];
const UIDS = ['company_uid', 'parent_uid', 'subsidiary_uid'];

/**
 * A larger dataset of the same kind, to measure growth. Its rows are made while they are loaded. Each copy of a company or of a title has one more word in its name, so that all are different and share
 * most of their words. Occupations, clusters, and places do not grow with the number of companies.
 */
export function scaled(dataset: Dataset, { companies, titles }: Scale): LoadableDataset {
  const names = new Map(dataset.tables.companies.map(([uid, name]) => [uid ?? '', String(name)]));
  const tables: Record<TableName, Rows> = { ...dataset.tables };
  for (const table of OF_COMPANIES) {
    const rows = dataset.tables[table];
    const own = rows.filter((row) => ofCompany(table, row));
    const corpus = table === 'title_observations' ? corpusOf(rows) : [];
    tables[table] = {
      length: rows.length + (companies - 1) * own.length + (titles - 1) * corpus.length,
      *[Symbol.iterator]() {
        yield* rows;
        for (let copy = 1; copy < companies; copy++) for (const row of own) yield copied(table, row, copy, names);
        for (let copy = 1; copy < titles; copy++) for (const [title, ...rest] of corpus) yield [`${String(title)} ${wordOf(copy)}`, ...rest];
      },
    };
  }
  return { ...dataset, version: `${dataset.version}-x${companies}-x${titles}`, tables };
}

const ofCompany = (table: TableName, row: TableRow): boolean => table !== 'title_observations' || row[1] !== null;
const corpusOf = (rows: readonly TableRow[]): readonly TableRow[] => rows.filter((row) => !ofCompany('title_observations', row));

function copied(table: TableName, row: TableRow, copy: number, names: ReadonlyMap<Cell, string>): TableRow {
  return row.map((cell, i): Cell => {
    const column: string = DATASET_TABLES[table][i] ?? '';
    if (UIDS.includes(column)) return companyUid(`${names.get(cell) ?? ''} ${wordOf(copy)}`);
    if (column === 'company_name' || column === 'alias') return `${String(cell)} ${wordOf(copy)}`;
    return column === 'ticker' ? null : cell;
  });
}

const CONSONANTS = 'bdfgklmnprstvz';
const VOWELS = 'aeiou';

/** A word that is no part of a real name, another one for each number: "dababa", "fababa", … */
function wordOf(number: number): string {
  const syllables: string[] = [];
  for (let rest = number; rest > 0 || syllables.length < 3; rest = Math.floor(rest / (CONSONANTS.length * VOWELS.length)))
    syllables.push(`${CONSONANTS[rest % CONSONANTS.length] ?? ''}${VOWELS[Math.floor(rest / CONSONANTS.length) % VOWELS.length] ?? ''}`);
  return syllables.join('');
}
