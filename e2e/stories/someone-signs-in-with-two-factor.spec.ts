import type { Page } from '@playwright/test';
import { codeOfApp } from '../../src/features/auth/server/testing/totp.ts';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { accountOf } from '../sign-in.ts';
import { endSession } from '../sign-out.ts';

async function fillIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill(email);
  await page.getByLabel(/^Wachtwoord \(/).fill(password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

const codeField = (page: Page) => page.getByRole('textbox', { name: /^Code/ });

test('someone switches it on, signs in with a code, a recovery code, and switches it off', async ({
  page,
  visit,
  signInAs,
  site,
  noise,
}) => {
  noise.expect(/400 \(Bad Request\)/);
  const account = accountOf(site, 'Standard');
  await signInAs('Standard');
  await visit('/account/security');
  await expect(page.getByRole('heading', { level: 1, name: 'Beveiliging' })).toBeVisible();
  await page.getByRole('button', { name: 'Code aanzetten' }).click();
  await page.getByLabel(/^Uw wachtwoord/).fill(account.password);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('img', { name: 'QR-code voor uw app' })).toBeVisible();
  await expectAccessible(page);
  const key = ((await dialog.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: /^Code uit de app/ }).fill(codeOfApp(key));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: 'Uw herstelcodes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [recoveryCode = ''] = await codes.getByRole('listitem').allTextContents();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Opslaan als bestand' }).click();
  expect((await download).suggestedFilename()).toBe('herstelcodes.txt');
  await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click();
  await expect(page.getByText('Nog 10 herstelcodes over')).toBeVisible();

  await endSession(page);
  await visit('/login?returnTo=%2Fcontact');
  await fillIn(page, account);
  await expect(page).toHaveURL('/login/second-step?returnTo=%2Fcontact');
  await expect(codeField(page)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Inloggen is niet gelukt' })).toBeFocused();
  await codeField(page).fill(codeOfApp(key, 1));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');

  await endSession(page);
  await visit('/login');
  await fillIn(page, account);
  await codeField(page).fill(recoveryCode.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await visit('/account/security');
  await expect(page.getByText('Nog 9 herstelcodes over')).toBeVisible();
  await page.getByRole('button', { name: 'Code uitzetten' }).click();
  await page.getByLabel(/^Uw wachtwoord/).fill(account.password);
  await page.getByRole('dialog').getByRole('button', { name: 'Code uitzetten' }).click();
  await expect(page.getByRole('button', { name: 'Code aanzetten' })).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the second step is a form like any other', async ({ page, site }) => {
    const { email, password } = accountOf(site, 'ContentManager');
    await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
    const begun = await page.request.post('/api/auth/two-factor:begin', { data: { password } });
    const { key } = (await begun.json()) as { key: string };
    await page.request.post('/api/auth/two-factor:confirm', { data: { code: codeOfApp(key) } });
    await page.request.post('/api/auth/sign-out');
    await page.goto('/login?returnTo=%2Fcontact');
    await fillIn(page, { email, password });
    await expect(page).toHaveURL('/login/second-step?returnTo=%2Fcontact');
    await codeField(page).fill(codeOfApp(key, 1));
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await expect(page).toHaveURL('/contact');
    await page.request.post('/api/auth/two-factor:off', { data: { password } });
  });
});
