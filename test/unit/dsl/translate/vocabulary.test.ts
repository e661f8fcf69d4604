import { senseOf, vocabulary } from '../../../../src/dsl/translate/vocabulary/vocabulary.ts';
import { titlesOfActivity } from '../../../../src/dsl/translate/activities.ts';

it('a phrase is found in other forms of its words', () => {
  expect(senseOf(['recruit'])).toEqual({ sense: { kind: 'topic', topic: 'hiring' }, isExact: true });
  expect(senseOf(['recruitment'])).toEqual({ sense: { kind: 'topic', topic: 'hiring' }, isExact: false });
  expect(senseOf(['frobnicate'])).toBeUndefined();
});

it('whether a question is refused does not depend on other forms of words', () => {
  expect(vocabulary().get('delete')).toEqual({ kind: 'write' });
  expect(senseOf(['deletion'])).toBeUndefined();
});

it.each([
  ['truck driving', 'truck driver'],
  ['nursing', 'nurse'],
  ['accounting', 'accountant'],
  ['graphic design', 'graphic designer'],
  ['construction management', 'construction manager'],
  ['physical therapy', 'physical therapist'],
])('%s is done by a %s', (activity, title) => {
  expect(titlesOfActivity(activity)).toContain(title);
});
