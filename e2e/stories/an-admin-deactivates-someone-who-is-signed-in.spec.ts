import { expectAccessible } from '../accessibility.ts';
import { visitOn } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { accountOf, openBrowserOf } from '../sign-in.ts';

test('who is deactivated loses every right at once and is told why', async ({
  page,
  site,
  visit,
  signInAs,
  browser,
}) => {
  const { email } = accountOf(site, 'Standard');
  const theirs = await openBrowserOf(browser, site, 'Standard');
  await visitOn(theirs, '/intranet');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

  await signInAs('Admin');
  await visit(`/admin/users?q=${email}`);
  await page.getByRole('link', { name: /Noor/ }).click();
  await page.getByRole('complementary').getByRole('link', { name: 'Volledig profiel' }).click();
  await page.getByRole('button', { name: 'Deactiveren' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('verliest meteen alle rechten');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Deactiveren' }).click();
  await expect(page.getByText('Dit account is gedeactiveerd')).toBeVisible();

  expect((await theirs.request.get('/api/profiles:loggedIn')).status()).toBe(200);
  await visitOn(theirs, '/');
  await expect(theirs.getByRole('heading', { name: 'Uw account is niet actief' })).toBeVisible();
  await theirs.goto('/intranet');
  await expect(theirs).toHaveURL(/unauthorized|login/);

  await page.getByRole('button', { name: 'Activeren' }).click();
  await expect(page.getByText('Dit account is actief.')).toBeVisible();
  await theirs.goto('/intranet');
  await expect(theirs).toHaveURL('/intranet');
  await theirs.context().close();
});

test('the last admin has no such button, and neither has one’s own account', async ({
  page,
  visit,
  signInAs,
  site,
}) => {
  await signInAs('Admin');
  const admin = accountOf(site, 'Admin');
  await visit(`/admin/users?q=${admin.email}`);
  const { users } = await (await page.request.get(`/api/users?search=${admin.email}`)).json();
  await visit(`/admin/users/${users[0].guid}/profile`);
  await expect(page.getByText('Dit account kunt u niet deactiveren.')).toBeVisible();
  await expect(page.getByText('Dit account kunt u hier niet verwijderen.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Platformmedewerker' })).toHaveCount(0);
});
