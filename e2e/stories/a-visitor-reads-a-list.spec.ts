import type { Locator } from '@playwright/test';
import { atWidths, expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

/** How many it says that it gives, in words. */
const countOf = async (choice: Locator) => {
  const id = await choice.getAttribute('aria-describedby');
  return Number.parseInt((await choice.page().locator(`[id="${id}"]`).textContent()) ?? '', 10);
};

test('the news is searched, filtered and read, and an address that is not quite right leads to the item', async ({
  page,
  visit,
}) => {
  await visit('/nieuws');
  const items = page.locator('[data-item]');
  await expect(items).toHaveCount(5);
  await atWidths(page, [390, 1280], async (width, expectGood) => {
    await expectGood(page, `the news at ${width}`);
    await expectNoOverflow(page, `the news at ${width}`);
  });

  await page.getByRole('searchbox', { name: 'Zoek in het nieuws' }).fill('Havenbrug');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 nieuwsbericht met ‘Havenbrug’')).toBeVisible();
  await expect(items).toHaveCount(1);
  await page.getByRole('link', { name: 'Wis alle filters' }).click();
  await expect(items).toHaveCount(5);

  // Two subjects mean one of both, and the address says so.
  await page.getByRole('checkbox', { name: 'Natuur en milieu' }).check();
  await expect(items).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Water en dijken' }).check();
  await expect(items).toHaveCount(3);
  // The same question in the other language.
  await expect(page.getByRole('banner').locator('a[hreflang="en"]')).toHaveAttribute('href', /^\/en\/news\?f-.+&f-/);
  await page.getByRole('link', { name: 'Wis alle filters' }).click();
  await expect(items).toHaveCount(5);

  // Five are on one page, though four is what a page has; a choice gives as many as it says.
  const month = page.getByRole('radio', { name: 'Vorige maand' });
  const promised = await countOf(month);
  await month.check();
  await expect(items).toHaveCount(promised);
  await expect(page).toHaveURL(/\?d-[0-9a-f]{6}=last-month$/);
  await page.goBack();
  await expect(items).toHaveCount(5);
  await expect(page.getByRole('radio', { name: 'Alles' })).toBeChecked();

  await items.getByRole('link', { name: /^De Zuiderdijk/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^De Zuiderdijk/ })).toBeVisible();
  await expect(page).toHaveTitle(/^De Zuiderdijk/);
  await expect(page.getByRole('navigation', { name: 'Kruimelpad' })).toContainText('Nieuws');
  const besides = page.getByRole('complementary');
  await besides.getByRole('link', { name: 'Wat merkt u ervan?' }).click();
  await expect(page).toHaveURL(/#heading-/);
  await expect(besides.getByRole('button', { name: 'Kopieer link' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ook interessant' }).locator('[data-item]')).toHaveCount(3);
  await expectAccessible(page, 'an item');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'an item in the dark');

  const { pathname } = new URL(page.url());
  await visit(pathname.replace(/[^/]+$/, 'een-oude-titel'));
  expect(new URL(page.url()).pathname).toBe(pathname);
});

test('an item that is not there is not found', async ({ page, noise }) => {
  noise.expect(/404/);
  const answer = await page.goto('/nieuws/i/zzzzzzzzzz/weg');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the agenda is a list and a calendar', async ({ page, visit }) => {
  await visit('/agenda');
  await expect(page.locator('[data-item]').first()).toBeVisible();
  await page.getByRole('link', { name: 'Kalender', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Volgende maand' })).toBeVisible();
  await expectAccessible(page, 'the calendar');
});

test('a question is opened by keyboard, and its answer leads on', async ({ page, visit }) => {
  await visit('/contact/veelgestelde-vragen');
  const question = page.locator('summary', { hasText: 'Heb ik een afspraak nodig?' });
  await question.focus();
  await page.keyboard.press('Enter');
  const answer = page.getByRole('link', { name: 'Maak een afspraak' });
  await expect(answer).toBeVisible();
  await expectAccessible(page, 'an open question');
  await page.locator('summary', { hasText: 'Kan ik trouwen op een boot?' }).focus();
  await page.keyboard.press('Space');
  // One at a time.
  await expect(answer).toBeHidden();
  await expect(page.getByText('Vrouwe Vloed')).toBeVisible();
});

test('documents and projects are items: a file to open, and how far it is', async ({ page, visit, request }) => {
  await visit('/bestuur/documenten');
  const file = page.getByRole('link', { name: /^Begroting \d+ \(PDF, / });
  const answer = await request.get((await file.getAttribute('href')) ?? '');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  await atWidths(page, [390], async (_, expectGood) => {
    await expectGood(page, 'the documents on a phone');
    await expectNoOverflow(page, 'the documents on a phone');
    const besides = await page.getByRole('navigation', { name: 'In dit onderdeel' }).boundingBox();
    expect(besides?.y ?? 0).toBeGreaterThan((await file.boundingBox())?.y ?? Number.POSITIVE_INFINITY);
  });
  await expectAccessible(page, 'the documents');
  await visit('/meedoen');
  await page.getByRole('link', { name: 'De nieuwe Zuiderdijk' }).click();
  await expect(page.getByRole('list', { name: 'Fase' }).locator('[aria-current=step]')).toHaveText('Ontwerp');
  await expectAccessible(page, 'a project');
});

test('members find each other, and visitors find nobody', async ({ page, visit, signInAs }) => {
  expect((await page.request.get('/api/members')).status()).toBe(401);
  await signInAs('Standard', { acceptsTerms: true });
  await visit('/intranet');
  const directory = page.getByRole('region', { name: 'Wie is wie' });
  const names = directory.getByRole('heading', { level: 3 });
  await expect(names.nth(1)).toBeVisible();
  const name = (await names.first().textContent()) ?? '';
  await directory.getByRole('searchbox').fill(name);
  await page.keyboard.press('Enter');
  await expect(names).toHaveText([name]);
  await expectAccessible(page, 'the directory');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a list is searched and filtered all the same, and a day that is none is refused in words', async ({ page }) => {
    await page.goto('/nieuws');
    await page.getByRole('searchbox', { name: 'Zoek in het nieuws' }).fill('Havenbrug');
    await page.getByRole('button', { name: 'Zoeken', exact: true }).click();
    await expect(page.locator('[data-item]')).toHaveCount(1);
    await page.goto('/nieuws');
    const month = page.getByRole('radio', { name: 'Deze maand' });
    const promised = await countOf(month);
    await month.check();
    await page.getByRole('button', { name: 'Toon resultaten' }).click();
    await expect(page.locator('[data-item]')).toHaveCount(promised);
    await page.goto(
      page
        .url()
        .replace('this-month', 'chosen')
        .replace(/a-([0-9a-f]{6})=/, 'a-$1=2026-02-30'),
    );
    await expect(page.getByRole('alert')).toContainText('‘2026-02-30’ is geen datum.');
    await expect(page.locator('[data-item]')).toHaveCount(5);
  });
});

test('every file that a page offers is there: feeds, a calendar, one event', async ({ page }) => {
  await page.goto('/agenda');
  const event = await page.locator('main [data-item] a').first().getAttribute('href');
  const offered = new Set<string>();
  for (const path of ['/agenda', event ?? '', '/nieuws']) {
    await page.goto(path);
    const links = await page
      .locator('a[href^="/api/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    for (const href of links) offered.add(href ?? '');
  }
  expect([...offered].some((href) => href.includes('event.ics'))).toBe(true);
  for (const href of offered) expect((await page.request.get(href)).status(), href).toBe(200);
});
