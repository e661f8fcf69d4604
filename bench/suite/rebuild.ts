import { randomBytes } from 'node:crypto';
import { indexDefinition } from '../../indexer/definitions.ts';
import { PROJECTIONS } from '../../indexer/projections.ts';
import { rebuildIndices } from '../../indexer/rebuild.ts';
import { BULK_SIZE } from '../../indexer/bulk-writer.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '../../src/catalog/document-kinds.ts';
import { readConfig } from '../../src/config/config.ts';
import type { SearchEngine } from '../../src/engine/client.ts';
import { loadGazetteer } from '../../src/gazetteer/current-gazetteer.ts';
import { withStoresForLongWork, type OpenStores } from '../../src/runtime/long-work.ts';
import type { Progress } from '../../src/runtime/progress.ts';
import type { Database } from '../../src/store/pool.ts';
import type { RunningService } from '../running-service.ts';
import { line } from './report.ts';

const ROUNDS = 3;
const LONG = { requestTimeout: 60_000, maxRetries: 0 };

/** Documents per second of a rebuild, and of the same documents, made before, in plain bulk requests. Both write indexes of their own, which are deleted. */
export async function measureRebuild({ progress, ...stores }: RunningService): Promise<void> {
  const prefix = `bench-${randomBytes(4).toString('hex')}`;
  await withStoresForLongWork(readConfig({ OPENSEARCH_INDEX_PREFIX: prefix }), stores, (open) => measure(open, prefix, progress));
}

async function measure({ database, engine }: OpenStores, prefix: string, progress: Progress): Promise<void> {
  const made = new Set<string>(DOCUMENT_KINDS.map((kind) => `${prefix}-plain-${kind}`));
  try {
    const bodies = await bodiesOf(database);
    const count = Object.values(bodies)
      .flat()
      .reduce((sum, { documents }) => sum + documents, 0);
    const rounds: { bulk: number; rebuild: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const bulk = await progress.step('Plain bulk requests', () => secondsOf(() => writePlainly(engine, `${prefix}-plain`, bodies)));
      const rebuild = await progress.step('A rebuild', () =>
        secondsOf(async () => {
          for (const index of Object.values((await rebuildIndices(database, engine)).indices)) made.add(index);
        }),
      );
      rounds.push({ bulk, rebuild });
    }
    const rates = rounds
      .map(({ bulk, rebuild }) => ({ bulk: count / bulk, rebuild: count / rebuild, ratio: bulk / rebuild }))
      .sort((a, b) => a.ratio - b.ratio);
    const { bulk, rebuild, ratio } = rates[Math.floor(ROUNDS / 2)] ?? { bulk: NaN, rebuild: NaN, ratio: NaN };
    console.log(line([`${count.toLocaleString('en-US')} documents`, 'per second', 'ratio (aim at least 0.7)']));
    console.log(`${line(['---', '--:', '--:'])}\n${line(['plain _bulk', bulk.toFixed(0), ''])}`);
    console.log(`${line(['rebuild', rebuild.toFixed(0), `${ratio.toFixed(2)}x (${rates.map((rate) => rate.ratio.toFixed(2)).join(', ')})`])}\n`);
  } finally {
    await engine.client.indices.delete({ index: [...made], ignore_unavailable: true }, LONG);
  }
}

interface Body {
  readonly lines: string;
  readonly documents: number;
}

/** The bodies of the bulk requests, by kind. */
async function bodiesOf(database: Database): Promise<Record<DocumentKind, Body[]>> {
  await loadGazetteer(database);
  const bodies = {} as Record<DocumentKind, Body[]>;
  for (const kind of DOCUMENT_KINDS) {
    const { sql, documentOf } = PROJECTIONS[kind];
    const rows = await database.query({ text: sql });
    const of: Body[] = [];
    for (let start = 0; start < rows.length; start += BULK_SIZE) {
      const documents = rows.slice(start, start + BULK_SIZE).map(documentOf);
      const lines = documents.map(({ id, document }) => `${JSON.stringify({ index: { _id: id } })}\n${JSON.stringify(document)}\n`);
      of.push({ lines: lines.join(''), documents: documents.length });
    }
    bodies[kind] = of;
  }
  return bodies;
}

async function writePlainly(engine: SearchEngine, prefix: string, bodies: Readonly<Record<DocumentKind, readonly Body[]>>): Promise<void> {
  for (const kind of DOCUMENT_KINDS) {
    const index = `${prefix}-${kind}`;
    await engine.client.indices.delete({ index, ignore_unavailable: true }, LONG);
    const { settings, mappings } = indexDefinition(kind);
    await engine.client.indices.create({ index, body: { settings: { ...settings, refresh_interval: '-1' }, mappings } }, LONG);
    for (const { lines } of bodies[kind]) {
      const { body } = await engine.client.bulk({ index, body: lines as never }, LONG);
      if (body.errors) throw new Error(`${index}: a bulk request failed`);
    }
    await engine.client.indices.refresh({ index }, LONG);
  }
}

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return (performance.now() - start) / 1_000;
}
