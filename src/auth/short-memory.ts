/** What the database said about a credential, remembered for less than a second: so fast does a revocation hold in every process. */
export class ShortMemory<T> {
  private readonly known = new Map<string, { readonly value: T; readonly until: number }>();

  constructor(
    private readonly milliseconds: number,
    private readonly size: number,
  ) {}

  get(key: string): T | undefined {
    const found = this.known.get(key);
    if (found === undefined || found.until > Date.now()) return found?.value;
    this.known.delete(key);
    return undefined;
  }

  /** `askedAt` is when the question was sent: an answer may be older than its arrival. */
  set(key: string, value: T, askedAt: number): void {
    if (this.known.size >= this.size) this.known.clear();
    this.known.set(key, { value, until: askedAt + this.milliseconds });
  }

  delete(key: string): void {
    this.known.delete(key);
  }
}

/** A revocation is known to every process after this time at most. */
export const REVOCATION_CHECK_MS = 750;
