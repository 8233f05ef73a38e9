import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test.use({ scenario: 'large-menu' });

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });
const openMenu = (page: Page) => page.getByText('Menu', { exact: true }).click();

test('it opens under its word, and a part of it is read', async ({ page, visit }) => {
  await visit('/');
  await mainMenu(page).getByRole('button', { name: 'Onderdelen van Zorg' }).click();
  await mainMenu(page).getByRole('link', { name: 'Zorg in het kort' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zorg in het kort' })).toBeVisible();
});

test('on a phone every part of it opens', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/wonen');
  await openMenu(page);
  await expect(mainMenu(page).getByRole('link', { name: 'Wonen in het kort' })).toBeVisible();
  await mainMenu(page).getByLabel('Onderdelen van Zorg').click();
  await expectAccessible(page);
  await mainMenu(page).getByRole('link', { name: 'Zorg in het kort' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zorg in het kort' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('on a phone a part of it is reached by its page', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    await openMenu(page);
    await expect(mainMenu(page).getByLabel('Onderdelen van Zorg')).toHaveCount(0);
    await mainMenu(page).getByRole('link', { name: 'Zorg', exact: true }).click();
    await openMenu(page);
    await mainMenu(page).getByRole('link', { name: 'Zorg in het kort' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Zorg in het kort' })).toBeVisible();
  });
});

test('a menu that does not come at first is asked for again, and the application runs', async ({
  page,
  visit,
  noise,
}) => {
  noise.expect(/503/);
  let asked = 0;
  await page.route('**/api/menus:withName*', async (route) => {
    asked += 1;
    if (asked === 1) return route.fulfill({ status: 503, body: '' });
    return route.continue();
  });
  await visit('/wonen');
  expect(asked).toBe(2);
  await expect(mainMenu(page).getByRole('button', { name: 'Onderdelen van Zorg' })).toBeVisible();
});
