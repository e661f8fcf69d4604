import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { describeInBrowser, Visits, type Visit } from './browser.ts';

let visits: Visits;
let visit: Visit;

const nextQuery = (page: Page): Locator => page.getByRole('region', { name: 'Result', exact: true }).locator('li .chip.mono').first();
const linkTo = (query: string): string => `/app/query?q=${encodeURIComponent(query)}`;

describeInBrowser('query', () => {
  beforeAll(async () => {
    visits = await Visits.start();
    visit = await visits.signedIn('admin');
  });
  afterAll(async () => {
    await visits.stop();
  });

  it('completes forms, fields, and names, and runs, by keyboard alone', async () => {
    const page = await visit.open('/app/query');
    await page.getByRole('textbox', { name: 'Query' }).waitFor();
    const focused = (): Promise<string> => page.evaluate(`document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent`);
    await page.getByRole('textbox', { name: 'Ask in plain English' }).focus();
    for (let i = 0; i < 4 && (await focused()) !== 'Query'; i += 1) await page.keyboard.press('Tab');
    const complete = async (typed: string, option: string | RegExp): Promise<void> => {
      await page.keyboard.type(typed, { delay: 15 });
      await page.keyboard.press('Control+Space');
      await page.getByRole('option', { name: option }).first().waitFor();
      // The editor ignores Enter for a moment, so that a list that just opened is not chosen from by accident.
      await page.waitForTimeout(150);
      await page.keyboard.press('Enter');
    };
    await complete('get hir', /^GET HIRING FOR COMPANY/);
    await complete('"wallmart', /^Walmart/);
    await complete(' WHERE CB', /^CBSA/);
    await page.keyboard.type('CONTAINS "Seattle');
    await page.keyboard.press('Control+Enter');
    await page
      .getByRole('region', { name: /^Result of/ })
      .getByText('Cashiers and Booth Attendants')
      .waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('GET HIRING FOR COMPANY "Walmart" WHERE CBSA CONTAINS "Seattle"');
    // Tab leaves the editor.
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Run');
    // Running keeps the focus, and a result that replaces the button takes it.
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Run', exact: true }).waitFor();
    expect(await focused()).toBe('Run');
    const next = nextQuery(page);
    const query = await next.innerText();
    await next.press('Enter');
    await page.getByRole('region', { name: `Result of ${query}` }).waitFor();
    expect(await focused()).toMatch(/^Result/);
    // Back returns to the query before.
    await page.goBack();
    await page.getByRole('region', { name: 'Result of GET HIRING FOR COMPANY "Walmart"' }).waitFor();
    expect(visit.problems).toEqual([]);
  });

  it('shows a linked result as table, chart, and JSON, and downloads it', async () => {
    const page = await visit.open(linkTo('LIST INDUSTRIES ORDER BY COMPANY_COUNT LIMIT 5'));
    const table = page.getByRole('region', { name: /^Result of/ });
    const firstCell = async (): Promise<string> => table.getByRole('cell').first().innerText();
    await table.getByRole('button', { name: 'industry', exact: true }).click();
    const ascending = await firstCell();
    await table.getByRole('button', { name: 'industry', exact: true }).click();
    expect((await firstCell()) > ascending).toBe(true);
    await page.getByRole('button', { name: 'Chart' }).click();
    await page.getByRole('img', { name: 'company_count by industry' }).locator('svg').waitFor();
    await page.getByRole('button', { name: 'JSON' }).click();
    await page.getByLabel('JSON', { exact: true }).getByText('"data_status_note"').waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()]);
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe('\uFEFFindustry,company_count,industry_id');
    await page.getByRole('button', { name: 'curl' }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain('/api/dsl');
    expect(visit.problems).toEqual([]);
  });

  it('shows clusters around a cluster as a graph, on which a person can walk', async () => {
    const page = await visit.open(linkTo('LIST INDUSTRIES LIMIT 2'));
    const graph = page.getByRole('button', { name: 'Graph' });
    await graph.waitFor();
    expect([await graph.isDisabled(), await graph.getAttribute('title')]).toEqual([
      true,
      'Only pathways, destinations, and clusters with similar skills are a graph.',
    ]);
    await visit.open(linkTo('LIST DESTINATION_CLUSTERS FOR OCCUPATION "29-1141.00"'));
    await page.getByRole('button', { name: 'Graph', disabled: false }).click();
    expect(await page.locator('.graph-here').innerText()).toBe('Registered and Critical Care Nurses');
    await page.getByRole('button', { name: /^Nurse Anesthetists/ }).click();
    await page.locator('.graph-here').getByText('Nurse Anesthetists').waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe('LIST DESTINATION_CLUSTERS FOR CLUSTER 249 EXPAND NAMES');
    await visit.open(linkTo('GET PATHWAYS FOR CLUSTER 247'));
    await page.getByRole('button', { name: 'Graph', disabled: false }).click();
    await page.getByRole('heading', { name: 'Similar skills' }).waitFor();
    expect(visit.problems).toEqual([]);
  });

  it('shows an error at its place, and the query that works', async () => {
    const page = await visit.open(linkTo('LIST COMPANIES WHERE BADGE_GROWT IS Ranked LIMIT 3'));
    await page.getByRole('alert').getByText('Unknown field BADGE_GROWT').waitFor();
    expect(await page.locator('.cm-lintRange-error').innerText()).toBe('BADGE_GROWT');
    // The browser reports every 400 in its console.
    expect(visit.problems.splice(0)).toEqual([expect.stringContaining('400')]);
    await page.getByRole('alert').getByRole('button').click();
    await page.getByRole('region', { name: /^Result of/ }).waitFor();
    expect(visit.problems).toEqual([]);
  });

  it('translates plain English, and says when it cannot', async () => {
    const page = await visit.open('/app/query');
    const question = page.getByRole('textbox', { name: 'Ask in plain English' });
    await question.fill('which companies hire nurses in Seattle');
    await page.keyboard.press('Enter');
    await page.getByText(/Translated with \d+% confidence/).waitFor();
    await page.getByRole('region', { name: /^Result of/ }).waitFor();
    expect(visit.problems).toEqual([]);
    await question.fill('what is the weather');
    await page.keyboard.press('Enter');
    await page.getByText('This is not a question that the data can answer.').waitFor();
    expect(visit.problems.splice(0)).toEqual([expect.stringContaining('422')]);
    // The result of the question before is not its answer.
    expect(await page.getByRole('region', { name: /^Result of/ }).count()).toBe(0);
    expect(await page.getByRole('main').innerText()).not.toContain('example_questions');
    await page.getByRole('button', { name: 'Where does Walmart hire?' }).click();
    await page.getByText(/Translated with \d+% confidence/).waitFor();
    await page.getByRole('region', { name: /^Result of/ }).waitFor();
    // Another query has not been translated.
    await nextQuery(page).click();
    await page.getByText(/Translated with \d+% confidence/).waitFor({ state: 'detached' });
    expect(visit.problems).toEqual([]);
  });

  it('does not change data because somebody followed a link', async () => {
    const page = await visit.open(linkTo('ADD ALIAS "Followed A Link" TO COMPANY "Walmart" TYPE typo'));
    await page.getByText('This command changes data.').waitFor();
    const aliases = await visits.service.database.query({ text: `SELECT 1 FROM company_aliases WHERE alias = 'Followed A Link'`, values: [] });
    expect(aliases).toEqual([]);
    await page.getByRole('button', { name: 'Run and change data' }).waitFor();
    expect(visit.problems).toEqual([]);
  });
});
