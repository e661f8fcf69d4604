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
const BOOST = TUNING.company.request;

/**
 * The search requests for a name: the full name, names that begin with it, names with some of its words, and names whose words begin with it. Words that occur in
 * some name must match as typed; other words may have typos.
 */
export function companyRequests(typed: Typed, industries: readonly string[] | undefined, weights: WordWeights): Record<string, unknown>[] {
  const ask = (query: Record<string, unknown>, more: Record<string, unknown>): Record<string, unknown> => request(query, industries, more);
  // One name per company, its own if that matches, so that many aliases do not crowd out other companies.
  const eachCompany = { size: TUNING.company.companies, collapse: { field: 'company_uid' } };
  const some = { size: TUNING.company.candidates };
  const beginning = ask(
    { dis_max: { queries: [prefix('squashed', typed.squashed), prefix('spelled', typed.spelled), prefix('plain', typed.plain)].map(ownFirst) } },
    eachCompany,
  );
  if (typed.isOnlyForm) return [beginning];
  const words = typed.words.slice(0, MOST_WORDS).map((word, i) => wholeWord(word, weights, typed.context.has(i) ? BOOST.contextWord : 1));
  const requests = [ask({ dis_max: { queries: wholeName(typed, weights) } }, some), beginning, ask({ bool: { should: words, minimum_should_match: 1 } }, some)];
  if (typed.closed || typed.squashed.length < TUNING.company.shortestWordBeginning) return requests;
  const beginnings = [...new Set(typed.plainWords)].slice(0, MOST_WORDS);
  requests.push(ask(ownFirst({ bool: { must: beginnings.map((word) => wordBeginning(word)) } }), eachCompany));
  if (!beginnings.some((word) => mayBeTypo(word, weights))) return requests;
  return [
    ...requests,
    ask({ bool: { must: beginnings.map((word) => (mayBeTypo(word, weights) ? wordBeginningWithTypos(word) : wordBeginning(word))) } }, some),
  ];
}

/** The search request for names that must match fully; none if there are no names. */
export function wholeNameRequests(names: readonly Typed[], industries: readonly string[] | undefined): Record<string, unknown>[] {
  if (names.length === 0) return [];
  const squashed = [...new Set(names.map((name) => name.squashed))];
  const spelled = [...new Set(names.filter(({ leftOut }) => leftOut !== 'nothing').map((name) => name.spelled))];
  const same = spelled.length === 0 ? { terms: { squashed } } : { bool: { should: [{ terms: { squashed } }, { terms: { spelled } }] } };
  return [request(same, industries, { size: TUNING.company.candidates })];
}

function request(query: Record<string, unknown>, industries: readonly string[] | undefined, more: Record<string, unknown>): Record<string, unknown> {
  return {
    query: { bool: { must: [query], filter: industryFilter(industries), should: [{ rank_feature: { field: 'prominence' } }] } },
    ...more,
  };
}

const prefix = (field: string, value: string): Record<string, unknown> => ({ prefix: { [field]: { value } } });

/** Matches of the company's own name above those of its aliases, and former names last: they count less, and one name of each company is returned. */
function ownFirst(query: Record<string, unknown>): Record<string, unknown> {
  return {
    bool: {
      must: [query],
      should: [
        { constant_score: { filter: { term: { alias_type: 'name' } }, boost: BOOST.ownName } },
        { constant_score: { filter: { bool: { must_not: [{ term: { alias_type: 'former_name' } }] } }, boost: BOOST.presentName } },
      ],
    },
  };
}

/** The same letters, the same sound, or one or two typos in the full name, with spaces possibly missing. The first letter must match. */
function wholeName({ squashed, spelled, words }: Typed, weights: WordWeights): Record<string, unknown>[] {
  // Several words that are all known have no typo and no missing space.
  const maybeTypo = spelled.length <= LONGEST_FUZZY_NAME && (words.length === 1 || words.some((word) => !weights.isKnown(word)));
  const fuzziness = maybeTypo ? allowedEdits(spelled) : 0;
  return [
    { constant_score: { filter: { term: { squashed } }, boost: BOOST.sameLetters } },
    { constant_score: { filter: { term: { spelled } }, boost: BOOST.otherSpelling } },
    { constant_score: { filter: { term: { sound: soundOf(spelled) } }, boost: BOOST.sameSound } },
    ...(fuzziness === 0 ? [] : [{ fuzzy: { spelled: { value: spelled, fuzziness, prefix_length: 1, transpositions: true } } }]),
  ];
}

function mayBeTypo(word: string, weights: WordWeights): boolean {
  return allowedWordEdits(word.length) > 0 && !weights.isKnown(word) && !/\d/u.test(word);
}

/** A full word. If no name has it as typed, any letter may be a typo. Rare words count most, place names least. */
function wholeWord(word: string, weights: WordWeights, factor: number): Record<string, unknown> {
  // The engine scores all values of a keyword field equally, so the weight of the word is set here.
  const boost = weights.of(word) * factor;
  if (!mayBeTypo(word, weights)) return { constant_score: { filter: { term: { words: word } }, boost: BOOST.knownWord * boost } };
  const fuzzy = { value: word, fuzziness: allowedWordEdits(word.length), max_expansions: MAX_EXPANSIONS, transpositions: true };
  return { constant_score: { filter: { fuzzy: { words: fuzzy } }, boost } };
}

const wordBeginning = (query: string): Record<string, unknown> => ({ match: { 'name.prefix': { query } } });

const wordBeginningWithTypos = (query: string): Record<string, unknown> => ({
  match: { 'name.prefix': { query, fuzziness: allowedEdits(query), prefix_length: 1, max_expansions: MAX_EXPANSIONS } },
});
