import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { undo } from '../notifications.ts';

test('a page is moved by keyboard, its new address is seen before it is saved, and the old one leads to it', async ({
  page,
  visit,
  signInAs,
  request,
}) => {
  // As high as the whole menu: what lies half under the header would count as too small to press.
  await page.setViewportSize({ width: 1280, height: 1900 });
  await signInAs('Admin');
  await visit('/admin/menu');
  const effects = page.getByRole('region', { name: 'Voor u bewaart' });
  const questions = page.getByRole('row', { name: 'Veelgestelde vragen' });
  await questions.focus();
  await page.keyboard.press('Alt+ArrowLeft');
  await page.keyboard.press('Control+z');
  await expect(effects.getByRole('status')).toHaveText('Er is niets gewijzigd.');
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(questions).toBeFocused();
  await expect(effects.getByRole('status')).toHaveText('4 adressen veranderen, 4 omleidingen');
  await expect(effects.getByRole('listitem').first()).toContainText('Was /contact/veelgestelde-vragen');
  await expect(effects.getByRole('listitem').first()).toContainText('wordt /veelgestelde-vragen');
  await expectAccessible(page, 'the menu while it is arranged');

  // Two items cannot have one address.
  await page.keyboard.press('F2');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Adres' }).first().fill('contact');
  await dialog.getByRole('button', { name: 'Overnemen' }).click();
  await expect(effects.getByText('Op /contact staat al “Contact”.')).toBeVisible();
  await expect(effects.getByRole('button', { name: 'Menu bewaren' })).toBeDisabled();
  // Each change is undone by itself, and the focus stays among them.
  await effects.getByRole('button', { name: 'Ongedaan maken: Veelgestelde vragen gewijzigd' }).press('Enter');
  await expect(effects.getByRole('button', { name: /^Ongedaan maken/ })).toBeFocused();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the menu in the dark');

  await effects.getByRole('button', { name: 'Menu bewaren' }).click();
  await expect(effects.getByRole('status')).toHaveText('Er is niets gewijzigd.');
  // The button is off now: who pressed it is not thrown back to the beginning.
  await expect(page.getByRole('main')).toBeFocused();
  const old = await request.get('/contact/veelgestelde-vragen', { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([301, '/veelgestelde-vragen']);
  await undo(page, 'Menu bewaard');
  await expect(questions).toContainText('/contact/veelgestelde-vragen');
  expect((await request.get('/contact/veelgestelde-vragen', { maxRedirects: 0 })).status()).toBe(200);
});
