import { projectTitle } from '../../../indexer/projections/titles.ts';
import { KnownTitles, MEMORY } from '../../../src/conversion/titles/evidence/known-titles.ts';
import { trainKnownTitles } from '../../../src/conversion/titles/evidence/train-known-titles.ts';
import { normalizeTitle } from '../../../src/conversion/titles/normalize.ts';
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
    const found = titles.byId(titleId(codes[titles.codes[index] ?? -1] ?? '', titles.keyOf(index)));
    // Of titles with the same key and occupation, the first one.
    expect([titles.keyAt(found?.position ?? -1), found?.code]).toEqual([titles.keyOf(index), titles.codes[index]]);
  }
  expect(titles.byId(titleId(NURSES, 'night nurse'))).toBeUndefined();
  expect(titles.byId(titleId(NURSES, 'zymurgist'))).toBeUndefined();
});

test('a title of the O*NET database with brackets is found as the search index has it', async () => {
  const title = 'Lunch Cook (Salad Maker)';
  const { titles, codes } = new KnownTitles(await trainKnownTitles(someFacts({ reference: [{ title, code: COOKS }] })));
  const found = titles.byId(titleId(COOKS, normalizeTitle(title).key));
  expect([titles.shownAt(found?.position ?? -1), titles.keyAt(found?.position ?? -1), codes[found?.code ?? -1]]).toEqual([
    title,
    'lunch cook salad maker',
    COOKS,
  ]);
  // The names outside and inside of the brackets are titles, too.
  expect(titles.shownAt(titles.byId(titleId(COOKS, 'salad maker'))?.position ?? -1)).toBe('Salad Maker');
});

test('the model knows every title of the search index', async () => {
  const reference = ['Lunch Cook (Salad Maker)', 'Cook/Baker', 'Sr. Cook, Nights', "Chef's Helper", 'Cook (PM)', '(Cook)', 'Crêpe Cook'].map((title) => ({
    title,
    code: COOKS,
  }));
  const facts = someFacts({ reference });
  const { titles } = new KnownTitles(await trainKnownTitles(facts));
  const rows = [...facts.corpus, ...facts.reference, ...facts.occupations];
  const unknown = rows.filter(({ title, code }) => {
    const row = { title, title_key: title.toLowerCase(), onet_code: code, onet_title: title, cluster_id: null, cluster_name: null };
    const { document } = projectTitle({ ...row, observation_count: 1, onet_frequency: 0, top_company: null, official: false });
    return titles.byId(Number(document['title_id'])) === undefined;
  });
  expect(unknown).toEqual([]);
});
