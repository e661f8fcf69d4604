import { describeInBrowser, Visits, type Visit } from './browser.ts';

let visits: Visits;
let visit: Visit;

describeInBrowser('admin', () => {
  beforeAll(async () => {
    visits = await Visits.start();
    visit = await visits.signedIn('admin');
  });
  afterAll(async () => {
    await visits.stop();
  });

  it('previews a change, makes it, and takes it back, by keyboard alone', async () => {
    const alias = `Console Test ${Date.now()}`;
    const page = await visit.open('/app/admin');
    await page.getByRole('combobox', { name: 'Company' }).focus();
    await page.keyboard.type('walmrt', { delay: 20 });
    await page.getByRole('option', { name: 'Walmart' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add or remove an alias' }).press('Enter');
    await page.getByRole('textbox', { name: 'Alias' }).fill(alias);
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText(`“${alias}” will find Walmart.`).waitFor();
    const aliases = async (): Promise<number> =>
      (await visits.service.database.query({ text: 'SELECT 1 FROM company_aliases WHERE alias = $1', values: [alias] })).length;
    expect(await aliases()).toBe(0);
    await preview.getByRole('button', { name: 'Add the alias' }).press('Enter');
    await page.getByText('Changed.').waitFor();
    expect(await aliases()).toBe(1);
    await page.getByRole('combobox', { name: 'Add as, or remove' }).selectOption('remove');
    await preview.getByRole('button', { name: 'Remove the alias' }).press('Enter');
    await page.getByText('Changed.').waitFor();
    expect(await aliases()).toBe(0);
    expect(page.url()).toContain('change=alias');
    expect(visit.problems).toEqual([]);
  });

  it('renames a company and back, shows what a removal would do, and reports a refusal', async () => {
    const page = await visit.open('/app/admin?company=Walmart');
    const rename = async (name: string): Promise<void> => {
      await page.getByRole('textbox', { name: 'New name' }).fill(name);
      await page.getByRole('button', { name: 'Rename the company' }).click();
    };
    await rename('Walmart Renamed');
    await page.getByText('Changed.').waitFor();
    await page.getByRole('link', { name: 'Walmart Renamed' }).waitFor();
    await rename('Walmart');
    await page.getByRole('link', { name: 'Walmart', exact: true }).waitFor();
    await rename('Target');
    await page.getByRole('alert').waitFor();
    expect(visit.problems.splice(0)).toEqual([expect.stringContaining('400')]);
    await page.getByRole('button', { name: 'Remove roles' }).click();
    await page.getByRole('checkbox', { name: /^Pharmacists/ }).check();
    await page.getByRole('region', { name: 'Preview' }).getByText('of the workforce. All or none are removed').waitFor();
    await page.getByRole('button', { name: 'Remove 1 role' }).waitFor();
    expect(visit.problems).toEqual([]);
  });

  it('shows the state of the service, and names the command where there is no request', async () => {
    const page = await visit.open('/app/admin?part=state');
    await page.getByRole('region', { name: 'State' }).getByText('Database').waitFor();
    await page.getByRole('button', { name: 'Users, keys, and audit log' }).click();
    await page.getByRole('button', { name: /Create a key/ }).click();
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain('npm run admin -- key create');
    const reader = await visits.signedIn('reader');
    await reader.open('/app/admin');
    await reader.page.getByText('Only administrators see this page').waitFor();
    expect(
      await reader.page
        .getByRole('navigation', { name: 'Views' })
        .getByRole('link', { name: /Admin|Batch/ })
        .count(),
    ).toBe(0);
    expect([...visit.problems, ...reader.problems]).toEqual([]);
  });
});
