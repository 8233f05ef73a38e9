import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { notification } from '../notifications.ts';

/** From the row to its last cell, which is the button of its menu. */
async function openMenu(page: Page, row: Locator): Promise<void> {
  await row.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(row.getByRole('button', { name: /^Meer van/ })).toBeFocused();
  await page.keyboard.press('Enter');
}

/** Beside what was told; earlier notices may still be there. */
const undo = (page: Page, words: string): Locator =>
  notification(page, words).getByRole('button', { name: 'Ongedaan maken' });

// A long story: patience for a machine that does something else as well.
test.setTimeout(180_000);

test('a shared part is made, used, renamed and taken away, by keyboard', async ({ page, visit, signInAs }) => {
  // As high as the list with its notifications: what lies half under one would count as too small to press.
  await page.setViewportSize({ width: 1280, height: 1100 });
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/admin/shared-parts');
  await expectAccessible(page, 'no shared parts yet');
  await page.getByRole('button', { name: 'Nieuw gedeeld deel' }).first().press('Enter');
  const making = page.getByRole('dialog', { name: 'Nieuw gedeeld deel' });
  await expect(making.getByRole('textbox', { name: /Naam/ })).toBeFocused();
  await page.keyboard.type('Openingstijden balie');
  await page.keyboard.press('Enter');

  // Its editor opens, although no address leads to it.
  await expect(page).toHaveURL(/\/edit\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('button', { name: 'Publiceren', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Publiceren', exact: true }).press('Enter');
  await expect(page.getByText('Pagina gepubliceerd')).toBeVisible();
  await page.getByRole('link', { name: 'Stoppen met bewerken' }).press('Enter');
  await expect(page).toHaveURL(/\/admin\/shared-parts/);
  const table = page.getByRole('grid', { name: 'Gedeelde delen' });
  const row = (name: RegExp) => table.getByRole('row', { name });
  await expect(row(/Openingstijden balie/)).toContainText('Nergens gebruikt');

  // Another name, and back.
  await openMenu(page, row(/Openingstijden balie/));
  await page.getByRole('menuitem', { name: 'Hernoemen…' }).press('Enter');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Balie');
  await page.keyboard.press('Enter');
  await expect(row(/^Balie/)).toBeVisible();
  await undo(page, 'hernoemd').press('Enter');
  await expect(row(/Openingstijden balie/)).toBeVisible();

  await openMenu(page, row(/Openingstijden balie/));
  await page.getByRole('menuitem', { name: 'Dupliceren' }).press('Enter');
  await expect(row(/Openingstijden balie \(kopie\)/)).toBeVisible();
  await expectAccessible(page, 'the shared parts');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the shared parts, dark');
  await page.emulateMedia({ colorScheme: 'light' });

  await openMenu(page, row(/Openingstijden balie \(kopie\)/));
  await page.getByRole('menuitem', { name: 'Naar de prullenbak…' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Naar de prullenbak' }).press('Enter');
  await expect(row(/\(kopie\)/)).toBeHidden();
  await undo(page, 'weggehaald').press('Enter');
  await expect(row(/\(kopie\)/)).toBeVisible();

  // Put on a page, it asks which one: there is nothing of it to type.
  await visit('/contact/edit');
  await page
    .getByRole('button', { name: /Blok toevoegen/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('combobox', { name: 'Zoek een blok' })).toBeFocused();
  await page.keyboard.type('gedeeld');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Gedeeld deel' })).toBeFocused();
  await expect(page.getByText('Kies bij de opties welk deel hier komt.')).toBeVisible();
  await page.getByRole('button', { name: 'Geen Deel' }).press('Enter');
  await page.getByRole('option', { name: 'Hulp bij een vraag', exact: true }).press('Enter');
  // It is drawn at once, as readers will see it.
  const put = page.getByRole('group', { name: 'Gedeeld deel' });
  await expect(put.getByText('Staat uw vraag er niet bij?')).toBeVisible();
  await expectAccessible(page, 'a shared part that was chosen');
});

test('footers and header images, with where they stand', async ({ page, visit, signInAs }) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/admin/shared-parts');
  await page.getByRole('link', { name: 'Voetteksten' }).press('Enter');
  const table = page.getByRole('grid', { name: 'Voetteksten' });
  await expect(table.getByRole('row').nth(1)).toContainText('Elke pagina die geen andere kiest');
  await expectAccessible(page, 'the footers');
  await openMenu(page, table.getByRole('row').nth(1));
  await page.getByRole('menuitem', { name: 'Dupliceren' }).press('Enter');
  await expect(table.getByRole('row', { name: /\(kopie\)/ })).toBeVisible();
  await undo(page, 'gedupliceerd').press('Enter');
  await expect(table.getByRole('row', { name: /\(kopie\)/ })).toBeHidden();
  await page.getByRole('link', { name: 'Headerafbeeldingen' }).press('Enter');
  await expect(page.getByText(/Beelden die boven pagina’s staan/).first()).toBeVisible();
  await expectAccessible(page, 'the header images');
});
