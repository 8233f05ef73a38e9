import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Heard, type Listener, listenBySocket, listenToEvents } from '#app/server/testing/live-listener.ts';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { PageNews } from '../../contract/operations/page-news.ts';
import type { PresenceNews } from '../../contract/presence/presence.ts';
import type { WorkingCopy } from '../../contract/working-copy.ts';
import { buildBlock, buildPage, republishPage } from '../pages.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
/** Another process on the same database, as far as pages are concerned: it keeps nothing of what the first did. */
let other: TestApp;
let manager: Headers;
const open: Listener[] = [];

const portOf = async ({ app }: TestApp): Promise<number> => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
};
let port: number;
let otherPort: number;

beforeAll(async () => {
  test = await startTestApp();
  other = await startTestApp({ connectionString: test.connectionString });
  [port, otherPort] = [await portOf(test), await portOf(other)];
  manager = await test.signInAs('ContentManager');
});
afterAll(async () => {
  for (const listener of open) listener.close();
  await other.close();
  await test.close();
});

async function listen(
  at: number,
  topic: string,
  headers = manager,
  way: typeof listenToEvents = listenToEvents,
): Promise<Listener> {
  const listener = await way(at, topic, headers);
  open.push(listener);
  expect(await listener.next()).toMatchObject({ kind: 'ready' });
  return listener;
}

const newsIn = <News>(heard: Heard | undefined, topic: string) => heard?.news?.[topic] as News | undefined;

async function aPage(rights: object = {}) {
  const block = buildBlock({ options: { lead: text('abc') } });
  const id = await buildPage(test.services, { buildingBlockInstances: [block], ...rights });
  const { sequence } = await copyOf(id);
  return { id, sequence, block: block.guid, topic: `page-editing:${id}` };
}

const copyOf = async (id: string) =>
  (await test.app.inject({ url: `/api/pages/${id}/working-copy`, headers: manager })).json<WorkingCopy>();

async function type(id: string, block: string, base: number, words: string): Promise<string> {
  const place = { block, path: ['options', 'lead'], language: 'nl', format: 'plain' };
  const slice = { content: [{ type: 'text', text: words }] };
  const operation = { kind: 'text', place, steps: [{ stepType: 'replace', from: 0, to: 0, slice }] };
  const own = randomUUID();
  const payload = { base, operations: [{ id: own, operation, group: own, undoes: null }] };
  const url = `/api/pages/${id}/operations`;
  const answer = await test.app.inject({ method: 'POST', url, headers: manager, payload });
  expect(answer.json()).toMatchObject({ refused: [] });
  return own;
}

describe('what was done to a page comes along with the message that something was', () => {
  it('once it was told how far someone is, in every process, by events and by socket', async () => {
    const { id, sequence, block, topic } = await aPage();
    const all = await Promise.all([
      listen(port, topic),
      listen(port, topic, manager, listenBySocket),
      listen(otherPort, topic),
    ]);
    const hear = () => Promise.all(all.map((one) => one.next()));
    await type(id, block, sequence, 'A');
    for (const heard of await hear()) expect(heard).toEqual({ kind: 'changed', topics: [topic], id: heard?.id });
    const second = await type(id, block, sequence + 1, 'B');
    for (const heard of await hear()) {
      const news = newsIn<PageNews>(heard, topic);
      expect(news).toMatchObject({ after: sequence + 1, page: { guid: id, sequence: sequence + 2, hasChanges: true } });
      expect(news?.operations).toMatchObject([{ id: second, number: sequence + 2, by: { name: expect.any(String) } }]);
    }
  });

  it('also what was done by another call, and that it is with readers', async () => {
    const { id, sequence, block, topic } = await aPage();
    const listener = await listen(port, topic);
    await type(id, block, sequence, 'A');
    await listener.next();
    const url = `/api/pages/${id}/publish`;
    const published = await test.app.inject({ method: 'POST', url, headers: manager, payload: {} });
    expect(published.statusCode).toBe(200);
    const news = newsIn<PageNews>(await listener.next(), topic);
    expect(news).toMatchObject({ after: sequence + 1, operations: [], page: { hasChanges: false, isPublished: true } });
  });

  it('not when it is more than fits: then it is asked for', async () => {
    const { id, sequence, block, topic } = await aPage();
    const listener = await listen(port, topic);
    await type(id, block, sequence, 'A');
    await listener.next();
    const place = { block, path: ['options', 'lead'], language: 'nl', format: 'plain' };
    const slice = { content: [{ type: 'text', text: 'a' }] };
    const operations = Array.from({ length: 201 }, () => {
      const own = randomUUID();
      const operation = { kind: 'text', place, steps: [{ stepType: 'replace', from: 0, to: 0, slice }] };
      return { id: own, operation, group: own, undoes: null };
    });
    const payload = { base: sequence + 1, operations };
    await test.app.inject({ method: 'POST', url: `/api/pages/${id}/operations`, headers: manager, payload });
    const heard = await listener.next();
    expect([heard?.kind, newsIn(heard, topic)]).toEqual(['changed', undefined]);
  });

  it('never to who may no longer edit the page', async () => {
    const roleId = await test.makeRole(`Redactie ${randomUUID()}`);
    const editor = await test.signInAs('Standard', { roleIds: [roleId] });
    const { id, sequence, block, topic } = await aPage({ editPermission: 'Roles', editRoles: [roleId] });
    const [theirs, there] = [await listen(port, topic, editor), await listen(otherPort, topic, editor)];
    await type(id, block, sequence, 'A');
    for (const listener of [theirs, there]) expect(await listener.next()).toMatchObject({ kind: 'changed' });
    await republishPage(test.services, id, { ...(await copyOf(id)).document, editPermission: 'Admin', editRoles: [] });
    for (const listener of [theirs, there]) {
      let heard = await listener.next();
      // What came before their right was taken is theirs to hear.
      while (heard?.kind === 'changed') heard = await listener.next();
      expect(heard).toMatchObject({ kind: 'end', reason: 'not-allowed' });
      expect(await listener.next()).toBeUndefined();
    }
  });
});

it('who is on a page comes along as well, to who may edit it', async () => {
  const { id, block } = await aPage();
  const topic = `page-presence:${id}`;
  const listeners = [await listen(port, topic), await listen(otherPort, topic)];
  const tab = randomUUID();
  const url = `/api/pages/${id}/presence/${tab}`;
  await test.app.inject({ method: 'PUT', url, headers: manager, payload: { block, isTyping: true } });
  for (const listener of listeners) {
    const news = newsIn<PresenceNews>(await listener.next(), topic);
    expect(news?.people).toMatchObject([{ tab, block, isTyping: true }]);
  }
});
