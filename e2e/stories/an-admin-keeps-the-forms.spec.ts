import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { undo } from '../notifications.ts';

test('a form begins with an example, is found again, copied, thrown away and brought back', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin');
  await visit('/admin/forms');
  await page.getByRole('button', { name: 'Nieuw formulier' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nieuw formulier' });
  await expect(dialog.getByRole('radio', { name: /Melding op een plek/ })).toBeChecked();
  await dialog.getByRole('radio', { name: /Melding op een plek/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: /Bezwaar/ })).toBeChecked();
  await expectAccessible(page, 'the examples of forms');

  // Without a name it is not made.
  await dialog.getByRole('button', { name: 'Formulier maken' }).click();
  await expect(dialog.getByText('Geef het formulier een naam.').first()).toBeVisible();
  const name = dialog.getByRole('textbox', { name: 'Naam van het formulier' });
  await name.fill('Bezwaar tegen een aanslag');
  await name.press('Enter');
  await expect(page).toHaveURL(/\/admin\/forms\/view\/[0-9a-f-]{36}$/);

  await visit('/admin/forms?q=aanslag');
  const row = page.getByRole('row', { name: /Bezwaar tegen een aanslag/ });
  await expect(row).toContainText('Concept');
  await expectAccessible(page, 'the list of forms');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the list of forms in the dark');

  const more = page.getByRole('button', { name: 'Meer bij Bezwaar tegen een aanslag', exact: true });
  await more.click();
  await page.getByRole('menuitem', { name: 'Naar prullenbak' }).click();
  await expect(row).toBeHidden();
  await undo(page, 'Formulier verwijderd');
  await expect(row).toBeVisible();
});
