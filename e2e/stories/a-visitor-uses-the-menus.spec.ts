import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { firstWithChildren, readMenu, visiblePages } from '../site-menu.ts';

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });
const opener = (page: Page, name: string) => mainMenu(page).getByRole('button', { name: `Onderdelen van ${name}` });

async function expectInsideWindow(page: Page, panel: Locator): Promise<void> {
  const box = await panel.boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** From the start of its word on, or up to the end of it. */
async function expectUnderItsWord(panel: Locator): Promise<void> {
  const [box, word] = [await panel.boundingBox(), await panel.locator('..').boundingBox()];
  if (box === null || word === null) throw new Error('the panel is not drawn');
  const fromStart = Math.abs(box.x - word.x);
  const fromEnd = Math.abs(box.x + box.width - (word.x + word.width));
  expect(Math.min(fromStart, fromEnd)).toBeLessThanOrEqual(16);
}

test.describe('with a mouse', () => {
  test('hovering opens what lies below, and Escape puts it away', async ({ page, visit, request }) => {
    const { item, child } = await firstWithChildren(request);
    await visit('/');
    const below = mainMenu(page).getByRole('link', { name: child.name });
    await expect(below).toBeHidden();
    await mainMenu(page).getByRole('link', { name: item.name, exact: true }).hover();
    await expect(below).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(below).toBeHidden();
    // Away and back again: what was put away is not gone for good.
    await page.mouse.move(5, 700);
    await mainMenu(page).getByRole('link', { name: item.name, exact: true }).hover();
    await expect(below).toBeVisible();
    await page.mouse.move(5, 700);
    await expect(below).toBeHidden();
  });

  test('the button closes what it opened', async ({ page, visit, request }) => {
    const { item, child } = await firstWithChildren(request);
    await visit('/');
    const below = mainMenu(page).getByRole('link', { name: child.name });
    await opener(page, item.name).click();
    await expect(opener(page, item.name)).toHaveAttribute('aria-expanded', 'true');
    await expect(below).toBeVisible();
    await opener(page, item.name).click();
    await expect(opener(page, item.name)).toHaveAttribute('aria-expanded', 'false');
    await expect(below).toBeHidden();
  });

  test('every panel hangs from its word, inside windows of 768, 1080 and 1280 px', async ({ page, visit }) => {
    await visit('/');
    for (const width of [768, 1080, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      for (const button of await mainMenu(page).getByRole('button').all()) {
        if (!(await button.isVisible())) continue;
        await button.hover();
        const panel = page.locator(`[id="${await button.getAttribute('aria-controls')}"]`);
        await expect(panel).toBeVisible();
        await expectInsideWindow(page, panel);
        await expectUnderItsWord(panel);
      }
      // Nothing hangs open when the window changes.
      await page.mouse.move(0, 899);
    }
  });

  test('following a link puts the panel away', async ({ page, visit, request }) => {
    const { item, child } = await firstWithChildren(request);
    await visit('/');
    await opener(page, item.name).click();
    await mainMenu(page).getByRole('link', { name: child.name }).click();
    await expect(page).toHaveURL(child.path);
    // With the pointer still where it was.
    await expect(mainMenu(page).getByRole('link', { name: child.name })).toBeHidden();
    await expect(opener(page, item.name)).toHaveAttribute('aria-expanded', 'false');
  });
});

test('by keyboard: Enter opens, Tab goes in, Escape comes back', async ({ page, visit, request }) => {
  const { item, child } = await firstWithChildren(request);
  await visit('/');
  const button = opener(page, item.name);
  const below = mainMenu(page).getByRole('link', { name: child.name });
  await mainMenu(page).getByRole('link', { name: item.name, exact: true }).focus();
  await expect(below).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(below).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await expect(below).toBeHidden();
  await page.keyboard.press('Space');
  await expect(below).toBeVisible();
  // Leaving by keyboard closes it.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(below).toBeHidden();
});

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

  test('a tap on the button opens and closes, a tap on the name goes there', async ({ page, visit, request }) => {
    const { item, child } = await firstWithChildren(request);
    await visit('/');
    const below = mainMenu(page).getByRole('link', { name: child.name });
    await opener(page, item.name).tap();
    await expect(below).toBeVisible();
    await opener(page, item.name).tap();
    await expect(below).toBeHidden();
    await mainMenu(page).getByRole('link', { name: item.name, exact: true }).tap();
    await expect(page).toHaveURL(item.path);
  });
});

test.describe('between 768 and 1080 px', () => {
  test.use({ viewport: { width: 900, height: 900 } });

  test('what does not fit is under Meer', async ({ page, visit, request }) => {
    const items = visiblePages(await readMenu(request));
    const last = items.at(-1);
    await visit('/');
    const more = mainMenu(page).getByRole('button', { name: 'Meer' });
    await expect(more).toBeVisible();
    const shown = mainMenu(page).getByRole('link', { name: last?.name, exact: true });
    await more.click();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await mainMenu(page)
      .getByRole('link', { name: new RegExp(`^${last?.name}`) })
      .filter({ visible: true })
      .click();
    await expect(page).toHaveURL(last?.path ?? '');
    await expect(shown).toBeHidden();
    // Other stories may have hung pages in the menu: what is asked is that more of it stands there, not that all does.
    const links = mainMenu(page).getByRole('link').filter({ visible: true });
    const narrow = await links.count();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(() => links.count()).toBeGreaterThan(narrow);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const details = (page: Page) => page.getByRole('banner').locator('details').first();

  test('the menu opens with a tap and closes on arrival', async ({ page, visit, request }) => {
    const { item, child } = await firstWithChildren(request);
    await visit('/');
    await page.getByText('Menu', { exact: true }).tap();
    await expectAccessible(page);
    await mainMenu(page).getByLabel(`Onderdelen van ${item.name}`).tap();
    await mainMenu(page).getByRole('link', { name: child.name, exact: true }).tap();
    await expect(page).toHaveURL(child.path);
    await expect(details(page)).not.toHaveAttribute('open');
  });

  test('the menu shows where one is, and its button closes it', async ({ page, visit, request }) => {
    const { item, child } = await firstWithChildren(request);
    await visit(child.path);
    await page.getByText('Menu', { exact: true }).tap();
    const here = mainMenu(page).getByRole('link', { name: child.name, exact: true });
    await expect(here).toBeVisible();
    await expect(here).toHaveAttribute('aria-current', 'page');
    await expect(mainMenu(page).getByRole('link', { name: item.name, exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expectAccessible(page);
    await expect(page.getByText('Menu', { exact: true })).toBeHidden();
    await page.getByRole('banner').getByText('Sluiten', { exact: true }).tap();
    await expect(mainMenu(page)).toBeHidden();
    await expect(page.getByText('Menu', { exact: true })).toBeVisible();
  });

  test('by keyboard it opens, and Escape closes it', async ({ page, visit }) => {
    await visit('/');
    const summary = details(page).locator('summary').first();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(details(page)).toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expect(details(page)).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
  });

  test('a long menu scrolls inside the window', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 400 });
    await visit('/');
    await page.getByText('Menu', { exact: true }).tap();
    const last = mainMenu(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
});
