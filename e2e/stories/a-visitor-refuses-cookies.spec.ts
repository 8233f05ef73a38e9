import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';

test.use({ scenario: 'with-vendors' });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Mogen wij cookies gebruiken?' });
const statement = '/legal/cookie-statement/nl';

/** Answers for the vendors, and remembers what they were asked: nothing of this test leaves the machine. */
async function watchVendors(page: Page, site: { address: string }): Promise<string[]> {
  const asked: string[] = [];
  await page.route(
    (url) => url.origin !== site.address,
    (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: 'text/javascript', body: '' });
    },
  );
  return asked;
}

const consentIn = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'plein.consent');
  return cookie && (JSON.parse(decodeURIComponent(cookie.value)) as { accepted: string[]; date: string });
};

const setCookie = (page: Page, site: { address: string }, name: string, value: string) =>
  page.context().addCookies([{ name, value, url: site.address }]);

test('nothing of others is asked for before a choice, nor after refusing', async ({ page, visit, site }) => {
  const asked = await watchVendors(page, site);
  await visit('/');
  await expect(dialog(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await expectAccessible(page);

  await dialog(page).getByRole('button', { name: 'Weigeren' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  expect(await consentIn(page)).toMatchObject({ accepted: ['required'] });
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Nieuws' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuws' })).toBeVisible();
  await page.reload({ waitUntil: 'networkidle' });
  await whenApplicationRuns(page);
  await expect(dialog(page)).toBeHidden();
  expect(asked).toEqual([]);
});

test('refusing and allowing are the same button side by side, refusing first', async ({ page, visit }) => {
  await visit('/');
  const [refuse, allow] = [
    dialog(page).getByRole('button', { name: 'Weigeren' }),
    dialog(page).getByRole('button', { name: 'Toestaan' }),
  ];
  const look = (button: typeof refuse) =>
    button.evaluate((element) => {
      const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(element);
      const { top, width, height } = element.getBoundingClientRect();
      return { color, backgroundColor, fontSize, fontWeight, borderColor, top, width, height };
    });
  expect(await look(refuse)).toEqual(await look(allow));
  const [first, second] = [await refuse.boundingBox(), await allow.boundingBox()];
  expect(first?.x ?? 0).toBeLessThan(second?.x ?? 0);
});

test('allowing loads the vendors from their own addresses, and tells them of the next page', async ({
  page,
  visit,
  site,
}) => {
  const asked = await watchVendors(page, site);
  await visit('/');
  await dialog(page).getByRole('button', { name: 'Toestaan' }).click();
  await expect
    .poll(() => [...new Set(asked)].sort())
    .toEqual([
      'https://www.googletagmanager.com/gtag/js?id=G-TEST1',
      'https://www.googletagmanager.com/gtm.js?id=GTM-TEST1',
    ]);
  await expect(page.locator('link[rel=preload][as=script]')).toHaveAttribute('href', /gtag\/js\?id=G-TEST1$/);
  expect(await consentIn(page)).toMatchObject({ accepted: ['required', 'analytical', 'tracking'] });

  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: 'Nieuws' }).click();
  const layer = () =>
    page.evaluate(() => {
      const { dataLayer = [] } = window as unknown as { dataLayer?: ArrayLike<unknown>[] };
      return dataLayer.map((entry) => (typeof entry.length === 'number' ? [...Array.from(entry)] : entry));
    });
  await expect
    .poll(layer)
    .toContainEqual([
      'event',
      'page_view',
      { page_location: `${site.address}/nieuws`, page_title: 'Nieuws – Vloedhaven', page_referrer: `${site.address}/` },
    ]);
  expect(await layer()).toContainEqual({
    event: 'pageview',
    page: { path: '/nieuws', title: 'Nieuws – Vloedhaven', referrer: `${site.address}/` },
  });

  // A next visit loads them without asking.
  asked.length = 0;
  await page.goto('/nieuws');
  await whenApplicationRuns(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(dialog(page)).toBeHidden();
});

test('choosing one kind loads that kind alone', async ({ page, visit, site }) => {
  const asked = await watchVendors(page, site);
  await visit('/');
  await dialog(page).getByRole('button', { name: 'Zelf kiezen' }).click();
  await expect(dialog(page).getByRole('checkbox', { name: 'Nodig' })).toBeDisabled();
  await expect(dialog(page).getByRole('checkbox', { name: 'Functioneel' })).toHaveCount(0);
  await expectAccessible(page);
  await dialog(page).getByRole('checkbox', { name: 'Analytisch' }).check();
  await dialog(page).getByRole('button', { name: 'Keuze bewaren' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect([...new Set(asked)]).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1']);
  expect(await consentIn(page)).toMatchObject({ accepted: ['required', 'analytical'] });
});

test('a choice is changed from the footer, and what was set is taken away', async ({ page, visit, site }) => {
  const asked = await watchVendors(page, site);
  await visit('/');
  await dialog(page).getByRole('button', { name: 'Toestaan' }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(1);
  await setCookie(page, site, '_ga', 'GA1.1.1');
  await setCookie(page, site, '_ga_TEST1', 'GS1.1.1');
  await setCookie(page, site, '_gcl_au', '1.1');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page).toHaveURL(statement);
  await expect(page.getByRole('heading', { level: 1, name: 'Cookieverklaring' })).toBeVisible();
  await expect(page.getByText(/hebt op .* toegestaan: Analytisch, Volgen/)).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '_gid' }).first()).toBeVisible();
  await expectAccessible(page);

  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Weigeren' }).click();
  await reloaded;
  await whenApplicationRuns(page);
  await expect(page.getByText(/alleen wat nodig is\.$/)).toBeVisible();
  expect(await consentIn(page)).toMatchObject({ accepted: ['required'] });
  const names = (await page.context().cookies()).map(({ name }) => name);
  expect(names.filter((name) => name.startsWith('_g'))).toEqual([]);
  asked.length = 0;
  await page.reload({ waitUntil: 'networkidle' });
  await whenApplicationRuns(page);
  expect(asked).toEqual([]);
});

test('a cookie that cannot be read counts as no choice and is removed', async ({ page, visit, site }) => {
  const asked = await watchVendors(page, site);
  for (const [what, value] of [
    ['no JSON', 'ja'],
    ['a broken encoding', '%E0%A4%A'],
    ['another document', encodeURIComponent('{"accepted":["alles"],"date":"2026-01-01"}')],
  ] as const) {
    await setCookie(page, site, 'plein.consent', value);
    await visit('/');
    await expect(dialog(page), what).toBeVisible();
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names, what).not.toContain('plein.consent');
    expect(asked, what).toEqual([]);
  }
});

test('the cookie statement asks in its own words, not with a dialog', async ({ page, visit, site }) => {
  await watchVendors(page, site);
  await visit(statement);
  await expect(page.getByText('U hebt nog niet gekozen.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Toestaan' }).click();
  await expect(page.getByText('Uw keuze is bewaard.')).toBeVisible();
});

test('by keyboard: it is said, comes first, and leaves the page alone', async ({ page, visit }) => {
  await visit('/');
  await expect(dialog(page)).toBeVisible();
  await expect(page.getByText('Deze site stelt een vraag over cookies.', { exact: false })).toBeAttached();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Direct naar de inhoud' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('link', { name: 'Lees welke cookies het zijn' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('button', { name: 'Weigeren' })).toBeFocused();
  // Not a trap: three more and the page is there.
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
});

test('without JavaScript nothing of others loads, and nothing is asked', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto(site.address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.goto(site.address + statement);
  await expect(page.getByText('Zonder JavaScript laadt deze site niets van anderen')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: '_ga', exact: true }).first()).toBeVisible();
  expect([...new Set(asked)]).toEqual([site.address]);
  await context.close();
});

test('on a phone and in the dark', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit('/');
  await dialog(page).getByRole('button', { name: 'Zelf kiezen' }).click();
  await expectNoOverflow(page);
  await expectLegible(page);
  await dialog(page).getByRole('button', { name: 'Weigeren' }).click();
  await visit(statement);
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('the policy opens for the configured vendors on pages, and nowhere else', async ({ page, signInAs }) => {
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy'] ?? '';
  expect(await policyOf('/')).toContain("script-src 'self' https://www.googletagmanager.com;");
  expect(await policyOf('/')).not.toContain('siteimprove');
  await signInAs('Admin');
  expect(await policyOf('/admin/pages')).not.toContain('google');
  expect(await policyOf('/api/legal')).not.toContain('google');
});
