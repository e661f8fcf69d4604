import { SOURCES, type TitleKnowledge } from './knowledge.ts';
import type { TitleTokens } from './tokens.ts';

/** Shared by all columns without any evidence; never written to. */
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
export function exactShares(knowledge: TitleKnowledge, indices: readonly number[], source: number): Float64Array {
  const known = indices.flatMap((index) => {
    const title = knowledge.titles[index];
    return title?.source === source ? [title] : [];
  });
  if (known.length === 0) return nothingOf(knowledge.groups.length);
  const shares = new Float64Array(knowledge.groups.length);
  let all = 0;
  for (const { group, count } of known) {
    shares[group] = (shares[group] ?? 0) + count;
    all += count;
  }
  for (const group of new Set(known.map((title) => title.group))) shares[group] = (shares[group] ?? 0) / all;
  return shares;
}

/** What is asked of a part of a title, such as the job behind a rank: the shares of each occupation. */
export const PART_EVIDENCE = [
  ['exact', sharesOfPart],
  ['classifier', ({ classifier }: TitleKnowledge, part: TitleTokens) => classifier.probabilities(part)],
] as const;

/** Each occupation's share of the known titles that a part of the title is, the sources alike. */
function sharesOfPart(knowledge: TitleKnowledge, { core }: TitleTokens): Float64Array {
  const nothing = nothingOf(knowledge.groups.length);
  const indices = knowledge.byCore.get(core) ?? [];
  if (indices.length === 0) return nothing;
  const bySource = SOURCES.map((_, source) => exactShares(knowledge, indices, source)).filter((shares) => shares !== nothing);
  const mean = new Float64Array(knowledge.groups.length);
  for (const shares of bySource) for (const group of groupsAt(knowledge, indices)) mean[group] = (mean[group] ?? 0) + (shares[group] ?? 0) / bySource.length;
  return mean;
}

function groupsAt(knowledge: TitleKnowledge, indices: readonly number[]): Set<number> {
  return new Set(indices.flatMap((index) => knowledge.titles[index]?.group ?? []));
}

/** The largest of several shares of each occupation. */
export function mostOf(all: readonly Float64Array[], size: number): Float64Array {
  const most = new Float64Array(size);
  for (const shares of all) for (let group = 0; group < size; group++) most[group] = Math.max(most[group] ?? 0, shares[group] ?? 0);
  return most;
}
