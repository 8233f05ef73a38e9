import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible } from '../accessibility.ts';
import { whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { placeForm } from '../place-form.ts';
import { sendAsAPerson } from '../send-as-a-person.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const nl = (words: string) => ({ $lang: { nl: words } });

const settings = { groups: ['image', 'pdf'], files: 2, megabytes: 5 };
/** Two steps: photographs, then a name. */
const pavement = {
  title: 'Losse stoeptegel',
  asks: [
    { id: 'foto', kind: 'file', label: nl('Foto van de stoep'), isRequired: true, settings },
    { id: 'stap', kind: 'pageBreak', label: nl('Over u') },
    { id: 'naam', kind: 'text', label: nl('Uw naam'), isRequired: true },
  ],
};

/** Eight dots square, and nothing told besides: what such a picture is sent as is what is kept. */
const greyPicture = Buffer.from(
  [
    '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4a',
    'HjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAAIAAgDASIAAhEBAxEB/8QA',
    'FQABAQAAAAAAAAAAAAAAAAAAAAL/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFAEBAAAAAAAAAAAAAAAAAAAAAP/EABQRAQAAAAAAAAAAAAAA',
    'AAAAAAD/2gAMAwEAAhEDEQA/ALAB/9k=',
  ].join(''),
  'base64',
);

/** A photograph of three pieces, of which each byte is another, so that nothing can come twice or too late unseen. */
function photo(name: string, length = 2_500_000) {
  const buffer = Buffer.alloc(length, 0);
  for (let at = 0; at < length; at += 1) buffer[at] = (at * 31 + (at >> 8)) % 251;
  buffer.set(greyPicture);
  return { name, mimeType: 'image/jpeg', buffer };
}

const next = (page: Page) => page.getByRole('button', { name: /^Volgende/ });
const chooser = (page: Page) => page.getByLabel('Kies bestanden');
const files = (page: Page) => page.getByRole('list', { name: 'Bestanden', exact: true }).getByRole('listitem');

async function downloaded(page: Page, name: RegExp): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  return readFile(await (await coming).path());
}

test('a photo on a phone: the connection goes on the way, comes back, and the photo is on the receipt', async ({
  page,
  context,
  visit,
  signInAs,
  noise,
}) => {
  await signInAs('Admin');
  const form = await placeForm(page, 'stoeptegel', pavement);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/stoeptegel');
  await expect(page.getByText('Hooguit 2, elk tot 5 MB.', { exact: false })).toBeVisible();

  // The second piece meets no connection any more.
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  let isCut = false;
  await page.route('**/pieces/1048576?*', async (route) => {
    if (isCut) return route.continue();
    isCut = true;
    await context.setOffline(true);
    return route.abort('internetdisconnected');
  });
  const sent = photo('stoep 👣.jpg');
  await chooser(page).setInputFiles(sent);
  await expect(files(page)).toContainText('Wacht op de verbinding');
  await next(page).click();
  await expect(page.getByText('Er wordt nog een bestand verstuurd.')).toBeVisible();
  await expectAccessible(page, 'a file that waits for the connection');
  await context.setOffline(false);
  await expect(files(page)).toContainText('toegevoegd');
  await expect(page.getByText('Er wordt nog een bestand verstuurd.')).toBeHidden();

  // One too many of another kind is told before it is sent; what is taken away comes back.
  await chooser(page).setInputFiles({ name: 'brief.docx', mimeType: '', buffer: Buffer.from('PK') });
  await expect(files(page).nth(1)).toContainText('Dit soort bestand kan hier niet.');
  await page.getByRole('button', { name: 'Verwijder brief.docx' }).press('Enter');
  await expect(files(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Verwijder stoep 👣.jpg' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Zet terug/ })).toBeFocused();
  await next(page).click();
  await expect(page.getByRole('region', { name: /antwoord(en)? d(at|ie) niet klopp?(t|en)/ })).toBeFocused();
  await page.getByRole('button', { name: /^Zet terug/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Verwijder stoep 👣.jpg' })).toBeFocused();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'a file in the dark');
  await next(page).click();

  // It stays when one goes back, and after a crash.
  await expect(page.getByRole('heading', { name: 'Over u' })).toBeFocused();
  await visit('/stoeptegel');
  await page.getByRole('textbox', { name: /Uw naam/ }).fill('Noor');
  await page.getByRole('button', { name: 'Vorige' }).click();
  await expect(files(page)).toContainText('stoep 👣.jpg');
  await next(page).click();
  await next(page).click();
  await expect(page.getByRole('definition').filter({ hasText: 'stoep 👣.jpg' })).toBeVisible();
  await page.getByRole('button', { name: 'Versturen', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('ontvangen');
  await whenApplicationRuns(page);
  await expectAccessible(page, 'a receipt with a file');
  expect((await downloaded(page, /stoep 👣\.jpg/)).equals(sent.buffer)).toBe(true);

  await signInAs('Admin');
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(`/admin/forms/${form}`);
  await page.getByRole('row', { name: /-0001/ }).press('j');
  await expect(page.getByRole('heading', { name: 'Meegestuurde bestanden' })).toBeVisible();
  expect((await downloaded(page, /stoep 👣\.jpg/)).equals(sent.buffer)).toBe(true);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('files are posted with their step, taken away by a button, and downloaded from the receipt', async ({
    page,
    signInAs,
  }) => {
    await signInAs('Admin');
    await placeForm(page, 'stoeptegel-zonder-script', pavement);
    await page.goto('/stoeptegel-zonder-script');
    const [one, two] = [photo('een.jpg', 1000), photo('twee.jpg', 1_200_000)];
    await chooser(page).setInputFiles({ name: 'leeg.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) });
    await next(page).click();
    await expect(page.getByText('Dit bestand is leeg.').first()).toBeVisible();
    await chooser(page).setInputFiles([one, two]);
    await next(page).click();
    await page.getByRole('button', { name: 'Vorige' }).click();
    const kept = page.getByRole('list', { name: 'Bestanden die u meestuurt' });
    await expect(kept.getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Verwijder een.jpg' }).click();
    await expect(kept.getByRole('listitem')).toHaveCount(1);
    await next(page).click();
    await page.getByRole('textbox', { name: /Uw naam/ }).fill('Noor');
    await next(page).click();
    // Faster than anyone types: it is told, nothing is lost, and a moment later it is taken.
    await sendAsAPerson(
      page.getByRole('button', { name: 'Versturen', exact: true }),
      page.getByRole('heading', { level: 1, name: /ontvangen/ }),
    );
    expect((await downloaded(page, /twee\.jpg/)).equals(two.buffer)).toBe(true);
  });
});
