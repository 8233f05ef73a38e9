import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import type { MadeReaction, OwnThread, Thread, ThreadTarget } from '../contract/reaction.ts';
import { usualReactions } from '../contract/reaction-setting.ts';
import { createTalker, newKey } from './reactions.factory.ts';

type Headers = Record<string, string>;
let time = Date.parse('2026-11-18T12:00:00Z');
const later = (seconds: number): void => {
  time += seconds * 1000;
};
let test: TestApp;
let talk: ReturnType<typeof createTalker>;
let list: string;
let member: Headers;
let other: Headers;
let manager: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => new Date(time) } });
  talk = createTalker(test, later);
  list = (await buildList(test.services)).guid;
  member = await test.signInAs('Standard');
  other = await test.signInAs('Standard');
  manager = await test.signInAs('ContentManager');
});
beforeEach(() => later(61));
afterAll(() => test.close());

const idea = async (overrides: object = {}): Promise<ThreadTarget> => ({
  kind: 'item',
  guid: (await buildItem(test.services, list, { listItemTypeName: 'Idea', ...overrides })).guid,
});
const rules = (changed: object): Promise<void> =>
  test.services.settings.save(system, 'reactions', { ...usualReactions, ...changed } as unknown as JsonValue);
const withRules = async (changed: object, work: () => Promise<void>): Promise<void> => {
  await rules(changed);
  await work().finally(() => rules({}));
};
const call = (method: 'GET' | 'PUT' | 'POST', url: string, headers: Headers = {}, payload: object = {}) =>
  test.app.inject({ method, url, headers, ...(method === 'GET' ? {} : { payload }) });
const remove = (url: string, headers: Headers, payload: object) =>
  test.app.inject({ method: 'DELETE', url, headers, payload });
const own = async (target: ThreadTarget, headers: Headers = {}, keys: string[] = []) =>
  (await call('POST', `/api/threads/${target.kind}/${target.guid}/own`, headers, { keys })).json<OwnThread>();
const codeOf = ({ statusCode, json }: { statusCode: number; json(): { code: string } }) => [statusCode, json().code];
const textsOf = ({ reactions }: Thread) => reactions.map(({ text }) => text);

describe('a thread', () => {
  it('is empty, then has what members say, in every order, with answers below', async () => {
    const target = await idea();
    expect(await talk.read(target)).toEqual({
      total: 0,
      isClosed: false,
      isOver: false,
      isSticky: false,
      moderation: 'after',
      way: 'proof',
      canAddPictures: true,
      reactions: [],
      isLater: false,
      next: null,
    });
    const first = await talk.say(target, 'Eerste', member);
    const second = await talk.say(target, 'Tweede', other);
    const answer = await talk.say(target, 'Antwoord', other, first);
    const deep = await talk.say(target, 'Op het antwoord', member, answer);
    const read = await talk.read(target);
    expect([read.total, textsOf(read)]).toEqual([4, ['Eerste', 'Tweede']]);
    expect(read.reactions[0]).toMatchObject({ guid: first, answerCount: 2, parentGuids: [target.guid] });
    expect(read.reactions[0]?.answers).toMatchObject([
      { guid: answer, parentGuids: [target.guid, first], quoted: null },
      { guid: deep, parentGuids: [target.guid, first], quoted: { guid: answer, text: 'Antwoord' } },
    ]);
    expect(textsOf(await talk.read(target, '?order=newest'))).toEqual(['Tweede', 'Eerste']);
    await talk.say(target, 'Nog een', member, second);
    await talk.say(target, 'En nog een', other, second);
    await talk.say(target, 'En de laatste', other, second);
    expect(textsOf(await talk.read(target, '?order=most'))).toEqual(['Tweede', 'Eerste']);
    expect((await talk.read(target, '', member)).way).toBe('member');
  });

  it('comes in parts, and so do answers, also when there are five thousand', async () => {
    const target = await idea();
    const root = await talk.say(target, 'Wortel', member);
    const rows = (count: number, rootGuid: string | null) =>
      Array.from({ length: count }, (_, index) => ({
        guid: randomUUID(),
        target_kind: 'item',
        target_guid: target.guid,
        root_guid: rootGuid,
        answers_guid: rootGuid,
        author_name: 'Iemand',
        is_staff: false,
        words: `Nummer ${index}`,
        language: 'nl',
        status: 'shown',
        key_hash: randomUUID(),
        created_at: new Date(time),
      }));
    for (let part = 0; part < 5; part++) {
      await test.platform.db.insertInto('reaction').values(rows(500, null)).execute();
      await test.platform.db.insertInto('reaction').values(rows(500, root)).execute();
    }
    await talk.say(target, 'De laatste', other, root);
    for (const order of ['oldest', 'newest', 'most']) {
      const seen = new Set<string>();
      let cursor = '';
      for (let parts = 0; parts < 5; parts++) {
        const part = await talk.read(target, `?order=${order}${cursor}`);
        expect(part.total).toBe(5002);
        for (const { guid } of part.reactions) seen.add(guid);
        cursor = `&cursor=${part.next}`;
      }
      expect(seen.size).toBe(100);
    }
    const all = await test.platform.db
      .selectFrom('reaction')
      .select(['guid', 'root_guid'])
      .where('target_guid', '=', target.guid)
      .orderBy('seq')
      .execute();
    const far = all.filter(({ root_guid }) => root_guid === null)[2495]?.guid ?? '';
    const end = await talk.read(target, `?from=${far}`);
    expect([end.reactions[0]?.guid, end.reactions.length, end.isLater, end.next]).toEqual([far, 6, true, null]);
    const answer = all.filter(({ root_guid }) => root_guid === root)[100]?.guid ?? '';
    const linked = await talk.read(target, `?from=${answer}`);
    expect(linked.reactions[0]?.answers.some(({ guid }) => guid === answer)).toBe(true);
    const below = all.filter(({ root_guid }) => root_guid === root).map(({ guid }) => guid);
    const reached: string[] = [];
    for (let asked = `?from=${root}`; asked !== ''; ) {
      const [shown] = (await talk.read(target, asked)).reactions;
      reached.push(...(shown?.answers.map(({ guid }) => guid) ?? []));
      expect(shown?.answersPart?.isLater).toBe(asked.includes('cursor'));
      const next = shown?.answersPart?.next ?? null;
      asked = next === null ? '' : `?from=${root}&cursor=${next}`;
    }
    expect(reached).toEqual(below);
    const late = await talk.read(target, `?from=${below[1234]}`);
    expect(late.reactions[0]).toMatchObject({ guid: root, answersPart: { isLater: true } });
    expect(late.reactions[0]?.answers[0]?.guid).toBe(below[1234]);
    const part = (await call('GET', `/api/reactions/${root}/answers`)).json<{ answers: object[]; next: string }>();
    expect(part.answers).toHaveLength(50);
    const rest = await call('GET', `/api/reactions/${root}/answers?cursor=${part.next}`);
    expect(rest.json<{ answers: { text: string }[] }>().answers[0]?.text).toBe('Nummer 50');
  });

  it('follows what its block says of it, and else the platform', async () => {
    const threadOf = async (options: object) => {
      const { guid } = await buildList(test.services, { buildingBlockName: 'Reactions', options: { ...options } });
      return { kind: 'block', guid } as const;
    };
    const before = await threadOf({ moderation: 'before' });
    expect(await talk.read(before)).toMatchObject({ moderation: 'before', way: 'proof', isClosed: false });
    expect((await talk.send(before, {}, member)).json()).toMatchObject({ state: 'waiting' });
    expect((await talk.read(before)).total).toBe(0);
    const forMembers = await threadOf({ permission: 'Users' });
    expect(await talk.read(forMembers)).toMatchObject({ moderation: 'after', way: 'sign-in' });
    const refused = await talk.send(forMembers, { email: 'gast@post.example' });
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'reactions-not-allowed']);
    expect((await talk.send(forMembers, {}, member)).json()).toMatchObject({ state: 'shown' });
    const closed = await threadOf({ isClosed: true });
    expect(await talk.read(closed)).toMatchObject({ isClosed: true });
    expect((await talk.send(closed, {}, member)).json<{ code: string }>().code).toBe('reactions-closed');
  });

  it('follows what the list of an item says of its items', async () => {
    const threadOf = async (options: object) => {
      const { guid } = await buildList(test.services, { options: { ...options } });
      const item = await buildItem(test.services, guid, { listItemTypeName: 'Idea' });
      return { kind: 'item', guid: item.guid } as const;
    };
    const before = await threadOf({ reactionModeration: 'before' });
    expect((await talk.send(before, {}, member)).json()).toMatchObject({ state: 'waiting' });
    const forMembers = await threadOf({ reactionPermission: 'Users' });
    expect(await talk.read(forMembers)).toMatchObject({ moderation: 'after', way: 'sign-in' });
    const closed = await threadOf({ reactionsClosed: true });
    expect(await talk.read(closed, '', member)).toMatchObject({ isClosed: true, isOver: true });
    expect((await talk.send(closed, {}, member)).json<{ code: string }>().code).toBe('reactions-closed');
    expect((await talk.read(await threadOf({}))).way).toBe('proof');
  });

  it('stands below a block of a page too, and is not there for who may not see it', async () => {
    const page = await buildList(test.services, { buildingBlockName: 'Reactions' });
    const target = { kind: 'block', guid: page.guid } as const;
    await talk.say(target, 'Op de pagina', member);
    expect(textsOf(await talk.read(target))).toEqual(['Op de pagina']);
    const closed = await buildList(test.services, { buildingBlockName: 'Reactions', block: { visibility: 'Users' } });
    const asked = (headers: Headers = {}) => call('GET', `/api/threads/block/${closed.guid}`, headers);
    expect((await asked()).statusCode).toBe(404);
    expect((await asked(member)).statusCode).toBe(200);
    // A list of items is no thread, and neither is an item of a type without reactions.
    expect((await call('GET', `/api/threads/block/${list}`)).statusCode).toBe(404);
    const news = await idea({ listItemTypeName: 'News' });
    expect((await call('GET', `/api/threads/item/${news.guid}`)).statusCode).toBe(404);
    expect((await call('GET', `/api/threads/item/${randomUUID()}`)).statusCode).toBe(404);
    expect((await call('GET', '/api/threads/item/x')).statusCode).toBe(400);
    expect((await call('GET', `/api/threads/page/${page.guid}`)).statusCode).toBe(400);
  });
});

describe('writing', () => {
  it('is once for each key, also when pressed twice at once', async () => {
    const target = await idea();
    const body = { key: newKey(), text: 'Eén keer' };
    const answers = await Promise.all([1, 2, 3].map(() => talk.send(target, body, member)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map((answer) => answer.json<MadeReaction>().guid)).size).toBe(1);
    expect((await talk.read(target)).total).toBe(1);
  });

  it.each([
    [{ text: '' }, 400],
    [{ text: '   ' }, 400],
    [{ text: 'x'.repeat(4001) }, 400],
    [{ name: 'x'.repeat(81) }, 400],
    [{ key: 'kort' }, 400],
    [{ answersGuid: randomUUID() }, 404],
  ])('%j is refused with %d', async (body, status) => {
    expect((await talk.send(await idea(), body, member)).statusCode).toBe(status);
  });

  it('does not answer what stands in another thread', async () => {
    const elsewhere = await talk.say(await idea(), 'Elders', other);
    expect((await talk.send(await idea(), { answersGuid: elsewhere }, other)).statusCode).toBe(404);
  });

  it('needs no script of who is signed in: it stands at once in what was read before', async () => {
    const target = await idea();
    const root = await talk.say(target, 'Wortel', member);
    expect((await talk.read(target)).reactions).toMatchObject([{ answerCount: 0 }]);
    const posted = { text: 'Zonder script', answers: root };
    later(61);
    const sent = await talk.postForm(`/react/item/${target.guid}`, posted, member);
    const receipt = expect.stringMatching(/^\/reaction\/[\w-]{36}\?key=[\w-]{32}$/);
    expect([sent.statusCode, sent.headers.location]).toEqual([303, receipt]);
    expect((await talk.read(target)).reactions).toMatchObject([
      { answerCount: 1, answers: [{ text: 'Zonder script' }] },
    ]);
  });

  it('keeps what is hostile as plain words', async () => {
    const target = await idea();
    await talk.say(target, '<script>alert(1)</script>', member);
    expect(textsOf(await talk.read(target))).toEqual(['<script>alert(1)</script>']);
  });

  it('is for whom the setting says', async () => {
    const target = await idea();
    await withRules({ permission: 'Users' }, async () => {
      expect((await talk.read(target)).way).toBe('sign-in');
      expect(codeOf(await talk.send(target, {}))).toEqual([403, 'reactions-not-allowed']);
      expect((await talk.send(target, {}, member)).statusCode).toBe(200);
    });
    await withRules({ permission: 'Admin' }, async () => {
      expect(codeOf(await talk.send(target, {}, member))).toEqual([403, 'reactions-not-allowed']);
    });
    await withRules({ permission: 'Public' }, async () => {
      expect((await talk.send(target, { name: 'Voorbijganger' })).json()).toMatchObject({ state: 'shown' });
      expect(codeOf(await talk.post(`/api/threads/item/${target.guid}`, { key: newKey(), text: 'x' }))).toEqual([
        400,
        'form-challenge',
      ]);
      expect(codeOf(await talk.send(target, { website: 'x' }))).toEqual([409, 'form-refused']);
      const challenge = await talk.solved(await idea(), {});
      expect(codeOf(await talk.send(target, { challenge }))).toEqual([400, 'form-challenge']);
      // A sum is for one reaction.
      const once = await talk.solved(target, {});
      expect((await talk.send(target, { challenge: once })).statusCode).toBe(200);
      expect(codeOf(await talk.send(target, { challenge: once }))).toEqual([400, 'form-challenge']);
    });
  });

  it('waits for a moderator where the setting says so, or when it is only links', async () => {
    const target = await idea();
    const state = async (body: object, headers: Headers) =>
      (await talk.send(target, body, headers)).json<MadeReaction>().state;
    expect(await state({ text: 'https://koop.example' }, member)).toBe('waiting');
    await withRules({ moderation: 'before' }, async () => {
      expect(await state({}, member)).toBe('waiting');
      expect(await state({}, manager)).toBe('shown');
    });
    expect((await talk.read(target)).total).toBe(1);
    expect((await own(target, member)).reactions.map((one) => one.state)).toEqual(['waiting', 'waiting']);
    expect((await own(target, other)).reactions).toEqual([]);
  });

  it('is not for a robot of flesh: so many in a minute are refused in clear words', async () => {
    const target = await idea();
    const busy = await test.signInAs('Standard');
    for (let count = 0; count < 7; count++) expect((await talk.send(target, {}, busy)).statusCode).toBe(200);
    const refused = await talk.send(target, {}, busy);
    expect(codeOf(refused)).toEqual([429, 'reactions-too-fast']);
    expect(refused.headers['retry-after']).toBe('60');
    later(61);
    expect((await talk.send(target, {}, busy)).statusCode).toBe(200);
  });

  it('of a hundred in one second keeps no more than of a hundred in one minute', async () => {
    const [target, other] = [await idea(), await idea()];
    const busy = await test.signInAs('Standard');
    const codesOf = async (sending: Promise<{ statusCode: number }>[]) =>
      (await Promise.all(sending)).map(({ statusCode }) => statusCode).sort();
    const expected = (count: number) => [...Array(7).fill(200), ...Array(count - 7).fill(429)];
    const hundred = Array.from({ length: 100 });
    expect(await codesOf(hundred.map(() => talk.send(target, {}, busy)))).toEqual(expected(100));
    expect((await talk.read(target)).total).toBe(7);
    // By an address that was not proven, each from a place of its own and with a sum of its own.
    const challenges = [];
    for (let sums = 0; sums < 10; sums++) challenges.push(await talk.solved(other, {}));
    later(5);
    const body = (challenge: object) => ({ key: newKey(), text: 'Weer een', email: 'druk@post.example', challenge });
    const from = (index: number) => `10.9.0.${index + 1}`;
    const sending = challenges.map((one, index) =>
      talk.post(`/api/threads/item/${other.guid}`, body(one), {}, from(index)),
    );
    expect(await codesOf(sending)).toEqual(expected(10));
  });

  it('is over on what is over', async () => {
    const target = await idea({ publishUntil: undefined });
    await test.services.moderation.close({ viewer: system }, target, true);
    expect((await talk.read(target)).isClosed).toBe(true);
    expect(codeOf(await talk.send(target, {}, member))).toEqual([409, 'reactions-closed']);
  });
});

describe('one’s own', () => {
  it('is put right for an hour, and says so', async () => {
    const target = await idea();
    const guid = await talk.say(target, 'Foutje', member);
    const edit = (headers: Headers, text = 'Beter') => call('PUT', `/api/reactions/${guid}`, headers, { text });
    expect((await edit(other)).statusCode).toBe(404);
    expect((await edit({})).statusCode).toBe(404);
    expect((await edit(member)).json()).toEqual({ guid, state: 'shown' });
    expect((await talk.read(target)).reactions).toMatchObject([{ text: 'Beter', isEdited: true }]);
    expect((await edit(member, 'https://koop.example')).json()).toEqual({ guid, state: 'waiting' });
    expect((await talk.read(target)).total).toBe(0);
    later(3600);
    expect(codeOf(await edit(member))).toEqual([409, 'reaction-settled']);
  });

  it('is taken away and put back; where somebody answered, it is seen that it was there', async () => {
    const target = await idea();
    const guid = await talk.say(target, 'Weg ermee', member);
    const take = (headers: Headers) => call('POST', `/api/reactions/${guid}/withdraw`, headers);
    const putBack = () => call('POST', `/api/reactions/${guid}/return`, member);
    expect((await take(other)).statusCode).toBe(404);
    expect((await take(member)).statusCode).toBeLessThan(300);
    expect((await talk.read(target)).reactions).toEqual([]);
    await putBack();
    expect(textsOf(await talk.read(target))).toEqual(['Weg ermee']);
    await talk.say(target, 'Waarom?', other, guid);
    await take(member);
    expect((await talk.read(target)).reactions).toMatchObject([
      { text: null, author: '', state: 'withdrawn', answerCount: 1, answers: [{ text: 'Waarom?' }] },
    ]);
    expect(codeOf(await talk.send(target, { answersGuid: guid }, other))).toEqual([409, 'reaction-gone']);
    later(25 * 3600);
    await test.services.reactionPeople.forgetOld();
    expect(codeOf(await putBack())).toEqual([409, 'reaction-settled']);
  });

  it.each([
    [
      'that its owner deletes',
      200,
      ({ email }: { email: string }, leaver: Headers) =>
        remove('/api/profiles:loggedIn', leaver, { email, password: 'een lang wachtwoord 1' }),
    ],
    [
      'that an admin deletes',
      204,
      async ({ id }: { id: string }) => remove(`/api/users/${id}`, await test.signInAs('Admin'), {}),
    ],
  ] as const)('goes with the account %s', async (_, status, goes) => {
    const target = await idea();
    const leaver = await test.signInAs('Standard');
    const root = await talk.say(target, 'Blijft', member);
    later(61);
    const guid = await talk.say(target, 'Gaat', leaver, root);
    const account = await test.platform.db
      .selectFrom('reaction')
      .innerJoin('user', 'user.id', 'reaction.user_id')
      .select(['user.id', 'user.email'])
      .where('reaction.guid', '=', guid)
      .executeTakeFirstOrThrow();
    expect((await call('GET', '/api/profiles:data', leaver)).body).toContain('Gaat');
    expect((await talk.read(target)).reactions).toMatchObject([{ answerCount: 1 }]);
    const deleted = await goes(account, leaver);
    expect(deleted.statusCode, deleted.body).toBe(status);
    expect((await talk.read(target)).reactions).toMatchObject([{ answerCount: 0, answers: [] }]);
  });
});
