import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { Newsletter, NewsletterSummary } from '../contract/newsletter.ts';
import {
  buildLetter,
  buildNewsletter,
  buildNewsletterList,
  buildReaders,
  startSending,
} from './newsletters.factory.ts';
import { startLetterServer } from './testing/mail-server.ts';

let server: Awaited<ReturnType<typeof startLetterServer>>;
let test: TestApp;
let admin: { authorization: string };
let ahead = 0;
const minute = 60_000;
const strange = '7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d1a';

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
const ask = (method: Method, url: string, payload?: object, headers: Record<string, string> = admin) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const read = async (guid: string) => (await ask('GET', `/api/newsletters/${guid}`)).json<Newsletter>();

async function letterTo(readers: number, overrides = {}) {
  const list = await buildNewsletterList(test.services);
  const addresses = await buildReaders(test, list, readers);
  return { list, addresses, newsletter: await buildNewsletter(test.app, admin, list, overrides) };
}

/** Until it is over: a line that broke while it was kept is a setback, after which it goes on by itself. */
async function sendToTheEnd(guid: string): Promise<void> {
  await test.services.newsletterSending.run(guid);
  for (let more = 0; more < 5 && (await read(guid)).state === 'Sending'; more += 1) {
    ahead += 5 * minute;
    await test.services.newsletterSending.run(guid);
  }
}

const takenBy = (addresses: readonly string[]) => server.taken.filter(({ to }) => addresses.includes(to));

describe('writing', () => {
  it('is for admins alone', async () => {
    const { newsletter } = await letterTo(0);
    const manager = await test.signInAs('ContentManager');
    for (const url of ['/api/newsletters', `/api/newsletters/${newsletter.guid}`, '/api/newsletters/colleagues']) {
      expect((await ask('GET', url, undefined, {})).statusCode).toBe(401);
      expect((await ask('GET', url, undefined, manager)).statusCode).toBe(403);
    }
    expect((await ask('GET', `/api/newsletters/${strange}`)).statusCode).toBe(404);
    expect((await ask('PUT', `/api/newsletters/${newsletter.guid}`, { letter: {} })).statusCode).toBe(400);
  });

  it('keeps what is written, and tells two tabs of each other', async () => {
    const { newsletter, list } = await letterTo(1);
    const url = `/api/newsletters/${newsletter.guid}`;
    expect(newsletter).toMatchObject({ sequence: 2, state: 'Draft', audience: { receivers: 1, refused: 0, left: 0 } });
    const stale = await ask('PUT', url, { letter: buildLetter(), listGuid: list, sequence: 1 });
    expect(stale.json()).toMatchObject({ status: 409, code: 'newsletter-changed' });
    const strangeList = await ask('PUT', url, { letter: buildLetter(), listGuid: strange, sequence: 2 });
    expect(strangeList.json()).toMatchObject({ status: 404, code: 'newsletter-list-gone' });
    const all = (await ask('GET', '/api/newsletters')).json<NewsletterSummary[]>();
    expect(all.find(({ guid }) => guid === newsletter.guid)).toMatchObject({ title: 'Nieuwsbrief november' });
    expect((await ask('DELETE', url)).statusCode).toBe(204);
    expect((await ask('GET', url)).statusCode).toBe(404);
  });

  it('takes only what every reader may see, and leaves out what is not so any more', async () => {
    const list = await buildList(test.services);
    const open = await buildItem(test.services, list.guid, { title: 'Voor iedereen' });
    const closed = await buildItem(test.services, list.guid, { title: 'Voor leden', visibility: 'Users' });
    const items = [open, closed].map(({ guid }) => ({ guid, look: 'row' as const }));
    const { newsletter } = await letterTo(1, { items });
    expect(newsletter.items.map(({ title }) => title)).toEqual(['Voor iedereen']);
    const offered = await ask('GET', `/api/newsletters/${newsletter.guid}/choices?search=voor`);
    expect(offered.json<{ items: { title: string }[] }>().items.map(({ title }) => title)).toEqual(['Voor iedereen']);
    const members = await buildNewsletterList(test.services, { isPublic: false });
    const body = { letter: newsletter.letter, listGuid: members, sequence: newsletter.sequence };
    const forMembers = (await ask('PUT', `/api/newsletters/${newsletter.guid}`, body)).json<Newsletter>();
    expect(forMembers.items.map(({ title }) => title)).toEqual(['Voor iedereen', 'Voor leden']);
    await ask('PUT', `/api/listitem/${open.guid}`, { isPublished: false });
    expect((await read(newsletter.guid)).items.map(({ title }) => title)).toEqual(['Voor leden']);
  });

  it('shows the mail itself, with a policy of its own', async () => {
    const { newsletter } = await letterTo(1);
    const shown = await ask('GET', `/api/newsletters/${newsletter.guid}/preview?scheme=dark`);
    expect(shown.headers['content-type']).toContain('text/html');
    expect(shown.headers['content-security-policy']).toContain('sandbox');
    expect(shown.body).toContain('De dijk gaat omhoog.');
  });

  it('is tried by colleagues, not by strangers', async () => {
    const { newsletter } = await letterTo(1);
    const people = (await ask('GET', '/api/newsletters/colleagues')).json<{ email: string; isMe: boolean }[]>();
    const me = people.find(({ isMe }) => isMe)?.email ?? '';
    const url = `/api/newsletters/${newsletter.guid}/test`;
    expect((await ask('POST', url, { to: ['x@elders.example'] })).json()).toMatchObject({ status: 403 });
    const tried = (await ask('POST', url, { to: [me] })).json<Newsletter>();
    expect(tried.testedTo).toEqual([me]);
    expect(takenBy([me]).at(-1)?.message).toContain('[Proef]');
    server.refuse(me, 550, 'no such user');
    expect((await ask('POST', url, { to: [me] })).json()).toMatchObject({
      status: 502,
      code: 'newsletter-test-failed',
    });
    server.accept(me);
  });
});

describe('sending', () => {
  it('goes to everybody once, with a way to stop that works without signing in', async () => {
    const { newsletter, addresses, list } = await letterTo(5);
    const { guid } = newsletter;
    const wrong = await ask('POST', `/api/newsletters/${guid}/send`, { sequence: newsletter.sequence, receivers: 4 });
    expect(wrong.json()).toMatchObject({ status: 409, code: 'newsletter-other-readers' });
    const [one, two] = await Promise.all([
      startSending(test.app, admin, newsletter),
      startSending(test.app, admin, newsletter),
    ]);
    expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
    await test.services.newsletterSending.run(guid);
    await test.services.newsletterSending.run(guid);
    expect(
      takenBy(addresses)
        .map(({ to }) => to)
        .sort(),
    ).toEqual([...addresses].sort());
    expect(await read(guid)).toMatchObject({ state: 'Sent', figures: { total: 5, accepted: 5, waiting: 0, left: 0 } });
    const { message = '' } = takenBy(addresses)[0] ?? {};
    expect(message).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    const [, path = ''] =
      /List-Unsubscribe:\s*<https?:\/\/[^/]+([^>]+)>/.exec(message.replaceAll(/\r\n\s+/g, '')) ?? [];
    expect((await ask('GET', `/api/newsletters:stop/${path.split('/').at(-1)}`, undefined, {})).json()).toMatchObject({
      reads: true,
    });
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://mail.example',
      'sec-fetch-site': 'cross-site',
    };
    const stop = await test.app.inject({ method: 'POST', url: path, headers, payload: 'List-Unsubscribe=One-Click' });
    expect(stop.statusCode).toBe(200);
    expect(await read(guid)).toMatchObject({ figures: { left: 1 } });
    const inParts = await test.app.inject({
      method: 'POST',
      url: path,
      headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(inParts.statusCode).toBe(200);
    const next = await buildNewsletter(test.app, admin, list);
    expect(next.audience).toEqual({ receivers: 4, refused: 0, left: 1 });
    expect((await ask('DELETE', `/api/newsletters/${guid}`)).statusCode).toBe(204);
  });

  it('goes on when half is refused, and remembers addresses that do not exist', async () => {
    const { newsletter, addresses, list } = await letterTo(8);
    const [unknown = '', full = '', busy = '', ...rest] = addresses;
    server.refuse(unknown, 550, '5.1.1 no such user');
    server.refuse(full, 552, 'mailbox full');
    server.refuse(busy, 450, 'come back later');
    await startSending(test.app, admin, newsletter);
    await test.services.newsletterSending.run(newsletter.guid);
    expect(takenBy(addresses)).toHaveLength(rest.length);
    expect(await read(newsletter.guid)).toMatchObject({
      state: 'Sending',
      figures: { accepted: 5, refused: 2, waiting: 1 },
    });
    server.accept(busy);
    ahead += 2 * minute;
    await test.services.newsletterSending.run(newsletter.guid);
    expect(await read(newsletter.guid)).toMatchObject({ state: 'Sent', figures: { accepted: 6, refused: 2 } });
    const refused = await ask('GET', `/api/newsletters/${newsletter.guid}/receivers`);
    const { receivers, total } = refused.json<{ receivers: { address: string; reason: string }[]; total: number }>();
    expect(total).toBe(2);
    expect(receivers.find(({ address }) => address === unknown)?.reason).toContain('no such user');
    expect((await buildNewsletter(test.app, admin, list)).audience).toEqual({ receivers: 7, refused: 1, left: 0 });
    expect((await ask('POST', `/api/newsletter-lists/${list}/try-again`, {})).json()).toEqual({ addresses: 1 });
    expect((await buildNewsletter(test.app, admin, list)).audience).toMatchObject({ receivers: 8, refused: 0 });
  });

  it('waits when the mail server is away, and sends to all when it is back', async () => {
    const { newsletter, addresses } = await letterTo(3);
    for (const address of addresses) server.refuse(address, 421, 'closing down');
    await startSending(test.app, admin, newsletter);
    await test.services.newsletterSending.run(newsletter.guid);
    const waiting = await read(newsletter.guid);
    expect(waiting).toMatchObject({ state: 'Sending', figures: { waiting: 3 } });
    expect(waiting.lastError).toContain('closing down');
    for (const address of addresses) server.accept(address);
    ahead += minute;
    await sendToTheEnd(newsletter.guid);
    expect(takenBy(addresses)).toHaveLength(3);
    expect(await read(newsletter.guid)).toMatchObject({ state: 'Sent', lastError: '', figures: { accepted: 3 } });
  });

  it('waits when it may not send, blames no address for it, and does not let one hold up the others', async () => {
    const { newsletter, addresses, list } = await letterTo(6);
    const [denied = ''] = addresses;
    server.refuse(denied, 550, '5.7.1 relaying denied');
    await startSending(test.app, admin, newsletter);
    await test.services.newsletterSending.run(newsletter.guid);
    expect((await read(newsletter.guid)).lastError).toContain('relaying denied');
    ahead += 10_000;
    await test.services.newsletterSending.run(newsletter.guid);
    expect(await read(newsletter.guid)).toMatchObject({ state: 'Sending', figures: { accepted: 5, waiting: 1 } });
    expect((await buildNewsletter(test.app, admin, list)).audience).toMatchObject({ receivers: 6, refused: 0 });
    server.accept(denied);
    ahead += 2 * minute;
    await test.services.newsletterSending.run(newsletter.guid);
    expect(await read(newsletter.guid)).toMatchObject({ state: 'Sent', figures: { accepted: 6 } });
  });

  it('is paused, goes on and is stopped', async () => {
    const { newsletter, addresses } = await letterTo(3);
    const { guid } = newsletter;
    const steer = (to: string) => ask('POST', `/api/newsletters/${guid}/steer`, { to });
    expect((await steer('pause')).json()).toMatchObject({ status: 409, code: 'newsletter-not-under-way' });
    await startSending(test.app, admin, newsletter);
    expect((await steer('pause')).json()).toMatchObject({ state: 'Paused' });
    await test.services.newsletterSending.run(guid);
    expect(takenBy(addresses)).toHaveLength(0);
    expect((await steer('resume')).json()).toMatchObject({ state: 'Sending' });
    expect((await steer('stop')).json()).toMatchObject({ state: 'Stopped', figures: { skipped: 3 } });
    await test.services.newsletterSending.run(guid);
    expect(takenBy(addresses)).toHaveLength(0);
    expect((await ask('POST', `/api/newsletters/${guid}/again`, {})).json()).toMatchObject({
      code: 'newsletter-no-doubt',
    });
  });

  it('sends again to whom nobody knows of, only when somebody says so', async () => {
    const { newsletter, addresses } = await letterTo(1);
    const { guid } = newsletter;
    await startSending(test.app, admin, newsletter);
    await test.platform.db
      .updateTable('newsletter_receiver')
      .set({ state: 'HandedOver' })
      .where('newsletter_guid', '=', guid)
      .execute();
    await test.services.newsletterSending.run(guid);
    expect(await read(guid)).toMatchObject({ state: 'Sent', figures: { doubt: 1, accepted: 0 } });
    expect(takenBy(addresses)).toHaveLength(0);
    expect((await ask('POST', `/api/newsletters/${guid}/again`, {})).json()).toMatchObject({ state: 'Sending' });
    await sendToTheEnd(guid);
    expect(await read(guid)).toMatchObject({ state: 'Sent', figures: { doubt: 0, accepted: 1 } });
    expect(takenBy(addresses)).toHaveLength(1);
  });

  it('begins by itself at its moment; without readers it is a draft again', async () => {
    const { newsletter, addresses } = await letterTo(1);
    const at = new Date(Date.now() + ahead + 10 * minute).toISOString();
    const plan = (guid: string, when: string | null) =>
      ask('POST', `/api/newsletters/${guid}/plan`, { at: when, sequence: newsletter.sequence });
    expect((await plan(newsletter.guid, new Date(0).toISOString())).json()).toMatchObject({
      code: 'newsletter-plan-past',
    });
    const empty = await buildNewsletter(test.app, admin, newsletter.listGuid, { subject: '' });
    expect((await plan(empty.guid, at)).json()).toMatchObject({ code: 'newsletter-no-subject' });
    expect((await plan(newsletter.guid, at)).json()).toMatchObject({ state: 'Planned', plannedFor: at });
    expect((await plan(newsletter.guid, null)).json()).toMatchObject({ state: 'Draft', plannedFor: null });
    await plan(newsletter.guid, at);
    const lonely = await letterTo(1);
    await plan(lonely.newsletter.guid, at);
    await test.platform.db.deleteFrom('newsletter_reader').where('list_guid', '=', lonely.list).execute();
    ahead += 11 * minute;
    await test.installation.jobs.runRecurring('begin-newsletters');
    await sendToTheEnd(newsletter.guid);
    expect(takenBy(addresses)).toHaveLength(1);
    expect(await read(lonely.newsletter.guid)).toMatchObject({ state: 'Draft', plannedFor: null });
  });
});
