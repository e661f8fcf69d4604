import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { POOL_FILE, readLabelled, SET_NAMES, type SetName } from './labelled-titles.ts';
import { readOnet } from '../import/onet.ts';
import { readTable } from '../src/tables/read-table.ts';
import { readFacts } from '../seeds/facts.ts';
import { placesData } from '../seeds/generate/places.ts';
import { titleCorpus } from '../seeds/generate/titles.ts';
import { TableError, type Problem } from '../src/tables/row.ts';
import { consensusFirst } from '../src/conversion/titles/evidence/source-consensus.ts';
import { tilted, type ContextWeights } from '../src/conversion/titles/evidence/context-evidence.ts';
import { FEATURES } from '../src/conversion/titles/evidence/features.ts';
import { useGazetteer } from '../src/gazetteer/current-gazetteer.ts';
import { Gazetteer } from '../src/gazetteer/gazetteer.ts';
import type { Observation, TitleFacts } from '../src/store/title-facts.ts';
import type { Calibration } from '../src/conversion/titles/evidence/calibration.ts';
import { KIND_FEATURES } from '../src/conversion/titles/evidence/title-kind.ts';
import { scoresOf, softmax, type Ensemble } from '../src/conversion/titles/evidence/trees.ts';
import { isMain } from '../src/runtime/is-main.ts';
import { boost, type BoostSettings } from './boost.ts';
import { calibrate, expectedCalibrationError, thresholdFor, type Outcome } from './calibrate.ts';
import { learnContext, reportContexts } from './contexts.ts';
import { BALANCED, outcomesOf, report, weightOf, type Weights } from './evaluate.ts';
import {
  everydayTitles,
  FOLDS,
  inContext,
  isEveryday,
  observedTitles,
  sampledTitles,
  weighAll,
  type InContext,
  type Taught,
  type WeighedTitle,
} from './examples.ts';
import { bestProbability, judgedKinds, learnKinds, reportKinds } from './kinds.ts';

const OUTPUT = new URL('../src/conversion/titles/evidence/fusion.json', import.meta.url);
const COMMAND = 'npm run train:titles -- <eval folder> <O*NET folder>';
const USAGE = `${COMMAND} [--only representative]`;
const ONLY_REPRESENTATIVE = ['--only', 'representative'];
const SETTINGS: BoostSettings = {
  base: { feature: FEATURES.indexOf('classifier'), power: 0.7, least: 1e-4 },
  trees: 320,
  depth: 5,
  rate: 0.03,
  shrinkage: 30,
};
/** Fewer and larger steps: three times as many examples, and fusion.json stays small. */
const SETTINGS_REPRESENTATIVE: BoostSettings = { ...SETTINGS, trees: 160, rate: 0.06 };
/** For observations that are a fair sample: titles as frequent as in filings, with a few of the others so that the ranking does not forget them. */
const AS_FREQUENT: Weights = { lca: 2_000, traffic: 2_500, strat: 300, h2b: 300, sampled: 3_000 };
/** Power of the ratio by which an occupation is more frequent in the observations than among the known titles. */
const FREQUENCY = 0.3;
/** Confidence "high" promises 0.9. The margin is for titles outside the training data. */
const HIGH = 0.92;

/**
 * `npm run train:titles`: learns the weights of the evidence from labeled titles, evaluates them by cross-validation, and writes them to fusion.json. Needs the
 * labeled sets, the observation pool, and an O*NET database. The weights contain no rows of these files. With `--only representative`, the other weights are kept.
 */
async function main([evalFolder, onetFolder, ...options]: readonly string[]): Promise<void> {
  const onlyRepresentative = options.join(' ') === ONLY_REPRESENTATIVE.join(' ');
  if (options.length > 0 && !onlyRepresentative) {
    console.error(`${options.join(' ')} is not an option. Usage: ${USAGE}`);
    process.exitCode = 1;
    return;
  }
  const labelled = evalFolder === undefined ? undefined : readLabelled(evalFolder);
  if (evalFolder === undefined || onetFolder === undefined || labelled === undefined || !existsSync(join(onetFolder, 'Occupation Data.txt'))) {
    console.log(`Skipped: the labeled sets or the O*NET database were not found. Usage: ${USAGE}`);
    return;
  }
  useGazetteer(new Gazetteer(placesData(readFacts())));
  const onet = factsOfOnet(onetFolder);
  const observations = readPool(join(evalFolder, POOL_FILE));

  const [observed, everyday] = [observedTitles(observations, labelled), everydayTitles()];
  const taught = [...labelled, ...observed, ...everyday];
  console.log(
    `${labelled.length} labeled titles for training and evaluation, ${observed.length} observed titles for training only, ${everyday.length} everyday titles for the calibration`,
  );

  const plain = onlyRepresentative ? undefined : await learnPlain(onet, taught);
  console.log('Collecting evidence: with O*NET and observations');
  const contexts = new Map<WeighedTitle, InContext>();
  const withMemory = await weighAll({ ...onet, observations }, [...taught, ...sampledTitles(observations, labelled)], (title, knownTitles) => {
    if (SET_NAMES.some((set) => set === title.labelled.set)) contexts.set(title, inContext(title, knownTitles));
  });
  const representative = learn('with representative observations', withMemory, withMemory, {
    boosting: SETTINGS_REPRESENTATIVE,
    weights: AS_FREQUENT,
    frequency: FREQUENCY,
    calibratedOn: ['traffic'],
  });
  let numbers: object = { representative: { ...parts(representative), frequency: FREQUENCY } };
  if (plain === undefined) {
    const before = JSON.parse(readFileSync(OUTPUT, 'utf8')) as { readonly context: ContextWeights };
    reportContexts(contexts, representative.crossValidated, representative.calibration, before.context);
    numbers = { ...before, ...numbers };
  } else {
    const memory = learn('with observations', withMemory, withMemory, { weights: BALANCED, hasKinds: true });
    const context = learnContext(contexts, memory.crossValidated);
    reportContexts(contexts, memory.crossValidated, memory.calibration, context);
    reportContexts(contexts, representative.crossValidated, representative.calibration, context);
    numbers = { command: COMMAND, features: FEATURES, kindFeatures: KIND_FEATURES, plain: parts(plain), memory: parts(memory), context, ...numbers };
  }
  writeFileSync(OUTPUT, `${JSON.stringify(numbers)}\n`);
}

async function learnPlain(onet: TitleFacts, taught: readonly Taught[]): Promise<Learned> {
  console.log('Collecting evidence: demonstration corpus');
  const demonstration = await weighAll({ ...onet, reference: [], descriptions: [], technologies: [], observations: [] }, taught);
  console.log('Collecting evidence: with O*NET');
  const withOnet = await weighAll({ ...onet, observations: [] }, taught);
  const plain = learn('without observations', [...demonstration, ...withOnet], withOnet, { weights: BALANCED, hasKinds: true });
  report('demonstration corpus', demonstration, plain.crossValidated);
  return plain;
}

type Learned = ReturnType<typeof learn>;

function parts({ ensemble, calibration, high }: Learned): { ensemble: Ensemble; calibration: Calibration; high: number } {
  return { ensemble, calibration, high };
}

interface LearnSettings {
  readonly boosting?: BoostSettings;
  readonly weights: Weights;
  /** Power of the frequency ratios, which apply after the trees. */
  readonly frequency?: number;
  /** The sets whose outcomes give the calibration. */
  readonly calibratedOn?: readonly SetName[];
  /** Whether kinds of titles are calibrated apart, everyday titles among them. Not where the operator declared what will be asked for. */
  readonly hasKinds?: boolean;
}

/** Trained on all examples. The probabilities of `judged` come from trees that did not see those titles; the calibration is computed from them. */
function learn(
  name: string,
  all: readonly WeighedTitle[],
  allJudged: readonly WeighedTitle[],
  { boosting = SETTINGS, weights, frequency = 0, calibratedOn = SET_NAMES, hasKinds = false }: LearnSettings,
) {
  const hasWeight = ({ labelled }: WeighedTitle): boolean => weights[labelled.set] !== undefined;
  const [examples, judged] = [all.filter(hasWeight), allJudged.filter(hasWeight)];
  const everyday = all.filter(({ labelled }) => isEveryday(labelled.set));
  const train = (of: readonly WeighedTitle[]): Ensemble =>
    boost(
      of
        .filter(({ right }) => right >= 0)
        .map(({ rows, right, labelled, ratios }) => ({
          rows,
          right,
          weight: weightOf(labelled, of, weights),
          ...(frequency === 0 ? {} : { offsets: ratios.map((ratio) => frequency * Math.log(ratio)) }),
        })),
      boosting,
    );
  const crossValidated = new Map<WeighedTitle, readonly number[]>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const trees = train(examples.filter((example) => example.fold !== fold));
    for (const example of [...examples, ...everyday]) {
      if (example.fold !== fold) continue;
      const byTrees = softmax(scoresOf(trees, example.rows));
      crossValidated.set(example, consensusFirst(frequency === 0 ? byTrees : tilted(byTrees, example.ratios, frequency), example.consensus));
    }
    console.log(`  ${name}: fold ${fold + 1} of ${FOLDS}`);
  }
  const outcomesIn = (sets: readonly SetName[]): Outcome[] =>
    outcomesOf(
      judged.filter(({ labelled }) => sets.some((set) => set === labelled.set)),
      crossValidated,
      weights,
    );
  const curve = calibrate(outcomesIn(calibratedOn));
  report(name, judged, crossValidated);
  const outcomesOn = (sets: readonly SetName[], calibration: Calibration): Outcome[] =>
    outcomesOf(
      judged.filter(({ labelled }) => sets.some((set) => set === labelled.set)),
      crossValidated,
      weights,
      (title, probabilities) => bestProbability(calibration, { title, probabilities }),
    );
  const high = thresholdFor(outcomesOn(calibratedOn, curve), HIGH);
  const kinds = judgedKinds(crossValidated);
  if (hasKinds) reportKinds(curve, kinds, high);
  const calibration: Calibration = hasKinds ? { ...curve, kinds: learnKinds(curve, kinds, high) } : curve;
  const after = (sets: readonly SetName[]): Outcome[] => outcomesOn(sets, calibration);
  console.log(`  expected calibration error ${expectedCalibrationError(after(SET_NAMES)).toFixed(3)}`);
  for (const set of SET_NAMES) console.log(`  expected calibration error of ${set} ${expectedCalibrationError(after([set])).toFixed(3)}`);
  return { crossValidated, calibration, ensemble: train(examples), high };
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
    isRepresentative: false,
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
