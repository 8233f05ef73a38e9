import type { Page } from '@playwright/test';
import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser, whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { readMailTo } from '../outbox.ts';
import { placeForm } from '../place-form.ts';
import { sendAsAPerson } from '../send-as-a-person.ts';

// Long stories: patience for a machine that does something else as well.
test.setTimeout(180_000);

const contact = { title: 'Vraag aan de gemeente', asks: 'contact', settings: { visibility: 'Verify' } } as const;

const send = (page: Page) => page.getByRole('button', { name: 'Versturen', exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByRole('radio', { name: 'Een vraag' }).check();
  await page.getByRole('textbox', { name: /Uw bericht/ }).fill('Wanneer gaat de brug open?');
  await page.getByRole('textbox', { name: /^(Uw )?naam/i }).fill('Noor Bos');
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill(email);
  await page.getByRole('button', { name: /^Volgende/ }).click();
  await expect(page.getByRole('heading', { name: 'Controleren en versturen' })).toBeVisible();
}

test('a resident on a phone sends a form and proves it by the code of a mail', async ({
  page,
  visit,
  signInAs,
  site,
  noise,
}) => {
  noise.expect(/400 \(Bad Request\)/, /429 \(Too Many Requests\)/);
  await signInAs('Admin');
  await placeForm(page, 'vraag-met-bewijs', contact);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/vraag-met-bewijs');
  await fillIn(page, 'noor@post.example');

  // The address that was given among the answers stands there already; an empty one is told.
  const address = page.getByRole('textbox', { name: /E-mailadres/ });
  await expect(address).toHaveValue('noor@post.example');
  await address.fill('');
  await send(page).click();
  await expect(page.getByRole('region', { name: /1 antwoord/ })).toBeFocused();
  await expectAccessible(page, 'an address that is missing');
  await address.fill('noor@post.example');
  await send(page).click();

  await expect(title(page)).toContainText('bijna klaar');
  await expect(page.getByRole('heading', { name: 'Kijk in uw mail' })).toBeVisible();
  await expect(page.getByText('noor@post.example').first()).toBeVisible();
  await whenApplicationRuns(page);
  await expectAccessible(page, 'waiting for the code');
  await expectNoOverflow(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'waiting for the code, in the dark');
  await page.emulateMedia({ colorScheme: 'light' });

  await page.getByRole('button', { name: 'Stuur opnieuw' }).click();
  await expect(page.getByText(/Wacht nog \d+ seconden/)).toBeVisible();

  const { code } = await readMailTo(site, 'noor@post.example', 'contribution');
  const field = page.getByRole('textbox', { name: /Code van zes cijfers/ });
  await field.fill(code === '000 000' ? '111111' : '000000');
  await page.getByRole('button', { name: 'Bevestig' }).click();
  await expect(page.getByText(/Zo vaak kunt u het nog proberen: 4/)).toBeVisible();
  await field.fill(code);
  await field.press('Enter');
  await expect(title(page)).toContainText('ontvangen');
  await expect(page.getByText('Wanneer gaat de brug open?')).toBeVisible();
  await whenApplicationRuns(page);
  await expectAccessible(page, 'the receipt of what was proven');
});

test('the link of the mail proves it in another browser, and the first tab sees it', async ({
  page,
  visit,
  signInAs,
  site,
  browser,
}) => {
  await signInAs('Admin');
  await placeForm(page, 'vraag-met-link', contact);
  await visit('/vraag-met-link');
  await fillIn(page, 'rik@post.example');
  await send(page).click();
  await expect(title(page)).toContainText('bijna klaar');

  const { link } = await readMailTo(site, 'rik@post.example', 'contribution');
  const other = await openOtherBrowser(browser, { baseURL: site.address });
  await other.goto(new URL(link).pathname);
  await expect(other.getByText(/ingestuurd met rik@post\.example/)).toBeVisible();
  await whenApplicationRuns(other);
  await expectAccessible(other, 'behind the link of the mail');
  await other.getByRole('button', { name: 'Ja, dit is van mij' }).click();
  await expect(title(other)).toContainText('ontvangen');
  await expect(other.getByText('Wanneer gaat de brug open?')).toBeVisible();
  await other.goto(new URL(link).pathname);
  await expect(title(other)).toHaveText('Deze link werkt niet meer');
  await other.context().close();

  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(title(page)).toContainText('ontvangen');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the same is posted, and a wrong code is told', async ({ page, signInAs, site }) => {
    await signInAs('Admin');
    await placeForm(page, 'vraag-zonder-script', contact);
    await page.goto('/vraag-zonder-script');
    await fillIn(page, 'sam@post.example');
    await page.getByRole('textbox', { name: /E-mailadres/ }).fill('geen adres');
    await send(page).click();
    await expect(page.getByText(/Dit is geen e-mailadres/).first()).toBeVisible();
    await page.getByRole('textbox', { name: /E-mailadres/ }).fill('sam@post.example');
    await sendAsAPerson(send(page), title(page).filter({ hasText: 'bijna klaar' }));
    const { code } = await readMailTo(site, 'sam@post.example', 'contribution');
    await page.getByRole('textbox', { name: /Code van zes cijfers/ }).fill('12');
    await page.getByRole('button', { name: 'Bevestig' }).click();
    await expect(page.getByText(/De code klopt niet/).first()).toBeVisible();
    await page.getByRole('textbox', { name: /Code van zes cijfers/ }).fill(code);
    await page.getByRole('button', { name: 'Bevestig' }).click();
    await expect(title(page)).toContainText('ontvangen');
  });
});
