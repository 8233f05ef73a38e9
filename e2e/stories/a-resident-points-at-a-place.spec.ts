import type { Page } from '@playwright/test';
import { acceptTerms } from '../accepted-terms.ts';
import { expectAccessible, expectLegible } from '../accessibility.ts';
import { whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const nl = (words: string) => ({ $lang: { nl: words } });
const tiles = 'https://tiles.vloedhaven.example/{z}/{x}/{y}.png';

/** An admin puts a form that asks one place on a page of its own, on a site that has a map. */
async function placeForm(page: Page, segment: string): Promise<void> {
  await acceptTerms(page);
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { data })).json()) as { guid: string };
  await page.request.put('/api/platformsettingvalues/mapTileUrl', { data: { value: tiles } });
  const { guid } = await post('/api/forms', { title: 'Losse tegel', from: { nothing: true } });
  const settings = { hasMap: true, latitude: 51.44, longitude: 3.57, zoom: 14, withinKilometres: 20 };
  const fields = [{ id: 'waar', kind: 'place', label: nl('Waar ligt de tegel?'), isRequired: true, settings }];
  await page.request.put(`/api/forms/${guid}/draft`, {
    data: { document: { title: nl('Losse tegel'), fields }, sequence: 1 },
  });
  await page.request.post(`/api/forms/${guid}/publish`, { data: { sequence: 2 } });
  const options = { formGuid: guid };
  const block = { guid: crypto.randomUUID(), buildingBlockName: 'Form', layoutPosition: 'main', sortId: 0, options };
  const document = { title: nl(segment), buildingBlockInstances: [block] };
  const own = await post('/api/pages', { kind: 'page', document });
  await post('/api/menuitems', { name: nl(segment), pageGuid: own.guid, isVisible: true });
  await page.request.post(`/api/pages/${own.guid}/publish`, { data: {} });
  await page.context().clearCookies();
}

const next = (page: Page) => page.getByRole('button', { name: /^Volgende/ });
const told = (page: Page) => page.getByRole('status').filter({ hasText: 'noorderbreedte' });

test('by keyboard on a map that is let in first, and kept as a PDF', async ({ page, context, visit, signInAs }) => {
  await signInAs('Admin');
  await placeForm(page, 'tegel');
  const asked: string[] = [];
  await context.route('https://tiles.vloedhaven.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/tegel');

  // Nothing is asked of someone else before the reader says so.
  await page.getByRole('button', { name: 'Eén keer laden' }).press('Enter');
  const map = page.getByRole('application', { name: 'Kaart: Waar ligt de tegel?' });
  await expect(map).toBeVisible();
  expect(asked.every((url) => url.startsWith('https://tiles.vloedhaven.example/'))).toBe(true);
  await map.focus();
  await page.keyboard.press('Enter');
  await expect(told(page)).toHaveText('Punt op 51,44000° noorderbreedte, 3,57000° oosterlengte.');
  await page.keyboard.press('Shift+ArrowUp');
  await expect(told(page)).not.toContainText('51,44000°');
  await page.keyboard.press('Delete');
  await expect(told(page)).toBeHidden();
  await page.keyboard.press('Enter');
  await expectAccessible(page, 'a point on a map');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'a point on a map in the dark');

  await page.getByRole('button', { name: 'Punt weghalen' }).press('Enter');
  await expect(page.getByRole('textbox', { name: /Waar ligt de tegel/ })).toBeFocused();
  await next(page).click();
  await expect(page.getByRole('region', { name: /antwoord(en)? d(at|ie) niet klopp?(t|en)/ })).toBeFocused();

  // Where one is now; too far away is told at the question.
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 52.37, longitude: 4.89 });
  await page.getByRole('button', { name: 'Gebruik waar ik nu ben' }).press('Enter');
  await expect(told(page)).toContainText('52,37000°');
  await next(page).click();
  await expect(page.getByText('verder dan 20 km').first()).toBeVisible();
  await context.setGeolocation({ latitude: 51.4425, longitude: 3.5736 });
  await page.getByRole('button', { name: 'Gebruik waar ik nu ben' }).press('Enter');
  await expect(told(page)).toContainText('51,44250°');
  await page.getByRole('textbox', { name: /Waar ligt de tegel/ }).fill('Bij de bankjes');
  await next(page).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Bij de bankjes (51.4425, 3.5736)' })).toBeVisible();
  await page.getByRole('button', { name: 'Versturen', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1 })).toContainText('ontvangen');
  await whenApplicationRuns(page);
  await expectAccessible(page, 'a receipt with a way to keep it');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download als PDF' }).press('Enter');
  expect((await coming).suggestedFilename()).toMatch(/^Ontvangstbewijs .*\.pdf$/);
});
