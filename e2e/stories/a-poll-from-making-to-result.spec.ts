import type { Page } from '@playwright/test';
import { acceptTerms } from '../accepted-terms.ts';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser, visitOn, whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { readMailTo } from '../outbox.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const nl = (words: string) => ({ $lang: { nl: words } });
const choices = [
  { key: 'stairs', label: nl('Zwemtrap') },
  { key: 'trees', label: nl('Bomen en schaduw') },
  { key: 'ferry', label: nl('Veer naar de overkant') },
];

/** An admin, who is signed in, puts a poll on a page of its own. */
async function placePoll(page: Page, segment: string, block: object, options: object = {}): Promise<string> {
  await acceptTerms(page);
  const guid = crypto.randomUUID();
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { data })).json()) as { guid: string };
  const placed = {
    guid,
    buildingBlockName: 'Poll',
    layoutPosition: 'main',
    sortId: 0,
    ...block,
    options: { question: nl('Wat komt eerst op de kade?'), choices, results: 'always', ...options },
  };
  const own = await post('/api/pages', {
    kind: 'page',
    document: { title: nl(segment), buildingBlockInstances: [placed] },
  });
  await post('/api/menuitems', { name: nl(segment), pageGuid: own.guid, isVisible: true });
  await page.request.post(`/api/pages/${own.guid}/publish`, { data: {} });
  return guid;
}

const poll = (page: Page) => page.getByRole('region', { name: 'Wat komt eerst op de kade?' });
const row = (page: Page, name: string) => poll(page).getByRole('row', { name: new RegExp(name) });

test('an admin makes a poll by keyboard, a member votes and thinks again, and it is closed', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin', { acceptsTerms: true });
  const made = (await (
    await page.request.post('/api/pages', { data: { kind: 'page', document: { title: nl('Kade') } } })
  ).json()) as { guid: string };
  await page.request.post('/api/menuitems', { data: { name: nl('kade'), pageGuid: made.guid, isVisible: true } });
  await visit(`/edit/${made.guid}`);

  // The block, its question and its answers, without a mouse.
  const empty = page.getByRole('button', { name: 'Hoofdkolom is leeg. Blok toevoegen' });
  await empty.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Zoek een blok' }).fill('peiling');
  await expect(page.getByRole('option', { name: /^Peiling/ })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Kop' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Vraag' }).first()).toBeFocused();
  await page.keyboard.type('Wat komt eerst op de kade?');
  await page.keyboard.press('Escape');
  const outline = page.getByRole('navigation', { name: 'Overzicht van de pagina' });
  await outline.getByRole('listitem').last().getByRole('button').first().press('Enter');
  const drawer = page.getByRole('complementary', { name: 'Opties' });
  await expect(drawer).toBeVisible();
  const answers = drawer.getByRole('group', { name: 'Antwoorden' });
  for (const words of ['Zwemtrap', 'Bomen en schaduw']) {
    await answers.getByRole('button', { name: /toevoegen/i }).press('Enter');
    await answers.getByRole('textbox', { name: 'Antwoord' }).fill(words);
    await expect(poll(page).getByText(words)).toBeVisible();
  }
  await expect(drawer.getByText('Wie kan stemmen?')).toBeVisible();
  await expectAccessible(page, 'the options of a poll');
  await page.getByRole('button', { name: 'Publiceren', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Gepubliceerd', exact: true })).toBeVisible();

  await visit('/kade');
  await poll(page).getByRole('radio', { name: 'Zwemtrap' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(poll(page).getByText('Uw stem telt mee.')).toBeVisible();
  await expect(row(page, 'Zwemtrap, uw keuze')).toContainText('100');
  await expectAccessible(page, 'having voted');
  await poll(page).getByRole('link', { name: 'Wijzig uw stem' }).press('Enter');
  await poll(page).getByRole('radio', { name: 'Bomen en schaduw' }).check();
  await poll(page).getByRole('button', { name: 'Stem', exact: true }).press('Enter');
  await expect(poll(page).getByText('Uw stem is gewijzigd.')).toBeVisible();
  await expect(row(page, 'Zwemtrap')).toContainText('0');

  await poll(page).getByRole('link', { name: 'Beheer peiling' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wat komt eerst op de kade?');
  await expectAccessible(page, 'managing a poll');
  await page.getByRole('button', { name: 'Sluit nu' }).press('Enter');
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await dialog.getByRole('button', { name: 'Sluit nu' }).press('Enter');
  await expect(page.getByText('De peiling is gesloten.')).toBeVisible();
  await visit('/kade');
  await expect(poll(page).getByText(/^Gesloten op/)).toBeVisible();
  await expect(poll(page).getByRole('button', { name: 'Stem', exact: true })).toHaveCount(0);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'a closed poll, in the dark');
});

test('a visitor on a phone proves their vote by the code of a mail, and it is known in that browser', async ({
  page,
  signInAs,
  browser,
  site,
}) => {
  await signInAs('Admin');
  await placePoll(page, 'peiling-met-bewijs', { addPermission: 'Verify' });
  const phone = await openOtherBrowser(browser, {
    baseURL: site.address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  await visitOn(phone, '/peiling-met-bewijs');
  await expectNoOverflow(phone);
  await poll(phone).getByRole('button', { name: 'Stem', exact: true }).click();
  await expect(poll(phone).getByRole('alert')).toHaveText('Kies een antwoord.');
  await poll(phone).getByRole('radio', { name: 'Veer naar de overkant' }).check();
  await poll(phone).getByRole('textbox', { name: 'E-mailadres' }).fill('loes@post.example');
  await expectAccessible(phone, 'a poll for a proven address');
  await poll(phone).getByRole('button', { name: 'Stem', exact: true }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Bevestig uw stem');
  await whenApplicationRuns(phone);
  await expectAccessible(phone, 'a vote that waits');

  // Others see nothing of it, the browser that sent it does.
  await visitOn(page, '/peiling-met-bewijs');
  await whenApplicationRuns(page);
  await poll(page).getByRole('link', { name: 'Bekijk stand' }).click();
  await expect(row(page, 'Veer')).toContainText('0');
  await visitOn(phone, '/peiling-met-bewijs');
  await expect(poll(phone).getByText('Uw stem telt nog niet')).toBeVisible();
  await poll(phone).getByRole('link', { name: 'Vul code in' }).click();

  const { code } = await readMailTo(site, 'loes@post.example', 'contribution');
  await phone.getByRole('textbox', { name: /Code van zes cijfers/ }).fill(code);
  await phone.getByRole('button', { name: 'Bevestig' }).click();
  await expect(poll(phone).getByText(/uw stem telt mee/)).toBeVisible();
  await expect(row(phone, 'Veer naar de overkant, uw keuze')).toContainText('100');
  await whenApplicationRuns(phone);
  await expectAccessible(phone, 'a vote that was proven');
  await expectNoOverflow(phone);
  await phone.context().close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a vote is posted, changed and taken back, and what is wrong is told', async ({ page, signInAs }) => {
    await signInAs('Admin');
    await placePoll(page, 'peiling-zonder-script', { addPermission: 'Public' });
    await page.context().clearCookies();
    await page.goto('/peiling-zonder-script');
    const vote = poll(page).getByRole('button', { name: 'Stem', exact: true });
    await vote.click();
    await expect(poll(page).getByText('Kies een antwoord.')).toBeVisible();
    await poll(page).getByRole('radio', { name: 'Zwemtrap' }).check();
    await vote.click();
    await expect(poll(page).getByText('Uw stem telt mee.')).toBeVisible();
    await expect(row(page, 'Zwemtrap, uw keuze')).toContainText('100');
    await poll(page).getByRole('link', { name: 'Wijzig uw stem' }).click();
    await expect(poll(page).getByRole('radio', { name: 'Zwemtrap' })).toBeChecked();
    await poll(page).getByRole('radio', { name: 'Veer naar de overkant' }).check();
    await vote.click();
    await expect(row(page, 'Veer naar de overkant, uw keuze')).toContainText('100');
    await poll(page).getByRole('button', { name: 'Trek uw stem in' }).click();
    await expect(poll(page).getByText('Uw stem is ingetrokken.')).toBeVisible();
    await poll(page).getByRole('link', { name: 'Bekijk stand' }).click();
    await expect(row(page, 'Zwemtrap')).toContainText('0');
  });
});
