import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible } from '../accessibility.ts';
import { openOtherBrowser } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { readMailTo } from '../outbox.ts';
import { placeForm } from '../place-form.ts';

// Mails and two devices: patience for a machine that does something else as well.
test.setTimeout(180_000);

const nl = (words: string) => ({ $lang: { nl: words } });
const fields = [
  {
    id: 'soort',
    kind: 'choice',
    label: nl('Is het gevaarlijk?'),
    isRequired: true,
    options: [
      { value: 'ja', label: nl('Ja') },
      { value: 'nee', label: nl('Nee') },
    ],
  },
  { id: 'stap', kind: 'pageBreak', label: nl('Wie bent u?') },
  { id: 'naam', kind: 'text', label: nl('Uw naam'), isRequired: true },
  { id: 'mail', kind: 'email', label: nl('E-mailadres'), isRequired: true },
];

/** By keyboard: a rule with a condition, and the confirmation. */
async function sayWhatHappens(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Instellingen' }).press('Enter');
  const sending = page.getByRole('region', { name: 'Na het versturen' });
  await sending.getByRole('button', { name: 'Regel', exact: true }).press('Enter');
  await sending.getByRole('button', { name: /Wanneer geldt de regel/ }).press('Enter');
  await page.getByRole('option', { name: 'Als' }).press('Enter');
  const addresses = sending.getByRole('textbox', { name: 'E-mailadressen' });
  await addresses.fill('wachtdienst@vloedhaven.example');
  await addresses.press('Tab');
  const confirmation = page.getByRole('region', { name: 'Bevestiging' });
  await confirmation.getByRole('button', { name: /Adres van de afzender/ }).press('Enter');
  await page.getByRole('option', { name: 'E-mailadres' }).press('Enter');
  await confirmation.getByRole('textbox', { name: /ontvangstbewijs/ }).fill('Wij komen binnen vier uur.');
  await expect(page.getByText('Bewaart vanzelf; geldt voor alle versies')).toBeVisible();
}

test('saved on one device, sent on another; the sender and the one on duty get a mail', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  await signInAs('Admin');
  const form = await placeForm(page, 'gevaar-melden', { title: 'Gevaar melden', asks: fields });
  await signInAs('Admin');
  await visit(`/admin/forms/view/${form}`);
  await sayWhatHappens(page);
  await expectAccessible(page, 'the settings of a form');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the settings of a form in the dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.context().clearCookies();

  // On the phone, until the bus comes.
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/gevaar-melden');
  await page.getByRole('radio', { name: 'Ja' }).check();
  await page.getByRole('button', { name: /^Volgende/ }).click();
  await page.getByRole('textbox', { name: /Uw naam/ }).fill('Noor Bakker');
  await page.getByRole('button', { name: 'Later verder' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Later verder' });
  await expect(panel.getByRole('heading', { name: 'Later verder' })).toBeFocused();
  await panel.getByRole('textbox', { name: /E-mailadres/ }).fill('noor');
  await panel.getByRole('button', { name: 'Mail mij de link' }).press('Enter');
  await expect(panel.getByText('Vul een e-mailadres in')).toBeVisible();
  await expectAccessible(page, 'going on later');
  await panel.getByRole('textbox', { name: /E-mailadres/ }).fill('noor@vloedhaven.example');
  await panel.getByRole('textbox', { name: /E-mailadres/ }).press('Enter');
  await expect(page.getByRole('heading', { name: 'De link is onderweg' })).toBeFocused();

  // At home, on the computer.
  const later = await readMailTo(site, 'noor@vloedhaven.example', 'form-later');
  const home = await openOtherBrowser(browser, {});
  await home.goto(later.link);
  await expect(home.getByText('U gaat verder met wat u bewaarde.')).toBeVisible();
  await expect(home.getByRole('textbox', { name: /Uw naam/ })).toHaveValue('Noor Bakker');
  await home.getByRole('textbox', { name: /E-mailadres/ }).fill('noor@vloedhaven.example');
  await home.getByRole('button', { name: /^Volgende/ }).click();
  await expect(home.getByRole('heading', { name: 'Controleren en versturen' })).toBeVisible();
  await home.getByRole('button', { name: 'Versturen', exact: true }).click();
  await expect(home.getByRole('heading', { level: 1 })).toContainText('ontvangen');

  const confirmed = await readMailTo(site, 'noor@vloedhaven.example', 'submission-confirmed');
  expect(confirmed.text).toContain('Wij komen binnen vier uur.');
  expect(confirmed.text).toContain('Uw naam: Noor Bakker');
  await home.goto(confirmed.link);
  await expect(home.getByRole('definition').filter({ hasText: 'Noor Bakker' })).toBeVisible();
  const told = await readMailTo(site, 'wachtdienst@vloedhaven.example', 'submission-told');
  expect(told.link).toContain(`/admin/forms/${form}/`);

  // The link has done its work.
  await home.goto(later.link);
  await expect(home.getByText('Deze link werkt niet meer.')).toBeVisible();
  await home.context().close();
});
