import { reportDataset } from '../../../seeds/report.ts';
import { readConfig } from '../../../src/config/config.ts';
import { Database } from '../../../src/store/pool.ts';

let database: Database;
beforeAll(() => {
  database = new Database(process.env['TEST_POSTGRES_URL']!, readConfig({ DATABASE_STATEMENT_TIMEOUT_MS: '60000' }), () => undefined);
});
afterAll(() => database.close());

const rowsOf = (text: string): Promise<Record<string, unknown>[]> => database.query({ text });
const oneOf = async (text: string): Promise<Record<string, number>> => (await database.query<Record<string, number>>({ text }))[0]!;

/** A statement that finds the rows that contradict a sentence. */
const contradictions = async (cases: readonly (readonly [string, string])[]): Promise<void> => {
  for (const [sentence, sql] of cases) expect([sentence, await rowsOf(`SELECT * FROM (${sql}) AS wrong LIMIT 5`)]).toEqual([sentence, []]);
};

it('every table has the rows that the specification names', async () => {
  const lines = await reportDataset(database);
  expect(lines.filter(({ asExpected }) => !asExpected)).toEqual([]);
  expect(lines.map(({ table }) => table)).toEqual(expect.arrayContaining(['companies', 'company_clusters', 'clusters, core', 'ai impact: Raising the Bar']));
});

describe('badges', () => {
  it.each(['badge_early_career', 'badge_growth', 'badge_stability'])(
    '%s of pairs: no cohort has more than a fifth Platinum and a fifth Gold',
    async (badge) => {
      await contradictions([
        [
          'at most a fifth of the employers of a cluster is Platinum, and Gold goes to as many, give or take one',
          `SELECT cluster_id, count(*) AS pairs, count(*) FILTER (WHERE ${badge} = 'Platinum') AS platinum, count(*) FILTER (WHERE ${badge} = 'Gold') AS gold
         FROM company_clusters GROUP BY cluster_id
         HAVING count(*) FILTER (WHERE ${badge} = 'Platinum') > count(*) / 5.0
             OR count(*) FILTER (WHERE ${badge} = 'Gold') - count(*) FILTER (WHERE ${badge} = 'Platinum') NOT BETWEEN 0 AND 1`,
        ],
      ]);
      // Not everybody is judged, so that the badged are somewhat fewer than two fifths; but not few.
      const { share } = await oneOf(`SELECT avg((${badge} IS NOT NULL)::integer)::float8 AS share FROM company_clusters`);
      expect(share).toBeGreaterThan(0.25);
      expect(share).toBeLessThanOrEqual(0.4);
    },
  );

  it.each(['overall_badge', 'badge_early_career', 'badge_growth', 'badge_stability'])(
    '%s of companies: a fifth at most is Platinum, as many Gold',
    async (badge) => {
      const { platinum, gold, companies } = await oneOf(
        `SELECT count(*) AS companies, count(*) FILTER (WHERE ${badge} = 'Platinum') AS platinum, count(*) FILTER (WHERE ${badge} = 'Gold') AS gold FROM companies`,
      );
      expect(platinum).toBeGreaterThan(companies! / 10);
      expect(platinum).toBeLessThanOrEqual(companies! / 5);
      expect(gold! - platinum!).toBeGreaterThanOrEqual(0);
      expect(gold! - platinum!).toBeLessThanOrEqual(1);
    },
  );

  it('early career is judged only where people enter', async () => {
    await contradictions([['a badge needs entry postings', `SELECT * FROM company_clusters WHERE badge_early_career IS NOT NULL AND entry_posting_count = 0`]]);
  });
});

describe('postings', () => {
  it.each(['entry', 'total'])('%s tiers follow the counts within each cluster', async (kind) => {
    await contradictions([
      ['none is exactly no postings', `SELECT * FROM company_clusters WHERE (${kind}_posting_count = 0) <> (${kind}_posting_tier = 'none')`],
      [
        'a higher count is never in a lower tier',
        // The type lists high first, so that a later value is a lower tier.
        `SELECT * FROM (SELECT cluster_id, ${kind}_posting_tier AS tier, min(${kind}_posting_count) AS least,
                max(max(${kind}_posting_count)) OVER (PARTITION BY cluster_id ORDER BY ${kind}_posting_tier DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS most_below
         FROM company_clusters GROUP BY cluster_id, tier) AS tiers WHERE least <= most_below`,
      ],
      [
        'the tiers are the quarters of the positive counts, ties going up',
        `SELECT * FROM (SELECT cluster_id, ${kind}_posting_count, ${kind}_posting_tier AS tier, count(*) OVER (PARTITION BY cluster_id) AS n,
                count(*) OVER (PARTITION BY cluster_id ORDER BY ${kind}_posting_count) AS not_above
         FROM company_clusters WHERE ${kind}_posting_count > 0) AS counted
         WHERE tier::text <> CASE WHEN not_above > floor(0.75 * n) THEN 'high' WHEN not_above > floor(0.5 * n) THEN 'above-average'
                                  WHEN not_above > floor(0.25 * n) THEN 'average' ELSE 'low' END`,
      ],
    ]);
    const tiers = await rowsOf(`SELECT DISTINCT ${kind}_posting_tier AS tier FROM company_clusters`);
    expect(tiers.map(({ tier }) => tier).sort()).toEqual(['above-average', 'average', 'high', 'low', 'none']);
  });

  it('entry postings are part of all postings, and early_career_access says whether there are any', async () => {
    await contradictions([
      ['part of all', 'SELECT * FROM company_clusters WHERE entry_posting_count > total_posting_count'],
      ['access', 'SELECT * FROM company_clusters WHERE early_career_access <> (entry_posting_count > 0)::integer'],
    ]);
  });
});

describe('employment', () => {
  it('the shares of a company sum to 1', async () => {
    await contradictions([
      ['sum', 'SELECT company_uid, sum(employment_share) FROM company_clusters GROUP BY company_uid HAVING abs(sum(employment_share) - 1) > 1e-9'],
    ]);
  });

  it('the top ten are the ten largest shares', async () => {
    await contradictions([
      ['ten each', 'SELECT company_uid FROM company_clusters GROUP BY company_uid HAVING sum(top10_occupation) <> least(10, count(*))'],
      [
        'none outside is larger',
        `SELECT company_uid FROM company_clusters GROUP BY company_uid
         HAVING max(employment_share) FILTER (WHERE top10_occupation = 0) > min(employment_share) FILTER (WHERE top10_occupation = 1)`,
      ],
    ]);
  });

  it('every company employs somebody', async () => {
    await contradictions([
      ['pairs', 'SELECT company_name FROM companies c WHERE NOT EXISTS (SELECT FROM company_clusters p WHERE p.company_uid = c.company_uid)'],
    ]);
  });

  it('nurses work for hospitals and health companies, developers for more than those', async () => {
    const share = async (code: string): Promise<number> =>
      (
        await oneOf(`SELECT avg((c.primary_industry ~* 'hospital|health|medical|pharma|biotech')::integer)::float8 AS share
                     FROM companies c JOIN company_clusters p USING (company_uid) JOIN occupation_clusters m USING (cluster_id)
                     WHERE m.is_core AND m.onet_code = '${code}'`)
      )['share']!;
    const weighted =
      await oneOf(`SELECT (sum(p.total_posting_count) FILTER (WHERE c.primary_industry ~* 'hospital|health'))::float8 / sum(p.total_posting_count) AS share
                                  FROM companies c JOIN company_clusters p USING (company_uid) JOIN occupation_clusters m USING (cluster_id)
                                  WHERE m.is_core AND m.onet_code = '29-1141.00'`);
    expect(await share('29-1141.00')).toBeGreaterThan(0.7);
    expect(weighted['share']).toBeGreaterThan(0.9);
    expect(await share('15-1252.00')).toBeLessThan(0.4);
  });
});

describe('clusters', () => {
  it('the cached counts of companies are those of the pairs', async () => {
    await contradictions([
      [
        'counts',
        `SELECT k.cluster_id FROM clusters k LEFT JOIN company_clusters p USING (cluster_id) GROUP BY k.cluster_id
         HAVING k.company_count_all <> count(p.company_uid)
             OR k.company_count_badged <> count(*) FILTER (WHERE num_nonnulls(p.badge_early_career, p.badge_growth, p.badge_stability) > 0)
             OR k.company_count_top10 <> count(*) FILTER (WHERE p.top10_occupation = 1)`,
      ],
    ]);
  });

  it('occupation_count and cluster_occs agree with the memberships', async () => {
    await contradictions([
      [
        'members',
        `SELECT k.cluster_id FROM clusters k JOIN occupation_clusters m USING (cluster_id) JOIN occupations o USING (onet_code) GROUP BY k.cluster_id
         HAVING k.occupation_count <> count(*) OR array(SELECT unnest(string_to_array(k.cluster_occs, '|')) ORDER BY 1) <> array_agg(o.onet_title ORDER BY o.onet_title)`,
      ],
      ['none is empty', 'SELECT cluster_id FROM clusters k WHERE NOT EXISTS (SELECT FROM occupation_clusters m WHERE m.cluster_id = k.cluster_id)'],
      ['titles', 'SELECT onet_code FROM occupation_clusters m JOIN occupations o USING (onet_code) WHERE consolidated_title <> onet_title'],
    ]);
  });

  it('each occupation belongs to exactly one core cluster', async () => {
    await contradictions([
      [
        'one',
        'SELECT o.onet_code FROM occupations o LEFT JOIN occupation_clusters m ON m.onet_code = o.onet_code AND m.is_core GROUP BY o.onet_code HAVING count(m.cluster_id) <> 1',
      ],
    ]);
    expect(await oneOf('SELECT count(DISTINCT cluster_id) AS n FROM occupation_clusters WHERE is_core')).toEqual({ n: 561 });
  });

  it('core clusters have level, degree share and wage growth; those of the overlay only have a flag', async () => {
    await contradictions([
      ['core', 'SELECT cluster_id FROM clusters WHERE is_core AND num_nulls(job_level, ba_plus_share, p50_wage_growth_0_10, wage_growth_tier) > 0'],
      ['overlay', 'SELECT cluster_id FROM clusters WHERE NOT is_core AND num_nonnulls(job_level, ba_plus_share, p50_wage_growth_0_10, wage_growth_tier) > 0'],
      ['pairs', 'SELECT cluster_id FROM company_clusters JOIN clusters USING (cluster_id) WHERE NOT is_core'],
    ]);
  });

  it('the tiers of wage growth are thirds in the order of growth', async () => {
    const tiers = await database.query<{ tier: string; n: number; low: number; high: number }>({
      text: `SELECT wage_growth_tier AS tier, count(*) AS n, min(p50_wage_growth_0_10) AS low, max(p50_wage_growth_0_10) AS high
             FROM clusters WHERE is_core GROUP BY tier ORDER BY tier`,
    });
    expect(tiers.map(({ tier, n }) => [tier, n])).toEqual([
      ['low', 187],
      ['medium', 187],
      ['high', 187],
    ]);
    expect(tiers[0]!.high).toBeLessThanOrEqual(tiers[1]!.low);
    expect(tiers[1]!.high).toBeLessThanOrEqual(tiers[2]!.low);
  });

  it.each([
    ['cluster_destinations', 'destination_cluster_id', 5],
    ['cluster_skill_adjacencies', 'adjacent_cluster_id', 3],
  ])('%s lead from core cluster to core cluster, ranked from 1 without gaps', async (table, target, most) => {
    await contradictions([
      [
        'core',
        `SELECT * FROM ${table} t JOIN clusters a ON a.cluster_id = t.cluster_id JOIN clusters b ON b.cluster_id = t.${target} WHERE NOT a.is_core OR NOT b.is_core`.replace(
          '*',
          't.rank',
        ),
      ],
      ['ranks', `SELECT cluster_id FROM ${table} GROUP BY cluster_id HAVING max(rank) <> count(*) OR count(*) > ${most}`],
      ['each has some', `SELECT cluster_id FROM clusters k WHERE is_core AND NOT EXISTS (SELECT FROM ${table} t WHERE t.cluster_id = k.cluster_id)`],
    ]);
  });

  it('people do not move on to where less is paid', async () => {
    // Some do (for less stress, out of a closed field); most do not.
    const { share } = await oneOf(`
      SELECT avg((b.median >= a.median)::integer)::float8 AS share
      FROM cluster_destinations d
      JOIN cluster_wages a ON a.cluster_id = d.cluster_id AND a.msa_size = 'Large' AND a.years_in = 0
      JOIN cluster_wages b ON b.cluster_id = d.destination_cluster_id AND b.msa_size = 'Large' AND b.years_in = 10`);
    expect(share).toBeGreaterThan(0.9);
  });
});

describe('AI impact', () => {
  it('177 clusters are classified as 63, 26, 23 and 65', async () => {
    expect(await rowsOf('SELECT ai_flag, count(*) AS n FROM cluster_ai_impacts GROUP BY ai_flag ORDER BY n')).toEqual([
      { ai_flag: 'Winners Pull Away', n: 23 },
      { ai_flag: 'Shrinking Fields', n: 26 },
      { ai_flag: 'Raising the Bar', n: 63 },
      { ai_flag: 'Lower Potential', n: 65 },
    ]);
  });

  it('the flag of a cluster is that of its impact, and follows from the two trends', async () => {
    await contradictions([
      ['same flag', 'SELECT k.cluster_id FROM clusters k LEFT JOIN cluster_ai_impacts a USING (cluster_id) WHERE k.ai_flag IS DISTINCT FROM a.ai_flag'],
      [
        'trends',
        `SELECT cluster_id FROM cluster_ai_impacts WHERE ai_flag::text <> CASE
           WHEN entry_barrier_trend = 'Rising' AND expertise_premium_trend = 'Rising' THEN 'Raising the Bar'
           WHEN entry_barrier_trend = 'Rising' THEN 'Shrinking Fields'
           WHEN expertise_premium_trend = 'Rising' THEN 'Winners Pull Away'
           ELSE 'Lower Potential' END`,
      ],
    ]);
  });
});

describe('wages', () => {
  it('rise with tenure, in every percentile but the lowest, which may lag behind a widening spread', async () => {
    await contradictions([
      [
        'tenure',
        `SELECT a.cluster_id, a.msa_size, a.years_in FROM cluster_wages a
         JOIN cluster_wages b ON b.cluster_id = a.cluster_id AND b.msa_size = a.msa_size AND b.years_in = a.years_in + 1
         WHERE b.median <= a.median OR b.percentile_25 <= a.percentile_25 OR b.percentile_75 <= a.percentile_75 OR b.percentile_90 <= a.percentile_90`,
      ],
    ]);
  });

  it('are higher in large metros', async () => {
    await contradictions([
      [
        'metro size',
        `SELECT l.cluster_id, l.years_in FROM cluster_wages l JOIN cluster_wages s USING (cluster_id, years_in)
         WHERE l.msa_size = 'Large' AND s.msa_size = 'Small/Medium'
           AND (l.percentile_10 <= s.percentile_10 OR l.percentile_25 <= s.percentile_25 OR l.median <= s.median OR l.percentile_75 <= s.percentile_75 OR l.percentile_90 <= s.percentile_90)`,
      ],
    ]);
  });

  it('cover every core cluster, metro size and year from 0 to 10, and so does retention for both stages', async () => {
    await contradictions([
      ['wages', 'SELECT cluster_id FROM clusters LEFT JOIN cluster_wages USING (cluster_id) WHERE is_core GROUP BY cluster_id HAVING count(years_in) <> 22'],
      [
        'retention',
        'SELECT cluster_id FROM clusters LEFT JOIN cluster_retention USING (cluster_id) WHERE is_core GROUP BY cluster_id HAVING count(msa_size) <> 4',
      ],
    ]);
  });

  it('grow in ten years by what the cluster says, which is between the growth in large and in other metro areas', async () => {
    await contradictions([
      [
        'growth',
        `WITH growth AS (
           SELECT cluster_id, min(b.median / a.median - 1) AS least, max(b.median / a.median - 1) AS most
           FROM cluster_wages a JOIN cluster_wages b USING (cluster_id, msa_size) WHERE a.years_in = 0 AND b.years_in = 10 GROUP BY cluster_id
         )
         SELECT k.cluster_id, k.p50_wage_growth_0_10, least, most FROM clusters k JOIN growth USING (cluster_id)
         WHERE k.p50_wage_growth_0_10 NOT BETWEEN least - 0.0001 AND most + 0.0001`,
      ],
    ]);
  });
});

describe('promotion and retention', () => {
  it('experienced people stay longer, beginners are promoted more, by and large', async () => {
    const means = await oneOf(`
      SELECT avg(e.retention_rate_3yr - b.retention_rate_3yr)::float8 AS stay, avg(b.internal_promotion_rate - e.internal_promotion_rate)::float8 AS rise
      FROM cluster_retention e JOIN cluster_retention b USING (cluster_id, msa_size) WHERE e.experience_level = 'Experienced' AND b.experience_level = 'Entry-Level'`);
    expect(means['stay']).toBeGreaterThan(0.05);
    expect(means['rise']).toBeGreaterThan(0.03);
  });
});

describe('places', () => {
  it('hiring rows belong to pairs with postings', async () => {
    await contradictions([
      ['postings', 'SELECT company_uid FROM company_hiring JOIN company_clusters USING (company_uid, cluster_id) WHERE total_posting_count = 0'],
    ]);
  });

  it('the thirds of hiring within a cluster are thirds', async () => {
    await contradictions([
      [
        'thirds',
        `SELECT cluster_id FROM company_hiring GROUP BY cluster_id
         HAVING count(*) >= 3 AND (SELECT max(n) - min(n) > 1 FROM unnest(ARRAY[
           count(*) FILTER (WHERE postings_count_qtile = 1), count(*) FILTER (WHERE postings_count_qtile = 2), count(*) FILTER (WHERE postings_count_qtile = 3)]) AS n)`,
      ],
    ]);
  });

  it.each([
    [10001, 'New York', 'NY', '35620'],
    [60601, 'Chicago', 'IL', '16980'],
    [90001, 'Los Angeles', 'CA', '31080'],
    [98101, 'Seattle', 'WA', '42660'],
    [30301, 'Atlanta', 'GA', '12060'],
    [2108, 'Boston', 'MA', '14460'],
    [77001, 'Houston', 'TX', '26420'],
    [4401, 'Bangor', 'ME', '12620'],
  ])('ZIP %d is %s %s in metro %s', async (zip, city, state, cbsa) => {
    const rows = await rowsOf(`SELECT usps_zip_pref_city, usps_zip_pref_state, cbsa FROM zip_locations WHERE zip = ${zip}`);
    expect(rows).toEqual([{ usps_zip_pref_city: city, usps_zip_pref_state: state, cbsa }]);
  });

  it('every metro has ZIP codes, and in nearly every one somebody hires', async () => {
    await contradictions([['ZIPs', 'SELECT cbsa_name FROM cbsas c WHERE NOT EXISTS (SELECT FROM zip_locations z WHERE z.cbsa = c.cbsa)']]);
    const { share } = await oneOf(`SELECT avg((EXISTS (SELECT FROM company_hiring h WHERE h.cbsa = c.cbsa))::integer)::float8 AS share FROM cbsas c`);
    expect(share).toBeGreaterThan(0.95);
  });
});

describe('companies', () => {
  it('are not their own ancestors', async () => {
    await contradictions([
      [
        'acyclic',
        `WITH RECURSIVE ancestry AS (
           SELECT subsidiary_uid AS start, parent_uid AS ancestor FROM company_relationships
           UNION SELECT a.start, r.parent_uid FROM ancestry a JOIN company_relationships r ON r.subsidiary_uid = a.ancestor
         ) SELECT * FROM ancestry WHERE start = ancestor`,
      ],
    ]);
    expect((await oneOf('SELECT count(*) AS n FROM company_relationships'))['n']).toBeGreaterThan(20);
  });

  it('have an event note exactly when there was an event', async () => {
    await contradictions([['note', `SELECT company_name FROM companies WHERE (company_event_type = 'none') <> (company_event_note IS NULL)`]]);
  });

  it('no alias is the name of another company, tickers aside (HP is Helmerich & Payne on the stock exchange), and each ticker is an alias', async () => {
    await contradictions([
      ['alias', 'SELECT a.alias FROM company_aliases a JOIN companies c ON c.name_key = a.alias_key AND c.company_uid <> a.company_uid WHERE a.notes IS NULL'],
      [
        'ticker',
        `SELECT company_name FROM companies c WHERE ticker IS NOT NULL AND identity_key(ticker) <> name_key
           AND NOT EXISTS (SELECT FROM company_aliases a WHERE a.company_uid = c.company_uid AND a.alias_key = identity_key(c.ticker))`,
      ],
    ]);
  });
});

describe('titles', () => {
  it('each occupation is known by several names, its own among them', async () => {
    await contradictions([
      [
        'several',
        `SELECT o.onet_code FROM occupations o LEFT JOIN title_observations t ON t.onet_code = o.onet_code AND t.company_uid IS NULL GROUP BY o.onet_code
         HAVING count(t.title) < 3 OR NOT bool_or(t.title_key = identity_key(o.onet_title))`,
      ],
    ]);
  });

  it('a company observes titles only for work that it has, as far as they were not written by hand', async () => {
    const { share } = await oneOf(`
      SELECT avg((p.cluster_id IS NOT NULL)::integer)::float8 AS share FROM title_observations t
      JOIN occupation_clusters m ON m.onet_code = t.onet_code AND m.is_core
      LEFT JOIN company_clusters p ON p.company_uid = t.company_uid AND p.cluster_id = m.cluster_id WHERE t.company_uid IS NOT NULL`);
    expect(share).toBeGreaterThan(0.95);
  });

  it('the common titles of a cluster are titles of its occupations', async () => {
    await contradictions([
      [
        'common',
        `SELECT c.title FROM cluster_common_titles c WHERE NOT EXISTS (
           SELECT FROM occupation_clusters m JOIN title_observations t USING (onet_code) WHERE m.cluster_id = c.cluster_id AND t.title = c.title)`,
      ],
    ]);
  });
});
