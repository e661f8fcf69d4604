import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describeInBrowser, Visits, type Visit } from './browser.ts';

let visits: Visits;
let visit: Visit;

const picks = async (title: string): Promise<number> =>
  (await visits.service.database.query({ text: 'SELECT 1 FROM title_picks WHERE title = $1', values: [title] })).length;

describeInBrowser('batch', () => {
  beforeAll(async () => {
    visits = await Visits.start();
    visit = await visits.signedIn();
  });
  afterAll(async () => {
    await visits.stop();
  });

  it('converts a table with context, reviews the doubtful ones, and downloads every row, by keyboard alone', async () => {
    const page = await visit.open('/app/batch');
    await page.getByRole('textbox', { name: /^Job titles/ }).focus();
    await page.keyboard.insertText('Job title,Employer,Note\nregistered nurse,,"a, b"\nmanager,Walmart,\nn/a,,\n"registered   Nurse",,=1+1\n,,empty\n');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('1 row is a duplicate, asked once').waitFor();
    // What replaces a button takes the focus.
    await page
      .locator(':focus')
      .and(page.getByRole('region', { name: 'Check how it was read' }))
      .waitFor();
    await page.getByRole('button', { name: 'Convert 3 titles' }).press('Enter');
    await page.getByRole('heading', { name: 'Finished: 3 of 3 titles' }).waitFor();
    await page
      .locator(':focus')
      .and(page.getByRole('region', { name: 'Finished: 3 of 3 titles' }))
      .waitFor();
    const table = page.getByRole('region', { name: 'Converted titles' });
    expect(await table.getByRole('row').nth(1).innerText()).toMatch(/^manager/);
    const choice = page.getByRole('combobox', { name: 'Occupation of manager' });
    await choice.focus();
    await page.keyboard.press('ArrowDown');
    await table.getByText('picked').waitFor();
    await page.getByRole('button', { name: /^No match/ }).press('Enter');
    await table.getByText('is not a job title').waitFor();
    expect(page.url()).toContain('show=none');

    // Nothing is lost when the page is loaded again.
    await page.reload();
    await page.getByRole('heading', { name: 'Finished: 3 of 3 titles' }).waitFor();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).press('Enter')]);
    const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
    // Excel reads it as UTF-8.
    expect(lines[0]).toBe('\uFEFFJob title,Employer,Note,status,onet_code,onet_title,probability,confidence,best_guess_code,best_guess_probability,note');
    expect(lines).toHaveLength(6);
    expect(lines[1]).toMatch(/^registered nurse,,"a, b",resolved,29-1141\.00,Registered Nurses,0\.\d+,high,,,$/);
    expect(lines[2]).toMatch(/^manager,Walmart,,picked,\d{2}-\d{4}\.\d{2},/);
    expect(lines[4]).toMatch(/^registered {3}Nurse,,'=1\+1,resolved,29-1141\.00,/);
    expect(lines[5]).toMatch(/^,,empty,no title,/);
    expect(await picks('manager')).toBeGreaterThan(0);
    expect(visit.problems).toEqual([]);
  });

  it('cancels, resumes after a reload without asking again, obeys Retry-After, and reads a dropped list of titles with commas', async () => {
    const page = await visit.open('/app/batch');
    // Enter twice deletes nothing.
    await page.getByRole('button', { name: 'New batch' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'New batch' }).click();
    await page.getByRole('button', { name: 'Delete this batch' }).click();
    const titles = Array.from({ length: 450 }, (_, index) => `manager, department ${index}`);
    await page.getByLabel('CSV file').setInputFiles({ name: 'titles.txt', mimeType: 'text/plain', buffer: Buffer.from(titles.join('\n')) });
    await page.getByText('titles.txt: 450 rows, 1 column.').waitFor();
    const asked: string[] = [];
    let isBusy = true;
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/dsl', async (route) => {
      asked.push(String(route.request().postData()));
      if (isBusy) {
        isBusy = false;
        await route.fulfill({ status: 429, headers: { 'Retry-After': '1' }, json: { success: false, error: 'Too many requests.' } });
        return;
      }
      // The second request never ends, so that the run is canceled in the middle.
      if (asked.length > 2) await held;
      await route.continue().catch(() => undefined);
    });
    await page.getByRole('button', { name: 'Convert 450 titles' }).click();
    await page.getByText('The service asks to wait').waitFor();
    await page.getByRole('heading', { name: 'Converting: 200 of 450 titles' }).waitFor();
    // Rows stay where they are until all are there.
    const firstTitle = page.getByRole('region', { name: 'Converted titles' }).getByRole('cell').first();
    expect(await firstTitle.innerText()).toMatch(/^manager, department 0\b/);
    // A reload in the middle of a request goes on where it was.
    await page.reload();
    await page.getByRole('heading', { name: 'Converting: 200 of 450 titles' }).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('heading', { name: 'Paused: 200 of 450 titles' }).waitFor();
    expect(asked).toHaveLength(4);
    letGo();
    await page.unroute('**/api/dsl');
    await page.reload();
    await page.getByRole('heading', { name: 'Paused: 200 of 450 titles' }).waitFor();
    const later: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/dsl')) later.push(request.postData() ?? '');
    });
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('heading', { name: 'Finished: 450 of 450 titles' }).waitFor();
    expect(later).toHaveLength(2);
    expect(later.join()).not.toContain('department 199"');
    // The browser reports the 429 in its console.
    expect(visit.problems.splice(0)).toEqual([expect.stringContaining('429')]);
  });

  it('refuses more than 10,000 rows, and says what to do', async () => {
    const page = await visit.open('/app/batch');
    await page.getByRole('button', { name: 'New batch' }).click();
    await page.getByRole('button', { name: 'Delete this batch' }).click();
    await page.evaluate("navigator.clipboard.writeText('nurse\\n'.repeat(10001))");
    await page.getByRole('textbox', { name: /^Job titles/ }).press('Control+V');
    await page.getByRole('alert').getByText('10,001 rows are more than the 10,000 of a batch. Split the file').waitFor();
    expect(visit.problems).toEqual([]);
  });

  it('two tabs that convert two files do not mix them', async () => {
    const convert = async (tab: Page, titles: readonly string[]): Promise<void> => {
      await tab.getByLabel('CSV file').setInputFiles({ name: 'titles.txt', mimeType: 'text/plain', buffer: Buffer.from(titles.join('\n')) });
      await tab.getByRole('button', { name: `Convert ${titles.length} titles` }).click();
    };
    const page = await visit.open('/app/batch');
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/dsl', async (route) => {
      await held;
      await route.continue();
    });
    await convert(page, ['registered nurse', 'cashier']);
    await page.getByRole('heading', { name: 'Converting: 0 of 2 titles' }).waitFor();
    const other = await visit.context.newPage();
    await other.goto('/app/batch');
    await other.getByRole('button', { name: 'New batch' }).click();
    await other.getByRole('button', { name: 'Delete this batch' }).click();
    await convert(other, ['electrician', 'web developer']);
    await other.getByRole('heading', { name: 'Finished: 2 of 2 titles' }).waitFor();
    // The answer of the first tab arrives after the other one replaced its batch.
    letGo();
    await page.getByRole('heading', { name: 'Finished: 2 of 2 titles' }).waitFor();
    await other.reload();
    await other.getByRole('heading', { name: 'Finished: 2 of 2 titles' }).waitFor();
    const [download] = await Promise.all([other.waitForEvent('download'), other.getByRole('button', { name: 'Download CSV' }).click()]);
    const lines = readFileSync(await download.path(), 'utf8')
      .split('\r\n')
      .slice(1);
    expect(lines.map((line) => line.split(',').slice(0, 3).join())).toEqual(['electrician,resolved,47-2111.00', 'web developer,resolved,15-1254.00']);
    await other.close();
    expect(visit.problems).toEqual([]);
  });
});
