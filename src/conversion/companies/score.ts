import { allowedEdits, edits, lettersApart } from '../edits.ts';
import { matchName } from '../name-match.ts';
import { TUNING } from '../tuning.ts';
import { wordsOf } from '../../text/words.ts';
import { costOfTypos, weighWords } from './evidence.ts';
import { nameKey, oneSpelling } from './name-key.ts';
import { isNumber, isPlace, type Typed } from './typed-name.ts';
import { JOINING_WORDS, type WordWeights } from './word-weights.ts';

/** A name document of the search index (indexer/projections/aliases.ts). */
export interface AliasDocument {
  readonly name: string;
  /** These four are as in NameKey. */
  readonly squashed: string;
  readonly spelled: string;
  readonly plain: string;
  readonly words: readonly string[];
  /** `name` for the canonical one. */
  readonly alias_type: string;
  readonly company_uid: string;
  readonly company_name: string;
  /** Words of the city and state of the headquarters. */
  readonly home: readonly string[];
  readonly prominence_value: number;
}

/** How a name matched, best first. REST and DSL each use fewer values. */
export const MATCH_TYPES = ['exact', 'alias', 'prefix', 'suggest', 'fuzzy', 'fulltext'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

export interface Scored {
  readonly type: MatchType;
  readonly score: number;
}

/** How many employers share a typed name. A name that others share is not one employer's alone. */
export interface Sharing {
  /** With a name that begins with it; not those whose name begins with the whole name of another: "Amazon Web Services" next to "Amazon". */
  readonly beginning: number;
  /** The latter. */
  readonly nested: ReadonlySet<string>;
  /** With a name that goes on with another word after it. */
  readonly continued: number;
  /** With exactly this name or alias, whatever its legal form. */
  readonly same: ReadonlySet<string>;
  /** With exactly this name or alias, and the same legal form: for "Apple Inc", not those of "Apple". */
  readonly sameInFull: ReadonlySet<string>;
  /** The own names that begin with it as typed. */
  readonly begun: readonly AliasDocument[];
}

const UNSHARED: Sharing = { beginning: 1, nested: new Set(), continued: 0, same: new Set(), sameInFull: new Set(), begun: [] };

/** Whether a document has exactly the typed name. Next to other words, abbreviations count as what they are short for: "Dept of Veterans Affairs, Loma Linda". */
export const isSameName = (typed: Typed, document: AliasDocument): boolean =>
  document.squashed === typed.squashed || (typed.leftOut !== 'nothing' && document.spelled === typed.spelled);

/** Counts the employers of these names. */
export function sharingOf(typed: Typed, documents: readonly AliasDocument[]): Sharing {
  const same = new Set(documents.filter((document) => isSameName(typed, document)).map(({ company_uid }) => company_uid));
  const begun = documents.filter((document) => document.squashed !== typed.squashed && !isTicker(document) && begins(typed, document));
  const longer = begun.map(({ words, company_uid }) => ({ words: `${words.join(' ')} `, company_uid }));
  const words = `${typed.words.join(' ')} `;
  const continued = longer.filter((one) => !same.has(one.company_uid) && one.words.startsWith(words)).map(({ company_uid }) => company_uid);
  const unnested = longer.filter(
    (one) => !longer.some((other) => other.company_uid !== one.company_uid && one.words !== other.words && one.words.startsWith(other.words)),
  );
  const beginning = new Set([...same, ...unnested.map(({ company_uid }) => company_uid)]);
  return {
    beginning: beginning.size,
    nested: new Set(longer.filter(({ company_uid }) => !beginning.has(company_uid)).map(({ company_uid }) => company_uid)),
    continued: new Set(continued).size,
    same,
    sameInFull: new Set(documents.filter(({ plain }) => plain === typed.plain).map(({ company_uid }) => company_uid)),
    begun: begun.filter((document) => document.alias_type === 'name' && beginsAsTyped(typed, document)),
  };
}

/**
 * Scores one name of a company against the typed name, 0 to 1, absolute; undefined if they have too little in common. The score is the best of four comparisons:
 * the same name, its beginning, the beginnings of its words, and the weight of the common words. Pure.
 */
export function scoreName(typed: Typed, document: AliasDocument, weights: WordWeights, sharing = UNSHARED): Scored | undefined {
  const t = TUNING.company;
  if (typed.squashed === '') return undefined;
  // An alias counts less than the name, however it matched.
  const isName = document.alias_type === 'name';
  const trust = isName ? 1 : (t.alias[document.alias_type] ?? 1);
  if (typed.isOnlyForm) {
    const beginning = asBeginning(typed, document, weights, sharing);
    if (beginning === undefined) return undefined;
    // "Corporation" is no legal name that begins so.
    const isWord = !isName && weights.isEnglish(typed.plain);
    return { ...beginning, score: isWord ? asWordAlone(beginning.score * trust) : beginning.score * trust };
  }
  if (document.squashed === typed.squashed) return asWhole(typed, document, weights, sharing, trust);
  // "5" is not the ticker FIVE.
  if (isTicker(document)) return asTicker(typed, document, weights, trust);
  if (document.spelled === typed.spelled) return { type: 'suggest', score: t.spelled * trust };
  if (isOtherLetters(typed, document)) return undefined;
  // "Enron" is not EOG Resources, which was Enron Oil & Gas.
  if (document.alias_type === 'former_name' && isOneOfItsWords(typed, document)) return undefined;
  const partialTrust = isName ? 1 : (t.partialAlias[document.alias_type] ?? 1);
  const readings = [
    asBeginning(typed, document, weights, sharing),
    asWordBeginnings(typed, document, weights, sharing, partialTrust),
    asCommonWords(typed, document, weights, partialTrust),
  ];
  const best = readings.reduce((a, b) => (b !== undefined && (a === undefined || b.score > a.score) ? b : a), undefined);
  if (best === undefined) return undefined;
  const score = best.score * trust;
  const isEnglish = typed.words.every((word) => weights.isEnglish(word));
  // A place, a number, or a few words, may be meant as such: "houston", "84" of 84.51, "orange county" of what was Orange County Teachers.
  if (isPlace(typed) || isNumber(typed) || (isEnglish && best.type === 'prefix' && isOnlyCalledSo(typed, document, weights)))
    return { type: best.type, score: asWordAlone(score) };
  // "Student" is a word before it is a part of First Student.
  const isWordInName = best.type !== 'prefix' && typed.words.length === 1 && document.words.length > 1 && isEnglish;
  return { type: best.type, score: isWordInName ? Math.min(score, t.ordinaryWord) : score };
}

/**
 * Whether words only begin what a company is called besides its name: a former name, what a part of it is called ("wall street" of Dow Jones), or, of a single
 * word, any alias ("hospital" of Penn Medicine), or a name in another spelling ("technology" of Tech Mahindra).
 */
function isOnlyCalledSo(typed: Typed, document: AliasDocument, weights: WordWeights): boolean {
  const [word = '', ...others] = typed.written;
  // "Intl" is short for a word that begins names, and "ern" the beginning of the word in "Ernst & Young".
  const isUnfinished =
    others.length === 0 && !wordsOf(document.name).some((one) => one === word || oneSpelling(one) === oneSpelling(word) || one === `${word}s`);
  if (isUnfinished) return false;
  if (document.alias_type === 'former_name') return true;
  // "Best Buy Ins" begins with the name of the company itself.
  if (document.alias_type === 'subsidiary' && !typed.spelled.startsWith(nameKey(document.company_name).spelled)) return true;
  return others.length === 0 && weights.isEnglish(word) && (document.alias_type !== 'name' || !beginsAsTyped(typed, document));
}

const asWordAlone = (score: number): number => Math.min(score * TUNING.company.wordsAlone, TUNING.company.ordinaryWord);

/** The same name, or an alias. It scores less where it may mean something else. */
function asWhole(typed: Typed, document: AliasDocument, weights: WordWeights, sharing: Sharing, trust: number): Scored | undefined {
  const t = TUNING.company;
  const isName = document.alias_type === 'name';
  const type = isName ? 'exact' : 'alias';
  if (isName && document.plain === typed.plain) return { type, score: t.exact };
  // "CAT" and "CAT Inc" are the same acronym.
  const isAcronym = isTicker(document) || (document.alias_type === 'abbreviation' && document.plain !== document.squashed);
  const isWord = isAcronym && weights.isEnglish(typed.squashed);
  if (isAcronym && (typed.plain !== document.plain || typed.leftOut !== 'nothing')) {
    return isWord ? undefined : { type: 'fulltext', score: trust * t.doubtful };
  }
  if (isAcronym && typed.isTicker) return { type, score: trust };
  // "CAT Inc" is no word any more.
  const isAlone = typed.plain === typed.squashed;
  if (isWord && isAlone && !typed.inCapitals) return { type, score: trust * t.ordinaryWord };
  if (typed.plain.length === 1 || (isAcronym && isAlone && mayBeUnfinished(typed, document, sharing))) {
    return { type, score: isWholeInCapitals(typed, sharing) ? trust * t.doubtful : asUnfinished(document, sharing) };
  }
  if (isAlone && isWordForPart(typed, document, weights)) {
    // "Yes" is not The Yes, and "new" not what New Corp is a typo of, but "Ring" is how that part of the company is written.
    return { type, score: document.plain === typed.plain ? trust * t.doubtful : asWordAlone(trust) };
  }
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

/** The score of an acronym among the names that begin with it: by how well the employer is known. */
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

/** Whether a text consists of English words that many names have. Without the legal form that makes them a name, they may mean any employer. */
const isCommonWords = (typed: Typed, weights: WordWeights): boolean =>
  !typed.closed && typed.plainWords.every((word) => JOINING_WORDS.has(word) || (weights.isEnglish(word) && weights.of(word) < TUNING.company.commonWord));

/** Whether only one of several words of a name is typed. Part of a former name is not enough. */
function isOneOfItsWords(typed: Typed, { name, words }: AliasDocument): boolean {
  return words.length > 1 && typed.words.length === 1 && wordsOf(name).some((word) => word.startsWith(typed.squashed));
}

function isTicker({ alias_type, name }: AliasDocument): boolean {
  return alias_type === 'abbreviation' && name.length <= TUNING.company.longestTicker && name === name.toUpperCase();
}

/** Whether a name is only letters that stand for words, and others are typed: the University of Oregon is not "U of A". */
function isOtherLetters(typed: Typed, document: AliasDocument): boolean {
  const words = wordsOf(document.name).filter((word) => word.length === 1 || !JOINING_WORDS.has(word));
  return words.every((word) => word.length === 1) && !words.every((word) => typed.plainWords.includes(word)) && !begins(typed, document);
}

/** A ticker or acronym must match exactly. Other words may follow ("va hospital"), but a single letter or an English word must be alone ("T-Mobile" is not T). */
function asTicker(typed: Typed, document: AliasDocument, weights: WordWeights, trust: number): Scored | undefined {
  if (typed.plainWords[0] !== document.plain || document.plain.length < 2 || weights.isEnglish(document.plain)) return undefined;
  const found = asCommonWords(typed, document, weights, trust);
  return found?.type === 'fulltext' ? found : undefined;
}

/** The beginning of the name. */
function asBeginning(typed: Typed, document: AliasDocument, weights: WordWeights, sharing: Sharing): Scored | undefined {
  const t = TUNING.company;
  if (!begins(typed, document)) return undefined;
  const more = t.prefixCoverage * coverage(typed.squashed, document) + t.prefixProminence * prominence(document);
  // What may be an English word or a legal form is as doubtful as if one more employer had a name that begins so.
  const isWord = typed.isOnlyForm || weights.isEnglish(typed.plain);
  const others = [isWord, sharing.nested.has(document.company_uid)].filter(Boolean).length;
  // "Cat" begins many names, but only that of Caterpillar is also called so.
  const also = typed.plain.length > 1 && sharing.sameInFull.has(document.company_uid) ? t.alsoAlias : 0;
  // "C.H" begins C.H. Robinson more than Chipotle.
  const bonus = typed.punctuated !== '' && document.name.toLowerCase().startsWith(typed.punctuated) ? also + t.samePunctuation : also;
  return { type: 'prefix', score: t.prefix + more * t.sharedBeginning(Math.max(1, sharing.beginning) + others) + bonus };
}

const begins = (typed: Typed, document: AliasDocument): boolean =>
  beginsAsTyped(typed, document) || (!typed.closed && document.spelled.startsWith(typed.spelled) && !isUnfinishedSpelling(typed, document));

const beginsAsTyped = (typed: Typed, document: AliasDocument): boolean =>
  document.plain.startsWith(typed.plain) || (!typed.closed && document.squashed.startsWith(typed.squashed));

/**
 * Whether the last word only begins what a word of the name is short for, or is itself short for the beginning of a word: "insur" is no beginning of Ins Med, nor
 * "1" of ONEOK.
 */
function isUnfinishedSpelling(typed: Typed, { name, words }: AliasDocument): boolean {
  const word = words[typed.words.length - 1];
  if (word !== typed.words.at(-1) && typed.written.at(-1) !== typed.words.at(-1)) return true;
  return word !== undefined && word !== typed.words.at(-1) && !wordsOf(name).includes(word);
}

/** Beginnings of the name's words in any order, with typos. */
function asWordBeginnings(typed: Typed, document: AliasDocument, weights: WordWeights, sharing: Sharing, trust: number): Scored | undefined {
  const t = TUNING.company;
  // Comparing letters first rules out most names quickly.
  if (typed.closed || !typed.plainWords.every((word) => mayHold(document.plain, word))) return undefined;
  // "Ford" is no typo of "for".
  const nameWords = wordsOf(document.name).filter((word) => !JOINING_WORDS.has(word) || typed.plainWords.some((one) => word.startsWith(one)));
  const match = matchName(typed.plainWords, nameWords);
  if (match === undefined || typed.plainWords.slice(0, -1).some((word) => word.length < t.shortestWordBeginning && !document.words.includes(word)))
    return undefined;
  const isWholeName = sharing.same.size > 0;
  const finished = isWholeName ? typed.plainWords : typed.plainWords.slice(0, -1);
  if ((isWholeName || sharing.begun.length > 0) && hasScatteredBeginnings(typed, finished, nameWords)) return undefined;
  const telling = typed.words.reduce((sum, word) => sum + weights.of(word), 0);
  const ceiling = telling < t.tellingWords ? t.suggestCommon : t.suggest;
  const score = trust * (ceiling + t.suggestCoverage * coverage(typed.squashed, document) + t.suggestProminence * prominence(document));
  if (match.edits === 0) return { type: 'suggest', score };
  return { type: 'fuzzy', score: score * Math.max(0, 1 - (t.fuzzyEdit * match.edits) / typed.squashed.length) };
}

/**
 * Whether finished words of a text only begin words of a name, which are not next to each other in it: "bank of america" and "American Bankers of Florida". Where
 * other names begin as typed, one of them is meant. Only the last word may be unfinished, unless the text is a whole name.
 */
function hasScatteredBeginnings({ plainWords }: Typed, finished: readonly string[], name: readonly string[]): boolean {
  if (finished.every((word) => name.includes(word))) return false;
  return !name.some((_, start) => plainWords.every((word, i) => name[start + i]?.startsWith(word)));
}

/** Whether a name has the letters of a word, except for typos. */
function mayHold(plain: string, word: string): boolean {
  if (plain.includes(word)) return true;
  const allowed = allowedEdits(word);
  return allowed > 0 && word.split('').filter((letter) => !plain.includes(letter)).length <= allowed;
}

/** Common full words, weighted by how distinctive they are; and names that differ in spaces, letter by letter. */
function asCommonWords(typed: Typed, document: AliasDocument, weights: WordWeights, trust: number): Scored | undefined {
  const t = TUNING.company;
  // "T" is not "AT&T" because of its last word.
  if (typed.spelled.length === 1) return undefined;
  const { words } = document;
  const evidence = weighWords(typed.words, words, weights, { context: typed.context, home: document.home });
  const readings: Scored[] = [];
  if (evidence.telling > 0) {
    const shares = evidence.likeness ** t.likeness * evidence.typed ** t.typedShare * evidence.name ** t.nameShare;
    const certainty = Math.min(1, evidence.telling / t.tellingWords) * (evidence.hasExtraWord ? t.extraWord : 1);
    const type = evidence.edits > 0 ? 'fuzzy' : evidence.hasExtraWord || evidence.name < t.wholeName ? 'fulltext' : 'suggest';
    readings.push({ type, score: trust * t.words * certainty * shares });
  }
  const allowed = words.length === typed.words.length ? 0 : t.editsAcrossBlanks(typed.spelled.length);
  const mayBeSame =
    allowed > 0 && Math.abs(typed.spelled.length - document.spelled.length) <= allowed && lettersApart(typed.spelled, document.spelled) <= allowed;
  const whole = mayBeSame ? edits(typed.spelled, document.spelled) : Infinity;
  if (whole <= allowed) {
    const likeness = Math.max(0, 1 - costOfTypos(whole, typed.spelled, document.spelled) / typed.spelled.length);
    readings.push({ type: 'fuzzy', score: trust * t.words * likeness ** t.likeness });
  }
  return readings.sort((a, b) => b.score - a.score)[0];
}

function coverage(squashed: string, document: AliasDocument): number {
  return squashed.length / Math.max(squashed.length, document.squashed.length);
}

function prominence(document: AliasDocument): number {
  return Math.min(1, document.prominence_value / TUNING.company.mostProminent);
}
