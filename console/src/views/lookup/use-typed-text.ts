import { useEffect, useState } from 'react';
import { useDebounced } from '../../ui/use-debounced.ts';
import { useUrlState } from '../../ui/url-state.ts';

/** Long enough to skip the letters of a fast typist, too short to notice. */
export const PAUSE_MS = 90;

interface TypedText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** The text that is looked up: what was typed, after a pause. */
  readonly asked: string;
}

/** The text of the box. The URL follows it after a pause, and it follows the URL. */
export function useTypedText(): TypedText {
  const [url, setUrl] = useUrlState();
  const linked = url('q');
  const [text, setText] = useState(linked);
  const asked = useDebounced(text.trim(), PAUSE_MS);

  useEffect(() => {
    setUrl({ q: asked });
  }, [asked, setUrl]);
  // Back and forward, and links to this view.
  useEffect(() => {
    setText((current) => (current.trim() === linked ? current : linked));
  }, [linked]);
  return { text, setText, asked };
}
