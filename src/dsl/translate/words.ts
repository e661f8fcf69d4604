import { isTens, numberOfWord } from '../../text/english-numbers.ts';
import { wordKey } from '../../text/words.ts';
import type { Span } from '../syntax-tree.ts';
import { shortState } from './places.ts';
import { wordTable } from '../../text/word-table.ts';

/** A word, number, code, quoted text, punctuation mark, or mathematical or currency sign of a question. */
export interface Word {
  readonly kind: 'word' | 'number' | 'money' | 'percent' | 'code' | 'quoted' | 'mark' | 'sign';
  /** As written; without the quotes of a quoted text. */
  readonly text: string;
  /** As names are compared: lower case, without accents and apostrophes. */
  readonly key: string;
  /** The key in the singular and without a possessive ending, as vocabulary is compared. */
  readonly lemma: string;
  readonly at: Span;
  /** The word that is meant, if it is misspelled. */
  readonly meant?: string;
}

const PIECES =
  /"(?<double>[^"]+)"|[“„](?<curly>[^”“"]+)[”“"]|(?<![\p{L}\p{N}])['‘](?<single>[^'’]{2,}?)['’](?![\p{L}\p{N}])|(?<code>\d{2}-\d{4}\.\d{2})(?!\d)|(?<percent>\d+(?:\.\d+)?)\s?(?:%|percent\b)|(?<![\p{L}\p{N}./])(?<part>[1-9])\/(?<whole>[2-9]|10)(?![\p{L}\p{N}./])|(?<currency>\$\s?)?(?<number>\d+(?:,\d{3})+|[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])|(?<=(?:^|\s))0,\d{1,2}(?![\d,])|\d+(?:\.\d+)?|(?<![\p{L}\p{N}.])\.\d+)(?<thousand>k)?(?![\p{L}\d])|o\*net|w\/o(?=\s)|(?:st|ft|mt|incl|excl)\.(?=\s\p{L})|(?:\p{L}\.){2,}|[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)?|(?<arrow>(?<=\p{L}\s?)(?:->|[→⇒⟶])(?=\s?(?:platinum|gold|silver|bronze|none|ranked)\b))|(?<not>(?<=^|[\s(,;])[!¬](?=[\p{L}(])|(?<=[^\s:][ \t])-(?=[\p{L}"“„]))|(?<sign>(?![$+<=>|→⇒⟶])[\p{Sm}\p{Sc}↑↓↗↘])|&|(?:[,;:?!()[\]/+=<>.#*%-]|\$(?!\s?\d))+/giu;

/** "A dozen" is a number, too. */
const numberOf = (word: string): number | undefined => (word === 'dozen' ? 12 : numberOfWord(word));
const BEFORE_COUPLE = /^(?:a|first|top|next|last|best)$/u;
/** "Two hundred", "80 thousand". */
const FACTORS = wordTable<number>({ hundred: 100, thousand: 1_000, million: 1_000_000 });
/** "80 grand" is money. Alone, it is a part of names. */
const GRAND = 'grand';
const SHARES = wordTable<number>({ half: 50 });
/** The parts that fractions count: "three quarters", "a third of". */
const PARTS = wordTable<number>({ third: 3, quarter: 4, fifth: 5, tenth: 10 });
/** "One in five have", "three out of four stay": words that follow a share of people. */
const AFTER_SHARE =
  /^(?:are|is|went|attend|attended|finish|finished|complete|completed|graduate|graduated|remain|remained|stayed|left|earn|move|moved|climb|switch|rise|of|have|has|hold|holds|stay|stays|leave|leaves|quit|quits|need|needs|get|gets|go|work|worker|person|people|employee|graduate)$/u;
const PEOPLE = /^(?:worker|person|people|employee)$/u;
/** A word that is a number of years. */
const YEARS = wordTable<number>({ decade: 10, decades: 10 });

/** "Yr5", "5yrs", "top10". */
const JOINED_NUMBER = /^(yr|yrs|year|years|top|first)(\d{1,4})()$|^()(\d{1,2})(yr|yrs|year|years)$/iu;

/** Singular nouns that end with s. */
const SINGULAR = /(?:ss|us|is|news|ous|sas|ics)$/u;

/** A word in the singular, if it looks like a plural noun or the third person of a verb. Both the vocabulary and the questions are compared like this. */
export function lemmaOf(word: string): string {
  const singular = word.replace(/(?<=.{3})people$/u, 'person').replace(/(?<=[sekrw])men$/u, 'man');
  if (singular !== word) return singular;
  if (word.length < 4 || SINGULAR.test(word) || !word.endsWith('s')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:x|ch|sh|ss|z)es$/u.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** In a body of JSON, what the caller wants done with the other values. */
const ACTIONS = /^(?:task|action|intent|type|verb|op|operation|command|function|tool|mode|request)$/iu;

/** "Resolve job title: Sr. Mgr Revenue Ops - top 3", "convert to an O*NET code: Sr. Buyer II": what is after the colon is a title as it is written, with its marks. */
const TITLE_AFTER_COLON =
  /(?<=\b(?:(?:title|job|role|position)(?: is)?|(?:in)?to (?:(?:an?|its|the|their) )?(?:\S+ )?codes?|codes? (?:for|of))\s*[:=]\s+)(?=[^\s])(?<title>[^:;="“”?]+?)(?=\s*[-–—,;(.]+\s*(?:the )?(?:top|best|first|limit|max|only|just)\s+(?:\d+|one|two|three|four|five)\b[^:]*$|\s*[.!]?\s*$)/iu;
const CONVERTS =
  /\b(?:convert|conversion|resolve|normali[sz]e|classify|standardi[sz]e|map|match|codes?|onet|soc|translate|look ?up|identify)\b|o\*net|^(?:the )?(?:job |position )?title\b/iu;
/** What a title has no words of, but an instruction has. */
const INSTRUCTION = /\b(?:what|which|give|show|find|tell|please|need|want|pay|earn|salary|wage|code|cluster|company|employer|who|how|me|my|with|and then)\b/iu;
const LONGEST_TITLE = 8;

function titleIn(text: string): { readonly start: number; readonly end: number } | undefined {
  const found = TITLE_AFTER_COLON.exec(text);
  const title = found?.groups?.['title'];
  if (found === null || title === undefined || !CONVERTS.test(text.slice(0, found.index))) return undefined;
  // Plain words in lower case are read as they are elsewhere, such as a list of titles.
  const isWritten = /\p{L}/u.test(title) && /\p{Lu}|[.&/]/u.test(title) && title.split(/\s+/u).length <= LONGEST_TITLE && !INSTRUCTION.test(title);
  return isWritten ? { start: found.index, end: found.index + title.length } : undefined;
}

/** Splits a question. Hyphens separate words, as they do in names. */
export function wordsIn(written: string): Word[] {
  const text = withoutSpeaker(written);
  const [title, listed] = [titleIn(text), titlesIn(text)];
  const titles = title === undefined || (listed.length > 1 && SEVERAL.test(text.slice(0, title.start))) ? listed : [title];
  let end = 0;
  const words: Word[] = [];
  for (const at of titles) {
    const quote = text.slice(at.start, at.end);
    words.push(...splitIn(' '.repeat(end) + text.slice(end, at.start)), { kind: 'quoted', text: quote, key: wordKey(quote), lemma: wordKey(quote), at });
    end = at.end;
  }
  return [...words, ...splitIn(' '.repeat(end) + text.slice(end))];
}

const SEVERAL = /\b(?:these|those|following|titles|jobs|batch|bulk|list|all)\b/iu;
const ASKING = /\b(?:what|which|give|show|find|tell|please|need|want|who|how|me|my)\b/iu;
const LONGEST_LISTED = 4;
/** After a list of titles, a sentence about the answer: "rn, cna. Add cluster names". */
const AFTER_LIST = /[.;!]\s+(?:please |also |and )?(?:add|attach|expand|include|plus|with|top|max|limit|only|no more than|at most|return|skip)\b.*$/iu;

/** "Codes for: unit clerk; charge nurse". Not "zip codes for". */
const ANNOUNCED =
  /(?:^|[.!?,;–-]\s*|\b(?:o\*?net(?:-soc)?|soc|occupation(?:al)?|job|title|the|need|want|get|me|us|and|or|cluster|please|matching|correct|right)\s+)codes?(?: for)?(?:,? (?:please|pls))?\s*$/iu;

/** "Match these to codes: comp analyst, HRBP, payroll clerk": each text of the list is a title. */
function titlesIn(text: string): Span[] {
  const colon = text.indexOf(':');
  const [before, list] = [
    text.slice(0, colon),
    text
      .slice(colon + 1)
      .replace(AFTER_LIST, '')
      .replace(/[.?!]\s*$/u, ''),
  ];
  if (colon < 0 || !CONVERTS.test(before) || !(SEVERAL.test(before) || ANNOUNCED.test(before)) || /["“”:=?]/u.test(list) || ASKING.test(list)) return [];
  // Between semicolons, a comma belongs to a title: "Mgr, Supply Chain; Buyer II".
  const parts = [...withoutLastAnd(list).matchAll(list.includes(';') ? /[^;]+/gu : /[^,;/]+/gu)].map(({ 0: part, index }): Span => {
    const start = colon + 1 + index + (/^\s*(?:(?:and|&)\s+)?/u.exec(part)?.[0].length ?? 0);
    return { start, end: colon + 1 + index + part.trimEnd().length };
  });
  const isTitle = ({ start, end }: Span): boolean =>
    end > start && /^\p{L}/u.test(text.slice(start, end)) && text.slice(start, end).split(/\s+/u).length <= LONGEST_LISTED;
  // "A, B and C": the last two are split where they are read.
  return parts.length > 1 && parts.every(isTitle) && !/\s(?:and|&)\s/iu.test(withoutLastAnd(list).replace(/[,;/]\s*(?:and|&)\s/giu, ', ')) ? parts : [];
}

/** The list with a comma in place of the "and" before its last title. A single word before "and" may begin a title: "food and beverage manager". */
const withoutLastAnd = (list: string): string =>
  list.replace(/^(?<before>.*,\s*)(?<left>[^,]+?)(?<and>\s(?:and|&)\s)(?<right>[^,]+)$/isu, (whole: string, ...groups: unknown[]) => {
    const { before, left, and, right } = groups.at(-1) as Record<'before' | 'left' | 'and' | 'right', string>;
    const [leftWords, rightWords] = [left, right].map((part) => part.trim().split(/\s+/u).length);
    const isTwo = (leftWords ?? 0) > 1 || rightWords === 1;
    return isTwo ? `${before}${left}${','.padEnd(and.length)}${right}` : whole;
  });

/** `User asks: "Which employers …?"` is what the user asks. */
function withoutSpeaker(text: string): string {
  const found = SPEAKER.exec(text);
  const said = found?.groups?.['said'];
  if (found === null || said === undefined || said.trim().split(/\s+/u).length < SHORTEST_SAID) return text;
  const start = found.index + found[0].length - said.length - 1;
  return ' '.repeat(start) + said + text.slice(start + said.length).replace(/^["”]/u, ' ');
}
const SPEAKER =
  /^\s*(?:the )?(?:user|human|customer|client|caller|student|query|question|prompt|request|message|q)(?:['’]s (?:question|query|request))?(?: (?:asks|asked|says|said|wrote|typed|writes|wants to know))?\s*[:,-]\s*["“](?<said>[^"“”]+)["”]/iu;
const SHORTEST_SAID = 4;

function splitIn(text: string): Word[] {
  const words: Word[] = [];
  for (const found of text.matchAll(PIECES)) {
    const [piece] = found;
    const groups = found.groups ?? {};
    const at = { start: found.index, end: found.index + piece.length };
    const quotedText = groups['double'] ?? groups['curly'] ?? groups['single'];
    const { code, percent, number, sign, part, whole } = groups;
    const previous = words.at(-1);
    const spelled = /^\p{L}+$/u.test(piece) ? piece.toLowerCase() : '';
    // {"task": "resolve", "title": "cook"}: the first text of a pair is the name of the second.
    const isKey = quotedText !== undefined && /^\s*:/u.test(text.slice(at.end)) && /^[\p{L}_ -]+$/u.test(quotedText);
    const isAction = quotedText !== undefined && previous?.text === ':' && ACTIONS.test(words.at(-2)?.text ?? '');
    if (isKey || isAction) words.push(...wordsIn(quotedText.replaceAll('_', ' ')).map((word) => ({ ...word, at })));
    // A code in quotes is one, too.
    else if (quotedText !== undefined && /^\d{2}-\d{4}\.\d{2}$/u.test(quotedText))
      words.push({ kind: 'code', text: quotedText, key: quotedText, lemma: quotedText, at });
    else if (quotedText !== undefined) words.push({ kind: 'quoted', text: quotedText.trim(), key: wordKey(quotedText), lemma: wordKey(quotedText), at });
    else if (code !== undefined) words.push({ kind: 'code', text: piece, key: piece, lemma: piece, at });
    else if (number !== undefined && isNegative(text, at, previous))
      words.push({ kind: 'sign', text: `-${piece}`, key: `-${number}`, lemma: `-${number}`, at });
    else if (percent !== undefined) words.push({ kind: 'percent', text: percent, key: percent, lemma: percent, at });
    else if (part !== undefined && whole !== undefined) words.push(...fractionOf(Number(part), Number(whole), at));
    else if (number !== undefined) {
      const value = plainNumber(number);
      const scaled = groups['thousand'] === undefined ? value : String(Number(value) * 1_000);
      const isMoney = groups['currency'] !== undefined || groups['thousand'] !== undefined;
      words.push({ kind: isMoney ? 'money' : 'number', text: scaled, key: number, lemma: value, at });
    } else if (SHARES[spelled] !== undefined) words.push({ kind: 'percent', text: String(SHARES[spelled]), key: spelled, lemma: spelled, at });
    else if (YEARS[spelled] !== undefined) {
      const years = String(YEARS[spelled]);
      words.push({ kind: 'number', text: years, key: years, lemma: years, at }, { kind: 'word', text: piece, key: 'years', lemma: 'year', at });
    }
    // "A couple of banks", unlike "couple A with B".
    else if (spelled === 'couple' && previous !== undefined && BEFORE_COUPLE.test(previous.key))
      words.push({ kind: 'number', text: '2', key: spelled, lemma: '2', at });
    else if (previous !== undefined && continues(previous, spelled)) words.splice(-1, 1, longer(previous, spelled, at));
    else if (previous?.kind === 'number' && piece === GRAND) words.splice(-1, 1, { ...longer(previous, 'thousand', at), kind: 'money' });
    // "≥" is a comparison, and "€" is not understood. Neither is dropped like a mark.
    else if (groups['not'] === '-' && !excludes(text, at)) continue;
    else if (groups['not'] !== undefined) words.push({ kind: 'sign', text: piece, key: 'not', lemma: 'not', at });
    // From one level to another is a change. Elsewhere, an arrow only separates what is given from what is wanted: "LUV → company".
    else if (groups['arrow'] !== undefined) words.push({ kind: 'word', text: piece, key: 'to', lemma: 'to', at });
    else if (sign !== undefined) words.push({ kind: 'sign', text: sign, key: sign, lemma: sign, at });
    // "Software developer, $$$?"
    else if (/^\$+/u.test(piece)) {
      words.push({ kind: 'word', text: '$', key: 'pay', lemma: 'pay', at: { start: at.start, end: at.start + 1 } });
      const rest = piece.replace(/^\$+/u, '');
      if (rest !== '') words.push({ kind: 'mark', text: rest, key: rest, lemma: rest, at });
    } else if (piece === '#' && text[at.end] === ' ') words.push({ kind: 'word', text: piece, key: 'number', lemma: 'number', at });
    else if (/^w\/o$/iu.test(piece)) words.push({ kind: 'word', text: piece, key: 'without', lemma: 'without', at });
    else if (piece === '&' || isPlusOfWords(piece, text, at)) words.push({ kind: 'word', text: piece, key: 'and', lemma: 'and', at });
    // The period of "Mass." is not that of a sentence.
    else if (piece.startsWith('.') && previous?.at.end === at.start && shortState(`${previous.text}.`) !== undefined) {
      words.splice(-1, 1, { ...previous, text: `${previous.text}.`, at: { start: previous.at.start, end: at.start + 1 } });
      if (piece.length > 1) words.push(...splitIn(' '.repeat(at.start + 1) + piece.slice(1)));
    } else if (JOINED_NUMBER.test(piece)) {
      for (const [part] of piece.matchAll(/\p{L}+|\d+/gu)) words.push(...wordsIn(part).map((word) => ({ ...word, at })));
    } else if (/^[\p{L}\p{N}]/u.test(piece)) words.push(plainWord(piece, at));
    // Hyphens and periods inside names separate words without a break of the phrase.
    else if (!/^[-.]$/u.test(piece) || (piece === '.' && previous !== undefined)) words.push({ kind: 'mark', text: piece, key: piece, lemma: piece, at });
  }
  return turned(withFractions(words));
}

/** "Cluster -5", unlike "5 -10". */
const isNegative = (text: string, { start }: Span, previous: Word | undefined): boolean =>
  /(?:^|\s)-$/u.test(text.slice(0, start)) && (previous === undefined || previous.kind === 'word');

/** "1.000" and "0,5" are written as elsewhere in the world. */
const plainNumber = (written: string): string =>
  /^0,\d+$/u.test(written)
    ? written.replace(',', '.')
    : written.includes('.') && /^[1-9]\d{0,2}(?:\.\d{3})+$/u.test(written)
      ? written.replaceAll('.', '')
      : written.replaceAll(',', '');

/** "3/4" is a share. "9/8" is none. */
function fractionOf(part: number, whole: number, at: Span): Word[] {
  const share = String(percentOf(part, whole));
  if (part < whole) return [{ kind: 'percent', text: share, key: share, lemma: share, at }];
  return [part, whole].map((value) => ({ kind: 'number', text: String(value), key: String(value), lemma: String(value), at }));
}

const TURNED: ReadonlyMap<string, string> = new Map([
  ['<', '>'],
  ['>', '<'],
  ['<=', '>='],
  ['>=', '<='],
  ['≤', '≥'],
  ['≥', '≤'],
]);

/** "60000 > pay" is said like "pay < 60000": the sign in front of the number, turned. */
function turned(words: readonly Word[]): Word[] {
  const read = [...words];
  for (let i = 0; i + 2 < read.length; i++) {
    const [number, sign, next] = read.slice(i, i + 3);
    const other = TURNED.get(sign?.text ?? '');
    if (number === undefined || sign === undefined || other === undefined || !NUMBERS.includes(number.kind) || next?.kind !== 'word') continue;
    const before = read[i - 1];
    // "Pay > 60000 < …" has its own sign.
    if (before !== undefined && TURNED.has(before.text)) continue;
    read.splice(i, 2, { ...sign, text: other, key: other, lemma: other }, number);
    i++;
  }
  return read;
}
const NUMBERS: readonly Word['kind'][] = ['number', 'money', 'percent'];

/** "Companies -Texas" leaves Texas out, as in web searches. A title can have a dash ("Nurse -ICU"), and so can a pause ("banks -in Texas"). */
const excludes = (text: string, { end }: Span): boolean => !AFTER_PAUSE.test(text.slice(end)) && (!CONVERTS.test(text) || EMPLOYERS.test(text));
const EMPLOYERS = /\b(?:compan(?:y|ies)|employers?|firms?)\b/iu;
const AFTER_PAUSE =
  /^(?:in|at|for|with|of|to|and|or|but|what|which|who|where|how|only|just|the|an?|please|i|my|all|by|from|near|like|not|no|show|give|list|sort|sorted|top|is|are)\b/iu;

/** "Code + cluster", unlike "80+" and "C++". */
const isPlusOfWords = (piece: string, text: string, { start, end }: Span): boolean =>
  piece === '+' && /[\p{L}"”'’)]\s+$/u.test(text.slice(0, start)) && /^\s+["“'‘(]?\p{L}/u.test(text.slice(end));

/** "Two thirds", "a quarter of", and "three in four have" are shares, as "75%" is. */
function withFractions(words: readonly Word[]): Word[] {
  const read: Word[] = [];
  for (let i = 0; i < words.length;) {
    const half = halfAt(words, i);
    if (half !== undefined) {
      read.push(half.word);
      i += half.length;
      continue;
    }
    const found = fractionAt(words, i);
    const [first, last] = [words[i], words[i + (found?.length ?? 1) - 1]];
    if (first === undefined || last === undefined) break;
    const text = String(found?.percent);
    read.push(found === undefined ? first : { kind: 'percent', text, key: text, lemma: text, at: { start: first.at.start, end: last.at.end } });
    i += found?.length ?? 1;
  }
  return read;
}

/** "Half a decade", "half a dozen", "half dozen", "half a million". */
function halfAt(words: readonly Word[], i: number): { readonly word: Word; readonly length: number } | undefined {
  const [half, ...next] = words.slice(i, i + 3);
  const hasArticle = next[0]?.key === 'a';
  const whole = hasArticle ? next[1] : next[0]?.key === 'dozen' ? next[0] : undefined;
  if (half?.key !== 'half' || whole?.kind !== 'number') return undefined;
  const text = String(Number(whole.text) / 2);
  return { word: { ...whole, text, key: text, lemma: text, at: { start: half.at.start, end: whole.at.end } }, length: hasArticle ? 3 : 2 };
}

function fractionAt(words: readonly Word[], i: number): { readonly percent: number; readonly length: number } | undefined {
  const [first, second, third, fourth, fifth] = words.slice(i, i + 5);
  const isOne = first?.kind === 'word' && /^an?$/u.test(first.key);
  const count = isOne ? 1 : first?.kind === 'number' ? Number(first.text) : undefined;
  if (count === undefined || count < 1) return undefined;
  const parts = PARTS[second?.lemma ?? ''];
  // "A third year" is no share, and neither is "5 thirds".
  if (parts !== undefined && count < parts && (second?.key !== second?.lemma || third?.key === 'of')) return { percent: percentOf(count, parts), length: 2 };
  const isOutOf = second?.key === 'out' && third?.key === 'of';
  // "One worker in ten has".
  const isOfPeople = third?.key === 'in' && PEOPLE.test(second?.lemma ?? '');
  const whole = isOutOf || isOfPeople ? fourth : second?.key === 'in' ? third : undefined;
  const next = isOutOf || isOfPeople ? fifth : fourth;
  if (isOne || whole?.kind !== 'number' || count >= Number(whole.text) || !AFTER_SHARE.test(next?.lemma ?? 'of')) return undefined;
  return { percent: percentOf(count, Number(whole.text)), length: isOutOf || isOfPeople ? 4 : 3 };
}

const percentOf = (count: number, parts: number): number => Number(((100 * count) / parts).toFixed(1));

/** Whether a word belongs to the number before it: "twenty-five", "80 thousand". */
function continues(previous: Word, spelled: string): boolean {
  if (previous.kind !== 'number' && previous.kind !== 'money') return false;
  const unit = numberOfWord(spelled);
  return FACTORS[spelled] !== undefined || (isTens(previous.key) && unit !== undefined && unit > 0 && unit < 10);
}

function longer(previous: Word, spelled: string, at: Span): Word {
  const factor = FACTORS[spelled];
  const value = String(factor === undefined ? Number(previous.text) + (numberOfWord(spelled) ?? 0) : Number(previous.text) * factor);
  return { ...previous, text: value, key: value, lemma: value, at: { start: previous.at.start, end: at.end } };
}

function plainWord(piece: string, at: Span): Word {
  const key = wordKey(piece).replaceAll(' ', '');
  const number = numberOf(key) ?? FACTORS[key];
  if (number !== undefined) return { kind: 'number', text: String(number), key, lemma: String(number), at };
  const owner = /^(.+)['’]s$/iu.exec(piece)?.[1];
  return { kind: 'word', text: piece, key, lemma: owner === undefined ? lemmaOf(key) : wordKey(owner), at };
}
