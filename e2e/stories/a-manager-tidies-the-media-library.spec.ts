import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Bestanden' });
const tile = (page: Page, name: string) => grid(page).getByRole('row', { name });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Bestand' });

const drawing = (colour: string) => ({
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 60 40"><rect width="60" height="40" fill="${colour}"/></svg>`,
  ),
});

async function addFiles(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Bestanden toevoegen' }).click();
  await (await choosing).setFiles(files);
}

const search = (page: Page, words: string) =>
  page.getByRole('searchbox', { name: 'Zoek op naam, omschrijving of maker' }).fill(words);

test('files are added to a folder, and what is refused is named', async ({ page, visit, signInAs, noise }) => {
  await signInAs('ContentManager');
  await visit('/admin/media');
  await expect(tile(page, 'logo.svg').or(grid(page).getByRole('row').first())).not.toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Nieuwe map' }).click();
  await page.getByRole('textbox', { name: 'Naam van de map' }).fill('Werkmap');
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByRole('row', { name: /Werkmap/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Deze map is leeg' })).toBeVisible();

  noise.expect(/415/);
  await addFiles(page, [
    { name: 'boei.svg', ...drawing('#07506e') },
    { name: 'lijst.csv', mimeType: 'text/csv', buffer: Buffer.from('a;b\n1;2\n') },
    { name: 'nep.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') },
  ]);
  await expect(tile(page, 'boei.svg')).toBeVisible();
  await expect(tile(page, 'lijst.csv')).toBeVisible();
  const refused = page.getByRole('list', { name: 'Bestanden die worden toegevoegd' });
  await expect(refused).toContainText('nep.pdf');
  await expect(refused).toContainText('De inhoud moet bij de naam passen');
  await expect(grid(page).getByRole('row')).toHaveCount(2);
});

test('a picture is described, gets a focal point, and is replaced at its address', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('ContentManager');
  await visit('/admin/media');
  await addFiles(page, [{ name: 'kraan.svg', ...drawing('#aa5500') }]);
  await search(page, 'kraan');
  await tile(page, 'kraan.svg').click();
  await expect(drawer(page)).toContainText('Dit bestand wordt nergens gebruikt.');
  await expectAccessible(page);

  await drawer(page).getByRole('textbox', { name: 'Omschrijving (Nederlands)' }).fill('Een hijskraan');
  await drawer(page)
    .getByRole('button', { name: 'Belangrijkste punt: 50 procent van links, 50 procent van boven' })
    .focus();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(
    drawer(page).getByRole('button', { name: 'Belangrijkste punt: 60 procent van links, 49 procent van boven' }),
  ).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByText('Bestand bewaard')).toBeVisible();

  const choosing = page.waitForEvent('filechooser');
  await drawer(page).getByRole('button', { name: 'Vervangen' }).click();
  await (await choosing).setFiles({ name: 'ander.svg', ...drawing('#00aa55') });
  await expect(drawer(page).getByRole('button', { name: 'Vorige bestand terugzetten' })).toBeVisible();
  const guid = new URL(page.url()).searchParams.get('open');
  expect(await (await page.request.get(`/a/${guid}`)).text()).toContain('#00aa55');
  await drawer(page).getByRole('button', { name: 'Vorige bestand terugzetten' }).click();
  await expect.poll(async () => (await page.request.get(`/a/${guid}`)).text()).toContain('#aa5500');
  await page.keyboard.press('Escape');
  await search(page, 'hijskraan');
  await expect(tile(page, 'kraan.svg')).toBeVisible();
});

test('files go to the trash and come back', async ({ page, visit, signInAs }) => {
  await signInAs('ContentManager');
  await visit('/admin/media');
  await addFiles(page, [
    { name: 'weg een.svg', ...drawing('#111111') },
    { name: 'weg twee.svg', ...drawing('#222222') },
  ]);
  await search(page, 'weg');
  await expect(grid(page).getByRole('row')).toHaveCount(2);
  await tile(page, 'weg een.svg').press('Space');
  await tile(page, 'weg twee.svg').press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('heading', { name: 'Niets gevonden' })).toBeVisible();
  await page.getByRole('button', { name: 'Prullenbak' }).click();
  await expect(grid(page).getByRole('row')).toHaveCount(2);
  await tile(page, 'weg een.svg').press('Space');
  await page.getByRole('toolbar').getByRole('button', { name: 'Terugzetten' }).click();
  await expect(grid(page).getByRole('row')).toHaveCount(1);
  await page.getByRole('button', { name: 'Prullenbak' }).click();
  await expect(tile(page, 'weg een.svg')).toBeVisible();
});

test('pages of files are turned, and all that was found is chosen and moved', async ({ page, visit, signInAs }) => {
  await signInAs('ContentManager');
  const made = await page.request.post('/api/assetfolders', { data: { name: 'Alles', parent: null } });
  const folder = await made.json();
  await visit('/admin/media?kind=image&view=list');
  const list = page.locator('#media-list');
  await page
    .getByRole('navigation', { name: /^Pagina/ })
    .getByRole('link', { name: 'Volgende' })
    .click();
  await expect(page).toHaveURL(/page=2.*#media-list$/);
  await expect(list).toBeFocused();

  const bar = page.getByRole('toolbar', { name: 'Met de gekozen rijen' });
  await grid(page).getByRole('columnheader').locator('label').click();
  await bar.getByRole('button', { name: /^Kies alle \d+$/ }).click();
  await expect(bar).toContainText(/Alle \d+ gekozen, ook op andere pagina’s/);
  await bar.getByRole('button', { name: 'Verplaatsen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Map/ }).click();
  await page.getByRole('option', { name: 'Alles' }).click();
  await dialog.getByRole('button', { name: 'Verplaatsen' }).click();
  await expect(bar).toHaveCount(0);
  const count = async (question: string) =>
    (await (await page.request.get(`/api/assets?kind=image&${question}`)).json()).totalNumberOfItems;
  await expect.poll(() => count(`folder=${folder.guid}`)).toBe(await count(''));
});

test('the library is used on a phone, as tiles and as a list', async ({ page, visit, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('Admin');
  await visit('/admin/media?kind=image');
  await expect(grid(page).getByRole('row')).not.toHaveCount(0);
  await expectNoOverflow(page);
  await page.getByRole('radio', { name: 'Lijst' }).click();
  await expect(grid(page).getByRole('rowheader').first()).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
  await search(page, 'harbour.svg');
  await expect(grid(page).getByRole('rowheader')).toHaveCount(1);
  await grid(page).getByRole('link').first().click();
  await expect(drawer(page).getByRole('heading', { name: 'Waar gebruikt' })).toBeVisible();
  await expectNoOverflow(page);
});
