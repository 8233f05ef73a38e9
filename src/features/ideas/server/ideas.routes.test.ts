import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { systemViewer } from '#platform/contract/rights/viewer.ts';
import { findMails } from '#platform/server/testing/find-mails.ts';
import type { IdeaManaging, IdeaStory, NewsToStop, OwnNews } from '../contract/idea.ts';

type Headers = Record<string, string>;
let test: TestApp;
let list: string;
let manager: Headers;
let member: Headers;

beforeAll(async () => {
  test = await startTestApp({ callsPerMinute: 100_000 });
  list = (await buildList(test.services)).guid;
  manager = await test.signInAs('ContentManager');
  member = await test.signInAs('Standard');
});
afterAll(() => test.close());

/** With a film of others: what it makes old is more than of words alone. */
const idea = (title = 'Zwemtrap'): Promise<ListItem> =>
  buildItem(test.services, list, {
    listItemTypeName: 'Idea',
    title,
    contentBuildingBlockInstances: [
      { guid: randomUUID(), buildingBlockName: 'Video', content: { url: 'https://youtu.be/aqz-KE-bpKQ' } },
    ],
  });
const story = async ({ guid }: ListItem, headers: Headers = {}) =>
  (await test.app.inject({ url: `/api/listitem:story/${guid}?language=nl`, headers })).json<IdeaStory>();
const managing = ({ guid }: ListItem, headers: Headers = manager) =>
  test.app.inject({ url: `/api/listitem:managing/${guid}`, headers });
const change = ({ guid }: { guid: string }, headers: Headers, more: object = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/listitem:status/${guid}`,
    headers,
    payload: { status: 'considered', reason: 'Wij meten de stroming.', language: 'nl', ...more },
  });
const press = ({ guid }: ListItem, headers: Headers, kind = 'vote') =>
  test.app.inject({ method: 'PUT', url: `/api/listitem:${kind}/${guid}`, headers });
const votes = async ({ guid }: ListItem, headers: Headers = manager) =>
  (await test.app.inject({ url: `/api/listitem:support/${guid}`, headers })).json<{ votes: number }>().votes;
const hear = ({ guid }: ListItem, headers: Headers, isReceiving = true) =>
  test.app.inject({ method: 'PUT', url: `/api/listitem:news/${guid}`, headers, payload: { isReceiving } });
const merge = (from: ListItem, into: ListItem, headers: Headers = manager) =>
  test.app.inject({
    method: 'POST',
    url: `/api/listitem:merge/${from.guid}`,
    headers,
    payload: { into: into.guid },
  });
const undo = ({ guid }: ListItem, headers: Headers = manager) =>
  test.app.inject({ method: 'DELETE', url: `/api/listitem:merge/${guid}`, headers });
async function tellAll(): Promise<void> {
  const rows = await test.platform.db.selectFrom('item_news').select('guid').where('done_at', 'is', null).execute();
  for (const { guid } of rows) await test.services.ideaNews.tell(guid);
}
/** A member whose mail can be read. */
async function person(accountType: 'Standard' | 'ContentManager' = 'Standard', more: { roleIds?: string[] } = {}) {
  const headers = await test.signInAs(accountType, more);
  const { email } = (await test.app.inject({ url: '/api/profiles:loggedIn', headers })).json<{ email: string }>();
  return { headers, email };
}
const mailsTo = (to: string, kind = 'idea-status') => findMails(test.platform, { to, kind });

describe('the status of an idea', () => {
  it('is changed in public: with a reason, on whose behalf, the newest first', async () => {
    const item = await idea();
    expect(await story(item)).toEqual({ status: null, changes: [], merged: [] });
    expect((await change(item, manager, { signed: 'Havendienst' })).statusCode).toBe(204);
    await change(item, manager, { status: 'done', reason: 'De trap ligt er.' });
    const told = await story(item);
    expect(told.status).toEqual({ label: { value: 'Gedaan' }, tone: 'success' });
    expect(told.changes.map(({ label, reason, signed }) => [label.value, reason, signed])).toEqual([
      ['Gedaan', 'De trap ligt er.', ''],
      ['In overweging', 'Wij meten de stroming.', 'Havendienst'],
    ]);
    const shown = await test.app.inject({ url: `/api/listitem/list/${list}?filter=meta:status=done` });
    expect(shown.json<ListItem[]>().map(({ guid }) => guid)).toContain(item.guid);
    const { statuses, status } = (await managing(item)).json<IdeaManaging>();
    expect([statuses.map(({ value }) => value), status]).toEqual([
      ['new', 'considered', 'accepted', 'declined', 'done'],
      'done',
    ]);
  });

  it('is of who manages the list alone, and takes a reason and a status that there is', async () => {
    const item = await idea();
    expect((await change(item, {})).statusCode).toBe(401);
    expect((await change(item, member)).statusCode).toBe(403);
    expect((await managing(item, member)).statusCode).toBe(403);
    expect((await change({ guid: '5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01' }, manager)).statusCode).toBe(404);
    expect((await change(item, manager, { reason: '  ' })).statusCode).toBe(400);
    expect((await change(item, manager, { status: 'verzonnen' })).json().fields[0].path).toBe('body.status');
    const news = await buildItem(test.services, list);
    expect((await change(news, manager)).statusCode).toBe(404);
    expect((await managing(news)).statusCode).toBe(404);
    const draft = await buildItem(test.services, list, { listItemTypeName: 'Idea', isPublished: false });
    expect((await test.app.inject({ url: `/api/listitem:story/${draft.guid}` })).statusCode).toBe(404);
  });

  it('is not for who wrote the idea and nothing else of its list', async () => {
    const open = (await buildList(test.services, { block: { addPermission: 'Users' } })).guid;
    const made = await test.app.inject({
      method: 'POST',
      url: `/api/listitem/list/${open}`,
      headers: member,
      payload: [{ title: 'Van mij', listItemTypeName: 'Idea' }],
    });
    const [own] = made.json<ListItem[]>();
    if (own === undefined) throw new Error(made.body);
    expect((await change(own, member)).statusCode).toBe(403);
    expect((await managing(own, member)).statusCode).toBe(403);
    expect((await merge(own, await idea(), member)).statusCode).toBe(403);
  });

  it('is mailed once to who asked for it, until they stop by the link, which stops this idea alone', async () => {
    const item = await idea('Trap met leuning');
    const { headers: viewer, email } = await person();
    expect(
      (await test.app.inject({ url: `/api/listitem:news/${item.guid}`, headers: viewer })).json<OwnNews>(),
    ).toEqual({
      isReceiving: false,
    });
    await hear(item, viewer);
    await change(item, manager, { signed: 'Havendienst' });
    await Promise.all([tellAll(), tellAll()]);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('In overweging: Trap met leuning');
    expect(mail?.text).toContain('Wij meten de stroming.');
    const { token } = await test.platform.db
      .selectFrom('item_news_receiver')
      .select('token')
      .where('item_id', '=', item.guid)
      .where('why', '=', 'chosen')
      .executeTakeFirstOrThrow();
    const url = `/api/idea-news/${token}`;
    expect((await test.app.inject({ url })).json<NewsToStop>()).toEqual({
      title: 'Trap met leuning',
      isStopped: false,
    });
    const atOnce = await test.app.inject({
      method: 'POST',
      url: `/idea-news/${token}`,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        // As a mail program on the web does.
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([atOnce.statusCode, atOnce.body]).toEqual([200, 'U krijgt geen mail meer over dit idee.']);
    await change(item, manager, { status: 'done' });
    await tellAll();
    expect(await mailsTo(email)).toHaveLength(1);
    expect((await test.app.inject({ url })).json<NewsToStop>().isStopped).toBe(true);
    expect((await test.app.inject({ method: 'DELETE', url })).statusCode).toBe(204);
    const unknown = '/api/idea-news/5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01';
    expect((await test.app.inject({ url: unknown })).statusCode).toBe(404);
    expect((await test.app.inject({ method: 'DELETE', url: unknown })).statusCode).toBe(404);
  });

  it('is mailed to who may still read the idea alone, and its link names it to nobody else', async () => {
    const item = await idea('Besloten');
    const roleId = await test.makeRole('Wijkraad');
    const [reader, staff] = [await person(), await person('Standard', { roleIds: [roleId] })];
    for (const { headers } of [reader, staff]) await hear(item, headers);
    const hidden = { visibility: 'Roles' as const, roleIds: [roleId] };
    await test.services.listItems.change({ viewer: systemViewer('test') }, item.guid, hidden, 'nl');
    await change(item, manager);
    await tellAll();
    expect([await mailsTo(reader.email), await mailsTo(staff.email)]).toMatchObject([[], [{}]]);
    const { token } = await test.platform.db
      .selectFrom('item_news_receiver')
      .select('token')
      .where('item_id', '=', item.guid)
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await test.app.inject({ url: `/api/idea-news/${token}` })).json<NewsToStop>().title).toBe('');
  });

  it('is mailed to who made it, and to nobody when that was not asked', async () => {
    const { headers: maker, email } = await person('ContentManager');
    const made = await test.app.inject({
      method: 'POST',
      url: `/api/listitem/list/${list}`,
      headers: maker,
      payload: [{ title: 'Bank bij de haven', listItemTypeName: 'Idea' }],
    });
    const [item] = made.json<ListItem[]>();
    if (item === undefined) throw new Error(made.body);
    expect((await managing(item)).json<IdeaManaging>().receivers).toBe(1);
    await change(item, manager, { isMailed: false });
    await tellAll();
    expect(await mailsTo(email)).toEqual([]);
    await change(item, manager, { status: 'accepted' });
    await tellAll();
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

describe('two ideas that are the same', () => {
  it('become one with the people of both, lead there, and come apart again as they were', async () => {
    const [from, into] = [await idea('Een trap'), await idea('Een zwemtrap')];
    const { headers: other, email } = await person();
    await press(from, member);
    await press(from, other);
    await press(into, member);
    await press(from, other, 'join');
    const react = (item: ListItem, text: string) =>
      test.app.inject({
        method: 'POST',
        url: `/api/threads/item/${item.guid}`,
        headers: member,
        payload: { text, key: 'k'.repeat(32), language: 'nl' },
      });
    const reacted = await react(from, 'Goed plan.');
    expect(reacted.statusCode, reacted.body).toBeLessThan(300);
    const said = async (item: ListItem) =>
      JSON.stringify((await test.app.inject({ url: `/api/threads/item/${item.guid}` })).json()).includes('Goed plan.');
    await hear(from, other);
    expect((await merge(from, into)).statusCode).toBe(204);
    expect([await votes(into), await said(into)]).toEqual([2, true]);
    expect((await story(into)).merged).toMatchObject([{ guid: from.guid, title: 'Een trap' }]);
    expect((await test.app.inject({ url: `/api/listitem/${from.guid}` })).statusCode).toBe(404);
    const found = await test.app.inject({ url: `/api/listitem:merged/${from.shortId}?language=nl` });
    expect(found.json().path).toContain(into.shortId);
    expect((await managing(from)).json<IdeaManaging>().mergedInto).toMatchObject({ guid: into.guid });
    await tellAll();
    expect(await mailsTo(email, 'idea-merged')).toHaveLength(1);

    expect((await undo(from)).statusCode).toBe(204);
    expect([await votes(into), await votes(from), await said(into), await said(from)]).toEqual([1, 2, false, true]);
    expect((await story(into)).merged).toEqual([]);
    expect((await test.app.inject({ url: `/api/listitem:merged/${from.shortId}` })).statusCode).toBe(404);
    expect((await undo(from)).statusCode).toBe(404);
  });

  it('are merged by who manages both, once, and never round', async () => {
    const [one, two, three] = [await idea('a'), await idea('b'), await idea('c')];
    expect((await merge(one, two, {})).statusCode).toBe(401);
    expect((await merge(one, two, member)).statusCode).toBe(403);
    expect((await undo(one, member)).statusCode).toBe(403);
    expect((await merge(one, one)).json().code).toBe('idea-merge-same');
    const news = await buildItem(test.services, list);
    expect((await merge(one, news)).json().code).toBe('idea-merge-other-type');
    const twice = await Promise.all([merge(one, two), merge(one, two)]);
    expect(twice.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    expect((await merge(one, three)).json().code).toBe('idea-merge-merged-already');
    expect((await merge(three, one)).json().code).toBe('idea-merge-target-merged');
    expect((await merge(two, three)).json().code).toBe('idea-merge-has-others');
  });
});
