import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp } from '#app/server/testing/test-app.ts';
import { type BuiltList, buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { createTalker } from '#features/reactions/server/reactions.factory.ts';
import type { Unsubscribing } from '../contract/notice.ts';
import {
  createClock,
  createTelling,
  days,
  minutes,
  plain,
  startMailServer,
  stopAddressIn,
} from './testing/start-telling.ts';

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

describe('mail', () => {
  it('comes as one digest at its hour, without what was read, and not at all without news', async () => {
    const person = await telling.newPerson();
    await telling.follow(person, 'list', list.guid, { mail: 'daily' });
    await buildItem(telling.test.services, list.guid, { title: 'Dijk omhoog' });
    await buildItem(telling.test.services, list.guid, { title: 'Pomp {{vernieuwd}}' });
    await telling.run('look-for-news');
    await telling.told(person, 2);
    await telling.run('mail-notices');
    expect(telling.mailsTo(person)).toEqual([]);
    telling.later(days);
    await Promise.all([telling.run('mail-notices'), telling.run('mail-notices')]);
    const data = plain(await telling.mailed(person, 1));
    expect(data).toMatch(/^Subject: Vandaag: 2 berichten over wat u volgt/m);
    expect(data).toContain('Dijk omhoog');
    expect(data).toContain('Pomp {{vernieuwd}}');
    expect(data).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    await buildItem(telling.test.services, list.guid, { title: 'Gelezen' });
    await telling.run('look-for-news');
    await telling.told(person, 3);
    await telling.call('POST', '/api/notices/read', person.headers, {});
    telling.later(days);
    await telling.run('mail-notices');
    expect(telling.mailsTo(person)).toHaveLength(1);
  });

  it('is made of words with any braces in them', async () => {
    const person = await telling.newPerson();
    const title = 'Pomp {{{vernieuwd}}} voor $& {{{{samen}}}}';
    const { guid } = await buildItem(telling.test.services, list.guid, { title, listItemTypeName: 'Idea' });
    await telling.follow(person, 'item', guid, { mail: 'atOnce' });
    const other = await telling.newPerson();
    await telling.talk.say({ kind: 'item', guid }, 'Goed plan', other.headers);
    expect(plain(await telling.mailed(person, 1))).toContain('Pomp { { {vernieuwd}}} voor $& { { { {samen}}}}');
  });

  it('comes to the others when that of one cannot be made, and to that one an hour later', async () => {
    const [unlucky, other] = await Promise.all([telling.newPerson(), telling.newPerson()]);
    await telling.follow(unlucky, 'list', list.guid, { mail: 'daily' });
    await telling.follow(other, 'list', list.guid, { mail: 'daily' });
    await buildItem(telling.test.services, list.guid, { title: 'Dijk omhoog' });
    await telling.run('look-for-news');
    await Promise.all([telling.told(unlucky, 1), telling.told(other, 1)]);
    const { mail } = telling.test.services;
    const { queue } = mail;
    const failing = vi.spyOn(mail, 'queue').mockImplementation(async (trx, message) => {
      if (message.to === unlucky.email) throw new Error('no such words');
      return queue(trx, message);
    });
    telling.later(days);
    await telling.run('mail-notices');
    await telling.mailed(other, 1);
    expect(failing.mock.calls.filter(([, { to }]) => to === unlucky.email)).toHaveLength(1);
    failing.mockRestore();
    await telling.run('mail-notices');
    expect(telling.mailsTo(unlucky)).toEqual([]);
    telling.later(61 * minutes);
    await telling.run('mail-notices');
    await telling.mailed(unlucky, 1);
    expect(telling.mailsTo(other)).toHaveLength(1);
  });

  it('keeps quiet in quiet hours, and comes after them in one', async () => {
    const [person, other] = await Promise.all([telling.newPerson(), telling.newPerson()]);
    const quiet = { quietFrom: '00:00', quietUntil: '23:59', quietDay: null, digestTime: '08:00', digestDay: 1 };
    const timeZone = 'Pacific/Auckland';
    expect((await telling.call('PUT', '/api/notices/hours', person.headers, { ...quiet, timeZone })).json()).toEqual({
      ...quiet,
      timeZone,
    });
    expect((await telling.waysOf(person)).hours.timeZone).toBe(timeZone);
    expect(
      (await telling.call('PUT', '/api/notices/hours', person.headers, { ...quiet, timeZone: 'Vloedhaven' }))
        .statusCode,
    ).toBe(400);
    // Without one they are those of the platform.
    expect((await telling.call('PUT', '/api/notices/hours', person.headers, quiet)).json()).toEqual({
      ...quiet,
      timeZone: null,
    });
    expect(
      (await telling.call('PUT', '/api/notices/hours', person.headers, { ...quiet, quietUntil: null })).statusCode,
    ).toBe(400);
    expect(
      (await telling.call('PUT', '/api/notices/hours', person.headers, { ...quiet, digestTime: '25:00' })).statusCode,
    ).toBe(400);
    const target = {
      kind: 'item' as const,
      guid: (await buildItem(telling.test.services, list.guid, { listItemTypeName: 'Idea' })).guid,
    };
    const first = await telling.talk.say(target, 'Goed plan', person.headers);
    await telling.talk.say(target, 'Vind ik ook', other.headers, first);
    await telling.talk.say(target, 'En nog iets', other.headers, first);
    await telling.told(person, 2);
    await telling.run('mail-notices');
    expect(telling.mailsTo(person)).toEqual([]);
    await telling.call('PUT', '/api/notices/hours', person.headers, { ...quiet, quietFrom: null, quietUntil: null });
    telling.later(days);
    await telling.run('mail-notices');
    expect(plain(await telling.mailed(person, 1))).toMatch(/^Subject: 2 meldingen voor u/m);
  });

  it('is put off all at once and back, and by the way that one chooses', async () => {
    const person = await telling.newPerson();
    await telling.follow(person, 'list', list.guid);
    const before = await telling.waysOf(person);
    expect(before.subjects.map(({ subject, mail }) => [subject, mail])).toEqual([
      ['asked', 'atOnce'],
      ['answered', 'atOnce'],
    ]);
    const off = {
      subjects: before.subjects.map((one) => ({ ...one, mail: 'never' })),
      follows: before.follows.map(({ kind, guid, bell }) => ({ kind, guid, bell, mail: 'never' })),
    };
    expect((await telling.call('PUT', '/api/notices/ways', person.headers, off)).statusCode).toBe(200);
    const after = await telling.waysOf(person);
    expect([...after.subjects, ...after.follows].map(({ mail }) => mail)).toEqual(['never', 'never', 'never']);
    await telling.call('PUT', '/api/notices/ways/asked', person.headers, { bell: false, mail: 'daily' });
    expect((await telling.waysOf(person)).subjects[0]).toEqual({ subject: 'asked', bell: false, mail: 'daily' });
    expect(
      (await telling.call('PUT', '/api/notices/ways/account', person.headers, { bell: true, mail: 'never' }))
        .statusCode,
    ).toBe(400);
  });
});

describe('unsubscribing', () => {
  it('is one press of the mail program, without cookies, and of one thing; looking at it does nothing', async () => {
    const [person, other] = await Promise.all([telling.newPerson(), telling.newPerson()]);
    const target = {
      kind: 'item' as const,
      guid: (await buildItem(telling.test.services, list.guid, { title: 'Trap', listItemTypeName: 'Idea' })).guid,
    };
    await telling.follow(person, 'item', target.guid, { mail: 'atOnce' });
    telling.later(1);
    await telling.follow(person, 'list', list.guid);
    await telling.talk.say(target, 'Goed plan', other.headers);
    const { pathname } = stopAddressIn(await telling.mailed(person, 1));
    const token = pathname.split('/').at(-1) ?? '';
    const read = async () =>
      (await telling.call('GET', `/api/notices/unsubscribing/${token}?language=nl`)).json<Unsubscribing>();
    expect(await read()).toEqual({ what: 'followed', title: 'Trap', isStopped: false });
    expect((await telling.waysOf(person)).follows.map(({ mail }) => mail)).toEqual(['weekly', 'atOnce']);
    const pressed = await telling.test.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect([pressed.statusCode, pressed.headers.location]).toEqual([200, undefined]);
    expect((await telling.waysOf(person)).follows.map(({ mail }) => mail)).toEqual(['weekly', 'never']);
    expect(await read()).toMatchObject({ isStopped: true });
    // Some programs send it in parts.
    const parts = await telling.test.app.inject({
      method: 'POST',
      url: pathname,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    });
    expect(parts.statusCode).toBe(200);
    await telling.talk.say(target, 'Nog iets', other.headers);
    await telling.told(person, 2);
    await telling.run('mail-notices');
    expect(telling.mailsTo(person)).toHaveLength(1);
    const pressedHere = await telling.talk.postForm(`${pathname}/press`, {});
    expect([pressedHere.statusCode, pressedHere.headers.location]).toEqual([303, pathname]);
  });

  it('is posted to one address in every language; the link that is seen leads to words of one’s own', async () => {
    const [person, other] = await Promise.all([telling.newPerson(), telling.newPerson()]);
    const properties = [{ key: 'language', value: 'en' }];
    const spoken = await telling.call('PUT', '/api/profiles:loggedIn', person.headers, { properties });
    expect(spoken.statusCode).toBeLessThan(300);
    const { guid } = await buildItem(telling.test.services, list.guid, { listItemTypeName: 'Idea' });
    await telling.follow(person, 'item', guid, { mail: 'atOnce' });
    await telling.talk.say({ kind: 'item', guid }, 'Goed plan', other.headers);
    const data = await telling.mailed(person, 1);
    const { pathname } = stopAddressIn(data);
    expect(pathname).toMatch(/^\/unsubscribe\//);
    expect(plain(data)).toContain(`/en${pathname}`);
    const pressed = await telling.test.app.inject({
      method: 'POST',
      url: pathname,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        // As a mail program on the web does.
        origin: 'https://mail.example',
        'sec-fetch-site': 'cross-site',
      },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.statusCode).toBe(200);
  });

  it.each([
    ['asked', { subject: 'asked' }, ['never', 'atOnce', 'weekly']],
    ['weekly', { way: 'weekly' }, ['atOnce', 'atOnce', 'never']],
    ['all', { way: 'all' }, ['never', 'never', 'never']],
  ] as const)('%s stops what it says', async (what, scope, left) => {
    const person = await telling.newPerson();
    await telling.follow(person, 'list', list.guid);
    const token = telling.test.services.unsubscribing.tokenOf(person.id, scope);
    const read = async () =>
      (await telling.call('GET', `/api/notices/unsubscribing/${token}?language=nl`)).json<Unsubscribing>();
    expect(await read()).toEqual({ what, title: null, isStopped: false });
    await telling.talk.postForm(`/unsubscribe/${token}/press`, {});
    const { subjects, follows } = await telling.waysOf(person);
    expect([...subjects, ...follows].map(({ mail }) => mail)).toEqual(left);
    expect(await read()).toMatchObject({ isStopped: true });
  });

  it('refuses what is not ours', async () => {
    const person = await telling.newPerson();
    const token = telling.test.services.unsubscribing.tokenOf(person.id, { way: 'all' });
    const forged = `${Buffer.from(`${person.id} subject.asked`).toString('base64url')}.${token.split('.')[1]}`;
    const answers = await Promise.all([
      telling.call('GET', `/api/notices/unsubscribing/${forged}?language=nl`),
      telling.call('GET', '/api/notices/unsubscribing/x?language=nl'),
      telling.call(
        'GET',
        `/api/notices/unsubscribing/${telling.test.services.unsubscribing.tokenOf(randomUUID(), { way: 'all' })}?language=nl`,
      ),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([410, 400, 410]);
  });
});
