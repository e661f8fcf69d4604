import { MCP_PROTOCOL_VERSION, REST_VERSION } from '../catalog/api-versions.ts';
import { COUNT, oneOf, orNull, record, TEXT, TIMESTAMP } from '../catalog/value-schema.ts';
import { BUILD_COMMIT } from '../config/build-commit.ts';
import { SERVICE_VERSION } from '../config/config.ts';
import type { CurrentVersions } from '../freshness/current-versions.ts';
import { IMPORT_KINDS, readImports, type Import } from '../store/imports.ts';
import type { Reads } from '../store/pool.ts';

/** The title model in use: the version of the index that it goes with, when it was trained, and when this process began to use it. */
export interface ModelInUse {
  readonly model: string | null;
  readonly trained_at: string | null;
  readonly loaded_at: string | null;
}

export const IMPORT_SCHEMA = record({ kind: oneOf(IMPORT_KINDS), records: COUNT, is_representative: { type: 'boolean' }, imported_at: TIMESTAMP });
export const INDEX_SCHEMA = record({ version: TEXT, built_at: orNull(TIMESTAMP) });
export const MODEL_SCHEMA = record({ model: orNull(TEXT), trained_at: orNull(TIMESTAMP), loaded_at: orNull(TIMESTAMP) });

export const shownImport = ({ imported_at, ...rest }: Import): Record<string, unknown> => ({ ...rest, imported_at: imported_at.toISOString() });

/** Versions of the API, the service, and the data: /api/version, VERSION. */
export async function versionInfo(database: Reads, versions: CurrentVersions, { model, trained_at, loaded_at }: ModelInUse): Promise<Record<string, unknown>> {
  const [row] = await database.query<{ methodology_version: string }>({
    name: 'methodology-version',
    text: 'SELECT methodology_version FROM dataset_versions WHERE is_current',
  });
  const { dataset, index } = versions.current();
  return {
    rest_version: REST_VERSION,
    service_version: SERVICE_VERSION,
    mcp_protocol_version: MCP_PROTOCOL_VERSION,
    dataset_version: dataset,
    methodology_version: row?.methodology_version ?? null,
    imports: (await readImports(database)).map(shownImport),
    index: { version: index, built_at: versions.indexMeta?.built_at ?? null },
    title_model: { model, trained_at, loaded_at },
    build: { commit: BUILD_COMMIT, node: process.versions.node },
  };
}
