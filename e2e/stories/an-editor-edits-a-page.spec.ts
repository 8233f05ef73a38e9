import type { Page } from '@playwright/test';
import { acceptTerms } from '../accepted-terms.ts';
import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { undo } from '../notifications.ts';

const path = '/wonen-en-leven/verhuizen';
const outline = (page: Page) => page.getByRole('navigation', { name: 'Overzicht van de pagina' });
const blocks = (page: Page) => page.locator('[data-edited-block]');
const saved = (page: Page) => page.getByText(/^Bewaard om /);

/** What lies over the page covers links in it, which lead nowhere while it is edited. */
async function lookAt(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what, ['target-size']);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, `${what}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
}

test('a page is edited where it is read, and published', async ({ page, visit, signInAs, browser, site }) => {
  await signInAs('ContentManager');
  await acceptTerms(page);
  await visit(path);
  await page.getByRole('link', { name: 'Bewerken' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}/edit$`));
  await expect(blocks(page).first()).toBeVisible();
  await lookAt(page, 'the editor at rest');
  const before = await blocks(page).count();
  const heightOfPage = () => page.locator('[data-editor-part="page"]').evaluate((part) => part.scrollHeight);
  const height = await heightOfPage();

  // In the empty part of a line one types in the words of that line.
  const heading = blocks(page).getByRole('heading', { name: 'Vragen over verhuizen' });
  const line = await heading.boundingBox();
  await heading.click({ position: { x: (line?.width ?? 0) - 4, y: (line?.height ?? 0) / 2 } });
  await expect(heading.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  const chosen = page.locator('[data-state="chosenAlone"]');
  await expect(chosen).toBeFocused();
  expect(await heightOfPage(), 'choosing moves nothing').toBe(height);

  // A text: where one clicks, one types.
  const text = blocks(page).locator('p', { hasText: /\S/ }).first();
  await text.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Dit is nieuw.');
  await expect(page.getByRole('main').getByText('Dit is nieuw.')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await lookAt(page, 'typing in a text');

  // Out of the text with Escape; then all by keyboard.
  await page.keyboard.press('Escape');
  await expect(chosen).toBeFocused();
  await lookAt(page, 'a chosen block');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('combobox', { name: 'Zoek een blok' }).fill('citaat');
  await expect(page.getByRole('option', { name: /^Citaat/ })).toHaveAttribute('aria-selected', 'true');
  await lookAt(page, 'the palette');
  await page.keyboard.press('Enter');
  await expect(blocks(page)).toHaveCount(before + 1);
  await page.keyboard.type('Wat een mooie dag');
  await expect(page.getByRole('main').getByText('Wat een mooie dag')).toBeVisible();

  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  const move = page.getByRole('application');
  await expect(move).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(/plek \d+ van \d+ in Hoofdkolom/)).toBeVisible();
  await lookAt(page, 'moving a block');
  await page.keyboard.press('Enter');
  await expect(chosen).toBeFocused();

  // Deleted with a way back.
  await page.keyboard.press('Delete');
  await expect(blocks(page)).toHaveCount(before);
  await undo(page, 'Blok verwijderd');
  await expect(blocks(page)).toHaveCount(before + 1);

  // All of it back, and again.
  const back = page.getByRole('button', { name: 'Ongedaan maken', exact: true }).first();
  while (await back.isEnabled()) await back.click();
  await expect(blocks(page)).toHaveCount(before);
  await expect(page.getByRole('main').getByText('Dit is nieuw.')).toHaveCount(0);
  const again = page.getByRole('button', { name: 'Opnieuw', exact: true });
  while (await again.isEnabled()) await again.click();
  await expect(page.getByRole('main').getByText('Wat een mooie dag')).toBeVisible();
  await expect(page.getByRole('main').getByText('Dit is nieuw.')).toBeVisible();

  // The outline leads to a block, and its options come with it.
  await outline(page).getByRole('listitem').last().getByRole('button').click();
  await expect(page.getByRole('complementary', { name: 'Opties' })).toBeVisible();
  await lookAt(page, 'the drawer');

  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(page.getByText('Pagina gepubliceerd')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gepubliceerd', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Stoppen met bewerken' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('main').getByText('Wat een mooie dag')).toBeVisible();

  const visitor = await browser.newContext({ baseURL: site.address });
  const theirs = await visitor.newPage();
  await theirs.goto(path);
  await expect(theirs.getByText('Dit is nieuw.')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Bewerken' })).toHaveCount(0);
  await theirs.goto(`${path}/edit`);
  await expect(theirs).toHaveURL(/\/login\?returnTo=/);
  await visitor.close();
});

test('who may not edit a page is led away from its editor', async ({ page, signInAs }) => {
  await signInAs('Standard');
  await page.goto(`${path}/edit`);
  await expect(page).toHaveURL(/\/unauthorized$/);
});
