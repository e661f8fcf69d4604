import { withForeignPlaces } from '../../../../src/dsl/translate/foreign-places.ts';
import type { Item } from '../../../../src/dsl/translate/items.ts';
import { FOREIGN_PLACES } from '../../../../src/dsl/translate/vocabulary/foreign-places.ts';

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
  expect(FOREIGN_PLACES.size).toBeGreaterThan(300);
  for (const name of ['mexico', 'new zealand', 'cote divoire', 'hong kong', 'vietnam'])
    expect({ name, isKnown: FOREIGN_PLACES.has(name) }).toEqual({ name, isKnown: true });
  for (const name of ['united states', 'puerto rico', 'guam', 'unknown region'])
    expect({ name, isKnown: FOREIGN_PLACES.has(name) }).toEqual({ name, isKnown: false });
});
