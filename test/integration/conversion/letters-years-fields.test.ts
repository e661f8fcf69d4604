import { sharedTitleAnswers } from '../../setup/title-answers.ts';

const asked = sharedTitleAnswers();

it.each([
  ['CDL Class A Driver', '53-3032.00'],
  ['class a driver cdl', '53-3032.00'],
])('«%s» has a letter, and no article', async (text, code) => {
  expect((await asked.one(text)).code).toBe(code);
});

it.each([
  ['20 years as a nurse', '29-1141.00'],
  ['10 yrs experience as a welder', '51-4121.00'],
  ['20 years in retail', '41-2031.00'],
])('«%s» says how long somebody has had a job', async (text, code) => {
  expect((await asked.one(text)).code).toBe(code);
});

it.each(['medical biller/coder', 'medical biller and coder'])('«%s» is a medical coder, and no programmer', async (text) => {
  const { codes, status, suggestion } = await asked.one(text);
  expect({ codes: codes.slice(0, 2).sort(), status }).toEqual({ codes: ['29-2072.00', '43-3021.00'], status: 'ambiguous' });
  expect(suggestion).toContain('medical coder');
});

it.each([
  ['HVAC/plumbing', ['47-2152.00', '49-9021.00']],
  ['plumbing and heating', ['47-2152.00', '49-9021.00']],
  ['cooking and cleaning', ['35-2014.00', '37-2011.00']],
  ['welding / painting', ['47-2141.00', '51-4121.00']],
])('«%s» names two fields of work', async (text, expected) => {
  const { codes, status } = await asked.one(text);
  expect({ codes: codes.slice(0, 2).sort(), status }).toEqual({ codes: expected, status: 'ambiguous' });
});

it('a field of work beside something else stays one', async () => {
  expect(await asked.many(['plumbing, Dallas', 'sales and marketing', 'rock and roll'])).toMatchObject([
    { code: '47-2152.00', status: 'resolved' },
    { code: '13-1161.00' },
    { status: 'ambiguous' },
  ]);
});
