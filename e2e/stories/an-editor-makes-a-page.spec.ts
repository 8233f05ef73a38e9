import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser } from '../application.ts';
import { expect, test } from '../fixtures.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');

/** As far as it takes, by the Tab key alone. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not come to ${name}`);
}

test('a page from nothing to published, by keyboard alone', async ({ page, visit, signInAs, browser, site }) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/admin/pages');
  await tabTo(page, /^Nieuwe pagina$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Nieuwe pagina' })).toBeVisible();
  await expectAccessible(page, 'the dialog of a new page');
  await page.keyboard.type('Havenfeest');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/havenfeest\/edit$/);

  // Its first block, and words in it.
  await expect(page.getByRole('button', { name: 'Hoofdkolom is leeg. Blok toevoegen' })).toBeVisible();
  await tabTo(page, /^Hoofdkolom is leeg\. Blok toevoegen$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Zoek een blok' })).toBeFocused();
  await page.keyboard.type('tekst');
  await expect(page.getByRole('option', { name: /^Tekst/ }).first()).toHaveAttribute('aria-selected', 'true');
  // The window becomes a phone's and wide again: the palette is another, and what was typed stays.
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  const palette = page.getByRole('dialog', { name: 'Blok toevoegen' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(palette.getByRole('button', { name: 'Sluiten' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Zoek een blok' })).toBeFocused();
  await expectNoOverflow(page, 'the palette after the window became narrow');
  await page.setViewportSize(wide);
  await expect(palette.getByRole('button', { name: 'Sluiten' })).toBeHidden();
  await expect(page.getByRole('combobox', { name: 'Zoek een blok' })).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Zoek een blok' })).toHaveValue('tekst');
  await expect(page.getByRole('option', { name: /^Tekst/ }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Kop' })).toBeFocused();
  await page.keyboard.type('Welkom');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Inleiding' })).toBeFocused();
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'Tekst' });
  await expect(text).toBeFocused();
  await page.keyboard.type('Vragen? Neem contact');

  // A word that leads to a page, which is found by its name.
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('searchbox', { name: 'Waar gaat ‘contact’ heen?' })).toBeFocused();
  await page.keyboard.type('contact');
  const option = page.getByRole('option', { name: /^Contact/ }).first();
  await expect(option).toBeVisible();
  await expectAccessible(page, 'choosing where a link leads');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'choosing where a link leads, dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'contact' })).toBeVisible();
  await expect(text).toBeFocused();

  await page.keyboard.press('Escape');
  await tabTo(page, /^Publiceren$/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Pagina gepubliceerd')).toBeVisible();

  const theirs = await openOtherBrowser(browser, { baseURL: site.address });
  await theirs.goto('/havenfeest');
  await theirs.getByRole('main').getByRole('link', { name: 'contact' }).click();
  await expect(theirs).toHaveURL(/\/contact$/);
  await theirs.context().close();
});

test('a picture that is dropped on the page comes where the line shows', async ({ page, signInAs }) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await page.goto('/contact/edit');
  const blocks = page.locator('[data-edited-block]');
  await expect(blocks.first()).toBeVisible();
  const before = await blocks.count();
  const files = await page.evaluateHandle(() => {
    const carried = new DataTransfer();
    const bytes = Uint8Array.from(atob('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs='), (one) => one.charCodeAt(0));
    carried.items.add(new File([bytes], 'haven.gif', { type: 'image/gif' }));
    return carried;
  });
  await blocks.first().dispatchEvent('dragover', { dataTransfer: files, clientY: 5000 });
  await expect(blocks.first()).toHaveAttribute('data-drop', 'after');
  await blocks.first().dispatchEvent('drop', { dataTransfer: files, clientY: 5000 });
  await expect(blocks).toHaveCount(before + 1);
  await expect(blocks.nth(1).locator('img').first()).toHaveAttribute('src', /^\/a\//);
  await expect(page.getByRole('textbox', { name: 'Wat is er te zien?' })).toBeVisible();
});
