import { gazetteer } from '../../../gazetteer/current-gazetteer.ts';
import { stateLetters } from '../../../gazetteer/states.ts';
import { wordKey } from '../../../text/words.ts';
import { readWordList } from '../../word-list.ts';
import type { KnownTitles } from '../evidence/known-titles.ts';
import type { FieldOfWork } from '../evidence/field-of-work.ts';
import type { Ranking } from '../evidence/fusion.ts';
import { isPerson } from '../evidence/person-words.ts';
import { saidWithoutArticle } from '../sentences/loose-sentence.ts';
import { isOtherByWords } from './names-job.ts';
import type { NormalizedTitle } from '../normalize.ts';
import { isOtherSubject } from './not-job-words.ts';
import type { Naming } from './thing-named.ts';
import { isOtherText, isPersonName, isThing } from './other-text.ts';
import { isKnownTitle, isLoneName, type ParsedTitle } from '../parsed-title.ts';
import { LABEL_ALONE } from '../parsing/sentence-parts.ts';
import { FUNCTION_WORDS, isPersonWord, SENTENCE_WORDS } from '../parsing/word-kinds.ts';
import { RANKING } from '../tuning.ts';

const ANY = '*';
const LINES = readWordList('not-jobs.txt');
const WHOLE = new Set(LINES.filter((line) => !line.includes(ANY)));
const ENDINGS = LINES.filter((line) => line.startsWith(ANY)).map((line) => line.slice(1));
const BEGINNINGS = LINES.filter((line) => line.endsWith(ANY)).map((line) => line.slice(0, -1));
/** Whether the list of texts that name no job has a text. */
export const isListed = (key: string): boolean =>
  WHOLE.has(key) || ENDINGS.some((ending) => key.endsWith(ending)) || BEGINNINGS.some((beginning) => key.startsWith(beginning));

/** A street, alone or with its town: "Baker Street, London". */
const ADDRESS = /^[^\p{L}\p{N}]*(?:\d+\s+)?(?:\p{L}+\s+){1,2}(?:street|avenue|boulevard)\s*(?:,.*)?$/iu;
/** What somebody asks about something else: "is the pharmacy open on labor day". */
const QUESTION = /^[^\p{L}]*(?:is|are|was|were|does|did|do|can|could|has|have)\s+(?:the|there|it|this|that|my|your|any|anyone|anybody|you)\b/iu;
/** Whether a text is a label with nothing behind it yet ("Occupation:"). */
export const isLabelAlone = (text: string): boolean => LABEL_ALONE.test(text);

/**
 * What to say about a text that names no job: a status, a placeholder, a thing, a person, a place, an employer, or no word at all. Undefined for anything else. A known title is a
 * job, except for the few on the list.
 */
export function notJob(model: Naming, parsed: ParsedTitle): string | undefined {
  const { knownTitles, employers } = model;
  const { typed, titles, doneBy } = parsed;
  const key = wordKey(typed.text);
  // Nor is "I am a mother".
  const isNoJob = isLabelAlone(typed.text) || WHOLE.has(key) || (typed.aside === '' && WHOLE.has(typed.core));
  const isAnyListed = [key, typed.core, wordKey(saidWithoutArticle(typed) ?? '')].some(isListed) || isAboutElse(key);
  const said = `"${typed.text.trim().slice(0, LONGEST_SAID)}"`;
  const isOther = `${said} is not a job title. Send what the person does, such as "registered nurse".`;
  const { beginnings } = knownTitles;
  // "911" begins "911 dispatcher". Fewer digits may begin anything, and signs begin nothing.
  if (!/\p{L}/u.test(typed.text) && !(BEGUN_NUMBER.test(key) && beginnings.countOfBeginning(key) > 0))
    return `${said} has no words. Send a job title, such as "registered nurse".`;
  const isKnown = titles.some((title) => isKnownTitle(knownTitles, title));
  if (!isKnown && ADDRESS.test(typed.text)) return `${said} is a place. Send a job title, and the place as location.`;
  if (!isKnown && QUESTION.test(typed.text)) return isOther;
  // A known title that begins or ends like a status is a job ("Retired Senior Volunteer Coordinator").
  if (isNoJob || (isAnyListed && !isKnown) || isOtherText(knownTitles, parsed) || isThing(model, parsed)) return isOther;
  if ((!isKnown && isLoneName(knownTitles, key)) || isPersonName(knownTitles, parsed))
    return `${said} is a name. Send a job title, such as "registered nurse".`;
  if (!isKnown && doneBy?.workers.length === 0) return `${said} names no job. Send what the person is called, such as "registered nurse".`;
  if (!isKnown && isPlace(key)) return `${said} is a place. Send a job title, and the place as location.`;
  if (!isKnown && [key, typed.core].some((name) => employers.has(name))) return `${said} is an employer. Send a job title, and the employer as company.`;
  return isOtherByWords(model, parsed) ? isOther : undefined;
}

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

/** Letters of a text that a message repeats. */
const LONGEST_SAID = 60;

/** Whether a text is about something else than a job: the family, school, or the weather. */
export const isAboutElse = (key: string): boolean => isOtherSubject(key, (word) => FILLERS.has(word));

/** Words that say how good or high somebody is at something, and nothing without a word for it: "professional napper". */
const PRAISE = new Set(['professional', 'expert', 'chief', 'officer']);
/** Words that say nothing about a job. */
const FILLERS = new Set([...FUNCTION_WORDS, ...SENTENCE_WORDS, 'i', 'is']);

/**
 * How far the words of a title support that it names a job, as a factor of its probability: 0 for none, 1 for a known title, and for a text that has a word for a
 * person who works. In between is a text without such a word, which may name a field of work, or anything else ("payroll", "weather forecast").
 */
export function supportOf(knownTitles: KnownTitles, title: NormalizedTitle, ranking: Ranking): number {
  const isLikeTitles = isSupported(knownTitles, title, ranking);
  const { level, seniority, expanded } = title;
  const namesPerson =
    level !== null || seniority !== null || isKnownTitle(knownTitles, title) || expanded.split(' ').some((word) => isPerson(knownTitles, word));
  if (namesPerson) return isLikeTitles ? 1 : 0;
  const share = shareAsField(knownTitles, expanded, ranking.field);
  if (isLikeTitles) return Math.max(RANKING.withoutPerson, share);
  // "Table" begins many titles, too.
  return share < RANKING.field.least ? 0 : ranking.field?.isActivity === true ? share : RANKING.withoutPerson * share;
}

/** How likely a text that begins titles names their field of work, and not anything else: more, the more often they were observed. */
function shareAsField({ beginnings }: KnownTitles, words: string, field: FieldOfWork | undefined): number {
  const { word, phrase } = RANKING.otherTexts;
  return field === undefined ? 0 : field.observed / (field.observed + beginnings.total * (words.includes(' ') ? phrase : word));
}

/** Whether the words of a title support that it names a job. Known titles do, in any form. */
function isSupported(knownTitles: KnownTitles, { expanded }: NormalizedTitle, { tokens, groups, weighed }: Ranking): boolean {
  if (knownTitles.bySorted.has(tokens.sorted)) return true;
  const { spelling } = knownTitles;
  const { weights, least, likelihood, enoughTitles } = RANKING.support;
  const all = expanded.split(' ');
  const words = all.filter((word) => /\p{L}/u.test(word) && !FILLERS.has(word));
  const last = words.at(-1);
  if (last === undefined) return false;
  const sentence = all.some((word) => SENTENCE_WORDS.has(word));
  const scale = RANKING.fittedTitles / knownTitles.titles.length;
  const uses = words.map((word) => scale * spelling.usesOf(word));
  // Of "chief nap officer", only the nap says something, and no titles do.
  if (words.some((word) => PRAISE.has(word)) && words.every((word, i) => PRAISE.has(word) || (uses[i] ?? 0) <= scale)) return false;
  const atEnd = words.map((word, i) => ((uses[i] ?? 0) <= scale ? 0 : spelling.shareAtEnd(word) * Math.min(1, (uses[i] ?? 0) / enoughTitles)));
  const frequencies = uses.map((count) => Math.log10(1 + count));
  const probability = Math.min(likelihood.most, Math.max(likelihood.least, groups[0]?.probability ?? 0));
  const odds =
    weights.likelihood * Math.log(probability / (1 - probability)) +
    weights.similarity * Math.max(0, ...weighed.nearest.flatMap((list) => list.map(({ similarity }) => similarity))) +
    weights.atEnd * Math.max(...atEnd) +
    weights.lastAtEnd * (atEnd.at(-1) ?? 0) +
    weights.uses * (frequencies.reduce((sum, frequency) => sum + frequency, 0) / words.length) +
    weights.rarest * Math.min(...frequencies) +
    weights.person * Number(isPersonWord(last)) +
    weights.sentence * Number(sentence) +
    weights.constant;
  return odds >= least;
}

/** The advice for a text whose words support no job. */
export const UNSUPPORTED = 'No known job title is like this text. Check the spelling, or send a fuller title, such as "registered nurse".';

/** The advice for a half-typed title with a context, in which only whole titles are read. */
export const UNFINISHED_IN_CONTEXT =
  'The title looks unfinished. With a company, industry, or location, only whole titles are read. Send the whole title, or leave these out while it is typed.';
