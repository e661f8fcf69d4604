import { TestService } from '../../engines/test-service.ts';

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await TestService.start();
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
    const found = (body.data.results as { title: string; recommended: { onet_code: string } }[]).map(({ title, recommended }) => [
      title,
      recommended.onet_code,
    ]);
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
    expect(first.text).toBe('all that know "fire engineer" agree that it is a title of this occupation');
    expect(first.weight).toBeGreaterThan(0);
    expect(second.text).toBe('all that know "fire engineer" agree that it is one of another occupation');
    expect(second.weight).toBeLessThan(0);
  });
});
