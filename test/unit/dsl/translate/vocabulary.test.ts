import { phrasesOf } from '../../../../src/language/word-families.ts';
import type { Sense } from '../../../../src/dsl/translate/senses.ts';
import { keyOf, phraseLists } from '../../../../src/dsl/translate/vocabulary/read-phrases.ts';
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

it('families and optional parts stand alone between spaces', () => {
  const joined = [...phraseLists()].flatMap(([, templates]) => templates.split('|').filter((template) => /(?<=[^ [])[[{]|[\]}](?=[^ \]])/u.test(template)));
  expect(joined).toEqual([]);
});

it('every listed phrase means what its list says, and none is hidden by another list', () => {
  const isMeant = (sense: Sense, phrase: string): boolean => {
    const found = vocabulary().get(keyOf(phrase));
    return sense.kind === 'aside' && found?.kind === 'aside'
      ? sense.either.every((one) => found.either.some((other) => isEqual(other, one)))
      : isEqual(found, sense);
  };
  const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  // A template may make some phrases that others have.
  const hidden = [...phraseLists()].flatMap(([sense, templates]) =>
    templates.split('|').filter((template) => !phrasesOf(template).some((words) => isMeant(sense, words.join(' ')))),
  );
  expect(hidden).toEqual([]);
});
