import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { readMails } from '#features/registration/server/testing/read-mails.ts';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';
import type { NewsletterList, OfferedList } from '../contract/newsletter.ts';
import { buildNewsletterList } from './newsletters.factory.ts';

let test: TestApp;
let admin: { authorization: string };
let ahead = 0;
beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date(Date.now() + ahead) } });
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = (method: Method, url: string, payload?: object, headers: Record<string, string> = admin) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const lists = async () => (await ask('GET', '/api/newsletter-lists')).json<NewsletterList[]>();
const offered = async (headers: Record<string, string>) =>
  (await ask('GET', '/api/newsletter-lists/offered', undefined, headers)).json<OfferedList[]>();

it('lists are made, changed and removed by admins', async () => {
  const list = { name: 'Maandbrief', language: 'nl', isPublic: true, roleIds: [] };
  const member = await test.signInAs('Standard');
  expect((await ask('POST', '/api/newsletter-lists', list, {})).statusCode).toBe(401);
  expect((await ask('POST', '/api/newsletter-lists', list, member)).statusCode).toBe(403);
  expect((await ask('POST', '/api/newsletter-lists', { ...list, name: ' ' })).statusCode).toBe(400);
  const { guid } = (await ask('POST', '/api/newsletter-lists', list)).json<{ guid: string }>();
  expect(
    (await ask('PUT', `/api/newsletter-lists/${guid}`, { ...list, name: 'Weekbrief', isPublic: false, sequence: 1 }))
      .statusCode,
  ).toBe(204);
  expect((await lists()).find((one) => one.guid === guid)).toMatchObject({
    name: 'Weekbrief',
    isPublic: false,
    readers: 0,
  });
  expect((await ask('DELETE', `/api/newsletter-lists/${guid}`)).statusCode).toBe(204);
  expect((await ask('DELETE', `/api/newsletter-lists/${guid}`)).statusCode).toBe(404);
});

it('members choose among what they may read', async () => {
  const open = await buildNewsletterList(test.services);
  const members = await buildNewsletterList(test.services, { isPublic: false });
  const roleIds = ['7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d1a'];
  const closed = await buildNewsletterList(test.services, { isPublic: false, roleIds });
  const member = await test.signInAs('Standard');
  const guidsOf = async (headers: Record<string, string>) => (await offered(headers)).map(({ guid }) => guid);
  expect(await guidsOf({})).toEqual(expect.arrayContaining([open]));
  expect(await guidsOf({})).not.toContain(members);
  expect(await guidsOf(member)).toEqual(expect.arrayContaining([open, members]));
  const choose = (guid: string, reads: boolean, headers: Record<string, string> = member) =>
    ask('PUT', `/api/newsletter-lists/${guid}/reading`, { reads }, headers);
  expect((await choose(open, true, {})).statusCode).toBe(401);
  expect((await choose(closed, true)).statusCode).toBe(404);
  const chosen = (await choose(members, true)).json<OfferedList[]>();
  expect(chosen.find(({ guid }) => guid === members)?.reads).toBe(true);
  await choose(members, true);
  expect((await lists()).find(({ guid }) => guid === members)?.readers).toBe(1);
  await choose(members, false);
  expect((await lists()).find(({ guid }) => guid === members)?.readers).toBe(0);
});

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: 'POST',
    url: '/newsletter/ask',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams({ language: 'nl', ...fields }).toString(),
  });

it('a browser without script asks by posting, every address is answered alike, and a member needs none', async () => {
  const list = await buildNewsletterList(test.services);
  const forMembers = await buildNewsletterList(test.services, { isPublic: false });
  const open = (await ask('GET', '/api/newsletter-lists/open', undefined, {})).json<{ guid: string }[]>();
  expect(open.map(({ guid }) => guid)).toContain(list);
  expect(open.map(({ guid }) => guid)).not.toContain(forMembers);
  const waits = /^\/prove\/FormSubmission\/[\da-f-]{36}$/;
  const asked = await post({ list, email: 'zonder-script@vloedhaven.example' });
  expect([asked.statusCode, asked.headers.location]).toEqual([303, expect.stringMatching(waits)]);
  const known = await post({ list, email: 'admin-1@vloedhaven.example' });
  expect([known.statusCode, known.headers.location]).toEqual([303, expect.stringMatching(waits)]);
  const refused = await Promise.all([
    post({ list }),
    post({ list, email: 'geen adres' }),
    post({ list, email: 'robot@vloedhaven.example', website: 'x' }),
    post({ list: forMembers, email: 'vreemd@vloedhaven.example' }),
  ]);
  expect(refused.map(({ headers }) => headers.location)).toEqual([
    '/newsletter?error=newsletter-address',
    '/newsletter?error=newsletter-address',
    '/newsletter?error=form-refused',
    '/newsletter?error=not-found',
  ]);
  expect(await readMails(test, 'robot@vloedhaven.example')).toEqual([]);
  const [mail] = await readMails(test, 'zonder-script@vloedhaven.example');
  const guid = String(asked.headers.location).split('/').at(-1) ?? '';
  const proof = { source: { kind: 'FormSubmission', guid }, code: mail?.code ?? '' };
  expect((await ask('POST', '/api/contributions/prove', proof, {})).statusCode).toBe(200);
  const member = await test.signInAs('Standard');
  expect((await post({ list }, member)).headers.location).toBe(`/newsletter?welcome=${list}`);
  await post({ list }, member);
  const after = await test.services.newsletterLists.list(system);
  expect(after.find((one) => one.guid === list)).toMatchObject({ readers: 2, waiting: 1 });
});

async function solved(list: string) {
  const { token, bits } = (await ask('POST', `/api/newsletter-lists/${list}/challenge`, {}, {})).json<Challenge>();
  ahead += 5000;
  for (let solution = 0; ; solution++) {
    if (zeroBits(createHash('sha256').update(`${token}:${solution}`).digest()) >= bits) return { token, solution };
  }
}

it('a visitor asks by an address, and reads once the mail is answered; every address is answered alike', async () => {
  const list = await buildNewsletterList(test.services);
  const members = await buildNewsletterList(test.services, { isPublic: false });
  const email = 'Bezoeker@Vloedhaven.example';
  const url = `/api/newsletter-lists/${list}/ask`;
  expect((await ask('POST', `/api/newsletter-lists/${members}/challenge`, {}, {})).statusCode).toBe(404);
  const challenge = await solved(list);
  expect((await ask('POST', url, { email: 'geen adres', challenge }, {})).statusCode).toBe(400);
  expect((await ask('POST', url, { email, website: 'x', challenge }, {})).statusCode).toBe(409);
  const asked = await ask('POST', url, { email, challenge }, {});
  expect(asked.statusCode).toBe(200);
  expect((await ask('POST', url, { email: email.toLowerCase(), challenge }, {})).statusCode).toBe(200);
  const byOldSum = await ask('POST', url, { email: 'tweede@vloedhaven.example', challenge }, {});
  expect([byOldSum.statusCode, byOldSum.json<{ code: string }>().code]).toEqual([400, 'form-challenge']);
  const { guid } = asked.json<{ guid: string; key: string }>();
  const known = await ask('POST', url, { email: 'admin-1@vloedhaven.example', challenge: await solved(list) }, {});
  expect(Object.keys(known.json<object>())).toEqual(Object.keys(asked.json<object>()));
  expect((await lists()).find((one) => one.guid === list)).toMatchObject({ readers: 0, waiting: 2 });
  const { code = '' } =
    (await readMails(test, email.toLowerCase())).findLast(({ kind }) => kind === 'contribution') ?? {};
  const source = { kind: 'FormSubmission', guid };
  const proven = await ask('POST', '/api/contributions/prove', { source, code }, {});
  expect(proven.json()).toEqual({ path: `/newsletter?welcome=${list}` });
  expect((await lists()).find((one) => one.guid === list)).toMatchObject({ readers: 1, waiting: 1 });
  ahead += 8 * 24 * 60 * 60 * 1000;
  await test.installation.jobs.runRecurring('forget-newsletter-addresses');
  // Every session is over by then.
  const after = await test.services.newsletterLists.list(system);
  expect(after.find((one) => one.guid === list)).toMatchObject({ readers: 1, waiting: 0 });
});

/** Also when every session is over. */
const asKept = async (guid: string) =>
  (await test.services.newsletterLists.list(system)).find((one) => one.guid === guid);

it('who asks by an address that somebody else gave has a key of their own, and changes nothing of the other', async () => {
  const list = await buildNewsletterList(test.services);
  const email = 'eerste@vloedhaven.example';
  const askAs = async (as: string) =>
    (await ask('POST', `/api/newsletter-lists/${list}/ask`, { email: as, challenge: await solved(list) }, {})).json<{
      guid: string;
      key: string;
    }>();
  const first = await askAs(email);
  const stranger = await askAs('EERSTE@vloedhaven.example');
  expect(stranger.guid).not.toBe(first.guid);
  expect(stranger.key).not.toBe(first.key);
  expect(await asKept(list)).toMatchObject({ waiting: 1 });
  ahead += 10 * 60 * 1000;
  const mail = (guid: string, key: string, to: string) =>
    ask('POST', '/api/contributions/mail', { source: { kind: 'FormSubmission', guid }, key, email: to }, {});
  expect((await mail(first.guid, stranger.key, 'ander@vloedhaven.example')).statusCode).toBeGreaterThanOrEqual(400);
  expect((await mail(stranger.guid, stranger.key, 'ander@vloedhaven.example')).json()).toEqual({ result: 'Sent' });
  const { code = '' } = (await readMails(test, email)).findLast(({ kind }) => kind === 'contribution') ?? {};
  const source = { kind: 'FormSubmission', guid: first.guid };
  expect((await ask('POST', '/api/contributions/prove', { source, code }, {})).statusCode).toBe(200);
  expect(await asKept(list)).toMatchObject({ readers: 1, waiting: 1 });
});

it('an address is changed to one that waits already, and waits once', async () => {
  const list = await buildNewsletterList(test.services);
  const askBy = async (email: string) =>
    (await ask('POST', `/api/newsletter-lists/${list}/ask`, { email, challenge: await solved(list) }, {})).json<{
      guid: string;
      key: string;
    }>();
  await askBy('Goed@Vloedhaven.example');
  const { guid, key } = await askBy('typefout@vloedhaven.example');
  // After the minute in which no second mail goes.
  ahead += 10 * 60 * 1000;
  const source = { kind: 'FormSubmission', guid };
  const changed = await ask('POST', '/api/contributions/mail', { source, key, email: 'goed@vloedhaven.example' }, {});
  expect(changed.json()).toEqual({ result: 'Sent' });
  const waiting = await test.platform.db
    .selectFrom('newsletter_waiting')
    .select(['guid', 'email'])
    .where('list_guid', '=', list)
    .execute();
  expect(waiting).toHaveLength(2);
  expect(waiting).toContainEqual({ guid, email: 'goed@vloedhaven.example' });
  expect(await asKept(list)).toMatchObject({ waiting: 1 });
  const { code = '' } =
    (await readMails(test, 'goed@vloedhaven.example')).findLast(({ kind }) => kind === 'contribution') ?? {};
  expect((await ask('POST', '/api/contributions/prove', { source, code }, {})).statusCode).toBe(200);
  expect(await asKept(list)).toMatchObject({ readers: 1, waiting: 0 });
});

it('the link of a letter stops and starts again, and nothing else opens by it', async () => {
  const forged = `7e3f1c52-4a53-4d0e-9f0a-6a2f6f3b1d1a.${'A'.repeat(43)}`;
  expect((await ask('GET', `/api/newsletters:stop/${forged}`, undefined, {})).statusCode).toBe(404);
  expect((await ask('PUT', `/api/newsletters:stop/${forged}`, { reads: false }, {})).statusCode).toBe(404);
  expect((await ask('GET', '/api/newsletters:stop/x', undefined, {})).statusCode).toBe(400);
});
