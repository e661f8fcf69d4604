import type { EngineReport } from '../engine/client.ts';
import type { StatementReport } from '../store/statement-report.ts';
import { CallerLeft, currentRequest } from '../telemetry/request-scope.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Logger } from './log.ts';
import { OutageLog } from './outage-log.ts';

/** Enough to find the statement in the source. */
const LONGEST_SQL = 300;

/** Logs the statements and searches that fail or take longer than `slowMs`, with the id of their request. */
export interface StoreLog {
  statement(report: StatementReport): void;
  search(report: EngineReport): void;
}

export function storeLog(log: Logger, slowMs: number, database = 'PostgreSQL'): StoreLog {
  const outages = { statement: new OutageLog(log, database), search: new OutageLog(log, 'The search engine') };
  const write = (
    kind: keyof typeof outages,
    what: Readonly<Record<string, unknown>>,
    { ms, outcome, error }: Pick<StatementReport, 'ms' | 'error'> & { readonly outcome: string },
  ): void => {
    const name = NAMES[kind];
    const line = { request_id: currentRequest()?.id, operation: currentRequest()?.operation, ...what, ms: Math.round(ms) };
    if (isOutage(error)) outages[kind].failed({ ...line, err: error }, `${name} failed`);
    else if (outcome === 'failed') log.warn({ ...line, err: error }, `${name} failed`);
    else if (ms > slowMs) log.info(line, `slow ${name}`);
    if (outcome === 'ok') outages[kind].worked();
  };
  return {
    statement: (report) => {
      write('statement', { sql: report.sql.slice(0, LONGEST_SQL) }, report);
    },
    search: (report) => {
      write('search', { engine_request: report.request }, report);
    },
  };
}

const NAMES = { statement: 'SQL statement', search: 'request to the search engine' } as const;

/** Whether an error only says that a store is away. The log of the stores counts these. */
export function isOutage(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.code === 'search_unavailable' || error.code === 'store_unavailable');
}

/** Whether the program says by an error that it cannot answer now: an entry of the error catalog, or that nobody waits. Anything else is a fault of the program. */
export function isForeseen(error: unknown): boolean {
  return error instanceof CallerLeft || (error instanceof ApiError && error.code !== 'internal');
}

/** Whether an error is no reason for a line in the log: a store is away, too many batches wait, or nobody waits for the answer. */
export function isExpected(error: unknown): boolean {
  return isOutage(error) || error instanceof CallerLeft || (error instanceof ApiError && error.code === 'too_many_waiting');
}
