import { describeInBrowser, Visits, WIDE, type Visit } from './browser.ts';

let visits: Visits;
let visit: Visit;

const picks = async (code: string): Promise<number> =>
  (await visits.service.database.query({ text: 'SELECT 1 FROM title_picks WHERE onet_code = $1', values: [code] })).length;

describeInBrowser('look up', () => {
  beforeAll(async () => {
    visits = await Visits.start();
    visit = await visits.signedIn();
  });
  afterAll(async () => {
    await visits.stop();
  });

  it('answers while a person types, and records the choice, by keyboard alone', async () => {
    const page = await visit.open('/');
    const before = await picks('29-1171.00');
    // It has the focus.
    await page.getByRole('combobox', { name: 'Job title or employer' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('registered nur', { delay: 20 });
    await page.getByRole('option', { name: /Registered Nurses/ }).waitFor();
    const nurse = page.getByRole('option', { name: /Nurse Practitioners/ });
    const box = page.getByRole('combobox', { name: 'Job title or employer' });
    await nurse.waitFor();
    for (let i = 0; i < 10 && (await nurse.getAttribute('aria-selected')) !== 'true'; i += 1) await page.keyboard.press('ArrowDown');
    expect(await box.getAttribute('aria-activedescendant')).toBe(await nurse.getAttribute('id'));
    await page.keyboard.press('Enter');
    await page.getByText('The choice was recorded.').waitFor();
    expect(await picks('29-1171.00')).toBe(before + 1);
    // The search is in the address, for sharing.
    expect(page.url()).toMatch(/\?q=registered\+nur$/);
    await page.keyboard.press('Escape');
    expect(await box.inputValue()).toBe('');
    expect(visit.problems).toEqual([]);
  });

  it('explains a match, and opens an employer, by mouse', async () => {
    const page = await visit.open('/?q=electrican');
    await page.getByText('read as electrician').waitFor();
    await page.getByRole('option', { name: /Lighting Technicians/ }).click();
    await page.getByText('Why this match').click();
    await page.getByRole('complementary', { name: 'Selected match' }).getByText('Word model').waitFor();
    await page.getByRole('combobox', { name: 'Job title or employer' }).fill('wallmart');
    await page.getByRole('option', { name: /^Walmart/ }).click();
    await page.waitForURL('**/app/employer/Walmart');
    await page.getByText('Common misspellings').waitFor();
    expect(visit.problems).toEqual([]);
  });

  it('says when it is not sure, when a text is no job title, and what the context changed', async () => {
    const page = await visit.open('/?q=manager');
    await page.getByText('Not sure which job this is').waitFor();
    const box = page.getByRole('combobox', { name: 'Job title or employer' });
    await box.fill('student');
    await page.getByText('is not a job title').waitFor();
    await box.fill('banker');
    await page.locator('summary').filter({ hasText: 'Context' }).click();
    await page.getByRole('combobox', { name: 'Employer', exact: true }).fill('walmrt');
    await page.getByRole('option', { name: 'Walmart' }).first().click();
    await page.getByText('Employer: Walmart').waitFor();
    await page.getByText('without context').first().waitFor();
    expect(page.url()).toContain('employer=Walmart');
    expect(visit.problems).toEqual([]);
  });

  it('names an unknown context in its own words, and compares nothing with it', async () => {
    const page = await visit.open('/?q=banker&employer=Zzzqq&place=Nowhereville');
    await page.getByText('Not found: employer “Zzzqq”, place “Nowhereville”').waitFor();
    expect(await page.getByText('with this context').count()).toBe(0);
    expect(await page.getByText('without context').count()).toBe(0);
    // The name of an employer needs no advice about titles.
    await visit.open('/?q=wallmart');
    await page.getByRole('option', { name: /^Walmart/ }).waitFor();
    expect(await page.getByText('is an employer').count()).toBe(0);
    expect(visit.problems).toEqual([]);
  });

  it('keeps the list in view on a low screen, as at 200% zoom', async () => {
    const page = await visit.open('/?q=nurse');
    await page.setViewportSize({ width: 640, height: 400 });
    // A trial click fails if something covers the option.
    await page.getByRole('option').first().click({ trial: true });
    await page.setViewportSize(WIDE);
    expect(visit.problems).toEqual([]);
  });

  it('says that the service cannot be reached, and goes on when it can', async () => {
    const own = await visits.signedIn();
    const page = await own.open('/');
    await own.context.setOffline(true);
    await page.getByRole('combobox', { name: 'Job title or employer' }).fill('cashier');
    await page.getByRole('alert').getByText('The service cannot be reached.').waitFor();
    await own.context.setOffline(false);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('option', { name: /^Cashiers/ }).waitFor();
    // Nor can a view that was not loaded before.
    await page.route('**/badges-view-*', (route) => route.abort());
    await page.getByRole('link', { name: 'Badges' }).click();
    await page.getByRole('alert').getByText('This view cannot be shown').waitFor();
    await page.unroute('**/badges-view-*');
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await page.getByRole('heading', { name: 'By badge and level' }).waitFor();
    await own.close();
  });

  it('chooses nothing while the matches of the text before are shown', async () => {
    const page = await visit.open('/?q=registered+nurse');
    const before = await picks('29-1141.00');
    let letGo = (): void => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/api/titleconvert?*', async (route) => {
      await held;
      await route.continue().catch(() => undefined);
    });
    await page.getByRole('combobox', { name: 'Job title or employer' }).fill('cashier');
    await page.waitForRequest('**/api/titleconvert?title=cashier*');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Choose' }).click({ force: true });
    letGo();
    await page.getByRole('option', { name: /^Cashiers/ }).waitFor();
    expect(await page.getByText('Chosen.').count()).toBe(0);
    expect(await picks('29-1141.00')).toBe(before);
    await page.unroute('**/api/titleconvert?*');
    await page.keyboard.press('Escape');
    expect(visit.problems).toEqual([]);
  });
});
