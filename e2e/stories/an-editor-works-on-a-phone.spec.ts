import type { Page } from '@playwright/test';
import { openOtherBrowser } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const path = '/wonen-en-leven/verhuizen';
const blocks = (page: Page) => page.locator('[data-edited-block]');
const sheet = (page: Page) => page.getByRole('dialog', { name: /^Blok / });
const done = (page: Page) => page.getByRole('button', { name: 'Klaar', exact: true });

test('on a phone a page is opened, written, arranged and published', async ({ page, visit, signInAs, browser, site }) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await visit(`${path}/edit`);
  await expect(blocks(page).first()).toBeVisible();
  await lookAtEditor(page, 'the editor on a phone');
  const before = await blocks(page).count();

  // One tap chooses, and the sheet says what; a second one types.
  const block = blocks(page).filter({ has: page.locator('p', { hasText: /\S/ }) }).first();
  const guid = await block.getAttribute('data-edited-block');
  const text = block.locator('p', { hasText: /\S/ }).first();
  await text.tap();
  await expect(sheet(page).getByRole('heading')).toBeFocused();
  await lookAtEditor(page, 'the sheet of a block');
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await expect(block).toBeFocused();
  await text.tap();
  await text.tap();
  await expect(done(page)).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Getypt met de duim.');
  await lookAtEditor(page, 'typing on a phone');
  await done(page).tap();
  await expect(done(page)).toHaveCount(0);

  // The block goes one place down, and a copy of it further on.
  const order = () => blocks(page).evaluateAll((all) => all.map((one) => one.getAttribute('data-edited-block')));
  const at = (await order()).indexOf(guid);
  await sheet(page).getByRole('button', { name: 'Omlaag' }).tap();
  await expect.poll(async () => (await order()).indexOf(guid)).not.toBe(at);
  await sheet(page).getByRole('button', { name: 'Kopieer' }).tap();
  await sheet(page).getByRole('button', { name: 'Sluiten' }).tap();
  await expect(sheet(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Blok', exact: true }).tap();
  const palette = page.getByRole('dialog', { name: 'Blok toevoegen' });
  await palette.getByRole('button', { name: /^Plak / }).tap();
  await expect(blocks(page)).toHaveCount(before + 1);
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Sluiten' }).tap();
  await page.getByRole('button', { name: 'Blok', exact: true }).tap();
  await palette.getByRole('combobox', { name: 'Zoek een blok' }).fill('citaat');
  await palette.getByRole('option', { name: /^Citaat/ }).tap();
  await expect(blocks(page)).toHaveCount(before + 2);
  await page.keyboard.type('Wat een mooie dag');
  await done(page).tap();

  // One step back, and again, behind the title.
  await page.getByRole('button', { name: 'Ongedaan maken', exact: true }).first().tap();
  await expect(page.getByRole('main').getByText('Wat een mooie dag')).toHaveCount(0);
  await page.getByRole('button', { name: /^Verhuizen/ }).first().tap();
  await page.getByRole('button', { name: 'Opnieuw', exact: true }).tap();
  await expect(page.getByRole('main').getByText('Wat een mooie dag')).toBeVisible();

  await page.getByRole('button', { name: 'Publiceren', exact: true }).tap();
  await expect(page.getByText('Pagina gepubliceerd')).toBeVisible();
  const reader = await openOtherBrowser(browser, { baseURL: site.address });
  await reader.goto(path);
  await expect(reader.getByText('Getypt met de duim.').first()).toBeVisible();
  await expect(reader.getByText('Wat een mooie dag')).toBeVisible();
  await reader.context().close();
});
