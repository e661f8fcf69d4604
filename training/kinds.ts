import { SET_NAMES, type SetName } from './labelled-titles.ts';
import { calibratedAll, oddsOnCurve, type Calibration, type Kinds } from '../src/conversion/titles/evidence/calibration.ts';
import { KIND_FEATURES, kindRow } from '../src/conversion/titles/evidence/title-kind.ts';
import { RANKING } from '../src/conversion/titles/tuning.ts';
import { boost, type BoostSettings } from './boost.ts';
import { expectedCalibrationError, type Outcome } from './calibrate.ts';
import { EVERYDAY, FOLDS, isEveryday, type WeighedTitle } from './examples.ts';

/**
 * Weight of each set, regardless of its size. Traffic is closest to what is filed: the other sets of filings list each code of a title once, however rare it is. The
 * everyday titles of all authors together weigh a quarter of all filings: with more, the error of `traffic` exceeds .04, with less, that of everyday titles grows.
 */
const FILING_WEIGHTS: Readonly<Record<SetName, number>> = { lca: 1_100, traffic: 2_200, strat: 1_100, h2b: 1_100 };
const EVERYDAY_WEIGHT = 1_300;
const SETTINGS: BoostSettings = {
  base: { feature: KIND_FEATURES.indexOf('odds'), power: 1, least: 0.01 },
  trees: 150,
  depth: 3,
  rate: 0.05,
  shrinkage: 10,
  mayBeNone: true,
};
const isFiling = (set: string): set is SetName => SET_NAMES.some((name) => name === set);

/** What a ranking says about a title, and whether its best candidate is right. */
export interface Judged {
  readonly title: WeighedTitle;
  readonly probabilities: readonly number[];
  readonly isRight: boolean;
}

/** The titles that kinds are learned from and judged by, with probabilities from trees that did not see them. */
export function judgedKinds(crossValidated: ReadonlyMap<WeighedTitle, readonly number[]>): Judged[] {
  return [...crossValidated].flatMap(([title, probabilities]) => {
    const { labelled, candidates, groups, right } = title;
    if (!isFiling(labelled.set) && !isEveryday(labelled.set)) return [];
    const best = probabilities.indexOf(Math.max(...probabilities));
    const isRight = isEveryday(labelled.set) ? labelled.also.includes(groups[candidates[best] ?? -1] ?? '') : best >= 0 && best === right;
    return [{ title, probabilities, isRight }];
  });
}

/** Learns how far kinds of titles differ from the curve. */
export function learnKinds(curve: Calibration, judged: readonly Judged[], high: number): Kinds {
  const weights = weightsOf(judged);
  const ensemble = boost(
    judged.map((one, i) => ({ rows: [rowOf(curve, one)], right: one.isRight ? 0 : -1, weight: weights[i] ?? 0 })),
    SETTINGS,
  );
  return { ensemble, high };
}

function rowOf(curve: Calibration, { title, probabilities }: Judged): Float32Array {
  return kindRow(title.kind, title, probabilities, title.groups, oddsOnCurve(curve, Math.max(...probabilities)));
}

function weightsOf(judged: readonly Judged[]): number[] {
  const kindOfSet = (set: string): string => (isEveryday(set) ? EVERYDAY[0] : set);
  const sizes = new Map<string, number>();
  for (const { title } of judged) sizes.set(kindOfSet(title.labelled.set), (sizes.get(kindOfSet(title.labelled.set)) ?? 0) + 1);
  return judged.map(({ title: { labelled } }) => {
    const weight = isFiling(labelled.set) ? FILING_WEIGHTS[labelled.set] : EVERYDAY_WEIGHT;
    return weight / (sizes.get(kindOfSet(labelled.set)) ?? 1);
  });
}

/** The probability of the best candidate. */
export function bestProbability(calibration: Calibration, { title, probabilities }: Pick<Judged, 'title' | 'probabilities'>): number {
  const said = [...probabilities].sort((a, b) => b - a);
  const [first = 0] = calibratedAll(calibration, said, (odds) => kindRow(title.kind, title, probabilities, title.groups, odds));
  return first;
}

/**
 * Judges the kinds by titles that they were not learned from: the filings of each fold by kinds of the other folds and of one author's everyday titles, and the everyday
 * titles of each author by kinds without them.
 */
export function reportKinds(curve: Calibration, judged: readonly Judged[], high: number): void {
  const said = new Map<Judged, number[]>();
  for (let fold = 0; fold < FOLDS; fold++)
    for (const author of EVERYDAY) {
      const isLearned = ({ title: { labelled, fold: own } }: Judged): boolean => (isEveryday(labelled.set) ? labelled.set === author : own !== fold);
      const kinds = learnKinds(curve, judged.filter(isLearned), high);
      for (const one of judged) if (!isLearned(one)) said.set(one, [...(said.get(one) ?? []), bestProbability({ ...curve, kinds }, one)]);
    }
  const after = (one: Judged): number => {
    const all = said.get(one) ?? [];
    return all.reduce((sum, p) => sum + p, 0) / all.length;
  };
  const before = (one: Judged): number => bestProbability(curve, one);
  const outcomes = (of: readonly Judged[], say: (one: Judged) => number): Outcome[] => of.map((one) => ({ p: say(one), right: one.isRight, weight: 1 }));
  const sets = [...SET_NAMES, ...EVERYDAY].map((set) => ({ set, of: judged.filter(({ title }) => title.labelled.set === set) }));
  console.log(`  by kind of title, cross-validated; high from ${high}`);
  for (const { set, of } of sets)
    for (const [name, say] of [
      ['curve', before],
      ['by kind', after],
    ] as const) {
      const said = outcomes(of, say);
      console.log(
        `  ${set}, ${name}: said ${mean(said)}, right ${rightOf(said)}, calibration error ${expectedCalibrationError(said).toFixed(3)}; ` +
          `high ${band(said, high, Infinity)}, medium ${band(said, RANKING.medium, high)}`,
      );
    }
}

const mean = (outcomes: readonly Outcome[]): string => (outcomes.reduce((sum, { p }) => sum + p, 0) / outcomes.length).toFixed(3);
const rightOf = (outcomes: readonly Outcome[]): string => (outcomes.filter(({ right }) => right).length / outcomes.length).toFixed(3);
/** How many of the outcomes are in a range of probability, and how many of those are right. */
function band(outcomes: readonly Outcome[], from: number, to: number): string {
  const inside = outcomes.filter(({ p }) => p >= from && p < to);
  return `${inside.length} ${rightOf(inside)}`;
}
