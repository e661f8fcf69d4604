import { readFacts } from '../../seeds/facts.ts';
import { wordSpans } from '../../src/conversion/word-spans.ts';
import { wordsOf } from '../../src/text/words.ts';

it('gives the words of every title and company of the dataset, their places in order', () => {
  const { occupations, companies } = readFacts();
  const names = [...occupations.flatMap(({ title, titles }) => [title, ...titles]), ...companies.map(({ name }) => name)];
  for (const name of names) {
    const spans = wordSpans(name);
    if (spans.map(({ word }) => word).join(' ') !== wordsOf(name).join(' ')) throw new Error(`"${name}" gives other words`);
    const places = spans.flatMap(({ letters }) => letters);
    for (const [i, [start, end]] of places.entries()) {
      if (start >= end || (i > 0 && start < places[i - 1]![0])) throw new Error(`"${name}" at ${start}`);
    }
  }
});
