import { OutageLog } from '../../../src/runtime/outage-log.ts';

it('an outage under traffic is one line at its begin, one a minute, and one at its end', () => {
  const lines: unknown[] = [];
  let debugged = 0;
  let now = Date.parse('2026-03-01T12:00:00Z');
  const log = {
    warn: (line: object, message: string) => lines.push(['warn', message, line]),
    info: (line: object, message: string) => lines.push(['info', message, line]),
    debug: () => debugged++,
  };
  const outages = new OutageLog(log as unknown as ConstructorParameters<typeof OutageLog>[0], 'The search engine', () => now);
  outages.worked();
  // 130 seconds, ten failures a second, and now and then a success.
  for (let i = 0; i < 1_300; i++) {
    outages.failed({ i }, 'request failed');
    if (i % 7 === 0) outages.worked();
    now += 100;
  }
  now += 4_000;
  outages.worked();
  now += 1_000;
  outages.worked();
  outages.worked();
  expect(lines).toEqual([
    ['warn', 'request failed. The search engine is away, or answers too late. Further failures are counted.', { i: 0 }],
    ['warn', 'The search engine is still away.', { failures: 600, since: '2026-03-01T12:00:00.000Z' }],
    ['warn', 'The search engine is still away.', { failures: 600, since: '2026-03-01T12:00:00.000Z' }],
    ['info', 'The search engine answers again.', { failures: 1_300, seconds: 130 }],
  ]);
  expect(debugged).toBe(1_299);
});
