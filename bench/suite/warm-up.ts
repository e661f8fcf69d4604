import type { RunningService } from '../running-service.ts';
import { asking } from './clients.ts';
import { companyTitles, prefixesOf } from './typed.ts';

/** Titles whose beginnings are asked for. */
const TITLES = 400;
/** No comparison has it, so the cache has no answer to any of their texts. */
const LIMIT = 11;
const ASKED = 3_000;
/** Of the first and of the last requests, whose times are shown. */
const SHOWN = 300;

/** Asks for half-typed titles until the service runs as fast as it will: a process compiles its code during its first thousands of requests. Prints how much that changes. */
export async function warmUp(service: RunningService): Promise<void> {
  const ask = asking(service);
  const texts = prefixesOf(await companyTitles(service.database, TITLES)).slice(0, ASKED);
  const times: number[] = [];
  for (const text of texts) {
    const { milliseconds } = await ask(`/api/titleconvert?title=${encodeURIComponent(text)}&limit=${LIMIT}`, 0);
    times.push(milliseconds);
  }
  const median = (some: readonly number[]): string => ([...some].sort((a, b) => a - b)[some.length >> 1] ?? NaN).toFixed(2);
  console.log(
    `Warm-up: ${times.length} half-typed titles; p50 ${median(times.slice(0, SHOWN))} ms for the first ${SHOWN} after the start, ${median(times.slice(-SHOWN))} ms for the last ${SHOWN}.\n`,
  );
}
