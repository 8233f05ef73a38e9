import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { openBrowserOf } from '../sign-in.ts';

test.setTimeout(180_000);

const path = '/wonen-en-leven/verhuizen';
const saved = (page: Page) => page.getByText(/^Bewaard om /).first();
const keptHere = (page: Page) => page.getByText('1 hier bewaard').first();

/** The field of the page's title in the drawer. */
async function openTitle(page: Page) {
  await page.goto(`${path}/edit`);
  await expect(page.locator('[data-edited-block]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Opties', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'Opties' });
  await panel.getByRole('tab', { name: 'Pagina' }).click();
  const title = panel.getByRole('textbox', { name: 'Titel', exact: true });
  await expect(title).toBeVisible();
  return title;
}

test('words in the drawer come together with what someone types in the same text', async ({ browser, site }) => {
  const carla = await openBrowserOf(browser, site, 'Admin', { acceptsTerms: true });
  const amina = await openBrowserOf(browser, site, 'ContentManager', { acceptsTerms: true });
  const field = await openTitle(carla);
  const before = await field.inputValue();
  await amina.goto(`${path}/edit`);
  const heading = amina.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(before);

  // Carla has no connection while Amina writes in the same words.
  await carla.context().setOffline(true);
  await field.focus();
  await carla.keyboard.press('Home');
  await carla.keyboard.insertText('Alles over ');
  await heading.click();
  await amina.keyboard.press('End');
  await amina.keyboard.insertText(' naar elders');
  await expect(saved(amina)).toBeVisible();
  await expect(keptHere(carla)).toBeVisible();
  await carla.context().setOffline(false);

  const both = `Alles over ${before} naar elders`;
  await expect(field).toHaveValue(both);
  await expect(saved(carla)).toBeVisible();
  // In the text in which Amina still is: the next letter comes where her caret stands.
  await expect(heading).toHaveText(both);
  await amina.keyboard.type('!');
  await expect(field).toHaveValue(`${both}!`);

  // Each takes back what is theirs.
  await carla.getByRole('button', { name: 'Ongedaan maken', exact: true }).first().click();
  await expect(heading).toHaveText(`${before} naar elders!`);
  for (const page of [carla, amina]) await page.context().close();
});

test('what stands in a field goes on where it was after the window closed and the server was away', async ({
  browser,
  site,
}) => {
  const page = await openBrowserOf(browser, site, 'Admin', { acceptsTerms: true });
  const field = await openTitle(page);
  const before = await field.inputValue();
  const isSending = (url: URL) => url.pathname.endsWith('/operations');
  // Nothing is taken, and what was done since is not told: nobody says that all is saved.
  await page.route(isSending, (route) => {
    const request = route.request();
    if (request.method() === 'POST') return route.abort();
    return request.url().includes('after=') ? route.fulfill({ status: 503, body: '{}' }) : route.continue();
  });
  page.on('dialog', (dialog) => dialog.accept());
  await field.focus();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' en terug');
  await page.reload();
  await expect(keptHere(page)).toBeVisible();
  await expect(saved(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(before);

  await page.unroute(isSending);
  await page.getByRole('button', { name: 'Nu proberen' }).click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(`${before} en terug`);
  await expect(saved(page)).toBeVisible();
  await page.context().close();
});
