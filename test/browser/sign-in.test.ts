import { describeInBrowser, PASSWORD, Visits } from './browser.ts';

let visits: Visits;

describeInBrowser('sign-in', () => {
  beforeAll(async () => {
    visits = await Visits.start();
  });
  afterAll(async () => {
    await visits.stop();
  });

  it('keeps a deep link, survives a reload and another tab, and leaves no token where a script can read it', async () => {
    const username = await visits.user();
    const visit = await visits.stranger();
    const page = await visit.open('/?q=registered+nur');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    // By keyboard alone: the first field has the focus.
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'Invalid username or password.' }).waitFor();
    // The browser reports every 401 in its console.
    expect(visit.problems.splice(0)).toEqual([expect.stringContaining('401')]);
    // A button keeps the focus while its request is on the way.
    await page.getByRole('button', { name: 'Sign in' }).press('Enter');
    await page.waitForResponse('**/auth/session');
    await page.getByRole('button', { name: 'Sign in' }).and(page.locator(':focus')).waitFor();
    expect(visit.problems.splice(0)).toEqual([expect.stringContaining('401')]);
    await page.getByLabel('Password').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.getByRole('option', { name: /Registered Nurses/ }).waitFor();
    expect(await page.getByRole('combobox', { name: 'Job title or employer' }).inputValue()).toBe('registered nur');

    await page.reload();
    await page.getByRole('option', { name: /Registered Nurses/ }).waitFor();
    const other = await visit.context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Sign out' }).waitFor();

    const readable = await page.evaluate<string>('document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage)');
    expect(readable).not.toMatch(/eyJ|[\w-]{43}/);
    const [cookie, ...more] = await visit.context.cookies(`${visits.service.url}/auth/session`);
    expect(more).toEqual([]);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/auth/session' });

    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    // The other tab follows.
    await other.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await visit.context.cookies(`${visits.service.url}/auth/session`)).toEqual([]);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });

  it('a sign-out that fails keeps the session, says so, and can be tried again', async () => {
    const visit = await visits.signedIn();
    const page = await visit.open('/');
    const cookies = () => visit.context.cookies(`${visits.service.url}/auth/session`);
    await page.route('**/auth/session', (route) => route.fulfill({ status: 503, json: { success: false, error: 'The database is not available.' } }));
    await page.getByRole('button', { name: 'Sign out' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'You are still signed in.' });
    await alert.getByText('The database is not available.').waitFor();
    expect(await cookies()).toHaveLength(1);
    expect(visit.problems.splice(0)).toEqual([expect.stringContaining('503')]);

    await page.unroute('**/auth/session');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(await cookies()).toEqual([]);
    expect(visit.problems).toEqual([]);
    await visit.close();
  });
});
