import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { Newsletter, NewsletterList, NewsletterSummary } from '../contract/newsletter.ts';
import { buildNewsletter, buildNewsletterList, buildReaders, startSending } from './newsletters.factory.ts';
import { startLetterServer } from './testing/mail-server.ts';

let server: Awaited<ReturnType<typeof startLetterServer>>;
let test: TestApp;
let admin: { authorization: string };
let ahead = 0;
const minute = 60_000;

beforeAll(async () => {
  server = await startLetterServer();
  test = await startTestApp({
    withJobs: false,
    smtpUrl: server.url,
    clock: { now: () => new Date(Date.now() + ahead) },
  });
  admin = await test.signInAs('Admin');
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = (method: Method, url: string, payload?: object) =>
  test.app.inject({ method, url, headers: admin, ...(payload === undefined ? {} : { payload }) });
const read = async (guid: string) => (await ask('GET', `/api/newsletters/${guid}`)).json<Newsletter>();
const listOf = async (guid: string) =>
  (await ask('GET', '/api/newsletter-lists')).json<NewsletterList[]>().find((one) => one.guid === guid);
const takenBy = (addresses: readonly string[]) => server.taken.filter(({ to }) => addresses.includes(to));
const ofAddress = (address: string) => ({
  change: (set: { is_active?: boolean; email_verified?: boolean; email?: string }) =>
    test.platform.db.updateTable('user').set(set).where('email', '=', address).execute(),
  id: async () =>
    (await test.platform.db.selectFrom('user').select('id').where('email', '=', address).executeTakeFirstOrThrow()).id,
});

/** A list for one role, which everybody on it has. */
async function listForRole(readers: number) {
  const list = await buildNewsletterList(test.services);
  const addresses = await buildReaders(test, list, readers);
  const roleId = await test.makeRole(`Wijk ${list}`);
  for (const address of addresses) {
    const row = { user_id: await ofAddress(address).id(), role_id: roleId };
    await test.platform.db.insertInto('user_role').values(row).execute();
  }
  const changes = { name: 'Wijkbrief', language: 'nl', isPublic: false, roleIds: [roleId] };
  const changed = await ask('PUT', `/api/newsletter-lists/${list}`, { ...changes, sequence: 1 });
  expect(changed.statusCode).toBe(204);
  return { list, addresses, changes };
}

describe('who is mailed again later', () => {
  it.each([
    [
      'lost the role',
      async (address: string) => {
        const userId = await ofAddress(address).id();
        await test.platform.db.deleteFrom('user_role').where('user_id', '=', userId).execute();
      },
    ],
    ['is switched off', (address: string) => ofAddress(address).change({ is_active: false })],
    ['has an address that is not proven', (address: string) => ofAddress(address).change({ email_verified: false })],
    [
      'stopped reading',
      async (address: string) => {
        const [userId, left_at] = [await ofAddress(address).id(), new Date()];
        await test.platform.db
          .updateTable('newsletter_reader')
          .set({ left_at })
          .where('user_id', '=', userId)
          .execute();
      },
    ],
    [
      'is refused elsewhere',
      async (address: string) => {
        const row = { address, reason: 'no such user', refused_at: new Date() };
        await test.platform.db.insertInto('newsletter_refused_address').values(row).execute();
      },
    ],
  ] satisfies [string, (address: string) => Promise<unknown>][])('gets nothing who %s', async (_, becomes) => {
    const { list, addresses } = await listForRole(2);
    const [gone = '', stays = ''] = addresses;
    const newsletter = await buildNewsletter(test.app, admin, list);
    for (const address of addresses) server.refuse(address, 450, 'come back later');
    await startSending(test.app, admin, newsletter);
    await test.services.newsletterSending.run(newsletter.guid);
    expect(await read(newsletter.guid)).toMatchObject({ state: 'Sending', figures: { waiting: 2 } });
    await becomes(gone);
    for (const address of addresses) server.accept(address);
    ahead += 2 * minute;
    await test.services.newsletterSending.run(newsletter.guid);
    expect(takenBy(addresses).map(({ to }) => to)).toEqual([stays]);
    expect(await read(newsletter.guid)).toMatchObject({ state: 'Sent', figures: { accepted: 1, skipped: 1 } });
  });

  it('gets it at the address that they have by then, and nobody at the one that they had', async () => {
    const { list, addresses } = await listForRole(1);
    const [old = ''] = addresses;
    const now = `nieuw-${old}`;
    const newsletter = await buildNewsletter(test.app, admin, list);
    server.refuse(old, 450, 'come back later');
    await startSending(test.app, admin, newsletter);
    await test.services.newsletterSending.run(newsletter.guid);
    await ofAddress(old).change({ email: now });
    server.accept(old);
    ahead += 2 * minute;
    await test.services.newsletterSending.run(newsletter.guid);
    expect(takenBy([old, now]).map(({ to }) => to)).toEqual([now]);
  });

  it('gets nothing when the list is for others by then', async () => {
    const { list, addresses, changes } = await listForRole(1);
    const newsletter = await buildNewsletter(test.app, admin, list);
    await startSending(test.app, admin, newsletter);
    const id = await test.makeRole(`Raad ${list}`);
    await ask('PUT', `/api/newsletter-lists/${list}`, { ...changes, roleIds: [id], sequence: 2 });
    await test.services.newsletterSending.run(newsletter.guid);
    expect(takenBy(addresses)).toEqual([]);
    expect(await read(newsletter.guid)).toMatchObject({ state: 'Sent', figures: { skipped: 1 } });
  });
});

describe('what was looked at', () => {
  it('a list is not opened again by a tab that is behind', async () => {
    const { list, changes } = await listForRole(0);
    const stale = { ...changes, isPublic: true, roleIds: [], sequence: 1 };
    const refused = await ask('PUT', `/api/newsletter-lists/${list}`, stale);
    expect(refused.json()).toMatchObject({ status: 409, code: 'newsletter-list-changed' });
    expect(await listOf(list)).toMatchObject({ isPublic: false, sequence: 2 });
    const both = await Promise.all(
      ['Een', 'Twee'].map((name) => ask('PUT', `/api/newsletter-lists/${list}`, { ...changes, name, sequence: 2 })),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  });

  it('a letter that changed since is neither sent nor planned; a plan is taken back all the same', async () => {
    const list = await buildNewsletterList(test.services);
    await buildReaders(test, list, 1);
    const looked = await buildNewsletter(test.app, admin, list);
    const url = `/api/newsletters/${looked.guid}`;
    const at = new Date(Date.now() + ahead + 60 * minute).toISOString();
    const plan = (when: string | null, sequence: number) => ask('POST', `${url}/plan`, { at: when, sequence });
    const save = (sequence: number) => ask('PUT', url, { letter: looked.letter, listGuid: list, sequence });
    expect((await save(looked.sequence)).statusCode).toBe(200);
    expect((await startSending(test.app, admin, looked)).json()).toMatchObject({ code: 'newsletter-changed' });
    expect((await plan(at, looked.sequence)).json()).toMatchObject({ status: 409, code: 'newsletter-changed' });
    expect((await plan(at, looked.sequence + 1)).json()).toMatchObject({ state: 'Planned' });
    await save(looked.sequence + 1);
    expect((await plan(null, looked.sequence)).json()).toMatchObject({ state: 'Draft' });
  });
});

describe('figures', () => {
  const summaryOf = async (wanted: string) =>
    (await ask('GET', '/api/newsletters')).json<NewsletterSummary[]>().find(({ guid }) => guid === wanted)?.figures;

  it('of a letter that is over are counted once: an account that goes takes nobody along', async () => {
    const list = await buildNewsletterList(test.services);
    const [first = '', second = ''] = await buildReaders(test, list, 3);
    const newsletter = await buildNewsletter(test.app, admin, list);
    await startSending(test.app, admin, newsletter);
    await test.services.newsletterSending.run(newsletter.guid);
    await test.platform.db.deleteFrom('user').where('email', '=', first).execute();
    expect(await summaryOf(newsletter.guid)).toMatchObject({ total: 3, accepted: 3, left: 0 });
    const userId = await ofAddress(second).id();
    await test.platform.db
      .updateTable('newsletter_reader')
      .set({ left_at: new Date(Date.now() + ahead) })
      .where('user_id', '=', userId)
      .execute();
    expect(await summaryOf(newsletter.guid)).toMatchObject({ total: 3, accepted: 3, left: 1 });
  });

  it('of what was stopped while its process was killed say the doubt, after a while', async () => {
    const list = await buildNewsletterList(test.services);
    await buildReaders(test, list, 2);
    const newsletter = await buildNewsletter(test.app, admin, list);
    const { guid } = newsletter;
    await startSending(test.app, admin, newsletter);
    const receivers = await test.platform.db
      .selectFrom('newsletter_receiver')
      .select('reader_id')
      .where('newsletter_guid', '=', guid)
      .execute();
    await test.platform.db
      .updateTable('newsletter_receiver')
      .set({ state: 'HandedOver' })
      .where('reader_id', '=', receivers[0]?.reader_id ?? '')
      .execute();
    await ask('POST', `/api/newsletters/${guid}/steer`, { to: 'stop' });
    expect(await summaryOf(guid)).toMatchObject({ waiting: 1, skipped: 1 });
    ahead += 3 * minute;
    await test.installation.jobs.runRecurring('begin-newsletters');
    expect(await summaryOf(guid)).toMatchObject({ waiting: 0, skipped: 1, doubt: 1 });
  });
});
