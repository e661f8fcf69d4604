import { allowedEdits, edits } from '../edits.ts';
import { matchName } from '../name-match.ts';
import { TUNING } from '../tuning.ts';
import { wordsOf } from '../../text/words.ts';
import { contextWords } from './context-words.ts';
import { lettersApart, weighWords } from './evidence.ts';
import { nameKey, type NameKey } from './name-key.ts';
import type { WordWeights } from './word-weights.ts';

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

/** The typed name, parsed once for all comparisons. */
export interface Typed extends NameKey {
  /** The words as typed. The last may be unfinished. */
  readonly plainWords: readonly string[];
  /** The words that only name a place. */
  readonly context: ReadonlySet<number>;
}

export function readTyped(text: string): Typed {
  const key = nameKey(text);
  return { ...key, plainWords: wordsOf(text), context: contextWords(key.written) };
}

/**
 * Scores one name of a company against the typed name, 0 to 1, absolute; undefined if they have too little in common. The score is the best of four comparisons:
 * the same name, its beginning, the beginnings of its words, and the weight of the common words. Pure.
 */
export function scoreName(typed: Typed, document: AliasDocument, weights: WordWeights): Scored | undefined {
  const t = TUNING.company;
  if (typed.squashed === '') return undefined;
  // An alias counts less than the name, however it matched.
  const isName = document.alias_type === 'name';
  const trust = isName ? 1 : (t.alias[document.alias_type] ?? 1);
  if (document.squashed === typed.squashed) return { type: isName ? 'exact' : 'alias', score: t.exact * trust };
  if (document.spelled === typed.spelled) return { type: 'suggest', score: t.spelled * trust };
  if (isTicker(document)) return asTicker(typed, document, weights, trust);
  // "Enron" is not EOG Resources, which was Enron Oil & Gas.
  if (document.alias_type === 'former_name' && isOneOfItsWords(typed, document)) return undefined;
  const partialTrust = isName ? 1 : (t.partialAlias[document.alias_type] ?? 1);
  const readings = [
    asBeginning(typed, document),
    asWordBeginnings(typed, document, weights, partialTrust),
    asCommonWords(typed, document, weights, partialTrust),
  ];
  const best = readings.reduce((a, b) => (b !== undefined && (a === undefined || b.score > a.score) ? b : a), undefined);
  return best === undefined ? undefined : { type: best.type, score: best.score * trust };
}

/** Whether only one of several words of a name is typed. Part of a former name is not enough. */
function isOneOfItsWords(typed: Typed, { name, words }: AliasDocument): boolean {
  return words.length > 1 && typed.words.length === 1 && wordsOf(name).some((word) => word.startsWith(typed.squashed));
}

function isTicker({ alias_type, name }: AliasDocument): boolean {
  return alias_type === 'abbreviation' && name.length <= TUNING.company.longestTicker && name === name.toUpperCase();
}

/** A ticker or acronym must match exactly. Other words may follow ("va hospital"), but a single letter must be alone ("T-Mobile" is not T). */
function asTicker(typed: Typed, document: AliasDocument, weights: WordWeights, trust: number): Scored | undefined {
  if (typed.plainWords[0] !== document.plain || document.plain.length < 2) return undefined;
  const found = asCommonWords(typed, document, weights, trust);
  return found?.type === 'fulltext' ? found : undefined;
}

/** The beginning of the name. */
function asBeginning(typed: Typed, document: AliasDocument): Scored | undefined {
  const t = TUNING.company;
  const begins =
    document.plain.startsWith(typed.plain) || (!typed.closed && (document.squashed.startsWith(typed.squashed) || document.spelled.startsWith(typed.spelled)));
  if (!begins) return undefined;
  return { type: 'prefix', score: t.prefix + t.prefixCoverage * coverage(typed.squashed, document) + t.prefixProminence * prominence(document) };
}

/** Beginnings of the name's words in any order, with typos. */
function asWordBeginnings(typed: Typed, document: AliasDocument, weights: WordWeights, trust: number): Scored | undefined {
  const t = TUNING.company;
  // Comparing letters first rules out most names quickly.
  if (typed.closed || !typed.plainWords.every((word) => mayHold(document.plain, word))) return undefined;
  const match = matchName(typed.plainWords, wordsOf(document.name));
  if (match === undefined || typed.plainWords.slice(0, -1).some((word) => word.length < t.shortestWordBeginning && !document.words.includes(word)))
    return undefined;
  const telling = typed.words.reduce((sum, word) => sum + weights.of(word), 0);
  const ceiling = telling < t.tellingWords ? t.suggestCommon : t.suggest;
  const score = trust * (ceiling + t.suggestCoverage * coverage(typed.squashed, document) + t.suggestProminence * prominence(document));
  if (match.edits === 0) return { type: 'suggest', score };
  return { type: 'fuzzy', score: score * Math.max(0, 1 - (t.fuzzyEdit * match.edits) / typed.squashed.length) };
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
    readings.push({ type: 'fuzzy', score: trust * t.words * Math.max(0, 1 - (t.wordEdit * whole) / typed.spelled.length) ** t.likeness });
  }
  return readings.sort((a, b) => b.score - a.score)[0];
}

function coverage(squashed: string, document: AliasDocument): number {
  return squashed.length / Math.max(squashed.length, document.squashed.length);
}

function prominence(document: AliasDocument): number {
  return Math.min(1, document.prominence_value / TUNING.company.mostProminent);
}
