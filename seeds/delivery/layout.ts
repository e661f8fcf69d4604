import { DATASET_TABLES, TABLE_NAMES, type TableName } from '../tables.ts';

/**
 * Columns that a delivery numbers in its header, one row per owner (`premium_skill_1`, `premium_skill_2` …), and the tables store as one row per entry. The header
 * decides how many there are.
 */
const FAMILIES: Partial<Readonly<Record<TableName, Readonly<Record<string, string>>>>> = {
  cluster_destinations: { destination_cluster_id: 'cluster_id_destination' },
  cluster_skill_adjacencies: { adjacent_cluster_id: 'skill_adj_cluster' },
  cluster_premium_skills: { skill: 'premium_skill', description: 'premium_skill_description' },
  cluster_common_titles: { title: 'common_clean_job_title' },
};
/** The column of a family's table that holds the number in the header. */
export const NUMBER = 'rank';

/** How the file of a table is laid out. */
export interface Layout {
  readonly table: TableName;
  readonly file: string;
  /** Columns that the file has under their own names. */
  readonly plain: readonly string[];
  /** For each numbered column, the header without its number; empty without numbered columns. */
  readonly numbered: ReadonlyMap<string, string>;
}

export const LAYOUTS: readonly Layout[] = TABLE_NAMES.map((table) => {
  const numbered = new Map(Object.entries(FAMILIES[table] ?? {}));
  const columns: readonly string[] = DATASET_TABLES[table];
  return {
    table,
    file: fileOf(table),
    plain: columns.filter((column) => !numbered.has(column) && !(numbered.size > 0 && column === NUMBER)),
    numbered,
  };
});

export function fileOf(table: string): string {
  return `${table}.csv`;
}

/** Where a value of a row stands in the file. */
export interface Place {
  readonly column: string;
  readonly header: string;
  readonly position: number;
}

/** How to read the rows of a file. */
export interface ReadPlan {
  readonly width: number;
  /** Where the values of each stored row stand: one list for a plain table, one per number for numbered columns. */
  readonly rows: readonly { readonly number: number | undefined; readonly places: readonly Place[] }[];
  readonly plain: readonly Place[];
  /** Columns that the file does not have. */
  readonly missing: readonly string[];
}

/** Reads the header of a file. `refuse` gets every header that is not a column of the table, and every column that is there twice. */
export function planOf(layout: Layout, headers: readonly string[], refuse: (header: string, reason: string) => void): ReadPlan {
  const plain: Place[] = [];
  const numbered = new Map<number, Place[]>();
  const seen = new Set<string>();
  for (const [position, header] of headers.entries()) {
    if (seen.has(header)) {
      refuse(header, 'is in the header twice');
      continue;
    }
    seen.add(header);
    if (layout.plain.includes(header)) plain.push({ column: header, header, position });
    else {
      const [, prefix, digits] = /^(.+)_([1-9]\d{0,3})$/u.exec(header) ?? [];
      const [column] = [...layout.numbered].find(([, name]) => name === prefix) ?? [];
      if (column === undefined) refuse(header, `is not a column of this table; its columns are ${columnsShown(layout)}`);
      else numbered.set(Number(digits), [...(numbered.get(Number(digits)) ?? []), { column, header, position }]);
    }
  }
  const missing = layout.plain.filter((column) => !seen.has(column));
  for (const [column, prefix] of layout.numbered) if (![...numbered.values()].flat().some((place) => place.column === column)) missing.push(`${prefix}_1`);
  const entries = [...numbered].sort(([a], [b]) => a - b).map(([number, places]) => ({ number, places }));
  return { width: headers.length, plain, missing, rows: layout.numbered.size === 0 ? [{ number: undefined, places: plain }] : entries };
}

function columnsShown({ plain, numbered }: Layout): string {
  return [...plain, ...[...numbered.values()].map((prefix) => `${prefix}_1 …`)].join(', ');
}
