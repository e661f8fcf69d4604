import { askingDsl } from './asking-dsl.ts';

const ask = askingDsl('analyst');

it.each([
  ['TITLECONVERT ["nurse",]', 'No title follows the comma', 'TITLECONVERT ["nurse"]', 'Remove the comma.'],
  ['TITLECONVERT []', 'The list of titles is empty', 'TITLECONVERT "registered nurse"', 'Write at least one title.'],
  ['TITLECONVERT ["nurse"] ORDER BY SCORE', 'TITLECONVERT […] does not take ORDER BY', 'TITLECONVERT ["nurse"]', 'best first. Remove ORDER BY SCORE.'],
  ['TITLECONVERT "nurse" ORDER BY SCORE', 'TITLECONVERT does not take ORDER BY', 'TITLECONVERT "nurse"', 'best first. Remove ORDER BY SCORE.'],
  ['TITLECONVERT ["nurse"] WHERE SCORE >= 2', 'SCORE must be a number from 0 to 1', 'TITLECONVERT ["nurse"] WHERE SCORE >= 0.02', 'Write 0.02 instead of 2.'],
])('%s: %s', async (query, message, example, suggestion) => {
  const { status, body } = await ask(query);
  expect(status).toBe(400);
  expect(body.error).toMatchObject({ message, example, suggestion: expect.stringContaining(suggestion) });
  expect(body.error.suggestion).not.toContain('bracket');
  expect((await ask(example)).status).toBe(200);
});

it.each(['LIST COMPANIES ORDER BY POSTINGS_QTILE', 'LIST CLUSTERS ORDER BY POSTINGS_QTILE', 'LIST COMPANIES WHERE POSTINGS_QTILE IS 3'])(
  '%s names the forms that have what replaced the quintiles',
  async (query) => {
    const { body } = await ask(query);
    expect(body.error.suggestion).toMatch(/has no postings\. Use .* in LIST COMPANIES FOR CLUSTER, /u);
  },
);
