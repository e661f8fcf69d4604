import { allowedEdits, edits } from '../edits.ts';
import { matchName } from '../name-match.ts';
import { TUNING } from '../tuning.ts';
import { wordsOf } from '../words.ts';
import { contextWords } from './context-words.ts';
import { lettersApart, weighWords } from './evidence.ts';
import { nameKey, type NameKey } from './name-key.ts';
import type { WordWeights } from './word-weights.ts';

/** A name of a company as the search engine holds it (indexer/projections/aliases.ts). */
export interface AliasDocument {
  readonly name: string;
  /** These four as in NameKey. */
  readonly squashed: string;
  readonly spelled: string;
  readonly plain: string;
  readonly words: readonly string[];
  /** `name` for the canonical one. */
  readonly alias_type: string;
  readonly company_uid: string;
  readonly company_name: string;
  /** Words of city and state of the headquarters. */
  readonly home: readonly string[];
  readonly prominence_value: number;
}

/** How a name matched, best first. REST and DSL each know fewer words for it. */
export const MATCH_TYPES = ['exact', 'alias', 'prefix', 'suggest', 'fuzzy', 'fulltext'] as const;
export type MatchType = (typeof MATCH_TYPES)[number];

export interface Scored {
  readonly type: MatchType;
  readonly score: number;
}

/** What was typed, read once for all names that it is compared with. */
export interface Typed extends NameKey {
  /** The words as they stand, of which the last may be half-typed. */
  readonly plainWords: readonly string[];
  /** Which of the words tell only where. */
  readonly context: ReadonlySet<number>;
}

export function readTyped(text: string): Typed {
  const key = nameKey(text);
  return { ...key, plainWords: wordsOf(text), context: contextWords(key.written) };
}

/**
 * Scores one name of a company against what was typed, 0 to 1 and absolute; undefined when they have too little in common. The best of four readings: the
 * same name, its beginning, beginnings of its words, and the weight of the words in common. Pure.
 */
export function scoreName(typed: Typed, document: AliasDocument, weights: WordWeights): Scored | undefined {
  const t = TUNING.company;
  if (typed.squashed === '') return undefined;
  // An alias counts for less than the name, whatever the way it matched.
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

/** Whether no more than one of several words of a name is typed: what a company was called is too little known by part of it. */
function isOneOfItsWords(typed: Typed, { name, words }: AliasDocument): boolean {
  return words.length > 1 && typed.words.length === 1 && wordsOf(name).some((word) => word.startsWith(typed.squashed));
}

function isTicker({ alias_type, name }: AliasDocument): boolean {
  return alias_type === 'abbreviation' && name.length <= TUNING.company.longestTicker && name === name.toUpperCase();
}

/** A ticker or acronym is either right or something else; other words may follow ("va hospital"), but not a single letter ("T-Mobile" is not T). */
function asTicker(typed: Typed, document: AliasDocument, weights: WordWeights, trust: number): Scored | undefined {
  if (typed.plainWords[0] !== document.plain || document.plain.length < 2) return undefined;
  const found = asCommonWords(typed, document, weights, trust);
  return found?.type === 'fulltext' ? found : undefined;
}

/** The name, not yet typed to its end. */
function asBeginning(typed: Typed, document: AliasDocument): Scored | undefined {
  const t = TUNING.company;
  const begins =
    document.plain.startsWith(typed.plain) || (!typed.closed && (document.squashed.startsWith(typed.squashed) || document.spelled.startsWith(typed.spelled)));
  if (!begins) return undefined;
  return { type: 'prefix', score: t.prefix + t.prefixCoverage * coverage(typed.squashed, document) + t.prefixProminence * prominence(document) };
}

/** Beginnings of the name's words, in any order, with typos. */
function asWordBeginnings(typed: Typed, document: AliasDocument, weights: WordWeights, trust: number): Scored | undefined {
  const t = TUNING.company;
  // Most names are told apart by their letters alone.
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

/** Whether a name has the letters of a word, but for typos. */
function mayHold(plain: string, word: string): boolean {
  if (plain.includes(word)) return true;
  const allowed = allowedEdits(word);
  return allowed > 0 && word.split('').filter((letter) => !plain.includes(letter)).length <= allowed;
}

/** Words in common, whole ones, weighed by how much they tell; and names whose blanks differ, letter by letter. */
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
