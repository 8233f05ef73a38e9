import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser, visitOn } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { notification, undo } from '../notifications.ts';
import { readMailTo } from '../outbox.ts';
import { accountOf } from '../sign-in.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const title = 'Melding openbare ruimte';
const rowsOf = (page: Page) => page.locator('tbody [role="row"]');
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Inzending' });
const pile = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Stapels' }).getByRole('link', { name });

async function countOn(page: Page, name: string): Promise<number> {
  return Number.parseInt((await pile(page, name).textContent()) ?? '', 10);
}

async function guidOf(page: Page, name: string): Promise<string> {
  const answer = await page.request.get('/api/submissions:forms');
  const forms = (await answer.json()) as { guid: string; title: string }[];
  return forms.find((form) => form.title === name)?.guid ?? '';
}

/** Which one stands in a row. */
async function referenceIn(page: Page, index: number): Promise<string> {
  return /ML-\d{4}-\d{4}/.exec((await rowsOf(page).nth(index).textContent()) ?? '')?.[0] ?? '';
}

/** What lies half behind the bar on top is too small to press. */
const toTop = (page: Page) => page.evaluate(() => scrollTo(0, 0));

test('the inbox of a form is opened from the forms; piles, words and filters narrow it', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin');
  await visit('/admin/forms?q=Melding');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(Math.min(25, await countOn(page, 'Open')));
  await expectAccessible(page, 'an inbox');
  await expectNoOverflow(page);

  await pile(page, 'Van niemand').click();
  await expect(pile(page, 'Van niemand')).toHaveAttribute('aria-current', 'true');
  const free = await countOn(page, 'Van niemand');
  await expect(page.getByRole('button', { name: /^Pak op: / })).toHaveCount(Math.min(25, free));

  // Whoever picks one up stays in the table.
  await page
    .getByRole('button', { name: /^Pak op: / })
    .first()
    .click();
  await expect(notification(page, 'gegeven')).toBeVisible();
  await expect(pile(page, 'Van niemand')).toContainText(String(free - 1));
  await expect(page.locator('body')).not.toBeFocused();
  await undo(page, 'gegeven');
  await expect(pile(page, 'Van niemand')).toContainText(String(free));

  await pile(page, 'Open').click();
  await expect(pile(page, 'Open')).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Status', exact: true }).press('Enter');
  await page.getByRole('menuitemcheckbox', { name: 'Wacht op inwoner' }).press('Enter');
  await page.keyboard.press('Escape');
  await expect(rowsOf(page).first()).toContainText('Wacht op inwoner');
  await expect(rowsOf(page).filter({ hasText: 'Nieuw' })).toHaveCount(0);
  await page.getByRole('button', { name: /Status: Wacht op inwoner/ }).press('Enter');
  await expect(rowsOf(page).filter({ hasText: 'Nieuw' })).not.toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  const reference = await referenceIn(page, 3);
  await page.getByRole('searchbox', { name: 'Kenmerk, adres of woord' }).fill(reference);
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(rowsOf(page)).toContainText(reference);
  await page.getByRole('searchbox', { name: 'Kenmerk, adres of woord' }).fill('dit staat nergens in');
  await expect(page.getByText('Niets gevonden')).toBeVisible();
  await page.getByRole('link', { name: 'Wis de filters' }).click();
  await expect(rowsOf(page)).toHaveCount(Math.min(25, await countOn(page, 'Open')));

  await page.getByRole('navigation', { name: 'Onderdelen van dit formulier' }).getByText('Dashboard').click();
  await expect(page).toHaveURL(/\/\d+\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a clerk works through the list by keyboard', async ({ page, visit, signInAs, site }) => {
  await signInAs('Admin');
  // Of who left an address.
  await visit(`/admin/forms/${await guidOf(page, title)}?answer=keepme:yes`);
  const first = await referenceIn(page, 0);
  const second = await referenceIn(page, 1);
  const panel = panelOf(page);
  await rowsOf(page).first().focus();
  await page.keyboard.press('j');
  await expect(panel.getByRole('link', { name: first })).toBeVisible();
  await page.keyboard.press('j');
  await expect(panel.getByRole('link', { name: second })).toBeVisible();
  await expect(rowsOf(page).nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(panel.getByRole('link', { name: first })).toBeVisible();
  await expect(rowsOf(page).first()).toBeFocused();
  await toTop(page);
  await expectAccessible(page, 'a submission beside the list');
  await expectNoOverflow(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'a submission in the dark');
  await page.emulateMedia({ colorScheme: 'light' });

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link', { name: second })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link', { name: first })).toBeVisible();

  // A note, then a mail, of the one that is open.
  await page.keyboard.press('n');
  const note = panel.getByRole('textbox', { name: 'Notitie voor collega’s' });
  await expect(note).toBeFocused();
  await page.keyboard.type('Buitendienst gaat kijken, jaren oude klacht.');
  await panel.getByRole('button', { name: 'Notitie bewaren' }).press('Enter');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Buitendienst gaat kijken' })).toBeVisible();
  await expect(note).toBeFocused();
  await expect(note).toHaveValue('');

  await rowsOf(page).first().focus();
  await page.keyboard.press('r');
  const mail = panel.getByRole('textbox', { name: 'Bericht aan de inwoner' });
  await expect(mail).toBeFocused();
  const to = /Aan (\S+@\S+)/.exec((await panel.textContent()) ?? '')?.[1]?.replace(/(example).*/, '$1') ?? '';
  await page.keyboard.type('Wij komen morgen langs.');
  await panel.getByRole('button', { name: 'Alleen sturen' }).press('Enter');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Wij komen morgen langs.' })).toBeVisible();
  const { text } = await readMailTo(site, to, 'submission-reply');
  expect(text).toContain('Wij komen morgen langs.');
  expect(text).toContain(first);

  // Of nobody yet: Enter gives it to oneself.
  await rowsOf(page).nth(1).focus();
  await page.keyboard.press('a');
  const dialog = page.getByRole('dialog', { name: 'Geven aan' });
  await expect(dialog.getByRole('combobox', { name: 'Behandelaar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expectAccessible(page, 'who is given it');
  await dialog.getByRole('combobox', { name: 'Behandelaar' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(notification(page, 'gegeven')).toBeVisible();
  await expect(rowsOf(page).nth(1)).toBeFocused();

  await rowsOf(page).first().focus();
  await page.keyboard.press('e');
  await expect(panel.getByRole('link', { name: second })).toBeVisible();
  await expect(rowsOf(page).first()).toContainText(second);
  await expect(rowsOf(page).first()).toBeFocused();
  await undo(page, 'Inzending afgehandeld');
  await expect(rowsOf(page).first()).toContainText(first);

  await panel.getByRole('button', { name: 'Sluit de inzending' }).press('Enter');
  await expect(panel).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();

  // By a key on a row that is not open yet, too.
  await rowsOf(page).first().focus();
  await page.keyboard.press('r');
  await expect(mail).toBeFocused();
  await page.keyboard.type('Het is verholpen.');
  await panel.getByRole('button', { name: 'Stuur en handel af' }).press('Enter');
  await expect(rowsOf(page).first()).toContainText(second);
  await expect(panel.getByRole('link', { name: second })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test('several are labelled and dealt with at once, and taken back', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit(`/admin/forms/${await guidOf(page, title)}`);
  const open = await countOn(page, 'Open');
  await rowsOf(page).nth(3).focus();
  await page.keyboard.press('x');
  await rowsOf(page).nth(4).focus();
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar');
  await expect(bar).toContainText('2 gekozen');
  // The bar lies over the foot of the list, which scrolls below it: what is half behind it is no small button.
  await expectAccessible(page, 'an inbox with some chosen', ['target-size']);
  await bar.getByRole('button', { name: 'Label' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Label toevoegen aan 2 inzendingen' });
  await expect(dialog.getByRole('textbox', { name: 'Nieuw label' })).toBeFocused();
  await expectAccessible(page, 'labels');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Typ een label of kies er een.')).toBeVisible();
  await page.keyboard.type('wijkteam');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(rowsOf(page).filter({ hasText: 'wijkteam' })).toHaveCount(2);
  await expect(page.locator('body')).not.toBeFocused();
  await undo(page, 'Label wijkteam toegevoegd');
  await expect(rowsOf(page).filter({ hasText: 'wijkteam' })).toHaveCount(0);

  for (const index of [0, 1]) {
    await rowsOf(page).nth(index).focus();
    await page.keyboard.press('x');
  }
  await bar.getByRole('button', { name: 'Afhandelen' }).press('Enter');
  await expect(pile(page, 'Open')).toContainText(String(open - 2));
  await expect(bar).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  await undo(page, '2 inzendingen afgehandeld');
  await expect(pile(page, 'Open')).toContainText(String(open));
});

test('an answer is redacted, and a submission goes to the trash and back', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  const guid = await guidOf(page, title);
  // Of who left a name; not one that another story writes to.
  await visit(`/admin/forms/${guid}?answer=keepme:yes`);
  const reference = await referenceIn(page, 5);
  await rowsOf(page).nth(5).focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page);
  await expect(panel.getByRole('link', { name: reference })).toBeVisible();
  await panel.getByRole('button', { name: 'Meer' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Lak persoonsgegevens' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Lak persoonsgegevens' });
  await expect(dialog.getByRole('checkbox', { name: 'Uw naam' })).toBeChecked();
  await expectAccessible(page, 'what is redacted');
  await dialog.getByRole('button', { name: /^Lak \d antwoord/ }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('gelakt', { exact: true }).first()).toBeVisible();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Gelakt:' })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
  await toTop(page);
  await expectAccessible(page, 'a redacted submission');

  await panel.getByRole('button', { name: 'Meer' }).press('Enter');
  await page.getByRole('menuitem', { name: /Naar prullenbak/ }).press('Enter');
  await expect(rowsOf(page).filter({ hasText: reference })).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
  await visit(`/admin/forms/${guid}?pile=trash`);
  await expect(rowsOf(page)).toHaveCount(1);
  await rowsOf(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link', { name: reference })).toBeVisible();
  await expectAccessible(page, 'a submission in the trash');
  await panel.getByRole('button', { name: 'Meer' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Terugzetten' }).press('Enter');
  await expect(page.getByText('De prullenbak is leeg')).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test('what a colleague does elsewhere appears by itself', async ({ page, context, visit, signInAs }) => {
  await signInAs('Admin');
  const path = `/admin/forms/${await guidOf(page, title)}?pile=nobody`;
  await visit(path);
  const reference = await referenceIn(page, 0);
  const other = await context.newPage();
  await visitOn(other, path);
  await rowsOf(other).first().focus();
  await other.keyboard.press('e');
  await expect(rowsOf(page).filter({ hasText: reference })).toHaveCount(0);
  await undo(other, 'Inzending afgehandeld');
  await expect(rowsOf(page).filter({ hasText: reference })).toHaveCount(1);
});

test('on a phone a submission is a screen of its own', async ({ page, visit, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('Admin');
  await visit(`/admin/forms/${await guidOf(page, title)}?answer=keepme:yes`);
  await expect(rowsOf(page).nth(2)).toBeVisible();
  await expectAccessible(page, 'an inbox on a phone');
  await expectNoOverflow(page);
  const reference = await referenceIn(page, 2);
  await rowsOf(page).nth(2).getByRole('link').click();
  await expect(page.getByText(reference).first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Bericht aan de inwoner' })).toBeVisible();
  await expectAccessible(page, 'a submission on a phone');
  await expectNoOverflow(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'a submission on a phone in the dark');
});

test('who has a role that deals with one form finds that one alone', async ({
  page,
  browser,
  visit,
  signInAs,
  site,
  noise,
}) => {
  await signInAs('Admin');
  const mine = await guidOf(page, title);
  const others = await guidOf(page, 'Stel uw vraag');
  const list = await page.request.get(`/api/forms/${others}/submissions`);
  const [notMine] = ((await list.json()) as { submissions: { guid: string }[] }).submissions;
  const role = (await (await page.request.post('/api/roles', { data: { name: 'Buitendienst' } })).json()) as {
    id: string;
  };
  const email = accountOf(site, 'Standard').email;
  const people = await page.request.get(`/api/users?${new URLSearchParams({ search: email })}`);
  const [{ guid } = { guid: '' }] = ((await people.json()) as { users: { guid: string }[] }).users;
  expect((await page.request.post(`/api/roles/${role.id}/members`, { data: { guids: [guid] } })).status()).toBe(200);
  const form = (await (await page.request.get(`/api/forms/${mine}`)).json()) as { settings: object };
  const settings = { ...form.settings, handlerRoleIds: [role.id] };
  expect((await page.request.put(`/api/forms/${mine}/settings`, { data: settings })).status()).toBe(200);

  await signInAs('Standard');
  await visit('/admin/submissions');
  await expect(page.getByRole('heading', { level: 1, name: 'Inzendingen' })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(1);
  await expectAccessible(page, 'the forms of a handler');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('button', { name: /inzendingen exporteren$/ })).toBeVisible();
  await rowsOf(page).first().focus();
  await page.keyboard.press('n');
  await expect(panelOf(page).getByRole('textbox', { name: 'Notitie voor collega’s' })).toBeFocused();
  await page.keyboard.type('Ik ga kijken.');
  await panelOf(page).getByRole('button', { name: 'Notitie bewaren' }).press('Enter');
  await expect(panelOf(page).getByRole('listitem').filter({ hasText: 'Ik ga kijken.' })).toBeVisible();

  noise.expect(/404/);
  await page.goto(`/admin/forms/${others}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/niet/i);
  await page.goto(`/admin/forms/${others}/${notMine?.guid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/niet/i);

  // Nobody who is not signed in is told more.
  const stranger = await openOtherBrowser(browser, { baseURL: site.address });
  expect((await stranger.request.get(`/api/forms/${mine}/submissions`)).status()).toBe(401);
  await stranger.context().close();
});
