import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Request, Response } from 'express';
import { sendAnswer, type Answered } from '../../../src/rest/envelope.ts';

/** The CSV of one cell. */
async function csvOf(cell: unknown): Promise<string> {
  const sent = new PassThrough();
  const response = Object.assign(sent, { type: () => response, setHeader: () => response }) as unknown as Response;
  const request = { accepts: () => 'text/csv' } as unknown as Request;
  const answer = { data: [{ cell }], count: 1, total: 1, fields: ['cell'] };
  sendAnswer(request, response, { answer, face: {}, route: {} } as unknown as Answered);
  return text(sent);
}

it.each(['=1+1', '+1 555 0100', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', "'=1"])('%j gets an apostrophe, so that no spreadsheet runs it', async (cell) => {
  expect((await csvOf(cell)).replaceAll('"', '')).toBe(`cell\n'${cell}\n`);
});

it.each([
  ['Walmart', 'Walmart'],
  ['a=1', 'a=1'],
  [-0.5, '-0.5'],
  [null, ''],
])('%j stays as it is', async (cell, shown) => {
  expect(await csvOf(cell)).toBe(`cell\n${shown}\n`);
});
