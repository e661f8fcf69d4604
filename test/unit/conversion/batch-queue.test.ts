import { setImmediate as nextTurn } from 'node:timers/promises';
import type { TitleAnswer } from '../../../src/conversion/titles/title-answer.ts';
import { SEARCH_RANKING_DEFAULTS } from '../../../src/conversion/titles/search-ranking.ts';
import type { SearchEngine } from '../../../src/engine/client.ts';
import type { CurrentVersions } from '../../../src/freshness/current-versions.ts';
import { batchQueue } from '../../../src/limits/batch-queue.ts';
import type { Database } from '../../../src/store/pool.ts';
import { CallerLeft, inRequest, NO_OPERATION } from '../../../src/telemetry/request-scope.ts';
import { titleConversionOn } from '../../setup/title-conversion-on.ts';

// Without the title model, so that no database is needed.
const QUESTION = { catalog: false, limit: 1, minScore: 0, withCluster: false, ambiguityThreshold: 0, searchRanking: SEARCH_RANKING_DEFAULTS };

/** A conversion whose engine finds nothing, and answers when the test lets it. */
function conversion() {
  const searches: string[] = [];
  let answer = (): void => undefined;
  let doubts = 0;
  const answers = new Promise<void>((resolve) => (answer = resolve));
  const engine = {
    searchMany: async (given: readonly unknown[]) => {
      searches.push(JSON.stringify(given));
      await answers;
      return given.map(() => ({ hits: [], total: 0 }));
    },
  } as unknown as SearchEngine;
  const versions = { current: () => ({}), indexRevision: () => undefined, doubtIndex: () => doubts++ } as unknown as CurrentVersions;
  const titles = titleConversionOn(engine, versions, { database: {} as unknown as Database, batches: batchQueue() });
  /** A batch in a request; `leave` disconnects its caller. */
  const send = (batch: readonly string[]) => {
    const caller = new AbortController();
    let answered!: Promise<TitleAnswer[]>;
    inRequest({ id: 'r', interface: 'dsl', operation: NO_OPERATION, left: () => caller.signal }, () => {
      answered = titles.convertMany(batch, QUESTION);
    });
    answered.catch(() => undefined);
    return {
      answered,
      leave: () => {
        caller.abort(new CallerLeft());
      },
    };
  };
  return {
    titles,
    send,
    answer: () => {
      answer();
    },
    searches,
    doubts: () => doubts,
  };
}

it('two batches are converted at once, thirty wait, and more are refused for now', async () => {
  const { titles, send, answer } = conversion();
  const accepted = Array.from({ length: 32 }, (_, i) => send([`nurse ${i}`]));
  await expect(send(['one more']).answered).rejects.toMatchObject({ code: 'too_many_waiting', status: 503, passesSoon: true });
  expect(titles.batchCounts()).toEqual({ running: 2, waiting: 30 });
  answer();
  expect((await Promise.all(accepted.map(({ answered }) => answered))).map((found) => found.length)).toEqual(Array(32).fill(1));
  expect(titles.batchCounts()).toEqual({ running: 0, waiting: 0 });
});

it('a batch that waits is dropped when its caller leaves', async () => {
  const { titles, send, answer, searches } = conversion();
  const [one, two, dropped, last] = ['nurse', 'driver', 'cashier', 'welder'].map((title) => send([title]));
  dropped!.leave();
  await expect(dropped!.answered).rejects.toThrow(CallerLeft);
  expect(titles.batchCounts()).toEqual({ running: 2, waiting: 1 });
  answer();
  await Promise.all([one, two, last].map((batch) => batch!.answered));
  expect(searches.join()).toContain('welder');
  expect(searches.join()).not.toContain('cashier');
});

it('a batch that is being converted stops before its next title when its caller leaves, which is no failure of the engine', async () => {
  const { titles, send, searches, doubts } = conversion();
  const batch = send(Array.from({ length: 200 }, (_, i) => `nurse ${i}`));
  for (let i = 0; i < 3; i++) await nextTurn();
  batch.leave();
  await expect(batch.answered).rejects.toThrow(CallerLeft);
  expect([searches, doubts(), titles.batchCounts()]).toEqual([[], 0, { running: 0, waiting: 0 }]);
});
