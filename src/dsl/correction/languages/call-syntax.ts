import { LONGEST } from '../../meanings/pieces.ts';
import { unlessOther } from './argument-reader.ts';
import { CallReader } from './call-reader.ts';
import { callTokens, type CallToken } from './call-tokens.ts';
import { asCalls } from './comprehensions.ts';
import { searchInKeywords } from './lucene.ts';
import { hasPipes } from './pipes.ts';

/**
 * A call, a chain of them, an object, or a question in GraphQL with the keywords of the query language: `list_companies(sort="-badge_count", limit=10)`,
 * `db.occupations.find({cluster: 44}).limit(12)`, `{"subject": "COMPANIES", "where": {"state": "TX"}}`. Undefined for any other text, and if a part of it has no
 * clause that says it.
 */
export function callInKeywords(query: string): string | undefined {
  if (query.length > LONGEST || !/[({[|]|\bfrom\s+\w+\s+in\s/iu.test(query)) return undefined;
  const tokens = callTokens(query.trim().replace(/;$/u, ''));
  return tokens === undefined ? undefined : tokensInKeywords(asCalls(tokens));
}

/** jq '.companies[] | …' file.json */
const JQ = /^\s*jq\s+(?:-\w+\s+)*'([\s\S]*)'\s*\S*\s*$/u;

/** The stages of KQL, Splunk, dplyr, or jq with the keywords of the query language. */
export function pipesInKeywords(query: string): string | undefined {
  const [, filter = query] = JQ.exec(query) ?? [];
  const tokens = query.includes('|') || query.includes('%>%') ? callTokens(filter.trim().replace(/;$/u, '')) : undefined;
  return tokens === undefined || !hasPipes(tokens) ? undefined : tokensInKeywords(asCalls(tokens));
}

/** `curl`, `GET`, `curl -X POST`. */
const REQUEST = String.raw`(?:(?:curl|GET|POST)\s+|-\w+\s+(?:GET|POST|'[^']*'|"[^"]*")\s+)*`;
/** `/companies/_search?q=bank`: the index, the action, and the words of the search. */
const SEARCHED = String.raw`(?:https?:\/\/[^\s/]+)?\/?([\w-]+)\/_(search|count)\b(?:\?(?:pretty|q=([^&\s"']+)))?`;
const HEADERS = String.raw`(?:-\w+\s+(?:'[^{']*'|"[^{"]*")\s+)*`;
const BODY = String.raw`(?:(?:-d|--data\S*)\s+)?'?(\{[\s\S]*\})?`;
/** `GET /companies/_search {"query": …}` */
const SEARCH_BODY = new RegExp(String.raw`^\s*${REQUEST}["']?${SEARCHED}["']?\s*${HEADERS}${BODY}["']?\s*$`, 'iu');

/** A request to a search engine with the keywords of the query language. */
export function searchBodyInKeywords(query: string): string | undefined {
  const [, index, action, search, body = '{}'] = SEARCH_BODY.exec(query) ?? [];
  if (index === undefined) return undefined;
  const verb = action === 'count' ? 'count' : 'list';
  const condition = search === undefined ? '' : searchInKeywords(decodeURIComponent(search.replaceAll('+', ' ')));
  const tokens = callTokens(`${verb}_${index.replaceAll('-', '_')}(${body})`);
  return tokens === undefined || condition === undefined ? undefined : [tokensInKeywords(tokens), condition].filter(Boolean).join(' ');
}

/** The same of tokens, into which other syntax was rewritten. */
export const tokensInKeywords = (tokens: readonly CallToken[]): string | undefined => unlessOther(() => new CallReader(tokens).read());
