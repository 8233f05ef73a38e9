import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ListItem, ListItemDetail } from '#features/list-items/contract/list-item.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { readMails } from '#features/registration/server/testing/read-mails.ts';
import { movableClock } from '#features/submissions/server/testing/sending.ts';
import { solveSum } from '#platform/server/testing/solve-sum.ts';
import type { JoinedPeople } from '../../contract/item-support.ts';
import type { TakingPart } from '../../contract/taking-part.ts';

type Headers = Record<string, string>;
type Kind = 'vote' | 'join';
const clock = movableClock('2026-11-18T12:00:00Z');
let test: TestApp;
let list: string;
let member: Headers;
let admin: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock, callsPerMinute: 100_000 });
  list = (await buildList(test.services)).guid;
  member = await test.signInAs('Standard');
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

const urlOf = ({ guid }: { guid: string }) => `/api/listitem:taking-part/${guid}`;
const idea = (typeName = 'Idea'): Promise<ListItem> =>
  buildItem(test.services, list, { listItemTypeName: typeName, title: 'Zwemtrap' });
const read = async (item: ListItem, headers: Headers = {}) =>
  (await test.app.inject({ url: urlOf(item), headers })).json<TakingPart>();
const take = (item: ListItem, headers: Headers, kind: Kind, more: object = {}, remoteAddress = '127.0.0.1') =>
  test.app.inject({
    method: 'PUT',
    url: urlOf(item),
    headers,
    remoteAddress,
    payload: { kind, language: 'nl', ...more },
  });
const stop = (item: ListItem, headers: Headers, kind: Kind) =>
  test.app.inject({ method: 'DELETE', url: `${urlOf(item)}?kind=${kind}`, headers });
const post = (item: ListItem, fields: Record<string, string>, headers: Headers = {}, remoteAddress = '10.3.0.1') =>
  test.app.inject({
    method: 'POST',
    url: urlOf(item),
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String([answer.headers['set-cookie']].flat()[0] ?? '').split(';', 1)[0] ?? '';
const mailTo = async (email: string) => {
  const mail = (await readMails(test, email.toLowerCase())).findLast(({ kind }) => kind === 'contribution');
  if (mail === undefined) throw new Error(`no mail to ${email}`);
  return mail;
};
const prove = (guid: string, code: string) =>
  test.app.inject({
    method: 'POST',
    url: '/api/contributions/prove',
    payload: { source: { kind: 'FormSubmission', guid }, code },
  });
const postProof = (url: string, fields: Record<string, string>) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost', host: 'localhost' },
    payload: new URLSearchParams({ language: 'nl', ...fields }).toString(),
  });
const keptVotes = async ({ guid }: ListItem) =>
  (await test.app.inject({ url: `/api/listitem/${guid}` })).json<ListItemDetail>().support?.votes;

let people = 0;
async function begin(item: ListItem, kind: Kind = 'vote', given: { email?: string; name?: string } = {}) {
  people += 1;
  const email = given.email ?? `bewoner-${people}@post.example`;
  const from = `10.7.${Math.floor(people / 200)}.${people % 200}`;
  const challenge = await solveSum(test.app, `${urlOf(item)}/challenge`);
  clock.later(5);
  const answer = await take(item, {}, kind, { challenge, ...given, email }, from);
  return { email, from, challenge, answer, cookie: cookieOf(answer), waiting: answer.json<TakingPart>().waiting };
}
async function proven(item: ListItem, kind: Kind = 'vote', given: { email?: string; name?: string } = {}) {
  const begun = await begin(item, kind, given);
  const answer = await prove(begun.waiting?.guid ?? '', (await mailTo(begun.email)).code);
  return { ...begun, proof: answer };
}

describe('with a proven address', () => {
  it('counts once the mail is answered, is shown in that browser, and taken back there', async () => {
    const item = await idea();
    const { answer, cookie, email, waiting } = await begin(item);
    expect(answer.statusCode).toBe(200);
    expect(waiting).toMatchObject({ email, isMailed: true, kinds: ['vote'], title: 'Zwemtrap' });
    expect(await read(item, { cookie })).toMatchObject({ votes: 0, hasVoted: false, waiting: { email } });
    expect(await read(item)).toMatchObject({ votes: 0, waiting: null });
    const answered = await prove(waiting?.guid ?? '', (await mailTo(email)).code);
    expect(answered.json().path).toContain(`?s-${item.guid.slice(0, 6)}=proven#meedoen`);
    expect(await read(item, { cookie })).toMatchObject({ votes: 1, hasVoted: true, waiting: null });
    expect(await keptVotes(item)).toBe(1);
    clock.later(20);
    expect((await stop(item, { cookie }, 'vote')).json()).toMatchObject({ votes: 0, hasVoted: false });
    expect(await keptVotes(item)).toBe(0);
  });

  it.each([
    ['code', ({ guid, code }: { guid: string; code: string }) => postProof(`/prove/FormSubmission/${guid}`, { code })],
    ['link', ({ token }: { token: string }) => postProof(`/prove/${token}`, {})],
  ] as const)('counts without script, by the %s of the mail', async (_, answer) => {
    const item = await idea();
    const { email, waiting } = await begin(item);
    expect(await keptVotes(item)).toBe(0);
    const { code, token } = await mailTo(email);
    expect((await answer({ guid: waiting?.guid ?? '', code, token })).statusCode).toBe(303);
    expect(await keptVotes(item)).toBe(1);
  });

  it('takes one sum for one browser', async () => {
    const item = await idea();
    const { challenge, cookie, email, from } = await begin(item);
    expect((await take(item, { cookie }, 'vote', { challenge, email }, from)).statusCode).not.toBe(400);
    const other = await take(item, {}, 'vote', { challenge, email: 'ander@post.example' }, '10.8.0.1');
    expect([other.statusCode, other.json().code]).toEqual([400, 'form-challenge']);
  });

  it('is one for each address, whatever browser and spelling, also when proven twice at once', async () => {
    const item = await idea();
    const { email } = await proven(item);
    clock.later(61);
    const again = await proven(item, 'vote', { email: email.toUpperCase() });
    expect(again.proof.statusCode).toBe(200);
    expect(await read(item, { cookie: again.cookie })).toMatchObject({ votes: 1, hasVoted: true });
    const third = await begin(item);
    const { code } = await mailTo(third.email);
    const twice = await Promise.all([prove(third.waiting?.guid ?? '', code), prove(third.waiting?.guid ?? '', code)]);
    expect(twice.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    expect((await read(item)).votes).toBe(2);
  });

  it('needs no second mail in the same browser, and proves a vote and a join together', async () => {
    const item = await idea();
    const { cookie, challenge, email, from, waiting } = await begin(item);
    const second = await take(item, { cookie }, 'join', { challenge, email, name: 'Jan de Vries' }, from);
    expect(second.json<TakingPart>().waiting).toMatchObject({ guid: waiting?.guid, kinds: ['vote', 'join'] });
    await prove(waiting?.guid ?? '', (await mailTo(email)).code);
    expect(await read(item, { cookie })).toMatchObject({ hasVoted: true, hasJoined: true, votes: 1, joins: 1 });
    const again = await take(item, { cookie }, 'vote', { challenge }, from);
    expect(again.json()).toMatchObject({ votes: 1, hasVoted: true, waiting: null });
    const joined = await test.app.inject({ url: `/api/listitem:joined/${item.guid}`, headers: member });
    expect(joined.json<JoinedPeople>().people.map(({ name }) => name)).toEqual(['Jan de Vries']);
  });

  it('is withdrawn while it waits, and sent again only for who sent it', async () => {
    const item = await idea();
    const { cookie, waiting, email } = await begin(item);
    const source = { kind: 'FormSubmission', guid: waiting?.guid };
    const ask = (payload: object) => test.app.inject({ method: 'POST', url: '/api/contributions/mail', payload });
    expect((await ask({ source, key: 'x'.repeat(43) })).statusCode).toBe(403);
    expect((await ask({ source, key: waiting?.key })).json().result).toBe('TooSoon');
    clock.later(61);
    const moved = `ander-${email}`;
    expect((await ask({ source, key: waiting?.key, email: moved })).json()).toEqual({ result: 'Sent' });
    expect((await read(item, { cookie })).waiting?.email).toBe(moved);
    expect((await stop(item, { cookie }, 'vote')).json<TakingPart>().waiting).toBeNull();
    expect((await prove(waiting?.guid ?? '', (await mailTo(moved)).code)).statusCode).toBe(410);
  });

  it('is refused without an address, without the sum, by the trap, and of what is closed or not seen', async () => {
    const item = await idea();
    const challenge = await solveSum(test.app, `${urlOf(item)}/challenge`);
    clock.later(5);
    const fault = await take(item, {}, 'vote', { challenge, email: 'geen' });
    expect([fault.statusCode, fault.json().fields[0].code]).toEqual([400, 'email']);
    expect((await take(item, {}, 'vote', { email: 'a@b.example' })).json().code).toBe('form-challenge');
    expect((await take(item, {}, 'vote', { challenge, website: 'x' })).json().code).toBe('form-refused');
    const draft = await buildItem(test.services, list, { listItemTypeName: 'Idea', isPublished: false });
    expect((await test.app.inject({ url: urlOf(draft) })).statusCode).toBe(404);
    const news = await buildItem(test.services, list);
    const sum = await solveSum(test.app, `${urlOf(news)}/challenge`);
    clock.later(5);
    expect((await take(news, {}, 'vote', { challenge: sum })).statusCode).toBe(404);
    const event = await buildItem(test.services, list, { listItemTypeName: 'Event' });
    const other = await solveSum(test.app, `${urlOf(event)}/challenge`);
    clock.later(5);
    expect((await take(event, {}, 'join', { challenge: other, email: 'a@b.example' })).statusCode).toBe(401);
    expect((await take({ ...item, guid: 'geen-guid' }, {}, 'vote')).statusCode).toBe(400);
  });

  it('passes at once for who is signed in', async () => {
    const item = await idea();
    expect((await take(item, member, 'vote')).json()).toMatchObject({ votes: 1, hasVoted: true, waiting: null });
    expect((await stop(item, member, 'vote')).json()).toMatchObject({ votes: 0, hasVoted: false });
  });

  it('does not count when the idea went away meanwhile', async () => {
    const item = await idea();
    const { waiting, email } = await begin(item);
    await test.app.inject({ method: 'DELETE', url: `/api/listitem/${item.guid}`, headers: admin });
    expect((await prove(waiting?.guid ?? '', (await mailTo(email)).code)).statusCode).toBe(410);
  });
});

describe('without script', () => {
  it('posts, waits for the code on a page of its own, and is told on the page of the idea', async () => {
    const item = await idea();
    const answer = await post(item, { kind: 'vote', email: 'zonder@post.example', _language: 'en', _page: '/plan' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `/en/taking-part/${item.guid}`]);
    const cookie = cookieOf(answer);
    expect((await read(item, { cookie })).waiting?.email).toBe('zonder@post.example');
    const back = await post(item, { kind: 'vote', _action: 'take-back', _page: '/plan' }, { cookie });
    expect(back.headers.location).toContain('=taken-back#meedoen');
    expect((await read(item, { cookie })).waiting).toBeNull();
    const told = async (fields: Record<string, string>) =>
      (await post(item, { _page: '//elders.example/x', ...fields }, {}, '10.3.0.9')).headers.location;
    expect(await told({ kind: 'vote', email: 'geen' })).toBe(`/?s-${item.guid.slice(0, 6)}=email#meedoen`);
    expect(await told({ kind: 'vote', website: 'x' })).toContain('=refused');
    expect(await told({ kind: 'dans' })).toContain('=refused');
  });
});

describe('where anyone may vote', () => {
  const typeName = 'OpenIdee';
  beforeAll(async () => {
    const name = { $lang: { nl: 'open idee', en: 'open idea' } };
    const features = { hasVotes: true, canBeJoined: true, supporters: 'Public' };
    const payload = { name: typeName, itemName: name, itemNamePlural: name, features };
    const made = await test.app.inject({ method: 'POST', url: '/api/listitemtypes', headers: admin, payload });
    expect(made.statusCode, made.body).toBeLessThan(300);
  });

  it('counts each browser once; joining shows a name and takes an address', async () => {
    const item = await idea(typeName);
    const challenge = await solveSum(test.app, `${urlOf(item)}/challenge`);
    clock.later(5);
    const first = await take(item, {}, 'vote', { challenge });
    const cookie = cookieOf(first);
    expect(first.json()).toMatchObject({ votes: 1, hasVoted: true, waiting: null });
    await Promise.all(Array.from({ length: 5 }, () => take(item, { cookie }, 'vote', { challenge })));
    expect((await read(item, { cookie })).votes).toBe(1);
    await Promise.all(Array.from({ length: 10 }, () => post(item, { kind: 'vote' })));
    expect((await read(item)).votes).toBe(11);
    const fresh = await idea(typeName);
    await post(fresh, { kind: 'vote' });
    expect(await keptVotes(fresh)).toBe(1);
    expect((await take(item, { cookie }, 'join', { challenge })).statusCode).toBe(400);
    expect((await stop(item, { cookie }, 'vote')).json()).toMatchObject({ votes: 10, hasVoted: false });
  });
});

it('takes away what nobody proved for a week', async () => {
  const item = await idea();
  const { cookie } = await begin(item);
  clock.later(8 * 24 * 60 * 60);
  await test.services.waitingSupport.forgetOld();
  expect((await read(item, { cookie })).waiting).toBeNull();
});
