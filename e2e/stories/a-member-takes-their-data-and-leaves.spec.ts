import { readFile } from 'node:fs/promises';
import { expectAccessible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { accountOf } from '../sign-in.ts';

// A server of its own: other stories need the account that leaves here.
test.use({ environment: { LOG_LEVEL: 'error' } });

test('sees who sees what, takes their data along and leaves', async ({ page, site, visit, signInAs, noise }) => {
  noise.expect(/403 \(Forbidden\)/);
  // The bell may ask once more before the page of somebody who is gone has made room for the next.
  noise.allow(/401 \(Unauthorized\) \(\S+\/api\/(?:notices|live)\b/);
  await page.setViewportSize({ width: 390, height: 800 });
  await signInAs('Standard', { acceptsTerms: true });
  const member = accountOf(site, 'Standard');
  await visit('/account/privacy');
  await expect(page.getByRole('term').filter({ hasText: 'E-mailadres' })).toBeVisible();
  await expect(page.getByText('Alleen u en de beheerders van deze site').first()).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Mijn gegevens downloaden' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('mijn-gegevens.json');
  const data = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(data.profile.email).toBe(member.email);
  expect(data.activity.length).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Account verwijderen…' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Weet u het zeker?' });
  await expectAccessible(page);
  await expectNoOverflow(page);
  const leave = dialog.getByRole('button', { name: 'Mijn account verwijderen' });
  await leave.click();
  await expect(dialog.getByRole('link', { name: 'Vul uw wachtwoord in.' })).toBeVisible();
  await dialog.getByRole('textbox', { name: /e-mailadres/ }).fill(member.email);
  await dialog.getByLabel(/^Uw wachtwoord/).fill('dit is het niet');
  await leave.click();
  await expect(dialog.getByRole('link', { name: 'Het wachtwoord of de code klopt niet.' })).toBeVisible();
  await dialog.getByLabel(/^Uw wachtwoord/).fill(member.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Inloggen' })).toBeVisible();

  const again = await page.request.post('/api/auth/sign-in/email', {
    data: { email: member.email, password: member.password },
  });
  expect(again.status()).toBe(401);
});

test('the last admin is told to make another first', async ({ page, visit, signInAs }) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/account/privacy');
  await expect(page.getByText('U bent de laatste beheerder van deze site.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Account verwijderen…' })).toHaveCount(0);
});
