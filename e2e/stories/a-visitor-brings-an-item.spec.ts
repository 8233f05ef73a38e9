import { expectAccessible, expectMainAccessible, expectNoOverflow } from '../accessibility.ts';
import { visitOn, whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { readMailTo } from '../outbox.ts';
import { openBrowserOf } from '../sign-in.ts';

// A long story: patience for a machine that does something else as well.
test.setTimeout(180_000);

const page390 = { width: 390, height: 844 };
const where = '/verkeer-en-parkeren';

test('a visitor on a phone brings an event to a list, proves it by code, and reads it there once an editor said yes', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  await page.setViewportSize(page390);
  await visit(where);
  const way = page.locator('a[href*="/offer/"]');
  const list = /\/offer\/([0-9a-f-]{36})/.exec((await way.getAttribute('href')) ?? '')?.[1];

  // An admin lets the list take something else too, so that there is something to choose.
  await signInAs('Admin');
  const options = { itemTypeNames: ['Idea', 'Event'] };
  const set = await page.request.post(`/api/buildingblockinstance/${list}/options`, { data: options });
  expect(set.status()).toBe(200);
  await page.context().clearCookies();

  await visit(where);
  await way.click();
  await whenApplicationRuns(page);
  await page.getByRole('textbox', { name: /In één zin/ }).fill('Fietsles op het plein');
  await page.getByRole('navigation', { name: 'Wat brengt u in?' }).getByRole('link', { name: 'activiteit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nieuw: activiteit' })).toBeVisible();
  // What was typed stays whatever is chosen.
  await expect(page.getByRole('textbox', { name: /In één zin/ })).toHaveValue('Fietsles op het plein');
  await expectAccessible(page, 'bringing an item');
  await expectNoOverflow(page);

  // What is missing is told at its field.
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByRole('textbox', { name: /Toelichting/ })).toBeFocused();
  await expect(page.getByText('Schrijf een toelichting.')).toBeVisible();
  await page.getByRole('textbox', { name: /Toelichting/ }).fill('Voor wie het nog niet durft.');
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill('fietsles@post.example');
  await page.getByRole('button', { name: 'Verstuur' }).click();

  await page.waitForURL(/\/offered\//);
  await whenApplicationRuns(page);
  await expect(page.getByText('Het wacht op uw bevestiging.')).toBeVisible();
  await expectMainAccessible(page, 'what waits for its code');
  await expectNoOverflow(page);
  const { code } = await readMailTo(site, 'fietsles@post.example', 'contribution');
  await page.getByRole('textbox', { name: /Code van zes cijfers/ }).fill(code);
  await page.getByRole('button', { name: 'Bevestig' }).click();
  await expect(page.getByText('Het wacht op een redacteur.')).toBeVisible();

  const editor = await openBrowserOf(browser, site, 'Admin');
  await visitOn(editor, '/admin/offers');
  await expect(editor.getByText('Fietsles op het plein').first()).toBeVisible();
  await expectAccessible(editor, 'what people brought');
  await editor.getByRole('button', { name: 'Plaats: Fietsles op het plein' }).press('Enter');
  await expect(editor.getByText('Geplaatst: Fietsles op het plein. Wie het inbracht krijgt een mail.')).toBeVisible();
  await expect(editor.locator('body')).not.toBeFocused();
  await editor.context().close();

  await visit(where);
  await expect(page.getByRole('link', { name: 'Fietsles op het plein' })).toBeVisible();
});
