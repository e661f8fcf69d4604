import { EngineProxy } from '../../setup/engine-proxy.ts';
import { TestService } from '../../setup/test-service.ts';

let proxy: EngineProxy;
let service: TestService;
let token: string;
beforeAll(async () => {
  proxy = await EngineProxy.start();
  service = await TestService.start({ opensearchUrl: proxy.url, env: { OPENSEARCH_TIMEOUT_MS: '60000' } });
  token = await service.signIn('admin');
});
afterAll(async () => {
  proxy.goAway();
  await service.stop();
});

/** The number of batches in a state. */
async function batches(state: 'running' | 'waiting'): Promise<number> {
  const response = await fetch(`${service.url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  return Number(new RegExp(`^lma_batches\\{state="${state}"\\} (\\d+)$`, 'm').exec(await response.text())?.[1]);
}

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
};

it('twenty batches of one caller wait, more are refused, and those whose caller disconnects are dropped', async () => {
  proxy.hang();
  const caller = new AbortController();
  const send = (signal?: AbortSignal): Promise<Response> =>
    fetch(`${service.url}/api/dsl`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: 'TITLECONVERT ["registered nurse", "welder"]' }),
      ...(signal === undefined ? {} : { signal }),
    });
  const sent = Array.from({ length: 21 }, () => send(caller.signal).then(Boolean, () => false));
  await until(async () => (await batches('waiting')) === 20);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(Object.fromEntries(['retry-after', 'ratelimit', 'ratelimit-policy', 'x-error-code'].map((name) => [name, refused.headers.get(name)]))).toEqual({
    'retry-after': '2',
    ratelimit: '"batches"; r=0; t=2',
    'ratelimit-policy': '"batches"; q=21; qu="concurrent-requests"',
    'x-error-code': 'too_many_batches',
  });
  expect(await refused.json()).toEqual({
    success: false,
    error: 'Your earlier batches are still being converted.',
    suggestion: 'Send the next batch when one of them has ended.',
    request_id: refused.headers.get('x-request-id'),
  });

  caller.abort();
  expect(await Promise.all(sent)).toEqual(Array(21).fill(false));
  await until(async () => (await batches('waiting')) === 0);
  await proxy.comeBack();
  await until(async () => (await batches('running')) === 0);
  expect((await send()).status).toBe(200);
});
