import type { APIRequestContext, Page } from '@playwright/test';
import { atWidths, expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser, visitOn } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { notification, undo } from '../notifications.ts';
import { readMailTo } from '../outbox.ts';
import { accountOf, openBrowserOf } from '../sign-in.ts';

interface ListedPage {
  guid: string;
  title: string;
  path: string | null;
}

const section = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
/** What the button does, and to which row. */
const doing = (what: string, title: string) => ({ name: new RegExp(`^${what} ?: ${title}`) });
const headers = (request: string) => ({ origin: new URL(request).origin });

async function planReviews(request: APIRequestContext, address: string, titles: readonly string[], day: string) {
  const answer = await request.get('/api/pages:overview?itemCount=100');
  const { pages } = (await answer.json()) as { pages: ListedPage[] };
  const guids = titles.map((title) => pages.find((one) => one.title === title)?.guid ?? title);
  const data = { action: 'review', pages: guids.map((guid) => ({ guid, reviewOn: day })) };
  const changed = await request.post('/api/pages:bulk', { headers: headers(address), data });
  expect(changed.status()).toBe(200);
  return guids;
}

test('an admin starts the day: what is old is still right, by keyboard, and undone', async ({
  page,
  visit,
  signInAs,
  site,
}) => {
  await signInAs('Admin', { acceptsTerms: true });
  const titles = ['Verhuizen', 'Parkeervergunning', 'Zwembad De Golf'];
  await planReviews(page.request, site.address, titles, '2026-01-01');
  await visit('/admin/start');
  await expect(page.getByRole('heading', { level: 1, name: /^Goede(morgen|middag|navond), / })).toBeVisible();
  const old = section(page, 'Na te kijken');
  // The demo has some of its own, of later days.
  const rows = old.getByRole('listitem').filter({ hasText: new RegExp(titles.join('|')) });
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveTitle(/^\(\d+\) Start/);
  await expectAccessible(page, 'the start of the day');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the start of the day in the dark');
  await page.emulateMedia({ colorScheme: 'light' });

  const words = (await rows.allTextContents()).map((text) => titles.find((title) => text.includes(title)) ?? '');
  const [first = '', second = ''] = words;
  await old.getByRole('button', doing('Klopt nog', first)).press('Enter');
  await expect(notification(page, `${first} nagekeken tot`)).toBeVisible();
  // The focus goes on to the next row, not to its button: one press does one thing.
  await expect(rows.filter({ hasText: second })).toBeFocused();
  await expect(rows).toHaveCount(2);
  await undo(page, `${first} nagekeken tot`);
  await expect(rows).toHaveCount(3);
  await expect(rows.filter({ hasText: first })).toBeFocused();

  await old.getByRole('link', doing('Bewerken', first)).press('Enter');
  await expect(page).toHaveURL(/\/edit$/);
});

test('what others do comes in by itself, without a word, and is counted in the tab', async ({
  page,
  visit,
  signInAs,
  site,
}) => {
  await signInAs('Admin', { acceptsTerms: true });
  await planReviews(page.request, site.address, ['Veelgestelde vragen'], '2026-01-02');
  await visit('/admin/start');
  await expect(page).toHaveTitle(/^\(\d+\) Start/);
  const before = Number(/^\((\d+)\)/.exec(await page.title())?.[1]);
  await planReviews(page.request, site.address, ['Home'], '2026-01-02');
  await expect(page).toHaveTitle(new RegExp(`^\\(${before + 1}\\) Start`));
  await expect(section(page, 'Na te kijken').getByRole('listitem').filter({ hasText: 'Home' })).toBeVisible();
  await expect(page.locator('#said')).toHaveText('');
});

test('someone who signed up is let in, another is refused after a question', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  await signInAs('Admin', { acceptsTerms: true });
  const changes = [{ key: 'registration', value: 'approval', was: 'open' }];
  const saved = await page.request.put('/api/platformsettingvalues', {
    headers: headers(site.address),
    data: { changes },
  });
  expect(saved.status(), await saved.text()).toBe(200);
  for (const name of ['Bram', 'Sara']) {
    const visitor = await openOtherBrowser(browser, { baseURL: site.address });
    const email = `${name.toLowerCase()}@haven.example`;
    await visitOn(visitor, '/register');
    await visitor.getByLabel('Voornaam').fill(name);
    await visitor.getByRole('textbox', { name: /E-mailadres/ }).fill(email);
    await visitor.getByLabel(/achtwoord \(verplicht\)/).fill('een lang wachtwoord 1');
    await visitor.getByRole('button', { name: 'Account maken' }).click();
    await visitOn(visitor, (await readMailTo(site, email, 'complete-registration')).link);
    await visitor.getByRole('button', { name: 'Bevestigen' }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Uw account wacht op goedkeuring' })).toBeVisible();
    await visitor.context().close();
  }

  await visit('/admin/start');
  const waiting = section(page, 'Nieuwe leden');
  await expect(waiting.getByRole('listitem')).toHaveText([/Bram wil meedoen/, /Sara wil meedoen/]);
  await waiting.getByRole('button', doing('Toelaten', 'Bram')).press('Enter');
  await expect(notification(page, 'Bram is toegelaten')).toBeVisible();
  await expect(waiting.getByRole('listitem')).toBeFocused();
  await waiting.getByRole('button', doing('Weigeren…', 'Sara')).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Sara weigeren?' });
  await question.getByRole('button', { name: 'Annuleren' }).press('Enter');
  await expect(waiting.getByRole('button', doing('Weigeren…', 'Sara'))).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Weigeren' }).press('Enter');
  await expect(waiting).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('an editor sees their own pages and no closed doors, on a phone too', async ({
  page,
  signInAs,
  site,
  browser,
}) => {
  const editor = await openBrowserOf(browser, site, 'ContentManager');
  const { email } = accountOf(site, 'ContentManager');
  await signInAs('Admin');
  const [guid = ''] = await planReviews(page.request, site.address, ['Agenda'], '2026-01-03');
  await planReviews(page.request, site.address, ['Home'], '2026-01-03');
  const owners = await page.request.get(`/api/pages:owners?search=${encodeURIComponent(email)}`);
  const [owner] = (await owners.json()) as { id: string }[];
  const data = { action: 'owner', pages: [{ guid, ownerId: owner?.id }] };
  await page.request.post('/api/pages:bulk', { headers: headers(site.address), data });

  await visitOn(editor, '/admin/start');
  await expect(editor.getByText('U zorgt voor 5 pagina’s.')).toBeVisible();
  await expect(editor.getByRole('heading', { level: 1, name: /^Dag / })).toBeVisible();
  // One list, without headings to read past.
  const tasks = section(editor, 'Wat u te doen hebt');
  const agenda = tasks.getByRole('listitem').filter({ hasText: 'Agenda' });
  await expect(agenda).toHaveText(/Klopt dit nog\?/);
  await expect(tasks.getByRole('listitem').filter({ hasText: 'Home' })).toHaveCount(0);
  await expect(tasks.getByRole('heading')).toHaveCount(0);
  await atWidths(editor, [390, 1280], async (width, expectGood) => {
    await expectNoOverflow(editor, `the start of an editor at ${width} px`);
    await expectGood(editor, `the start of an editor at ${width} px`);
  });
  await tasks.getByRole('button', doing('Klopt nog', 'Agenda')).press('Enter');
  await expect(agenda).toHaveCount(0);
  expect(await editor.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
});

test('an admin begins a news message from the start screen, by keyboard, and finds it back there', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin', { acceptsTerms: true });
  await visit('/admin/start');
  await page.getByRole('button', { name: 'Nieuwsbericht' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nieuwsbericht' });
  await expect(dialog.getByRole('textbox', { name: /^Titel/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Geef het item een titel.')).toBeVisible();
  await expectAccessible(page, 'a new item from the start screen');
  await page.keyboard.type('Brug een week dicht');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/i\/\w+\/brug-een-week-dicht\/edit$/);
  await visit('/admin/start');
  const recent = section(page, 'Verder met').getByRole('listitem').filter({ hasText: 'Brug een week dicht' });
  await expect(recent).toContainText('nog te publiceren');
  await recent.getByRole('link').press('Enter');
  await expect(page).toHaveURL(/brug-een-week-dicht\/edit$/);
});
