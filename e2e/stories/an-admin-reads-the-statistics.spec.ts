import { atWidths, expectMainAccessible } from '../accessibility.ts';
import { openOtherBrowser, visitOn } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { openAsResident } from '../open-as-resident.ts';

test('a read page shows up live, and an address with nothing leads elsewhere after one press', async ({
  page,
  browser,
  site,
  signInAs,
  visit,
}) => {
  const resident = await openAsResident(browser, site);
  await visitOn(resident, '/');
  // What the browser draws by itself, and what is not there.
  await resident.getByRole('link', { name: 'Contact' }).first().click();
  await expect(resident).toHaveURL(/\/contact$/);
  await resident.goto('/kermis-van-vorig-jaar');
  await resident.goto('/oud/openingstijden.html');

  await signInAs('Admin');
  await visit('/admin/statistics?period=today');
  const now = page.getByRole('region', { name: 'Nu op de site' });
  await expect(now.getByRole('link', { name: 'Contact en openingstijden' })).toBeVisible();
  await expectMainAccessible(page);

  // One press for what is probably meant; a form for the rest.
  await page.getByRole('button', { name: 'Naar ‘Contact en openingstijden’ /oud/openingstijden.html' }).click();
  await expect(page.getByText('Verwijst nu door')).toBeVisible();
  await resident.goto('/oud/openingstijden.html');
  await expect(resident).toHaveURL(/\/contact$/);
  await page.getByRole('link', { name: 'Verwijs door /kermis-van-vorig-jaar' }).click();
  await expect(page.getByRole('textbox', { name: /Van/ })).toHaveValue('/kermis-van-vorig-jaar');
  await resident.context().close();
});

test('who keeps the screen open sees what a resident opens, without loading it again', async ({
  page,
  browser,
  site,
  signInAs,
  visit,
}) => {
  await signInAs('Admin');
  await visit('/admin/statistics?period=today');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const opened = page.getByRole('region', { name: 'Nu op de site' }).getByRole('link', { name: 'Agenda', exact: true });
  await expect(opened).toHaveCount(0);

  const resident = await openAsResident(browser, site);
  await resident.goto('/agenda');
  await expect(opened).toBeVisible({ timeout: 15_000 });
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await resident.context().close();
});

for (const [where, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 900 }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport });

    test('last month lies beside the month before', async ({ page, signInAs, visit }) => {
      await signInAs('Admin');
      await visit('/admin/statistics');
      await page.getByRole('button', { name: /Daarnaast/ }).click();
      await page.getByRole('option', { name: 'de periode ervoor' }).click();
      await page.getByRole('radio', { name: 'Zelf' }).click();
      await page.getByRole('button', { name: 'Vorige maand' }).click();
      await expect(page).toHaveURL(/beside=before.*period=own/);
      await expect(page.getByText('dan de periode ervoor').first()).toBeVisible();
      const chart = page.getByRole('figure', { name: 'Bezoeken per dag' });
      await chart.getByText('Toon als tabel').click();
      await expect(chart.getByRole('columnheader', { name: 'Bezoeken, de periode ervoor' })).toBeVisible();
      await expect(page.getByRole('figure', { name: 'Formulieren', exact: true })).toBeVisible();
      // Where people stop in a form, in those days and in the ones before.
      const steps = page.getByRole('figure', { name: 'Formulieren stap voor stap' });
      await expect(steps).toContainText(/\d+ % verstuurde het; de periode ervoor was dat \d+ %\./);
      await steps.getByText('Toon als tabel').click();
      await expect(steps.getByRole('columnheader', { name: 'Van wie begon, de periode ervoor' })).toBeVisible();
      await expect(steps.getByRole('rowheader', { name: 'Begonnen' }).last()).toBeVisible();
      // Each list is said in a sentence, and beside the parts of a whole stands what they were.
      const devices = page.getByRole('figure', { name: 'Apparaten' });
      await expect(devices).toContainText(
        /\d+ % van de bezoeken is op een telefoon\. Dat was de periode ervoor \d+ %\./,
      );
      await devices.getByText('Toon als tabel').click();
      await expect(devices.getByRole('columnheader', { name: 'Bezoeken, de periode ervoor' })).toBeVisible();
      await expect(page.getByRole('figure', { name: 'Taal van de browser' })).toContainText(
        /De browser staat bij \d+ % van de bezoeken op Nederlands\./,
      );
      await expect(page.getByRole('figure', { name: 'Waarvandaan' })).toContainText(
        /\d+ % van de bezoeken komt van een zoekmachine\./,
      );
      await expect(page.getByRole('figure', { name: 'Pagina’s', exact: true })).toContainText(
        /Het meest gelezen is ‘Home’, in [\d.]+ bezoeken\./,
      );
      await expectMainAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    });
  });
}

test('what nobody found leads to a page with that title, and how it is counted is one press away', async ({
  page,
  signInAs,
  visit,
}) => {
  await signInAs('Admin');
  await visit('/admin/statistics');
  await page.getByRole('link', { name: 'Zo tellen wij' }).click();
  await expect(page.getByRole('heading', { name: 'Zo tellen wij, zonder te weten wie u bent' })).toBeInViewport();
  const unfound = page.getByRole('figure', { name: 'Gezocht, niets gevonden' });
  await unfound.getByRole('link', { name: 'Schrijf rijbewijs' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe pagina' });
  await expect(dialog.getByRole('textbox', { name: /Titel/ })).toHaveValue('Rijbewijs');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  // The next one has a title of its own.
  await page.getByRole('button', { name: 'Nieuwe pagina' }).click();
  await expect(dialog.getByRole('textbox', { name: /Titel/ })).toHaveValue('');
});

test('the figures are taken along as a workbook, and come by mail each month', async ({ page, signInAs, visit }) => {
  await signInAs('Admin');
  await visit('/admin/statistics');
  await page.getByRole('button', { name: 'Exporteren' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: /Alle tabellen/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^statistieken \d{4}-\d\d-\d\d \d{4}-\d\d-\d\d\.xlsx$/);

  const report = page.getByRole('radiogroup', { name: 'Verslag aan u' });
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await report.getByRole('radio', { name: 'Elke maand' }).click();
  await saved;
  await visit('/admin/statistics');
  await expect(report.getByRole('radio', { name: 'Elke maand' })).toBeChecked();
});

test('who edits pages reads a part of the menu, and a council reads by its link until it is taken back', async ({
  page,
  browser,
  site,
  signInAs,
  visit,
}) => {
  await signInAs('ContentManager');
  await visit('/admin/statistics');
  await expect(page.getByRole('figure', { name: 'Pagina’s geopend per dag' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Nu op de site' })).toHaveCount(0);
  await page.getByRole('button', { name: /Welk deel/ }).click();
  await page.getByRole('option', { name: 'Wonen en leven', exact: true }).click();
  const pages = page.getByRole('figure', { name: 'Pagina’s', exact: true });
  await expect(pages.getByRole('link', { name: 'Paspoort en identiteitskaart' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Home' })).toHaveCount(0);
  await expectMainAccessible(page);

  await signInAs('Admin');
  const made = await page.request.post('/api/statistics/links', {
    data: { name: 'De raad', lastDay: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10) },
  });
  const { guid, path } = (await made.json()) as { guid: string; path: string };
  const council = await openAsResident(browser, site);
  await visitOn(council, path);
  await expect(council.getByRole('heading', { level: 1, name: 'Cijfers van de site' })).toBeVisible();
  await expect(council.getByText('Voor De raad.')).toBeVisible();
  await expect(council.getByRole('figure', { name: 'Gevraagd, niet gevonden' })).toHaveCount(0);
  await page.request.delete(`/api/statistics/links/${guid}`);
  await visitOn(council, path);
  await expect(council.getByRole('heading', { level: 1, name: 'Deze link werkt niet meer' })).toBeVisible();
  await council.context().close();
});

test('a page and an item tell who edits them how they are read, and a visitor nothing of it', async ({
  page,
  browser,
  site,
  signInAs,
  visit,
}) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  const reads = page.getByRole('region', { name: 'Hoe dit wordt gelezen' });
  await visit('/contact');
  await expect(reads.getByRole('link', { name: /^Bezoeken in 28 dagen [\d.]+/ })).toBeVisible();
  await atWidths(page, [1280, 390, 1920], async (width, expectGood) => {
    await reads.scrollIntoViewIfNeeded();
    await expect(reads).toBeInViewport();
    const box = await reads.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThan(width);
    // As high as the room that the server kept for it.
    expect(box?.height).toBeLessThanOrEqual(50);
    await expectGood(page, `a page with its figure at ${width}`);
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit('/nieuws');
  const item = (await page.locator('main [data-item] a').first().getAttribute('href')) ?? '';
  await visit(item);
  await expect(reads.getByRole('link', { name: /^Bezoeken in 28 dagen [\d.]+/ })).toBeVisible();
  // Where it is written too.
  await visit(`${item}/edit`);
  await expect(page.getByRole('complementary', { name: 'Opties' }).getByText('Bezoeken in 28 dagen')).toBeVisible();

  const resident = await openOtherBrowser(browser, { baseURL: site.address });
  const asked: string[] = [];
  resident.on('request', (request) => asked.push(request.url()));
  await visitOn(resident, '/contact');
  await resident.waitForLoadState('networkidle');
  await expect(resident.getByRole('region', { name: 'Hoe dit wordt gelezen' })).toHaveCount(0);
  expect(asked.filter((url) => /reads-here|\/api\/statistics\//.test(url))).toEqual([]);
  await resident.context().close();
});
