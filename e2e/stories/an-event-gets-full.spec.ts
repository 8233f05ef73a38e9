import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser, visitOn, whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { readMailTo } from '../outbox.ts';
import { placeEvent } from '../place-event.ts';
import { sendAsAPerson } from '../send-as-a-person.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const send = (page: Page) => page.getByRole('button', { name: 'Versturen', exact: true });

/** By keys alone, to the overview. */
async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: /Uw naam/ }).focus();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type(`${name.toLowerCase()}@post.example`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Controleren en versturen' })).toBeVisible();
}

test('on a phone: the last place goes, the next one waits, and moves up when the first signs off', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  await signInAs('Admin');
  const { guid, path } = await placeEvent(page, 'wandelingen', { capacity: 2, mostGuests: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(path);
  const panel = page.getByRole('region', { name: 'Aanmelden' });
  await expect(panel.getByText('Nog 2 plaatsen vrij.')).toBeVisible();
  await expectAccessible(page, 'an event with places');
  await expectNoOverflow(page);

  await fillIn(page, 'Anna');
  await page.getByRole('combobox', { name: /Hoeveel mensen neemt u mee/ }).selectOption('1');
  await send(page).press('Enter');
  await expect(page.getByText('U bent aangemeld')).toBeVisible();
  await whenApplicationRuns(page);
  await expectAccessible(page, 'the receipt of a sign-up');
  await expectNoOverflow(page);

  // Somebody else, a moment later.
  const other = await openOtherBrowser(browser, { baseURL: site.address, viewport: { width: 390, height: 844 } });
  await visitOn(other, path);
  await expect(other.getByText(/Vol\. U komt op de wachtlijst/)).toBeVisible();
  await expectAccessible(other, 'an event that is full');
  await other.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(other, 'an event that is full, in the dark');
  await other.emulateMedia({ colorScheme: 'light' });
  await fillIn(other, 'Bram');
  await send(other).press('Enter');
  await expect(other.getByText('U staat op de wachtlijst, als nummer 1')).toBeVisible();
  await whenApplicationRuns(other);
  await expectAccessible(other, 'the receipt of who waits');

  // Asked first: a place that is given up is somebody else's at once.
  await page.getByRole('button', { name: 'Afmelden' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Afmelden' }).press('Enter');
  await expect(page.getByText('U bent afgemeld')).toBeVisible();

  const { text, link } = await readMailTo(site, 'bram@post.example', 'sign-up-movedUp');
  expect(text).toContain('Er is een plaats vrijgekomen');
  const { pathname, search } = new URL(link);
  await other.goto(pathname + search);
  await expect(other.getByText('U bent aangemeld')).toBeVisible();
  await other.context().close();

  await signInAs('Admin');
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(`/admin/signups/${guid}`);
  await expect(title(page)).toHaveText('Avondwandeling langs de dijk');
  await expect(page.getByRole('row', { name: /Bram/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Anna/ })).toHaveCount(0);
  await expectAccessible(page, 'the list of the organiser');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same is posted, with guests, and so is signing off', async ({ page, signInAs }) => {
    await signInAs('Admin');
    const { path } = await placeEvent(page, 'wandelingen-zonder-script', { capacity: 3, mostGuests: 2 });
    await page.goto(path);
    await expect(page.getByText('Nog 3 plaatsen vrij.')).toBeVisible();
    await page.getByRole('textbox', { name: /Uw naam/ }).fill('Carla');
    await page.getByRole('textbox', { name: /E-mailadres/ }).fill('carla@post.example');
    await page.getByRole('button', { name: /^Volgende/ }).click();
    await page.getByRole('combobox', { name: /Hoeveel mensen neemt u mee/ }).selectOption('2');
    await sendAsAPerson(send(page), page.getByText('U bent aangemeld'));
    await expect(page.getByText('Gasten')).toBeVisible();
    await page.getByRole('button', { name: 'Afmelden' }).click();
    await expect(page.getByText('U bent afgemeld')).toBeVisible();
  });
});
