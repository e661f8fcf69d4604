import { useEffect, useState } from 'react';

/** The text of a field whose chosen value is in the URL. It follows the URL, as after Back. */
export function useFieldText(linked: string): readonly [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(linked);
  useEffect(() => {
    setText(linked);
  }, [linked]);
  return [text, setText];
}
