import type { Page } from '@playwright/test';
import { whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { firstWithChildren, readMenu, visiblePages } from '../site-menu.ts';

// With everything that moves, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Hoofdmenu' });
const main = (page: Page) => page.getByRole('main');

/** A new document does not know it. */
const leaveMark = (page: Page) => page.evaluate(() => Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
const scrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

/** At once, where the page itself would glide, and until it has been told to who listens: that is before the next frame. */
const scrollPageTo = (page: Page, top: number) =>
  page.evaluate(async (goal) => {
    window.scrollTo({ top: goal, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);

/** A link as it might stand in any text. */
async function addLink(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    document.getElementById('proeflink')?.remove();
    const link = document.createElement('a');
    link.href = target;
    link.textContent = 'proeflink';
    link.id = 'proeflink';
    document.querySelector('main')?.prepend(link);
  }, href);
}

/** Where it is, without scrolling to it. */
const followLink = (page: Page) => page.locator('#proeflink').evaluate((link: HTMLElement) => link.click());

test('a link leads on without a new document, and all that names the page follows', async ({
  page,
  visit,
  request,
  site,
}) => {
  const { item } = await firstWithChildren(request);
  await visit('/');
  await leaveMark(page);
  const title = await page.title();
  await mainMenu(page).getByRole('link', { name: item.name, exact: true }).click();
  await expect(page).toHaveURL(item.path);
  await expect(page).toHaveTitle(new RegExp(`^${item.pageName} .+ ${title}$`));
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', site.address + item.path);
  await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', site.address + item.path);
  await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(true);
  // A screen reader reads on at the new page, and a keyboard starts there.
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle(title);
  await page.goForward();
  await expect(page).toHaveURL(item.path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  expect(await isSameDocument(page)).toBe(true);
});

test('the head is the same as after a fresh visit', async ({ page, visit, request }) => {
  const { child } = await firstWithChildren(request);
  // But for what only the server says, to search engines (docs/decisions/0063).
  const head = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[data-page-head]:not(script)')].map((tag) => tag.outerHTML).sort(),
    );
  await visit('/');
  await addLink(page, child.path);
  await followLink(page);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${child.path}$`));
  const here = { title: await page.title(), tags: await head() };
  await page.goto(child.path);
  expect({ title: await page.title(), tags: await head() }).toEqual(here);
});

test('a new page starts at the top, and going back finds the place again', async ({ page, visit, request }) => {
  const { item } = await firstWithChildren(request);
  await visit('/');
  await addLink(page, item.path);
  await scrollPageTo(page, 900);
  await followLink(page);
  await expect(page).toHaveURL(item.path);
  await expect.poll(() => scrollPosition(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollPosition(page)).toBe(900);
});

/** The first block with an anchor that has a screenful below it. */
const anchorOn = (page: Page) =>
  page.evaluate(() => {
    const height = document.documentElement.scrollHeight;
    const found = [...document.querySelectorAll('main [id]')].find((element) => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      return top > 300 && top < height - window.innerHeight && /^[a-z][a-z-]+$/.test(element.id);
    });
    return found?.id ?? '';
  });
const distanceFromTop = (page: Page, id: string) =>
  page.locator(`[id="${id}"]`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

test('a link to a part of a page stops 88 px above it, within the page too', async ({ page, visit }) => {
  const path = '/over-deze-website/bouwstenen';
  await visit(path);
  const id = await anchorOn(page);
  expect(id).not.toBe('');
  await addLink(page, `#${id}`);
  await scrollPageTo(page, 40);
  await followLink(page);
  await expect.poll(() => distanceFromTop(page, id)).toBe(88);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrollPosition(page)).toBe(40);

  await visit('/contact');
  await addLink(page, `${path}#${id}`);
  await followLink(page);
  await expect(page).toHaveURL(`${path}#${id}`);
  await expect.poll(() => distanceFromTop(page, id)).toBe(88);
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();

  await page.goto(`${path}#${id}`);
  await expect.poll(() => distanceFromTop(page, id)).toBe(88);
});

test('in the admin it stops 108 px above it', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/admin/gallery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const farBelow = () =>
    page.evaluate(() => {
      const parts = [...document.querySelectorAll('main h2[id]')];
      return parts.find((part) => part.getBoundingClientRect().top > 1500)?.id ?? '';
    });
  await expect.poll(farBelow).not.toBe('');
  const id = await farBelow();
  await visit('/admin/pages');
  await addLink(page, `/admin/gallery#${id}`);
  await followLink(page);
  await expect.poll(() => distanceFromTop(page, id)).toBe(108);
  await scrollPageTo(page, 0);
  await addLink(page, `#${id}`);
  await followLink(page);
  await expect.poll(() => distanceFromTop(page, id)).toBe(108);
});

test('nothing scrolls when only q changes', async ({ page, visit }) => {
  await visit('/');
  await leaveMark(page);
  await addLink(page, '/?q=haven');
  await scrollPageTo(page, 500);
  await followLink(page);
  await expect(page).toHaveURL('/?q=haven');
  // The head is written last, so by now a scroll would have come.
  await whenApplicationRuns(page);
  expect(await scrollPosition(page)).toBe(500);
  expect(await isSameDocument(page)).toBe(true);
});

test('what a browser does with a link stays possible', async ({ page, visit, context, request }) => {
  const { item } = await firstWithChildren(request);
  await visit('/');
  const link = mainMenu(page).getByRole('link', { name: item.name, exact: true });
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(item.path);
  await expect(page).toHaveURL('/');
  const openedAgain = context.waitForEvent('page');
  await link.click({ button: 'middle' });
  await expect(await openedAgain).toHaveURL(item.path);
  await expect(page).toHaveURL('/');
});

test('a link to another site leads there', async ({ page, visit, context }) => {
  await context.route('https://www.example.nl/**', (route) => route.fulfill({ body: 'elders' }));
  await visit('/');
  await addLink(page, 'https://www.example.nl/elders');
  await followLink(page);
  await expect(page).toHaveURL('https://www.example.nl/elders');
});

test('what is no page is left to the browser', async ({ page, visit }) => {
  await visit('/');
  await leaveMark(page);
  await addLink(page, '/robots.txt');
  await followLink(page);
  await expect(page.getByText('User-agent: *')).toBeVisible();
});

/** What decides how a page looks, for each element, in order. */
const looks = (page: Page) =>
  page.getByRole('main').evaluate((root) =>
    [...root.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const box = element.getBoundingClientRect();
      const names = [
        'display',
        'color',
        'backgroundColor',
        'fontSize',
        'fontWeight',
        'padding',
        'margin',
        'gap',
      ] as const;
      const values = names.map((name) => style[name]).join(' | ');
      return `${element.tagName} ${element.className} ${Math.round(box.width)} | ${values}`;
    }),
  );

test('a page that was walked to looks like one that was opened', async ({ page, visit, request }) => {
  const path = '/over-deze-website/bouwstenen';
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The login screen has no blocks, so that their styles must come along on the way.
  await visit('/login');
  await addLink(page, path);
  await followLink(page);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Bouwstenen' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const walked = await looks(page);
  await visit(path);
  await page.waitForLoadState('networkidle');
  const opened = await looks(page);
  expect(opened.length).toBeGreaterThan(100);
  expect(walked).toEqual(opened);
  expect(visiblePages(await readMenu(request)).length).toBeGreaterThan(3);
});

test('the skip link leads past the menu', async ({ page, visit }) => {
  await visit('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Direct naar de inhoud' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
});

test('breadcrumbs lead back, and what lies beside is named', async ({ page, visit, request }) => {
  const { item, child } = await firstWithChildren(request);
  await visit(child.path);
  const crumbs = page.getByRole('navigation', { name: 'Kruimelpad' });
  await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(mainMenu(page).getByRole('link', { name: item.name, exact: true })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await crumbs.getByRole('link', { name: item.name }).click();
  await expect(page).toHaveURL(item.path);
});
