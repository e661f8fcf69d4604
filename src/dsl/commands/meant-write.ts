import type { IToken, TokenType } from 'chevrotain';
import { ALIAS_TYPES } from '../../catalog/enumerations.ts';
import { isOnetCode } from '../../catalog/onet-code.ts';
import { endOf, textOf } from '../grammar/nodes.ts';
import { quoted } from '../print.ts';
import { T } from '../tokens.ts';

const GAP = '"…"';
/** Longer names are not repeated. */
const LONGEST_SHOWN = 200;
/** Words that say what a name is. */
const NOUNS = ['COMPANY', 'COMPANIES', 'EMPLOYER', 'ALIAS', 'ALIASES', 'OCCUPATION', 'OCCUPATIONS', 'NAME'];

const upper = (token: IToken | undefined): string => token?.image.toUpperCase() ?? '';
const isText = ({ tokenType }: IToken): boolean => tokenType === T.Text || tokenType === T.Json;

/** How to write an UPDATE, ADD, or REMOVE that cannot be parsed: its form, filled with the names of the caller. Undefined for other commands. */
export function meantWrite(tokens: readonly IToken[]): string | undefined {
  switch (tokens[0]?.tokenType) {
    case T.Update:
      return meantUpdate(tokens.slice(1));
    case T.Add:
      return meantAdd(tokens.slice(1));
    case T.Remove:
      return meantRemove(tokens.slice(1));
    default:
      return undefined;
  }
}

function meantUpdate(tokens: readonly IToken[]): string {
  const [before, after] = splitAt(tokens, T.Set);
  const [field] = after;
  const isOther = field !== undefined && !isText(field) && /^[a-z_]/iu.test(field.image) && upper(field) !== 'NAME';
  const [company, ...more] = namesIn(before);
  if (isOther) return `UPDATE changes only the NAME of a company. The form is UPDATE COMPANY ${company ?? GAP} SET NAME = ${GAP}.`;
  const [name, ...others] = namesIn(after);
  // One of several names is a guess.
  if (more.length + others.length > 0) return described(`UPDATE COMPANY ${GAP} SET NAME = ${GAP}`);
  return asked(`UPDATE COMPANY ${company ?? GAP} SET NAME = ${name ?? GAP}`);
}

function meantAdd(tokens: readonly IToken[]): string {
  const [before, rest] = splitAt(tokens, T.To, T.For);
  const [toCompany, typed] = splitAt(rest, T.Type);
  const [[alias, ...more], [company]] = [namesIn(before), namesIn(toCompany)];
  const form = `ADD ALIAS ${alias ?? GAP} TO COMPANY ${company ?? GAP} TYPE`;
  const what = upper(before[0]);
  if (NOUNS.includes(what) && !what.startsWith('ALIAS'))
    return `ADD adds only aliases. The form is ADD ALIAS ${GAP} TO COMPANY ${company ?? GAP} TYPE alias_type.`;
  if (more.length > 0) return `The form is ADD ALIAS ${GAP} TO COMPANY ${company ?? GAP} TYPE alias_type. Send one command for each alias.`;
  const type = ALIAS_TYPES.find((known) => typed.some(({ image }) => image.replaceAll('"', '').toLowerCase() === known));
  if (type !== undefined) return asked(`${form} ${type}`);
  if (form.includes(GAP)) return described(`${form} alias_type`);
  const [first, ...others] = ALIAS_TYPES;
  return `${asked(`${form} ${first}`)} Other alias types: ${others.join(', ')}.`;
}

function meantRemove(tokens: readonly IToken[]): string {
  const [before, after] = splitAt(tokens, T.From, T.For);
  // REMOVE COMPANY "Walmart"
  const isCompany = upper(before[0]).startsWith('COMPAN');
  const items = isCompany ? [] : namesIn(before);
  const company = namesIn(isCompany ? before : after)[0] ?? GAP;
  const areCodes = items.length > 0 && items.every((item) => isOnetCode(item.slice(1, -1)));
  const what = upper(before[0]);
  if (what.startsWith('OCCUPATION') || areCodes) {
    const list = items.length > 1 || what === 'OCCUPATIONS' ? `OCCUPATIONS (${items.length === 0 ? GAP : items.join(', ')})` : `OCCUPATION ${items[0] ?? GAP}`;
    return asked(`REMOVE ${list} FROM COMPANY ${company}`);
  }
  const alias = `REMOVE ALIAS ${items[0] ?? GAP} FROM COMPANY ${company}`;
  // Of two, one would stay.
  if (what.startsWith('ALIAS') && items.length > 1) return `The form is REMOVE ALIAS ${GAP} FROM COMPANY ${company}. Send one command for each alias.`;
  if (what.startsWith('ALIAS')) return asked(alias);
  return `The form is ${alias}, REMOVE OCCUPATION ${items[0] ?? GAP} FROM COMPANY ${company}, or REMOVE OCCUPATIONS (${GAP}, ${GAP}) FROM COMPANY ${company}.`;
}

const asked = (command: string): string => (command.includes(GAP) ? described(command) : `Write ${command}.`);
const described = (command: string): string => `The form is ${command}.`;

/** What is before and after the first token of these types. Without one, everything is before it. */
function splitAt(tokens: readonly IToken[], ...types: readonly TokenType[]): readonly [readonly IToken[], readonly IToken[]] {
  const at = tokens.findIndex(({ tokenType }) => types.includes(tokenType));
  return at === -1 ? [tokens, []] : [tokens.slice(0, at), tokens.slice(at + 1)];
}

/** The names in a part of a command, in double quotes: its texts or, if it has none, its other words. */
function namesIn(tokens: readonly IToken[]): readonly string[] {
  const texts = tokens.filter(isText);
  if (texts.length > 0) return texts.map((token) => shown(textOf(token).text));
  // Only what stands before a name says what it is: Ford Motor Company.
  const start = tokens.findIndex((token) => !NOUNS.includes(upper(token)));
  const words = tokens.slice(start === -1 ? tokens.length : start).filter((token) => /^\w/u.test(token.image) || token.tokenType === T.Minus);
  const bare = words.map((token, i) => `${i > 0 && endOf(words[i - 1] ?? token) < token.startOffset ? ' ' : ''}${token.image}`).join('');
  return bare === '' ? [] : [shown(bare)];
}

const shown = (name: string): string => (name.length > LONGEST_SHOWN ? GAP : quoted(name));
