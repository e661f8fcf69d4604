import { ServiceClient } from '../../setup/service-client.ts';

const service = ServiceClient.shared();
let token: string;
beforeAll(async () => {
  token = await service.signIn();
});
afterAll(() => service.stop());

const firstOf = async (title: string): Promise<string> =>
  (await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}`, token)).body.data[0]?.onet_code;

describe('a job, and the beginning of words that do not belong to it', () => {
  it.each([
    // Noise
    ['nurse full t', 'nurse'],
    ['nurse part ti', 'nurse'],
    ['waiter part t', 'waiter'],
    ['waiter remot', 'waiter'],
    ['cook retir', 'cook'],
    ['nurse (ret', 'nurse'],
    ['server wed', 'server'],
    // A place
    ['nurse in Te', 'nurse'],
    // Another job
    ['waiter/bart', 'waiter'],
    ['cook/dis', 'cook'],
    ['nurse and teache', 'nurse'],
    // Few titles begin like this, and many people have the job.
    ['nurse f', 'nurse'],
    ['truck driver, r', 'truck driver'],
  ])('%s is the %s', async (typed, job) => {
    expect(await firstOf(typed)).toBe(await firstOf(job));
  });

  it.each([
    ['nurse prac', 'nurse practitioner'],
    ['engineer softw', 'software engineer'],
    ['nurse regist', 'registered nurse'],
    ['electrician appr', 'electrician apprentice'],
    ['welder f', 'welder fabricator'],
  ])('%s goes on as a title: %s', async (typed, title) => {
    expect(await firstOf(typed)).toBe(await firstOf(title));
  });
});

it.each([
  ['a nur', 'nur'],
  ['a truck dri', 'truck dri'],
  ['an acc', 'acc'],
  ['the nur', 'nur'],
  ['part time nur', 'nur'],
  ['full-time nur', 'nur'],
])('%s is completed as %s: an article or noise in front begins no title', async (typed, title) => {
  expect(await firstOf(typed)).toBe(await firstOf(title));
});
