import { expectLegible } from '../accessibility.ts';
import { openOtherBrowser } from '../application.ts';
import { expect, test } from '../fixtures.ts';

const green = '#1f5a3c';

test('an admin sees the whole site as it would look, in a tab of their own, and nobody else does', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
  context,
}) => {
  await signInAs('Admin');
  await visit('/admin/settings');
  const color = page.getByRole('textbox', { name: /^Hoofdkleur/ });
  await color.fill(green);
  await color.press('Tab');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open de hele site zo' }).press('Enter');
  const tried = await opened;
  const primaryOf = () =>
    tried.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--platform-primary').trim());
  const banner = tried.getByRole('region', { name: 'Voorbeeld van de huisstijl' });
  await expect(banner).toContainText('Dit is nog niet bewaard; alleen u ziet het');
  expect(await primaryOf()).toBe(green);
  await expectLegible(tried, 'the site as it would look');

  // It goes along to other pages, and after a reload.
  await tried.goto('/nieuws');
  await expect(banner).toBeVisible();
  expect(await primaryOf()).toBe(green);

  const visitor = await openOtherBrowser(browser, { baseURL: site.address });
  await visitor.goto('/');
  const seen = await visitor.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--platform-primary').trim(),
  );
  expect(seen).not.toBe(green);
  await visitor.context().close();

  const closed = tried.waitForEvent('close');
  const back = banner.getByRole('button', { name: 'Terug naar de instellingen' });
  // The tab goes while the key is still down, which ends the press with an error.
  await back.press('Enter').catch(() => undefined);
  await closed;
  await expect(page.getByText('1 gewijzigd').first()).toBeVisible();
  await page.getByRole('button', { name: 'Alles terug' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Bewaren', exact: true })).toHaveCount(0);
});
