/** A rising curve: what the ranking says, and how often it is right when it says so. */
export interface Calibration {
  readonly said: readonly number[];
  readonly found: readonly number[];
}

/** How often the ranking is right when it says `p`: linear interpolation between the points. */
export function calibrated({ said, found }: Calibration, p: number): number {
  const after = said.findIndex((point) => point >= p);
  if (after < 0) return found.at(-1) ?? p;
  if (after === 0) return (found[0] ?? p) * (p / Math.max(said[0] ?? 1, Number.MIN_VALUE));
  const [x0, x1, y0, y1] = [said[after - 1] ?? 0, said[after] ?? 1, found[after - 1] ?? 0, found[after] ?? 1];
  return y0 + ((y1 - y0) * (p - x0)) / Math.max(x1 - x0, Number.MIN_VALUE);
}
