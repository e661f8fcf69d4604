import type { PoolClient } from 'pg';
import { loadIndustries } from '../src/conversion/industries.ts';
import { Gazetteer } from '../src/gazetteer/gazetteer.ts';
import { IMPORT_LOCK } from '../src/store/advisory-locks.ts';
import { addReferenceOccupations, addReferencePlaces, storeImport, type PlaceChanges } from '../src/store/imports.ts';
import { readPlaces } from '../src/store/places.ts';
import type { Database } from '../src/store/pool.ts';
import { refuseTooManyTitles } from '../src/store/title-volume.ts';
import { lockWrites } from '../src/store/writes/write-record.ts';
import type { CensusPlaces } from './census.ts';
import type { ImportedObservation, KnownNames } from './observations.ts';
import type { OnetDatabase } from './onet.ts';

/** Rows of each table after an import. */
export type ImportedRows = Readonly<Record<string, number>>;

/** Replaces the previous import of an O*NET database, in one transaction. The titles of the dataset's occupations are updated from the import. */
export async function storeOnet(database: Database, onet: OnetDatabase): Promise<ImportedRows> {
  return inTransaction(database, async (client) => {
    for (const table of ['related_occupations', 'reference_technologies', 'reference_titles', 'reference_occupations'])
      await client.query(`DELETE FROM ${table}`);
    await insert(client, 'reference_occupations', { onet_code: 'text', onet_title: 'text', description: 'text', job_zone: 'smallint' }, [
      ...onet.occupations.map(({ code, title, description, jobZone }) => [code, title, description, jobZone]),
    ]);
    await insert(
      client,
      'reference_titles',
      { onet_code: 'text', title: 'text' },
      onet.titles.map(({ code, title }) => [code, title]),
    );
    await insert(
      client,
      'reference_technologies',
      { onet_code: 'text', example: 'text', is_hot: 'boolean' },
      onet.technologies.map(({ code, example, isHot }) => [code, example, isHot]),
    );
    await insert(
      client,
      'related_occupations',
      { onet_code: 'text', related_code: 'text', tier: 'text', rank: 'smallint' },
      onet.related.map(({ code, relatedCode, tier, rank }) => [code, relatedCode, tier, rank]),
    );
    await addReferenceOccupations(client);
    await storeImport(client, { kind: 'onet', records: onet.titles.length, is_representative: false });
    return countOf({ occupations: onet.occupations, titles: onet.titles, technologies: onet.technologies, related: onet.related });
  });
}

/** Replaces all imported observations, in one transaction. */
export async function storeObservations(
  database: Database,
  observations: readonly ImportedObservation[],
  /** Whether titles occur in them as often as they will be asked for. */
  { isRepresentative = false }: { readonly isRepresentative?: boolean } = {},
): Promise<ImportedRows> {
  return inTransaction(database, async (client) => {
    await client.query('DELETE FROM imported_observations');
    await insert(
      client,
      'imported_observations',
      { title: 'text', occupation: 'text', employer: 'text', sector: 'text', state: 'text', cbsa: 'text', observation_count: 'integer' },
      observations.map(({ title, occupation, employer, sector, state, cbsa, count }) => [title, occupation, employer, sector, state, cbsa, count]),
    );
    await storeImport(client, { kind: 'observations', records: observations.length, is_representative: isRepresentative });
    return countOf({ observations });
  });
}

/** Replaces the previous import of Census files, in one transaction, and updates the places of the dataset from it. Without ZIP codes, those of the previous import stay. */
export async function storeCensus(database: Database, { metros, zips }: Pick<CensusPlaces, 'metros' | 'zips'>): Promise<PlaceChanges> {
  return inTransaction(database, async (client) => {
    await client.query('DELETE FROM reference_metros');
    await insert(
      client,
      'reference_metros',
      { cbsa: 'text', cbsa_name: 'text', census_cbsa_pop_est_2024: 'integer' },
      metros.map(({ cbsa, name, population }) => [cbsa, name, population]),
    );
    if (zips !== undefined) {
      await client.query('DELETE FROM reference_zips');
      await insert(
        client,
        'reference_zips',
        { zip: 'integer', usps_zip_pref_city: 'text', usps_zip_pref_state: 'text', cbsa: 'text' },
        zips.map(({ zip, city, state, cbsa }) => [zip, city, state, cbsa]),
      );
    }
    const changes = await addReferencePlaces(client);
    const { rows } = await client.query<{ records: number }>(
      'SELECT (SELECT count(*) FROM reference_metros) + (SELECT count(*) FROM reference_zips) AS records',
    );
    await storeImport(client, { kind: 'census', records: rows[0]?.records ?? 0, is_representative: false });
    return changes;
  });
}

/** Things in the dataset that observations can refer to. */
export async function readKnownNames(database: Database): Promise<KnownNames> {
  const codes = await database.query<{ code: string }>({ text: 'SELECT onet_code AS code FROM occupations' });
  const industries = await loadIndustries(database);
  return { codes: new Set(codes.map(({ code }) => code)), industries, gazetteer: new Gazetteer(await readPlaces(database)) };
}

async function inTransaction<T>(database: Database, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return database.transaction(async (client) => {
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query('SELECT pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
    // A load of a dataset and admin writes wait, or are waited for: an import changes rows of the dataset, too.
    await lockWrites(client);
    const done = await work(client);
    await refuseTooManyTitles(client);
    return done;
  });
}

/** Inserts rows with one array per column, which is as fast as COPY for tables of this size. */
async function insert(
  client: PoolClient,
  table: string,
  columns: Readonly<Record<string, string>>,
  rows: readonly (readonly (string | number | boolean | null)[])[],
): Promise<void> {
  const names = Object.keys(columns);
  const arrays = Object.values(columns).map((type, i) => `$${i + 1}::${type}[]`);
  await client.query(
    `INSERT INTO ${table} (${names.join(', ')}) SELECT * FROM unnest(${arrays.join(', ')})`,
    names.map((_, column) => rows.map((row) => row[column] ?? null)),
  );
}

function countOf(lists: Readonly<Record<string, readonly unknown[]>>): ImportedRows {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list.length]));
}
