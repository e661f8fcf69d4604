import { figuresOf } from '../../seeds/check/figures.ts';
import { findingsOf, renderFindings } from '../../seeds/check/plausibility.ts';
import { readRules } from '../../seeds/check/rules.ts';
import { readFacts } from '../../seeds/facts.ts';
import { generateDataset } from '../../seeds/generate/dataset.ts';
import { DATASET_TABLES, type Cell, type TableName } from '../../seeds/tables.ts';

const facts = readFacts();
const dataset = generateDataset(facts);
const rules = readRules(facts);

type Rows<T extends TableName> = Record<(typeof DATASET_TABLES)[T][number], Cell>[];
function rowsOf<T extends TableName>(table: T): Rows<T> {
  return dataset.tables[table].map((row) => Object.fromEntries(DATASET_TABLES[table].map((column, i) => [column, row[i]]))) as Rows<T>;
}

function countBy(cells: readonly Cell[]): Map<Cell, number> {
  const counts = new Map<Cell, number>();
  for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  return counts;
}

describe('the rules of plausibility', () => {
  it('are many, and each third is held out', () => {
    expect(rules.length).toBeGreaterThanOrEqual(150);
    expect(rules.filter(({ heldOut }) => heldOut).length).toBeGreaterThan(0.3 * rules.length);
  });

  it.each(['leaders', 'absent', 'order', 'entry'] as const)('hold in the dataset: %s', (kind) => {
    const broken = findingsOf(
      rules.filter((rule) => rule.kind === kind),
      figuresOf(facts, dataset),
    ).flatMap(({ requires, instead }) => (instead === null ? [] : [{ requires, instead }]));
    expect(broken).toEqual([]);
  });

  it('find what is wrong, and say how many hold', () => {
    const soldiers = rules.filter((rule) => 'occupation' in rule && rule.occupation === 'Infantry');
    const employers = figuresOf(facts, dataset);
    const wrong = { ...employers, employers: () => [{ name: 'New York City Public Schools', industry: 'government', postings: 7 }] };
    const report = renderFindings(findingsOf(soldiers, wrong));
    expect(report).toMatch(
      /^seeds\/data\/rules\/leaders\.tsv:\d+: Infantry \(55-3016\.00\) are led by one of U\.S\. Army.* Instead: New York City Public Schools \(7\)$/m,
    );
    expect(report).toMatch(/^Rules of plausibility that hold: 0 of 2 for tuning, 0 of 0 held out$/m);
  });
});

describe('large employers', () => {
  const clusters = countBy(rowsOf('company_clusters').map(({ company_uid }) => company_uid));
  const metros = new Map<Cell, Set<Cell>>();
  for (const { company_uid, cbsa } of rowsOf('company_hiring')) metros.set(company_uid, (metros.get(company_uid) ?? new Set()).add(cbsa));
  const uidOf = new Map(rowsOf('companies').map(({ company_name, company_uid }) => [company_name, company_uid]));
  const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length;
  const bySize = (of: (uid: Cell) => number): number[] =>
    [1, 2, 3, 4, 5].map((size) => mean(facts.companies.filter((company) => company.size === size).map(({ name }) => of(uidOf.get(name) ?? null))));

  it('have more clusters and more metro areas than small ones', () => {
    const [breadth, reach] = [bySize((uid) => clusters.get(uid) ?? 0), bySize((uid) => metros.get(uid)?.size ?? 0)];
    for (const means of [breadth, reach]) for (let i = 1; i < means.length; i++) expect(means[i]).toBeGreaterThan(1.2 * means[i - 1]!);
    expect(clusters.get(uidOf.get('Walmart')!)).toBeGreaterThan(90);
    expect(metros.get(uidOf.get('Walmart')!)!.size).toBeGreaterThan(300);
  });

  it('a city and its schools hire only where they are', () => {
    for (const name of ['New York City Public Schools', 'City of New York', 'Chicago Public Schools']) expect(metros.get(uidOf.get(name)!)!.size).toBe(1);
  });
});

describe('wages', () => {
  const growth = (size: string): Map<Cell, number> => {
    const rows = rowsOf('cluster_wages').filter(({ msa_size }) => msa_size === size);
    const at = (year: number): Map<Cell, number> =>
      new Map(rows.filter(({ years_in }) => years_in === year).map(({ cluster_id, median }) => [cluster_id, Number(median)]));
    const [start, end] = [at(0), at(10)];
    return new Map([...start].map(([cluster, wage]) => [cluster, end.get(cluster)! / wage]));
  };

  it('grow faster in large metro areas than in small ones', () => {
    const [large, small] = [growth('Large'), growth('Small/Medium')];
    expect(large.size).toBe(561);
    expect([...large].filter(([cluster, factor]) => factor <= small.get(cluster)!)).toEqual([]);
  });
});

describe('the badges of companies', () => {
  const companies = rowsOf('companies').map((row) => ({
    overall: row.overall_badge,
    platinum: [row.badge_early_career, row.badge_growth, row.badge_stability].filter((badge) => badge === 'Platinum').length,
    ranked: [row.badge_early_career, row.badge_growth, row.badge_stability].filter((badge) => badge !== null).length,
  }));

  it('agree: nobody with two Platinum archetypes is without an overall badge, and a Platinum overall badge has a Platinum archetype or three Gold ones', () => {
    expect(companies.filter(({ overall, platinum }) => platinum >= 2 && overall === null)).toEqual([]);
    expect(companies.filter(({ overall, platinum, ranked }) => overall === 'Platinum' && platinum === 0 && ranked < 3)).toEqual([]);
    expect(companies.filter(({ overall, platinum }) => platinum === 3 && overall !== 'Platinum')).toEqual([]);
    expect(companies.filter(({ overall, ranked }) => overall !== null && ranked === 0)).toEqual([]);
  });
});

it('premium skills have more than one vintage', () => {
  const vintages = countBy(
    rowsOf('clusters')
      .filter(({ is_core }) => is_core === true)
      .map(({ premium_skill_vintage }) => premium_skill_vintage),
  );
  expect([...vintages.keys()].sort()).toEqual(['2026-09', 'carried']);
  expect(vintages.get('2026-09')).toBeGreaterThan(vintages.get('carried')!);
});
