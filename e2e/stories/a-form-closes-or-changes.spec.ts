import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible } from '../accessibility.ts';
import { whenApplicationRuns } from '../application.ts';
import { asAdmin } from '../as-admin.ts';
import { expect, test } from '../fixtures.ts';
import { placeForm, publishForm, saveQuestions } from '../place-form.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const nl = (words: string) => ({ $lang: { nl: words } });
const asks = [
  { id: 'wens', kind: 'longText', label: nl('Uw wens'), isRequired: true },
  { id: 'stap', kind: 'pageBreak', label: nl('Over u') },
  { id: 'naam', kind: 'text', label: nl('Uw naam'), isRequired: true },
];
const next = (page: Page) => page.getByRole('button', { name: /^Volgende/ });
const send = (page: Page) => page.getByRole('button', { name: 'Versturen', exact: true });

async function saved(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Bewaar als bestand' }).click();
  return readFile(await (await coming).path(), 'utf8');
}

test('a form that is closed, not open yet, or full says so in its own words', async ({ page, visit, signInAs }) => {
  const cases = [
    { segment: 'wens-dicht', settings: { state: 'Closed' }, words: 'Dit formulier is gesloten.' },
    {
      segment: 'wens-straks',
      settings: { state: 'Custom', openDate: '2099-01-05T09:00:00Z', closeDate: '2099-02-05T09:00:00Z' },
      words: /vanaf 5 januari 2099/,
    },
    { segment: 'wens-vol', settings: { submissionLimit: 1 }, words: 'Alle plaatsen zijn vergeven.' },
  ];
  for (const { segment, settings } of cases) {
    await signInAs('Admin');
    await placeForm(page, segment, { title: 'Wensen', asks, settings });
  }
  await visit('/wens-vol');
  await page.getByRole('textbox', { name: /Uw wens/ }).fill('Een bank aan het water.');
  await next(page).click();
  await page.getByRole('textbox', { name: /Uw naam/ }).fill('Noor');
  await next(page).click();
  await send(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ontvangen');

  await page.setViewportSize({ width: 390, height: 844 });
  for (const { segment, words } of cases) {
    await visit(`/${segment}`);
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: /Uw wens/ })).toHaveCount(0);
  }
  await expectAccessible(page, 'a form that is full');
});

test('who is too late is told so, and takes along what was typed', async ({ page, visit, signInAs, site, noise }) => {
  noise.expect(/409 \(Conflict\)/);
  await signInAs('Admin');
  const form = await placeForm(page, 'wens-te-laat', { title: 'Wensen', asks, settings: { graceMinutes: 0 } });
  await visit('/wens-te-laat');
  await page.getByRole('textbox', { name: /Uw wens/ }).fill('Een bank aan het water.');
  await next(page).click();
  await page.getByRole('textbox', { name: /Uw naam/ }).fill('Noor');
  await next(page).click();
  await asAdmin(page, site, async (request) => {
    const { settings } = (await (await request.get(`/api/forms/${form}`)).json()) as { settings: object };
    await request.put(`/api/forms/${form}/settings`, { data: { ...settings, state: 'Closed' } });
  });

  await send(page).click();
  await expect(page.getByText(/neemt niets meer aan/)).toBeVisible();
  await expectAccessible(page, 'a form that was sent too late');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'a form that was sent too late, in the dark');
  expect(await saved(page)).toBe('Wensen\n\nUw wens\nEen bank aan het water.\n\nUw naam\nNoor');

  // Also when the page is opened again.
  await visit('/wens-te-laat');
  await expect(page.getByText('Dit formulier is gesloten.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Wat u invulde' })).toContainText('Een bank aan het water.');
  expect(await saved(page)).toContain('Een bank aan het water.');
});

test('who began a version finishes it, also after a reload, or starts over with the newest', async ({
  page,
  visit,
  signInAs,
  site,
}) => {
  await signInAs('Admin');
  const form = await placeForm(page, 'wens-anders', { title: 'Wensen', asks });
  await visit('/wens-anders');
  await page.getByRole('textbox', { name: /Uw wens/ }).fill('Een bank aan het water.');
  await asAdmin(page, site, async (admin) => {
    const [, step, name] = asks;
    const changed = [{ id: 'droom', kind: 'longText', label: nl('Uw droom'), isRequired: true }, step, name];
    await saveQuestions(
      admin,
      form,
      'Dromen',
      changed.filter((one) => one !== undefined),
    );
    await publishForm(admin, form);
  });

  await next(page).click();
  await page.getByRole('textbox', { name: /Uw naam/ }).fill('Noor');
  await visit('/wens-anders');
  await expect(page.getByText(/Het formulier is veranderd sinds u begon/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Uw naam/ })).toHaveValue('Noor');
  await expectAccessible(page, 'an older version that is finished');
  const onDevice = await page.evaluate((guid) => localStorage.getItem(`plein-form-${guid}`) ?? '', form);
  await next(page).click();
  await send(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ontvangen');
  await expect(page.getByRole('definition').filter({ hasText: 'Een bank aan het water.' })).toBeVisible();
  await whenApplicationRuns(page);

  await visit('/wens-anders');
  await expect(page.getByRole('textbox', { name: /Uw droom/ })).toBeVisible();

  // Another tab had begun as well.
  await page.evaluate(([guid, kept]) => localStorage.setItem(`plein-form-${guid}`, kept), [form, onDevice] as const);
  await visit('/wens-anders');
  await page.getByRole('button', { name: 'Begin opnieuw' }).press('Enter');
  await expect(page.getByRole('textbox', { name: /Uw droom/ })).toHaveValue('');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});
