import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { heicBytes, jpegBytes, pdfBytes } from '#features/form-files/server/form-files.factory.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import type { ItemType } from '#features/item-types/contract/item-type.ts';
import { type BuiltList, buildList } from '#features/list-items/server/list-items.factory.ts';
import { buildInbox, posted, report } from '#features/submissions/server/inbox.factory.ts';
import { buildSubmission } from '#features/submissions/server/submissions.factory.ts';
import type { ItemChoices, MadeOfSubmission } from '../contract/submission-items.ts';

type Headers = Record<string, string>;
let test: TestApp;
let inbox: Awaited<ReturnType<typeof buildInbox>>;
let list: BuiltList;
let form: string;
let image: string;

beforeAll(async () => {
  test = await startTestApp();
  inbox = await buildInbox(test);
  list = await buildList(test.services, {
    options: { itemTypeNames: ['News'] },
    block: { addPermission: 'Roles', addRoles: [inbox.role] },
  });
  form = await buildForm(test.services, { document: report, settings: { handlerRoleIds: [inbox.role] } });
  const types = (await inbox.get('/api/listitemtypes')).json<ItemType[]>();
  image = types.find(({ name }) => name === 'News')?.fields.find(({ key }) => key === 'image')?.id ?? '';
});
afterAll(() => test.close());

const sent = () => buildSubmission(test.services, form, { posted: posted('tile', 'Kaaistraat 12', 'jo@post.example') });
const url = (guid: string) => `/api/submissions/${guid}/items`;
const make = (guid: string, more: object = {}, headers: Headers = inbox.handler) =>
  inbox.post(url(guid), { listGuid: list.guid, typeName: 'News', mapping: { title: 'soort' }, ...more }, headers);
const undo = (guid: string, item: string, headers: Headers = inbox.handler) =>
  test.app.inject({ method: 'DELETE', url: `${url(guid)}/${item}`, headers });
const choices = async (guid: string) => (await inbox.get(url(guid), inbox.handler)).json<ItemChoices>();
const source = (guid: string) => inbox.get(`/api/listitem:source/${guid}`);

/** A file of a submission, as if it had come with it. */
async function attach(submissionGuid: string, name: string, mediaType: string, bytes: Buffer): Promise<string> {
  const { formFiles } = test.services;
  const owner = { formGuid: form, keyHash: randomUUID() };
  const { guid } = await formFiles.begin(owner, { version: 1, fieldId: 'plek', name, byteSize: bytes.length });
  await formFiles.addPiece(guid, owner.keyHash, 0, bytes);
  await formFiles.settle(guid, owner.keyHash, async () => ({ name, mediaType }));
  await test.platform.transaction((trx) => formFiles.claim(trx, owner, submissionGuid, [guid]));
  return guid;
}

describe('attachments', () => {
  it('stay with the submission unless they are chosen; those are copies that follow the rights of the item', async () => {
    const { guid } = await sent();
    const photo = await attach(guid, 'kade.jpg', 'image/jpeg', jpegBytes());
    await attach(guid, 'geheim.jpg', 'image/jpeg', jpegBytes());
    expect((await choices(guid)).files.map(({ name }) => name).toSorted()).toEqual(['geheim.jpg', 'kade.jpg']);
    const answer = await make(guid, { files: { [image]: [photo, photo] } });
    expect(answer.statusCode).toBe(200);
    const made = answer.json<MadeOfSubmission>();
    expect(made.leftFiles).toEqual([]);
    const { fields } = (await source(made.guid)).json<{ fields: Record<string, { imageGuid: string }[]> }>();
    const [picture, ...others] = fields[image] ?? [];
    expect(others).toEqual([]);
    // Another file than the one of the form, whose guid says nothing here.
    expect(picture?.imageGuid).not.toBe(photo);
    const look = (headers: Headers) => test.app.inject({ url: `/a/${picture?.imageGuid}`, headers });
    expect((await look(inbox.handler)).statusCode).toBe(200);
    expect([401, 403, 404]).toContain((await look({})).statusCode);
    expect([403, 404]).toContain((await look(await test.signInAs('Standard'))).statusCode);
    expect((await test.app.inject({ url: `/a/${photo}`, headers: inbox.admin })).statusCode).toBe(404);
    const entry = await test.platform.db
      .selectFrom('audit_entry')
      .select('details')
      .where('action', '=', 'submission.item-made')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry?.details).toMatchObject({ files: 2 });
  });

  it('that are no picture for the site, or of another submission, are left and named; the item is there', async () => {
    const { guid } = await sent();
    const other = await sent();
    const foreign = await attach(other.guid, 'van-een-ander.jpg', 'image/jpeg', jpegBytes());
    const heic = await attach(guid, 'IMG_1.heic', 'image/heic', heicBytes());
    const letter = await attach(guid, 'brief.pdf', 'application/pdf', pdfBytes());
    const broken = await attach(guid, 'kapot.jpg', 'image/jpeg', Buffer.from('no picture at all'));
    const answer = await make(guid, { files: { [image]: [heic, letter, broken, foreign] } });
    expect(answer.json()).toMatchObject({ leftFiles: ['IMG_1.heic', 'brief.pdf', 'kapot.jpg'] });
    const made = answer.json<MadeOfSubmission>();
    expect((await source(made.guid)).json<{ fields: object }>().fields).toEqual({});
    expect((await make(other.guid, { files: { [image]: ['x'] } })).statusCode).toBe(400);
  });
});

describe('an item that was made', () => {
  it('is the same under the same guid, and no other submission has it', async () => {
    const { guid } = await sent();
    const itemGuid = randomUUID();
    const answers = await Promise.all([make(guid, { itemGuid }), make(guid, { itemGuid, isAgain: true })]);
    expect(answers.map((answer) => answer.json<MadeOfSubmission>().guid)).toEqual([itemGuid, itemGuid]);
    expect((await choices(guid)).made).toHaveLength(1);
    const other = await sent();
    expect((await make(other.guid, { itemGuid })).statusCode).toBe(409);
  });

  it.each([
    ['before', 'asset'],
    ['after', 'item'],
  ])('gets its files by trying again when that broke off %s they were copied', async (_, refusing) => {
    const { guid } = await sent();
    const photo = await attach(guid, 'kade.jpg', 'image/jpeg', jpegBytes());
    const asked = { itemGuid: randomUUID(), files: { [image]: [photo] } };
    const { db, schema } = test.platform;
    const [table, name] = [refusing, `refuse_${refusing}`].map((one) => sql.id(schema, one));
    await sql`create function ${name}() returns trigger language plpgsql as
      $$ begin raise exception 'broken off'; end $$`.execute(db);
    await sql`create trigger refuse_files before ${sql.raw(refusing === 'asset' ? 'insert' : 'update')} on ${table}
      for each row execute function ${name}()`.execute(db);
    try {
      expect((await make(guid, asked)).statusCode).toBe(500);
    } finally {
      await sql`drop trigger refuse_files on ${table}`.execute(db);
    }
    const again = await make(guid, asked);
    expect([again.statusCode, again.json<MadeOfSubmission>().leftFiles]).toEqual([200, []]);
    const { fields } = (await source(asked.itemGuid)).json<{ fields: Record<string, object[]> }>();
    expect(fields[image]).toHaveLength(1);
  });

  it('is not there when it could not be linked', async () => {
    const { guid } = await sent();
    const itemGuid = randomUUID();
    const table = sql.id(test.platform.schema, 'submission_item');
    const name = sql.id(test.platform.schema, 'refuse_links');
    await sql`create function ${name}() returns trigger language plpgsql as
      $$ begin raise exception 'broken off' using errcode = '40001'; end $$`.execute(test.platform.db);
    await sql`create trigger refuse_links before insert on ${table} for each row execute function ${name}()`.execute(
      test.platform.db,
    );
    try {
      expect((await make(guid, { itemGuid })).statusCode).toBeGreaterThanOrEqual(500);
    } finally {
      await sql`drop trigger refuse_links on ${table}`.execute(test.platform.db);
    }
    expect((await source(itemGuid)).statusCode).toBe(404);
    expect((await make(guid, { itemGuid })).statusCode).toBe(200);
  });

  it('is taken back to the trash, told in the history, and another can be made', async () => {
    const { guid } = await sent();
    const made = (await make(guid)).json<MadeOfSubmission>();
    expect((await undo(guid, made.guid, {})).statusCode).toBe(401);
    expect((await undo(guid, made.guid, inbox.stranger)).statusCode).toBe(404);
    expect((await undo(randomUUID(), made.guid)).statusCode).toBe(404);
    expect((await undo((await sent()).guid, made.guid)).statusCode).toBe(404);
    expect((await undo(guid, randomUUID())).statusCode).toBe(404);
    expect((await undo(guid, 'x')).statusCode).toBe(400);
    expect((await undo(guid, made.guid)).statusCode).toBe(204);
    expect((await undo(guid, made.guid)).statusCode).toBe(204);
    expect((await choices(guid)).made).toEqual([]);
    const { events } = await inbox.read(guid);
    expect(events.map(({ kind }) => kind).filter((kind) => kind.startsWith('item-'))).toEqual([
      'item-made',
      'item-undone',
    ]);
    expect((await make(guid)).statusCode).toBe(200);
  });

  it('is not taken back once readers have it', async () => {
    const { guid } = await sent();
    const { guid: item } = (await make(guid, {}, inbox.admin)).json<MadeOfSubmission>();
    await test.app.inject({
      method: 'PUT',
      url: `/api/listitem/${item}`,
      headers: inbox.admin,
      payload: { isPublished: true },
    });
    const answer = await undo(guid, item, inbox.admin);
    expect(answer.json()).toMatchObject({ status: 409, code: 'submission-item-published' });
  });
});
