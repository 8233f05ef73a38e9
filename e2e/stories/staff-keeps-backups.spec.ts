import { expectMainAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test('who runs the installation plans backups, makes one and sees that it was restored', async ({
  page,
  visit,
  signInAs,
}) => {
  test.setTimeout(180_000);
  await signInAs('Mett');
  await visit('/admin/installation');
  await expect(page.getByRole('heading', { level: 1, name: 'Installatie' })).toBeVisible();
  await expect(page.getByText('Er worden geen back-ups vanzelf gemaakt.')).toBeVisible();

  await page.getByRole('button', { name: 'Wijzig het plan' }).click();
  const form = page.getByRole('dialog', { name: 'Plan voor back-ups' });
  await form.getByText('Maak elke nacht een back-up').click();
  await form.getByRole('textbox', { name: 'Dagen' }).fill('14');
  await form.getByRole('button', { name: 'Bewaar' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText(/Elke nacht om 02\.00 .* de nieuwste van 14 dagen/)).toBeVisible();

  await page.getByRole('button', { name: 'Maak nu een back-up' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Maak nu een back-up' }).click();
  const row = page.getByRole('grid', { name: 'Gemaakte back-ups' }).getByRole('row').nth(1);
  await expect(row).toContainText('Bewaard', { timeout: 120_000 });
  await expect(row).toContainText(/, in [\d,]+ s/);
  // Health knows of it without being asked again.
  await expect(page.getByText('De laatste back-up is gemaakt, en een back-up is op proef teruggezet.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Stappen van de proef' }).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByText('de voorpagina van één platform')).toBeVisible();
  const nights = page.getByRole('group', { name: /^Dertig nachten/ });
  await expect(nights.getByRole('img')).toHaveCount(30);
  await expect(nights.getByRole('img').last()).toHaveAccessibleName(/op proef teruggezet in/);
  await expect(page.getByText('De nacht sinds de eerste back-up is gelukt.')).toBeVisible();
  const openTable = (chart: string) =>
    page.getByRole('figure', { name: chart }).locator('summary').filter({ hasText: 'Toon als tabel' }).click();
  await openTable('Dertig nachten');
  await expect(page.getByRole('table', { name: 'Dertig nachten' }).getByRole('row')).toHaveCount(2);

  // The site is a copy of one that was stopped since, which counts as away: how long depends on the run.
  const days = page.getByRole('group', { name: /^Bereikbaar, dertig dagen/ });
  await expect(days.getByRole('img')).toHaveCount(30);
  await expect(days.getByRole('img').last()).toHaveAccessibleName(/^\d+ \w+ \d{4}: .+ weg$/);
  await openTable('Bereikbaar, dertig dagen');
  const today = page.getByRole('table', { name: 'Bereikbaar, dertig dagen' }).getByRole('row').nth(1);
  await expect(today).toContainText(/\d %/);
  await expectMainAccessible(page, 'the installation with its backups');
});
