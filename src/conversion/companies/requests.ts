import { allowedEdits } from '../edits.ts';
import { industryFilter } from '../industry-filter.ts';
import { TUNING } from '../tuning.ts';
import { allowedWordEdits } from './evidence.ts';
import type { Typed } from './typed-name.ts';
import { soundOf } from './sound.ts';
import type { WordWeights } from './word-weights.ts';

/** Longer names are matched only by their words, because a fuzzy search for a long text is slow. */
const LONGEST_FUZZY_NAME = 24;
/** Only the first words of a long text are searched for. */
const MOST_WORDS = 12;
/** Most spellings of one word that the engine tries. */
const MAX_EXPANSIONS = 30;
const { request: BOOST, candidates: SIZE } = TUNING.company;

interface CompanyRequest {
  readonly industries: readonly string[] | undefined;
  readonly weights: WordWeights;
  readonly withTypos: boolean;
}

/**
 * The search request for a name: the full name, each of the other readings as a full name, names that begin with it, names whose words begin with its words, and names
 * with some of its words. With typos, words that occur in no name may have some. It is one request, because each costs the engine as much as finding all of these
 * together; what one name matches adds up, so that the most similar names are among the first.
 */
export function companyRequest([typed, ...others]: readonly [Typed, ...(readonly Typed[])], { industries, ...more }: CompanyRequest): Record<string, unknown> {
  const should = [...sameNames(others), ...clausesOf(typed, more)];
  return {
    query: {
      bool: { must: [{ bool: { should, minimum_should_match: 1 } }], filter: industryFilter(industries), should: [{ rank_feature: { field: 'prominence' } }] },
    },
    size: typed.plainWords.length === 1 ? SIZE.ofWord : SIZE.ofWords,
  };
}

/**
 * Whether a word is rather misspelled than unfinished, because no name has a word that begins so. Looking for typos takes the engine half of its time, so unfinished
 * words are at first taken as they are.
 */
export const hasTypo = ({ words }: Typed, weights: WordWeights): boolean => words.some((word) => mayBeTypo(word, weights) && !weights.isBeginning(word));

/** Whether typos make a difference: whether a word, or the text as a whole, is long enough and may be misspelled. */
export const mayHaveTypos = (typed: Typed, weights: WordWeights): boolean =>
  !typed.isOnlyForm && (allowedEditsOfName(typed, weights) > 0 || [...typed.words, ...typed.plainWords].some((word) => mayBeTypo(word, weights)));

function clausesOf(typed: Typed, { weights, withTypos }: Omit<CompanyRequest, 'industries'>): Record<string, unknown>[] {
  const beginning = ownFirst(
    { dis_max: { queries: [prefix('squashed', typed.squashed), prefix('spelled', typed.spelled), prefix('plain', typed.plain)] } },
    BOOST.beginning,
  );
  if (typed.isOnlyForm) return [beginning];
  const isTypo = (word: string): boolean => withTypos && mayBeTypo(word, weights);
  const words = typed.words
    .slice(0, MOST_WORDS)
    .map((word, i) => wholeWord(word, { isTypo: isTypo(word), boost: weights.of(word) * (typed.context.has(i) ? BOOST.contextWord : 1) }));
  const clauses = [{ dis_max: { queries: wholeName(typed, withTypos ? allowedEditsOfName(typed, weights) : 0) } }, beginning, ...words];
  if (typed.closed || typed.squashed.length < TUNING.company.shortestWordBeginning) return clauses;
  const beginnings = [...new Set(typed.plainWords)].slice(0, MOST_WORDS);
  clauses.push(ownFirst(all(beginnings.map(wordBeginning)), BOOST.wordBeginnings));
  if (!beginnings.some(isTypo)) return clauses;
  const misspelled = all(beginnings.map((word) => (isTypo(word) ? wordBeginningWithTypos(word) : wordBeginning(word))));
  return [...clauses, { constant_score: { filter: misspelled, boost: BOOST.wordsWithTypos } }];
}

/** Clauses for names that must match fully; none if there are no names. */
function sameNames(names: readonly Typed[]): Record<string, unknown>[] {
  const terms = (field: 'squashed' | 'spelled', of: readonly Typed[]): Record<string, unknown>[] =>
    of.length === 0 ? [] : [{ constant_score: { filter: { terms: { [field]: [...new Set(of.map((name) => name[field]))] } }, boost: BOOST.otherReading } }];
  return [
    ...terms('squashed', names),
    ...terms(
      'spelled',
      names.filter(({ leftOut }) => leftOut !== 'nothing'),
    ),
  ];
}

const all = (must: readonly Record<string, unknown>[]): Record<string, unknown> => ({ bool: { must } });

const prefix = (field: string, value: string): Record<string, unknown> => ({ prefix: { [field]: { value } } });

/** Matches of the company's own name above those of its aliases, and former names last: they count less, and many aliases must not crowd out other companies. */
function ownFirst(filter: Record<string, unknown>, boost: number): Record<string, unknown> {
  return {
    bool: {
      must: [{ constant_score: { filter, boost } }],
      should: [
        { constant_score: { filter: { term: { alias_type: 'name' } }, boost: BOOST.ownName } },
        { constant_score: { filter: { bool: { must_not: [{ term: { alias_type: 'former_name' } }] } }, boost: BOOST.presentName } },
      ],
    },
  };
}

/** The same letters, the same sound, or typos in the full name, with spaces possibly missing. The first letter must match. */
function wholeName({ squashed, spelled }: Typed, fuzziness: number): Record<string, unknown>[] {
  return [
    { constant_score: { filter: { term: { squashed } }, boost: BOOST.sameLetters } },
    { constant_score: { filter: { term: { spelled } }, boost: BOOST.otherSpelling } },
    { constant_score: { filter: { term: { sound: soundOf(spelled) } }, boost: BOOST.sameSound } },
    ...(fuzziness === 0 ? [] : [{ fuzzy: { spelled: { value: spelled, fuzziness, prefix_length: 1, transpositions: true } } }]),
  ];
}

/** How many typos the full name may have. Several words that are all known have no typo and no missing space. */
function allowedEditsOfName({ spelled, words }: Typed, weights: WordWeights): number {
  if (spelled.length > LONGEST_FUZZY_NAME) return 0;
  return words.length === 1 || words.some((word) => !weights.isKnown(word)) ? allowedEdits(spelled) : 0;
}

/** Whether a word may have typos: it is long enough, and no name has it as typed. */
const mayBeTypo = (word: string, weights: WordWeights): boolean => allowedWordEdits(word.length) > 0 && !weights.isKnown(word) && !/\d/u.test(word);

/** A full word. Any letter may be a typo. The engine scores all values of a keyword field equally, so `boost` is the weight of the word: rare words count most, place names least. */
function wholeWord(word: string, { isTypo, boost }: { readonly isTypo: boolean; readonly boost: number }): Record<string, unknown> {
  if (!isTypo) return { constant_score: { filter: { term: { words: word } }, boost: BOOST.knownWord * boost } };
  const fuzzy = { value: word, fuzziness: allowedWordEdits(word.length), max_expansions: MAX_EXPANSIONS, transpositions: true };
  return { constant_score: { filter: { fuzzy: { words: fuzzy } }, boost } };
}

const wordBeginning = (query: string): Record<string, unknown> => ({ match: { 'name.prefix': { query } } });

const wordBeginningWithTypos = (query: string): Record<string, unknown> => ({
  match: { 'name.prefix': { query, fuzziness: allowedEdits(query), prefix_length: 1, max_expansions: MAX_EXPANSIONS } },
});
