import type { Page } from '@playwright/test';
import { visitOn } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';
import { openBrowserOf } from '../sign-in.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const path = '/wonen-en-leven/verhuizen';
const blocks = (page: Page) => page.locator('[data-edited-block]');
const saved = (page: Page) => page.getByText(/^Bewaard om /);
/** The first text with words in it, whether or not somebody types there. */
const paragraph = (page: Page) => blocks(page).locator('p', { hasText: /\S/ }).first();
const wordsOf = async (page: Page) => (await paragraph(page).innerText()).trim();

/** Opens the editor, and answers the words of the paragraph that the story is about. */
async function openEditor(page: Page): Promise<string> {
  await visitOn(page, `${path}/edit`);
  await expect(paragraph(page)).toBeVisible();
  return wordsOf(page);
}

async function typeAt(page: Page, edge: 'Control+Home' | 'Control+End', words: string): Promise<void> {
  await paragraph(page).click();
  await page.keyboard.press(edge);
  await page.keyboard.type(words, { delay: 20 });
}

test('two people type in one paragraph at once: no letter is lost, and each sees who the other is', async ({
  browser,
  site,
}) => {
  const open = (account: string) => openBrowserOf(browser, site, account, { acceptsTerms: true });
  const [joris, amina] = await Promise.all([open('ContentManager'), open('Admin')]);
  const before = await openEditor(joris);
  await openEditor(amina);

  await Promise.all([
    typeAt(joris, 'Control+Home', 'Joris begint hier met een zin. '),
    typeAt(amina, 'Control+End', ' Amina schrijft het slot erbij.'),
  ]);
  const both = `Joris begint hier met een zin. ${before} Amina schrijft het slot erbij.`;
  for (const page of [joris, amina]) await expect.poll(() => wordsOf(page)).toBe(both);
  await expect(joris.getByText('Amina el Idrissi werkt hier')).toBeVisible();
  await expect(amina.getByText('Joris Bakker werkt hier')).toBeVisible();
  await lookAtEditor(joris, 'a text in which someone else types');

  // Whose options are open in another window is there to be read.
  await amina.keyboard.press('Escape');
  await amina.getByRole('button', { name: 'Opties', exact: true }).click();
  await joris.keyboard.press('Escape');
  await expect(joris.getByRole('group', { name: 'Amina el Idrissi heeft de opties van dit blok open' })).toBeVisible();
  await lookAtEditor(joris, 'a block that someone else has');

  // What one takes back is one's own.
  const back = joris.getByRole('button', { name: 'Ongedaan maken', exact: true }).first();
  while (await back.isEnabled()) await back.click();
  for (const page of [joris, amina]) await expect.poll(() => wordsOf(page)).toBe(`${before} Amina schrijft het slot erbij.`);
  await expect(saved(joris)).toBeVisible();
  for (const page of [joris, amina]) await page.context().close();
});

test('what was written in a browser that is gone is taken back in another', async ({ browser, site }) => {
  const open = () => openBrowserOf(browser, site, 'ContentManager', { acceptsTerms: true });
  const first = await open();
  const before = await openEditor(first);
  await typeAt(first, 'Control+End', ' Dit was een vergissing.');
  await expect(saved(first)).toBeVisible();
  await first.context().close();

  const second = await open();
  await openEditor(second);
  await expect.poll(() => wordsOf(second)).toBe(`${before} Dit was een vergissing.`);
  await second.getByRole('button', { name: 'Ongedaan maken', exact: true }).first().click();
  await expect.poll(() => wordsOf(second)).toBe(before);
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
  const before = await openEditor(page);
  await context.setOffline(true);
  await typeAt(page, 'Control+End', ' Geschreven in de trein.');
  const strip = page.getByRole('region', { name: 'Geen verbinding. U kunt doorwerken.' });
  await expect(strip).toBeVisible();
  await expect(page.getByText(/^\d+ hier bewaard$/)).toBeVisible();
  await lookAtEditor(page, 'the editor without a connection');
  // Back, and it goes by itself.
  await context.setOffline(false);
  await expect(strip).toBeHidden();
  await expect(saved(page)).toBeVisible();

  // Away again, and the window is gone before anything could be sent or asked.
  await context.setOffline(true);
  await typeAt(page, 'Control+End', ' En in de tunnel.');
  await expect(strip).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const later = await context.newPage();
  await openEditor(later);
  await expect.poll(() => wordsOf(later)).toBe(`${before} Geschreven in de trein. En in de tunnel.`);
  await expect(saved(later)).toBeVisible();
  // On the server too: a browser that knows nothing of it reads the same.
  const { pageGuid } = (await (await later.request.get(`/api/pages:atPath?path=${path}`)).json()) as {
    pageGuid: string;
  };
  await expect
    .poll(async () => (await later.request.get(`/api/pages/${pageGuid}/working-copy`)).text())
    .toContain('Geschreven in de trein. En in de tunnel.');
});
