import type { Hit, SearchEngine, SearchResult } from '../../engine/client.ts';
import { allowedEdits } from '../edits.ts';
import { fuzzyWords } from '../fuzzy-words.ts';
import { TUNING } from '../tuning.ts';
import type { EngineFindings, Found } from './database.ts';
import { MEMORY } from './evidence/knowledge.ts';
import type { LoadedKnowledge } from './knowledge-source.ts';
import type { TitleDocument } from './match.ts';
import type { NormalizedTitle } from './normalize.ts';

/** Columns of a title document; they are read far faster than the document itself. */
const COLUMNS = ['onet_code', 'key'] as const;

/** Searches of the first request to the engine: few, so that the ranking soon begins; and of the others: as many as the engine answers in time. */
const SEARCHES_AT_FIRST = 20;
const SEARCHES_AT_ONCE = 60;
/** Looking for misspellings costs three to four times as much. */
const FUZZY_COST = 4;

/**
 * The engine's one request for a title that is ranked with what this process knows: titles with words like its own, synonyms included, or with
 * `misspelt` words in a spelling that exists. What else matters of a title is known here.
 */
export function candidateRequest(title: NormalizedTitle, misspelt: readonly string[]): Record<string, unknown> {
  const words = { match: { 'title.stem': { query: title.expanded, analyzer: 'stems_and_synonyms' } } };
  const known = title.core.split(' ').filter((word) => !misspelt.includes(word));
  const corrected = {
    bool: { should: [...known.map((word) => ({ match: { title: word } })), ...fuzzyWords('title', misspelt)], minimum_should_match: '2<75%' },
  };
  return {
    track_total_hits: false,
    size: TUNING.database.neighbours,
    _source: false,
    stored_fields: '_none_',
    docvalue_fields: COLUMNS,
    query: misspelt.length === 0 ? words : { dis_max: { queries: [words, corrected] } },
  };
}

/**
 * What is found for several titles, part by part, in the order of the titles: while the first parts are ranked the engine looks for the next ones.
 * There are as many titles in a part as the engine can answer in time.
 */
export async function* findCandidates(engine: SearchEngine, loaded: LoadedKnowledge, titles: readonly NormalizedTitle[]): AsyncGenerator<EngineFindings[]> {
  const parts = [...inParts(titles.map((title) => lookUp(loaded, title)))];
  let next = ask(engine, parts[0]);
  for (const [i, part] of parts.entries()) {
    const results = await next;
    next = ask(engine, parts[i + 1]);
    // Its failure is told when its turn has come.
    next.catch(() => undefined);
    let place = 0;
    yield part.map(({ title, exact }) => ({
      exact,
      lexical: title.core === '' ? [] : (results[place++]?.hits ?? []).flatMap((hit) => foundIn(loaded, hit)),
    }));
  }
}

/** A title with what this process knows of it. */
interface LookedUp {
  readonly title: NormalizedTitle;
  readonly exact: readonly TitleDocument[];
  readonly misspelt: readonly string[];
}

function lookUp(loaded: LoadedKnowledge, title: NormalizedTitle): LookedUp {
  if (title.core === '') return { title, exact: [], misspelt: [] };
  const exact = exactDocuments(loaded, title);
  return { title, exact, misspelt: exact.length === 0 ? misspeltWords(loaded, title) : [] };
}

async function ask(engine: SearchEngine, part: readonly LookedUp[] = []): Promise<SearchResult<undefined>[]> {
  const asked = part.filter(({ title }) => title.core !== '');
  if (asked.length === 0) return [];
  return engine.searchMany(asked.map(({ title, misspelt }) => ({ kind: 'titles', body: candidateRequest(title, misspelt) })));
}

function* inParts(asked: readonly LookedUp[]): Generator<readonly LookedUp[]> {
  let part: LookedUp[] = [];
  let cost = 0;
  let most = SEARCHES_AT_FIRST;
  for (const one of asked) {
    const more = one.misspelt.length === 0 ? 1 : FUZZY_COST;
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
}

/** Words that no known title has, as typed or written out, and that may hold a typo. */
function misspeltWords({ knowledge: { knownWords } }: LoadedKnowledge, { core, expanded }: NormalizedTitle): string[] {
  const words = core.split(' ');
  if (expanded.split(' ').every((word) => knownWords.has(word))) return [];
  return words.filter((word) => !knownWords.has(word) && allowedEdits(word) > 0);
}

/** The known titles that are the same, by any of its keys. Imported observations are evidence of their own, and no names. */
function exactDocuments(loaded: LoadedKnowledge, { key, core, expanded }: NormalizedTitle): TitleDocument[] {
  const { byKey, byCore, titles } = loaded.knowledge;
  const same = new Set([...[key, core, expanded].flatMap((text) => byKey.get(text) ?? []), ...(byCore.get(expanded) ?? [])]);
  return [...same].flatMap((index) => {
    const title = titles[index];
    if (title === undefined || title.source === MEMORY) return [];
    const code = loaded.knowledge.codes[title.code];
    return code === undefined ? [] : [documentOf(loaded, code, title.title, title.count)];
  });
}

function foundIn(loaded: LoadedKnowledge, { _score, fields }: Hit<undefined>): Found[] {
  const [code, key] = COLUMNS.map((column) => fields?.[column]?.[0]);
  if (typeof code !== 'string' || typeof key !== 'string') return [];
  const { byKey, titles, codes } = loaded.knowledge;
  const known = byKey
    .get(key)
    ?.map((index) => titles[index])
    .find((title) => title?.source !== MEMORY && codes[title?.code ?? -1] === code);
  return [{ document: documentOf(loaded, code, known?.title ?? key, known?.count ?? 1), lexical: _score }];
}

/** A document of the index as far as the ranking needs it; what is served with an occupation is on its card. */
function documentOf({ cards }: LoadedKnowledge, code: string, title: string, count: number): TitleDocument {
  const card = cards.get(code);
  return {
    title,
    key: '',
    core_key: [],
    onet_code: code,
    onet_title: card?.title ?? '',
    cluster_id: card?.cluster_id ?? null,
    cluster_name: card?.cluster_name ?? null,
    observation_count: count,
    onet_frequency: card?.onet_frequency ?? 0,
    top_company: card?.top_company ?? null,
  };
}
