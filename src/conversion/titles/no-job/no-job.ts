import { gazetteer } from '../../../gazetteer/current-gazetteer.ts';
import { stateLetters } from '../../../gazetteer/states.ts';
import { wordKey } from '../../../text/words.ts';
import { readWordList } from '../../word-list.ts';
import { saidWithoutArticle } from '../sentences/loose-sentence.ts';
import type { KnownTitles } from '../evidence/known-titles.ts';
import { isOtherByWords } from './names-job.ts';
import { isOtherSubject } from './not-job-words.ts';
import type { Naming } from './thing-named.ts';
import { isOtherText, isPersonName, isThing } from './other-text.ts';
import { isKnownTitle, isLoneName } from '../known-title.ts';
import type { ParsedTitle } from '../parsed-title.ts';
import type { NoJob } from '../title-advice.ts';
import { LABEL_ALONE } from '../parsing/sentence-parts.ts';
import { FUNCTION_WORDS, SENTENCE_WORDS } from '../parsing/word-kinds.ts';

const ANY = '*';
const GOING_ON = ' ...';
const LISTED = readWordList('not-jobs.txt');
const LINES = LISTED.map((line) => (line.endsWith(GOING_ON) ? line.slice(0, -GOING_ON.length) : line));
const BEFORE_TITLES = new Set(LISTED.filter((line) => line.endsWith(GOING_ON)).map((line) => line.slice(0, -GOING_ON.length)));
const WHOLE = new Set(LINES.filter((line) => !line.includes(ANY)));
const ENDINGS = LINES.filter((line) => line.startsWith(ANY)).map((line) => line.slice(1));
const BEGINNINGS = LINES.filter((line) => line.endsWith(ANY)).map((line) => line.slice(0, -1));
/** Whether the list of texts that name no job has a text. */
export const isListed = (key: string): boolean =>
  WHOLE.has(key) || ENDINGS.some((ending) => key.endsWith(ending)) || BEGINNINGS.some((beginning) => key.startsWith(beginning));

/** Whether a listed text is rather the beginning of a title while it is typed ("test", of "test engineer"). */
export const titlesGoOnAfter = (key: string): boolean => BEFORE_TITLES.has(key);

/** A street, alone or with its town: "Baker Street, London". */
const ADDRESS = /^[^\p{L}\p{N}]*(?:\d+\s+)?(?:\p{L}+\s+){1,2}(?:street|avenue|boulevard)\s*(?:,.*)?$/iu;
/** What somebody asks about something else: "is the pharmacy open on labor day". */
const QUESTION = /^[^\p{L}]*(?:is|are|was|were|does|did|do|can|could|has|have)\s+(?:the|there|it|this|that|my|your|any|anyone|anybody|you)\b/iu;
/** Whether a text is a label with nothing behind it yet ("Occupation:"). */
export const isLabelAlone = (text: string): boolean => LABEL_ALONE.test(text);

/**
 * What a text is that names no job: a status, a placeholder, a thing, a person, a place, an employer, or no word at all. Undefined for anything else. A known title is a
 * job, except for the few on the list.
 */
export function notJob(model: Naming, parsed: ParsedTitle): NoJob | undefined {
  const kind = kindOf(model, parsed);
  return kind === undefined ? undefined : { kind, given: parsed.typed.text.trim() };
}

function kindOf(model: Naming, parsed: ParsedTitle): NoJob['kind'] | undefined {
  const { knownTitles, employers } = model;
  const { typed, titles, doneBy } = parsed;
  const key = wordKey(typed.text);
  // Nor is "I am a mother".
  const isNoJob = isLabelAlone(typed.text) || WHOLE.has(key) || (typed.aside === '' && WHOLE.has(typed.core));
  const isAnyListed = [key, typed.core, wordKey(saidWithoutArticle(typed) ?? '')].some(isListed) || isAboutElse(key);
  const { beginnings } = knownTitles;
  // "911" begins "911 dispatcher". Fewer digits may begin anything, and signs begin nothing.
  if (!/\p{L}/u.test(typed.text) && !(BEGUN_NUMBER.test(key) && beginnings.countOfBeginning(key) > 0)) return 'no_words';
  const isKnown = titles.some((title) => isKnownTitle(knownTitles, title));
  if (!isKnown && ADDRESS.test(typed.text)) return 'place';
  if (!isKnown && QUESTION.test(typed.text)) return 'no_job';
  // A known title that begins or ends like a status is a job ("Retired Senior Volunteer Coordinator").
  if (isNoJob || (isAnyListed && !isKnown) || isOtherText(knownTitles, parsed) || isThing(model, parsed)) return 'no_job';
  if ((!isKnown && isLoneName(knownTitles, key)) || isPersonName(knownTitles, parsed)) return 'person';
  if (!isKnown && doneBy?.workers.length === 0) return 'unknown_work';
  if (!isKnown && isPlace(key)) return 'place';
  if (!isKnown && [key, typed.core].some((name) => employers.has(name) && !isJobWord(knownTitles, name))) return 'employer';
  return isOtherByWords(model, parsed) ? 'no_job' : undefined;
}

/** Known titles that a word must end as their job before it is a job, and no employer of that name. */
const LEAST_JOBS = 10;
const LEAST_SHARE_OF_JOBS = 0.5;

/** Whether the name of an employer is a word for a job ("carrier", of mail and newspapers). */
const isJobWord = ({ spelling }: KnownTitles, name: string): boolean =>
  spelling.usesOf(name) >= LEAST_JOBS && spelling.shareAsHead(name) >= LEAST_SHARE_OF_JOBS;

/** Whether a text is a place and nothing else: a large city, a state, or a city with its state ("Austin, TX"). */
function isPlace(key: string): boolean {
  const words = key.split(' ');
  return (
    gazetteer().names.has(key) ||
    [1, 2].some((length) => {
      const state = stateLetters(words.slice(-length).join(' '));
      return state !== undefined && words.length > length && gazetteer().hasCity(words.slice(0, -length).join(' '), state);
    })
  );
}

/** A number that may begin a title. */
const BEGUN_NUMBER = /^\d{3,}$/u;

/** Whether a text is about something else than a job: the family, school, or the weather. */
export const isAboutElse = (key: string): boolean => isOtherSubject(key, (word) => FILLERS.has(word));

/** Words that say nothing about a job. */
export const FILLERS = new Set([...FUNCTION_WORDS, ...SENTENCE_WORDS, 'i', 'is']);
