import type { Page, Request } from '@playwright/test';
import { budgets } from '../../bench/budgets.ts';
import { whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';

/** As a browser that never gets round to it. */
const neverIdle = (page: Page) => page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test('a visitor who only reads gets one small script', async ({ page }) => {
  await neverIdle(page);
  const scripts = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([expect.stringMatching(/^\/assets\/boot-/)]);
  await whenApplicationRuns(page);
  expect(scripts.length).toBeGreaterThan(1);
});

test('what a first visit fetches stays within its weight', async ({ page }) => {
  const asked: Request[] = [];
  page.on('requestfinished', (request) => asked.push(request));
  const kilobytes = async (kind: string) => {
    const ones = asked.filter((request) => request.resourceType() === kind);
    const sizes = await Promise.all(ones.map((request) => request.sizes()));
    return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / 1000;
  };
  await neverIdle(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const before = { scripts: await kilobytes('script'), styles: await kilobytes('stylesheet') };
  expect(before.scripts).toBeGreaterThan(0);
  expect(before.scripts).toBeLessThanOrEqual(budgets.scriptsBeforeLoad.most);
  expect(before.styles).toBeGreaterThan(0);
  expect(before.styles).toBeLessThanOrEqual(budgets.stylesBeforeLoad.most);
  await whenApplicationRuns(page);
  await page.waitForLoadState('networkidle');
  const application = (await kilobytes('script')) - before.scripts;
  expect(application).toBeGreaterThan(before.scripts);
  expect(application).toBeLessThanOrEqual(budgets.application.most);
});

test('it comes by itself when the browser is idle', async ({ page }) => {
  const wanted = page.waitForRequest((request) => request.url().includes('/assets/entry-client'));
  await page.goto('/');
  await wanted;
});

for (const [sign, act] of [
  ['a key', (page: Page) => page.keyboard.press('Tab')],
  ['a press', (page: Page) => page.mouse.down()],
] as const) {
  test(`it comes at once at ${sign}`, async ({ page }) => {
    await neverIdle(page);
    await page.goto('/');
    const application = page.waitForRequest((request) => request.url().includes('/assets/entry-client'));
    await act(page);
    await application;
  });
}

test('a menu that was opened before it came stays open', async ({ page }) => {
  await neverIdle(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.locator('header details').filter({ has: page.getByText('Menu', { exact: true }) });
  await menu.locator('> summary').click();
  const below = menu.locator('details').first();
  await below.locator('> summary').click();
  await whenApplicationRuns(page);
  await expect(menu).toHaveAttribute('open');
  await expect(below).toHaveAttribute('open');
});

test('what lies below a menu item is opened by a press that came too early', async ({ page }) => {
  await neverIdle(page);
  // The press itself asks for the application, which comes after it.
  await page.goto('/');
  const opener = page.getByRole('navigation').getByRole('button', { expanded: false }).first();
  await opener.click();
  await expect(page.getByRole('navigation').getByRole('button', { expanded: true })).toHaveCount(1);
});

test('a filter that was ticked before it came is asked for', async ({ page }) => {
  await neverIdle(page);
  await page.goto('/nieuws');
  await page.getByRole('checkbox', { name: 'Verkeer' }).check();
  await expect(page).toHaveURL(/subject%7Etraffic/);
  await expect(page.getByRole('checkbox', { name: 'Verkeer' })).toBeChecked();
});

test('it comes at once for who is signed in', async ({ page, signInAs }) => {
  await neverIdle(page);
  await signInAs('Standard');
  const application = page.waitForRequest((request) => request.url().includes('/assets/entry-client'));
  await page.goto('/');
  await application;
});

test('for who is signed in the page names every script, so that none waits for another', async ({ page, signInAs }) => {
  await signInAs('Admin');
  for (const path of ['/', '/admin/users']) {
    const scripts = scriptsOf(page);
    const document = await page.goto(path, { waitUntil: 'networkidle' });
    const html = (await document?.text()) ?? '';
    expect(scripts.length).toBeGreaterThan(20);
    // What counts which blocks are seen comes two seconds later, and nobody waits for it.
    const unnamed = scripts.filter((script) => !html.includes(`"${script}"`) && !script.includes('watch-blocks'));
    expect(unnamed).toEqual([]);
  }
});

test('nothing that the server has loaded is loaded again', async ({ page, visit }) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname);
  });
  await visit('/');
  expect(calls).toEqual([]);
});
