import { LRUCache } from 'lru-cache';
import { StringTable, type PackedStrings } from '../../packed/string-table.ts';
import { wordKey } from '../../text/words.ts';
import { rankCodes } from './evidence/codes.ts';
import { rankGroups } from './evidence/fusion.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { askedTitle, type AskedTitle } from './evidence/tokens.ts';
import { supportOf, type SupportedTitle } from './no-job/support.ts';
import { normalizeTitle } from './normalize.ts';
import { RANKING } from './tuning.ts';

/** Probabilities by O*NET code, the most probable code first. */
export interface Probabilities extends Pick<ReadonlyMap<string, number>, 'size' | 'get' | 'keys' | 'values'> {
  /** Calls a function with each. Whoever needs most of them finds them faster so than by {@link get}, which looks at one after the other. */
  forEach(use: (probability: number, code: string) => void): void;
}

/** The probabilities of texts that half-typed titles lead to most often, as arrays. */
export interface PackedProbabilities {
  readonly texts: PackedStrings;
  /** Where the codes of each text begin in the next two. */
  readonly starts: Int32Array;
  /** Indices of the O*NET codes. */
  readonly codes: Uint16Array;
  readonly probabilities: Float64Array;
}

/** Texts that are remembered besides those of the model. */
const REMEMBERED = 5_000;

/**
 * The probabilities of the codes of whole texts. Ranking a text takes a thousand times as long as looking it up, so the indexer ranks the texts that half-typed
 * titles lead to most often. Others are ranked when they are first asked for. Both give the same numbers.
 */
export class TextProbabilities {
  private readonly known: StringTable | undefined;
  private readonly ranked = new LRUCache<string, Probabilities>({ max: REMEMBERED });
  private readonly codes: NumberedCodes;

  constructor(
    private readonly knownTitles: KnownTitles,
    /** Without them, every text is ranked when it is first asked for. */
    private readonly packed?: PackedProbabilities,
  ) {
    this.known = packed && new StringTable(packed.texts);
    this.codes = { all: knownTitles.codes, indexOf: new Map(knownTitles.codes.map((code, i) => [code, i])) };
  }

  /** The probabilities of the codes of a whole text; none if its words name no job. */
  of(text: string): Probabilities {
    const known = this.inModel(text) ?? this.ranked.get(text);
    if (known !== undefined) return known;
    const found = this.ranking(text);
    this.ranked.set(text, found);
    return found;
  }

  /** Of a text that is not remembered. */
  private ranking(text: string): Probabilities {
    const reading = readText(text);
    // Completions ask for a title as it is shown, and for what is typed on the way to it.
    const key = wordKey(text);
    if (key !== text && JSON.stringify(readText(key)) === JSON.stringify(reading)) return this.of(key);
    const found = rankReading(this.knownTitles, reading);
    const indices = Uint16Array.from(found.keys(), (code) => this.codes.indexOf.get(code) ?? 0);
    return new StoredProbabilities(this.codes, indices, Float64Array.from(found.values()), 0, found.size);
  }

  /** The texts in the model. */
  texts(): Iterable<string> {
    return this.known?.values() ?? [];
  }

  private inModel(text: string): Probabilities | undefined {
    const at = this.known?.get(text);
    if (at === undefined || this.packed === undefined) return undefined;
    const { starts, codes, probabilities } = this.packed;
    return new StoredProbabilities(this.codes, codes, probabilities, starts[at] ?? 0, starts[at + 1] ?? 0);
  }
}

interface NumberedCodes {
  readonly all: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
}

/** Probabilities that are read where they are stored. Maps of them would be a fifth of all memory that typing a title takes. */
class StoredProbabilities implements Probabilities {
  constructor(
    private readonly codes: NumberedCodes,
    /** The codes of many texts, as indices, and their probabilities. Those of this text are from `start` up to `end`. */
    private readonly indices: Uint16Array,
    private readonly probabilities: Float64Array,
    private readonly start: number,
    private readonly end: number,
  ) {}

  get size(): number {
    return this.end - this.start;
  }

  get(code: string): number | undefined {
    const index = this.codes.indexOf.get(code);
    for (let i = this.start; i < this.end; i++) if (this.indices[i] === index) return this.probabilities[i];
    return undefined;
  }

  *keys(): MapIterator<string> {
    for (let i = this.start; i < this.end; i++) yield this.codes.all[this.indices[i] ?? 0] ?? '';
  }

  forEach(use: (probability: number, code: string) => void): void {
    for (let i = this.start; i < this.end; i++) use(this.probabilities[i] ?? 0, this.codes.all[this.indices[i] ?? 0] ?? '');
  }

  values(): MapIterator<number> {
    return this.probabilities.subarray(this.start, this.end).values();
  }
}

/** All of a text that its ranking reads. */
interface Reading {
  readonly asked: AskedTitle;
  readonly title: SupportedTitle;
}

function readText(text: string): Reading {
  const title = normalizeTitle(text);
  const { key, core, expanded, level, seniority } = title;
  return { asked: askedTitle(title), title: { key, core, expanded, level, seniority } };
}

function rankReading(knownTitles: KnownTitles, { asked, title }: Reading): ReadonlyMap<string, number> {
  const ranking = rankGroups(knownTitles, asked);
  const support = supportOf(knownTitles, title, ranking);
  const codes = support === 0 ? [] : rankCodes(knownTitles, ranking);
  return new Map(codes.filter(({ probability }) => probability > RANKING.floor).map(({ code, probability }) => [code, support * probability]));
}

/** The probabilities of a text that is not in the model. */
export const rankText = (knownTitles: KnownTitles, text: string): ReadonlyMap<string, number> => rankReading(knownTitles, readText(text));
