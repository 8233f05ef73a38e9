import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { asAdmin } from '../as-admin.ts';
import { expect, test } from '../fixtures.ts';

test.use({ scenario: 'with-vendors' });
// One story, told in order: each new version is one more than the last.
test.describe.configure({ mode: 'serial' });

const asked = (page: Page) => page.getByRole('alertdialog', { name: 'De gebruiksvoorwaarden zijn veranderd' });
const firstTime = (page: Page) => page.getByRole('alertdialog', { name: 'Gaat u akkoord met de gebruiksvoorwaarden?' });

const publishTerms = (page: Page, site: Parameters<typeof asAdmin>[1]) =>
  asAdmin(page, site, async (request) => {
    const draft = (await (await request.get('/api/legal/terms-of-use/draft')).json()) as {
      title: object;
      body: object;
    };
    const saved = await request.put('/api/legal/terms-of-use', {
      data: { title: draft.title, body: draft.body, revision: null },
    });
    const { revision } = (await saved.json()) as { revision: number };
    const done = await request.post('/api/legal/terms-of-use/publish', { data: { revision } });
    expect(done.status()).toBe(200);
  });

const acceptedBy = async (page: Page) =>
  ((await (await page.request.get('/api/profiles:loggedIn')).json()) as { termsOfUseVersionAccepted?: number | null })
    .termsOfUseVersionAccepted;

test.beforeEach(async ({ page, site }) => {
  const value = encodeURIComponent(JSON.stringify({ accepted: ['required'], date: new Date().toISOString() }));
  await page.context().addCookies([{ name: 'plein.consent', value, url: site.address }]);
});

test('a new version is asked about once, and accepting is kept without a word', async ({
  page,
  visit,
  site,
  signInAs,
}) => {
  await signInAs('Standard');
  await visit('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await publishTerms(page, site);
  await visit('/nieuws');
  await expect(asked(page)).toBeVisible();
  await expect(asked(page)).toContainText('U ging eerder akkoord met versie 1. Er is nu een nieuwe: versie 2 van');
  await expect(asked(page)).toContainText('alles lezen wat openbaar is, uw gegevens downloaden');
  await expectAccessible(page);
  await asked(page).getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect(asked(page)).toBeHidden();
  expect(await acceptedBy(page)).toBe(2);
  await expect(page.getByText('bewaard')).toHaveCount(0);
  await visit('/');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('not on the terms themselves, nor where one’s safety is managed', async ({ page, visit, signInAs }) => {
  await signInAs('ContentManager');
  await visit('/');
  await expect(asked(page)).toBeVisible();
  await asked(page).getByRole('link', { name: 'Lees de gebruiksvoorwaarden' }).click();
  await expect(page).toHaveURL('/legal/terms-of-use/nl');
  await expect(page.getByRole('heading', { level: 1, name: 'Gebruiksvoorwaarden' })).toBeVisible();
  await expect(page.getByText(/^Versie 2,/)).toBeVisible();
  await expect(asked(page)).toBeHidden();
  await page.getByRole('link', { name: /^Versie 1, 14 maart 2023$/ }).click();
  await expect(page.getByText('Dit is een oudere versie.')).toBeVisible();
  await visit('/account/security');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await visit('/account/profile');
  await expect(asked(page)).toBeVisible();
});

test('by keyboard: declining is kept too, and is asked again next time', async ({ page, visit, signInAs }) => {
  await signInAs('Developer');
  await visit('/');
  await expect(asked(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(asked(page)).toBeVisible();
  const decline = asked(page).getByRole('button', { name: 'Niet akkoord' });
  for (
    let press = 0;
    press < 5 && !(await decline.evaluate((button) => button === document.activeElement));
    press += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await expect(decline).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked(page)).toBeHidden();
  expect(await acceptedBy(page)).toBeNull();
  await visit('/nieuws');
  // Declined is not an older version that was accepted.
  await expect(firstTime(page)).toBeVisible();
});

test('an answer that could not be kept is not lost', async ({ page, visit, signInAs, noise }) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch|failed: PUT/);
  await signInAs('Mett');
  await visit('/');
  await expect(asked(page)).toBeVisible();
  await page.route('**/api/profiles:loggedIn', (route) =>
    route.request().method() === 'PUT' ? route.abort('internetdisconnected') : route.continue(),
  );
  await asked(page).getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect(asked(page).getByRole('alert')).toContainText('kon niet worden bewaard');
  await page.unroute('**/api/profiles:loggedIn');
  await asked(page).getByRole('button', { name: 'Akkoord', exact: true }).click();
  await expect(asked(page)).toBeHidden();
  expect(await acceptedBy(page)).toBe(2);
});

test('on a phone and in the dark', async ({ page, visit, site, signInAs }) => {
  await publishTerms(page, site);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await signInAs('Standard');
  await visit('/');
  await expect(asked(page)).toContainText('versie 3');
  await expectNoOverflow(page);
  await expectLegible(page);
});

test('someone whose account is switched off is told, and can go on reading', async ({
  page,
  visit,
  site,
  signInAs,
}) => {
  await signInAs('Standard');
  const { guid } = (await (await page.request.get('/api/profiles:loggedIn')).json()) as { guid: string };
  const switchTo = (isActive: boolean) =>
    asAdmin(page, site, async (request) => {
      const answer = await request.put(`/api/users/${guid}`, { data: { isActive } });
      expect(answer.status(), await answer.text()).toBe(200);
    });
  await switchTo(false);
  await visit('/');
  const told = page.getByRole('alertdialog', { name: 'Uw account is niet actief' });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Verder lezen' }).click();
  await expect(told).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await visit('/nieuws');
  await told.getByRole('button', { name: 'Uitloggen' }).click();
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible();
  await switchTo(true);
});
