import { TUNING } from '../tuning.ts';
import { isTicker, prominence, wordsOfName, type AliasDocument } from './alias-document.ts';
import type { Scored } from './match-type.ts';
import type { Sharing } from './sharing.ts';
import type { Typed } from './typed-name.ts';
import { JOINING_WORDS, type WordWeights } from './word-weights.ts';

/** What may be meant as words, and not as a name. */
export const asWordAlone = (score: number): number => Math.min(score * TUNING.company.wordsAlone, TUNING.company.ordinaryWord);

/** The same name, or an alias. It scores less where it may mean something else. */
export function asWhole(typed: Typed, document: AliasDocument, weights: WordWeights, sharing: Sharing, trust: number): Scored | undefined {
  const t = TUNING.company;
  const isName = document.alias_type === 'name';
  const type = isName ? 'exact' : 'alias';
  if (isName && document.plain === typed.plain) return { type, score: t.exact };
  // "CAT" and "CAT Inc" are the same acronym.
  const isAcronym = isTicker(document) || (document.alias_type === 'abbreviation' && document.plain !== document.squashed);
  const isWord = isAcronym && weights.isEnglish(typed.squashed);
  if (isAcronym && (typed.plain !== document.plain || typed.leftOut !== 'nothing')) {
    // Nobody writes a ticker after an article: "the wal" is Walmart or Walt Disney. An acronym may be written so ("the VA"), so that it is listed among these.
    if (!typed.closed && typed.plainWords[0] === 'the' && isBegunByOthers(document, sharing)) return { type, score: trust * asUnfinished(document, sharing) };
    return isWord ? undefined : { type: 'fulltext', score: trust * t.doubtful };
  }
  if (isAcronym && typed.isTicker) return { type, score: trust };
  // "CAT Inc" is no word any more.
  const isAlone = typed.plain === typed.squashed;
  if (isWord && isAlone && !typed.inCapitals) return { type, score: trust * t.ordinaryWord };
  if (typed.plain.length === 1 || (isAcronym && isAlone && (!isWrittenAsAcronym(typed, document) || mayBeUnfinished(typed, document, sharing)))) {
    return { type, score: isWholeInCapitals(typed, sharing) ? trust * t.doubtful : asUnfinished(document, sharing) };
  }
  if (isAlone && isWordForPart(typed, document, weights)) {
    // "Yes" is not The Yes, and "new" not what New Corp is a typo of, but "Ring" is how that part of the company is written.
    return { type, score: document.plain === typed.plain ? trust * t.doubtful : asWordAlone(trust) };
  }
  if (isAlone && isRatherBegun(typed, document, sharing)) return { type, score: trust * asUnfinished(document, sharing) };
  // The beginning of other names, whose employers are as well known, may be meant: "Cor", "Win". It stays first, because it is all that was typed.
  if (!isName && isAlone && !typed.inCapitals && mayBeginOthers(typed, document, sharing)) return { type, score: Math.min(trust, t.doubtful) };
  // "Children's Hospital" is not what is left of The Children's Hospital Corporation.
  if (!isName && document.plain !== typed.plain && isCommonWords(typed, weights)) return { type, score: trust * t.doubtful };
  // Many names go on with these words: "Southern" is not Southern Company alone.
  const isSameInFull = document.plain === typed.plain && sharing.sameInFull.size === 1;
  const isShared = sharing.continued >= t.manyNames || (sharing.same.size > 1 && !isName && !isSameInFull);
  const addsGroup = GROUP_FORM.test(typed.plain) && !GROUP_FORM.test(document.plain);
  // "Compass Group" is Compass Group USA, and not Compass.
  if (addsGroup && isOthers(document, sharing)) return { type, score: asWordAlone(trust) * t.wordsAlone };
  // No Target Group is known.
  const isDoubtful = isShared || (addsGroup && weights.isEnglish(typed.squashed));
  return { type, score: t.exact * trust * (isDoubtful ? t.doubtful : 1) };
}

/** Forms of names that say more than a legal form does. */
const GROUP_FORM = /(?:group|grp|holdings?|hldgs)(?:inc|plc|ltd|limited|llc|corp)?$/u;

/** Whether other companies have the typed name as it is, or one that begins so, and this company has not. */
const isOthers = ({ company_uid }: AliasDocument, { sameInFull, begun }: Sharing): boolean =>
  !sameInFull.has(company_uid) && (sameInFull.size > 0 || begun.some((document) => document.company_uid !== company_uid));

/**
 * Whether an acronym is more likely the beginning of the name of a better-known employer: "wal", "ba". Capitals are a sign of an acronym, and of "GE" it is the
 * first word of the name.
 */
function mayBeUnfinished({ inCapitals, words }: Typed, { company_uid, prominence_value }: AliasDocument, { begun }: Sharing): boolean {
  const isFirstWord = begun.some((own) => own.company_uid === company_uid && own.words[0] === words[0]);
  const least = prominence_value + (inCapitals ? TUNING.company.betterKnown.inCapitals : TUNING.company.betterKnown.otherwise);
  return !isFirstWord && begun.some((other) => other.company_uid !== company_uid && other.prominence_value > least);
}

/**
 * Whether two capitals are rather a whole ticker than the beginning of a name: "KO" is Coca-Cola before it is Kohl's. "UP" also begins UPS, which is written in capitals itself.
 */
function isWholeInCapitals({ inCapitals, plain }: Typed, { begun }: Sharing): boolean {
  return inCapitals && plain.length === 2 && !begun.some(({ name }) => name.startsWith(plain.toUpperCase()));
}

/** As many letters as the beginning of many names has. */
const MOST_FEW_LETTERS = 3;

/**
 * Whether so few letters also begin the own names of other companies: any, if they only begin that of this company as well, or those that have as many postings together as it
 * has. A company whose name has the letters as its first word is known by them.
 */
function mayBeginOthers({ plain, words }: Typed, { company_uid, prominence_value }: AliasDocument, { begun }: Sharing): boolean {
  const own = begun.filter((document) => document.company_uid === company_uid);
  if (plain.length > MOST_FEW_LETTERS || own.some((document) => document.words[0] === words[0])) return false;
  const others = new Map(begun.filter((other) => other.company_uid !== company_uid).map((other) => [other.company_uid, 10 ** other.prominence_value]));
  return own.length > 0 ? others.size > 0 : [...others.values()].reduce((sum, postings) => sum + postings, 0) >= 10 ** prominence_value;
}

/** Whether the names of other companies begin as typed. */
const isBegunByOthers = ({ company_uid }: AliasDocument, { begun }: Sharing): boolean => begun.some((own) => own.company_uid !== company_uid);

/** The score of an alias among the names that begin with it: by how well the employer is known. */
function asUnfinished(document: AliasDocument, { beginning }: Sharing): number {
  const t = TUNING.company;
  return Math.min(t.doubtful, t.prefix + t.prefixProminence * prominence(document) * t.sharedBeginning(beginning));
}

/** Aliases that name less than the company, or not any more. */
const LESSER_ALIASES = new Set(['subsidiary', 'former_name', 'typo']);

/**
 * Whether a text is an English word, and the alias a former name, a typo, or what a part of the company is called, that has a legal form or an article besides it.
 * Of a part, the word alone is enough, unless a place or a site is around it.
 */
function isWordForPart(typed: Typed, document: AliasDocument, weights: WordWeights): boolean {
  if (typed.written.length !== 1 || !LESSER_ALIASES.has(document.alias_type) || !weights.isEnglish(typed.plain)) return false;
  return document.plain !== typed.plain || (document.alias_type === 'subsidiary' && typed.leftOut === 'nothing');
}

/**
 * Whether a text is rather the beginning of another company's name than a lesser alias that is one only with its legal form, or without the blanks: "Booz" is Booz Allen
 * before it is Booz & Company, a part of PwC, and "Public S" Public Storage before it is a misspelled Publix.
 */
function isRatherBegun({ plain, plainWords, words }: Typed, document: AliasDocument, { begun }: Sharing): boolean {
  const lacksBlanks = words.length !== document.words.length;
  if (!LESSER_ALIASES.has(document.alias_type) || (document.plain === plain && !lacksBlanks)) return false;
  // The last word may be half-typed if the alias is not what was typed.
  const text = `${plainWords.join(' ')}${lacksBlanks ? '' : ' '}`;
  const isOwn = begun.some(({ company_uid }) => company_uid === document.company_uid);
  return !isOwn && begun.some((own) => `${wordsOfName(own).join(' ')} `.startsWith(text));
}

/** Whether a text is written as an acronym is: as on file, as one word, or as single letters. "U.S. B" is no ticker USB. */
const isWrittenAsAcronym = ({ words, plainWords }: Typed, document: AliasDocument): boolean =>
  plainWords.every((word) => word.length === 1) || words.length === document.words.length;

/** Whether a text consists of English words that many names have. Without the legal form that makes them a name, they may mean any employer. */
const isCommonWords = (typed: Typed, weights: WordWeights): boolean =>
  !typed.closed && typed.plainWords.every((word) => JOINING_WORDS.has(word) || (weights.isEnglish(word) && weights.of(word) < TUNING.company.commonWord));
