import { FEATURES, type Weighed } from './features.ts';
import { MEMORY, type KnownTitles } from './known-titles.ts';
import { consensusTitle } from './source-consensus.ts';
import type { AskedTitle } from './tokens.ts';

/** What kind of title a text is, whatever its occupation. */
export interface TitleKind {
  /** Sources, without the observations, that have exactly this title. */
  readonly sources: number;
  /** The 6-digit occupation that all of them have for it; -1 if they have none, or several. */
  readonly agreed: number;
  /** How often the title was observed, as a logarithm. */
  readonly observed: number;
  readonly words: number;
  readonly parts: number;
  /** Whether the text has more than the words of the job, such as a level. */
  readonly hasMore: boolean;
}

export function kindOf(knownTitles: KnownTitles, tokens: AskedTitle): TitleKind {
  const { byKey, titles, beginnings } = knownTitles;
  const title = consensusTitle({ byKey: { has: (key) => knownTitles.isTitle(key) } }, tokens);
  const known = byKey.get(title)?.filter((index) => titles.sources[index] !== MEMORY) ?? [];
  const groups = new Set(known.map((index) => titles.groups[index] ?? -1));
  const [agreed = -1] = groups;
  return {
    sources: new Set(known.map((index) => titles.sources[index])).size,
    agreed: groups.size === 1 ? agreed : -1,
    observed: Math.log10(1 + beginnings.countOfTitle(tokens.key)),
    words: tokens.key.split(' ').length,
    parts: tokens.parts.length,
    hasMore: tokens.key !== tokens.core,
  };
}

/** Evidence about the best candidate that tells kinds of titles apart: how it is known, and which field of work it is about. */
const OF_BEST = [
  'corpus.exact',
  'reference.exact',
  'memory.exact',
  'corpus.words',
  'corpus.nearest',
  'reference.nearest',
  'memory.nearest',
  'classifier',
  'votes.minor',
  'head',
  'official',
  'best corpus.exact',
  'all other',
  'manager of other',
  'supervisor of other',
  'computers',
  'managers',
  'engineers',
  'health',
  'teachers',
  'manual',
] as const;
const COLUMNS = OF_BEST.map((name) => FEATURES.indexOf(name));

/** The numbers by which the calibration tells kinds of titles apart. The trees refer to these positions; the first one is their start value. */
export const KIND_FEATURES: readonly string[] = ['odds', 'second', 'related', 'sources', 'agreed', 'observed', 'words', 'parts', 'more', ...OF_BEST];

/** Of the code of an occupation, the digits of its minor group. */
const MINOR = 4;

/** One row for the best candidate of a title. `said` are the probabilities of all candidates, before the calibration, and `odds` those of the best one on its curve. */
export function kindRow(
  kind: TitleKind,
  { candidates, rows }: Pick<Weighed, 'candidates' | 'rows'>,
  said: readonly number[],
  groups: readonly string[],
  odds: number,
): Float32Array {
  const best = said.indexOf(Math.max(...said));
  const codeOf = (i: number): string => groups[candidates[i] ?? -1]?.slice(0, MINOR) ?? '';
  let second = 0;
  let related = 0;
  for (const [i, p] of said.entries()) {
    if (i !== best && p > second) second = p;
    if (codeOf(i) === codeOf(best)) related += p;
  }
  const { sources, agreed, observed, words, parts, hasMore } = kind;
  const isAgreed = agreed >= 0 && candidates[best] === agreed;
  const row = new Float32Array(KIND_FEATURES.length);
  row.set([odds, second, related, sources, Number(isAgreed), observed, words, parts, Number(hasMore)]);
  row.set(
    COLUMNS.map((column) => rows[best]?.[column] ?? 0),
    KIND_FEATURES.length - COLUMNS.length,
  );
  return row;
}
