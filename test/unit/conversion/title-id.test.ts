import { KnownTitles, MEMORY } from '../../../src/conversion/titles/evidence/known-titles.ts';
import { trainKnownTitles } from '../../../src/conversion/titles/evidence/train-known-titles.ts';
import { titleId } from '../../../src/conversion/titles/title-id.ts';
import { COOKS, DEVELOPERS, NURSES, WEB, someFacts } from './evidence/facts.ts';

test('the numbers of 200,000 titles differ, and JSON keeps each', () => {
  const ids = [COOKS, DEVELOPERS, NURSES, WEB].flatMap((code) => Array.from({ length: 50_000 }, (_, i) => titleId(code, `title ${i}`)));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => Number.isSafeInteger(id) && id >= 0)).toBe(true);
});

test('the number depends on the occupation and on each letter', () => {
  const ids = [titleId(NURSES, 'ward nurse'), titleId(COOKS, 'ward nurse'), titleId(NURSES, 'ward nurze'), titleId(NURSES, 'nurse ward')];
  expect(new Set(ids).size).toBe(ids.length);
});

test('a known title is found by its number, one that is only observed or unknown is not', async () => {
  const observation = { title: 'Night Nurse', occupation: NURSES, employer: null, sector: null, state: null, count: 3 };
  const { titles, codes } = new KnownTitles(await trainKnownTitles(someFacts({ observations: [observation] })));
  const named = Array.from({ length: titles.length }, (_, i) => i).filter((i) => titles.sources[i] !== MEMORY);
  expect(named.length).toBeGreaterThan(0);
  for (const index of named) {
    const found = titles.byId(titleId(codes[titles.codes[index] ?? -1] ?? '', titles.keyOf(index))) ?? -1;
    // Of titles with the same key and occupation, the first one.
    expect([titles.keyOf(found), titles.codes[found]]).toEqual([titles.keyOf(index), titles.codes[index]]);
  }
  expect(titles.byId(titleId(NURSES, 'night nurse'))).toBeUndefined();
  expect(titles.byId(titleId(NURSES, 'zymurgist'))).toBeUndefined();
});
