import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible } from '../accessibility.ts';
import { whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { placeForm } from '../place-form.ts';
import { sendAsAPerson } from '../send-as-a-person.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const report = { title: 'Melding op straat', asks: 'report' } as const;

const next = (page: Page) => page.getByRole('button', { name: /^Volgende/ });

async function fillFirstStep(page: Page): Promise<void> {
  await page.getByRole('radio', { name: 'Afval op straat' }).check();
  await page.getByRole('radio', { name: 'Nee', exact: true }).check();
  await page.getByRole('textbox', { name: /Beschrijf wat u ziet/ }).fill('Een berg karton bij de kade.');
}

test('step by step on a phone, with a mistake, a reload on the way, and a receipt', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin');
  const form = await placeForm(page, 'straatmelding', report);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/straatmelding');
  await expect(page.getByRole('heading', { name: 'Wat is er aan de hand?' })).toBeVisible();
  await expect(page.getByText('Nummer van de lantaarnpaal')).toBeHidden();
  await page.getByRole('radio', { name: 'Straatverlichting is kapot' }).check();
  await expect(page.getByText('Nummer van de lantaarnpaal')).toBeVisible();

  // Something is missing: the summary takes the focus and leads there.
  await next(page).click();
  const summary = page.getByRole('region', { name: /antwoorden die niet kloppen/ });
  await expect(summary).toBeFocused();
  await expectAccessible(page, 'a step with mistakes');
  await summary.getByRole('link', { name: /Beschrijf wat u ziet/ }).click();
  await expect(page.getByRole('textbox', { name: /Beschrijf wat u ziet/ })).toBeFocused();

  await fillFirstStep(page);
  await expect(page.getByText('Nummer van de lantaarnpaal')).toBeHidden();
  await next(page).click();
  await expect(page.getByRole('heading', { name: 'Waar is het?' })).toBeFocused();

  // A crash: what was filled in is still on the device.
  await visit('/straatmelding');
  await expect(page.getByText('Wij hebben bewaard wat u eerder op dit apparaat invulde.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Waar is het?' })).toBeVisible();
  await page
    .getByRole('textbox', { name: /Plek|Adres/ })
    .first()
    .fill('Kaaistraat 12');
  await next(page).click();
  await page.getByRole('radio', { name: 'Nee, ik meld anoniem' }).check();
  await next(page).click();

  await expect(page.getByRole('heading', { name: 'Controleren en versturen' })).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: 'Een berg karton bij de kade.' })).toBeVisible();
  await expectAccessible(page, 'the overview before sending');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the overview in the dark');
  await page.getByRole('button', { name: /^Wijzig Wat ziet u/ }).click();
  await expect(page.getByRole('radio', { name: 'Afval op straat' })).toBeChecked();
  await next(page).click();
  await next(page).click();
  await next(page).click();
  await page.getByRole('button', { name: 'Versturen', exact: true }).click();

  await expect(page).toHaveURL(/\/submission\/[0-9a-f-]{36}\?key=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('ontvangen');
  await expect(page.getByText(/^ML-\d{4}-0001$/)).toBeVisible();
  await whenApplicationRuns(page);
  await expectAccessible(page, 'the receipt');

  await signInAs('Admin');
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(`/admin/forms/${form}`);
  // Beside the list, by the key of the inbox; then as a screen of its own.
  await page.getByRole('row', { name: /ML-\d{4}-0001/ }).press('j');
  const beside = page.getByRole('complementary', { name: 'Inzending' });
  const answer = page.getByRole('definition').filter({ hasText: 'Een berg karton bij de kade.' });
  await expect(beside.locator(answer)).toBeVisible();
  await expectAccessible(page, 'a submission beside the list');
  await beside.getByRole('link', { name: /^ML-\d{4}-0001$/ }).press('Enter');
  await expect(beside).toBeHidden();
  await expect(answer).toBeVisible();
  await expectAccessible(page, 'one submission');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form is posted step by step, and ends with the same receipt', async ({ page, signInAs }) => {
    await signInAs('Admin');
    await placeForm(page, 'melding-zonder-script', report);
    await page.goto('/melding-zonder-script');
    await next(page).click();
    await expect(page.getByRole('region', { name: /antwoorden die niet kloppen/ })).toBeVisible();
    await fillFirstStep(page);
    await next(page).click();
    await page
      .getByRole('textbox', { name: /Plek|Adres/ })
      .first()
      .fill('Kaaistraat 12');
    await next(page).click();
    await page.getByRole('radio', { name: 'Nee, ik meld anoniem' }).check();
    await next(page).click();
    await expect(page.getByRole('heading', { name: 'Controleren en versturen' })).toBeVisible();
    // Faster than anyone types: it is told, nothing is lost, and a moment later it is taken.
    await sendAsAPerson(
      page.getByRole('button', { name: 'Versturen', exact: true }),
      page.getByRole('heading', { level: 1, name: /ontvangen/ }),
    );
    await expect(page.getByText('Een berg karton bij de kade.')).toBeVisible();
  });
});
