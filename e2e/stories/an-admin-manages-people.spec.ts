import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { holdNotification } from '../notifications.ts';
import { openBrowserOf } from '../sign-in.ts';

const table = (page: Page) => page.getByRole('grid', { name: 'Leden' });
const names = (page: Page) => table(page).getByRole('rowheader');

/** Other stories on the same server may have let people in. */
const countOf = async (page: Page, query = '') =>
  ((await (await page.request.get(`/api/users?${query}`)).json()) as { totalNumberOfItems: number }).totalNumberOfItems;

test('people are searched, filtered and sorted, and the address can be shared', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/admin/users');
  const everyone = await countOf(page);
  const some = await countOf(page, 'type=Admin&type=Standard');
  await expect(names(page)).toHaveCount(everyone);
  await expectAccessible(page);

  await page.getByRole('searchbox', { name: 'Naam of e-mail' }).fill('visser');
  await expect(names(page)).toHaveCount(1);
  await expect(page).toHaveURL('/admin/users?q=visser');
  await page.getByRole('searchbox', { name: 'Naam of e-mail' }).press('Escape');
  await expect(names(page)).toHaveCount(everyone);

  await page.getByRole('button', { name: 'Accounttype' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Beheerder' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Standaard' }).click();
  await page.keyboard.press('Escape');
  await expect(names(page)).toHaveCount(some);
  await expect(page).toHaveURL(/type=Standard.*type=Admin|type=Admin.*type=Standard/);
  await page.reload();
  await expect(names(page)).toHaveCount(some);
  await expectAccessible(page);
  await page.getByRole('button', { name: /Accounttype: .* verwijderen/ }).click();
  await expect(names(page)).toHaveCount(everyone);

  await page.getByRole('columnheader', { name: 'Naam' }).click();
  await expect(page).toHaveURL(/sort=name_desc/);
  await expect(names(page).last()).toContainText('Amina');

  await visit('/admin/users?q=niemandheetzo&active=true');
  await expect(page.getByRole('heading', { name: 'Geen leden met deze filters' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Wis filters' }).click();
  await expect(names(page)).toHaveCount(everyone);
});

test('a summary opens beside the table, with what someone may and why', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/admin/users');
  await page.getByRole('link', { name: /Noor/ }).click();
  const panel = page.getByRole('complementary', { name: /Samenvatting van Noor/ });
  await expect(panel.getByRole('heading', { name: 'Wat mag Noor, en waarom?' })).toBeVisible();
  await expect(panel).toContainText('Projectgroep Havenkwartier');
  await expectAccessible(page);
  await panel.getByRole('button', { name: 'Paneel sluiten' }).click();
  await expect(panel).toHaveCount(0);
});

test('many get a role at once, and it can be undone', async ({ page, visit, signInAs }) => {
  // As high as the whole table: what lies half under the toolbar would count as too small to press.
  await page.setViewportSize({ width: 1280, height: 1900 });
  await signInAs('Admin');
  const made = await page.request.post('/api/roles', { data: { name: 'Wijkpanel Oost' } });
  const { id } = await made.json();
  await visit('/admin/users');
  await table(page).getByRole('row', { name: /Noor/ }).press('Space');
  await table(page).getByRole('row', { name: /Joris/ }).press('Space');
  await expect(page.getByRole('toolbar')).toContainText('2 gekozen');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rol geven' }).click();
  await page.getByRole('radio', { name: 'Wijkpanel Oost' }).press('Space');
  await page.getByRole('dialog').getByRole('button', { name: 'Rol geven' }).click();
  await holdNotification(page, '2 leden gewijzigd');
  const members = async () => (await (await page.request.get(`/api/roles/${id}/members`)).json()).totalNumberOfItems;
  expect(await members()).toBe(2);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(members).toBe(0);

  await table(page).getByRole('row', { name: /Noor/ }).press('Space');
  await table(page).getByRole('row', { name: /Amina/ }).press('Space');
  await page.getByRole('button', { name: 'Deactiveren' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactiveren' }).click();
  await expect(page.getByText('dit is uw eigen account')).toBeVisible();
  await expect(table(page).getByRole('row', { name: /Noor/ })).toContainText('Gedeactiveerd');
  await page.getByRole('button', { name: 'Ongedaan maken' }).last().click();
  await expect(table(page).getByRole('row', { name: /Noor/ })).toContainText('Actief');
});

test('a box that a script or a screen reader goes to is the one that Space chooses', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin');
  const chosen = () => table(page).getByRole('row', { selected: true });
  await visit('/admin/users');
  // Without a pointer, and before anything in the table had the focus.
  await table(page)
    .getByRole('checkbox')
    .first()
    .evaluate((box) => (box as HTMLElement).focus());
  await page.keyboard.press('Space');
  await expect(chosen()).toHaveCount(await names(page).count());
  await visit('/admin/users');
  await table(page)
    .getByRole('checkbox')
    .nth(3)
    .evaluate((box) => (box as HTMLElement).focus());
  await page.keyboard.press('Space');
  await expect(chosen()).toHaveCount(1);
  await expect(table(page).getByRole('row').nth(3)).toHaveAttribute('aria-selected', 'true');
});

test('someone’s name and rights are changed, with undo, by keyboard', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  await signInAs('Admin');
  const { users } = await (await page.request.get('/api/users?search=lotte')).json();
  // At work elsewhere, so that there is a session to show.
  const account = site.accounts.find(({ email }) => email === users[0].email);
  const lotte = await openBrowserOf(browser, site, account ?? 'nobody');
  await lotte.context().close();
  await visit(`/admin/users/${users[0].guid}/profile`);
  await expectAccessible(page);
  await page.getByLabel('Achternaam').fill('Witte');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lotte de Witte');
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Witte');
  for (const category of ['Voorkeuren', 'Activiteit', 'Privacy', 'Beveiliging']) {
    await page
      .getByRole('navigation', { name: 'Onderdelen van dit account' })
      .getByRole('link', { name: category })
      .press('Enter');
    await expect(page.getByRole('link', { name: category })).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page, category);
  }
  await expect(page.getByRole('grid', { name: 'Waar is ingelogd' }).getByRole('rowheader')).not.toHaveCount(0);
});

test('a role is made, gets a member, and names what hangs on it before it goes', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/admin/roles');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Rol maken' }).first().click();
  await page.getByLabel(/Naam/).fill('Tijdelijk');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Tijdelijk' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Lid toevoegen' }).fill('noor');
  await page.getByRole('option', { name: /Noor/ }).click();
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Leden' }).getByRole('rowheader')).toContainText('Noor');
  await expectAccessible(page);

  const roles = await (await page.request.get('/api/roles')).json();
  const project = roles.find(({ name }: { name: string }) => name.startsWith('Projectgroep'));
  await visit(`/admin/roles/${project.id}`);
  await page.getByRole('button', { name: 'Rol verwijderen' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('personen verliezen deze rol');
  await expect(question).toContainText('Projectgroep Havenkwartier');
  await expect(question).toContainText('alleen deze rol');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Annuleren' }).click();
});

test('the chosen columns are kept', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/admin/users');
  await page.getByRole('button', { name: 'Kolommen kiezen' }).click();
  await page.getByRole('checkbox', { name: 'Rollen' }).press('Space');
  await page.getByRole('checkbox', { name: 'Status' }).press('Space');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'Rollen' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'Rollen' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Status' })).toHaveCount(0);
});

test('the export is a file', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/admin/users?q=noor');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exporteren' }).click();
  expect((await download).suggestedFilename()).toBe('leden.csv');
});

test('the log is a file too, of what was asked for', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/admin/audit?area=session');
  const link = page.getByRole('link', { name: 'Exporteren als CSV' });
  await expect(link).toHaveAttribute('href', /^\/api\/audit:export\?.*area=session/);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('logboek.csv');
});

test('people, roles and invitations fit a phone', async ({ page, visit, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('Admin');
  for (const path of ['/admin/users', '/admin/roles', '/admin/invitations', '/admin/invitations/new']) {
    await visit(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoOverflow(page, path);
    await expectAccessible(page, path);
  }
  await visit('/admin/users');
  const actions = page.getByRole('button', { name: 'Acties voor Noor van Dijk' });
  expect((await actions.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await actions.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Volledig profiel', 'Deactiveren']);
  await page.keyboard.press('Escape');
  await table(page).getByRole('row', { name: /Noor/ }).press('ArrowLeft');
  await expect(actions).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Volledig profiel' })).toBeFocused();
});
