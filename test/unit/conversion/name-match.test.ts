import { matchName } from '../../../src/conversion/name-match.ts';
import { wordsOf } from '../../../src/text/words.ts';

const match = (typed: string, name: string) => matchName(wordsOf(typed), wordsOf(name));

describe('tiers', () => {
  it.each([
    ['registered nurse', 'Registered Nurse', { tier: 'exact', edits: 0, extraWords: 0, coverage: 1 }],
    ['registered nur', 'Registered Nurse', { tier: 'prefix', edits: 0, extraWords: 0, coverage: 14 / 16 }],
    ['regist', 'Registered Nurse', { tier: 'prefix', edits: 0, extraWords: 1, coverage: 6 / 16 }],
    ['nurse registered', 'Registered Nurse', { tier: 'words', edits: 0, extraWords: 0, coverage: 1 }],
    ['softw dev', 'Software Developer', { tier: 'words', edits: 0, extraWords: 0, coverage: 0.5 }],
    ['nurse', 'Registered Nurse', { tier: 'words', edits: 0, extraWords: 1, coverage: 5 / 16 }],
    ['sofware enginer', 'Software Engineer', { tier: 'fuzzy', edits: 2, extraWords: 0 }],
    ['truck drver', 'Truck Driver', { tier: 'fuzzy', edits: 1, extraWords: 0 }],
  ])('%s, %s', (typed, name, expected) => {
    expect(match(typed, name)).toMatchObject(expected);
  });

  it.each([
    ['pediatric nurse', 'Registered Nurse', 'one word fits none'],
    ['nurse nurse', 'Registered Nurse', 'each word of the name is used once'],
  ])('%s, %s: undefined, %s', (typed, name) => {
    expect(match(typed, name)).toBeUndefined();
  });

  it('the longest typed word chooses first', () => {
    expect(match('care caregiver', 'Caregiver Care')).toMatchObject({ tier: 'words', edits: 0 });
    expect(match('s sales', 'Sales Supervisor')).toMatchObject({ tier: 'words', edits: 0 });
  });
});
