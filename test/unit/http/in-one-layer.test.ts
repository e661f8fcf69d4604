import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { inOneLayer } from '../../../src/http/in-one-layer.ts';

/** What the router sees of two handlers in one layer: the handlers that ran, and the error that was passed on. */
async function outcomeOf(first: (next: NextFunction) => unknown): Promise<{ ran: string[]; error: unknown }> {
  const ran: string[] = [];
  const handlers: RequestHandler[] = [
    (_request, _response, next) => {
      ran.push('first');
      return first(next);
    },
    (_request, _response, next) => {
      ran.push('second');
      next();
    },
  ];
  const error = await new Promise((resolve) => void inOneLayer(...handlers)({} as unknown as Request, {} as unknown as Response, resolve));
  return { ran, error };
}

it.each([undefined, null])('next(%s) is no error, as in Express: the next handler runs', async (none) => {
  expect(
    await outcomeOf((next) => {
      next(none);
    }),
  ).toEqual({ ran: ['first', 'second'], error: undefined });
});

const failed = new Error('failed');
it.each<[string, (next: NextFunction) => unknown]>([
  [
    'is passed on',
    (next) => {
      next(failed);
    },
  ],
  ['a promise rejects with', () => Promise.reject(failed)],
  [
    'is thrown',
    () => {
      throw failed;
    },
  ],
])('an error that %s skips the rest', async (_, first) => {
  expect(await outcomeOf(first)).toEqual({ ran: ['first'], error: failed });
});
