import { isOneOf, readSet } from '../../titles/sets.ts';
import { ServiceClient } from '../../setup/service-client.ts';
import { firstOf, TitleAnswers } from '../../setup/title-answers.ts';

const service = ServiceClient.shared();
let token: string;
beforeAll(async () => {
  token = await service.signIn();
});
afterAll(() => service.stop());

const asked = new TitleAnswers(service, () => token);
const titleconvert = async (
  query: string,
): Promise<{ employer?: string; data: { onet_code: string; company_name: string; probability: number }[]; resolved_context?: unknown }> =>
  (await service.get(`/api/titleconvert?${query}`, token)).body;

/** How people write a title with its employer. */
const WRITTEN: Readonly<Record<string, (title: string, employer: string) => string>> = {
  behind: (title, employer) => `${title} at ${employer}`,
  before: (title, employer) => `${employer} ${title}`,
};

describe('a title with its employer in the text', () => {
  // By authors who had seen neither the data nor an answer of the service. Before employers in the text counted like those of `company`: 43 and 44 of the 80, 69 and 71 of the 120.
  it.each([
    { written: 'behind', set: 'second-at-employers', kind: 'plain', least: 128 },
    { written: 'behind', set: 'second-at-employers', kind: 'deciding', least: 71 },
    { written: 'behind', set: 'third-at-employers', kind: 'employer', least: 99 },
    { written: 'before', set: 'second-at-employers', kind: 'plain', least: 128 },
    { written: 'before', set: 'second-at-employers', kind: 'deciding', least: 71 },
    { written: 'before', set: 'third-at-employers', kind: 'employer', least: 97 },
  ])('has the occupation that the title has there, alone and in a batch: $kind, $written ($set)', async ({ written, set, kind, least }) => {
    const rows = readSet(set).filter((row) => row[3] === kind);
    const texts = rows.map(([title = '', employer = '']) => WRITTEN[written]!(title, employer));
    const answers = await asked.many(texts);
    expect(answers.filter(({ code }, i) => isOneOf(code, rows[i]?.[2] ?? '')).length).toBeGreaterThanOrEqual(least);
    const different: string[] = [];
    for (const [i, text] of texts.entries())
      if (i % 4 === 0 && JSON.stringify(firstOf(await asked.one(text))) !== JSON.stringify(firstOf(answers[i]!))) different.push(text);
    expect(different).toEqual([]);
  });

  it('has the answer that the title has with that company, if the employer is in the dataset', async () => {
    const pairs = readSet('at-employers');
    let said = 0;
    const different: string[] = [];
    for (const [title = '', employer = ''] of pairs) {
      const text = `${title} at ${employer}`;
      if ((await titleconvert(`title=${encodeURIComponent(text)}`)).employer === undefined) continue;
      said++;
      const [there, given] = [await asked.one(text), await asked.one(title, `&company=${encodeURIComponent(employer)}`)];
      if (JSON.stringify(firstOf(there)) !== JSON.stringify(firstOf(given))) different.push(text);
    }
    // The others are employers that the dataset does not have, or known titles ("Walmart Cashier").
    expect(said).toBeGreaterThan(0.85 * pairs.length);
    expect(different).toEqual([]);
  });

  it.each([
    ['technician at Orkin', 'technician', 'Orkin'],
    ['Orkin technician', 'technician', 'Orkin'],
    ['Technician @ Orkin', 'technician', 'Orkin'],
    ['trainer at LA Fitness', 'trainer', 'LA Fitness'],
    ['cashier for Target', 'cashier', 'Target'],
    ['technician at Orkin in Dallas, TX', 'technician', 'Orkin'],
    ['driver @ UPS', 'driver', 'UPS'],
    ['technician @ CVS', 'technician', 'CVS'],
    ['analyst at BCG', 'analyst', 'BCG'],
    ['Technician - Orkin', 'technician', 'Orkin'],
    ['Technician, Orkin', 'technician', 'Orkin'],
    ['Technician (Orkin)', 'technician', 'Orkin'],
    ['Technician | Orkin, Dallas TX', 'technician', 'Orkin'],
    ['Orkin: technician', 'technician', 'Orkin'],
    ['Engineer - Boeing', 'engineer', 'Boeing'],
    ['Sales associate (Walmart)', 'sales associate', 'Walmart'],
    ['I work at State Farm as an agent', 'agent', 'State Farm'],
  ])('is answered like the title with company: %s', async (text, title, employer) => {
    const [there, given] = [
      await titleconvert(`title=${encodeURIComponent(text)}`),
      await titleconvert(`title=${encodeURIComponent(title)}&company=${encodeURIComponent(employer)}`),
    ];
    expect(there.data[0]).toMatchObject({
      onet_code: given.data[0]?.onet_code,
      company_name: given.data[0]?.company_name,
      probability: given.data[0]?.probability,
    });
    expect(there.employer).toBe(employer);
    expect(there.resolved_context).toBeUndefined();
  });

  it.each([
    ['Walgreens pharmacy technician', 'Walgreens'],
    ['CVS pharmacy technician', undefined],
  ])('does not take words of the title: %s', async (title, employer) => {
    const body = await titleconvert(`title=${encodeURIComponent(title)}`);
    expect(body.employer).toBe(employer);
    expect(body.data[0]?.onet_code).toBe('29-2052.00');
    expect(body.data[0]?.probability).toBeGreaterThan(0.9);
  });

  it('is said, also where the title is sure without it', async () => {
    expect((await titleconvert('title=cashier%20at%20Target%20Denver')).employer).toBe('Target');
    const { body } = await service.post('/api/dsl', { query: 'TITLECONVERT ["technician at Orkin", "cashier", "cashier at Target"]' }, token);
    expect(body.data.results.map(({ employer }: { employer?: string }) => employer)).toEqual(['Orkin', undefined, 'Target']);
    expect(body.resolved_context).toBeUndefined();
  });

  it('counts less than a company that is given', async () => {
    const [text, title] = [await titleconvert('title=technician%20at%20Orkin&company=AT%26T'), await titleconvert('title=technician&company=AT%26T')];
    expect(text.data[0]?.onet_code).toBe(title.data[0]?.onet_code);
    expect(text.employer).toBe('Orkin');
  });

  it.each([
    'Oracle developer',
    'Developer, Oracle',
    'Developer (Salesforce)',
    'Analyst - Gap',
    'Manager, Mercer',
    'Nurse - Gap year',
    'Operator - Crane',
    'Gap analyst',
    'Salesforce administrator',
    'visa officer',
    'apple picker',
    'general manager',
    'Mercer Island teacher',
    'Columbia river pilot',
  ])('is only read where neither titles nor places have the name: %s', async (title) => {
    expect((await titleconvert(`title=${encodeURIComponent(title)}`)).employer).toBeUndefined();
  });

  it.each(['shopping at Target', 'looking for a job at Walmart'])('does not make a job of another text: %s', async (text) => {
    expect((await titleconvert(`title=${encodeURIComponent(text)}`)).data).toEqual([]);
  });

  it.each(['technicians', 'a technician', 'the technicians'])('decides in any form of the title: %s', async (title) => {
    const [form, plain] = [await titleconvert(`title=${encodeURIComponent(title)}&company=Orkin`), await titleconvert('title=technician&company=Orkin')];
    expect(form.data[0]?.onet_code).toBe(plain.data[0]?.onet_code);
  });
});

describe('a single word', () => {
  it.each(['tech', 'officer'])('has the same first occupation while it is typed and as a whole: %s', async (title) => {
    const [typed, whole] = await Promise.all(['', '&_fast=false'].map((more) => titleconvert(`title=${title}${more}`)));
    expect(whole!.data[0]?.onet_code).toBeDefined();
    expect(typed!.data[0]?.onet_code).toBe(whole!.data[0]?.onet_code);
  });

  it.each([
    ['officer', 'Wells Fargo', '13-2072.00'],
    ['tech', 'Orkin', '37-2021.00'],
  ])('means what the employer does: %s at %s', async (title, employer, code) => {
    expect((await titleconvert(`title=${title}&company=${encodeURIComponent(employer)}`)).data[0]?.onet_code).toBe(code);
  });
});
