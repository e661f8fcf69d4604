import { calibrated } from '../../../../src/conversion/titles/evidence/calibration.ts';
import { rankCodes } from '../../../../src/conversion/titles/evidence/codes.ts';
import { classifiedInContext, withContext, type TitleContext } from '../../../../src/conversion/titles/evidence/context-evidence.ts';
import type { Prevalence } from '../../../../src/conversion/titles/evidence/employment.ts';
import { learnedFor, rankGroups } from '../../../../src/conversion/titles/evidence/fusion.ts';
import type { KnownTitles } from '../../../../src/conversion/titles/evidence/known-titles.ts';
import { knownTitlesOf } from '../../../../src/conversion/titles/evidence/train-known-titles.ts';
import type { Observation, TitleFacts } from '../../../../src/store/title-facts.ts';
import { askedTitle, tokensOf, type AskedTitle } from '../../../../src/conversion/titles/evidence/tokens.ts';
import { normalizeTitle } from '../../../../src/conversion/titles/normalize.ts';
import { COOKS, DEVELOPERS, NURSES, someFacts, WEB } from './facts.ts';

const observation = (title: string, occupation: string, employer: string, count: number): Observation => ({
  title,
  occupation,
  employer,
  sector: '54',
  state: 'TX',
  count,
});
const asked = (title: string): AskedTitle => askedTitle(normalizeTitle(title));
const PLAIN = someFacts();
const learned = new Map<TitleFacts, Promise<KnownTitles>>();
/** Learned once for all tests with the same facts. */
function knownTitlesFrom(facts: TitleFacts): Promise<KnownTitles> {
  const known = learned.get(facts) ?? knownTitlesOf(facts);
  learned.set(facts, known);
  return known;
}
const codesOf = async (facts = PLAIN, title = '', employer?: string): Promise<string[]> => {
  const knownTitles = await knownTitlesFrom(facts);
  return rankCodes(knownTitles, rankGroups(knownTitles, asked(title), { context: { employer } })).map(({ code }) => code);
};

describe('ranking by learned weights', () => {
  it.each([
    ['registered nurse', NURSES],
    ['Sr. Registered Nurse - ICU', NURSES],
    ['software engineer III', DEVELOPERS],
    ['cook', COOKS],
    ['web developer', WEB],
    ['Emerging Professional (Web Developer)', WEB],
    ['Emerging Professional - Line Cook', COOKS],
  ])('%s', async (title, code) => {
    expect((await codesOf(PLAIN, title))[0]).toBe(code);
  });

  it('a known title with more in brackets is not known as it stands, with noise in them it is', async () => {
    const knownTitles = await knownTitlesFrom(PLAIN);
    const isWhole = (title: string): boolean =>
      rankCodes(knownTitles, rankGroups(knownTitles, asked(title))).find(({ code }) => code === NURSES)?.isFullTitle === true;
    expect({ more: isWhole('Registered Nurse (Oncology)'), noise: isWhole('Registered Nurse (Nights)') }).toEqual({ more: false, noise: true });
  });

  it('is the same each time', async () => {
    const [first, second] = await Promise.all([knownTitlesOf(someFacts()), knownTitlesOf(someFacts())]);
    expect(rankGroups(first, asked('nurse developer')).groups).toEqual(rankGroups(second, asked('nurse developer')).groups);
  });

  it('probabilities lie between 0 and 1 and fall', async () => {
    const knownTitles = await knownTitlesFrom(PLAIN);
    for (const title of ['nurse', 'zzqx', '', 'developer of software for cooks']) {
      const said = rankGroups(knownTitles, asked(title)).groups.map(({ probability }) => probability);
      expect(said).toEqual([...said].sort((a, b) => b - a));
      for (const probability of said) expect(probability >= 0 && probability <= 1).toBe(true);
    }
  });

  it('an employer that only observations name decides what its own title means', async () => {
    const observations = [
      observation('Associate II', COOKS, 'Blue Fork Kitchens, LLC', 40),
      observation('Associate II', '15-1252', 'Blue Fork Software Inc', 40),
    ];
    const facts = someFacts({ observations });
    expect((await codesOf(facts, 'associate ii', 'blue fork kitchens'))[0]).toBe(COOKS);
    expect((await codesOf(facts, 'associate ii', 'blue fork software'))[0]).toBe(DEVELOPERS);
  });

  it('observations of occupations that the dataset does not have are left out', async () => {
    const knownTitles = await knownTitlesOf(someFacts({ observations: [observation('Astronaut', '99-9999', 'Sky', 4)] }));
    expect(knownTitles.hasMemory).toBe(false);
  });
});

describe('the title that is reported as the match', () => {
  const titles = ['Jr. Software Engineer', 'Sr. Software Engineer', 'Software Engineer', 'Software Engineer II', 'Night Shift Software Engineer'];
  const facts = (shown: readonly string[]) =>
    someFacts({ corpus: [...someFacts().corpus.filter(({ code }) => code !== DEVELOPERS), ...shown.map((title) => ({ title, code: DEVELOPERS, count: 5 }))] });
  const matched = async (title: string, shown: readonly string[]): Promise<string | undefined> => {
    const knownTitles = await knownTitlesOf(facts(shown));
    const found = rankCodes(knownTitles, rankGroups(knownTitles, asked(title))).find(({ code }) => code === DEVELOPERS);
    return knownTitles.titles.at(found?.matched() ?? -1)?.title;
  };

  it.each([
    ['Senior Software Engineer', 'Sr. Software Engineer'],
    ['Junior Software Engineer', 'Jr. Software Engineer'],
    ['Software Engineer 2', 'Software Engineer II'],
    ['Software Engineer', 'Software Engineer'],
    ['Software Engineer III', 'Software Engineer'],
    ['Principal Software Engineer', 'Software Engineer'],
  ])('%s: %s', async (asked, told) => {
    expect(await matched(asked, titles)).toBe(told);
    expect(await matched(asked, [...titles].reverse())).toBe(told);
  });
});

describe('back-off from the context to the title alone', () => {
  const weights = { shrinkage: { state: 64, sector: 32, employer: 1 }, tilt: { state: 1, sector: 1, employer: 0.5 } };

  it('a context without observations changes nothing', () => {
    expect(withContext([0.7, 0.3], [{ kind: 'employer', votes: [0, 0] }], [], weights)).toEqual([0.7, 0.3]);
  });

  it('few observations move a little, many decide; the sum stays one', () => {
    const few = withContext([0.7, 0.3], [{ kind: 'employer', votes: [0, 0.2] }], [], weights);
    const many = withContext([0.7, 0.3], [{ kind: 'employer', votes: [0, 20] }], [], weights);
    expect(few[0]).toBeGreaterThan(few[1]!);
    expect(many[1]).toBeGreaterThan(0.9);
    for (const [a, b] of [few, many]) expect(a! + b!).toBeCloseTo(1);
  });
});

describe('what the classifier finds in a context', () => {
  const tilt = { shrinkage: { state: 64, sector: 32, employer: 1 }, tilt: { state: 1, sector: 1, employer: 0.5 } };

  it('tilts by the power learned for the kind of context; the sum stays one', () => {
    const [half, other] = withContext([0.5, 0.5], [], [{ kind: 'employer', ratios: [4, 1] }], tilt);
    expect(half).toBeCloseTo(2 / 3);
    expect(other).toBeCloseTo(1 / 3);
  });

  it('tells the trade of an employer that was never seen by the words of its name', async () => {
    const observations = ['Ridge', 'Lake', 'Hill', 'Oak'].flatMap((name) => [
      observation('Specialist', COOKS, `${name} Kitchens`, 1),
      observation('Specialist', DEVELOPERS, `${name} Software`, 1),
    ]);
    const knownTitles = await knownTitlesOf(someFacts({ observations }));
    const first = (employerWords: string): string | undefined =>
      rankCodes(knownTitles, rankGroups(knownTitles, asked('specialist'), { context: { employerWords } }))[0]?.code;
    expect(first('pine kitchens')).toBe(COOKS);
    expect(first('pine software')).toBe(DEVELOPERS);
  });

  it('says nothing without observations', async () => {
    const knownTitles = await knownTitlesFrom(PLAIN);
    expect(classifiedInContext(knownTitles, tokensOf('cook'), { employerWords: 'pine kitchens', sector: '72', state: 'TX' })).toEqual([]);
  });
});

describe('what the companies of the dataset employ', () => {
  const facts = (observations: readonly Observation[] = []) =>
    someFacts({ observations, corpus: [COOKS, DEVELOPERS].map((code) => ({ title: 'Specialist', code, count: 9 })) });
  const prevalenceOf = ({ groups, codes }: KnownTitles, part: Prevalence['part']): Prevalence[] => {
    const ofCooks = (code: string): number => (COOKS.startsWith(code) ? 4 : 1);
    return [{ part, ratios: Float64Array.from(groups, ofCooks), ofCodes: Float64Array.from(codes, ofCooks) }];
  };
  const chanceOfCooks = (knownTitles: KnownTitles, part?: Prevalence['part'], context: TitleContext = {}): number => {
    const prevalences = part === undefined ? [] : prevalenceOf(knownTitles, part);
    const { groups } = rankGroups(knownTitles, asked('specialist'), { context, prevalences });
    return groups.find(({ group }) => knownTitles.groups[group] === COOKS.slice(0, 7))?.said ?? NaN;
  };

  it('tilts: an industry more than the company, and a place least', async () => {
    const knownTitles = await knownTitlesOf(facts());
    const odds = (part?: Prevalence['part']): number => chanceOfCooks(knownTitles, part) / (1 - chanceOfCooks(knownTitles, part));
    expect(odds('metro')).toBeGreaterThan(odds());
    expect(odds('company')).toBeGreaterThan(odds('metro'));
    expect(odds('industry')).toBeGreaterThan(odds('company'));
    expect(odds('industry') / odds()).toBeCloseTo(4 ** 0.6);
  });

  it('tells which of the codes of a 6-digit occupation is meant', async () => {
    const special = DEVELOPERS.replace('.00', '.01');
    const occupations = [DEVELOPERS, special].map((code) => ({ code, title: `Software Developers ${code}` }));
    const knownTitles = await knownTitlesOf({ ...facts(), occupations, corpus: [{ title: 'Specialist', code: DEVELOPERS, count: 9 }] });
    const ranking = rankGroups(knownTitles, asked('software developer'));
    const ofCodes = Float64Array.from(knownTitles.codes, (code) => (code === special ? 100 : 0.01));
    expect(rankCodes(knownTitles, ranking)[0]?.code).toBe(DEVELOPERS);
    expect(rankCodes(knownTitles, ranking, [{ part: 'industry', ratios: new Float64Array([1]), ofCodes }])[0]?.code).toBe(special);
  });

  it('is silent where observations tell of the same context, and speaks where they do not', async () => {
    const knownTitles = await knownTitlesOf(facts([observation('Specialist', COOKS, 'Kitchens', 5), observation('Specialist', NURSES, 'Wards', 5)]));
    for (const [part, context] of [
      ['industry', { sector: '54' }],
      ['metro', { state: 'TX' }],
      ['company', { employer: 'kitchens', employerWords: 'kitchens' }],
    ] as const)
      expect(chanceOfCooks(knownTitles, part, context)).toBe(chanceOfCooks(knownTitles, undefined, context));
    for (const [part, context] of [
      ['industry', { sector: '22' }],
      ['metro', { state: 'WA' }],
      ['company', { employerWords: 'zzqx' }],
    ] as const)
      expect(chanceOfCooks(knownTitles, part, context)).toBeGreaterThan(chanceOfCooks(knownTitles, undefined, context));
  });
});

describe('observations that are a fair sample', () => {
  // The corpus knows "Specialist" equally well as both, and the observations have other titles.
  const facts = (isRepresentative: boolean, observations: readonly Observation[] = OBSERVED) =>
    someFacts({ observations, isRepresentative, corpus: [COOKS, DEVELOPERS].map((code) => ({ title: 'Specialist', code, count: 9 })) });
  const OBSERVED = [observation('Pastry Baker', COOKS, 'Kitchens', 4_000), observation('Coder', DEVELOPERS, 'Software', 100)];
  const rank = async (isRepresentative: boolean, observations?: readonly Observation[]) => {
    const knownTitles = await knownTitlesOf(facts(isRepresentative, observations));
    const ranking = rankGroups(knownTitles, asked('specialist'));
    const positionOf = (code: string): number => ranking.weighed.candidates.indexOf(knownTitles.groupIndex.get(code.slice(0, 7))!);
    return { knownTitles, ranking, positionOf };
  };

  it('make their frequent occupations more probable and the others less', async () => {
    const { ranking, positionOf } = await rank(true);
    const step = ranking.steps.find(({ by }) => by === 'frequency')!;
    const change = (code: string): number => step.after[positionOf(code)]! / step.before[positionOf(code)]!;
    expect(change(COOKS)).toBeGreaterThan(1);
    expect(change(DEVELOPERS)).toBeLessThan(1);
    expect(step.after.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1);
  });

  it('change the weights of the ranking, too', async () => {
    const [{ knownTitles: sample }, { knownTitles: others }] = [await rank(true), await rank(false)];
    expect(learnedFor(sample)).not.toBe(learnedFor(others));
  });

  it('without the declaration, frequencies do not count', async () => {
    const { knownTitles, ranking } = await rank(false);
    expect(knownTitles.hasMemory).toBe(true);
    expect(ranking.steps.filter(({ by }) => by === 'frequency')).toEqual([]);
  });

  it('a declaration without observations changes nothing', async () => {
    const [declared, plain] = [await rank(true, []), await rank(false, [])];
    expect(declared.ranking.groups).toEqual(plain.ranking.groups);
    expect(declared.ranking.steps).toEqual(plain.ranking.steps);
  });
});

describe('calibration', () => {
  const curve = { said: [0.2, 0.6, 0.9], found: [0.1, 0.5, 0.95] };
  it.each([
    [0, 0],
    [0.1, 0.05],
    [0.2, 0.1],
    [0.4, 0.3],
    [0.6, 0.5],
    [1, 0.95],
  ])('says %d: is right %d', (said, found) => {
    expect(calibrated(curve, said)).toBeCloseTo(found);
  });
});
