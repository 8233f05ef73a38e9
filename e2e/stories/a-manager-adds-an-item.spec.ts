import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { dictionary } from 'react-aria-components/i18n';
import type WordsOfParts from 'react-aria-components/i18n/en-US';
import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { undo } from '../notifications.ts';

// With everything that moves, as most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const drawer = (page: Page) => page.getByRole('dialog');
const item = (page: Page, title: string) => page.locator('[data-item]', { hasText: title });

test('an item is added where it is read, changed, and deleted with a way back', async ({ page, visit, signInAs }) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await visit('/nieuws');
  await page.getByRole('button', { name: 'Toevoegen' }).click();
  await drawer(page).getByRole('button', { name: 'Publiceren' }).click();
  await expect(drawer(page).getByRole('link', { name: 'Geef een titel.' })).toBeVisible();
  await expectAccessible(page, 'the drawer with a fault');

  await drawer(page)
    .getByRole('textbox', { name: /^Titel/ })
    .fill('IJsbaan op het Kaaiplein');
  await drawer(page)
    .getByRole('textbox', { name: /^Samenvatting/ })
    .fill('Vanaf zaterdag kunt u schaatsen.');
  // As readers will see it, by the width of a phone; nothing of it is saved, and the form is as it was.
  await drawer(page).getByRole('button', { name: 'Voorbeeld' }).click();
  const preview = page.getByRole('dialog', { name: 'Voorbeeld: IJsbaan op het Kaaiplein' });
  const shown = preview.frameLocator('iframe');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('IJsbaan op het Kaaiplein');
  await expectAccessible(page, 'the preview of an item');
  await preview.getByRole('radio', { name: 'Telefoon' }).click();
  await expect(shown.getByText('Vanaf zaterdag kunt u schaatsen.')).toBeVisible();
  expect(await shown.locator('html').evaluate((root) => [root.clientWidth, root.scrollWidth])).toEqual([390, 390]);
  await shown.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Escape');
  await expect(preview).toHaveCount(0);
  await expect(drawer(page).getByRole('button', { name: 'Voorbeeld' })).toBeFocused();
  // A draft is saved without leaving it, and is not among what visitors read.
  await page.keyboard.press('Control+s');
  await expect(drawer(page).getByText(/^Bewaard als concept om/)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Publiceren' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(item(page, 'IJsbaan op het Kaaiplein')).toBeVisible();
  await expectAccessible(page, 'the list for who may change it');

  await page.getByRole('button', { name: 'IJsbaan op het Kaaiplein wijzigen' }).click();
  await drawer(page)
    .getByRole('textbox', { name: /^Titel/ })
    .fill('Schaatsen op het Kaaiplein');
  // A change that is not published yet waits in this browser, and the item says so.
  await drawer(page).getByRole('button', { name: 'Bewaar voor later' }).click();
  await expect(item(page, 'IJsbaan op het Kaaiplein')).toContainText('Wijziging niet gepubliceerd');
  await page.getByRole('button', { name: 'IJsbaan op het Kaaiplein wijzigen' }).click();
  await drawer(page).getByRole('button', { name: 'Ga verder met die tekst' }).click();
  await expectAccessible(page, 'the drawer with a change that is not published');
  await drawer(page).getByRole('button', { name: 'Wijziging publiceren' }).click();
  await expect(item(page, 'Schaatsen op het Kaaiplein')).toBeVisible();

  await page.getByRole('button', { name: 'Schaatsen op het Kaaiplein verwijderen' }).click();
  await expect(item(page, 'Schaatsen op het Kaaiplein')).toHaveCount(0);
  await undo(page, 'Item verwijderd');
  await expect(item(page, 'Schaatsen op het Kaaiplein')).toBeVisible();

  // Away again, so that the next story finds the list as it was.
  await page.getByRole('button', { name: 'Schaatsen op het Kaaiplein verwijderen' }).click();
  await expect(item(page, 'Schaatsen op het Kaaiplein')).toHaveCount(0);
});

test('several items are deleted at once, with a way back', async ({ page, visit, signInAs }) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await visit('/nieuws');
  const items = page.locator('[data-item]');
  for (const title of ['De Zuiderdijk', 'Weekmarkt']) {
    await item(page, title).getByText('Kiezen', { exact: true }).click();
  }
  await page.getByRole('button', { name: 'Verwijderen', exact: true }).click();
  await expect(item(page, 'Weekmarkt')).toHaveCount(0);
  await expect(items).toHaveCount(3);
  await undo(page, 'verwijderd');
  await expect(item(page, 'Weekmarkt')).toBeVisible();
  await expect(items).toHaveCount(5);
});

test('an item gets parts in an order, and something that it belongs to', async ({ page, visit, signInAs }) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await visit('/nieuws');
  await page.getByRole('button', { name: 'Weekmarkt verhuist voor drie maanden naar het Kerkplein wijzigen' }).click();
  const parts = drawer(page).getByRole('group', { name: /^Deel \d/ });
  await expect(parts.first()).toBeVisible();
  const before = await parts.count();
  await drawer(page).getByRole('button', { name: 'Tekst toevoegen' }).click();
  await expect(parts).toHaveCount(before + 1);
  await drawer(page)
    .getByRole('textbox', { name: `Deel ${before + 1}: tekst` })
    .fill('Tot op de markt!');
  await drawer(page)
    .getByRole('button', { name: `Deel ${before + 1}: tekst omhoog` })
    .click();
  await expect(drawer(page).getByRole('group', { name: `Deel ${before}: tekst` })).toContainText('Tot op de markt!');
  const parents = drawer(page).getByRole('group', { name: 'Hoort bij' }).getByRole('combobox');
  await parents.click();
  await parents.pressSequentially('Grote Markt', { delay: 30 });
  await page.getByRole('option', { name: 'Een groene Grote Markt' }).click();
  await expect(drawer(page).getByRole('button', { name: 'Een groene Grote Markt weghalen' })).toBeVisible();
  await expectAccessible(page, 'the drawer with parts');
  await drawer(page).getByRole('button', { name: 'Publiceren' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await item(page, 'Weekmarkt').getByRole('link').click();
  await expect(page.getByText('Tot op de markt!')).toBeVisible();
});

/** What React Aria says; its words with something filled in are functions. */
function said(language: string, part: string, name: string): RegExp {
  const words = dictionary.getStringsForLocale(language) as unknown as WordsOfParts;
  const text = words[part]?.[name];
  if (text === undefined) throw new Error(`React Aria has no ${name} in ${part}`);
  return new RegExp(`^${typeof text === 'string' ? text : (text as (values: object) => string)({ date: '' })}`);
}

for (const language of ['de', 'ar']) {
  test(`the calendar of a date speaks the language of the page: ${language}`, async ({ page, visit, signInAs }) => {
    await signInAs('ContentManager', { acceptsTerms: true });
    await visit(`/${language}/agenda`);
    const { listItems } = JSON.parse(readFileSync(`src/languages/${language}/screens.json`, 'utf8'));
    await page.getByRole('button', { name: listItems.manage.add, exact: true }).click();
    const start = drawer(page).getByRole('group', { name: listItems.manage.start, exact: true });
    await expect(
      start.getByRole('spinbutton', { name: said(language, '@react-aria/datepicker', 'day') }),
    ).toBeVisible();
    await start.getByRole('button', { name: said(language, '@react-aria/datepicker', 'calendar') }).click();
    const today = said(language, '@react-aria/calendar', 'todayDate');
    await expect(page.getByRole('button', { name: today })).toBeVisible();
  });
}

test('an admin makes a kind of items', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/admin/item-types');
  await expectAccessible(page, 'the kinds of items');
  await page.getByRole('button', { name: 'Soort toevoegen' }).click();
  await drawer(page).getByLabel('Naam voor één item, Nederlands').fill('recept');
  await drawer(page).getByLabel('Naam voor meer items, Nederlands').fill('recepten');
  await drawer(page).getByRole('button', { name: 'Veld toevoegen' }).click();
  await drawer(page).getByLabel('Vraag, Nederlands').fill('Bereiding');
  await expectAccessible(page, 'the drawer of a kind');
  await drawer(page).getByRole('button', { name: 'Bewaren' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page.getByText('Recept · 1 veld')).toBeVisible();
});
