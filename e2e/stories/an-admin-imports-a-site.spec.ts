import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { zipOf } from '../../src/platform/server/testing/zip.factory.ts';
import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

/** Its files come from this machine, which is not allowed elsewhere. */
test.use({ environment: { PLEIN_MODE: 'test' } });

const fixture = new URL('../../src/features/imports/testing/watergeest.wxr.xml', import.meta.url);
const oldOrigin = 'https://www.dorpsraad-watergeest.example';

let oldSite: Server;
let wxr: string;
let picture: Buffer;

test.beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
    .png()
    .toBuffer();
  oldSite = createServer((request, response) => {
    const isThere = /(?:sluis|zaal)\.png$/.test(request.url ?? '');
    response.writeHead(isThere ? 200 : 404).end(isThere ? picture : '');
  });
  await new Promise<void>((resolve) => void oldSite.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(oldSite.address() as AddressInfo).port}`;
  wxr = (await readFile(fixture, 'utf8')).replaceAll(`${oldOrigin}/wp-content`, `${origin}/wp-content`);
});
test.afterAll(() => new Promise<unknown>((resolve) => void oldSite.close(resolve)));

test('a site of WordPress is looked at, taken over below a page of the menu, read, and taken back', async ({
  page,
  visit,
  signInAs,
  request,
  noise,
}) => {
  await page.setViewportSize({ width: 1280, height: 1900 });
  await signInAs('Admin');
  await visit('/admin/import');
  await expect(page.getByRole('heading', { level: 1, name: 'Importeren' })).toBeVisible();
  await expectAccessible(page, 'the screen of imports while there is none');

  // What is no export is refused, with what to do.
  noise.expect(/400 \(Bad Request\)/);
  const file = page.locator('input[type=file]');
  await file.setInputFiles({ name: 'brief.xml', mimeType: 'text/xml', buffer: Buffer.from('<brief/>') });
  await expect(page.getByText('Dit bestand is geen export van WordPress.').first()).toBeVisible();

  await file.setInputFiles({ name: 'watergeest.xml', mimeType: 'text/xml', buffer: Buffer.from(wxr) });
  await expect(page.getByRole('heading', { level: 1, name: 'watergeest.xml' })).toBeVisible();
  await expect(page.getByText('Dorpsraad Watergeest: 12 pagina’s, 4 berichten en 4 bestanden')).toBeVisible();
  await expect(page.getByText('tribe_events (1)')).toBeVisible();
  const row = (name: string | RegExp) => page.getByRole('row', { name });
  await expect(row(/Kip/)).toContainText('Hing onder zichzelf');
  await expectAccessible(page, 'the preview of an import');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the preview in the dark');
  await page.emulateMedia({ colorScheme: 'light' });

  // By keyboard: one page is left out, and what was published there is published here.
  await row(/Losse bijlage/)
    .getByRole('checkbox')
    .focus();
  await page.keyboard.press('Space');
  await expect(row(/Losse bijlage/).getByRole('checkbox')).not.toBeChecked();
  await page.getByRole('radio', { name: /Wat daar gepubliceerd was/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Neem over' }).press('Enter');

  const report = page.getByRole('region', { name: 'Overgenomen' });
  await expect(report).toBeVisible({ timeout: 60_000 });
  await expect(report).toContainText('4 berichten en 2 bestanden');
  await expect(report).toBeFocused();
  await expectAccessible(page, 'the report of an import');
  await page.getByRole('radio', { name: /^Bestanden/ }).click();
  await expect(row(/weg/)).toContainText('Staat niet meer op de oude site');
  // It is on the site, at the address that it had.
  const rooms = await request.get('/zalen-en-tarieven');
  expect(rooms.status()).toBe(200);
  const html = await rooms.text();
  expect(html).toContain('Kaaskelder');
  expect(html).not.toContain('niet meenemen');

  await report.getByRole('button', { name: 'Draai terug' }).press('Enter');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText('gaan naar de prullenbak');
  await dialog.getByRole('button', { name: 'Draai alles terug' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Teruggedraaid' })).toBeVisible({ timeout: 60_000 });
  expect((await request.get('/zalen-en-tarieven', { maxRedirects: 0 })).status()).not.toBe(200);
});

test('a spreadsheet is looked at row by row, its columns are said, and it becomes pages that can be taken back', async ({
  page,
  visit,
  signInAs,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 1900 });
  await signInAs('Admin');
  await visit('/admin/import');
  const sample = page.getByRole('link', { name: 'CSV voor pagina’s' });
  expect((await page.request.get((await sample.getAttribute('href')) ?? '')).status()).toBe(200);

  const csv = [
    'Wat;Waar;Onder;Tekst;Status;Foto',
    'Havendienst;/havendienst;;<p>Wij wijzen een ligplaats.</p><img src=kade.png alt=Kade>;ja;haven.png',
    'Ligplaatsen;ligplaatsen;/havendienst;"Eerste alinea.\r\n\r\nTweede; met een puntkomma.";ja',
    ';zonder-titel;;x;ja',
    'Tarieven;tarieven;/havendienst;x;misschien',
  ].join('\r\n');
  const file = { name: 'haven.csv', mimeType: 'text/csv', buffer: Buffer.from(`\uFEFF${csv}`) };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('heading', { level: 1, name: 'haven.csv' })).toBeVisible();
  // Nobody knows yet what "Wat" and "Waar" are: no row has a title.
  await expect(page.getByText('4 regels kloppen niet en worden overgeslagen')).toBeVisible();

  // By keyboard: what the columns hold.
  const say = async (column: string, meaning: string) => {
    await page.getByRole('button', { name: new RegExp(`${column}$`) }).press('Enter');
    await page.getByRole('option', { name: meaning, exact: true }).press('Enter');
    await expect(page.getByText('De regels worden opnieuw gelezen.')).toHaveCount(0);
  };
  await say('Wat', 'Titel');
  await say('Waar', 'Adres');
  await expect(page.getByText('2 regels kloppen niet en worden overgeslagen')).toBeVisible();
  const row = (name: string | RegExp) => page.getByRole('row', { name });
  await expect(row(/Tarieven/)).toContainText('Regel 7');
  await expect(row(/Tarieven/)).toContainText('Kolom Status: Geen status die we kennen');
  await expectAccessible(page, 'the preview of a spreadsheet');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the preview of a spreadsheet in the dark');
  await page.emulateMedia({ colorScheme: 'light' });

  // A folder with its pictures, as an archive; of what is in it only what the file names is taken.
  const folder = zipOf(['haven.png', 'fotos/kade.png', 'fotos/ander.png'].map((name) => ({ name, bytes: picture })));
  const archive = page.locator('input[type=file]');
  await archive.setInputFiles({ name: 'fotos.zip', mimeType: 'application/zip', buffer: folder });
  await expect(page.getByText('2 afbeeldingen en bestanden gevonden in de map.').first()).toBeVisible();
  await page.getByRole('radio', { name: /^Bestanden/ }).click();
  await expect(row(/haven\.png/)).toContainText('Uit de map');
  await expectAccessible(page, 'a folder of pictures with an import');

  await page.getByRole('radio', { name: /Wat volgens het bestand gepubliceerd is/ }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Neem over' }).press('Enter');
  const report = page.getByRole('region', { name: 'Overgenomen' });
  await expect(report).toBeVisible({ timeout: 60_000 });
  await expect(report).toContainText('2 regels klopten niet en zijn overgeslagen.');
  await expect(report).toContainText('2 bestanden');
  expect(await (await request.get('/havendienst')).text()).toContain('alt="Kade"');
  expect(await (await request.get('/havendienst/ligplaatsen')).text()).toContain('Tweede; met een puntkomma.');
  await expectAccessible(page, 'the report of a spreadsheet');

  await report.getByRole('button', { name: 'Draai terug' }).press('Enter');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: 'Draai alles terug' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Teruggedraaid' })).toBeVisible({ timeout: 60_000 });
  expect((await request.get('/havendienst/ligplaatsen', { maxRedirects: 0 })).status()).not.toBe(200);
});
