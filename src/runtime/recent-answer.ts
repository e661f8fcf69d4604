interface Asked<T> {
  readonly answer: Promise<T>;
  /** When it came; undefined until then. */
  answeredAt: number | undefined;
}

/**
 * Asks a question once for everybody who wants the answer at the same time, or within `ms` after it came. So an answer is never older than `ms` and the time that it took
 * to ask. A failure is not kept.
 */
export function recentAnswer<T>(ms: number, ask: () => Promise<T>, now: () => number = () => performance.now()): () => Promise<T> {
  let last: Asked<T> | undefined;
  return () => {
    if (last !== undefined && (last.answeredAt === undefined || now() - last.answeredAt < ms)) return last.answer;
    const asked: Asked<T> = { answer: ask(), answeredAt: undefined };
    last = asked;
    asked.answer.then(
      () => {
        asked.answeredAt = now();
      },
      () => {
        if (last === asked) last = undefined;
      },
    );
    return asked.answer;
  };
}
