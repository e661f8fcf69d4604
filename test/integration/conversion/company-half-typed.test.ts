import { ServiceClient } from '../../setup/service-client.ts';
import { some } from '../../setup/some.ts';

interface Match {
  readonly company_name: string;
  readonly match_score: number;
  readonly confidence: string;
}

const service = ServiceClient.shared();
let token: string;

beforeAll(async () => {
  token = await service.signIn('analyst', 'internal');
});
afterAll(() => service.stop());

const convert = async (text: string): Promise<readonly Match[]> =>
  (await service.get(`/api/companyconvert?name=${encodeURIComponent(text)}`, token)).body.data as Match[];
const suggestionFor = async (text: string): Promise<string> =>
  (await service.get(`/api/companyconvert?name=${encodeURIComponent(text)}`, token)).body.suggestion ?? '';

it.each([
  ...[
    'University of M',
    'University of Mich',
    'University of Pen',
    'Univ of Wash',
    "Children's Hosp",
    "Children's Hospital of P",
    'General Hosp',
    'General Mot',
  ],
  ...['First National B', 'American Exp', 'American Ai', 'Bank of Am', 'State of Cal', 'State Far', 'City of N', 'Memorial Hosp', 'Home D', 'United Air'],
])('%s begins the names of many employers, so that none is sure', async (typed) => {
  const matches = await convert(typed);
  for (const { confidence } of some(matches)) expect(confidence).not.toBe('high');
});

it.each([
  ['University of Michigan', 'University of Michigan'],
  ['Univ of Michigan', 'University of Michigan'],
  ['General Motors', 'General Motors'],
  ['American Express', 'American Express'],
  ['United Parcel S', 'UPS'],
  ['Wells Far', 'Wells Fargo'],
  ['Kaiser Perm', 'Kaiser Permanente'],
])('%s is sure: it has a rare word, or is a whole name', async (typed, company) => {
  const [first] = await convert(typed);
  expect(first).toMatchObject({ company_name: company, confidence: 'high' });
});

it.each([
  ['Booz', 'Booz Allen Hamilton', 'PwC'],
  ['Raymond', 'Raymond James', 'Toyota Material Handling'],
  ['the wal', 'Walmart', 'Western Alliance Bank'],
  ['The W', 'Walmart', 'Wayfair'],
  ['the t', 'Target', 'AT&T'],
])('%s begins %s before it is an alias of %s', async (typed, begun, other) => {
  const names = (await convert(typed)).map(({ company_name }) => company_name);
  expect(names).toContain(begun);
  expect(names[0]).not.toBe(other);
});

const FORMS = ['Inc.', 'Incorporated', 'Corporation', 'Company', 'L.L.C.', 'LLC', 'Limited', 'LP', 'LLP', 'PLC', 'Holdings', '& Co'];

it.each(['Walmart', 'Microsoft', 'Ross Stores', 'Bank of America', 'Citi'])(
  '%s is found with every letter of a legal form, and its score is never lower between',
  async (company) => {
    const scoreOf = async (typed: string): Promise<number> => (await convert(typed))[0]?.match_score ?? 0;
    const alone = await scoreOf(company);
    for (const form of FORMS) {
      const whole = `${company} ${form}`;
      const least = Math.min(alone, await scoreOf(whole));
      for (let length = company.length + 2; length < whole.length; length++) {
        const typed = whole.slice(0, length);
        expect([typed, (await scoreOf(typed)) >= least]).toEqual([typed, true]);
      }
    }
  },
);

it.each([
  ['home dept', 'Home Depot'],
  ['Home Dpot', 'Home Depot'],
  ['Rite Ad', 'Rite Aid'],
  ['Old Nvay', 'Old Navy'],
  ['Pizza Ht', 'Pizza Hut'],
  ['Burger Kng', 'Burger King'],
])('%s is %s with a typo in its short last word', async (typed, company) => {
  const [first] = await convert(typed);
  expect(first?.company_name).toBe(company);
});

it.each([
  ['AutoNation', 'Rockwell Automation'],
  ['Acme Insurance', 'American Family Insurance'],
])('%s is not close to %s, which only has a word like one of it', async (typed, other) => {
  expect((await convert(typed)).map(({ company_name }) => company_name)).not.toContain(other);
  expect(await suggestionFor(typed)).not.toContain(other);
});

it.each(['Rover', 'Orion Pest Control'])('%s, which is only similar to a known name, does not decide what a title means', async (company) => {
  const of = async (more: string) => (await service.get(`/api/titleconvert?title=technician${more}`, token)).body;
  const body = await of(`&company=${encodeURIComponent(company)}`);
  expect(body).toMatchObject({ unknown_context: ['company'] });
  expect(body.suggestion).toContain('Did you mean');
  expect(body).not.toHaveProperty('resolved_context');
});
