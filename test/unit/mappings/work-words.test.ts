import { readWorkWords, workersByWords } from '../../../src/conversion/titles/sentences/work-words.ts';
import { withFamilies } from '../../../src/conversion/titles/sentences/listed-activities.ts';
import { wordKey, wordsOf } from '../../../src/text/words.ts';

const LINES = readWorkWords();
const told = (...clauses: readonly string[]): string[] =>
  workersByWords(clauses.map((clause) => ({ words: wordsOf(clause), weight: 1 }))).map(({ title }) => title);

describe('work-words.tsv', () => {
  it('has each title once, with values as words are compared', () => {
    const titles = LINES.map(({ title }) => title);
    expect(titles.length).toBeGreaterThan(500);
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
    const values = LINES.flatMap(({ title, words }) => [title, ...withFamilies(words)]);
    expect(values.filter((value) => wordKey(value) !== value)).toEqual([]);
  });

  it('tells its own title by the words of each line', () => {
    const lost = LINES.filter(
      ({ title, words }) =>
        words.length >= 4 &&
        !told(...words.map((word) => withFamilies([word])[0]!))
          .slice(0, 3)
          .includes(title),
    );
    expect(lost.map(({ title }) => title)).toEqual([]);
  });
});

it.each([
  ['stop sign, road, children', 'crossing guard'],
  ['septic tanks', 'septic tank cleaner'],
  ['tied the iron bars', 'rebar worker'],
])('%s: %s', (text, title) => {
  expect(told(...text.split(', ')).slice(0, 2)).toContain(title);
});

it('the same word twice tells nothing more', () => {
  const weight = (...clauses: readonly string[]): number => workersByWords(clauses.map((clause) => ({ words: wordsOf(clause), weight: 1 })))[0]!.weight;
  expect(weight('a casino', 'the casino')).toBe(weight('a casino'));
});

it('words of all sentences tell nothing', () => {
  expect(told('I help people at work every day')).toEqual([]);
});
