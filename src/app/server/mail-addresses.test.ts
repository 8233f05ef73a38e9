import { afterAll, beforeAll, expect, it } from 'vitest';
import { cookiesOf, mailedPeople, password } from '#features/registration/server/testing/mailed-people.ts';
import { startTestApp, system, type TestApp } from './testing/test-app.ts';

/** What someone writes in a request so that others get a mail with a link to their site. */
const hostile = { host: 'elders.example' };

let test: TestApp;
const { send, newAddress, buildUser, register, verify, lastMail, signedIn } = mailedPeople(() => test);

let admin: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
  await sendEveryKind();
});
afterAll(() => test.close());

const call = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object, headers: Record<string, string>) =>
  test.app.inject({ method, url, payload, headers: { ...headers, ...hostile } });

async function idOf(email: string): Promise<string> {
  const row = await test.platform.db
    .selectFrom('user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return row.id;
}

async function signUp(): Promise<string> {
  const email = newAddress();
  const cookie = cookiesOf(await register(email, {}, { headers: hostile }));
  const { token } = await lastMail(email);
  expect((await verify({ token }, { cookie, ...hostile })).statusCode).toBe(200);
  return email;
}

it.each(['evil.local', '192.168.1.7', 'intranet', 'localhost.elders.example'])(
  'takes no link from a request over %s',
  async (host) => {
    const email = await buildUser();
    await send('/api/auth/sign-in/mail', { email }, { headers: { host } });
    expect((await lastMail(email)).link).toMatch(/^http:\/\/localhost\//);
  },
);

async function sendEveryKind(): Promise<void> {
  await test.services.settings.save(system, 'registration', 'approval');

  const [one, two] = [await signUp(), await signUp()];
  await register(await buildUser(), {}, { headers: hostile });
  await call('PUT', `/api/users/${await idOf(one)}`, { isActive: true }, admin);
  await call('POST', '/api/users:bulk', { action: 'activate', guids: [await idOf(two)] }, admin);

  const unproven = await buildUser(false);
  await send('/api/auth/verification-mail', { email: unproven }, { headers: hostile });
  await send('/api/auth/sign-in/mail', { email: one }, { headers: hostile });
  await send('/api/auth/reset-password:request', { email: one }, { headers: hostile });
  const { token } = await lastMail(one);
  await send('/api/auth/reset-password', { token, password: `${password}!` }, { headers: hostile });

  const mover = await buildUser();
  const own = await signedIn(mover);
  const moved = newAddress();
  await call('POST', '/api/auth/change-email', { email: moved, password }, own);
  await verify({ token: (await lastMail(moved)).token }, { ...own, ...hostile });

  const invited = newAddress();
  const sent = await call(
    'POST',
    '/api/userinvitations',
    { lines: invited, roleIds: [], language: 'nl', message: '' },
    admin,
  );
  await test.services.invitations.sendBatch(sent.json<{ batchId: string }>().batchId);
  const { id } = await test.platform.db.selectFrom('invitation').select('id').executeTakeFirstOrThrow();
  await call('POST', `/api/userinvitations/${id}/resend`, {}, admin);

  const leaver = await buildUser();
  const leaving = await signedIn(leaver);
  const newPassword = `${password}!`;
  await call('POST', '/api/auth/change-password', { currentPassword: password, newPassword }, leaving);
  await call('POST', '/api/profiles:deletionCode', {}, leaving);
  await call('DELETE', '/api/profiles:loggedIn', { email: leaver, password: newPassword }, leaving);
  await lastMail(one);
}

const allMails = () => test.platform.db.selectFrom('mail').selectAll().execute();

it('is about every kind of mail that there is', async () => {
  const mails = await allMails();
  expect([...new Set(mails.map(({ kind }) => kind))].sort()).toEqual([
    'account-activated',
    'account-deleted',
    'account-deletion-code',
    'address-change-asked',
    'address-changed',
    'change-email',
    'complete-registration',
    'invitation',
    'known-address',
    'password-changed',
    'reset-password',
    'security-notice',
    'sign-in',
    'someone-waits',
    'verify-address',
  ]);
  expect(mails.filter(({ kind }) => kind === 'account-activated')).toHaveLength(2);
  expect(mails.filter(({ kind }) => kind === 'invitation')).toHaveLength(2);
});

const withoutLink = ['account-deleted', 'account-deletion-code', 'security-notice'];

it('puts no address in any mail that only the request named', async () => {
  for (const { kind, text, html } of await allMails()) {
    expect([kind, text, html].join('\n')).not.toContain(hostile.host);
    if (withoutLink.includes(kind)) expect([kind, text]).toEqual([kind, expect.not.stringMatching(/https?:/)]);
    else expect([kind, text]).toEqual([kind, expect.stringContaining('http://localhost/')]);
  }
});

/** All in a mail that could open something: addresses behind the host name, and figures that one can type. */
const secretsIn = (text: string): string[] => [
  ...[...text.matchAll(/https?:\/\/[^/\s]+(\/[^\s<>"]+)/g)].map(([, path = '']) => path),
  ...(text.match(/^[\d ]{6,}$/gm) ?? []).flatMap((code) => [code, code.replaceAll(' ', '')]),
];

it('shows nobody the links and codes of any mail, whatever it is about', async () => {
  const staff = await test.signInAs('Mett');
  const found = new Set<string>();
  for (const { id, kind, text, subject } of await allMails()) {
    const secrets = secretsIn(text);
    if (secrets.length > 0) found.add(kind);
    for (const headers of [admin, staff]) {
      const one = await test.app.inject({ url: `/api/outbox/${id}`, headers });
      const listed = await test.app.inject({ url: `/api/outbox?search=${encodeURIComponent(subject)}`, headers });
      expect([kind, one.statusCode, one.json<{ text: string }>().text]).toEqual([
        kind,
        200,
        expect.stringMatching(/\w/),
      ]);
      for (const secret of secrets)
        expect([kind, one.body + listed.body]).toEqual([kind, expect.not.stringContaining(secret)]);
    }
  }
  expect(found.size).toBe(13);
});
