import { ClusterConversion, clusterRequest, scoreClusterName } from '../../../src/conversion/clusters/cluster-conversion.ts';
import { TUNING } from '../../../src/conversion/tuning.ts';
import type { SearchEngine } from '../../../src/engine/client.ts';
import type { CurrentVersions } from '../../../src/freshness/current-versions.ts';
import { readFacts } from '../../../seeds/facts.ts';

const versions = { current: () => ({ dataset: 'd', index: 'i', resolver: 'r' }) } as unknown as CurrentVersions;

describe('likeness of a title and a name of a cluster', () => {
  it('the same name is 1, whatever its spelling', () => {
    expect(scoreClusterName('REGISTERED NURSE', 'Registered Nurse')).toBe(1);
    expect(scoreClusterName('Sr. Registered Nurse (Nights)', 'Registered Nurse')).toBe(1);
  });

  it('exact before prefix before words before typos before some words before none', () => {
    const scores = ['data analyst', 'data anal', 'analyst data', 'data analist', 'data clerk', 'welder'].map((typed) =>
      scoreClusterName(typed, 'Data Analyst'),
    );
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
    expect(new Set(scores).size).toBe(scores.length);
    expect(scores.at(-1)).toBe(0);
  });

  it('a prefix scores more the more of the name it covers', () => {
    expect(scoreClusterName('data ana', 'Data Analyst')).toBeGreaterThan(scoreClusterName('data', 'Data Analyst'));
    expect(scoreClusterName('data', 'Data Analyst')).toBeCloseTo(TUNING.cluster.prefix + (TUNING.cluster.coverage * 4) / 12);
  });

  it('lies from 0 to 1 for any title and cluster of the dataset', () => {
    const { clusters, occupations } = readFacts();
    for (const { title } of occupations.filter((_, i) => i % 25 === 0)) {
      for (const cluster of clusters) {
        const score = scoreClusterName(title, cluster.name);
        if (!(score >= 0 && score <= 1)) throw new Error(`${title}, ${cluster.name}: ${score}`);
      }
    }
  });
});

describe('conversion', () => {
  const hit = (cluster_id: number, names: { title: string; field: string }[]) => ({
    _source: { cluster_id, cluster_name: `Cluster ${cluster_id}`, job_level: null, ai_flag: 'Raising the Bar' },
    inner_hits: { names: { hits: { hits: names.map((name) => ({ _source: name })) } } },
  });
  const answering = (...hits: unknown[]) => new ClusterConversion({ search: async () => ({ hits, total: hits.length }) } as unknown as SearchEngine, versions);
  const nurse = { title: 'Registered Nurse', field: 'name_corpus' };

  it('has exactly the documented fields, with the best name and where it stands', async () => {
    const { matches } = await answering(hit(5, [{ title: 'Nurse Educator', field: 'cluster_occs' }, nurse])).convert({
      title: 'registered nurse',
      minScore: 0,
      limit: 10,
    });
    expect(matches).toEqual([
      {
        cluster_id: 5,
        cluster_name: 'Cluster 5',
        job_level: null,
        ai_flag: 'Raising the Bar',
        matched_title: 'Registered Nurse',
        matched_field: 'name_corpus',
        score: 0.95,
      },
    ]);
  });

  it('a name nearer to the cluster as a whole comes first; equal scores in the order of the ids', async () => {
    const conversion = answering(hit(9, [nurse]), hit(3, [nurse]), hit(7, [{ ...nurse, field: 'cluster_name' }]));
    const { matches } = await conversion.convert({ title: 'registered nurse', minScore: 0, limit: 10 });
    expect(matches.map(({ cluster_id }) => cluster_id)).toEqual([7, 3, 9]);
  });

  it('min_score leaves out what is below, limit cuts', async () => {
    const conversion = answering(hit(1, [{ title: 'Welder', field: 'cluster_name' }]), hit(2, [nurse]), hit(3, [nurse]));
    const ids = async (minScore: number, limit: number) =>
      (await conversion.convert({ title: 'registered nurse', minScore, limit })).matches.map(({ cluster_id }) => cluster_id);
    expect(await ids(0, 10)).toEqual([2, 3, 1]);
    expect(await ids(0.3, 10)).toEqual([2, 3]);
    expect(await ids(0.95, 1)).toEqual([2]);
    expect(await ids(0.96, 10)).toEqual([]);
  });

  it('a text without words asks nothing and finds nothing', async () => {
    const engine = { search: async () => Promise.reject(new Error('the engine was asked')) } as unknown as SearchEngine;
    expect((await new ClusterConversion(engine, versions).convert({ title: '!!!', minScore: 0, limit: 10 })).matches).toEqual([]);
  });
});

describe('the request of the engine', () => {
  it.each([
    ['data analist', {}],
    ['RN', {}],
    ['Sr. Dev (Remote)', { jobLevel: "Bachelor's Degree", aiFlag: 'Raising the Bar' }],
  ])('%s %p', (title, filters) => {
    expect(clusterRequest(title, filters)).toMatchSnapshot();
  });
});
