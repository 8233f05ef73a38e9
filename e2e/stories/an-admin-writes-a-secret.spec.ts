import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { atWidths, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { expect, test } from '../fixtures.ts';

// A mail server on this machine: in production that would be refused.
test.use({ environment: { PLEIN_MODE: 'test' } });

const password = 'een wachtwoord dat niemand leest';

test('an admin writes the mail server by keyboard, tries it, and nobody reads it back', async ({
  page,
  visit,
  signInAs,
}) => {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (given, _session, done) =>
      given.password === password ? done(null, { user: 'plein' }) : done(new Error('no')),
    onData(stream, _session, done) {
      stream.on('data', (chunk: Buffer) => received.push(chunk.toString()));
      stream.on('end', () => done());
    },
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.server.address() as AddressInfo;
  const told: string[] = [];
  page.on('response', async (answer) => {
    if (answer.url().includes('/api/')) told.push(await answer.text().catch(() => ''));
  });

  await signInAs('Admin');
  await visit('/admin/settings');
  const card = page.getByRole('region', { name: 'Mailserver' });
  await expect(card).toContainText('Mails gaan nog niet weg.');
  await card.getByRole('button', { name: 'Mailserver instellen' }).press('Enter');

  const drawer = page.getByRole('dialog', { name: 'Mailserver' });
  await drawer.getByRole('textbox', { name: /^Server/ }).fill('smtp://mail');
  await drawer.getByRole('textbox', { name: /^Server/ }).press('Enter');
  await expect(drawer.getByText('Schrijf alleen de naam van de server').first()).toBeVisible();
  await expectLegible(page, 'the drawer of the mail server');
  await drawer.getByRole('textbox', { name: /^Server/ }).fill('127.0.0.1');
  await drawer.getByRole('textbox', { name: /^Poort/ }).fill(String(port));
  await drawer.getByRole('textbox', { name: /^Gebruikersnaam/ }).fill('plein');
  await drawer.getByRole('textbox', { name: /^Wachtwoord/ }).fill('mis');
  await drawer.getByRole('textbox', { name: /^Wachtwoord/ }).press('Enter');
  await expect(drawer).toBeHidden();
  await expect(card).toContainText(`127.0.0.1:${port}`);
  await expect(card).toContainText(/Ingesteld op .* door /);
  await expect(card.getByRole('button', { name: 'Mailserver vervangen' })).toBeFocused();

  await card.getByRole('button', { name: 'Mailserver proberen' }).press('Enter');
  await expect(card.getByRole('status')).toContainText('De server weigert de gebruikersnaam');
  await expect(card.getByRole('button', { name: 'Mailserver proberen' })).toBeFocused();

  // Everything again: what is there can be written over, and not be read.
  await card.getByRole('button', { name: 'Mailserver vervangen' }).press('Enter');
  await expect(drawer.getByRole('textbox', { name: /^Server/ })).toHaveValue('');
  await drawer.getByRole('textbox', { name: /^Server/ }).fill('127.0.0.1');
  await drawer.getByRole('textbox', { name: /^Poort/ }).fill(String(port));
  await drawer.getByRole('textbox', { name: /^Gebruikersnaam/ }).fill('plein');
  await drawer.getByRole('textbox', { name: /^Wachtwoord/ }).fill(password);
  await page.keyboard.press('Control+s');
  await expect(drawer).toBeHidden();
  await expect(card.getByRole('status')).toHaveCount(0);
  await card.getByRole('button', { name: 'Mailserver proberen' }).press('Enter');
  await expect(card.getByRole('status')).toContainText('Gelukt. Er is een proefmail gestuurd naar');
  expect(received.join('')).toContain('Subject: Proefmail van');

  await atWidths(page, [1280, 390], async (width, expectGood) => {
    // A field that lies half under the pinned header would count as too small to press.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoOverflow(page, `connections at ${width} px`);
    await expectGood(page, `connections at ${width} px`);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'connections in the dark');

  await card.getByRole('button', { name: 'Mailserver verwijderen' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Verwijderen' }).press('Enter');
  await expect(card).toContainText('Mails gaan nog niet weg.');
  await expect(card.getByRole('button', { name: 'Mailserver instellen' })).toBeFocused();
  expect(told.join('')).not.toContain(password);
  await new Promise<void>((done) => server.close(done));
});
