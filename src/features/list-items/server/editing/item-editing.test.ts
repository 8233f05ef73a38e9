import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItemField, buildItemType } from '#features/item-types/server/item-types.factory.ts';
import type { LoggedOperation, Operation } from '#features/pages/contract/operations/operation.ts';
import { operationsOfField } from '#features/pages/contract/operations/written.ts';
import type { PageState } from '#features/pages/contract/working-copy.ts';
import { pairOf } from '#features/translation/contract/text-notes.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { ItemWorkingCopy } from '../../contract/editing/item-editing.endpoints.ts';
import type { ListItemDetail } from '../../contract/list-item.ts';
import { buildItem, buildList } from '../list-items.factory.ts';
import { filmBlock } from '../testing/film-block.ts';

interface Answer {
  operations: LoggedOperation[];
  refused: { id: string; code: string }[];
  page: PageState;
}
type Headers = Record<string, string>;

let test: TestApp;
let manager: Headers;
let admin: Headers;
let member: Headers;
let list: string;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
  list = (await buildList(test.services)).guid;
});
afterAll(() => test.close());

const inject = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, headers: Headers, payload?: object) =>
  test.app.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });
const named = (operation: Operation, undoes: string | null = null) => {
  const id = randomUUID();
  return { id, operation, group: id, undoes };
};
const post = (guid: string, base: number, operations: Operation[], headers = manager) =>
  inject('POST', `/api/listitem:operations/${guid}`, headers, {
    base,
    operations: operations.map((one) => named(one)),
  });
const send = async (guid: string, base: number, operations: Operation[], headers = manager): Promise<Answer> => {
  const answer = await post(guid, base, operations, headers);
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
};
const copyOf = async (guid: string) =>
  (await inject('GET', `/api/listitem:workingcopy/${guid}`, manager)).json<ItemWorkingCopy>();
const read = async (guid: string, headers: Headers = {}) =>
  (await inject('GET', `/api/listitem/${guid}`, headers)).json<ListItemDetail>();
const act = async (guid: string, what: 'publish' | 'unpublish' | 'schedule', body?: object) =>
  (await inject('POST', `/api/listitem:${what}/${guid}`, manager, body)).json<PageState>();
const typed = (at: number, words: string): Operation => ({
  kind: 'text',
  place: { block: null, path: ['title'], language: 'nl', format: 'plain' },
  steps: [{ stepType: 'replace', from: at, to: at, slice: { content: [{ type: 'text', text: words }] } }],
});

const english = (at: number, words: string): Operation => ({
  kind: 'text',
  place: { block: null, path: ['title'], language: 'en', format: 'plain' },
  steps: [{ stepType: 'replace', from: 0, to: at, slice: { content: [{ type: 'text', text: words }] } }],
});
const say = (nl: string, en: string, reading: 'read' | 'unread'): Operation => ({
  kind: 'translated',
  language: 'en',
  ...pairOf(text(nl, en), 'en'),
  reading,
});

describe('languages of an item', () => {
  const inEnglish = async (guid: string) =>
    (await inject('GET', `/api/listitem/${guid}?language=en`, {})).json<ListItemDetail>();
  const standing = async (guid: string) => (await copyOf(guid)).translations.find(({ language }) => language === 'en');

  it('are outdated when the source changes, until someone says that they hold; undoing that is undoing', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'Dijk' });
    const written = await send(guid, 0, [english(0, 'Dike')]);
    expect(written.page.hasChanges).toBe(true);
    expect(await standing(guid)).toMatchObject({ isOutdated: false, readers: 'nothing' });
    await act(guid, 'publish');
    expect((await inEnglish(guid)).title).toBe('Dike');
    await send(guid, 1, [typed(4, 'en')]);
    expect(await standing(guid)).toMatchObject({ isOutdated: true, readers: 'the-same' });
    const { operations } = await send(guid, 2, [say('Dijken', 'Dike', 'read')]);
    expect(await standing(guid)).toMatchObject({ isOutdated: false });
    const [done] = operations as [LoggedOperation];
    const body = { base: 3, operations: [named(done.inverse[0] as Operation, done.id)] };
    await inject('POST', `/api/listitem:operations/${guid}`, manager, body);
    expect(await standing(guid)).toMatchObject({ isOutdated: true });
    await act(guid, 'publish');
    expect(await standing(guid)).toMatchObject({ isOutdated: true, readers: 'the-same' });
  });

  it('go to readers by name, and what a machine wrote only when someone read it', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'Dijk' });
    await send(guid, 0, [english(0, 'Dike'), say('Dijk', 'Dike', 'unread')]);
    expect(await act(guid, 'publish')).toMatchObject({ hasChanges: true });
    expect(await inEnglish(guid)).toMatchObject({ title: 'Dijk', titleLang: 'nl' });
    expect(await standing(guid)).toMatchObject({ isAutomatic: true, readers: 'nothing' });
    expect(await act(guid, 'publish', { languages: [] })).toMatchObject({ hasChanges: true });
    expect((await inEnglish(guid)).title).toBe('Dijk');
    expect(await act(guid, 'publish', { languages: ['en'] })).toMatchObject({ hasChanges: false });
    expect((await inEnglish(guid)).title).toBe('Dike');
    expect(await standing(guid)).toMatchObject({ isAutomatic: false, readers: 'the-same' });
  });

  it('keep a machine’s words from an item that is planned', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'Sluis' });
    await act(guid, 'unpublish');
    const { sequence } = await copyOf(guid);
    await send(guid, sequence, [english(0, 'Lock'), say('Sluis', 'Lock', 'unread')]);
    const source = await inject('GET', `/api/listitem:source/${guid}`, manager);
    expect(source.json<{ title: unknown }>().title).toEqual(text('Sluis'));
    expect((await copyOf(guid)).document.title).toEqual(text('Sluis', 'Lock'));
  });

  it('are not translated without a translator, nor for who may not write the item', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'Dijk' });
    const ask = (headers: Headers) =>
      inject('POST', `/api/listitem:translatetext/${guid}`, headers, { language: 'en', text: 'Dijk' });
    expect((await ask(manager)).json()).toMatchObject({ status: 409, code: 'no-provider' });
    expect([(await ask(member)).statusCode, (await ask({})).statusCode]).toEqual([403, 401]);
  });
});

describe('what is written of an item that readers have', () => {
  it('waits until it is published, and is one operation in the log for each thing that was done', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'Dijk' });
    const answer = await send(guid, 0, [typed(4, 'en'), { kind: 'page', path: ['item', 'highlight'], value: true }]);
    expect(answer.refused).toEqual([]);
    expect(answer.operations.map(({ number }) => number)).toEqual([1, 2]);
    expect(answer.page).toMatchObject({ sequence: 2, isPublished: true, hasChanges: true });
    expect((await read(guid)).title).toBe('Dijk');
    expect(await copyOf(guid)).toMatchObject({
      document: { title: text('Dijken'), item: { highlight: true } },
      published: { title: text('Dijk') },
    });
    expect(await act(guid, 'publish')).toMatchObject({ sequence: 2, isPublished: true, hasChanges: false });
    expect(await read(guid)).toMatchObject({ title: 'Dijken', metadata: { highlight: true } });
    const versions = await inject('GET', `/api/listitem:versions/${guid}`, manager);
    expect(versions.json<unknown[]>()).toHaveLength(1);
  });

  it('is as readers have it again when all of it is taken back', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'Dijk' });
    const { operations } = await send(guid, 0, [typed(4, 'en')]);
    const [done] = operations as [LoggedOperation];
    const body = { base: 1, operations: [named(done.inverse[0] as Operation, done.id)] };
    const undone = await inject('POST', `/api/listitem:operations/${guid}`, manager, body);
    expect(undone.json<Answer>().page).toMatchObject({ sequence: 2, hasChanges: false });
    // What someone else did is not theirs to take back.
    const other = { base: 2, operations: [named(done.inverse[0] as Operation, done.id)] };
    const refused = await inject('POST', `/api/listitem:operations/${guid}`, admin, other);
    expect(refused.json<Answer>().refused).toMatchObject([{ code: 'not-yours' }]);
  });

  it('fits together with what another did meanwhile, in this editor and by the calls that write at once', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'Dijk' });
    await send(guid, 0, [typed(4, 'en')]);
    const late = await send(guid, 0, [typed(0, 'De ')], admin);
    expect(late.operations.map(({ number }) => number)).toEqual([1, 2]);
    await inject('PUT', `/api/listitem/${guid}`, admin, { metadata: { description: 'Kort' } });
    const { document, sequence } = await copyOf(guid);
    expect(document).toMatchObject({ title: text('De Dijken'), description: text('Kort') });
    expect(sequence).toBe(3);
    const log = await inject('GET', `/api/listitem:operations/${guid}?after=2`, manager);
    expect(log.json<Answer>().operations).toMatchObject([
      { number: 3, operation: { place: { path: ['description'] } } },
    ]);
  });

  it('leaves what another set meanwhile, until whoever sets it too has seen that', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'Dijk' });
    const opened = await copyOf(guid);
    const seenBy = (visibility: string): Operation => ({ kind: 'page', path: ['visibility'], value: visibility });
    await send(guid, opened.sequence, [seenBy('Users')], admin);
    const late = await send(guid, opened.sequence, [seenBy('Public'), typed(4, 'en')]);
    expect(late.refused).toMatchObject([{ code: 'overtaken' }]);
    expect((await copyOf(guid)).document).toMatchObject({ visibility: 'Users', title: text('Dijken') });
    expect((await send(guid, late.page.sequence, [seenBy('Public')])).refused).toEqual([]);
  });

  it('is done once when it is sent twice', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'Dijk' });
    const body = { base: 0, operations: [named(typed(4, 'en'))] };
    await inject('POST', `/api/listitem:operations/${guid}`, manager, body);
    const again = await inject('POST', `/api/listitem:operations/${guid}`, manager, body);
    expect(again.json<Answer>()).toMatchObject({ refused: [], page: { sequence: 1 } });
    expect((await copyOf(guid)).document.title).toEqual(text('Dijken'));
  });
});

describe('an item that nobody reads yet', () => {
  it('is what is written of it, also without a title for a moment, and leaves no version of each word', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'Dijk', isPublished: false });
    const taken = { kind: 'text', place: { block: null, path: ['title'], language: 'nl', format: 'plain' } } as const;
    const empty = { ...taken, steps: [{ stepType: 'replace', from: 0, to: 4 }] };
    expect((await send(guid, 0, [empty])).page).toMatchObject({ isPublished: false, hasChanges: false });
    expect((await read(guid, manager)).title).toBe('Dijk');
    await send(guid, 1, [typed(0, 'Sluis')]);
    expect((await read(guid, manager)).title).toBe('Sluis');
    expect((await inject('GET', `/api/listitem:versions/${guid}`, manager)).json()).toEqual([]);
  });

  it('is planned and published as it is then, and taken off again', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'Dijk', isPublished: false });
    const [publishAt, unpublishAt] = ['2099-01-01T09:00:00.000Z', '2099-02-01T09:00:00.000Z'];
    expect(await act(guid, 'schedule', { publishAt, unpublishAt })).toMatchObject({ publishAt, unpublishAt });
    await send(guid, 0, [typed(4, 'en')]);
    expect((await read(guid, manager)).title).toBe('Dijken');
    expect(await act(guid, 'publish')).toMatchObject({ isPublished: true, publishAt: null, unpublishAt });
    expect((await read(guid)).title).toBe('Dijken');
    expect(await act(guid, 'schedule', { publishAt: null, unpublishAt: null })).toMatchObject({
      isPublished: true,
      unpublishAt: null,
    });
    expect(await act(guid, 'unpublish')).toMatchObject({ isPublished: false });
    expect((await inject('GET', `/api/listitem/${guid}`, {})).statusCode).toBe(404);
  });
});

it('takes the words of a field as what was typed, so that two write it at once', async () => {
  const field = buildItemField();
  const type = await buildItemType(test.services, { fields: [{ ...field, kind: 'text' }] });
  const { guid } = await buildItem(test.services, list, { title: 'Dijk', listItemTypeName: type.name });
  const path = ['item', 'fields', field.id];
  const write = async (was: string | undefined, is: string) => {
    const { document } = await copyOf(guid);
    return operationsOfField(document, { block: null, path, was: was === undefined ? was : text(was), is: text(is) });
  };
  const [first, second] = [await write(undefined, 'Lang'), await write(undefined, 'Breed')];
  expect((await send(guid, 0, first)).refused).toEqual([]);
  expect((await send(guid, 0, second, admin)).refused).toEqual([]);
  expect((await copyOf(guid)).document.item.fields[field.id]).toEqual(text('LangBreed'));
});

describe('what may not be', () => {
  it('is refused one by one, and the rest is done', async () => {
    const field = buildItemField();
    const type = await buildItemType(test.services, { fields: [{ ...field, kind: 'number' }] });
    const { guid } = await buildItem(test.services, list, { title: 'Dijk', listItemTypeName: type.name });
    const { refused, page } = await send(guid, 0, [
      { kind: 'page', path: ['item', 'fields', field.id], value: 'veel' },
      { kind: 'layout', layout: '75-25' },
      { kind: 'page', path: ['item', 'parentGuids'], value: [guid] },
      { kind: 'page', path: ['item', 'fields', field.id], value: 3 },
    ]);
    expect(refused.map(({ code }) => code)).toEqual(['bad-input', 'no-place', 'bad-input']);
    expect(page.sequence).toBe(1);
  });

  it('is for others: members, visitors, and who asks for what is gone', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'Dijk' });
    const statuses = async (id: string, headers: Headers) => [
      (await inject('GET', `/api/listitem:workingcopy/${id}`, headers)).statusCode,
      (await inject('GET', `/api/listitem:operations/${id}`, headers)).statusCode,
      (await post(id, 0, [typed(0, 'x')], headers)).statusCode,
      (await inject('POST', `/api/listitem:publish/${id}`, headers)).statusCode,
      (await inject('POST', `/api/listitem:unpublish/${id}`, headers)).statusCode,
      (await inject('POST', `/api/listitem:schedule/${id}`, headers, { publishAt: null, unpublishAt: null }))
        .statusCode,
    ];
    expect(new Set(await statuses(guid, {}))).toEqual(new Set([401]));
    expect(new Set(await statuses(guid, member))).toEqual(new Set([403]));
    expect(new Set(await statuses(randomUUID(), manager))).toEqual(new Set([404]));
    expect((await post(guid, 5, [typed(0, 'x')])).statusCode).toBe(409);
    await inject('DELETE', `/api/listitem/${guid}`, manager);
    expect(new Set(await statuses(guid, manager))).toEqual(new Set([404]));
  });

  it('is a title that is missing, once readers would get it', async () => {
    const { guid } = await buildItem(test.services, list, { title: 'D' });
    const place = { block: null, path: ['title'], language: 'nl', format: 'plain' } as const;
    await send(guid, 0, [{ kind: 'text', place, steps: [{ stepType: 'replace', from: 0, to: 1 }] }]);
    expect((await inject('POST', `/api/listitem:publish/${guid}`, manager)).statusCode).toBe(400);
  });
});

it('follows who reads it: a change of that is written down when readers get it', async () => {
  const { guid } = await buildItem(test.services, list, { title: 'Dijk' });
  await send(guid, 0, [{ kind: 'page', path: ['visibility'], value: 'Users' }]);
  expect((await inject('GET', `/api/listitem/${guid}`, {})).statusCode).toBe(200);
  await act(guid, 'publish');
  expect((await inject('GET', `/api/listitem/${guid}`, {})).statusCode).toBe(404);
});

describe('who reads an item with a film of somebody else', () => {
  const visibility = (value: 'Users' | 'Public'): Operation => ({ kind: 'page', path: ['visibility'], value });
  const actionsOn = async (guid: string) => {
    const rows = test.platform.db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', guid)
      .orderBy('id');
    return (await rows.execute()).map(({ action }) => action);
  };
  const film = (isPublished: boolean) =>
    buildItem(test.services, list, { isPublished, contentBuildingBlockInstances: [filmBlock] });

  it('is written down when it is published, and when it is taken off with what was still to come', async () => {
    const { guid } = await film(false);
    await send(guid, 0, [visibility('Users')]);
    await act(guid, 'publish');
    await send(guid, 1, [visibility('Public')]);
    await act(guid, 'unpublish');
    const [seenBy, taken] = ['item.visibility-changed', 'item.unpublished'];
    expect(await actionsOn(guid)).toEqual([seenBy, 'item.published', taken, seenBy]);
  });

  it('is written down when it is planned, and when the plan is stopped', async () => {
    const { guid } = await film(false);
    const publishAt = '2099-01-01T09:00:00.000Z';
    await act(guid, 'schedule', { publishAt, unpublishAt: null });
    await send(guid, 0, [visibility('Users'), typed(0, 'Een ')]);
    await act(guid, 'schedule', { publishAt: null, unpublishAt: null });
    expect(await actionsOn(guid)).toEqual(['item.published', 'item.visibility-changed', 'item.unpublished']);
  });

  it('goes on waiting when only its end is planned', async () => {
    const { guid } = await film(true);
    await send(guid, 0, [visibility('Users'), typed(0, 'Nieuw: ')]);
    const unpublishAt = '2099-01-01T09:00:00.000Z';
    expect(await act(guid, 'schedule', { publishAt: null, unpublishAt })).toMatchObject({
      unpublishAt,
      hasChanges: true,
    });
    expect(await actionsOn(guid)).toEqual([]);
    expect((await read(guid)).title).not.toContain('Nieuw');
    expect((await act(guid, 'publish')).unpublishAt).toBe(unpublishAt);
    expect((await read(guid, manager)).title).toContain('Nieuw');
  });
});

describe('GET /api/listitem:textmarks/{guid}', () => {
  it('tells who wrote and who read a text of an item, to who may edit it', async () => {
    const { guid } = await buildItem(test.services, list, { title: text('Haven') });
    const marks = (headers: Headers) => inject('GET', `/api/listitem:textmarks/${guid}?language=en`, headers);
    const { sequence } = await copyOf(guid);
    const { page } = await send(guid, sequence, [english(0, 'Harbour')]);
    expect((await marks(manager)).json()).toMatchObject([
      { block: null, path: ['title'], vouched: { how: 'wrote', by: { name: 'Test ContentManager' } } },
    ]);
    const after = await send(guid, page.sequence, [typed(0, 'Oude ')], admin);
    await send(guid, after.page.sequence, [say('Oude Haven', 'Harbour', 'read')], admin);
    expect((await marks(manager)).json()).toMatchObject([
      { vouched: { how: 'read', by: { name: 'Test Admin' } }, source: { by: { name: 'Test Admin' } } },
    ]);
    expect([(await marks(member)).statusCode, (await marks({})).statusCode]).toEqual([403, 401]);
  });
});
