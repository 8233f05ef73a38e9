import { expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

// A name on this machine: in production it would be within our own network.
test.use({ environment: { PLEIN_MODE: 'test' } });

test('an admin adds a host name by keyboard: one that leads nowhere is refused, one that leads here is kept', async ({
  page,
  visit,
  signInAs,
  site,
  noise,
}) => {
  noise.expect(/status of 400/);
  const name = `localhost:${new URL(site.address).port}`;
  await signInAs('Admin');
  await visit('/admin/settings#setting-hostNames');
  const names = page.getByRole('textbox', { name: /^Domeinnamen/ });
  await expect(names).toBeFocused();
  await names.fill(`${name}\n127.0.0.1:1`);

  const rows = page.getByRole('listitem');
  await page.getByRole('button', { name: `Nagaan of ${name} hierheen leidt` }).press('Enter');
  await expect(rows.filter({ hasText: name }).getByRole('status')).toHaveText('Leidt hierheen.');
  await page.getByRole('button', { name: 'Nagaan of 127.0.0.1:1 hierheen leidt' }).press('Enter');
  await expect(rows.filter({ hasText: '127.0.0.1:1' }).getByRole('status')).toContainText('Geeft geen antwoord.');
  await expectLegible(page, 'host names that were checked');

  await page.keyboard.press('Control+s');
  await expect(page.getByText('‘127.0.0.1:1’ geeft geen antwoord.').first()).toBeVisible();
  await expect(names).toBeFocused();
  await names.fill(name);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Bewaren', exact: true })).toHaveCount(0);

  // Where it was added it may be the primary domain, and then it stays.
  const domain = page.getByRole('textbox', { name: /^Hoofddomein/ });
  await domain.fill(name);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Bewaren', exact: true })).toHaveCount(0);
  await names.fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('is het hoofddomein').first()).toBeVisible();
  await expect(names).toBeFocused();
  await domain.fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('region', { name: 'Bewaren', exact: true })).toHaveCount(0);
  await expect(names).toHaveValue('');
});
