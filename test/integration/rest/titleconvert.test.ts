import { TestService } from '../../engines/test-service.ts';

let service: TestService;
let token: string;

beforeAll(async () => {
  service = await TestService.start();
  token = await service.signIn();
});
afterAll(() => service.stop());

const convert = (title: string, more = '') => service.get(`/api/titleconvert?title=${encodeURIComponent(title)}${more}`, token);

describe('typing gives the obvious occupation first', () => {
  it.each([
    ['regist', '29-1141.00'],
    ['registered nur', '29-1141.00'],
    ['softw dev', '15-1252.00'],
    ['sofware enginer', '15-1252.00'],
    ['RN', '29-1141.00'],
    ['truck drver', '53-3032.00'],
    ['CPA', '13-2011.00'],
    ['nurse registered', '29-1141.00'],
    ['c++ developer', '15-1252.00'],
    ['lawyer', '23-1011.00'],
  ])('%s', async (typed, code) => {
    const { status, body } = await convert(typed);
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ onet_code: code, match_score: 1, recommended: true });
  });

  it('Sr. Registered Nurse - ICU (Nights): near the first', async () => {
    const { body } = await convert('Sr. Registered Nurse - ICU (Nights)');
    const codes = body.data.slice(0, 2).map((match: { onet_code: string }) => match.onet_code);
    expect(codes).toContain('29-1141.00');
    expect(body).toMatchObject({ seniority: 'senior', ignored: ['(Nights)'] });
    expect(body.data[0].match_source).toBe('database');
  });
});
