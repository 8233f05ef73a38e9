import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { type BuiltList, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildInbox, posted, report } from '#features/submissions/server/inbox.factory.ts';
import { buildSubmission } from '#features/submissions/server/submissions.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { ItemChoices, ItemSubmission, MadeOfSubmission } from '../contract/submission-items.ts';

type Headers = Record<string, string>;
let test: TestApp;
let inbox: Awaited<ReturnType<typeof buildInbox>>;
let list: BuiltList;
let form: string;
let subject: string;
let image: string;

const document = {
  fields: report.fields.map((field) => (field.id === 'wie0' ? { ...field, personalData: 'special' as const } : field)),
};

beforeAll(async () => {
  test = await startTestApp();
  inbox = await buildInbox(test);
  list = await buildList(test.services, {
    options: { itemTypeNames: ['News'] },
    block: { addPermission: 'Roles', addRoles: [inbox.role] },
  });
  await buildList(test.services, { block: { addPermission: 'Admin' } });
  form = await buildForm(test.services, { document, settings: { handlerRoleIds: [inbox.role] } });
  const types = (await inbox.get('/api/listitemtypes')).json<ItemType[]>();
  const news = types.find(({ name }) => name === 'News');
  const idOf = (key: string) => news?.fields.find((field) => field.key === key)?.id ?? '';
  subject = idOf('subject');
  image = idOf('image');
});
afterAll(() => test.close());

const sent = (place = 'Kaaistraat 12') =>
  buildSubmission(test.services, form, { posted: posted('tile', place, 'jo@post.example') });
const url = (guid: string) => `/api/submissions/${guid}/items`;
const choices = async (guid: string, headers: Headers = inbox.handler) =>
  (await inbox.get(url(guid), headers)).json<ItemChoices>();
const make = (guid: string, more: object = {}, headers: Headers = inbox.handler) =>
  inbox.post(url(guid), { listGuid: list.guid, typeName: 'News', mapping: { title: 'soort' }, ...more }, headers);
const audits = (action: string) =>
  test.platform.db.selectFrom('audit_entry').select('details').where('action', '=', action).orderBy('id').execute();

describe('what an item can be made of', () => {
  it('is told with the lists that one may add to, to who deals with the form', async () => {
    const { guid } = await sent();
    const found = await choices(guid);
    expect(found.questions.map(({ field, isPersonal }) => [field, isPersonal])).toEqual([
      ['soort', false],
      ['plek', false],
      ['wie0', true],
      ['mail', false],
    ]);
    expect(found.lists.map((one) => [one.guid, one.typeNames])).toEqual([[list.guid, ['News']]]);
    expect((await choices(guid, inbox.admin)).lists.length).toBeGreaterThan(1);
    expect(found.made).toEqual([]);
    // Special data was looked at.
    expect((await audits('submission.read')).length).toBeGreaterThan(0);
    expect((await inbox.get(url(guid), {})).statusCode).toBe(401);
    expect((await inbox.get(url(guid), inbox.stranger)).statusCode).toBe(404);
    expect((await inbox.get(url(randomUUID()))).statusCode).toBe(404);
  });
});

describe('an item of a submission', () => {
  it('is a draft with the answers that were chosen, linked both ways, in the history and the audit log', async () => {
    const { guid } = await sent();
    const mapping = { title: 'soort', description: 'plek', [subject]: 'plek', [image]: 'plek' };
    const answer = await make(guid, { mapping });
    expect(answer.statusCode).toBe(200);
    const made = answer.json<MadeOfSubmission>();
    // A place is no picture, and that is said.
    expect(made.left).toHaveLength(1);
    const item = (await inbox.get(`/api/listitem:source/${made.guid}`)).json<{
      title: object;
      isPublished: boolean;
      fields: Record<string, unknown>;
      metadata: { description: object };
    }>();
    expect(item).toMatchObject({
      title: text('Losse stoeptegel'),
      isPublished: false,
      fields: { [subject]: text('Kaaistraat 12') },
      metadata: { description: text('Kaaistraat 12') },
    });
    expect(JSON.stringify(item)).not.toContain('Jo Smit');
    const { events } = await inbox.read(guid);
    expect(events.at(-1)).toMatchObject({ kind: 'item-made', item: { guid: made.guid, title: 'Losse stoeptegel' } });
    const source = (await inbox.get(`/api/listitem:submission/${made.guid}`, inbox.handler)).json<ItemSubmission>();
    expect(source).toMatchObject({ sourceKind: 'FormSubmission', submissionGuid: guid, formGuid: form });
    // To who does not deal with it, the item was made of nothing.
    expect((await inbox.get(`/api/listitem:submission/${made.guid}`, inbox.stranger)).json()).toBeNull();
    expect((await audits('submission.item-made')).at(-1)?.details).toMatchObject({ personalAnswers: 0 });
    expect((await choices(guid)).made).toMatchObject([{ guid: made.guid, title: 'Losse stoeptegel' }]);
  });

  it('is made once unless it is said, also by two at once', async () => {
    const { guid } = await sent();
    const both = await Promise.all([make(guid), make(guid, {}, inbox.admin)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await make(guid)).json()).toMatchObject({ code: 'submission-item-exists' });
    expect((await make(guid, { isAgain: true })).statusCode).toBe(200);
    expect((await choices(guid)).made).toHaveLength(2);
  });

  it('remembers what was chosen, never what is about a person', async () => {
    const { guid } = await sent();
    expect((await make(guid, { mapping: { title: 'plek', description: 'wie0' } })).statusCode).toBe(200);
    expect((await audits('submission.item-made')).at(-1)?.details).toMatchObject({ personalAnswers: 1 });
    const next = await sent('Dijkweg 40');
    expect((await choices(next.guid)).remembered).toEqual([
      { listGuid: list.guid, typeName: 'News', mapping: { title: 'plek' } },
    ]);
  });

  it('has the reference for a title where nothing is chosen, and no answer that was taken out', async () => {
    const { guid, reference } = await sent();
    await inbox.post(`/api/submissions/${guid}/redactions`, { fields: ['plek'] });
    const { guid: item } = (await make(guid, { mapping: { [subject]: 'plek' } })).json<MadeOfSubmission>();
    expect((await inbox.get(`/api/listitem:source/${item}`)).json()).toMatchObject({
      title: text(reference),
      fields: {},
    });
  });

  it('is refused to who may not, and for what is not there', async () => {
    const { guid } = await sent();
    const other = await buildList(test.services, { block: { addPermission: 'Admin' } });
    expect((await make(guid, {}, {})).statusCode).toBe(401);
    expect((await make(guid, {}, inbox.stranger)).statusCode).toBe(404);
    expect((await make(guid, { listGuid: other.guid })).statusCode).toBe(404);
    expect((await make(guid, { listGuid: randomUUID() }, inbox.admin)).statusCode).toBe(404);
    expect((await make(guid, { typeName: 'Event' })).statusCode).toBe(400);
    expect((await make(guid, { mapping: { nothing: 'soort' } })).statusCode).toBe(400);
    expect((await make(randomUUID())).statusCode).toBe(404);
    expect((await inbox.get(`/api/listitem:submission/${guid}`, {})).statusCode).toBe(401);
    await inbox.change([{ guid, isTrashed: true }]);
    expect((await make(guid)).statusCode).toBe(404);
  });
});
