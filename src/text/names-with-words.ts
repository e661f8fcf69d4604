import jaroWinkler from 'natural/lib/natural/distance/jaro-winkler_distance.js';
import { wordsOf } from './words.ts';

/** How similar two words must be to count as one, so that other forms and typos do ("registerd", "nurses"). */
const ALIKE = 0.88;
/** Shorter words ("and", "of") say nothing about what a name means. */
const SHORTEST = 4;
const MOST = 3;

/** Up to three names that share most words with a text, best first; none if no name shares a word. Of names that share as many, first the one with the fewest other words. */
export function namesWithWords(given: string, names: Iterable<string>): string[] {
  const words = tellingWords(given);
  return [...new Set(names)]
    .map((name) => {
      const ofName = tellingWords(name);
      const shared = words.filter((word) => ofName.some((other) => jaroWinkler(word, other) >= ALIKE)).length;
      return { name, shared, others: ofName.length - shared };
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared || a.others - b.others)
    .slice(0, MOST)
    .map(({ name }) => name);
}

const tellingWords = (text: string): string[] => wordsOf(text).filter((word) => word.length >= SHORTEST);
