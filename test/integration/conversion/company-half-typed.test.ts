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

it.each(['Google Denver', 'FedEx Memphis', 'Netflix Boston', 'Pfizer Groton', 'Accenture Dallas'])(
  '%s: no letter of the place makes its employer low',
  async (whole) => {
    const [company = '', place = ''] = whole.split(' ');
    for (let length = 1; length <= place.length; length++) {
      const typed = `${company} ${place.slice(0, length)}`;
      const found = (await convert(typed)).find(({ company_name }) => company_name === company);
      expect([typed, found?.confidence]).toEqual([typed, expect.stringMatching(/^(?:high|medium)$/)]);
    }
  },
);

it.each([
  ['Cor', 'Cencora'],
  ['Win', 'WinCo Foods'],
  ['Bu', 'Boston University'],
  ['usc', 'University of Southern California'],
])('%s is first an alias of %s, but not sure, because it begins names of other employers', async (typed, company) => {
  expect((await convert(typed))[0]).toMatchObject({ company_name: company, confidence: 'medium' });
});

it.each([
  ['ups', 'UPS'],
  ['ibm', 'IBM'],
  ['cvs', 'CVS Health'],
  ['gm', 'General Motors'],
  ['USC', 'University of Southern California'],
  ['COR', 'Cencora'],
])('%s is what nearly everybody means by it: %s', async (typed, company) => {
  expect((await convert(typed))[0]).toMatchObject({ company_name: company, confidence: 'high' });
});

it.each([
  ['Cox Comm', 'Cox Communications'],
  ['Trinity Ind', 'Trinity Industries'],
  ['EOG', 'EOG Resources'],
  ['BNSF', 'BNSF Railway'],
])('%s is sure, and no letter of %s after it makes it less sure', async (known, whole) => {
  for (let length = known.length; length <= whole.length; length++) {
    const typed = whole.slice(0, length);
    const [first] = await convert(typed);
    expect([typed, first]).toEqual([typed, expect.objectContaining({ company_name: whole, confidence: 'high' })]);
  }
});

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
