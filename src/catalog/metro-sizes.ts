import type { MsaSize } from './enumerations.ts';

/** A metro area with at least this many people is Large. */
export const LARGE_METRO = 1_000_000;

export const sizeOfMetro = (population: number): MsaSize => (population >= LARGE_METRO ? 'Large' : 'Small/Medium');

/** For the documentation of fields and parameters. */
export const SIZES_DESCRIPTION = `Large: ${LARGE_METRO.toLocaleString('en-US')} people or more.`;
