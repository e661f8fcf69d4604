import Sequencer from '@jest/test-sequencer';

/** Files that take longest, the longest first. Jest knows durations only from an earlier run on the same machine, and a clean clone has none. */
const SLOW = [
  'integration/start.test.ts',
  'integration/indexer/index-watcher.test.ts',
  'integration/dsl/corpus.test.ts',
  'integration/conversion/prefixes.test.ts',
  'integration/conversion/one-answer.test.ts',
  'integration/indexer/rebuild.test.ts',
];

const place = ({ path }) => {
  const found = SLOW.findIndex((file) => path.replaceAll('\\', '/').endsWith(`/${file}`));
  return found < 0 ? SLOW.length : found;
};

/** Starts the slowest files first, so that the run does not end with one worker busy and the other idle. */
export default class SlowestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((a, b) => place(a) - place(b));
  }
}
