import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectLegible, expectReachable } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const field = (page: Page, name: RegExp): Locator => page.getByRole('region', { name });
const fields = (page: Page): Locator => page.getByRole('region', { name: /^(Veld .*:|Stap \d|Opgepakt)/ });
const said = (page: Page): Locator => page.locator('#said');

/** From wherever one is in the form: what is sought, added under the chosen field, and its question. */
async function add(page: Page, kind: string, question: string): Promise<void> {
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Zoek een veld' })).toBeFocused();
  await page.keyboard.type(kind);
  await page.keyboard.press('Enter');
  await expect(
    page
      .getByRole('region', { name: /^(Veld|Stap)[^:]*: ?$/ })
      .getByRole('textbox')
      .first(),
  ).toBeFocused();
  await page.keyboard.type(question);
  await page.keyboard.press('Enter');
  await expect(fields(page).filter({ hasText: question })).toBeFocused();
}

test('two steps with a condition, by keyboard alone, tried out and published', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/admin/forms');
  await page.getByRole('button', { name: 'Nieuw formulier' }).press('Enter');
  const begin = page.getByRole('dialog', { name: 'Nieuw formulier' });
  await begin.getByRole('radio', { name: /Leeg/ }).press('Space');
  await begin.getByRole('textbox', { name: 'Naam van het formulier' }).press('ControlOrMeta+a');
  await page.keyboard.type('Melding van gevaar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/forms\/view\/[0-9a-f-]{36}$/);

  // The form begins with one question: Enter types in it, Enter again is done.
  await fields(page).first().focus();
  await page.keyboard.press('Enter');
  await expect(fields(page).first().getByRole('textbox', { name: 'Vraag', exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Waar is het?');
  await page.keyboard.press('Enter');
  await expect(fields(page).first()).toBeFocused();

  await add(page, 'keuze', 'Is het gevaarlijk?');
  for (const [name, words] of [
    ['Keuze 1', 'Ja'],
    ['Keuze 2', 'Nee'],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).focus();
    await page.keyboard.type(words);
  }
  await field(page, /gevaarlijk/).focus();
  await add(page, 'lange', 'Wat is het gevaar?');
  await page.getByRole('button', { name: 'Alleen soms' }).press('Enter');
  await expect(field(page, /Wat is het gevaar/)).toContainText('Alleen als ‘Is het gevaarlijk?’ is ‘Ja’');
  await field(page, /Wat is het gevaar/).focus();
  await add(page, 'stap', 'Uw gegevens');
  await add(page, 'e-mail', 'Uw e-mailadres');
  await add(page, 'bestand', 'Foto van het gevaar');
  await expect(fields(page)).toHaveCount(6);

  // Picked up, moved with what hangs on it, put back; then moved for good, and taken back.
  await field(page, /gevaarlijk/).focus();
  await page.keyboard.press('Space');
  await expect(field(page, /Wat is het gevaar/)).toContainText('gaat mee');
  await page.keyboard.press('ArrowUp');
  await expect(said(page)).toHaveText('Is het gevaarlijk?, plaats 1 van 3 in stap 1');
  await expect(fields(page).nth(1)).toContainText('Wat is het gevaar?');
  await page.keyboard.press('Escape');
  await expect(fields(page).first()).toContainText('Waar is het?');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(said(page)).toHaveText('Is het gevaarlijk?, plaats 1 van 4 in stap Uw gegevens');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(fields(page).nth(1)).toContainText('Is het gevaarlijk?');
  await expectAccessible(page, 'the builder');

  // Tried out: nothing is kept, and what sending would do is told.
  await page.getByRole('button', { name: 'Testen', exact: true }).press('Enter');
  const trial = page.getByRole('dialog', { name: 'Testen zoals een inwoner' });
  await trial.getByRole('textbox', { name: /Waar is het/ }).focus();
  await page.keyboard.type('Kade');
  await trial.getByRole('radio', { name: 'Ja' }).press('Space');
  await trial.getByRole('textbox', { name: /Wat is het gevaar/ }).focus();
  await page.keyboard.type('Een gat in de weg');
  await trial.getByRole('button', { name: /^Volgende: Uw gegevens/ }).press('Enter');
  const photo = { name: 'gat.jpg', mimeType: 'image/jpeg', buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) };
  await trial
    .getByRole('group', { name: /Foto van het gevaar/ })
    .getByLabel('Kies bestanden')
    .setInputFiles(photo);
  await trial.getByRole('textbox', { name: /e-mailadres/ }).focus();
  await page.keyboard.type('noor@example.org');
  await page.keyboard.press('Enter');
  await expect(trial.getByRole('definition').filter({ hasText: 'gat.jpg' })).toBeVisible();
  await expectAccessible(page, 'a test of a form');
  await trial.getByRole('button', { name: 'Versturen' }).press('Enter');
  const would = trial.getByRole('region', { name: 'Wat deze test zou doen' });
  await expect(would.getByRole('heading')).toBeFocused();
  await expect(would).toContainText('3 stappen, geen fouten');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Testen', exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Publiceren…' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Versie 1 publiceren' }).press('Enter');
  await expect(page.getByText('Versie 1 is gepubliceerd')).toBeVisible();
  await expect(page.getByRole('banner').getByText('Versie 1', { exact: true })).toBeVisible();

  // On a phone palette and options are sheets.
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, 'the builder on a phone');
  await page.getByRole('button', { name: /^Veld toevoegen/ }).press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Stappen en velden' });
  await expect(sheet.getByRole('textbox', { name: 'Zoek een veld' })).toBeVisible();
  await expectReachable(page, 'what can be added, on a phone');
  await page.keyboard.press('Escape');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the builder in the dark');

  await page.setViewportSize({ width: 1280, height: 900 });
  await visit('/admin/forms?q=gevaar&standing=open');
  const row = page.getByRole('row', { name: /Melding van gevaar/ });
  await expect(row).toContainText('nog geen');
  await expectLegible(page, 'the list of forms with filters, in the dark');
});

test('by mouse: a kind is dragged to its place, a field to another step, and a step before another', async ({
  page,
  visit,
  signInAs,
}) => {
  await page.setViewportSize({ width: 1280, height: 1100 });
  await signInAs('Admin');
  const made = await page.request.post('/api/forms', { data: { title: 'Slepen', from: { example: 'report' } } });
  const { guid } = (await made.json()) as { guid: string };
  await visit(`/admin/forms/view/${guid}`);

  async function drag(from: Locator, to: Locator): Promise<void> {
    const [held, target] = [await from.boundingBox(), await to.boundingBox()];
    if (held === null || target === null) throw new Error('nothing to drag, or nowhere');
    await page.mouse.move(held.x + held.width / 2, held.y + held.height / 2);
    await page.mouse.down();
    await page.mouse.move(held.x + held.width / 2 + 10, held.y + held.height / 2 + 10, { steps: 2 });
    await page.mouse.move(target.x + target.width / 2, target.y + 4, { steps: 5 });
    await page.mouse.up();
  }

  await drag(page.getByRole('button', { name: 'Getal', exact: true }), field(page, /Wat ziet u/));
  await expect(fields(page).nth(1)).toHaveAttribute('aria-label', /^Veld Getal/);
  await expect(fields(page).nth(1).getByRole('textbox').first()).toBeFocused();

  await field(page, /Wat ziet u/).focus();
  const steps = page.getByRole('navigation', { name: 'Stappen en velden' });
  const handle = page.getByRole('button', { name: 'Verplaatsen', exact: true });
  await drag(handle, steps.getByRole('button', { name: /Uw gegevens/ }));
  await expect(said(page)).toHaveText(/^Wat ziet u\?, plaats \d van \d in stap Uw gegevens$/);
  await drag(steps.getByRole('button', { name: /Uw gegevens/ }), steps.getByRole('button', { name: /Waar is het/ }));
  await expect(steps.getByRole('listitem').nth(1)).toContainText('Uw gegevens');

  // Held over nothing, or let go with Escape, it stays where it was.
  await page.mouse.move(0, 0);
  const before = await fields(page).evaluateAll((all) => all.map((one) => one.id));
  await drag(handle, page.getByRole('tab', { name: 'Formulier' }));
  expect(await fields(page).evaluateAll((all) => all.map((one) => one.id))).toEqual(before);
});
