import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumPath, CHROMIUM_FLAGS } from '../test/setup/chromium.ts';

// `npm run console:screenshots -- --url URL --credentials FILE --out FOLDER [--only NAMES]`: a picture of each view of the web console of a running service, wide and narrow,
// light and dark, and how long the first paint and the suggestions took, measured by the browser.

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    credentials: { type: 'string', default: '.data/credentials.json' },
    user: { type: 'string', default: 'admin' },
    out: { type: 'string', default: '.data/screenshots' },
    only: { type: 'string' },
  },
});

const QUERY = encodeURIComponent('LIST COMPANIES FOR CLUSTER 75 WHERE BADGE_GROWTH IS Ranked ORDER BY BLEND_GROWTH LIMIT 20');
const VIEWS: Readonly<Record<string, string>> = {
  start: '/',
  lookup: '/?q=registered+nur',
  corrected: '/?q=Sr.+electrican+(nights),+Austin+TX',
  unsure: '/?q=manager',
  context: '/?q=banker&employer=Walmart&place=Texas',
  'no-job': '/?q=student',
  employer: '/app/employer/Walmart',
  'lookup-employer': '/?q=wallmart',
  occupation: '/app/occupation/29-1141.00',
  cluster: '/app/cluster/10',
  batch: '/app/batch',
  badges: '/app/badges?badge=growth&level=Platinum',
  place: '/app/place?zip=98101&cluster=75&employer=Walmart',
  admin: '/app/admin?company=Walmart&change=roles',
  'admin-state': '/app/admin?part=state',
  'admin-access': '/app/admin?part=access',
  query: `/app/query?q=${QUERY}`,
  'query-problem': `/app/query?q=${encodeURIComponent('LIST COMPANIES FOR CLUSTER 75 WHERE BADGE_GROWT IS Ranked')}`,
};
const SIZES = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } };
const KEYSTROKES = 'registered nurse';

const browserPath = chromiumPath();
if (browserPath === undefined) throw new Error('No Chromium was found. Install one, or set CHROMIUM_PATH.');
mkdirSync(values.out, { recursive: true });
const passwords = JSON.parse(readFileSync(values.credentials, 'utf8')) as Record<string, string>;
const browser = await chromium.launch({ executablePath: browserPath, args: [...CHROMIUM_FLAGS] });
try {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const theme of ['light', 'dark'] as const) {
      const page = await signedIn(browser, viewport, theme);
      for (const [name, path] of Object.entries(VIEWS)) {
        if (values.only !== undefined && !values.only.split(',').includes(name)) continue;
        await page.goto(`${values.url}${path}`);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(700);
        await page.screenshot({ path: join(values.out, `${name}-${size}-${theme}.png`), fullPage: true });
      }
      await page.context().close();
    }
  }
  if (values.only === undefined || values.only === 'measure') await measure(browser);
} finally {
  await browser.close();
}

async function signedIn(from: Browser, viewport: { width: number; height: number }, colorScheme: 'light' | 'dark'): Promise<Page> {
  const context = await from.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(values.url);
  await page.getByLabel('Username').fill(values.user);
  await page.getByLabel('Password').fill(passwords[values.user] ?? '');
  if (values.only === undefined) await page.screenshot({ path: join(values.out, `sign-in-${viewport.width}-${colorScheme}.png`) });
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page
    .getByRole('navigation')
    .or(page.getByRole('button', { name: 'Menu' }))
    .first()
    .waitFor();
  return page;
}

/** First contentful paint of a reload, and the time from each keystroke to the frame that shows other suggestions. */
async function measure(from: Browser): Promise<void> {
  const page = await signedIn(from, SIZES.wide, 'light');
  const paints: number[] = [];
  for (let i = 0; i < 5; i += 1) {
    await page.reload({ waitUntil: 'networkidle' });
    paints.push(await page.evaluate<number>(`performance.getEntriesByName('first-contentful-paint')[0].startTime`));
  }
  const transferred = await page.evaluate<number>(
    `performance.getEntriesByType('resource').filter((entry) => /assets/.test(entry.name)).reduce((sum, entry) => sum + entry.encodedBodySize, 0)`,
  );
  await page.evaluate(`
    window.latencies = [];
    let typed;
    const listed = () => document.querySelector('main .lookup-answer [role=listbox]')?.textContent ?? '';
    let shown = listed();
    document.querySelector('.lookup-input').addEventListener('input', () => { typed = performance.now(); });
    new MutationObserver(() => {
      if (typed === undefined || listed() === shown) return;
      shown = listed();
      const start = typed;
      typed = undefined;
      requestAnimationFrame(() => window.latencies.push(performance.now() - start));
    }).observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
  `);
  await page.locator('.lookup-input').focus();
  for (const letter of KEYSTROKES) {
    await page.keyboard.type(letter);
    await page.waitForTimeout(350);
  }
  const latencies = (await page.evaluate<number[]>('window.latencies')).toSorted((a, b) => a - b);
  const middle = (numbers: readonly number[]): number => Math.round(numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN);
  console.log(`First contentful paint of a reload: ${middle(paints)} ms (median of ${paints.length})`);
  console.log(`First load: ${Math.round(transferred / 1024)} KB compressed`);
  console.log(`Keystroke to suggestions: ${middle(latencies)} ms median, ${Math.round(latencies.at(-1) ?? NaN)} ms slowest (${latencies.length} changes)`);
}
