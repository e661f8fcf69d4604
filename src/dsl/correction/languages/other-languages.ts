import { LONGEST } from '../pieces.ts';
import { callInKeywords, pipesInKeywords, searchBodyInKeywords } from './call-syntax.ts';
import { cypherInKeywords } from './cypher.ts';
import { searchInKeywords } from './lucene.ts';
import { commandInKeywords, pairsInKeywords } from './named-options.ts';
import { addressInKeywords } from './rest-address.ts';
import { sparqlInKeywords } from './sparql.ts';

type ReadsLanguage = (query: string) => string | undefined;

/** A name, a dot, and a call, outside of texts. */
const DOTTED = /[\w)\]](?:\.|->|::)[a-z]\w*\s*\(/iu;
const chainInKeywords: ReadsLanguage = (query) => (DOTTED.test(query.replace(/"[^"]*"|'[^']*'/gu, '""')) ? callInKeywords(query) : undefined);
/** `name:*bank*`, `badge_count:[2 TO 4]`: values that are no names. */
const PATTERN = /:\s*(?:[[{(*]|[<>])|:\w+\*/u;
const patternInKeywords: ReadsLanguage = (query) => (PATTERN.test(query) ? searchInKeywords(query) : undefined);

/** Syntax that the words of a query never have. */
const SURE: readonly ReadsLanguage[] = [addressInKeywords, searchBodyInKeywords, cypherInKeywords, sparqlInKeywords, pipesInKeywords, chainInKeywords, commandInKeywords, patternInKeywords];
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
