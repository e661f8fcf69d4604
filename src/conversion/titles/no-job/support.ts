import type { FieldOfWork } from '../evidence/field-of-work.ts';
import type { Ranking } from '../evidence/fusion.ts';
import { isAct, isQuality } from '../../word-senses.ts';
import type { KnownTitles } from '../evidence/known-titles.ts';
import { isPerson } from '../evidence/person-words.ts';
import type { NormalizedTitle } from '../normalize.ts';
import { isKnownTitle } from '../known-title.ts';
import { plainForms } from '../plain-form.ts';
import { isPersonWord, SENTENCE_WORDS } from '../parsing/word-kinds.ts';
import { RANKING } from '../tuning.ts';
import { FILLERS } from './no-job.ts';
import { thingAtEnd } from './things.ts';

/** Alone, it is what somebody is: at a bank, a loan officer. */
const OFFICER = 'officer';
/** Words that say how good or high somebody is at something, and nothing without a word for it: "professional napper", "chief nap officer". */
const PRAISE = new Set(['professional', 'expert', 'chief', OFFICER]);
/** What the words of a title say about whether it names a job. */
export type SupportedTitle = Pick<NormalizedTitle, 'key' | 'core' | 'expanded' | 'level' | 'seniority'>;

/**
 * How far the words of a title support that it names a job, as a factor of its probability: 0 for none, 1 for a known title, and for a text that has a word for a
 * person who works. In between is a text without such a word, which may name a field of work, or anything else ("payroll", "weather forecast").
 */
export function supportOf(knownTitles: KnownTitles, title: SupportedTitle, ranking: Ranking): number {
  const isLikeTitles = isSupported(knownTitles, title, ranking);
  const { level, seniority, expanded } = title;
  const namesPerson =
    level !== null || seniority !== null || isKnownTitle(knownTitles, title) || expanded.split(' ').some((word) => isPerson(knownTitles, word));
  if (namesPerson) return isLikeTitles ? 1 : 0;
  const share = shareAsField(knownTitles, expanded, ranking.field);
  const isNoField = ranking.field !== undefined && namesNoField(knownTitles, expanded, ranking.field);
  if (isLikeTitles) return isNoField ? RANKING.withoutPerson : Math.max(RANKING.withoutPerson, share);
  // "Table" begins many titles, too.
  return share < RANKING.field.least ? 0 : ranking.field?.isActivity === true && !isNoField ? share : RANKING.withoutPerson * share;
}

/**
 * Whether a text that begins titles names no field of work that somebody gives as the job: a thing ("chicken sandwich", of "chicken sandwich cook"), what only those who lead it are called after
 * ("retail store", of "retail store manager"), or a single word that says what to do, or what somebody is like ("interview", "special").
 */
function namesNoField({ spelling }: KnownTitles, expanded: string, { isActivity, isOfLeaders }: FieldOfWork): boolean {
  const words = expanded.split(' ');
  if (thingAtEnd(words) > 0 || (isOfLeaders && !isActivity)) return true;
  const [word = '', ...others] = words;
  const sense = spelling.senseOf(word);
  return others.length === 0 && !word.endsWith('ing') && (isAct(sense) || isQuality(sense));
}

/** How likely a text that begins titles names their field of work, and not anything else: more, the more often they were observed. */
function shareAsField({ beginnings }: KnownTitles, words: string, field: FieldOfWork | undefined): number {
  const { word, phrase } = RANKING.otherTexts;
  return field === undefined ? 0 : field.observed / (field.observed + beginnings.total * (words.includes(' ') ? phrase : word));
}

/** The singular of a word before others that means several persons, if titles have it more often: of "Servers - Olive Garden", what titles say about servers. */
function personOf(knownTitles: KnownTitles, word: string): string {
  const { spelling } = knownTitles;
  return plainForms([word]).find((form) => isPerson(knownTitles, form) && spelling.usesOf(form) > spelling.usesOf(word)) ?? word;
}

/** Whether the words of a title support that it names a job. Known titles do, in any form. */
function isSupported(knownTitles: KnownTitles, { expanded }: SupportedTitle, { tokens, groups, weighed }: Ranking): boolean {
  if (knownTitles.bySorted.has(tokens.sorted)) return true;
  const { spelling } = knownTitles;
  const { weights, least, likelihood, enoughTitles } = RANKING.support;
  const all = expanded.split(' ');
  const words = all.filter((word) => /\p{L}/u.test(word) && !FILLERS.has(word));
  if (words.length > 1 && words[0] !== undefined && words[0] === all[0]) words[0] = personOf(knownTitles, words[0]);
  const last = words.at(-1);
  if (last === undefined) return false;
  const sentence = all.some((word) => SENTENCE_WORDS.has(word));
  const scale = RANKING.fittedTitles / knownTitles.titles.length;
  const uses = words.map((word) => scale * spelling.usesOf(word));
  // Of "chief nap officer", only the nap says something, and no titles do.
  if (expanded !== OFFICER && words.some((word) => PRAISE.has(word)) && words.every((word, i) => PRAISE.has(word) || (uses[i] ?? 0) <= scale)) return false;
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
