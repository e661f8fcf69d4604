import { useEffect, useState } from 'react';

/** The text of a field whose chosen value is in the URL. It follows the URL, as after Back. */
export function useFieldText<Text extends string>(linked: Text): readonly [text: Text, setText: (text: Text) => void] {
  const [text, setText] = useState(linked);
  useEffect(() => {
    setText(linked);
  }, [linked]);
  return [text, setText];
}
