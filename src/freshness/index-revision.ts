/** How long the last check of the indexes is trusted. Longer than the second between two checks, but short in case notifications are lost. */
const TRUSTED_MS = 3_000;

/**
 * Numbers the states of the indexes, so that answers can be cached while nothing changes. There is a number only while it is certain that no change is
 * in progress: changes are announced before they start, the announcements arrive, and the last check started after the last announcement and saw no change.
 */
export class IndexRevision {
  private isListening = false;
  private announcements = 0;
  private seen: string | undefined;
  private seenAt = -Infinity;
  private state = 0;

  /** The number of the state; undefined while it is changing or could be changing. */
  current(): number | undefined {
    return this.isListening && this.seen !== undefined && performance.now() - this.seenAt <= TRUSTED_MS ? this.state : undefined;
  }

  /** Announcements arrive from now on. Some may have been missed before. */
  listening(): void {
    this.isListening = true;
    this.changing();
  }

  /** Announcements may be missed from now on. */
  deaf(): void {
    this.isListening = false;
    this.changing();
  }

  /** The indexes are changing or have changed, so their state is unknown until the next check. */
  changing(): void {
    this.announcements++;
    this.saw(undefined);
  }

  /** Starts a check of the indexes. The returned function takes the result: the identity of the state, or undefined during a change. */
  look(): (seen: string | undefined) => void {
    const { announcements } = this;
    const startedAt = performance.now();
    return (seen) => {
      // A change announced during the check may have happened after it.
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
