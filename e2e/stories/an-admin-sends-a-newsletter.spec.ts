import { atWidths, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser, whenApplicationRuns } from '../application.ts';
import { expect, test } from '../fixtures.ts';

test('an admin makes a list, a visitor’s choice makes a reader, and a letter goes from composing to its figures', async ({
  page,
  visit,
  signInAs,
  browser,
  noise,
}) => {
  // Axe would look into the mail as well, and that may run nothing.
  noise.expect(/Blocked script execution in .*preview.* is sandboxed/, /recipient window's origin \('null'\)/);
  await signInAs('Admin');
  await visit('/admin/newsletters/lists');
  const name = `Brief van de haven ${Date.now()}`;
  await page.getByRole('button', { name: 'Nieuwe lijst' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Nieuwe lijst' });
  await drawer.getByRole('textbox', { name: /^Naam/ }).fill(name);
  await expectLegible(page, 'the drawer of a list');
  await drawer.getByRole('textbox', { name: /^Naam/ }).press('Enter');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible();

  // Their own choice, where members choose.
  await visit('/account/preferences');
  const choice = page.getByRole('switch', { name: new RegExp(name) });
  await choice.press('Space');
  await expect(choice).toBeChecked();

  await visit('/admin/newsletters');
  await expectLegible(page, 'the newsletters');
  await page.getByRole('button', { name: 'Nieuwe nieuwsbrief' }).press('Enter');
  const letter = page.getByRole('region', { name: 'De brief' });
  await letter.getByRole('textbox', { name: /^Naam bovenaan/ }).fill('Brief van november');
  await letter.getByRole('textbox', { name: /^Kop/ }).fill('Deze maand in de haven');
  await letter.getByRole('textbox', { name: /^Inleiding/ }).fill('De kraan draait weer.');
  await page.getByRole('textbox', { name: /^Onderwerp/ }).fill('De kraan draait weer');
  await page.getByRole('button', { name: /Lezers/ }).press('Enter');
  await page.getByRole('option', { name: new RegExp(name) }).press('Enter');
  await expect(page.getByText('1 mens.')).toBeVisible();

  await letter.getByRole('button', { name: /Berichten kiezen|nieuwe? bericht/ }).press('Enter');
  const chooser = page.getByRole('dialog', { name: 'Berichten kiezen' });
  await chooser.getByRole('checkbox').nth(0).press('Space');
  await chooser.getByRole('checkbox').nth(1).press('Space');
  await chooser.getByRole('button', { name: 'Zet 2 berichten in de brief' }).press('Enter');
  const items = page.getByRole('grid', { name: 'Berichten in deze brief' });
  await expect(items.getByRole('row')).toHaveCount(2);
  // Until its title is there, each is called the same.
  await expect(items.getByText('Wordt geladen…')).toHaveCount(0);
  const first = (await items.getByRole('row').nth(0).getByRole('gridcell').locator('b').textContent()) ?? '';
  await items
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: /omhoog/i })
    .click();
  await expect(items.getByRole('row').nth(1)).toContainText(first);
  await page.getByRole('button', { name: 'Ongedaan maken' }).press('Enter');
  await expect(items.getByRole('row').nth(0)).toContainText(first);
  await expect(page.getByText('Bewaard')).toBeVisible();

  await page.getByRole('radio', { name: 'Zoals hij aankomt' }).press('Enter');
  const mail = page.frameLocator('iframe[title="Zoals hij aankomt"]');
  await expect(mail.getByRole('heading', { name: 'Deze maand in de haven' })).toBeVisible();
  await atWidths(page, [390, 1280], async () => expectNoOverflow(page));
  await expectLegible(page, 'the letter');

  await page.getByRole('button', { name: 'Stuur een proef' }).press('Enter');
  // It can be pressed once it is known to whom.
  await expect(page.getByRole('button', { name: 'Stuur de proef' })).toBeEnabled();
  await page.getByRole('button', { name: 'Stuur de proef' }).press('Enter');
  await expect(page.getByText(/^Proef op/)).toBeVisible();

  await page.getByRole('button', { name: 'Verstuur aan 1 mens…' }).press('Enter');
  await page.getByRole('button', { name: 'Verstuur nu' }).press('Enter');
  await expect(page.getByRole('heading', { name: /^Verstuurd op/ })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Bezorgd', { exact: true })).toBeVisible();
  await expectLegible(page, 'the figures of a letter');

  // A visitor may read it too, once they prove their address.
  const other = await openOtherBrowser(browser, {});
  await other.goto('/newsletter');
  await whenApplicationRuns(other);
  await other.getByRole('radio', { name: new RegExp(name) }).check();
  await other.getByRole('textbox', { name: /^E-mailadres/ }).fill('bezoeker@vloedhaven.example');
  await expectLegible(other, 'signing up for a newsletter');
  await other.getByRole('button', { name: 'Meld mij aan' }).press('Enter');
  await expect(other.getByText('bezoeker@vloedhaven.example')).toBeVisible({ timeout: 30_000 });
  await other.context().close();
});
