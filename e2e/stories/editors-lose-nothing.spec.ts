import type { Page } from '@playwright/test';
import { visitOn } from '../application.ts';
import { makeDraft } from '../draft-page.ts';
import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';
import { openBrowserOf } from '../sign-in.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const bar = (page: Page) => page.locator('[data-editor-part="bar"]');
const saved = (page: Page) => bar(page).getByText(/^Bewaard om /);
/** The text of the page, whether or not somebody types in it. */
const paragraph = (page: Page) => page.getByRole('main').locator('[data-editable-text] p').first();
const words = (page: Page) => expect.poll(() => paragraph(page).innerText());
const back = (page: Page) => page.getByRole('button', { name: 'Ongedaan maken', exact: true }).first();

async function open(page: Page, path: string): Promise<void> {
  await visitOn(page, `${path}/edit`);
  await expect(paragraph(page)).toBeVisible();
}

/** The text is drawn to be read until it is clicked, and a key before that would move nothing in it. */
async function putCaret(page: Page, edge: 'Control+Home' | 'Control+End'): Promise<void> {
  await paragraph(page).click();
  await expect(page.getByRole('main').locator('[contenteditable="true"]:focus')).toBeVisible();
  await expect(async () => {
    await page.keyboard.press(edge);
    const isAtStart = await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      return getSelection()?.anchorOffset === 0;
    });
    expect(isAtStart).toBe(edge === 'Control+Home');
  }).toPass();
}

async function typeAtEnd(page: Page, typed: string): Promise<void> {
  await putCaret(page, 'Control+End');
  await page.keyboard.type(typed, { delay: 20 });
}

test('two people type in one paragraph at once: no letter is lost, and each sees who the other is', async ({
  browser,
  site,
}) => {
  const openBrowser = (account: string) => openBrowserOf(browser, site, account, { acceptsTerms: true });
  const [joris, amina] = await Promise.all([openBrowser('ContentManager'), openBrowser('Admin')]);
  await makeDraft(joris, 'Kade', 'De kade ligt er nog.');
  for (const page of [joris, amina]) await open(page, '/kade');

  await Promise.all([putCaret(joris, 'Control+Home'), putCaret(amina, 'Control+End')]);
  await Promise.all([
    joris.keyboard.type('Joris begint hier met een zin. ', { delay: 20 }),
    amina.keyboard.type(' Amina schrijft het slot erbij.', { delay: 20 }),
  ]);
  const both = 'Joris begint hier met een zin. De kade ligt er nog. Amina schrijft het slot erbij.';
  for (const page of [joris, amina]) await words(page).toBe(both);
  await expect(joris.getByText('Amina el Idrissi werkt hier')).toBeVisible();
  await expect(amina.getByText('Joris Bakker werkt hier')).toBeVisible();
  await lookAtEditor(joris, 'a text in which someone else types');

  // Whose options are open in another window is there to be read.
  await amina.keyboard.press('Escape');
  await amina.getByRole('button', { name: 'Opties', exact: true }).click();
  await amina.getByRole('tab', { name: 'Blok', exact: true }).click();
  await joris.keyboard.press('Escape');
  await expect(joris.getByRole('group', { name: 'Amina el Idrissi heeft de opties van dit blok open' })).toBeVisible();
  await lookAtEditor(joris, 'a block that someone else has');

  // What one takes back is one's own.
  while (await back(joris).isEnabled()) await back(joris).click();
  for (const page of [joris, amina]) await words(page).toBe('De kade ligt er nog. Amina schrijft het slot erbij.');
  await expect(saved(joris)).toBeVisible();
  for (const page of [joris, amina]) await page.context().close();
});

test('what was written in a browser that is gone is taken back in another', async ({ browser, site }) => {
  const openBrowser = () => openBrowserOf(browser, site, 'ContentManager', { acceptsTerms: true });
  const first = await openBrowser();
  await makeDraft(first, 'Sluis', 'De sluis gaat open.');
  await open(first, '/sluis');
  await typeAtEnd(first, ' Dit was een vergissing.');
  await expect(saved(first)).toBeVisible();
  await first.context().close();

  const second = await openBrowser();
  await open(second, '/sluis');
  await words(second).toBe('De sluis gaat open. Dit was een vergissing.');
  await back(second).click();
  await words(second).toBe('De sluis gaat open.');
  await expect(saved(second)).toBeVisible();
  await second.context().close();
});

test('what is typed without a connection stays in the browser, also of a window that is gone, and is sent later', async ({
  page,
  context,
  signInAs,
  noise,
}) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  await signInAs('ContentManager', { acceptsTerms: true });
  const guid = await makeDraft(page, 'Spoor', 'De trein rijdt.');
  await open(page, '/spoor');
  await context.setOffline(true);
  await typeAtEnd(page, ' Geschreven onderweg.');
  const strip = page.getByRole('region', { name: 'Geen verbinding. U kunt doorwerken.' });
  await expect(strip).toBeVisible();
  await expect(bar(page).getByText(/^\d+ hier bewaard$/)).toBeVisible();
  await lookAtEditor(page, 'the editor without a connection');
  // Back, and it goes by itself.
  await context.setOffline(false);
  await expect(strip).toBeHidden();
  await expect(saved(page)).toBeVisible();

  // Away again, and the window is gone before anything could be sent or asked.
  await context.setOffline(true);
  await typeAtEnd(page, ' En in de tunnel.');
  await expect(strip).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await open(later, '/spoor');
  await words(later).toBe('De trein rijdt. Geschreven onderweg. En in de tunnel.');
  await expect(saved(later)).toBeVisible();
  // On the server too.
  const written = async () => (await later.request.get(`/api/pages/${guid}/working-copy`)).text();
  await expect.poll(written).toContain('Geschreven onderweg. En in de tunnel.');
});

async function chooseLayout(page: Page, layout: string): Promise<void> {
  const radio = page.getByRole('radio', { name: layout });
  await page.locator('label').filter({ has: radio }).click();
  await expect(radio).toBeChecked();
}

test('two set the same option, one of them without a connection, who says on coming back which of the two it is', async ({
  browser,
  site,
}) => {
  const openBrowser = (account: string) => openBrowserOf(browser, site, account, { acceptsTerms: true });
  const [joris, amina] = await Promise.all([openBrowser('ContentManager'), openBrowser('Admin')]);
  const guid = await makeDraft(joris, 'Brug', 'De brug is open.');
  for (const page of [joris, amina]) {
    await open(page, '/brug');
    await page.getByRole('button', { name: 'Opties', exact: true }).click();
    await page.getByRole('tab', { name: 'Pagina', exact: true }).click();
  }
  const layout = async () => {
    const answer = await amina.request.get(`/api/pages/${guid}/working-copy`);
    return ((await answer.json()) as { document: { layout: string } }).document.layout;
  };

  await joris.context().setOffline(true);
  await chooseLayout(joris, 'Smal, breed');
  await chooseLayout(amina, 'Breed, smal');
  await expect.poll(layout).toBe('75-25');

  await joris.context().setOffline(false);
  const dialog = joris.getByRole('alertdialog', { name: 'Kies wat blijft staan' });
  await expect(dialog.getByRole('heading', { name: 'De pagina zelf: Indeling' })).toBeVisible();
  await expect(dialog.getByText(/^Van Amina el Idrissi, /)).toBeVisible();
  for (const value of ['Smal, breed', 'Breed, smal']) await expect(dialog.getByText(value)).toBeVisible();
  await lookAtEditor(joris, 'the choice between two settings', { isWhole: true });
  expect(await layout()).toBe('75-25');

  // It is asked until it is answered, in a window that is opened anew too.
  await joris.keyboard.press('Escape');
  await joris.reload();
  await dialog.getByRole('button', { name: /^Neem die van mij: / }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(layout).toBe('25-75');
  await expect(amina.getByRole('radio', { name: 'Smal, breed' })).toBeChecked();

  // And it is taken back as anything else is.
  await back(joris).click();
  await expect.poll(layout).toBe('75-25');
  for (const page of [joris, amina]) await page.context().close();
});
