import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import PlainGlobalsEnvironment from './plain-globals-environment.js';

const EVERY_MS = 50;

/** The addresses of the engines and of the service that global-setup.ts starts, as soon as there are any. */
async function sharedEngines() {
  const file = process.env.TEST_ENGINES_FILE;
  while (!existsSync(file)) await sleep(EVERY_MS);
  const { problem, ...addresses } = JSON.parse(readFileSync(file, 'utf8'));
  if (problem !== undefined) throw new Error(problem);
  return addresses;
}

/**
 * For tests on the shared engines. Waits for them, and puts their addresses into the environment variables of the test. A file that begins with the comment
 * `@engines own` does not wait.
 */
export default class SharedEnginesEnvironment extends PlainGlobalsEnvironment {
  constructor(config, context) {
    super(config, context);
    this.hasOwnEngines = 'engines' in context.docblockPragmas;
  }

  async setup() {
    await super.setup();
    if (!this.hasOwnEngines) Object.assign(this.global.process.env, await sharedEngines());
  }
}
