import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

test('a text is translated beside its source, is outdated when that changes, is confirmed, and readers get it', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await visit('/bestuur/college/edit');

  // The source changes, and the bar says what that means for each language.
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await title.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' van nu');
  await expect(page.getByText(/^Bewaard om /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'English Verouderd' })).toBeVisible();

  await page.getByRole('button', { name: 'Naast elkaar' }).click();
  const rows = page.locator('[data-text-row]');
  const first = rows.first();
  await expect(first.locator('ins')).toContainText('van nu');
  await expect(first).toContainText('Verouderd');
  await expect(first).toContainText(/bron gewijzigd \d+ \w+ 2\d+, /);
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuetext', /teksten kloppen$/);
  await lookAtEditor(page, 'two languages side by side');

  // By key to what is not right, right, and taken back again.
  await page.keyboard.press('F8');
  await expect(page.getByText(/^Tekst 1 van \d+, verouderd: Titel\.$/)).toBeAttached();
  await page.keyboard.press('Control+Enter');
  await expect(first).toContainText('Klopt');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(first).toContainText('Verouderd');

  // Only what is left; another text for it is right at once.
  await page.getByText('Alleen wat nog moet').click();
  await expect(rows).toHaveCount(1);
  await first.getByRole('button', { name: 'Aanpassen: Titel' }).click();
  await page.keyboard.type(' of today');
  await expect(first).toContainText('Klopt');
  await expect(page.getByRole('button', { name: 'English Gewijzigd' })).toBeVisible();
  await expect(first).toContainText(/geschreven \d+ \w+ 2\d+, /);

  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Talen kiezen en publiceren…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welke talen publiceren?' });
  await expect(dialog.getByRole('checkbox', { name: 'Engels' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Nu publiceren' }).click();
  await expect(page.getByText('Pagina gepubliceerd')).toBeVisible();
  await expect(page.getByRole('button', { name: 'English Gepubliceerd' })).toBeVisible();

  // On a phone they stand below each other.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await visit('/en/governance/mayor-and-aldermen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/of today$/);
});
