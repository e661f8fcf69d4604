import { textOf } from '../indexed.ts';
import type { Item } from '../items.ts';

const LONGEST = 6;
const EVERY = /(?:^|\s)(?:every|each|single|all|no|not)$/iu;
const OF_ANY =
  /^(?:in |for |on )?(?:at least )?(?:one|any one|any|either) (?:of )?(?:the |their |its )?(?:four |three |possible )?(?:badge |award )?(?:categor(?:y|ies)|areas?|kinds?|types?|dimensions?|archetypes?)(?: of badges?)?$|^(?:in |for |on )?(?:at least )?(?:one|any|any one|either) of (?:the |their |its )(?:four |three |possible )?badges$/iu;

/** "Platinum in at least one of the badge categories", "platinum at least in ANY category", "one of the four badges platinum": a badge of any kind has the level. */
export function withAnyCategory(items: readonly Item[]): Item[] {
  if (!items.some(({ means }) => means.kind === 'level')) return [...items];
  for (const start of items.keys()) {
    for (let end = Math.min(start + LONGEST + 1, items.length); end > start; end--) {
      const run = items.slice(start, end);
      if (
        !OF_ANY.test(
          textOf(...run)
            .replace(/^at least (?=in )/iu, 'in ')
            .replace(/^in in /iu, 'in '),
        )
      )
        continue;
      // "Every single one of their badges".
      if (run.some(({ means }) => ['level', 'entity', 'archetype', 'value'].includes(means.kind)) || EVERY.test(items[start - 1]?.text ?? '')) continue;
      return items.map((item, i): Item => {
        if (i === end - 1) return { ...item, means: { kind: 'quantifier', quantifier: 'any' } };
        return i >= start && i < end ? { ...item, means: { kind: 'skip' } } : item;
      });
    }
  }
  return [...items];
}
