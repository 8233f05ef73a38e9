import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listenToEvents } from '#app/server/testing/live-listener.ts';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { WorkingCopy } from '#features/pages/contract/working-copy.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { CommentThread } from '../contract/page-comment.ts';

type Headers = Record<string, string>;
let test: TestApp;
let admin: Headers;
let manager: Headers;
let editor: Headers;
let member: Headers;
let roleId: string;
let id: string;
let guid: string;

beforeAll(async () => {
  test = await startTestApp();
  roleId = await test.makeRole('Redactie');
  admin = await test.signInAs('Admin');
  manager = await test.signInAs('ContentManager');
  editor = await test.signInAs('Standard', { roleIds: [roleId] });
  member = await test.signInAs('Standard');
});
beforeEach(async () => {
  guid = randomUUID();
  const lead = buildBlock({ guid, options: { lead: text('Het park opent in het voorjaar van 2027.') } });
  id = await buildPage(test.services, {
    buildingBlockInstances: [lead],
    editPermission: 'Roles',
    editRoles: [roleId],
  });
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url: `/api/${url}`, headers, ...(payload && { payload }) });
const say = async (words: string, headers = editor, where: object = { block: guid }) =>
  (await call('POST', `pages/${id}/comments`, headers, { words, ...where })).json<{ id: string }>().id;
const threads = async (headers = editor) =>
  (await call('GET', `pages/${id}/comments`, headers)).json<{ threads: CommentThread[] }>().threads;
const codes = async (...answers: ReturnType<typeof call>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);

describe('what is said about a page', () => {
  it('stands in threads, with answers, until it is settled, and can be opened again', async () => {
    const first = await say('De raad zei zomer. Klopt dit?');
    await call('POST', `pagecomments/${first}/answers`, manager, { words: 'Voorjaar, het besluit van 12 november.' });
    await say('Mooi zo', manager, { block: null });
    expect(await threads()).toMatchObject([
      {
        block: guid,
        isSettled: false,
        comments: [
          {
            words: 'De raad zei zomer. Klopt dit?',
            by: { name: 'Test Standard' },
            can: { change: true, remove: true },
          },
          { words: 'Voorjaar, het besluit van 12 november.', can: { change: false, remove: false } },
        ],
      },
      { block: null, comments: [{ words: 'Mooi zo' }] },
    ]);
    const [, answer] = (await threads())[0]?.comments ?? [];
    // Who settles an answer settles its thread.
    await call('PUT', `pagecomments/${answer?.id}/settled`, manager, { isSettled: true });
    expect((await threads())[0]?.isSettled).toBe(true);
    await call('PUT', `pagecomments/${first}/settled`, editor, { isSettled: false });
    expect((await threads())[0]?.isSettled).toBe(false);
  });

  it('is changed by who said it alone, and taken away by them or an admin', async () => {
    const own = await say('Eerst');
    expect((await call('PUT', `pagecomments/${own}`, manager, { words: 'Anders' })).json()).toMatchObject({
      status: 403,
      code: 'not-yours',
    });
    expect(await codes(call('DELETE', `pagecomments/${own}`, manager))).toEqual([403]);
    await call('PUT', `pagecomments/${own}`, editor, { words: 'Daarna' });
    expect((await threads())[0]?.comments[0]).toMatchObject({ words: 'Daarna', changedAt: expect.any(String) });
    expect(await codes(call('DELETE', `pagecomments/${own}`, admin))).toEqual([204]);
    expect(await threads()).toEqual([]);
  });

  it('leaves its place when others had answered, until the last of them is gone', async () => {
    const own = await say('Vraag');
    const { id: answer } = (await call('POST', `pagecomments/${own}/answers`, manager, { words: 'Antwoord' })).json<{
      id: string;
    }>();
    await call('DELETE', `pagecomments/${own}`, editor);
    expect((await threads())[0]?.comments.map(({ words }) => words)).toEqual(['', 'Antwoord']);
    await call('DELETE', `pagecomments/${answer}`, manager);
    expect(await threads()).toEqual([]);
  });

  it('follows the words that it is about, and says when they are gone', async () => {
    const { sequence } = (await call('GET', `pages/${id}/working-copy`, editor)).json<WorkingCopy>();
    const place = { path: ['options', 'lead'], language: 'nl', format: 'plain' } as const;
    const quoted = { ...place, from: 18, to: 30, quote: 'het voorjaar', sequence };
    await say('Klopt dit?', editor, { block: guid, quoted });
    const type = (base: number, from: number, to: number, words = '') =>
      call('POST', `pages/${id}/operations`, editor, {
        base,
        operations: [
          {
            id: randomUUID(),
            group: randomUUID(),
            undoes: null,
            operation: {
              kind: 'text',
              place: { block: guid, ...place },
              steps: [
                {
                  stepType: 'replace',
                  from,
                  to,
                  ...(words && { slice: { content: [{ type: 'text', text: words }] } }),
                },
              ],
            },
          },
        ],
      });
    await type(sequence, 0, 0, 'Nieuw! ');
    expect((await threads())[0]?.quoted).toMatchObject({ from: 25, to: 37, quote: 'het voorjaar', isFound: true });
    await type(sequence + 1, 0, 40);
    expect((await threads())[0]?.quoted).toMatchObject({ quote: 'het voorjaar', isFound: false });
  });

  it('is told to who has the page open, and to nobody else', async () => {
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

  it('is for who may edit the page; to others a comment is not there', async () => {
    const own = await say('Iets');
    const at = `pagecomments/${own}`;
    const words = { words: 'x' };
    for (const [headers, expected] of [
      [member, [403, 403, 404, 404, 404, 404]],
      [{}, [401, 401, 401, 401, 401, 401]],
    ] as const) {
      expect(
        await codes(
          call('GET', `pages/${id}/comments`, headers),
          call('POST', `pages/${id}/comments`, headers, { ...words, block: null }),
          call('POST', `${at}/answers`, headers, words),
          call('PUT', at, headers, words),
          call('PUT', `${at}/settled`, headers, { isSettled: true }),
          call('DELETE', at, headers),
        ),
      ).toEqual(expected);
    }
    const unknown = `pagecomments/${randomUUID()}`;
    expect(await codes(call('PUT', unknown, admin, words), call('DELETE', unknown, admin))).toEqual([404, 404]);
    const empty = call('POST', `pages/${id}/comments`, editor, { words: ' ', block: null });
    expect(await codes(empty)).toEqual([400]);
  });
});
