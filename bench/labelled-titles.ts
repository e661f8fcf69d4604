import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
export const POOL_FILE = 'observations_pool.tsv';

/** The labeled sets of a folder, or undefined if the folder has none. */
export function readLabelled(folder: string): LabelledTitle[] | undefined {
  if (SET_NAMES.some((set) => !existsSync(join(folder, SETS[set])))) return undefined;
  return SET_NAMES.flatMap((set) =>
    readLines(join(folder, SETS[set])).map((line) => ({
      set,
      id: line['id'] ?? '',
      title: line['title'] ?? '',
      company: line['company'] ?? '',
      sector: line['naics2'] ?? '',
      state: line['state'] ?? '',
      group: line['soc6'] ?? '',
      also: (line['also'] ?? '').split('|').filter((code) => code !== ''),
    })),
  );
}

function readLines(path: string): Record<string, string>[] {
  const [header = '', ...lines] = readFileSync(path, 'utf8').split('\n');
  const columns = header.split('\t');
  return lines.filter((line) => line !== '').map((line) => Object.fromEntries(line.split('\t').map((cell, i) => [columns[i] ?? '', cell])));
}

/** The fold of a title. All spellings of one title are in the same fold. */
export function foldOf(title: string, folds: number): number {
  return fnv1a(titleKey(title)) % folds;
}
