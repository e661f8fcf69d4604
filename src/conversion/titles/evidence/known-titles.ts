import { lengthAt, listAt, type PackedLists } from '../../../packed/lists.ts';
import { StringTable, type PackedStrings } from '../../../packed/string-table.ts';
import { wordKey } from '../../../text/words.ts';
import { TokenBayes, type PackedBayes } from './bayes.ts';
import { Beginnings, type PackedBeginnings } from './beginnings.ts';
import { TitleClassifier, type PackedClassifier } from './classifier.ts';
import { NeighbourIndex, type PackedNeighbours } from './neighbours.ts';
import type { PackedSpelling } from './packed-spelling.ts';
import { ShortWords } from './short-words.ts';
import { Spelling } from './spelling.ts';
import { OccupationTexts, type PackedTexts } from './texts.ts';

/** The sources of known titles. `memory` is the imported observations. */
export const SOURCES = ['corpus', 'reference', 'memory'] as const;
export const [CORPUS, REFERENCE, MEMORY] = [0, 1, 2] as const;

/** One observation of a known title at an employer, in a sector, in a state. */
export interface Sighting {
  readonly employer: string | null;
  readonly sector: string | null;
  readonly state: string | null;
  readonly count: number;
}

/** A known title of one occupation. */
export interface KnownTitle {
  readonly title: string;
  /** All words of the title. */
  readonly key: string;
  /** Index of its 6-digit occupation. */
  readonly group: number;
  /** Index of its O*NET code; -1 if only the 6-digit occupation is known. */
  readonly code: number;
  readonly source: number;
  readonly count: number;
}

/** The titles by column. */
export interface PackedTitles {
  readonly titles: PackedStrings;
  /** Keys, cores, and sorted stems of the titles, each once. */
  readonly texts: PackedStrings;
  /** The number of each title's key among the texts. */
  readonly keys: Int32Array;
  readonly groups: Uint16Array;
  readonly codes: Int16Array;
  readonly sources: Uint8Array;
  readonly counts: Uint32Array;
  /** The titles of the search index that are read as several ("Registered Nurse (RN)"), each with its code. */
  readonly composed: PackedStrings;
  readonly composedCodes: Int16Array;
  /**
   * The number of each title, then of each composed one (title-id.ts), with a hash table of their positions: of several with one number, the first. Observations have
   * none.
   */
  readonly ids: Float64Array;
  readonly idSlots: Int32Array;
  /** The titles that have each text as key, as core, and as sorted stems. */
  readonly byKey: PackedLists;
  readonly byCore: PackedLists;
  readonly bySorted: PackedLists;
}

/** Where titles were observed: the numbers of the texts, or -1. */
export interface PackedSightings {
  readonly names: PackedStrings;
  /** The observations of each title in the next four. */
  readonly starts: Int32Array;
  readonly employers: Int32Array;
  readonly sectors: Int32Array;
  readonly states: Int32Array;
  readonly counts: Uint32Array;
  /** The titles observed at each employer, by the number of its name. */
  readonly titlesOfEmployer: PackedLists;
}

/** Everything that training computes from the data (train-known-titles.ts), as arrays of numbers. */
export interface PackedKnownTitles {
  readonly codes: readonly string[];
  readonly groups: readonly string[];
  /** Catch-all occupations, by the index of the 6-digit occupation. */
  readonly isOther: readonly boolean[];
  readonly titles: PackedTitles;
  /** Whether the imported observations were declared a fair sample of the titles that are asked for. */
  readonly isRepresentative: boolean;
  readonly sightings: PackedSightings;
  readonly neighbours: PackedNeighbours;
  readonly official: PackedNeighbours;
  readonly beginnings: PackedBeginnings;
  readonly classifier: PackedClassifier;
  readonly words: PackedBayes;
  readonly letters: PackedBayes;
  readonly heads: PackedBayes;
  readonly descriptions: PackedTexts;
  readonly tools: PackedTexts;
  readonly spelling: PackedSpelling;
}

/** The table of positions by number. A slot has a position plus one, 0 where free; at least half of the slots stay free. */
export function slotsOfIds(ids: Float64Array): Int32Array {
  const slots = new Int32Array(2 * ids.length + 1);
  for (const [position, id] of ids.entries()) {
    if (id === NO_ID) continue;
    let slot = slotOf(id, slots.length);
    while (slots[slot] !== 0 && ids[(slots[slot] ?? 0) - 1] !== id) slot = (slot + 1) % slots.length;
    if (slots[slot] === 0) slots[slot] = position + 1;
  }
  return slots;
}

/** In place of a number, for a title that has none. */
export const NO_ID = -1;

/** The low bits of a number are as random as all others. */
const slotOf = (id: number, slots: number): number => id % slots;

/** A title of the search index. */
export interface NumberedTitle {
  /** Index of its O*NET code. */
  readonly code: number;
  /** For {@link TitleColumns.shownAt} and {@link TitleColumns.keyAt}. */
  readonly position: number;
}

/** The known titles by column. */
export class TitleColumns {
  readonly groups: Uint16Array;
  readonly codes: Int16Array;
  readonly sources: Uint8Array;
  readonly counts: Uint32Array;
  private readonly keys: Int32Array;
  private readonly titles: StringTable;
  private readonly composed: StringTable;

  constructor(
    private readonly packed: PackedTitles,
    private readonly texts: StringTable,
  ) {
    this.groups = packed.groups;
    this.codes = packed.codes;
    this.sources = packed.sources;
    this.counts = packed.counts;
    this.keys = packed.keys;
    this.titles = new StringTable(packed.titles);
    this.composed = new StringTable(packed.composed);
  }

  get length(): number {
    return this.groups.length;
  }

  /** A title of the search index by its number (title-id.ts); undefined for an unknown one. */
  byId(id: number): NumberedTitle | undefined {
    const { ids, idSlots, composedCodes } = this.packed;
    for (let slot = slotOf(id, idSlots.length); ; slot = (slot + 1) % idSlots.length) {
      const position = (idSlots[slot] ?? 0) - 1;
      if (position < 0) return undefined;
      if (ids[position] !== id) continue;
      return { code: (position < this.length ? this.codes[position] : composedCodes[position - this.length]) ?? -1, position };
    }
  }

  /** A title of the search index as it is shown, by its position. */
  shownAt(position: number): string {
    return position < this.length ? this.titles.at(position) : this.composed.at(position - this.length);
  }

  /** All words of a title of the search index, by its position. */
  keyAt(position: number): string {
    return position < this.length ? this.keyOf(position) : wordKey(this.shownAt(position));
  }

  /** All words of a title. */
  keyOf(index: number): string {
    return this.texts.at(this.keys[index] ?? -1);
  }

  at(index: number): KnownTitle | undefined {
    const group = this.groups[index];
    if (group === undefined) return undefined;
    const [code = -1, source = 0, count = 0] = [this.codes[index], this.sources[index], this.counts[index]];
    return { title: this.titles.at(index), key: this.keyOf(index), group, code, source, count };
  }
}

/** The titles that have a text in common. */
export class TitlesByText {
  constructor(
    private readonly texts: StringTable,
    private readonly lists: PackedLists,
  ) {}

  /** Indices of the titles; undefined if there are none. */
  get(text: string): readonly number[] | undefined {
    const at = this.texts.get(text);
    return at === undefined || lengthAt(this.lists, at) === 0 ? undefined : [...listAt(this.lists, at)];
  }

  has(text: string): boolean {
    const at = this.texts.get(text);
    return at !== undefined && lengthAt(this.lists, at) > 0;
  }

  /** Whether something holds for any of the titles. Hot: no list is made. */
  isAny(text: string, holds: (index: number) => boolean): boolean {
    const at = this.texts.get(text);
    if (at === undefined) return false;
    const { starts, members } = this.lists;
    for (let i = starts[at] ?? 0, end = starts[at + 1] ?? 0; i < end; i++) if (holds(members[i] ?? 0)) return true;
    return false;
  }
}

/** Where each known title was observed. */
export class Sightings {
  private readonly names: StringTable;
  /** Known titles observed at an employer, by the employer's key. */
  readonly ofEmployer: TitlesByText;

  constructor(private readonly packed: PackedSightings) {
    this.names = new StringTable(packed.names);
    this.ofEmployer = new TitlesByText(this.names, packed.titlesOfEmployer);
  }

  /** How often a title was observed at an employer, in a sector, or in a state. */
  countOf(title: number, kind: 'employer' | 'sector' | 'state', name: string): number {
    const { starts, counts } = this.packed;
    const wanted = this.names.get(name);
    if (wanted === undefined) return 0;
    const column = { employer: this.packed.employers, sector: this.packed.sectors, state: this.packed.states }[kind];
    let sum = 0;
    for (let at = starts[title] ?? 0, end = starts[title + 1] ?? 0; at < end; at++) if (column[at] === wanted) sum += counts[at] ?? 0;
    return sum;
  }

  get isEmpty(): boolean {
    return this.packed.counts.length === 0;
  }
}

/** All known titles with their indexes. Immutable. Reads arrays that training made, so that it is ready at once and small. */
export class KnownTitles {
  /** 6-digit occupations, in order of their codes. */
  readonly groups: readonly string[];
  readonly groupIndex: ReadonlyMap<string, number>;
  readonly codes: readonly string[];
  /** Indices of the O*NET codes of each 6-digit occupation. */
  readonly codesOfGroup: readonly (readonly number[])[];
  readonly titles: TitleColumns;
  readonly sightings: Sightings;
  /** Whether observations were imported as a fair sample of the titles that are asked for. The ranking then has weights of its own. */
  readonly isRepresentative: boolean;
  /** Known titles observed at an employer, by the employer's key. */
  readonly titlesOfEmployer: TitlesByText;
  readonly byKey: TitlesByText;
  readonly byCore: TitlesByText;
  readonly bySorted: TitlesByText;
  readonly neighbours: NeighbourIndex;
  readonly official: NeighbourIndex;
  readonly beginnings: Beginnings;
  readonly classifier: TitleClassifier;
  readonly words: TokenBayes;
  readonly letters: TokenBayes;
  readonly heads: TokenBayes;
  readonly descriptions: OccupationTexts;
  readonly tools: OccupationTexts;
  readonly isOther: readonly boolean[];
  readonly spelling: Spelling;
  readonly shortWords: ShortWords;

  constructor(packed: PackedKnownTitles) {
    const { codes, groups, titles } = packed;
    this.codes = codes;
    this.groups = groups;
    this.groupIndex = new Map(groups.map((group, i) => [group, i]));
    this.codesOfGroup = groups.map((group) => codes.flatMap((code, i) => (code.startsWith(group) ? [i] : [])));
    this.isOther = packed.isOther;
    this.isRepresentative = packed.isRepresentative;
    const texts = new StringTable(titles.texts);
    this.titles = new TitleColumns(titles, texts);
    this.byKey = new TitlesByText(texts, titles.byKey);
    this.byCore = new TitlesByText(texts, titles.byCore);
    this.bySorted = new TitlesByText(texts, titles.bySorted);
    this.sightings = new Sightings(packed.sightings);
    this.titlesOfEmployer = this.sightings.ofEmployer;
    this.neighbours = new NeighbourIndex(packed.neighbours);
    this.official = new NeighbourIndex(packed.official);
    this.beginnings = new Beginnings(packed.beginnings, texts);
    this.classifier = TitleClassifier.of(packed.classifier);
    this.words = new TokenBayes(packed.words);
    this.letters = new TokenBayes(packed.letters);
    this.heads = new TokenBayes(packed.heads);
    this.descriptions = new OccupationTexts(packed.descriptions, groups.length);
    this.tools = new OccupationTexts(packed.tools, groups.length);
    this.spelling = new Spelling(packed.spelling);
    this.shortWords = new ShortWords((letters) => this.spelling.usualBeginning(letters));
  }

  /** Every word of the known titles. */
  get knownWords(): Pick<ReadonlySet<string>, 'has'> {
    return this.spelling.knownWords;
  }

  /** Whether observations were imported. The ranking has different weights with and without. */
  get hasMemory(): boolean {
    return !this.sightings.isEmpty;
  }

  private readonly isName = (index: number): boolean => this.titles.sources[index] !== MEMORY;

  /** Whether the corpus or O*NET has a title with these words. Imported observations do not count: they contain many misspellings. */
  isTitle(key: string): boolean {
    return this.byKey.isAny(key, this.isName);
  }
}
