import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ListItem } from '#features/list-items/contract/list-item.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { UnreadTopic } from '../../contract/forum.endpoints.ts';
import type { ThreadTarget } from '../../contract/reaction.ts';
import { createTalker } from '../reactions.factory.ts';

type Headers = Record<string, string>;
let time = Date.parse('2026-11-18T12:00:00Z');
const later = (seconds: number): void => {
  time += seconds * 1000;
};
const now = () => new Date(time);
let test: TestApp;
let talk: ReturnType<typeof createTalker>;
let member: Headers;
let other: Headers;
let manager: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock: { now } });
  talk = createTalker(test, later);
  member = await test.signInAs('Standard');
  other = await test.signInAs('Standard');
  manager = await test.signInAs('ContentManager');
});
beforeEach(() => later(61));
afterAll(() => test.close());

const call = (method: 'GET' | 'PUT' | 'POST', url: string, headers: Headers = {}, payload: object = {}) =>
  test.app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload }) });
const forum = async (): Promise<string> => (await buildList(test.services)).guid;
const topic = async (list: string, title: string, more: object = {}): Promise<ThreadTarget> => {
  later(60);
  const item = { listItemTypeName: 'Topic', title, publishedOn: now().toISOString(), ...more };
  return { kind: 'item', guid: (await buildItem(test.services, list, item)).guid };
};
const listed = async (list: string, headers: Headers = {}, more = ''): Promise<ListItem[]> =>
  (await call('GET', `/api/listitem/list/${list}?sort_by=talkedOn_desc&itemCount=20${more}`, headers)).json();
const titles = async (list: string) => (await listed(list)).map(({ title }) => title);
const unread = async (headers: Headers, ...topics: ThreadTarget[]) =>
  (await call('POST', '/api/threads:unread', headers, { guids: topics.map(({ guid }) => guid) })).json<UnreadTopic[]>();
const at = ({ kind, guid }: ThreadTarget) => `/api/threads/${kind}/${guid}`;
const closed = 'b1d0e000-0000-4000-8000-000800000002';

describe('a list of topics', () => {
  it('has the newest reaction first, whoever was made last, and tells how much was said and by whom', async () => {
    const list = await forum();
    const first = await topic(list, 'Speeltuin');
    const second = await topic(list, 'Markt');
    expect(await titles(list)).toEqual(['Markt', 'Speeltuin']);
    later(60);
    const said = await talk.say(first, 'De schommel is stuk', member);
    expect(await titles(list)).toEqual(['Speeltuin', 'Markt']);
    const [one, two] = await listed(list);
    expect(one?.talk).toMatchObject({ answers: 1, isClosed: false, last: { guid: said, at: now().toISOString() } });
    expect(two?.talk).toEqual({ answers: 0, isClosed: false, isOver: false, last: null });
    later(60);
    await talk.say(second, 'Is er markt met kerst?', other);
    expect(await titles(list)).toEqual(['Markt', 'Speeltuin']);
    const longestSilent = (await call('GET', `/api/listitem/list/${list}?sort_by=talkedOn_asc&itemCount=20`)).json<
      ListItem[]
    >();
    expect(longestSilent.map(({ title }) => title)).toEqual(['Speeltuin', 'Markt']);
  });

  it('goes back to what was said before when a reaction is withdrawn, and on when it is put back', async () => {
    const list = await forum();
    const first = await topic(list, 'Honden');
    await topic(list, 'Katten');
    later(60);
    const guid = await talk.say(first, 'Losloopveld?', member);
    expect(await titles(list)).toEqual(['Honden', 'Katten']);
    await call('POST', `/api/reactions/${guid}/withdraw`, member);
    expect(await titles(list)).toEqual(['Katten', 'Honden']);
    expect((await listed(list))[1]?.talk).toMatchObject({ answers: 0, last: null });
    await call('POST', `/api/reactions/${guid}/return`, member);
    expect(await titles(list)).toEqual(['Honden', 'Katten']);
  });

  it('counts right when many react at the same moment', async () => {
    const list = await forum();
    const target = await topic(list, 'Drukte');
    const people = await Promise.all(Array.from({ length: 8 }, () => test.signInAs('Standard')));
    await Promise.all(people.map((headers) => talk.say(target, 'Ik ook', headers)));
    expect((await listed(list))[0]?.talk?.answers).toBe(8);
    expect((await talk.read(target)).total).toBe(8);
  });

  it('is turned page by page, each topic once', async () => {
    const list = await forum();
    for (const title of ['a', 'b', 'c', 'd', 'e']) await topic(list, title);
    const page = async (number: number) =>
      (await call('GET', `/api/listitem/list/${list}?sort_by=talkedOn_desc&itemCount=2&pageNumber=${number}`))
        .json<ListItem[]>()
        .map(({ title }) => title);
    expect([await page(1), await page(2), await page(3)]).toEqual([['e', 'd'], ['c', 'b'], ['a']]);
  });
});

describe('a sticky topic', () => {
  it('stands on top until it no longer does, by who moderates', async () => {
    const list = await forum();
    const rules = await topic(list, 'Huisregels');
    await topic(list, 'Nieuwer');
    expect((await call('PUT', `${at(rules)}/sticking`, manager, { isSticky: true })).statusCode).toBe(204);
    // Twice is once.
    expect((await call('PUT', `${at(rules)}/sticking`, manager, { isSticky: true })).statusCode).toBe(204);
    expect(await titles(list)).toEqual(['Huisregels', 'Nieuwer']);
    expect((await listed(list))[0]?.isSticky).toBe(true);
    expect((await talk.read(rules)).isSticky).toBe(true);
    await call('PUT', `${at(rules)}/sticking`, manager, { isSticky: false });
    expect(await titles(list)).toEqual(['Nieuwer', 'Huisregels']);
    expect((await talk.read(rules)).isSticky).toBe(false);
  });

  it('is nobody else’s to decide', async () => {
    const target = await topic(await forum(), 'Van mij');
    const stick = (headers: Headers, url = at(target)) => call('PUT', `${url}/sticking`, headers, { isSticky: true });
    expect((await stick({})).statusCode).toBe(401);
    expect((await stick(member)).statusCode).toBe(404);
    expect((await stick(manager, `/api/threads/item/${randomUUID()}`)).statusCode).toBe(404);
    expect((await call('PUT', `${at(target)}/sticking`, manager, { isSticky: 'ja' })).statusCode).toBe(400);
  });
});

describe('a closed topic', () => {
  it('is closed by a moderator and opened again, and its list says so', async () => {
    const list = await forum();
    const target = await topic(list, 'Klaar', { fields: { [closed]: ['open'] } });
    await call('PUT', `${at(target)}/closing`, manager, { isClosed: true });
    expect((await listed(list))[0]?.talk?.isClosed).toBe(true);
    expect(await talk.read(target)).toMatchObject({ isClosed: true, isOver: false });
    const { fields } = (await call('GET', `/api/listitem/${target.guid}`)).json<ListItem>();
    expect(fields.conversation).toEqual(['closed']);
    await call('PUT', `${at(target)}/closing`, manager, { isClosed: false });
    expect((await listed(list))[0]?.talk?.isClosed).toBe(false);
  });

  it('is closed by its field Gesprek, and then not opened at the thread', async () => {
    const list = await forum();
    const target = await topic(list, 'Besloten', { fields: { [closed]: ['closed'] } });
    expect((await listed(list))[0]?.talk?.isClosed).toBe(true);
    expect(await talk.read(target)).toMatchObject({ isClosed: true, isOver: true });
    expect((await talk.send(target, { text: 'Toch nog' }, member)).json()).toMatchObject({ code: 'reactions-closed' });
    const opened = await call('PUT', `${at(target)}/closing`, manager, { isClosed: false });
    expect([opened.statusCode, opened.json<{ code: string }>().code]).toEqual([409, 'reactions-closed']);
  });
});

describe('what is new to a member', () => {
  it('is a topic that they never looked at, then what others said since they did', async () => {
    const list = await forum();
    const target = await topic(list, 'Verlichting');
    expect(await unread(member, target)).toEqual([{ guid: target.guid, isNew: true, answers: 0 }]);
    expect((await call('PUT', `${at(target)}/look`, member)).statusCode).toBe(204);
    expect(await unread(member, target)).toEqual([]);
    await talk.say(target, 'Het is er donker', other);
    await talk.say(target, 'Eens', manager);
    expect(await unread(member, target)).toEqual([{ guid: target.guid, isNew: false, answers: 2 }]);
    // Who writes has read.
    await talk.say(target, 'Ik ga kijken', member);
    expect(await unread(member, target)).toEqual([]);
    expect(await unread(other, target)).toMatchObject([{ answers: 2 }]);
  });

  it('is nothing of a list that they said to have read, until somebody says more', async () => {
    const list = await forum();
    const [one, two] = [await topic(list, 'Een'), await topic(list, 'Twee')];
    await talk.say(one, 'Dit', other);
    later(60);
    expect((await call('PUT', `/api/threads:looked/${list}`, member)).statusCode).toBe(204);
    expect(await unread(member, one, two)).toEqual([]);
    later(60);
    await talk.say(two, 'Dat', other);
    expect(await unread(member, one, two)).toEqual([{ guid: two.guid, isNew: false, answers: 1 }]);
  });

  it('is nothing that is older than thirty days, or that they may not see', async () => {
    const list = await forum();
    const longAgo = new Date(time - 31 * 24 * 3600 * 1000).toISOString();
    const old = await topic(list, 'Oud', { publishedOn: longAgo });
    const hidden = await topic(list, 'Voor beheer', { visibility: 'Admin' });
    expect(await unread(member, old, hidden, { kind: 'item', guid: randomUUID() })).toEqual([]);
  });

  it('is asked by members alone, of what is there', async () => {
    const target = await topic(await forum(), 'Iets');
    expect((await call('POST', '/api/threads:unread', {}, { guids: [] })).statusCode).toBe(401);
    expect((await call('POST', '/api/threads:unread', member, { guids: ['x'] })).statusCode).toBe(400);
    expect((await call('PUT', `${at(target)}/look`)).statusCode).toBe(401);
    expect((await call('PUT', `/api/threads/item/${randomUUID()}/look`, member)).statusCode).toBe(404);
    expect((await call('PUT', `/api/threads:looked/${randomUUID()}`, member)).statusCode).toBe(404);
  });
});

describe('naming somebody', () => {
  const people = async (target: ThreadTarget, words: string, headers: Headers) =>
    (await call('GET', `${at(target)}/people?words=${encodeURIComponent(words)}`, headers)).json<{ name: string }[]>();
  const person = async (firstName: string) => {
    const headers = await test.signInAs('Standard');
    const me = (await call('GET', '/api/profiles:loggedIn', headers)).json<{ guid: string }>();
    await rename(headers, firstName);
    return { headers, guid: me.guid };
  };
  const rename = async (headers: Headers, alias: string) => {
    const answer = await call('PUT', '/api/profiles:loggedIn', headers, {
      properties: [{ key: 'alias', value: alias }],
    });
    expect(answer.statusCode).toBe(200);
  };

  it('offers members by their name, who takes part first, and never oneself', async () => {
    const target = await topic(await forum(), 'Namen');
    const anna = await person('Annabel Oever');
    const annie = await person('Annie Werf');
    await talk.say(target, 'Hallo', annie.headers);
    expect((await people(target, 'ann', member)).map(({ name }) => name)).toEqual(['Annie Werf', 'Annabel Oever']);
    expect(await people(target, 'annabel', anna.headers)).toEqual([]);
    expect(await people(target, '%', member)).toEqual([]);
    expect((await call('GET', `${at(target)}/people?words=ann`)).statusCode).toBe(401);
    expect((await call('GET', `/api/threads/item/${randomUUID()}/people`, member)).statusCode).toBe(404);
  });

  it('keeps who is named by who they are, and reads them by the name of now', async () => {
    const target = await topic(await forum(), 'Hernoemd');
    const bram = await person('Bram Kade');
    const said = await talk.send(target, { text: 'Vraag het @Bram Kade!', mentions: [bram.guid] }, member);
    expect(said.statusCode).toBe(200);
    const shown = async (headers: Headers) => (await talk.read(target, '', headers)).reactions[0];
    expect(await shown(other)).toMatchObject({ text: 'Vraag het @Bram Kade!', mentions: ['Bram Kade'] });
    await rename(bram.headers, 'Bram Sluis');
    expect(await shown(other)).toMatchObject({ text: 'Vraag het @Bram Sluis!', mentions: ['Bram Sluis'] });
    // Visitors know members by what was written.
    expect(await shown({})).toMatchObject({ text: 'Vraag het @Bram Kade!', mentions: ['Bram Kade'] });
  });

  it('forgets who does not stand in the text, and whom nobody knows', async () => {
    const target = await topic(await forum(), 'Niemand');
    const carl = await person('Carl Brug');
    const send = (text: string, mentions: string[]) => talk.send(target, { text, mentions }, member);
    await send('Zonder naam', [carl.guid]);
    await send('@Iemand anders', [randomUUID()]);
    const { guid } = (await send('Dag @Carl Brug', [carl.guid])).json<{ guid: string }>();
    const named = async () => (await talk.read(target)).reactions.map(({ mentions }) => mentions);
    expect(await named()).toEqual([[], [], ['Carl Brug']]);
    await call('PUT', `/api/reactions/${guid}`, member, { text: 'Dag allemaal' });
    expect(await named()).toEqual([[], [], []]);
    expect(
      (
        await send(
          'Te veel',
          Array.from({ length: 21 }, () => randomUUID()),
        )
      ).statusCode,
    ).toBe(400);
  });
});
