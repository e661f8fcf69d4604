import type { Found } from './rule.ts';

/** What is left of a title while rules remove parts of it, and where each character was in the title. */
export class Remaining {
  /** Undefined until something is removed. */
  private positions: number[] | undefined;
  private shift = 0;

  constructor(public text: string) {}

  /** A part of what is left. */
  slice(start: number, end: number): Remaining {
    const part = new Remaining(this.text.slice(start, end));
    part.positions = this.positions?.slice(start, end);
    part.shift = start + this.shift;
    return part;
  }

  /** Where a range was in the title. */
  rangeInTitle(start: number, end: number): { start: number; end: number } {
    return { start: this.positionOf(start), end: this.positionOf(end - 1) + 1 };
  }

  /** Replaces each range by a space. The ranges are in order. */
  remove(ranges: readonly Pick<Found, 'from' | 'to'>[]): void {
    let text = '';
    const positions: number[] = [];
    let at = 0;
    const keep = (end: number): void => {
      text += this.text.slice(at, end);
      for (; at < end; at++) positions.push(this.positionOf(at));
    };
    for (const { from, to } of ranges) {
      keep(from);
      text += ' ';
      positions.push(this.positionOf(from));
      at = to;
    }
    keep(this.text.length);
    this.text = text;
    this.positions = positions;
    this.shift = 0;
  }

  private positionOf(index: number): number {
    return this.positions?.[index] ?? index + this.shift;
  }
}
