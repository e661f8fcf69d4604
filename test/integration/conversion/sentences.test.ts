import { ServiceClient } from '../../setup/service-client.ts';

interface Answer {
  readonly codes: readonly string[];
  readonly probabilities: readonly number[];
  readonly ranges: readonly unknown[];
  readonly status: string;
  readonly suggestion: string | undefined;
}

const service = ServiceClient.shared();
let token: string;

beforeAll(async () => {
  token = await service.signIn();
});
afterAll(() => service.stop());

async function ask(title: string, more = ''): Promise<Answer> {
  const { body } = await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}${more}`, token);
  const { data, disambiguation, suggestion } = body as {
    data: { onet_code: string; probability: number; matched_ranges?: unknown }[];
    disambiguation: { status: string };
    suggestion?: string;
  };
  return {
    codes: data.map(({ onet_code }) => onet_code),
    probabilities: data.map(({ probability }) => probability),
    ranges: data.map(({ matched_ranges }) => matched_ranges),
    status: disambiguation.status,
    suggestion,
  };
}

const JOBS = ['nurse', 'electrician', 'truck driver', 'sales manager'];

/** What people type around the job that they have. */
const PRESENT = [
  ...['I am a *', "I'm a *", 'I am an *', 'am a *', 'she is a *', "he's a *", 'I work as a *', 'she works as a *', 'working as *', 'currently a *'],
  ...['my wife is a *', 'i am *', "I'm *", 'me *', 'she is *', 'my job *', 'we are hiring a *', 'looking for a *', 'looking for a job as a *'],
  ...['Job title: *', 'job title - *', 'job title *', 'Occupation - *', 'present occupation: *', 'usual occupation: *', 'primary occupation: *'],
  ...['current position *', 'my role is *', 'REQ-12345 *', '* Sat/Sun', '* sat & sun', '* weekends only', '* M/W/F', '* 7a-7p', '* mwf', '* 3x12', '* T/Th'],
  ...[
    '* monday',
    '* saturdays',
    '* on saturdays',
    'friday *',
    'saturday night *',
    '* 3-11 shift',
    '* weekends and holidays',
    '* mon tue wed',
    '* m-w-f',
    '* early mornings',
    '* 12-hour shifts',
    '* 7am',
    '* 2nd s',
    '* 3-11',
  ],
  ...[
    'hi i am a *',
    'hello I am *',
    'My name is John and I am a *',
    'now i am *',
    'now I am a *',
    'my work is *',
    'what i do: *',
    'i be *',
    'been a * for 10 years',
  ],
  ...['* 5 yrs exp', '* now', 'I hate being a *', 'I love my job as a *', 'I want a job as a *', 'find me a * job', '* job', '* position wanted'],
  ...['* jobs near me', '* wanted', 'looking for * job', 'I need a * job', 'I am looking for a * job'],
];

/** What they type around one that they had. */
const PAST = [
  ...['former *', 'formerly a *', 'retired *', 'recently retired *', 'I retired as a *', 'retired after 20 years as a *', 'I am a retired *', '* (retired)'],
  ...[
    'I used to be a *',
    'I was a *',
    'was a *',
    'was formerly a *',
    'worked as a *',
    'previous *',
    'past *',
    'prior *',
    'ex-*',
    'ex. *',
    '* (ex)',
    '* (past)',
  ],
  ...[
    'I was *',
    'was *',
    'used to be *',
    'I was working as *',
    '* (was)',
    '* until 2019',
    '* 1990-2005',
    '* before retirement',
    'unemployed *',
    '* but retired',
  ],
  ...['retierd *', 'fromer *', 'former job: *', 'previous occupation: *', 'last occupation - *', 'my last job was *', '*, former'],
];

/** What stays while a title is typed: below the first match, a text that may go on has what it can become. */
const surest = ({ codes, probabilities, status }: Awaited<ReturnType<typeof ask>>) => ({ code: codes[0], probability: probabilities[0], status });

describe.each(PRESENT)('«%s»', (form) => {
  it.each(['', '&_fast=false'])('is the job%s', async (more) => {
    for (const job of JOBS) {
      expect([job, surest(await ask(form.replace('*', job), more))]).toEqual([job, surest(await ask(job, more))]);
    }
  });
});

describe.each(PAST)('«%s»', (form) => {
  it.each(['', '&_fast=false'])('is the job with half of its probability, and what to send%s', async (more) => {
    for (const job of JOBS) {
      const [alone, past] = [await ask(job, more), await ask(form.replace('*', job), more)];
      expect(past).toMatchObject({ status: 'ambiguous', suggestion: `The text names a past job. If it counts, send "${job}".` });
      expect(past.codes.slice(0, 2)).toEqual(alone.codes.slice(0, 2));
      expect(past.probabilities[0]).toBeCloseTo((alone.probabilities[0] ?? 0) / 2, 3);
    }
  });
});

describe('what somebody does', () => {
  it.each([
    ['I drive a truck', 'truck driver'],
    ['I drive trucks full time', 'truck driver'],
    ["I'm driving a truck", 'truck driver'],
    ['drive a truck', 'truck driver'],
    ['she drives a bus', 'bus driver'],
    ['I drive for Uber', 'uber driver'],
    ['I drive for Amazon', 'delivery driver'],
    ['I drive', 'driver'],
    ['I teach', 'teacher'],
    ['he teaches math', 'math teacher'],
    ['I teach at a high school', 'high school teacher'],
    ['we clean houses', 'house cleaner'],
    ['I wash dishes', 'dishwasher'],
    ['I keep books', 'bookkeeper'],
    ['I paint', 'painter'],
    ['I weld', 'welder'],
    ['I sew', 'sewer'],
    ['I sing', 'singer'],
    ['I cook', 'cook'],
    ['I bartend', 'bartender'],
    ['I tend bar', 'bartender'],
    ['I babysit', 'babysitter'],
    ['I stock shelves', 'shelf stocker'],
    ['I fix cars', 'car mechanic'],
    ['fix cars in a garage', 'car mechanic'],
    ['taking care of old people', 'caregiver'],
    ['I answer 911 calls', '911 dispatcher'],
    ['laying bricks', 'bricklayer'],
    ['take x-rays', 'radiologic technologist'],
    ['I put up drywall', 'drywall hanger'],
    ['me drive big truck state to state', 'long haul truck driver'],
    ['she makes coffee in a cafe', 'barista'],
    ['helps the dentist', 'dental assistant'],
    ['my work is painting houses', 'house painter'],
    ['I write code', 'programmer'],
    ['I sell phones at Walmart', 'retail salesperson'],
    ['I sell cars', 'car salesperson'],
    ['I deliver pizza', 'pizza delivery driver'],
    ['I wait tables', 'waiter'],
    ['I repair computers', 'computer repair technician'],
    ['I do marketing', 'marketing'],
    ['I work at a warehouse', 'warehouse'],
  ])('%s is the job of a %s', async (text, title) => {
    const { codes, probabilities, status } = await ask(title, '&_fast=false');
    expect(codes.length).toBeGreaterThan(0);
    expect(await ask(text, '&_fast=false')).toMatchObject({ codes, probabilities, status });
    expect((await ask(text)).codes[0]).toBe(codes[0]);
  });

  it.each(['I make money', 'I own a house', 'I clean my house', 'I take care of my kids', 'I drive to work', 'I help people', 'I play games', 'I deal drugs'])(
    '%s names no job, and not that of who teaches it',
    async (text) => {
      expect(await ask(text)).toMatchObject({ codes: [], suggestion: `"${text}" names no job. Send what the person is called, such as "registered nurse".` });
    },
  );

  it.each(['I work at Walmart', 'I work for Amazon'])('%s names an employer', async (text) => {
    for (const more of ['', '&_fast=false']) expect(await ask(text, more)).toMatchObject({ codes: [], suggestion: expect.stringContaining('is an employer') });
  });

  it.each(['carrier', 'Carrier'])('%s is an employer and a word for a job, which counts', async (text) => {
    for (const more of ['', '&_fast=false']) expect((await ask(text, more)).codes[0]).toBe('43-5052.00');
  });

  it('may be done by several, who are equally likely', async () => {
    const { codes, probabilities, status } = await ask('I cut hair');
    expect(codes.slice(0, 2).sort()).toEqual([(await ask('barber')).codes[0], (await ask('hairdresser')).codes[0]].sort());
    expect(probabilities[0]).toBeLessThan(0.6);
    expect(status).toBe('ambiguous');
  });

  it.each(['I used to cut hair', 'used to fix cars'])('%s is past', async (text) => {
    const { probabilities, status, suggestion } = await ask(text, '&_fast=false');
    expect(probabilities[0]).toBeLessThan(0.5);
    expect([status, suggestion]).toEqual(['ambiguous', expect.stringContaining('The text names a past job.')]);
  });

  it('is told as what it was read as', async () => {
    const { body } = await service.get('/api/titleconvert?title=I%20drive%20a%20truck', token);
    expect(body).toMatchObject({ read_as: [{ text: 'I drive a truck', as: ['truck driver'] }] });
  });
});

describe('an unfinished title', () => {
  it.each([
    ['I am a nur', 'nur'],
    ['i am nur', 'nur'],
    ['title: nur', 'nur'],
    ['REQ-12345 nur', 'nur'],
    ['role: acc', 'acc'],
    ["I'm a chief", 'chief'],
    ['I am a chief', 'chief'],
    ['title: ca', 'ca'],
    ["I'm a c", 'c'],
    ['I am a store i', 'store i'],
    ['currently working as a truck d', 'truck d'],
    ['mid level soft', 'soft'],
    ['full time cash', 'cash'],
    ['I am a housekeeper w', 'housekeeper w'],
    ['asst manag', 'assistant manag'],
  ])('%s is completed like %s', async (text, title) => {
    const { codes, probabilities, status, ranges } = await ask(title);
    expect(codes.length).toBeGreaterThan(0);
    expect(await ask(text)).toMatchObject({ codes, probabilities, status, ranges });
  });

  it.each([
    ['former nur', 'nur'],
    ['retired truck d', 'truck d'],
    ['ex-acc', 'acc'],
    ['I was plum', 'plum'],
  ])('%s, of a past job, has half of the probability', async (text, title) => {
    const [alone, past] = [await ask(title), await ask(text)];
    expect(past.codes.slice(0, 3)).toEqual(alone.codes.slice(0, 3));
    expect(past.probabilities[0]).toBeCloseTo((alone.probabilities[0] ?? 0) / 2, 3);
  });

  it.each(['remote sens', 'urgent c', 'contract adm'])('%s begins titles with all of its words', async (text) => {
    expect((await ask(text)).codes.length).toBeGreaterThan(0);
  });

  it.each(['nur - nights', 'I am a', 'I work as a', 'im in school', 'i am bored', 'i am mother', 'I am an aspiring actor'])('%s is none', async (text) => {
    expect(await ask(text)).toMatchObject({ codes: [], status: 'ambiguous' });
  });
});

it.each([
  'not a nurse',
  'no longer a plumber',
  'I am not a nurse',
  'future nurse',
  'nurse to be',
  'i will be a nurse',
  'ich bin Lehrer',
  'former',
  'ex con',
  'boss',
  'I am the boss',
  'I study nursing',
  'drug dealer',
  'gang member',
  'prisoner',
  'occupation:',
  'job title: ',
  'my job is',
  'husband',
  'step-brother',
  'wife and mother of 2',
  'it is raining today',
  'dog lover',
])('%s is no job, and nothing was read differently', async (title) => {
  const { body } = await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}`, token);
  expect(body).toMatchObject({ data: [], suggestion: expect.stringContaining('is not a job title') });
  expect(body).not.toHaveProperty('read_as');
});

it.each(['hi i am a nurse', 'used to be a nurse now I am a cook', '9 to 5'])('%s has no level', async (title) => {
  expect((await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}`, token)).body).not.toHaveProperty('level');
});

it.each(['algebra 2', '11th grade', 'spanish class', 'professional napper', 'chief nap officer'])('%s is no job as a whole title', async (title) => {
  expect(await ask(title, '&_fast=false')).toMatchObject({ codes: [] });
});

it.each([
  ['***URGENT*** Roofers Needed!!! cash daily', 'Roofers'],
  ['URGENT: Welders needed immediately!', 'Welders'],
  ['Plumbers needed! Great pay! Call 555-123-4567', 'Plumbers'],
  ['Forklift Operator - weekly pay', 'Forklift Operator'],
])('%s offers the job of %s', async (text, job) => {
  for (const more of ['', '&_fast=false']) expect(await ask(text, more)).toMatchObject({ codes: expect.arrayContaining([(await ask(job, more)).codes[0]]) });
  expect((await ask(text, '&_fast=false')).codes[0]).toBe((await ask(job, '&_fast=false')).codes[0]);
});

it('a banker, with which many titles end, is no baker', async () => {
  for (const text of ['banker', 'bankers', 'I am a banker'])
    for (const more of ['', '&_fast=false']) {
      const { codes, status } = await ask(text, more);
      expect({ text, status, codes: codes.slice(0, 2).sort() }).toEqual({ text, status: 'ambiguous', codes: ['13-2072.00', '41-3031.00'] });
    }
});

it('a beggar is no bagger', async () => {
  expect(await ask('beggar')).toMatchObject({ codes: [] });
});

it.each(['', '&_fast=false'])('«gaurd» is a guard%s', async (more) => {
  expect((await ask('gaurd', more)).codes[0]).toBe((await ask('guard', more)).codes[0]);
});

it.each(['softw', 'nur', 'accou', 'pastry ch', 'store cash'])(
  '%s with a context lists what it can become, and says that the context does not count yet',
  async (title) => {
    const { codes, suggestion } = await ask(title, '&company=Kaiser');
    expect(codes.length).toBeGreaterThan(0);
    expect(codes).toEqual((await ask(title)).codes);
    expect(suggestion).toBe('The title looks unfinished, so the company, industry, and location do not count yet.');
    expect((await ask('qwxz', '&company=Kaiser')).suggestion).toMatch(/^No known job title is like this text/);
  },
);

it.each([
  ['softw', 'software engineer'],
  ['phleb', 'phlebotomist'],
])('%s as a whole title is called the beginning of one, not misspelled', async (title, whole) => {
  const { codes, suggestion } = await ask(title, '&_fast=false');
  expect(codes).toEqual([]);
  expect(suggestion).toBe(`No known job title is like this text, but some begin with it, such as "${whole}". If it is unfinished, send the whole title.`);
});

it.each(['marble sculpt', 'driftwood sculpt'])('the last word of %s, which no title begins so, is finished, and the match is not sure', async (title) => {
  expect(await ask(title)).toMatchObject({ codes: expect.arrayContaining(['27-1013.00']), status: 'ambiguous' });
  expect((await ask(title)).codes[0]).toBe('27-1013.00');
  expect((await ask(title, '&_fast=false')).codes).toEqual([]);
});

it('no last word is finished after an employer, or of an employer', async () => {
  for (const name of ['Microsoft Corp', 'waffle house']) expect((await ask(name)).codes).toEqual([]);
});

it('a half-typed title with a sector lists only what the sector has', async () => {
  const [{ codes }, all] = [await ask('nur', '&sector=62&limit=50'), await ask('nur', '&limit=50')];
  expect(codes[0]).toBe('29-1141.00');
  expect(codes.length).toBeLessThan(all.codes.length);
  expect(codes).toEqual(all.codes.filter((code) => codes.includes(code)));
  expect((await ask('softw', '&sector=xyz')).suggestion).toMatch(/^\S+ "xyz" was not found/);
});

it.each(['Walmart', 'Starbucks', 'Target'])('letter by letter, nothing comes or goes because of the company: %s', async (company) => {
  for (const title of ['registered nurse', 'software engineer', 'data scientist', 'cashier', 'barista', 'teacher', 'line cook'])
    for (let length = 2; length <= title.length; length++) {
      const text = title.slice(0, length);
      const [alone, there] = [await ask(text), await ask(text, `&company=${company}`)];
      expect([text, alone.codes.length > 0]).toEqual([text, there.codes.length > 0]);
    }
});

describe.each(['former *', 'formerly a *', 'previous *', 'previous job: *', 'retired *', 'ex-*', 'I was a *', 'former nurse, now *'])('«%s»', (form) => {
  it.each(['c', 'j', 't', 'nu', 'plumb', 'truck d', 'real'])('with %s is not completed in the suggestion', async (begun) => {
    expect((await ask(form.replace('*', begun))).suggestion).toBe('The text names a past job. If it counts, send the job alone.');
  });
});

it.each(['asst manager', 'asst mgr'])('%s is written out, and neither corrected nor completed', async (title) => {
  expect((await ask(title)).codes.slice(0, 2)).toEqual((await ask('assistant manager')).codes.slice(0, 2));
});

it.each(["I'm retired", 'I am unemployed', 'im in school', 'I am a college student'])('%s is no job, and says so', async (text) => {
  expect(await ask(text)).toMatchObject({ codes: [], suggestion: expect.stringContaining(`"${text}" is not a job title`) });
});

describe('several jobs', () => {
  it.each([
    "I was a nurse but now I'm a realtor",
    'realtor (former nurse)',
    'used to be a nurse now I am a realtor',
    'former nurse, now realtor',
    'formerly nurse now realtor',
    'I used to be a nurse, currently a realtor',
    'was a nurse, now realtor',
  ])('%s: the present one is the first', async (text) => {
    const [nurse, realtor, both] = [await ask('nurse'), await ask('realtor'), await ask(text)];
    expect(both.codes.slice(0, 2)).toEqual([realtor.codes[0], nurse.codes[0]]);
    expect(both).toMatchObject({ status: 'ambiguous', suggestion: 'The text names several jobs. Which one is meant: "realtor" or "nurse"?' });
  });

  it('in a sentence are named without it', async () => {
    expect((await ask("I'm a truck driver and a cook")).suggestion).toBe('The text names several jobs. Which one is meant: "truck driver" or "cook"?');
  });

  it('in the past have half of the probability together', async () => {
    const [present, past] = [await ask('nurse and teacher'), await ask('retired nurse and teacher')];
    expect(past.codes.slice(0, 2)).toEqual(present.codes.slice(0, 2));
    expect(past.probabilities[0]).toBeCloseTo((present.probabilities[0] ?? 0) / 2, 3);
  });
});

it.each(['sales', 'retail', 'construction'])('who says to be in %s names the field', async (field) => {
  const expected = surest(await ask(field));
  for (const text of [`I'm in ${field}`, `I work in ${field}`, `working in ${field}`]) expect(surest(await ask(text))).toEqual(expected);
});

it.each([
  ['soilder', 'soldier'],
  ['costumer service', 'customer service'],
  ['custumer service represent', 'customer service representative'],
  ['desiel mechanic', 'diesel mechanic'],
])('%s is read as %s while it is typed, too', async (typed, title) => {
  const { codes } = await ask(title);
  for (const more of ['', '&_fast=false']) expect((await ask(typed, more)).codes[0]).toBe(codes[0]);
});

it.each(['intern', 'trainee', 'apprentice', 'lead'])('%s is finished, although other words begin like it', async (title) => {
  const { codes, probabilities } = await ask(title, '&_fast=false');
  expect(await ask(title)).toMatchObject({ codes, probabilities });
});

it.each(["I'm self employed", 'I am a business owner'])('%s says for whom, not what the person does', async (text) => {
  expect((await ask(text)).suggestion).toMatch(/does not say what the person does/);
});

it.each([
  ['I run my own cattle ranch', 'I run a cattle ranch'],
  ['we run our own restaurant', 'we run a restaurant'],
  ['she owns her own daycare', 'she owns a daycare'],
  ['I drive my own truck', 'I drive a truck'],
])('%s: with what is their own, people earn their living', async (text, plain) => {
  const [own, any] = [await ask(text), await ask(plain)];
  expect(own.codes[0]).toBeDefined();
  expect(own.codes).toEqual(any.codes);
});

it.each(['I clean my own house', 'I do my own taxes', 'I cut my own hair'])('%s is no job', async (text) => {
  expect((await ask(text)).codes).toEqual([]);
});

it.each([
  ['Servers - Olive Garden', '35-3031.00'],
  ['Hosts - Olive Garden', '35-9031.00'],
  ['Guards, Downtown Plaza', '33-9032.00'],
])('%s: a job in the plural before a name that is no word of titles', async (text, code) => {
  expect((await ask(text)).codes[0]).toBe(code);
});

it.each([
  ['A/V tech', 'audio visual tech'],
  ['A/C mechanic', 'air conditioning mechanic'],
  ['I/T manager', 'information technology manager'],
  ['H/R manager', 'human resources manager'],
  ['S/W engineer', 'software engineer'],
])('%s is %s: the sign separates no two jobs', async (text, written) => {
  expect((await ask(text)).codes[0]).toBe((await ask(written)).codes[0]);
});
