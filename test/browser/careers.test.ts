import { describeInBrowser, Visits, type Visit } from './browser.ts';

let visits: Visits;
let visit: Visit;

describeInBrowser('employers and careers', () => {
  beforeAll(async () => {
    visits = await Visits.start();
    visit = await visits.signedIn('reader');
  });
  afterAll(async () => {
    await visits.stop();
  });

  it('leads from an employer to a role, its pay, and along careers, by keyboard alone', async () => {
    const page = await visit.open('/app/employer/Walmart');
    await page.getByText('Quality of entry-level opportunity.').waitFor();
    await page.getByRole('button', { name: /^Show all \d+ metro areas/ }).press('Enter');
    await page.getByRole('button', { name: 'Show the first 10' }).first().waitFor();
    await page.getByRole('region', { name: 'Roles at Walmart' }).getByRole('link', { name: 'Cashiers and Booth Attendants' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Cashiers and Booth Attendants' }).waitFor();
    expect(await page.title()).toContain('Cashiers and Booth Attendants');
    await page
      .getByRole('img', { name: /^Pay of Cashiers/ })
      .locator('svg')
      .waitFor();
    await page.getByRole('button', { name: 'Show as table' }).press('Enter');
    expect(
      await page
        .getByRole('region', { name: /^Pay of Cashiers/ })
        .getByRole('row')
        .count(),
    ).toBe(23);

    const graph = page.getByRole('region', { name: 'Where this work leads' });
    const next = graph.locator('.graph-node').last();
    const name = await next.locator('.graph-name').innerText();
    await next.press('Enter');
    await graph.getByRole('button', { name, exact: true }).and(page.locator('[aria-current=step]')).waitFor();
    await graph.locator('.graph-here').filter({ hasText: name }).and(page.locator(':focus')).waitFor();
    await graph.getByRole('link', { name: 'Open this cluster' }).press('Enter');
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Cashiers and Booth Attendants' }).waitFor();
    expect(visit.problems).toEqual([]);
  });

  it('says what is missing: a wrong link gets a title and a way on, and a reader no query view', async () => {
    const page = await visit.open(`/app/employer/${'long'.repeat(40)}`);
    await page.getByRole('heading', { level: 1, name: /^No employer is called/ }).waitFor();
    expect(await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth')).toBe(true);
    expect(visit.problems.splice(0)).toEqual([expect.stringContaining('404')]);
    await visit.open('/app/employer/Walmrt');
    await page.getByRole('heading', { level: 1, name: 'No employer is called “Walmrt”' }).waitFor();
    expect(await page.title()).toContain('Walmrt');
    await page.getByRole('main').getByRole('link', { name: 'Walmart' }).click();
    await page.getByRole('heading', { level: 1, name: 'Walmart' }).waitFor();
    expect(visit.problems.splice(0)).toEqual([expect.stringContaining('404')]);
    for (const [path, title] of [
      ['/app/occupation/99-9999.00', 'There is no occupation with the code 99-9999.00'],
      ['/app/cluster/99999', 'There is no occupation cluster 99999'],
      ['/app/cluster/abc', 'There is no occupation cluster abc'],
    ] as const) {
      await visit.open(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByRole('link', { name: 'Look up a job title or an employer' }).waitFor();
      // The advice of the API is for programs.
      expect(await page.getByRole('main').innerText()).not.toContain('/api/');
      expect(visit.problems.splice(0)).toEqual([expect.stringMatching(/40[04]/)]);
    }
    expect(await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Query' }).count()).toBe(0);
    await visit.open('/app/query?q=LIST+COMPANIES');
    await page.getByText('Your role does not run queries').waitFor();
    expect(visit.problems).toEqual([]);
  });
});
