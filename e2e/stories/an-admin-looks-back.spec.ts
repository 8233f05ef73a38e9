import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible, expectNoOverflow, expectReachable } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

// A long story: patience for a machine that does something else as well.
test.setTimeout(180_000);

const path = '/wonen-en-leven/geboorte';

/** The page with another title, published. */
async function publish(page: Page, title: string): Promise<{ before: string }> {
  const { pageGuid } = await (await page.request.get(`/api/pages:atPath?path=${path}`)).json();
  const copy = await (await page.request.get(`/api/pages/${pageGuid}/working-copy`)).json();
  const before = copy.document.title.$lang.nl;
  const document = { ...copy.document, title: { $lang: { ...copy.document.title.$lang, nl: title } } };
  const saved = await page.request.put(`/api/pages/${pageGuid}`, { data: { sequence: copy.sequence, document } });
  expect(saved.status()).toBe(200);
  expect((await page.request.post(`/api/pages/${pageGuid}/publish`, { data: {} })).status()).toBe(200);
  return { before };
}

test('the site as of a moment before a publication', async ({ page, visit, signInAs }) => {
  await signInAs('Admin', { acceptsTerms: true });
  const { before: title } = await publish(page, 'Een kind aangeven');

  // What changed last is at the top, and leads to the site of before it.
  await visit('/admin/time-machine');
  const change = page.getByRole('listitem').filter({ hasText: 'Een kind aangeven' });
  await expect(change).toContainText('Pagina gepubliceerd');
  await expectAccessible(page, 'what changed');
  const before = await change.getByRole('link', { name: 'Toon de site ervoor' }).getAttribute('href');
  await page.goto(`${before}${path.slice(1)}`);
  const bar = page.getByRole('region', { name: 'Tijdmachine' });
  await expect(bar).toContainText('U bekijkt de site van');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectAccessible(page, 'the site as it was');

  // A link stays at the moment, and the next publication is one press away.
  await page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`${before}$`));
  await page.goBack();
  await bar.getByRole('link', { name: /^Volgende publicatie/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Een kind aangeven');

  // Back to now is the page itself.
  await bar.getByRole('link', { name: 'Terug naar nu' }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('an admin compares two days and reads what changed', async ({ page, visit, signInAs }) => {
  await signInAs('Admin', { acceptsTerms: true });
  const { before } = await publish(page, 'Uw baby inschrijven');
  const renamed = await page.request.put('/api/platformsettingvalues/platformName', {
    data: { value: 'Gemeente Vloedhaven aan Zee' },
  });
  expect(renamed.status()).toBe(200);

  // From the site as it was to both side by side, in one press.
  await visit('/admin/time-machine');
  const change = page.getByRole('listitem').filter({ hasText: 'Uw baby inschrijven' });
  await page.goto(
    `${await change.getByRole('link', { name: 'Toon de site ervoor' }).getAttribute('href')}${path.slice(1)}`,
  );
  await page.getByRole('link', { name: 'Vergelijk met nu' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twee dagen naast elkaar');
  const [was, is] = [page.frameLocator('iframe').first(), page.frameLocator('iframe').last()];
  await expect(was.getByRole('heading', { level: 1 }).locator('del').first()).toBeVisible();
  await expect(was.getByRole('heading', { level: 1 })).toHaveText(before);
  await expect(is.getByRole('heading', { level: 1 })).toHaveText('Uw baby inschrijven');
  await expect(is.getByRole('heading', { level: 1 }).locator('ins').first()).toBeVisible();
  await expectAccessible(page, 'two days side by side');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'two days side by side in the dark');
  await page.emulateMedia({ colorScheme: 'light' });

  // In words, and step by step: the one that is stepped to is shown in both.
  const words = page.getByRole('region', { name: 'In woorden' });
  // The title stands above the way to it, too.
  const row = words.getByRole('listitem').filter({ hasText: 'Uw baby inschrijven' }).filter({ hasText: before }).last();
  await expect(row).toContainText('Anders');
  // When it came, and with what: the page with a version, what every page has with the setting.
  await expect(row).toContainText(/versie \d+, door /);
  await expect(page.getByRole('navigation', { name: 'Wanneer er iets veranderde op deze pagina' })).toBeVisible();
  const count = await words.getByRole('listitem').count();
  await page.getByRole('button', { name: 'Volgende verandering' }).click();
  await expect(page.getByText(`1 van ${count}`, { exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`^Verandering 1 van ${count}: `))).toBeAttached();
  await row.getByRole('button', { name: /^Toon verandering/ }).click();
  await expect(is.locator('h1 ins[data-current]')).toBeInViewport();
  await expect(was.locator('h1 del[data-current]')).toBeInViewport();

  // What else changed meanwhile, whatever page it was done to: by its name, with what it was and is.
  const between = page.getByRole('region', { name: 'Wat er op de hele site veranderde' });
  const setting = between.getByRole('listitem').filter({ hasText: 'Naam van de site' });
  await expect(setting.locator('del')).toHaveText('weg: Gemeente Vloedhaven');
  await expect(setting.locator('ins')).toHaveText('erbij: Gemeente Vloedhaven aan Zee');

  // A link within one of the two leads on to that page at both moments: here to what every page shows.
  await is.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/time-machine\/compare\?.*path=%2F$/);
  await expect(page.getByText(/verandering(en)? op \/$/)).toBeVisible();
  await expect(words.locator('ins').filter({ hasText: 'aan Zee' }).first()).toBeVisible();
  await expect(words.getByText(/Instelling veranderd Naam van de site/).first()).toBeVisible();
});

test('the time machine on a phone: the bar, what changed, and two days below each other', async ({
  page,
  visit,
  signInAs,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('Admin', { acceptsTerms: true });
  await publish(page, 'Een kind op komst');
  await visit('/admin/time-machine');
  await expectNoOverflow(page, 'the time machine on a phone');
  await expectReachable(page, 'the time machine on a phone');
  const change = page.getByRole('listitem').filter({ hasText: 'Een kind op komst' });
  const before = await change.getByRole('link', { name: 'Toon de site ervoor' }).getAttribute('href');
  await change.getByRole('link', { name: 'Naast elkaar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Twee dagen naast elkaar');
  const [was, is] = [page.locator('iframe').first(), page.locator('iframe').last()];
  await expect(is.contentFrame().locator('h1 ins').first()).toBeVisible();
  const [above, below] = [await was.boundingBox(), await is.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  await expectNoOverflow(page, 'two days on a phone');
  await expectReachable(page, 'two days on a phone');

  await page.goto(`${before}${path.slice(1)}`);
  const bar = page.getByRole('region', { name: 'Tijdmachine' });
  await expect(bar).toContainText('U bekijkt de site van');
  await expectNoOverflow(page, 'the site as it was on a phone');
  await expectReachable(page, 'the site as it was on a phone');
  // Colours of its own, not those of a page without styles.
  const background = await bar.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(background).not.toBe('rgba(0, 0, 0, 0)');
  // A strip, until more of it is asked for.
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(50);
  await expect(bar.getByRole('link', { name: 'Terug naar nu' })).toBeVisible();
  await bar.getByRole('checkbox', { name: 'Toon de hele tijdmachine' }).press('Space');
  await expectReachable(page, 'the whole bar on a phone');
  await bar.getByRole('link', { name: /^Volgende publicatie/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Een kind op komst');
});
