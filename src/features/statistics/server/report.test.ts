import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';

type Headers = Record<string, string>;
let now = new Date('2026-11-10T12:00:00Z');
let test: TestApp;
let admin: Headers;
let member: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
  const row = { language: '', audience: '', visitors: 1, seconds: 0, timed: 0 };
  await test.services.statistics.takeOver({
    days: ['2026-11-03', '2026-11-11'].flatMap((day, at) => [
      { ...row, day, kind: 'site', key: '', views: 90 * (at + 1), visits: 40 * (at + 1) },
      { ...row, day, kind: 'subject', key: 'path:/wonen', views: 50, visits: 30 },
      { ...row, day, kind: 'missing', key: '/kermis', views: 7, visits: 0 },
    ]),
    hours: [],
  });
});
afterAll(() => test.close());
beforeEach(() => choose(admin, 'never'));

const choose = (headers: Headers, every: string) =>
  test.app.inject({ method: 'PUT', url: '/api/statistics:report', headers, payload: { every } });
const chosen = async (headers: Headers) =>
  (await test.app.inject({ url: '/api/statistics:report', headers })).json<{ every: string }>().every;
const reports = () => findMails(test.platform, { kind: 'statistics-report' });
const tellDue = () => test.services.statisticsReport.tellDue();

describe('a report by mail', () => {
  it('is chosen by an admin, for themselves', async () => {
    expect((await choose({}, 'week')).statusCode).toBe(401);
    expect((await choose(member, 'week')).statusCode).toBe(403);
    expect((await choose(admin, 'jaar')).statusCode).toBe(400);
    expect(await chosen(admin)).toBe('never');
    expect((await choose(admin, 'week')).statusCode).toBe(200);
    expect(await chosen(admin)).toBe('week');
    expect(await chosen(await test.signInAs('Admin'))).toBe('never');
  });

  it('comes once, when the week is over, and says what was read', async () => {
    const before = (await reports()).length;
    now = new Date('2026-11-10T12:00:00Z');
    await choose(admin, 'week');
    await tellDue();
    expect(await reports()).toHaveLength(before);
    now = new Date('2026-11-16T08:00:00Z');
    await Promise.all([tellDue(), tellDue()]);
    await tellDue();
    const mails = await reports();
    expect(mails).toHaveLength(before + 1);
    const mail = mails.at(-1);
    const words = mail?.text ?? '';
    expect(words).toContain('80 bezoeken');
    expect(words).toContain('40 bezoeken');
    expect(words).toContain('/wonen');
    expect(words).toContain('/kermis');
    expect(words).toContain('/admin/statistics?period=own&from=2026-11-09&to=2026-11-15&beside=before');
  });

  it('does not come any more to who stopped it', async () => {
    const before = (await reports()).length;
    now = new Date('2026-11-16T12:00:00Z');
    await choose(admin, 'week');
    await choose(admin, 'never');
    now = new Date('2026-11-23T12:00:00Z');
    await tellDue();
    expect(await reports()).toHaveLength(before);
  });

  it('does not come to who is no admin any more', async () => {
    const before = (await reports()).length;
    const other = await test.signInAs('Admin');
    await choose(other, 'month');
    const { guid } = (await test.app.inject({ url: '/api/profiles:loggedIn', headers: other })).json();
    await test.platform.db.updateTable('user').set({ account_type: 'Standard' }).where('id', '=', guid).execute();
    now = new Date('2026-12-01T12:00:00Z');
    await tellDue();
    expect(await reports()).toHaveLength(before);
    const left = await test.platform.db
      .selectFrom('statistic_report')
      .selectAll()
      .where('user_id', '=', guid)
      .execute();
    expect(left).toMatchObject([{ every: 'month' }]);
  });
});
