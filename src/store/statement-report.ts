import { currentRequest } from '../telemetry/request-scope.ts';
import type pg from 'pg';

/** What became of a statement or transaction, for logs and metrics. */
export interface StatementReport {
  /** The text with its placeholders; never the values, which may be personal data. */
  readonly sql: string;
  readonly ms: number;
  /** `refused`: a value or the time limit was not accepted. `failed`: the database did not do its part. */
  readonly outcome: 'ok' | 'refused' | 'failed';
  readonly error?: unknown;
}

const SQLSTATE = /^[0-9A-Z]{5}$/;
/** Classes 22 (data) and 23 (constraints), and a statement that was stopped: the database did its part. */
const REFUSED = /^(?:22|23|57014)/;

/** What an error means: of the database, or thrown within a transaction. */
export function outcomeOf(error: unknown): StatementReport['outcome'] {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (code === 'store_unavailable') return 'failed';
  const state = (cause as { code?: unknown } | undefined)?.code ?? code;
  return typeof state === 'string' && SQLSTATE.test(state) && !REFUSED.test(state) ? 'failed' : 'refused';
}

/** The name of the service's connections in pg_stat_activity and the server's log. */
export const APPLICATION_NAME = 'labor-market-analytics';
const TAG = 'lma';
/** The server cuts off longer names. */
const LONGEST_NAME = 63;
/** The name that each connection has now. */
const names = new WeakMap<pg.PoolClient, string>();

/**
 * Shows the id of the current request as the application name of a connection: in pg_stat_activity, and in the server's log with `%a`. A comment in the
 * statement would do the same, but each text would have to be planned again. Sent before the statement, without waiting.
 */
export function showRequest(client: pg.PoolClient): Promise<unknown> {
  const id = currentRequest()?.id;
  const name = id === undefined ? APPLICATION_NAME : `${TAG} ${id}`.slice(0, LONGEST_NAME);
  if ((names.get(client) ?? APPLICATION_NAME) === name) return Promise.resolve();
  names.set(client, name);
  const sent = client.query({ name: 'request-id', text: "SELECT set_config('application_name', $1, false)", values: [name] });
  // If the connection is lost, the statement after it fails for the same reason.
  return sent.catch(() => names.delete(client));
}
