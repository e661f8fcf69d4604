import { useEffect, useState, type ReactNode } from 'react';

const SHOWN_MS = 1_500;

/** Copies a text, and says so. */
export function CopyButton({ text, children, label }: { readonly text: string; readonly children: ReactNode; readonly label?: string }): React.ReactElement {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return undefined;
    const timer = setTimeout(() => {
      setState('idle');
    }, SHOWN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [state]);
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => {
        setState('copied');
      },
      () => {
        setState('failed');
      },
    );
  };
  return (
    <button type="button" className="button small" onClick={copy} aria-label={state === 'idle' ? label : undefined}>
      {state === 'idle' ? children : state === 'copied' ? 'Copied' : 'Not copied'}
    </button>
  );
}
