import type { Locator } from '@playwright/test';
import { headerHeight } from '#platform/contract/header-height.ts';
import { atWidths, expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { firstWithChildren, readMenu, visiblePages } from '../site-menu.ts';

test.use({ scenario: 'long-words' });

const widths = [320, 390, 768, 1280];
/** As the scenario sets them. */
const logo = { logoHeight: 64, logoPadding: 12 };

test('all ten blocks fit at every width, in light and dark', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await visit('/');
  await atWidths(page, widths, async (width) => {
    await expectNoOverflow(page, `${width} px`);
    await expectAccessible(page, `${width} px`);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await atWidths(page, [1280, 320], (width) => expectLegible(page, `dark at ${width} px`));
});

test('the deepest page fits at every width', async ({ page, visit, request }) => {
  let [item] = visiblePages(await readMenu(request)).filter(({ children }) => children.length > 0);
  while (item !== undefined && item.children.length > 0) [item] = visiblePages(item.children);
  expect(item?.path.split('/')).toHaveLength(5);
  await page.setViewportSize({ width: 320, height: 900 });
  await visit(item?.path ?? '');
  await atWidths(page, widths, async (width) => {
    await expectNoOverflow(page, `${width} px`);
    await expectAccessible(page, `${width} px`);
  });
});

test('the header keeps its measure at every width and stays in sight', async ({ page, visit }) => {
  await visit('/');
  const header = page.getByRole('banner');
  const heightOf = async (locator: Locator) => Math.round((await locator.boundingBox())?.height ?? 0);
  await atWidths(page, widths, async (width) => {
    const expected = headerHeight({ isMobile: width < 768, hasMainMenu: true, ...logo });
    // With the hairline below it.
    await expect.poll(() => heightOf(header), `header at ${width} px`).toBe(expected + 1);
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    // What stays is never higher than the offset of a hash (§2).
    const stays = async () => {
      const { y = 0, height = 0 } = (await header.boundingBox()) ?? {};
      return Math.round(y + height);
    };
    await expect.poll(stays, `what stays of it at ${width} px`).toBeGreaterThan(40);
    expect(await stays()).toBeLessThanOrEqual(88 + 1);
    await expect.poll(() => heightOf(header.getByRole('img').first()), `logo at ${width} px`).toBe(logo.logoHeight);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  });
  // At the last of these widths the tools leave it room to stand in the middle.
  const picture = await header.getByRole('img').first().boundingBox();
  const middle = (picture?.x ?? 0) + (picture?.width ?? 0) / 2;
  const own = await page.evaluate(() => document.documentElement.clientWidth);
  expect(Math.abs(middle - own / 2)).toBeLessThanOrEqual(1);
});

test('what has focus is never under the pinned header', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await visit('/');
  const links = page.getByRole('main').getByRole('link');
  await links.last().focus();
  const isInMain = () => page.evaluate(() => document.activeElement?.closest('main') !== null);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Shift+Tab');
    if (await isInMain()) continue;
    // One too far: back to the first thing of the page itself, right below the header.
    await page.keyboard.press('Tab');
    break;
  }
  expect(await isInMain()).toBe(true);
  const isCovered = () =>
    page.evaluate(() => {
      const bottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const focused = document.activeElement?.getBoundingClientRect();
      return focused !== undefined && focused.top < bottom && focused.bottom <= bottom;
    });
  // The page glides to what has focus.
  await expect.poll(isCovered).toBe(false);
});

test('ten items: what does not fit is under Meer, deep ones are in the phone menu', async ({
  page,
  visit,
  request,
}) => {
  const items = visiblePages(await readMenu(request));
  expect(items).toHaveLength(10);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit('/');
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' });
  await menu.getByRole('button', { name: 'Meer' }).click();
  const last = items.at(-1);
  await expect(menu.locator(`a[href="${last?.path}"]`).filter({ visible: true })).toHaveCount(1);
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByText('Menu', { exact: true }).click();
  const { item, child } = await firstWithChildren(request);
  await menu.getByLabel(`Onderdelen van ${item.name}`).first().click();
  await expect(menu.getByRole('link', { name: child.name, exact: true }).first()).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('what has no English is read in Dutch, and marked so', async ({ page, visit }) => {
  await visit('/en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('main').locator('[lang="nl"]').first()).toBeVisible();
  await expectAccessible(page);
});

test('an unknown address answers 410 where the platform says that it is gone', async ({ page, noise }) => {
  noise.expect(/410 \(Gone\)/);
  const answer = await page.goto('/nergens');
  expect(answer?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1, name: 'Deze pagina is er niet meer' })).toBeVisible();
});
