import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItemField, buildItemType } from '#features/item-types/server/item-types.factory.ts';
import type { PageHistory } from '#features/pages/contract/history/page-history.ts';
import type { LoggedOperation, Operation } from '#features/pages/contract/operations/operation.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { paragraph, richText } from '#platform/contract/texts/write-rich-text.ts';
import { contentBlocksOf, type EditedItem } from '../../contract/editing/edited-item.ts';
import type { ItemWorkingCopy } from '../../contract/editing/item-editing.endpoints.ts';
import type { ListItemDetail } from '../../contract/list-item.ts';
import { buildItem, buildList } from '../list-items.factory.ts';
import { filmBlock } from '../testing/film-block.ts';

type Headers = Record<string, string>;

let test: TestApp;
let manager: Headers;
let admin: Headers;
let list: string;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
  admin = await test.signInAs('Admin');
  list = (await buildList(test.services)).guid;
});
afterAll(() => test.close());

const inject = (method: 'GET' | 'POST' | 'PUT', url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const copyOf = async (guid: string) =>
  (await inject('GET', `/api/listitem:workingcopy/${guid}`, manager)).json<ItemWorkingCopy>();
const historyOf = async (guid: string, query = '') =>
  (await inject('GET', `/api/listitem:history/${guid}${query}`, manager)).json<PageHistory>();
const versionsOf = async (guid: string) => (await historyOf(guid, '?only=versions')).entries;
const publish = (guid: string, body: object = {}, headers = manager) =>
  inject('POST', `/api/listitem:publish/${guid}`, headers, body);
const restore = (guid: string, body: object, headers = manager) =>
  inject('POST', `/api/listitem:history/${guid}/restore`, headers, body);
const documentAt = async (guid: string, kind: 'versions' | 'moments', number: number) =>
  (await inject('GET', `/api/listitem:history/${guid}/${kind}/${number}`, manager)).json<{ document: EditedItem }>()
    .document;

/** Answers the number of the last of them. */
async function send(guid: string, operations: Operation[], headers = manager): Promise<number> {
  const { sequence } = await copyOf(guid);
  const group = randomUUID();
  const named = operations.map((operation) => ({ id: randomUUID(), operation, group, undoes: null }));
  const answer = await inject('POST', `/api/listitem:operations/${guid}`, headers, {
    base: sequence,
    operations: named,
  });
  expect(answer.json()).toMatchObject({ refused: [] });
  return sequence + operations.length;
}
const typed = (words: string): Operation => ({
  kind: 'text',
  place: { block: null, path: ['title'], language: 'nl', format: 'plain' },
  steps: [{ stepType: 'replace', from: 0, to: 0, slice: { content: [{ type: 'text', text: words }] } }],
});
async function recorded(subjectId: string) {
  const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId });
  return entries.filter(({ action }) => action === 'item.version-restored').map(({ details }) => details);
}

describe('the history of an item', () => {
  it('has a version of each publication with who, when and what they said, and the sittings between', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'dijk' });
    await send(guid, [typed('oude ')]);
    await send(guid, [typed('heel ')], admin);
    await publish(guid, { note: ' Na de raad. ' });
    await send(guid, [typed('De ')]);
    expect((await historyOf(guid)).entries).toMatchObject([
      { kind: 'moment', changes: 1 },
      { kind: 'version', number: 2, note: 'Na de raad.', isPublished: true, by: { name: expect.any(String) } },
      { kind: 'moment' },
      { kind: 'moment' },
      { kind: 'version', number: 1, note: null, isPublished: false },
    ]);
    expect((await documentAt(guid, 'versions', 1)).title).toEqual(text('dijk'));
    expect((await documentAt(guid, 'versions', 2)).title).toEqual(text('heel oude dijk'));
    expect((await documentAt(guid, 'moments', 1)).title).toEqual(text('oude dijk'));
  });

  it('counts what gave readers something new: not the spotlight, a place, an end or a draft', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'dijk', isPublished: false });
    expect(await versionsOf(guid)).toEqual([]);
    await send(guid, [typed('oude ')]);
    await publish(guid, { note: 'Eerste' });
    await inject('POST', '/api/listitem:bulk', manager, { guids: [guid], change: 'highlight' });
    const end = { publishAt: null, unpublishAt: '2033-01-01T10:00:00.000Z' };
    await inject('POST', `/api/listitem:schedule/${guid}`, manager, end);
    await inject('POST', `/api/listitem:unpublish/${guid}`, manager);
    expect(await versionsOf(guid)).toMatchObject([{ number: 1, note: 'Eerste', isPublished: false }]);
    await publish(guid);
    expect(await versionsOf(guid)).toMatchObject([{ number: 1, note: 'Eerste', isPublished: true }]);
    // A call that writes it at once gives readers something too.
    await inject('PUT', `/api/listitem/${guid}`, admin, { metadata: { description: 'Kort' } });
    expect(await versionsOf(guid)).toMatchObject([
      { number: 2, note: null, isPublished: true },
      { number: 1, note: 'Eerste', isPublished: false },
    ]);
    const older = await historyOf(guid, '?only=versions&beforeVersion=2');
    expect(older.entries).toMatchObject([{ number: 1, isPublished: false }]);
  });

  it('is for who may edit the item, and told to nobody else', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'dijk' });
    const { guid: draft } = await buildItem(test.services, list, { title: 'dijk', isPublished: false });
    const member = await test.signInAs('Standard');
    const body = { kind: 'version', number: 1, base: 0 };
    const statuses = async (id: string, headers: Headers) => [
      (await inject('GET', `/api/listitem:history/${id}`, headers)).statusCode,
      (await inject('GET', `/api/listitem:history/${id}/versions/1`, headers)).statusCode,
      (await inject('GET', `/api/listitem:history/${id}/moments/0`, headers)).statusCode,
      (await restore(id, body, headers)).statusCode,
    ];
    expect(await statuses(guid, member)).toEqual([403, 403, 403, 403]);
    expect(await statuses(draft, member)).toEqual([404, 404, 404, 404]);
    expect(await statuses(guid, {})).toEqual([401, 401, 401, 401]);
    expect(await statuses(randomUUID(), manager)).toEqual([404, 404, 404, 404]);
    // The guid of a page is no item.
    const { pageId } = await buildList(test.services);
    expect(await statuses(pageId, manager)).toEqual([404, 404, 404, 404]);
  });
});

describe('putting an item back', () => {
  it('makes a version what is written, with its fields and pictures, and writes down who did and which', async () => {
    const field = buildItemField();
    const type = await buildItemType(test.services, { fields: [field] });
    const picture = {
      guid: randomUUID(),
      buildingBlockName: 'Image',
      content: { imageGuid: randomUUID(), alt: text('Zee') },
    };
    const words = { guid: randomUUID(), buildingBlockName: 'Text', content: { text: richText([paragraph('Oud.')]) } };
    const { guid } = await buildItem(test.services, list, {
      title: 'dijk',
      listItemTypeName: type.name,
      fields: { [field.id]: text('Gemeente') },
      contentBuildingBlockInstances: [picture, words],
    });
    const base = await send(guid, [
      typed('oude '),
      { kind: 'page', path: ['item', 'fields', field.id], value: text('Waterschap') },
      { kind: 'remove', block: picture.guid },
    ]);
    await publish(guid);
    const answer = await restore(guid, { kind: 'version', number: 1, base });
    const { operations, page } = answer.json<{ operations: LoggedOperation[]; page: { sequence: number } }>();
    expect([answer.statusCode, page.sequence]).toEqual([200, base + operations.length]);
    expect(new Set(operations.map(({ group }) => group)).size).toBe(1);
    const { document, hasChanges } = await copyOf(guid);
    expect(document).toMatchObject({ title: text('dijk'), item: { fields: { [field.id]: text('Gemeente') } } });
    expect(contentBlocksOf(document).map((block) => block.guid)).toEqual([picture.guid, words.guid]);
    // Readers notice nothing until it is published.
    expect(hasChanges).toBe(true);
    expect((await inject('GET', `/api/listitem/${guid}`, {})).json<ListItemDetail>().title).toBe('oude dijk');
    expect(await recorded(guid)).toEqual([{ number: 1 }]);
    const nothing = await restore(guid, { kind: 'version', number: 1, base: page.sequence });
    expect(nothing.json()).toMatchObject({ operations: [] });
    expect(await recorded(guid)).toHaveLength(1);
  });

  it('takes one part of it, or a moment, and leaves the rest', async () => {
    const words = { guid: randomUUID(), buildingBlockName: 'Text', content: { text: richText([paragraph('Oud.')]) } };
    const { guid } = await buildItem(test.services, list, { title: 'dijk', contentBuildingBlockInstances: [words] });
    const moment = await send(guid, [typed('oude ')]);
    const base = await send(guid, [typed('heel '), { kind: 'remove', block: words.guid }]);
    await restore(guid, { kind: 'version', number: 1, parts: [words.guid], base });
    const { document } = await copyOf(guid);
    expect(document.title).toEqual(text('heel oude dijk'));
    expect(document.buildingBlockInstances.map((block) => block.guid)).toEqual([words.guid]);
    await restore(guid, { kind: 'moment', number: moment, base });
    expect((await copyOf(guid)).document.title).toEqual(text('oude dijk'));
    expect(await recorded(guid)).toEqual([{ moment: expect.any(String) }, { number: 1, isPart: true }]);
  });

  it('is the item itself while nobody reads it, for whom it was and with the film that it showed', async () => {
    const { guid } = await buildItem(test.services, list, { contentBuildingBlockInstances: [filmBlock] });
    await inject('POST', `/api/listitem:unpublish/${guid}`, manager);
    const base = await send(guid, [
      typed('oude '),
      { kind: 'remove', block: filmBlock.guid },
      { kind: 'page', path: ['visibility'], value: 'Users' },
    ]);
    expect((await restore(guid, { kind: 'version', number: 1, base })).statusCode).toBe(200);
    const item = (await inject('GET', `/api/listitem/${guid}`, manager)).json<ListItemDetail>();
    expect(item.contentBuildingBlockInstances.map((block) => block.guid)).toEqual([filmBlock.guid]);
    const { entries } = await test.services.audit.list(system, { itemCount: 50, search: '', subjectId: guid });
    expect(entries.find(({ action }) => action === 'item.visibility-changed')).toMatchObject({
      details: { before: { visibility: 'Users' }, after: { visibility: 'Public' } },
    });
  });

  it('by the call that writes it at once is written down too', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'dijk' });
    await inject('PUT', `/api/listitem/${guid}`, manager, { title: 'Dijk bij zee' });
    expect((await inject('POST', `/api/listitem:restore/${guid}`, manager, { version: 1 })).statusCode).toBe(200);
    expect(await recorded(guid)).toEqual([{ number: 1 }]);
    expect(await versionsOf(guid)).toHaveLength(3);
  });
});
