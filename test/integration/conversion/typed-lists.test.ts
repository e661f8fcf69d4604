import { ServiceClient } from '../../setup/service-client.ts';

interface Row {
  readonly onet_code: string;
  readonly matched_title: string;
  readonly probability: number;
}
interface Answer {
  readonly data: readonly Row[];
  readonly disambiguation: { readonly status: string };
  readonly suggestion?: string;
}

/** Rows that a list below a field of a form shows. */
const SHOWN = 8;

const service = ServiceClient.shared();
let token: string;

beforeAll(async () => {
  token = await service.signIn();
});
afterAll(() => service.stop());

const ask = async (text: string, more = ''): Promise<Answer> =>
  (await service.get(`/api/titleconvert?limit=${SHOWN}&title=${encodeURIComponent(text)}${more}`, token)).body as Answer;
const wordsOf = (title: string): string[] => title.toLowerCase().split(/[^a-z0-9]+/u);
const hasBeginning = (text: string, { matched_title }: Row): boolean => wordsOf(matched_title).some((word) => word.startsWith(text));
const codesOf = ({ data }: Answer): string[] => data.map(({ onet_code }) => onet_code);

describe('a text that is a title, and that other titles begin with', () => {
  it.each([
    ['ma', '31-9092.00', ['49-9071.00']],
    ['se', '41-9031.00', ['35-3031.00']],
    ['pa', '29-1071.00', ['53-7064.00']],
    ['sec', '43-6014.00', ['33-9032.00']],
    ['medic', '29-2043.00', ['31-9092.00']],
    ['mechanic', '49-3023.00', ['17-2141.00']],
    ['midwife', '29-9099.01', []],
  ])('«%s» has the title first, then what it can become, and no row without its letters', async (text, first, others) => {
    const [typed, whole] = [await ask(text), await ask(text, '&_fast=false')];
    expect(typed.data[0]).toMatchObject({ onet_code: first, probability: whole.data[0]?.probability });
    expect(typed.disambiguation).toEqual(whole.disambiguation);
    expect(codesOf(typed)).toEqual(expect.arrayContaining(others));
    expect(typed.data.slice(1).filter((row) => !hasBeginning(text, row) && row.probability < 0.05)).toEqual([]);
  });

  it('is explained with weights that differ as the scores do', async () => {
    const { data } = (await service.get('/api/titleconvert?title=medic&explain=true&limit=8', token)).body as {
      data: (Row & { match_score: number; explanation: { kind: string; weight: number }[] })[];
    };
    expect(data.some(({ explanation }) => explanation[0]?.kind === 'completion')).toBe(true);
    const sums = data.map(({ explanation }) => explanation.reduce((sum, { weight }) => sum + weight, 0));
    data.forEach(({ match_score }, i) => {
      expect((sums[i] ?? 0) - (sums[0] ?? 0)).toBeCloseTo(4 * Math.log(match_score), 1);
    });
  });
});

describe('a text that names no job by itself, and that titles begin with', () => {
  it.each([
    ...['crane', 'mobile', 'subway', 'army', 'college', 'post office', 'postal service', '2nd grade'],
    ...['criminal', 'title', 'test', 'extraction', 'sawing', 'separating', 'lodgin', 'captains', 'patternmak', 'wellhead'],
  ])('«%s» has possible titles while it is typed, and none is sure', async (text) => {
    const { data, disambiguation } = await ask(text);
    expect(data).not.toEqual([]);
    expect(disambiguation.status).toBe('ambiguous');
    const last = text.split(' ').at(-1) ?? '';
    expect(data.filter((row) => !hasBeginning(last, row))).toEqual([]);
  });

  it('says what to send for the text as it is, which has no match as a whole', async () => {
    expect((await ask('crane')).suggestion).toBe('"crane" is an employer. Send a job title, and the employer as company.');
    expect((await ask('crane', '&_fast=false')).data).toEqual([]);
  });

  it.each(['walmart', 'waffle house', 'chicago', 'texas', 'google', 'student', 'retired', 'n/a', 'n.a.', 'na', 'hi', 'no', 'hello', 'mba'])(
    '«%s» has none: it is only a name or a status',
    async (text) => {
      expect((await ask(text)).data).toEqual([]);
    },
  );
});

it.each(['shopping ca', 'shopping car'])('a correct word is not replaced while the next one is typed: «%s»', async (text) => {
  expect((await ask(text)).data.filter((row) => !hasBeginning('shopping', row))).toEqual([]);
});

it.each([
  ['otr trucker', '53-3032.00'],
  ['hazmat trucker', '53-3032.00'],
  ['residential sparky', '47-2111.00'],
  ['988 counselor', '21-1014.00'],
])('a name for a job counts behind other words, and a number that is one: «%s»', async (text, code) => {
  const { data, disambiguation } = await ask(text);
  expect([data[0]?.onet_code, disambiguation.status]).toEqual([code, 'resolved']);
});

it('a number that is a word of jobs counts', async () => {
  expect((await ask('911 operator')).data[0]).toMatchObject({ onet_code: '43-5031.00' });
  expect((await ask('911 operator')).data[0]?.probability).toBeGreaterThan(0.35);
});

it.each(['chicken sandwich', 'retail store', 'interview', 'hamburger', 'burger', 'special'])('«%s» is no field of work, and is not resolved', async (text) => {
  for (const more of ['', '&_fast=false']) expect((await ask(text, more)).disambiguation.status).toBe('ambiguous');
});
