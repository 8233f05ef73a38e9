import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { chooseLanguage } from '../choose-language.ts';
import { expect, test } from '../fixtures.ts';
import { firstWithChildren, readMenu } from '../site-menu.ts';

const themeChoice = (page: Page) => page.getByRole('combobox', { name: 'Weergave' });
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the language switch keeps the page, both ways', async ({ page, visit, request }) => {
  const { child } = await firstWithChildren(request);
  const inEnglish = (await readMenu(request, 'en')).flatMap(({ children }) => children);
  const twin = inEnglish.find(({ pageGuid }) => pageGuid === child.pageGuid);
  await visit(child.path);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await chooseLanguage(page, 'English');
  await expect(page).toHaveURL(twin?.path ?? 'none');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Another language is another document, for every reader and every machine.
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  await chooseLanguage(page, 'Nederlands');
  await expect(page).toHaveURL(child.path);
});

/** Words in other letters than Arabic ones that say neither their language nor which way they run. */
const unmarkedWords = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode() !== null) {
      const words = walker.currentNode.textContent ?? '';
      const place = walker.currentNode.parentElement;
      if (/\p{Script=Arabic}/u.test(words) || !/[a-z]{2}/i.test(words) || place?.closest('script') != null) continue;
      if (place?.closest('[lang]') === root && place.closest('[dir]') === root) found.push(words.trim());
    }
    return found;
  });

test('in Arabic a page runs from right to left, and what stands in from Dutch says so', async ({ page, visit }) => {
  await visit('/');
  await chooseLanguage(page, 'العربية');
  await expect(page).toHaveURL('/ar');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('فلودهافن');
  for (const path of ['/ar', '/ar/nieuws', '/ar/agenda', '/ar/search?q=paspoort', '/ar/login', '/ar/newsletter']) {
    await visit(path);
    expect(await unmarkedWords(page), path).toEqual([]);
  }
  await visit('/ar/nieuws');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'nl');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('dir', 'ltr');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ar\/nieuws\/i\//);
  expect(await unmarkedWords(page)).toEqual([]);
});

test('in English one stays in English', async ({ page, visit, request }) => {
  const [first] = (await readMenu(request, 'en')).filter(({ isVisible }) => isVisible);
  await visit('/en');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: first?.name, exact: true })
    .click();
  await expect(page).toHaveURL(first?.path ?? 'none');
  expect(first?.path).toMatch(/^\/en\//);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL('/en');
});

test('a chosen look holds at once, on the next page and after a new start, and nothing flashes', async ({
  page,
  visit,
  request,
}) => {
  const { item } = await firstWithChildren(request);
  await page.emulateMedia({ colorScheme: 'light' });
  await visit('/');
  const light = await background(page);
  await themeChoice(page).selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await background(page)).not.toBe(light);
  await page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link', { name: item.name, exact: true }).click();
  await expect(page).toHaveURL(item.path);
  await expect(themeChoice(page)).toHaveValue('dark');
  await page.getByRole('link', { name: 'Inloggen' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(themeChoice(page)).toHaveValue('dark');
  // The first bytes of the next visit say it already.
  const answer = await page.reload();
  expect(await answer?.text()).toMatch(/<html [^>]*data-theme="dark"/);
  await expect(themeChoice(page)).toHaveValue('dark');
  await themeChoice(page).selectOption('');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
  expect(await background(page)).toBe(light);
  expect(await (await page.reload())?.text()).not.toContain('data-theme=');
});

test('pictures follow the chosen look', async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit('/');
  const hero = page.getByRole('main').locator('img').first();
  const source = () => hero.evaluate((image: HTMLImageElement) => image.currentSrc);
  // The browser chooses one once it knows how wide it will be.
  await expect.poll(source).not.toBe('');
  const byDay = await source();
  await themeChoice(page).selectOption('dark');
  await expect.poll(source).not.toBe(byDay);
  await page.reload();
  await expect.poll(source).not.toBe(byDay);
  await themeChoice(page).selectOption('light');
  await expect.poll(source).toBe(byDay);
});

test('the look works before the application is there', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.route('**/assets/entry-client*', () => undefined);
  await page.goto('/');
  await themeChoice(page).selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('on paper there is text on white, without menus', async ({ page, visit, request }) => {
  const { child } = await firstWithChildren(request);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await visit(child.path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeHidden();
  await expect(page.getByText('Menu', { exact: true })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeHidden();
  await expect(themeChoice(page)).toBeHidden();
  expect(await background(page)).toBe('rgb(255, 255, 255)');
  const ink = await page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color);
  expect(ink).not.toBe('rgb(255, 255, 255)');
  // Pictures that add nothing to the words stay away too, and what describes something stays.
  await visit('/');
  const pictures = page.getByRole('main').locator('img');
  await expect(pictures.and(page.locator('[alt=""]')).filter({ visible: true })).toHaveCount(0);
  await expect(pictures.and(page.locator(':not([alt=""])')).first()).toBeVisible();
  const [title, below] = await page.getByRole('main').getByRole('heading').all();
  const { y = 0, height = 0 } = (await title?.boundingBox()) ?? {};
  expect((await below?.boundingBox())?.y).toBeGreaterThan(y + height);
});

test('with reduced motion nothing moves', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('/');
  const moving = await page.evaluate(() => {
    const seconds = (value: string) => Math.max(...value.split(',').map((part) => Number.parseFloat(part)));
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const style = getComputedStyle(element);
        const isAnimated = style.animationName !== 'none' && seconds(style.animationDuration) > 0.01;
        // Visibility waits for the sub-menu's delay (§9) and does not move.
        const properties = style.transitionProperty.split(', ');
        const durations = style.transitionDuration.split(', ');
        return (
          isAnimated ||
          properties.some(
            (name, index) => name !== 'visibility' && seconds(durations[index % durations.length] ?? '0') > 0.01,
          )
        );
      })
      .map((element) => `${element.tagName}.${element.className}`);
  });
  expect(moving).toEqual([]);
});

test('in forced colours everything can be found', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The colours are the reader's own; what axe reads is what we would have used.
  await expectAccessible(page, 'forced colours', ['color-contrast']);
  const current = page.getByRole('navigation', { name: 'Hoofdmenu' }).getByRole('link').first();
  const [ink, paper] = await current.evaluate((link) => [
    getComputedStyle(link).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(ink).not.toBe(paper);
});
