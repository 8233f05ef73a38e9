import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenToEvents } from '#app/server/testing/live-listener.ts';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { ItemWorkingCopy } from '#features/list-items/contract/editing/item-editing.endpoints.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import type { CommentThread } from '../contract/page-comment.ts';

type Headers = Record<string, string>;
let test: TestApp;
let admin: Headers;
let manager: Headers;
let editor: Headers;
let member: Headers;
let list: string;
let id: string;

beforeAll(async () => {
  test = await startTestApp();
  const roleId = await test.makeRole('Redactie');
  admin = await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
  editor = await test.signInAs('Standard', { roleIds: [roleId] });
  member = await test.signInAs('Standard');
  ({ guid: list } = await buildList(test.services, { page: { editPermission: 'Roles', editRoles: [roleId] } }));
});
beforeEach(async () => {
  ({ guid: id } = await buildItem(test.services, list, { title: 'Feest in de haven' }));
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
const say = async (words: string, headers = editor, where: object = { block: null }) =>
  (await call('POST', `listitem:comments/${id}`, headers, { words, ...where })).json<{ id: string }>().id;
const threads = async (headers = editor) =>
  (await call('GET', `listitem:comments/${id}`, headers)).json<{ threads: CommentThread[] }>().threads;
const codes = async (...answers: ReturnType<typeof call>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

describe('what is said about an item', () => {
  it('is about all of it, a block or a field, with answers, until it is settled', async () => {
    const [block, field] = [randomUUID(), randomUUID()];
    const first = await say('Wie opent het?', editor, { block });
    await call('POST', `pagecomments/${first}/answers`, manager, { words: 'De burgemeester' });
    await say('Welke datum?', editor, { block: null, field });
    await say('Mooi zo', manager);
    expect(await threads()).toMatchObject([
      {
        block,
        field: null,
        isSettled: false,
        comments: [
          { words: 'Wie opent het?', by: { name: 'Test Standard' }, can: { change: true, remove: true } },
          { words: 'De burgemeester', can: { change: false, remove: false } },
        ],
      },
      { block: null, field, comments: [{ words: 'Welke datum?' }] },
      { block: null, field: null, comments: [{ words: 'Mooi zo' }] },
    ]);
    await call('PUT', `pagecomments/${first}/settled`, manager, { isSettled: true });
    expect((await threads())[0]?.isSettled).toBe(true);
  });

  const place = { path: ['title'], language: 'nl', format: 'plain' } as const;
  async function sayOfHaven(): Promise<number> {
    const { sequence } = (await call('GET', `listitem:workingcopy/${id}`, editor)).json<ItemWorkingCopy>();
    const quoted = { ...place, from: 12, to: 17, quote: 'haven', sequence };
    await say('Welke haven?', editor, { block: null, quoted });
    return sequence;
  }

  it('follows its words while the item is written', async () => {
    const sequence = await sayOfHaven();
    const operation = {
      kind: 'text',
      place: { block: null, ...place },
      steps: [{ stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: 'Groot ' }] } }],
    };
    const own = { id: randomUUID(), group: randomUUID(), undoes: null, operation };
    await call('POST', `listitem:operations/${id}`, editor, { base: sequence, operations: [own] });
    expect((await threads())[0]?.quoted).toMatchObject({ from: 18, to: 23, quote: 'haven', isFound: true });
  });

  it('follows its words when a call changes the item at once', async () => {
    await sayOfHaven();
    await call('PUT', `listitem/${id}`, admin, { title: 'Groot feest in de haven' });
    expect((await threads())[0]?.quoted).toMatchObject({ from: 18, to: 23, isFound: true });
    await call('PUT', `listitem/${id}`, admin, { title: 'Kermis' });
    expect((await threads())[0]?.quoted).toMatchObject({ quote: 'haven', isFound: false });
  });

  it('is told to who has the item open, and to nobody else', async () => {
    const port = Number(new URL(await test.app.listen({ port: 0, host: '127.0.0.1' })).port);
    const topic = `page-review:${id}`;
    const follower = await listenToEvents(port, topic, manager);
    expect(await follower.next()).toMatchObject({ kind: 'ready' });
    await say('Hoort u mij?');
    expect(await follower.next()).toMatchObject({ kind: 'changed', topics: [topic] });
    follower.close();
    const stranger = await listenToEvents(port, topic, member);
    expect(stranger.status).toBe(403);
    stranger.close();
  });

  it('is for who may edit it; to others a comment, and an item that they may not see, is not there', async () => {
    const draft = (await buildItem(test.services, list, { isPublished: false })).guid;
    const own = await say('Iets');
    const at = `pagecomments/${own}`;
    const words = { words: 'x' };
    for (const [headers, expected] of [
      [member, [403, 403, 404, 404, 404, 404, 404, 404]],
      [{}, [401, 401, 401, 401, 401, 401, 401, 401]],
    ] as const) {
      expect(
        await codes(
          call('GET', `listitem:comments/${id}`, headers),
          call('POST', `listitem:comments/${id}`, headers, { ...words, block: null }),
          call('GET', `listitem:comments/${draft}`, headers),
          call('POST', `listitem:comments/${draft}`, headers, { ...words, block: null }),
          call('POST', `${at}/answers`, headers, words),
          call('PUT', at, headers, words),
          call('PUT', `${at}/settled`, headers, { isSettled: true }),
          call('DELETE', at, headers),
        ),
      ).toEqual(expected);
    }
    const unknown = `listitem:comments/${randomUUID()}`;
    expect(await codes(call('GET', unknown, admin), call('POST', unknown, admin, { ...words, block: null }))).toEqual([
      404, 404,
    ]);
  });

  it('keeps what was typed as it was typed, and no more than there is room for', async () => {
    const words = `<img src=x onerror="alert(1)"> ${'a'.repeat(4900)}`;
    await say(words);
    expect((await threads())[0]?.comments[0]?.words).toBe(words);
    const long = call('POST', `listitem:comments/${id}`, editor, { words: 'a'.repeat(5001), block: null });
    const empty = call('POST', `listitem:comments/${id}`, editor, { words: ' ', block: null });
    expect(await codes(long, empty)).toEqual([400, 400]);
  });

  it('waits with the item in the trash, and comes back with it', async () => {
    const own = await say('Even weg');
    await call('DELETE', `listitem/${id}`, admin);
    expect(
      await codes(
        call('GET', `listitem:comments/${id}`, admin),
        call('POST', `pagecomments/${own}/answers`, admin, { words: 'x' }),
      ),
    ).toEqual([404, 404]);
    await call('POST', `listitem:restore/${id}`, admin, {});
    expect((await threads()).map(({ comments }) => comments[0]?.words)).toEqual(['Even weg']);
  });
});
