import { featureAt, FEATURES, FLAGS, OF_OCCUPATION, OF_QUESTION } from '../../../../src/conversion/titles/evidence/features.ts';
import type { KnownTitles } from '../../../../src/conversion/titles/evidence/known-titles.ts';
import { knownTitlesOf } from '../../../../src/conversion/titles/evidence/train-known-titles.ts';
import { askedTitle } from '../../../../src/conversion/titles/evidence/tokens.ts';
import { weigh } from '../../../../src/conversion/titles/evidence/weigh.ts';
import { normalizeTitle } from '../../../../src/conversion/titles/normalize.ts';
import { COOKS, DEVELOPERS, NURSE_MANAGERS, NURSES, someFacts } from './facts.ts';

const loaded: Promise<KnownTitles> = knownTitlesOf(
  someFacts({
    reference: [{ title: 'Nurse', code: NURSES }],
    descriptions: [{ code: NURSES, text: 'Nurses assess the needs of patients.' }],
    technologies: [{ code: DEVELOPERS, example: 'Software for nurses', isHot: false }],
    observations: [{ title: 'Nurse', occupation: NURSE_MANAGERS, employer: null, sector: null, state: null, count: 3 }],
  }),
);

/** The number of a feature for an occupation, by its name. */
async function valuesOf(title: string): Promise<(feature: string, code?: string) => number> {
  const knownTitles = await loaded;
  const { candidates, rows } = weigh(knownTitles, askedTitle(normalizeTitle(title)), knownTitles.groups);
  return (feature, code = NURSES) => rows[candidates.indexOf(knownTitles.groupIndex.get(code.slice(0, 7)) ?? -1)]?.[featureAt(feature)] ?? NaN;
}

describe('a row of evidence has under each name', () => {
  it('what its source knows', async () => {
    const value = await valuesOf('nurse');
    expect([value('reference.exact'), value('corpus.exact'), value('memory.exact'), value('memory.exact', NURSE_MANAGERS)]).toEqual([1, 0, 0, 1]);
    expect(value('corpus.nearest')).toBeLessThan(value('reference.nearest'));
    expect([value('description.raw'), value('tools.raw')].map((raw) => raw > 0)).toEqual([true, false]);
    expect([value('description.raw', DEVELOPERS), value('tools.raw', DEVELOPERS)].map((raw) => raw > 0)).toEqual([false, true]);
  });

  it('the probability of each model', async () => {
    const knownTitles = await loaded;
    const value = await valuesOf('nurse of software');
    const tokens = askedTitle(normalizeTitle('nurse of software'));
    const group = knownTitles.groupIndex.get(NURSES.slice(0, 7)) ?? -1;
    expect(value('classifier')).toBeCloseTo(knownTitles.classifier.probabilities(tokens)[group] ?? NaN);
    expect(value('words')).toBeCloseTo(knownTitles.words.probabilities(tokens.stems, 2)[group] ?? NaN);
    expect(value('letters')).toBeCloseTo(knownTitles.letters.probabilities(tokens.letters, 2)[group] ?? NaN);
    expect(new Set(['classifier', 'words', 'letters'].map((name) => value(name))).size).toBe(3);
  });

  it('the first part of a title, and the others', async () => {
    const value = await valuesOf('Registered Nurse, Line Cook');
    expect(['first.exact', 'further.exact'].flatMap((name) => [value(name), value(name, COOKS)])).toEqual([1, 0, 0, 1]);
  });

  it('facts about the occupation and the question', async () => {
    const value = await valuesOf('nurse manager');
    expect(FLAGS.map(({ name }) => value(name, NURSE_MANAGERS))).toEqual([0, 1, 0, 0, 0]);
    expect(FLAGS.map(({ name }) => value(name))).toEqual([0, 0, 0, 0, 0]);
    expect(value('candidates')).toBe(5);
    expect(value('managers')).toBeCloseTo(value('votes', NURSE_MANAGERS));
    expect(value('health')).toBeCloseTo(value('votes'));
    expect(OF_QUESTION.every(({ name }) => value(name) === value(name, COOKS))).toBe(true);
  });

  it('the best number of all candidates, and what part of it the own one is', async () => {
    const value = await valuesOf('nurse manager, software');
    for (const { name } of OF_OCCUPATION) {
      expect(value(`${name} / best`) * value(`best ${name}`)).toBeCloseTo(value(name));
      expect(value(`best ${name}`, COOKS)).toBe(value(`best ${name}`));
    }
  });
});

it('every feature has a name of its own, and an unknown name is an error', () => {
  expect(new Set(FEATURES).size).toBe(FEATURES.length);
  expect(() => featureAt('corpus.exakt')).toThrow('There is no feature "corpus.exakt" in features.ts');
});
