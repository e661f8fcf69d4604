import { KnownTitles } from '../../../src/conversion/titles/evidence/known-titles.ts';
import type { TrainingProgress } from '../../../src/conversion/titles/evidence/classifier.ts';
import { trainKnownTitles } from '../../../src/conversion/titles/evidence/train-known-titles.ts';
import { rankText, TextProbabilities, type PackedProbabilities, type Probabilities } from '../../../src/conversion/titles/text-probabilities.ts';
import { trainTextProbabilities } from '../../../src/conversion/titles/train-text-probabilities.ts';
import { fromBytes, toBytes } from '../../../src/packed/packed-file.ts';
import { StringTable } from '../../../src/packed/string-table.ts';
import { COOKS, NURSES, someFacts } from './evidence/facts.ts';

const facts = someFacts({
  corpus: [
    ...someFacts().corpus,
    { title: 'Ward Nurse', code: NURSES, count: 5_000 },
    { title: 'Ward Kitchen Porter', code: COOKS, count: 4_000 },
    { title: 'Wardrobe Sommelier Zymurgist', code: COOKS, count: 1 },
  ],
});

let knownTitles: KnownTitles;
let packed: PackedProbabilities;

beforeAll(async () => {
  knownTitles = new KnownTitles(await trainKnownTitles(facts));
  packed = fromBytes(toBytes(await trainTextProbabilities(knownTitles))) as PackedProbabilities;
});

function entriesOf(probabilities: Probabilities): unknown[] {
  const values = [...probabilities.values()];
  return Array.from(probabilities.keys(), (code, i) => [code, values[i]]);
}

const textsOf = ({ texts }: PackedProbabilities): string[] => [...new StringTable(texts).values()];

test('the texts that frequent beginnings lead to are in the model', () => {
  // "kitchen" begins a later word of a frequent title, and "ward kitchen" is what "ward k" becomes when the word is finished.
  expect(textsOf(packed)).toEqual(expect.arrayContaining(['Ward Nurse', 'Ward Kitchen Porter', 'ward kitchen']));
});

test('texts of rare titles are ranked when they are asked for', () => {
  expect(textsOf(packed)).not.toContain('Wardrobe Sommelier Zymurgist');
  const [asked, ranked] = [
    new TextProbabilities(knownTitles, packed).of('Wardrobe Sommelier Zymurgist'),
    rankText(knownTitles, 'Wardrobe Sommelier Zymurgist'),
  ];
  expect(entriesOf(asked)).toEqual([...ranked]);
  expect([...ranked].map(([code]) => asked.get(code))).toEqual([...ranked.values()]);
  expect(asked.get('no code')).toBeUndefined();
});

test('a title and what is typed on the way to it are ranked once, if both are read alike', () => {
  const probabilities = new TextProbabilities(knownTitles, packed);
  expect(probabilities.of('Wardrobe Sommelier Zymurgist')).toBe(probabilities.of('wardrobe sommelier zymurgist'));
  // Two parts are no single one.
  for (const text of ['Sommelier / Ward Nurse', 'sommelier ward nurse']) expect(entriesOf(probabilities.of(text))).toEqual([...rankText(knownTitles, text)]);
  expect(probabilities.of('Sommelier / Ward Nurse')).not.toBe(probabilities.of('sommelier ward nurse'));
});

test('a text of the model has the same probabilities as when it is ranked', () => {
  const [withModel, without] = [new TextProbabilities(knownTitles, packed), new TextProbabilities(knownTitles)];
  expect(textsOf(packed).map((text) => entriesOf(withModel.of(text)))).toEqual(textsOf(packed).map((text) => entriesOf(without.of(text))));
  expect(withModel.of('Ward Nurse').get(NURSES)).toBeGreaterThan(0.5);
});

test('training says how far it is, up to the end', async () => {
  for (const train of [
    (progress: TrainingProgress) => trainKnownTitles(facts, progress),
    (progress: TrainingProgress) => trainTextProbabilities(knownTitles, progress),
  ]) {
    const shares: number[] = [];
    await train((done, total) => shares.push(done / total));
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  }
});

test('training twice gives the same bytes', async () => {
  expect(toBytes(await trainTextProbabilities(knownTitles)).equals(toBytes(packed))).toBe(true);
});
