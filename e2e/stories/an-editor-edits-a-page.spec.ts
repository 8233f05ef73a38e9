import type { Page } from '@playwright/test';
import { openOtherBrowser } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';
import { undo } from '../notifications.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const path = '/wonen-en-leven/verhuizen';
const outline = (page: Page) => page.getByRole('navigation', { name: 'Overzicht van de pagina' });
const blocks = (page: Page) => page.locator('[data-edited-block]');
const saved = (page: Page) => page.getByText(/^Bewaard om /);

test('a page is edited where it is read, and published', async ({ page, visit, signInAs, browser, site }) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await visit(path);
  await page.getByRole('link', { name: 'Bewerken' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}/edit$`));
  await expect(blocks(page).first()).toBeVisible();
  await lookAtEditor(page, 'the editor at rest', { isWhole: true });
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

  // What can be done with chosen words is on the screen, however far to the right they are.
  const wide = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.setViewportSize({ ...wide, width: 800 });
  await page.keyboard.press('Shift+ArrowLeft');
  const words = page.getByRole('toolbar', { name: 'Opmaak' });
  await expect
    .poll(async () => {
      const box = await words.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= 800 && box.y >= 48;
    })
    .toBe(true);
  await page.keyboard.press('ArrowRight');
  await page.setViewportSize(wide);

  // Out of the text with Escape; then all by keyboard.
  await page.keyboard.press('Escape');
  await expect(chosen).toBeFocused();
  await lookAtEditor(page, 'a chosen block');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('combobox', { name: 'Zoek een blok' }).fill('citaat');
  await expect(page.getByRole('option', { name: /^Citaat/ })).toHaveAttribute('aria-selected', 'true');
  await lookAtEditor(page, 'the palette');
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
  await lookAtEditor(page, 'moving a block');
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
  // Deleting it was the last of all, whichever button took that back.
  await expect(blocks(page)).toHaveCount(before);
  await back.click();
  await expect(page.getByRole('main').getByText('Wat een mooie dag')).toBeVisible();
  await expect(page.getByRole('main').getByText('Dit is nieuw.')).toBeVisible();

  // The outline leads to a block, and its options come with it.
  await outline(page).getByRole('listitem').last().getByRole('button').first().click();
  await expect(page.getByRole('complementary', { name: 'Opties' })).toBeVisible();
  await lookAtEditor(page, 'the drawer');

  // Closed it stays closed, until it is opened again.
  await page.getByRole('button', { name: 'Overzicht inklappen' }).click();
  await expect(outline(page)).toHaveCount(0);
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(blocks(page).first()).toBeVisible();
  await expect(outline(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Overzicht tonen' }).click();
  await expect(outline(page)).toBeVisible();

  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(page.getByText('Pagina gepubliceerd')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gepubliceerd', exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Stoppen met bewerken' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('main').getByText('Wat een mooie dag')).toBeVisible();

  const theirs = await openOtherBrowser(browser, { baseURL: site.address });
  await theirs.goto(path);
  await expect(theirs.getByText('Dit is nieuw.')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Bewerken' })).toHaveCount(0);
  await theirs.goto(`${path}/edit`);
  await expect(theirs).toHaveURL(/\/login\?returnTo=/);
  await theirs.context().close();
});

test('who may not edit a page is led away from its editor', async ({ page, signInAs }) => {
  await signInAs('Standard');
  await page.goto(`${path}/edit`);
  await expect(page).toHaveURL(/\/unauthorized$/);
});

/** A page with faults in front of what it has, and a platform that does not publish pictures without a description. */
async function spoil(page: Page, at: string): Promise<void> {
  const json = async <T>(address: string) => (await (await page.request.get(address)).json()) as T;
  const { pageGuid } = await json<{ pageGuid: string }>(`/api/pages:atPath?path=${at}`);
  const [picture] = (await json<{ files: { guid: string }[] }>('/api/assets?kind=image')).files;
  const { sequence, document } = await json<{ sequence: number; document: { buildingBlockInstances: object[] } }>(
    `/api/pages/${pageGuid}/working-copy`,
  );
  const link = { type: 'text', text: 'klik hier', marks: [{ type: 'link', attrs: { href: '/contact' } }] };
  const words = [{ type: 'text', text: 'Indien u verhuist, ' }, link, { type: 'text', text: '.' }];
  const block = (name: string, sortId: number, options: object) => ({
    guid: crypto.randomUUID(),
    buildingBlockName: name,
    layoutPosition: 'main',
    sortId,
    options,
  });
  const faults = [
    block('Image', -20, { imageGuid: picture?.guid }),
    block('Text', -10, { text: { $lang: { nl: { type: 'doc', content: [{ type: 'paragraph', content: words }] } } } }),
  ];
  const changes = { buildingBlockInstances: [...faults, ...document.buildingBlockInstances] };
  expect((await page.request.put(`/api/pages/${pageGuid}`, { data: { sequence, changes } })).status()).toBe(200);
  const value = { 'alternative-texts': 'block' };
  expect((await page.request.put('/api/platformsettingvalues/pageChecks', { data: { value } })).status()).toBe(200);
}

test('what readers would stumble over is found, mended by keyboard and then published', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin', { acceptsTerms: true });
  await spoil(page, '/wonen-en-leven/paspoort');
  await visit('/wonen-en-leven/paspoort/edit');
  await expect(blocks(page).first()).toBeVisible();

  const publish = page.getByRole('button', { name: 'Publiceren', exact: true });
  await publish.click();
  const panel = page.getByRole('complementary', { name: 'Opties' });
  await expect(panel.getByText('1 moet opgelost, 4 mogen blijven.')).toBeVisible();
  await expect(panel.getByText('Kan als punt 1 is opgelost.')).toBeVisible();
  await lookAtEditor(page, 'the checks');

  await page.keyboard.press('F8');
  await expect(panel.getByRole('textbox', { name: 'Wat is er te zien?' })).toBeFocused();
  await lookAtEditor(page, 'describing a picture among the checks');
  await page.keyboard.type('Een paspoort op een tafel');
  await expect(panel.getByText('4 mogen blijven.', { exact: true })).toBeVisible();

  // Into the text, with the words chosen: typing replaces them.
  await page.keyboard.press('F8');
  await page.keyboard.press('F8');
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('klik hier');
  await page.keyboard.type('meld dat dan');
  await panel.getByRole('button', { name: 'Maak er ‘Als’ van' }).click();
  // What is said of other languages may stay.
  await expect(panel.getByText('2 mogen blijven.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Als u verhuist, meld dat dan.')).toBeVisible();

  // Or is meant so: then it is kept apart, with who said it, and can come back.
  await panel.getByRole('button', { name: /^Zo bedoeld: Niet in/ }).click();
  await expect(panel.getByText('1 mag blijven.')).toBeVisible();
  await panel.getByText('1 punt is zo bedoeld').click();
  await expect(panel.getByText(/^Zo bedoeld, zegt .+ op /)).toBeVisible();
  await panel.getByRole('button', { name: /^Toch in de lijst: Niet in/ }).click();
  await expect(panel.getByText('2 mogen blijven.')).toBeVisible();

  await panel.getByRole('button', { name: 'Publiceren' }).click();
  await expect(page.getByText('Pagina gepubliceerd')).toBeVisible();

  // With the eyes of someone else; Escape goes back.
  await page.getByRole('button', { name: 'Bekijk als' }).click();
  await page.getByRole('menuitemradio', { name: 'Bezoeker' }).click();
  await expect(page.getByText('De pagina als bezoeker.')).toBeVisible();
  await lookAtEditor(page, 'the page as a visitor');
  await page.keyboard.press('Escape');
  await expect(blocks(page).first()).toBeVisible();
});
