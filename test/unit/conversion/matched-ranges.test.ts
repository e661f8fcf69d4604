import { matchedRanges } from '../../../src/conversion/matched-ranges.ts';
import { variantsOf } from '../../../src/conversion/titles/title-variants.ts';
import { wordsOf } from '../../../src/text/words.ts';

const marked = (typed: string, name: string) => {
  const words = wordsOf(typed);
  return matchedRanges([words, ...variantsOf(words).rewritten], name).map(([start, end]) => name.slice(start, end));
};

it.each([
  ['regist', 'Registered Nurse', ['Regist']],
  ['nurse reg', 'Registered Nurse', ['Reg', 'Nurse']],
  ['registered nurse', 'Registered Nurse', ['Registered', 'Nurse']],
  ['regstered nur', 'Registered Nurse', ['Registered', 'Nur']],
  ['nurses ai', "Nurse's Aide", ["Nurse's", 'Ai']],
  ['c++ d', 'Lead C++ Developer', ['C++', 'D']],
  ['mail ma', 'Mailman', ['Mailma']],
  ['truckdri', 'Truck Driver', ['Truck', 'Dri']],
  ['proj mgr', 'IT Project Manager', ['Project', 'Manager']],
  ['atty', 'Attorney', ['Attorney']],
  ['NUR', 'Núrse', ['Núr']],
  ['truck nurse', 'Nurse', ['Nurse']],
  ['xyz', 'Nurse', []],
  ['', 'Nurse', []],
])('"%s" in "%s"', (typed, name, expected) => {
  expect(marked(typed, name)).toEqual(expected);
});
