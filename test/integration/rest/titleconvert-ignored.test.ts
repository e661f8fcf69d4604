import { ServiceClient } from '../../setup/service-client.ts';

let service: ServiceClient;
let token: string;
beforeAll(async () => {
  service = ServiceClient.shared();
  token = await service.signIn();
});
afterAll(() => service.stop());

it.each([
  ['Retired nurse', ['Retired']],
  ['nurse (former)', ['(former)']],
  ['former nurse, now realtor', ['former']],
  ['realtor (former nurse)', ['former']],
  ['realtor, formerly a nurse', ['formerly a']],
  ['I used to be a nurse', ['I used to be a']],
  ['I was a plumber', ['I was a']],
  ['I was plumber', ['I was']],
  ['previous occupation: nurse', ['previous occupation:']],
  ['nurse until 2019', ['until 2019']],
  ['unemployed nurse', ['unemployed']],
  ['I am a nurse', ['I am a']],
  ['i am nurse', ['i am']],
  ['find me a nurse job', ['find me a', 'job']],
  ['nurse position wanted', ['position wanted']],
])('%s: what is set aside is in ignored, alone and in a batch', async (title, ignored) => {
  const { body } = await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}`, token);
  expect(body.ignored).toEqual(ignored);
  const batch = await service.post('/api/dsl', { query: `TITLECONVERT ["${title}"]` }, token);
  expect(batch.body.data.results[0].ignored).toEqual(ignored);
});

it.each(['nurse', 'Nurse Manager', 'job coach', 'realtor / nurse'])('nothing of %s is', async (title) => {
  expect((await service.get(`/api/titleconvert?title=${encodeURIComponent(title)}`, token)).body).not.toHaveProperty('ignored');
});
