import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp } from '#app/server/testing/test-app.ts';
import { type BuiltList, buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { createTalker } from '#features/reactions/server/reactions.factory.ts';
import { createClock, createTelling, days, minutes, plain, shortly, startMailServer } from './testing/start-telling.ts';

/** On a site of its own, with a mail server that takes everything. */
async function startTelling() {
  const mails = await startMailServer();
  const { clock, now, later } = createClock();
  const test = await startTestApp({ clock, smtpUrl: mails.url });
  return {
    ...createTelling(test, mails.received),
    ...{ test, now, later, talk: createTalker(test, later) },
    async close() {
      await test.close();
      await mails.close();
    },
  };
}

let telling: Awaited<ReturnType<typeof startTelling>>;
let list: BuiltList;

beforeAll(async () => {
  telling = await startTelling();
});
// In a list of its own: what earlier tests left is nobody's news here.
beforeEach(async () => {
  list = await buildList(telling.test.services);
  telling.later(2 * minutes);
});
afterAll(() => telling.close());

describe('following', () => {
  it('is of what one may see; twice is once; one’s own list tells by which way', async () => {
    const person = await telling.newPerson();
    const item = await buildItem(telling.test.services, list.guid);
    expect((await telling.follow(person, 'item', item.guid)).json()).toEqual({ isFollowing: true, canFollow: true });
    await telling.follow(person, 'item', item.guid);
    telling.later(1);
    await telling.follow(person, 'page', list.pageId, { mail: 'never' });
    const follows = (await telling.call('GET', '/api/follows?language=nl', person.headers)).json<object[]>();
    expect(follows).toEqual([
      expect.objectContaining({ kind: 'page', bell: true, mail: 'never' }),
      expect.objectContaining({ kind: 'item', title: item.title, path: item.path, bell: true, mail: 'weekly' }),
    ]);
    const url = `/api/follows/item/${item.guid}`;
    await telling.call('PATCH', url, person.headers, { bell: false, mail: 'daily' });
    expect((await telling.call('GET', url, person.headers)).json()).toEqual({ isFollowing: true, canFollow: true });
    await telling.call('DELETE', url, person.headers);
    expect((await telling.call('GET', url, person.headers)).json()).toEqual({ isFollowing: false, canFollow: true });
    expect((await telling.call('PATCH', url, person.headers, { bell: true, mail: 'daily' })).statusCode).toBe(404);
  });

  it('tells nothing of what is not there, hidden, or oneself; needs an account and known words', async () => {
    const person = await telling.newPerson();
    const hidden = await buildItem(telling.test.services, list.guid, { visibility: 'Admin' });
    const answers = await Promise.all([
      telling.follow(person, 'item', hidden.guid),
      telling.follow(person, 'item', randomUUID()),
      telling.follow(person, 'list', list.pageId),
      telling.follow(person, 'person', person.id),
      telling.follow(person, 'form', list.guid),
      telling.follow(person, 'theme', list.guid),
      telling.follow(person, 'list', list.guid, { mail: 'hourly' }),
      telling.call('PUT', `/api/follows/list/${list.guid}`, {}, {}),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 400, 400, 401]);
  });
});

describe('what appears', () => {
  it('is told once to who follows its list, its theme or its maker, whatever the way in which it appeared', async () => {
    const [ofList, ofTheme, ofMaker, maker] = await Promise.all([
      telling.newPerson(),
      telling.newPerson(),
      telling.newPerson(),
      telling.newPerson(),
    ]);
    const theme = await buildItem(telling.test.services, list.guid);
    await telling.run('look-for-news');
    await Promise.all([
      telling.follow(ofList, 'list', list.guid),
      telling.follow(ofTheme, 'item', theme.guid),
      telling.follow(ofMaker, 'person', maker.id),
      telling.follow(maker, 'list', list.guid),
    ]);
    telling.later(20 * minutes);
    const publishedOn = new Date(telling.now() + 5 * minutes * 1000).toISOString();
    await buildItem(telling.test.services, list.guid, { title: 'Later', publishedOn });
    const made = await buildItem(telling.test.services, list.guid, { title: 'Dijk', parentGuids: [theme.guid] });
    await telling.run('look-for-news');
    await telling.run('look-for-news');
    const bell = await telling.told(ofList, 1);
    expect(bell.lines.map(shortly)).toEqual([['itemOut', 'Dijk', 'followed', true, 1]]);
    expect(bell.lines[0]).toMatchObject({ because: expect.stringMatching(/^Lijst/), path: made.path });
    expect(bell.unread).toEqual({ you: 0, followed: 1 });
    await telling.told(ofTheme, 1);
    telling.later(10 * minutes);
    await telling.run('look-for-news');
    // Two of one list on one day are one line.
    expect((await telling.told(ofList, 2)).lines.map(shortly)).toEqual([['itemOut', 'Later', 'followed', true, 2]]);
    expect((await telling.bellOf(ofMaker)).lines).toEqual([]);
  });

  it('tells who follows an item or a page that it was changed, and nobody of a title that they may not see any more', async () => {
    const [person, manager] = await Promise.all([telling.newPerson(), telling.newPerson('ContentManager')]);
    const item = await buildItem(telling.test.services, list.guid, { title: 'Brug' });
    await telling.run('look-for-news');
    await telling.follow(person, 'item', item.guid, { mail: 'atOnce' });
    await telling.call('PUT', `/api/listitem/${item.guid}`, manager.headers, { title: 'Brug dicht' });
    await telling.run('look-for-news');
    expect((await telling.told(person, 1)).lines.map(shortly)).toEqual([
      ['itemChanged', 'Brug dicht', 'followed', true, 1],
    ]);
    await telling.mailed(person, 1);
    await telling.call('PUT', `/api/listitem/${item.guid}`, manager.headers, { title: 'Geheim', visibility: 'Admin' });
    telling.later(3 * minutes);
    await telling.run('look-for-news');
    expect((await telling.told(person, 0)).unread).toEqual({ you: 0, followed: 0 });
    const follows = (await telling.call('GET', '/api/follows?language=nl', person.headers)).json<
      { title: string | null }[]
    >();
    expect(follows.map(({ title }) => title)).toEqual([null]);
    expect(telling.mailsTo(person)).toHaveLength(1);
  });
});

describe('many followers', () => {
  it('are told by parts, each once, also when the work is begun again by another process', async () => {
    const { guid } = await buildItem(telling.test.services, list.guid, { title: 'Voor velen' });
    const { platform, services } = telling.test;
    const ids = Array.from({ length: 250 }, () => randomUUID());
    await platform.db
      .insertInto('user')
      .values(ids.map((id) => ({ id, name: 'Volger', email: `${id}@post.example`, email_verified: true })))
      .execute();
    const created_at = new Date(telling.now());
    await platform.db
      .insertInto('follow')
      .values(ids.map((id) => ({ user_id: id, kind: 'list', target_guid: list.guid, created_at })))
      .execute();
    // Whoever lost the account's rights meanwhile is not told.
    await platform.db
      .updateTable('user')
      .set({ is_active: false })
      .where('id', '=', ids[7] ?? '')
      .execute();
    const happening = {
      cause: `item ${guid}`,
      kind: 'itemOut' as const,
      about: { kind: 'item' as const, guid },
      actorId: ids[3] ?? '',
      targets: [{ kind: 'list' as const, guid: list.guid }],
    };
    await Promise.all([services.telling.runTelling(happening), services.telling.runTelling(happening)]);
    await services.telling.runTelling(happening);
    const told = await platform.db
      .selectFrom('notice')
      .select('user_id')
      .where('cause', '=', happening.cause)
      .execute();
    expect(told.map(({ user_id }) => user_id).toSorted()).toEqual(
      ids.filter((id) => id !== ids[7] && id !== ids[3]).toSorted(),
    );
  });
});

describe('reactions', () => {
  it('tell who is answered, who is named, whose item it is and who follows it: each once, never oneself', async () => {
    const [one, other, follower] = await Promise.all([telling.newPerson(), telling.newPerson(), telling.newPerson()]);
    const target = {
      kind: 'item' as const,
      guid: (await buildItem(telling.test.services, list.guid, { title: 'Zwemtrap', listItemTypeName: 'Idea' })).guid,
    };
    await telling.follow(follower, 'item', target.guid);
    await telling.follow(one, 'item', target.guid);
    const first = await telling.talk.say(target, 'Goed plan', one.headers);
    await telling.told(follower, 1);
    await telling.talk.say(target, 'Vind ik ook, @Test Standard', other.headers, first);
    const bell = await telling.told(one, 1);
    expect(bell.lines[0]).toMatchObject({
      kind: 'mentioned',
      section: 'you',
      title: 'Zwemtrap',
      quote: 'Vind ik ook, @Test Standard',
      by: 'Test Standard',
      path: expect.stringContaining('#reaction-'),
    });
    // Both reactions below one thing are one line.
    expect((await telling.told(follower, 2)).lines.map(shortly)).toEqual([
      ['reacted', 'Zwemtrap', 'followed', true, 2],
    ]);
    expect((await telling.bellOf(other)).lines).toEqual([]);
    const data = plain(await telling.mailed(one, 1));
    expect(data).toMatch(/^Subject: .*Test Standard noemde u bij Zwemtrap/m);
  });

  it('that are taken back are not told any more', async () => {
    const [one, follower] = await Promise.all([telling.newPerson(), telling.newPerson()]);
    const { guid } = await buildItem(telling.test.services, list.guid, { listItemTypeName: 'Idea' });
    await telling.follow(follower, 'item', guid);
    const reaction = await telling.talk.say({ kind: 'item', guid }, 'Niet goed', one.headers);
    await telling.told(follower, 1);
    await telling.call('POST', `/api/reactions/${reaction}/withdraw`, one.headers, {});
    await telling.told(follower, 0);
  });
});

describe('the bell', () => {
  it('is read one by one or all at once, and that is taken back; nobody marks another’s', async () => {
    const [person, stranger] = await Promise.all([telling.newPerson(), telling.newPerson()]);
    await telling.follow(person, 'list', list.guid);
    await buildItem(telling.test.services, list.guid, { title: 'Een' });
    await telling.run('look-for-news');
    const [line] = (await telling.told(person, 1)).lines;
    const guids = line?.guids ?? [];
    expect((await telling.call('POST', '/api/notices/read', stranger.headers, { guids })).json()).toEqual({
      guids: [],
    });
    expect((await telling.call('POST', '/api/notices/unread', stranger.headers, { guids })).json()).toEqual({
      guids: [],
    });
    expect((await telling.call('POST', '/api/notices/read', person.headers, {})).json()).toEqual({ guids });
    expect((await telling.call('POST', '/api/notices/read', person.headers, { guids })).json()).toEqual({ guids: [] });
    expect((await telling.bellOf(person)).unread).toEqual({ you: 0, followed: 0 });
    await telling.call('POST', '/api/notices/unread', person.headers, { guids });
    expect((await telling.bellOf(person)).unread).toEqual({ you: 0, followed: 1 });
    expect((await telling.call('POST', '/api/notices/read', person.headers, { guids: ['x'] })).statusCode).toBe(400);
    expect((await telling.call('GET', '/api/notices?language=nl')).statusCode).toBe(401);
  });

  it('forgets what was told a quarter of a year ago', async () => {
    const person = await telling.newPerson();
    await telling.follow(person, 'list', list.guid);
    await buildItem(telling.test.services, list.guid);
    await telling.run('look-for-news');
    await telling.told(person, 1);
    await telling.test.services.notices.forgetOld();
    await telling.told(person, 1);
    telling.later(91 * days);
    await telling.run('forget-notices');
    // A session does not last as long.
    telling.later(-91 * days);
    await telling.told(person, 0);
  });
});
