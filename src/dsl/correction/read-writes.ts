import { wordLists } from '../../language/word-lists.ts';
import { ALIAS_TYPES } from '../../catalog/enumerations.ts';
import { isOnetCode } from '../../catalog/onet-code.ts';
import { isParsed } from '../parse.ts';
import { quoted } from '../print.ts';
import { choiceMeant } from '../meanings/meant-values.ts';
import { piecesOf, type Piece } from '../meanings/pieces.ts';

const ADDS = /^(?:add|insert|create|new)$/iu;
const REMOVES = /^(?:remove|delete|drop|unlink)$/iu;
const RENAMES = /^(?:update|rename|alter|change|set)$/iu;
const SUBMITS = /^(?:submit|record|save|log|report|store)$/iu;
/** Words that say what is around a value, and are none. */
const AROUND = wordLists('commands.tsv').whole('around value');
/** Words that can belong to a name without quotes: The Home Depot, Bank of America. */
const IN_NAMES = /^(?:the|a|an|and|of)$/iu;
/** The same at the end of one: Ford Motor Company. Before another value, they say what it is. */
const AFTER_NAMES = /^(?:company|companies|employer|name|title|titles|code|sample|source|value|text|table|column)$/iu;

/**
 * A command that changes or records something, in the words of SQL or of everyday English: `INSERT ALIAS 'Big Blue' FOR IBM (type = abbrev)`. Undefined if it does not
 * name all that its form needs, or if something of the query would be lost: then something else would be written.
 */
export function writeMeant(query: string): string | undefined {
  const pieces = piecesOf(query)?.pieces ?? [];
  const written = commandOf(pieces);
  return written !== undefined && isParsed(written) && keepsAll(pieces.slice(1), written) ? written : undefined;
}

/** Whether all values of a query are in a command, and none is cut where a name without quotes has a word that is also one of the language. */
function keepsAll(pieces: readonly Piece[], written: string): boolean {
  const values = (piecesOf(written)?.pieces ?? []).filter(({ kind }) => kind === 'text').map(({ text }) => text);
  const isValue = (piece: Piece | undefined): boolean => piece !== undefined && piece.kind !== 'sign' && !(piece.kind === 'word' && AROUND.test(piece.text));
  const isType = (text: string): boolean => choiceMeant(text, ALIAS_TYPES) !== undefined;
  return pieces.every((piece, i) => {
    const { kind, text } = piece;
    const [before, next] = [pieces[i - 1], pieces[i + 1]];
    if (kind === 'sign') return true;
    if (kind === 'text') return values.includes(text) || isType(text);
    if (isValue(piece)) return values.some((value) => value.includes(text)) || isType(text);
    if (IN_NAMES.test(text) && next?.kind === 'word' && isValue(next)) return false;
    return !(AFTER_NAMES.test(text) && before?.kind === 'word' && isValue(before) && !isType(before.text) && !isValue(next) && next?.kind !== 'sign');
  });
}

function commandOf(pieces: readonly Piece[]): string | undefined {
  const [verb] = pieces;
  if (verb === undefined || assignsOther(pieces)) return undefined;
  if (SUBMITS.test(verb.text)) return submitted(pieces);
  const has = (pattern: RegExp): boolean => pieces.some(({ kind, text }) => kind === 'word' && pattern.test(text));
  const isOfAlias = has(/^(?:alias|aliases|company_aliases)$/iu);
  if (isOfAlias && ADDS.test(verb.text)) {
    const type = choiceMeant(after(pieces, /^type$/iu)?.text ?? '', ALIAS_TYPES)?.name;
    const [alias, company] = valuesIn(pieces.filter(({ text }) => choiceMeant(text, ALIAS_TYPES) === undefined || quotedText(text)));
    return alias === undefined || company === undefined || type === undefined
      ? undefined
      : `ADD ALIAS ${quoted(alias)} TO COMPANY ${quoted(company)} TYPE ${type}`;
  }
  if (isOfAlias && REMOVES.test(verb.text)) {
    // An alias is removed by its text, not by its type.
    if (has(/^(?:type|alias_type)$/iu)) return undefined;
    const [alias, company] = valuesIn(pieces);
    return alias === undefined || company === undefined ? undefined : `REMOVE ALIAS ${quoted(alias)} FROM COMPANY ${quoted(company)}`;
  }
  const codes = pieces.filter(({ text }) => isOnetCode(text)).map(({ text }) => quoted(text));
  if (REMOVES.test(verb.text) && codes.length > 0) {
    const [company, ...others] = valuesIn(pieces.filter(({ text }) => !codes.includes(quoted(text))));
    return company === undefined || others.length > 0 ? undefined : `REMOVE OCCUPATIONS (${codes.join(', ')}) FROM COMPANY ${quoted(company)}`;
  }
  if (!RENAMES.test(verb.text) || !has(/^(?:company|companies|employer)$/iu)) return undefined;
  const where = pieces.findIndex(({ text }) => /^where$/iu.test(text));
  const [first, second, ...others] = where < 0 ? valuesIn(pieces) : [...valuesIn(pieces.slice(where)), ...valuesIn(pieces.slice(0, where))];
  return first === undefined || second === undefined || others.length > 0 ? undefined : `UPDATE COMPANY ${quoted(first)} SET NAME = ${quoted(second)}`;
}

/** SET OVERALL_BADGE = "Gold", WHERE STATE = "Ohio": a field that no command has, and no name of a company. */
const assignsOther = (pieces: readonly Piece[]): boolean =>
  pieces.some(({ kind, text }, end) => {
    if (!(kind === 'sign' ? /^(?:=|==|:)$/u.test(text) : kind === 'word' && /^is$/iu.test(text))) return false;
    const start = pieces.findLastIndex((piece, i) => i < end && (piece.kind === 'sign' || /^(?:set|where|and)$/iu.test(piece.text)));
    return start > 0 && pieces.slice(start + 1, end).some((piece) => !AROUND.test(piece.text));
  });

/** `SUBMIT TITLE "data guru" PICKED 15-2051.00 NAME "Data Scientists"` */
function submitted(pieces: readonly Piece[]): string | undefined {
  const id = after(pieces, /^id$/iu);
  const withId = id === undefined ? '' : ` ID ${quoted(id.text)}`;
  const choice = after(pieces, /^(?:choice|picked|pick|chosen|code|onet|occupation)$/iu) ?? onlyCode(pieces);
  if (choice !== undefined) {
    const { title, name } = titleAndName(pieces, choice);
    if (title !== undefined)
      return `SUBMIT TITLECONVERT${withId} TITLE ${quoted(title.text)} CHOICE ${quoted(choice.text)}${name === undefined ? '' : ` AS ${quoted(name.text)}`}`;
  }
  const source = after(pieces, /^source$/iu) ?? after(pieces, /^from$/iu);
  const value = after(pieces, /^(?:value|text|sample)$/iu);
  return source === undefined || value === undefined ? undefined : `SUBMIT SAMPLE${withId} SOURCE ${quoted(source.text)} VALUE ${quoted(value.text)}`;
}

/** The code of an occupation, if there is exactly one. */
function onlyCode(pieces: readonly Piece[]): Piece | undefined {
  const [code, ...others] = pieces.filter(({ kind, text }) => (kind === 'text' || kind === 'code') && isOnetCode(text));
  return others.length > 0 ? undefined : code;
}

/** The title that was converted, and the name of the occupation: `"rn" … TITLE "Registered Nurses"`, `TITLE "rn" … ONET_TITLE "Registered Nurses"`. */
function titleAndName(pieces: readonly Piece[], choice: Piece): { readonly title: Piece | undefined; readonly name: Piece | undefined } {
  const titles = allAfter(pieces, /^titles?$/iu);
  // After the command, without a word that says what it is.
  const at = pieces.findIndex(({ kind }) => kind === 'text');
  const first = pieces.slice(0, at).every(({ kind, text }) => kind === 'word' && OF_COMMAND.test(text)) ? pieces[at] : undefined;
  const [title, ...others] = first === undefined ? titles : [first, ...titles];
  const [name] = [...allAfter(pieces, /^(?:as|name)$/iu), ...others, ...pieces.filter((piece, i) => piece.kind === 'text' && pieces[i - 1] === choice)];
  return { title, name: name === choice || name === title ? undefined : name };
}
const OF_COMMAND = /^(?:submit|record|save|log|report|store|titleconvert|for)$/iu;

const quotedText = (text: string): boolean => text.includes(' ');

/** The value after a word, with or without a sign between them. */
const after = (pieces: readonly Piece[], word: RegExp): Piece | undefined => allAfter(pieces, word)[0];

/** The same for each of these words. */
function allAfter(pieces: readonly Piece[], word: RegExp): readonly Piece[] {
  const isAround = ({ kind, text }: Piece): boolean => kind === 'word' && AROUND.test(text);
  return pieces.flatMap(({ kind, text }, at) => {
    const next = kind === 'word' && word.test(text) ? pieces.slice(at + 1).find((one) => one.kind !== 'sign') : undefined;
    return next === undefined || isAround(next) ? [] : [next];
  });
}

/** Texts in quotes, and names without them: the words between those that are around values. */
function valuesIn(pieces: readonly Piece[]): string[] {
  const values: string[] = [];
  let words: string[] = [];
  const end = (): void => {
    if (words.length > 0) values.push(words.join(' '));
    words = [];
  };
  for (const { kind, text } of pieces) {
    if (kind === 'word' && !AROUND.test(text)) words.push(text);
    else end();
    if (kind === 'text') values.push(text);
  }
  end();
  return values;
}
