import jaroWinkler from 'natural/lib/natural/distance/jaro-winkler_distance.js';
import { nearNames } from '../../../src/text/near-names.ts';
import { Random } from '../../queries/random.ts';

/** What nearNames() must find: every name is compared. */
function comparedWithAll(given: string, names: readonly string[], alike: number): string[] {
  return [...new Set(names)]
    .map((name) => ({ name, likeness: jaroWinkler(given.toLowerCase(), name.toLowerCase()) }))
    .filter(({ likeness }) => likeness >= alike)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** Alphabets of few letters, so that many texts are similar. Letters that are 128 apart count as one where texts are compared by their letters. */
const ALPHABETS = ['ab', 'abcde ', 'aáAÁ', 'etaoinshrdlu ', '\u{1F600}\u{1F601}x'];

it.each(ALPHABETS)('names that cannot be near are left out, no others: %j', (alphabet) => {
  const random = new Random(7);
  const text = (longest: number): string => Array.from({ length: random.integer(0, longest) }, () => random.pick(Array.from(alphabet))).join('');
  let found = 0;
  for (let i = 0; i < 400; i++) {
    const names = Array.from({ length: 12 }, () => text(i % 40));
    // Half of the texts are a name with another ending.
    const given = random.chance(0.5) ? text(40) : `${random.pick(names).slice(0, random.integer(2, 40))}${text(6)}`;
    const alike = random.pick([0, 0.7, 0.78, 0.82, 0.88, 0.9, 1]);
    const near = nearNames(given, names, alike);
    expect([given, alike, near]).toEqual([given, alike, comparedWithAll(given, names, alike)]);
    found += near.length;
  }
  expect(found).toBeGreaterThan(100);
});

it('a text as long as the longest name is compared, a longer one is not', () => {
  const longest = 'x'.repeat(255);
  expect(nearNames(`${longest.slice(1)}y`, [longest])).toEqual([longest]);
  expect(nearNames(`${longest}y`, [longest])).toEqual([]);
});
