import { MCP_PROTOCOL_VERSION, REST_VERSION } from '../catalog/api-versions.ts';
import { SERVICE_VERSION } from '../config/config.ts';
import type { CurrentVersions } from '../freshness/current-versions.ts';
import type { Database } from '../store/pool.ts';

/** Versions of the API, the service, and the data: /api/version, VERSION. */
export async function versionInfo(database: Database, versions: CurrentVersions): Promise<Record<string, unknown>> {
  const [row] = await database.query<{ methodology_version: string }>({
    name: 'methodology-version',
    text: 'SELECT methodology_version FROM dataset_versions WHERE is_current',
  });
  return {
    rest_version: REST_VERSION,
    service_version: SERVICE_VERSION,
    mcp_protocol_version: MCP_PROTOCOL_VERSION,
    dataset_version: versions.current().dataset,
    methodology_version: row?.methodology_version ?? null,
    build: { commit: process.env['BUILD_COMMIT'] ?? null, node: process.versions.node },
  };
}
