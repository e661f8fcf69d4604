import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { POOL_FILE, readLabelled, SET_NAMES } from '../bench/labelled-titles.ts';
import { readOnet } from '../import/onet.ts';
import { readTable } from '../src/tables/read-table.ts';
import { readFacts } from '../seeds/facts.ts';
import { placesData } from '../seeds/generate/places.ts';
import { titleCorpus } from '../seeds/generate/titles.ts';
import { TableError, type Problem } from '../src/tables/row.ts';
import { consensusFirst } from '../src/conversion/titles/evidence/source-consensus.ts';
import { CONTEXTS, withContext, type ContextWeights } from '../src/conversion/titles/evidence/context-evidence.ts';
import { FEATURES } from '../src/conversion/titles/evidence/features.ts';
import { useGazetteer } from '../src/gazetteer/current-gazetteer.ts';
import { Gazetteer } from '../src/gazetteer/gazetteer.ts';
import type { Observation, TitleFacts } from '../src/store/title-facts.ts';
import { calibrated, type Calibration } from '../src/conversion/titles/evidence/calibration.ts';
import { scoresOf, softmax, type Ensemble } from '../src/conversion/titles/evidence/trees.ts';
import { isMain } from '../src/runtime/is-main.ts';
import { boost, type BoostSettings } from './boost.ts';
import { calibrate, expectedCalibrationError, thresholdFor } from './calibrate.ts';
import { FOLDS, inContext, observedTitles, weighAll, type InContext, type Taught, type WeighedTitle } from './examples.ts';

const OUTPUT = new URL('../src/conversion/titles/evidence/fusion.json', import.meta.url);
const COMMAND = 'npm run train:titles -- <eval folder> <O*NET folder>';
const SETTINGS: BoostSettings = {
  base: { feature: FEATURES.indexOf('classifier'), power: 0.7, least: 1e-4 },
  trees: 320,
  depth: 5,
  rate: 0.03,
  shrinkage: 30,
};
/** Weight of each set, regardless of its size. The set without the skew of the filings has the most, so that the ranking works for all occupations. */
const WEIGHT_OF_SET: Readonly<Record<Taught['set'], number>> = { lca: 1_100, traffic: 1_100, strat: 2_200, h2b: 1_500, observed: 2_000 };
const KINDS = [...SET_NAMES, 'observed'] as const;
/** Values to try for each context. */
const TRIED = { shrinkage: [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64], tilt: [0, 0.2, 0.4, 0.6, 0.8, 1, 1.2] } as const;
/** Confidence "high" promises 0.9. The margin is for titles outside the training data. */
const HIGH = 0.92;

/**
 * `npm run train:titles`: learns the weights of the evidence from labeled titles, evaluates them by cross-validation, and writes them to fusion.json. Needs the
 * labeled sets, the observation pool, and an O*NET database. The weights contain no rows of these files.
 */
async function main([evalFolder, onetFolder]: readonly string[]): Promise<void> {
  const labelled = evalFolder === undefined ? undefined : readLabelled(evalFolder);
  if (evalFolder === undefined || onetFolder === undefined || labelled === undefined || !existsSync(join(onetFolder, 'Occupation Data.txt'))) {
    console.log(`Skipped: the labeled sets or the O*NET database were not found. Usage: ${COMMAND}`);
    return;
  }
  useGazetteer(new Gazetteer(placesData(readFacts())));
  const onet = factsOfOnet(onetFolder);
  const observations = readPool(join(evalFolder, POOL_FILE));

  const taught = [...labelled, ...observedTitles(observations, labelled)];
  console.log(`${labelled.length} labeled titles for training and evaluation, ${taught.length - labelled.length} observed titles for training only`);

  console.log('Collecting evidence: demonstration corpus');
  const demonstration = await weighAll({ ...onet, reference: [], descriptions: [], technologies: [], observations: [] }, taught);
  console.log('Collecting evidence: with O*NET');
  const withOnet = await weighAll({ ...onet, observations: [] }, taught);
  const plain = learn('without observations', [...demonstration, ...withOnet], withOnet);
  report('demonstration corpus', demonstration, plain.crossValidated);
  console.log('Collecting evidence: with O*NET and observations');
  const contexts = new Map<WeighedTitle, InContext>();
  const withMemory = await weighAll({ ...onet, observations }, taught, (title, knownTitles) => {
    if (title.labelled.set !== 'observed') contexts.set(title, inContext(title, knownTitles));
  });
  const memory = learn('with observations', withMemory, withMemory);
  const context = learnContext(contexts, memory.crossValidated, memory.calibration);
  const numbers = { command: COMMAND, features: FEATURES, plain: parts(plain), memory: parts(memory), context };
  writeFileSync(OUTPUT, `${JSON.stringify(numbers)}\n`);
}

type Learned = ReturnType<typeof learn>;

function parts({ ensemble, calibration, high }: Learned): { ensemble: Ensemble; calibration: Calibration; high: number } {
  return { ensemble, calibration, high };
}

/** Trained on all examples. The probabilities of `judged` come from trees that did not see those titles; the calibration is computed from them. */
function learn(name: string, examples: readonly WeighedTitle[], judged: readonly WeighedTitle[]) {
  const train = (of: readonly WeighedTitle[]): Ensemble =>
    boost(
      of.filter(({ right }) => right >= 0).map(({ rows, right, labelled }) => ({ rows, right, weight: weightOf(labelled, of) })),
      SETTINGS,
    );
  const crossValidated = new Map<WeighedTitle, readonly number[]>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const trees = train(examples.filter((example) => example.fold !== fold));
    for (const example of examples)
      if (example.fold === fold) crossValidated.set(example, consensusFirst(softmax(scoresOf(trees, example.rows)), example.consensus));
    console.log(`  ${name}: fold ${fold + 1} of ${FOLDS}`);
  }
  const outcomes = outcomesOf(
    judged.filter(({ labelled }) => labelled.set !== 'observed'),
    crossValidated,
  );
  const calibration = calibrate(outcomes);
  report(name, judged, crossValidated);
  const after = outcomes.map(({ p, right, weight }) => ({ p: calibrated(calibration, p), right, weight }));
  console.log(`  expected calibration error ${expectedCalibrationError(after).toFixed(3)}`);
  return { crossValidated, calibration, ensemble: train(examples), high: thresholdFor(after, HIGH) };
}

const sizes = new WeakMap<readonly WeighedTitle[], Map<string, number>>();
function weightOf({ set }: Taught, of: readonly WeighedTitle[]): number {
  let counted = sizes.get(of);
  if (counted === undefined) {
    counted = new Map(KINDS.map((name) => [name, of.filter(({ labelled }) => labelled.set === name).length]));
    sizes.set(of, counted);
  }
  return WEIGHT_OF_SET[set] / (counted.get(set) ?? 1);
}

function outcomesOf(
  judged: readonly WeighedTitle[],
  probabilities: ReadonlyMap<WeighedTitle, readonly number[]>,
): { p: number; right: boolean; weight: number }[] {
  return judged.map((title) => {
    const all = probabilities.get(title) ?? [];
    const best = Math.max(...all);
    return { p: best, right: title.right >= 0 && all[title.right] === best, weight: weightOf(title.labelled, judged) };
  });
}

function report(name: string, judged: readonly WeighedTitle[], probabilities: ReadonlyMap<WeighedTitle, readonly number[]>): void {
  const lines = SET_NAMES.map((set) => {
    const titles = judged.filter(({ labelled }) => labelled.set === set);
    const better = titles.map((title) => {
      const all = probabilities.get(title) ?? [];
      return title.right < 0 ? Infinity : all.filter((p) => p > (all[title.right] ?? 0)).length;
    });
    return `${set} ${(better.filter((n) => n === 0).length / titles.length).toFixed(3)}/${(better.filter((n) => n < 5).length / titles.length).toFixed(3)}`;
  });
  console.log(`${name}, cross-validated, top-1/top-5: ${lines.join('  ')}`);
}

/** Optimizes the context weights one by one, for the highest probability of the right occupations. */
function learnContext(
  contexts: ReadonlyMap<WeighedTitle, InContext>,
  probabilities: ReadonlyMap<WeighedTitle, readonly number[]>,
  calibration: Calibration,
): ContextWeights {
  const judged = [...contexts.keys()];
  const adjust = (title: WeighedTitle, weights: ContextWeights, kinds: readonly string[] = CONTEXTS): number[] => {
    const { votes = [], tilts = [] } = contexts.get(title) ?? {};
    const given = <T extends { readonly kind: string }>(all: readonly T[]): T[] => all.filter(({ kind }) => kinds.includes(kind));
    return withContext(probabilities.get(title) ?? [], given(votes), given(tilts), weights);
  };
  const gain = (weights: ContextWeights): number =>
    judged.reduce((sum, title) => {
      if (title.right < 0) return sum;
      return sum + weightOf(title.labelled, judged) * Math.log(Math.max(adjust(title, weights)[title.right] ?? 0, 1e-6));
    }, 0);
  let weights: ContextWeights = { shrinkage: { state: 1e9, sector: 1e9, employer: 1e9 }, tilt: { state: 0, sector: 0, employer: 0 } };
  for (let round = 0; round < 2; round++)
    for (const kind of CONTEXTS)
      for (const part of ['tilt', 'shrinkage'] as const) {
        const tried = TRIED[part].map((value) => ({ ...weights, [part]: { ...weights[part], [kind]: value } }));
        weights = tried.map((candidate) => ({ candidate, sum: gain(candidate) })).reduce((best, one) => (one.sum > best.sum ? one : best)).candidate;
      }
  console.log('contexts', weights);
  for (const kinds of [['state'], ['sector'], ['employer'], ['employer', 'sector'], [...CONTEXTS]]) {
    const adjusted = new Map(judged.map((title) => [title, adjust(title, weights, kinds)]));
    report(`with ${kinds.join(', ')}`, judged, adjusted);
    const after = outcomesOf(judged, adjusted).map(({ p, right, weight }) => ({ p: calibrated(calibration, p), right, weight }));
    console.log(`  expected calibration error ${expectedCalibrationError(after).toFixed(3)}`);
  }
  return weights;
}

export function factsOfOnet(folder: string): TitleFacts {
  const facts = readFacts();
  const onet = readOnet(folder);
  return {
    occupations: facts.occupations.map(({ code, title }) => ({ code, title })).sort((a, b) => (a.code < b.code ? -1 : 1)),
    corpus: titleCorpus(facts),
    reference: onet.titles,
    descriptions: onet.occupations.map(({ code, description }) => ({ code, text: description })),
    technologies: onet.technologies,
    observations: [],
  };
}

function readPool(path: string): Observation[] {
  const problems: Problem[] = [];
  const rows = readTable(path, ['norm', 'soc6', 'ekey', 'naics2', 'state', 'n'], problems, { otherColumns: 'any' });
  const observations = rows.map((row) => ({
    title: row.get('norm'),
    occupation: row.get('soc6'),
    employer: row.optional('ekey'),
    sector: row.optional('naics2'),
    state: row.optional('state'),
    count: row.number('n', 1, 1e9),
  }));
  if (problems.length > 0) throw new TableError('The pool of observations is invalid', problems);
  return observations;
}

if (isMain(import.meta.filename)) await main(process.argv.slice(2));
