import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { lookAtEditor } from '../look-at-editor.ts';
import { undo } from '../notifications.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const items = (page: Page) => page.locator('[data-item]');
const saved = (page: Page) => page.getByText(/^Bewaard om /);

test('a list is put in order and an item is added to it where it stands, and written on its own page', async ({
  page,
  visit,
  signInAs,
  noise,
}) => {
  // What was still asked of the item when it went into the trash.
  noise.allow(/404 \(Not Found\) \(\S+\/api\/listitem:(?:checks|presence)\//);
  await signInAs('ContentManager', { acceptsTerms: true });
  await visit('/nieuws/edit');
  await expect(items(page).first()).toBeVisible();
  const [first, second] = (await items(page).getByRole('heading').allTextContents()) as [string, string];

  // The menu of the second moves it up: on this page, and for readers once it is published.
  await page.getByRole('button', { name: 'Volgorde', exact: true }).press('Enter');
  const order = page.getByRole('dialog', { name: 'Volgorde van de lijst' });
  await expect(order.getByRole('row').first()).toContainText(first);
  await lookAtEditor(page, 'the order of a list');
  await order.getByRole('button', { name: `Verplaats ${second}` }).click();
  await page.getByRole('menuitem', { name: 'Omhoog' }).press('Enter');
  await expect(order.getByRole('row').first()).toContainText(second);
  await order.getByRole('button', { name: 'Volgorde bewaren' }).press('Enter');
  await expect(items(page).first()).toContainText(second);
  await expect(saved(page)).toBeVisible();
  const theirs = await (await page.request.get('/nieuws')).text();
  expect(theirs.indexOf(first)).toBeLessThan(theirs.indexOf(second));
  await undo(page, 'Volgorde bewaard');
  await expect(items(page).first()).toContainText(first);

  await page.getByRole('button', { name: 'Toevoegen', exact: true }).press('Enter');
  await page.keyboard.type('Ijsbaan');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/nieuws\/i\/\w+\/ijsbaan\/edit$/);
  const fields = page.getByRole('complementary', { name: 'Opties' });
  await expect(fields.getByRole('heading', { name: 'Nieuwsbericht' })).toBeVisible();
  await lookAtEditor(page, 'the editor of an item');
  // To the first field in which nothing is written.
  await page.keyboard.press('Control+i');
  await expect(fields.locator('[role="tabpanel"] :focus')).toBeVisible();

  // What is typed is the item, also after it is opened anew.
  await page.getByRole('main').getByText('Ijsbaan', { exact: true }).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' open');
  await fields.getByText('Uitlichten').click();
  await expect(fields.getByRole('group', { name: /^Uitgelicht tot/ })).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ijsbaan open');

  // Something is said about words of it and about a field, and it is settled.
  await page.getByRole('main').getByText('Ijsbaan open', { exact: true }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+Alt+m');
  await fields.getByRole('textbox', { name: 'Uw reactie' }).fill('Op welk plein?');
  await page.keyboard.press('Control+Enter');
  const said = fields.getByRole('article', { name: /Nieuwsbericht$/ });
  await expect(said.getByText('Op welk plein?')).toBeVisible();
  await expect(said.locator('q')).toContainText('Ijsbaan');
  await fields.getByRole('tab', { name: 'Nieuwsbericht' }).click();
  await fields.getByRole('button', { name: 'Reactie plaatsen bij Onderwerp' }).click();
  const mine = fields.getByRole('textbox', { name: 'Uw reactie' });
  await mine.fill('Sport of Cultuur?');
  // A tablet is turned: what is being typed stays where it is.
  await page.setViewportSize({ width: 390, height: 844 });
  const ofWideBar = page.getByRole('button', { name: 'Bekijk als' });
  await expect(ofWideBar).toHaveCount(0);
  await expect(mine).toHaveValue('Sport of Cultuur?');
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(ofWideBar).toBeVisible();
  await expect(mine).toHaveValue('Sport of Cultuur?');
  await mine.press('Control+Enter');
  // Back at the field, with the way to what was said.
  await fields.getByRole('button', { name: '1 reactie bij Onderwerp' }).click();
  await lookAtEditor(page, 'what is said about an item');
  await said.getByRole('button', { name: 'Afgehandeld' }).click();
  await expect(said).toHaveCount(0);

  await page.getByRole('button', { name: 'Publiceren' }).first().click();
  await expect(page.getByText('Item gepubliceerd')).toBeVisible();

  // What readers would stumble over is found while it is written, and one press leads there.
  await page.getByRole('main').getByText('Typ hier: Beschrijving').click();
  await page.keyboard.type('Dit is BELANGRIJK nieuws.');
  await fields.getByRole('tab', { name: /^Controle/ }).click();
  await fields.getByRole('button', { name: 'Hoofdletters voor nadruk', exact: true }).click();
  await expect(page.locator('[contenteditable="true"]')).toHaveText('Dit is BELANGRIJK nieuws.');
  await lookAtEditor(page, 'what was found in an item');
  await fields.getByRole('button', { name: 'Maak er gewone letters van' }).click();
  await expect(page.getByRole('main').getByText('Dit is Belangrijk nieuws.')).toBeVisible();

  // A second version with a note, what it has that the first had not, and back to the first.
  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Publiceren met een notitie…' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Met een samenvatting.');
  await page.getByRole('dialog').getByRole('button', { name: 'Publiceren' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Versies bekijken' }).click();
  await expect(page).toHaveURL(/\/edit\/versions$/);
  await expect(page.getByRole('heading', { name: 'Versie 2 tegenover versie 1' })).toBeVisible();
  await expect(page.getByText('Met een samenvatting.').first()).toBeVisible();
  await expect(page.locator('ins').filter({ hasText: 'Dit is Belangrijk nieuws.' }).first()).toBeVisible();
  await expectAccessible(page, 'versions of an item');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'versions of an item in the dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('button', { name: 'Versie 1 terugzetten' }).click();
  await page.getByRole('button', { name: 'Terugzetten als werkversie' }).click();
  await expect(page.getByRole('heading', { name: /^Werkversie/ })).toBeVisible();
  await undo(page, 'Teruggezet uit versie 1');
  await expect(page.getByText('Geen verschil')).toBeVisible();
  await page.getByRole('link', { name: 'Terug naar bewerken' }).click();
  await page.getByRole('link', { name: 'Stoppen met bewerken' }).click();
  await expect(page).toHaveURL(/\/nieuws\/i\/\w+\/ijsbaan-open$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ijsbaan open');

  // On a phone the fields are behind a button, and away it goes again.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Bewerken' }).click();
  await expect(page.getByRole('button', { name: 'Pagina', exact: true })).toBeVisible();
  await expectNoOverflow(page, 'an item that is written on a phone');
  await page.getByRole('button', { name: 'Pagina', exact: true }).click();
  await page.getByRole('button', { name: 'Naar prullenbak' }).click();
  await expect(page).toHaveURL(/\/nieuws$/);
  await expect(items(page).filter({ hasText: 'Ijsbaan' })).toHaveCount(0);
});

test('a picture in a field is cropped by keyboard, and readers get that part', async ({ page, visit, signInAs }) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await visit('/nieuws/edit');
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).press('Enter');
  await page.keyboard.type('Nieuwe kade');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/nieuwe-kade\/edit$/);
  const fields = page.getByRole('complementary', { name: 'Opties' });
  const choosing = page.waitForEvent('filechooser');
  await fields.getByRole('button', { name: 'Afbeelding kiezen' }).click();
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600"><rect width="900" height="600" fill="#07506e"/></svg>';
  await (await choosing).setFiles({ name: 'kade.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) });

  // What can be done with it begins where its name begins, on as many lines as there is room for.
  const crop = page.getByRole('button', { name: 'Bijsnijden: kade.svg' });
  const starts = await fields
    .getByRole('listitem')
    .filter({ has: crop })
    .evaluate((row) => {
      const startOf = (part: Element) => Math.round(part.getBoundingClientRect().left);
      const lines = new Map<number, number>();
      for (const icon of row.querySelectorAll('button > svg')) {
        const top = Math.round(icon.getBoundingClientRect().top);
        lines.set(top, Math.min(lines.get(top) ?? Number.POSITIVE_INFINITY, startOf(icon)));
      }
      return { name: startOf(row.querySelector('strong') ?? row), lines: [...new Set(lines.values())] };
    });
  expect(starts.lines).toEqual([starts.name]);

  // The crop comes right below what opens it.
  await crop.press('Enter');
  const part = fields.getByRole('button', { name: /^Uitsnede:/ });
  await expect(part).toHaveAccessibleName(/^Uitsnede: 100 procent breed en 100 procent hoog/);
  await part.focus();
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('-');
  await expect(part).not.toHaveAccessibleName(/100 procent breed/);
  await lookAtEditor(page, 'a picture in a field that is cropped');
  await expect(page.getByText(/^Bewaard om /)).toBeVisible();
  await page.getByRole('button', { name: 'Publiceren' }).first().click();
  await expect(page.getByText('Item gepubliceerd')).toBeVisible();
  await page.getByRole('link', { name: 'Stoppen met bewerken' }).click();
  await expect(page.getByRole('main').locator('img[src*="crop"]').first()).toBeVisible();
});

test('what an item hangs below waits until it is published, together with the order of its list', async ({
  page,
  visit,
  signInAs,
  site,
}) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  await visit('/nieuws/edit');
  await expect(items(page).first()).toBeVisible();
  const [above, below] = (await items(page).getByRole('heading').allTextContents()) as [string, string];
  const listAsRead = async () => (await fetch(new URL('/nieuws', site.address))).text();
  const guid = await items(page).filter({ hasText: below }).first().getAttribute('data-item');
  const parentsAsRead = async () => {
    const answer = await fetch(new URL(`/api/listitem/${guid}`, site.address));
    return ((await answer.json()) as { parentGuids: string[] }).parentGuids;
  };
  const before = await listAsRead();

  await page.getByRole('button', { name: 'Volgorde', exact: true }).press('Enter');
  const order = page.getByRole('dialog', { name: 'Volgorde van de lijst' });
  await order.getByRole('button', { name: `Verplaats ${below}` }).click();
  await page.getByRole('menuitem', { name: 'Onder het vorige item' }).press('Enter');
  await expect(order.getByRole('row', { name: below })).toHaveAttribute('aria-level', '2');
  await expect(order.getByText('Lezers zien dat als u dat item publiceert.')).toBeVisible();
  await lookAtEditor(page, 'an item that is hung below another');
  await order.getByRole('button', { name: 'Volgorde bewaren' }).press('Enter');
  await expect(order).toBeHidden();
  await expect(saved(page)).toBeVisible();

  // Who edits finds it as it is written, readers have nothing of it.
  expect(await parentsAsRead()).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Volgorde', exact: true }).press('Enter');
  await expect(order.getByRole('row', { name: below })).toHaveAttribute('aria-level', '2');
  await order.getByRole('button', { name: 'Annuleren' }).click();
  expect(await listAsRead()).toBe(before);

  // The page alone takes its order along, and what hangs goes on waiting with its item.
  await page.getByRole('button', { name: 'Meer manieren om te publiceren' }).click();
  await page.getByRole('menuitem', { name: 'Publiceer samen…' }).click();
  const together = page.getByRole('dialog', { name: 'Publiceer samen' });
  const item = together.getByRole('checkbox', { name: below });
  if (!(await item.isChecked())) await item.press('Space');
  await together.getByRole('button', { name: /^Publiceer 2 onderdelen samen/ }).click();
  await expect(page.getByText('2 onderdelen samen gepubliceerd').first()).toBeVisible();
  await expect.poll(parentsAsRead).toHaveLength(1);
  const [parent] = await parentsAsRead();
  const held = await fetch(new URL(`/api/listitem/${parent}`, site.address));
  expect(((await held.json()) as { title: string }).title).toBe(above);
});

/** As an admin would: news gets a line of text among its fields. */
async function giveNewsASubtitle(page: Page): Promise<void> {
  const types = (await (await page.request.get('/api/listitemtypes')).json()) as { name: string; guid: string }[];
  const { guid, name, ...news } = types.find((type) => type.name === 'News') as (typeof types)[number] & {
    fields: object[];
  };
  const subtitle = { id: crypto.randomUUID(), key: 'subtitle', kind: 'text', label: { $lang: { nl: 'Ondertitel' } } };
  const data = { ...news, fields: [...news.fields, subtitle] };
  const answer = await page.request.put(`/api/listitemtypes/${guid}`, { data });
  expect(answer.status(), name).toBe(200);
}

test('something is said about a few words of a field, which are found again where the field is rewritten', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin');
  await giveNewsASubtitle(page);
  await signInAs('ContentManager', { acceptsTerms: true });
  await visit('/nieuws/edit');
  await page.getByRole('button', { name: 'Toevoegen', exact: true }).press('Enter');
  await page.keyboard.type('Kadeloop');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kadeloop\/edit$/);
  const fields = page.getByRole('complementary', { name: 'Opties' });
  const subtitle = fields.getByRole('textbox', { name: 'Ondertitel' });
  await subtitle.fill('Langs de Grote Kade op zondag');

  // By keyboard: the last word, and what is to be said of it.
  await subtitle.press('End');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await fields.getByRole('button', { name: 'Reactie plaatsen bij ‘zondag’ in Ondertitel' }).press('Enter');
  await fields.getByRole('textbox', { name: 'Uw reactie' }).fill('Of toch zaterdag?');
  await page.keyboard.press('Control+Enter');
  const said = fields.getByRole('article', { name: /Ondertitel$/ });
  await fields.getByRole('button', { name: '1 reactie bij Ondertitel' }).click();
  await expect(said.locator('q')).toHaveText('zondag');
  await expect(said.getByText('Of toch zaterdag?')).toBeVisible();
  await lookAtEditor(page, 'what is said about words of a field');

  // Words are written before them: from the comment one comes to the same words.
  await fields.getByRole('tab', { name: 'Nieuwsbericht' }).click();
  await subtitle.press('Home');
  await page.keyboard.type('Hardlopen: ');
  await subtitle.press('Tab');
  await expect(saved(page)).toBeVisible();
  await fields.getByRole('button', { name: '1 reactie bij Ondertitel' }).click();
  await expect(said.locator('q')).toHaveText('zondag');
  await said.getByRole('button', { name: 'Ondertitel' }).click();
  await expect(subtitle).toBeFocused();
  await expect(subtitle).toHaveValue('Hardlopen: Langs de Grote Kade op zondag');
  await expect.poll(() => subtitle.evaluate(wordsChosenIn)).toBe('zondag');
});

const wordsChosenIn = (line: Element): string => {
  const { value, selectionStart, selectionEnd } = line as HTMLInputElement;
  return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
};

test('a list on a page that is being edited shows what a colleague does to its items, while one types', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('ContentManager', { acceptsTerms: true });
  const { request } = page;
  const nl = (words: string) => ({ $lang: { nl: words } });
  const list = crypto.randomUUID();
  const block = { guid: list, buildingBlockName: 'List', layoutPosition: 'main', sortId: 0, options: {} };
  const document = { title: nl('Sluizen'), buildingBlockInstances: [block] };
  const { guid: pageGuid } = await (await request.post('/api/pages', { data: { kind: 'page', document } })).json();
  await request.post('/api/menuitems', { data: { name: nl('Sluizen'), pageGuid, isVisible: true } });
  await request.post(`/api/pages/${pageGuid}/publish`, { data: {} });
  await visit('/sluizen/edit');
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await title.click();
  const typedIn = title.locator('[contenteditable="true"]:focus');
  await expect(typedIn).toBeVisible();
  await page.keyboard.press('End');

  const period = { 'period-start': '2027-03-01T09:00:00.000Z', 'period-end': '2027-03-01T10:00:00.000Z' };
  const item = { title: 'Sluis dicht', listItemTypeName: 'Event', metadata: period };
  const [{ guid }] = await (await request.post(`/api/listitem/list/${list}`, { data: [item] })).json();
  const own = page.locator(`[data-item="${guid}"]`);
  await expect(own).toContainText('Sluis dicht');
  await page.keyboard.type(' van nu');
  await request.put(`/api/listitem/${guid}`, { data: { title: 'Sluis open' } });
  await expect(own).toContainText('Sluis open');
  await request.delete(`/api/listitem/${guid}`);
  await expect(own).toHaveCount(0);
  await expect(title).toHaveText(/ van nu$/);
  await expect(typedIn).toBeVisible();
});
