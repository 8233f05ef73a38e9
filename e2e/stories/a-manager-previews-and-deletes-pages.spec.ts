import { expectAccessible, expectLegible } from '../accessibility.ts';
import { openOtherBrowser, whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { undo } from '../notifications.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const path = '/wonen-en-leven';
const below = `${path}/verhuizen`;

test('a page goes with all below it and comes back to its place', async ({ page, visit, signInAs }) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await visit(`${path}/edit`);
  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Pagina verwijderen…' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('radio', { name: /^Deze pagina en \d+ onderliggende/ })).toBeChecked();
  await expectAccessible(page, 'asking what to delete', ['target-size']);
  await question.getByRole('button', { name: 'Naar de prullenbak' }).click();
  await expect(page).not.toHaveURL(/edit$/);
  await expect(page.getByText(/^\d+ pagina’s naar de prullenbak/)).toBeVisible();
  expect((await page.request.get(below)).status()).not.toBe(200);

  await visit('/admin/trash');
  const row = page.getByRole('row', { name: /^Wonen en leven/ });
  await expect(row.getByText(/^Pagina met \d+ onderliggende/)).toBeVisible();
  await expectAccessible(page, 'the trash');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the trash, dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 390, height: 800 });
  await expectAccessible(page, 'the trash on a phone');

  // By keyboard: the row, and the button at its end.
  await row.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(row.getByRole('button', { name: /^Terugzetten met/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\d+ pagina’s teruggezet in het menu, na /)).toBeVisible();
  // Other stories may have thrown something away: what is asked is that these are gone from it.
  await expect(row).toBeHidden();
  await expectAccessible(page, 'the trash after it was put back');
  expect((await page.request.get(below)).status()).toBe(200);

  // Undo throws them away again; the second yes is asked before they go for good.
  await undo(page, 'teruggezet in het menu');
  await expect(row).toBeVisible();
  await row.getByRole('checkbox').first().click({ force: true });
  await page.getByRole('button', { name: 'Nu voorgoed weg…' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Dit kan niet ongedaan worden gemaakt.');
  await expectAccessible(page, 'asking to delete for good');
  await page.getByRole('button', { name: 'Annuleren' }).click();
  // Back for the stories after this one, which share the site.
  await row.getByRole('button', { name: /^Terugzetten met/ }).click();
  await expect(page.getByText(/^\d+ pagina’s teruggezet in het menu, na /).last()).toBeVisible();
});

test('someone without an account reads a page before it is published', async ({ page, visit, signInAs, browser }) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await visit('/contact/edit');
  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Voorbeeldlink…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Voorbeeldlink' });
  await dialog.getByRole('button', { name: 'Link maken' }).click();
  const address = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await expect(dialog.getByText('Nog niet geopend')).toBeVisible();
  await expectAccessible(page, 'the links of a page', ['target-size']);

  const visitor = await openOtherBrowser(browser, {});
  // The page itself can have a form.
  const remarks = visitor.getByRole('region', { name: 'Wat vindt u ervan?' });
  const answer = await visitor.goto(address);
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  await expect(visitor.getByRole('complementary', { name: 'Voorbeeld' })).toContainText('De link werkt tot en met');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(/Contact/);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await visitor.content()).not.toContain(`href="${address}"`);
  await whenApplicationRuns(visitor);
  await remarks.getByRole('textbox', { name: 'Uw naam' }).fill('Buurvrouw');
  await remarks.getByRole('textbox', { name: 'Uw reactie' }).fill('Het telefoonnummer klopt niet.');
  await remarks.getByRole('button', { name: 'Versturen' }).click();
  await expect(visitor.getByText('Dank u wel. Uw reactie is verstuurd.')).toBeVisible();
  await expectAccessible(visitor, 'a preview');

  await dialog.getByRole('button', { name: /^Link van .* intrekken$/ }).click();
  await expect(dialog.getByText(/Ingetrokken/)).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
  await expect(visitor.getByRole('heading', { name: 'Deze voorbeeldlink werkt niet meer' })).toBeVisible();

  // An item is shown by a link as a page is, drawn as its readers get it.
  await dialog.getByRole('button', { name: 'Sluiten' }).click();
  await visit('/nieuws');
  const item = await page.locator('[data-item] a').first().getAttribute('href');
  await visit(`${item}/edit`);
  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Voorbeeldlink…' }).click();
  await dialog.getByRole('button', { name: 'Link maken' }).click();
  await visitor.goto(await dialog.getByRole('textbox', { name: 'Link' }).inputValue());
  const title = (await page.locator('main h1').textContent()) ?? '-';
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await whenApplicationRuns(visitor);
  await remarks.getByRole('textbox', { name: 'Uw naam' }).fill('Buurman');
  await remarks.getByRole('textbox', { name: 'Uw reactie' }).fill('<b>Wanneer</b> begint het?');
  await remarks.getByRole('button', { name: 'Versturen' }).click();
  await expect(visitor.getByText('Dank u wel. Uw reactie is verstuurd.')).toBeVisible();
  await expectAccessible(visitor, 'a preview of an item');
  await dialog.getByRole('button', { name: /^Link van .* intrekken$/ }).click();
  await expect(dialog.getByText(/Ingetrokken/)).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
  await dialog.getByRole('button', { name: 'Sluiten' }).click();
  await page.getByRole('tab', { name: /^Reacties/ }).click();
  await expect(page.getByText('<b>Wanneer</b> begint het?')).toBeVisible();
  await visitor.context().close();
});
