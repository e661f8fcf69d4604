import { refusalOf } from '../../setup/refusal-of.ts';
import { HOSPITAL, NURSES, SOFTWARE } from '../../setup/small-dataset.ts';
import { ACTOR, codeOf, SHARES, WritableService } from '../../setup/writable-service.ts';

let own: WritableService;
beforeAll(async () => {
  own = await WritableService.start();
});
afterAll(() => own.stop());
beforeEach(() => own.reset());

const pairs = async (uid = HOSPITAL): Promise<{ cluster_id: number; employment_share: number; top10_occupation: number }[]> =>
  own.rows('SELECT cluster_id, employment_share, top10_occupation FROM company_clusters WHERE company_uid = $1 ORDER BY cluster_id', uid);
const counts = async (): Promise<Record<number, number[]>> =>
  Object.fromEntries(
    (
      await own.rows<{ cluster_id: number; counts: number[] }>(
        'SELECT cluster_id, ARRAY[company_count_all, company_count_badged, company_count_top10] AS counts FROM clusters WHERE is_core',
      )
    ).map(({ cluster_id, counts: numbers }) => [cluster_id, numbers]),
  );

it.each(['29-1141.00', 'Registered Nurses', ' registered  NURSES '])(
  '%s: the pair goes, with its hiring rows, and is kept in the record',
  async (occupation) => {
    const answer = await own.writes.removeOccupations('general hospital', [occupation], ACTOR);
    expect(answer).toMatchObject({
      company_uid: HOSPITAL,
      company_name: 'General Hospital',
      changed: true,
      before: {
        pair_count: 12,
        pairs: [
          {
            cluster_id: 1,
            cluster_name: 'Nurses',
            badge_stability: 'Gold',
            total_posting_count: 900,
            total_posting_tier: 'high',
            employment_share: 0.3,
            top10_occupation: 1,
            hiring: [{ cbsa: 12060, postings_count_qtile: '3' }],
          },
        ],
      },
      after: { pair_count: 11, pairs: [], top10_gained: [18] },
    });
    expect((await pairs()).map(({ cluster_id }) => cluster_id)).toEqual([2, 3, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(await own.rows('SELECT 1 FROM company_hiring')).toEqual([]);
    expect(await own.rows('SELECT action, actor_id, before, after FROM admin_writes')).toEqual([
      { action: 'remove_occupations', actor_id: ACTOR.id, before: answer.before, after: answer.after },
    ]);
    const [row] = await own.rows<{ fresh: boolean }>(
      `SELECT updated_at > now() - interval '10 seconds' AS fresh FROM companies WHERE company_uid = $1`,
      HOSPITAL,
    );
    expect(row!.fresh).toBe(true);
  },
);

it('the shares that are left sum to exactly 1 in their old proportions, and the ten largest are the top 10', async () => {
  await own.writes.removeOccupations(HOSPITAL, [NURSES, '53-3032.00'], ACTOR);
  const left = await pairs();
  expect(left.map(({ top10_occupation }) => top10_occupation)).toEqual(Array.from({ length: 10 }, () => 1));
  const [sum] = await own.rows<{ text: string }>('SELECT sum(employment_share)::text AS text FROM company_clusters WHERE company_uid = $1', HOSPITAL);
  expect(sum!.text).toBe('1.00000000');
  for (const { cluster_id, employment_share } of left) expect(employment_share).toBeCloseTo(SHARES[cluster_id]! / 0.55, 6);
});

it('totals that were counted before a write are not given after it, however many are read meanwhile', async () => {
  const token = await own.service.signIn();
  const totals: number[] = [];
  const read = async (): Promise<number> => {
    const { status, body } = await own.service.get('/api/occupations/badges?limit=2', token);
    expect(status).toBe(200);
    const { total, data, has_more } = body as { total: number; data: unknown[]; has_more: boolean };
    expect([data.length, has_more]).toEqual([2, true]);
    return total;
  };
  // The first one counts; the second knows.
  expect([await read(), await read()]).toEqual([13, 13]);
  let isWriting = true;
  const reader = async (): Promise<void> => {
    while (isWriting) totals.push(await read());
  };
  const readers = Array.from({ length: 4 }, reader);
  for (const [n, id] of [11, 12, 13].entries()) {
    await own.writes.removeOccupations(HOSPITAL, [codeOf(id)], ACTOR);
    expect(await read()).toBe(12 - n);
  }
  isWriting = false;
  await Promise.all(readers);
  expect(totals.filter((total) => total < 10 || total > 13)).toEqual([]);
  // A write that is rolled back changes nothing.
  await expect(own.writes.removeOccupations(HOSPITAL, ['99-9999.99'], ACTOR)).rejects.toThrow();
  expect(await read()).toBe(10);
  // A load counts as a change, too.
  await own.reset();
  expect(await read()).toBe(13);
});

it('the counts of the clusters follow, also of those that became a top 10', async () => {
  await own.writes.removeOccupations(HOSPITAL, [NURSES, 'Software Developers'], ACTOR);
  const now = await counts();
  expect(now[1]).toEqual([0, 0, 0]);
  expect(now[2]).toEqual([1, 1, 1]);
  expect([now[17], now[18], now[19]]).toEqual([
    [1, 1, 1],
    [1, 1, 1],
    [1, 1, 1],
  ]);
  const [different] = await own.rows<{ n: number }>(
    `SELECT count(*) AS n FROM clusters k CROSS JOIN LATERAL (
       SELECT count(*) AS total, count(*) FILTER (WHERE num_nonnulls(badge_early_career, badge_growth, badge_stability) > 0) AS badged,
              count(*) FILTER (WHERE top10_occupation = 1) AS top10
       FROM company_clusters p WHERE p.cluster_id = k.cluster_id
     ) c WHERE is_core AND (company_count_all, company_count_badged, company_count_top10) IS DISTINCT FROM (c.total, c.badged, c.top10)`,
  );
  expect(different!.n).toBe(0);
});

it('the pairs of other companies stay as they are', async () => {
  const before = await own.rows('SELECT * FROM company_clusters WHERE company_uid = $1', SOFTWARE);
  await own.writes.removeOccupations(HOSPITAL, ['Software Developers'], ACTOR);
  expect(await own.rows('SELECT * FROM company_clusters WHERE company_uid = $1', SOFTWARE)).toEqual(before);
});

it('the last pair of a company can go', async () => {
  await own.writes.removeOccupations(SOFTWARE, ['15-1252.00'], ACTOR);
  expect(await pairs(SOFTWARE)).toEqual([]);
  expect((await counts())[2]).toEqual([1, 1, 1]);
});

it('two names of one occupation are one pair', async () => {
  const { before } = await own.writes.removeOccupations(HOSPITAL, [NURSES, 'Registered Nurses', NURSES], ACTOR);
  expect(before).toMatchObject({ pairs: [{ cluster_id: 1 }] });
});

it('a consolidated title names its occupation, too', async () => {
  const { before } = await own.writes.removeOccupations(HOSPITAL, ['truck drivers'], ACTOR);
  expect(before).toMatchObject({ pairs: [{ cluster_id: 3 }] });
});

it('the outbox names the company, its names and the titles of the clusters', async () => {
  await own.writes.removeOccupations(HOSPITAL, [NURSES, codeOf(19)], ACTOR);
  const rows = await own.rows<{ document: string }>(`SELECT document_kind || ' ' || document_id AS document FROM outbox`);
  expect(rows.map(({ document }) => document).sort()).toEqual(
    [`companies ${HOSPITAL}`, `aliases ${HOSPITAL}|`, `aliases ${HOSPITAL}|gh`, 'titles 1', 'titles 19'].sort(),
  );
});

it('at the same time, all removals count', async () => {
  await Promise.all([11, 12, 13, 14, 15].map((id) => own.writes.removeOccupations(HOSPITAL, [codeOf(id)], ACTOR)));
  expect((await pairs()).map(({ cluster_id }) => cluster_id)).toEqual([1, 2, 3, 16, 17, 18, 19]);
  const [sum] = await own.rows<{ text: string }>('SELECT sum(employment_share)::text AS text FROM company_clusters WHERE company_uid = $1', HOSPITAL);
  expect(sum!.text).toBe('1.00000000');
});

describe('nothing is removed when one of the texts is wrong, and every problem is reported:', () => {
  it.each<[string, string[], number, string[]]>([
    [
      'codes and titles that name nothing',
      [NURSES, '99-9999.99', 'Registred Nurses', 'Astronauts'],
      404,
      [
        'Occupation not found: "99-9999.99"; to convert a job title to a code, use TITLECONVERT',
        'Occupation not found: "Registred Nurses"; to convert a job title to a code, use TITLECONVERT',
        'Occupation not found: "Astronauts"; to convert a job title to a code, use TITLECONVERT',
      ],
    ],
    ['a malformed code', ['29-1141'], 400, ['"29-1141" is not an O*NET-SOC code; the format is NN-NNNN.NN, as in 29-1141.00']],
    ['a blank', [NURSES, ' '], 400, ['OCCUPATION is blank; write a code or a title']],
    ['no text at all', [], 400, ['OCCUPATIONS is empty; write at least one code or title']],
    ['too many', Array.from({ length: 201 }, () => NURSES), 400, ['OCCUPATIONS has 201 codes and titles; the maximum is 200']],
  ])('%s', async (_case, occupations, status, messages) => {
    const before = await pairs();
    expect(await refusalOf(own.writes.removeOccupations(HOSPITAL, occupations, ACTOR))).toMatchObject({ status, error: messages.join('. ') });
    expect(await pairs()).toEqual(before);
    expect(await own.rows('SELECT 1 FROM admin_writes UNION ALL SELECT 1 FROM outbox')).toEqual([]);
  });

  it('a title that nearly exists is offered', async () => {
    expect(await refusalOf(own.writes.removeOccupations(HOSPITAL, ['Registred Nurses'], ACTOR))).toMatchObject({
      suggestion: 'Did you mean "Registered Nurses"?',
    });
  });

  it('an occupation that the company has not', async () => {
    expect(await refusalOf(own.writes.removeOccupations('Société Logiciel', ['15-1252.00', 'Registered Nurses'], ACTOR))).toMatchObject({
      status: 404,
      error:
        '"Société Logiciel" has no pair for "Registered Nurses" (29-1141.00 Registered Nurses, cluster "Nurses"); to list its pairs, use LIST OCCUPATIONS FOR COMPANY',
    });
    expect(await pairs(SOFTWARE)).toHaveLength(1);
  });
});
