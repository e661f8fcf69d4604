import { stateLetters } from '../../gazetteer/states.ts';
import { TUNING } from '../tuning.ts';
import type { AliasDocument } from './alias-document.ts';
import { businessFits, readBeforeBusiness } from './business-after.ts';
import { NO_BUSINESS, type BusinessWords } from './business-words.ts';
import type { MatchType, Scored } from './match-type.ts';
import { employersIn, namesIn } from './names-in.ts';
import { isInstitution, isOtherInstitution, isOtherThanGovernment } from './other-institution.ts';
import { scoreName } from './score.ts';
import { isSameName, sharingOf, type Sharing } from './sharing.ts';
import { readBeginnings, readCores, readParts, readTyped, readUnfinished, type Typed } from './typed-name.ts';
import { readUnfinishedForm } from './unfinished-form.ts';
import type { WordWeights } from './word-weights.ts';

export interface CompanyMatch {
  readonly company_name: string;
  readonly company_uid: string;
  /** 0 to 1, absolute: comparable between requests, so that a higher min_score gives a subset. */
  readonly match_score: number;
  readonly match_type: MatchType;
  readonly confidence: 'high' | 'medium' | 'low';
  /** The name or alias that matched. */
  readonly matched_name: string;
}

/**
 * The best match of each company, best first: by score, then prominence, then name. `others` are further names in the typed text, which must match fully:
 * "Block (formerly Square)". Pure.
 */
export function rankCompanies(
  typed: readonly [Typed, ...Typed[]],
  documents: readonly AliasDocument[],
  weights: WordWeights,
  business: BusinessWords = NO_BUSINESS,
): CompanyMatch[] {
  const [first, ...more] = typed.map((reading): Reading => ({
    typed: reading,
    sharing: sharingOf(reading, documents),
    fits: reading.leftOut === 'business' ? businessFits(reading, documents, business, weights) : undefined,
  })) as [Reading, ...Reading[]];
  const others = withoutNeedlessCores(first, withoutPartsOfOneName(more));
  const named = employersNamed(others, documents, weights);
  const best = new Map<string, { document: AliasDocument } & Scored>();
  for (const document of documents) {
    const scored = scoreNames(first, others, document, weights, named);
    const known = best.get(document.company_uid);
    if (
      scored !== undefined &&
      (known === undefined || scored.score > known.score || (scored.score === known.score && isBetterKnown(document, known.document)))
    ) {
      best.set(document.company_uid, { document, ...scored });
    }
  }
  return [...best.values()]
    .sort(
      (a, b) =>
        b.score - a.score || b.document.prominence_value - a.document.prominence_value || a.document.company_name.localeCompare(b.document.company_name, 'en'),
    )
    .map(({ document, type, score }) => ({
      company_name: document.company_name,
      company_uid: document.company_uid,
      match_score: Number(score.toFixed(4)),
      match_type: type,
      confidence: confidenceOf(score),
      matched_name: document.name,
    }));
}

function confidenceOf(score: number): CompanyMatch['confidence'] {
  const { high, medium } = TUNING.company.confidence;
  if (score >= high) return 'high';
  return score >= medium ? 'medium' : 'low';
}

interface NamedReading {
  readonly typed: Typed;
  readonly sharing: Sharing;
}

interface Reading extends NamedReading {
  /** Of a name before words for what the employer does: the employers that do it. */
  readonly fits: ReturnType<typeof businessFits> | undefined;
}

/** What else a text may name as a whole: each of several names in it, the name without the words around it, or next to a job, or before a half-typed place, and the words that it begins with. */
export function otherReadings(text: string, typed: Typed, weights: WordWeights): Typed[] {
  const read = (names: readonly string[]): Typed[] => names.map(readTyped).filter(({ squashed }) => squashed !== '');
  const names = read(namesIn(text));
  const joined = names.length > 0 ? [] : read(employersIn(text)).map((name) => ({ ...name, isJoined: true as const }));
  return [
    ...names,
    ...joined,
    // Before "in", which is short for a state as well, and "compan", which may be a misspelled form.
    ...readUnfinishedForm(typed),
    ...readCores(typed, weights),
    ...readParts(text, typed, weights),
    ...readUnfinished(typed, weights),
    ...readBeginnings(typed, weights),
    ...readBeforeBusiness(text, typed, weights),
  ];
}

/** Parts between "and" and the like name several employers only if each of them is one: not in "Procter and Gamble". */
const withoutPartsOfOneName = (readings: readonly Reading[]): readonly Reading[] =>
  readings.some(({ typed, sharing }) => typed.isJoined === true && sharing.same.size === 0)
    ? readings.filter(({ typed }) => typed.isJoined !== true)
    : readings;

/** Words around a name are left out only as far as needed: not of "Post Office", which is a name, and "Fargo" not of "Wells Fargo Chicago". */
function withoutNeedlessCores(first: Reading, others: readonly Reading[]): Reading[] {
  const isName = (reading: Reading): boolean => reading.sharing.same.size > 0;
  if (isName(first)) return others.filter(({ typed }) => typed.leftOut === 'nothing');
  const core = others.find((other) => other.typed.leftOut !== 'nothing' && other.typed.leftOut !== 'business' && isName(other));
  const isNeeded = (other: Reading): boolean => other === core || (core !== undefined && isOtherEmployer(other, core));
  return others.filter((other) => other.typed.leftOut === 'nothing' || other.typed.leftOut === 'business' || isNeeded(other));
}

const NEXT_TO_JOB: ReadonlySet<Typed['leftOut']> = new Set(['job', 'words before']);

/** Whether a text that says the job names another employer as well: "cook at Wendy's and Target". */
const isOtherEmployer = ({ typed, sharing }: Reading, core: Reading): boolean =>
  NEXT_TO_JOB.has(typed.leftOut) && NEXT_TO_JOB.has(core.typed.leftOut) && sharing.same.size > 0 && !core.typed.squashed.includes(typed.squashed);

/** The employers that each of the further names is the whole name of, for names with any. */
function employersNamed(others: readonly Reading[], documents: readonly AliasDocument[], weights: WordWeights): ReadonlySet<string>[] {
  return others
    .filter(({ typed }) => typed.leftOut === 'nothing')
    .map((other) => new Set(documents.flatMap((document) => (scoreWhole(other, document, weights) === undefined ? [] : [document.company_uid]))))
    .filter((uids) => uids.size > 0);
}

function scoreNames(
  { typed, sharing }: NamedReading,
  others: readonly Reading[],
  document: AliasDocument,
  weights: WordWeights,
  named: readonly ReadonlySet<string>[],
): Scored | undefined {
  const whole = others.flatMap((other) => {
    const scored = scoreWhole(other, document, weights);
    if (scored === undefined) return [];
    const around = other.fits === undefined ? other.typed.leftOut : other.fits.get(document.company_uid);
    if (around === undefined) return [];
    const isBegun = isRatherBeginning(around, { typed, sharing }, document);
    if (around !== 'nothing') return [{ ...scored, score: scored.score * TUNING.company.inContext[isBegun ? 'unfinished word' : around] }];
    const share = named.every((uids) => uids.has(document.company_uid)) ? 1 : TUNING.company.otherEmployers;
    return [{ ...scored, score: scored.score * TUNING.company.oneOfNames * share }];
  });
  const best = [scoreName(typed, document, weights, sharing), ...whole].reduce(
    (a, b) => (b !== undefined && (a === undefined || b.score > a.score) ? b : a),
    undefined,
  );
  if (best === undefined || (best.type === 'prefix' && !isOtherThanGovernment(typed, document))) {
    // Nor is such a beginning sure: "united wa" may be United Way, or United Airlines in Washington.
    const mayBePlace = best !== undefined && endsWithState(typed) && others.some((other) => other.typed.leftOut === 'context' && isOthersName(other, document));
    return mayBePlace ? { ...best, score: Math.min(best.score, TUNING.company.doubtful) } : best;
  }
  // "Washington University" is one employer's whole name, so that the University of Washington is another one.
  const isOtherOfSameWords = isInstitution(typed) && sharing.same.size > 0 && !sharing.same.has(document.company_uid);
  if (!isOtherOfSameWords && !isOtherInstitution(typed, document)) return best;
  return { ...best, score: Math.min(best.score, TUNING.company.inContext['words after']) };
}

/**
 * Whether a text that ends with a place, or the beginning of one or of a legal form, is rather the beginning of other names: "american in" is American International before American Airlines
 * in Indiana, and "rocket la" Rocket Lab before Rocket Companies in Louisiana.
 */
function isRatherBeginning(around: Typed['leftOut'], { typed, sharing }: NamedReading, { company_uid }: AliasDocument): boolean {
  if (around === 'unfinished') return sharing.beginning > 0;
  // "Delta C" is no Del Taco, but "capital g" may be The Capital Grille.
  if (around === 'unfinished form') return [...sharing.begunByWords].some((uid) => uid !== company_uid);
  return around === 'context' && endsWithState(typed) && sharing.begun.some((other) => other.company_uid !== company_uid);
}

const isOthersName = ({ sharing }: NamedReading, { company_uid }: AliasDocument): boolean => sharing.same.size > 0 && !sharing.same.has(company_uid);

/** Whether the last word is the two letters of a state, which begin words as well: "la", "co". */
const endsWithState = ({ plainWords }: Typed): boolean => plainWords.at(-1)?.length === 2 && stateLetters(plainWords.at(-1) ?? '') !== undefined;

/** A further name in the text, which must match fully. */
function scoreWhole({ typed, sharing }: Reading, document: AliasDocument, weights: WordWeights): Scored | undefined {
  if (!isSameName(typed, document)) return undefined;
  // An acronym next to a name belongs to that name: "Bitcoin Cash Trust (BCH)" is not a hospital.
  const isNextToName = typed.leftOut === 'words before' || (typed.leftOut === 'nothing' && typed.isJoined !== true);
  if (document.alias_type === 'abbreviation' && isNextToName) return undefined;
  // "Quad/Graphics" is not Graphics Group: a word of the language is a name only with its legal form.
  const lacksForm = document.plain !== document.squashed && document.plain !== typed.plain;
  const isEnglish = typed.words.every((word) => weights.isEnglish(word));
  // "New York cit" is rather a half-typed city than CIT Group there.
  const mayBeCut = typed.leftOut === 'place before' && weights.isFewLettersOfWord(typed.plain);
  if (mayBeCut && (lacksForm || document.alias_type === 'abbreviation')) return undefined;
  if (typed.leftOut === 'nothing' && lacksForm && isEnglish) return undefined;
  const scored = scoreName(typed, document, weights, sharing);
  // Next to a small number, such a word, or an alias, is not sure: "capital 2" is hardly Capital Group, and "delta 2" may be anything.
  const isDoubtful = typed.leftOut === 'number' && typed.words.length === 1 && isEnglish && (lacksForm || document.alias_type !== 'name');
  return scored !== undefined && isDoubtful ? { ...scored, score: Math.min(scored.score, TUNING.company.doubtful) } : scored;
}

/** If several names match equally, the company's own name is reported, or else the first in a fixed order. */
function isBetterKnown(a: AliasDocument, b: AliasDocument): boolean {
  return b.alias_type !== 'name' && (a.alias_type === 'name' || a.name < b.name);
}
