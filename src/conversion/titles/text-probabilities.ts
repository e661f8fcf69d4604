import { LRUCache } from 'lru-cache';
import { StringTable, type PackedStrings } from '../../packed/string-table.ts';
import { rankCodes } from './evidence/codes.ts';
import { rankGroups } from './evidence/fusion.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { askedTitle } from './evidence/tokens.ts';
import { supportOf } from './no-job.ts';
import { normalizeTitle } from './normalize.ts';
import { RANKING } from './tuning.ts';

/** Probabilities by O*NET code. */
export type Probabilities = ReadonlyMap<string, number>;

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

  constructor(
    private readonly knownTitles: KnownTitles,
    /** Without them, every text is ranked when it is first asked for. */
    private readonly packed?: PackedProbabilities,
  ) {
    this.known = packed && new StringTable(packed.texts);
  }

  /** The probabilities of the codes of a whole text; none if its words name no job. */
  of(text: string): Probabilities {
    let found = this.inModel(text) ?? this.ranked.get(text);
    if (found === undefined) {
      found = rankText(this.knownTitles, text);
      this.ranked.set(text, found);
    }
    return found;
  }

  private inModel(text: string): Probabilities | undefined {
    const at = this.known?.get(text);
    if (at === undefined || this.packed === undefined) return undefined;
    const { starts, codes, probabilities } = this.packed;
    const found = new Map<string, number>();
    for (let i = starts[at] ?? 0, end = starts[at + 1] ?? 0; i < end; i++) found.set(this.knownTitles.codes[codes[i] ?? 0] ?? '', probabilities[i] ?? 0);
    return found;
  }
}

/** The probabilities of a text that is not in the model. */
export function rankText(knownTitles: KnownTitles, text: string): Probabilities {
  const normalized = normalizeTitle(text);
  const ranking = rankGroups(knownTitles, askedTitle(normalized));
  const support = supportOf(knownTitles, normalized, ranking);
  const codes = support === 0 ? [] : rankCodes(knownTitles, ranking);
  return new Map(codes.filter(({ probability }) => probability > RANKING.floor).map(({ code, probability }) => [code, support * probability]));
}
