import { stateCode, US_STATES } from '../../../src/catalog/states.ts';
import { STATE_NAMES } from '../../../src/gazetteer/states.ts';

it('the states are those of mappings/places.tsv', () => {
  expect(US_STATES).toEqual(STATE_NAMES);
});

it.each([
  ['tx', 'TX'],
  ['  Texas ', 'TX'],
  ['new york', 'NY'],
  ['Texsa', undefined],
  ['', undefined],
])('%j is %j', (text, code) => {
  expect(stateCode(text)).toBe(code);
});
