import { makeDraft } from '../draft-page.ts';
import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';

test('the address of a page is changed where its title is, and the old one leads on', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  const guid = await makeDraft(page, 'Veerpont', 'Eerste alinea.');
  await page.request.post(`/api/pages/${guid}/publish`, { data: {} });
  await visit('/veerpont/edit');
  await page.getByText('Eerste alinea.').click();
  await page.keyboard.type('Nieuw. ');
  await page.getByRole('button', { name: 'Opties', exact: true }).click();
  await page.getByRole('tab', { name: 'Pagina' }).click();
  await page.getByRole('button', { name: 'Adres wijzigen…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adres van de pagina' });
  const address = dialog.getByRole('textbox', { name: 'Adres in het Nederlands' });
  await expect(address).toHaveValue('veerpont');

  // What cannot be is told at once, and what it would do before it is done.
  await address.fill('Over de rivier!');
  await expect(dialog.getByText('kan geen deel van een adres zijn')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Adres wijzigen' })).toBeDisabled();
  await address.fill('over-de-rivier');
  await expect(dialog.getByText('Oude adressen leiden om')).toBeVisible();
  await lookAtEditor(page, 'another address for a page');
  await dialog.getByRole('button', { name: 'Adres wijzigen' }).click();

  // The editor goes along with what was typed, and readers at the old address do too.
  await expect(page).toHaveURL(/\/over-de-rivier\/edit$/);
  await expect(page.getByRole('main').getByText('Nieuw.')).toBeVisible();
  await expect(page.getByText('/over-de-rivier', { exact: true })).toBeVisible();
  await visit('/veerpont');
  await expect(page).toHaveURL(/\/over-de-rivier$/);
});
