import { TitleClassifier, type Lesson } from '../../../../src/conversion/titles/evidence/classifier.ts';
import { tokensOf } from '../../../../src/conversion/titles/evidence/tokens.ts';

const [NURSE, COOK, DEVELOPER] = [0, 1, 2];
const lesson = (title: string, group: number, sightings: Lesson['sightings'] = []): Lesson => ({ group, tokens: tokensOf(title), weight: 1, sightings });
const LESSONS = [
  ...['Registered Nurse', 'Staff Nurse', 'Nurse, Surgery', 'Charge Nurse'].map((title) => lesson(title, NURSE)),
  ...['Line Cook', 'Prep Cook', 'Cook, Grill', 'Pastry Cook'].map((title) => lesson(title, COOK)),
  ...['Software Developer', 'Java Developer', 'Web Developer', 'Developer, Mobile'].map((title) => lesson(title, DEVELOPER)),
];
const learned = async (lessons: readonly Lesson[], size: number): Promise<TitleClassifier> => TitleClassifier.of(await TitleClassifier.learn(lessons, size));
const best = (classifier: TitleClassifier, title: string): number => {
  const probabilities = classifier.probabilities(tokensOf(title));
  return probabilities.indexOf(Math.max(...probabilities));
};

describe('the classifier of titles', () => {
  it.each([
    ['Travel Nurse', NURSE],
    ['Breakfast Cook II', COOK],
    ['Python Developer', DEVELOPER],
    ['Develper', DEVELOPER],
  ])('%s', async (title, group) => {
    expect(best(await learned(LESSONS, 3), title)).toBe(group);
  });

  it('gives probabilities: between 0 and 1, and in all at most 1', async () => {
    const probabilities = (await learned(LESSONS, 3)).probabilities(tokensOf('Nurse Cook'));
    for (const p of probabilities) expect(p >= 0 && p <= 1).toBe(true);
    expect(probabilities.reduce((sum, p) => sum + p, 0)).toBeLessThanOrEqual(1 + 1e-9);
  });

  it('says nothing of a title without a known feature', async () => {
    expect([...(await learned(LESSONS, 3)).probabilities(tokensOf('zq'))]).toEqual([0, 0, 0]);
  });

  it('learns the same from the same', async () => {
    const [one, two] = await Promise.all([learned(LESSONS, 3), learned(LESSONS, 3)]);
    expect(one.probabilities(tokensOf('Nurse Developer'))).toEqual(two.probabilities(tokensOf('Nurse Developer')));
  });

  it('learns what a title means in a sector', async () => {
    const seen = (sector: string): Lesson['sightings'] => [{ sector, employer: null, state: null, weight: 1 }];
    const lessons = ['Associate', 'Associate A', 'Associate B'].flatMap((title) => [lesson(title, COOK, seen('72')), lesson(title, NURSE, seen('62'))]);
    const classifier = await learned(lessons, 3);
    const inSector = (sector: string): Float64Array => classifier.probabilities(tokensOf('Associate'), { sector });
    expect(inSector('72')[COOK]).toBeGreaterThan(inSector('72')[NURSE]!);
    expect(inSector('62')[NURSE]).toBeGreaterThan(inSector('62')[COOK]!);
  });

  it('learns from nothing', async () => {
    expect([...(await learned([], 2)).probabilities(tokensOf('Nurse'))]).toEqual([0, 0]);
  });
});
