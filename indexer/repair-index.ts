import { DOCUMENT_KINDS } from '../src/catalog/document-kinds.ts';
import type { SearchEngine } from '../src/engine/client.ts';
import type { IndexState } from '../src/engine/inspect-indices.ts';
import { stateOf } from '../src/freshness/data-state.ts';
import { inputsFingerprint } from '../src/freshness/inputs.ts';
import { INDEXING_LOCK, tryLockShared } from '../src/store/advisory-locks.ts';
import { announceBuild } from '../src/store/outbox.ts';
import type { Database } from '../src/store/pool.ts';
import { currentInputs } from './data-snapshot.ts';
import { fullDisk } from './full-disk.ts';
import { rebuildIndices } from './rebuild.ts';
import { LONG_REQUEST } from './request-limits.ts';
import { trainTitleModel } from './title-model.ts';

/** Set by the engine itself when its disk is nearly full. */
const FULL_DISK_BLOCK = 'read_only_allow_delete';

/** What was done about the indexes, and why nothing more, if something is in the way. */
export interface Attempt {
  readonly done: readonly string[];
  readonly waitsFor?: string;
}

/**
 * Repairs indexes that are there but cannot be used: opens them, removes blocks, points their alias to them again. If that is not enough, builds all of them again.
 * Throws if the engine or the database does not let it.
 */
export async function repairIndices(database: Database, engine: SearchEngine, states: readonly IndexState[]): Promise<Attempt> {
  const broken = states.filter(({ problem }) => problem !== undefined);
  const done: string[] = [];
  for (const state of broken) {
    const attempt = await repairInPlace(database, engine, state);
    if (attempt?.waitsFor !== undefined) return { done, waitsFor: attempt.waitsFor };
    if (attempt === undefined) {
      const built = await rebuild(database, engine, states);
      return { ...built, done: [...done, ...built.done] };
    }
    done.push(...attempt.done);
  }
  return { done };
}

/** Removes the block that hides everything about an index. */
export async function showMetadata(engine: SearchEngine): Promise<void> {
  const index = DOCUMENT_KINDS.map((kind) => engine.alias(kind)).join(',');
  await engine.client.indices.putSettings({ index, ignore_unavailable: true, body: { 'index.blocks.metadata': null } }, LONG_REQUEST);
}

/** Undefined if the index must be built again. */
async function repairInPlace(database: Database, engine: SearchEngine, { kind, name, problem, blocks, others }: IndexState): Promise<Attempt | undefined> {
  const alias = engine.alias(kind);
  if (blocks.length > 0 && name !== undefined) {
    const reason = blocks.includes(FULL_DISK_BLOCK) ? await fullDisk(engine) : undefined;
    if (reason !== undefined) return { done: [], waitsFor: reason };
    const body = Object.fromEntries(blocks.map((block) => [`index.blocks.${block}`, null]));
    await engine.client.indices.putSettings({ index: name, body: body }, LONG_REQUEST);
    return { done: [`removed the block ${blocks.join(', ')} of ${name}`] };
  }
  if (problem === 'closed' && name !== undefined) {
    // Answers from before it was closed must not be served for what it contains now.
    await announceBuild(database);
    await engine.client.indices.open({ index: name }, LONG_REQUEST);
    return { done: [`opened ${name}`] };
  }
  const wanted = await currentInputs(database);
  const left = others.find(({ meta }) => meta !== undefined && wanted !== undefined && stateOf(meta) === stateOf(wanted));
  if (problem === 'missing' && left !== undefined) {
    await announceBuild(database);
    await engine.client.indices.putAlias({ index: left.name, name: alias }, LONG_REQUEST);
    return { done: [`pointed ${alias} to ${left.name} again`] };
  }
  return undefined;
}

async function rebuild(database: Database, engine: SearchEngine, states: readonly IndexState[]): Promise<Attempt> {
  const other = states.find(({ meta }) => meta !== undefined && meta.inputs !== inputsFingerprint());
  // During an update of the service, both versions run for a while.
  if (other !== undefined) return { done: [], waitsFor: `another version of the service built ${other.name}, so this one builds nothing: run npm run index` };
  const isFree = await database.transaction((client) => tryLockShared(client, INDEXING_LOCK));
  if (!isFree) return { done: [], waitsFor: 'the indexes are being built' };
  await trainTitleModel(database, { onlyIfMissing: true });
  const { datasetVersion } = await rebuildIndices(database, engine);
  return { done: [`built all indexes again, of dataset ${datasetVersion}`] };
}
