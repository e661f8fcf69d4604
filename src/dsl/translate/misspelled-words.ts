import type { Gazetteer } from '../../gazetteer/gazetteer.ts';
import { edits } from '../../conversion/edits.ts';
import { once } from '../../runtime/once.ts';
import { CHAT_WORDS } from './chat-words.ts';
import { findItems } from './find-items.ts';
import type { Item } from './items.ts';
import type { Lexicon } from './lexicon.ts';
import { vocabulary } from './vocabulary/vocabulary.ts';
import { lemmaOf, type Word } from './words/word.ts';

/** Shorter words are too often abbreviations. */
const SHORTEST = 5;
/** A slip is expected in words that people use all the time: those of this many phrases. */
const LEAST_USES = 8;
/** Words that people type without their vowels: "hw mny". They are no part of many phrases, or too short for other slips. */
const OFTEN_SHORTENED = 'how what which who where when many much make people work job company'.split(' ');
/** Shorter words look like too many others. */
const SHORTEST_OF_INDUSTRIES = 6;
const VOWELS = /[aeiou]/gu;
/** A word with as few letters is shortened in more than one way. */
const SHORTEST_OF_CONSONANTS = 2;
/** Of two words that a slip can mean, one counts if it is used so many times as often. */
const FAR_MORE = 5;

/** The words that many phrases of the vocabulary have, with how many do, in the singular and plural. */
const usualWords = once((): ReadonlyMap<string, number> => {
  const usual = [...vocabulary().uses()].filter(([word, count]) => count >= LEAST_USES && word.length >= SHORTEST - 1 && /^[a-z]+$/u.test(word));
  return new Map([...usual.map(([word, count]) => [`${word.replace(/y$/u, 'ie')}s`, count] as const), ...usual]);
});

/** "Tell me abuot Boeing": a word that nothing explains, and that is no word of the language, is the usual word that differs from it by one slip. */
export function itemsWithoutSlips(
  text: string,
  words: readonly Word[],
  names: Lexicon,
  gazetteer: Gazetteer,
): { readonly words: readonly Word[]; readonly items: readonly Item[] } {
  const items = findItems(text, words, names, gazetteer);
  const unknown = new Set(items.flatMap((item) => (item.means.kind === 'unknown' ? [item.from] : [])));
  const meant = words.map((word, i) => {
    const key = unknown.has(i)
      ? (CHAT_WORDS[word.key] ??
        articleOrIndustry(word, words[i - 1]) ??
        withVowels(word, names) ??
        (maySlip(word, names, { isFirst: i === 0 }) ? (usualWordLike(word.key) ?? industryWordLike(word.key, names)) : swapped(word, names)))
      : undefined;
    return key === undefined ? word : { ...word, key, lemma: lemmaOf(key), meant: key };
  });
  if (meant.every((word, i) => word === words[i])) return { words, items };
  return { words: meant, items: findItems(text, meant, names, gazetteer) };
}

/** Inside a sentence, a capital letter begins a name. */
const maySlip = ({ kind, text, key }: Word, names: Lexicon, { isFirst }: { readonly isFirst: boolean }): boolean =>
  kind === 'word' &&
  key.length >= (isFirst ? SHORTEST - 1 : SHORTEST) &&
  /^[a-z]+$/u.test(isFirst ? key : text) &&
  !names.isEnglish(key) &&
  !usualWords().has(lemmaOf(key));

/** The only frequent word with these consonants. */
function withVowels({ kind, text, key }: Word, names: Lexicon): string | undefined {
  if (kind !== 'word' || !/^[b-df-hj-np-tv-z]+$/u.test(text) || key.length < SHORTEST_OF_CONSONANTS || names.isEnglish(key)) return undefined;
  const found = OFTEN_SHORTENED.filter((word) => word.length - key.length <= SHORTEST_OF_CONSONANTS && word.replace(VOWELS, '') === key);
  return found.length === 1 ? found[0] : undefined;
}

/** "Teh" is an article, but not in "how many teh companies". */
const articleOrIndustry = ({ key }: Word, before: Word | undefined): string | undefined =>
  key !== 'teh' ? undefined : before !== undefined && BEFORE_NOUN.test(before.key) ? 'tech' : 'the';
const BEFORE_NOUN = /^(?:many|mny|much|which|what|any|some|other|more|no|big|large|small|top|best|us|american|most)$/u;

/** "Insurence companies", "resturants". */
function industryWordLike(key: string, names: Lexicon): string | undefined {
  if (key.length < SHORTEST_OF_INDUSTRIES) return undefined;
  const near = names.industryWords.filter((word) => Math.abs(word.length - key.length) <= 1 && edits(key, word) === 1);
  return new Set(near.map(lemmaOf)).size === 1 ? near[0] : undefined;
}

/** "Tehc": a short word with two letters in the wrong order. */
function swapped({ kind, text, key }: Word, names: Lexicon): string | undefined {
  if (kind !== 'word' || !/^[a-z]{4}$/u.test(text) || names.isEnglish(key)) return undefined;
  const letters = (word: string): string => Array.from(word).sort().join('');
  const found = names.industryWords.filter((word) => word.length === key.length && letters(word) === letters(key) && edits(key, word) === 1);
  return found.length === 1 ? found[0] : undefined;
}

function usualWordLike(key: string): string | undefined {
  let [best, uses, others]: [string | undefined, number, number] = [undefined, 0, 0];
  for (const [word, count] of usualWords()) {
    if (Math.abs(word.length - key.length) > 1 || edits(key, word) > 1) continue;
    if (count > uses) [best, uses, others] = [word, count, uses];
    else others = Math.max(others, count);
  }
  return uses >= FAR_MORE * others ? best : undefined;
}
