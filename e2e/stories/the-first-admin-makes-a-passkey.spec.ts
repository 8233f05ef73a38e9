import { expectAccessible } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';
import { addAuthenticator, local } from '../passkey-device.ts';

test.use({ environment: { DEMO: 'false' } });

test('the set-up link makes an admin who has no password, and comes in with the device', async ({
  page,
  site,
  visit,
}) => {
  const home = local(site.address);
  // Without an authenticator there is a choice, and a password is proposed.
  await visit(`${home}${site.setupPath}`);
  await expect(page.getByRole('radio', { name: 'Wachtwoord' })).toBeChecked();
  const { cdp, authenticatorId } = await addAuthenticator(page);
  await visit(`${home}${site.setupPath}`);
  await expect(page.getByRole('radio', { name: /Toegangssleutel/ })).toBeChecked();
  const terms = page.getByRole('region', { name: /Gebruiksvoorwaarden, versie 1/ });
  await terms.focus();
  await page.keyboard.press('End');
  await expect.poll(() => terms.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  await expectAccessible(page);
  await page.getByRole('textbox', { name: /Voornaam/ }).fill('Eva');
  await page.getByRole('textbox', { name: /E-mailadres/ }).fill('eerste@voorbeeld.nl');
  await page.getByRole('button', { name: 'Maak toegangssleutel en ga verder' }).press('Enter');
  await expect(page).toHaveURL(`${home}/admin/first-hour/site`);
  expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials).toHaveLength(1);

  await page.goto('about:blank');
  await page.request.post(`${home}/api/auth/sign-out`);
  await page.goto(`${home}/login?returnTo=%2Fadmin%2Ffirst-hour%2Fsite`);
  // The field for the address offers the key by itself, and its owner takes the offer.
  await expect(page).toHaveURL(`${home}/admin/first-hour/site`);
});
