/**
 * A minimal acyclic automaton that reads sequences of numbers, as arrays. The steps from state s are those from `starts[s]` up to `starts[s + 1]`; a step reads its label and
 * leads to its target.
 */
export interface PackedAutomaton {
  readonly starts: Int32Array;
  /** In ascending order within a state. */
  readonly labels: Uint16Array;
  readonly targets: Int32Array;
  /** The value of what was read up to each state, or {@link NO_VALUE}. */
  readonly values: Int32Array;
  readonly root: number;
}

export const NO_VALUE = -1;
/** More states than an automaton can have. With a label, one makes a number that is exact. */
const STATES = 2 ** 32;

/** The automaton of distinct sequences. The value of each, not negative, is at the same place in `values`. */
export function automatonOf(sequences: readonly (readonly number[])[], values: readonly number[]): PackedAutomaton {
  const states = new States();
  const all = sequences.map((_, i) => i);

  /** The state from which the rests of some sequences are read that begin alike, up to `depth`. */
  const stateOf = (alike: readonly number[], depth: number): number => {
    let value = NO_VALUE;
    const byLabel = new Map<number, number[]>();
    for (const i of alike) {
      const label = sequences[i]?.[depth];
      const group = label === undefined ? undefined : byLabel.get(label);
      if (label === undefined) value = values[i] ?? NO_VALUE;
      else if (group === undefined) byLabel.set(label, [i]);
      else group.push(i);
    }
    const labels = byLabel.size > 1 ? [...byLabel.keys()].sort((a, b) => a - b) : [...byLabel.keys()];
    return states.numberOf(
      labels,
      labels.map((label) => stateOf(byLabel.get(label) ?? [], depth + 1)),
      value,
    );
  };
  const root = stateOf(all, 0);
  return states.pack(root);
}

/** States that are equal, with the same steps and the same value, are one. */
class States {
  private readonly starts = [0];
  private readonly labels: number[] = [];
  private readonly targets: number[] = [];
  private readonly values: number[] = [];
  private readonly known = new Map<string, number>();
  /** Most have one step and no value. Keys that are numbers take a third of the time. */
  private readonly knownChains = new Map<number, number>();

  numberOf(labels: readonly number[], targets: readonly number[], value: number): number {
    const [label = 0, target = 0] = [labels[0], targets[0]];
    if (labels.length === 1 && value === NO_VALUE) return this.numberIn(this.knownChains, label * STATES + target, labels, targets, value);
    return this.numberIn(this.known, `${value} ${labels.join()} ${targets.join()}`, labels, targets, value);
  }

  pack(root: number): PackedAutomaton {
    const [starts, labels, targets, values] = [
      Int32Array.from(this.starts),
      Uint16Array.from(this.labels),
      Int32Array.from(this.targets),
      Int32Array.from(this.values),
    ];
    return { starts, labels, targets, values, root };
  }

  private numberIn<Key>(known: Map<Key, number>, key: Key, labels: readonly number[], targets: readonly number[], value: number): number {
    const found = known.get(key);
    if (found !== undefined) return found;
    const number = this.values.length;
    known.set(key, number);
    // One at a time, because a state can have more steps than a call can have arguments.
    for (const label of labels) this.labels.push(label);
    for (const target of targets) this.targets.push(target);
    this.starts.push(this.labels.length);
    this.values.push(value);
    return number;
  }
}

/** The state after a step; undefined if there is none. */
export function stateAfter({ starts, labels, targets }: PackedAutomaton, state: number, label: number): number | undefined {
  let [low, high] = [starts[state] ?? 0, starts[state + 1] ?? 0];
  while (low < high) {
    const middle = (low + high) >> 1;
    const found = labels[middle] ?? 0;
    if (found === label) return targets[middle];
    if (found < label) low = middle + 1;
    else high = middle;
  }
  return undefined;
}
