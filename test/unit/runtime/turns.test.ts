import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NextFunction, Request, Response } from 'express';
import { Turns } from '../../../src/runtime/turns.ts';
import { inRequest, NO_OPERATION } from '../../../src/telemetry/request-scope.ts';

/** A request that is being answered. Ends when the returned function is called. */
function asked(turns: Turns, answer: NextFunction = () => undefined): () => void {
  const response = new EventEmitter();
  void turns.count(new EventEmitter() as unknown as Request, response as unknown as Response, answer);
  return () => void response.emit('close');
}

/** Whether the next part of a batch starts within some milliseconds. */
const startsWithin = async (turns: Turns, milliseconds: number): Promise<boolean> =>
  Promise.race([turns.next().then(() => true), sleep(milliseconds).then(() => false)]);

it('a batch alone goes on at once', async () => {
  expect(await startsWithin(new Turns(), 5)).toBe(true);
});

it('a batch waits for a short request, and goes on when it is answered', async () => {
  const turns = new Turns();
  const end = asked(turns);
  let isNext = false;
  const waiting = turns.next().then(() => {
    isNext = true;
  });
  await sleep(2);
  expect(isNext).toBe(false);
  end();
  await waiting;
  expect(await startsWithin(turns, 5)).toBe(true);
});

it('a batch goes on in the end, though requests never stop', async () => {
  const turns = new Turns();
  asked(turns);
  const start = performance.now();
  await turns.next();
  expect(performance.now() - start).toBeGreaterThan(8);
});

it('a request that takes long is not waited for', async () => {
  const turns = new Turns();
  const end = asked(turns);
  await sleep(130);
  expect(await startsWithin(turns, 5)).toBe(true);
  end();
  asked(turns);
  expect(await startsWithin(turns, 5)).toBe(false);
});

it('nobody waits for a batch', async () => {
  const turns = new Turns();
  let end = (): void => undefined;
  inRequest({ id: 'batch', interface: 'rest', operation: NO_OPERATION }, () => {
    end = asked(turns, () => {
      turns.giveWay();
    });
  });
  expect(await startsWithin(turns, 5)).toBe(true);
  end();
  expect(await startsWithin(turns, 5)).toBe(true);
});
