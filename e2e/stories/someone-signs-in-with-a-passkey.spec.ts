import { expect, test } from '../fixtures.ts';
import { addAuthenticator, local } from '../passkey-device.ts';
import { accountOf } from '../sign-in.ts';

test('someone adds a passkey, signs in with it, renames and removes it', async ({ page, visit, site, noise }) => {
  noise.expect(/400 \(Bad Request\)/);
  // The form offers passkeys by itself where the browser can, and an authenticator whose owner is always there would
  // take the offer before anyone could press a button.
  await page.addInitScript(() => {
    if ('PublicKeyCredential' in window) PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const home = local(site.address);
  const account = accountOf(site, 'Standard');
  await page.request.post(`${home}/api/auth/sign-in/email`, {
    data: { email: account.email, password: account.password },
  });
  const { cdp, authenticatorId } = await addAuthenticator(page);
  await visit(`${home}/account/security`);
  await page.getByRole('button', { name: 'Toegangssleutel toevoegen' }).click();
  await page.getByRole('textbox', { name: /^Naam/ }).fill('Laptop');
  await page.getByRole('button', { name: 'Verder' }).click();
  // An open session alone does not add a key: who sits there shows first that the account is theirs.
  const proof = page.getByRole('dialog', { name: 'Bevestig dat u het bent' });
  await expect(proof.getByLabel(/^Uw wachtwoord/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Er is geen toegangssleutel toegevoegd.')).toBeVisible();
  await page.getByRole('button', { name: 'Toegangssleutel toevoegen' }).click();
  await page.getByRole('textbox', { name: /^Naam/ }).fill('Laptop');
  await page.keyboard.press('Enter');
  await proof.getByLabel(/^Uw wachtwoord/).fill('niet mijn wachtwoord');
  await page.keyboard.press('Enter');
  await expect(proof.getByText('Vul het wachtwoord in waarmee u nu inlogt.')).toBeVisible();
  await proof.getByLabel(/^Uw wachtwoord/).fill(account.password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Laptop')).toBeVisible();
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);

  await page.goto('about:blank');
  await page.request.post(`${home}/api/auth/sign-out`);
  await visit(`${home}/login?returnTo=%2Fcontact`);
  await page.getByRole('button', { name: 'Gebruik een toegangssleutel' }).click();
  await expect(page).toHaveURL(`${home}/contact`);

  // In another tab nothing is held back: the field for the address offers the key, and its owner takes the offer.
  await page.goto('about:blank');
  await page.request.post(`${home}/api/auth/sign-out`);
  const tab = await page.context().newPage();
  const second = await addAuthenticator(tab);
  for (const credential of (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials) {
    await second.cdp.send('WebAuthn.addCredential', { authenticatorId: second.authenticatorId, credential });
  }
  await tab.goto(`${home}/login?returnTo=%2Fcontact`);
  await expect(tab).toHaveURL(`${home}/contact`);
  // It is one key, so its count of uses goes on where it was.
  const used = await second.cdp.send('WebAuthn.getCredentials', { authenticatorId: second.authenticatorId });
  await cdp.send('WebAuthn.clearCredentials', { authenticatorId });
  for (const credential of used.credentials) {
    await cdp.send('WebAuthn.addCredential', { authenticatorId, credential });
  }
  await tab.close();

  await visit(`${home}/account/security`);
  await expect(page.getByText(/Laatst gebruikt op/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Naam van Laptop wijzigen' }).click();
  await page.getByRole('textbox', { name: /^Naam/ }).fill('Werklaptop');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Werklaptop verwijderen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).click();
  // Another session, so it is asked again; a passkey shows it too.
  await proof.getByRole('button', { name: 'Gebruik een toegangssleutel' }).click();
  await expect(page.getByText('Werklaptop')).toHaveCount(0);

  await page.goto('about:blank');
  await page.request.post(`${home}/api/auth/sign-out`);
  await visit(`${home}/login`);
  await page.getByRole('button', { name: 'Gebruik een toegangssleutel' }).click();
  await expect(page.getByRole('region', { name: 'Inloggen is niet gelukt' })).toContainText('toegangssleutel');
});
