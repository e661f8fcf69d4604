import { NeighbourIndex, packNeighbours } from '../../../../src/conversion/titles/evidence/neighbours.ts';
import { tokensOf } from '../../../../src/conversion/titles/evidence/tokens.ts';

const known = (title: string, group: number, source = 0) => ({ title, tokens: tokensOf(title), group, code: group, source, count: 1 });
const TITLES = [known('Registered Nurse', 0), known('Nurse Associate', 0), known('Sales Associate', 1), known('Design Associate', 2), known('Line Cook', 3, 1)];
let index: NeighbourIndex;
beforeAll(async () => {
  index = new NeighbourIndex(await packNeighbours(TITLES, 4));
});

it('an equal title is at similarity one, whatever the order of its words', () => {
  const [first] = index.find(tokensOf('nurse, registered'), 2, 3).nearest[0]!;
  expect(first!.index).toBe(0);
  expect(first!.similarity).toBeCloseTo(1, 1);
});

it('each source has its own list, best first', () => {
  const { nearest } = index.find(tokensOf('nurse cook'), 2, 3);
  expect(nearest[1]!.map(({ index: i }) => TITLES[i]!.title)).toEqual(['Line Cook']);
  for (const list of nearest) {
    const similarities = list.map(({ similarity }) => similarity);
    expect(similarities).toEqual([...similarities].sort((a, b) => b - a));
    for (const similarity of similarities) expect(similarity).toBeGreaterThan(0);
  }
});

it('a word that every occupation has tells less than one of few', () => {
  const [first] = index.find(tokensOf('Nurse Associate Trainee'), 2, 5).nearest[0]!;
  expect(TITLES[first!.index]!.group).toBe(0);
});

it('similarities of titles that are asked for are those of the lists; questions leave no trace', () => {
  const once = index.find(tokensOf('Registered Nurse'), 2, 5, [0, 4]);
  expect(once.others[0]).toBeCloseTo(once.nearest[0]![0]!.similarity, 6);
  expect(once.others[1]).toBeCloseTo(0, 6);
  expect(index.find(tokensOf('Registered Nurse'), 2, 5, [0, 4])).toEqual(once);
});

it('a question of unknown words finds nothing', () => {
  expect(index.find(tokensOf('zzqx'), 2, 5).nearest).toEqual([[], []]);
});
