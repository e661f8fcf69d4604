import { wordLists } from '../../../language/word-lists.ts';
import { wordTable } from '../../../text/word-table.ts';
import type { Span } from '../../syntax-tree.ts';
import type { Word } from './word.ts';

/** The parts that fractions count: "three quarters", "a third of". */
const PARTS = wordTable<number>({ third: 3, quarter: 4, fifth: 5, tenth: 10 });
/** "One in five have", "three out of four stay": words that follow a share of people. */
const AFTER_SHARE = wordLists('workers.tsv').whole('after share');
/** "At least a fifth", "more than half": words that compare a share, before it, and words that no share is of. */
const COMPARED = /^(?:least|most|than|over|under|above|below|about|around|nearly|almost|roughly|only|exactly|approximately)$/u;
const AFTER_COMPARED = /^(?:still|be|will|would|can|end|make|makes|make it|who|that|that is|or|and|,)$/u;
const OF_TIME = /^(?:year|month|week|day|quarter|hour|decade|century|million|billion|thousand|dozen)$/u;
const PEOPLE = /^(?:worker|person|people|employee)$/u;
/** "3/4" is a share. "9/8" is none. */
export function fractionOf(part: number, whole: number, at: Span): Word[] {
  const share = String(percentOf(part, whole));
  if (part < whole) return [{ kind: 'percent', text: share, key: share, lemma: share, at }];
  return [part, whole].map((value) => ({ kind: 'number', text: String(value), key: String(value), lemma: String(value), at }));
}

/** "Two thirds", "a quarter of", and "three in four have" are shares, as "75%" is. */
export function withFractions(words: readonly Word[]): Word[] {
  const read: Word[] = [];
  for (let i = 0; i < words.length;) {
    const half = halfAt(words, i);
    if (half !== undefined) {
      read.push(half.word);
      i += half.length;
      continue;
    }
    const found = fractionAt(words, i);
    const [first, last] = [words[i], words[i + (found?.length ?? 1) - 1]];
    if (first === undefined || last === undefined) break;
    const text = String(found?.percent);
    read.push(found === undefined ? first : { kind: 'percent', text, key: text, lemma: text, at: { start: first.at.start, end: last.at.end } });
    i += found?.length ?? 1;
  }
  return read;
}

/** "Half a decade", "half a dozen", "half dozen", "half a million". */
function halfAt(words: readonly Word[], i: number): { readonly word: Word; readonly length: number } | undefined {
  const [half, ...next] = words.slice(i, i + 3);
  const hasArticle = next[0]?.key === 'a';
  const whole = hasArticle ? next[1] : next[0]?.key === 'dozen' ? next[0] : undefined;
  if (half?.key !== 'half' || whole?.kind !== 'number') return undefined;
  const text = String(Number(whole.text) / 2);
  return { word: { ...whole, text, key: text, lemma: text, at: { start: half.at.start, end: whole.at.end } }, length: hasArticle ? 3 : 2 };
}

function fractionAt(words: readonly Word[], i: number): { readonly percent: number; readonly length: number } | undefined {
  const [first, second, third, fourth, fifth] = words.slice(i, i + 5);
  const isCompared = COMPARED.test(words[i - 1]?.key ?? '');
  const followsShare = (next: Word | undefined): boolean => next !== undefined && (AFTER_SHARE.test(next.lemma) || AFTER_COMPARED.test(next.lemma));
  // "More than half stay".
  if (first?.key === 'half' && isCompared && second?.key !== 'a' && followsShare(second)) return { percent: HALF, length: 1 };
  const isOne = first?.kind === 'word' && /^an?$/u.test(first.key);
  const count = isOne ? 1 : first?.kind === 'number' ? Number(first.text) : undefined;
  if (count === undefined || count < 1) return undefined;
  const parts = PARTS[second?.lemma ?? ''];
  // "A third year" is no share, and neither is "5 thirds".
  if (
    parts !== undefined &&
    count < parts &&
    (second?.key !== second?.lemma || third?.key === 'of' || (isCompared && isOne && !OF_TIME.test(third?.lemma ?? '')))
  )
    return { percent: percentOf(count, parts), length: 2 };
  const isOutOf = second?.key === 'out' && third?.key === 'of';
  // "One worker in ten has".
  const isOfPeople = third?.key === 'in' && PEOPLE.test(second?.lemma ?? '');
  const whole = isOutOf || isOfPeople ? fourth : second?.key === 'in' ? third : undefined;
  const next = isOutOf || isOfPeople ? fifth : fourth;
  if (isOne || whole?.kind !== 'number' || count >= Number(whole.text) || !AFTER_SHARE.test(next?.lemma ?? 'of')) return undefined;
  return { percent: percentOf(count, Number(whole.text)), length: isOutOf || isOfPeople ? 4 : 3 };
}

const HALF = 50;
const percentOf = (count: number, parts: number): number => Number(((100 * count) / parts).toFixed(1));
