import type { TitleDocument } from '../../src/conversion/titles/match.ts';
import { titleKey } from '../../src/conversion/titles/evidence/tokens.ts';
import type { SearchEngine } from '../../src/engine/client.ts';
import type { LabelledTitle } from '../../training/labelled-titles.ts';
import type { Prediction } from './scores.ts';

const HITS = 20;
const AT_ONCE = 100;

type Baseline = readonly [name: string, predictions: Omit<Prediction, 'method'>[]];

/** Two baselines: the best BM25 hit, and exact titles followed by a vote of the twenty best hits. */
export async function baselines(engine: SearchEngine, labelled: readonly LabelledTitle[]): Promise<Baseline[]> {
  const top: Omit<Prediction, 'method'>[] = [];
  const vote: Omit<Prediction, 'method'>[] = [];
  for (let start = 0; start < labelled.length; start += AT_ONCE) {
    const part = labelled.slice(start, start + AT_ONCE);
    const results = await engine.searchMany<TitleDocument>(
      part.flatMap(({ title }) => [
        { kind: 'titles' as const, body: { size: HITS, track_total_hits: false, query: { match: { title } } } },
        { kind: 'titles' as const, body: { size: HITS, track_total_hits: false, query: { term: { key: titleKey(title) } } } },
      ]),
    );
    part.forEach((one, i) => {
      const hits = results[2 * i]?.hits ?? [];
      const exact = results[2 * i + 1]?.hits ?? [];
      const votes = new Map<string, number>();
      for (const { _source } of exact) add(votes, _source.onet_code, 1e6 * _source.observation_count);
      for (const { _source, _score } of hits) add(votes, _source.onet_code, _score);
      top.push({ labelled: one, groups: [...new Set(hits.map(({ _source }) => _source.onet_code.slice(0, 7)))], probability: 0 });
      vote.push({ labelled: one, groups: [...votes].sort((a, b) => b[1] - a[1]).map(([group]) => group), probability: 0 });
    });
  }
  return [
    ['BM25 top hit', top],
    ['exact, then BM25 vote', vote],
  ];
}

function add(votes: Map<string, number>, code: string, weight: number): void {
  votes.set(code.slice(0, 7), (votes.get(code.slice(0, 7)) ?? 0) + weight);
}
