import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { Outbox } from '#features/mail/contract/mail.ts';
import { mailTexts } from '#features/mail/contract/mail-texts.ts';
import { createLogger } from '#platform/server/logger.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { ConnectionList } from '../contract/connection-schemas.ts';

const user = 'gebruiker-van-de-mailserver';
const password = 'wachtwoord-van-de-mailserver';
const apiKey = 'sleutel-van-de-vertaler';
const secrets = [user, password, apiKey].flatMap((one) => [one, Buffer.from(one).toString('base64')]);

let test: TestApp;
let other: TestApp;
let admin: Record<string, string>;
let mailServer: SMTPServer;
let translator: Server;
const received: string[] = [];
const keys: (string | undefined)[] = [];
let refusesMail = false;
/** Everything that was answered and logged, whoever asked. */
let told = '';
const heard = new Writable({
  write(chunk, _encoding, done) {
    told += String(chunk);
    done();
  },
});

const mailPort = () => (mailServer.server.address() as AddressInfo).port;
const ownMail = (changed: object = {}) => ({
  ...{ host: '127.0.0.1', port: mailPort(), security: 'starttls', user, password },
  ...changed,
});
const ownTranslator = (changed: object = {}) => ({
  url: `http://127.0.0.1:${(translator.address() as AddressInfo).port}`,
  apiKey,
  ...changed,
});

beforeAll(async () => {
  mailServer = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (given, _session, done) =>
      given.username === user && given.password === password
        ? done(null, { user })
        : done(new Error(`no such user ${given.username} with ${given.password}`)),
    onData(stream, _session, done) {
      let data = '';
      stream.on('data', (chunk: Buffer) => {
        data += chunk.toString();
      });
      stream.on('end', () => {
        if (refusesMail) return done(Object.assign(new Error(`not from ${user}`), { responseCode: 550 }));
        received.push(data);
        done();
      });
    },
  });
  await new Promise<void>((done) => mailServer.listen(0, '127.0.0.1', done));
  translator = createServer(async (request, response) => {
    const { q, api_key: key } = (await json(request)) as { q: string[]; api_key?: string };
    keys.push(key);
    response.writeHead(key === apiKey ? 200 : 403, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ translatedText: q.map((word) => `en: ${word}`) }));
  });
  await new Promise<void>((done) => translator.listen(0, '127.0.0.1', done));
  test = await startTestApp({ log: createLogger('trace', heard), withJobs: true });
  // Another process, which has another secret: a copy of the database alone opens nothing.
  other = await startTestApp({
    connectionString: test.connectionString,
    authSecret: 'another secret than the one that closed it',
    log: createLogger('trace', heard),
  });
  admin = await test.signInAs('Admin');
}, patience.timeout);
afterAll(async () => {
  await other.close();
  await test.close();
  translator.close();
  await new Promise<void>((done) => mailServer.close(done));
});
beforeEach(() => {
  refusesMail = false;
});

async function call(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object, headers = admin) {
  const answer = await test.app.inject({ method, url: path, headers, ...(payload === undefined ? {} : { payload }) });
  told += answer.body + JSON.stringify(answer.headers);
  return answer;
}
const list = async () => (await call('GET', '/api/connections')).json<ConnectionList>();
const tried = async (name: string) => (await call('POST', '/api/connections:try', { name })).json<object>();

it('says that nothing is set, and tries nothing', async () => {
  const none = { source: 'none', place: null, changedAt: null, changedBy: null };
  expect(await list()).toEqual({
    connections: [
      { name: 'mailServer', ...none },
      { name: 'translator', ...none },
    ],
    sender: expect.stringContaining('no-reply@'),
  });
  expect(await tried('mailServer')).toEqual({ outcome: 'none', said: null });
  expect((await call('DELETE', '/api/connections/translator')).statusCode).toBe(404);
});

it('sends mail by what an admin wrote, at once and by the outbox, from whom the platform says', async () => {
  expect((await call('PUT', '/api/connections/mailServer', ownMail())).json()).toMatchObject({
    connections: [
      {
        name: 'mailServer',
        source: 'own',
        place: `127.0.0.1:${mailPort()}`,
        changedAt: expect.any(String),
        changedBy: 'Test Admin',
      },
      { name: 'translator', source: 'none' },
    ],
  });
  await call('PUT', '/api/platformsettingvalues/mailSender', { value: 'Gemeente <post@vloedhaven.example>' });
  expect(await tried('mailServer')).toEqual({ outcome: 'worked', said: 'admin-1@vloedhaven.example' });
  expect(received.at(-1)).toContain('From: Gemeente <post@vloedhaven.example>');
  expect(received.at(-1)).toContain('To: admin-1@vloedhaven.example');

  const { id } = await test.platform.transaction((trx) =>
    test.services.mail.queue(trx, {
      kind: 'proef',
      to: 'bo@vloedhaven.example',
      language: 'nl',
      texts: mailTexts({ nl: words, en: words }, (all) => all),
    }),
  );
  await vi.waitFor(async () => {
    const { mails, hasServer } = (await call('GET', '/api/outbox')).json<Outbox>();
    expect(hasServer).toBe(true);
    expect(mails.find((mail) => mail.id === id)?.state).toBe('Sent');
  }, patience);
});
const words = { subject: 'Hallo', heading: 'Hallo', paragraphs: ['Welkom.'] };

it.each([
  ['a wrong password', { password: 'mis' }, 'refused-sign-in'],
  ['a port where nobody listens', { port: 1 }, 'no-connection'],
  ['a name that is nowhere', { host: 'nergens.invalid' }, 'no-connection'],
  ['TLS that is not there', { security: 'tls' }, 'no-connection'],
])('tells who tries it what is wrong: %s', async (_, changed, outcome) => {
  expect((await call('PUT', '/api/connections/mailServer', ownMail(changed))).statusCode).toBe(200);
  expect(await tried('mailServer')).toEqual({ outcome, said: null });
});

it('keeps what the mail server quotes out of the outbox and the log', async () => {
  await call('PUT', '/api/connections/mailServer', ownMail());
  refusesMail = true;
  expect(await tried('mailServer')).toEqual({ outcome: 'refused', said: null });
  const texts = mailTexts({ nl: words, en: words }, (all) => all);
  const queue = { kind: 'proef', to: 'an@vloedhaven.example', language: 'nl' as const, texts };
  const { id } = await test.platform.transaction((trx) => test.services.mail.queue(trx, queue));
  await vi.waitFor(async () => {
    expect((await call('GET', `/api/outbox/${id}`)).json()).toMatchObject({
      lastError: expect.stringContaining('not from'),
    });
  }, patience);
});

it('translates by what an admin wrote, and tells when its key is refused', async () => {
  await call('PUT', '/api/connections/translator', ownTranslator());
  expect(await tried('translator')).toEqual({ outcome: 'worked', said: 'en: welkom' });
  expect(keys.at(-1)).toBe(apiKey);
  await call('PUT', '/api/connections/translator', ownTranslator({ apiKey: 'mis' }));
  expect(await tried('translator')).toEqual({ outcome: 'refused-sign-in', said: null });
});

it('opens nothing with another secret, and says so instead of using something else', async () => {
  await call('PUT', '/api/connections/translator', ownTranslator());
  const { body } = await other.app.inject({
    method: 'POST',
    url: '/api/connections:try',
    headers: admin,
    payload: { name: 'translator' },
  });
  expect(JSON.parse(body)).toEqual({ outcome: 'unreadable', said: null });
});

it('goes back to what the installation has, for good', async () => {
  const { connections } = (await call('DELETE', '/api/connections/translator')).json<ConnectionList>();
  expect(connections.find(({ name }) => name === 'translator')).toMatchObject({ source: 'none', changedBy: null });
  expect(await tried('translator')).toEqual({ outcome: 'none', said: null });
  expect(await test.platform.db.selectFrom('connection').select('name').execute()).toEqual([{ name: 'mailServer' }]);
});

it.each([
  ['mailServer', { host: 'mail.vloedhaven.nl:587' }, 'body.host'],
  ['mailServer', { host: '10.0.0.7' }, 'body.host'],
  ['mailServer', { host: '169.254.169.254' }, 'body.host'],
  ['mailServer', { port: 0 }, 'body.port'],
  ['mailServer', { security: 'none' }, 'body.security'],
  ['mailServer', { user: '' }, 'body.user'],
  ['mailServer', { password: 7 }, 'body.password'],
  ['translator', { url: 'http://vertaal.vloedhaven.nl' }, 'body.url'],
  ['translator', { url: 'https://10.0.0.7' }, 'body.url'],
  ['translator', { apiKey: 'x'.repeat(1001) }, 'body.apiKey'],
])('refuses a %s with %j', async (name, changed, path) => {
  const whole = name === 'mailServer' ? ownMail(changed) : ownTranslator(changed);
  const answer = await call('PUT', `/api/connections/${name}`, whole);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'bad-input', fields: [{ path }] });
});

it('is for admins alone', async () => {
  const calls: [Parameters<typeof call>[0], string, object | undefined][] = [
    ['GET', '/api/connections', undefined],
    ['PUT', '/api/connections/mailServer', ownMail()],
    ['PUT', '/api/connections/translator', ownTranslator()],
    ['DELETE', '/api/connections/mailServer', undefined],
    ['POST', '/api/connections:try', { name: 'mailServer' }],
  ];
  const manager = await test.signInAs('ContentManager');
  for (const [method, path, body] of calls) {
    expect((await call(method, path, body, {})).statusCode, path).toBe(401);
    expect((await call(method, path, body, manager)).statusCode, path).toBe(403);
  }
  expect((await call('DELETE', '/api/connections/nonsense')).statusCode).toBe(400);
});

// Last, over everything above: the audit log, the outbox, the settings, every refusal and the whole log.
it('tells a secret in no answer, not in the log and not in the database', async () => {
  for (const path of ['/api/audit', '/api/audit:export', '/api/outbox', '/api/platformsettingvalues?includeAll=true'])
    await call('GET', path);
  const rows = await test.platform.db.selectFrom('connection').selectAll().execute();
  const jobs = JSON.stringify(await test.platform.db.selectFrom('mail').selectAll().execute());
  const entries = (await call('GET', '/api/audit?area=connection')).json<{ entries: { action: string }[] }>().entries;
  expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(['connection.changed', 'connection.removed']));
  expect(told).toContain('connection.changed');
  for (const secret of secrets) {
    expect(told).not.toContain(secret);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect(jobs).not.toContain(secret);
  }
});
