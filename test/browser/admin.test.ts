import { HOSPITAL } from '../setup/small-dataset.ts';
import { describeInBrowser, Visits, type Visit } from './browser.ts';

let visits: Visits;
let visit: Visit;

describeInBrowser('admin', () => {
  beforeAll(async () => {
    visits = await Visits.startWritable();
    visit = await visits.signedIn('admin');
  });
  afterAll(async () => {
    await visits.stop();
  });

  it('previews a change, makes it, and takes it back, by keyboard alone', async () => {
    const alias = `Console Test ${Date.now()}`;
    const page = await visit.open('/app/admin');
    await page.getByRole('combobox', { name: 'Company' }).focus();
    await page.keyboard.type('genral hospital', { delay: 20 });
    await page.getByRole('option', { name: 'General Hospital' }).first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Add or remove an alias' }).press('Enter');
    await page.getByRole('textbox', { name: 'Alias' }).fill(alias);
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByText(`“${alias}” will find General Hospital.`).waitFor();
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

  it('renames a company and back, reports a refusal, and removes a role', async () => {
    const page = await visit.open('/app/admin?company=General+Hospital');
    const rename = async (name: string): Promise<void> => {
      await page.getByRole('textbox', { name: 'New name' }).fill(name);
      await page.getByRole('button', { name: 'Rename the company' }).click();
    };
    await rename('Renamed Hospital');
    await page.getByText('Changed.').waitFor();
    await page.getByRole('link', { name: 'Renamed Hospital' }).waitFor();
    await rename('General Hospital');
    await page.getByRole('link', { name: 'General Hospital', exact: true }).waitFor();
    await rename('Société Logiciel');
    await page.getByRole('alert').waitFor();
    expect(visit.problems.splice(0)).toEqual([expect.stringContaining('400')]);
    await page.getByRole('button', { name: 'Remove roles' }).click();
    await page.getByRole('checkbox', { name: /^Nurses/ }).check();
    await page.getByRole('region', { name: 'Preview' }).getByText('of the workforce. All or none are removed').waitFor();
    await page.getByRole('button', { name: 'Remove 1 role' }).click();
    await page.getByText('Changed.').waitFor();
    expect(
      await visits.service.database.query({ text: 'SELECT 1 FROM company_clusters WHERE company_uid = $1 AND cluster_id = 1', values: [HOSPITAL] }),
    ).toEqual([]);
    expect(visit.problems).toEqual([]);
  });

  it('shows the state of the service, and names the command where there is no request', async () => {
    await visits.service.database.query({ text: "UPDATE outbox SET created_at = now() - interval '1 hour'" });
    const page = await visit.open('/app/admin?part=state');
    const state = page.getByRole('region', { name: 'State' });
    await state.getByText('Database').waitFor();
    await state.getByRole('listitem').filter({ hasText: 'changes have waited for more than a minute' }).waitFor();
    expect(await state.innerText()).not.toContain('[object Object]');
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
