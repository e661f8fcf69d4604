import type { Callers, Seen } from './callers.ts';
import type { Memory } from './memory.ts';

/** How many wrong answers are shown. */
const EXAMPLES = 10;
/** Connections of the only API process break when it is killed. */
const ALLOWED: readonly number[] = [0, 200, 429, 503];

interface Outcome {
  readonly events: readonly object[];
  readonly callers: Callers;
  readonly memory: Memory;
  readonly lost: readonly string[];
  readonly verify: boolean;
}

/** Prints what happened. Returns whether everything was right. */
export function printReport({ events, callers, memory, lost, verify }: Outcome): boolean {
  const { seen, acknowledged } = callers;
  const kinds = [...new Set(seen.map(({ kind }) => kind))];
  console.table(kinds.map((kind) => summary(kind, seen)));
  console.table(events);
  const wrong = seen.filter((one) => one.wrong !== undefined);
  console.log(`Wrong answers: ${wrong.length} of ${seen.filter(({ status }) => status === 200).length}`);
  for (const { kind, at, status, wrong: what } of wrong.slice(0, EXAMPLES)) console.log(`  ${new Date(at).toISOString()} ${kind} ${status}: ${what ?? ''}`);
  const refused = seen.filter(({ status, saysWhen }) => !ALLOWED.includes(status) || !saysWhen);
  console.log(`Statuses other than ${ALLOWED.join(', ')}, and 429 or 503 without Retry-After: ${refused.length}`);
  for (const { kind, at, status } of refused.slice(0, EXAMPLES)) console.log(`  ${new Date(at).toISOString()} ${kind} ${status}`);
  const writes = Object.values(acknowledged).reduce((sum, count) => sum + count, 0);
  console.log(
    `Acknowledged writes lost: ${lost.length} of ${writes} (${Object.entries(acknowledged)
      .map(([kind, count]) => `${kind} ${count}`)
      .join(', ')})`,
  );
  for (const one of lost.slice(0, EXAMPLES)) console.log(`  ${one}`);
  console.log(`Memory of the API (MB): ${memory.samples.map(({ pid, megabytes }) => `${megabytes} (${pid})`).join(', ')}`);
  const growth = memory.growth();
  console.log(growth === undefined ? 'Growth: not observed for long enough' : `Growth after two minutes: ${growth} MB a minute`);
  console.log(`Verify: ${verify ? 'clean' : 'DIFFERS'}`);
  return wrong.length === 0 && refused.length === 0 && lost.length === 0 && verify && memory.isFlat();
}

function summary(kind: string, seen: readonly Seen[]): object {
  const own = seen.filter((one) => one.kind === kind);
  const statuses = [...new Set(own.map(({ status }) => status))].sort((a, b) => a - b);
  return {
    kind,
    requests: own.length,
    statuses: statuses.map((status) => `${status} (${own.filter((one) => one.status === status).length})`).join(', '),
    'longest wait (s)': Math.round(Math.max(0, ...own.map(({ ms }) => ms)) / 100) / 10,
  };
}
