import { readFacts } from '../../../seeds/facts.ts';
import { wordSpans } from '../../../src/conversion/word-spans.ts';
import { wordsOf } from '../../../src/conversion/words.ts';

const spansOf = (text: string) => wordSpans(text).map(({ word, letters }) => [word, text.slice(letters[0]?.[0], letters.at(-1)?.[1])]);

it.each([
  [
    'Registered Nurse',
    [
      ['registered', 'Registered'],
      ['nurse', 'Nurse'],
    ],
  ],
  [
    "Nurse's Aide",
    [
      ['nurses', "Nurse's"],
      ['aide', 'Aide'],
    ],
  ],
  [
    'C++ Developer',
    [
      ['cplusplus', 'C++'],
      ['developer', 'Developer'],
    ],
  ],
  ['c+', [['cplusplus', 'c+']]],
  ['.n', [['dotn', '.n']]],
  [
    'ASP.Ne',
    [
      ['asp', 'ASP'],
      ['dotne', '.Ne'],
    ],
  ],
  [
    'c+c',
    [
      ['c', 'c'],
      ['c', 'c'],
    ],
  ],
  [
    'ASP.NET / C#',
    [
      ['asp', 'ASP'],
      ['dotnet', '.NET'],
      ['csharp', 'C#'],
    ],
  ],
  [
    'R.N. ﬁne',
    [
      ['rn', 'R.N'],
      ['fine', 'ﬁne'],
    ],
  ],
  [
    'AT&T',
    [
      ['at', 'AT'],
      ['and', '&'],
      ['t', 'T'],
    ],
  ],
  [
    'Cafe\u0301 Ele\u0301ve',
    [
      ['cafe', 'Cafe\u0301'],
      ['eleve', 'Ele\u0301ve'],
    ],
  ],
  ['👩‍⚕️ Nurse', [['nurse', 'Nurse']]],
  ['', []],
] as [string, [string, string][]][])('%j', (text, expected) => {
  expect(spansOf(text)).toEqual(expected);
});

it('a letter is one unit, or all units of the sign it stands for', () => {
  expect(wordSpans('né C++')).toEqual([
    {
      word: 'ne',
      letters: [
        [0, 1],
        [1, 2],
      ],
    },
    { word: 'cplusplus', letters: Array.from({ length: 9 }, () => [3, 6]) },
  ]);
});

it('a letter that reads otherwise alone leaves no places: none is better than a wrong one', () => {
  expect(wordSpans('ΣΑΣ')).toEqual([]);
});

it('gives the words of every title and company of the dataset, their places in order', () => {
  const { occupations, companies } = readFacts();
  const names = [...occupations.flatMap(({ title, titles }) => [title, ...titles]), ...companies.map(({ name }) => name)];
  for (const name of names) {
    const spans = wordSpans(name);
    expect(spans.map(({ word }) => word)).toEqual(wordsOf(name));
    const places = spans.flatMap(({ letters }) => letters);
    for (const [i, [start, end]] of places.entries()) {
      if (start >= end || (i > 0 && start < places[i - 1]![0])) throw new Error(`"${name}" at ${start}`);
    }
  }
});
