import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test('a part of the site, copied with all below it, by keyboard', async ({ page, visit, signInAs }) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/admin/pages');
  const tree = page.getByRole('treegrid', { name: 'Boom met pagina’s' });
  const row = (name: RegExp) => tree.getByRole('row', { name });
  await row(/Wonen en leven/).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Kopiëren', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deze pagina kopiëren' });
  await expect(dialog.getByRole('radio', { name: /Met \d+ pagina’s eronder/ })).toBeChecked();
  await expectAccessible(page, 'asking how much to copy');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'asking how much to copy, dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await dialog.getByRole('checkbox', { name: 'Ook de items in hun lijsten' }).press('Space');
  await dialog.getByRole('button', { name: 'Kopiëren' }).press('Enter');
  await expect(dialog).toBeHidden();

  // It stands behind its original, with an address of its own, and nobody reads it yet.
  const copy = row(/Wonen en leven \(kopie\)/);
  await expect(copy).toContainText('/wonen-en-leven-kopie');
  await expect(copy).toContainText('Concept');
  await copy.focus();
  await page.keyboard.press('ArrowRight');
  await expect(tree.getByRole('row', { name: /Paspoort.*wonen-en-leven-kopie/ })).toBeVisible();

  // Undo takes all of it away again.
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(copy).toBeHidden();
  await expect(row(/Wonen en leven/)).toBeVisible();
});

test('a page that begins with another', async ({ page, visit, signInAs }) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/admin/pages');
  await page.getByRole('button', { name: 'Nieuwe pagina' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nieuwe pagina' });
  await dialog.getByRole('textbox', { name: /Titel/ }).fill('Bezoek aan het stadhuis');
  const start = dialog.getByRole('combobox', { name: 'Waarmee beginnen?' });
  await start.fill('contact');
  await page
    .getByRole('option', { name: /^Contact/ })
    .first()
    .click();
  await dialog.getByRole('button', { name: 'Maken en bewerken' }).press('Enter');
  await expect(page).toHaveURL(/\/bezoek-aan-het-stadhuis\/edit$/);
  await expect(page.locator('[data-edited-block]').first()).toBeVisible();
});
