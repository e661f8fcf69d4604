import type { Request, Response } from 'express';
import { acceptedMedia } from '../../../src/http/accepted-media.ts';

it.each([
  ['application/json', 'application/json'],
  ['application/json; charset=utf-8', 'application/json'],
  ['application/json;Q=0', 'application/json;Q=0'],
  ['text/csv; header=present; q=0.5, */*;q=0.1', 'text/csv;q=0.5, */*;q=0.1'],
  ['text/csv;note="a, b; q=0";q=0.5;level=1, text/html', 'text/csv;q=0.5, text/html'],
  ['text/csv;note="\\"";q=0.5', 'text/csv;q=0.5'],
  ['a;"', 'a'],
])('Accept: %s is %s', async (accept, expected) => {
  const request = { headers: { accept } } as unknown as Request;
  await new Promise((resolve) => void acceptedMedia(request, {} as unknown as Response, resolve));
  expect(request.headers.accept).toBe(expected);
});
