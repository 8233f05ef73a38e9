import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Zoek of doe iets' });
const marked = (page: Page) => page.locator('[role=option][aria-selected=true]');

/** The key is listened to a moment after the page is there. */
async function open(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await field(page).isVisible())) await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused({ timeout: 2000 });
  }).toPass();
}

async function command(page: Page, words: string): Promise<void> {
  await open(page);
  await page.keyboard.type(words);
}

test('an admin finds a page, a person and a setting, and makes a page, without leaving the keys', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin');
  await visit('/admin/roles');
  const opener = page.getByRole('button', { name: 'Zoek of doe iets' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('kwartier haven');
  await expect(marked(page)).toContainText('Havenkwartier');
  await expect(marked(page)).toContainText('Gepubliceerd');
  await expect(page.getByRole('option', { name: /^Bewerk Havenkwartier/ })).toBeVisible();
  await expectAccessible(page, 'the commands');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the commands in the dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  // A setting is found by what it says, and its field has the focus.
  await command(page, 'naam site');
  await expect(marked(page)).toContainText('Naam van de site');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/settings#setting-platformName$/);
  await expect(page.getByRole('textbox', { name: /Naam van de site/ })).toBeFocused();

  // Only people, and who they are.
  await command(page, '@joris');
  await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(1);
  await expect(marked(page)).toContainText('Contentmanager');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Joris Bakker' })).toBeFocused();

  // With nothing typed: what was chosen last.
  await open(page);
  await expect(page.getByRole('group', { name: 'Laatst' }).getByRole('option').first()).toContainText('Joris Bakker');
  await page.keyboard.type('> onder havenkwartier');
  await expect(marked(page)).toContainText('Nieuwe pagina onder Havenkwartier');
  await page.keyboard.press('Enter');
  const title = page.getByRole('textbox', { name: 'Titel' });
  await expect(title).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Onder welke pagina?' })).toHaveValue(/Havenkwartier/);
  await page.keyboard.type('Kadeplan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/meedoen\/havenkwartier\/kadeplan\/edit$/);

  // In the editor the same field has what can be done on this page as well.
  await expect(page.getByRole('button', { name: 'Publiceren', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await command(page, '> pagina opties');
  await expect(marked(page)).toContainText('Opties van de pagina');
  await page.keyboard.press('Escape');

  await command(page, 'publiceer kadeplan');
  await expect(marked(page)).toContainText('Publiceer Kadeplan…');
  await page.keyboard.press('Enter');
  const asked = page.getByRole('dialog', { name: 'Kadeplan publiceren?' });
  await expectAccessible(page, 'asking whether to publish');
  await asked.getByRole('button', { name: 'Publiceren' }).press('Enter');
  await expect(asked).toBeHidden();
  expect((await page.request.get('/meedoen/havenkwartier/kadeplan')).status()).toBe(200);
});

test('who manages content has them on the site too, without people and settings; a member has none', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('ContentManager');
  await visit('/');
  await command(page, 'havenkwartier');
  await expect(marked(page)).toContainText('Havenkwartier');
  // Straight to writing it.
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/\/meedoen\/havenkwartier\/edit$/);
  await visit('/');
  await command(page, 'joris tijdzone');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await expect(marked(page)).toContainText('Zoek op de site');

  await signInAs('Standard');
  await visit('/');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('without a connection it says so, and what is known here is found all the same', async ({
  page,
  context,
  visit,
  signInAs,
  noise,
}) => {
  await signInAs('Admin');
  await visit('/admin/roles');
  await command(page, 'le');
  await expect(page.getByRole('option', { name: /Ga naar Leden/ })).toBeVisible();
  noise.expect(/ERR_INTERNET_DISCONNECTED/);
  await context.setOffline(true);
  await page.keyboard.type('den');
  await expect(page.getByText('Geen verbinding.')).toBeVisible();
  await expect(page.getByRole('option', { name: /Ga naar Leden/ })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Geen verbinding.')).toBeHidden();
});

test('on a phone the commands and the menu lie over the screen, and are pressed', async ({ page, visit, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('Admin');
  await visit('/admin/settings');
  await page.mouse.wheel(0, 1500);
  const toggle = page.getByRole('button', { name: 'Menu', exact: true });
  await toggle.click();
  const menu = page.getByRole('navigation', { name: 'Beheermenu' });
  await expect(menu.getByRole('link', { name: 'Instellingen van de site' })).toBeInViewport();
  await expectAccessible(page, 'the admin menu on a phone');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await menu.getByRole('button', { name: 'Mensen' }).click();
  await menu.getByRole('link', { name: 'Rollen' }).click();
  await expect(page).toHaveURL(/\/admin\/roles$/);
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: 'Zoek of doe iets' }).click();
  await field(page).fill('havenkw');
  await expect(marked(page)).toContainText('Havenkwartier');
  await expectAccessible(page, 'the commands on a phone');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page
    .getByRole('option', { name: /Ga naar|Havenkwartier/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/meedoen\/havenkwartier$/);
});
