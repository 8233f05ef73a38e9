import type { Page } from '@playwright/test';
import { atWidths, expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import type { Account } from '../server-process.ts';
import { accountOf } from '../sign-in.ts';
import { pressSignOut } from '../sign-out.ts';

/** Of the demo: for everyone who is signed in, and for one group. */
const membersPage = '/intranet';
const groupPage = '/intranet/projectgroep-havenkwartier';

const email = (page: Page) => page.getByRole('textbox', { name: /E-mailadres/ });
const password = (page: Page) => page.getByLabel(/^Wachtwoord \(/);
const submit = (page: Page) => page.getByRole('button', { name: 'Inloggen' });

async function fillIn(page: Page, account: Account): Promise<void> {
  await email(page).fill(account.email);
  await password(page).fill(account.password);
}

test('a page for members leads to sign-in and back to where one was going', async ({ page, site, visit }) => {
  await visit(`${membersPage}?x=1`);
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(`${membersPage}?x=1`)}`);
  await expectAccessible(page);
  await fillIn(page, accountOf(site, 'Standard'));
  await submit(page).click();
  await expect(page).toHaveURL(`${membersPage}?x=1`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mijn account' })).toBeVisible();
  await whenApplicationRuns(page);
  await expectAccessible(page);
});

test('the sign-in link of the header comes back to the page, Enter sends', async ({ page, site, visit }) => {
  await visit('/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/login/);
  // The page itself asks for an address too, and is there until the form to sign in has come.
  await expect(password(page)).toBeVisible();
  await fillIn(page, accountOf(site, 'Standard'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
});

test('a wrong password is told at the top, where the focus goes', async ({ page, site, visit, noise }) => {
  noise.expect(/401 \(Unauthorized\)/);
  await visit('/login');
  await fillIn(page, { ...accountOf(site, 'Standard'), password: 'dit is het niet' });
  await submit(page).click();
  const summary = page.getByRole('region', { name: 'Inloggen is niet gelukt' });
  await expect(summary).toBeFocused();
  await expect(email(page)).not.toHaveValue('');
  await expectAccessible(page);
  await summary.getByRole('link').first().click();
  await expect(email(page)).toBeFocused();
});

test('what was typed before the application came is kept', async ({ page, site }) => {
  const application = Promise.withResolvers<void>();
  await page.route('**/assets/entry-client*', async (route) => {
    await application.promise;
    await route.continue();
  });
  const account = accountOf(site, 'Standard');
  await page.goto('/login?returnTo=%2Fcontact');
  await fillIn(page, account);
  application.resolve();
  await whenApplicationRuns(page);
  await expect(email(page)).toHaveValue(account.email);
  await expect(password(page)).toHaveValue(account.password);
  await submit(page).click();
  await expect(page).toHaveURL('/contact');
});

test('an empty form says what is missing, and asks the server nothing', async ({ page, visit }) => {
  await visit('/login');
  const asked: string[] = [];
  page.on('request', (request) => {
    // The page offers passkeys by itself, on a busy machine only now.
    if (request.url().endsWith('/passkey:begin')) return;
    if (['fetch', 'xhr', 'document'].includes(request.resourceType())) asked.push(request.url());
  });
  await submit(page).click();
  await expect(page.getByRole('region').getByRole('link')).toHaveCount(2);
  await expectAccessible(page);
  expect(asked).toEqual([]);
});

test('clicking twice signs in once', async ({ page, site, visit }) => {
  await visit('/login');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/sign-in/email')) sent.push(request.url());
  });
  await fillIn(page, accountOf(site, 'Standard'));
  await submit(page).dblclick();
  await expect(page).toHaveURL('/');
  expect(sent).toHaveLength(1);
});

test('in English one is sent to the English form and back', async ({ page, site, visit }) => {
  await visit('/en/intranet');
  await expect(page).toHaveURL(`/en/login?returnTo=${encodeURIComponent('/en/intranet')}`);
  const account = accountOf(site, 'Standard');
  await page.getByRole('textbox', { name: /E-mail/ }).fill(account.email);
  await page.getByLabel(/^Password \(/).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/intranet');
});

test('nobody enters what is for others without signing in', async ({ page }) => {
  for (const [path, login] of [
    ['/admin/pages', '/login?returnTo=%2Fadmin%2Fpages'],
    ['/admin/gallery', '/login?returnTo=%2Fadmin%2Fgallery'],
    ['/account/profile', '/login?returnTo=%2Faccount%2Fprofile'],
    ['/en/admin/pages', '/en/login?returnTo=%2Fen%2Fadmin%2Fpages'],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL(login);
  }
});

for (const language of ['', '/en']) {
  test(`what is not meant for this account says so, from ${language || '/nl'}`, async ({ page, visit, signInAs }) => {
    await signInAs('Standard');
    await visit(`${language}/admin/pages`);
    await expect(page).toHaveURL(`${language}/unauthorized`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    // The same without a new document.
    await visit(language === '' ? '/' : language);
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main')?.prepend(link);
      link.click();
    }, `${language}/admin/pages`);
    await expect(page).toHaveURL(`${language}/unauthorized`);
  });
}

test('a page for a group is not for others', async ({ page, visit, signInAs }) => {
  await signInAs('Developer');
  await visit(groupPage);
  await expect(page).toHaveURL('/unauthorized');
});

test('members see more in the menu', async ({ page, visit, signInAs }) => {
  await visit('/');
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(menu.locator(`a[href="${membersPage}"]`)).toHaveCount(0);
  await signInAs('Standard');
  await visit('/');
  await expect(menu.locator(`a[href="${membersPage}"]`)).not.toHaveCount(0);
});

test('an admin comes from /admin to the pages', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/admin');
  await expect(page).toHaveURL('/admin/pages');
  await expect(page.getByRole('treegrid')).toBeVisible();
  await atWidths(page, [1280, 390], async (_, expectGood) => {
    await expectNoOverflow(page);
    await expectGood(page);
  });
});

test('from the site to the admin without a new document, texts included', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('banner').getByRole('link', { name: 'Beheer' }).click();
  await expect(page).toHaveURL('/admin/pages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina’s');
  await expect(page.getByText('admin.', { exact: false })).toHaveCount(0);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('the profile shows who one is, and signing out ends it', async ({ page, visit, signInAs, site }) => {
  await signInAs('Standard');
  const drawn = await (await page.request.get('/account/profile')).text();
  expect(drawn, 'its heading comes before any script').toMatch(/<h1[^>]*>Profiel</);
  await visit('/account');
  await expect(page).toHaveURL('/account/profile');
  await expect(page.getByText(accountOf(site, 'Standard').email)).toBeVisible();
  await expectAccessible(page);
  await pressSignOut(page);
  await visit(membersPage);
  await expect(page).toHaveURL(/\/login/);
});

/** The same session, ended from another place, such as another tab. */
async function endSession(page: Page): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-out');
  expect(answer.status()).toBe(200);
}

test('a session that ended elsewhere leads to sign-in, and on', async ({ page, visit, signInAs, site, noise }) => {
  noise.expect(/401 \(Unauthorized\)/);
  await signInAs('Standard');
  await visit('/');
  await endSession(page);
  await page
    .locator(`a[href="${membersPage}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(`/login?returnTo=${encodeURIComponent(membersPage)}`);
  await fillIn(page, accountOf(site, 'Standard'));
  await submit(page).click();
  await expect(page).toHaveURL(membersPage);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('who is signed in already is told so at the form', async ({ page, visit, signInAs }) => {
  await signInAs('Standard');
  await visit('/login?returnTo=/contact');
  await expect(page.getByRole('heading', { level: 1, name: 'U bent al ingelogd' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Verder' }).click();
  await expect(page).toHaveURL('/contact');
});

test('the form on a phone, and in the dark', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await visit('/login');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoOverflow(page);
  await expectLegible(page);
});
