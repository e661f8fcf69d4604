import { describeInBrowser, Visits, type Visit } from './browser.ts';

let visits: Visits;
let visit: Visit;

describeInBrowser('badges and places', () => {
  beforeAll(async () => {
    visits = await Visits.start();
    visit = await visits.signedIn('reader');
  });
  afterAll(async () => {
    await visits.stop();
  });

  it('leads from a cell of the matrix to its employers, within an industry, by keyboard alone', async () => {
    const page = await visit.open('/app/badges');
    const cell = page.getByRole('button', { name: /^Growth, Platinum: / });
    const everywhere = await cell.innerText();
    await page.getByRole('region', { name: 'By industry' }).getByRole('button', { name: 'Banking' }).press('Enter');
    await cell.filter({ hasNotText: everywhere.split(/\s+/).at(-1)! }).waitFor();
    const banking = (await cell.innerText()).split(/\s+/).at(-1);
    await cell.press('Enter');
    await page.getByRole('region', { name: 'Employers with Platinum for growth' }).getByText(`of ${banking} rows`).waitFor();
    expect(page.url()).toMatch(/industry=Banking.*badge=growth.*level=Platinum/);
    await page.getByRole('combobox', { name: 'Count' }).selectOption('roles');
    await page.getByRole('button', { name: 'By employer' }).press('Enter');
    await page.getByRole('region', { name: 'Roles by employer' }).getByRole('link').first().waitFor();
    expect(visit.problems).toEqual([]);
  });

  it('shows a ZIP code, its metro area, and who hires there, and says when a place is unknown', async () => {
    const page = await visit.open('/app/place');
    await page.getByRole('textbox', { name: /^ZIP code/ }).fill('98101');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Seattle-Tacoma-Bellevue, WA' }).waitFor();
    await page.getByRole('combobox', { name: 'Role' }).selectOption({ label: 'Computer Systems Analysts' });
    await page
      .getByRole('region', { name: /^Employers in Seattle/ })
      .getByRole('link')
      .first()
      .waitFor();
    await page.getByRole('combobox', { name: 'Employer' }).fill('wallmart');
    await page.getByRole('option', { name: 'Walmart' }).first().click();
    await page.getByRole('region', { name: /^Roles of Walmart in Seattle/ }).waitFor();
    expect(page.url()).toMatch(/zip=98101&cluster=75&employer=Walmart/);
    // An employer without the badge has no rank, and comes last.
    await page.getByRole('button', { name: 'Rank' }).click();
    await page.getByRole('button', { name: 'Rank' }).click();
    expect(
      await page
        .getByRole('region', { name: /^Employers in Seattle/ })
        .getByRole('cell', { name: '99', exact: true })
        .count(),
    ).toBe(0);
    expect(visit.problems).toEqual([]);
    await page.getByRole('combobox', { name: 'Employer' }).fill('Zzzqq');
    await page.keyboard.press('Enter');
    await page.getByText('No employer is called “Zzzqq”').waitFor();
    expect(visit.problems.splice(0)).toEqual([expect.stringContaining('404')]);
    // Back returns to what was chosen before. A name is no ZIP code, and the field keeps the focus.
    await page.goBack();
    await page.getByRole('region', { name: /^Roles of Walmart in Seattle/ }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Employer' }).inputValue()).toBe('Walmart');
    await page.getByRole('textbox', { name: /^ZIP code/ }).fill('Austin');
    await page.keyboard.press('Enter');
    await page.getByText('Metro areas whose name contains “Austin”').waitFor();
    await page
      .getByRole('textbox', { name: /^Code, or/ })
      .and(page.locator(':focus'))
      .waitFor();
    await visit.open('/app/place?zip=00000');
    await page.getByRole('alert').getByText('ZIP code not found: 00000').waitFor();
    expect(visit.problems.splice(0)).toEqual([expect.stringContaining('404')]);
  });
});
