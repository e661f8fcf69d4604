import { EngineProxy } from '../../setup/engine-proxy.ts';
import { ServiceClient } from '../../setup/service-client.ts';
import { TestService } from '../../setup/test-service.ts';
import { firstOf, TitleAnswers } from '../../setup/title-answers.ts';

/** Longer than the first response waits for the versions. The engine says which index it serves last, as on a busy machine. */
const LATE = { ms: 2_500, to: /^GET .*filter_path/ };

const shared = ServiceClient.shared();
let proxy: EngineProxy;
let slow: TestService;

beforeAll(async () => {
  proxy = await EngineProxy.start({ late: LATE });
  slow = await TestService.start({ opensearchUrl: proxy.url, env: { OPENSEARCH_TIMEOUT_MS: '20000' } });
});
afterAll(async () => {
  await Promise.all([slow.stop(), shared.stop()]);
  proxy.goAway();
});

it('the first title is ranked as any other, also if the engine takes its time to say which index it has', async () => {
  const [token, own] = await Promise.all([shared.signIn(), slow.signIn()]);
  const [usual, first] = [new TitleAnswers(shared, () => token), new TitleAnswers(slow, () => own)];
  expect(firstOf(await first.one('pharmcist'))).toEqual(firstOf(await usual.one('pharmcist')));
});
