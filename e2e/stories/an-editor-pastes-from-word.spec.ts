import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { makeDraft } from '../draft-page.ts';
import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';
import { projectRoot } from '../server-process.ts';

/** As a word processor puts it on the clipboard: the same text in several forms. */
const paste = (page: Page, kinds: Record<string, string>) =>
  page.evaluate((all) => {
    const clipboardData = new DataTransfer();
    for (const [kind, text] of Object.entries(all)) clipboardData.setData(kind, text);
    const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(paste);
  }, kinds);

const word = (body: string) => `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>${body}</body></html>`;
const onDisk = '<img width=60 src="file:///C:/Users/eline/AppData/Local/Temp/msohtmlclip1/01/clip_image002.png">';

test('pictures come along from Word, and what does not come is told', async ({ page, visit, signInAs, noise }) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await makeDraft(page, 'Werf', 'Eerste alinea.');
  await visit('/werf/edit');
  await page.getByText('Eerste alinea.').click();
  const hex = readFileSync(`${projectRoot}/docs/images/home-390.png`).toString('hex');
  await paste(page, {
    'text/html': word(`<p>Uit een verslag.</p><p>${onDisk}</p><p>${onDisk}</p>`),
    'text/plain': 'Uit een verslag.',
    'text/rtf': `{\\rtf1 {\\*\\shppict{\\pict\\picw10\\pngblip ${hex}}}{\\nonshppict{\\pict\\wmetafile8 0100}}{\\pict\\emfblip 0100}}`,
  });
  const pictures = page.locator('[data-edited-block]').locator('img[src^="/a/"]');
  await expect(pictures).toHaveCount(1);
  await expect(page.getByRole('main').getByText('Uit een verslag.')).toBeVisible();
  await expect(page.getByText('1 tekening is niet mee geplakt')).toBeVisible();
  // What is on it is asked for.
  await expect(page.getByRole('textbox', { name: /^Wat is er te zien/ })).toBeVisible();
  await lookAtEditor(page, 'a picture from Word');

  // From Google Docs they are fetched by the server; one that it does not get leaves no empty block behind.
  noise.expect(/a\/fetch/);
  await page.getByText('Eerste alinea.').click();
  const gone = 'https://lh7-rt.googleusercontent.com/docsz/not-there?key=none';
  await paste(page, { 'text/html': `<p>Uit Google.</p><img src="${gone}">`, 'text/plain': 'Uit Google.' });
  await expect(page.getByText('1 afbeelding kwam niet mee uit Google')).toBeVisible();
  await expect(page.getByRole('main').getByText('Uit Google.')).toBeVisible();
  await expect(page.locator('[data-edited-block]')).toHaveCount(2);
});
