import { featureAt } from './features.ts';
import { MEMORY, type KnownTitles } from './known-titles.ts';
import { consensusTitle } from './source-consensus.ts';
import type { AskedTitle } from './tokens.ts';
import type { Weighed } from './weigh.ts';

/** What kind of title a text is, whatever its occupation. */
export interface TitleKind {
  /** Sources, without the observations, that have exactly this title. */
  readonly sources: number;
  /** The 6-digit occupation that all of them have for it; -1 if they have none, or several. */
  readonly onlyGroup: number;
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
  const [first = -1] = groups;
  return {
    sources: new Set(known.map((index) => titles.sources[index])).size,
    onlyGroup: groups.size === 1 ? first : -1,
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
const COLUMNS = OF_BEST.map(featureAt);

/** A title with its best candidate. */
interface Best {
  readonly kind: TitleKind;
  /** The odds of the best candidate on the curve of the calibration. */
  readonly odds: number;
  /** The probability of the second candidate, and that of all in the minor group of the best. */
  readonly second: number;
  readonly related: number;
  readonly isAgreed: boolean;
}

const OF_TITLE: readonly { readonly name: string; readonly value: (best: Best) => number }[] = [
  { name: 'odds', value: ({ odds }) => odds },
  { name: 'second', value: ({ second }) => second },
  { name: 'related', value: ({ related }) => related },
  { name: 'sources', value: ({ kind }) => kind.sources },
  { name: 'agreed', value: ({ isAgreed }) => Number(isAgreed) },
  { name: 'observed', value: ({ kind }) => kind.observed },
  { name: 'words', value: ({ kind }) => kind.words },
  { name: 'parts', value: ({ kind }) => kind.parts },
  { name: 'more', value: ({ kind }) => Number(kind.hasMore) },
];

/** The numbers by which the calibration tells kinds of titles apart. The trees refer to these positions; the first one is their start value. */
export const KIND_FEATURES: readonly string[] = [...OF_TITLE.map(({ name }) => name), ...OF_BEST];

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
  const minor = groups[candidates[best] ?? -1]?.slice(0, MINOR) ?? '';
  let second = 0;
  let related = 0;
  for (let i = 0; i < said.length; i++) {
    const p = said[i] ?? 0;
    if (i !== best && p > second) second = p;
    if (groups[candidates[i] ?? -1]?.startsWith(minor) === true) related += p;
  }
  const isAgreed = kind.onlyGroup >= 0 && candidates[best] === kind.onlyGroup;
  const title: Best = { kind, odds, second, related, isAgreed };
  const ofBest = rows[best];
  return Float32Array.from([...OF_TITLE.map(({ value }) => value(title)), ...COLUMNS.map((column) => ofBest?.[column] ?? 0)]);
}
