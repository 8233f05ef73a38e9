import { expectAccessible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test('a visitor searches, is helped while typing, narrows the results and recovers from a slip', async ({
  page,
  visit,
}) => {
  await visit('/search');
  const field = page.getByRole('main').locator('input[name="q"]');
  await field.click();
  await field.pressSequentially('haven');
  const options = page.getByRole('listbox', { name: 'Suggesties' }).getByRole('option');
  await expect(options.first()).toContainText(/haven/i);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(options.first()).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?q=haven$/);
  await expect(page.getByRole('main').getByRole('status')).toContainText('resultaten voor ‘haven’');
  await expectAccessible(page);
  await expectNoOverflow(page);

  // Choices are links: the words stay, and the address can be sent to somebody.
  const kinds = page.getByRole('group', { name: 'Soort' });
  await kinds.getByRole('link', { name: /^Pagina’s/ }).click();
  await expect(page).toHaveURL(/q=haven&kind=page$/);
  await expect(kinds.getByRole('link', { name: /^Pagina’s/ })).toHaveAttribute('aria-current', 'true');
  const results = page.getByRole('main').getByRole('listitem');
  await expect(results.first()).toContainText('Pagina');

  // Nothing by that name: what may help is there, and what was looked for before stays in this browser.
  await field.fill('qwertyzuiop');
  await field.press('Enter');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Geen resultaten voor ‘qwertyzuiop’');
  await expect(page.getByRole('heading', { name: 'Zo vindt u misschien wel iets' })).toBeVisible();
  await visit('/search');
  const recent = page.getByRole('region', { name: 'Eerder gezocht in deze browser' });
  await recent.getByRole('link', { name: 'haven', exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=haven$/);
  await page.goBack();
  await recent.getByRole('button', { name: 'Wis deze lijst' }).click();
  await expect(recent).toBeHidden();
});
