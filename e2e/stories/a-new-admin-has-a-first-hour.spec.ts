import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test.use({ environment: { DEMO: 'false' } });
test.describe.configure({ mode: 'serial' });
test.setTimeout(180_000);

const admin = { email: 'eerste@voorbeeld.nl', password: 'een lang wachtwoord om mee te beginnen' };
const logo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40" width="80" height="40"><path d="M0 0h40v40H0z" fill="#7a1f5c"/><path d="M40 0h40v40H40z" fill="#f2c230"/></svg>',
);

test('from the set-up link to an open site, by keyboard where it can be', async ({ page, site, visit, browser }) => {
  await visit(site.setupPath ?? 'none');
  await page.getByRole('textbox', { name: /Voornaam/ }).fill('Eva');
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill(admin.email);
  await page.getByLabel(/^Wachtwoord \(/).fill(admin.password);
  await page.keyboard.press('Enter');

  await test.step('your site', async () => {
    await expect(page).toHaveURL(/first-hour\/site$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Verder' }).press('Enter');
    await expect(page.getByRole('link', { name: 'Vul de naam van de site in.' })).toBeVisible();
    const name = page.getByRole('textbox', { name: /Naam van de site/ });
    await name.fill('Gemeente Voorbeeld');
    await page.getByRole('radio', { name: 'Gemeente' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Vereniging' })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await name.press('Enter');
  });

  await test.step('the look, proposed by the logo', async () => {
    await expect(page).toHaveURL(/first-hour\/look$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: logo });
    await expect(page.getByText('2 kleuren gevonden')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Hoofdkleur' })).toHaveValue(/#7a1f5c/i);
    await expect(page.getByRole('textbox', { name: 'Accentkleur' })).toHaveValue(/#f2c230/i);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Zo is het goed' }).press('Enter');
  });

  await test.step('who stops comes back at the same step', async () => {
    await expect(page).toHaveURL(/first-hour\/begin$/);
    await page.getByRole('link', { name: 'Later verder' }).press('Enter');
    const bar = page.getByRole('region', { name: 'Zichtbaarheid van de site' });
    await bar.getByRole('link', { name: 'Verder met inrichten' }).press('Enter');
    await expect(page).toHaveURL(/first-hour\/begin$/);
    await expectAccessible(page);
    const drawing = page.locator('[data-page=home]');
    const enlarge = page.getByRole('button', { name: 'Bekijk Home groot' });
    await expect(drawing).toContainText('Wie besturen de gemeente?');
    await page.getByRole('checkbox', { name: 'Bestuur' }).focus();
    await page.keyboard.press('Space');
    // The front page is drawn as it will be: what leads to a page that stays behind is gone.
    await expect(drawing).not.toContainText('Wie besturen de gemeente?');
    await enlarge.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Home, zoals u begint' })).toContainText(
      'Welkom bij Gemeente Voorbeeld',
    );
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(enlarge).toBeFocused();
    await page.getByRole('button', { name: 'Naar mijn voorpagina' }).press('Enter');
  });

  await test.step('the front page is open in the editor, and its heading is typed in', async () => {
    await expect(page).toHaveURL(/\/edit\?at=/);
    // Nothing was pressed: its words are chosen, and what is typed takes their place.
    await expect(page.getByRole('textbox', { name: 'Titel' })).toBeFocused();
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Welkom bij Gemeente Voorbeeld');
    await expect(page.getByText('Alle woorden zijn gekozen. Begin met typen.')).toBeAttached();
    await page.keyboard.type('Ons dorp aan het water');
    await expect(page.getByRole('heading', { name: 'Ons dorp aan het water' })).toBeVisible();
    await expect(page.getByText('Gedaan: Maak de kop van uw voorpagina eigen')).toBeVisible({ timeout: 30_000 });
  });

  await test.step('the list is put away and brought back', async () => {
    await page.getByRole('button', { name: 'Lijst wegzetten' }).press('Enter');
    const button = page.getByRole('button', { name: /^Nog \d dingen$/ });
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Klaar om te openen' })).toBeVisible();
  });

  await test.step('opening hours are filled in beside the page, and the list does not lie over them', async () => {
    await page.getByRole('link', { name: 'Ga erheen' }).press('Enter');
    await expect(page).toHaveURL(/contact\/edit\?at=.*options/);
    await expect(page.getByText('Tijden in de week', { exact: true })).toBeVisible();
    const block = page.getByRole('group', { name: 'Openingstijden' });
    await expect(block).toBeFocused();
    await expect(block).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Klaar om te openen' })).toBeHidden();
    await expectAccessible(page);
  });

  let address = '';
  await test.step('someone without an account looks along, over drafts that nobody else sees', async () => {
    await page.getByRole('button', { name: 'Laat iemand meekijken' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Laat iemand meekijken' });
    await dialog.getByRole('button', { name: 'Link maken' }).press('Enter');
    const link = dialog.getByRole('textbox', { name: 'Link' });
    await expect(link).toHaveValue(/\/preview\//);
    await expectAccessible(page);
    address = await link.inputValue();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Laat iemand meekijken' })).toBeFocused();

    const guest = await browser.newPage();
    const shown = await guest.goto(address);
    expect([shown?.status(), shown?.headers()['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
    await expect(guest.getByRole('heading', { name: 'Ons dorp aan het water' })).toBeVisible();
    await expectAccessible(guest);
    await guest.getByRole('main').getByRole('link', { name: 'Verhuizing doorgeven' }).press('Enter');
    await expect(guest.getByRole('heading', { level: 1, name: 'Verhuizing doorgeven' })).toBeVisible();
    const pages = guest.getByRole('navigation', { name: 'Pagina’s van deze site' });
    await expect(pages.getByRole('link', { name: 'Verhuizing doorgeven' })).toHaveAttribute('aria-current', 'page');
    await pages.getByRole('link', { name: 'Contact' }).press('Enter');
    await expect(guest.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await guest.close();
  });

  await test.step('nobody else sees anything until it is opened', async () => {
    const visitor = await browser.newPage();
    const before = await visitor.goto(site.address);
    expect(before?.status()).toBe(503);
    await expect(visitor.getByRole('heading', { name: 'Deze site komt eraan' })).toBeVisible();
    await expectAccessible(visitor);
    expect((await visitor.request.get(`${site.address}/api/search?q=dorp`)).status()).toBe(503);

    await page.getByRole('button', { name: 'Site openen…' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('checkbox', { name: 'Contact' })).not.toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Open de site' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Uw site is open' })).toBeVisible();

    await visitor.goto(site.address);
    await expect(visitor.getByRole('heading', { name: 'Ons dorp aan het water' })).toBeVisible();
    // Once everyone comes in, nobody needs the link.
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { name: 'Deze voorbeeldlink werkt niet meer' })).toBeVisible();
    await visitor.close();
  });
});

test('on a phone the questions fit, and the gauge lies down', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/login?returnTo=/admin/first-hour/tasks');
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill(admin.email);
  await page.getByLabel(/^Wachtwoord \(/).fill(admin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Uw site beginnen' })).toBeVisible();
  await expect(page.getByText('Gedaan: Open de site')).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
