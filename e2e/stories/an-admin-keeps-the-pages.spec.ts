import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test('the pages as a tree and as a table, and a date to look again, by keyboard', async ({ page, visit, signInAs }) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/admin/pages');
  const tree = page.getByRole('treegrid', { name: 'Boom met pagina’s' });
  const row = (name: RegExp) => tree.getByRole('row', { name });
  await expectAccessible(page, 'the tree of pages');

  // From row to row, into a branch and out of it.
  await tree.locator('tbody tr').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(row(/Wonen en leven/)).toBeFocused();
  await expect(row(/Wonen en leven/)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowRight');
  await expect(row(/Geboorte aangeven/)).toHaveAttribute('aria-level', '2');
  await page.keyboard.press('ArrowRight');
  await expect(row(/Paspoort/)).toBeFocused();

  // What is open is open again.
  await page.reload();
  await expect(row(/Geboorte aangeven/)).toBeVisible();

  // Two are chosen, and get a day on which someone looks again.
  await row(/Paspoort/).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: '2 gekozen' })).toBeVisible();
  // What can be done with them stands on one line.
  const middles = await page.getByRole('toolbar').evaluate((bar) =>
    [...bar.children].map((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(middles.length).toBeGreaterThan(7);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the tree of pages with two chosen, dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Nakijkdatum' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wanneer 2 pagina’s nakijken?' });
  await dialog.getByRole('button', { name: 'Datum bewaren' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row(/Paspoort/)).not.toContainText('Geen datum');

  // The table comes at the page that the tree was at.
  await row(/Verhuizen/).focus();
  await page.getByRole('radio', { name: 'Tabel' }).press('Enter');
  await expect(page).toHaveURL(/view=table/);
  const table = page.getByRole('grid', { name: 'Tabel met pagina’s' });
  await expect(table.getByRole('row', { name: /Verhuizen/ })).toBeVisible();

  // What is not there says so, and how to go on.
  const search = page.getByRole('searchbox', { name: 'Titel, adres of tekst' });
  await search.fill('paspoort');
  await expect(table.getByRole('row', { name: /Paspoort/ }).first()).not.toContainText('Geen datum');
  await search.fill('paspoord');
  await expect(page.getByRole('heading', { name: 'Geen pagina’s met ‘paspoord’' })).toBeVisible();
  await page.getByRole('link', { name: 'Wis zoekopdracht' }).press('Enter');
  await expect(table.getByRole('row').nth(5)).toBeVisible();
});

test('pages that were taken off the site together come back as readers had them', async ({ page, visit, signInAs }) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/admin/pages?view=table&q=verhuizen');
  const table = page.getByRole('grid', { name: 'Tabel met pagina’s' });
  const row = table.getByRole('row', { name: /Verhuizen/ }).first();
  await expect(row).toContainText('Gepubliceerd');
  await row.focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Van de site', exact: true }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Van de site halen' }).press('Enter');
  await expect(row).toContainText('Concept');
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().press('Enter');
  await expect(page.getByText(/ongedaan gemaakt/).first()).toBeVisible();
  await expect(row).toContainText('Gepubliceerd');
  await expectAccessible(page, 'pages that were put back');
});

test('a question that is asked more often is kept as a view, by keyboard', async ({ page, visit, signInAs }) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/admin/pages?view=table&lang=en&sort=changed_desc');
  const views = page.getByRole('button', { name: 'Weergaven', exact: true });
  await views.press('Enter');
  await page.getByRole('menuitem', { name: 'Deze weergave bewaren…' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'Deze weergave bewaren' })).toBeVisible();
  await page.keyboard.type('Met Engels');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Weergave ‘Met Engels’ bewaard')).toBeVisible();
  const kept = page.getByRole('button', { name: 'Met Engels', exact: true });
  await expect(kept).toBeFocused();

  // From anywhere else it is one choice away, and it is the address.
  await visit('/admin/pages');
  await views.press('Enter');
  await page.getByRole('menuitem', { name: 'Met Engels' }).press('Enter');
  await expect(page).toHaveURL(/lang=en&sort=changed_desc&view=table/);

  // Nothing of it is in this browser: it is there on another device.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(kept).toBeVisible();

  // Taken away, and put back.
  await kept.press('Enter');
  await page.getByRole('menuitem', { name: 'Weergaven beheren…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Weergaven beheren' });
  await expectAccessible(page, 'managing views');
  await dialog.getByRole('button', { name: 'Met Engels weghalen' }).press('Enter');
  await expect(dialog.getByText('Er zijn geen weergaven meer.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Klaar' }).press('Enter');
  await expect(views).toBeFocused();
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().press('Enter');
  await expect(kept).toBeVisible();
});

test('in the editor one changes when a page is looked over, and readers wait for nothing', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/ondernemen/edit');
  await page.getByRole('button', { name: 'Opties', exact: true }).click();
  const fact = page.getByRole('definition').filter({ hasText: /^Geen datum$/ });
  await expect(fact).toBeVisible();
  await page.getByRole('button', { name: 'Klopt nog' }).press('Enter');
  await expect(fact).toHaveCount(0);

  // Who steps in, by a part of the name.
  await page.getByRole('button', { name: 'Wijzigen', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Wie houdt dit bij, en wanneer' });
  await dialog.getByRole('combobox', { name: 'Vervanger' }).fill('Joris');
  await page.getByRole('option', { name: /Joris Bakker/ }).click();
  await dialog.getByRole('button', { name: 'Opslaan' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('definition').filter({ hasText: /^Joris Bakker$/ })).toBeVisible();
});
