import type { APIRequestContext } from '@playwright/test';
import { atWidths, expectAccessible, expectLegible, expectMainAccessible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { expectFirstPictureAtOnce, expectNoLoneCard } from '../layout.ts';

test.describe.configure({ mode: 'parallel' });

test('the front page at every width, in light and dark', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await visit('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCount(1);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  await atWidths(page, [390, 1280, 768], async (width, expectGood) => {
    await expectNoOverflow(page, `/ at ${width} px`);
    await expectGood(page, `/ at ${width} px`);
    await expectNoLoneCard(page, `/ at ${width} px`);
  });
  const [lead, second] = await page.getByRole('region', { name: 'Nieuws' }).getByRole('listitem').all();
  const widthOf = async (card: typeof lead) => (await card?.boundingBox())?.width ?? 0;
  expect(await widthOf(lead)).toBeGreaterThan(2 * (await widthOf(second)));
  const townHall = page.getByRole('region', { name: 'Stadhuis' });
  await expect(townHall.getByText(/^Nu (open|gesloten), /)).toBeVisible();
  // No range of hours goes over two lines.
  const hours = townHall.getByText(/\d\d\.\d\d\s–\s\d\d\.\d\d/);
  for (const range of await hours.all()) expect((await range.boundingBox())?.height).toBeLessThan(32);
  await atWidths(page, [1920], async () => expectNoOverflow(page, '/ at 1920 px'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit('/');
  await atWidths(page, [1280, 390], async (width) => {
    await expectNoOverflow(page, `/ in the dark at ${width} px`);
    await expectLegible(page, `/ in the dark at ${width} px`);
  });
});

/** The addresses of the sitemap, as paths. */
async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/sitemap.xml');
  expect(answer.status()).toBe(200);
  const xml = await answer.text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
}

/** Items of one list, and pages beside each other, are drawn alike: the first of each stands for the others. */
function fewOfEach(paths: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return paths.filter((path) => {
    const [list = '', item] = path.split('/i/');
    const parent = item === undefined ? path.slice(0, path.lastIndexOf('/')) : `${list}/i`;
    const count = (seen.get(parent) ?? 0) + 1;
    seen.set(parent, count);
    // What stands in the menu of the site itself is looked at whole.
    return /^(\/(en|de|ar))?$/.test(parent) || count === 1;
  });
}

const languageOf = (path: string) => /^\/(en|de|ar)(\/|$)/.exec(path)?.[1] ?? 'nl';

for (const language of ['de', 'ar']) {
  test(`what is translated reads well in ${language}`, async ({ page, request }) => {
    const own = (await sitemapPaths(request)).filter((path) => languageOf(path) === language);
    // Two pages, and the accessibility statement.
    expect(own).toHaveLength(3);
    for (const path of own) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNoOverflow(page, path);
      await expectMainAccessible(page, path);
    }
  });
}

for (const language of ['nl', 'en']) {
  // In parts, so that two workers share the work.
  for (const part of [0, 1]) {
    test(`every page in ${language} reads well, part ${part + 1} of 2`, async ({ page, visit, request }) => {
      test.setTimeout(180_000);
      const all = fewOfEach(await sitemapPaths(request));
      const own = all.filter((path) => languageOf(path) === language);
      expect(own.length).toBeGreaterThan(10);
      for (const path of own.filter((_, index) => index % 2 === part)) {
        await test.step(path, async () => {
          const answer = page.waitForResponse((response) => new URL(response.url()).pathname === path);
          // In English as the server drew it; that the application takes over well is seen in Dutch.
          await (language === 'nl' ? visit(path) : page.goto(path));
          expect((await answer).status()).toBe(200);
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expectNoOverflow(page, path);
          await expectNoLoneCard(page, path);
          await expectFirstPictureAtOnce(page, path);
          // The same blocks in other words: what axe looks for cannot differ, and it takes most of the time.
          // Header and footer are the same on all of them.
          if (language === 'nl') await (path === '/' ? expectAccessible : expectMainAccessible)(page, path);
          else await atWidths(page, [768, 1280], async () => expectNoLoneCard(page, `${path} at another width`));
        });
      }
    });
  }
}

test('the pictures are there', async ({ page, visit }) => {
  await visit('/');
  const pictures = page.getByRole('main').locator('img');
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('the front page has one h1, names itself to search engines and tells where its other language is', async ({
  page,
  site,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/\S/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${site.address}/`);
  await expect(page.locator('link[rel="alternate"][hreflang="en"]')).toHaveAttribute('href', `${site.address}/en`);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/a\//);
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', /^#/);
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', /^\/a\//);
});

test('search engines are told what there is and where not to look', async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${site.address}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin/');
  const xml = await (await request.get('/sitemap.xml')).text();
  expect(xml).toContain('hreflang="en"');
  // What only some may read is not in it.
  expect(xml).not.toContain('/intranet');
});
