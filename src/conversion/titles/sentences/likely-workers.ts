import { isPerson } from '../evidence/person-words.ts';
import type { DoneBy } from '../parsed-title.ts';
import type { TitleModel } from '../title-model.ts';
import { RANKING } from '../tuning.ts';
import { workSentence, type WorkSentence } from './work-sentence.ts';
import { contentWords, isWorkWord, workersByWords, type WordEvidence } from './work-words.ts';

type Model = Pick<TitleModel, 'knownTitles' | 'textProbabilities'>;

/** A title, and how much the text supports it. */
type Supported = Pick<WordEvidence, 'title' | 'weight'>;

/**
 * Who does what a sentence says, by all of its words: "I stand in the road with a stop sign when children walk to school". `known` is who does it by a verb and what it is done to, which counts
 * as much as a few words: together with others, if the words support somebody else more ("I give shots to dogs"). Undefined if all words support nobody enough, or nobody else.
 */
export function likelyWorkers(model: Model, text: string, known: readonly string[] = []): DoneBy | undefined {
  const sentence = workSentence(text, isPersonOfTitles(model));
  if (sentence === undefined) return undefined;
  const { most, least, temperature, leastShare, mostLikely } = RANKING.workWords;
  const evidence = workersByWords(sentence.said.map(({ words, weight }) => ({ words: words.map(spelled(model)), weight })));
  const [best] = evidence;
  if (best === undefined) return undefined;
  const likelihood = likelihoodOf(sentence, text, best);
  if (likelihood < least) return undefined;
  const all = known.length === 0 ? evidence : withKnown(model, evidence, known, { isShort: wordsIn(sentence) < RANKING.workWords.longSentence });
  if (all === undefined) return undefined;
  const ratios = all.slice(0, most).map(({ title, weight }) => ({ title, ratio: Math.exp(temperature * (weight - (all[0]?.weight ?? 0))) }));
  const sum = ratios.reduce((total, { ratio }) => total + ratio, 0);
  const likely = ratios.filter(({ ratio }) => ratio >= leastShare * sum);
  const shares = likely.map(({ ratio }) => ratio / sum);
  const workers = likely.map(({ title }) => title);
  return { text: text.trim(), workers, shares, likelihood: mostLikely * likelihood, ...(sentence.isPast ? { isPast: true } : {}) };
}

/**
 * What the words support, with more for the occupations of some titles; undefined if they do not support another one more, or far more in a short
 * sentence, of which they are nearly all.
 */
function withKnown(
  { textProbabilities }: Model,
  evidence: readonly WordEvidence[],
  known: readonly string[],
  { isShort }: { readonly isShort: boolean },
): Supported[] | undefined {
  const occupationOf = (title: string): string | undefined => [...textProbabilities.of(title).keys()][0]?.slice(0, OCCUPATION);
  const occupations = new Set(known.map(occupationOf));
  const isKnown = ({ title }: Supported): boolean => known.includes(title) || occupations.has(occupationOf(title));
  const near = evidence.slice(0, MOST_COMPARED);
  const own = near.find(isKnown)?.weight ?? 0;
  const { farMore, known: more } = RANKING.workWords;
  if ((near[0]?.weight ?? 0) <= own + (isShort ? farMore : 0)) return undefined;
  return [...known.map((title) => ({ title, weight: own + more })), ...near.filter((one) => !isKnown(one))].toSorted((a, b) => b.weight - a.weight);
}

/** Whether titles have a word for a person. "Together" only ends like one. */
const isPersonOfTitles =
  ({ knownTitles }: Model) =>
  (word: string): boolean =>
    [word, word.replace(/s$/u, '')].some((form) => knownTitles.spelling.usesOf(form) > 0) && isPerson(knownTitles, word);

/** A word of no title and no English word, as the word that it misspells. */
const spelled =
  ({ knownTitles: { spelling } }: Model) =>
  (word: string): string =>
    isWorkWord(word) || spelling.isWord(word) ? word : (spelling.correct(word, { isLast: false }) ?? word);

const wordsIn = ({ said }: WorkSentence): number => said.reduce((sum, { words }) => sum + words.length, 0);

/** How likely the words say what somebody does at work. */
function likelihoodOf(sentence: WorkSentence, text: string, { weight, words }: WordEvidence): number {
  if (wordsIn(sentence) < RANKING.workWords.leastWords) return 0;
  const { said, isDoubtful, isPast } = sentence;
  const { constant, ofWeight, ofWord, ofContent, ofDoubt, ofPast, ofOwn, ofSeveralClauses } = RANKING.workWords.odds;
  const content = said.reduce((sum, part) => sum + contentWords(part.words).length, 0);
  const ofText = ofDoubt * Number(isDoubtful) + ofPast * Number(isPast) + ofOwn * Number(OWN.test(text)) + ofSeveralClauses * Number(said.length > 1);
  return 1 / (1 + Math.exp(-(constant + ofText + ofWeight * weight + ofWord * words + ofContent * content)));
}

/** People who mention what is theirs are probably at home. */
const OWN =
  /\b(?:our|us|me|my(?!\s+(?:job|work|boss|clients?|customers?|patients?|students?|dut(?:y|ies)|role|tasks?|mom|mother|dad|father|wife|husband|brother|sister)\b))\b/iu;
/** Digits of a code that name the occupation: "47-2152". */
const OCCUPATION = 7;
/** Titles of which the occupation is looked up. */
const MOST_COMPARED = 40;
