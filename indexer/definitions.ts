import { readFileSync } from 'node:fs';
import type { DocumentKind } from '../src/catalog/document-kinds.ts';
import type { IndexLayout } from '../src/engine/client.ts';
import { readWordList } from '../src/conversion/word-list.ts';

const MAPPINGS = new URL('../mappings/', import.meta.url);

interface IndexDefinition {
  readonly settings: Record<string, unknown>;
  readonly mappings: Record<string, unknown>;
}

/** One shard, because five were 1.6 times slower in measurements. */
const ONE_COPY: IndexLayout = { shards: 1, replicas: 0 };

/** Settings and mappings of a kind of documents. */
export function indexDefinition(kind: DocumentKind, { shards, replicas }: IndexLayout = ONE_COPY): IndexDefinition {
  return {
    settings: { number_of_shards: shards, number_of_replicas: replicas, refresh_interval: '1s', analysis: analysis() },
    mappings: readJson(`${kind}.json`),
  };
}

/** The analysis chain. "@file.txt" in synonyms is replaced by the lines of that file. */
function analysis(): Record<string, unknown> {
  const definition = readJson('analysis.json') as { filter: Record<string, { synonyms?: unknown }> };
  for (const filter of Object.values(definition.filter)) {
    if (typeof filter.synonyms !== 'string') continue;
    filter.synonyms = filter.synonyms.split(' ').flatMap((file) => readWordList(file.slice(1)).map(keepShortForm));
  }
  return definition;
}

/** "rn => registered nurse" would drop "rn", but a title with RN must still be found by "rn". */
function keepShortForm(rule: string): string {
  const [short, long] = rule.split('=>').map((side) => side.trim());
  return short === undefined || long === undefined ? rule : `${short} => ${short}, ${long}`;
}

function readJson(file: string): Record<string, unknown> {
  return JSON.parse(readFileSync(new URL(file, MAPPINGS), 'utf8')) as Record<string, unknown>;
}
