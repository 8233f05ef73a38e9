import { chooseLanguage } from '../choose-language.ts';
import { expect, test } from '../fixtures.ts';
import { accountOf } from '../sign-in.ts';
import { firstWithChildren } from '../site-menu.ts';

test.use({ javaScriptEnabled: false });

test('the page is complete, and every link of the menu is a link', async ({ page, request }) => {
  const { item, child } = await firstWithChildren(request);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('link', { name: item.name, exact: true }).click();
  await expect(page).toHaveURL(item.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await menu.getByRole('link', { name: item.name, exact: true }).hover();
  await menu.getByRole('link', { name: child.name }).click();
  await expect(page).toHaveURL(child.path);
});

test('what lies below is reached by keyboard too', async ({ page, request }) => {
  const { item, child } = await firstWithChildren(request);
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('link', { name: item.name, exact: true }).focus();
  await expect(menu.getByRole('link', { name: child.name })).toBeVisible();
});

test('the menu of a phone opens, level by level', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { item, child } = await firstWithChildren(request);
  await page.goto('/');
  await page.getByText('Menu', { exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await expect(menu.getByRole('link', { name: item.name, exact: true })).toBeVisible();
  await menu.getByLabel(`Onderdelen van ${item.name}`).click();
  await menu.getByRole('link', { name: child.name, exact: true }).click();
  await expect(page).toHaveURL(child.path);
});

test('what only a script could do is not offered', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('contentinfo').getByRole('combobox')).toBeHidden();
});

test('another language is a link', async ({ page }) => {
  await page.goto('/');
  await chooseLanguage(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('signing in works, and says what was wrong', async ({ page, site }) => {
  const account = accountOf(site, 'Standard');
  await page.goto('/login?returnTo=%2Fcontact');
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill(account.email);
  await page.getByLabel(/^Wachtwoord \(/).fill('dit is niet het wachtwoord');
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/login\?.*error=invalid-credentials/);
  await expect(page.getByRole('region', { name: 'Inloggen is niet gelukt' })).toBeVisible();
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill(account.email);
  await page.getByLabel(/^Wachtwoord \(/).fill(account.password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Mijn account' })).toBeVisible();
});

test('signing out works', async ({ page, signInAs }) => {
  await signInAs('Standard');
  await page.goto('/login');
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible();
});
