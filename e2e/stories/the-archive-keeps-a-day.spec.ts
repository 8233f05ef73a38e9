import { createHash } from 'node:crypto';
import { mkdir, open, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { listZip, readZipEntry } from '#platform/server/files/zip-reader.ts';
import { expect, test } from '../fixtures.ts';

// The whole site is drawn: patience for a machine that does something else as well.
test.setTimeout(300_000);

async function unpack(zip: string, folder: string): Promise<void> {
  const file = await open(zip);
  try {
    for (const entry of await listZip(file, 10_000)) {
      const path = join(folder, entry.name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await readZipEntry(file, entry, 100_000_000));
    }
  } finally {
    await file.close();
  }
}

test('a sealed export of a day is opened without a server', async ({ page, browser, visit, signInAs }, testInfo) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/admin/time-machine');
  await page.getByRole('button', { name: 'Export maken' }).click();
  const download = page.getByRole('link', { name: /^Downloaden/ });
  await expect(download).toBeVisible({ timeout: 240_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  const [zip, folder] = [testInfo.outputPath('site.zip'), testInfo.outputPath('site')];
  await file.saveAs(zip);
  const seal = createHash('sha256')
    .update(await readFile(zip))
    .digest('hex');
  await expect(page.getByText(`sha256 ${seal}`)).toBeVisible();
  await unpack(zip, folder);
  for (const line of (await readFile(join(folder, 'SHA256SUMS'), 'utf8')).trim().split('\n')) {
    const [sum, name = ''] = line.split('  ');
    expect([
      name,
      createHash('sha256')
        .update(await readFile(join(folder, name)))
        .digest('hex'),
    ]).toEqual([name, sum]);
  }

  // Years later, on a machine that is not connected to anything.
  const context = await browser.newContext({ offline: true });
  const kept = await context.newPage();
  const asked: string[] = [];
  kept.on('request', (request) => asked.push(request.url()));
  await kept.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(kept.getByRole('heading', { level: 1 })).toHaveText('Goed geregeld in Vloedhaven');
  const pictures = kept.locator('main img:not([loading="lazy"])');
  const isDrawn = (picture: HTMLImageElement | SVGElement) => (picture as HTMLImageElement).naturalWidth > 0;
  for (const picture of await pictures.all()) expect(await picture.evaluate(isDrawn)).toBe(true);
  expect(await pictures.count()).toBeGreaterThan(0);
  await kept.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Nieuws' }).click();
  await expect(kept.getByRole('heading', { level: 1 })).toHaveText('Nieuws');
  await kept.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').first().click();
  await expect(kept.getByRole('heading', { level: 1 })).toHaveText('Goed geregeld in Vloedhaven');
  expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([]);
  await context.close();
});

/** What an archive holds, by address, found by its index alone as those who show archives do. */
async function answersIn(folder: string): Promise<(url: string) => ArchivedAnswer | undefined> {
  const archive = await readFile(join(folder, 'archive', 'data.warc.gz'));
  const index = await readFile(join(folder, 'indexes', 'index.cdxj'), 'utf8');
  const places = new Map(
    index
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line.slice(line.indexOf('{'))) as { url: string; offset: string; length: string })
      .map(({ url, offset, length }) => [url, { from: Number(offset), to: Number(offset) + Number(length) }]),
  );
  return (url) => {
    const place = places.get(url);
    if (place === undefined) return undefined;
    const record = gunzipSync(archive.subarray(place.from, place.to));
    const [http, content] = [
      record.indexOf('\r\n\r\n') + 4,
      record.indexOf('\r\n\r\n', record.indexOf('HTTP/1.1')) + 4,
    ];
    const [status = '', ...lines] = record
      .subarray(http, content - 4)
      .toString()
      .split('\r\n');
    return {
      status: Number(status.split(' ')[1]),
      headers: Object.fromEntries(lines.map((line) => line.split(': ') as [string, string])),
      // After it stand two line ends, which belong to the record.
      body: record.subarray(content, -4),
    };
  };
}

interface ArchivedAnswer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

test('a web archive of a day is read from its records, without a server', async ({
  page,
  browser,
  visit,
  signInAs,
}, testInfo) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/admin/time-machine');
  await page.getByRole('button', { name: /\bAls\b/ }).click();
  await page.getByRole('option', { name: 'webarchief (wacz)' }).click();
  await page.getByRole('button', { name: 'Export maken' }).click();
  const made = page.getByRole('listitem').filter({ hasText: 'webarchief (wacz)' });
  const download = made.getByRole('link', { name: /^Downloaden/ });
  await expect(download).toBeVisible({ timeout: 240_000 });
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  expect(file.suggestedFilename()).toMatch(/\.wacz$/);
  const [wacz, folder] = [testInfo.outputPath('site.wacz'), testInfo.outputPath('archive')];
  await file.saveAs(wacz);
  await unpack(wacz, folder);

  const description = JSON.parse(await readFile(join(folder, 'datapackage.json'), 'utf8')) as { mainPageUrl: string };
  const answerAt = await answersIn(folder);
  const context = await browser.newContext({ serviceWorkers: 'block', javaScriptEnabled: false });
  const kept = await context.newPage();
  const missing: string[] = [];
  // Nothing that a page asks for leaves the machine: what the archive does not hold is not there.
  await context.route(
    () => true,
    (route) => {
      const answer = answerAt(route.request().url());
      if (answer !== undefined) return route.fulfill(answer);
      missing.push(route.request().url());
      return route.abort();
    },
  );
  await kept.goto(description.mainPageUrl);
  await expect(kept.getByRole('heading', { level: 1 })).toHaveText('Goed geregeld in Vloedhaven');
  const pictures = kept.locator('main img:not([loading="lazy"])');
  expect(await pictures.count()).toBeGreaterThan(0);
  for (const picture of await pictures.all())
    await expect
      .poll(() => picture.evaluate((drawn: HTMLImageElement | SVGElement) => (drawn as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  // With its own typeface, which lies in the archive too.
  const typefaces = () => kept.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
  await expect.poll(typefaces).toBeGreaterThan(0);
  await kept.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Nieuws' }).click();
  await expect(kept.getByRole('heading', { level: 1 })).toHaveText('Nieuws');
  expect(missing).toEqual([]);
  await context.close();
});

test('somebody without an account looks back by a link, until it is taken back', async ({
  page,
  browser,
  visit,
  signInAs,
  baseURL,
}) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/admin/time-machine');
  await page.getByRole('button', { name: 'Link maken' }).click();
  await page.getByLabel(/^Voor wie of waarvoor/).fill('Rechtbank');
  await page.getByRole('dialog').getByRole('button', { name: 'Link maken' }).click();
  const address = await page.getByRole('dialog', { name: 'De link is gemaakt' }).locator('code').innerText();
  await page.getByRole('button', { name: 'Klaar' }).click();

  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const visitor = await context.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('region', { name: 'Tijdmachine' })).toContainText('U bekijkt de site van');
  await visitor.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Nieuws' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nieuws');

  await page.getByRole('button', { name: 'Link ‘Rechtbank’ intrekken' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Rechtbank' })).toContainText('Ingetrokken');
  expect((await visitor.reload())?.status()).toBe(410);
  await expect(visitor.getByText('Deze link werkt niet meer')).toBeVisible();
  await context.close();
});
