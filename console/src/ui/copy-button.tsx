import { useEffect, useState } from 'react';

const SHOWN_MS = 1_500;
const WORDS = { idle: undefined, copied: 'Copied', failed: 'Not copied' } as const;

interface CopyButtonProps {
  readonly text: string;
  readonly children: string;
  /** What is copied, for screen readers. */
  readonly about?: string;
}

/** Copies a text, and says so. */
export function CopyButton({ text, children, about }: CopyButtonProps): React.ReactElement {
  const [state, setState] = useState<keyof typeof WORDS>('idle');
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
    <button type="button" className="button small" onClick={copy}>
      {WORDS[state] ?? children}
      {about !== undefined && <span className="visually-hidden"> {about}</span>}
    </button>
  );
}
