/** A difference. Null on our side means that we do not have it; null on the reference side means that the reference does not have it. */
export interface Difference {
  /** The compared item, by the key at the start of its data line: a code, a CBSA, or a company name. */
  readonly subject: string;
  readonly ours: string | null;
  readonly reference: string | null;
}

/** A fact that could not be compared, and why. */
export interface NotComparable {
  readonly subject: string;
  readonly reason: string;
}

export interface Comparison {
  readonly check: string;
  readonly compared: number;
  readonly differences: readonly Difference[];
  readonly notComparable: readonly NotComparable[];
  /** Required share of agreement, 0 to 1; null if the comparison is informational. */
  readonly required: number | null;
}

/** Share of agreement, 0 to 1. If nothing was compared, it is 0, so that an empty reference does not pass. */
export function agreement({ compared, differences }: Comparison): number {
  return compared === 0 ? 0 : (compared - differences.length) / compared;
}

export function isMet(comparison: Comparison): boolean {
  return comparison.required === null || agreement(comparison) >= comparison.required;
}

interface Named {
  readonly key: string;
  readonly name: string;
}

/** Compares keys and names in both directions. Each key counts once, and each additional row of ours with the same key counts once more. */
export function compareNames(check: string, ours: readonly Named[], reference: readonly Named[]): Comparison {
  const names = new Map(reference.map(({ key, name }) => [key, name]));
  const seen = new Set<string>();
  const differences: Difference[] = [];
  for (const { key, name } of ours) {
    const expected = names.get(key) ?? null;
    if (seen.has(key)) differences.push({ subject: key, ours: `${name} (a second time)`, reference: expected });
    else if (name !== expected) differences.push({ subject: key, ours: name, reference: expected });
    seen.add(key);
  }
  const missing = [...names].filter(([key]) => !seen.has(key));
  differences.push(...missing.map(([key, name]) => ({ subject: key, ours: null, reference: name })));
  return { check, compared: ours.length + missing.length, differences, notComparable: [], required: 1 };
}
