import { gazetteer } from '../../gazetteer/current-gazetteer.ts';
import { stateLetters } from '../../gazetteer/states.ts';
import { wordsOf } from '../../text/words.ts';
import { UNKNOWN_SENSE } from '../word-senses.ts';
import { placeOf, wordSpans } from '../word-spans.ts';
import { ABBREVIATIONS } from './abbreviations.ts';
import { mostOf } from './becomes-title.ts';
import { isPerson } from './evidence/person-words.ts';
import { isKnownInAnyForm } from './known-title.ts';
import { normalizeTitle } from './normalize.ts';
import type { WithoutEmployer } from './parsed-title.ts';
import { EMPLOYED_AS } from './sentences/loose-sentence.ts';
import type { TitleModel } from './title-model.ts';
import { ACRONYMS } from './title-variants.ts';
import { RANKING } from './tuning.ts';

type Known = Pick<TitleModel, 'employers' | 'employerAbbreviations' | 'knownTitles' | 'textProbabilities'>;

/** A text divided into a job and an employer. */
interface Divided {
  readonly job: string;
  readonly employer: string;
}

/** A job, and where somebody has it. */
const AT_EMPLOYER = /^(?<job>.+?)\s*(?:\s(?:at|(?<purpose>for|with))\s|@)\s*(?<employer>.+)$/iu;

/** A job with other words behind a sign or in brackets. These are seldom an employer: "Engineer - Night shift", "Developer, Oracle". */
const BEHIND_SIGN = /^(?<job>[^([|]+?)\s*(?:\s[-\u2013\u2014|]\s|[,:|]\s|[([])\s*(?<employer>.+?)[)\]]?$/u;

/** Whether words behind an employer are where it is: a city, perhaps with its state. */
function isPlaceBehind(words: readonly string[]): boolean {
  const place = words[0] === 'in' ? words.slice(1) : words;
  if (place.length === 0) return words.length === 0;
  const state = stateLetters(place.at(-1) ?? '');
  return gazetteer().hasCity(place.join(' ')) || (state !== undefined && gazetteer().hasCity(place.slice(0, -1).join(' '), state));
}

/** The job and the employer of a text that has a word between them, and perhaps a city behind them ("teacher at Bright Horizons Bellevue"). */
function beforeEmployer(model: Known, text: string): Divided | undefined {
  const groups = (EMPLOYED_AS.exec(text) ?? AT_EMPLOYER.exec(text))?.groups;
  if (groups === undefined) return undefined;
  // "Driver with CDL".
  const isWhere = groups.purpose === undefined;
  return withEmployerFirst(model, groups, (name) => isWhere && isOnlyAbbreviation(model, name));
}

/** Letters of the shortest abbreviation that is taken for an employer: "OR" is an operating room as well. */
const SHORTEST_ABBREVIATION = 3;

/** Whether a word is the abbreviation of an employer, and neither an English word nor one of titles' abbreviations ("technician at CVS"; not "nurse at night", if NIGHT is a ticker). */
const isOnlyAbbreviation = ({ employerAbbreviations, knownTitles }: Known, name: string): boolean =>
  name.length >= SHORTEST_ABBREVIATION &&
  employerAbbreviations.has(name) &&
  knownTitles.spelling.senseOf(name) === UNKNOWN_SENSE &&
  !ABBREVIATIONS.has(name) &&
  !ACRONYMS.has(name);

/**
 * The job and the employer of a text with a sign between them ("Technician - Orkin", "Server (Olive Garden)"). Titles may have the name only if it is no English word, and never with
 * that job: "Engineer, Boeing", but not "Developer, Salesforce" or "Operator - Crane".
 */
function beforeSign(model: Known, text: string): Divided | undefined {
  const groups = BEHIND_SIGN.exec(text)?.groups;
  const divided = groups && withEmployerFirst(model, groups);
  if (divided === undefined) return undefined;
  const { knownTitles } = model;
  const words = wordsOf(divided.employer);
  if (gazetteer().hasCity(words.join(' '))) return undefined;
  const isName = words.some((word) => knownTitles.spelling.senseOf(word) === UNKNOWN_SENSE);
  const isEmployer = !isInTitles(model, words) || (isName && !isKnownInAnyForm(knownTitles, normalizeTitle(`${words.join(' ')} ${divided.job}`)));
  return isEmployer ? divided : undefined;
}

/** A job and the longest employer with which the words about the employer begin: Duke Energy is not Duke in the city of Energy. */
function withEmployerFirst(
  { employers }: Known,
  { job, employer = '' }: Readonly<Record<string, string | undefined>>,
  isOther: (name: string) => boolean = () => false,
): Divided | undefined {
  const isEmployer = (name: string): boolean => employers.has(name) || isOther(name);
  const spans = wordSpans(employer);
  const words = spans.map(({ word }) => word);
  const last = spans.findLast((_, i) => isEmployer(words.slice(0, i + 1).join(' ')) && isPlaceBehind(words.slice(i + 1)));
  const [, end] = (last && placeOf(last)) ?? [];
  return job === undefined || end === undefined ? undefined : { job, employer: employer.slice(0, end) };
}

/** Whether titles have the words of an employer ("Oracle", "Gap"). */
function isInTitles({ knownTitles }: Known, words: readonly string[]): boolean {
  const name = words.join(' ');
  return knownTitles.beginnings.countOfBeginning(`${name} `) > 0 || (words.length === 1 && knownTitles.knownWords.has(name));
}

/** Words of the longest employer before a job. Longer names are seldom written there. */
const MOST_WORDS_BEFORE = 4;

/**
 * The employer and the job of a text that begins with a name that is neither in titles nor a place ("Orkin technician"; not "Oracle developer", "Gap analyst", or "Mercer Island
 * teacher"). The longest name in which no known title begins: "Walgreens pharmacy technician" is no technician at Walgreens Pharmacy.
 */
function afterEmployer(model: Known, text: string): Divided | undefined {
  const { employers, knownTitles } = model;
  const spans = wordSpans(text);
  const words = spans.map(({ word }) => word);
  const isTitleFrom = (start: number): boolean => isKnownInAnyForm(knownTitles, normalizeTitle(words.slice(start).join(' ')));
  for (let length = Math.min(MOST_WORDS_BEFORE, spans.length - 1); length > 0; length--) {
    const name = words.slice(0, length);
    if (!employers.has(name.join(' '))) continue;
    if (isInTitles(model, name) || [length, length + 1].some((end) => gazetteer().hasCity(words.slice(0, end).join(' ')))) return undefined;
    if (words.slice(1, length).some((_, i) => isTitleFrom(i + 1))) continue;
    const [last, next] = spans.slice(length - 1).map((span) => placeOf(span));
    return last === undefined || next === undefined ? undefined : { job: text.slice(next[0]), employer: text.slice(0, last[1]) };
  }
  return undefined;
}

/**
 * The job and the employer of a text that names one of the dataset ("technician at Orkin"). Undefined if nothing but the employer is a job ("shopping at Target"). In a known title,
 * only an employer behind the job counts ("driver at UPS", whose words are those of "UPS driver").
 */
export const withoutEmployer =
  (model: Known): WithoutEmployer =>
  (text, { isKnown = false } = {}) => {
    const divided = beforeEmployer(model, text) ?? beforeSign(model, text) ?? (isKnown ? undefined : afterEmployer(model, text));
    if (divided === undefined) return undefined;
    const { knownTitles, textProbabilities } = model;
    const title = normalizeTitle(divided.job);
    const namesJob =
      isKnownInAnyForm(knownTitles, title) ||
      title.expanded.split(' ').some((word) => isPerson(knownTitles, word)) ||
      mostOf(textProbabilities.of(divided.job)) >= RANKING.resolved;
    return namesJob ? divided : undefined;
  };
