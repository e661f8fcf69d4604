import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chromium, type Browser, type Page } from 'playwright-core';
import { addUser } from '../../../src/auth/users.ts';
import { buildFormScript } from '../../../src/runtime/form-script.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../../setup/chromium.ts';
import { ServiceClient } from '../../setup/service-client.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const USER = { username: 'person-at-the-form', password: 'correct horse battery' };
const executablePath = chromiumPath();
let service: ServiceClient;

beforeAll(async () => {
  service = ServiceClient.shared();
  await buildFormScript();
  await addUser(service.database, { ...USER, role: 'analyst', tier: 'internal' });
});
afterAll(() => service.stop());

it('the form is served without a token, and may load only its own files', async () => {
  const responses = await Promise.all(['form', 'form/form.css', 'form/form.js'].map((path) => fetch(`${service.url}/examples/${path}`)));
  expect(responses.map(({ status, headers }) => [status, headers.get('content-type')?.split(';')[0]])).toEqual([
    [200, 'text/html'],
    [200, 'text/css'],
    [200, 'text/javascript'],
  ]);
  expect(responses[0]!.headers.get('content-security-policy')).toContain("default-src 'none';script-src 'self';style-src 'self'");
  expect(await responses[0]!.text()).not.toMatch(/<script[^>]*>[^<]|\sstyle=|\son\w+=|https?:/);
  expect((await fetch(`${service.url}/examples/form/`)).url).toBe(`${service.url}/examples/form`);
});

if (executablePath === undefined) console.warn('Skipped: the example form in a browser. No Chromium was found; install one, or set CHROMIUM_PATH.');
else {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: [...CHROMIUM_FLAGS] });
  });
  afterAll(() => browser.close());

  const seriousProblems = async (page: Page): Promise<string[]> => {
    // The page's own policy refuses other scripts; this one comes from the browser.
    await page.evaluate(AXE);
    const found = await page.evaluate("axe.run().then(({ violations }) => violations.map(({ id, impact, nodes }) => [impact, id, nodes[0].html].join(' ')))");
    return (found as string[]).filter((problem) => /^(?:serious|critical)/.test(problem));
  };

  it.each([
    ['light', 1280],
    ['dark', 360],
  ] as const)('by keyboard alone: sign in, type, pick, and save (%s, %s pixels wide)', async (colorScheme, width) => {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
    const page = await context.newPage();
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('request', (request) => request.url().startsWith(`${service.url}/`) || request.url().startsWith('data:') || problems.push(request.url()));
    await page.goto(`${service.url}/examples/form`);
    const { keyboard } = page;

    await page.waitForSelector('#sign-in:not([hidden])');
    expect(await seriousProblems(page)).toEqual([]);
    await keyboard.press('Tab');
    await keyboard.type(USER.username);
    await keyboard.press('Tab');
    await keyboard.type(USER.password);
    await keyboard.press('Enter');

    await page.waitForSelector('#title:focus');
    await keyboard.type('registered nur', { delay: 5 });
    const option = page.locator('#title-suggestions [role=option]').first();
    await option.waitFor();
    expect(await option.textContent()).toContain('Registered Nurse');
    expect(await page.locator('#title-suggestions mark').first().textContent()).toMatch(/^Registered/i);
    await keyboard.press('ArrowDown');
    expect(await page.getAttribute('#title', 'aria-activedescendant')).toBe('title-suggestions-0');
    expect(await seriousProblems(page)).toEqual([]);
    await keyboard.press('Escape');
    expect(await page.getAttribute('#title', 'aria-expanded')).toBe('false');
    await keyboard.press('ArrowDown');
    await option.waitFor();
    await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    expect(await page.inputValue('#title')).toMatch(/^Registered Nurse/);

    await keyboard.press('Enter');
    await page.waitForSelector('#result:not([hidden])');
    await page.getByText('The choice was recorded.').waitFor();
    expect(JSON.parse((await page.textContent('#stored'))!)).toMatchObject({
      onet_code: '29-1141.00',
      chosen_by: 'person',
      versions: { dataset: expect.any(String) },
    });
    expect(await seriousProblems(page)).toEqual([]);

    // Several meanings: the page asks. No meaning: the text stays without a code.
    await page.fill('#title', 'driver or nurse');
    await keyboard.press('Enter');
    await page.waitForSelector('#choices button');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await page.fill('#title', 'asdf');
    await keyboard.press('Enter');
    await page.getByText('No occupation found').waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
}
