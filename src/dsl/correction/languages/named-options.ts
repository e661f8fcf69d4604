import { subjectsOf, verbsOf } from '../../meanings/known-phrases.ts';
import { phraseKey } from '../../meanings/reader.ts';
import { membersIn } from './argument-reader.ts';
import { tokensInKeywords } from './call-syntax.ts';
import { callTokens } from './call-tokens.ts';
import { plainValue, type Given, type Member } from './given-values.ts';
import { addMember, inOrder } from './keyword-statement.ts';
import { emptyStatement } from './statement.ts';

/** `svc companies list --state Ohio --limit=5` */
const COMMAND = /^\s*(?:\$\s*)?(?<words>[a-z][\w-]*(?:\s+(?!-)(?:"[^"]*"|'[^']*'|[\w.-]+))*)\s+(?<options>--?[a-z][\s\S]*)$/iu;
const ORDERED = /\b(?:by|orderby|sortby|order|sort)$/iu;
const OPTION = /^--?([a-z][\w-]*)(?:[=\s]\s*(?:"([^"]*)"|'([^']*)'|((?!--)[^\s"'][^\s]*)))?(?:\s+|$)/iu;
/** `subject: companies; state: Ohio`, `subject=companies` on lines of their own */
const PAIRS = /^\s*[a-z]\w*\s*[:=]\s*[^;,{}()[\]\n]+(?:(?:[;,]\s*|\s*\n\s*)[a-z]\w*\s*[:=]\s*[^;,{}()[\]\n]+)+[;,]?\s*$/iu;
const TAG = /<([a-z]\w*)>([^<>]+)<\/\1>/giu;

/** Lines with a key and a value each, and XML, with the keywords of the query language. */
export const pairsInKeywords = (query: string): string | undefined => pairs(query) ?? tags(query);

/** A command line with the keywords of the query language. */
export function commandInKeywords(query: string): string | undefined {
  const groups = COMMAND.exec(query)?.groups;
  // ORDER BY -BADGE_COUNT is no option of a program.
  if (groups === undefined || ORDERED.test(groups['words'] ?? '')) return undefined;
  const statement = emptyStatement();
  for (let rest = groups['options'] ?? ''; rest !== '';) {
    const found = OPTION.exec(rest);
    if (found === null) return undefined;
    const [all, key = '', double, single, bare] = found;
    rest = rest.slice(all.length);
    if (!addMember(statement, { key, given: valueOf(double ?? single ?? bare) })) return undefined;
  }
  const words = (groups['words'] ?? '').split(/\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/u);
  const verbs = words.filter((word) => verbsOf(word.toLowerCase()) !== undefined);
  const others = words.filter((word) => !verbs.includes(word));
  // The name of the program.
  const [program, ...subject] = others;
  const known = program !== undefined && (subject.length === 0 || subjectsOf(phraseKey(program)).length > 0) ? others : subject;
  statement.words = [...verbs, ...known.map((word) => word.replaceAll('-', ' '))];
  return known.length === 0 ? undefined : inOrder(statement);
}

function valueOf(text: string | undefined): Given {
  if (text === undefined) return { kind: 'bare', text: 'true' };
  const parts = text.split(/,(?!\s)/u);
  return parts.length > 1 ? { kind: 'list', of: parts.map(plainValue) } : plainValue(text);
}

function pairs(query: string): string | undefined {
  if (!PAIRS.test(query)) return undefined;
  const tokens = callTokens(
    `{${query
      .trim()
      .replace(/[;,]$/u, '')
      .replace(/;|\s*\n\s*/gu, ',')}}`,
  );
  return tokens === undefined ? undefined : tokensInKeywords(tokens);
}

function tags(query: string): string | undefined {
  if (!/^\s*<[a-z]/iu.test(query)) return undefined;
  const written = Array.from(
    query.matchAll(TAG),
    ([, key = '', text = '']) => `${key}: ${/^\d+$/u.test(text.trim()) ? text.trim() : JSON.stringify(text.trim())}`,
  );
  const members: readonly Member[] = membersIn(`{${written.join(', ')}}`) ?? [];
  const tokens = members.length === 0 ? undefined : callTokens(`{${written.join(', ')}}`);
  return tokens === undefined ? undefined : tokensInKeywords(tokens);
}
