import type { Word } from './word.ts';

const TURNED: ReadonlyMap<string, string> = new Map([
  ['<', '>'],
  ['>', '<'],
  ['<=', '>='],
  ['>=', '<='],
  ['≤', '≥'],
  ['≥', '≤'],
]);

const NUMBERS: readonly Word['kind'][] = ['number', 'money', 'percent'];

/** "60000 > pay" is said like "pay < 60000": the sign in front of the number, turned. */
export function turned(words: readonly Word[]): Word[] {
  const read = [...words];
  for (let i = 0; i + 2 < read.length; i++) {
    const [number, sign, next] = read.slice(i, i + 3);
    const other = TURNED.get(sign?.text ?? '');
    if (number === undefined || sign === undefined || other === undefined || !NUMBERS.includes(number.kind) || next?.kind !== 'word') continue;
    const before = read[i - 1];
    // "Pay > 60000 < …" has its own sign.
    if (before !== undefined && TURNED.has(before.text)) continue;
    read.splice(i, 2, { ...sign, text: other, key: other, lemma: other }, number);
    i++;
  }
  return read;
}
