import type { Page } from '@playwright/test';
import { atWidths, expectAccessible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser, visitOn } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { readMailTo } from '../outbox.ts';

const domains = (page: Page) => page.getByRole('textbox', { name: /^Toegestane e-maildomeinen/ });
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Bewaren' });

async function keep(page: Page): Promise<void> {
  const kept = page.waitForResponse((response) => response.url().includes('registrationDomains') && response.ok());
  await save(page).click();
  await kept;
}

test('an admin closes registration, opens it for one domain, and reads the mail that went out', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  const visitor = await openOtherBrowser(browser, { baseURL: site.address });
  const register = async (email: string) => {
    await visitOn(visitor, '/register');
    await visitor.getByLabel('Voornaam').fill('Rik');
    await visitor.getByRole('textbox', { name: /E-mailadres/ }).fill(email);
    await visitor.getByLabel(/achtwoord \(verplicht\)/).fill('een lang wachtwoord 1');
    await visitor.getByRole('button', { name: 'Account maken' }).click();
  };
  await signInAs('Admin');
  await visit('/admin/registration');
  await expect(page.getByRole('radio', { name: /^Open/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Gesloten/ }).press('Space');
  await keep(page);
  await visitor.goto('/register');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Aanmelden kan hier niet' })).toBeVisible();

  await page.getByRole('radio', { name: /^Na goedkeuring/ }).press('Space');
  await domains(page).fill('geen domein!');
  await save(page).click();
  await expect(page.getByText(/^Dit zijn geen domeinen: .*domein!/)).toBeVisible();
  await atWidths(page, [390, 1280], async (width, expectGood) => {
    await expectNoOverflow(page, `registration at ${width} px`);
    await expectGood(page, `registration at ${width} px`);
  });
  await domains(page).fill('haven.example');
  await keep(page);
  await register('rik@elders.example');
  await expect(visitor.getByRole('region', { name: 'Aanmelden is niet gelukt' })).toBeFocused();
  await register('rik@haven.example');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Kijk in uw mail' })).toBeVisible();

  await readMailTo(site, 'rik@haven.example', 'complete-registration');
  await visit('/admin/outbox?search=rik@haven.example');
  const mails = page.getByRole('grid', { name: 'Mail' });
  await expect(mails.getByRole('rowheader')).toContainText('rik@haven.example');
  await expectAccessible(page, 'the outbox');
  await mails.getByRole('rowheader').click();
  const drawer = page.getByRole('dialog', { name: 'Mail' });
  await expect(drawer).toContainText('Links en codes zijn hier verborgen');
  await expect(drawer).not.toContainText(/\/verify\//);
  await expectAccessible(page, 'a mail');
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
  await page.getByRole('main').getByRole('searchbox').fill('niemand@haven.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Geen mails' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(page, 'the outbox on a phone');
  await expectAccessible(page, 'the outbox on a phone');

  await visit('/admin/registration');
  await page.getByRole('radio', { name: /^Open/ }).press('Space');
  await domains(page).fill('');
  await keep(page);
  await visitor.goto('/register');
  await expect(visitor.getByRole('heading', { level: 1, name: 'Account maken' })).toBeVisible();
  await visitor.context().close();
});
