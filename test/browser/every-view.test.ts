import axe from 'axe-core';
import { describeInBrowser, NARROW, Visits, WIDE, type Visit } from './browser.ts';
import { VIEWS } from './views.ts';

let visits: Visits;
let visit: Visit;

interface Finding {
  readonly id: string;
  readonly impact: string | null;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What axe finds, without what it calls minor or moderate. */
async function seriousFindings(): Promise<string[]> {
  await visit.page.evaluate(axe.source);
  const { violations } = await visit.page.evaluate<{ violations: Finding[] }>('axe.run(document, { resultTypes: ["violations"] })');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary ?? ''}`));
}

describeInBrowser('every view', () => {
  beforeAll(async () => {
    visits = await Visits.start();
    visit = await visits.signedIn('admin');
  });
  afterAll(async () => {
    await visits.stop();
  });

  it.each(VIEWS)('$name: accessible, light and dark, wide and narrow, without errors or other hosts', async ({ path, heading }) => {
    const { page } = visit;
    await page.setViewportSize(WIDE);
    await page.emulateMedia({ colorScheme: 'light' });
    await visit.open(path);
    await page.getByRole('heading', { name: heading, exact: false }).first().waitFor();
    expect(await seriousFindings()).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await seriousFindings()).toEqual([]);
    await page.setViewportSize(NARROW);
    expect(await seriousFindings()).toEqual([]);
    // Nothing is wider than the screen of a phone; tables scroll within their frame.
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(NARROW.width);
    expect(await page.evaluate(`[...document.querySelectorAll('.card')].every((card) => card.scrollWidth <= card.clientWidth)`)).toBe(true);
    // On paper, in the dark, too: dark text, and the columns of tables are not cut.
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('light');
    expect(await page.getByRole('navigation', { name: 'Views' }).count()).toBe(0);
    expect(await page.evaluate(`[...document.querySelectorAll('.table-scroll')].every((frame) => getComputedStyle(frame).overflowX === 'visible')`)).toBe(true);
    await page.emulateMedia({ media: 'screen' });
    expect(visit.problems).toEqual([]);
  });
});
