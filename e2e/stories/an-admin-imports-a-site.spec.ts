import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

/** Its files come from this machine, which is not allowed elsewhere. */
test.use({ environment: { PLEIN_MODE: 'test' } });

const fixture = new URL('../../src/features/imports/testing/watergeest.wxr.xml', import.meta.url);
const oldOrigin = 'https://www.dorpsraad-watergeest.example';

let oldSite: Server;
let wxr: string;

test.beforeAll(async () => {
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#246' } })
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
