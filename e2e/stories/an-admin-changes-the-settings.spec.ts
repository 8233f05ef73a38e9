import { atWidths, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { openBrowserOf } from '../sign-in.ts';

test('an admin finds a setting, sees it before it is saved, meets a colleague at it, and turns it back', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  await signInAs('Admin');
  await visit('/admin/settings');
  // By keyboard alone: what is found first takes the focus.
  const search = page.getByRole('searchbox', { name: 'Zoek een instelling' });
  await search.fill('ruimte logo');
  await expect(page.getByRole('region', { name: 'Gevonden instellingen' }).getByRole('link')).toHaveCount(1);
  await search.press('Enter');
  const padding = page.getByRole('textbox', { name: /^Ruimte om het logo/ });
  await expect(padding).toBeFocused();
  const was = await padding.inputValue();

  await padding.fill('99');
  await padding.press('Tab');
  await expect(page.getByText('Vul een heel getal in van 0 tot en met 64.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(padding).toBeFocused();
  await padding.fill('20');
  await padding.press('Tab');
  await expect(page.getByText(`Gewijzigd, was ${was} px`)).toBeVisible();
  for (const look of ['Licht', 'Donker']) {
    const drawn = page.frameLocator(`iframe[title="Voorbeeld van de site, ${look}"]`).locator(':root');
    await expect(drawn).toHaveAttribute('style', /--header-logo-padding: 20px/);
  }
  await atWidths(page, [1280, 390], async (width, expectGood) => {
    await expectNoOverflow(page, `settings at ${width} px`);
    await expectGood(page, `settings at ${width} px`);
  });

  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'settings in the dark');

  const colleague = await openBrowserOf(browser, site, 'Admin');
  await colleague.request.put('/api/platformsettingvalues/headerLogoPadding', { data: { value: 12 } });
  await expect(page.getByText(/heeft dit intussen gewijzigd in 12 px\./)).toBeVisible();
  await page.getByRole('button', { name: 'Die van mij houden' }).press('Enter');
  await page.keyboard.press('Control+s');
  const back = page.getByRole('button', { name: 'Terugdraaien: Ruimte om het logo' });
  await expect(page.getByRole('listitem').filter({ has: back }).first()).toContainText('20 px');

  // The one of the colleague: before it the padding was as the story found it.
  await back.nth(1).press('Enter');
  await expect(padding).toHaveValue(was);
  await expect(page.getByRole('region', { name: 'Bewaren', exact: true })).toHaveCount(0);
  await colleague.context().close();
});
