/** Waits, unless the signal is or becomes aborted: then it throws the reason of the signal. */
export async function sleep(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waited = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  try {
    await unlessAborted(waited, signal);
  } finally {
    clearTimeout(timer);
  }
}

/** The result of the work, unless the signal is or becomes aborted: then it throws the reason of the signal, and the work goes on for others. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  let abort: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => {
      reject(signal.reason as Error);
    };
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
  try {
    return await Promise.race([aborted, work]);
  } finally {
    if (abort !== undefined) signal.removeEventListener('abort', abort);
  }
}
