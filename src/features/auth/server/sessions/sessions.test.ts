import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { Clock } from '#platform/server/clock.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { OpenSession } from '../../contract/sessions.endpoints.ts';
import { TestBrowser } from '../testing/test-browser.ts';

const password = 'een lang wachtwoord 1';
const minute = 60 * 1000;
const day = 24 * 60 * minute;

let ahead = 0;
const clock: Clock = { now: () => new Date(Date.now() + ahead) };
let test: TestApp;
let people = 0;

beforeAll(async () => {
  test = await startTestApp({ clock });
});
afterEach(() => {
  ahead = 0;
});
afterAll(() => test.close());

async function buildUser() {
  people += 1;
  const email = `sessie-${people}@vloedhaven.example`;
  return { email, ...(await test.services.users.createUser(system, { email, password })) };
}

async function browserOf(email: string, ip: string, userAgent = ''): Promise<TestBrowser> {
  const browser = new TestBrowser(test.app, ip);
  const payload = { email, password };
  await browser.send({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload,
    headers: { 'user-agent': userAgent },
  });
  return browser;
}

const sessionsOf = async (browser: TestBrowser) => (await browser.get('/api/auth/sessions')).json<OpenSession[]>();

describe('where I am signed in', () => {
  it('tells the device in words, the address and the moments, this one first', async () => {
    const { email } = await buildUser();
    const phone = await browserOf(email, '198.51.100.1', 'Mozilla/5.0 (iPhone) Version/26.0 Mobile/1 Safari/1');
    await browserOf(email, '198.51.100.2', 'curl/8.5.0');
    const answer = await phone.get('/api/auth/sessions');
    expect(answer.json()).toEqual([
      {
        id: expect.any(String),
        device: { kind: 'phone', browser: 'Safari', system: 'iOS' },
        ipAddress: '198.51.100.1',
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
        isCurrent: true,
      },
      expect.objectContaining({ device: { kind: 'program', browser: '', system: '' }, isCurrent: false }),
    ]);
    expect(answer.body).not.toMatch(/token/i);
  });

  it('ends one, and that browser is signed out', async () => {
    const { email, id } = await buildUser();
    const [here, there] = [await browserOf(email, '198.51.100.3'), await browserOf(email, '198.51.100.4')];
    const other = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent);
    expect((await here.delete(`/api/auth/sessions/${other?.id}`)).statusCode).toBe(204);
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false]);
    expect((await here.delete(`/api/auth/sessions/${other?.id}`)).statusCode).toBe(404);
    const written = await test.platform.db
      .selectFrom('audit_entry')
      .select(['action', 'ip_address', 'details'])
      .where('actor_id', '=', id)
      .where('action', '=', 'session.ended-by')
      .execute();
    expect(written).toEqual([{ action: 'session.ended-by', ip_address: '198.51.100.3', details: { count: 1 } }]);
  });

  it('ends all others', async () => {
    const { email } = await buildUser();
    const [here, there] = [await browserOf(email, '198.51.100.5'), await browserOf(email, '198.51.100.6')];
    expect((await here.post('/api/auth/sessions:end-others')).json()).toEqual({ count: 1 });
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false]);
  });

  it('is nobody else’s business, but an admin’s', async () => {
    const [one, other] = [await buildUser(), await buildUser()];
    const [mine, theirs] = [await browserOf(one.email, '198.51.100.7'), await browserOf(other.email, '198.51.100.8')];
    const [foreign] = await sessionsOf(theirs);
    expect((await mine.delete(`/api/auth/sessions/${foreign?.id}`)).statusCode).toBe(404);
    expect(await test.services.sessions.list(system, undefined, other.id)).toHaveLength(1);
    expect(await test.services.sessions.endAllOf(system, undefined, other.id)).toEqual({ count: 1 });
    expect(await theirs.isSignedIn()).toBe(false);
  });
});

describe('last seen', () => {
  const seen = async (userId: string) => {
    const row = await test.platform.db
      .selectFrom('user')
      .innerJoin('session', 'session.user_id', 'user.id')
      .select(['user.last_seen_at as user', 'session.last_seen_at as session'])
      .where('user.id', '=', userId)
      .executeTakeFirstOrThrow();
    return [row.user?.getTime() ?? 0, row.session.getTime()];
  };

  it('is written at the first call, and again after five minutes and not before', async () => {
    const { email, id } = await buildUser();
    const browser = await browserOf(email, '198.51.100.9');
    await browser.get('/api/auth/sessions');
    await vi.waitFor(async () => expect((await seen(id))[0]).toBeGreaterThan(0), patience);
    const [user = 0, session = 0] = await seen(id);
    ahead = 4 * minute;
    await browser.get('/api/auth/sessions');
    expect(await seen(id)).toEqual([user, session]);
    ahead = 6 * minute;
    await browser.get('/api/auth/sessions');
    await vi.waitFor(async () => {
      const [userThen = 0, sessionThen = 0] = await seen(id);
      expect(sessionThen).toBeGreaterThanOrEqual(session + 5 * minute);
      expect(userThen).toBe(sessionThen);
    }, patience);
  });
});

describe('sessions whose time is over', () => {
  it('are cleaned away, and nothing else is', async () => {
    const { email, id } = await buildUser();
    await browserOf(email, '198.51.100.10');
    const count = async () =>
      (await test.platform.db.selectFrom('session').select('id').where('user_id', '=', id).execute()).length;
    await test.services.sessions.forgetExpired();
    expect(await count()).toBe(1);
    ahead = 8 * day;
    await test.services.sessions.forgetExpired();
    expect(await count()).toBe(0);
  });
});

describe('another password', () => {
  const change = (browser: TestBrowser, body: object) => browser.post('/api/auth/change-password', body);

  it('asks for the old one, ends other sessions, and tells its owner by mail', async () => {
    const { email } = await buildUser();
    const [here, there] = [await browserOf(email, '198.51.100.11'), await browserOf(email, '198.51.100.12')];
    const newPassword = 'een heel ander wachtwoord';
    const wrong = await change(here, { currentPassword: 'fout', newPassword });
    expect([wrong.statusCode, wrong.json().code]).toEqual([400, 'wrong-password']);
    const right = await change(here, { currentPassword: password, newPassword });
    expect(right.json()).toEqual({ endedSessions: 1 });
    expect([await here.isSignedIn(), await there.isSignedIn()]).toEqual([true, false]);
    expect((await here.signIn(email, password)).statusCode).toBe(401);
    expect((await here.signIn(email, newPassword)).statusCode).toBe(200);
    const mails = await findMails(test.platform, { to: email });
    expect(mails.map(({ subject }) => subject)).toEqual(['Uw wachtwoord is gewijzigd']);
    expect(mails[0]?.text).not.toContain(newPassword);
  });

  it.each([
    ['too short', { currentPassword: password, newPassword: 'kort' }],
    ['without the old one', { newPassword: 'een heel ander wachtwoord' }],
  ])('is refused when it is %s', async (_, body) => {
    const { email } = await buildUser();
    expect((await change(await browserOf(email, '198.51.100.13'), body)).statusCode).toBe(400);
  });
});
