import { type OidcProvider, startOidcProvider } from '../../src/features/auth/server/testing/start-oidc-provider.ts';
import { atWidths, expectAccessible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { accountOf } from '../sign-in.ts';

/** Providers on this machine are for development and tests alone. */
test.use({ environment: { PLEIN_MODE: 'test' } });

test.describe.configure({ mode: 'serial' });

let employer: OidcProvider;

test.beforeAll(async ({ site }) => {
  employer = await startOidcProvider([`${site.address}/api/auth/sso/callback/werkgever`], {});
  const account = accountOf(site, 'Standard');
  employer.people.cato = { email: account.email, email_verified: true };
  employer.people.vreemd = { email: 'vreemd@werk.example', email_verified: true };
});
test.afterAll(() => employer.close());

test('an admin adds the employer, tests it and switches it on', async ({ page, visit, signInAs }) => {
  await signInAs('Admin');
  await visit('/admin/sign-in');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Inlogdienst toevoegen' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: /^Tekst op de knop/ }).fill('Inloggen met mijn werk');
  await drawer.getByRole('textbox', { name: /^Korte naam/ }).fill('werkgever');
  await drawer.getByRole('textbox', { name: /^Adres van de inlogdienst/ }).fill(employer.issuer);
  await drawer.getByRole('textbox', { name: /^Client-ID/ }).fill(employer.clientId);
  await drawer.getByLabel(/^Client secret/).fill(employer.clientSecret);
  await expectAccessible(page);
  await drawer.getByRole('button', { name: 'Bewaren' }).click();
  const card = page.getByRole('article', { name: 'Inloggen met mijn werk' });
  await card.getByRole('button', { name: 'Verbinding testen' }).click();
  await expect(card.getByText('De verbinding werkt.')).toBeVisible();
  await card.getByRole('button', { name: 'Aanzetten' }).click();
  await expect(card.getByText('Aan', { exact: true })).toBeVisible();
  await expect(page.getByText(employer.clientSecret)).toHaveCount(0);
  await atWidths(page, [1280, 390], async (_, expectGood) => {
    await expectNoOverflow(page);
    await expectGood(page);
  });
});

test('someone with an account here comes in through their work', async ({ page, visit, site }) => {
  await visit('/login?returnTo=%2Fcontact');
  await page.getByRole('link', { name: 'Inloggen met mijn werk' }).click();
  await expect(page).toHaveURL(new RegExp(employer.issuer));
  await page.getByRole('link', { name: 'cato' }).click();
  await expect(page).toHaveURL(`${site.address}/contact`);
  await visit('/account/profile');
  await expect(page).toHaveURL(`${site.address}/account/profile`);
});

for (const [who, words] of [
  ['vreemd', /nog geen account/],
  ['cancel', /niet ingelogd bij de andere organisatie/],
] as const) {
  test(`${who} is told why it did not work`, async ({ page, visit }) => {
    await visit('/login?returnTo=%2Fcontact');
    await page.getByRole('link', { name: 'Inloggen met mijn werk' }).click();
    await page.getByRole('link', { name: who }).click();
    await expect(page.getByRole('region', { name: 'Inloggen is niet gelukt' })).toContainText(words);
    await expectAccessible(page);
  });
}
