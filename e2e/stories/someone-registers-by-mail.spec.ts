import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser, visitOn } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { readMailTo } from '../outbox.ts';
import { accountOf } from '../sign-in.ts';

test.use({ scenario: 'open-registration', environment: { TRUST_PROXY: 'true' } });

const password = 'een lang wachtwoord 1';
const goal = '/account/profile';
let people = 0;

const newAddress = () => {
  people += 1;
  return `iemand-${people}@vloedhaven.example`;
};

/** Everyone sits at a desk of their own, because one desk gets few mails an hour. */
test.beforeEach(async ({ context }, { workerIndex }) => {
  people += 1;
  await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.20.${workerIndex}.${people}` });
});

const email = (page: Page) => page.getByRole('textbox', { name: /E-mailadres/ });
const code = (page: Page) => page.getByRole('textbox', { name: /Code uit de mail/ });
const passwordField = (page: Page) => page.getByLabel(/achtwoord \(verplicht\)/);
const button = (page: Page, name: string) => page.getByRole('button', { name });
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Who comes for the first time is asked about the terms, over the page that they were going to. */
async function expectSignedIn(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(goal);
  const answer = await page.request.get('/api/profiles:loggedIn');
  expect(await answer.json()).toMatchObject({ email: address });
}

async function register(page: Page, visit: (path: string) => Promise<void>, address: string): Promise<void> {
  await visit(`/register?returnTo=${encodeURIComponent(goal)}`);
  await page.getByLabel('Voornaam').fill('Noor');
  await email(page).fill(address);
  await passwordField(page).fill(password);
  await button(page, 'Account maken').click();
  await heading(page, 'Kijk in uw mail');
}

async function inOtherBrowser(browser: Browser, link: string): Promise<Page> {
  const page = await openOtherBrowser(browser, {});
  await visitOn(page, link);
  return page;
}

test('from the form by the link to where one was going', async ({ page, visit, site, noise }) => {
  noise.expect(/410 \(Gone\)/);
  const address = newAddress();
  await register(page, visit, address);
  await expect(page.getByText(address)).toBeVisible();
  await expectAccessible(page);

  const mail = await readMailTo(site, address, 'complete-registration');
  await visit(mail.link);
  await expect(page.getByText(address)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Bevestigen').click();
  await expectSignedIn(page, address);

  await page.goto(mail.link);
  await heading(page, 'Deze link werkt niet meer');
});

test('by the code, by keyboard alone', async ({ page, visit, site }) => {
  const address = newAddress();
  await visit(`/register?returnTo=${encodeURIComponent(goal)}`);
  await page.getByLabel('Voornaam').focus();
  await page.keyboard.type('Noor');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Bos');
  await page.keyboard.press('Tab');
  await page.keyboard.type(address);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await heading(page, 'Kijk in uw mail');
  const mail = await readMailTo(site, address, 'complete-registration');
  for (
    let step = 0;
    step < 40 && !(await code(page).evaluate((field) => field === document.activeElement));
    step += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(mail.code);
  await page.keyboard.press('Enter');
  await expectSignedIn(page, address);
});

test('a wrong code is told, and the right one still works; a mail too soon says how long to wait', async ({
  page,
  visit,
  site,
  noise,
}) => {
  noise.expect(/400 \(Bad Request\)/, /429 \(Too Many Requests\)/);
  const address = newAddress();
  await register(page, visit, address);
  const mail = await readMailTo(site, address, 'complete-registration');
  await code(page).fill(mail.code === '000 000' ? '111 111' : '000 000');
  await button(page, 'Bevestigen').click();
  await expect(page.getByRole('region', { name: 'Bevestigen is niet gelukt' })).toBeFocused();
  await button(page, 'Stuur de mail opnieuw').click();
  await expect(page.getByText(/Wacht nog \d+ seconden/)).toBeVisible();
  await expectAccessible(page);
  await code(page).fill(mail.code);
  await button(page, 'Bevestigen').click();
  await expectSignedIn(page, address);
});

test('in another browser the link asks for the password that was chosen', async ({ page, visit, site, browser }) => {
  const address = newAddress();
  await register(page, visit, address);
  const { link } = await readMailTo(site, address, 'complete-registration');
  const other = await inOtherBrowser(browser, link);
  await passwordField(other).fill(password);
  await expectAccessible(other);
  await button(other, 'Bevestigen').click();
  await expectSignedIn(other, address);
  await other.context().close();
});

test('an address that is known already looks the same, and its owner gets a mail', async ({ page, visit, site }) => {
  const { email: known } = accountOf(site, 'Standard');
  await register(page, visit, known);
  const mail = await readMailTo(site, known, 'known-address');
  expect(mail.code).toBe('');
});

test('signing in with a mail: opening the link uses nothing up, the code signs in', async ({
  page,
  visit,
  site,
  browser,
}) => {
  const { email: address } = accountOf(site, 'ContentManager');
  await visit(`/login/mail?returnTo=${encodeURIComponent(goal)}`);
  await expectAccessible(page);
  await email(page).fill(address);
  await page.keyboard.press('Enter');
  await heading(page, 'Kijk in uw mail');
  await expectAccessible(page);
  const mail = await readMailTo(site, address, 'sign-in');
  const other = await inOtherBrowser(browser, mail.link);
  await expect(other.getByText(address)).toBeVisible();
  await other.context().close();
  await code(page).fill(mail.code);
  await button(page, 'Inloggen').click();
  await expectSignedIn(page, address);
});

test('a forgotten password is chosen anew, and the link works once', async ({ page, visit, site, noise }) => {
  noise.expect(/410 \(Gone\)/);
  const { email: address } = accountOf(site, 'Developer');
  await visit(`/reset-password?returnTo=${encodeURIComponent(goal)}`);
  await expectAccessible(page);
  await email(page).fill(address);
  await page.keyboard.press('Enter');
  await heading(page, 'Kijk in uw mail');
  await expectAccessible(page);
  const { link } = await readMailTo(site, address, 'reset-password');
  await visit(link);
  await expectAccessible(page);
  await passwordField(page).fill('een heel ander wachtwoord');
  await button(page, 'Wachtwoord bewaren').click();
  await expect(page.getByText('Uw nieuwe wachtwoord is ingesteld')).toBeVisible();
  await expectSignedIn(page, address);
  await readMailTo(site, address, 'password-changed');
  await page.goto(link);
  await heading(page, 'Deze link werkt niet meer');
});

test('another e-mail address counts once it is proven', async ({ page, visit, site, signInAs }) => {
  await signInAs('Mett');
  const address = newAddress();
  await visit('/account/email');
  await page.getByRole('textbox', { name: /Nieuw e-mailadres/ }).fill(address);
  await page.getByLabel('Uw wachtwoord').fill(accountOf(site, 'Mett').password);
  await page.keyboard.press('Enter');
  await heading(page, 'Kijk in uw mail');
  await code(page).fill((await readMailTo(site, address, 'change-email')).code);
  await page.keyboard.press('Enter');
  await heading(page, 'Uw e-mailadres is bevestigd');
  expect(await (await page.request.get('/api/profiles:loggedIn')).json()).toMatchObject({ email: address });
  const { email: before } = accountOf(site, 'Mett');
  await readMailTo(site, before, 'address-changed');
});

test('a form without a script leads through the same steps', async ({ browser, site }) => {
  people += 1;
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: site.address,
    locale: 'nl-NL',
    extraHTTPHeaders: { 'x-forwarded-for': `10.30.0.${people}` },
  });
  const page = await context.newPage();
  const address = newAddress();
  await page.goto(`/register?returnTo=${encodeURIComponent(goal)}`);
  await email(page).fill(address);
  await passwordField(page).fill(password);
  await button(page, 'Account maken').click();
  await heading(page, 'Kijk in uw mail');
  const mail = await readMailTo(site, address, 'complete-registration');
  await email(page).fill(address);
  await code(page).fill(mail.code);
  await button(page, 'Bevestigen').click();
  await expectSignedIn(page, address);
  await context.close();
});

test('the screens on a phone, and in the dark', async ({ page, visit, noise }) => {
  noise.expect(/410 \(Gone\)/);
  const token = 'x'.repeat(43);
  const paths = ['/register', '/register/sent', '/login/mail', '/reset-password', '/en/register', `/verify/${token}`];
  for (const path of paths) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize({ width: 390, height: 800 });
    await visit(path);
    await expectNoOverflow(page, path);
    await expectLegible(page, path);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoOverflow(page, `${path} in the dark`);
    await expectLegible(page, `${path} in the dark`);
  }
  await heading(page, 'Deze link werkt niet meer');
  await expectAccessible(page);
});
