import { fnv1a } from '../../src/catalog/stable-ids.ts';

/** Only a change of the seed changes all generated numbers of the dataset. */
const SEED = 'demonstration-1';

// In the test environment, looking up the global for each number would take most of the time.
const { imul } = Math;

/**
 * A number in [0, 1) that depends only on its key, so that a new row in a data file does not change the numbers of other rows.
 */
export function uniform(...key: (string | number)[]): number {
  return mix(hashOf(...key));
}

/** The hash of a key, for {@link uniformAt}. */
export function hashOf(...key: (string | number)[]): number {
  return fnv1a(`${SEED}|${key.join('|')}`);
}

/** The n-th number of a key in [0, 1). Much faster than {@link uniform} if many numbers have most of their key in common. */
export function uniformAt(hash: number, n: number): number {
  return mix(hash ^ imul(n, 0x9e3779b1));
}

/** FNV-1a spreads its low bits poorly for keys that differ in the last character, so mix once more (murmur3's finalizer). */
function mix(value: number): number {
  let hash = imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A standard normal number (Box-Muller) that depends on its key alone. */
export function normal(...key: (string | number)[]): number {
  const radius = Math.sqrt(-2 * Math.log(1 - uniform('radius', ...key)));
  return radius * Math.cos(2 * Math.PI * uniform('angle', ...key));
}

/** Multiplicative noise around 1: `spread` is the standard deviation of its logarithm. */
export function noise(spread: number, ...key: (string | number)[]): number {
  return Math.exp(spread * normal(...key));
}
