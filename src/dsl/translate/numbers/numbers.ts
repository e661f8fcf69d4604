import type { Indexed } from '../indexed.ts';
import { coveredBy, type Facet } from '../reading.ts';
import { readBound } from './bounds.ts';
import { readLimit } from './limits.ts';
import { numberedOf } from './numbered.ts';
import { readPages } from './pages.ts';
import { readRange, readRun, readYears } from './ranges.ts';

/** What a number can be, in this order. */
const READERS = [readRun, readRange, readYears, readBound, readLimit];

/** Interprets the numbers of a question: bounds and values of fields, and which rows are wanted. `content` are the items with a meaning, in order; `all` has the others, too. */
export function readNumbers(content: readonly Indexed[], all: readonly Indexed[]): Facet[] {
  const numbered = numberedOf(content, all);
  const facets = readPages(numbered);
  for (const [i, item] of numbered.items.entries()) {
    if (item.means.kind !== 'number' || coveredBy(facets).has(item.index)) continue;
    for (const read of READERS) {
      const found = read(numbered, i);
      if (found === undefined) continue;
      facets.push(...found);
      break;
    }
  }
  return facets;
}
