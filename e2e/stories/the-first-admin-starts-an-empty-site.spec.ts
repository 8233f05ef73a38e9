import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test.use({ environment: { DEMO: 'false' } });
test.describe.configure({ mode: 'serial' });

const admin = { email: 'eerste@voorbeeld.nl', password: 'een lang wachtwoord om mee te beginnen' };

test('an empty site says that it is empty, in both languages', async ({ page, noise }) => {
  noise.expect(/404 \(Not Found\)/);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Deze site is nog leeg' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login');
  // There is no front page to go to: this is where it will be.
  await expect(main.getByRole('link', { name: 'Naar de voorpagina' })).toHaveCount(0);
  await expectAccessible(page);
  await page.goto('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expectAccessible(page);
});

test('the printed link makes the first admin, and works once', async ({ page, site, visit, noise }) => {
  const link = site.setupPath ?? 'none';
  await visit(link);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page.getByRole('region', { name: /./ }).first()).toBeFocused();
  await page.getByRole('textbox', { name: /Voornaam/ }).fill('Eva');
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill(admin.email);
  await page.getByLabel(/^Wachtwoord \(/).fill(admin.password);
  await page.getByRole('button', { name: 'Account maken' }).click();
  await expect(page).not.toHaveURL(link);
  await expect(page).toHaveURL('/admin/first-hour/site');
  await expect(page.getByRole('heading', { level: 1, name: 'Uw site' })).toBeVisible();
  noise.expect(/410 \(Gone\)|404 \(Not Found\)/);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Deze link werkt niet meer' })).toBeVisible();
  await expectAccessible(page);
});

test('the admin can sign in and sees that there are no pages yet', async ({ page, visit }) => {
  await visit('/login?returnTo=/admin/pages');
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill(admin.email);
  await page.getByLabel(/^Wachtwoord \(/).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/pages');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
