import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const said = (page: Page) => page.locator('#said');

test('the phone menu, the pages of a list and the way back, by keyboard alone', async ({ page, visit }) => {
  await visit('/');
  const menu = page
    .getByRole('banner')
    .locator('details')
    .filter({ has: page.locator('nav') });
  const opener = menu.locator('summary').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveAttribute('open');
  await expectAccessible(page, 'the open menu of a phone');
  // On to something else: that must not lie under the menu.
  await page.keyboard.press('Shift+Tab');
  await expect(menu).not.toHaveAttribute('open');
  await opener.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).not.toHaveAttribute('open');
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toBeFocused();
  await expect(said(page)).toHaveText(/.+ – .+/);
  await expect(page).toHaveTitle(await said(page).innerText());

  await visit('/search?q=gemeente');
  const second = page.getByRole('link', { name: 'Pagina 2' });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#search-results')).toBeFocused();
  await expect(said(page)).toHaveText(/^Pagina 2 van \d+$/);
  await expect(page).toHaveTitle(/pagina 2/);
  await page.goBack();
  await expect(page).not.toHaveTitle(/pagina 2/);
  await expect(second).toBeFocused();
});
