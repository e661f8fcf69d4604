import { LOAD_LOCK } from './advisory-locks.ts';
import type { Database } from './pool.ts';

/** The schemas that the migrations create. */
export const SCHEMAS = ['public', 'previous_dataset'] as const;

/**
 * Tables whose rows are not kept. A model and the state of the indexes are computed again. Sessions are left out so that a sign-out stays one: a restore must not
 * make an old session valid again.
 */
export const UNKEPT_TABLES = ['title_model_parts', 'title_models', 'index_watch', 'rate_counters', 'mcp_sessions', 'refresh_tokens', 'sessions'] as const;

/** A connection that keeps a table locked, such as one that someone left in a transaction, must not hold up a restore forever. */
const LOCK_TIMEOUT = '30s';

/** The part of a version that decides whether client programs fit: 18 of 18.4. */
export async function serverMajor(database: Database): Promise<number> {
  const [row] = await database.query<{ version: number }>({ text: "SELECT current_setting('server_version_num')::integer AS version" });
  return Math.floor((row?.version ?? 0) / 10_000);
}

/** What a database contains that somebody could miss. */
export interface Contents {
  readonly dataset: string | null;
  readonly companies: number;
  readonly users: number;
  readonly keys: number;
  readonly corrections: number;
}

/** Undefined for a database without the tables of this service, or with empty ones. */
export async function readContents(database: Database): Promise<Contents | undefined> {
  const [found] = await database.query<{ has_tables: boolean }>({
    text: "SELECT bool_and(to_regclass(name) IS NOT NULL) AS has_tables FROM unnest(ARRAY['dataset_versions', 'users', 'service_keys', 'admin_writes']) AS name",
  });
  if (found?.has_tables !== true) return undefined;
  const [row] = await database.query<Contents & Record<string, unknown>>({
    text: `SELECT (SELECT dataset_version FROM dataset_versions WHERE is_current) AS dataset, (SELECT count(*) FROM companies) AS companies,
             (SELECT count(*) FROM users) AS users, (SELECT count(*) FROM service_keys) AS keys, (SELECT count(*) FROM admin_writes) AS corrections`,
  });
  return row === undefined || (row.dataset === null && row.users + row.keys === 0) ? undefined : row;
}

/** Closes the other connections to this database, which may have prepared statements for tables that were replaced. Clients connect again. */
export async function endOtherConnections(database: Database): Promise<void> {
  await database.query({
    text: `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND usename = current_user AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  });
}

/**
 * What psql runs before the statements of a backup, in the same transaction: locks all tables, notes the counters, and drops everything that the migrations create.
 * Objects that belong to an extension stay.
 */
export const BEFORE_RESTORE = `
BEGIN;
SET LOCAL statement_timeout = 0;
SET LOCAL lock_timeout = '${LOCK_TIMEOUT}';
SET LOCAL client_min_messages = warning;
SELECT pg_advisory_xact_lock(${LOAD_LOCK});
DO $restore$
DECLARE
  tables text;
  drops text[];
  statement text;
BEGIN
  SELECT string_agg(c.oid::regclass::text, ', ' ORDER BY n.nspname DESC, c.relname) INTO tables
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname IN (${SCHEMAS.map((schema) => `'${schema}'`).join(', ')}) AND c.relkind IN ('r', 'p')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e');
  IF tables IS NOT NULL THEN EXECUTE 'LOCK TABLE ' || tables || ' IN ACCESS EXCLUSIVE MODE'; END IF;
  IF to_regclass('public.write_version') IS NOT NULL THEN PERFORM set_config('lma.writes', (SELECT writes::text FROM public.write_version), true); END IF;
  IF to_regclass('public.import_version') IS NOT NULL THEN PERFORM set_config('lma.imports', (SELECT imports::text FROM public.import_version), true); END IF;
  DROP SCHEMA IF EXISTS previous_dataset CASCADE;
  -- All at first, because some go with others.
  SELECT array_agg(format('DROP %s IF EXISTS %s CASCADE', o.type, o.identity)) INTO drops FROM (
    SELECT 'pg_class'::regclass AS class, oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
    UNION ALL SELECT 'pg_proc'::regclass, oid FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    UNION ALL SELECT 'pg_type'::regclass, oid FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype IN ('d', 'e')
    UNION ALL SELECT 'pg_collation'::regclass, oid FROM pg_collation WHERE collnamespace = 'public'::regnamespace
  ) AS own, LATERAL pg_identify_object(own.class, own.oid, 0) AS o
  -- Not what belongs to an extension (e), or to a column (a, i).
  WHERE NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = own.class AND d.objid = own.oid AND d.deptype = 'e')
    AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = own.class AND d.objid = own.oid AND d.deptype IN ('a', 'i') AND d.refobjsubid > 0);
  FOREACH statement IN ARRAY coalesce(drops, '{}') LOOP
    EXECUTE statement;
  END LOOP;
END
$restore$;
`;

/**
 * And after them. The counters rise above both the old and the restored ones: no ETag, search index, or title model of the replaced data, or of the time after the
 * backup, must pass for one of the restored data.
 */
export const AFTER_RESTORE = `
DO $restore$
BEGIN
  IF to_regclass('public.write_version') IS NOT NULL THEN
    UPDATE public.write_version SET writes = 1 + greatest(writes, coalesce(nullif(current_setting('lma.writes', true), ''), '0')::bigint);
  END IF;
  IF to_regclass('public.import_version') IS NOT NULL THEN
    UPDATE public.import_version SET imports = 1 + greatest(imports, coalesce(nullif(current_setting('lma.imports', true), ''), '0')::bigint);
  END IF;
END
$restore$;
COMMIT;
`;
