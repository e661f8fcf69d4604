import { isOneOf, readSet, VARIANTS } from '../../titles/sets.ts';
import { ServiceClient } from '../../setup/service-client.ts';
import { firstOf, TitleAnswers, type TitleAnswer } from '../../setup/title-answers.ts';

const service = ServiceClient.shared();
let token: string;

beforeAll(async () => {
  token = await service.signIn();
});
afterAll(() => service.stop());

const asked = new TitleAnswers(service, () => token);

const share = (count: number, of: readonly unknown[]): number => count / of.length;

describe('an everyday title', () => {
  const everyday = readSet('everyday').map(([title = '', codes = '']) => ({ title, codes }));

  // Measured: 0.976 plain, at least 0.94 in each variant.
  it.each(Object.entries(VARIANTS))('%s: the same answer alone and in a batch, and the right one', async (name, vary) => {
    const titles = everyday.map(({ title }) => vary(title));
    const batch = await asked.many(titles);
    const right = batch.filter(({ code }, i) => isOneOf(code, everyday[i]?.codes ?? '')).length;
    expect(share(right, everyday)).toBeGreaterThan(name === 'plain' ? 0.96 : 0.92);
    const some = titles.map((title, i) => ({ title, i })).filter(({ i }) => i % (name === 'plain' ? 3 : 10) === 0);
    const different: string[] = [];
    for (const { title, i } of some) {
      const alone = await asked.one(title);
      if (JSON.stringify(firstOf(alone)) !== JSON.stringify(firstOf(batch[i]!))) different.push(title);
    }
    // The last word of some plurals may be unfinished.
    expect(different.length).toBeLessThanOrEqual(name === 'plain' ? 0 : 0.03 * some.length);
  });

  // Written by other authors, who saw neither the service's data nor its answers; the third one wrote less common titles. Measured: 0.995 and 0.99, and of the resolved
  // ones 0.995 and 0.99.
  it.each([
    { set: 'second-everyday', least: 0.98, wrongAtMost: 4 },
    { set: 'third-everyday', least: 0.97, wrongAtMost: 4 },
  ])('of another author has the right occupation: $set', async ({ set, least, wrongAtMost }) => {
    const rows = readSet(set).map(([title = '', codes = '']) => ({ title, codes }));
    const answers = await asked.many(rows.map(({ title }) => title));
    const isRight = ({ code }: TitleAnswer, i: number): boolean => isOneOf(code, rows[i]?.codes ?? '');
    expect(share(answers.filter(isRight).length, rows)).toBeGreaterThan(least);
    const wrong = answers.filter((answer, i) => answer.status === 'resolved' && !isRight(answer, i));
    expect(wrong.length).toBeLessThanOrEqual(wrongAtMost);
  });

  it('that is the official title of an occupation is that occupation', async () => {
    const titles = (
      await Promise.all([0, 1000].map(async (offset) => service.post('/api/dsl', { query: `LIST OCCUPATIONS LIMIT 1000 OFFSET ${offset}` }, token)))
    ).flatMap(({ body }) => (body as { data: { onet_code: string; onet_title: string }[] }).data);
    const answers = await asked.many(titles.map(({ onet_title }) => onet_title));
    expect(titles.length).toBeGreaterThan(1000);
    expect(titles.filter(({ onet_code }, i) => answers[i]?.code !== onet_code)).toEqual([]);
  });

  it('keeps its occupation at a well-known employer', async () => {
    const pairs = readSet('at-employers').filter((row) => row.includes('title'));
    const hurt: string[] = [];
    for (const [title = '', employer = '', codes = ''] of pairs) {
      const [alone, there] = [await asked.one(title), await asked.one(title, `&company=${encodeURIComponent(employer)}`)];
      if (isOneOf(alone.code, codes) && !isOneOf(there.code, codes)) hurt.push(`${title} at ${employer}`);
    }
    expect(pairs.length).toBeGreaterThan(100);
    expect(hurt.length).toBeLessThanOrEqual(0.01 * pairs.length);
  });

  // By an author who had seen neither the data nor an answer of the service. With the employer, 130 of 130, 51 of 80, 49 of 50, and 37 of 40 were right at first look.
  it.each([
    { kind: 'plain', least: 129 },
    { kind: 'deciding', least: 67 },
    { kind: 'noisy', least: 48 },
    { kind: 'half', least: 39 },
  ])('is right with the employer, and is not hurt: $kind', async ({ kind, least }) => {
    const pairs = readSet('second-at-employers').filter((row) => row[3] === kind);
    const hurt: string[] = [];
    let right = 0;
    for (const [title = '', employer = '', codes = ''] of pairs) {
      const [alone, there] = [await asked.one(title), await asked.one(title, `&company=${encodeURIComponent(employer)}`)];
      if (isOneOf(there.code, codes)) right++;
      else if (isOneOf(alone.code, codes)) hurt.push(`${title} at ${employer}`);
    }
    expect(right).toBeGreaterThanOrEqual(least);
    expect(hurt.length).toBeLessThanOrEqual(1);
  });

  // By an author who had seen neither the data nor an answer of the service: single words that mean what the employer does. 61 before the rule for that, 82 at first look; 87 since words of names and occupations that the employer does not have count less.
  it('is what the employer does, if the title is a single word that is not sure by itself', async () => {
    const pairs = readSet('third-at-employers');
    const wrong: string[] = [];
    for (const [title = '', employer = '', codes = ''] of pairs)
      if (!isOneOf((await asked.one(title, `&company=${encodeURIComponent(employer)}`)).code, codes)) wrong.push(`${title} at ${employer}`);
    expect(pairs).toHaveLength(120);
    expect(wrong.length).toBeLessThanOrEqual(34);
  });

  it('keeps its occupation with the employer behind it', async () => {
    const pairs = readSet('at-employers').filter((row) => row.includes('title'));
    const hurt: string[] = [];
    for (const [title = '', employer = '', codes = ''] of pairs) {
      const [alone, there] = [await asked.one(title), await asked.one(`${title} at ${employer}`)];
      if (isOneOf(alone.code, codes) && !isOneOf(there.code, codes)) hurt.push(`${title} at ${employer}`);
    }
    expect(hurt.length).toBeLessThanOrEqual(0.02 * pairs.length);
  });

  it.each([
    ['cashier at Target', 'cashier'],
    ['sales associate at Target', 'sales associate'],
    ['software engineer @ Google', 'software engineer'],
  ])('%s is the same as %s', async (text, title) => {
    const meaning = ({ code, status }: TitleAnswer): unknown => [code, status];
    expect(meaning(await asked.one(text))).toEqual(meaning(await asked.one(title)));
    const [whole, alone] = await asked.many([text, title]);
    expect(meaning(whole!)).toEqual(meaning(alone!));
  });

  it.each(['associate at Walmart', 'developer at Oracle'])('%s says more than the title alone', async (text) => {
    expect(firstOf(await asked.one(text))).not.toEqual(firstOf(await asked.one(text.split(' ')[0]!)));
  });
});

it.each([
  ['misspelled', 'misspelled', 0.92],
  ['spelled as it sounds', 'spelled-as-heard', 0.93],
])('a title that is %s keeps its occupation', async (_, set, least) => {
  const rows = readSet(set);
  const answers = await asked.many(rows.map(([typed = '']) => typed));
  expect(share(answers.filter(({ code }, i) => isOneOf(code, rows[i]?.[2] ?? '')).length, rows)).toBeGreaterThan(least);
});

it('a misspelled title in the plural keeps the occupation of its singular', async () => {
  const typed = readSet('misspelled').flatMap(([one = '']) => (one.endsWith('s') ? [] : [one]));
  const [singulars, plurals] = [await asked.many(typed), await asked.many(typed.map((one) => `${one}s`))];
  const same = plurals.filter(({ code }, i) => code !== undefined && code.slice(0, 7) === singulars[i]?.code?.slice(0, 7));
  expect(share(same.length, typed)).toBeGreaterThan(0.97);
});

// Before short words were read: 62%.
it('a title with words that are cut off or contracted keeps its occupation', async () => {
  const rows = readSet('shortened');
  const [short, full] = [await asked.many(rows.map(([typed = '']) => typed)), await asked.many(rows.map(([, title = '']) => title))];
  expect(share(short.filter(({ code }, i) => isOneOf(code, full[i]?.code ?? '-')).length, rows)).toBeGreaterThan(0.91);
});

it('a title with short words is completed while it is typed', async () => {
  for (const [typed, code] of [
    ['sec gua', '33-9032.00'],
    ['dep sherif', '33-3051.00'],
    ['flt attendan', '53-2031.00'],
    ['plant mg', '11-3051.00'],
    ['mailrm cle', '43-9051.00'],
  ] as const)
    expect({ typed, codes: (await asked.one(typed)).codes.slice(0, 5) }).toEqual({ typed, codes: expect.arrayContaining([code]) as unknown });
});

it('a word that titles have is not taken for a short one', async () => {
  const [{ code: mill }, { codes: photo }] = [await asked.one('mill supervisor'), await asked.one('photo manager')];
  expect(mill).toBe('51-1011.00');
  expect(photo[0]).not.toBe('17-1021.00');
});

it('an informal name has the occupation of the job that it means', async () => {
  const rows = readSet('informal');
  const answers = await asked.many(rows.map(([text = '']) => text));
  expect(share(answers.filter(({ code }, i) => isOneOf(code, rows[i]?.[1] ?? '')).length, rows)).toBeGreaterThan(0.92);
  expect(await asked.many(['grease mon', 'bean coun', 'bean counter @ Deloitte', 'grease monkey at Walmart'])).toMatchObject([
    { code: '49-3023.00' },
    { code: '13-2011.00' },
    { code: '13-2011.00' },
    { code: '49-3023.00' },
  ]);
  // Whoever is only said to be like something may do anything.
  for (const text of ['new guy', 'tough guy', 'good guy', 'a guy', 'random dude']) expect((await asked.one(text)).codes).toEqual([]);
});

const OF_TWENTY = {
  ...{ everyday: 0.9, posting: 0.9, typo: 0.85, half: 0.95, short: 0.85 },
  ...{ sentence: 0.75, colloquial: 0.95, modern: 0.8, several: 0.85, none: 0.95 },
};

// At first look, 17 to 20 of 20 everyday titles, postings, titles that are half typed, and texts that are no job were right. Of informal names of the first author, 11 were, and 20 since
// they are read; of texts of the second author that name several jobs, 15, and 17 since more words are read between two jobs.
describe.each([
  ['by-kind', OF_TWENTY],
  ['second-by-kind', OF_TWENTY],
  ['third-by-kind', { everyday: 0.95, posting: 0.95, typo: 0.95, half: 0.97, sentence: 0.9, none: 0.93 }],
  ['fourth-by-kind', { everyday: 0.96, typo: 0.96, half: 0.9, none: 0.87 }],
])('a text of another author, by kind: %s', (set, leastOf) => {
  const rows = readSet(set).map(([kind = '', text = '', codes = '']) => ({ kind, text, codes }));
  const isRight = ({ code, codes, status }: TitleAnswer, wanted: string): boolean => {
    if (wanted === '') return code === undefined;
    if (wanted.startsWith('+'))
      return (
        status === 'ambiguous' &&
        wanted
          .slice(1)
          .split(',')
          .every((one) => codes.includes(one))
      );
    return isOneOf(code, wanted);
  };

  it.each(Object.entries(leastOf))('%s', async (kind, least) => {
    const texts = rows.filter((row) => row.kind === kind);
    const answers: TitleAnswer[] = [];
    for (const { text } of texts) answers.push(await asked.one(text));
    expect(share(answers.filter((answer, i) => isRight(answer, texts[i]?.codes ?? '')).length, texts)).toBeGreaterThanOrEqual(least);
    expect(answers.filter((answer, i) => answer.status === 'resolved' && !isRight(answer, texts[i]?.codes ?? '')).length).toBeLessThanOrEqual(2);
  });
});

describe('a sentence that says what somebody does', () => {
  // The author of the frames wrote the sentences before reading the list of activities, looked at the held-out ones only in total, and wrote the later ones to find misses.
  const rows = readSet('activity-sentences').map(([text = '', codes = '', part = '']) => ({ text, codes, part }));

  it.each([
    { part: 'seen', least: 0.95 },
    { part: 'held-out', least: 0.89 },
    { part: 'later', least: 0.93 },
  ])('has the right occupation: $part', async ({ part, least }) => {
    const sentences = rows.filter((row) => row.part === part && row.codes !== '');
    const answers = await asked.many(sentences.map(({ text }) => text));
    const right = answers.filter(({ code }, i) => isOneOf(code, sentences[i]?.codes ?? ''));
    expect(share(right.length, sentences)).toBeGreaterThan(least);
  });

  it('names no job if nobody is paid for it', async () => {
    const answers = await asked.many(rows.filter(({ codes }) => codes === '').map(({ text }) => text));
    expect(answers.filter(({ status }) => status === 'resolved').length).toBeLessThanOrEqual(5);
    expect(share(answers.filter(({ code }) => code === undefined).length, answers)).toBeGreaterThan(0.82);
  });
});

describe('a long sentence about work', () => {
  // The author of work-words.tsv wrote them, looked at those that name a job, and at the others, which customers say and people at home.
  const rows = readSet('work-sentences').map(([text = '', codes = '']) => ({ text, codes }));
  const ofWork = rows.filter(({ codes }) => codes !== '');

  it('has its occupation among the first five, and is seldom sure of another one', async () => {
    const answers = await asked.many(ofWork.map(({ text }) => text));
    const isIn = (codes: readonly (string | undefined)[], i: number): boolean => codes.some((code) => isOneOf(code, ofWork[i]?.codes ?? ''));
    expect(share(answers.filter(({ codes }, i) => isIn(codes.slice(0, 5), i)).length, ofWork)).toBeGreaterThan(0.82);
    // Most of them are read by a verb and what it is done to ("I own a little shop where I fix watches": store manager).
    expect(answers.filter(({ status, code }, i) => status === 'resolved' && !isIn([code], i)).length).toBeLessThanOrEqual(8);
  });

  it('has the same answer while it is typed', async () => {
    const batch = await asked.many(ofWork.map(({ text }) => text));
    const different: string[] = [];
    for (const [i, { text }] of ofWork.entries())
      if (JSON.stringify(firstOf(await asked.one(text))) !== JSON.stringify(firstOf(batch[i]!))) different.push(text);
    expect(different).toEqual([]);
  });

  it('has an answer before its last word is finished', async () => {
    const text = 'I stand in the road with a stop sign when children walk to sch';
    expect(await asked.one(text)).toMatchObject({ code: '33-9091.00' });
    expect(firstOf(await asked.one(text))).toEqual(firstOf((await asked.many([text]))[0]!));
  });

  it('tells more than a verb and what it is done to', async () => {
    expect((await asked.one('setting up the tables and dealing the cards for blackjack at a casino')).code).toBe('39-3011.00');
  });

  it('names no job if a customer says it, or somebody at home', async () => {
    const others = rows.filter(({ codes }) => codes === '');
    const answers = await asked.many(others.map(({ text }) => text));
    expect(share(answers.filter(({ code }) => code === undefined).length, others)).toBeGreaterThan(0.7);
    // Seven of them are read by a verb and what it is done to, and were before ("I make coffee and toast for breakfast every morning").
    expect(answers.filter(({ status }) => status === 'resolved').length).toBeLessThanOrEqual(9);
  });
});

it.each([
  'is the pharmacy open on labor day',
  'Baker Street, London',
  'nurse shark',
  'captain crunch cereal',
  'asdf asdf test 123',
  'I do laundry on Sundays',
  'i love hiking and craft beer',
])('%s names no job', async (text) => {
  expect((await asked.one(text)).codes).toEqual([]);
  expect((await asked.many([text]))[0]?.codes).toEqual([]);
});

it('NP after a park is a national park, and PT next to another test is one', async () => {
  expect((await asked.one('Seasonal Park Ranger, Yosemite NP')).code).toBe('19-1031.03');
  expect((await asked.one('NDT Level II UT/PT')).code).not.toBe('29-1123.00');
});

describe('a field of work', () => {
  // The second set is of another author, who saw no rules: 79 of 90 were right at first look.
  it.each([
    ['fields', 0.85, 0.9],
    ['second-fields', 0.8, 0.82],
  ])('is answered with the jobs that are observed in it, in a batch as while it is typed (%s)', async (set, leastWhole, leastTyped) => {
    const rows = readSet(set);
    const texts = rows.map(([text = '']) => text);
    const [whole, typed] = [await asked.many(texts), []] as [TitleAnswer[], TitleAnswer[]];
    for (const text of texts) typed.push(await asked.one(text));
    const right = (answers: readonly TitleAnswer[]): number => share(answers.filter(({ code }, i) => isOneOf(code, rows[i]?.[1] ?? '')).length, rows);
    expect(right(whole)).toBeGreaterThan(leastWhole);
    expect(right(typed)).toBeGreaterThan(leastTyped);
  });

  // Of things, "burger", "shampoo", and "blockchain" are seen as fields; of words that occur in titles, "tower", "stock", "shelf", and "counter".
  it.each([
    ['things', 3],
    ['second-not-fields', 4],
  ])('is rarely seen in words that only occur in titles, or for things (%s)', async (set, most) => {
    const texts = readSet(set).map(([text = '']) => text);
    const [whole, typed] = [await asked.many(texts), []] as [TitleAnswer[], TitleAnswer[]];
    for (const text of texts) typed.push(await asked.one(text));
    for (const answers of [whole, typed]) expect(answers.filter(({ status }) => status === 'resolved').length).toBeLessThanOrEqual(most);
  });

  it('is not that of its teachers and managers, unless the text says so', async () => {
    expect((await asked.one('welding')).code).toBe('51-4121.00');
    expect((await asked.one('welding instructor')).code).toBe('25-1194.00');
    expect((await asked.one('construction')).code).toBe('47-2061.00');
    expect((await asked.one('construction manager')).code).toBe('11-9021.00');
  });

  it('says why', async () => {
    const { body } = await service.get('/api/titleconvert?title=plumbing&_fast=false&explain=true', token);
    expect(body.data[0].explanation).toContainEqual({
      kind: 'field',
      weight: expect.any(Number),
      text: expect.stringMatching(/names a field of work.* \d+% belong to this occupation/),
    });
  });
});

// The second set is of another author: 14 of its 120 texts have a match, most of them less probable than .4.
describe.each(['not-jobs', 'second-not-jobs'])('texts that are no job (%s)', (set) => {
  const texts = readSet(set).map(([text = '']) => text);
  const least = set === 'not-jobs' ? 0.92 : 0.87;

  it('have no match, and nothing is sure about the few that have one', async () => {
    const answers = await asked.many(texts);
    expect(share(answers.filter(({ code }) => code === undefined).length, texts)).toBeGreaterThan(least);
    expect(share(answers.filter(({ status }) => status === 'resolved').length, texts)).toBeLessThan(0.03);
  });

  it('are rarely taken for the beginning of a title, and nothing is sure about those', async () => {
    const answers: TitleAnswer[] = [];
    for (const text of texts) answers.push(await asked.one(text));
    expect(share(answers.filter(({ code }) => code === undefined).length, texts)).toBeGreaterThan(0.85);
    expect(share(answers.filter(({ status }) => status === 'resolved').length, texts)).toBeLessThan(0.03);
  });
});

describe('texts of kinds that nothing was learned from', () => {
  const texts = readSet('third-not-jobs').map(([text = '']) => text);

  // Measured: 0.74 have no match; 0.58, and 23 of 211 resolved, by rules alone.
  it('have seldom a match, and more seldom a sure one', async () => {
    const answers: TitleAnswer[] = [];
    for (const text of texts) answers.push(await asked.one(text));
    expect(share(answers.filter(({ code }) => code === undefined).length, texts)).toBeGreaterThan(0.7);
    expect(share(answers.filter(({ status }) => status === 'resolved').length, texts)).toBeLessThan(0.09);
  });
});

it.each(['need a dog walker this weekend', 'looking for a good pediatrician in Tulsa', 'bachelor of science in nursing', 'Fiddler on the Roof lyrics'])(
  '%s is no job by its words, alone, in a batch, and in the query language',
  async (text) => {
    expect(await asked.one(text)).toMatchObject({ codes: [], suggestion: expect.stringContaining('is not a job title') });
    expect(await asked.one(text, '&_fast=false')).toMatchObject({ codes: [] });
    expect((await asked.many([text]))[0]?.codes).toEqual([]);
  },
);

it.each([
  ['nurse needed ASAP in Tulsa', '29-1141.00'],
  ['looking for a dog walker', '39-2021.00'],
  ['debt collection', '43-3011.00'],
  ['barista Panera Bread', '35-3023.01'],
  ['I am a registered nur', '29-1141.00'],
])('%s is a job', async (text, code) => {
  expect((await asked.one(text)).code).toBe(code);
});

describe('the last noun of a text', () => {
  const rows = readSet('named-things');

  it('says whether the text names a job or a thing, in a batch as while it is typed and in the query language', async () => {
    const texts = rows.map(([text = '']) => text);
    const [whole, typed] = [await asked.many(texts), []] as [TitleAnswer[], TitleAnswer[]];
    for (const text of texts) typed.push(await asked.one(text));
    const isRight = ({ code, codes }: TitleAnswer, i: number): boolean => {
      const wanted = rows[i]?.[1] ?? '';
      return wanted === '' ? codes.length === 0 : isOneOf(code, wanted);
    };
    expect(texts.filter((_, i) => !isRight(whole[i]!, i))).toEqual([]);
    expect(texts.filter((_, i) => !isRight(typed[i]!, i))).toEqual([]);
    const { body } = await service.post('/api/dsl', { query: 'TITLECONVERT "hair dryer"' }, token);
    expect(body).toMatchObject({ data: [], suggestion: expect.stringContaining('"hair dryer" is not a job title') });
  });

  it('is awaited while a word is typed that may go on', async () => {
    expect((await asked.one('hair dr')).codes).not.toEqual([]);
    expect((await asked.one('school bus')).codes).not.toEqual([]);
  });
});

it.each([
  ['payroll', '43-3051.00'],
  ['yoga', '39-9031.00'],
])('%s names a field of work that mostly one occupation does', async (text, code) => {
  expect(await asked.many([text])).toMatchObject([{ code, status: 'resolved' }]);
});

describe('a text that is no job', () => {
  it('may begin a rare title, which is improbable', async () => {
    // An astronautical engineer.
    expect((await asked.one('astronaut')).probability).toBeLessThan(0.05);
  });

  it.each(['pil', 'cn', 'marriage', 'husband', 'car insurance', 'shopping cart'])('%s may begin a title, which is not sure', async (text) => {
    expect((await asked.one(text)).status).toBe('ambiguous');
  });

  it.each(['weather forecast', 'tax return', 'bank account', 'fence', 'aspiring actor', 'former ceo', 'full time', 'superman', 'history'])(
    '%s names no one who works, and is not resolved',
    async (text) => {
      const [whole] = await asked.many([text]);
      expect(whole!.status).toBe('ambiguous');
      // While it is typed, a weather forecaster or a bank accountant may be on the way.
      if (!['weather forecast', 'bank account'].includes(text)) expect((await asked.one(text)).status).toBe('ambiguous');
    },
  );

  it.each(['Kramer', 'keller', 'Fowler', 'Batman'])('%s is a name that is one letter from a job', async (text) => {
    expect(await asked.one(text)).toMatchObject({ code: undefined, suggestion: expect.stringMatching(/is a name/) });
    expect(await asked.one(text, '&_fast=false')).toMatchObject({ code: undefined });
    expect(await asked.many([text])).toMatchObject([{ code: undefined }]);
  });

  it.each([
    ['Gardner', '37-3011.00'],
    ['plummer', '47-2152.00'],
    ['sales clark', '41-2031.00'],
  ])('%s is spelled like a name, and a job', async (text, code) => {
    expect((await asked.one(text)).code).toBe(code);
  });

  it('is no rare job, if its word begins far more frequent titles', async () => {
    expect((await asked.one('costumer')).code).toBe('39-3092.00');
    expect((await asked.one('custumer')).code).toBe('43-4051.00');
  });

  it('is answered with the documented members only', async () => {
    const { body } = await service.get('/api/titleconvert?title=student', token);
    expect(Object.keys(body).sort()).toEqual(['count', 'data', 'disambiguation', 'query', 'success', 'suggestion', 'versions']);
  });

  it('in a batch has its own suggestion, and the others none', async () => {
    const { body } = await service.post('/api/dsl', { query: 'TITLECONVERT ["student", "registered nurse"]' }, token);
    const [student, nurse] = body.data.results as { suggestion?: string }[];
    expect(student?.suggestion).toContain('"student" is not a job title');
    expect(nurse).not.toHaveProperty('suggestion');
    expect(body).not.toHaveProperty('suggestion');
  });

  it.each(['foo bar', 'lol', 'haha', '&', '<3', '1', 'sofa', 'pork', 'hi there!', 'prefer not to answer', 'we are hiring nurses'])(
    '%s has no match while it is typed',
    async (text) => {
      expect(await asked.one(text)).toMatchObject({ codes: [], status: 'ambiguous', suggestion: expect.any(String) });
    },
  );

  it.each(['n/a', 'student', 'retired', 'college student', 'unemployed', '12345', 'chicago', 'London', 'Austin, TX', 'walmart'])(
    '%s: what to send instead',
    async (text) => {
      const { codes, status, suggestion } = await asked.one(text);
      expect({ codes, status }).toEqual({ codes: [], status: 'ambiguous' });
      expect(suggestion).toContain(`"${text}"`);
    },
  );
});

describe('several jobs in one text', () => {
  const rows = ['several-jobs', 'second-several-jobs', 'third-several-jobs'].flatMap((set) =>
    readSet(set).map(([text = '', isOne = '', codes = '']) => ({ text, isOne: isOne === 'yes', codes })),
  );

  it('are several on separate lines, too', async () => {
    expect(await asked.one('nurse\nteacher')).toMatchObject({ status: 'ambiguous', suggestion: expect.stringContaining('several jobs') });
  });

  it('are ambiguous, and both are found', async () => {
    const several = rows.filter(({ isOne }) => !isOne);
    const answers = await Promise.all(several.map(({ text }) => asked.one(text)));
    const named = answers.filter(({ status, codes }, i) => {
      const [first = '', second = ''] = (several[i]?.codes ?? '').split(' | ');
      return status === 'ambiguous' && [first, second].every((job) => codes.slice(0, 2).some((code) => isOneOf(code, job)));
    });
    expect(share(named.length, several)).toBeGreaterThan(0.85);
  });

  it('but one job with a sign in its name stays one', async () => {
    const single = rows.filter(({ isOne }) => isOne);
    const answers = await Promise.all(single.map(({ text }) => asked.one(text)));
    expect(answers.filter(({ suggestion }) => suggestion?.startsWith('The text names several jobs') === true)).toEqual([]);
    expect(share(answers.filter(({ code }, i) => isOneOf(code, single[i]?.codes ?? '')).length, single)).toBeGreaterThan(0.9);
  });

  it('get a question', async () => {
    expect((await asked.one('nurse/teacher')).suggestion).toBe('The text names several jobs. Which one is meant: "nurse" or "teacher"?');
  });
});

describe('abbreviations in the plural mean what they mean in the singular', () => {
  const TITLES = ['lab tech', 'sales rep', 'account exec', 'project mgr', 'CNA', 'pharmacy tech', 'software eng', 'LPN'];

  it.each(['', '&_fast=false'])('by REST%s', async (more) => {
    for (const title of TITLES) {
      const [singular, plural] = [await asked.one(title, more), await asked.one(`${title}s`, more)];
      expect([title, plural.code, plural.status]).toEqual([title, singular.code, singular.status]);
    }
  });

  it('in a batch', async () => {
    const [singular, plural] = [await asked.many(TITLES), await asked.many(TITLES.map((title) => `${title}s`))];
    expect(plural.map(({ code }) => code)).toEqual(singular.map(({ code }) => code));
  });
});
