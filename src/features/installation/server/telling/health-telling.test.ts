import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';

let test: TestApp;
let now = new Date('2026-11-19T12:00:00Z');
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60 * 1000);
};

beforeAll(async () => {
  // Nothing listens there, so mails stay where they can be read.
  test = await startTestApp({ clock: { now: () => now }, withJobs: false, smtpUrl: 'smtp://127.0.0.1:1' });
  for (const type of ['Mett', 'Developer', 'Admin', 'Standard'] as const) await test.signInAs(type);
});
afterAll(() => test.close());

const look = (one: TestApp = test) => one.services.healthTelling.tellDue();
const told = (one: TestApp = test) => findMails(one.platform, { kind: 'health' });

it('tells staff and nobody else which parts need them, once', async () => {
  await look();
  expect(await told()).toEqual([]);
  later(10);
  await look();
  const mails = await told();
  expect(mails.map(({ to }) => to.replace(/-\d+@.*/, '')).toSorted()).toEqual(['developer', 'mett']);
  const [mail] = mails;
  expect(mail?.subject).toMatch(/^Plein vraagt aandacht: Processen, .*Back-ups$/);
  expect(mail?.text).toContain(
    '* Back-ups: mis\n  Er is nog nooit een back-up van het geheel gemaakt. Maak er een bij Back-ups op het scherm Installatie',
  );
  expect(mail?.text).toContain('/admin/installation#health-mail');
  expect(mail?.text).not.toMatch(/\{\{|undefined/);
  later(10);
  await look();
  expect(await told()).toHaveLength(mails.length);
});

it('tells each what they want to hear, and no more to who wants nothing', async () => {
  const one = await startTestApp({ clock: { now: () => now }, withJobs: false, smtpUrl: 'smtp://127.0.0.1:1' });
  const everything = await one.signInAs('Mett');
  const wrong = await one.signInAs('Mett');
  const nothing = await one.signInAs('Developer');
  const choose = (headers: Record<string, string>, wants: string) =>
    one.app.inject({ method: 'PUT', url: '/api/installation/health-mail', headers, payload: { wants } });
  const url = '/api/installation/health-mail';
  expect((await one.app.inject({ url, headers: everything })).json()).toEqual({
    wants: 'everything',
    told: 3,
    hasServer: true,
  });
  await choose(wrong, 'wrong');
  expect((await choose(nothing, 'nothing')).json()).toEqual({ wants: 'nothing', told: 2, hasServer: true });
  await look(one);
  later(10);
  await look(one);
  const mails = await told(one);
  expect(mails.map(({ to }) => to.replace(/@.*/, '')).toSorted()).toEqual(['mett-1', 'mett-2']);
  const [all, some] = mails.toSorted((a, b) => a.to.localeCompare(b.to));
  expect(all?.text).toContain('vraagt aandacht\n');
  expect(some?.text).toContain(': mis\n');
  expect(some?.text).not.toContain(': vraagt aandacht\n');
  expect((await choose(nothing, 'everything')).json()).toMatchObject({ wants: 'everything', told: 3 });
  await one.close();
});

it('is asked and chosen by those who run it, from the platform that it is run from', async () => {
  const url = '/api/installation/health-mail';
  for (const type of ['Admin', 'Standard'] as const) {
    const headers = await test.signInAs(type);
    expect((await test.app.inject({ url, headers })).statusCode).toBe(403);
    const payload = { wants: 'nothing' };
    expect((await test.app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(403);
  }
  const headers = await test.signInAs('Mett');
  expect((await test.app.inject({ method: 'PUT', url, headers, payload: { wants: 'often' } })).statusCode).toBe(400);
});

it('is silent where nobody would get the mail, and of the installation on other platforms', async () => {
  const withoutServer = await startTestApp({ clock: { now: () => now }, withJobs: false });
  await withoutServer.signInAs('Mett');
  await look(withoutServer);
  later(10);
  await look(withoutServer);
  expect(await told(withoutServer)).toEqual([]);
  await withoutServer.close();

  const other = await test.installation.platforms.add('buur', ['buur.example']);
  await test.installation.servicesOf(other).healthTelling.tellDue();
  expect(await findMails(other, { kind: 'health' })).toEqual([]);
});
