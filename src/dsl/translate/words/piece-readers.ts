import { isOnetCode } from '../../../catalog/onet-code.ts';
import { wordTable } from '../../../text/word-table.ts';
import { wordKey } from '../../../text/words.ts';
import type { Span } from '../../syntax-tree.ts';
import { shortState } from '../short-states.ts';
import { fractionOf } from './fractions.ts';
import { continues, longer, plainNumber, valueOf } from './number-words.ts';
import { CONVERTS } from './titles-in-text.ts';
import { lemmaOf, type Word } from './word.ts';

/** A piece of a question, as the pattern of split.ts finds it. */
export interface Piece {
  /** The whole text. */
  readonly text: string;
  readonly piece: string;
  readonly at: Span;
  /** The piece in lower case if it has letters only; empty otherwise. */
  readonly spelled: string;
  /** What the pattern calls its parts. */
  readonly groups: Readonly<Record<string, string | undefined>>;
  readonly previous: Word | undefined;
  readonly beforePrevious: Word | undefined;
  readonly split: (text: string) => Word[];
}

/** The words of a piece, and whether the last word is read again with it. */
interface Read {
  readonly words: readonly Word[];
  readonly replacesPrevious?: boolean;
}

type Reader = (piece: Piece) => Read | undefined;

/** What is read as a word of one key. */
const one = (kind: Word['kind'], text: string, key: string, at: Span): Read => ({ words: [{ kind, text, key, lemma: key, at }] });

/** Reads a piece as the first of the readers does that can. */
export function read(piece: Piece): Read {
  for (const reader of piece.spelled === '' ? READERS : OF_LETTERS) {
    const found = reader(piece);
    if (found !== undefined) return found;
  }
  return { words: [] };
}

/** In a body of JSON, what the caller wants done with the other values. */
const ACTIONS = /^(?:task|action|intent|type|verb|op|operation|command|function|tool|mode|request)$/iu;

/** A quoted text. A code in quotes is a code, and {"task": "resolve", "title": "cook"} is JSON: the first text of a pair is the name of the second. */
function quoted({ text, at, groups, previous, beforePrevious, split }: Piece): Read | undefined {
  const inQuotes = groups['double'] ?? groups['curly'] ?? groups['single'];
  if (inQuotes === undefined) return undefined;
  const isKey = /^\s*:\s*(?:["“[{\d-]|true|false|null)/u.test(text.slice(at.end)) && /^[\p{L}_ -]+$/u.test(inQuotes);
  const isAction = previous?.text === ':' && ACTIONS.test(beforePrevious?.text ?? '');
  if (isKey || isAction) return { words: split(inQuotes.replaceAll('_', ' ')).map((word) => ({ ...word, at })) };
  if (isOnetCode(inQuotes)) return one('code', inQuotes, inQuotes, at);
  return one('quoted', inQuotes.trim(), wordKey(inQuotes), at);
}

const code: Reader = ({ piece, at, groups }) => {
  // "29-1141" is the code of the SOC, whose occupations have the ending .00 in O*NET.
  const text = groups['code'] ?? (groups['soc'] === undefined ? undefined : `${piece}.00`);
  return text === undefined ? undefined : one('code', text, text, at);
};

/** "Cluster -5", unlike "5 -10". */
function negative({ text, piece, at, groups: { number }, previous }: Piece): Read | undefined {
  const isNegative = /(?:^|\s)-$/u.test(text.slice(0, at.start)) && (previous === undefined || previous.kind === 'word');
  return number === undefined || !isNegative ? undefined : one('sign', `-${piece}`, `-${number}`, at);
}

const percent: Reader = ({ at, groups: { percent: share } }) => (share === undefined ? undefined : one('percent', share, share, at));

const fraction: Reader = ({ at, groups: { part, whole } }) =>
  part === undefined || whole === undefined ? undefined : { words: fractionOf(Number(part), Number(whole), at) };

function number({ at, groups: { number: written, thousand, million, power, currency } }: Piece): Read | undefined {
  if (written === undefined) return undefined;
  const value = plainNumber(written);
  const factor = thousand !== undefined ? 1_000 : million !== undefined ? 1_000_000 : 10 ** Number(power ?? 0);
  const text = factor === 1 ? value : String(Math.round(Number(value) * factor));
  const isMoney = [currency, thousand, million].some((sign) => sign !== undefined);
  return { words: [{ kind: isMoney ? 'money' : 'number', text, key: written, lemma: value, at }] };
}

const SHARES = wordTable<number>({ half: 50 });
const share: Reader = ({ spelled, at }) => (SHARES[spelled] === undefined ? undefined : one('percent', String(SHARES[spelled]), spelled, at));

/** A word that is a number of years. */
const YEARS = wordTable<number>({ decade: 10, decades: 10 });
function years({ spelled, piece, at }: Piece): Read | undefined {
  const count = YEARS[spelled];
  if (count === undefined) return undefined;
  return { words: [...one('number', String(count), String(count), at).words, { kind: 'word', text: piece, key: 'years', lemma: 'year', at }] };
}

const BEFORE_COUPLE = /^(?:a|first|top|next|last|best)$/u;
/** "A couple of banks", unlike "couple A with B". */
const couple: Reader = ({ spelled, at, previous }) =>
  spelled === 'couple' && previous !== undefined && BEFORE_COUPLE.test(previous.key)
    ? { words: [{ kind: 'number', text: '2', key: spelled, lemma: '2', at }] }
    : undefined;

/** "80 grand" is money. Alone, it is a part of names. */
const GRAND = 'grand';
/** "Twenty-five", "80 thousand". */
function longerNumber({ spelled, piece, at, previous }: Piece): Read | undefined {
  if (previous !== undefined && continues(previous, spelled)) return { words: [longer(previous, spelled, at)], replacesPrevious: true };
  if (previous?.kind !== 'number' || piece !== GRAND) return undefined;
  return { words: [{ ...longer(previous, 'thousand', at), kind: 'money' }], replacesPrevious: true };
}

const EMPLOYERS = /\b(?:compan(?:y|ies)|employers?|firms?)\b/iu;
const AFTER_PAUSE =
  /^(?:in|at|for|with|of|to|and|or|but|what|which|who|where|how|only|just|the|an?|please|i|my|all|by|from|near|like|not|no|show|give|list|sort|sorted|top|is|are)\b/iu;
/** "Companies -Texas" leaves Texas out, as in web searches. A title can have a dash ("Nurse -ICU"), and so can a pause ("banks -in Texas"). */
function not({ text, piece, at, groups }: Piece): Read | undefined {
  if (groups['not'] === undefined) return undefined;
  const excludes = !AFTER_PAUSE.test(text.slice(at.end)) && (!CONVERTS.test(text) || EMPLOYERS.test(text));
  return groups['not'] === '-' && !excludes ? { words: [] } : one('sign', piece, 'not', at);
}

/** From one level to another is a change. Elsewhere, an arrow only separates what is given from what is wanted: "LUV → company". */
const arrow: Reader = ({ piece, at, groups }) => (groups['arrow'] === undefined ? undefined : one('word', piece, 'to', at));

/** "≥" is a comparison, and "€" is not understood. Neither is dropped like a mark. */
const sign: Reader = ({ at, groups: { sign: written } }) => (written === undefined ? undefined : one('sign', written, written, at));

/** "Software developer, $$$?" */
function dollars({ piece, at }: Piece): Read | undefined {
  if (!/^\$+/u.test(piece)) return undefined;
  const rest = piece.replace(/^\$+/u, '');
  const pay = one('word', '$', 'pay', { start: at.start, end: at.start + 1 });
  return rest === '' ? pay : { words: [...pay.words, ...one('mark', rest, rest, at).words] };
}

/** Signs and short forms that are said as words. "Code + cluster", unlike "80+" and "C++". */
function asWord({ text, piece, at }: Piece): Read | undefined {
  const { start, end } = at;
  if (piece === '#' && text[end] === ' ') return one('word', piece, 'number', at);
  if (/^w\/o$/iu.test(piece)) return one('word', piece, 'without', at);
  const isPlusOfWords = piece === '+' && /[\p{L}"”'’)]\s+$/u.test(text.slice(0, start)) && /^\s+["“'‘(]?\p{L}/u.test(text.slice(end));
  return piece === '&' || isPlusOfWords ? one('word', piece, 'and', at) : undefined;
}

/** The period of "Mass." is not that of a sentence. */
function shortForm({ piece, at, previous, split }: Piece): Read | undefined {
  if (!piece.startsWith('.') || previous?.at.end !== at.start || shortState(`${previous.text}.`) === undefined) return undefined;
  const state = { ...previous, text: `${previous.text}.`, at: { start: previous.at.start, end: at.start + 1 } };
  return { words: [state, ...(piece.length > 1 ? split(' '.repeat(at.start + 1) + piece.slice(1)) : [])], replacesPrevious: true };
}

/** "Yr5", "5yrs", "top10". */
const JOINED_NUMBER = /^(yr|yrs|year|years|top|first)(\d{1,4})()$|^()(\d{1,2})(yr|yrs|year|years)$/iu;
const joinedNumber: Reader = ({ piece, at, split }) =>
  JOINED_NUMBER.test(piece)
    ? { words: Array.from(piece.matchAll(/\p{L}+|\d+/gu)).flatMap(([part]) => split(part).map((word) => ({ ...word, at }))) }
    : undefined;

function plainWord({ piece, at }: Piece): Read | undefined {
  if (!/^[\p{L}\p{N}]/u.test(piece)) return undefined;
  const key = wordKey(piece).replaceAll(' ', '');
  const value = valueOf(key);
  if (value !== undefined) return { words: [{ kind: 'number', text: String(value), key, lemma: String(value), at }] };
  const owner = /^(.+)['’]s$/iu.exec(piece)?.[1];
  return { words: [{ kind: 'word', text: piece, key, lemma: owner === undefined ? lemmaOf(key) : wordKey(owner), at }] };
}

/** Hyphens and periods inside names separate words without a break of the phrase. */
const mark: Reader = ({ piece, at, previous }) =>
  !/^[-.]$/u.test(piece) || (piece === '.' && previous !== undefined) ? one('mark', piece, piece, at) : undefined;

/** In the order in which they are tried. */
const READERS: readonly Reader[] = [
  quoted,
  code,
  negative,
  percent,
  fraction,
  number,
  share,
  years,
  couple,
  longerNumber,
  not,
  arrow,
  sign,
  dollars,
  asWord,
  shortForm,
  joinedNumber,
  plainWord,
  mark,
];

/** Those of them that read pieces of letters only, which most pieces are: the others look for digits and signs. */
const OF_LETTERS: readonly Reader[] = [share, years, couple, longerNumber, plainWord];
