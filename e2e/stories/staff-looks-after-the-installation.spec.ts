import { expectLegible, expectMainAccessible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test('who runs the installation sees how fast it answers, what works and failed, what runs and what takes room', async ({
  page,
  noise,
  visit,
  signInAs,
}) => {
  await signInAs('Mett');
  await visit('/admin/installation');
  await expect(page.getByText('Wat u hier aan een platform doet, staat in zijn auditlog.')).toBeVisible();
  const again = page.getByRole('button', { name: 'Meet opnieuw' });

  await test.step('processes tell every ten seconds what they answered', async () => {
    const chart = page.getByRole('figure', { name: 'Antwoordtijd, laatste 24 uur' });
    await expect(async () => {
      await again.press('Enter');
      await expect(chart.getByText(/De helft van wat wordt gemaakt is klaar binnen [\d,]+ ms/)).toBeVisible();
    }).toPass();
    await expect(chart.getByRole('group', { name: /Lees met de pijltjes/ }).getByRole('img')).toHaveCount(24);
    const last = chart.getByRole('img', { name: /^om .+: [\d.]+ ms, 95 procent binnen: [\d.]+$/ }).last();
    await last.focus();
    await page.keyboard.press('Home');
    await expect(chart.getByRole('img').first()).toBeFocused();
    await chart.locator('summary').filter({ hasText: 'Toon als tabel' }).press('Enter');
    const rows = chart.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(25);
    await expect(rows.nth(1)).toContainText(/%/);
  });

  await test.step('work of all platforms has a place, and nothing of it failed', async () => {
    const jobs = page.getByRole('region', { name: 'Taken', exact: true });
    await expect(jobs.getByText('Er is niets mislukt.')).toBeVisible();
    await expect(page.getByText(/De klokken van de machines en de database verschillen \d+ ms/)).toBeVisible();
  });

  await test.step('they choose what they are mailed about it, and that is kept', async () => {
    const mail = page.getByRole('region', { name: 'Mail hierover' });
    await expect(mail.getByText(/heeft geen mailserver, dus niemand krijgt deze mails/)).toBeVisible();
    const choice = mail.getByRole('button', { name: /Wat u wordt gemaild/ });
    await expect(choice).toContainText('Alles wat aandacht vraagt');
    await choice.press('Enter');
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await page.getByRole('option', { name: 'Alleen wat mis is' }).press('Enter');
    expect((await kept).status()).toBe(200);
    await expect(choice).toContainText('Alleen wat mis is');
    await visit('/admin/installation');
    await expect(choice).toContainText('Alleen wat mis is');
  });

  await test.step('what is new opens beside it, and closes by Escape', async () => {
    const news = page.getByRole('button', { name: 'Wat is nieuw' });
    await news.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Wat is nieuw' });
    await expect(drawer.getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(news).toBeFocused();
  });

  await test.step('that nothing answers is said, with what is known of before, until it does', async () => {
    noise.expect(/ERR_CONNECTION_REFUSED/);
    const address = '**/api/installation';
    await page.route(address, (route) => route.abort('connectionrefused'));
    await again.press('Enter');
    await expect(page.getByText(/^Plein antwoordt niet sinds/)).toBeVisible();
    await expect(page.getByText(/Poging \d+\.$/)).toBeVisible();
    await expect(page.getByRole('figure', { name: 'Antwoordtijd, laatste 24 uur' })).toBeVisible();
    await page.unroute(address);
    // By itself.
    await expect(page.getByText(/^Plein antwoordt niet sinds/)).toBeHidden({ timeout: 30_000 });
  });

  await test.step('on a phone and at night as well', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoOverflow(page, 'the installation on a phone');
    await expectMainAccessible(page, 'the installation on a phone');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLegible(page, 'the installation at night');
  });
});
