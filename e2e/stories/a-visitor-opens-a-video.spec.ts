import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test.use({ scenario: 'with-embeds' });

const tile = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M/wHwAEBgIApD5fRAAAAABJRU5ErkJggg==',
  'base64',
);

/** Answers for the vendors, and remembers what they were asked: nothing of this test leaves the machine. */
async function watchOthers(page: Page, site: { address: string }): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== site.address,
    (route) => {
      const url = route.request().url();
      asked.push(url);
      return url.includes('tiles.example')
        ? route.fulfill({ contentType: 'image/png', body: tile })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Speler</title><p>Speler</p>' });
    },
  );
  return asked;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mogen wij cookies gebruiken?' });
const refuseAll = (page: Page) => dialog(page).getByRole('button', { name: 'Weigeren' }).click();
const block = (page: Page, title: string) => page.getByRole('figure').filter({ hasText: title });
const accepted = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'plein.consent');
  return (JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) as { accepted?: string[] }).accepted;
};

test('nothing of others before the visitor says so; once is once', async ({ page, visit, site }) => {
  const asked = await watchOthers(page, site);
  await visit('/kijken');
  await expect(dialog(page)).toContainText('YouTube');
  await expect(dialog(page)).toContainText('kaart.example');
  await expect(dialog(page)).not.toContainText(/elders\.example|tiles\.example/);
  await refuseAll(page);
  expect(asked).toEqual([]);
  await expect(page.getByText('Niet toegestaan')).toHaveCount(0);
  await expectAccessible(page);
  await expectNoOverflow(page);

  const tour = block(page, 'Rondleiding door het gemaal');
  await tour.getByRole('button', { name: 'Eén keer laden' }).click();
  await expect(tour.frameLocator('iframe[title="Rondleiding door het gemaal"]').getByText('Speler')).toBeVisible();
  expect(asked).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0&hl=nl&start=90']);
  await expect(tour.getByRole('group', { name: 'Rondleiding door het gemaal' })).toBeFocused();
  expect(await accepted(page)).toEqual(['required']);
  await page.reload();
  await expect(tour.getByRole('button', { name: 'Eén keer laden' })).toBeVisible();
});

test('always is kept, holds on the next visit, and can be taken back', async ({ page, visit, site }) => {
  const asked = await watchOthers(page, site);
  await visit('/kijken');
  await refuseAll(page);
  const bridge = block(page, 'De brug');
  await bridge.getByRole('button', { name: 'Altijd laden' }).click();
  await expect(bridge.frameLocator('iframe').getByText('Speler')).toBeVisible();
  expect(await accepted(page)).toEqual(['required', 'functional']);
  expect(asked.every((url) => url.startsWith('https://player.vimeo.com/video/76979871?dnt=1'))).toBe(true);

  await visit('/kijken');
  await expect(bridge.frameLocator('iframe').getByText('Speler')).toBeVisible();
  await expect(block(page, 'Rondleiding').getByRole('button', { name: 'Altijd laden' })).toBeVisible();
  await bridge.getByRole('link', { name: 'Uw keuze over cookies veranderen' }).click();
  await expect(page.getByRole('row', { name: /VISITOR_INFO1_LIVE/ })).toBeVisible();
  await expect(page.getByText('tiles.example werkt hier zonder cookies.')).toBeVisible();
  await page.getByRole('button', { name: 'Weigeren' }).click();
  await visit('/kijken');
  await expect(bridge.getByRole('button', { name: 'Altijd laden' })).toBeVisible();
});

test('a map is a list for everyone, and a map for whoever loads it, by keyboard too', async ({ page, visit, site }) => {
  const asked = await watchOthers(page, site);
  await visit('/waar');
  await refuseAll(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Milieustraat' })).toContainText('Dijkweg 20');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Eén keer laden' }).click();
  const map = page.getByRole('region', { name: 'Kaart met 2 plaatsen' });
  await expect(map).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(asked.every((url) => url.startsWith('https://tiles.example/'))).toBe(true);
  await expect(page.getByRole('link', { name: '© Kaartenmakers' })).toBeVisible();
  const pin = page.getByRole('button', { name: '2. Milieustraat' });
  await pin.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: '2. Milieustraat' })).toBeVisible();
  await page.getByRole('button', { name: 'Inzoomen' }).click();
  await expectAccessible(page);
  await expectNoOverflow(page);
});

test('without a script the links, the words and the list remain', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'nl-NL', baseURL: site.address });
  const page = await context.newPage();
  await page.goto('/kijken');
  await expect(page.getByRole('link', { name: /Openen bij YouTube/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=90s',
  );
  await expect(page.getByRole('button', { name: 'Eén keer laden' })).toHaveCount(0);
  await page.getByText('Uitgeschreven tekst').click();
  await expect(page.getByText('Welkom bij het gemaal.')).toBeVisible();
  await page.goto('/waar');
  await expect(page.getByText('Dijkweg 20')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tarief' })).toBeVisible();
  await context.close();
});

test('managers hear why a frame is not shown', async ({ page, signInAs, visit }) => {
  await signInAs('ContentManager');
  await visit('/kijken');
  await expect(page.getByText('elders.example staat niet in de lijst')).toBeVisible();
});
