import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { ConversionPreview, ItemType } from '../contract/item-type.ts';
import { itemTypesTag } from '../contract/item-types.tags.ts';
import { buildItemField, buildItemType } from './item-types.factory.ts';

let test: TestApp;
let admin: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await test.signInAs('Admin');
});
afterAll(() => test.close());

const url = '/api/listitemtypes';
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: unknown, headers = admin) =>
  test.app.inject({ method, url: path, headers, ...(payload === undefined ? {} : { payload: payload as object }) });
const types = async () => (await send('GET', url, undefined, {})).json<ItemType[]>();
const changesOf = ({ itemName, itemNamePlural, icon, fields, features }: ItemType) => ({
  ...{ itemName, itemNamePlural, icon, fields, features },
});
const sourceFields = async (id: string) =>
  (await send('GET', `/api/listitem:source/${id}`)).json<{ fields: Record<string, unknown> }>().fields;

describe('the types', () => {
  it('are those of product.md §3 on a new platform, with words in both languages', async () => {
    const found = await types();
    const names = [
      'News',
      'Event',
      'Document',
      'FAQ',
      'Article',
      'Project',
      'Idea',
      'Topic',
      'Reaction',
      'Vacancy',
      'Location',
      'Link',
    ];
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    for (const { itemName, itemNamePlural, fields } of found.filter(({ isBuiltIn }) => isBuiltIn)) {
      for (const words of [itemName, itemNamePlural, ...fields.map(({ label }) => label)]) {
        expect(Object.keys(words.$lang).sort()).toEqual(['en', 'nl']);
      }
    }
  });

  it('say what search engines know them as; one that an admin makes says nothing until that is chosen', async () => {
    const known = (await types()).filter(({ schemaType }) => schemaType !== 'None');
    expect(Object.fromEntries(known.map(({ name, schemaType }) => [name, schemaType]))).toEqual({
      News: 'NewsArticle',
      Event: 'Event',
      FAQ: 'FAQPage',
      Article: 'Article',
      Vacancy: 'JobPosting',
    });
    const made = await buildItemType(test.services);
    expect(made.schemaType).toBe('None');
    const put = async (changes: object) =>
      (await send('PUT', `${url}/${made.guid}`, { ...changesOf(made), ...changes })).json<ItemType>().schemaType;
    expect(await put({ schemaType: 'Event' })).toBe('Event');
    // Left out, it stays.
    expect(await put({})).toBe('Event');
    expect((await send('PUT', `${url}/${made.guid}`, { ...changesOf(made), schemaType: 'Dinosaur' })).statusCode).toBe(
      400,
    );
  });

  it('stay as an admin changed them, and away when deleted', async () => {
    const news = (await types()).find(({ name }) => name === 'News') as ItemType;
    const link = (await types()).find(({ name }) => name === 'Link') as ItemType;
    const changed = await send('PUT', `${url}/${news.guid}`, {
      ...changesOf(news),
      itemName: text('bericht', 'message'),
    });
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await send('DELETE', `${url}/${link.guid}`)).statusCode).toBe(204);
    // As another process would after a restart.
    test.platform.forget([itemTypesTag]);
    const found = await types();
    expect(found.find(({ name }) => name === 'News')?.itemName).toEqual(text('bericht', 'message'));
    expect(found.some(({ name }) => name === 'Link')).toBe(false);
  });

  it.each([
    ['POST', url],
    ['PUT', `${url}/5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01`],
    ['POST', `${url}/5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01/preview`],
    ['DELETE', `${url}/5f0c2a51-0d43-4b5e-8b0e-2a4f5d9c1e01`],
  ] as const)('%s %s is for admins', async (method, path) => {
    const body = { name: 'X', itemName: text('x'), itemNamePlural: text('x') };
    const manager = await test.signInAs('ContentManager');
    expect((await send(method, path, method === 'DELETE' ? undefined : body, {})).statusCode).toBe(401);
    expect((await send(method, path, method === 'DELETE' ? undefined : body, manager)).statusCode).toBe(403);
  });
});

describe('making a type', () => {
  const body = (name: string, fields: unknown[] = []) => ({
    name,
    itemName: text('x'),
    itemNamePlural: text('x’en'),
    fields,
  });

  it('gives it to everyone at once', async () => {
    await types();
    const made = await send('POST', url, body('Recept', [buildItemField({ key: 'tijd', kind: 'number' })]));
    expect(made.statusCode, made.body).toBe(200);
    expect((await types()).find(({ name }) => name === 'Recept')?.fields[0]).toMatchObject({
      key: 'tijd',
      kind: 'number',
    });
  });

  it('refuses a name that is taken, and fields that clash', async () => {
    expect((await send('POST', url, body('Event'))).statusCode).toBe(409);
    expect((await send('POST', url, body('geen hoofdletter'))).statusCode).toBe(400);
    const field = buildItemField();
    const twice = await send('POST', url, body('Dubbel', [field, { ...field, key: 'ander' }]));
    expect([twice.statusCode, twice.json<{ fields: { code: string }[] }>().fields[0]?.code]).toEqual([400, 'taken']);
  });
});

describe('changing a type', () => {
  it('shows first what it would do, then does just that, and keeps what was', async () => {
    const hours = buildItemField({ key: 'uren', isInList: true });
    const note = buildItemField({ key: 'noot' });
    const type = await buildItemType(test.services, { fields: [hours, note] });
    const { guid } = await buildList(test.services);
    const make = (title: string, value: string) =>
      buildItem(test.services, guid, {
        title,
        listItemTypeName: type.name,
        fields: { [hours.id]: text(value), [note.id]: text(`noot ${title}`) },
      });
    const [good, bad] = [await make('goed', '12,5'), await make('fout', 'veel')];
    const changes = {
      ...changesOf(type),
      fields: [{ ...hours, kind: 'number' as const, label: text('Uren per week') }],
    };

    const preview = (await send('POST', `${url}/${type.guid}/preview`, changes)).json<ConversionPreview>();
    expect(preview.itemCount).toBe(2);
    expect(preview.fields).toMatchObject([
      { id: hours.id, change: 'converted', converted: 1, lost: 1 },
      { id: note.id, change: 'removed', converted: 0, lost: 2 },
    ]);
    expect(preview.fields[0]?.examples).toEqual(
      expect.arrayContaining([
        { title: 'goed', before: '12,5', after: '12.5' },
        { title: 'fout', before: 'veel', after: null },
      ]),
    );
    expect(await sourceFields(good.guid)).toMatchObject({ [hours.id]: text('12,5') });

    expect((await send('PUT', `${url}/${type.guid}`, changes)).statusCode).toBe(200);
    expect((await sourceFields(good.guid))[hours.id]).toBe(12.5);
    expect((await sourceFields(bad.guid))[hours.id]).toBeUndefined();
    const list = await send('GET', `/api/listitem/list/${guid}?itemCount=9&filter=meta:uren=>12`, undefined, {});
    expect(list.json<{ title: string; fields: unknown }[]>()).toMatchObject([
      { title: 'goed', fields: { uren: 12.5 } },
    ]);
    const versions = await send('GET', `/api/listitem:versions/${bad.guid}`);
    expect(versions.json<unknown[]>()).toHaveLength(1);

    // A field that comes back has its values still, also after the item was changed in between.
    await send('PUT', `/api/listitem/${good.guid}`, { title: 'goed!' });
    await send('PUT', `${url}/${type.guid}`, { ...changes, fields: [...changes.fields, note] });
    const item = (await send('GET', `/api/listitem/${good.guid}`, undefined, {})).json<{ fields: unknown }>();
    expect(item.fields).toMatchObject({ uren: 12.5, noot: { value: 'noot goed' } });
  });

  it('never changes a key, which filters and feeds hang on', async () => {
    const field = buildItemField();
    const type = await buildItemType(test.services, { fields: [field] });
    const answer = await send('PUT', `${url}/${type.guid}`, {
      ...changesOf(type),
      fields: [{ ...field, key: 'nieuw' }],
    });
    expect([answer.statusCode, answer.json<{ fields: { code: string }[] }>().fields[0]?.code]).toEqual([400, 'fixed']);
  });

  it('shows in lists what is to be shown there from now on', async () => {
    const field = buildItemField({ key: 'plaats' });
    const type = await buildItemType(test.services, { fields: [field] });
    const { guid } = await buildList(test.services);
    await buildItem(test.services, guid, { listItemTypeName: type.name, fields: { [field.id]: text('Haven') } });
    const fields = async () =>
      (await send('GET', `/api/listitem/list/${guid}`, undefined, {})).json<{ fields: unknown }[]>()[0]?.fields;
    expect(await fields()).toEqual({});
    await send('PUT', `${url}/${type.guid}`, { ...changesOf(type), fields: [{ ...field, isInList: true }] });
    expect(await fields()).toEqual({ plaats: { value: 'Haven' } });
  });
});

it('is not changed over what someone else changed in the meantime', async () => {
  const { guid, ...type } = await buildItemType(test.services);
  const change = (nl: string, changedOn: string | undefined) =>
    send('PUT', `${url}/${guid}`, { ...changesOf({ guid, ...type }), itemName: text(nl), changedOn });
  const first = await change('eerste', type.changedOn);
  expect(first.statusCode).toBe(200);
  const second = await change('tweede', type.changedOn);
  expect([second.statusCode, second.json<{ code: string }>().code]).toEqual([409, 'item-type-changed']);
  expect((await types()).find((one) => one.guid === guid)?.itemName).toEqual(text('eerste'));
  expect((await change('derde', first.json<ItemType>().changedOn)).statusCode).toBe(200);
});

describe('deleting a type', () => {
  it('is refused while anything has it, in the trash too', async () => {
    const type = await buildItemType(test.services);
    const { guid } = await buildList(test.services);
    const item = await buildItem(test.services, guid, { listItemTypeName: type.name });
    await send('DELETE', `/api/listitem/${item.guid}`);
    const refused = await send('DELETE', `${url}/${type.guid}`);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'item-type-in-use']);
    const unused = await buildItemType(test.services);
    expect((await send('DELETE', `${url}/${unused.guid}`)).statusCode).toBe(204);
    expect((await send('DELETE', `${url}/${unused.guid}`)).statusCode).toBe(404);
  });
});
