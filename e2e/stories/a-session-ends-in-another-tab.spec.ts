import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { visitOn } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import type { Account } from '../server-process.ts';
import { accountOf } from '../sign-in.ts';
import { signOut } from '../sign-out.ts';

const dialogOf = (page: Page) => page.getByRole('alertdialog', { name: 'Log opnieuw in' });

async function beginTyping(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Wachtwoord wijzigen' }).click();
  await page.getByLabel(/^Nieuw wachtwoord/).fill('een nieuw lang wachtwoord');
}

/** By the form as the application runs it: a form that the browser sends by itself tells no other tab. */
async function signIn(page: Page, account: Account): Promise<void> {
  await visitOn(page, '/login');
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill(account.email);
  await page.getByLabel(/^Wachtwoord \(/).fill(account.password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
}

/** The bell of a tab that does not know yet that its session ended asks once more. */
test.beforeEach(({ noise }) => noise.allow(/401 \(Unauthorized\) \(\S+\/api\/(?:notices|live)\b/));

test('a session that ended elsewhere is asked for, and what was typed stays', async ({
  page,
  visit,
  signInAs,
  site,
  noise,
}) => {
  noise.expect(/401 \(Unauthorized\)/, /400 \(Bad Request\)/);
  const account = accountOf(site, 'Standard');
  await signInAs('Standard');
  await visit('/account/security');
  await beginTyping(page);
  await page.request.post('/api/auth/sign-out');
  await page.getByLabel(/^Huidig wachtwoord/).fill('niet het goede');
  await page.keyboard.press('Enter');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expect(dialog.getByRole('textbox', { name: /E-mailadres/ })).toHaveValue(account.email);
  await dialog.getByLabel(/^Wachtwoord \(/).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  // The call that waited went on by itself, and was refused for its own reason.
  await expect(page.getByRole('link', { name: /wachtwoord in waarmee u nu inlogt/ })).toBeVisible();
  await expect(page.getByLabel(/^Nieuw wachtwoord/)).toHaveValue('een nieuw lang wachtwoord');
});

test('signing out in one tab is known in the other, and so is coming back', async ({
  page,
  context,
  visit,
  signInAs,
  site,
}) => {
  const account = accountOf(site, 'Standard');
  await signInAs('Standard');
  await visit('/account/security');
  await beginTyping(page);
  const other = await context.newPage();
  await signOut(other);
  await expect(dialogOf(page)).toBeVisible();
  await signIn(other, account);
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page.getByLabel(/^Nieuw wachtwoord/)).toHaveValue('een nieuw lang wachtwoord');
});

test('when somebody else signs in, the page is theirs', async ({ page, context, visit, signInAs, site }) => {
  const admin = accountOf(site, 'Admin');
  await signInAs('Standard');
  await visit('/account/security');
  await beginTyping(page);
  const other = await context.newPage();
  await signOut(other);
  await expect(dialogOf(page)).toBeVisible();
  await signIn(other, admin);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Beheer' })).toBeVisible();
  await expect(page.getByLabel(/^Nieuw wachtwoord/)).toHaveCount(0);
});
