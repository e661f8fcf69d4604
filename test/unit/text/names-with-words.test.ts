import { namesWithWords } from '../../../src/text/names-with-words.ts';

const NAMES = [
  'Elementary and Kindergarten Teachers',
  'Telecom Line and Fiber Installers',
  'Licensed Practical Nurses',
  'Registered and Critical Care Nurses',
  'Zoologists and Wildlife Biologists',
];

it.each([
  ['teachers elementary', ['Elementary and Kindergarten Teachers']],
  ['nurse', ['Licensed Practical Nurses', 'Registered and Critical Care Nurses']],
  ['registerd nurses', ['Registered and Critical Care Nurses', 'Licensed Practical Nurses']],
  // "And" is in most of them.
  ['zzz and', []],
  ['', []],
])('%s shares words with %j', (given, names) => {
  expect(namesWithWords(given, NAMES)).toEqual(names);
});
