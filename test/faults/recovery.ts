import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_RECOVERY_MS = 180_000;
/** Without failures for this long, the service has recovered. */
const STEADY_MS = 3_000;

interface Outcome {
  readonly kind: string;
  readonly at: number;
  readonly isFailure: boolean;
}

/** When each kind of request has succeeded again, without a later failure; undefined if one has not. */
export function recoveredAt(seen: readonly Outcome[], kinds: readonly string[], since: number): number | undefined {
  const times = kinds.map((kind) => {
    const own = seen.filter((one) => one.kind === kind && one.at >= since);
    return own[own.findLastIndex(({ isFailure }) => isFailure) + 1]?.at;
  });
  return times.includes(undefined) ? undefined : Math.max(...times.map((time) => time ?? 0));
}

/** Waits until callers see no more failures. Returns when that began; undefined if it takes too long. */
export async function recovery(traffic: { recoveredAt(since: number): number | undefined }, since: number): Promise<number | undefined> {
  const deadline = Date.now() + LONGEST_RECOVERY_MS;
  while (Date.now() < deadline) {
    const at = traffic.recoveredAt(since);
    if (at !== undefined && Date.now() - at > STEADY_MS) return at;
    await sleep(500);
  }
  return undefined;
}
