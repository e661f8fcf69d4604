import { readFileSync } from 'node:fs';

/** One way to answer a question. */
export interface Contender {
  readonly name: string;
  /** Asks once. `turn` counts the questions of this contender, over all clients. */
  readonly ask: (turn: number, client: number) => Promise<unknown>;
  /** The process whose CPU time is shown per request, if it does the work. */
  readonly pid?: number | undefined;
}

/** A number that differs between rounds. */
interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export interface Measured {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  readonly perSecond: number;
  /** p50 as a multiple of that of the first contender, in the same round. */
  readonly ratio: Spread;
  /** Requests without the expected answer. They are in no other number. */
  readonly failed: number;
  /** CPU of the contender's process, in microseconds per request; undefined where the system does not report it. */
  readonly cpu: number | undefined;
}

export interface Effort {
  readonly clients: number;
  /** Of each comparison, all contenders together, without the warm-up. */
  readonly seconds: number;
}

const ROUNDS = 7;
/** Shortest time for which a contender is asked before anything counts. A process that has just started compiles its code during its first requests. */
const WARM_UP_MS = 1_500;

/**
 * Measures contenders in turns: in each round every one is asked for an equal time by all clients, in an order that rotates. One more round, the warm-up, comes
 * before the others and is not counted. A round compares what ran within a second or two, so that other work on the machine disturbs all of them.
 */
export async function compare(contenders: readonly Contender[], { clients, seconds }: Effort): Promise<Measured[]> {
  const slice = (seconds * 1_000) / ROUNDS / contenders.length;
  const turns = contenders.map(() => ({ next: 0 }));
  const rounds: Slice[][] = [];
  for (let round = -1; round < ROUNDS; round++) {
    const of: Slice[] = [];
    for (let i = 0; i < contenders.length; i++) {
      const at = (i + round + 1) % contenders.length;
      const [contender, turn] = [contenders[at], turns[at]];
      if (contender !== undefined && turn !== undefined) of[at] = await askFor(round < 0 ? Math.max(slice, WARM_UP_MS) : slice, contender, turn, clients);
    }
    if (round >= 0) rounds.push(of);
  }
  return contenders.map(({ name }, at) => {
    const slices = rounds.flatMap((round) => round[at] ?? []);
    const times = slices.flatMap((one) => one.times).sort(ascending);
    const cpus = slices.flatMap(({ cpu }) => cpu ?? []).sort(ascending);
    return {
      name,
      p50: share(times, 0.5),
      p99: share(times, 0.99),
      perSecond: spread(slices.map(({ times: own, ms }) => (own.length / ms) * 1_000)).median,
      ratio: spread(rounds.map((round) => share(round[at]?.times ?? [], 0.5) / share(round[0]?.times ?? [], 0.5))),
      failed: slices.reduce((sum, slice) => sum + slice.failed, 0),
      cpu: cpus.length === 0 ? undefined : share(cpus, 0.5),
    };
  });
}

interface Slice {
  /** Milliseconds of each request, in ascending order. */
  readonly times: readonly number[];
  readonly ms: number;
  readonly failed: number;
  readonly cpu: number | undefined;
}

async function askFor(ms: number, { ask, pid }: Contender, turn: { next: number }, clients: number): Promise<Slice> {
  const times: number[] = [];
  let failed = 0;
  const cpu = cpuOf(pid);
  const start = performance.now();
  const one = async (client: number): Promise<void> => {
    do {
      const asked = performance.now();
      const answered = await ask(turn.next++, client).then(
        () => true,
        () => false,
      );
      if (answered) times.push(performance.now() - asked);
      else failed++;
    } while (performance.now() - start < ms);
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => one(client)));
  const used = cpuOf(pid);
  return {
    times: times.sort(ascending),
    ms: performance.now() - start,
    failed,
    cpu: cpu === undefined || used === undefined ? undefined : (used - cpu) / times.length,
  };
}

/** Linux counts in hundredths of a second. */
const TICK_US = 10_000;

/** CPU time of a process, in microseconds. */
function cpuOf(pid: number | undefined): number | undefined {
  if (pid === undefined || process.platform !== 'linux') return undefined;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

const ascending = (a: number, b: number): number => a - b;
const share = (sorted: readonly number[], part: number): number => sorted[Math.floor(part * (sorted.length - 1))] ?? NaN;

function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort(ascending);
  return { median: share(sorted, 0.5), low: share(sorted, 0), high: share(sorted, 1) };
}
