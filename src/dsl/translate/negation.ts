import type { Indexed } from './indexed.ts';
import type { Facet } from './reading.ts';

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
