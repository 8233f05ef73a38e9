import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { firstWithChildren } from '../site-menu.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });
const follow = (page: Page, name: string) => mainMenu(page).getByRole('link', { name, exact: true }).click();
const onPages = '**/api/pages/*';

test('the loading indicator comes after one second of loading, and goes', async ({ page, visit, request }) => {
  const { item } = await firstWithChildren(request);
  await page.clock.install();
  await visit('/');
  const held = Promise.withResolvers<Route>();
  await page.route(onPages, (route) => held.resolve(route));
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, item.name);
  const route = await held.promise;
  const indicator = page.getByText('De pagina wordt geladen');
  await page.clock.runFor(990);
  await expect(indicator).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(indicator).toBeAttached();
  await expect(page.getByRole('status').filter({ has: indicator })).toBeVisible();
  await route.continue();
  await expect(page).toHaveURL(item.path);
  await page.clock.runFor(10);
  await expect(indicator).toHaveCount(0);
});

test('a page that comes within the second shows none', async ({ page, visit, request }) => {
  const { item } = await firstWithChildren(request);
  await page.clock.install();
  await visit('/');
  const held = Promise.withResolvers<Route>();
  await page.route(onPages, (route) => held.resolve(route));
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, item.name);
  const route = await held.promise;
  await page.clock.runFor(900);
  await route.continue();
  await expect(page).toHaveURL(item.path);
  await page.clock.runFor(2000);
  await expect(page.getByText('De pagina wordt geladen')).toHaveCount(0);
});

test('a second click overtakes the first', async ({ page, visit, request }) => {
  const { item } = await firstWithChildren(request);
  await visit('/');
  const held = Promise.withResolvers<Route>();
  let count = 0;
  await page.route(onPages, (route) => {
    count += 1;
    if (count === 1) held.resolve(route);
    else void route.continue();
  });
  await follow(page, item.name);
  const first = await held.promise;
  await follow(page, 'Contact');
  await expect(page).toHaveURL('/contact');
  await first.continue();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
  await expect(page).toHaveURL('/contact');
});

test('a new cache token with a page loads menu and settings again', async ({ page, visit, request }) => {
  const { item } = await firstWithChildren(request);
  await visit('/');
  await page.route(onPages, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'cache-token': 'another' } });
  });
  await page.route('**/api/menus:withName*', async (route) => {
    const response = await route.fetch();
    const text = (await response.text()).replaceAll(item.name, `${item.name} (nieuw)`);
    await route.fulfill({ response, body: text });
  });
  const settings = page.waitForRequest('**/api/platformsettingvalues*');
  await follow(page, item.name);
  await settings;
  await expect(mainMenu(page).getByRole('link', { name: `${item.name} (nieuw)`, exact: true })).toBeVisible();
  await expect(page).toHaveURL(item.path);
});

test('the same token loads nothing again', async ({ page, visit, request }) => {
  const { item } = await firstWithChildren(request);
  await visit('/');
  const pages: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    // That a page was looked at is told, and loads nothing.
    if (pathname.startsWith('/api/') && pathname !== '/api/statistics') pages.push(pathname);
  });
  await follow(page, item.name);
  await expect(page).toHaveURL(item.path);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${item.path}$`));
  expect(pages).toEqual([`/api/pages/${item.pageGuid}`]);
});

test('a lost connection is named, and one can go back and try again', async ({ page, visit, request, noise }) => {
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  const { item } = await firstWithChildren(request);
  await visit('/');
  await page.route(onPages, (route) => route.abort('internetdisconnected'));
  await follow(page, item.name);
  await expect(page.getByRole('heading', { level: 1, name: 'Geen verbinding' })).toBeVisible();
  await expect(page).toHaveTitle(/^Geen verbinding/);
  await expectAccessible(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Geen verbinding' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(onPages);
  await follow(page, item.name);
  await expect(page).toHaveURL(item.path);
  await expect(mainMenu(page)).toBeVisible();
});

test('a page that the server failed to give is the 404 page with a code', async ({ page, visit, request, noise }) => {
  noise.expect(/500 \(Internal Server Error\)/);
  const { item } = await firstWithChildren(request);
  await visit('/');
  const problem = { type: 'about:blank', title: 'Er ging iets mis', status: 500, detail: 'x', code: 'internal' };
  await page.route(onPages, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ ...problem, correlationId: 'proef-123' }),
    }),
  );
  await follow(page, item.name);
  await expect(page.getByText('proef-123')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is er niet');
  await expect(page).toHaveTitle(/^Deze pagina is er niet/);
  await expect(mainMenu(page)).toBeVisible();
  await expectAccessible(page);
  await page.unroute(onPages);
  await page.getByRole('link', { name: 'Opnieuw proberen' }).click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${item.path}$`));
  await expect(page.getByText('proef-123')).toHaveCount(0);
});
