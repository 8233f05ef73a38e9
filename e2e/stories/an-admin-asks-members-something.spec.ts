import type { Page } from '@playwright/test';
import { atWidths, expectAccessible, expectNoOverflow } from '../accessibility.ts';
import { visitOn } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { undo } from '../notifications.ts';
import { openBrowserOf } from '../sign-in.ts';

const drawer = (page: Page) => page.getByRole('dialog');
const list = (page: Page) => page.getByRole('grid', { name: 'Vereniging' });
const questions = (page: Page) => list(page).getByRole('row').locator('strong').allTextContents();

async function fillIn(page: Page, question: string): Promise<void> {
  const inDutch = (label: string) => drawer(page).getByRole('textbox', { name: new RegExp(`^${label}, Nederlands`) });
  await inDutch('Vraag').fill(question);
  await inDutch('Kop').fill('Vereniging');
  await drawer(page).getByRole('button', { name: 'Bewaren' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(list(page).getByRole('row', { name: question })).toBeVisible();
}

test('questions are made, put in order, asked, and taken away with a way back', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  await signInAs('Admin');
  await visit('/admin/profile-fields');
  const add = page.getByRole('button', { name: 'Veld toevoegen' });
  await add.click();
  await drawer(page).getByRole('button', { name: 'Bewaren' }).click();
  await expect(drawer(page).getByRole('link', { name: 'Vul in het Nederlands in wat u vraagt.' })).toBeVisible();
  await expectAccessible(page, 'the drawer with a fault');
  await fillIn(page, 'Rugnummer');
  await add.click();
  await fillIn(page, 'Ploeg');
  await expect.poll(() => questions(page)).toEqual(['Rugnummer', 'Ploeg']);

  // With the keyboard: Enter on the handle, up to the first place, Enter.
  const team = list(page).getByRole('row', { name: 'Ploeg' });
  await list(page).getByRole('row', { name: 'Rugnummer' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(team).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(team.getByRole('button', { name: 'Ploeg slepen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list(page).locator('[data-drop-target]')).toHaveCount(1);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect.poll(() => questions(page)).toEqual(['Ploeg', 'Rugnummer']);
  await atWidths(page, [390, 1280], async (width, expectGood) => {
    await expectNoOverflow(page, `the list at ${width} px`);
    await expectGood(page, `the list at ${width} px`);
  });

  const member = await openBrowserOf(browser, site, 'Standard', { acceptsTerms: true });
  await visitOn(member, '/account/profile');
  await expect(member.getByRole('textbox', { name: /^Ploeg/ })).toBeVisible();

  const removeTeam = async () => {
    await list(page).getByRole('button', { name: 'Ploeg wijzigen' }).click();
    await drawer(page).getByRole('button', { name: 'Verwijderen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
    await expect.poll(() => questions(page)).toEqual(['Rugnummer']);
  };
  await removeTeam();
  await undo(page, 'Profielveld verwijderd');
  await expect.poll(() => questions(page)).toEqual(['Ploeg', 'Rugnummer']);
  await removeTeam();
  await visitOn(member, '/account/profile');
  await expect(member.getByRole('textbox', { name: /^Rugnummer/ })).toBeVisible();
  await expect(member.getByRole('textbox', { name: /^Ploeg/ })).toHaveCount(0);
  await member.context().close();
});
