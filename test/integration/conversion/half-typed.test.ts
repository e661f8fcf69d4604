import { ServiceClient } from '../../setup/service-client.ts';

interface Row {
  readonly onet_code: string;
  readonly matched_title: string;
  readonly probability: number;
  readonly confidence: string;
}
interface Answer {
  readonly data: readonly Row[];
  readonly disambiguation: { readonly status: string };
}

const service = ServiceClient.shared();
let token: string;

beforeAll(async () => {
  token = await service.signIn();
});
afterAll(() => service.stop());

const ask = async (text: string): Promise<Answer> => (await service.get(`/api/titleconvert?limit=8&title=${encodeURIComponent(text)}`, token)).body as Answer;
const codesOf = ({ data }: Answer): string[] => data.map(({ onet_code }) => onet_code);

describe('a half-typed title that may become several titles', () => {
  it.each([
    ['plant m', '49-9041.00', '11-3051.00'],
    ['data a', '15-2051.00', '15-1243.00'],
  ])('«%s»: two that are nearly as frequent are nearly as probable', async (text, one, other) => {
    const { data, disambiguation } = await ask(text);
    const probabilityOf = (code: string): number => data.find(({ onet_code }) => onet_code === code)?.probability ?? 0;
    expect(probabilityOf(one) / probabilityOf(other)).toBeLessThan(2);
    expect(disambiguation.status).toBe('ambiguous');
  });

  it.each(['assistant manag', 'assistant manage', 'assistant m', 'profess', 'corr', 'copy', 'school b'])('«%s» is not sure', async (text) => {
    expect((await ask(text)).disambiguation.status).toBe('ambiguous');
  });

  it('is as vague before its last letter as with it', async () => {
    const [before, after] = [await ask('assistant manage'), await ask('assistant manager')];
    expect(before.data[0]!.probability).toBeLessThan(after.data[0]!.probability + 0.05);
  });
});

describe('a typo in the word that is typed', () => {
  it.each([
    ['sofw', '15-1252.00'],
    ['sofwa', '15-1252.00'],
    ['elctr', '47-2111.00'],
    ['acoun', '13-2011.00'],
    ['mainta', '49-9071.00'],
    ['restu', '35-9031.00'],
    ['restur', '11-9051.00'],
    ['vetri', '29-1131.00'],
    ['secra', '43-6014.00'],
    ['buis', '13-1111.00'],
    ['custm', '43-4051.00'],
    ['exect', '11-1011.00'],
    ['lisc', '29-2061.00'],
    ['lisce', '29-2061.00'],
    ['registerd n', '29-1141.00'],
    ['liscensed practical', '29-2061.00'],
    ['security gurd', '33-9032.00'],
    ['hair style', '39-5012.00'],
  ])('«%s» keeps the list', async (text, code) => {
    expect(codesOf(await ask(text))).toContain(code);
  });

  it.each(['sofw', 'elctr', 'restur', 'lisc', 'mainta', 'buis', 'exect', 'vetri'])('«%s» is not high', async (text) => {
    for (const { confidence } of (await ask(text)).data) expect(confidence).not.toBe('high');
  });

  it.each(['restur', 'lisc'])('«%s» is no rare title that it resembles', async (text) => {
    expect((await ask(text)).disambiguation.status).toBe('ambiguous');
  });

  it.each(['haha', 'asdf', 'jenn', 'hair dryer', 'nurse shark', 'sofas', 'giraffes'])('«%s» is no beginning of a title with a typo', async (text) => {
    expect((await ask(text)).data).toEqual([]);
  });

  it.each([
    ['nurze', '29-1141.00'],
    ['casher', '41-2011.00'],
    ['electrican', '47-2111.00'],
  ])('«%s» is a finished title', async (text, code) => {
    expect((await ask(text)).data[0]).toMatchObject({ onet_code: code });
    expect((await ask(text)).disambiguation.status).toBe('resolved');
  });
});

it.each(['l', 'custom', 'elec', 'sr', 'project', 'mec', 'delivery driver', 'laborer', 'help d', 'forklift op', 'warehouse worker', 'software'])(
  '«%s» lists no title twice, and nothing hardly possible',
  async (text) => {
    const { data } = await ask(text);
    const titles = data.map(({ matched_title }) => matched_title.toLowerCase());
    expect(titles).toEqual([...new Set(titles)]);
    expect(data.slice(1).filter(({ probability }) => probability < 0.001)).toEqual([]);
  },
);
