import type { EngineReport } from '../engine/client.ts';
import type { StatementReport } from '../store/statement-report.ts';
import { currentRequest } from '../telemetry/request-scope.ts';
import type { Logger } from './log.ts';

/** Enough to find the statement in the source. */
const LONGEST_SQL = 300;

/** Logs the statements and searches that fail or take longer than `slowMs`, with the id of their request. */
export interface StoreLog {
  statement(report: StatementReport): void;
  search(report: EngineReport): void;
}

export function storeLog(log: Logger, slowMs: number): StoreLog {
  const write = (what: Readonly<Record<string, unknown>>, { ms, error }: Pick<StatementReport, 'ms' | 'error'>, name: string, failed: boolean): void => {
    const line = { request_id: currentRequest()?.id, operation: currentRequest()?.operation, ...what, ms: Math.round(ms), ...(failed ? { err: error } : {}) };
    if (failed) log.warn(line, `${name} failed`);
    else if (ms > slowMs) log.info(line, `slow ${name}`);
  };
  return {
    statement: (report) => {
      if (report.outcome === 'ok' && report.ms <= slowMs) return;
      write({ sql: report.sql.slice(0, LONGEST_SQL) }, report, 'SQL statement', report.outcome === 'failed');
    },
    search: (report) => {
      write({ engine_request: report.request }, report, 'request to the search engine', report.outcome !== 'ok');
    },
  };
}
