import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { buildList } from '#features/list-items/server/list-items.factory.ts';
import { readMails } from '#features/registration/server/testing/read-mails.ts';
import type { MadeOffer, OfferAbout, OfferQueue, OfferReceipt } from '../contract/offer.ts';
import { createOfferer, newKey } from './item-offers.factory.ts';

let time = Date.parse('2026-11-18T12:00:00Z');
const later = (seconds: number): void => {
  time += seconds * 1000;
};
const day = 24 * 3600;
let test: TestApp;
let people: ReturnType<typeof createOfferer>;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date(time) } });
  people = createOfferer(test, later);
});
beforeEach(() => later(61));
afterAll(() => test.close());

type Headers = Record<string, string>;
const ideas = async (addPermission = 'Verify', options: object = {}): Promise<string> =>
  (await buildList(test.services, { block: { addPermission }, options: { itemTypeNames: ['Idea'], ...options } })).guid;
const get = (url: string, headers: Headers = {}) => test.app.inject({ url, headers });
const shown = async (list: string) => (await get(`/api/listitem/list/${list}?itemCount=50`)).json<ListItem[]>();
const titles = async (list: string) => (await shown(list)).map(({ title }) => title);
const receipt = ({ guid, key }: { guid: string; key?: string }, headers: Headers = {}) =>
  get(`/api/offers/${guid}${key === undefined ? '' : `?key=${key}`}`, headers);
let made = 0;
async function bring(list: string, body: object = {}) {
  made += 1;
  const [email, key] = [`inbrenger-${made}@post.example`, newKey()];
  const answer = await people.offer(list, { email, key, ...body });
  expect([answer.statusCode, answer.json<MadeOffer>().state]).toEqual([200, 'unproven']);
  return { email, key, guid: answer.json<MadeOffer>().guid };
}
async function lastMail(email: string) {
  const mail = (await readMails(test, email)).findLast(({ kind }) => kind === 'contribution');
  if (mail === undefined) throw new Error(`no mail to ${email}`);
  return mail;
}
const prove = (body: object) => people.call('POST', '/api/contributions/prove', body);
const sourceOf = ({ guid }: { guid: string }) => ({ kind: 'ListItem', guid });
async function proven(list: string, body: object = {}) {
  const one = await bring(list, body);
  const answer = await prove({ source: sourceOf(one), code: (await lastMail(one.email)).code });
  expect(answer.statusCode).toBe(200);
  return { ...one, path: answer.json<{ path: string }>().path };
}

describe('bringing an item without an account', () => {
  it('says what is asked, and who may', async () => {
    const list = await ideas('Verify', { offeredFields: ['location', 'image'] });
    expect((await get(`/api/offers:to/${list}`)).json<OfferAbout>()).toMatchObject({
      itemName: { value: 'idee' },
      way: 'proof',
      isLookedAt: false,
      questions: [{ key: 'location', kind: 'place', isRequired: false }],
    });
    const way = async (guid: string, headers: Headers = {}) =>
      (await get(`/api/offers:to/${guid}`, headers)).json<OfferAbout>().way;
    expect(await way(list, await test.signInAs('Standard'))).toBe('member');
    expect(await way(await ideas('Public'))).toBe('guest');
    expect(await way(await ideas('Users'))).toBe('sign-in');
    expect(await way(await ideas('Roles'), await test.signInAs('Standard'))).toBe('none');
    expect((await people.offer(await ideas('Users'), { email: 'a@post.example' })).statusCode).toBe(403);
  });

  it('knows nothing of a list that one may not see, nor of none', async () => {
    const hidden = (
      await buildList(test.services, {
        page: { visibility: 'Users' },
        block: { addPermission: 'Verify' },
        options: { itemTypeNames: ['Idea'] },
      })
    ).guid;
    for (const list of [hidden, '6a7ce387-808f-47fb-8d18-79235a2216a0']) {
      expect((await get(`/api/offers:to/${list}`)).statusCode).toBe(404);
      expect((await people.call('POST', `/api/offers:to/${list}/challenge`, {})).statusCode).toBe(404);
    }
    expect((await get('/api/offers:to/geen-guid')).statusCode).toBe(400);
  });

  it.each([
    [{ email: undefined }, 400],
    [{ email: 'geen adres' }, 400],
    [{ title: ' ' }, 400],
    [{ text: '' }, 400],
    [{ title: 'x'.repeat(201) }, 400],
    [{ website: 'robot' }, 409],
    [{ challenge: undefined }, 400],
  ])('refuses %j', async (body, status) => {
    expect((await people.offer(await ideas(), { email: 'a@post.example', ...body })).statusCode).toBe(status);
  });

  it('waits hidden, is known to its maker alone, and stands in the list once its code is given', async () => {
    const list = await ideas('Verify', { offeredFields: ['location'] });
    const one = await bring(list, {
      title: 'Een <b>brug</b>',
      text: '<script>alert(1)</script> & meer',
      posted: { 'field-location': ['Kaaiplein 1, Vloedhaven'], 'field-status': ['done'], other: ['x'] },
    });
    expect(await titles(list)).toEqual([]);
    expect((await receipt({ guid: one.guid })).statusCode).toBe(404);
    expect((await receipt({ guid: one.guid, key: newKey() })).statusCode).toBe(404);
    expect((await receipt(one)).json<OfferReceipt>()).toMatchObject({
      state: 'unproven',
      canChange: true,
      path: null,
      proof: { email: one.email, isMailed: true },
    });
    expect((await get(`/api/listitem/${one.guid}`)).statusCode).toBe(404);
    const { code } = await lastMail(one.email);
    const answer = await prove({ source: sourceOf(one), code });
    expect(answer.json<{ path: string }>().path).toMatch(new RegExp(`^/offered/${one.guid}\\?key=[\\w-]{43}$`));
    expect(await shown(list)).toMatchObject([
      { guid: one.guid, title: 'Een <b>brug</b>', metadata: { description: '<script>alert(1)</script> & meer' } },
    ]);
    const item = (await get(`/api/listitem/${one.guid}`)).json<{ fields: Record<string, unknown> }>();
    expect(Object.keys(item.fields)).toEqual(['location']);
    expect((await receipt(one)).json<OfferReceipt>()).toMatchObject({ state: 'shown', canChange: false, proof: null });
    expect((await receipt(one)).json<OfferReceipt>().path).toContain('/i/');
    expect((await prove({ source: sourceOf(one), code })).statusCode).toBe(410);
    const account = await test.platform.db
      .selectFrom('user')
      .select('origin')
      .where('email', '=', one.email)
      .executeTakeFirstOrThrow();
    expect(account.origin).toBe('Verification');
  });

  it('is proven by its link, once, however often it is opened', async () => {
    const list = await ideas();
    const one = await bring(list);
    const { token } = await lastMail(one.email);
    expect((await get(`/api/contributions/proofs/${token}`)).json()).toMatchObject({ title: 'Een zwemtrap' });
    expect(await titles(list)).toEqual([]);
    const answers = await Promise.all([prove({ token }), prove({ token })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect(await titles(list)).toEqual(['Een zwemtrap']);
  });

  it('is one item, however often it is sent', async () => {
    const list = await ideas();
    const key = newKey();
    const body = { key, email: 'tweemaal@post.example' };
    const answers = await Promise.all([people.offer(list, body), people.offer(list, body)]);
    expect(new Set(answers.map((answer) => answer.json<MadeOffer>().guid)).size).toBe(1);
  });

  it('takes one sum for one item', async () => {
    const list = await ideas();
    const challenge = await people.solved(list);
    later(5);
    const body = { challenge, key: newKey(), email: 'som@post.example' };
    expect((await people.offer(list, body)).statusCode).toBe(200);
    expect((await people.offer(list, body)).statusCode).toBe(200);
    const again = await people.offer(list, { ...body, key: newKey(), email: 'ander-som@post.example' });
    expect([again.statusCode, again.json().code]).toEqual([400, 'form-challenge']);
  });

  it('tells every result of its mail', async () => {
    const one = await bring(await ideas());
    const mail = async (more: object = {}) => {
      const body = { source: sourceOf(one), key: one.key, ...more };
      const answer = await people.call('POST', '/api/contributions/mail', body);
      return [answer.statusCode, answer.json<{ result: string }>().result];
    };
    expect(await mail()).toEqual([429, 'TooSoon']);
    later(61);
    expect(await mail({ key: newKey() })).toEqual([403, 'Unauthorized']);
    expect(await mail({ source: sourceOf({ guid: '6a7ce387-808f-47fb-8d18-79235a2216a0' }) })).toEqual([
      404,
      'NotFound',
    ]);
    expect(await mail({ email: 'ander@post.example' })).toEqual([200, 'Sent']);
    expect((await receipt(one)).json()).toMatchObject({ proof: { email: 'ander@post.example' } });
    const { code } = await lastMail('ander@post.example');
    expect((await prove({ source: sourceOf(one), code })).statusCode).toBe(200);
    expect(await mail()).toEqual([200, 'AlreadyVerified']);
  });

  it('counts guesses, and ends a code that was guessed too often or is a day old', async () => {
    const one = await bring(await ideas());
    const { code } = await lastMail(one.email);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tried = 0; tried < 5; tried++)
      expect((await prove({ source: sourceOf(one), code: wrong })).statusCode).toBe(400);
    expect((await prove({ source: sourceOf(one), code })).statusCode).toBe(410);
    expect((await receipt(one)).json()).toMatchObject({ proof: { isMailed: false } });
    const other = await bring(await ideas());
    const late = await lastMail(other.email);
    later(day + 60);
    expect((await prove({ source: sourceOf(other), code: late.code })).statusCode).toBe(410);
  });

  it('can be changed until readers have it, and taken back and put back at any time', async () => {
    const list = await ideas();
    const one = await bring(list);
    const change = (body: object) =>
      people.call('PUT', `/api/offers/${one.guid}`, { title: 'Trap', text: 'Anders', ...body });
    expect((await change({})).statusCode).toBe(404);
    expect((await change({ key: one.key, title: '' })).statusCode).toBe(400);
    expect((await change({ key: one.key })).json()).toMatchObject({ state: 'unproven' });
    await prove({ source: sourceOf(one), code: (await lastMail(one.email)).code });
    expect(await titles(list)).toEqual(['Trap']);
    expect((await change({ key: one.key })).statusCode).toBe(409);
    const own = (verb: string, key?: string) => people.call('POST', `/api/offers/${one.guid}/${verb}`, { key });
    expect((await own('withdraw')).statusCode).toBe(404);
    expect((await own('withdraw', one.key)).statusCode).toBe(204);
    expect(await titles(list)).toEqual([]);
    expect((await receipt(one)).json()).toMatchObject({ state: 'withdrawn', canWithdraw: false });
    expect((await own('return', one.key)).statusCode).toBe(204);
    expect(await titles(list)).toEqual(['Trap']);
  });

  it('taken back before it is proven can be proven no more, until it is put back', async () => {
    const one = await bring(await ideas());
    const { code } = await lastMail(one.email);
    await people.call('POST', `/api/offers/${one.guid}/withdraw`, { key: one.key });
    expect((await prove({ source: sourceOf(one), code })).statusCode).toBe(410);
  });

  it('leaves alone what an editor threw away', async () => {
    const list = await ideas();
    const one = await proven(list);
    const headers = await test.signInAs('Admin');
    await test.app.inject({ method: 'DELETE', url: `/api/listitem/${one.guid}`, headers });
    expect((await receipt(one)).json()).toMatchObject({ state: 'shown', path: null });
    expect((await people.call('POST', `/api/offers/${one.guid}/withdraw`, { key: one.key })).statusCode).toBe(204);
    expect((await people.call('POST', `/api/offers/${one.guid}/return`, { key: one.key })).statusCode).toBe(409);
    expect(await titles(list)).toEqual([]);
  });

  it('is for few in a short time', async () => {
    const list = await ideas();
    const email = 'druk@post.example';
    for (let count = 0; count < 5; count++) expect((await people.offer(list, { email })).statusCode).toBe(200);
    expect((await people.offer(list, { email })).json()).toMatchObject({ code: 'offers-too-fast' });
  });
});

describe('without script', () => {
  it('is posted, and comes back to its screen when something is missing', async () => {
    const list = await ideas();
    const refused = await people.postForm(`/offer/${list}`, { title: '', text: 'x', email: 'a@post.example' });
    expect([refused.statusCode, refused.headers.location]).toEqual([303, `/offer/${list}?error=offer-incomplete`]);
    const robot = { title: 'x', text: 'y', email: 'a@post.example', website: 'spam' };
    expect((await people.postForm(`/offer/${list}`, robot)).headers.location).toContain('error=form-refused');
    const sent = await people.postForm(`/offer/${list}`, { title: 'Zonder', text: 'script', email: 'z@post.example' });
    expect(sent.headers.location).toMatch(/^\/offered\/[\w-]{36}\?key=[\w-]{32}$/);
    const { token } = await lastMail('z@post.example');
    expect((await people.postForm(`/prove/${token}`, {})).statusCode).toBe(303);
    expect(await titles(list)).toEqual(['Zonder']);
  });

  it('waits for an editor where nothing is proven', async () => {
    const list = await ideas('Public');
    await people.postForm(`/offer/${list}`, { title: 'Gast', text: 'zonder som' });
    expect(await titles(list)).toEqual([]);
    expect((await people.offer(list, { title: 'Met som' })).json()).toMatchObject({ state: 'shown' });
    expect(await titles(list)).toEqual(['Met som']);
  });
});

describe.each([
  ['at once', 'after', ['Zonder script']],
  ['after an editor', 'before', []],
] as const)('without script, where it is shown %s', (_, moderation, expected) => {
  it.each([
    ['code', (guid: string, { code }: { code: string }) => people.postForm(`/prove/ListItem/${guid}`, { code })],
    ['link', (_guid: string, { token }: { token: string }) => people.postForm(`/prove/${token}`, {})],
  ] as const)('it is proven by its %s', async (_way, proveIt) => {
    const list = await ideas('Verify', { moderation });
    const one = await bring(list, { title: 'Zonder script' });
    expect((await proveIt(one.guid, await lastMail(one.email))).statusCode).toBe(303);
    expect(await titles(list)).toEqual(expected);
    const change = { key: one.key, title: 'Anders', text: 'Anders' };
    const changed = await people.call('PUT', `/api/offers/${one.guid}`, change);
    expect(changed.statusCode).toBe(moderation === 'before' ? 200 : 409);
  });

  it('a member posts it, or sends it', async () => {
    const list = await ideas('Verify', { moderation });
    const headers = await test.signInAs('Standard');
    const posted = await people.postForm(`/offer/${list}`, { title: 'Zonder script', text: 'Van een lid' }, headers);
    expect(posted.headers.location).toMatch(/^\/offered\//);
    expect(await titles(list)).toEqual(expected);
    const sent = await people.offer(list, {}, headers);
    expect(sent.json()).toMatchObject({ state: moderation === 'before' ? 'waiting' : 'shown' });
  });
});

describe('members', () => {
  it('pass at once when their address is proven', async () => {
    const list = await ideas();
    const headers = await test.signInAs('Standard');
    expect((await people.offer(list, {}, headers)).json()).toMatchObject({ state: 'shown' });
    expect(await titles(list)).toEqual(['Een zwemtrap']);
  });

  it('who may not add at once are told that they may bring something', async () => {
    const can = async (list: string, headers: Headers = {}) =>
      (await get(`/api/listitem/list/${list}/meta`, headers)).json<{ can: object }>().can;
    const headers = await test.signInAs('Standard');
    expect(await can(await ideas())).toEqual({ add: false, edit: false, offer: true });
    expect(await can(await ideas(), headers)).toEqual({ add: true, edit: false, offer: false });
    const looked = await ideas('Users', { moderation: 'before' });
    expect(await can(looked)).toEqual({ add: false, edit: false, offer: false });
    expect(await can(looked, headers)).toEqual({ add: false, edit: false, offer: true });
  });
});

describe('an editor who looks first', () => {
  const queue = async (headers: Headers) => (await get('/api/offers:queue', headers)).json<OfferQueue>();
  /** Of what they read just now. */
  async function decide(guid: string, body: object, headers: Headers) {
    const { offers = [] } = await queue(headers);
    const revision = offers.find((one) => one.guid === guid)?.revision ?? 'x'.repeat(43);
    return people.call('POST', `/api/offers/${guid}/decision`, { revision, ...body }, headers);
  }

  it('sees what waits, places one and refuses the other with a reason; both makers are told', async () => {
    const list = await ideas('Verify', { moderation: 'before', offeredFields: ['location'] });
    const first = await proven(list, { title: 'Eerste', posted: { 'field-location': ['Markt 1'] } });
    const second = await proven(list, { title: 'Tweede' });
    const links = await proven(await ideas(), { title: 'https://koop.example', text: 'https://koop.example' });
    expect(await titles(list)).toEqual([]);
    expect((await receipt(first)).json()).toMatchObject({ state: 'waiting', canChange: true });
    const headers = await test.signInAs('ContentManager');
    const { offers } = await queue(headers);
    expect(offers.map(({ guid }) => guid)).toEqual(expect.arrayContaining([first.guid, second.guid, links.guid]));
    expect(offers.find(({ guid }) => guid === first.guid)).toMatchObject({
      by: first.email,
      answers: [{ label: 'Waar' }],
    });
    expect((await decide(second.guid, { decision: 'refuse' }, headers)).statusCode).toBe(400);
    expect((await decide(first.guid, { decision: 'place' }, headers)).statusCode).toBe(204);
    expect((await decide(second.guid, { decision: 'refuse', reason: 'Dit bestaat al.' }, headers)).statusCode).toBe(
      204,
    );
    expect((await decide(second.guid, { decision: 'place' }, headers)).statusCode).toBe(409);
    expect(await titles(list)).toEqual(['Eerste']);
    expect((await receipt(second)).json()).toMatchObject({ state: 'refused', reason: 'Dit bestaat al.' });
    const kinds = async (email: string) => (await readMails(test, email)).map(({ kind }) => kind);
    expect(await kinds(first.email)).toContain('offer-place');
    expect(await kinds(second.email)).toContain('offer-refuse');
  });

  it('is nobody else', async () => {
    const one = await proven(await ideas('Verify', { moderation: 'before' }));
    expect((await get('/api/offers:queue')).statusCode).toBe(401);
    expect((await decide(one.guid, { decision: 'place' }, {})).statusCode).toBe(401);
    const member = await test.signInAs('Standard');
    expect(await queue(member)).toEqual({ total: 0, offers: [], hasMore: false });
    expect((await decide(one.guid, { decision: 'place' }, member)).statusCode).toBe(404);
    const editor = await test.signInAs('ContentManager');
    const none = '6a7ce387-808f-47fb-8d18-79235a2216a0';
    expect((await decide(none, { decision: 'place' }, editor)).statusCode).toBe(404);
    const unproven = await bring(await ideas('Verify', { moderation: 'before' }));
    expect((await decide(unproven.guid, { decision: 'place' }, editor)).statusCode).toBe(404);
  });
});

describe('what is left', () => {
  it('cannot be proven when its list is gone', async () => {
    const built = await buildList(test.services, {
      block: { addPermission: 'Verify' },
      options: { itemTypeNames: ['Idea'] },
    });
    const one = await bring(built.guid);
    const { code } = await lastMail(one.email);
    const headers = await test.signInAs('Admin');
    expect((await test.app.inject({ method: 'DELETE', url: `/api/pages/${built.pageId}`, headers })).statusCode).toBe(
      204,
    );
    expect((await prove({ source: sourceOf(one), code })).statusCode).toBe(410);
  });

  // Last: sessions of others end as well.
  it('goes after seven days', async () => {
    const old = await bring(await ideas());
    later(8 * day);
    await test.services.offerPeople.forgetOld();
    expect((await receipt(old)).statusCode).toBe(404);
  });
});
