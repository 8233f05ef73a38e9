import { expectAccessible, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

test('a finding is added, the status that it contradicts is warned about, and readers see both at once', async ({
  page,
  visit,
  signInAs,
}) => {
  await signInAs('Admin');
  await visit('/admin/accessibility');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Bevinding toevoegen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Nieuwe bevinding' });
  await drawer.getByRole('button', { name: 'Bewaren' }).click();
  await expect(drawer.getByRole('link', { name: 'Schrijf de oorzaak in het Nederlands' })).toBeVisible();
  await drawer.getByLabel(/^Wat/).fill('Kaart zonder toetsenbord');
  await drawer.getByLabel(/^Waar/).fill('Kaart met inzamelpunten');
  await drawer.getByLabel(/^Oorzaak/).fill('De kaart is van een ander.');
  await drawer.getByLabel(/^Gevolg/).fill('Zonder muis vindt u geen punt.');
  await drawer.getByLabel(/^Maatregel/).fill('Onder de kaart komt een lijst.');
  await drawer.getByLabel(/^Eis/).fill('2.1.1');
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Bewaren' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Kaart zonder toetsenbord' })).toBeVisible();

  await page.getByRole('radio', { name: /^Status A/ }).check({ force: true });
  await page.getByRole('button', { name: 'Bewaren' }).click();
  await expect(page.getByText('De status is A, maar er zijn nog 3 open bevindingen.')).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('link', { name: 'Bekijk de pagina' }).click();
  await expect(page).toHaveURL('/legal/accessibility/nl');
  await expect(page.getByText('Deze status wordt opnieuw bekeken.')).toBeVisible();
  const finding = page.getByRole('article', { name: 'Kaart zonder toetsenbord' });
  await expect(finding.getByText('Zonder muis vindt u geen punt.')).toBeVisible();
  await expect(finding.getByRole('link', { name: 'WCAG 2.1.1 (EN 301 549, 9.2.1.1)' })).toBeVisible();
  await expectAccessible(page);
  await expectNoOverflow(page, '390 px');
  await expectLegible(page, '390 px');
});
