/** One disagreement: null on our side means that we lack it, null on the reference's that it knows nothing of the kind. */
export interface Difference {
  /** What is compared, by the key that its data file begins with: a code, a CBSA, a company's name. */
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
  /** Lowest share, 0 to 1, that may agree; null for a comparison made as information. */
  readonly required: number | null;
}

/** Share that agrees, 0 to 1. With nothing compared it is 0: an empty reference must not pass. */
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

/** Compares keys and names both ways; each key of either side counts once, and each further row of ours with the same key once more. */
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
