import { DOCUMENT_KINDS, type DocumentKind } from '../catalog/document-kinds.ts';
import type { IndexMeta, SearchEngine } from './client.ts';
import { isClosed } from './index-errors.ts';

/** What can be wrong with the index of a kind of documents, most serious first. */
export type IndexProblem = 'missing' | 'foreign' | 'closed' | 'unreadable' | 'empty' | 'read_only';

export interface IndexState {
  readonly kind: DocumentKind;
  /** The index behind the alias. */
  readonly name: string | undefined;
  readonly meta: IndexMeta | undefined;
  /** Number of documents that can be searched. */
  readonly documents: number | undefined;
  /** The blocks that somebody, or the engine itself, set on it: `read_only`, `read_only_allow_delete`, `write`, `read`, `metadata`. */
  readonly blocks: readonly string[];
  readonly problem: IndexProblem | undefined;
  /** Indexes of this kind without the alias, newest first. */
  readonly others: readonly { readonly name: string; readonly meta: IndexMeta | undefined }[];
}

interface RawIndex {
  readonly aliases?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly mappings?: { readonly _meta?: IndexMeta };
  readonly settings?: { readonly index?: { readonly blocks?: Readonly<Record<string, string>> } };
}

interface RawCount {
  readonly error?: unknown;
  readonly timed_out?: boolean;
  readonly _shards?: { readonly failed: number };
  readonly hits?: { readonly total: { readonly value: number } };
}

const FIELDS = ['aliases', 'mappings._meta', 'settings.index.blocks', 'settings.index.uuid'].map((field) => `*.${field}`).join(',');

/** Looks at the index behind each alias: whether it is there, open, writable, ours, and has documents. Two cheap requests. Throws the 503 if the engine is unreachable. */
export async function inspectIndices(engine: SearchEngine): Promise<IndexState[]> {
  const [found, counts] = await Promise.all([readIndices(engine), countDocuments(engine)]);
  return DOCUMENT_KINDS.map((kind, i) => stateOfIndex(engine.alias(kind), kind, found, counts[i] ?? {}));
}

/** Looks at the indexes as {@link inspectIndices} does, and makes `engine` refuse searches in those that would give wrong answers. */
export async function inspectAndRefuse(engine: SearchEngine): Promise<IndexState[]> {
  const end = engine.inspection();
  const states = await inspectIndices(engine);
  end(new Map(states.flatMap(({ kind, problem }) => (problem === 'foreign' || problem === 'empty' ? [[kind, problem] as const] : []))));
  return states;
}

async function readIndices(engine: SearchEngine): Promise<Readonly<Record<string, RawIndex>>> {
  const index = DOCUMENT_KINDS.flatMap((kind) => [engine.alias(kind), `${engine.alias(kind)}-v*`]).join(',');
  const request = { index, ignore_unavailable: true, allow_no_indices: true, expand_wildcards: 'all' as const, filter_path: FIELDS };
  return engine.run<Readonly<Record<string, RawIndex>>>(() => engine.client.indices.get(request));
}

async function countDocuments(engine: SearchEngine): Promise<readonly RawCount[]> {
  const body = DOCUMENT_KINDS.flatMap((kind) => [{ index: engine.alias(kind) }, { size: 0, track_total_hits: true, query: { match_all: {} } }]);
  const { responses } = await engine.run<{ responses: readonly RawCount[] }>(() => engine.client.msearch({ body }));
  return responses;
}

function stateOfIndex(alias: string, kind: DocumentKind, found: Readonly<Record<string, RawIndex>>, count: RawCount): IndexState {
  const holders = Object.entries(found).filter(([, { aliases }]) => aliases?.[alias] !== undefined);
  const [name, raw] = holders[0] ?? [];
  const others = Object.entries(found)
    .filter(([index, { aliases }]) => index.startsWith(`${alias}-v`) && aliases?.[alias] === undefined)
    .map(([index, { mappings }]) => ({ name: index, meta: mappings?._meta }))
    .sort((a, b) => (a.name < b.name ? 1 : -1));
  const blocks = Object.entries(raw?.settings?.index?.blocks ?? {}).flatMap(([block, set]) => (set === 'true' ? [block] : []));
  const meta = raw?.mappings?._meta;
  const isWhole = count.error === undefined && count.timed_out === false && count._shards?.failed === 0;
  const documents = isWhole ? count.hits?.total.value : undefined;
  const problem = ((): IndexProblem | undefined => {
    // An alias with a filter shows a part of the documents.
    const isOurs = holders.length === 1 && meta !== undefined && Object.keys(raw?.aliases?.[alias] ?? {}).length === 0;
    if (found[alias] !== undefined) return 'foreign';
    if (name === undefined) return 'missing';
    if (!isOurs) return 'foreign';
    if (isClosed(count.error)) return 'closed';
    if (documents === undefined) return 'unreadable';
    if (documents === 0) return 'empty';
    return blocks.length > 0 ? 'read_only' : undefined;
  })();
  return { kind, name, meta, documents, blocks, problem, others };
}
