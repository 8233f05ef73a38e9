import { Buffer } from 'node:buffer';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { atWidths, expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { notification } from '../notifications.ts';
import { openBrowserOf } from '../sign-in.ts';

const alias = (page: Page) => page.getByRole('textbox', { name: /^Schuilnaam/ });
const phone = (page: Page) => page.getByRole('textbox', { name: /^Telefoonnummer/ });
const save = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Bewaren' });
const saved = (page: Page) => notification(page, 'Profiel bewaard');
const undo = (page: Page) => page.getByRole('button', { name: 'Ongedaan maken' }).first();
const file = (page: Page) => page.locator('main input[type="file"]');

/** Noise cannot be packed, so this weighs something. */
async function heavyPhoto(): Promise<Buffer> {
  const side = 700;
  const pixels = Buffer.from(
    Array.from({ length: side * side * 3 }, (_, index) => (index * 7919 + ((index * index) % 251)) % 256),
  );
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** Sets how many bytes a second leave this browser. */
async function uploadSpeed(page: Page): Promise<(uploadThroughput: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  return async (uploadThroughput) => {
    const conditions = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput };
    await session.send('Network.emulateNetworkConditions', conditions);
  };
}

test.beforeEach(async ({ signInAs }) => {
  await signInAs('Standard', { acceptsTerms: true });
});

test('edits, saves only what changed, and takes it back', async ({ page, visit }) => {
  await visit('/account');
  await expect(page).toHaveURL('/account/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'Profiel' })).toBeVisible();
  const before = await alias(page).inputValue();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(request.postDataJSON());
  });
  await alias(page).fill('Kade');
  await expect(page.getByText('Nog niet bewaard')).toBeVisible();
  await save(page).click();
  await expect(saved(page)).toBeVisible();
  await undo(page).click();
  await expect(alias(page)).toHaveValue(before);
  // What changed alone; undoing sends the whole old profile back (§4).
  expect(sent).toEqual([
    { properties: [{ key: 'alias', value: 'Kade' }] },
    expect.objectContaining({ properties: expect.arrayContaining([{ key: 'alias', value: before }]) }),
  ]);
  await visit('/account/profile');
  await expect(alias(page)).toHaveValue(before);
});

test('a wrong answer is told at the top, and what was typed stays', async ({ page, visit }) => {
  await visit('/account/profile');
  await alias(page).fill('Kade');
  await phone(page).fill('bel mij maar');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('main').getByRole('region').filter({ hasText: 'telefoonnummer' });
  await expect(summary).toBeFocused();
  await summary.getByRole('link', { name: 'Vul een geldig telefoonnummer in.' }).click();
  await expect(phone(page)).toBeFocused();
  await expect(phone(page)).toHaveValue('bel mij maar');
  await expectAccessible(page);
  await phone(page).fill('06 12 34 56 78');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await undo(page).click();
  await expect(phone(page)).toHaveValue('');
});

test('leaving with unsaved changes asks first', async ({ page, visit }) => {
  await visit('/account/profile');
  const before = await alias(page).inputValue();
  await alias(page).fill('Halverwege');
  await page.getByRole('link', { name: 'Voorkeuren' }).click();
  const question = page.getByRole('alertdialog', { name: 'Uw wijzigingen zijn niet bewaard' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Hier blijven' }).click();
  await expect(question).toBeHidden();
  await expect(alias(page)).toHaveValue('Halverwege');
  await page.getByRole('link', { name: 'Voorkeuren' }).click();
  await question.getByRole('button', { name: 'Weggaan zonder bewaren' }).click();
  await expect(page).toHaveURL('/account/preferences');
  await page.getByRole('link', { name: 'Profiel', exact: true }).click();
  await expect(alias(page)).toHaveValue(before);
});

test('a photo: progress while it goes, cancel, then there it is, and gone again', async ({ page, visit }) => {
  await visit('/account/profile');
  const photo = { name: 'ik.png', mimeType: 'image/png', buffer: await heavyPhoto() };
  const setUploadSpeed = await uploadSpeed(page);
  await setUploadSpeed(60_000);
  await file(page).setInputFiles(photo);
  const gauge = page.getByRole('progressbar');
  await expect(gauge).toBeVisible();
  await expect.poll(async () => Number(await gauge.getAttribute('aria-valuenow'))).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'ik.png niet plaatsen' }).click();
  await expect(gauge).toBeHidden();
  await setUploadSpeed(-1);
  await file(page).setInputFiles(photo);
  await expect(saved(page)).toBeVisible();
  const shown = page.locator('main img[src^="/a/"]');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Foto verwijderen' }).click();
  await expect(shown).toBeHidden();
  await undo(page).click();
  await expect(shown).toBeVisible();
});

test('a file that lies about what it is, is refused in words, and can be taken away', async ({
  page,
  visit,
  noise,
}) => {
  noise.expect(/415/);
  await visit('/account/profile');
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(2000, 7)]);
  await file(page).setInputFiles({ name: 'haven.png', mimeType: 'image/png', buffer: zip });
  await expect(page.getByText('Kies een PNG, JPEG, WebP, AVIF, GIF of SVG.').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(page.getByText('Kies een PNG, JPEG, WebP, AVIF, GIF of SVG.').first()).toBeVisible();
  await page.getByRole('button', { name: 'haven.png verwijderen' }).click();
  await expect(page.getByText('haven.png')).toBeHidden();
  await file(page).setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByRole('alert').filter({ hasText: 'brief.pdf' })).toBeVisible();
});

test('with the keyboard alone', async ({ page, visit }) => {
  await visit('/account/profile');
  const before = await alias(page).inputValue();
  await page.getByRole('link', { name: 'Profiel', exact: true }).focus();
  // Past the menu, the sign-out and the photo, to the names and the alias.
  for (let step = 0; step < 20; step += 1) {
    if (await alias(page).evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(alias(page)).toBeFocused();
  await page.keyboard.type(' Jansen');
  await page.keyboard.press('Enter');
  await expect(saved(page)).toBeVisible();
  await undo(page).focus();
  await page.keyboard.press('Enter');
  await expect(alias(page)).toHaveValue(before);
});

test('preferences hold at once and on another device', async ({ page, visit, browser, site }) => {
  await visit('/account/preferences');
  await page.getByRole('main').getByText('Donker', { exact: true }).click();
  await save(page).click();
  // With the pointer on it, it stays while we are elsewhere.
  await saved(page).hover();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const elsewhere = await openBrowserOf(browser, site, 'Standard');
  await elsewhere.goto('/');
  await expect(elsewhere.locator('html')).toHaveAttribute('data-theme', 'dark');
  const takenBack = page.waitForResponse((response) => response.request().method() === 'PUT');
  await undo(page).click();
  await expect(page.getByRole('radio', { name: 'Zoals mijn apparaat' })).toBeChecked();
  await takenBack;
  await elsewhere.context().close();
});

test('what one did is written down, and only one’s own', async ({ page, visit }) => {
  await page.request.put('/api/profiles:loggedIn', { data: { properties: [{ key: 'theme', value: 'light' }] } });
  await visit('/account/activity');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ingelogd' }).first()).toBeVisible();
  await expect(page.getByText('Profiel gewijzigd').first()).toBeVisible();
});

test('platform staff have a fixed avatar', async ({ page, visit, signInAs }) => {
  await signInAs('Mett', { acceptsTerms: true });
  await visit('/account/profile');
  await expect(page.getByText('Medewerkers van het platform hebben allemaal dezelfde afbeelding.')).toBeVisible();
  await expect(file(page)).toHaveCount(0);
});

for (const category of ['profile', 'preferences', 'activity', 'privacy', 'security']) {
  test(`account/${category} at 390 and 1280 px, light and dark`, async ({ page, visit }) => {
    await visit(`/account/${category}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'laden' })).toHaveCount(0);
    await atWidths(page, [1280, 390], async (width, expectGood) => {
      await expectNoOverflow(page, `${category} at ${width} px`);
      await expectGood(page, `${category} at ${width} px`);
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLegible(page, `${category} in the dark`);
  });
}
