import type { Hit, SearchEngine, SearchResult } from '../../engine/client.ts';
import { awaitedLater } from '../../runtime/awaited-later.ts';
import { allowedEdits } from '../edits.ts';
import { fuzzyWords } from '../fuzzy-words.ts';
import { TUNING } from '../tuning.ts';
import type { EngineFindings, Found } from './search-ranking.ts';
import { MEMORY } from './evidence/known-titles.ts';
import { ModelDocument, NAMES, NewDocument, NUMBERS, readNames, readNumbers } from './model-documents.ts';
import type { TitleModel } from './title-model.ts';
import type { TitleDocument } from './match.ts';
import type { NormalizedTitle } from './normalize.ts';

/** Searches in the first request to the engine: few, so that ranking starts early. Then as many as stay within the timeout. */
const SEARCHES_AT_FIRST = 20;
const SEARCHES_AT_ONCE = 60;
/** Searches for misspellings cost three to four times as much. */
const FUZZY_COST = 4;

/**
 * The search request for a title that is ranked with the title model: titles with similar words, synonyms included, and with known spellings of the
 * `misspelled` words. All other evidence is in the model.
 */
export function candidateRequest(title: NormalizedTitle, misspelled: readonly string[]): Record<string, unknown> {
  const words = { match: { 'title.stem': { query: title.expanded, analyzer: 'stems_and_synonyms' } } };
  const known = title.core.split(' ').filter((word) => !misspelled.includes(word));
  const corrected = {
    bool: { should: [...known.map((word) => ({ match: { title: word } })), ...fuzzyWords('title', misspelled)], minimum_should_match: '2<75%' },
  };
  return {
    track_total_hits: false,
    size: TUNING.searchRanking.neighbours,
    ...NUMBERS,
    query: misspelled.length === 0 ? words : { dis_max: { queries: [words, corrected] } },
  };
}

/** Titles in order, perhaps parsed only when they are asked for. */
export type Titles = Iterable<NormalizedTitle> | AsyncIterable<NormalizedTitle>;

/**
 * Searches for several titles in parts, in the order of the titles: while one part is ranked, the next one is parsed, and the engine searches for it. Each part has as many titles
 * as the engine can answer within the timeout.
 */
export async function* findCandidates(engine: SearchEngine, model: TitleModel, titles: Titles): AsyncGenerator<EngineFindings[]> {
  const parts = inParts(model, titles);
  let next = askFor(engine, parts);
  for (let asked = await next; asked !== undefined; asked = await next) {
    const { part, results } = asked;
    next = awaitedLater(askFor(engine, parts));
    const found = await results;
    const lexical = foundByNumber(model, found) ?? (await ask(engine, part, NAMES)).map(({ hits }) => hits.flatMap((hit) => foundByName(model, hit)));
    let place = 0;
    yield part.map(({ title, exact }) => ({ exact, lexical: title.core === '' ? [] : (lexical[place++] ?? []) }));
  }
}

/** A title with its exact matches in the title model, and its misspelled words. */
interface LookedUp {
  readonly title: NormalizedTitle;
  readonly exact: readonly TitleDocument[];
  readonly misspelled: readonly string[];
}

function lookUp(model: TitleModel, title: NormalizedTitle): LookedUp {
  if (title.core === '') return { title, exact: [], misspelled: [] };
  const exact = exactDocuments(model, title);
  return { title, exact, misspelled: exact.length === 0 ? misspelledWords(model, title) : [] };
}

/** Asks the engine for the next part, without waiting for the answer; undefined if there is none. */
async function askFor(
  engine: SearchEngine,
  parts: AsyncIterator<readonly LookedUp[]>,
): Promise<{ readonly part: readonly LookedUp[]; readonly results: Promise<SearchResult<undefined>[]> } | undefined> {
  const next = await parts.next();
  if (next.done === true) return undefined;
  return { part: next.value, results: awaitedLater(ask(engine, next.value)) };
}

async function ask(engine: SearchEngine, part: readonly LookedUp[], columns = NUMBERS): Promise<SearchResult<undefined>[]> {
  const asked = part.filter(({ title }) => title.core !== '');
  if (asked.length === 0) return [];
  return engine.searchMany(asked.map(({ title, misspelled }) => ({ kind: 'titles', body: { ...candidateRequest(title, misspelled), ...columns } })));
}

async function* inParts(model: TitleModel, titles: Titles): AsyncGenerator<readonly LookedUp[], undefined> {
  let part: LookedUp[] = [];
  let cost = 0;
  let most = SEARCHES_AT_FIRST;
  for await (const title of titles) {
    const one = lookUp(model, title);
    const more = one.misspelled.length === 0 ? 1 : FUZZY_COST;
    if (cost + more > most && part.length > 0) {
      yield part;
      part = [];
      cost = 0;
      most = SEARCHES_AT_ONCE;
    }
    part.push(one);
    cost += more;
  }
  if (part.length > 0) yield part;
  return undefined;
}

/** Words that are in no known title, as typed or written out, and are long enough to have a typo. */
function misspelledWords({ knownTitles: { knownWords } }: TitleModel, { core, expanded }: NormalizedTitle): string[] {
  const words = core.split(' ');
  if (expanded.split(' ').every((word) => knownWords.has(word))) return [];
  return words.filter((word) => !knownWords.has(word) && allowedEdits(word) > 0);
}

/** The known titles with one of this title's keys. Imported observations do not count: they are evidence, not names. */
function exactDocuments(model: TitleModel, { key, core, expanded }: NormalizedTitle): TitleDocument[] {
  const { byKey, byCore, titles } = model.knownTitles;
  const same = new Set([...[key, core, expanded].flatMap((text) => byKey.get(text) ?? []), ...(byCore.get(expanded) ?? [])]);
  return [...same].flatMap((index) => {
    const code = titles.sources[index] === MEMORY ? undefined : model.knownTitles.codes[titles.codes[index] ?? -1];
    return code === undefined ? [] : [new ModelDocument(model, code, index, titles.counts[index] ?? 0)];
  });
}

/** The titles that were found for each search; undefined if the index is newer than the model and has a title that the model does not know. */
function foundByNumber(model: TitleModel, results: readonly SearchResult<undefined>[]): Found[][] | undefined {
  const found: Found[][] = [];
  for (const { hits } of results) {
    const list: Found[] = [];
    for (const hit of hits) {
      const read = readNumbers(model, hit);
      if (read === undefined) return undefined;
      list.push({ document: new ModelDocument(model, read.onet_code, read.position, read.observation_count), lexical: hit._score });
    }
    found.push(list);
  }
  return found;
}

function foundByName(model: TitleModel, hit: Hit<undefined>): Found[] {
  const columns = readNames(hit);
  return columns === undefined ? [] : [{ document: new NewDocument(model, columns.code, columns.key), lexical: hit._score }];
}
