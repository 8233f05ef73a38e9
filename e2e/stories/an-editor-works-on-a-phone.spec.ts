import type { Page } from '@playwright/test';
import { openOtherBrowser } from '../application.ts';
import { makeDraft } from '../draft-page.ts';
import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const blocks = (page: Page) => page.locator('[data-edited-block]');
const sheet = (page: Page) => page.getByRole('dialog', { name: /^Blok / });
const done = (page: Page) => page.getByRole('button', { name: 'Klaar', exact: true });
const order = (page: Page) => blocks(page).evaluateAll((all) => all.map((one) => one.textContent?.slice(0, 6)));

test('on a phone a page is opened, written, arranged and published', async ({
  page,
  visit,
  signInAs,
  browser,
  site,
}) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await makeDraft(page, 'Veerpont', 'Eerste alinea.', 'Tweede alinea.');
  await visit('/veerpont/edit');
  await expect(blocks(page).first()).toBeVisible();
  await lookAtEditor(page, 'the editor on a phone');

  // One tap chooses, and the sheet says what; Escape goes back. A second tap types.
  const block = blocks(page).filter({ hasText: 'Eerste alinea.' });
  const text = page.getByText('Eerste alinea.');
  await text.tap();
  await expect(sheet(page).getByRole('heading')).toBeFocused();
  await lookAtEditor(page, 'the sheet of a block');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(block).toBeFocused();
  await text.tap();
  await expect(sheet(page)).toBeVisible();
  await text.tap();
  await expect(done(page)).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Getypt met de duim.');
  await lookAtEditor(page, 'typing on a phone');
  await done(page).tap();
  await expect(done(page)).toHaveCount(0);

  // One place down, and a copy of it at the end.
  await sheet(page).getByRole('button', { name: 'Omlaag' }).tap();
  await expect.poll(() => order(page)).toEqual(['Tweede', 'Eerste']);
  await sheet(page).getByRole('button', { name: 'Kopieer' }).tap();
  await sheet(page).getByRole('button', { name: 'Sluiten' }).tap();
  await expect(sheet(page)).toHaveCount(0);
  const palette = page.getByRole('dialog', { name: 'Blok toevoegen' });
  await page.getByRole('button', { name: 'Blok', exact: true }).tap();
  await palette.getByRole('button', { name: /^Plak / }).tap();
  await expect.poll(() => order(page)).toEqual(['Tweede', 'Eerste', 'Eerste']);

  // And a new one below that.
  await sheet(page).getByRole('button', { name: 'Blok eronder' }).tap();
  await palette.getByRole('combobox', { name: 'Zoek een blok' }).fill('citaat');
  await palette.getByRole('option', { name: /^Citaat/ }).tap();
  await expect(blocks(page)).toHaveCount(4);
  await page.keyboard.type('Wat een mooie dag');
  await done(page).tap();

  // One step back in the bar, and again behind the title.
  await sheet(page).getByRole('button', { name: 'Sluiten' }).tap();
  await page.getByRole('button', { name: 'Ongedaan maken', exact: true }).first().tap();
  await expect(page.getByRole('main').getByText('Wat een mooie dag')).toHaveCount(0);
  await page.getByRole('button', { name: /^Veerpont/ }).tap();
  const about = page.getByRole('dialog', { name: 'Pagina en taal' });
  await about.getByRole('button', { name: 'Opnieuw', exact: true }).tap();
  await about.getByRole('button', { name: 'Sluiten' }).tap();
  await expect(page.getByRole('main').getByText('Wat een mooie dag')).toBeVisible();

  await page.getByRole('button', { name: 'Publiceren', exact: true }).tap();
  await expect(page.getByText('Pagina gepubliceerd')).toBeVisible();
  const reader = await openOtherBrowser(browser, { baseURL: site.address });
  await reader.goto('/veerpont');
  await expect(reader.getByText('Getypt met de duim.').first()).toBeVisible();
  await expect(reader.getByText('Wat een mooie dag')).toBeVisible();
  await reader.context().close();
});
