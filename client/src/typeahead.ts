export interface TypeaheadOptions<Answer> {
  /** Asks the service. The signal becomes aborted when the answer is no longer needed: pass it on. */
  readonly ask: (text: string, signal: AbortSignal) => Promise<Answer>;
  /** Shows the answer to the newest text. Called with undefined when the text is empty: hide the list. */
  readonly show: (answer: Answer | undefined, text: string) => void;
  /** The newest text has no answer. The next keystroke asks again. */
  readonly failed: (error: unknown, text: string) => void;
  /** How long to wait after a keystroke for the next one; default 80 ms. */
  readonly delayMs?: number;
}

export interface Typeahead {
  /** Call it whenever the text changed. The same text again changes nothing. */
  type(text: string): void;
  /** Forgets the text and its answer: after a match was picked, or when the field is left. */
  stop(): void;
}

/** Asks while a person types: after a short pause, only for the newest text, and without ever showing an older answer over a newer one. */
export function typeahead<Answer>({ ask, show, failed, delayMs = 80 }: TypeaheadOptions<Answer>): Typeahead {
  let newest: { readonly text: string; readonly request: AbortController; readonly timer: ReturnType<typeof setTimeout> } | undefined;

  const stop = (): void => {
    clearTimeout(newest?.timer);
    newest?.request.abort();
    newest = undefined;
  };

  const answer = async (text: string, request: AbortController): Promise<void> => {
    try {
      const found = await ask(text, request.signal);
      if (!request.signal.aborted) show(found, text);
    } catch (error) {
      if (request.signal.aborted) return;
      // Typed again, the same text is asked again.
      newest = undefined;
      failed(error, text);
    }
  };

  return {
    stop,
    type(typed) {
      const text = typed.trim();
      if (text === newest?.text) return;
      stop();
      if (text === '') {
        show(undefined, text);
        return;
      }
      const request = new AbortController();
      newest = { text, request, timer: setTimeout(() => void answer(text, request), delayMs) };
    },
  };
}
