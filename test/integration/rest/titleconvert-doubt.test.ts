import { RANKING } from '../../../src/conversion/titles/tuning.ts';
import { ServiceClient, type Answer } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const convert = async (title: string, more = ''): Promise<Answer['body']> =>
  (await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}&_fast=false${more}`, token)).body;
const batch = async (query: string): Promise<Answer['body']> => (await service.post('/api/dsl', { query }, token)).body.data;

describe('an only match that is probably wrong', () => {
  /** However near the next match is. */
  const IN_BANKING = '&sector=Banking&min_score=0&ambiguity_threshold=0';

  it('is served, but resolves nothing', async () => {
    const { data, disambiguation } = await convert('nurse', IN_BANKING);
    expect(data[0]).toMatchObject({ match_score: 1, recommended: false, confidence: 'low' });
    expect(data[0].probability).toBeLessThan(RANKING.resolved);
    expect(disambiguation.status).toBe('ambiguous');
  });

  it('but _bypass=true takes it all the same', async () => {
    expect((await convert('nurse', `${IN_BANKING}&_bypass=true`)).disambiguation.status).toBe('resolved');
  });

  it('in a batch, too', async () => {
    const { results, ambiguous_count } = await batch('TITLECONVERT ["nurse", "software developer"] WHERE SECTOR IS "Banking"');
    expect(results).toMatchObject([
      { status: 'ambiguous', ambiguous: true, recommended: { onet_code: expect.any(String) }, matches: [{ recommended: false }] },
      { status: 'matched', ambiguous: false },
    ]);
    expect(ambiguous_count).toBe(1);
  });
});

describe('a batch', () => {
  it('and a single call say that the sector has no occupation for a title', async () => {
    const { results, guidance } = await batch('TITLECONVERT ["cook", "teller"] WHERE SECTOR IS "Banking"');
    const { data, suggestion } = await convert('cook', '&sector=Banking');
    expect([data, suggestion]).toEqual([[], expect.stringContaining('in this sector')]);
    expect(results[0]).toMatchObject({ status: 'no_match', recommended: null, suggestion: suggestion.replace('send it as industry', 'write it as INDUSTRY') });
    expect(results[1]).toMatchObject({ status: 'matched' });
    expect(guidance).not.toContain('no known job title is similar');
    const unknown = await batch('TITLECONVERT ["cook"] WHERE SECTOR IS "Bnking"');
    expect(unknown.results[0]).toMatchObject({ status: 'no_match', suggestion: 'Sector "Bnking" was not found. Did you mean "Banking"?' });
  });
});

it.each(['registered nurse', 'electrician', 'cashier', 'bookkeeper'])('%s, a title that is known as it stands, is resolved', async (title) => {
  expect((await convert(title)).disambiguation.status).toBe('resolved');
});

it('what is resolved is more probably right than wrong', async () => {
  const titles = ['night ward nursing person', 'truck helper of sorts', 'manager of things', 'bank person', 'gardening robot tamer', 'senior widget inspector'];
  const { results } = await batch(`TITLECONVERT ["${[...titles, 'registered nurse'].join('", "')}"]`);
  const statuses = results.map(({ status }: { status: string }) => status);
  expect(statuses).toEqual(expect.arrayContaining(['ambiguous', 'matched']));
  for (const { status, recommended } of results) if (status === 'matched') expect(recommended.probability).toBeGreaterThanOrEqual(RANKING.resolved);
});

describe.each(['_fusion=false', '_catalog=false', '_stem=false', '_fts_and=true', '_fusion=false&_fast=false'])('with %s', (toggle) => {
  it.each(['nurse', 'welder', 'cashier', 'dentist', 'accountant', 'analyst'])(
    '%s is resolved if, and only if, its best match is recommended',
    async (title) => {
      const { body } = await service.get(`/api/titleconvert?title=${title}&${toggle}`, token);
      const [best] = body.data;
      expect(best.recommended).toBe(best.probability >= RANKING.resolved);
      if (body.disambiguation.status === 'resolved') expect(best.recommended).toBe(true);
    },
  );
});
