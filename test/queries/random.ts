/** Random numbers from a fixed seed (mulberry32): the same seed gives the same queries on every machine. */
export class Random {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** In [0, 1). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** An integer, both ends included. */
  integer(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  pick<T>(values: readonly T[]): T {
    if (values.length === 0) throw new Error('there is nothing to pick from');
    return values[this.integer(0, values.length - 1)] as T;
  }

  /** Some of the values, none twice, in any order. */
  some<T>(values: readonly T[], low: number, high: number): T[] {
    return this.shuffled(values).slice(0, Math.min(values.length, this.integer(low, high)));
  }

  shuffled<T>(values: readonly T[]): T[] {
    return values
      .map((value) => ({ value, place: this.next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ value }) => value);
  }
}
