import { atWidths } from '../accessibility.ts';
import { expect, expectAccessible, expectLegible, expectNoOverflow, test } from '../fixtures.ts';

test('the news is searched, turned and read, and an address that is not quite right leads to the item', async ({
  page,
  visit,
}) => {
  await visit('/nieuws');
  const items = page.locator('[data-item]');
  await expect(items).toHaveCount(4);
  await atWidths(page, [390, 1280], async (width) => {
    await expectAccessible(page, `the news at ${width}`);
    await expectNoOverflow(page, `the news at ${width}`);
  });

  await page.getByRole('searchbox', { name: 'Zoek in deze lijst' }).fill('Havenbrug');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 resultaat met ‘Havenbrug’')).toBeVisible();
  await expect(items).toHaveCount(1);
  await page.getByRole('link', { name: 'Wis alle filters' }).click();
  await expect(items).toHaveCount(4);

  await page.getByRole('link', { name: 'Pagina 2' }).click();
  await expect(items).toHaveCount(1);
  await page.goBack();
  await expect(items).toHaveCount(4);

  await items.getByRole('link', { name: /^De Zuiderdijk/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^De Zuiderdijk/ })).toBeVisible();
  await expect(page).toHaveTitle(/^De Zuiderdijk/);
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toContainText('Nieuws');
  await expectAccessible(page, 'an item');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'an item in the dark');

  const { pathname } = new URL(page.url());
  await visit(pathname.replace(/[^/]+$/, 'een-oude-titel'));
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test('an item that is not there is not found', async ({ page, noise }) => {
  noise.expect(/404/);
  const answer = await page.goto('/nieuws/i/zzzzzzzzzz/weg');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the agenda is a list and a calendar', async ({ page, visit }) => {
  await visit('/agenda');
  await expect(page.locator('[data-item]').first()).toBeVisible();
  await page.getByRole('link', { name: 'Kalender', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Volgende maand' })).toBeVisible();
  await expectAccessible(page, 'the calendar');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is searched and turned all the same', async ({ page }) => {
    await page.goto('/nieuws');
    await page.getByRole('searchbox', { name: 'Zoek in deze lijst' }).fill('Havenbrug');
    await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
    await expect(page.locator('[data-item]')).toHaveCount(1);
    await page.goto('/nieuws');
    await page.getByRole('link', { name: 'Volgende' }).click();
    await expect(page.locator('[data-item]')).toHaveCount(1);
  });
});
