import { stateCode } from '../../../src/catalog/states.ts';

it.each([
  ['tx', 'TX'],
  ['  Texas ', 'TX'],
  ['new york', 'NY'],
  ['Texsa', undefined],
  ['', undefined],
])('%j is %j', (text, code) => {
  expect(stateCode(text)).toBe(code);
});
