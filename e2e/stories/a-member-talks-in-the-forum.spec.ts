import type { Page } from '@playwright/test';
import { acceptTerms } from '../accepted-terms.ts';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { visitOn, whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';

// A long story: patience for a machine that does something else as well.
test.setTimeout(180_000);

const nl = (words: string) => ({ $lang: { nl: words } });

/** An admin makes a forum with two topics, of which the first has an answer of theirs. Answers who they are. */
async function placeForum(page: Page, segment: string): Promise<string> {
  await acceptTerms(page);
  const post = async <T>(path: string, data: object): Promise<T> =>
    (await (await page.request.post(path, { data })).json()) as T;
  const list = crypto.randomUUID();
  const block = {
    guid: list,
    buildingBlockName: 'List',
    layoutPosition: 'main',
    sortId: 0,
    options: { itemTypeNames: ['Topic'], view: 'topics', defaultSortBy: 'talkedOn_desc' },
    addPermission: 'Users',
  };
  const document = { title: nl(segment), buildingBlockInstances: [block] };
  const { guid } = await post<{ guid: string }>('/api/pages', { kind: 'page', document });
  await post('/api/menuitems', { name: nl(segment), pageGuid: guid, isVisible: true });
  await page.request.post(`/api/pages/${guid}/publish`, { data: {} });
  const topics = await post<{ guid: string }[]>(`/api/listitem/list/${list}`, [
    { listItemTypeName: 'Topic', title: 'Het pleintje' },
    { listItemTypeName: 'Topic', title: 'De bakfiets' },
  ]);
  const key = 'k'.repeat(32);
  await post(`/api/threads/item/${topics[0]?.guid}`, { text: 'Er komt een bankje.', key });
  const me = await (await page.request.get('/api/profiles:loggedIn')).json();
  return (me as { firstName: string }).firstName;
}

test('a member reads what is new in a forum and answers by keyboard with somebody’s name; a manager pins and closes', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin');
  const admin = await placeForum(page, 'forum-van-de-straat');
  await page.context().clearCookies();

  await signInAs('Standard');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/forum-van-de-straat');
  const titles = page.getByRole('heading', { level: 2 }).or(page.getByRole('heading', { level: 3 }));
  const topic = page.getByRole('listitem').filter({ hasText: 'Het pleintje' });
  await expect(titles.filter({ hasText: /pleintje|bakfiets/ })).toHaveText(['Het pleintje', 'De bakfiets']);
  await expect(topic).toContainText('1 reactie');
  await expect(topic).toContainText('1 nieuw');
  await expectAccessible(page, 'a forum with something new');
  await expectNoOverflow(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'a forum in the dark');
  await page.emulateMedia({ colorScheme: 'light' });

  // By keyboard alone: into the topic, an @, a name by arrow and Enter, and sent.
  await topic.getByRole('link', { name: 'Het pleintje' }).press('Enter');
  await page.waitForURL(/pleintje/);
  await whenApplicationRuns(page);
  const field = page.getByRole('textbox', { name: /Uw reactie/ });
  await field.focus();
  await page.keyboard.type(`Mooi, @${admin.slice(0, 3)}`);
  const offered = page.getByRole('option', { name: new RegExp(admin) }).first();
  await expect(offered).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('status').filter({ hasText: /Kies met/ })).toHaveCount(1);
  await expectAccessible(page, 'names behind an @');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(field).toHaveValue(new RegExp(`^Mooi, @${admin}.* $`));
  await page.keyboard.type('wanneer?');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Foto toevoegen')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: /^Reactie van/ }).filter({ hasText: 'wanneer?' });
  await expect(answer).toBeFocused();
  await expect(answer.getByText(new RegExp(`^@${admin}`))).toBeVisible();

  // What one read and wrote oneself is not new; all of the rest goes by one press.
  await visit('/forum-van-de-straat');
  await expect(topic).toContainText('2 reacties');
  await expect(topic).not.toContainText('nieuw');
  await expect(page.getByRole('listitem').filter({ hasText: 'De bakfiets' })).toContainText('Nieuw');
  await page.getByRole('button', { name: 'Markeer alles als gelezen' }).press('Enter');
  await expect(page.getByText('Alles is gelezen.')).toBeVisible();
  await expect(page.getByText('Nieuw', { exact: true })).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  await page.context().clearCookies();

  await signInAs('ContentManager');
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit('/forum-van-de-straat');
  await page.getByRole('link', { name: 'De bakfiets' }).click();
  await page.waitForURL(/bakfiets/);
  await whenApplicationRuns(page);
  await page.getByRole('button', { name: 'Zet bovenaan' }).press('Enter');
  await expect(page.getByText('Dit staat nu boven de andere gesprekken.')).toBeVisible();
  await page.getByRole('button', { name: 'Sluit dit gesprek' }).press('Enter');
  await expect(page.getByText('Dit gesprek is gesloten. Reageren kan niet meer.')).toBeVisible();
  await page.getByRole('button', { name: 'Maak ongedaan' }).press('Enter');
  await expect(page.getByText('Teruggedraaid.')).toBeVisible();
  await page.getByRole('button', { name: 'Sluit dit gesprek' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Open dit gesprek weer' })).toBeVisible();
  await expectAccessible(page, 'a closed topic, to who moderates');
  await page.context().clearCookies();

  // Kept for visitors, and right at once.
  await visitOn(page, '/forum-van-de-straat');
  const first = page.getByRole('listitem').filter({ hasText: 'De bakfiets' });
  await expect(titles.filter({ hasText: /pleintje|bakfiets/ })).toHaveText(['De bakfiets', 'Het pleintje']);
  await expect(first).toContainText('Bovenaan');
  await expect(first).toContainText('Gesloten');
});
