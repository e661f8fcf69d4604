import { exactShares, mostOf, nothingOf, PART_EVIDENCE } from './exact-shares.ts';
import { CORPUS, MEMORY, REFERENCE, SOURCES, type KnownTitles } from './known-titles.ts';
import type { Neighbour } from './neighbours.ts';
import type { AskedTitle } from './tokens.ts';

export const NEIGHBOURS = 30;
const WORD_TEMPERATURE = 2;
const HEAD_TEMPERATURE = 1;
const RAW_SCALE = 10;

/** Number of candidates taken from each kind of evidence. */
export const TAKE = { votes: 12, nearest: 8, exact: 5, classifier: 12, bayes: 12, letters: 10, official: 5 } as const;

/** Evidence about one occupation. The learned trees refer to these positions. */
const OF_OCCUPATION = [
  ...SOURCES.flatMap((source) => [`${source}.votes`, `${source}.nearest`, `${source}.exact`, `${source}.core`, `${source}.words`]),
  'first.exact',
  'first.classifier',
  'further.exact',
  'further.classifier',
  'votes',
  'votes.major',
  'votes.minor',
  'classifier',
  'words',
  'letters',
  'head',
  'official',
  'description',
  'description.raw',
  'tools',
  'tools.raw',
] as const;
/** Facts about the occupation in relation to the title. */
const FLAGS = ['all other', 'manager of manager', 'manager of other', 'supervisor of supervisor', 'supervisor of other'] as const;
/** Facts about the question. With them, the trees can weight the same evidence differently. */
const OF_QUESTION = ['candidates', 'computers', 'managers', 'engineers', 'health', 'teachers', 'manual'] as const;

export const FEATURES: readonly string[] = [
  ...OF_OCCUPATION,
  ...FLAGS,
  ...OF_OCCUPATION.map((name) => `${name} / best`),
  ...OF_OCCUPATION.map((name) => `best ${name}`),
  ...OF_QUESTION,
];

/** The candidate occupations of a title, with all evidence about each. */
export interface Weighed {
  readonly candidates: readonly number[];
  /** One row per candidate, in the order of {@link FEATURES}. */
  readonly rows: readonly Float32Array[];
  /** The most similar known titles of each source. */
  readonly nearest: readonly (readonly Neighbour[])[];
  /** Similarities of the titles in `asked`. */
  readonly asked: readonly Neighbour[];
}

/**
 * Collects all evidence for a title. Pure. `also` lists 6-digit occupations that are always candidates, such as those that the search engine found. `asked` lists
 * further known titles whose similarity is needed, such as those of an employer.
 */
export function weigh(knownTitles: KnownTitles, tokens: AskedTitle, also: readonly string[] = [], asked: readonly number[] = []): Weighed {
  const size = knownTitles.groups.length;
  const nothing = nothingOf(size);
  const columns = new Map<string, Float64Array>();
  const chosen = new Set<number>();
  const take = (scores: Float64Array, count: number): void => {
    for (const group of topOf(scores, count)) chosen.add(group);
  };

  const { nearest, others } = knownTitles.neighbours.find(tokens, SOURCES.length, NEIGHBOURS, asked);
  const votes = new Float64Array(size);
  const voted = new Set<number>();
  for (const source of [CORPUS, REFERENCE, MEMORY]) {
    const name = SOURCES[source];
    const list = nearest[source] ?? [];
    if (list.length === 0) columns.set(`${name}.votes`, nothing).set(`${name}.nearest`, nothing);
    else {
      const shares = new Float64Array(size);
      const closest = new Float64Array(size);
      const touched = new Set<number>();
      let all = 0;
      for (const { index, similarity } of list) {
        const group = knownTitles.titles.groups[index] ?? 0;
        const weight = voteOf(similarity) * (source === REFERENCE ? 1 : 1 + Math.log10(knownTitles.titles.counts[index] ?? 1));
        shares[group] = (shares[group] ?? 0) + weight;
        closest[group] = Math.max(closest[group] ?? 0, similarity);
        touched.add(group);
        all += weight;
      }
      for (const group of touched) {
        if (all > 0) shares[group] = (shares[group] ?? 0) / all;
        votes[group] = (votes[group] ?? 0) + (shares[group] ?? 0);
        voted.add(group);
      }
      take(shares, TAKE.votes);
      take(closest, TAKE.nearest);
      columns.set(`${name}.votes`, shares).set(`${name}.nearest`, closest);
    }
    for (const [kind, index, key] of [
      ['exact', knownTitles.byKey, tokens.key],
      ['core', knownTitles.byCore, tokens.core],
      ['words', knownTitles.bySorted, tokens.sorted],
    ] as const) {
      const exact = exactShares(knownTitles, index.get(key) ?? [], source);
      if (exact !== nothing) take(exact, TAKE.exact);
      columns.set(`${name}.${kind}`, exact);
    }
  }
  const [first, ...further] = tokens.parts;
  for (const [name, parts] of [
    ['first', first === undefined ? [] : [first]],
    ['further', further],
  ] as const)
    for (const [kind, sharesOf] of PART_EVIDENCE) {
      const shares = parts.map((part) => sharesOf(knownTitles, part)).filter((one) => one !== nothing);
      const most = shares.length === 0 ? nothing : mostOf(shares, size);
      if (shares.length > 0) take(most, TAKE.exact);
      columns.set(`${name}.${kind}`, most);
    }
  // In the order of the occupations, so that floating-point sums do not depend on the order of the neighbors.
  const order = [...voted].sort((one, other) => one - other);
  let sum = 0;
  for (const group of order) sum += votes[group] ?? 0;
  if (sum > 0) for (const group of order) votes[group] = (votes[group] ?? 0) / sum;
  columns
    .set('votes', votes)
    .set('votes.major', pooled(knownTitles, votes, order, 2))
    .set('votes.minor', pooled(knownTitles, votes, order, 4));

  const classifier = knownTitles.classifier.probabilities(tokens);
  take(classifier, TAKE.classifier);
  columns.set('classifier', classifier);
  const words = knownTitles.words.probabilities(tokens.stems, WORD_TEMPERATURE);
  const letters = knownTitles.letters.probabilities(tokens.letters, WORD_TEMPERATURE);
  take(words, TAKE.bayes);
  take(letters, TAKE.letters);
  columns.set('words', words).set('letters', letters);
  columns.set('head', knownTitles.heads.probabilities(tokens.head === '' ? [] : [tokens.head], HEAD_TEMPERATURE));

  const official = new Float64Array(size);
  for (const { index, similarity } of knownTitles.official.find(tokens, 1, NEIGHBOURS).nearest[0] ?? []) {
    const group = knownTitles.official.groups[index] ?? 0;
    official[group] = Math.max(official[group] ?? 0, similarity);
  }
  take(official, TAKE.official);
  columns.set('official', official);
  for (const [name, texts] of [
    ['description', knownTitles.descriptions],
    ['tools', knownTitles.tools],
  ] as const) {
    const scores = texts.scores(tokens.stems);
    let best = Number.MIN_VALUE;
    for (let group = 0; group < size; group++) if ((scores[group] ?? 0) > best) best = scores[group] ?? 0;
    const raw = new Float64Array(size);
    for (let group = 0; group < size; group++) {
      const score = scores[group] ?? 0;
      raw[group] = score / RAW_SCALE;
      scores[group] = score / best;
    }
    columns.set(name, scores).set(`${name}.raw`, raw);
  }
  for (const code of also) {
    const group = knownTitles.groupIndex.get(code);
    if (group !== undefined) chosen.add(group);
  }

  const candidates = [...chosen].sort((a, b) => a - b);
  return {
    candidates,
    rows: rowsOf(knownTitles, tokens, columns, candidates, votes),
    nearest,
    asked: asked.map((index, i) => ({ index, similarity: others[i] ?? 0 })),
  };
}

function rowsOf(
  knownTitles: KnownTitles,
  tokens: AskedTitle,
  columns: ReadonlyMap<string, Float64Array>,
  candidates: readonly number[],
  votes: Float64Array,
): Float32Array[] {
  const own = OF_OCCUPATION.map((name) => columns.get(name) ?? new Float64Array(knownTitles.groups.length));
  const best = own.map((column) => {
    let most = Number.MIN_VALUE;
    for (const group of candidates) if ((column[group] ?? 0) > most) most = column[group] ?? 0;
    return most;
  });
  const shareOf = (belongs: (group: string) => boolean): number =>
    candidates.reduce((sum, group) => sum + (belongs(knownTitles.groups[group] ?? '') ? (votes[group] ?? 0) : 0), 0);
  const question = [
    candidates.length,
    ...['15', '11', '17', '29', '25'].map((major) => shareOf((group) => group.startsWith(major))),
    shareOf((group) => group >= '35' && !group.startsWith('41') && !group.startsWith('43')),
  ];
  const matrix = new Float32Array(candidates.length * FEATURES.length);
  return candidates.map((group, at) => {
    const code = knownTitles.groups[group] ?? '';
    const manager = code.startsWith('11');
    // Codes "-1xxx" of the manual and service occupations are first-line supervisors.
    const supervisor = code >= '33' && code[3] === '1';
    const { isManager, isSupervisor } = tokens;
    const flags = [
      knownTitles.isOther[group] === true,
      manager && isManager,
      manager && !isManager,
      supervisor && isSupervisor,
      supervisor && !isSupervisor && !isManager,
    ];
    const row = matrix.subarray(at * FEATURES.length, (at + 1) * FEATURES.length);
    const relative = own.length + flags.length;
    // Not entries(), which makes an array for each of a thousand cells.
    for (let i = 0; i < own.length; i++) {
      const value = own[i]?.[group] ?? 0;
      row[i] = value;
      row[relative + i] = value / (best[i] ?? 1);
      row[relative + own.length + i] = best[i] ?? 0;
    }
    row.set(flags.map(Number), own.length);
    row.set(question, relative + 2 * own.length);
    return row;
  });
}

/** For each occupation, the number of its code prefix, and how many different prefixes there are. */
const BEGINNINGS = new WeakMap<KnownTitles, Map<number, { of: Uint16Array; count: number }>>();
function beginningsOf(knownTitles: KnownTitles, digits: number): { of: Uint16Array; count: number } {
  const known = BEGINNINGS.get(knownTitles) ?? new Map<number, { of: Uint16Array; count: number }>();
  BEGINNINGS.set(knownTitles, known);
  let beginnings = known.get(digits);
  if (beginnings === undefined) {
    const ids = new Map<string, number>();
    const of = Uint16Array.from(knownTitles.groups, (group) => {
      const beginning = group.slice(0, digits);
      const id = ids.get(beginning) ?? ids.size;
      ids.set(beginning, id);
      return id;
    });
    beginnings = { of, count: ids.size };
    known.set(digits, beginnings);
  }
  return beginnings;
}

/** For each occupation, the sum of the votes of all occupations with the same code prefix. */
function pooled(knownTitles: KnownTitles, votes: Float64Array, voted: readonly number[], digits: number): Float64Array {
  const { of, count } = beginningsOf(knownTitles, digits);
  const sums = new Float64Array(count);
  for (const group of voted) sums[of[group] ?? 0] = (sums[of[group] ?? 0] ?? 0) + (votes[group] ?? 0);
  const pools = new Float64Array(votes.length);
  for (let group = 0; group < pools.length; group++) pools[group] = sums[of[group] ?? 0] ?? 0;
  return pools;
}

/** Similar titles count by the fourth power of their similarity, so the nearest ones decide. */
export function voteOf(similarity: number): number {
  const square = similarity * similarity;
  return square * square;
}

/** Indices of the largest positive scores, best first; ties in index order. */
export function topOf(scores: Float64Array, count: number): number[] {
  const best: number[] = [];
  // A score must exceed this to be among the best.
  let least = 0;
  for (let i = 0; i < scores.length; i++) {
    const score = scores[i] ?? 0;
    if (score <= least) continue;
    let at = Math.min(best.length, count - 1);
    for (; at > 0 && (scores[best[at - 1] ?? 0] ?? 0) < score; at--) best[at] = best[at - 1] ?? 0;
    best[at] = i;
    if (best.length === count) least = scores[best[count - 1] ?? 0] ?? 0;
  }
  return best;
}
