import { readCompanyContext } from '../../../src/store/title-facts.ts';
import { HOSPITAL, SOFTWARE } from '../../setup/small-dataset.ts';
import { ACTOR, WritableService } from '../../setup/writable-service.ts';

let own: WritableService;
let token: string;
beforeAll(async () => {
  own = await WritableService.start();
  token = await own.service.signIn();
});
afterAll(() => own.stop());

/** The software company has the uid of the hospital as its name. */
beforeEach(async () => {
  await own.reset();
  await own.rows('UPDATE companies SET company_name = $2 WHERE company_uid = $1', SOFTWARE, HOSPITAL.toUpperCase());
});

const uidsIn = (body: unknown): unknown[] => [...JSON.stringify(body).matchAll(/"company_uid":"([^"]+)"/g)].map(([, uid]) => uid);

describe('of two companies, one with the name and one with the uid, every interface takes the one with the name', () => {
  it.each(['', '/clusters', '/occupations'])('GET /api/companies/{name}%s', async (path) => {
    const [byName, byUid] = await Promise.all([HOSPITAL, SOFTWARE].map((name) => own.service.get(`/api/companies/${name}${path}`, token)));
    expect(byName!.status).toBe(200);
    expect(byName!.body.data).toEqual(byUid!.body.data);
  });

  it.each(['GET COMPANY', 'LIST OCCUPATIONS FOR COMPANY'])('%s', async (form) => {
    const [byName, byUid] = await Promise.all([HOSPITAL, SOFTWARE].map((name) => own.service.post('/api/dsl', { query: `${form} "${name}"` }, token)));
    expect(byName!.status).toBe(200);
    expect(byName!.body.data).toEqual(byUid!.body.data);
    expect(uidsIn(byName!.body)).not.toContain(HOSPITAL);
  });

  it('a write', async () => {
    expect((await own.writes.addAlias(HOSPITAL, 'Other', 'abbreviation', ACTOR)).company_uid).toBe(SOFTWARE);
  });

  it('the company of a title', async () => {
    expect((await readCompanyContext(own.own.database, HOSPITAL))?.company_uid).toBe(SOFTWARE);
  });
});

it('a uid names its company in capitals, too, everywhere', async () => {
  await own.reset();
  const uid = HOSPITAL.toUpperCase();
  expect((await own.service.get(`/api/companies/${uid}`, token)).body.data.company_uid).toBe(HOSPITAL);
  expect((await own.writes.addAlias(uid, 'Other', 'abbreviation', ACTOR)).company_uid).toBe(HOSPITAL);
  expect(await readCompanyContext(own.own.database, uid)).toMatchObject({ company_uid: HOSPITAL, primary_industry: 'Hospitals' });
});
