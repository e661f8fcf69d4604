import { quoted } from '../../print.ts';
import { keyOf } from './given-values.ts';

/** How a clause is joined to the one before, and whether it is negated. */
const JOINT = String.raw`(?<joint>AND\b|OR\b|&&|\|\|)?\s*(?<not>NOT\s+|[-!](?=[\w(]))?\+?`;
const RANGE = String.raw`(?<range>[[{]\s*(?<low>[\w.*"]+)\s+TO\s+(?<high>[\w.*"]+)\s*[\]}])`;
const VALUE = String.raw`(?<sign>[<>]=?)?\s*(?:"(?<text>[^"]*)"|'(?<single>[^']*)'|(?<word>[\p{L}\p{N}*%$][\p{L}\p{N}_.*%&+/-]*))`;
/** One clause of a search: `+state:"Ohio"`, `badge_count:[2 TO 4]`, `overall_badge:(Gold OR Platinum)`, `pay:>50000`. */
const CLAUSE = new RegExp(String.raw`^\s*${JOINT}(?:(?<open>\()|(?<field>[a-z][\w.]*)\s*:\s*(?:${RANGE}|\((?<list>[^()]*)\)|${VALUE}))`, 'iu');

/**
 * The syntax of search boxes with the keywords of the query language: `industry:Banking AND -state:"Ohio"`. Undefined for a text that has anything else, or only one
 * condition without quotes, which may be a name.
 */
export function searchInKeywords(query: string): string | undefined {
  // [state:"Ohio"], q=state:Ohio
  const [, subject = '', text = query] =
    /^\s*(?:q=)?((?:(?:list|get|find|search|show|count)\s+)?[a-z_]+(?:\s+|[/?]+))?\s*((?:[+(-]|NOT\s)*[a-z][\w.]*\s*:[\s\S]*)$/iu.exec(query) ?? [];
  const parts: string[] = [];
  let rest = text.trim().replace(/;$/u, '');
  let depth = 0;
  let has = 0;
  while (rest !== '') {
    const closed = /^\s*\)/u.exec(rest);
    if (closed !== null && depth > 0) {
      depth--;
      parts.push(')');
      rest = rest.slice(closed[0].length).trimStart();
      continue;
    }
    const found = CLAUSE.exec(rest);
    if (found?.groups === undefined) return undefined;
    const { joint, not, open, field } = found.groups;
    if (parts.length > 0 && parts.at(-1) !== '(') parts.push(/^(?:or|\|\|)$/iu.test(joint ?? '') ? 'OR' : 'AND');
    else if (joint !== undefined) return undefined;
    if (not !== undefined) parts.push('NOT');
    if (open !== undefined) {
      depth++;
      parts.push('(');
    } else if (field !== undefined) {
      const condition = conditionOf(keyOf(field.split('.').at(-1) ?? field), found.groups);
      if (condition === undefined) return undefined;
      parts.push(condition);
      has++;
    }
    rest = rest.slice(found[0].length).trimStart();
  }
  if (depth > 0 || has === 0 || /^(?:query|dsl|command|q)$/iu.test(/^\W*(\w+)/u.exec(text)?.[1] ?? '')) return undefined;
  const condition = parts.join(' ').replace(/\( /gu, '(').replace(/ \)/gu, ')');
  return `${subject === '' ? '' : `${subject.replaceAll('_', ' ').replace(/[/?\s]+$/u, '')} `}WHERE ${condition}`;
}

function conditionOf(field: string, { range, low, high, list, sign, text, single, word }: Readonly<Record<string, string | undefined>>): string | undefined {
  const plain = (value = ''): string => value.replace(/^"|"$/gu, '');
  if (range !== undefined) {
    if (low === '*') return `${field} <= ${plain(high)}`;
    return high === '*' ? `${field} >= ${plain(low)}` : `${field} BETWEEN ${plain(low)} AND ${plain(high)}`;
  }
  if (list !== undefined) {
    const values = list.split(/\s+(?:OR|\|\|)\s+|,\s*|\s+(?=")/iu).map((value) => quoted(plain(value.trim())));
    return /\bAND\b/u.test(list) ? undefined : `${field} IN (${values.join(', ')})`;
  }
  const value = text ?? single ?? word ?? '';
  if (value === '*') return `${field} IS NOT NULL`;
  if (/^\*|\*$/u.test(value)) return `${field} CONTAINS ${quoted(value.replace(/^\*|\*$/gu, ''))}`;
  const isNumber = /^\d+(?:\.\d+)?%?$/u.test(value);
  return `${field} ${sign ?? '='} ${isNumber && text === undefined ? value : quoted(value)}`;
}
