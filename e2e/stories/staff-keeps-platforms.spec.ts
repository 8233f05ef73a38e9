import type { Page } from '@playwright/test';
import { expectAccessible, expectMainAccessible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { notification } from '../notifications.ts';

/** Browsers take every name below it for this machine. */
const host = 'zeedorp.localhost';

const rowOf = (page: Page, key: string) =>
  page.getByRole('grid', { name: 'Platforms' }).getByRole('row').filter({ hasText: key });

/** By keyboard, as everything here. */
async function choose(page: Page, key: string, action: string) {
  await rowOf(page, key).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(rowOf(page, key).getByRole('button', { name: /^Acties voor/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: action }).press('Enter');
}

test('who runs the installation makes a second platform, suspends it, lets it go and takes that back', async ({
  page,
  browser,
  noise,
  site,
  visit,
  signInAs,
}) => {
  const port = new URL(site.address).port;
  await signInAs('Mett');
  await visit('/admin/installation');
  const make = page.getByRole('button', { name: 'Nieuw platform' });

  await test.step('first the one that is there gets the name by which it is open now', async () => {
    await make.press('Enter');
    const form = page.getByRole('dialog', { name: 'Nieuw platform' });
    await form.getByRole('textbox', { name: 'Sleutel' }).fill('Zee dorp');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('link', { name: /Gebruik kleine letters/ })).toBeVisible();
    await form.getByRole('textbox', { name: 'Sleutel' }).fill('zeedorp');
    await form.getByRole('textbox', { name: 'Namen (adressen)' }).fill(host);
    noise.expect(/409/);
    await form.getByRole('button', { name: 'Maak platform' }).press('Enter');
    await expect(form.getByText(/Een platform zonder naam is niet meer te bereiken/)).toBeVisible();
    await expectAccessible(page, 'a platform that cannot be made yet');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Weggaan zonder bewaren' }).press('Enter');
    await expect(make).toBeFocused();

    await choose(page, 'vloedhaven', 'Namen');
    const names = page.getByRole('dialog', { name: /^Namen van/ });
    await names.getByRole('textbox', { name: 'Namen (adressen)' }).fill('127.0.0.1');
    await names.getByRole('button', { name: 'Bewaar' }).press('Enter');
    await expect(names).toBeHidden();
    await expect(rowOf(page, 'vloedhaven')).toContainText('127.0.0.1');
  });

  await test.step('then a second one is made, with a link for its first admin', async () => {
    await make.press('Enter');
    const form = page.getByRole('dialog', { name: 'Nieuw platform' });
    await form.getByRole('textbox', { name: 'Sleutel' }).fill('zeedorp');
    await form.getByRole('textbox', { name: 'Namen (adressen)' }).fill(host);
    await form.getByRole('button', { name: 'Maak platform' }).press('Enter');
    const made = page.getByRole('dialog', { name: 'Het platform is gemaakt' });
    const link = made.getByRole('code');
    await expect(link).toHaveText(new RegExp(`^http://${host}:${port}/setup/`), { timeout: 60_000 });
    await expectAccessible(page, 'the link for a first admin');
    const address = (await link.textContent()) ?? '';
    await made.getByRole('button', { name: 'Klaar' }).press('Enter');
    await expect(rowOf(page, 'zeedorp')).toContainText('Werkt');

    const admin = await browser.newPage();
    await admin.goto(address);
    await expect(admin.getByRole('textbox', { name: /E-mailadres/ })).toBeVisible();
    await admin.close();
  });

  const named = { headers: { host: `${host}:${port}` } };
  const visited = async () => (await page.request.get(site.address, named)).status();

  await test.step('suspended it answers to nobody, until that is undone', async () => {
    const before = await visited();
    expect(before).not.toBe(503);
    await choose(page, 'zeedorp', 'Zet stil');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Er gaat niets verloren');
    await expectAccessible(page, 'whether to suspend a platform');
    await question.getByRole('button', { name: 'Zet stil' }).press('Enter');
    await expect(rowOf(page, 'zeedorp')).toContainText('Stilgezet');
    expect(await visited()).toBe(503);
    await notification(page, 'is stilgezet').getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
    await expect(rowOf(page, 'zeedorp')).toContainText('Werkt');
    expect(await visited()).toBe(before);
  });

  await test.step('what goes away does so after thirty days, and can be taken back', async () => {
    await choose(page, 'zeedorp', 'Verwijder');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Na 30 dagen');
    await question.getByRole('button', { name: 'Verwijder' }).press('Enter');
    await expect(rowOf(page, 'zeedorp')).toContainText(/Gaat weg op/);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page, 'the platforms on a phone');
    await expectMainAccessible(page, 'the platforms on a phone');
    await page.setViewportSize({ width: 1280, height: 800 });
    await choose(page, 'zeedorp', 'Neem verwijderen terug');
    await expect(rowOf(page, 'zeedorp')).toContainText('Werkt');
  });

  await test.step('nobody takes away the name that they are on', async () => {
    await choose(page, 'vloedhaven', 'Namen');
    const names = page.getByRole('dialog', { name: /^Namen van/ });
    await names.getByRole('textbox', { name: 'Namen (adressen)' }).fill('www.vloedhaven.example');
    noise.expect(/409/);
    await names.getByRole('button', { name: 'Bewaar' }).press('Enter');
    await expect(names.getByRole('link', { name: /De naam waaronder u hier nu bent/ })).toBeVisible();
  });
});
