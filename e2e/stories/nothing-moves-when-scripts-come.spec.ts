import { expect, test } from '../fixtures.ts';
import { expectNothingMoves } from '../layout-shift.ts';

const wide = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };

// Eight or nine pages each, on a machine that may have other work.
test.describe.configure({ timeout: 180_000 });

test('for a visitor', async ({ page }) => {
  for (const [size, paths] of [
    [wide, ['/', '/nieuws', '/agenda', '/login']],
    [phone, ['/', '/nieuws', '/search?q=afval', '/login', '/register']],
  ] as const) {
    await page.setViewportSize(size);
    for (const path of paths) await expectNothingMoves(page, path);
  }
});

test('for an editor, who gets tools at every item', async ({ page, signInAs }) => {
  await signInAs('ContentManager');
  for (const [size, paths] of [
    [wide, ['/nieuws', '/agenda', '/bestuur/documenten']],
    [phone, ['/nieuws']],
  ] as const) {
    await page.setViewportSize(size);
    for (const path of paths) {
      await expectNothingMoves(page, path, async () => {
        await expect(page.getByRole('button', { name: 'Toevoegen', exact: true }).first()).toBeVisible();
        await expect(page.getByRole('button', { name: / wijzigen$/ }).first()).toBeVisible();
      });
    }
  }
  await page.setViewportSize(wide);
  await expectNothingMoves(page, '/');
  await page.goto('/nieuws');
  const item = await page.locator('main [data-item] a').first().getAttribute('href');
  // On a phone what stands beside an item stands above what follows it, however long the item is.
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    await expectNothingMoves(page, item ?? '', () =>
      expect(page.getByRole('button', { name: / wijzigen$/ }).first()).toBeVisible(),
    );
  }
});

test('for an admin, whose tables have as many columns as fit', async ({ page, signInAs }) => {
  await signInAs('Admin');
  for (const [size, screens] of [
    [wide, ['pages', 'accessibility', 'invitations', 'menu', 'media', 'approvals', 'shared-parts']],
    [phone, ['pages', 'users', 'settings', 'audit', 'media']],
  ] as const) {
    await page.setViewportSize(size);
    for (const screen of screens) {
      // The library tells the names of pictures in settings later than the scripts come.
      const nameless = page.getByRole('main').getByText('Afbeelding', { exact: true });
      await expectNothingMoves(page, `/admin/${screen}`, async () => {
        if (screen === 'settings') await expect(nameless).toHaveCount(0);
      });
    }
  }
});
