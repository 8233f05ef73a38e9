import { expect, expectAccessible, expectLegible, expectNoOverflow, test } from '../fixtures.ts';

for (const width of [390, 1280]) {
  test(`the gallery at ${width} px, in light and dark`, async ({ page, visit, signInAs }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    await signInAs('Developer');
    await visit('/admin/gallery');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLegible(page, 'the gallery in dark');
  });
}

test('the gallery in English has no Dutch and no keys in it', async ({ page, visit, signInAs }) => {
  await signInAs('Developer');
  await visit('/en/admin/gallery');
  await expect(page.getByText(/^(gallery|admin|ui|site)\.[a-z]/i)).toHaveCount(0);
});

test('it is not for everyone', async ({ page, visit, signInAs }) => {
  await signInAs('ContentManager');
  await visit('/admin/gallery');
  await expect(page).toHaveURL('/unauthorized');
});
