import { SET_NAMES, type LabelledTitle } from '../../training/labelled-titles.ts';

/** The prediction of a method for a labeled title. */
export interface Prediction {
  readonly method: string;
  readonly labelled: LabelledTitle;
  /** 6-digit occupations, best first. */
  readonly groups: readonly string[];
  /** Probability of the first; 0 if the method has none. */
  readonly probability: number;
  readonly confidence?: string;
}

const BINS = 10;

/** One row per method, one column per set: top-1 / top-5 / major group / any code that at least a tenth of the title's filings name. */
export function printScores(predictions: readonly Prediction[]): void {
  const methods = [...new Set(predictions.map(({ method }) => method))];
  console.table(
    Object.fromEntries(
      methods.map((method) => [
        method,
        Object.fromEntries(SET_NAMES.map((set) => [set, scores(predictions.filter((one) => one.method === method && one.labelled.set === set))])),
      ]),
    ),
  );
}

function scores(predictions: readonly Prediction[]): string {
  const share = (holds: (one: Prediction) => boolean): string => (predictions.filter(holds).length / predictions.length).toFixed(3);
  return [
    share(({ groups, labelled }) => groups[0] === labelled.group),
    share(({ groups, labelled }) => groups.slice(0, 5).includes(labelled.group)),
    share(({ groups, labelled }) => groups[0]?.slice(0, 2) === labelled.group.slice(0, 2)),
    share(({ groups, labelled }) => groups[0] === labelled.group || labelled.also.includes(groups[0] ?? '')),
  ].join(' / ');
}

/** Mean probability and accuracy for ten intervals of probability, the expected calibration error of each set, and the accuracy of its more probable half. */
export function printCalibration(predictions: readonly Prediction[]): void {
  console.table(
    Array.from({ length: BINS }, (_, bin) => {
      const of = predictions.filter(({ probability }) => binOf(probability) === bin);
      return {
        probability: `${bin / BINS} to ${(bin + 1) / BINS}`,
        titles: of.length,
        'mean probability': mean(of, said).toFixed(3),
        accuracy: mean(of, found).toFixed(3),
      };
    }),
  );
  console.table(
    Object.fromEntries(
      ['all', ...SET_NAMES].map((set) => {
        const of = predictions.filter(({ labelled }) => set === 'all' || labelled.set === set).sort((a, b) => b.probability - a.probability);
        const half = of.slice(0, Math.floor(of.length / 2));
        return [set, { 'calibration error': calibrationError(of).toFixed(3), 'accuracy of the more probable half': mean(half, found).toFixed(3) }];
      }),
    ),
  );
}

/** How often each confidence level is right. */
export function printConfidence(predictions: readonly Prediction[]): void {
  console.table(
    Object.fromEntries(
      ['high', 'medium', 'low'].map((word) => [
        word,
        Object.fromEntries(
          ['all', ...SET_NAMES].map((set) => {
            const of = predictions.filter(({ confidence, labelled }) => confidence === word && (set === 'all' || labelled.set === set));
            return [set, `${mean(of, found).toFixed(3)} of ${of.length}`];
          }),
        ),
      ]),
    ),
  );
}

const CONFUSIONS = 50;

/** The most common confusions: the label, the occupation that is ranked first instead, and the number of titles. */
export function printConfusions(predictions: readonly Prediction[], nameOf: (group: string) => string): void {
  const counts = new Map<string, number>();
  for (const { groups, labelled } of predictions) {
    const key = `${labelled.group}|${groups[0] ?? ''}`;
    if (groups[0] !== labelled.group) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, CONFUSIONS);
  console.table(
    most.map(([key, count]) => {
      const [label = '', first = ''] = key.split('|');
      return { label: `${label} ${nameOf(label)}`.slice(0, 48), 'ranked first': `${first} ${nameOf(first)}`.slice(0, 48), titles: count };
    }),
  );
}

const said = ({ probability }: Prediction): number => probability;
const found = ({ groups, labelled }: Prediction): number => (groups[0] === labelled.group ? 1 : 0);

function binOf(probability: number): number {
  return Math.min(BINS - 1, Math.floor(probability * BINS));
}

function mean(predictions: readonly Prediction[], of: (one: Prediction) => number): number {
  return predictions.length === 0 ? NaN : predictions.reduce((sum, one) => sum + of(one), 0) / predictions.length;
}

function calibrationError(predictions: readonly Prediction[]): number {
  let error = 0;
  for (let bin = 0; bin < BINS; bin++) {
    const of = predictions.filter(({ probability }) => binOf(probability) === bin);
    if (of.length > 0) error += (Math.abs(mean(of, said) - mean(of, found)) * of.length) / predictions.length;
  }
  return error;
}
