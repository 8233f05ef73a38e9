import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser, visitOn } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { readMailTo } from '../outbox.ts';
import type { RunningSite } from '../server-process.ts';

const password = 'een lang wachtwoord 1';

/** The code that was mailed last to this address. */
const codeFor = async (site: RunningSite, address: string): Promise<string> =>
  /\/invitation\/([\w-]+)/.exec((await readMailTo(site, address, 'invitation')).link)?.[1] ?? '';

async function invite(page: Page, lines: string): Promise<void> {
  const answer = await page.request.post('/api/userinvitations', { data: { lines } });
  expect(answer.status()).toBe(200);
}

test('an admin invites many, sees which lines are no good, and one of them joins', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
  baseURL,
}) => {
  await signInAs('Admin');
  await visit('/admin/users');
  await page.getByRole('link', { name: 'Uitnodigen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uitnodigen' })).toBeVisible();
  await expect(page.getByText('Er is geen mailserver ingesteld, dus er gaat geen mail weg.')).toBeVisible();

  await page.getByRole('button', { name: 'Controleren' }).click();
  await expect(page.getByRole('region', { name: /nog 1 antwoord/ })).toBeFocused();
  await expectAccessible(page);

  const lines =
    'Naam;E-mail\nNina Nieuw;nina@invited.example\nkaas\nbewoner@vloedhaven.example\nOtto;otto@invited.example';
  await page.getByLabel(/Wie nodigt u uit/).fill(lines);
  await page.getByRole('checkbox', { name: 'Projectgroep Havenkwartier' }).press('Space');
  await page.getByLabel('Persoonlijk bericht').fill('Fijn als u meedoet!');
  await page.getByRole('button', { name: 'Controleren' }).click();
  await expect(page.getByText('2 personen worden uitgenodigd')).toBeVisible();
  const problems = page.getByRole('grid', { name: '2 regels worden overgeslagen' });
  await expect(problems.getByRole('row', { name: 'kaas' })).toContainText('3kaasEr staat geen e-mailadres in');
  await expect(problems.getByRole('row', { name: /bewoner/ })).toContainText('Heeft al een account');
  await expectAccessible(page);

  await page.getByRole('button', { name: '2 uitnodigingen versturen' }).click();
  await expect(page.getByText('Alle 2 uitnodigingen zijn klaar. Kopieer de links bij Uitnodigingen.')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Naar de uitnodigingen' }).click();
  await expect(page.getByRole('row', { name: /nina@invited/ })).toContainText('Open');
  await expectAccessible(page);

  const code = await codeFor(site, 'nina@invited.example');
  const guest = await openOtherBrowser(browser, { baseURL });
  await visitOn(guest, `/invitation/${code}`);
  await expect(guest.getByRole('heading', { level: 1, name: 'U bent uitgenodigd' })).toBeVisible();
  await expect(guest.getByText('Fijn als u meedoet!')).toBeVisible();
  await expect(guest.getByText('n•••@invited.example')).toBeVisible();
  await expect(guest.getByText('U krijgt de rol Projectgroep Havenkwartier.')).toBeVisible();
  await expect(guest.getByRole('navigation')).toHaveCount(0);
  await expectAccessible(guest);

  await guest.getByLabel(/Nieuw wachtwoord/).fill('kort');
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('region', { name: /nog 1 antwoord/ })).toBeFocused();
  await expect(guest.getByLabel('Voornaam')).toHaveValue('Nina');
  await guest.getByLabel(/Nieuw wachtwoord/).fill(password);
  await guest.keyboard.press('Enter');
  await expect(guest).toHaveURL('/');
  await guest.goto('/intranet/projectgroep-havenkwartier');
  await expect(guest.getByRole('heading', { level: 1 })).toContainText('Projectgroep');

  await page.reload();
  await expect(page.getByRole('row', { name: /nina@invited/ })).toContainText('Aangenomen');
  await guest.context().close();

  // The outbox follows what happens, and whoever types there goes on typing.
  await visit('/admin/outbox');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type('nin');
  await invite(page, 'later@invited.example');
  await expect(page.getByRole('row', { name: /later@invited/ })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('nin');
});

test('an invitation can be read before and accepted without any script', async ({
  page,
  signInAs,
  site,
  browser,
  baseURL,
}) => {
  await signInAs('Admin');
  await invite(page, 'zonder@invited.example');
  const code = await codeFor(site, 'zonder@invited.example');
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const guest = await context.newPage();
  await guest.goto(`/invitation/${code}`);
  await expect(guest.getByRole('heading', { level: 1, name: 'U bent uitgenodigd' })).toBeVisible();
  await guest.getByLabel(/Nieuw wachtwoord/).fill('kort');
  await guest.getByRole('button', { name: 'Uitnodiging aannemen' }).click();
  await expect(guest.getByRole('region', { name: 'De uitnodiging is niet aangenomen' })).toBeVisible();
  await guest.getByLabel(/Nieuw wachtwoord/).fill(password);
  await guest.getByRole('button', { name: 'Uitnodiging aannemen' }).click();
  await expect(guest).toHaveURL('/');
  await context.close();
});

test('every other end of an invitation is told', async ({ page, visit, signInAs, site, browser, baseURL }) => {
  await signInAs('Admin');
  await invite(page, 'einde@invited.example\nterug@invited.example');
  const old = await codeFor(site, 'einde@invited.example');
  const revoked = await codeFor(site, 'terug@invited.example');

  await visit(`/invitation/${old}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Voor iemand anders' })).toBeVisible();
  await expectAccessible(page);

  await visit('/admin/invitations?q=terug');
  await page.getByRole('button', { name: 'Acties voor terug@invited.example' }).click();
  await page.getByRole('menuitem', { name: 'Intrekken' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Intrekken' }).click();
  await expect(page.getByRole('row', { name: /terug@invited/ })).toContainText('Ingetrokken');

  await visit('/admin/invitations?q=einde');
  await page.getByRole('button', { name: 'Acties voor einde@invited.example' }).click();
  await page.getByRole('menuitem', { name: 'Kopieer link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link voor einde@invited.example' });
  const link = await dialog.getByLabel('Link', { exact: true }).inputValue();
  const fresh = /\/invitation\/([\w-]+)/.exec(link)?.[1] ?? '';
  expect(fresh).not.toBe(old);
  await expectAccessible(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Kopieer' }).click();
  await expect(dialog.getByRole('status')).toHaveText('De link is gekopieerd.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const guest = await openOtherBrowser(browser, { baseURL });
  const titleAt = async (code: string) => {
    await guest.goto(`/invitation/${code}`);
    return guest.getByRole('heading', { level: 1 }).textContent();
  };
  expect(await titleAt(old)).toBe('Uitnodiging niet gevonden');
  await expectAccessible(guest);
  expect(await titleAt(revoked)).toBe('Uitnodiging ingetrokken');
  await expectAccessible(guest);
  expect(await titleAt(fresh)).toBe('U bent uitgenodigd');
  const accepted = await guest.request.post('/api/userinvitation:accept', { data: { id: fresh, password } });
  expect(accepted.status()).toBe(200);
  await guest.context().clearCookies();
  expect(await titleAt(fresh)).toBe('Al aangenomen');
  await expectAccessible(guest);
  await guest.context().close();
});

test('an English invitation is English, also by a link without its language, and fits a phone', async ({
  page,
  signInAs,
  site,
  browser,
  baseURL,
}) => {
  await signInAs('Admin');
  const data = { lines: 'english@invited.example', language: 'en' };
  expect((await page.request.post('/api/userinvitations', { data })).status()).toBe(200);
  const code = await codeFor(site, 'english@invited.example');
  const guest = await openOtherBrowser(browser, { baseURL });
  await guest.setViewportSize({ width: 390, height: 844 });
  await guest.goto(`/invitation/${code}`);
  await expect(guest).toHaveURL(`/en/invitation/${code}`);
  await expect(guest.getByRole('heading', { level: 1, name: 'You are invited' })).toBeVisible();
  await expectNoOverflow(guest);
  await guest.context().close();
});
