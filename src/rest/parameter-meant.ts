import { OPENERS, type Opener } from '../dsl/correction/connectives.ts';
import { fieldNameMeant } from '../dsl/correction/fit-names.ts';
import { phraseKey } from '../dsl/correction/reader.ts';
import { nearWord } from '../dsl/near-word.ts';
import { wordTable } from '../text/word-table.ts';

/** The parameters for what the query language has clauses for, best first. */
const OF_CLAUSE: Readonly<Partial<Record<Opener, readonly string[]>>> = {
  order: ['order_by', 'sort'],
  limit: ['limit'],
  offset: ['offset'],
  expand: ['expand', 'include'],
};

/** What other services call parameters, and no field or clause. */
const OF_SERVICES = wordTable<string>({ 'per page': 'limit', 'page size': 'limit', q: 'search' });

/** The parameter that an unknown one means, by the names of fields and clauses that the query language corrects, and the bounds of a field by its name. */
export function parameterMeant(given: string, valid: readonly string[]): string | undefined {
  const key = phraseKey(given);
  const clause = [OF_SERVICES[key] ?? '', ...(OF_CLAUSE[OPENERS[key] ?? 'rest'] ?? [])].find((name) => valid.includes(name));
  if (clause !== undefined) return clause;
  const [, bound, field] = /^(min|max)(?:imum)?_(.+)$/iu.exec(given) ?? [];
  const bounds = bound === undefined ? [] : valid.filter((name) => name.startsWith(`${bound.toLowerCase()}_`));
  const named = field === undefined ? undefined : nameAmong(field, bounds, (name) => name.slice('min_'.length));
  return named ?? nameAmong(given, valid, (name) => name);
}

function nameAmong(given: string, valid: readonly string[], called: (name: string) => string): string | undefined {
  const names = new Map(valid.map((name) => [called(name).toUpperCase(), name]));
  const upper = [...names.keys()];
  return names.get(fieldNameMeant(given, upper) ?? nearWord(given, upper) ?? '');
}
