import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { npmProgram, PROJECT } from './npm-program.ts';

/** Generous: a first start resolves jars, loads and indexes the whole dataset, on a slow machine next to other tests. */
export const START_MS = 600_000;
export const PASSWORD = 'a password for the tests of npm start';

// The shape of a body is what tests are about.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Body = any;

/** One `npm start`, as a process of its own, on a data folder. */
export class NpmStart {
  output = '';
  private code: number | null | undefined;

  private constructor(readonly child: ChildProcess) {
    const collect = (chunk: Buffer): void => void (this.output += chunk.toString());
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('exit', (code) => (this.code = code));
  }

  /** By npm as an operator does, or node alone: then the child is the service itself, which a test can kill. */
  static on(data: string, by: 'node' | 'npm' = 'node'): NpmStart {
    const env: NodeJS.ProcessEnv = { ...process.env, DATA_DIR: data, PORT: '0', LOG_LEVEL: 'warn', SEED_ANALYST_PASSWORD: PASSWORD };
    // Half the work of the engine is to compile it, and a run this short gains nothing from the better compiler.
    env['JAVA_TOOL_OPTIONS'] = '-XX:TieredStopAtLevel=1';
    // The engines of the test run are not those of the service under test.
    for (const name of ['DATABASE_URL', 'OPENSEARCH_URL', 'OPENSEARCH_INDEX_PREFIX', 'SEED_ADMIN_PASSWORD', 'JWT_SECRET', 'HOST']) env[name] = '';
    const [command, args] = by === 'npm' ? ['npm', ['start']] : [process.execPath, npmProgram('start/main.ts')];
    return new NpmStart(spawn(command, args, { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'pipe'] }));
  }

  get url(): string {
    return /Ready at (http:\S+) after/.exec(this.output)?.[1] ?? '';
  }

  async ready(): Promise<void> {
    await this.until(() => this.output.includes('Ctrl-C stops the service'), START_MS);
  }

  async until(condition: () => boolean | Promise<boolean>, milliseconds = 120_000): Promise<void> {
    const deadline = Date.now() + milliseconds;
    while (!(await condition())) {
      await sleep(100);
      if (this.code !== undefined) throw new Error(`npm start ended with ${this.code}:\n${this.output}`);
      if (Date.now() > deadline) throw new Error(`waited ${milliseconds / 1000} s in vain:\n${this.output}`);
    }
  }

  async ended(): Promise<number | null> {
    const deadline = Date.now() + 120_000;
    while (this.code === undefined) {
      await sleep(50);
      if (Date.now() > deadline) throw new Error(`npm start did not end:\n${this.output}`);
    }
    return this.code;
  }

  async signIn(): Promise<string> {
    const { status, body } = await call(`${this.url}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'analyst', password: PASSWORD }),
    });
    if (status !== 200) throw new Error(`The analyst could not sign in: ${status} ${JSON.stringify(body)}`);
    return body.tokens.access_token as string;
  }

  /** The code that typing half a title gives first, or the status of the refusal. */
  async typeahead(token: string, title = 'registered nur'): Promise<string | number> {
    const { status, body } = await call(`${this.url}/api/titleconvert?title=${encodeURIComponent(title)}`, { headers: { authorization: `Bearer ${token}` } });
    return status === 200 ? (body.data[0].onet_code as string) : status;
  }

  async health(): Promise<Body> {
    return (await call(`${this.url}/health`)).body;
  }

  /** Waits for a check to find nothing wrong: on a busy machine, an engine that has just started may take longer to answer than a check waits. */
  async healthy(milliseconds = 60_000): Promise<void> {
    let body: Body;
    const deadline = Date.now() + milliseconds;
    while ((body = await this.health()).status !== 'ok') {
      if (Date.now() > deadline) throw new Error(`still not healthy after ${milliseconds / 1000} s: ${JSON.stringify(body)}\n${this.output}`);
      await sleep(500);
    }
  }
}

async function call(url: string, init: RequestInit = {}): Promise<{ status: number; body: Body }> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) });
  return { status: response.status, body: await response.json() };
}
