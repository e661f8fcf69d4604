import { nothingOf } from './exact-shares.ts';
import { FEATURES, FLAGS, OF_OCCUPATION, OF_QUESTION, PLACES, type FeatureInput } from './features.ts';
import { SOURCES, type KnownTitles } from './known-titles.ts';
import type { Neighbour } from './neighbours.ts';
import { textScores } from './official-evidence.ts';
import { similarTitles, votesOf } from './similar-titles.ts';
import type { AskedTitle } from './tokens.ts';
import { RANKING } from '../tuning.ts';

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
  const { nearest, others } = knownTitles.neighbours.find(tokens, SOURCES.length, RANKING.evidence.neighbours, asked);
  const similar = SOURCES.map((_, source) => similarTitles(knownTitles, nearest[source] ?? [], source));
  const input: FeatureInput = {
    knownTitles,
    tokens,
    similar,
    votes: votesOf(knownTitles, similar),
    description: textScores(knownTitles.descriptions, tokens),
    tools: textScores(knownTitles.tools, tokens),
  };
  const columns = OF_OCCUPATION.map(({ name, column }) => required(column(input), name));
  const candidates = candidatesOf(knownTitles, columns, also);
  return {
    candidates,
    rows: rowsOf(input, columns, candidates),
    nearest,
    asked: asked.map((index, i) => ({ index, similarity: others[i] ?? 0 })),
  };
}

function required(column: Float64Array | undefined, name: string): Float64Array {
  if (column === undefined) throw new Error(`The feature "${name}" has no values.`);
  return column;
}

/** The best occupations by each kind of evidence, and `also`, in the order of the occupations. */
function candidatesOf({ groups, groupIndex }: KnownTitles, columns: readonly Float64Array[], also: readonly string[]): number[] {
  const nothing = nothingOf(groups.length);
  const chosen = new Set<number>();
  columns.forEach((column, i) => {
    const take = OF_OCCUPATION[i]?.take;
    if (take !== undefined && column !== nothing) for (const group of topOf(column, take)) chosen.add(group);
  });
  for (const code of also) {
    const group = groupIndex.get(code);
    if (group !== undefined) chosen.add(group);
  }
  return [...chosen].sort((a, b) => a - b);
}

/** One row per candidate, one after the other in memory. Hot: nothing is allocated for a cell. */
function rowsOf(input: FeatureInput, columns: readonly Float64Array[], candidates: readonly number[]): Float32Array[] {
  const { knownTitles, tokens } = input;
  const width = FEATURES.length;
  const { own, flags, relative, best, question } = PLACES;
  const most = columns.map((column) => mostOf(column, candidates));
  const ofQuestion = OF_QUESTION.map(({ value }) => value(input, candidates));
  const matrix = new Float32Array(candidates.length * width);
  return candidates.map((group, at) => {
    const row = matrix.subarray(at * width, (at + 1) * width);
    // Not entries(), which makes an array for each of a thousand cells.
    for (let i = 0; i < columns.length; i++) {
      const value = columns[i]?.[group] ?? 0;
      row[own + i] = value;
      row[relative + i] = value / (most[i] ?? 1);
      row[best + i] = most[i] ?? 0;
    }
    for (let i = 0; i < FLAGS.length; i++) row[flags + i] = FLAGS[i]?.holds(knownTitles, group, tokens) === true ? 1 : 0;
    row.set(ofQuestion, question);
    return row;
  });
}

/** The largest value of the candidates. It is not 0, so that values can be divided by it. */
function mostOf(column: Float64Array, candidates: readonly number[]): number {
  let most = Number.MIN_VALUE;
  for (const group of candidates) if ((column[group] ?? 0) > most) most = column[group] ?? 0;
  return most;
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
