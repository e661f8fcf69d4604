import { NO_VALUE, SequenceTree, type PackedAutomaton } from './phrase-automaton.ts';

/** What a PhraseMap is made of. */
export interface PackedPhrases<T> {
  /** The distinct values. The automaton has their positions. */
  readonly distinct: readonly T[];
  /** The number of each word, in ascending order. */
  readonly numberOf: ReadonlyMap<string, number>;
  readonly automaton: PackedAutomaton;
}

/** Collects phrases for a PhraseMap, as numbers of words: whoever makes many phrases from few words looks up each word once. */
export class PhraseCollector<T> {
  private readonly numberOf = new Map<string, number>();
  private readonly positions = new Map<T, number>();
  private readonly distinct: T[] = [];
  private readonly phrases = new SequenceTree();

  /** `merged` says which value a phrase has that is added again: the first one, unless it says otherwise. */
  constructor(private readonly merged: (known: T, added: T) => T = (known) => known) {}

  numberFor(word: string): number {
    const number = this.numberOf.get(word) ?? this.numberOf.size;
    if (number === this.numberOf.size) this.numberOf.set(word, number);
    return number;
  }

  add(words: readonly number[], value: T): void {
    const state = this.phrases.stateOf(words);
    const known = this.phrases.valueOf(state);
    this.phrases.setValue(state, this.positionOf(known === NO_VALUE ? value : this.merged(this.distinct[known] as T, value)));
  }

  packed(): PackedPhrases<T> {
    const automaton = this.phrases.packed();
    // A value that was merged with others may be that of no phrase.
    const used = [...new Set(automaton.values)].filter((value) => value !== NO_VALUE).sort((a, b) => a - b);
    const newPosition = new Map(used.map((position, i) => [position, i]));
    const values = automaton.values.map((value) => newPosition.get(value) ?? NO_VALUE);
    return { distinct: used.map((position) => this.distinct[position] as T), numberOf: this.numberOf, automaton: { ...automaton, values } };
  }

  private positionOf(value: T): number {
    const position = this.positions.get(value) ?? this.distinct.length;
    if (position === this.distinct.length) {
      this.positions.set(value, position);
      this.distinct.push(value);
    }
    return position;
  }
}
