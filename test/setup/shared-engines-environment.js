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

/** For tests on the shared engines. Waits for them, and puts their addresses into the environment variables of the test. */
export default class SharedEnginesEnvironment extends PlainGlobalsEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global.process.env, await sharedEngines());
  }
}
