import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import type { Receipt, SentSubmission } from '#features/submissions/contract/filling.ts';
import type { Submission } from '#features/submissions/contract/handling/inbox.ts';
import { writePostedFile } from '#field-kinds/kit/contract/posted-file.ts';
import type { Challenge } from '#platform/contract/robots/challenge.ts';
import { zeroBits } from '#platform/contract/robots/zero-bits.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { FormFile } from '../contract/form-file.ts';
import { heicBytes, jpegBytes, multipartForm } from './form-files.factory.ts';

type Headers = Record<string, string>;
let now = new Date('2026-11-17T12:00:00Z');
let test: TestApp;
let admin: Headers;
let member: Headers;

beforeAll(async () => {
  test = await startTestApp({ clock: { now: () => now } });
  admin = await test.signInAs('Admin');
  member = await test.signInAs('Standard');
});
beforeEach(() => {
  now = new Date('2026-11-17T12:00:00Z');
});
afterAll(() => test.close());

const megabyte = 1024 * 1024;
const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1000);
};
const newKey = () => randomBytes(24).toString('base64url');

const asksPhoto = (more: object = {}) => ({
  fields: [
    { id: 'naam', kind: 'text', label: text('Uw naam') },
    {
      id: 'foto',
      kind: 'file',
      label: text('Foto'),
      settings: { groups: ['image', 'pdf'], files: 2, megabytes: 3 },
      ...more,
    },
  ],
});
const photoForm = (more: object = {}, settings: object = {}) =>
  buildForm(test.services, { document: asksPhoto(more), settings });

const begin = (guid: string, more: object, headers: Headers = {}) =>
  test.app.inject({
    method: 'POST',
    url: `/api/forms/${guid}/files`,
    headers,
    payload: { key: newKey(), version: 1, field: 'foto', name: 'foto.jpg', byteSize: 1000, ...more },
  });
const piece = (guid: string, key: string, offset: number, bytes: Uint8Array) =>
  test.app.inject({
    method: 'POST',
    url: `/api/formfiles/${guid}/pieces/${offset}?key=${key}`,
    ...multipartForm([{ name: 'Piece', file: { name: 'piece', bytes } }]),
  });

/** The whole way of one file, as a browser goes it. */
async function upload(form: string, key: string, name = 'foto.jpg', bytes: Buffer = jpegBytes()): Promise<FormFile> {
  let file = (await begin(form, { key, name, byteSize: bytes.length })).json<FormFile>();
  while (file.mediaType === null) {
    const answer = await piece(file.guid, key, file.received, bytes.subarray(file.received, file.received + megabyte));
    expect(answer.statusCode).toBe(200);
    file = answer.json<FormFile>();
  }
  return file;
}

const answerOf = ({ guid, byteSize, mediaType, name }: FormFile) =>
  writePostedFile({ assetGuid: guid, byteSize, mediaType: mediaType ?? '', name });

async function send(guid: string, key: string, posted: Record<string, string[]>, headers: Headers = {}) {
  const asked = await test.app.inject({ method: 'POST', url: `/api/forms/${guid}/challenge`, headers });
  const { token, bits } = asked.json<Challenge>();
  let solution = 0;
  while (zeroBits(createHash('sha256').update(`${token}:${solution}`).digest()) < bits) solution++;
  later(5);
  return test.app.inject({
    method: 'POST',
    url: `/api/forms/${guid}/submissions`,
    headers,
    payload: { version: 1, key, posted, language: 'nl', challenge: { token, solution } },
  });
}

async function sent(form: string, bytes = jpegBytes()) {
  const key = newKey();
  const file = await upload(form, key, 'foto.jpg', bytes);
  const { guid } = (await send(form, key, { foto: [answerOf(file)] })).json<SentSubmission>();
  return { key, file, guid };
}
const download = (guid: string, file: string, key?: string, headers: Headers = {}) =>
  test.app.inject({ url: `/api/submissions/${guid}/files/${file}${key === undefined ? '' : `?key=${key}`}`, headers });
const rowsOf = (guid: string) =>
  test.platform.db.selectFrom('form_file').selectAll().where('guid', '=', guid).execute();
const piecesOf = (guid: string) => {
  const folder = join(test.dataFolder, 'assets', test.platform.key, 'form-files', `_${guid.slice(0, 2)}`);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(guid)) : [];
};

describe('before a file comes', () => {
  it('is told what is too large, empty or of another kind, before a byte was sent', async () => {
    const form = await photoForm();
    const codeOf = async (more: object) => {
      const answer = await begin(form, more);
      return [answer.statusCode, answer.json<{ code: string }>().code];
    };
    expect(await codeOf({ byteSize: 2 * 1024 ** 3 })).toEqual([413, 'form-file-too-large']);
    expect(await codeOf({ byteSize: 3 * megabyte + 1 })).toEqual([413, 'form-file-too-large']);
    expect(await codeOf({ byteSize: 0 })).toEqual([400, 'form-file-empty']);
    expect(await codeOf({ name: 'x.docx' })).toEqual([415, 'form-file-kind']);
    expect(await codeOf({ name: 'x.svg' })).toEqual([415, 'form-file-kind']);
    expect(await codeOf({ field: 'naam' })).toEqual([404, 'not-found']);
    expect(await codeOf({ field: 'weg1' })).toEqual([404, 'not-found']);
    expect(await codeOf({ version: 9 })).toEqual([404, 'not-found']);
    expect(await codeOf({ key: 'kort' })).toEqual([400, 'bad-input']);
    expect((await begin(randomUUID(), {})).statusCode).toBe(404);
  });

  it('is for who may send the form, while it is open', async () => {
    const users = await photoForm({}, { visibility: 'Users' });
    expect((await begin(users, {})).statusCode).toBe(401);
    expect((await begin(users, {}, member)).statusCode).toBe(200);
    const admins = await photoForm({}, { visibility: 'Admin' });
    expect((await begin(admins, {}, member)).statusCode).toBe(404);
    const closed = await photoForm({}, { state: 'Closed' });
    expect((await begin(closed, {})).json()).toMatchObject({ code: 'form-closed' });
  });

  it('takes no more than a hundred of one filling in', async () => {
    const form = await photoForm();
    const key = newKey();
    const { guid: _, ...row } = (await rowsOf((await begin(form, { key })).json<FormFile>().guid))[0] ?? {};
    const many = Array.from({ length: 99 }, () => ({ ...row, guid: randomUUID() }));
    await test.platform.db
      .insertInto('form_file')
      .values(many as never)
      .execute();
    expect((await begin(form, { key })).json()).toMatchObject({ code: 'form-files-many' });
    expect((await begin(form, {})).statusCode).toBe(200);
  });
});

describe('a file comes', () => {
  it('piece by piece, goes on where it was, and does not mind a piece that comes twice', async () => {
    const form = await photoForm();
    const key = newKey();
    const bytes = jpegBytes(2 * megabyte + 10);
    const { guid } = (await begin(form, { key, byteSize: bytes.length })).json<FormFile>();
    const first = bytes.subarray(0, megabyte);
    expect((await piece(guid, key, 0, first)).json()).toMatchObject({ received: megabyte, mediaType: null });
    expect((await piece(guid, key, 0, first)).json()).toMatchObject({ received: megabyte });
    expect((await piece(guid, key, 2 * megabyte, bytes.subarray(0, 10))).json()).toMatchObject({ received: megabyte });
    expect((await piece(guid, key, megabyte, bytes.subarray(0, 10))).json()).toMatchObject({ received: megabyte });
    const state = await test.app.inject({ url: `/api/formfiles/${guid}?key=${key}` });
    expect(state.json()).toMatchObject({ received: megabyte, byteSize: bytes.length, mediaType: null });
    await piece(guid, key, megabyte, bytes.subarray(megabyte, 2 * megabyte));
    expect((await piece(guid, key, 2 * megabyte, bytes.subarray(2 * megabyte))).json()).toMatchObject({
      received: bytes.length,
      mediaType: 'image/jpeg',
    });
  });

  it('is looked at once more when the process went between its last piece and its look', async () => {
    const form = await photoForm();
    const key = newKey();
    const { guid } = await upload(form, key);
    await test.platform.db.updateTable('form_file').set({ media_type: null }).where('guid', '=', guid).execute();
    expect((await piece(guid, key, 1000, new Uint8Array())).json()).toMatchObject({ mediaType: 'image/jpeg' });
  });

  it('is nobody’s but who has its key, and a piece too large is refused', async () => {
    const form = await photoForm();
    const key = newKey();
    const { guid } = (await begin(form, { key })).json<FormFile>();
    expect((await piece(guid, newKey(), 0, jpegBytes())).statusCode).toBe(404);
    expect((await test.app.inject({ url: `/api/formfiles/${guid}?key=${newKey()}` })).statusCode).toBe(404);
    expect((await piece(guid, key, 0, jpegBytes(megabyte + 8000))).statusCode).toBe(413);
    expect(
      (await test.app.inject({ method: 'DELETE', url: `/api/formfiles/${guid}?key=${newKey()}` })).statusCode,
    ).toBe(404);
  });

  it('is known by its content: what it is not is refused and gone at once', async () => {
    const form = await photoForm();
    const key = newKey();
    const page = Buffer.from('<!doctype html><script>alert(1)</script>');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>');
    for (const [name, bytes] of [
      ['foto.jpg', page],
      ['foto.png', drawing],
      ['brief.pdf', Buffer.from('MZ program')],
      ['zonder', Buffer.from('PK\x03\x04 archive')],
    ] as const) {
      const { guid } = (await begin(form, { key, name, byteSize: bytes.length })).json<FormFile>();
      expect((await piece(guid, key, 0, bytes)).json()).toMatchObject({ status: 415, code: 'form-file-kind' });
      expect([await rowsOf(guid), piecesOf(guid)]).toEqual([[], []]);
    }
    expect(await upload(form, key, 'brief.pdf', jpegBytes())).toMatchObject({
      name: 'brief.jpg',
      mediaType: 'image/jpeg',
    });
    expect(await upload(form, key, 'IMG_0419', heicBytes())).toMatchObject({
      mediaType: 'image/heic',
      name: 'IMG_0419.heic',
    });
  });

  it('keeps names of every script, and no more of a long one than can be saved', async () => {
    const form = await photoForm();
    const key = newKey();
    expect((await upload(form, key, 'مرحبا 👩‍👩‍👧.jpg')).name).toBe('مرحبا 👩‍👩‍👧.jpg');
    expect((await upload(form, key, `${'lang'.repeat(100)}.jpg`)).name).toHaveLength(144);
  });

  it('can be stopped, and leaves nothing', async () => {
    const form = await photoForm();
    const key = newKey();
    const { guid } = await upload(form, key);
    expect(piecesOf(guid)).toHaveLength(1);
    const stopped = await test.app.inject({ method: 'DELETE', url: `/api/formfiles/${guid}?key=${key}` });
    expect([stopped.statusCode, await rowsOf(guid), piecesOf(guid)]).toEqual([204, [], []]);
  });
});

describe('sending a form with files', () => {
  it('makes them part of the submission, as they are and not as the sender says', async () => {
    const form = await photoForm();
    const key = newKey();
    const file = await upload(form, key);
    const lie = writePostedFile({ assetGuid: file.guid, byteSize: 1, mediaType: 'image/png', name: 'leugen.png' });
    const { guid } = (await send(form, key, { foto: [lie, lie] })).json<SentSubmission>();
    const read = (await test.app.inject({ url: `/api/submissions/${guid}`, headers: admin })).json<Submission>();
    expect(read.answers).toMatchObject([{ field: 'foto', label: 'Foto', text: 'foto.jpg' }]);
    expect(read.files).toEqual([
      { guid: file.guid, field: 'foto', name: 'foto.jpg', mediaType: 'image/jpeg', byteSize: 1000 },
    ]);
    const again = await send(form, key, { foto: [lie] });
    expect(again.json<SentSubmission>().guid).toBe(guid);
    expect((await piece(file.guid, key, 1000, jpegBytes())).statusCode).toBe(404);
  });

  it('refuses somebody else’s file, one that is not whole, and one of another form', async () => {
    const form = await photoForm();
    const other = await upload(form, newKey());
    const key = newKey();
    const half = (await begin(form, { key })).json<FormFile>();
    const elsewhere = await upload(await photoForm(), key);
    const claimed = await sent(form);
    for (const file of [
      other,
      half,
      elsewhere,
      claimed.file,
      { ...other, guid: randomUUID() },
      { ...other, guid: 'x' },
    ]) {
      const answer = await send(form, key, { foto: [answerOf({ ...file, mediaType: 'image/jpeg' })] });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ fields: { path: string; code: string }[] }>().fields).toMatchObject([
        { path: 'foto', code: file.guid === 'x' ? 'wrong-kind' : 'file-gone' },
      ]);
    }
  });

  it('refuses more than the question takes, and lets go of what was added and taken away', async () => {
    const form = await photoForm();
    const key = newKey();
    const files = [await upload(form, key), await upload(form, key), await upload(form, key)];
    const all = await send(form, key, { foto: files.map(answerOf) });
    expect(all.json<{ fields: object[] }>().fields).toMatchObject([{ path: 'foto', code: 'too-many-files' }]);
    expect((await send(form, key, { foto: files.slice(0, 2).map(answerOf) })).statusCode).toBe(200);
    await test.services.formFiles.sweep();
    expect(await rowsOf(files[2]?.guid ?? '')).toEqual([]);
    expect(piecesOf(files[1]?.guid ?? '')).toHaveLength(1);
  });

  it('finds them in a group that is asked several times too', async () => {
    const group = { id: 'groep', kind: 'repeatGroup', label: text('Kind'), fields: [asksPhoto().fields[1]] };
    const form = await buildForm(test.services, { document: { fields: [group] } as never });
    const key = newKey();
    const [one, two] = [await upload(form, key, 'een.jpg'), await upload(form, key, 'twee.jpg')];
    const posted = { 'groep.times': ['2'], 'groep.0.foto': [answerOf(one)], 'groep.1.foto': [answerOf(two)] };
    const { guid } = (await send(form, key, posted)).json<SentSubmission>();
    const read = (await test.app.inject({ url: `/api/submissions/${guid}`, headers: admin })).json<Submission>();
    expect(read.files.map(({ name }) => name)).toEqual(['een.jpg', 'twee.jpg']);
  });
});

describe('who may read the submission', () => {
  it('gets its files, saved and never shown; to anyone else there are none', async () => {
    const bytes = jpegBytes(megabyte + 5);
    const { guid, file, key } = await sent(await photoForm(), bytes);
    const own = await download(guid, file.guid, key);
    expect([own.statusCode, own.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect(own.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'content-disposition': 'attachment; filename="foto.jpg"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await download(guid, file.guid, undefined, admin)).statusCode).toBe(200);
    expect((await download(guid, file.guid)).statusCode).toBe(404);
    expect((await download(guid, file.guid, newKey())).statusCode).toBe(404);
    expect((await download(guid, file.guid, undefined, member)).statusCode).toBe(404);
    expect((await test.app.inject({ url: `/a/${file.guid}`, headers: admin })).statusCode).toBe(404);
    const other = await sent(await photoForm());
    expect((await download(other.guid, file.guid, other.key)).statusCode).toBe(404);
  });

  it('reads of them on the receipt, with the key alone', async () => {
    const { guid, file, key } = await sent(await photoForm());
    const receipt = (query: string) => test.app.inject({ url: `/api/submissions/${guid}/receipt${query}` });
    expect((await receipt(`?key=${key}`)).json<Receipt>().own?.files).toMatchObject([
      { guid: file.guid, name: 'foto.jpg' },
    ]);
    expect((await receipt('')).json<Receipt>().own).toBeUndefined();
  });

  it('is written down when they look at what is special', async () => {
    const { guid, file, key } = await sent(await photoForm({ personalData: 'special' }));
    const looks = async () =>
      (
        await test.platform.db
          .selectFrom('audit_entry')
          .select('action')
          .where('action', '=', 'submission.read')
          .execute()
      ).length;
    const before = await looks();
    await download(guid, file.guid, key);
    expect(await looks()).toBe(before);
    await download(guid, file.guid, undefined, admin);
    expect(await looks()).toBe(before + 1);
  });
});

describe('files go', () => {
  it('with a submission that is taken back, deleted, or of a form that is deleted', async () => {
    const form = await photoForm({}, { canWithdraw: true });
    const [withdrawn, deleted, ofForm] = [await sent(form), await sent(form), await sent(form)];
    const back = await test.app.inject({
      method: 'POST',
      url: `/api/submissions/${withdrawn.guid}/withdraw`,
      payload: { key: withdrawn.key },
    });
    expect(back.statusCode).toBe(204);
    expect((await download(withdrawn.guid, withdrawn.file.guid, withdrawn.key)).statusCode).toBe(404);
    await test.app.inject({
      method: 'POST',
      url: '/api/submissions:change',
      payload: { changes: [{ guid: deleted.guid, isTrashed: true }] },
      headers: admin,
    });
    later(31 * 24 * 3600);
    await test.services.submissionHandling.emptyTrash();
    await test.services.formFiles.sweep();
    expect([await rowsOf(withdrawn.file.guid), await rowsOf(deleted.file.guid)]).toEqual([[], []]);
    expect([piecesOf(withdrawn.file.guid), piecesOf(deleted.file.guid)]).toEqual([[], []]);
    expect(piecesOf(ofForm.file.guid)).toHaveLength(1);
    await test.platform.db.deleteFrom('form').where('guid', '=', form).execute();
    await test.services.formFiles.sweep();
    expect([await rowsOf(ofForm.file.guid), piecesOf(ofForm.file.guid)]).toEqual([[], []]);
  });

  it('when nobody sent them in two days, and not while what was filled in with them is kept', async () => {
    const form = await photoForm();
    const [key, keptKey] = [newKey(), newKey()];
    const [lost, kept] = [await upload(form, key), await upload(form, keptKey)];
    const half = (await begin(form, { key })).json<FormFile>();
    later(47 * 3600);
    await test.services.formFiles.sweep();
    expect(piecesOf(lost.guid)).toHaveLength(1);
    const body = new URLSearchParams({ _key: keptKey, _step: 'first', _action: 'back', foto: answerOf(kept) });
    await test.app.inject({
      method: 'POST',
      url: `/api/forms/${form}/filling`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: body.toString(),
    });
    later(2 * 3600);
    await test.services.formFiles.sweep();
    expect([await rowsOf(lost.guid), await rowsOf(half.guid), piecesOf(lost.guid)]).toEqual([[], [], []]);
    expect(piecesOf(kept.guid)).toHaveLength(1);
    later(24 * 3600);
    await test.services.formFiles.sweep();
    expect(piecesOf(kept.guid)).toEqual([]);
  });
});
