import { LONGEST } from '../../meanings/pieces.ts';
import { callInKeywords, pipesInKeywords, searchBodyInKeywords } from './call-syntax.ts';
import { cypherInKeywords } from './cypher.ts';
import { searchInKeywords } from './lucene.ts';
import { commandInKeywords, pairsInKeywords } from './named-options.ts';
import { addressInKeywords } from './rest-address.ts';
import { sparqlInKeywords } from './sparql.ts';

/** Calls, options, and clauses of other languages that change something, outside of texts. */
const CHANGES = [
  // `companies.insert(…)`, `->save()`. Some of these names also begin names of methods that only read: `createQuery`, `drop(5)`.
  /(?:\.|->|::)\s*(?:bulk_?write|create(?!_?query)|delete|del|destroy|drop(?!\s*\(\s*(?:\d|columns|\[|"))|find_?one_?and|insert|merge|patch|put|remove|replace|save|set(?!\w)|truncate|update|upsert)\w*!?\s*\(/iu,
  // `curl -X DELETE …`, `PUT /companies`.
  /(?:-X|--request)\s*=?\s*(?:DELETE|PATCH|PUT)\b/iu,
  /^\s*(?:PATCH|PUT)\s/iu,
  /_(?:delete|update)_by_query\b/iu,
  // Cypher.
  /\b(?:DETACH\s+)?DELETE\s+\w+\s*;?\s*$/iu,
  /^\s*(?:MATCH|MERGE|CREATE)\s*\([\s\S]*\b(?:CREATE|DELETE|MERGE|REMOVE|SET)\b/iu,
  // Pipes, command lines, and GraphQL.
  /\|\s*(?:delete|drop|outputlookup|collect)\b/iu,
  /^\s*(?!(?:add|delete|drop|insert|remove|update)\b)[\w-]+\s+(?:[\w-]+\s+)?(?:create|delete|drop|remove|rm|set|update)\s+--?\w/iu,
  /^\s*mutation\b/iu,
];

/** Whether a text in another language changes something. It has no correction: to read instead is not what was meant. */
export function changesSomething(query: string): boolean {
  const withoutTexts = query.replace(/"[^"]*"|'[^']*'/gu, '""');
  return query.length <= LONGEST && CHANGES.some((change) => change.test(withoutTexts));
}

type ReadsLanguage = (query: string) => string | undefined;

/** A name, a dot, and a call, outside of texts. */
const DOTTED = /[\w)\]](?:\.|->|::)[a-z]\w*\s*\(/iu;
const chainInKeywords: ReadsLanguage = (query) => (DOTTED.test(query.replace(/"[^"]*"|'[^']*'/gu, '""')) ? callInKeywords(query) : undefined);
/** `name:*bank*`, `badge_count:[2 TO 4]`: values that are no names. */
const PATTERN = /:\s*(?:[[{(*]|[<>])|:\w+\*/u;
const patternInKeywords: ReadsLanguage = (query) => (PATTERN.test(query) ? searchInKeywords(query) : undefined);

/** Syntax that the words of a query never have. */
const SURE: readonly ReadsLanguage[] = [
  searchBodyInKeywords,
  addressInKeywords,
  cypherInKeywords,
  sparqlInKeywords,
  pipesInKeywords,
  chainInKeywords,
  commandInKeywords,
  patternInKeywords,
];
/** Syntax that is only meant if the words of a query say nothing. */
const PERHAPS: readonly ReadsLanguage[] = [callInKeywords, pairsInKeywords, searchInKeywords];

const firstOf = (languages: readonly ReadsLanguage[], query: string): string | undefined => {
  if (query.length > LONGEST) return undefined;
  for (const inKeywords of languages) {
    const found = inKeywords(query);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** A query that is surely in another language, with the keywords of this one. */
export const surelyInKeywords = (query: string): string | undefined => firstOf(SURE, query);
/** The same for a query whose words say nothing. */
export const perhapsInKeywords = (query: string): string | undefined => firstOf(PERHAPS, query);
