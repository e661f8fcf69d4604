import { withForeignPlaces } from '../../../../src/dsl/translate/in-context/foreign-places.ts';
import { wordKey } from '../../../../src/text/words.ts';
import type { Item } from '../../../../src/dsl/translate/items.ts';
import { listedPlaces } from '../../../../src/gazetteer/place-list.ts';

const KNOWN: Readonly<Record<string, Item['means']>> = {
  employers: { kind: 'topic', topic: 'companies' },
  pay: { kind: 'topic', topic: 'wages' },
  in: { kind: 'skip' },
  of: { kind: 'skip' },
  the: { kind: 'skip' },
  ',': { kind: 'mark' },
  texas: { kind: 'entity', entity: { kind: 'place', state: 'Texas', score: 1 } },
  georgia: { kind: 'entity', entity: { kind: 'place', state: 'Georgia', score: 1 } },
};
const items = (text: string): Item[] => text.split(' ').map((word, i) => ({ from: i, to: i + 1, text: word, means: KNOWN[word] ?? { kind: 'unknown' } }));
const abroad = (text: string): string[] => withForeignPlaces(items(text)).flatMap(({ means, text: name }) => (means.kind === 'elsewhere' ? [name] : []));

test.each([
  ['employers in canada', ['canada']],
  ['pay in the uk', ['uk']],
  ['employers in south korea', ['south korea']],
  ['employers in toronto , canada', ['toronto', 'canada']],
  ['pay of the netherlands', ['netherlands']],
])('%s is about a place abroad', (text, places) => {
  expect(abroad(text)).toEqual(places);
});

test.each(['employers in georgia', 'employers in paris , texas', 'employers of canada', 'employers canada', 'employers in springfield'])(
  '%s is not',
  (text) => {
    expect(abroad(text)).toEqual([]);
  },
);

test('all countries are known, and no part of the United States', () => {
  const abroad = listedPlaces('abroad');
  expect(abroad.size).toBeGreaterThan(300);
  const regions = new Intl.DisplayNames('en', { type: 'region' });
  const missing = ['MX', 'NZ', 'HK', 'VN', 'GB', 'DE', 'IN', 'KR', 'GH', 'CL'].map((code) => wordKey(regions.of(code)?.replace(/\sSAR China$/u, '') ?? code));
  expect(missing.filter((name) => !abroad.has(name))).toEqual([]);
  expect(['united states', 'puerto rico', 'guam', 'unknown region'].filter((name) => abroad.has(name))).toEqual([]);
});
