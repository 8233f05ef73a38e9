import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser, visitOn, whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { readMailTo } from '../outbox.ts';
import { accountOf, openBrowserOf } from '../sign-in.ts';

// A long story: patience for a machine that does something else as well.
test.setTimeout(180_000);

const nl = (words: string) => ({ $lang: { nl: words } });

test('a member follows a page, hears of it by the bell and by mail, and stops the mail without signing in', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  // An admin makes a page on which people react; the member reads it.
  await signInAs('Admin', { acceptsTerms: true });
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { data })).json()) as { guid: string };
  const thread = crypto.randomUUID();
  const block = { guid: thread, buildingBlockName: 'Reactions', layoutPosition: 'main', sortId: 0, options: {} };
  const document = { title: nl('Dijkverzwaring'), buildingBlockInstances: [block] };
  const own = await post('/api/pages', { kind: 'page', document });
  await post('/api/menuitems', { name: nl('Dijkverzwaring'), pageGuid: own.guid, isVisible: true });
  await page.request.post(`/api/pages/${own.guid}/publish`, { data: {} });

  const member = await openBrowserOf(browser, site, 'Standard', { acceptsTerms: true });
  await visitOn(member, '/dijkverzwaring');
  await member.getByRole('button', { name: 'Volg deze pagina' }).click();
  await expect(member.getByRole('button', { name: 'U volgt deze pagina' })).toBeVisible();
  await expectAccessible(member, 'a page that is followed');

  // By which way: mail at once, for this one.
  await visitOn(member, '/account/preferences');
  await member.getByRole('button', { name: /Mail: Dijkverzwaring/ }).click();
  await member.getByRole('option', { name: 'Meteen' }).click();
  await expect(member.getByText('Dijkverzwaring: mail Meteen. Bewaard.')).toBeVisible();
  await expectAccessible(member, 'the ways');
  await member.setViewportSize({ width: 390, height: 844 });
  await expectNoOverflow(member);
  await member.setViewportSize({ width: 1280, height: 800 });

  // Somebody says something there; the bell rings by itself, and is read by keyboard.
  await visitOn(member, '/dijkverzwaring');
  const bell = member.getByRole('link', { name: /Meldingen/ });
  await expect(bell).toHaveAccessibleName(/nieuwe melding/);
  const before = await bell.innerText();
  const said = await page.request.post(`/api/threads/block/${thread}`, {
    data: { text: 'Hoe hoog wordt hij?', key: crypto.randomUUID().replaceAll('-', '') },
  });
  expect(said.status()).toBe(200);
  await expect(bell).not.toHaveText(before, { useInnerText: true });
  const panel = member.getByRole('dialog', { name: 'Meldingen' });
  // The two keys belong together for a moment only, which may pass on a busy machine.
  await expect(async () => {
    await member.keyboard.press('g');
    await member.keyboard.press('m');
    await expect(panel).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expectAccessible(member, 'the bell');
  await member.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(member, 'the bell, in the dark');
  await member.emulateMedia({ colorScheme: 'light' });
  await panel.getByRole('tab', { name: /Wat u volgt/ }).click();
  await member.keyboard.press('Tab');
  await member.keyboard.press('j');
  const line = panel.getByRole('link', { name: /reageerde op Dijkverzwaring/ }).first();
  await expect(line).toBeVisible();
  await line.focus();
  await member.keyboard.press('Enter');
  await expect(member).toHaveURL(/dijkverzwaring\?r-/);
  await expect(member.getByText('Hoe hoog wordt hij?').first()).toBeVisible();

  // The mail came too. Its link stops nothing by itself; the button does, in a browser where nobody is signed in.
  const { text } = await readMailTo(site, accountOf(site, 'Standard').email, 'notice');
  expect(text).toContain('Dijkverzwaring');
  const [link = ''] = /https?:\/\/\S+\/unsubscribe\/\S+/.exec(text) ?? [];
  const stranger = await openOtherBrowser(browser, { baseURL: site.address, javaScriptEnabled: false });
  await stranger.goto(new URL(link).pathname);
  await stranger.getByRole('button', { name: 'Stop met deze mail' }).click();
  await stranger.context().close();
  await visit(new URL(link).pathname);
  await whenApplicationRuns(page);
  await expect(page.getByText('U krijgt geen mail meer over ‘Dijkverzwaring’.')).toBeVisible();
  await expectAccessible(page, 'a mail that was stopped');
  await visitOn(member, '/account/preferences');
  await expect(member.getByRole('button', { name: /Mail: Dijkverzwaring/ })).toContainText('Niet');
  await member.context().close();
});
