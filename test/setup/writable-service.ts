import { randomBytes } from 'node:crypto';
import { PROJECTIONS } from '../../indexer/projections.ts';
import { indexDataset, restoreIndices } from './index-dataset.ts';
import { loadDataset } from '../../seeds/load.ts';
import { rowsOf } from '../../seeds/tables.ts';
import { CompanyWrites, type Actor } from '../../src/writes/company-writes.ts';
import { readConfig } from '../../src/config/config.ts';
import { DOCUMENT_KINDS } from '../../src/catalog/document-kinds.ts';
import { SearchEngine } from '../../src/engine/client.ts';
import { OwnDatabase } from './own-database.ts';
import { cluster, HOSPITAL, pair, smallDataset, SOFTWARE } from './small-dataset.ts';
import { TestService } from './test-service.ts';

export const ACTOR: Actor = { id: 'user-7', name: 'somebody', requestId: 'request-1' };

/** Clusters of the hospital besides nurses, developers, and drivers; each has one occupation. */
const MORE = [11, 12, 13, 14, 15, 16, 17, 18, 19];
/** Share of the hospital's employees in each cluster. Clusters 18 and 19 are not in its top 10. */
export const SHARES: Readonly<Record<number, number>> = {
  1: 0.3,
  2: 0.2,
  3: 0.15,
  11: 0.05,
  12: 0.05,
  13: 0.05,
  14: 0.05,
  15: 0.05,
  16: 0.03,
  17: 0.03,
  18: 0.02,
  19: 0.02,
};
export const codeOf = (clusterId: number): string => `11-10${clusterId}.00`;

/**
 * A service with a separate database and separate indices of few rows, for tests that change them. The hospital has twelve pairs of company and
 * cluster, the software company one.
 */
export class WritableService {
  readonly writes: CompanyWrites;
  /** The number of imports into the database when its indices were built; undefined before that. */
  private importsAtBuild: number | undefined;

  private constructor(
    readonly own: OwnDatabase,
    readonly service: TestService,
    readonly prefix: string,
  ) {
    this.writes = new CompanyWrites(own.database);
  }

  /** `opensearchUrl` can be the address of a proxy; the indices are built on the engine itself. */
  static async start(opensearchUrl?: string): Promise<WritableService> {
    const own = await OwnDatabase.migrated();
    const prefix = `writes-${randomBytes(4).toString('hex')}`;
    const service = await TestService.start({
      databaseUrl: own.url,
      ...(opensearchUrl === undefined ? {} : { opensearchUrl }),
      env: { OPENSEARCH_INDEX_PREFIX: prefix },
    });
    return new WritableService(own, service, prefix);
  }

  /** A client for the indices of this service that bypasses any proxy. */
  engine(): SearchEngine {
    return new SearchEngine(process.env['TEST_OPENSEARCH_URL']!, readConfig({ OPENSEARCH_INDEX_PREFIX: this.prefix, OPENSEARCH_TIMEOUT_MS: '30000' }));
  }

  /** Restores the initial rows, and the initial indices and title model if `indices` is set. */
  async reset({ indices = false } = {}): Promise<void> {
    await this.own.database.query({ text: 'TRUNCATE outbox, admin_writes' });
    await loadDataset(this.own.database, () => writableDataset(), { onlyIfEmpty: false });
    if (!indices) return;
    const engine = this.engine();
    try {
      if (this.importsAtBuild !== undefined) {
        // Loading a version again counts as an import. The rows are those of the build, so its model and its indices are still right.
        await this.rows('UPDATE import_version SET imports = $1', this.importsAtBuild);
        if (await restoreIndices(this.own.database, engine)) return;
      }
      await indexDataset(this.own.database, engine);
      const [row] = await this.rows<{ imports: number }>('SELECT imports FROM import_version');
      this.importsAtBuild = row!.imports;
    } finally {
      await engine.close();
    }
  }

  async rows<T extends object>(text: string, ...values: unknown[]): Promise<T[]> {
    return this.own.database.query<T & Record<string, unknown>>({ text, values });
  }

  async pending(): Promise<number> {
    const [row] = await this.rows<{ n: number }>('SELECT count(*) AS n FROM outbox WHERE processed_at IS NULL');
    return row!.n;
  }

  /** Returns the documents in the indices, and the documents that a rebuild would write now. */
  async documents(): Promise<{ indexed: Record<string, unknown>; wanted: Record<string, unknown> }> {
    const engine = this.engine();
    const indexed: Record<string, unknown> = {};
    const wanted: Record<string, unknown> = {};
    for (const kind of DOCUMENT_KINDS) {
      const { hits } = await engine.search<Record<string, unknown>>(kind, { size: 10_000, query: { match_all: {} } });
      for (const { _id, _source } of hits) indexed[`${kind} ${_id}`] = _source;
      const { sql, documentOf } = PROJECTIONS[kind];
      for (const row of await this.rows<Record<string, unknown>>(sql)) {
        const { id, document } = documentOf(row);
        wanted[`${kind} ${id}`] = JSON.parse(JSON.stringify(document));
      }
    }
    await engine.close();
    return { indexed, wanted };
  }

  async stop(): Promise<void> {
    const engine = this.engine();
    await this.service.stop();
    const found = await engine.client.indices.get({ index: `${this.prefix}-*`, allow_no_indices: true, ignore_unavailable: true });
    for (const index of Object.keys(found.body)) await engine.client.indices.delete({ index });
    await engine.close();
    await this.own.drop();
  }
}

function writableDataset(): ReturnType<typeof smallDataset> {
  const { tables } = smallDataset('writable');
  const counted = [1, 2, 3, ...MORE].map((id) => {
    const titles: Record<number, string> = { 1: 'Registered Nurses', 2: 'Software Developers', 3: 'Heavy and Tractor-Trailer Truck Drivers' };
    const companies = id === 2 ? 2 : 1;
    return {
      ...cluster(id, id > 10 ? `Cluster ${id}` : (tables.clusters[id - 1]![1] as string), [titles[id] ?? `Occupation ${id}`], true),
      company_count_all: companies,
      company_count_badged: companies,
      company_count_top10: id >= 18 ? 0 : companies,
    };
  });
  return smallDataset('writable', {
    occupations: [
      ...tables.occupations,
      ...rowsOf(
        'occupations',
        MORE.map((id) => ({ onet_code: codeOf(id), onet_title: `Occupation ${id}` })),
      ),
    ],
    clusters: rowsOf('clusters', [...counted, cluster(4, 'Night nurses', ['Registered Nurses'], false)]),
    occupation_clusters: [
      ...tables.occupation_clusters,
      ...rowsOf(
        'occupation_clusters',
        MORE.map((id) => ({ cluster_id: id, onet_code: codeOf(id), consolidated_title: `Occupation ${id}`, is_core: true })),
      ),
    ],
    company_clusters: rowsOf('company_clusters', [
      ...Object.entries(SHARES).map(([id, share]) => ({
        ...pair(HOSPITAL, Number(id), 900),
        employment_share: share,
        top10_occupation: Number(id) >= 18 ? 0 : 1,
      })),
      pair(SOFTWARE, 2, 40),
    ]),
  });
}
