import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Heard, type Listener, listenToEvents } from '#app/server/testing/live-listener.ts';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { PageNews } from '#features/pages/contract/operations/page-news.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { buildItem, buildList } from '../list-items.factory.ts';

type Headers = Record<string, string>;
let test: TestApp;
/** Another process on the same database: it keeps nothing of what the first did. */
let other: TestApp;
let manager: Headers;
let list: string;
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
  ({ guid: list } = await buildList(test.services));
});
afterAll(async () => {
  for (const listener of open) listener.close();
  await other.close();
  await test.close();
});

async function listen(at: number, topic: string): Promise<Listener> {
  const listener = await listenToEvents(at, topic, manager);
  open.push(listener);
  expect(await listener.next()).toMatchObject({ kind: 'ready' });
  return listener;
}
const newsIn = (heard: Heard | undefined, topic: string) => heard?.news?.[topic] as PageNews | undefined;

async function anItem() {
  const { guid: id } = await buildItem(test.services, list, { title: 'haven' });
  return { id, topic: `item-editing:${id}` };
}

async function type(id: string, base: number, words: string): Promise<string> {
  const place = { block: null, path: ['title'], language: 'nl', format: 'plain' };
  const slice = { content: [{ type: 'text', text: words }] };
  const operation = { kind: 'text', place, steps: [{ stepType: 'replace', from: 0, to: 0, slice }] };
  const own = randomUUID();
  const payload = { base, operations: [{ id: own, operation, group: own, undoes: null }] };
  const url = `/api/listitem:operations/${id}`;
  const answer = await test.app.inject({ method: 'POST', url, headers: manager, payload });
  expect(answer.json()).toMatchObject({ refused: [] });
  return own;
}

describe('what was done to an item comes along with the message that something was', () => {
  it('once it was told how far someone is, in every process', async () => {
    const { id, topic } = await anItem();
    const all = await Promise.all([listen(port, topic), listen(otherPort, topic)]);
    const hear = () => Promise.all(all.map((one) => one.next()));
    await type(id, 0, 'A');
    for (const heard of await hear()) expect(heard).toEqual({ kind: 'changed', topics: [topic], id: heard?.id });
    const second = await type(id, 1, 'B');
    for (const heard of await hear()) {
      const news = newsIn(heard, topic);
      expect(news).toMatchObject({ after: 1, page: { guid: id, sequence: 2, hasChanges: true, isPublished: true } });
      expect(news?.operations).toMatchObject([{ id: second, number: 2, by: { name: expect.any(String) } }]);
    }
  });

  it('also that it is with readers', async () => {
    const { id, topic } = await anItem();
    const listener = await listen(port, topic);
    await type(id, 0, 'A');
    await listener.next();
    const published = await test.app.inject({ method: 'POST', url: `/api/listitem:publish/${id}`, headers: manager });
    expect(published.statusCode).toBe(200);
    expect(newsIn(await listener.next(), topic)).toMatchObject({
      after: 1,
      operations: [],
      page: { hasChanges: false, isPublished: true },
    });
  });

  it('not what a call changed at once: who has it open asks for that, and so takes it over', async () => {
    const { id, topic } = await anItem();
    const listener = await listen(port, topic);
    await type(id, 0, 'A');
    await listener.next();
    const url = `/api/listitem/${id}`;
    await test.app.inject({ method: 'PUT', url, headers: manager, payload: { title: 'haven open' } });
    const heard = await listener.next();
    expect([heard?.kind, newsIn(heard, topic)]).toEqual(['changed', undefined]);
  });

  it('never to who may no longer edit it, nor of what is in the trash', async () => {
    const { id } = await anItem();
    await type(id, 0, 'A');
    const { newsOf } = test.services.listItems.editing;
    expect(await newsOf(anonymousViewer, id, 0)).toBeUndefined();
    expect(await newsOf(system, id, 0)).toMatchObject({ upTo: 1, told: { after: 0 } });
    await test.app.inject({ method: 'DELETE', url: `/api/listitem/${id}`, headers: manager });
    expect(await newsOf(system, id, 0)).toBeUndefined();
  });
});

it('who follows a list hears of each item that comes, changes or goes, and of those of other lists nothing', async () => {
  const topic = `list:${list}`;
  const all = await Promise.all([listen(port, topic), listen(otherPort, topic)]);
  const heard = async () => {
    for (const one of all) expect(await one.next()).toMatchObject({ kind: 'changed', topics: [topic] });
  };
  const elsewhere = await buildList(test.services);
  await buildItem(test.services, elsewhere.guid, { title: 'elders' });
  const { guid } = await buildItem(test.services, list, { title: 'haven' });
  await heard();
  const inject = (method: 'PUT' | 'DELETE', payload?: object) =>
    test.app.inject({ method, url: `/api/listitem/${guid}`, headers: manager, ...(payload && { payload }) });
  expect((await inject('PUT', { metadata: { description: 'Kort' } })).statusCode).toBeLessThan(300);
  await heard();
  expect((await inject('DELETE')).statusCode).toBeLessThan(300);
  await heard();
});
