import { senseOf, vocabulary } from '../../../../src/dsl/translate/vocabulary/vocabulary.ts';

it('a phrase is found in other forms of its words', () => {
  expect(senseOf(['recruit'])).toEqual({ sense: { kind: 'topic', topic: 'hiring' }, isExact: true });
  expect(senseOf(['recruitment'])).toEqual({ sense: { kind: 'topic', topic: 'hiring' }, isExact: false });
  expect(senseOf(['frobnicate'])).toBeUndefined();
});

it('whether a question is refused does not depend on other forms of words', () => {
  expect(vocabulary().get('delete')).toEqual({ kind: 'write' });
  expect(senseOf(['deletion'])).toBeUndefined();
});
