import { JOB, OTHER } from '../../src/conversion/titles/no-job/names-job.ts';
import { LinearChoice, type ChoiceFile } from '../../src/packed/linear-choice.ts';
import { learnChoice, type Settings } from '../learn-choice.ts';
import type { Example } from './examples.ts';

export const WEIGHTS = new URL('../../src/conversion/titles/no-job/job-weights.json', import.meta.url);

const SETTINGS: Settings<readonly string[]> = { cluesOf: (clues) => clues, rounds: 12, leastWeight: 4, importance: {} };
const FOLDS = 3;
/** The shares of titles that may be refused, for which the report says how many other texts are. */
const REFUSED = [0.002, 0.005, 0.01];

/** Whether a text names a job is learned from all examples. */
export const learnJobs = (examples: readonly Example[]): ChoiceFile => learnChoice(examples, SETTINGS);

/** How many texts of each kind are refused that was left out of training, where only so many titles are that were left out, too. */
export function heldOutReport(examples: readonly Example[]): string {
  const kinds = [...new Set(examples.map(({ kind }) => kind))].sort();
  const foldOf = new Map(kinds.map((kind, i) => [kind, i % FOLDS]));
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const learned = new LinearChoice(learnJobs(examples.filter(({ kind }) => foldOf.get(kind) !== fold)));
    const left = new Map(examples.filter(({ kind }) => foldOf.get(kind) === fold).map((example) => [example.text, example]));
    return [...left.values()].map(({ kind, answer, seen }) => ({
      kind,
      answer,
      probability: learned.probabilities(seen).find(([name]) => name === JOB)?.[1] ?? 0,
    }));
  }).flat();
  const titles = judged
    .filter(({ kind }) => kind.startsWith('titles'))
    .map(({ probability }) => probability)
    .sort((a, b) => a - b);
  const limits = REFUSED.map((share) => titles[Math.floor(share * titles.length)] ?? 0);
  const row = (name: string, of: typeof judged): string =>
    [
      name.padEnd(28),
      String(of.length).padStart(6),
      ...limits.map((limit) => (of.filter(({ probability }) => probability < limit).length / of.length).toFixed(3)),
    ].join('  ');
  const others = judged.filter(({ answer }) => answer === OTHER);
  return [
    ['kind, left out'.padEnd(28), 'texts'.padStart(6), ...limits.map((limit) => `<${limit.toFixed(3)}`)].join('  '),
    ...kinds
      .filter((kind) => others.some((one) => one.kind === kind))
      .map((kind) =>
        row(
          kind,
          others.filter((one) => one.kind === kind),
        ),
      ),
    row(
      'all written texts',
      others.filter(({ kind }) => kind !== 'English'),
    ),
    row(
      'titles',
      judged.filter(({ kind }) => kind.startsWith('titles')),
    ),
    row(
      'everyday',
      judged.filter(({ kind }) => kind === 'everyday'),
    ),
  ].join('\n');
}
