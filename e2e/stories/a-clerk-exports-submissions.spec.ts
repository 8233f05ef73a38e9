import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test('what a form was sent is exported by keyboard, fetched and thrown away', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/admin/forms?q=Melding');
  await visit(`/admin/forms/${await formGuidOf(page, 'Melding openbare ruimte')}`);
  const button = page.getByRole('button', { name: 'Exporteren' });
  await button.press('Enter');
  const choices = page.getByRole('dialog', { name: 'Inzendingen exporteren' });
  await expect(choices.getByRole('checkbox', { name: 'Zonder persoonsgegevens' })).toBeChecked();
  await expectAccessible(page, 'the choices of an export');
  await choices.getByRole('button', { name: /Tekst met puntkomma/ }).press('Enter');
  await expect(choices).toBeHidden();

  const tray = page.getByRole('region', { name: 'Exports' });
  await expect(tray.getByText(/264 inzendingen, Tekst met puntkomma’s/)).toBeVisible();
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

async function formGuidOf(page: Parameters<typeof expectAccessible>[0], title: string): Promise<string> {
  const answer = await page.request.get('/api/forms');
  const { forms } = (await answer.json()) as { forms: { guid: string; title: { $lang: { nl: string } } }[] };
  const found = forms.find((form) => form.title.$lang.nl === title);
  expect(found, title).toBeDefined();
  return found?.guid ?? '';
}
