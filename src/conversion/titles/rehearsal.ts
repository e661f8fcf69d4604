/** Letters typed when a person first sees suggestions. */
const SHORTEST = 3;
/** Letters typed between two rehearsed texts. Longer than most endings, so that a title gives a beginning in each of its words. */
const STEP = 5;

/** CPU time for rehearsing, after which most of what a title needs has run often enough to be compiled, and the longest time on a busy machine. */
const LIMITS = { cpuMs: 1_500, mostMs: 3_000 };

/**
 * Asks for each of these texts as if somebody typed it, for a limited time, or until an answer fails: code that has not run yet takes several times as long, and the
 * first callers would wait for it.
 */
export async function rehearse(texts: Iterable<string>, ask: (text: string) => Promise<boolean>): Promise<void> {
  const [start, usage] = [performance.now(), process.cpuUsage()];
  for (const text of rehearsalTexts(texts)) {
    const { user, system } = process.cpuUsage(usage);
    if (user + system > LIMITS.cpuMs * 1_000 || performance.now() - start > LIMITS.mostMs || !(await ask(text))) return;
  }
}

/** What a person types on the way to each of these texts. */
function* rehearsalTexts(texts: Iterable<string>): Generator<string> {
  for (const text of texts) {
    for (let length = SHORTEST; length < text.length; length += STEP) yield text.slice(0, length);
    yield text;
  }
}
