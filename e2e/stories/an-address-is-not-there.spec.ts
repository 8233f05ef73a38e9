import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const missing = '/deze/pagina/bestaat-niet';

/** Where a platform says that what is not there is gone (useGoneStatus), it is 410: see the site with long words. */
test('an unknown address answers 404, says so and shows the way on', async ({ page, noise }) => {
  noise.expect(/404 \(Not Found\)/);
  const answer = await page.goto(missing);
  expect(answer?.status()).toBe(404);
  expect(answer?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1, name: 'Deze pagina is er niet' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Naar de voorpagina' }).click();
  await expect(page).toHaveURL('/');
});

test('it offers to search for what the address was about', async ({ page, noise }) => {
  noise.expect(/404 \(Not Found\)/);
  await page.goto('/regelen/parkeervergunning-aanvragen');
  const search = page.getByRole('main').getByRole('search');
  await expect(search.getByRole('searchbox')).toHaveValue('parkeervergunning aanvragen');
  await search.getByRole('searchbox').fill('parkeervergunning');
  await search.getByRole('button', { name: 'Zoeken' }).click();
  await expect(page).toHaveURL('/search?q=parkeervergunning');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /parkeervergunning/i })
      .first(),
  ).toBeVisible();
});

test('in English it says so in English', async ({ page, noise }) => {
  noise.expect(/404 \(Not Found\)/);
  await page.goto('/en/nothing-here');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('This page');
});

test('a link within the site to nothing says the same, without a new document', async ({ page, visit }) => {
  await visit('/');
  await page.evaluate((href) => {
    Object.assign(window, { isSameDocument: true });
    const link = document.createElement('a');
    link.href = href;
    link.textContent = 'weg';
    document.querySelector('main')?.prepend(link);
    link.click();
  }, missing);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is er niet');
  await expect(page).toHaveURL(missing);
  await expect(page).toHaveTitle(/Deze pagina is er niet/);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Deze pagina is er niet');
});

for (const [from, to] of [
  ['/home', '/'],
  ['/home?q=haven&x=1', '/?q=haven&x=1'],
  ['/en/home', '/en'],
  ['/admin', '/admin/pages'],
  ['/en/admin?x=1', '/en/admin/pages?x=1'],
  ['/account', '/account/profile'],
  ['/contact/', '/contact'],
  ['/contact///?q=a%20b', '/contact?q=a%20b'],
] as const) {
  test(`${from} leads to ${to}, for good`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([301, to]);
  });
}

test('within the site /home leads home too', async ({ page, visit }) => {
  await visit('/contact');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/home?q=haven';
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await expect(page).toHaveURL('/?q=haven');
});

for (const path of ['/%00', '/%E0%A4%A', '/%2e%2e/%2e%2e/etc', `/${'a'.repeat(3000)}`]) {
  test(`a strange address is answered calmly: ${path.slice(0, 20)}`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBeGreaterThanOrEqual(400);
    expect(answer.status()).toBeLessThan(500);
  });
}

for (const [path, status] of [
  ['/api/nothing', 404],
  ['/assets/nothing.js', 404],
  ['/a/nothing', 400],
  ['/a/00000000-0000-4000-8000-000000000000', 404],
] as const) {
  test(`${path} is a problem and not a page`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    expect(answer.headers()['content-type']).toContain('application/problem+json');
  });
}

test('a page that is not published answers as one that is not there', async ({ request }) => {
  const answer = await request.get('/wonen-en-leven/zwembad');
  expect(answer.status()).toBe(404);
});
