/** So long what was seen of the indices is trusted without another look. Longer than the second between two looks, short where no notice comes through. */
const TRUSTED_MS = 3_000;

/**
 * Numbers the states of the indices, so that answers can be kept for as long as nothing changes. A number is given only while all is known to be at
 * rest: changes are announced before they begin, the announcements arrive, and the last look, begun after the last announcement, saw none under way.
 */
export class IndexWatch {
  private isListening = false;
  private announcements = 0;
  private seen: string | undefined;
  private seenAt = -Infinity;
  private state = 0;

  /** The number of the state; undefined while it is changing, or may be. */
  current(): number | undefined {
    return this.isListening && this.seen !== undefined && performance.now() - this.seenAt <= TRUSTED_MS ? this.state : undefined;
  }

  /** Announcements arrive from now on; some may have been missed before. */
  listening(): void {
    this.isListening = true;
    this.changing();
  }

  /** Announcements may be missed from now on. */
  deaf(): void {
    this.isListening = false;
    this.changing();
  }

  /** The indices change, or have changed: nothing is known of them until the next look. */
  changing(): void {
    this.announcements++;
    this.saw(undefined);
  }

  /** Begins a look at the indices; the function that it returns takes what it saw: the identity of the state, or undefined while changes are under way. */
  look(): (seen: string | undefined) => void {
    const { announcements } = this;
    const startedAt = performance.now();
    return (seen) => {
      // What was announced meanwhile may have come after the look.
      if (announcements !== this.announcements) return;
      this.saw(seen);
      this.seenAt = startedAt;
    };
  }

  private saw(seen: string | undefined): void {
    if (seen !== this.seen) this.state++;
    this.seen = seen;
  }
}
