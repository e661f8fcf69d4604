import { isOneTypo } from '../edits.ts';
import { readReplacements } from '../word-list.ts';
import { placeOf, wordSpans, type WordSpan } from '../word-spans.ts';
import { STATE_KEYS } from '../../gazetteer/states.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { hasSeveralMeanings, isKnownInAnyForm, isKnownTitle, isTitle, LIKELY_MISSPELLINGS } from './known-title.ts';
import { readPlural } from './misspelled-plural.ts';
import { nearName } from './near-name.ts';
import { nameAtEnd } from './name-at-end.ts';
import { finishedTitle, halvesOf, joinedTitle, nearTitle, SHORTEST_HALF, splitTitle, type NearTitle } from './near-title.ts';
import { normalizeTitle, type NormalizedTitle } from './normalize.ts';
import { PLURAL_RULES } from './parsing/form-rules.ts';
import { AFTER_JOB } from './parsing/separators.ts';
import { plainForms } from './plain-form.ts';
import type { ReadAs } from './read-as.ts';
import { writtenInFull } from './shortened-title.ts';
import { ACRONYMS, TITLE_SYNONYMS } from './title-variants.ts';

/** Words that are correct although no known title has them: abbreviations, and halves of compounds ("co ordinator"). */
const CORRECT_WORDS = new Set([
  ...STATE_KEYS.flatMap((name) => name.split(' ')),
  ...ABBREVIATIONS.keys(),
  ...[...readReplacements('compounds.txt').keys()].flatMap((words) => words.split(' ')),
]);

/** What a title means, and how its words were read. */
export interface Interpretation {
  /** Several if an acronym is ambiguous. */
  readonly titles: readonly [NormalizedTitle, ...NormalizedTitle[]];
  readonly readAs: readonly ReadAs[];
}

/** What a title without noise means: in the singular, by another name, with its acronym written out, and with its misspelled words corrected. A known title stays as it is. */
export function parseWithoutNoise(knownTitles: KnownTitles, title: NormalizedTitle): Interpretation {
  const { text, core, expanded } = title;
  const asIs: Interpretation = { titles: [title], readAs: [] };
  if ((isKnownTitle(knownTitles, title) || TITLE_SYNONYMS.has(core)) && !hasSeveralMeanings(core)) return asIs;
  const words = core.split(' ');
  if (expanded !== core && isTitle(knownTitles, expanded)) return { titles: [normalizeTitle(expanded)], readAs: [] };
  const plain = plainForms(words).find((form) => isTitle(knownTitles, form) || TITLE_SYNONYMS.has(form));
  if (plain !== undefined) return { titles: [normalizeTitle(plain)], readAs: [] };
  // "Highschool teachers".
  const whole = plainForms(words, PLURAL_RULES)
    .map(normalizeTitle)
    .find((form) => isTitle(knownTitles, form.expanded));
  if (whole !== undefined) return { titles: [whole], readAs: [] };
  const plural = readPlural(knownTitles, title, (singular) => parseWithoutNoise(knownTitles, singular));
  if (plural !== undefined) return plural;
  // A single word with one typo is not short for a longer one: "pharmcist" is no pharmacologist.
  const nearWord = words.length === 1 ? nearInAnyWay(knownTitles, words) : undefined;
  const isTypo = nearWord !== undefined && isTitle(knownTitles, nearWord.word) && isOneTypo(core, nearWord.word);
  const full = isTypo ? undefined : writtenInFull(knownTitles, words);
  const fullSpans = full === undefined ? [] : spansOf(text, words);
  if (full !== undefined && fullSpans.length === words.length) return withWords(title, fullSpans, full);
  const named = nameAtEnd(knownTitles, words);
  const near = words.length === 1 ? nearWord : nearInAnyWay(knownTitles, words);
  const mayMeanOther =
    near !== undefined ||
    named !== undefined ||
    titlesOf(knownTitles, core).length > 0 ||
    words.some((word, i) => LIKELY_MISSPELLINGS.has(word) || !isCorrect(knownTitles, word) || areHalves(knownTitles, word, words[i + 1] ?? ''));
  const spans = mayMeanOther ? spansOf(text, words) : [];
  if (spans.length !== words.length) return asIs;

  const [long, ...others] = titlesOf(knownTitles, core);
  const [firstSpan, lastSpan] = [spans[0], spans.at(-1)];
  const nameSpan = named && spans.at(-named.length);
  if (named !== undefined && nameSpan !== undefined && lastSpan !== undefined) {
    const [start, end] = [boundsOf(nameSpan).start, boundsOf(lastSpan).end];
    return { titles: [normalizeTitle(text.slice(0, start) + named.title + text.slice(end))], readAs: [{ text: text.slice(start, end), as: [named.title] }] };
  }
  if (long !== undefined && firstSpan !== undefined && lastSpan !== undefined) {
    const [start, end] = [boundsOf(firstSpan).start, boundsOf(lastSpan).end];
    const writtenOut = (words: string): NormalizedTitle => normalizeTitle(text.slice(0, start) + words + text.slice(end));
    return { titles: [writtenOut(long), ...others.map(writtenOut)], readAs: [{ text: text.slice(start, end), as: [long, ...others] }] };
  }
  if (near !== undefined) return withWord(title, spans[near.at], near.word);
  const result = corrected(knownTitles, title, spans);
  if (result.readAs.length === 0) return result;
  const together = result.readAs.length === 1 ? undefined : correctedTogether(knownTitles, words);
  const isMeant = together !== undefined && together.count > knownTitles.beginnings.countOfTitle(result.titles[0].core);
  return isMeant ? withWords(title, spans, together.words) : withNearTitle(knownTitles, result);
}

/** The known title that a text becomes with one word otherwise. Before titles that only begin with the result comes a misspelled name of one ("politican": no political scientist). */
function nearInAnyWay(knownTitles: KnownTitles, words: readonly string[]): NearTitle | undefined {
  const near = splitTitle(knownTitles, words) ?? nearTitle(knownTitles, words);
  const isWhole = near !== undefined && isTitle(knownTitles, words.with(near.at, near.word).join(' '));
  return (isWhole ? near : (nearName(knownTitles, words) ?? near)) ?? joinedTitle(knownTitles, words) ?? finishedTitle(knownTitles, words);
}

/**
 * The words of the most frequent known title that a text with several misspelled words becomes if one of them is spelled as the title needs it: "polic oficer" is a police officer,
 * although "polic" alone is rather policy.
 */
function correctedTogether(knownTitles: KnownTitles, words: readonly string[]): { readonly words: readonly string[]; readonly count: number } | undefined {
  const apart = words.map((word, i) => readWord(knownTitles, word, { isLast: i === words.length - 1 }) ?? word);
  const found = words.flatMap((word, at) => {
    if (word === apart[at]) return [];
    const near = nearTitle(knownTitles, apart.with(at, word));
    return near?.at === at ? [apart.with(at, near.word)] : [];
  });
  const counted = found.map((words) => ({ words, count: knownTitles.beginnings.countOfTitle(words.join(' ')) }));
  return counted.sort((a, b) => b.count - a.count)[0];
}

/** The same after misspelled words were corrected: "secruity gard" is a security guard, because a security garden is no title, and "custumer service represent" a customer service representative. */
function withNearTitle(knownTitles: KnownTitles, { titles: [title], readAs }: Interpretation): Interpretation {
  const words = title.core.split(' ');
  const near = (isKnownInAnyForm(knownTitles, title) ? undefined : nearTitle(knownTitles, words)) ?? finishedTitle(knownTitles, words);
  const spans = near === undefined ? [] : spansOf(title.text, words);
  if (near === undefined || spans.length !== words.length) return { titles: [title], readAs };
  const result = withWord(title, spans[near.at], near.word);
  return { titles: result.titles, readAs: [...readAs, ...result.readAs] };
}

/** The title with other words in place of some. */
function withWords(title: NormalizedTitle, spans: readonly WordSpan[], words: readonly string[]): Interpretation {
  let result: Interpretation = { titles: [title], readAs: [] };
  // From the end, so that the places of the words before stay.
  for (const [i, span] of [...spans.entries()].reverse()) {
    const word = words[i] ?? span.word;
    if (word === span.word) continue;
    const replaced = withWord(result.titles[0], span, word);
    result = { titles: replaced.titles, readAs: [...replaced.readAs, ...result.readAs] };
  }
  return result;
}

/** The title with another word in place of one. */
function withWord(title: NormalizedTitle, span: WordSpan | undefined, word: string): Interpretation {
  if (span === undefined) return { titles: [title], readAs: [] };
  const { start, end } = boundsOf(span);
  const { text } = title;
  return { titles: [normalizeTitle(text.slice(0, start) + word + text.slice(end))], readAs: [{ text: text.slice(start, end), as: [word] }] };
}

/** Corrects the words of a title one by one. */
function corrected(knownTitles: KnownTitles, title: NormalizedTitle, spans: readonly WordSpan[]): Interpretation {
  const { text } = title;
  let result = '';
  let at = 0;
  const readAs: ReadAs[] = [];
  for (let i = 0; i < spans.length; i++) {
    const [span, next] = [spans[i], spans[i + 1]];
    if (span === undefined) continue;
    const { start, end } = boundsOf(span);
    const between = next === undefined ? '' : text.slice(end, boundsOf(next).start);
    if (next !== undefined && isBlank(between) && areHalves(knownTitles, span.word, next.word)) {
      replace(start, boundsOf(next).end, span.word + next.word);
      i++;
      continue;
    }
    const likely = isTitle(knownTitles, `${spans[i - 1]?.word ?? ''} ${span.word}`) ? undefined : LIKELY_MISSPELLINGS.get(span.word);
    const other = likely ?? readWord(knownTitles, span.word, { isLast: next === undefined || AFTER_JOB.pattern.test(between) });
    if (other !== undefined) replace(start, end, other);
  }
  return { titles: [readAs.length === 0 ? title : normalizeTitle(result + text.slice(at))], readAs };

  function replace(from: number, to: number, word: string): void {
    result += text.slice(at, from) + word;
    readAs.push({ text: text.slice(from, to), as: [word] });
    at = to;
  }
}

/** The whole titles that an acronym, or the letter of a programming language, can mean. */
function titlesOf(knownTitles: KnownTitles, core: string): readonly string[] {
  const programmer = `${core} programmer`;
  return ACRONYMS.get(core) ?? (core.length === 1 && isTitle(knownTitles, programmer) ? [programmer] : []);
}

/** How to read an unknown word: as two words that form a title, or as the word that it misspells. */
function readWord(knownTitles: KnownTitles, word: string, place: { readonly isLast: boolean }): string | undefined {
  if (isCorrect(knownTitles, word)) return undefined;
  const apart = halvesOf(word)
    .map((halves) => halves.join(' '))
    .find((words) => isTitle(knownTitles, words));
  return apart ?? knownTitles.spelling.correct(word, place);
}

/** Whether two words joined are a title or a synonym of one, and two words apart are not a title. */
function areHalves(knownTitles: KnownTitles, one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < SHORTEST_HALF || isTitle(knownTitles, `${one} ${other}`)) return false;
  return isTitle(knownTitles, one + other) || TITLE_SYNONYMS.has(one + other);
}

/** Where the words of the core are in the title. */
function spansOf(title: string, core: readonly string[]): WordSpan[] {
  const found: WordSpan[] = [];
  for (const span of wordSpans(title)) if (span.word === core[found.length]) found.push(span);
  return found;
}

function boundsOf(span: WordSpan): { start: number; end: number } {
  const [start, end] = placeOf(span) ?? [0, 0];
  return { start, end };
}

const isBlank = (between: string): boolean => /^[\s-]+$/u.test(between);

export const isCorrect = ({ knownWords }: KnownTitles, word: string): boolean => knownWords.has(word) || CORRECT_WORDS.has(word);
