import { isPerson } from './evidence/person-words.ts';
import type { DoneBy } from './parsed-title.ts';
import type { TitleModel } from './title-model.ts';
import { RANKING } from './tuning.ts';
import { workSentence, type WorkSentence } from './work-sentence.ts';
import { contentWords, workersByWords, type WordEvidence } from './work-words.ts';

type Model = Pick<TitleModel, 'knownTitles' | 'textProbabilities'>;

/**
 * Who does what a sentence says, by all of its words: "I stand in the road with a stop sign when children walk to school". `known` is who does it by a verb and what it is done to; the words
 * count instead if they tell far more for somebody else ("I give shots to dogs"). Undefined if they tell too little.
 */
export function likelyWorkers(model: Model, text: string, known: readonly string[] = []): DoneBy | undefined {
  const sentence = workSentence(text, isPersonOfTitles(model));
  if (sentence === undefined) return undefined;
  const { most, least, margin, temperature, leastShare } = RANKING.workWords;
  const told = workersByWords(sentence.said);
  const [best] = told;
  if (best === undefined) return undefined;
  const likelihood = likelihoodOf(sentence, best);
  if (likelihood < least || (known.length > 0 && best.weight < margin + weightOf(model, told, known))) return undefined;
  const ratios = told.slice(0, most).map(({ title, weight }) => ({ title, ratio: Math.exp(temperature * (weight - best.weight)) }));
  const all = ratios.reduce((sum, { ratio }) => sum + ratio, 0);
  const likely = ratios.filter(({ ratio }) => ratio >= leastShare * all);
  const shares = likely.map(({ ratio }) => ratio / all);
  return { text: text.trim(), workers: likely.map(({ title }) => title), shares, likelihood, ...(sentence.isPast ? { isPast: true } : {}) };
}

/** Whether titles have a word for a person. "Together" only ends like one. */
const isPersonOfTitles =
  ({ knownTitles }: Model) =>
  (word: string): boolean =>
    [word, word.replace(/s$/u, '')].some((form) => knownTitles.spelling.usesOf(form) > 0) && isPerson(knownTitles, word);

/** How likely the words say what somebody does at work. */
function likelihoodOf({ said, isDoubtful }: WorkSentence, { weight, words }: WordEvidence): number {
  if (said.reduce((sum, part) => sum + part.words.length, 0) < RANKING.workWords.leastWords) return 0;
  const { constant, ofWeight, ofWord, ofContent, ofDoubt } = RANKING.workWords.odds;
  const content = said.reduce((sum, part) => sum + contentWords(part.words).length, 0);
  return 1 / (1 + Math.exp(-(constant + ofWeight * weight + ofWord * words + ofContent * content + ofDoubt * Number(isDoubtful))));
}

/** What the words tell for the occupation of some titles. */
function weightOf({ textProbabilities }: Model, told: readonly WordEvidence[], titles: readonly string[]): number {
  const occupationOf = (title: string): string | undefined => [...textProbabilities.of(title).keys()][0]?.slice(0, OCCUPATION);
  const occupations = new Set(titles.map(occupationOf));
  return told.find(({ title }) => titles.includes(title) || occupations.has(occupationOf(title)))?.weight ?? 0;
}

/** Digits of a code that name the occupation: "47-2152". */
const OCCUPATION = 7;
