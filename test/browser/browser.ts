import { randomUUID } from 'node:crypto';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import type { Role } from '../../src/catalog/roles.ts';
import { addUser } from '../../src/auth/users.ts';
import { chromiumPath, CHROMIUM_FLAGS } from '../setup/chromium.ts';
import { ServiceClient } from '../setup/service-client.ts';
import { WritableService } from '../setup/writable-service.ts';

export const PASSWORD = 'correct horse battery';
export const WIDE = { width: 1280, height: 800 };
export const NARROW = { width: 360, height: 740 };

const found = chromiumPath();
if (found === undefined) process.stderr.write('SKIPPED: the tests of the web console need Chromium. Install one, or set CHROMIUM_PATH.\n');
/** `describe` where there is a Chromium. */
export const describeInBrowser = found === undefined ? describe.skip : describe;

const launch = (): Promise<Browser> => chromium.launch({ executablePath: found!, args: [...CHROMIUM_FLAGS] });

/** A Chromium and the users of one test file. */
export class Visits {
  private readonly users: string[] = [];
  private constructor(
    readonly service: ServiceClient,
    private readonly browser: Browser,
    private readonly stopService: () => Promise<void>,
  ) {}

  /** Visits the service that all tests share. */
  static async start(): Promise<Visits> {
    const service = ServiceClient.shared();
    return new Visits(service, await launch(), () => service.stop());
  }

  /** Visits a service whose few companies may be changed. */
  static async startWritable(): Promise<Visits> {
    const own = await WritableService.start();
    await own.reset({ indices: true });
    return new Visits(own.service, await launch(), () => own.stop());
  }

  async stop(): Promise<void> {
    await this.browser.close();
    await this.service.database.query({ text: 'DELETE FROM users WHERE username = ANY($1)', values: [this.users] });
    await this.stopService();
  }

  async user(role: Role = 'analyst'): Promise<string> {
    const username = `browser-${randomUUID()}`;
    await addUser(this.service.database, { username, password: PASSWORD, role, tier: 'internal' });
    this.users.push(username);
    return username;
  }

  /** A page of nobody, in a fresh browser profile. */
  async stranger(): Promise<Visit> {
    const context = await this.browser.newContext({ baseURL: this.service.url, viewport: WIDE, colorScheme: 'light', reducedMotion: 'reduce' });
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: this.service.url });
    return new Visit(context, await context.newPage());
  }

  /** A page of a user who is signed in. */
  async signedIn(role?: Role): Promise<Visit> {
    const visit = await this.stranger();
    const data = { username: await this.user(role), password: PASSWORD };
    await visit.context.request.post('/auth/session', { data, headers: { 'x-forwarded-for': this.service.address } });
    return visit;
  }
}

/** A page, and everything that should not happen in it: errors in the console, and requests to other hosts. */
export class Visit {
  readonly problems: string[] = [];

  constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.setDefaultTimeout(10_000);
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) this.problems.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => this.problems.push(`exception: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (!['data:', 'blob:'].includes(url.protocol) && url.hostname !== '127.0.0.1') this.problems.push(`request to ${url.host}`);
    });
  }

  /** Opens a path and waits until its answers are there. */
  async open(path: string): Promise<Page> {
    await this.page.goto(path);
    await this.page.getByRole('main').waitFor();
    await this.page.waitForLoadState('networkidle');
    return this.page;
  }

  async close(): Promise<void> {
    await this.context.close();
  }
}
