import { explainUnfinished } from '../../../src/conversion/titles/explain-unfinished.ts';
import type { Candidate } from '../../../src/conversion/titles/match.ts';

const candidate = (onet_code: string, probability: number): Candidate =>
  ({ document: { onet_code }, probability, score: probability, share: 0, isFullTitle: false }) as unknown as Candidate;
const explain = ({ probability = 0 }: Candidate) => [{ kind: 'classifier', text: '', weight: Math.log(probability) }];

it('the weights still add up to the logarithm of the probability, except for what is the same for all', () => {
  const before = [candidate('a', 0.5), candidate('b', 0.3)];
  const after = [candidate('a', 0.8), candidate('b', 0.1)];
  const explained = explainUnfinished(
    (match) => explain(before.find(({ document }) => document.onet_code === match.document.onet_code) ?? match),
    before,
    after,
  );
  const sums = after.map((match) => explained(match).reduce((sum, { weight }) => sum + weight, 0) - Math.log(match.probability ?? 0));
  expect(sums[0]).toBeCloseTo(sums[1]!, 2);
  expect(explained(after[0]!).map(({ kind }) => kind)).toContain('unfinished_word');
});

it('says nothing if nothing changed', () => {
  const same = [candidate('a', 0.5), candidate('b', 0.3)];
  expect(explainUnfinished(explain, same, same)(same[0]!)).toEqual(explain(same[0]!));
});
