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
const more = async (page: Page, act: string) => {
  await sheet(page).getByRole('button', { name: 'Meer' }).tap();
  await page.getByRole('menuitem', { name: act }).tap();
};
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
  await more(page, 'Kopieer');
  await sheet(page).getByRole('button', { name: 'Sluiten' }).tap();
  await expect(sheet(page)).toHaveCount(0);
  const palette = page.getByRole('dialog', { name: 'Blok toevoegen' });
  await page.getByRole('button', { name: 'Blok', exact: true }).tap();
  await palette.getByRole('button', { name: /^Plak / }).tap();
  await expect.poll(() => order(page)).toEqual(['Tweede', 'Eerste', 'Eerste']);

  // And a new one below that.
  await more(page, 'Blok eronder');
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

  // From the keyboard's bar a block comes below the one that is typed in; here nobody wants one after all.
  await page.getByText('Tweede alinea.').tap();
  await page.getByText('Tweede alinea.').tap();
  await page.getByRole('button', { name: 'Invoegen', exact: true }).tap();
  await expect(palette).toContainText('na ‘Tekst’');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
  await sheet(page).getByRole('button', { name: 'Sluiten' }).tap();

  // Publishing is a sheet: what readers get, and when. What is filled in stays when the phone is turned.
  const publish = page.getByRole('dialog', { name: 'Publiceren' });
  await page.getByRole('button', { name: 'Publiceren', exact: true }).tap();
  await expect(publish).toContainText('Lezers hebben deze pagina nog niet.');
  await publish.getByText('Op een moment…').tap();
  await publish.getByRole('button', { name: 'Inplannen' }).tap();
  await expect(publish.getByText('Kies een moment.')).toBeVisible();
  await lookAtEditor(page, 'the sheet that publishes');
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(publish.getByRole('radio', { name: 'Op een moment…' })).toBeChecked();
  await page.setViewportSize({ width: 390, height: 844 });
  await publish.getByText('Meteen').tap();
  await publish.getByRole('button', { name: 'Publiceren', exact: true }).tap();
  await expect(page.getByText('Pagina gepubliceerd')).toBeVisible();
  await expect(publish).toHaveCount(0);
  const reader = await openOtherBrowser(browser, { baseURL: site.address });
  await reader.goto('/veerpont');
  await expect(reader.getByText('Getypt met de duim.').first()).toBeVisible();
  await expect(reader.getByText('Wat een mooie dag')).toBeVisible();
  await reader.context().close();

  // What readers get next is told block by block.
  await page.getByText('Tweede alinea.').tap();
  await sheet(page).getByRole('button', { name: 'Verberg' }).tap();
  await sheet(page).getByRole('button', { name: 'Sluiten' }).tap();
  await page.getByRole('button', { name: 'Publiceren', exact: true }).tap();
  await expect(publish.getByRole('listitem').filter({ hasText: 'Optie anders' })).toHaveCount(1);
  await publish.getByRole('button', { name: 'Sluiten' }).tap();

  // As others see it, and on a day to come.
  await page.getByRole('button', { name: 'Bekijken', exact: true }).tap();
  await page.getByRole('menuitem', { name: 'Op een dag…' }).tap();
  const day = page.getByRole('dialog', { name: 'De pagina op een andere dag' });
  await day.getByRole('button', { name: 'Bekijken' }).tap();
  await expect(day.getByText('Kies een dag.')).toBeVisible();
  await lookAtEditor(page, 'on which day');
  await day.getByRole('spinbutton').first().focus();
  await page.keyboard.type('24122030');
  await day.getByRole('button', { name: 'Bekijken' }).tap();
  await expect(page.getByText(/^De pagina als bezoeker op 24 december 2030/)).toBeVisible();
  await lookAtEditor(page, 'the page on a day to come');
  await page.getByRole('button', { name: 'Verder met bewerken' }).tap();
  await expect(blocks(page).first()).toBeVisible();

  // The rest stands behind the title.
  await page.getByRole('button', { name: /^Veerpont/ }).tap();
  await lookAtEditor(page, 'what stands behind the title');
  await about.getByRole('menuitem', { name: 'Versies bekijken' }).tap();
  await expect(page).toHaveURL(/\/veerpont\/edit\/versions$/);
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('the outline, the languages and the widths are there', async ({ page, visit, signInAs }) => {
    await signInAs('ContentManager', { acceptsTerms: true });
    await makeDraft(page, 'Aanlegsteiger', 'Eerste alinea.', 'Tweede alinea.');
    await visit('/aanlegsteiger/edit');
    await expect(blocks(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Overzicht tonen' }).tap();
    const outline = page.getByRole('dialog', { name: 'Overzicht' });
    await lookAtEditor(page, 'the outline on a tablet');
    await outline.getByRole('button', { name: 'Tekst' }).last().tap();
    await expect(outline).toHaveCount(0);
    await expect(blocks(page).nth(1)).toBeFocused();
    await page.getByRole('button', { name: /^Nederlands/ }).tap();
    await page.getByRole('menuitemradio', { name: 'English, ontbreekt' }).tap();
    await expect(page.getByRole('button', { name: /^English/ })).toBeVisible();
    await page.getByRole('button', { name: 'Bekijk als' }).tap();
    await page.getByRole('menuitemradio', { name: 'Telefoon' }).tap();
    await expect(page.getByText('Zo ziet de pagina eruit op een telefoon.')).toBeVisible();
    await lookAtEditor(page, 'a phone on a tablet');
  });
});
