// `npm run fuzz:dsl [-- SECONDS [SEED]]`: damages random queries and parses each one, until the time is up. Prints counts, the slowest queries, and the
// errors that were thrown.
import type { Command } from '../src/dsl/syntax-tree.ts';
import { mutate } from '../test/queries/mutate.ts';
import { randomQueries } from '../test/queries/random-query.ts';
import { randomWrite } from '../test/queries/random-write.ts';
import { Random } from '../test/queries/random.ts';
import { readOrRefuse } from '../test/queries/read-or-refuse.ts';
import { FIXED_SAMPLES } from '../test/queries/samples.ts';
import { spell } from '../test/queries/spell.ts';

const VALID = 1_000;
const SLOWEST_SHOWN = 5;
const MOST_FAILURES = 10;
const AGAIN = 3;

const [seconds = 60, seed = Date.now() % 2 ** 32] = process.argv.slice(2).map(Number);
if (!Number.isFinite(seconds) || !Number.isInteger(seed)) throw new Error('Usage: npm run fuzz:dsl [-- SECONDS [SEED]]');

const random = new Random(seed);
const source = randomQueries(FIXED_SAMPLES, random);
const nextValid = (n: number): string =>
  spell(n % 10 === 0 ? randomWrite(FIXED_SAMPLES, random) : (source.next().value as { command: Command }).command, random);
const valid = Array.from({ length: VALID }, (_, n) => nextValid(n));

interface Read {
  readonly milliseconds: number;
  readonly how: string;
  readonly query: string;
}
const counts = { read: 0, refused: 0 };
const failures: { readonly how: string; readonly query: string; readonly error: unknown }[] = [];
let slowest: Read[] = [];
let characters = 0;

function timeOf(query: string): number {
  const start = performance.now();
  readOrRefuse(query);
  return performance.now() - start;
}

const end = Date.now() + seconds * 1_000;
for (let n = 0; Date.now() < end && failures.length < MOST_FAILURES; n++) {
  // Replaces one valid query each time, so that long runs keep seeing new ones.
  valid[n % VALID] = nextValid(n);
  const { query, how } = mutate(random.pick(valid), random, valid);
  characters += query.length;
  try {
    const start = performance.now();
    counts[readOrRefuse(query)] += 1;
    const once = performance.now() - start;
    if (slowest.length >= SLOWEST_SHOWN && once <= (slowest.at(-1)?.milliseconds ?? 0)) continue;
    // Other processes slow single measurements down: the fastest of a few counts.
    const milliseconds = Math.min(once, ...Array.from({ length: AGAIN }, () => timeOf(query)));
    slowest = [...slowest, { milliseconds, how, query }].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST_SHOWN);
  } catch (error) {
    failures.push({ how, query, error });
  }
}

const shown = (query: string): string =>
  `${query.length} characters: ${JSON.stringify(query.length > 300 ? `${query.slice(0, 150)} … ${query.slice(-150)}` : query)}`;
console.log(
  `seed ${seed}, ${seconds} s: ${counts.read} read, ${counts.refused} refused, ${failures.length} neither; ${(characters / 1e6).toFixed(1)} million characters`,
);
for (const { milliseconds, how, query } of slowest) console.log(`slowest: ${milliseconds.toFixed(1)} ms, ${how}; ${shown(query)}`);
for (const { how, query, error } of failures) console.error(`FAILED, ${how}; ${shown(query)}`, error);
process.exitCode = failures.length > 0 ? 1 : 0;
