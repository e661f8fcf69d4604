/** Answers everyone who asks with a question that began after they asked, and lets those who wait share the next one. */
export class SharedQuestion<T> {
  private running: Promise<T> | undefined;
  private next: Promise<T> | undefined;

  constructor(private readonly ask: () => Promise<T>) {}

  answer(): Promise<T> {
    if (this.running === undefined) return this.begin();
    this.next ??= this.running.then(ignore, ignore).then(() => this.begin());
    return this.next;
  }

  private begin(): Promise<T> {
    this.next = undefined;
    const asked = this.ask().finally(() => {
      if (this.running === asked) this.running = this.next;
    });
    this.running = asked;
    return asked;
  }
}

const ignore = (): undefined => undefined;
