import { looseSenseOf } from '../../../../src/dsl/translate/vocabulary/loose-phrases.ts';

const valueOf = (phrase: string): unknown => {
  const sense = looseSenseOf(phrase.split(' '))?.sense;
  return sense?.kind === 'value' ? sense.options[0] : undefined;
};

it.each([
  ['barrier to entry have been falling', { field: 'ENTRY_BARRIER_TREND', values: ['Falling'] }],
  ['falling have been the barrier to entry', { field: 'ENTRY_BARRIER_TREND', values: ['Falling'] }],
])('reads a value whose words are apart or in another order: %s', (phrase, value) => {
  expect(valueOf(phrase)).toEqual(value);
});

it.each(['pay of experienced', 'occupation are in shrinking field', 'the entry barrier', 'cluster'])(
  'does not read one from words in the wrong order or from less than the phrase: %s',
  (phrase) => {
    expect(valueOf(phrase)).toBeUndefined();
  },
);
