import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

/** Titles whose words make other occupations more probable: engineers, cooks. */
const KNOWN = { 'Fire Engineer': '33-2011.00', 'Head Cook': '35-1011.00', 'Pastry Cook': '51-3011.00' };

describe('a title that is known as one occupation', () => {
  it('is that one in a batch and by itself, whatever its words are usually', async () => {
    const { body } = await service.post(
      '/api/dsl',
      {
        query: `TITLECONVERT [${Object.keys(KNOWN)
          .map((title) => JSON.stringify(title))
          .join(', ')}]`,
      },
      token,
    );
    const found = (body.data.results as { title: string; matches: { onet_code: string }[] }[]).map(({ title, matches: [best] }) => [title, best?.onet_code]);
    expect(Object.fromEntries(found)).toEqual(KNOWN);
    for (const [title, code] of Object.entries(KNOWN)) {
      const answer = await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}`, token);
      expect(answer.body.data[0]).toMatchObject({ onet_code: code });
    }
  });

  it('an explanation tells that its order comes from that', async () => {
    const { body } = await service.get('/api/titleconvert?title=Fire%20Engineer&_fast=false&explain=true&min_score=0', token);
    const [first, second] = body.data.map(({ explanation }: { explanation: { kind: string; text: string; weight: number }[] }) =>
      explanation.find(({ kind }) => kind === 'known_title'),
    );
    expect(first.text).toBe('All sources agree that "fire engineer" is a title of this occupation.');
    expect(first.weight).toBeGreaterThan(0);
    expect(second.text).toBe('All sources agree that "fire engineer" is a title of another occupation.');
    expect(second.weight).toBeLessThan(0);
  });

  it.each(['Fire Engineer (Full-time)', 'Fire Engineer - Austin, TX', 'Fire Engineer II', 'Sr. Fire Engineer', 'R-12345 Fire Engineer'])(
    '%s is that one, too: noise, level and seniority change no occupation',
    async (title) => {
      const answer = async (path: string) => (await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}${path}`, token)).body.data[0];
      expect(await answer('&_fast=false')).toMatchObject({ onet_code: KNOWN['Fire Engineer'] });
      expect(await answer('')).toMatchObject({ onet_code: KNOWN['Fire Engineer'] });
    },
  );

  it('the title that matched is written out, where an abbreviation says the same', async () => {
    const { body } = await service.get('/api/titleconvert?title=Sr.%20Software%20Engineer%20II&_fast=false', token);
    expect(body.data[0].matched_title).toBe('Software Engineer');
  });

  it('noise changes no probability, and is reported', async () => {
    const { body: plain } = await service.get('/api/titleconvert?title=Truck%20Driver&_fast=false', token);
    const { body: noisy } = await service.get('/api/titleconvert?title=Truck%20Driver%20-%20Night%20Shift&_fast=false', token);
    expect(noisy).toMatchObject({ data: plain.data, disambiguation: plain.disambiguation, ignored: ['Night Shift'] });
  });
});

describe('a whole title in typeahead', () => {
  const typed = async (title: string) => (await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}`, token)).body;

  it.each(['pastry chef', 'office manager', 'picker'])('%s, that several occupations have, is first of the most probable', async (title) => {
    const { data } = await typed(title);
    const named = await service.database.query({ text: 'SELECT DISTINCT onet_code FROM title_observations WHERE lower(title) = $1', values: [title] });
    const codes = named.map(({ onet_code }) => onet_code);
    expect(codes.length).toBeGreaterThan(1);
    // A list shows the title once, and the official titles of the other occupations.
    const listed = (data as { matched_title: string; onet_code: string; probability: number }[]).filter(({ onet_code }) => codes.includes(onet_code));
    expect(listed.length).toBeGreaterThan(1);
    expect(listed.filter(({ matched_title }) => matched_title.toLowerCase() === title)).toHaveLength(1);
    const probabilities = listed.map(({ probability }) => probability);
    expect(probabilities).toEqual([...probabilities].sort((a, b) => b - a));
    expect(data[0].matched_title.toLowerCase()).toBe(title);
    const scores = data.map(({ match_score }: { match_score: number }) => match_score);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it.each(['line leader', 'dock leader', 'job couch'])('%s: known and English words are not taken for typos', async (title) => {
    expect(await typed(title)).not.toHaveProperty('read_as');
  });

  it.each([
    ['AE II', 'AE', 'account executive', '41-3091.00'],
    ['Senior AE', 'AE', 'account executive', '41-3091.00'],
    ['sr. enginer', 'enginer', 'engineer', undefined],
    ['plummer', 'plummer', 'plumber', '47-2152.00'],
    ['police man', 'police man', 'policeman', '33-3051.00'],
  ])('%s is read as on the whole path', async (title, text, as, code) => {
    const { data, read_as } = await typed(title);
    expect(read_as).toEqual([{ text, as: [as] }]);
    if (code !== undefined) expect(data[0].onet_code).toBe(code);
  });

  it.each([
    ['salesman', '41-'],
    ['stockboy', '53-7065'],
    ['barrister', '23-1011'],
    ['watchman', '33-9032'],
    ['special ed teacher', '25-205'],
  ])('%s is a synonym of a title; nobody typed its seniority', async (title, code) => {
    const body = await typed(title);
    expect(body.data[0].onet_code).toMatch(new RegExp(`^${code}`, 'u'));
    expect(body).not.toHaveProperty('seniority');
  });
});
