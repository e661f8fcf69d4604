import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readTable, type Column } from '../src/tables/read-table.ts';
import { TableError, type Problem } from '../src/tables/row.ts';
import { fnv1a } from '../src/catalog/stable-ids.ts';
import { titleKey } from '../src/conversion/titles/evidence/tokens.ts';

/** A title with the occupation in its filing. */
export interface LabelledTitle {
  readonly set: SetName;
  readonly id: string;
  readonly title: string;
  readonly company: string;
  /** NAICS sector; empty when unknown. */
  readonly sector: string;
  readonly state: string;
  /** The correct 6-digit occupation. */
  readonly group: string;
  /** Other occupations that appear in at least a tenth of the filings of this title. */
  readonly also: readonly string[];
}

export const SETS = { lca: 'lca_dev.tsv', traffic: 'lca_traffic_dev.tsv', strat: 'lca_strat_dev.tsv', h2b: 'h2b_dev.tsv' } as const;
export type SetName = keyof typeof SETS;
export const SET_NAMES = Object.keys(SETS) as SetName[];
const COLUMNS: readonly Column[] = ['id', 'title', 'soc6', ...['company', 'naics2', 'state', 'also'].map((name) => ({ name, optional: true }))];
export const POOL_FILE = 'observations_pool.tsv';

/** The labeled sets of a folder, or undefined if the folder has none. */
export function readLabelled(folder: string): LabelledTitle[] | undefined {
  if (SET_NAMES.some((set) => !existsSync(join(folder, SETS[set])))) return undefined;
  const problems: Problem[] = [];
  const titles = SET_NAMES.flatMap((set) =>
    readTable(join(folder, SETS[set]), COLUMNS, problems, { otherColumns: 'any' }).map((row) => ({
      set,
      id: row.get('id'),
      title: row.get('title'),
      company: row.get('company'),
      sector: row.get('naics2'),
      state: row.get('state'),
      group: row.get('soc6'),
      also: row.list('also'),
    })),
  );
  if (problems.length > 0) throw new TableError('The labeled titles are invalid', problems);
  return titles;
}

/** The fold of a title. All spellings of one title are in the same fold. */
export function foldOf(title: string, folds: number): number {
  return fnv1a(titleKey(title)) % folds;
}
