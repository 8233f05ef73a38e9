import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atWidths, expectLegible, expectNoOverflow } from '../accessibility.ts';
import { openOtherBrowser, visitOn } from '../application.ts';
import { expect, test } from '../fixtures.ts';
import { placeForm } from '../place-form.ts';

// A receiver on this machine: in production that would be refused.
test.use({ environment: { PLEIN_MODE: 'test' } });
test.setTimeout(180_000);

interface Message {
  headers: IncomingHttpHeaders;
  text: string;
}

async function receive(received: Message[]): Promise<Server> {
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => (text += chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, text });
      response.writeHead(202).end('in de rij gezet');
    });
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return server;
}

const signatureOf = ({ headers, text }: Message, secret: string): string => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${text}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
};

test('an admin adds a webhook by keyboard, tries it, sees what a resident sent go out, and sends it again', async ({
  page,
  visit,
  signInAs,
  browser,
  site,
  noise,
}) => {
  noise.expect(/400 \(Bad Request\)/);
  const received: Message[] = [];
  const server = await receive(received);
  const { port } = server.address() as AddressInfo;
  const place = `127.0.0.1:${port}/in`;
  await signInAs('Admin');
  const form = await placeForm(page, 'koppelbericht', { title: 'Bericht met koppeling', asks: 'contact' });
  await signInAs('Admin');
  await visit(`/admin/forms/view/${form}`);
  await page.getByRole('button', { name: 'Instellingen', exact: true }).press('Enter');
  const hooks = page.getByRole('region', { name: 'Webhooks' });
  await expect(hooks.getByText('Nog geen webhooks.')).toBeVisible();

  // What cannot be is told at its field, and what was typed stays.
  await hooks.getByRole('button', { name: 'Webhook toevoegen' }).press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Webhook toevoegen' });
  const address = drawer.getByRole('textbox', { name: /^Adres/ });
  await address.fill('http://zaken.example/in');
  await address.press('Enter');
  await expect(drawer.getByText('Gebruik https://').first()).toBeVisible();
  await expect(drawer.getByRole('radio', { name: /Antwoorden zonder persoonsgegevens/ })).toBeChecked();
  await atWidths(page, [1280, 390], async (width, expectGood) => {
    await expectGood(page, `the drawer of a webhook at ${width}`);
    await expectNoOverflow(page);
  });
  await page.setViewportSize({ width: 1280, height: 900 });
  await address.fill(`http://${place}`);
  await drawer.getByRole('checkbox', { name: /Status gewijzigd/ }).press('Space');
  await address.press('Enter');

  const shown = page.getByRole('dialog', { name: 'De sleutel van deze webhook' });
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? '';
  await shown.getByRole('button', { name: 'Klaar' }).press('Enter');
  await expect(shown).toBeHidden();
  await expect(hooks.getByRole('button', { name: 'Webhook toevoegen' })).toBeFocused();
  await expect(page.getByText(secret)).toHaveCount(0);

  const hook = hooks.getByRole('listitem', { name: place });
  await hook.getByRole('button', { name: `Test sturen naar ${place}` }).press('Enter');
  await expect(hook.getByRole('status')).toContainText('De ontvanger nam het aan (202). Antwoord: in de rij gezet');
  expect(received[0]?.headers['webhook-signature']).toBe(signatureOf(received[0] as Message, secret));

  // A resident sends the form; the log of who looks at it fills by itself.
  await hook.getByRole('button', { name: `Logboek van de webhook naar ${place}` }).press('Enter');
  const log = page.getByRole('dialog', { name: `Logboek van ${place}` });
  await expect(log.getByRole('listitem')).toHaveCount(1);
  const resident = await openOtherBrowser(browser, { baseURL: site.address });
  await visitOn(resident, '/koppelbericht');
  await resident.getByRole('radio', { name: 'Een vraag' }).check();
  await resident.getByRole('textbox', { name: /Uw bericht/ }).fill('Staat de brug open?');
  await resident.getByRole('textbox', { name: /naam/i }).fill('Noor de Wit');
  await resident.getByRole('textbox', { name: /e-mail/i }).fill('noor@vloedhaven.example');
  await resident.getByRole('button', { name: /^Volgende|^Controleren/ }).click();
  await resident.getByRole('button', { name: 'Versturen', exact: true }).click();
  await expect(resident).toHaveURL(/\/submission\//);
  await resident.context().close();

  const sent = log.getByRole('listitem').first();
  await expect(sent).toContainText('Ingezonden');
  await expect(sent).toContainText('bezorgd');
  await expect.poll(() => received.length).toBe(2);
  const [, message] = received as [Message, Message];
  expect(message.headers['webhook-signature']).toBe(signatureOf(message, secret));
  expect(message.text).not.toContain('noor@');
  await sent.getByRole('button', { name: /^Toon het bericht/ }).press('Enter');
  await expect(sent.getByText('"type": "submission.received"')).toBeVisible();

  await sent.getByRole('button', { name: /^Stuur opnieuw/ }).press('Enter');
  await expect.poll(() => received.length).toBe(3);
  expect(received[2]?.headers['webhook-id']).toBe(message.headers['webhook-id']);
  await expect(sent).toContainText('2 keer geprobeerd');
  await expect(sent.getByRole('button', { name: /^Stuur opnieuw/ })).toBeFocused();
  await atWidths(page, [390, 1280], async (width, expectGood) => {
    await expectGood(page, `the log of a webhook at ${width}`);
    await expectNoOverflow(page);
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectLegible(page, 'the log of a webhook in the dark');
  await page.keyboard.press('Escape');
  await expect(log).toBeHidden();
  await expect(hook.getByRole('button', { name: `Logboek van de webhook naar ${place}` })).toBeFocused();
  await expectLegible(page, 'a webhook in the dark');

  await hook.getByRole('button', { name: `Webhook naar ${place} verwijderen` }).press('Enter');
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Verwijderen' }).press('Enter');
  await expect(hook).toHaveCount(0);
  await expect(hooks.getByRole('button', { name: 'Webhook toevoegen' })).toBeFocused();
  await new Promise((done) => void server.close(done));
});
