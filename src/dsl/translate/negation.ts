import type { Indexed } from './indexed.ts';
import { isTopic, type Item } from './items.ts';
import type { Facet } from './reading.ts';
import { BADGES } from './senses.ts';

/** How a facet is written, and whether it is negated. */
export type Written = Pick<Facet, 'text' | 'at' | 'covers' | 'isNegated'>;

/** What "not" holds for while a question is read from left to right: the next value, and those of the same kind that follow in its sentence. */
export class Negation {
  private current: { readonly text: string; readonly at: number; readonly kind?: string } | undefined;

  constructor(private readonly all: readonly Indexed[]) {}

  begin({ text, index }: Indexed): void {
    this.current = { text, at: index };
  }

  /** "But" ends it. */
  end(): void {
    this.current = undefined;
  }

  /** The facet of an item, with the "not" before it. */
  written({ text, index: at }: Indexed, kind: string): Written {
    if ((this.current?.kind !== undefined && this.current.kind !== kind) || this.isInNextSentence(at)) this.end();
    if (this.current === undefined) return { text, at, covers: [at] };
    const { text: not, at: start, kind: known } = this.current;
    this.current = { text: not, at: start, kind };
    return known === undefined ? { text: `${not} ${text}`, at: start, covers: [start, at], isNegated: true } : { text, at, covers: [at], isNegated: true };
  }

  /** "I don't want to go to college. What are the best-paid clusters …": nothing is negated in the next sentence. */
  private isInNextSentence(at: number): boolean {
    const { current } = this;
    return current !== undefined && this.all.slice(current.at, at).some(({ means, text: mark }) => means.kind === 'mark' && /^[.!?;]/u.test(mark));
  }
}

/** "No banks, just hospitals", "exclude Texas, show Ohio", "no gold badges, platinum companies": what is asked for after what is left out is not left out, too. */
export function withAskedInstead(items: readonly Item[]): Item[] {
  return items.map((item, i) => {
    const start = items.slice(0, i).findLastIndex(({ means }) => ['not', 'skip_rows', 'but'].includes(means.kind));
    const isLeftOut = start >= 0 && items[start]?.means.kind !== 'but' && items.slice(start + 1, i).some(isValue);
    const isAsked =
      (['skip', 'unknown'].includes(item.means.kind) && ASKS.test(item.text)) ||
      (start === 0 && isPauseBetweenSubjects(items, i)) ||
      isPauseBeforeOnly(items, i);
    return isLeftOut && isAsked ? { ...item, means: { kind: 'but' } } : item;
  });
}
const ASKS = /\b(?:just|only|instead|rather|show|list|give|get|find|display|see|want|need|include|keep|prefer|stick)\b/iu;
const isValue = ({ means }: Item): boolean => ['entity', 'level', 'value', 'quoted'].includes(means.kind);

/** The comma of "no gold badges, platinum companies". */
function isPauseBetweenSubjects(items: readonly Item[], i: number): boolean {
  const before = items[i - 1];
  const isAfterBadges = before !== undefined && isTopic(before, BADGES);
  return items[i]?.means.kind === 'mark' && isAfterBadges && items.slice(i + 1).some((item) => isTopic(item, ['companies']));
}

/** The comma of "no platinum, gold companies only". */
const isPauseBeforeOnly = (items: readonly Item[], i: number): boolean =>
  items[i]?.text === ',' && !items.slice(i + 1).some(({ means }) => means.kind === 'mark') && /^only$/iu.test(items.at(-1)?.text ?? '');
