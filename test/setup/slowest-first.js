import Sequencer from '@jest/test-sequencer';

/** Files with engines that take longest, the longest first. Jest knows durations only from an earlier run on the same machine, and a clean clone has none. */
const SLOW = [
  'integration/rest/translate-labeled.test.ts',
  'integration/rest/translate-unsaid.test.ts',
  'integration/indexer/index-watcher.test.ts',
  'integration/start.test.ts',
  'integration/dsl/readers-order.test.ts',
  'integration/backup/backup.test.ts',
  'integration/auth/hardening.test.ts',
  'integration/deliveries/corrections.test.ts',
  'integration/dsl/corpus.test.ts',
  'integration/conversion/one-answer.test.ts',
  'integration/auth/service-keys.test.ts',
  'integration/rest/title-model-health.test.ts',
  'integration/rest/engine-away.test.ts',
  'integration/deployment/compiled.test.ts',
  'integration/deliveries/load.test.ts',
  'integration/indexer/verify.test.ts',
  'integration/dsl/random.test.ts',
  'integration/indexer/follow.test.ts',
  'integration/indexer/rebuild.test.ts',
];

/** Files of these projects need no engines, and run while the engines are prepared. */
const WITHOUT_ENGINES = ['unit', 'dataset'];

function place({ path, context }) {
  if (WITHOUT_ENGINES.includes(context.config.displayName?.name)) return -1;
  const found = SLOW.findIndex((file) => path.replaceAll('\\', '/').endsWith(`/${file}`));
  return found < 0 ? SLOW.length : found;
}

/** Starts with what needs no engines, then the slowest files, so that the run does not end with one worker busy and the others idle. */
export default class SlowestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => place(a) - place(b));
  }
}
