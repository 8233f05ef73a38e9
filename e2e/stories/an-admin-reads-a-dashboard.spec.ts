import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

test('a form’s dashboard is read by keyboard, beside another version, and an answer is put under a theme', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin');
  await visit('/admin/forms');
  // In a table the arrow keys go from a row to what stands in it.
  await page.getByRole('row', { name: /Wat vindt u van uw buurt/ }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Meer bij Wat vindt u van uw buurt?', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Dashboard' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Wat vindt u van uw buurt?' })).toBeVisible();

  // One stop for Tab, arrow keys along the points, each a whole sentence.
  const line = page.getByRole('group', { name: /^Inzendingen per dag/ });
  await line.getByRole('img').last().focus();
  await page.keyboard.press('Home');
  await expect(line.getByRole('img').first()).toBeFocused();
  await expect(line.getByRole('img').first()).toHaveAccessibleName(/^op .+: [\d.]+ inzendingen/);
  await page.getByText('Toon als tabel').first().click();
  await expect(page.getByRole('table', { name: 'Inzendingen per dag' })).toBeVisible();
  await expectAccessible(page, 'a dashboard');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'a dashboard in the dark');
  await page.emulateMedia({ colorScheme: 'light' });

  // Beside the version before.
  await page.getByRole('button', { name: /Waarmee vergeleken/ }).press('Enter');
  await page.getByRole('option', { name: 'versie 1' }).press('Enter');
  await expect(page.getByText('stand van versie 1')).toBeVisible();

  // Where people leave, with how long they are at it; and when they send it, row by row.
  await expect(page.getByText('Onder elke stap de middelste tijd.')).toBeVisible();
  const week = page.getByRole('group', { name: /^Wanneer/ });
  await week.getByRole('img').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(week.getByRole('img').nth(1)).toBeFocused();
  await expect(week.getByRole('img').nth(1)).toHaveAccessibleName(/^dinsdag: /);

  // Two questions against each other; the address keeps which.
  await page.getByRole('button', { name: /Welke vraag staat links/ }).press('Enter');
  await page.getByRole('option', { name: 'Hoe prettig woont u hier?' }).press('Enter');
  await page.getByRole('button', { name: /Welke vraag staat boven/ }).press('Enter');
  await page.getByRole('option', { name: 'Wat moet als eerste beter?' }).press('Enter');
  await expect(page).toHaveURL(/cross=grade\.better/);
  const crossing = page.getByRole('figure', { name: /Hoe prettig woont u hier\? tegenover/ });
  await expect(crossing.getByRole('img', { name: /^8: .*Parkeren/ })).toBeVisible();
  await crossing.getByText('Toon als tabel').click();
  await expect(crossing.getByRole('table').getByRole('rowheader', { name: 'Iedereen' })).toBeVisible();
  await expectAccessible(page, 'two questions against each other');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'a dashboard on a phone');

  await page.getByRole('link', { name: /Lees en deel in: Hebt u een idee/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Hebt u een idee/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Naam van het thema' }).fill('Groen');
  await page.keyboard.press('Enter');
  const first = page.getByRole('list', { name: 'Antwoorden' }).getByRole('listitem').first();
  await first.getByRole('button', { name: 'Niet ingedeeld' }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Groen' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(first.getByRole('button', { name: 'Groen' })).toBeVisible();
  await expectAccessible(page, 'open answers');
});

test('a report’s dashboard shows where people point at, on a plan with its table', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin');
  await visit('/admin/forms');
  await page
    .getByRole('row', { name: /Melding openbare ruimte/ })
    .getByRole('button')
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Dashboard' }).click();
  const plan = page.getByRole('figure', { name: /Plek$/ });
  await expect(plan.getByRole('img').first()).toHaveAccessibleName(/^Vak [A-Z]+\d+: \d+ mensen/);
  await plan.getByRole('img').first().focus();
  await page.keyboard.press('End');
  await expect(plan.getByRole('img').last()).toBeFocused();
  await plan.getByText('Toon als tabel').click();
  await expect(plan.getByRole('columnheader', { name: 'Vak' })).toBeVisible();
  await expectAccessible(page, 'a plan of places');
});
