import { consensusFirst, consensusGroup } from '../../../../src/conversion/titles/evidence/source-consensus.ts';
import { knownTitlesOf } from '../../../../src/conversion/titles/evidence/train-known-titles.ts';
import type { TitleFacts } from '../../../../src/store/title-facts.ts';
import { tokensOf } from '../../../../src/conversion/titles/evidence/tokens.ts';
import { COOKS, DEVELOPERS, NURSES, someFacts } from './facts.ts';

const OTHERS = '29-1299.00';

async function agreed(title: string, more: Partial<TitleFacts> = {}): Promise<string | undefined> {
  const facts = someFacts();
  const knownTitles = await knownTitlesOf({
    ...facts,
    occupations: [...facts.occupations, { code: OTHERS, title: 'Healthcare Diagnosing Practitioners, All Other' }],
    corpus: [...facts.corpus, { title: 'Naprapath', code: OTHERS, count: 9 }, { title: 'Cook', code: COOKS, count: 9 }],
    reference: [
      { title: 'Java Developer', code: DEVELOPERS },
      { title: 'Staff Nurse', code: DEVELOPERS },
    ],
    ...more,
  });
  const group = consensusGroup(knownTitles, tokensOf(title));
  return group === undefined ? undefined : knownTitles.groups[group];
}

it.each([
  ['Registered Nurse', NURSES.slice(0, 7)],
  ['java developer', DEVELOPERS.slice(0, 7)],
  ['Senior Java Developer II', DEVELOPERS.slice(0, 7)],
  ['Cook', COOKS.slice(0, 7)],
  // What is left is too general.
  ['Senior Cook', undefined],
  ['Java Developer (Payments)', undefined],
  ['Staff Nurse', undefined],
  ['Naprapath', undefined],
  ['Astronaut', undefined],
])('%s: all who know the title say %p', async (title, group) => {
  expect(await agreed(title)).toBe(group);
});

it('where observations were imported, they say it', async () => {
  const observations = [{ title: 'Line Cook', occupation: COOKS, employer: null, sector: null, state: null, count: 1 }];
  expect(await agreed('Registered Nurse', { observations })).toBeUndefined();
});

it('what is agreed on changes places with the most probable', () => {
  const probabilities = [0.1, 0.6, 0.3];
  expect(consensusFirst(probabilities, 2)).toEqual([0.1, 0.3, 0.6]);
  expect(consensusFirst(probabilities, 1)).toBe(probabilities);
  expect(consensusFirst(probabilities, -1)).toBe(probabilities);
});
