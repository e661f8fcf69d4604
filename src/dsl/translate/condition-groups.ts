import type { Indexed } from './indexed.ts';
import type { Facet } from './reading.ts';

/** Fewest conditions of a group. */
const FEWEST = 2;
const LONGEST = 4;

/**
 * "Banks in Ohio and insurers in Texas", "in Texas with gold growth or in Ohio with platinum growth": groups of conditions on the same fields are alternatives.
 * Each condition alone would join what belongs to one of them with what belongs to the other.
 */
export function withGroups(facets: readonly Facet[], content: readonly Indexed[]): Facet[] {
  const grouped = [...facets];
  for (let start = 0; start < grouped.length; start++)
    for (let size = LONGEST; size >= FEWEST; size--) {
      const groups = groupsFrom(grouped, start, size, content);
      if (groups.length < 2) continue;
      for (const [place, { at, covers }] of groups.entries())
        for (let i = at; i < at + size; i++) {
          const facet = grouped[i];
          if (facet === undefined) continue;
          const begins = i === at && place > 0;
          grouped[i] = {
            ...facet,
            covers: begins ? [...facet.covers, ...covers] : facet.covers,
            isInGroup: true,
            ...(begins ? { isAlternative: true } : {}),
            ...(i > at ? { isTogether: true } : {}),
          };
        }
      start += groups.length * size - 1;
      break;
    }
  return grouped;
}

interface Group {
  /** Index of its first facet. */
  readonly at: number;
  /** Indexes of the words that join it to the group before. */
  readonly covers: readonly number[];
}

/** The groups of `size` facets from `start` on that ask for the same fields, joined by "and", "or", or commas; one group if there are no others. */
function groupsFrom(facets: readonly Facet[], start: number, size: number, content: readonly Indexed[]): Group[] {
  const first = facets.slice(start, start + size);
  const fields = new Set(first.map(fieldOf));
  if (first.length < size || fields.size < size || fields.has(undefined)) return [];
  // Words between the conditions of one group belong to it, but no other group begins there.
  const groups: Group[] = [{ at: start, covers: [] }];
  let hasWord = false;
  for (let at = start + size; at + size <= facets.length; at += size) {
    const next = facets.slice(at, at + size);
    const before = facets.slice(at - size, at);
    if (!next.every((facet) => fields.has(fieldOf(facet))) || new Set(next.map(fieldOf)).size < size) break;
    if (first.some((facet) => facet.isAlternative === true) || isJoined(before, content) || isJoined(next, content)) break;
    const words = between(before.at(-1), next[0], content);
    if (words.some(({ means }) => means.kind !== 'or') || words.length > 1) break;
    hasWord ||= words.length > 0;
    groups.push({ at, covers: words.map(({ index }) => index) });
  }
  return hasWord ? groups : [];
}

/** Whether "and" or "or" stands within a group: "banks or insurers in Ohio or Texas" is no group. */
function isJoined(group: readonly Facet[], content: readonly Indexed[]): boolean {
  return group.some((facet, i) => i > 0 && between(group[i - 1], facet, content).some(({ means }) => means.kind === 'or'));
}

function between(before: Facet | undefined, after: Facet | undefined, content: readonly Indexed[]): Indexed[] {
  if (before === undefined || after === undefined) return [];
  const [end, start] = [Math.max(...before.covers), Math.min(...after.covers)];
  return content.filter(({ index }) => index > end && index < start);
}

/** The field of a condition that several groups may have, each with its own value. */
function fieldOf(facet: Facet): string | undefined {
  if (facet.isNegated === true || facet.isAlternative === true) return undefined;
  if (facet.kind === 'field') return facet.options[0]?.field;
  if (facet.kind !== 'entity') return undefined;
  return facet.entity.kind === 'industry' || facet.entity.kind === 'place' ? facet.entity.kind : undefined;
}
