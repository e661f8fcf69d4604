import { ABBREVIATIONS } from './abbreviations.ts';
import { readReplacements } from '../word-list.ts';
import { placeOf, wordSpans, type WordSpan } from '../word-spans.ts';
import type { KnownTitles } from './evidence/known-titles.ts';
import { sortedStems } from './evidence/tokens.ts';
import { isSaid, isSaidOfPast, postedJob, saidWithoutArticle, wordsAround } from './sentences/loose-sentence.ts';
import { isOwnerTitle } from './match.ts';
import { readPlural } from './misspelled-plural.ts';
import { nearName } from './near-name.ts';
import { nameAtEnd } from './name-at-end.ts';
import { finishedTitle, halvesOf, joinedTitle, nearTitle, SHORTEST_HALF, splitTitle, type NearTitle } from './near-title.ts';
import { normalizeTitle, type NormalizedTitle } from './normalize.ts';
import { PLURAL_RULES } from './parsing/form-rules.ts';
import { AFTER_JOB } from './parsing/separators.ts';
import { plainForms } from './plain-form.ts';
import type { ReadAs } from './read-as.ts';
import { severalJobs, type OneJob } from './several-jobs.ts';
import { writtenInFull } from './shortened-title.ts';
import { ACRONYMS, TITLE_SYNONYMS, titlesOfBegunName } from './title-variants.ts';
import { withoutIgnored } from './without-ignored.ts';
import { writtenOut } from './written-out.ts';
import { STATE_KEYS } from '../../gazetteer/states.ts';

/** A title as it is ranked. */
export interface ParsedTitle {
  /** As the caller gave it. */
  readonly typed: NormalizedTitle;
  /** What it means. Several if an acronym is ambiguous. */
  readonly titles: readonly [NormalizedTitle, ...NormalizedTitle[]];
  /** How likely each of them is. Default: equally, and a past job less. */
  readonly shares?: readonly number[];
  readonly readAs: readonly ReadAs[];
  /** The words around the job in a sentence, and those for a past one, which no rule removes. */
  readonly setAside?: readonly string[];
  /** Set if the text names several jobs, which are then its titles. */
  readonly severalJobs?: readonly OneJob[];
  /** Set if the text says what somebody does instead of what the person is. */
  readonly doneBy?: DoneBy;
}

/** What somebody does, and the titles that the person may have; none if no title is sure ("I make money"). */
export interface DoneBy {
  readonly text: string;
  readonly workers: readonly string[];
  /** How likely each of them is. Default: equally. */
  readonly shares?: readonly number[];
  /** How likely the text names a job at all. Default: 1. */
  readonly likelihood?: number;
  /** Whether somebody used to do it. */
  readonly isPast?: boolean;
  /** Whether somebody only likes to, or would like to. */
  readonly isLiked?: boolean;
}

/** How a text is read that says more than the job. */
export interface Readers {
  readonly withoutEmployer: WithoutEmployer;
  readonly doneBy: (title: NormalizedTitle) => DoneBy | undefined;
}

/** Whether a text names only jobs that somebody had ("retired nurse", "I was plumber"), and is no title by itself. */
export const isPastJob = ({ typed, titles: [title], severalJobs, doneBy }: ParsedTitle): boolean =>
  severalJobs?.every(({ isPast }) => isPast) ??
  (doneBy?.isPast === true || isSaidOfPast(typed) || (title !== typed && typed.parts.some(({ label }) => label === 'past_job')));

/** Finds the job in a text that also names an employer; undefined to read the text as a whole. */
export type WithoutEmployer = (text: string) => string | undefined;

/** Words that are correct although no known title has them: abbreviations, and halves of compounds ("co ordinator"). */
const CORRECT_WORDS = new Set([
  ...STATE_KEYS.flatMap((name) => name.split(' ')),
  ...ABBREVIATIONS.keys(),
  ...[...readReplacements('compounds.txt').keys()].flatMap((words) => words.split(' ')),
]);
/** Known words that are nearly always a misspelling of another word. */
const LIKELY_MISSPELLINGS = readReplacements('slips.txt');

/** The title read exactly as typed. */
export const unchanged = (typed: NormalizedTitle): ParsedTitle => ({ typed, titles: [typed], readAs: [] });

/**
 * Interprets a title that is not known as typed: leaves out its abbreviation next to it, or removes noise, then resolves a synonym ("fireman"), an acronym of whole titles ("AE"), words joined or split by
 * mistake ("mail man"), and misspelled words. A known title is never changed, and without known titles none is. Where the title alone is sure, an
 * employer after it does not count ("cashier at Target"); elsewhere it says something ("associate at Walmart").
 */
export function parseTitle(knownTitles: KnownTitles | undefined, typed: NormalizedTitle, readers?: Readers): ParsedTitle {
  if (knownTitles === undefined || (isTitle(knownTitles, typed.key) && !hasSeveralMeanings(typed.core))) return unchanged(typed);
  // "Girl Friday" would be a girl on Fridays.
  const whole = synonymOf(knownTitles, typed.key) ?? begunName(knownTitles, typed.key);
  if (whole !== undefined) return { typed, titles: [normalizeTitle(whole)], readAs: [] };
  if (typed.core === '' || isLoneName(knownTitles, typed.key)) return unchanged(typed);
  const inBrackets = writtenOut(
    typed,
    (title) => isKnownInAnyForm(knownTitles, title),
    (word) => ACRONYMS.has(word) || isCorrect(knownTitles, word),
  );
  if (inBrackets !== undefined) return { ...parseTitle(knownTitles, inBrackets), typed };
  const isKnown = isKnownInAnyForm(knownTitles, typed);
  const said = saidJob(knownTitles, typed);
  if (said !== undefined) return { ...parseTitle(knownTitles, said), typed, setAside: [...wordsAround(typed.text, said.text), ...said.ignored] };
  const doneBy = isKnown && !isSaid(typed) ? undefined : readers?.doneBy(typed);
  if (doneBy !== undefined) return withWorkers(knownTitles, typed, doneBy);
  const job = isKnown ? undefined : (readers?.withoutEmployer(typed.text) ?? readers?.withoutEmployer(withoutIgnored(typed).text));
  if (job !== undefined) return { ...parseTitle(knownTitles, normalizeTitle(job)), typed };
  const jobs = severalJobs(knownTitles, typed);
  if (jobs !== undefined)
    return {
      typed,
      titles: [jobs[0].title, ...jobs.slice(1).map(({ title }) => title)],
      readAs: [],
      severalJobs: jobs,
      setAside: jobs.flatMap(({ pastWords }) => pastWords),
    };
  const { titles, readAs } = parseWithoutNoise(knownTitles, withoutIgnored(typed));
  const synonym = synonymOf(knownTitles, titles[0].key) ?? synonymOf(knownTitles, titles[0].core);
  return { typed, titles: synonym === undefined ? titles : [normalizeTitle(synonym)], readAs };
}

/** The first known title that a text is a synonym or an informal name of. */
const synonymOf = (knownTitles: KnownTitles, key: string): string | undefined =>
  isTitle(knownTitles, key) ? undefined : TITLE_SYNONYMS.get(key)?.find((other) => isTitle(knownTitles, other));

/** The known title of a half-typed informal name, if no title begins so. */
function begunName(knownTitles: KnownTitles, key: string): string | undefined {
  const titles = titlesOfBegunName(key);
  return titles === undefined || knownTitles.beginnings.countOfBeginning(key) > 0 ? undefined : titles.find((title) => isTitle(knownTitles, title));
}

/** Titles that are shown of a text that says what somebody does. */
const MOST_SHOWN = 5;

/** A text that says what somebody does, read as the title of the person. */
function withWorkers(knownTitles: KnownTitles, typed: NormalizedTitle, doneBy: DoneBy): ParsedTitle {
  const { text, workers, shares } = doneBy;
  const read = workers.map((worker) => parseTitle(knownTitles, normalizeTitle(worker)).titles);
  const [first, ...others] = read.flat();
  if (first === undefined) return { ...unchanged(typed), doneBy };
  const sharesOf = shares && { shares: read.flatMap((titles, i) => titles.map(() => (shares[i] ?? 0) / titles.length)) };
  return { typed, titles: [first, ...others], ...sharesOf, readAs: [{ text, as: workers.slice(0, MOST_SHOWN) }], doneBy };
}

/** The known title in a sentence without an article ("I am nurse", "I'm self employed"), or in a text about a job ("nurse job wanted"). */
function saidJob(knownTitles: KnownTitles, typed: NormalizedTitle): NormalizedTitle | undefined {
  const said = [saidWithoutArticle(typed), postedJob(typed)].flatMap((text) => (text === undefined ? [] : [normalizeTitle(text)]));
  return said.find((title) => isKnownInAnyForm(knownTitles, title) || isOwnerTitle(title.key));
}

/** Whether a title is nothing but a name, and no misspelled job: "Kramer" is no framer, but "Gardner" and "plummer" are jobs. */
export const isLoneName = ({ spelling }: KnownTitles, key: string): boolean => spelling.isName(key) && !LIKELY_MISSPELLINGS.has(key);

/** Whether the corpus or O*NET has the title, as it is or without level and seniority. */
export function isKnownTitle(knownTitles: KnownTitles, { key, core }: Pick<NormalizedTitle, 'key' | 'core'>): boolean {
  return isTitle(knownTitles, key) || isTitle(knownTitles, core);
}

/** The same, also with abbreviations written out, in the plural, with its words in another order, or by another name. */
export function isKnownInAnyForm(knownTitles: KnownTitles, title: NormalizedTitle): boolean {
  return (
    isKnownTitle(knownTitles, title) ||
    isTitle(knownTitles, title.expanded) ||
    knownTitles.bySorted.has(sortedStems(title)) ||
    synonymOf(knownTitles, title.core) !== undefined
  );
}

type Interpretation = Pick<ParsedTitle, 'titles' | 'readAs'>;

function parseWithoutNoise(knownTitles: KnownTitles, title: NormalizedTitle): Interpretation {
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
  const full = writtenInFull(knownTitles, words);
  const fullSpans = full === undefined ? [] : spansOf(text, words);
  if (full !== undefined && fullSpans.length === words.length) return withWords(title, fullSpans, full);
  const named = nameAtEnd(knownTitles, words);
  const near = nearInAnyWay(knownTitles, words);
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

/** Whether a title is an acronym of several titles, also if one of its meanings is in the corpus ("OTR"). */
const hasSeveralMeanings = (core: string): boolean => (ACRONYMS.get(core) ?? []).length > 1;

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

const isCorrect = ({ knownWords }: KnownTitles, word: string): boolean => knownWords.has(word) || CORRECT_WORDS.has(word);

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

/** Whether the corpus or O*NET has a title. Imported observations do not count: they contain many misspellings. */
function isTitle(knownTitles: KnownTitles, key: string): boolean {
  return knownTitles.isTitle(key);
}
