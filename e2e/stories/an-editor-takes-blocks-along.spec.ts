import type { Page } from '@playwright/test';
import { visitOn } from '../application.ts';
import { makeDraft } from '../draft-page.ts';
import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const blocks = (page: Page) => page.locator('[data-edited-block]');
const chosen = (page: Page) => page.locator('[data-state="chosenAlone"]');
const outline = (page: Page) => page.getByRole('navigation', { name: 'Overzicht van de pagina' });

async function open(page: Page, path: string): Promise<number> {
  await visitOn(page, `${path}/edit`);
  await expect(blocks(page).first()).toBeVisible();
  return blocks(page).count();
}

test('blocks are copied on one page and pasted on another, by the menu and by the keys, in a tab beside it too', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await open(page, '/wonen-en-leven/verhuizen');
  await outline(page)
    .getByRole('button', { name: /Vragen over verhuizen/ })
    .click();
  await expect(chosen(page)).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await page.getByRole('toolbar').getByRole('button', { name: 'Meer', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Kopiëren/ }).click();
  await expect(page.getByRole('menu')).toBeHidden();

  // The tab beside it: with nothing in hand it comes last in the column, with a block in hand after that.
  const beside = await context.newPage();
  const before = await open(beside, '/wonen-en-leven/paspoort');
  const pasted = beside.getByRole('main').getByRole('heading', { name: 'Vragen over verhuizen' });
  await beside.keyboard.press('Control+v');
  await expect(blocks(beside)).toHaveCount(before + 1);
  await expect(pasted).toHaveCount(1);
  await expect(chosen(beside)).toBeFocused();
  await beside.keyboard.press('Control+v');
  await expect(blocks(beside)).toHaveCount(before + 2);

  // Several, by the bar; and into the palette, of which the field keeps what is typed in it.
  await beside.keyboard.press('Shift+ArrowUp');
  await beside.getByRole('button', { name: 'Kopiëren', exact: true }).click();
  await makeDraft(page, 'Kopie', 'Een alinea.');
  await open(page, '/kopie');
  const own = await blocks(page).count();
  await blocks(page).first().focus();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('combobox', { name: 'Zoek een blok' })).toBeFocused();
  await page.keyboard.press('Control+v');
  await expect(blocks(page)).toHaveCount(own + 2);
  await expect(page.getByRole('combobox', { name: 'Zoek een blok' })).toHaveCount(0);

  // Hidden together, and shown again.
  await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('button', { name: 'Verbergen', exact: true });
  await expect(bar).toBeVisible();
  await lookAtEditor(page, 'several blocks that are chosen');
  await bar.click();
  await expect(blocks(page).getByText('Verborgen voor lezers')).toHaveCount(2);
  await page.getByRole('button', { name: 'Tonen', exact: true }).click();
  await expect(blocks(page).getByText('Verborgen voor lezers')).toHaveCount(0);

  // Cut by the keys; words that are typed are no blocks.
  const last = blocks(page).last();
  await last.focus();
  await page.keyboard.press('Escape');
  await last.focus();
  await page.keyboard.press('Control+x');
  await expect(blocks(page)).toHaveCount(own + 1);
  await page.keyboard.press('Control+v');
  await expect(blocks(page)).toHaveCount(own + 2);
});
