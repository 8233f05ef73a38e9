import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { holdNotification } from '../notifications.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

test('an admin plans a version by keyboard, sees it in the list, and takes it back', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin');
  await visit('/admin/forms');
  await page.getByRole('button', { name: 'Nieuw formulier' }).click();
  await page.getByRole('textbox', { name: 'Naam van het formulier' }).fill('Geplande vragen');
  await page.getByRole('button', { name: 'Formulier maken' }).click();
  await expect(page).toHaveURL(/admin\/forms\/view\//);

  await page.getByRole('button', { name: 'Publiceren…' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Nu meteen' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('radio', { name: 'Op een moment' })).toBeChecked();
  // Without a moment it is said, and the field takes the focus.
  await dialog.getByRole('button', { name: 'Versie 1 plannen' }).press('Enter');
  await expect(dialog.getByText('Kies een dag en een tijd.')).toBeVisible();
  await expect(dialog.getByRole('spinbutton').first()).toBeFocused();
  await page.keyboard.type('01012031');
  await page.keyboard.type('0900');
  await expectAccessible(page, 'planning a version');
  await dialog.getByRole('button', { name: 'Versie 1 plannen' }).press('Enter');
  await expect(page.getByText(/Het concept wordt gepubliceerd op 1 januari 2031/)).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'a builder with a plan in the dark');
  await page.emulateMedia({ colorScheme: 'light' });

  await visit('/admin/forms');
  const row = page.getByRole('row', { name: /Geplande vragen/ });
  await expect(row.getByText(/Gepland: 1 jan/).filter({ visible: true })).toBeVisible();
  await row.getByRole('link', { name: /Geplande vragen/ }).click();
  await page.getByRole('button', { name: 'Plan intrekken' }).press('Enter');
  await holdNotification(page, 'Plan ingetrokken');
  await expect(page.getByText(/Het concept wordt gepubliceerd/)).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  // And after all.
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText(/Het concept wordt gepubliceerd op 1 januari 2031/)).toBeVisible();
});
