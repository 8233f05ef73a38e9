import { atWidths, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test('the gallery at 390 and 1280 px, in light and dark', async ({ page, visit, signInAs }) => {
  test.setTimeout(180_000);
  await signInAs('Developer');
  await visit('/admin/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await atWidths(page, [390, 1280], async (width, expectGood) => {
    await expectNoOverflow(page, `the gallery at ${width} px`);
    await expectGood(page, `the gallery at ${width} px`);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the gallery in the dark');
});

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
