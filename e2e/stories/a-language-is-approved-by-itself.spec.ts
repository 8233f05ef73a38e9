import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const path = '/bestuur/college';
const setting = '/api/platformsettingvalues/pageApproval';
const approval = (scope: string) => ({ data: { value: { scope, pageGuids: [], menuItemGuids: [] } } });

test('a translation is looked over and published, and what was changed in its source waits', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin', { acceptsTerms: true });
  await page.request.put(setting, approval('everywhere'));

  await signInAs('ContentManager', { acceptsTerms: true });
  await visit(`${path}/edit`);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  const type = async (words: string) => {
    await title.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(words);
    await expect(page.getByText(/^Bewaard om /)).toBeVisible();
  };
  await type(' van nu');
  await page.getByRole('button', { name: /^English/ }).click();
  await type(' of today');

  await page.getByRole('button', { name: 'Laten nakijken', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Laten nakijken' });
  await expect(dialog.getByRole('checkbox', { name: 'Engels' })).toBeChecked();
  // About nothing it is not asked: that is said, and the first language takes the focus.
  await dialog.getByText('Nederlands').click();
  await dialog.getByText('Engels').click();
  await dialog.getByRole('button', { name: 'Vraag goedkeuring' }).press('Enter');
  await expect(dialog.getByText('Kies ten minste één taal.')).toBeVisible();
  await expect(dialog.getByRole('checkbox', { name: 'Nederlands' })).toBeFocused();
  await dialog.getByText('Engels').click();
  await expect(dialog.getByRole('checkbox', { name: 'Nederlands' })).not.toBeChecked();
  await lookAtEditor(page, 'asking for approval of a language');
  await dialog.getByRole('button', { name: 'Vraag goedkeuring' }).click();
  await expect(page.getByRole('button', { name: 'English Ter controle' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nederlands Gewijzigd' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Goedkeuring' })).toHaveText(
    /^Ligt sinds .+ ter controle\. Het gaat om Engels\.\s*$/,
  );
  // Nobody was asked about the Dutch.
  await expect(page.getByRole('button', { name: 'Laten nakijken', exact: true })).toBeEnabled();

  await signInAs('Admin');
  await visit('/admin/approvals');
  const task = page.getByRole('listitem').filter({ hasText: 'van nu' });
  await expect(task).toContainText('Engels.');
  await lookAtEditor(page, 'a language that waits for me');
  await visit('/admin/start');
  await expect(page.getByRole('link', { name: /^Bekijken.*van nu \(Engels\)/ })).toHaveAttribute(
    'href',
    /edit\?in=en$/,
  );
  await visit('/admin/approvals');
  await task.getByRole('link', { name: /^Bekijken/ }).click();
  // The editor is in the language that was asked about; what surrounds it stays Dutch.
  await expect(page).toHaveURL(/\/college\/edit\?in=en$/);
  await expect(title).toContainText('of today');
  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Goedkeuren en publiceren' }).click();
  await expect(page.getByText('Pagina gepubliceerd')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nederlands Gewijzigd' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^English (Gepubliceerd|Verouderd)$/ })).toBeVisible();

  // Readers have the new English beside the Dutch that they had.
  await visit(path);
  await expect(title).not.toContainText('van nu');
  const english = await page.locator('link[hreflang="en"]').getAttribute('href');
  await visit(new URL(english ?? '', page.url()).pathname);
  await expect(title).toContainText('of today');

  // Others read this site too.
  await page.request.put(setting, approval('off'));
});
