import { edits, lettersApart, prefixFit } from '../edits.ts';
import { TUNING } from '../tuning.ts';
import { coverage, isTicker, prominence, wordsOfName, type AliasDocument } from './alias-document.ts';
import { isCommonBeginning } from './common-beginning.ts';
import { allowedWordEdits, costOfTypos, weighWords } from './evidence.ts';
import type { Scored } from './match-type.ts';
import { nameKey, oneSpelling, spellingsOf } from './name-key.ts';
import { begins, beginsAsTyped, UNSHARED, type Sharing } from './sharing.ts';
import { isNumber, isPlace, type Typed } from './typed-name.ts';
import { asWhole, asWordAlone } from './whole-name.ts';
import { asWordBeginnings } from './word-beginnings.ts';
import { JOINING_WORDS, type WordWeights } from './word-weights.ts';

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
  const beginning = asBeginning(typed, document, weights, sharing);
  const scored = asPart(typed, document, weights, { sharing, trust, beginning });
  if (scored === undefined) return undefined;
  if (!(beginning?.isCommon ?? isCommonBeginning(typed, document, weights))) return scored;
  return { type: scored.type, score: Math.min(scored.score, beginning === undefined ? t.doubtful : beginning.score * trust) };
}

/** What the comparisons of a part of a name have in common. */
interface PartContext {
  readonly sharing: Sharing;
  readonly trust: number;
  readonly beginning: Scored | undefined;
}

/** A name of which something else was typed than the whole of it. */
function asPart(typed: Typed, document: AliasDocument, weights: WordWeights, { sharing, trust, beginning }: PartContext): Scored | undefined {
  const t = TUNING.company;
  const isName = document.alias_type === 'name';
  if (document.spelled === typed.spelled) return { type: 'suggest', score: t.spelled * trust };
  if (isOtherLetters(typed, document)) return undefined;
  // "Enron" is not EOG Resources, which was Enron Oil & Gas.
  if (document.alias_type === 'former_name' && isOneOfItsWords(typed, document)) return undefined;
  const partialTrust = isName ? 1 : (t.partialAlias[document.alias_type] ?? 1);
  const readings = [beginning, asWordBeginnings(typed, document, weights, sharing, partialTrust), asCommonWords(typed, document, weights, partialTrust)];
  const best = readings.reduce((a, b) => (b !== undefined && (a === undefined || b.score > a.score) ? b : a), undefined);
  if (best === undefined || (best.type === 'fuzzy' && isWordOfLongerName(typed, document, weights))) return undefined;
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
    others.length === 0 && !wordsOfName(document).some((one) => one === word || oneSpelling(one) === oneSpelling(word) || one === `${word}s`);
  if (isUnfinished) return false;
  if (document.alias_type === 'former_name') return true;
  // "Best Buy Ins" begins with the name of the company itself.
  if (document.alias_type === 'subsidiary' && !typed.spelled.startsWith(nameKey(document.company_name).spelled)) return true;
  return others.length === 0 && weights.isEnglish(word) && (document.alias_type !== 'name' || !beginsAsTyped(typed, document));
}

/** Whether only one of several words of a name is typed. Part of a former name is not enough. */
function isOneOfItsWords(typed: Typed, document: AliasDocument): boolean {
  return document.words.length > 1 && typed.words.length === 1 && wordsOfName(document).some((word) => word.startsWith(typed.squashed));
}

/** Whether one word with typos is like an English word, or its beginning, in the middle or at the end of a name, but not like the name: AutoNation is no Rockwell Automation. */
function isWordOfLongerName({ plainWords, squashed }: Typed, document: AliasDocument, weights: WordWeights): boolean {
  const [first = '', ...others] = wordsOfName(document);
  const isLike = (word: string): boolean => prefixFit(squashed, word) !== undefined || edits(squashed, word) <= allowedWordEdits(squashed.length);
  return plainWords.length === 1 && others.some((word) => weights.isEnglish(word) && isLike(word)) && !isLike(first) && !isLike(document.squashed);
}

/** Whether a name is only letters that stand for words, and others are typed: the University of Oregon is not "U of A". */
function isOtherLetters(typed: Typed, document: AliasDocument): boolean {
  const words = wordsOfName(document).filter((word) => word.length === 1 || !JOINING_WORDS.has(word));
  return words.every((word) => word.length === 1) && !words.every((word) => typed.plainWords.includes(word)) && !begins(typed, document);
}

/** A ticker or acronym must match exactly. Other words may follow ("va hospital"), but a single letter or an English word must be alone ("T-Mobile" is not T). */
function asTicker(typed: Typed, document: AliasDocument, weights: WordWeights, trust: number): Scored | undefined {
  if (typed.plainWords[0] !== document.plain || document.plain.length < 2 || weights.isEnglish(document.plain)) return undefined;
  const found = asCommonWords(typed, document, weights, trust);
  return found?.type === 'fulltext' ? found : undefined;
}

/** The beginning of a name, and whether it has only words of many names. */
interface Beginning extends Scored {
  readonly isCommon: boolean;
}

function asBeginning(typed: Typed, document: AliasDocument, weights: WordWeights, sharing: Sharing): Beginning | undefined {
  const t = TUNING.company;
  if (!begins(typed, document)) return undefined;
  const more = t.prefixCoverage * coverage(typed.squashed, document) + t.prefixProminence * prominence(document);
  // What may be an English word or a legal form, or is the beginning of many names, is as doubtful as if one more employer had a name that begins so.
  const isWord = typed.isOnlyForm || weights.isEnglish(typed.closed ? typed.plain : typed.squashed);
  // A whole name that goes on as another name of the same employer is no less sure for it.
  // English words ("United Air") begin names of other employers as well.
  const isOnlyWords = typed.plainWords.slice(0, -1).every((word) => weights.isEnglish(word));
  const isNamed = sharing.namedBefore === document.company_uid && sharing.beginning <= 1 && !isOnlyWords;
  const isCommon = !isNamed && isCommonBeginning(typed, document, weights);
  const others = [isWord, sharing.nested.has(document.company_uid), isCommon].filter(Boolean).length;
  // "Cat" begins many names, but only that of Caterpillar is also called so.
  const also = typed.plain.length > 1 && sharing.sameInFull.has(document.company_uid) ? t.alsoAlias : 0;
  // "C.H" begins C.H. Robinson more than Chipotle, and "the ha" The Hartford more than Hannaford.
  const isAsPunctuated = typed.punctuated !== '' && document.name.toLowerCase().startsWith(typed.punctuated);
  const isWithArticle = typed.plainWords[0] === 'the' && typed.plainWords.length > 1 && document.plain.startsWith(typed.plain);
  const bonus = isAsPunctuated || isWithArticle ? also + t.samePunctuation : also;
  const score = t.prefix + more * t.sharedBeginning(Math.max(1, sharing.beginning) + others) + bonus;
  const isSure = isNamed || (sharing.beginning <= 1 && !isCommon && goesOnFromSpelling(typed, document));
  return { type: 'prefix', score: isSure ? Math.max(score, t.confidence.high) : score, isCommon };
}

/** Whether a text goes on as a name does after another spelling of its last word, which is the same name: "Cox Commu" after "Cox Comm". Each further letter makes it no less sure. */
function goesOnFromSpelling(typed: Typed, document: AliasDocument): boolean {
  const last = typed.plainWords.at(-1) ?? '';
  const isInLastWord = typed.words.length > 1 && typed.words.length === document.words.length;
  return isInLastWord && beginsAsTyped(typed, document) && spellingsOf(document.words.at(-1) ?? '').some((spelling) => last.startsWith(spelling));
}

/** Common full words, weighted by how distinctive they are; and names that differ in spaces, letter by letter. */
function asCommonWords(typed: Typed, document: AliasDocument, weights: WordWeights, trust: number): Scored | undefined {
  const t = TUNING.company;
  // "T" is not "AT&T" because of its last word.
  if (typed.spelled.length === 1) return undefined;
  const { words } = document;
  const evidence = weighWords(typed.words, words, weights, { context: typed.context, home: document.home, written: typed.written });
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
