import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

type CsvRow = Record<string, string>;
export type CompanyRow = Readonly<Record<string, string | null>>;

/** What a dataset has, as its files say it. */
export interface Dataset {
  readonly version: string;
  readonly companies: ReadonlyMap<string, CompanyRow>;
  /** Clusters of each company. */
  readonly pairs: ReadonlyMap<string, ReadonlySet<string>>;
  /** An occupation that alone makes up a cluster, by cluster. */
  readonly onlyOccupations: ReadonlyMap<string, string>;
  /** O*NET titles and their codes. */
  readonly titles: readonly (readonly [title: string, code: string])[];
}

/** The columns of companies.csv that an answer repeats, by the name that it has there. */
const FIELDS = {
  company_uid: 'company_uid',
  company_name: 'company_name',
  company_description: 'company_description',
  company_url: 'company_URL',
  primary_industry: 'primary_industry',
  secondary_industry: 'secondary_industry',
  company_city: 'company_city',
  company_state: 'company_state',
  company_country: 'company_country',
  overall_badge: 'overall_badge',
  badge_early_career: 'badge_early_career',
  badge_growth: 'badge_growth',
  badge_stability: 'badge_stability',
} as const;
export const ANSWER_FIELDS: readonly string[] = Object.values(FIELDS);

/** The only company of the changed delivery that the other one does not have. It is the last one of each list in alphabetical order. */
const ADDED = { company_uid: '00000000-0000-5000-8000-00000000ace5', company_name: 'Zzyzx Road Works', company_description: 'Added by the fault program.' };
const CHANGED_VERSION = 'changed-by-the-fault-program';

const read = (folder: string, table: string): CsvRow[] => parse<CsvRow>(readFileSync(join(folder, `${table}.csv`)), { columns: true, bom: true });

export function readDataset(folder: string): Dataset {
  const { dataset_version: version } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { dataset_version: string };
  const pairs = new Map<string, Set<string>>();
  for (const { company_uid: uid = '', cluster_id: cluster = '' } of read(folder, 'company_clusters'))
    pairs.set(uid, (pairs.get(uid) ?? new Set()).add(cluster));
  const occupations = new Map<string, string[]>();
  for (const { cluster_id: cluster = '', onet_code: code = '' } of read(folder, 'occupation_clusters'))
    occupations.set(cluster, [...(occupations.get(cluster) ?? []), code]);
  return {
    version,
    companies: new Map(
      read(folder, 'companies').map((row) => [
        row['company_uid'] ?? '',
        Object.fromEntries(Object.entries(FIELDS).map(([column, field]) => [field, row[column] === '' ? null : (row[column] ?? null)])),
      ]),
    ),
    pairs,
    onlyOccupations: new Map([...occupations].flatMap(([cluster, codes]) => (codes.length === 1 && codes[0] !== undefined ? [[cluster, codes[0]]] : []))),
    titles: read(folder, 'occupations').map((row) => [row['onet_title'] ?? '', row['onet_code'] ?? '']),
  };
}

/** Writes a delivery in which every company is described differently, every third one has moved, and one is new. A mixture of the two shows in every list. */
export function writeChanged(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  const rows = read(from, 'companies');
  const changed = rows.map((row, i) => ({
    ...row,
    company_description: `${row['company_description'] ?? ''} Changed.`,
    ...(i % 3 === 0 ? { company_city: 'Elsewhere' } : {}),
  }));
  const empty = Object.fromEntries(Object.keys(rows[0] ?? {}).map((column) => [column, '']));
  const model = rows.find((row) => row['company_event_type'] === 'none') ?? {};
  const same = Object.fromEntries(['primary_industry', 'company_country', 'company_event_type'].map((column) => [column, model[column] ?? '']));
  writeFileSync(join(to, 'companies.csv'), stringify([...changed, { ...empty, ...same, ...ADDED }], { header: true }));
  const manifest = JSON.parse(readFileSync(join(to, 'manifest.json'), 'utf8')) as object;
  writeFileSync(join(to, 'manifest.json'), JSON.stringify({ ...manifest, dataset_version: CHANGED_VERSION }, undefined, 2));
}
