import { askingDsl } from './asking-dsl.ts';

const ask = askingDsl('analyst');

async function uids(condition: string): Promise<string[]> {
  const { status, body } = await ask(`LIST COMPANIES FOR CLUSTER 247 WHERE ${condition} LIMIT 1000`);
  expect(status).toBe(200);
  return body.data.map(({ company_uid }: { company_uid: string }) => company_uid).sort();
}

/** A company hires in many metro areas, and the lowest third is one of three values. */
it('a condition on hiring is about the metro area of the others, however it is written', async () => {
  const [all, lowest, ...others] = await Promise.all(
    [
      'CBSA IS "19100"',
      'CBSA IS "19100" AND HIRING_POSTINGS_QTILE IS 1',
      'CBSA IS "19100" AND HIRING_POSTINGS_QTILE >= 2',
      'CBSA IS "19100" AND HIRING_POSTINGS_QTILE IN (2, 3)',
      'CBSA IS "19100" AND HIRING_POSTINGS_QTILE BETWEEN 2 AND 3',
      'CBSA IS "19100" AND (HIRING_POSTINGS_QTILE IS 2 OR HIRING_POSTINGS_QTILE IS 3)',
      'CBSA IS "19100" AND HIRING_POSTINGS_QTILE IS NOT 1',
      'CBSA IS "19100" AND NOT HIRING_POSTINGS_QTILE < 2',
      '(CBSA IS "19100" OR CBSA IS "19100") AND HIRING_POSTINGS_QTILE >= 2',
    ].map(uids),
  );
  expect(lowest?.length).toBeGreaterThan(0);
  const higher = all?.filter((uid) => lowest?.includes(uid) === false);
  expect(higher?.length).toBeGreaterThan(0);
  for (const found of others) expect(found).toEqual(higher);
});

it('a metro area that is left out leaves companies out that hire there, too', async () => {
  const [dallas, houston, without] = await Promise.all(['CBSA IS "19100"', 'CBSA IS "26420"', 'CBSA IS "19100" AND CBSA IS NOT "26420"'].map(uids));
  expect(without).toEqual(dallas?.filter((uid) => houston?.includes(uid) === false));
  expect(without?.length).toBeLessThan(dallas?.length ?? 0);
});
