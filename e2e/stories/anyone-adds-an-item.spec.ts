import type { Page } from '@playwright/test';
import { acceptTerms } from '../accepted-terms.ts';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser, whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { readMailTo } from '../outbox.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(300_000);

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const ideas = '/meedoen/ideeen';

async function openForm(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await visit(ideas);
  await page.getByRole('link', { name: 'Voeg zelf iets toe' }).click();
  await expect(title(page)).toContainText('Nieuw: idee');
  await whenApplicationRuns(page);
}

async function fillIn(page: Page, what: string, email: string): Promise<void> {
  await page.getByRole('textbox', { name: /In één zin/ }).fill(what);
  await page.getByRole('textbox', { name: /Toelichting/ }).fill('Dan kan iedereen veilig het water in.');
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill(email);
}

test('a visitor on a phone adds an idea without an account and proves it by code, then claims it and removes it', async ({
  page,
  visit,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openForm(page, visit);
  await expectAccessible(page, 'the form');
  await expectNoOverflow(page);

  // What is missing is told at its field, and nothing that was typed goes.
  await page.getByRole('textbox', { name: /Toelichting/ }).fill('Dan kan iedereen veilig het water in.');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByRole('textbox', { name: /In één zin/ })).toBeFocused();
  await expect(page.getByText('Vul een e-mailadres in')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Toelichting/ })).toHaveValue(/veilig/);

  await fillIn(page, 'Een zwemtrap bij de sluis', 'sluis@post.example');
  await page.getByRole('textbox', { name: /E-mailadres/ }).press('Enter');
  await expect(title(page)).toHaveText('Uw inbreng');
  await whenApplicationRuns(page);
  await expect(page.getByRole('heading', { name: 'Kijk in uw mail' })).toBeVisible();
  await expectAccessible(page, 'waiting for the code');

  await page.getByRole('button', { name: 'Wijzig' }).click();
  await page.getByRole('textbox', { name: /In één zin/ }).fill('Een brede zwemtrap bij de sluis');
  await page.getByRole('button', { name: 'Bewaar' }).click();
  await expect(page.getByRole('heading', { name: 'Een brede zwemtrap bij de sluis' })).toBeVisible();

  const { code } = await readMailTo(site, 'sluis@post.example', 'contribution');
  const field = page.getByRole('textbox', { name: /Code van zes cijfers/ });
  await field.fill(code);
  await field.press('Enter');
  await expect(page.getByText('Gelukt. Het staat op de site.')).toBeVisible();
  await whenApplicationRuns(page);
  await expectAccessible(page, 'what is on the site');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'what is on the site, in the dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByRole('link', { name: 'Bekijk het op de site' }).click();
  await expect(title(page)).toContainText('Een brede zwemtrap bij de sluis');

  // No password was ever made: the mailed link lets one in, and everything is there.
  await page.request.post('/api/auth/sign-in/mail', { data: { email: 'sluis@post.example' } });
  const { link } = await readMailTo(site, 'sluis@post.example', 'sign-in');
  await visit(new URL(link).pathname);
  await page.getByRole('button', { name: /Log in|Inloggen/ }).click();
  await expect(title(page)).not.toContainText('Inloggen');
  await acceptTerms(page);
  await visit('/account/activity');
  const line = page.getByRole('listitem').filter({ hasText: 'Een brede zwemtrap bij de sluis' });
  await expect(line).toContainText('Staat op de site');
  await expectAccessible(page, 'everything one did here');
  await expectNoOverflow(page);
  await line.getByRole('button', { name: /^Haal weg/ }).click();
  await expect(line).toContainText('Ingetrokken');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(line).toContainText('Staat op de site');
  await line.getByRole('button', { name: /^Haal weg/ }).press('Enter');
  await expect(line).toContainText('Ingetrokken');
});

test('the link of the mail proves it in another browser, and the first tab sees it', async ({
  page,
  visit,
  site,
  browser,
}) => {
  await openForm(page, visit);
  await fillIn(page, 'Een veer naar de overkant', 'veer@post.example');
  await page.getByRole('button', { name: 'Verstuur' }).click();
  await expect(page.getByRole('heading', { name: 'Kijk in uw mail' })).toBeVisible();
  await whenApplicationRuns(page);
  const { link } = await readMailTo(site, 'veer@post.example', 'contribution');
  const elsewhere = await openOtherBrowser(browser, { baseURL: site.address });
  await elsewhere.goto(new URL(link).pathname);
  await whenApplicationRuns(elsewhere);
  await elsewhere.getByRole('button', { name: 'Ja, dit is van mij' }).click();
  await expect(elsewhere.getByText('Gelukt. Het staat op de site.')).toBeVisible();
  await elsewhere.context().close();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Gelukt. Het staat op de site.')).toBeVisible();
});
