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
  expect(mail?.text).toContain('Back-ups');
  expect(mail?.text).toContain('mis');
  expect(mail?.text).toContain('/admin/installation');
  expect(mail?.text).not.toMatch(/\{\{|undefined/);
  later(10);
  await look();
  expect(await told()).toHaveLength(mails.length);
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
