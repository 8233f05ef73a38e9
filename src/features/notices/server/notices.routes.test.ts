import { randomUUID } from 'node:crypto';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { createTalker } from '#features/reactions/server/reactions.factory.ts';
import { patience } from '#platform/server/testing/patience.ts';
import type { NoticeLine, Notices, NoticeWays, Unsubscribing } from '../contract/notice.ts';

type Headers = Record<string, string>;
// A Tuesday afternoon in the Netherlands.
let time = Date.parse('2026-11-17T12:00:00Z');
const later = (seconds: number): void => {
  time += seconds * 1000;
};
const minutes = 60;
const days = 24 * 60 * minutes;

/** A real mail server on this machine that keeps what it is handed. */
async function startMailServer() {
  const received: { to: string; data: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [to] = session.envelope.rcptTo;
        received.push({ to: to?.address ?? '', data: Buffer.concat(chunks).toString() });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as { port: number };
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${port}`, received, close };
}

let mails: Awaited<ReturnType<typeof startMailServer>>;
let test: TestApp;
let talk: ReturnType<typeof createTalker>;
let list: { guid: string; pageId: string };

interface Person {
  headers: Headers;
  id: string;
  email: string;
}

async function newPerson(accountType: 'Standard' | 'ContentManager' = 'Standard', roleIds: string[] = []) {
  const headers = await test.signInAs(accountType, { roleIds });
  const { guid, email } = (await test.app.inject({ url: '/api/profiles:loggedIn', headers })).json<{
    guid: string;
    email: string;
  }>();
  return { headers, id: guid, email } satisfies Person;
}

beforeAll(async () => {
  mails = await startMailServer();
  test = await startTestApp({ clock: { now: () => new Date(time) }, smtpUrl: mails.url });
  talk = createTalker(test, later);
  list = await buildList(test.services);
});
beforeEach(async () => {
  // What earlier tests left is nobody's news here.
  await run('look-for-news');
  later(2 * minutes);
});
afterAll(async () => {
  await test.close();
  await mails.close();
});

const call = (
  method: 'GET' | 'PUT' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  headers: Headers = {},
  payload?: object,
) => test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const follow = (person: Person, kind: string, guid: string, body: object = {}) =>
  call('PUT', `/api/follows/${kind}/${guid}`, person.headers, body);
const bellOf = async ({ headers }: Person): Promise<Notices> =>
  (await call('GET', '/api/notices?language=nl', headers)).json<Notices>();
const shortly = ({ kind, title, section, isNew, guids }: NoticeLine) => [kind, title, section, isNew, guids.length];
const run = (name: string) => test.installation.jobs.runRecurring(name);
const told = (person: Person, count: number) =>
  vi.waitFor(async () => {
    const bell = await bellOf(person);
    expect(bell.lines.flatMap(({ guids }) => guids)).toHaveLength(count);
    return bell;
  }, patience);
const mailsTo = (person: Person) => mails.received.filter(({ to }) => to === person.email);
const mailed = (person: Person, count: number) =>
  vi.waitFor(() => {
    expect(mailsTo(person)).toHaveLength(count);
    return mailsTo(person).at(-1)?.data ?? '';
  }, patience);
/** As mail programs read it: soft line breaks taken away. */
const plain = (data: string) =>
  data
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

describe('following', () => {
  it('is of what one may see; twice is once; one’s own list tells by which way', async () => {
    const person = await newPerson();
    const item = await buildItem(test.services, list.guid);
    expect((await follow(person, 'item', item.guid)).json()).toEqual({ isFollowing: true });
    await follow(person, 'item', item.guid);
    later(1);
    await follow(person, 'page', list.pageId, { mail: 'never' });
    const follows = (await call('GET', '/api/follows?language=nl', person.headers)).json<object[]>();
    expect(follows).toEqual([
      expect.objectContaining({ kind: 'page', bell: true, mail: 'never' }),
      expect.objectContaining({ kind: 'item', title: item.title, path: item.path, bell: true, mail: 'weekly' }),
    ]);
    const url = `/api/follows/item/${item.guid}`;
    await call('PATCH', url, person.headers, { bell: false, mail: 'daily' });
    expect((await call('GET', url, person.headers)).json()).toEqual({ isFollowing: true });
    await call('DELETE', url, person.headers);
    expect((await call('GET', url, person.headers)).json()).toEqual({ isFollowing: false });
    expect((await call('PATCH', url, person.headers, { bell: true, mail: 'daily' })).statusCode).toBe(404);
  });

  it('tells nothing of what is not there, hidden, or oneself; needs an account and known words', async () => {
    const person = await newPerson();
    const hidden = await buildItem(test.services, list.guid, { visibility: 'Admin' });
    const answers = await Promise.all([
      follow(person, 'item', hidden.guid),
      follow(person, 'item', randomUUID()),
      follow(person, 'list', list.pageId),
      follow(person, 'person', person.id),
      follow(person, 'form', list.guid),
      follow(person, 'list', list.guid, { mail: 'hourly' }),
      call('PUT', `/api/follows/list/${list.guid}`, {}, {}),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 400, 400, 401]);
  });
});

describe('what appears', () => {
  it('is told once to who follows its list, its theme or its maker, whatever the way in which it appeared', async () => {
    const [ofList, ofTheme, ofMaker, maker] = await Promise.all([newPerson(), newPerson(), newPerson(), newPerson()]);
    const theme = await buildItem(test.services, list.guid);
    await run('look-for-news');
    await Promise.all([
      follow(ofList, 'list', list.guid),
      follow(ofTheme, 'item', theme.guid),
      follow(ofMaker, 'person', maker.id),
      follow(maker, 'list', list.guid),
    ]);
    later(20 * minutes);
    const publishedOn = new Date(time + 5 * minutes * 1000).toISOString();
    await buildItem(test.services, list.guid, { title: 'Later', publishedOn });
    const made = await buildItem(test.services, list.guid, { title: 'Dijk', parentGuids: [theme.guid] });
    await run('look-for-news');
    await run('look-for-news');
    const bell = await told(ofList, 1);
    expect(bell.lines.map(shortly)).toEqual([['itemOut', 'Dijk', 'followed', true, 1]]);
    expect(bell.lines[0]).toMatchObject({ because: expect.stringMatching(/^Lijst/), path: made.path });
    expect(bell.unread).toEqual({ you: 0, followed: 1 });
    await told(ofTheme, 1);
    later(10 * minutes);
    await run('look-for-news');
    // Two of one list on one day are one line.
    expect((await told(ofList, 2)).lines.map(shortly)).toEqual([['itemOut', 'Later', 'followed', true, 2]]);
    expect((await bellOf(ofMaker)).lines).toEqual([]);
  });

  it('tells who follows an item or a page that it was changed, and nobody of a title that they may not see any more', async () => {
    const [person, manager] = await Promise.all([newPerson(), newPerson('ContentManager')]);
    const item = await buildItem(test.services, list.guid, { title: 'Brug' });
    await run('look-for-news');
    await follow(person, 'item', item.guid, { mail: 'atOnce' });
    await call('PUT', `/api/listitem/${item.guid}`, manager.headers, { title: 'Brug dicht' });
    await run('look-for-news');
    expect((await told(person, 1)).lines.map(shortly)).toEqual([['itemChanged', 'Brug dicht', 'followed', true, 1]]);
    await mailed(person, 1);
    await call('PUT', `/api/listitem/${item.guid}`, manager.headers, { title: 'Geheim', visibility: 'Admin' });
    later(3 * minutes);
    await run('look-for-news');
    expect((await told(person, 0)).unread).toEqual({ you: 0, followed: 0 });
    const follows = (await call('GET', '/api/follows?language=nl', person.headers)).json<{ title: string | null }[]>();
    expect(follows.map(({ title }) => title)).toEqual([null]);
    expect(mailsTo(person)).toHaveLength(1);
  });
});

describe('reactions', () => {
  it('tell who is answered, who is named, whose item it is and who follows it: each once, never oneself', async () => {
    const [one, other, follower] = await Promise.all([newPerson(), newPerson(), newPerson()]);
    const target = {
      kind: 'item' as const,
      guid: (await buildItem(test.services, list.guid, { title: 'Zwemtrap', listItemTypeName: 'Idea' })).guid,
    };
    await follow(follower, 'item', target.guid);
    await follow(one, 'item', target.guid);
    const first = await talk.say(target, 'Goed plan', one.headers);
    await told(follower, 1);
    await talk.say(target, 'Vind ik ook, @Test Standard', other.headers, first);
    const bell = await told(one, 1);
    expect(bell.lines[0]).toMatchObject({
      kind: 'mentioned',
      section: 'you',
      title: 'Zwemtrap',
      quote: 'Vind ik ook, @Test Standard',
      by: 'Test Standard',
      path: expect.stringContaining('#reaction-'),
    });
    // Both reactions below one thing are one line.
    expect((await told(follower, 2)).lines.map(shortly)).toEqual([['reacted', 'Zwemtrap', 'followed', true, 2]]);
    expect((await bellOf(other)).lines).toEqual([]);
    const data = plain(await mailed(one, 1));
    expect(data).toMatch(/^Subject: .*Test Standard noemde u bij Zwemtrap/m);
  });

  it('that are taken back are not told any more', async () => {
    const [one, follower] = await Promise.all([newPerson(), newPerson()]);
    const { guid } = await buildItem(test.services, list.guid, { listItemTypeName: 'Idea' });
    await follow(follower, 'item', guid);
    const reaction = await talk.say({ kind: 'item', guid }, 'Niet goed', one.headers);
    await told(follower, 1);
    await call('POST', `/api/reactions/${reaction}/withdraw`, one.headers, {});
    await told(follower, 0);
  });
});

describe('the bell', () => {
  it('is read one by one or all at once, and that is taken back; nobody marks another’s', async () => {
    const [person, stranger] = await Promise.all([newPerson(), newPerson()]);
    await follow(person, 'list', list.guid);
    await buildItem(test.services, list.guid, { title: 'Een' });
    await run('look-for-news');
    const [line] = (await told(person, 1)).lines;
    const guids = line?.guids ?? [];
    expect((await call('POST', '/api/notices/read', stranger.headers, { guids })).json()).toEqual({ guids: [] });
    expect((await call('POST', '/api/notices/unread', stranger.headers, { guids })).json()).toEqual({ guids: [] });
    expect((await call('POST', '/api/notices/read', person.headers, {})).json()).toEqual({ guids });
    expect((await call('POST', '/api/notices/read', person.headers, { guids })).json()).toEqual({ guids: [] });
    expect((await bellOf(person)).unread).toEqual({ you: 0, followed: 0 });
    await call('POST', '/api/notices/unread', person.headers, { guids });
    expect((await bellOf(person)).unread).toEqual({ you: 0, followed: 1 });
    expect((await call('POST', '/api/notices/read', person.headers, { guids: ['x'] })).statusCode).toBe(400);
    expect((await call('GET', '/api/notices?language=nl')).statusCode).toBe(401);
  });

  it('forgets what was told a quarter of a year ago', async () => {
    const person = await newPerson();
    await follow(person, 'list', list.guid);
    await buildItem(test.services, list.guid);
    await run('look-for-news');
    await told(person, 1);
    await test.services.notices.forgetOld();
    await told(person, 1);
    const before = time;
    later(91 * days);
    await run('forget-notices');
    // A session does not last as long.
    time = before;
    await told(person, 0);
  });
});

const ways = async ({ headers }: Person) =>
  (await call('GET', '/api/notices/ways?language=nl', headers)).json<NoticeWays>();

describe('mail', () => {
  it('comes as one digest at its hour, without what was read, and not at all without news', async () => {
    const person = await newPerson();
    await follow(person, 'list', list.guid, { mail: 'daily' });
    await buildItem(test.services, list.guid, { title: 'Dijk omhoog' });
    await buildItem(test.services, list.guid, { title: 'Pomp {{vernieuwd}}' });
    await run('look-for-news');
    await told(person, 2);
    await run('mail-notices');
    expect(mailsTo(person)).toEqual([]);
    later(days);
    await Promise.all([run('mail-notices'), run('mail-notices')]);
    const data = plain(await mailed(person, 1));
    expect(data).toMatch(/^Subject: Vandaag: 2 berichten over wat u volgt/m);
    expect(data).toContain('Dijk omhoog');
    expect(data).toContain('Pomp {{vernieuwd}}');
    expect(data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    await buildItem(test.services, list.guid, { title: 'Gelezen' });
    await run('look-for-news');
    await told(person, 3);
    await call('POST', '/api/notices/read', person.headers, {});
    later(days);
    await run('mail-notices');
    expect(mailsTo(person)).toHaveLength(1);
  });

  it('keeps quiet in quiet hours, and comes after them in one', async () => {
    const [person, other] = await Promise.all([newPerson(), newPerson()]);
    const quiet = { quietFrom: '00:00', quietUntil: '23:59', quietDay: null, digestTime: '08:00', digestDay: 1 };
    expect((await call('PUT', '/api/notices/hours', person.headers, quiet)).json()).toEqual(quiet);
    expect((await call('PUT', '/api/notices/hours', person.headers, { ...quiet, quietUntil: null })).statusCode).toBe(
      400,
    );
    expect(
      (await call('PUT', '/api/notices/hours', person.headers, { ...quiet, digestTime: '25:00' })).statusCode,
    ).toBe(400);
    const target = {
      kind: 'item' as const,
      guid: (await buildItem(test.services, list.guid, { listItemTypeName: 'Idea' })).guid,
    };
    const first = await talk.say(target, 'Goed plan', person.headers);
    await talk.say(target, 'Vind ik ook', other.headers, first);
    await talk.say(target, 'En nog iets', other.headers, first);
    await told(person, 2);
    await run('mail-notices');
    expect(mailsTo(person)).toEqual([]);
    await call('PUT', '/api/notices/hours', person.headers, { ...quiet, quietFrom: null, quietUntil: null });
    later(days);
    await run('mail-notices');
    expect(plain(await mailed(person, 1))).toMatch(/^Subject: 2 meldingen voor u/m);
  });

  it('is put off all at once and back, and by the way that one chooses', async () => {
    const person = await newPerson();
    await follow(person, 'list', list.guid);
    const before = await ways(person);
    expect(before.subjects.map(({ subject, mail }) => [subject, mail])).toEqual([
      ['asked', 'atOnce'],
      ['answered', 'atOnce'],
    ]);
    const off = {
      subjects: before.subjects.map((one) => ({ ...one, mail: 'never' })),
      follows: before.follows.map(({ kind, guid, bell }) => ({ kind, guid, bell, mail: 'never' })),
    };
    expect((await call('PUT', '/api/notices/ways', person.headers, off)).statusCode).toBe(200);
    const after = await ways(person);
    expect([...after.subjects, ...after.follows].map(({ mail }) => mail)).toEqual(['never', 'never', 'never']);
    await call('PUT', '/api/notices/ways/asked', person.headers, { bell: false, mail: 'daily' });
    expect((await ways(person)).subjects[0]).toEqual({ subject: 'asked', bell: false, mail: 'daily' });
    expect(
      (await call('PUT', '/api/notices/ways/account', person.headers, { bell: true, mail: 'never' })).statusCode,
    ).toBe(400);
  });
});

describe('unsubscribing', () => {
  const addressIn = (data: string): URL => {
    const found = /^List-Unsubscribe: <([^>]+)>/m.exec(data.replace(/\r\n[ \t]+/g, ''))?.[1] ?? '';
    return new URL(found);
  };

  it('is one press of the mail program, without cookies, and of one thing; looking at it does nothing', async () => {
    const [person, other] = await Promise.all([newPerson(), newPerson()]);
    const target = {
      kind: 'item' as const,
      guid: (await buildItem(test.services, list.guid, { title: 'Trap', listItemTypeName: 'Idea' })).guid,
    };
    await follow(person, 'item', target.guid, { mail: 'atOnce' });
    later(1);
    await follow(person, 'list', list.guid);
    await talk.say(target, 'Goed plan', other.headers);
    const { pathname } = addressIn(await mailed(person, 1));
    const token = pathname.split('/').at(-1) ?? '';
    const read = async () =>
      (await call('GET', `/api/notices/unsubscribing/${token}?language=nl`)).json<Unsubscribing>();
    expect(await read()).toEqual({ what: 'followed', title: 'Trap', isStopped: false });
    expect((await ways(person)).follows.map(({ mail }) => mail)).toEqual(['weekly', 'atOnce']);
    const pressed = await test.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([pressed.statusCode, pressed.headers.location]).toEqual([200, undefined]);
    expect((await ways(person)).follows.map(({ mail }) => mail)).toEqual(['weekly', 'never']);
    expect(await read()).toMatchObject({ isStopped: true });
    // Some programs send it in parts.
    const parts = await test.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(parts.statusCode).toBe(200);
    await talk.say(target, 'Nog iets', other.headers);
    await told(person, 2);
    await run('mail-notices');
    expect(mailsTo(person)).toHaveLength(1);
    const pressedHere = await talk.postForm(`${pathname}/press`, {});
    expect([pressedHere.statusCode, pressedHere.headers.location]).toEqual([303, pathname]);
  });

  it.each([
    ['asked', { subject: 'asked' }, ['never', 'atOnce', 'weekly']],
    ['weekly', { way: 'weekly' }, ['atOnce', 'atOnce', 'never']],
    ['all', { way: 'all' }, ['never', 'never', 'never']],
  ] as const)('%s stops what it says', async (what, scope, left) => {
    const person = await newPerson();
    await follow(person, 'list', list.guid);
    const token = test.services.unsubscribing.tokenOf(person.id, scope);
    const read = async () =>
      (await call('GET', `/api/notices/unsubscribing/${token}?language=nl`)).json<Unsubscribing>();
    expect(await read()).toEqual({ what, title: null, isStopped: false });
    await talk.postForm(`/unsubscribe/${token}/press`, {});
    const { subjects, follows } = await ways(person);
    expect([...subjects, ...follows].map(({ mail }) => mail)).toEqual(left);
    expect(await read()).toMatchObject({ isStopped: true });
  });

  it('refuses what is not ours', async () => {
    const person = await newPerson();
    const token = test.services.unsubscribing.tokenOf(person.id, { way: 'all' });
    const forged = `${Buffer.from(`${person.id} subject.asked`).toString('base64url')}.${token.split('.')[1]}`;
    const answers = await Promise.all([
      call('GET', `/api/notices/unsubscribing/${forged}?language=nl`),
      call('GET', '/api/notices/unsubscribing/x?language=nl'),
      call(
        'GET',
        `/api/notices/unsubscribing/${test.services.unsubscribing.tokenOf(randomUUID(), { way: 'all' })}?language=nl`,
      ),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 400, 410]);
  });
});
