/**
 * A minimal acyclic automaton that reads sequences of numbers, as arrays. The steps from state s are those from `starts[s]` up to `starts[s + 1]`; a step reads its label and
 * leads to its target. A state has a larger number than those that its steps lead to.
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

/** Large odd numbers, which spread numbers that are near each other. */
const HASH = 0x9e3779b1;
const HASH_OF_LABEL = 0x85ebca6b;

/** Sequences by their beginnings: a tree whose steps read one label each. Every state is made after the one before it. */
export class SequenceTree {
  /** The state after each step: a hash table, because a Map would keep each pair of a state and a label as an object. 0, which no step leads to, is a free place. */
  private places = new Int32Array(2 ** 12);
  /** Of each state: its value, the state before it, the last state that was made after it, and of that the one before and the label. */
  private readonly values: number[] = [NO_VALUE];
  private readonly before: number[] = [0];
  private readonly lastChild: number[] = [0];
  private readonly olderSibling: number[] = [0];
  private readonly label: number[] = [0];
  /** The last sequence, and the state after each of its labels: most begin like the one before. */
  private last: readonly number[] = [];
  private readonly path: number[] = [0];

  /** The state after a sequence, whose value can be read and set. */
  stateOf(sequence: readonly number[]): number {
    const { last, path } = this;
    let depth = 0;
    while (depth < sequence.length && depth < last.length && sequence[depth] === last[depth]) depth++;
    let state = path[depth] ?? 0;
    for (; depth < sequence.length; depth++) {
      const label = sequence[depth] ?? 0;
      const place = this.placeOf(state, label);
      const known = this.places[place] ?? 0;
      state = known === 0 ? this.added(place, state, label) : known;
      path[depth + 1] = state;
    }
    this.last = sequence;
    return state;
  }

  /** Where the state after a step is in the table, or can be put. */
  private placeOf(state: number, label: number): number {
    const { places, before, label: labels } = this;
    const last = places.length - 1;
    let place = (Math.imul(state, HASH) ^ Math.imul(label, HASH_OF_LABEL)) & last;
    for (let target = places[place] ?? 0; target !== 0; target = places[place] ?? 0) {
      if (before[target] === state && labels[target] === label) return place;
      place = (place + 1) & last;
    }
    return place;
  }

  private added(place: number, state: number, label: number): number {
    const target = this.values.length;
    this.places[place] = target;
    this.values.push(NO_VALUE);
    this.before.push(state);
    this.label.push(label);
    this.lastChild.push(0);
    this.olderSibling.push(this.lastChild[state] ?? 0);
    this.lastChild[state] = target;
    if (target * 2 > this.places.length) this.grow();
    return target;
  }

  private grow(): void {
    this.places = new Int32Array(this.places.length * 2);
    for (let target = 1; target < this.values.length; target++) this.places[this.placeOf(this.before[target] ?? 0, this.label[target] ?? 0)] = target;
  }

  valueOf(state: number): number {
    return this.values[state] ?? NO_VALUE;
  }

  setValue(state: number, value: number): void {
    this.values[state] = value;
  }

  /** The automaton of the same sequences. */
  packed(): PackedAutomaton {
    const states = new States();
    const packed = new Int32Array(this.values.length);
    // Latest first, so that the states after a state are packed before it.
    for (let state = this.values.length - 1; state >= 0; state--) {
      const steps: { label: number; target: number }[] = [];
      for (let child = this.lastChild[state] ?? 0; child !== 0; child = this.olderSibling[child] ?? 0)
        steps.push({ label: this.label[child] ?? 0, target: packed[child] ?? 0 });
      if (steps.length > 1) steps.sort((a, b) => a.label - b.label);
      packed[state] = states.numberOf(steps, this.values[state] ?? NO_VALUE);
    }
    return states.pack(packed[0] ?? 0);
  }
}

interface Step {
  readonly label: number;
  readonly target: number;
}

/** States that are equal, with the same steps and the same value, are one. */
class States {
  private readonly starts = [0];
  private readonly labels: number[] = [];
  private readonly targets: number[] = [];
  private readonly values: number[] = [];
  private readonly known = new Map<string, number>();
  /** Most have one step and no value, or a value and no step. Keys that are numbers take a third of the time. */
  private readonly knownSimple = new Map<number, number>();

  numberOf(steps: readonly Step[], value: number): number {
    const [step] = steps;
    if (step === undefined) return this.numberIn(this.knownSimple, -value, steps, value);
    if (steps.length === 1 && value === NO_VALUE) return this.numberIn(this.knownSimple, (step.label + 1) * STATES + step.target, steps, value);
    let key = `${value}`;
    for (const { label, target } of steps) key += ` ${label} ${target}`;
    return this.numberIn(this.known, key, steps, value);
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

  private numberIn<Key>(known: Map<Key, number>, key: Key, steps: readonly Step[], value: number): number {
    const found = known.get(key);
    if (found !== undefined) return found;
    const number = this.values.length;
    known.set(key, number);
    for (const { label, target } of steps) {
      this.labels.push(label);
      this.targets.push(target);
    }
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
