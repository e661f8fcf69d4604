import { ServiceClient } from '../../setup/service-client.ts';

interface Match {
  readonly onet_code: string;
  readonly match_score: number;
  readonly match_source: string;
  readonly matched_title: string;
  readonly matched_ranges?: readonly (readonly [number, number])[];
}

let service: ServiceClient;
let token: string;

beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

const convert = (title: string, more = '') => service.get(`/api/titleconvert?title=${encodeURIComponent(title)}${more}`, token);
const matchesOf = async (title: string, more = ''): Promise<Match[]> => (await convert(title, more)).body.data as Match[];
const titlesOf = async (title: string, more = ''): Promise<string[]> => (await matchesOf(title, more)).map(({ matched_title }) => matched_title);

describe('what was typed is reported by its places in the title', () => {
  it.each([
    ['regist', ['Regist']],
    ['nurse reg', ['Reg', 'Nurse']],
    ['regstered nur', ['Registered', 'Nur']],
    ['mail man', ['Mailman']],
    ['proj mgr', ['Project', 'Manager']],
    ['nurses aid', ["Nurse's", 'Aid']],
    ['c++ dev', ['C++', 'Dev']],
  ])('"%s": %j', async (typed, marked) => {
    const [first] = await matchesOf(typed);
    expect(first!.matched_ranges!.map(([start, end]) => first!.matched_title.slice(start, end))).toEqual(marked);
  });

  it('in the first match of typeahead, in order and inside the title; the full ranking has none', async () => {
    for (const typed of ['ma', 'sales rep', 'enginer', 'lawyer', 'nurse i']) {
      for (const [i, { matched_title, matched_ranges }] of (await matchesOf(typed, '&limit=100')).entries()) {
        const ends = matched_ranges!.flat();
        if (i === 0) expect(ends.length).toBeGreaterThan(0);
        expect(ends).toEqual([...ends].sort((a, b) => a - b));
        expect(ends.at(-1) ?? 0).toBeLessThanOrEqual(matched_title.length);
      }
    }
    for (const match of await matchesOf('nurse', '&_fast=false')) expect(match).not.toHaveProperty('matched_ranges');
  });

  it('in every match of each text on the way to a title, also of a complete first word', async () => {
    const typed = ['software', 'customer', 'security', 'project', 'data', 'social', 'office', 'uber driver', 'Registered Nurse (Nights) - Austin, TX'];
    for (const text of typed) for (const match of await matchesOf(text, '&limit=8')) expect([text, match.matched_ranges]).toEqual([text, expect.any(Array)]);
    const [first] = await matchesOf('customer');
    expect(first!.matched_ranges!.length).toBeGreaterThan(0);
    for (const match of await matchesOf('customer', '&industry=Banking')) expect(match).not.toHaveProperty('matched_ranges');
  });

  it('by the query language too', async () => {
    const { body } = await service.post('/api/dsl', { query: 'TITLECONVERT "nurse reg" LIMIT 1' }, token);
    expect(body.data).toEqual(await matchesOf('nurse reg', '&limit=1'));
  });
});

describe('tiers', () => {
  it.each([
    ['exact before all', 'attorney', 'Attorney'],
    ['an abbreviation is the title it stands for', 'proj mgr', 'Project Manager'],
    ['also one of two', 'ecommerce mgr', 'Ecommerce Manager'],
    ['not a typo of another word', 'atty', 'Attorney'],
    ['an acronym alone', 'AE', 'Account Executive'],
    ['an acronym that begins many words', 'BA', 'Business Analyst'],
    ['words written apart', 'mail man', 'Mailman'],
    ['and another', 'handy man', 'Handyman'],
    ['words written together', 'truckdriver', 'Truck Driver'],
    ['a synonym of the whole title', 'fireman', 'Firefighter'],
    ['a level of the title', 'Nurse I', 'Nurse'],
    ['an acronym that is a title itself', 'RN', 'RN'],
    ['short forms of three letters', 'lvn', 'LVN'],
    ['and of two words', 'hr mgr', 'Human Resources Manager'],
  ])('%s: "%s" is "%s"', async (_case, typed, title) => {
    const [first] = await matchesOf(typed);
    expect(first).toMatchObject({ matched_title: title, match_score: 1, match_source: 'name_corpus' });
  });

  it('a misspelled word is the common one', async () => {
    expect((await titlesOf('casher'))[0]).toBe('Cashier');
  });
});

describe('words', () => {
  it.each([
    ['registered nurse', 'nurse registered'],
    ['software developer', 'developer software'],
    ['delivery truck driver', 'driver truck delivery'],
  ])('any order: "%s" and "%s" find the same occupation first', async (one, other) => {
    const [first] = await matchesOf(one);
    expect((await matchesOf(other))[0]).toMatchObject({ onet_code: first?.onet_code });
  });

  it.each([
    ['nurze', 'Nurse'],
    ['regstered nurse', 'Registered Nurse'],
    ['registered nures', 'Registered Nurse'],
    ['sofware engineer', 'Software Engineer'],
    ['truck drvier', 'Truck Driver'],
    ['acountant', 'Accountant'],
    ['secratary', 'Secretary'],
    ['cok', undefined],
    ['rm', undefined],
    ['cpz', undefined],
  ])('a typo from four letters on, none below: "%s" is %j', async (typed, title) => {
    const [first] = await titlesOf(typed);
    if (title === undefined)
      expect(
        first === undefined ||
          first
            .toLowerCase()
            .split(/\W+/u)
            .some((word) => word.startsWith(typed)),
      ).toBe(true);
    else expect(first).toBe(title);
  });

  it.each([
    ['c++ developer', 'C++ Developer'],
    ['.net developer', '.NET Developer'],
    ['node.js dev', 'Node.js Developer'],
    ['c#', 'C# Developer'],
    ['c# dev', 'C# Developer'],
    ['r programmer', 'R Programmer'],
  ])('signs are letters where they name something: "%s" is "%s"', async (typed, title) => {
    expect((await titlesOf(typed))[0]).toBe(title);
  });

  it.each([
    ['Registered Nurse ', 'Registered Nurse'],
    ['registered  nurse', 'Registered Nurse'],
    ['REGISTERED NURSE', 'Registered Nurse'],
    ['régistéred nürse', 'Registered Nurse'],
    ['ｒｅｇｉｓｔｅｒｅｄ ｎｕｒｓｅ', 'Registered Nurse'],
    ['registered\u00A0nurse', 'Registered Nurse'],
    ['proj  mgr ', 'PROJ MGR'],
    ['mail  man', 'Mail-Man'],
  ])('"%s" answers as "%s"', async (typed, plain) => {
    expect(await matchesOf(typed, '&limit=100')).toEqual(await matchesOf(plain, '&limit=100'));
  });
});

it.each(['nur', 'softw', 'wel'])('the most probable first: %s', async (typed) => {
  const shown = (await matchesOf(typed, '&limit=100')) as (Match & { probability: number })[];
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.map(({ probability }) => probability)).toEqual(shown.map(({ probability }) => probability).toSorted((a, b) => b - a));
  expect(shown.reduce((sum, { probability }) => sum + probability, 0)).toBeLessThanOrEqual(1.001);
});

describe('languages of one letter, and with signs, from the second letter on', () => {
  it.each(['R Programmer', 'C Programmer', 'C++ Developer', 'C# Developer', '.NET Developer', 'ASP.NET Developer', 'Go Developer'])(
    '%s stands on the list, ever higher, while it is typed',
    async (title) => {
      let place = Infinity;
      for (let length = title.search(/[\s+#.]/u) + 2; length <= title.length; length++) {
        const typed = title.slice(0, length);
        const at = (await titlesOf(typed, '&limit=100')).indexOf(title);
        expect({ typed, at }).not.toEqual({ typed, at: -1 });
        if (typed.includes(' ')) expect({ typed, rises: at <= place }).toEqual({ typed, rises: true });
        place = at;
      }
      expect(place).toBe(0);
    },
  );

  it('a letter is no half of an acronym: "r pr" is no RPR, "r p r" is', async () => {
    expect((await matchesOf('r pr'))[0]!.matched_title).toBe('R Programmer');
    expect((await matchesOf('r p r'))[0]!.matched_title).toBe('RPR');
  });
});

describe('level, seniority and noise are reported on the way', () => {
  it.each([
    ['sr. swe iii', { seniority: 'senior', level: '3' }],
    ['Nurse II', { level: '2' }],
    ['registered nurse (nights)', { ignored: ['(nights)'] }],
    ['welder/fabricator', {}],
  ])('%s', async (typed, told) => {
    const { body } = await convert(typed);
    expect(body).toMatchObject(told);
    expect(body.data.length).toBeGreaterThan(0);
  });
});

describe('a pasted title with noise or brackets is no typing', () => {
  it.each(['Manager (Remote)', 'Nurse (Part-time)', 'Nurse - Maine', 'Cook - Maine', 'Nurse Nights', 'Engineer (Contract)', 'Nurse PRN', 'Developer (R)'])(
    '%s',
    async (pasted) => {
      const [fast, whole] = await Promise.all([matchesOf(pasted), matchesOf(pasted, '&_fast=false')]);
      // Only the whole path cuts by score, and only what may be typed is highlighted.
      expect(fast.slice(0, whole.length)).toEqual(whole.map((match) => ({ ...match, matched_ranges: expect.any(Array) })));
    },
  );

  it('while a known title with such a word is typed, its beginning is', async () => {
    for (const typed of ['Seasonal Tax Prep', 'Temporary Works E', 'Remote Sensing Sc'])
      expect((await matchesOf(typed))[0]).toMatchObject({ match_source: 'name_corpus' });
  });
});

it('the codes of one occupation share its probability', async () => {
  const codes = new Map<string, number[]>();
  for (const { onet_code, probability } of (await matchesOf('nurse', '&limit=100')) as (Match & { probability: number })[])
    codes.set(onet_code.slice(0, 7), [...(codes.get(onet_code.slice(0, 7)) ?? []), probability]);
  expect(codes.get('29-1141')!.filter((probability) => probability > 0.5)).toHaveLength(1);
});

describe('odd texts are answered, with nothing or something, never with an error', () => {
  it.each([
    'x',
    '123',
    '1',
    '🚑 driver',
    '👩‍⚕️',
    'مهندس',
    'מורה',
    '教師',
    "'; DROP TABLE titles; --",
    '.*',
    '(a+)+$',
    '[a-z]*',
    'n*rse',
    '\\',
    '%',
    '_',
    '<script>alert(1)</script>',
    'n u r s e',
    'a'.repeat(300),
    'mgr '.repeat(30).trim(),
    'sr dir mgr eng tech ops admin asst coord dev rep spec supv exec prof',
    'I',
    'II',
    'nurse\tnurse\nnurse',
    '\u202Enurse',
    '\u200Bnurse',
  ])('%j', async (typed) => {
    for (const more of ['', '&_fast=false']) {
      const { status, body } = await convert(typed, more);
      expect(status).toBe(200);
      expect(body.success).toBe(true);
    }
  });
});
