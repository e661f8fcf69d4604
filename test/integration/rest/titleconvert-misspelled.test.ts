import { ServiceClient, type Answer } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const convert = async (title: string, more = '&_fast=false'): Promise<Answer['body']> =>
  (await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}${more}`, token)).body;
const dsl = async (query: string): Promise<Answer['body']> => (await service.post('/api/dsl', { query }, token)).body;
const codesOf = (matches: readonly { readonly onet_code: string }[]): string[] => matches.map(({ onet_code }) => onet_code);

describe('misspelled whole titles', () => {
  it.each([
    ['electrican', '47-2111.00', 'electrician'],
    ['custmer servce rep', '43-4051.00', 'customer'],
    ['Nurse Practioner', '29-1171.00', 'practitioner'],
    ['Regsitered Nrse', '29-1141.00', 'registered'],
    ['softwear developer', '15-1252.00', 'software'],
    ['recieptionist', '43-4171.00', 'receptionist'],
    ['truckdriver', '53-3032.00', 'truck driver'],
    ['sales manger', '11-2022.00', 'manager'],
    ['mail man', '43-5052.00', 'mailman'],
    ['polic officer', '33-3051.00', 'police'],
    ['polic oficer', '33-3051.00', 'police'],
    ['dental hygenst', '29-1292.00', 'hygienist'],
    ['famer', '11-9013.00', 'farmer'],
    // The plural is the same title.
    ['plumers', '47-2152.00', 'plumber'],
    ['truckdrivers', '53-3032.00', 'truck driver'],
    ['book keepers', '43-3031.00', 'bookkeeper'],
    ['truck divers', '53-3032.00', 'driver'],
    // Words that are joined by mistake, in a title of several words.
    ['highschool teachers', '25-2031.00', 'high school'],
    ['dataentry clerk', '43-9021.00', 'data entry'],
  ])('%s', async (typed, code, meant) => {
    const { data, read_as, query } = await convert(typed);
    expect(data[0]).toMatchObject({ onet_code: code, match_source: 'database' });
    expect(read_as[0].as).toEqual([meant]);
    expect(query).toBe(typed);
  });

  it('are answered as the titles that are meant', async () => {
    for (const [typed, meant] of [
      ['Regsitered Nrse', 'registered nurse'],
      ['Senoir Acountant II', 'senior accountant II'],
    ] as const) {
      const { read_as, query, ...answer } = await convert(typed);
      const { query: _, ...expected } = await convert(meant);
      expect(read_as).toBeDefined();
      expect(query).toBe(typed);
      expect(answer).toEqual(expected);
    }
  });

  it.each(['Registered Nurse', 'C++ Developer', 'R Programmer', 'stewardess', 'LPN', 'BDR', 'CDL-A Driver'])('%s is read as it stands', async (typed) => {
    expect(await convert(typed)).not.toHaveProperty('read_as');
  });

  it('what is spelt right stays: a word of a known title, a state', async () => {
    for (const typed of ['Garde Manger', 'Head Garde Manger', 'Maine Nurse']) expect(await convert(typed)).not.toHaveProperty('read_as');
  });

  it.each(['electrican', 'enginer', 'regstered nures', 'truckdriver', 'mail man', 'AE', 'FA', 'rbt', 'registered nurse', 'proj mgr'])(
    'typeahead tells the same of a whole title: %s',
    async (typed) => {
      const [fast, whole] = [await convert(typed, ''), await convert(typed)];
      expect(fast.data[0].match_source).toBe('name_corpus');
      expect(fast.read_as).toEqual(whole.read_as);
    },
  );

  it('typeahead tells nothing of a title that is not yet typed to its end', async () => {
    for (const typed of ['softw', 'electricia', 'regstered nur', 'account exec']) expect(await convert(typed, '')).not.toHaveProperty('read_as');
  });

  it.each([
    ['enginer', 'engineer'],
    ['sofware engineer', 'software engineer'],
    ['AE', 'account executive'],
    ['mail man', 'mailman'],
  ])('in typeahead "%s" is as probable as "%s"', async (typed, meant) => {
    const probabilities = async (text: string): Promise<Map<string, number>> =>
      new Map(
        (await convert(text, '&limit=100')).data.map(({ onet_code, probability }: { onet_code: string; probability: number }) => [onet_code, probability]),
      );
    const [found, expected] = [await probabilities(typed), await probabilities(meant)];
    // Below the first one is what each text can become.
    const codes = [...found.keys()].slice(0, 1).filter((code) => expected.has(code));
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(found.get(code)).toBe(expected.get(code));
  });

  it('the query language and batches say the same', async () => {
    const read_as = [{ text: 'electrican', as: ['electrician'] }];
    const answer = await dsl('TITLECONVERT "electrican" USING NO FAST');
    expect({ read_as: answer.read_as, first: answer.data[0].onet_code }).toEqual({ read_as, first: '47-2111.00' });
    const { data } = await dsl('TITLECONVERT ["electrican", "registered nurse", "FA"]');
    expect(data.results).toMatchObject([
      { status: 'matched', read_as, recommended: { onet_code: '47-2111.00' } },
      { status: 'matched', recommended: { onet_code: '29-1141.00' } },
      { status: 'ambiguous', read_as: [{ text: 'FA', as: ['financial advisor', 'flight attendant'] }] },
    ]);
    expect(data.results[1]).not.toHaveProperty('read_as');
  });
});

describe('a title whose last word is finished, misspelled, or clearly cut off', () => {
  it.each([
    ['team leeder', 'team leader'],
    ['maneger', 'manager'],
    ['analist', 'analyst'],
    ['payroll maanger', 'payroll manager'],
    ['secruity gard', 'security guard'],
    ['home health aid', 'home health aide'],
    ['nurse aid', 'nurse aide'],
    ['salesforce admin', 'salesforce administrator'],
    ['database admin', 'database administrator'],
    ['web dev', 'web developer'],
    ['hair styl', 'hair stylist'],
  ])('%s has the same answer while it is typed and as a whole, that of %s', async (typed, meant) => {
    const answers = [await convert(typed, ''), await convert(typed), await convert(meant)];
    const [first, ...others] = answers.map(({ data: [best], disambiguation }) => ({ code: best.onet_code, probability: best.probability, ...disambiguation }));
    for (const { probability, ...other } of others) {
      expect(other).toEqual({ code: first?.code, status: first?.status, signals_used: first?.signals_used });
      expect(Math.abs(probability - (first?.probability ?? 0))).toBeLessThan(0.1);
    }
  });

  it.each(['graphic design', 'office admin', 'legal aid', 'medical admin', 'social work'])('%s may become several titles, or is one', async (typed) => {
    expect(await convert(typed)).not.toHaveProperty('read_as');
  });
});

describe('acronyms and names as whole titles', () => {
  it.each([
    ['OR Nurse', '29-1141.00'],
    ['OR Tech', '29-2055.00'],
    ['OR Circulator', '29-1141.00'],
    ['Travel OR Nurse', '29-1141.00'],
    ['RN - OR', '29-1141.00'],
    ['OR Manager', '11-9111.00'],
    ['fireman', '33-2011.00'],
    ['AE', '41-3091.00'],
    ['Sr AE', '41-3091.00'],
    ['R', '15-1251.00'],
    ['C++', '15-1252.00'],
    ['C++ Developer', '15-1252.00'],
    ['R Programmer', '15-1251.00'],
    ['CDL-A Driver', '53-3032.00'],
    ['stewardess', '53-2031.00'],
    ['LPN', '29-2061.00'],
    ['BDR', '41-3091.00'],
  ])('%s', async (typed, code) => {
    expect(codesOf((await convert(typed)).data)[0]).toBe(code);
  });

  it('several readings give the candidates of all, and are ambiguous', async () => {
    const { data, disambiguation, read_as } = await convert('FA', '&_fast=false&explain=true');
    expect(codesOf(data.slice(0, 2)).sort()).toEqual(['13-2052.00', '53-2031.00']);
    expect(disambiguation.status).toBe('ambiguous');
    expect(read_as).toEqual([{ text: 'FA', as: ['financial advisor', 'flight attendant'] }]);
    expect(data[0].match_score).toBe(1);
    const sum = data.reduce((all: number, match: { probability: number }) => all + match.probability, 0);
    expect(sum).toBeLessThanOrEqual(1.01);
    for (const { explanation, matched_title } of data.slice(0, 2))
      expect(explanation.find(({ kind }: { kind: string }) => kind === 'same_title').text).toContain(
        `This exact title is listed for the occupation: "${matched_title.toLowerCase()}"`,
      );
  });

  it('an acronym of several titles is ambiguous, although the corpus has it as one of them', async () => {
    const { data, disambiguation } = await convert('OTR');
    expect(codesOf(data.slice(0, 2)).sort()).toEqual(['29-1122.00', '53-3032.00']);
    expect(disambiguation.status).toBe('ambiguous');
    expect(codesOf((await convert('OTR Driver')).data)[0]).toBe('53-3032.00');
  });

  it('half of what a reading is worth counts with a context, too', async () => {
    expect(codesOf((await convert('FA', '&company=Delta%20Air%20Lines')).data)).toContain('53-2031.00');
  });
});

describe('the title reported as the match has the level that was asked for', () => {
  it.each([
    ['Sr Accountant', /^(?:Sr\.?|Senior) Accountant$/u],
    ['Jr Accountant', /^(?:Jr\.?|Junior) Accountant$/u],
    ['Accountant II', /^Accountant II$/u],
    ['Accountant', /^Accountant$/u],
  ])('%s', async (typed, told) => {
    const { data } = await convert(typed);
    expect(data[0].matched_title).toMatch(told);
  });
});

describe('typeahead', () => {
  it('"enginer" is an engineer, no engine rebuilder', async () => {
    const { data } = await convert('enginer', '');
    expect(data[0]).toMatchObject({ matched_title: expect.stringMatching(/Engineer$/), match_source: 'name_corpus' });
  });

  it('"c+" is on its way to C++', async () => {
    const { data } = await convert('c+', '');
    expect(data[0].matched_title).toBe('C++ Developer');
    expect(data[0].onet_code).toBe((await convert('c++', '')).data[0].onet_code);
  });
});

describe('titles that are typed with a typo in a finished word', () => {
  it.each([
    ['secruity guar', '33-9032.00'],
    ['resturant mana', '11-9051.00'],
    ['custumer service represent', '43-4051.00'],
    ['elementry school tea', '25-2021.00'],
    ['sofware d', '15-1252.00'],
    ['market reserch a', '13-1161.00'],
  ])('%s is completed like the title without the typo', async (typed, code) => {
    const [first] = (await convert(typed, '')).data;
    expect(first).toMatchObject({ onet_code: code, match_source: 'name_corpus' });
    expect(first.probability).toBeGreaterThan(0.4);
  });

  it('words after others that are no known title change nothing while they are unfinished', async () => {
    const [before, begun] = [await convert('welfare eligibility wor', ''), await convert('welfare eligibility work', '')];
    expect(begun.data[0].onet_code).toBe(before.data[0].onet_code);
    expect(begun.data[0].probability).toBeGreaterThan(before.data[0].probability - 0.05);
  });
});
