import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test('what a form was sent is exported by keyboard, fetched and thrown away', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/admin/forms?q=Melding');
  const title = page.getByRole('link', { name: 'Melding openbare ruimte' });
  const guid = /[0-9a-f-]{36}/.exec((await title.getAttribute('href')) ?? '')?.[0];
  await visit(`/admin/forms/${guid}`);
  const button = page.getByRole('button', { name: /exporteren$/ });
  await button.press('Enter');
  const choices = page.getByRole('dialog', { name: 'Inzendingen exporteren' });
  await expect(choices.getByRole('checkbox', { name: 'Zonder persoonsgegevens' })).toBeChecked();
  // The way out that a popover has for screen readers lies beside its dialog, in no landmark.
  await expectAccessible(page, 'the choices of an export', ['region']);
  await choices.getByRole('button', { name: /Tekst met puntkomma/ }).press('Enter');
  await expect(choices).toBeHidden();

  const tray = page.getByRole('region', { name: 'Exports' });
  await expect(tray.getByText(/\d+ inzendingen, Tekst met puntkomma’s/)).toBeVisible();
  await expect(tray.getByText(/alleen voor u/)).toBeVisible();
  await expectAccessible(page, 'an export that is ready');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'an export in the dark');

  const fetching = page.waitForEvent('download');
  await tray.getByRole('link', { name: 'Downloaden' }).press('Enter');
  const file = await fetching;
  expect(file.suggestedFilename()).toBe('Melding openbare ruimte.csv');
  await tray.getByRole('button', { name: 'Weggooien' }).press('Enter');
  await expect(tray).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
});
