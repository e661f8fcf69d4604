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

const convert = async (text: string, minScore = ''): Promise<readonly Match[]> =>
  (await service.get(`/api/companyconvert?name=${encodeURIComponent(text)}${minScore === '' ? '' : `&min_score=${minScore}`}`, token)).body.data as Match[];

describe('a whole name before what the employer sells or does', () => {
  it.each([
    // A word of its description.
    ['Sherwin Williams Paint', 'Sherwin-Williams'],
    ['DSW Shoes', 'Designer Brands'],
    ['genie lifts', 'Terex'],
    ['amr ambulance', 'Global Medical Response'],
    // Another form of one, or another word for the same.
    ['Samuel Adams brewery', 'Boston Beer Company'],
    ['Spectrum cable', 'Charter Communications'],
    ['Spectrum Internet', 'Charter Communications'],
    ['Chase Credit Card', 'JPMorgan Chase'],
    // A word of another of its names.
    ['ann taylor loft', 'Knitwell Group'],
    ['google deepmind', 'Google'],
    ['best buy geek squad', 'Best Buy'],
    // Next to places, jobs, departments, and words that say nothing.
    ['Acuity Brands Lighting - Conyers GA', 'Acuity'],
    ['Sedgwick Claims Mgmt - examiner, Dubuque IA', 'Sedgwick'],
    ['Old National Bank Evansville Ind. mortgage dept', 'Old National Bank'],
    ['night shift, Sherwin Williams Paint', 'Sherwin-Williams'],
  ])('%s: %s, medium', async (text, employer) => {
    const [first] = await convert(text);
    expect(first).toMatchObject({ company_name: employer, confidence: 'medium' });
  });

  it.each(['dsw s', 'dsw sh', 'dsw sho', 'dsw shoe', 'dsw shoes', 'genie li', 'genie lif', 'spectrum cab', 'spectrum cabl'])(
    '%s: it is on the list while that is typed',
    async (text) => {
      const names = (await convert(text)).map(({ company_name }) => company_name);
      const employer = text.startsWith('dsw') ? 'Designer Brands' : text.startsWith('genie') ? 'Terex' : 'Charter Communications';
      expect(names).toContain(employer);
    },
  );
});

describe('a whole name before words that names of all kinds of companies go on with', () => {
  it.each([
    ['FedEx', 'International'],
    ['Starbucks', 'Global'],
    ['Siemens', 'North America'],
    ['Accenture', 'Technologies'],
    ['Bosch', 'Solutions'],
    ['Boeing', 'Global Services'],
    ['Deloitte', 'Worldwide'],
    ['Walgreens', 'Holdings'],
    ['Costco', 'Stores'],
    ['Netflix', 'America'],
  ])('%s %s is found with every letter', async (company, words) => {
    for (let length = 1; length <= words.length; length++) {
      const typed = `${company} ${words.slice(0, length)}`;
      expect([typed, (await convert(typed))[0]?.company_name]).toEqual([typed, company]);
    }
  });
});

describe('is not that employer for sure', () => {
  it.each([
    // Words that say nothing of what it does, or that say something else.
    ['ford foundation', 'Ford Motor'],
    ['delta dental', 'Delta Air Lines'],
    ['ibm orchestra', 'IBM'],
    ['Sherwin Williams Paint Orchestra', 'Sherwin-Williams'],
    ['DSW Shoes Records', 'Designer Brands'],
    // A single English word next to what only its industry does.
    ['target grocery supermarket bank', 'Target'],
    ['delta trucking', 'Delta Air Lines'],
    ['charter wireless bank', 'Charter Communications'],
  ])('%s', async (text, employer) => {
    expect((await convert(text)).map(({ company_name }) => company_name)).not.toContain(employer);
  });

  it('if another employer has the words next to each other in its own name', async () => {
    const [first, ...others] = await convert('Kaiser Aluminum Products');
    expect(first).toMatchObject({ company_name: 'Kaiser Aluminum' });
    for (const { confidence } of others) expect(confidence).not.toBe('high');
  });
});

describe('the letters of a state that begin another name', () => {
  it.each([
    ['rocket la', 'Rocket Lab', 'Rocket Companies'],
    ['kaiser al', 'Kaiser Aluminum', 'Kaiser Permanente'],
    ['heartland de', 'Heartland Dental', 'Global Payments'],
    ['northwestern me', 'Northwestern Medicine', 'Northwestern University'],
    ['united wa', 'United Way', 'United Airlines'],
  ])('%s: %s before %s, and neither is sure', async (text, begun, there) => {
    const matches = await convert(text);
    expect(matches.slice(0, 2).map(({ company_name }) => company_name)).toEqual([begun, there]);
    for (const { confidence } of some(matches)) expect(confidence).not.toBe('high');
  });

  it.each([
    ['walmart ar', 'Walmart'],
    ['Wells Fargo CA', 'Wells Fargo'],
    ['rocket mortgage mi', 'Rocket Companies'],
  ])('%s: %s is sure, because no name begins so', async (text, employer) => {
    const [first] = await convert(text);
    expect(first).toMatchObject({ company_name: employer, confidence: 'high' });
  });
});
