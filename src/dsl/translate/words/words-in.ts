import { wordKey } from '../../../text/words.ts';
import { withoutCourtesies } from './courtesies.ts';
import { withoutSpeaker } from './speaker.ts';
import { splitIn } from './split.ts';
import { titlesToConvert } from './titles-in-text.ts';
import type { Word } from './word.ts';

/** Splits a question. Hyphens separate words, as they do in names. */
export function wordsIn(written: string): Word[] {
  const text = withoutCourtesies(withoutSpeaker(written));
  let end = 0;
  const words: Word[] = [];
  for (const at of titlesToConvert(text)) {
    const quote = text.slice(at.start, at.end);
    words.push(...splitIn(' '.repeat(end) + text.slice(end, at.start)), { kind: 'quoted', text: quote, key: wordKey(quote), lemma: wordKey(quote), at });
    end = at.end;
  }
  return [...words, ...splitIn(' '.repeat(end) + text.slice(end))];
}
