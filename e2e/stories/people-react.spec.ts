import type { Page } from '@playwright/test';
import { acceptTerms } from '../accepted-terms.ts';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser, visitOn, whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { readMailTo } from '../outbox.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const nl = (words: string) => ({ $lang: { nl: words } });

/** An admin, who is signed in, makes a page on which people react, and leaves. Answers the guid of its block. */
async function placeThread(page: Page, segment: string): Promise<string> {
  await acceptTerms(page);
  const post = async (path: string, data: object) =>
    (await (await page.request.post(path, { data })).json()) as { guid: string };
  const guid = crypto.randomUUID();
  const block = { guid, buildingBlockName: 'Reactions', layoutPosition: 'main', sortId: 0, options: {} };
  const own = await post('/api/pages', {
    kind: 'page',
    document: { title: nl(segment), buildingBlockInstances: [block] },
  });
  await post('/api/menuitems', { name: nl(segment), pageGuid: own.guid, isVisible: true });
  await page.request.post(`/api/pages/${own.guid}/publish`, { data: {} });
  await page.context().clearCookies();
  return guid;
}

async function react(page: Page, text: string, email: string, name = ''): Promise<void> {
  const form = page.getByRole('form', { name: 'Reageer' });
  await form.getByRole('textbox', { name: /Uw reactie/ }).fill(text);
  await form.getByRole('textbox', { name: /Naam/ }).fill(name);
  await form.getByRole('textbox', { name: /E-mailadres/ }).fill(email);
  await form.getByRole('button', { name: 'Plaats reactie' }).click();
}

test('a visitor adds a picture, says what is to be seen in it, and others see it once it is proven', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  await signInAs('Admin');
  await placeThread(page, 'praat-mee-met-foto');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/praat-mee-met-foto');
  await whenApplicationRuns(page);
  const form = page.getByRole('form', { name: 'Reageer' });
  const files = form.locator('input[type="file"]');
  await files.setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await expect(form.getByText(/brief\.pdf is geen foto/)).toBeVisible();
  await files.setInputFiles({ name: 'brug.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await form.getByRole('textbox', { name: 'Wat is er te zien op foto 1?' }).fill('De brug staat open');
  await expectAccessible(page, 'a picture that goes along');
  await expectNoOverflow(page);
  await react(page, 'Zo ziet het eruit', 'foto@post.example');

  const mine = page.getByRole('article', { name: 'Wacht op bevestiging' });
  await expect(mine).toContainText('Zo ziet het eruit');
  const ownPicture = mine.getByRole('img', { name: 'De brug staat open' });
  await expect(ownPicture).toBeVisible();
  await expect.poll(() => ownPicture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page, 'a picture that waits for its code');

  await mine.getByRole('link', { name: 'Vul code in' }).click();
  await whenApplicationRuns(page);
  const { code } = await readMailTo(site, 'foto@post.example', 'contribution');
  await page.getByRole('textbox', { name: /Code van zes cijfers/ }).fill(code);
  await page.getByRole('button', { name: 'Bevestig' }).click();
  await expect(page.getByRole('link', { name: /reactie/i }).first()).toBeVisible();

  const other = await openOtherBrowser(browser, { baseURL: site.address });
  await other.goto('/praat-mee-met-foto');
  const picture = other.getByRole('img', { name: 'De brug staat open' });
  await expect(picture).toBeVisible();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await whenApplicationRuns(other);
  await expectAccessible(other, 'a thread with a picture');
  await other.context().close();
});

test('a visitor on a phone reacts without an account and proves it by the code of a mail', async ({
  page,
  visit,
  signInAs,
  site,
}) => {
  await signInAs('Admin');
  await placeThread(page, 'praat-mee-met-code');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/praat-mee-met-code');
  await expect(page.getByRole('heading', { name: 'Nog geen reacties' })).toBeVisible();
  await expectAccessible(page, 'an empty thread');

  // What is missing is told at its field, and what was typed stays.
  await react(page, 'Komt er ook een douche?', '');
  const address = page.getByRole('textbox', { name: /E-mailadres/ });
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Vul een e-mailadres in/);
  await expectAccessible(page, 'an address that is missing');
  await react(page, 'Komt er ook een douche?', 'noor-reageert@post.example', 'Noor');

  const mine = page.getByRole('article', { name: 'Wacht op bevestiging' });
  await expect(mine).toBeFocused();
  await expect(mine).toContainText('Komt er ook een douche?');
  await expectAccessible(page, 'a reaction that waits for its code');
  await expectNoOverflow(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'a reaction that waits, in the dark');
  await page.emulateMedia({ colorScheme: 'light' });

  await mine.getByRole('link', { name: 'Vul code in' }).click();
  await whenApplicationRuns(page);
  await expect(page.getByRole('heading', { name: 'Kijk in uw mail' })).toBeVisible();
  await expectAccessible(page, 'the code of a reaction');
  const { code } = await readMailTo(site, 'noor-reageert@post.example', 'contribution');
  await page.getByRole('textbox', { name: /Code van zes cijfers/ }).fill(code);
  await page.getByRole('button', { name: 'Bevestig' }).click();
  await expect(page.getByText('Gelukt. Uw reactie staat op de site.')).toBeVisible();
  await whenApplicationRuns(page);
  await expectAccessible(page, 'a reaction that was proven');
  await page.getByRole('link', { name: 'Bekijk uw reactie' }).click();
  await whenApplicationRuns(page);
  const shown = page.getByRole('article', { name: 'Reactie van Noor' });
  await expect(shown).toContainText('Komt er ook een douche?');

  // It is theirs in this browser: put right, taken away, and brought back.
  await shown.getByRole('button', { name: 'Pas aan' }).click();
  await shown.getByRole('textbox', { name: /Uw reactie/ }).fill('Komt er ook een warme douche?');
  await shown.getByRole('button', { name: 'Bewaar' }).click();
  await expect(shown).toContainText('warme douche');
  await expect(shown).toContainText('aangepast');
  await shown.getByRole('button', { name: 'Verwijder' }).click();
  await expect(shown).toBeHidden();
  await page.getByRole('button', { name: 'Maak ongedaan' }).click();
  await expect(shown).toContainText('warme douche');
  await expectAccessible(page, 'a thread with a reaction of one’s own');
});

test('the link of the mail proves a reaction in another browser, and the first tab sees it', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  await signInAs('Admin');
  await placeThread(page, 'praat-mee-met-link');
  await visit('/praat-mee-met-link');
  await react(page, 'Mooi, maar waar parkeren wij?', 'jan-reageert@post.example', 'Jan');
  await page.getByRole('link', { name: 'Vul code in' }).click();
  await whenApplicationRuns(page);

  const { link } = await readMailTo(site, 'jan-reageert@post.example', 'contribution');
  const other = await openOtherBrowser(browser, { baseURL: site.address });
  await visitOn(other, link);
  await expectAccessible(other, 'the link of the mail');
  await other.getByRole('button', { name: 'Ja, dit is van mij' }).click();
  await expect(other.getByText('Gelukt. Uw reactie staat op de site.')).toBeVisible();
  await whenApplicationRuns(other);
  await other.getByRole('link', { name: 'Bekijk uw reactie' }).click();
  await expect(other.getByRole('article', { name: 'Reactie van Jan' })).toBeVisible();
  await other.context().close();

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Gelukt. Uw reactie staat op de site.')).toBeVisible();
});

test('without script a reaction is posted by the browser, and a refused one is told', async ({
  page,
  signInAs,
  site,
  browser,
}) => {
  await signInAs('Admin');
  await placeThread(page, 'praat-mee-zonder-script');
  const plain = await openOtherBrowser(browser, { baseURL: site.address, javaScriptEnabled: false });
  await plain.goto('/praat-mee-zonder-script');
  await react(plain, '', '');
  await expect(plain.getByText('Schrijf een reactie, en vul een e-mailadres in')).toBeVisible();
  await react(plain, 'Dit gaat zonder script.', 'plain-reageert@post.example');
  await expect(plain.getByRole('heading', { name: 'Kijk in uw mail' })).toBeVisible();
  const { code } = await readMailTo(site, 'plain-reageert@post.example', 'contribution');
  await plain.getByRole('textbox', { name: /Code van zes cijfers/ }).fill(code);
  await plain.getByRole('button', { name: 'Bevestig' }).click();
  await expect(plain.getByText('Gelukt. Uw reactie staat op de site.')).toBeVisible();
  await plain.getByRole('link', { name: 'Bekijk uw reactie' }).click();
  await expect(plain.getByText('Dit gaat zonder script.')).toBeVisible();
  await plain.getByRole('link', { name: 'Reageer op Een inwoner' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toContainText('praat-mee-zonder-script');
  await expect(plain.getByText('Dit gaat zonder script.')).toBeVisible();
  await plain.context().close();
});

test('a moderator clears the queue by keyboard, and takes a decision back', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  const guid = await placeThread(page, 'praat-mee-netjes');
  await signInAs('ContentManager', { acceptsTerms: true });
  const say = async (text: string) => {
    const data = { text, key: crypto.randomUUID() };
    return (await (await page.request.post(`/api/threads/block/${guid}`, { data })).json()) as { guid: string };
  };
  const report = (one: string, reason: string) =>
    page.request.post(`/api/reactions/${one}/reports`, { data: { reason, key: crypto.randomUUID() } });
  const [first, second] = [await say('Hij woont op nummer 14 en klaagt altijd.'), await say('Dit mag blijven.')];
  await report(first.guid, 'personal');
  await report(second.guid, 'insult');

  await visit('/admin/reactions');
  await expectAccessible(page, 'the queue of a moderator');
  const line = (text: string) => page.getByRole('article').filter({ hasText: text });
  await expect(line('nummer 14')).toContainText('Persoonlijke gegevens');
  await line('nummer 14').focus();
  await page.keyboard.press('j');
  await expect(line('Dit mag blijven')).toBeFocused();
  await page.keyboard.press('k');
  await expect(line('nummer 14')).toBeFocused();
  await page.keyboard.press('d');
  await expect(line('nummer 14')).toBeHidden();
  await expect(line('Dit mag blijven')).toBeFocused();
  await page.keyboard.press('a');
  await expect(line('Dit mag blijven')).toBeHidden();
  await page.getByRole('button', { name: 'Ongedaan maken' }).first().click();
  await expect(line('Dit mag blijven')).toBeVisible();
  await line('Dit mag blijven').focus();
  await page.keyboard.press('a');
  await expect(line('Dit mag blijven')).toBeHidden();

  await page.getByRole('link', { name: 'Weggehaald' }).click();
  await expect(line('nummer 14')).toBeVisible();
  await expectAccessible(page, 'what was removed');
  await visit('/praat-mee-netjes');
  await expect(page.getByRole('article').filter({ hasText: 'Dit mag blijven' })).toBeVisible();
  // Its writer, who is looking here, keeps it as one that was removed.
  await expect(page.getByRole('article', { name: /^Reactie van/ }).filter({ hasText: 'nummer 14' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sluit dit gesprek' }).click();
  await expect(page.getByText('Dit gesprek is gesloten')).toBeVisible();
  await expectAccessible(page, 'a thread that is closed, for its moderator');
});
