import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { notification, undo } from '../notifications.ts';
import { accountOf } from '../sign-in.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const title = 'Melding openbare ruimte';
const rowsOf = (page: Page) => page.locator('tbody [role="row"]');
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Inzending' });

async function guidOf(page: Page): Promise<string> {
  const answer = await page.request.get('/api/submissions:forms');
  const forms = (await answer.json()) as { guid: string; title: string }[];
  return forms.find((form) => form.title === title)?.guid ?? '';
}

/** Somebody without any other right gets a role that deals with the form. */
async function giveRole(page: Page, form: string, email: string): Promise<string> {
  const made = await page.request.post('/api/roles', { data: { name: `Buitendienst ${Date.now()}` } });
  const role = (await made.json()) as { id: string };
  const people = await page.request.get(`/api/users?${new URLSearchParams({ search: email })}`);
  const [{ guid } = { guid: '' }] = ((await people.json()) as { users: { guid: string }[] }).users;
  expect((await page.request.post(`/api/roles/${role.id}/members`, { data: { guids: [guid] } })).status()).toBe(200);
  const { settings } = (await (await page.request.get(`/api/forms/${form}`)).json()) as { settings: object };
  const changed = { ...settings, handlerRoleIds: [role.id] };
  expect((await page.request.put(`/api/forms/${form}/settings`, { data: changed })).status()).toBe(200);
  return role.id;
}

test('a view is kept under a name, by keyboard, shared and taken away', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  const guid = await guidOf(page);
  await visit(`/admin/forms/${guid}?pile=nobody`);
  await page.getByRole('button', { name: 'Weergaven' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Deze weergave bewaren…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Deze weergave bewaren' });
  await expect(dialog.getByRole('textbox', { name: 'Naam' })).toBeFocused();
  await page.keyboard.type('Nog van niemand');
  await dialog.getByRole('checkbox', { name: 'Ook voor wie dit formulier behandelt' }).press('Space');
  await expectAccessible(page, 'a view that is kept');
  await dialog.getByRole('button', { name: 'Bewaren' }).press('Enter');
  await expect(dialog).toBeHidden();
  const chooser = page.getByRole('button', { name: 'Nog van niemand' });
  await expect(chooser).toBeFocused();

  await visit(`/admin/forms/${guid}`);
  await page.getByRole('button', { name: 'Weergaven' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Nog van niemand (gedeeld)' }).press('Enter');
  await expect(page).toHaveURL(/pile=nobody/);
  await expect(chooser).toBeVisible();
  await chooser.press('Enter');
  await page.getByRole('menuitem', { name: 'Weergaven beheren…' }).press('Enter');
  const manage = page.getByRole('dialog', { name: 'Weergaven beheren' });
  await expectAccessible(page, 'views that are managed');
  await manage.getByRole('button', { name: 'Nog van niemand weghalen' }).press('Enter');
  await expect(manage.getByText('Er zijn geen weergaven meer.')).toBeVisible();
  await manage.getByRole('button', { name: 'Klaar' }).press('Enter');
  await undo(page, 'Weergave ‘Nog van niemand’ weggehaald');
  await expect(chooser).toBeVisible();
});

test('a handler by role exports what is filtered, reads the dashboard and is told why', async ({
  page,
  visit,
  signInAs,
  site,
}) => {
  await signInAs('Admin');
  const guid = await guidOf(page);
  const email = accountOf(site, 'Standard').email;
  await giveRole(page, guid, email);

  await signInAs('Standard');
  await visit('/admin/submissions');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.getByRole('button', { name: 'Status', exact: true }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Wacht op inwoner' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(rowsOf(page).filter({ hasText: 'Nieuw' })).toHaveCount(0);
  await page.getByRole('button', { name: /inzending(en)? exporteren$/ }).press('Enter');
  const choices = page.getByRole('dialog', { name: 'Inzendingen exporteren' });
  await expect(choices.getByRole('checkbox', { name: 'Zonder persoonsgegevens' })).toBeChecked();
  await choices.getByRole('checkbox', { name: 'Met bijlagen, als zip' }).press('Space');
  // The way out that a popover has for screen readers lies beside its dialog, in no landmark.
  await expectAccessible(page, 'what is exported', ['region']);
  await choices.getByRole('button', { name: /Tekst met puntkomma/ }).press('Enter');
  const tray = page.getByRole('region', { name: 'Exports' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    tray.getByRole('link', { name: 'Downloaden' }).first().click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);

  await page.getByRole('button', { name: 'Meer van dit formulier' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Wie behandelt dit, en waarom?' }).press('Enter');
  const why = page.getByRole('dialog', { name: 'Wie behandelt dit, en waarom' });
  await expect(why.getByText(/via Buitendienst/).first()).toBeVisible();
  await expectAccessible(page, 'who handles a form, and why');
  await page.keyboard.press('Escape');
  await expect(why).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();

  const parts = page.getByRole('navigation', { name: 'Onderdelen van dit formulier' });
  await expect(parts.getByRole('link', { name: 'Vragen' })).toHaveCount(0);
  await parts.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(parts.getByRole('link', { name: 'Inzendingen' })).toBeVisible();
});

test('of a submission a draft is made in a list, once', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit(`/admin/forms/${await guidOf(page)}`);
  await rowsOf(page).nth(7).focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await panel.getByRole('button', { name: 'Meer' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Maak er een item van' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Maak er een item van' });
  await expect(dialog.getByRole('button', { name: /In welke lijst/ })).toBeVisible();
  await expectAccessible(page, 'an item of a submission');
  await expectNoOverflow(page);
  await dialog.getByRole('button', { name: 'Maak concept' }).press('Enter');
  const made = page.getByRole('dialog', { name: 'Concept gemaakt' });
  await expect(made.getByRole('link', { name: 'Open het concept' })).toBeVisible();
  await made.getByRole('button', { name: 'Blijf hier' }).press('Enter');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Item gemaakt:' })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await expect(notification(page, 'Concept gemaakt')).toBeVisible();

  await panel.getByRole('button', { name: 'Meer' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Maak er een item van' }).press('Enter');
  await expect(dialog.getByText('Hier is al een item van gemaakt')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Open dit item' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Maak er nog een' }).press('Enter');
  // The button that makes it has the name of the one that asked for it.
  await expect(dialog.getByRole('button', { name: /In welke lijst/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Maak er nog een' }).press('Enter');
  await made.getByRole('button', { name: 'Neem terug' }).press('Enter');
  await expect(made).toBeHidden();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Item teruggenomen:' })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});
