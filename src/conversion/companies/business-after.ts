import { wordsOf } from '../../text/words.ts';
import { TUNING } from '../tuning.ts';
import type { BusinessWords } from './business-words.ts';
import { contextLength } from './context-words.ts';
import { nameKey, oneSpelling } from './name-key.ts';
import { partsOf, wordsOfWork } from './parts-of-text.ts';
import type { AliasDocument } from './alias-document.ts';
import { isPlace, readTyped, type Typed } from './typed-name.ts';
import { JOINING_WORDS, type WordWeights } from './word-weights.ts';

/** Words of the longest name before such words. */
const LONGEST_NAME = 4;
const SHORTEST_NAME = 2;

/**
 * The names that a text, or a part of it, begins with, if words follow that say neither where nor which part of the employer is meant: "dsw" of "dsw shoes". Whether these are
 * words of its business is known only of an employer with this name ({@link businessFits}).
 */
export function readBeforeBusiness(given: string, { plainWords, inCapitals }: Typed, weights: WordWeights): Typed[] {
  const parts = partsOf(given, weights).map(({ text }) => wordsOf(text));
  const texts = new Map([plainWords, ...parts].map((words) => [words.join(' '), words]));
  const last = plainWords.at(-1);
  return [...texts.values()].flatMap((words) => {
    const after = wordsLeft(words, weights);
    const longest = Math.min(LONGEST_NAME, words.length - 1);
    return Array.from({ length: Math.max(0, longest) }, (_, i) => longest - i).flatMap((length): Typed[] => {
      const left = after.filter(({ at }) => at >= length).map(({ word }) => word);
      const name = words.slice(0, length).join(' ');
      if (left.length === 0 || name.length < SHORTEST_NAME) return [];
      const read = readTyped(name);
      // "Cincinnati Insurance" is rather an insurer there.
      if (read.squashed === '' || read.isOnlyForm || isPlace(read)) return [];
      return [{ ...read, inCapitals, leftOut: 'business', after: { words: left, mayBeCut: left.at(-1) === last } }];
    });
  });
}

/** The words of a text, with where they stand, that are no part of a place, a site, a number, a legal form, a job, or a department, and join no others. */
function wordsLeft(words: readonly string[], weights: WordWeights): { readonly word: string; readonly at: number }[] {
  const isWork = new Set<number>();
  for (const at of words.keys()) for (let i = 0; i < wordsOfWork(words.slice(at), weights); i++) isWork.add(at + i);
  const left: { word: string; at: number }[] = [];
  for (let end = words.length; end > 0;) {
    const length = isWork.has(end - 1) ? 1 : contextLength(words, end);
    const word = words[end - 1] ?? '';
    if (length === 0 && !JOINING_WORDS.has(word)) left.unshift({ word, at: end - 1 });
    end -= Math.max(1, length);
  }
  return left;
}

/** How sure words after a name are, as in `inContext`. */
type Around = 'business' | 'generic' | 'unfinished' | 'unfinished word';

/** The names of an employer as it is today. "Philip Morris International" is another company than the one that was called Philip Morris, and any may be called "ABC Technologies". */
const OWN_NAMES = new Set(['name', 'legal_name', 'alternate_spelling']);

/** Whether a name is all of what an employer is called: Turner Industries is another one than Turner Construction, which is called "Turner" for short. */
const isWholeOwnName = ({ alias_type, squashed, company_name }: AliasDocument): boolean => {
  const own = nameKey(company_name).squashed;
  return OWN_NAMES.has(alias_type) && (own === squashed || !own.startsWith(squashed));
};

/** Aliases that are no names as people write them. */
const NO_NAMES = new Set(['typo', 'abbreviation', 'parent_company']);

/**
 * Of the employers with a name, those of whose business the words after it are, and how sure that is (as in `inContext`): every word must be of their business, or one that
 * says nothing, and at least one of their business, or one with which names go on whatever a company does ("FedEx International"). A word is of their business if their description or another of their names has it, or their industry. One that many
 * names have must be in two of these, or of the industry: "Georgetown Capital" is not the university, although that is in the capital.
 *
 * A single English word ("spectrum", "target") is a name only as it is written, and only if all words after it are of its description or its other names: an industry
 * is too wide for it, and "Fidelity National Financial" is not Fidelity. No name counts before words that another employer has next to it in its own name: "kaiser
 * aluminum" is not Kaiser. Nor does a known misspelling, which may be the right spelling of another employer.
 */
export function businessFits(typed: Typed, documents: readonly AliasDocument[], business: BusinessWords, weights: WordWeights): ReadonlyMap<string, Around> {
  const { words: after, mayBeCut } = typed.after ?? { words: [], mayBeCut: false };
  const isWord = typed.plainWords.length === 1 && weights.isEnglish(typed.plain);
  const named = documents.filter(
    (document) => document.alias_type !== 'typo' && (isWord ? document.plain === typed.plain : document.squashed === typed.squashed),
  );
  const names = documents.filter(({ alias_type }) => !NO_NAMES.has(alias_type));
  const fits = new Map<string, Around>();
  for (const uid of new Set(named.map(({ company_uid }) => company_uid))) {
    const own = names.filter(({ company_uid }) => company_uid === uid);
    const others = names.filter(({ company_uid, words }) => company_uid !== uid && typed.words.every((word) => words.includes(word)));
    const isOfBusiness = (word: string): boolean => {
      if (business.isOfAllKinds(word) || has(others, word)) return false;
      const [isDescribed, isNamed, isOfIndustry] = [business.isDescribedBy(uid, word), has(own, word), business.isIndustryWord(uid, word)];
      const isCommon = weights.of(oneSpelling(word)) < TUNING.company.commonWord;
      const isSaid = (isDescribed || isNamed) && (!isCommon || [isDescribed, isNamed, isOfIndustry].filter(Boolean).length > 1);
      return isSaid || (isOfIndustry && !isWord);
    };
    const isOwnName = !isWord && named.some((document) => document.company_uid === uid && isWholeOwnName(document));
    const isGeneric = (word: string): boolean => isOwnName && business.isGeneric(word) && !has(others, word);
    const says = after.map((word) =>
      isOfBusiness(word) ? 'business' : isGeneric(word) ? 'generic' : !isWord && business.isOfAllKinds(word) ? 'nothing' : undefined,
    );
    const [last = ''] = after.slice(-1);
    const isBegun = (): boolean => business.isBegunBy(uid, last) || (isOwnName && business.isGenericBegunBy(last));
    if (!says.includes(undefined) && says.some((said) => said !== 'nothing')) fits.set(uid, says.includes('business') ? 'business' : 'generic');
    else if (mayBeCut && !says.slice(0, -1).includes(undefined) && (last.length >= SHORTEST_BEGINNING || says.length > 1) && isBegun())
      fits.set(uid, isWord ? 'unfinished word' : 'unfinished');
  }
  return fits;
}

/** Letters of a word of an employer's business that are enough for it. */
const SHORTEST_BEGINNING = 3;

const has = (documents: readonly AliasDocument[], word: string): boolean => documents.some(({ words }) => words.includes(oneSpelling(word)));
