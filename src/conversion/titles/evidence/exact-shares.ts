import { SOURCES, type KnownTitles } from './known-titles.ts';
import type { TitleTokens } from './tokens.ts';

/** Shared by all columns without evidence; never modified. */
const NOTHING = new Map<number, Float64Array>();
export function nothingOf(size: number): Float64Array {
  let nothing = NOTHING.get(size);
  if (nothing === undefined) {
    nothing = new Float64Array(size);
    NOTHING.set(size, nothing);
  }
  return nothing;
}

/** Each occupation's share of the observations of one exact title, in one source. */
export function exactShares(knownTitles: KnownTitles, indices: readonly number[] | undefined, source: number): Float64Array {
  const { sources, groups, counts } = knownTitles.titles;
  const known = indices?.filter((index) => sources[index] === source) ?? [];
  if (known.length === 0) return nothingOf(knownTitles.groups.length);
  const shares = new Float64Array(knownTitles.groups.length);
  let all = 0;
  for (const index of known) {
    const [group = 0, count = 0] = [groups[index], counts[index]];
    shares[group] = (shares[group] ?? 0) + count;
    all += count;
  }
  for (const group of new Set(known.map((index) => groups[index] ?? 0))) shares[group] = (shares[group] ?? 0) / all;
  return shares;
}

/** For each occupation, the largest share of the known titles that equal one of some parts of a title, such as the job after a rank. */
export function sharesOfParts(knownTitles: KnownTitles, parts: readonly TitleTokens[]): Float64Array {
  return mostOf(
    parts.map((part) => sharesOfPart(knownTitles, part)),
    knownTitles.groups.length,
  );
}

/** For each occupation, the classifier's highest probability for one of some parts of a title. */
export function classifierOfParts({ classifier, groups }: KnownTitles, parts: readonly TitleTokens[]): Float64Array {
  return mostOf(
    parts.map((part) => classifier.probabilities(part)),
    groups.length,
  );
}

/** Each occupation's share of the known titles that equal a part of the title. All sources count equally. */
function sharesOfPart(knownTitles: KnownTitles, { core }: TitleTokens): Float64Array {
  const nothing = nothingOf(knownTitles.groups.length);
  const indices = knownTitles.byCore.get(core) ?? [];
  if (indices.length === 0) return nothing;
  const bySource = SOURCES.map((_, source) => exactShares(knownTitles, indices, source)).filter((shares) => shares !== nothing);
  const mean = new Float64Array(knownTitles.groups.length);
  for (const shares of bySource) for (const group of groupsAt(knownTitles, indices)) mean[group] = (mean[group] ?? 0) + (shares[group] ?? 0) / bySource.length;
  return mean;
}

function groupsAt(knownTitles: KnownTitles, indices: readonly number[]): Set<number> {
  return new Set(indices.flatMap((index) => knownTitles.titles.groups[index] ?? []));
}

/** For each occupation, the largest of several shares. */
function mostOf(all: readonly Float64Array[], size: number): Float64Array {
  const nothing = nothingOf(size);
  const some = all.filter((shares) => shares !== nothing);
  if (some.length === 0) return nothing;
  const most = new Float64Array(size);
  for (const shares of some) for (let group = 0; group < size; group++) most[group] = Math.max(most[group] ?? 0, shares[group] ?? 0);
  return most;
}
