import { expectAccessible, expectLegible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { holdNotification, undo } from '../notifications.ts';

test('a redirect is made by keyboard, works at once, is counted, and is removed and brought back', async ({
  page,
  visit,
  signInAs,
  request,
  noise,
}) => {
  noise.expect(/409 \(Conflict\)/);
  await signInAs('Admin');
  await visit('/admin/redirects');
  await expect(page.getByRole('heading', { level: 1, name: 'Omleidingen' })).toBeVisible();
  await page.getByRole('button', { name: 'Omleiding toevoegen' }).first().focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Omleiding toevoegen' });
  const from = drawer.getByRole('textbox', { name: 'Van' });
  await from.focus();

  // A page always wins, and says which it is.
  await page.keyboard.type('/contact');
  await page.keyboard.press('Tab');
  await page.keyboard.type('/nieuws');
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: 'Omleiding bewaren' }).press('Enter');
  await expect(drawer.getByText('Op /contact staat “Contact en openingstijden”.').first()).toBeVisible();
  await expectAccessible(page, 'a redirect that is refused');

  await from.fill('/Folder-2019/');
  const to = drawer.getByRole('combobox', { name: 'Naar' });
  await to.fill('');
  await to.focus();
  await page.keyboard.type('Contact');
  await expect(page.getByRole('option', { name: 'Contact', exact: false }).first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await drawer.getByRole('button', { name: 'Omleiding bewaren' }).press('Enter');
  await expect(drawer).toBeHidden();
  const row = page.getByRole('row', { name: /\/folder-2019/ });
  await expect(row).toContainText('/contact');
  await expect(row).toContainText('Nooit');
  await expectAccessible(page, 'the redirects');

  const answer = await request.get('/folder-2019?bron=folder', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/contact?bron=folder']);
  const english = await request.get('/en/folder-2019', { maxRedirects: 0 });
  expect([english.status(), english.headers().location]).toEqual([301, '/en/contact']);
  await visit('/admin/redirects');
  await expect(row).toContainText('2 keer');

  await row.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(row.getByRole('button', { name: 'Omleiding van /folder-2019 verwijderen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toBeHidden();
  await expect(page.locator('body')).not.toBeFocused();
  expect((await request.get('/folder-2019', { maxRedirects: 0 })).status()).toBe(404);
  await undo(page, 'Omleiding verwijderd');
  await expect(row).toContainText('2 keer');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the redirects in the dark');
});

test('a link within the site to an address that leads elsewhere gets there, and counts', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin');
  await page.request.post('/api/redirects', { data: { from: '/oud-nieuws', to: '/nieuws' } });
  await visit('/contact');
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/oud-nieuws?q=1';
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await expect(page).toHaveURL('/nieuws?q=1');
  const list = await page.request.get('/api/redirects?search=oud-nieuws');
  expect((await list.json()).redirects).toMatchObject([{ from: '/oud-nieuws', hits: 1 }]);
});

test('a file is looked over line by line, taken over, and undone as a whole', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/admin/redirects');
  await page.getByRole('link', { name: 'Importeren' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Omleidingen importeren' })).toBeVisible();
  const check = page.getByRole('button', { name: 'Controleren' });
  await check.press('Enter');
  await expect(page.getByText('Kies een bestand of plak regels.').first()).toBeVisible();

  const lines = ['Van;Naar;Status', '/oude-site/a;/contact;301', '/oude-site/b;/oude-site/a', '/oude-site/c;/nergens'];
  const many = Array.from({ length: 60 }, (_, number) => `/oude-site/p${number};/nieuws`);
  const buffer = Buffer.from([...lines, ...many].join('\r\n'));
  await page.locator('input[type=file]').setInputFiles({ name: 'oud.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('textbox', { name: 'Omleidingen' })).toHaveValue(/oude-site/);
  await check.press('Enter');
  const found = page.getByRole('region', { name: 'Wat ermee gebeurt' }).first();
  await expect(found.getByRole('status')).toHaveText('62 nieuw, 1 kan niet');
  await expect(found.getByRole('row', { name: /oude-site\/c/ })).toContainText('Op “/nergens” staat niets');
  await expect(found.getByRole('row', { name: /oude-site\/b/ })).toContainText('Het doel leidde zelf om');
  await expectAccessible(page, 'a file of redirects');

  await found.getByRole('button', { name: '62 omleidingen importeren' }).press('Enter');
  await expect(page).toHaveURL('/admin/redirects');
  await holdNotification(page, '62 omleidingen toegevoegd');
  const search = '/api/redirects?search=oude-site';
  expect((await (await page.request.get(search)).json()).totalNumberOfItems).toBe(62);
  await undo(page, '62 omleidingen toegevoegd');
  await expect.poll(async () => (await (await page.request.get(search)).json()).totalNumberOfItems).toBe(0);
});

test('on a phone the list says where each leads', async ({ page, visit, signInAs }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInAs('Admin');
  await page.request.post('/api/redirects', { data: { from: '/drukwerk', to: 'https://elders.example/folder' } });
  await visit('/admin/redirects');
  await expect(page.getByRole('row', { name: /\/drukwerk/ })).toContainText('https://elders.example/folder');
  await expectAccessible(page, 'the redirects on a phone');
  await visit('/admin/redirects/import');
  await expectAccessible(page, 'importing on a phone');
});
