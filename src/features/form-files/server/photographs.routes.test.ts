import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '#features/assets/server/assets.factory.ts';
import { loadSharp } from '#features/assets/server/pictures/image-engine.ts';
import { buildForm } from '#features/forms/server/forms.factory.ts';
import { writePostedFile } from '#field-kinds/kit/contract/posted-file.ts';
import { anonymousViewer } from '#platform/contract/rights/viewer.ts';
import { text } from '#platform/contract/texts/localized.ts';
import type { FormFile } from '../contract/form-file.ts';
import { jpegBytes, multipartForm } from './form-files.factory.ts';

let test: TestApp;
const sharp = await loadSharp();

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const formOf = (settings: Record<string, boolean> = {}) =>
  buildForm(test.services, { document: { fields: [{ id: 'foto', kind: 'file', label: text('Foto'), settings }] } });
const newKey = () => randomBytes(24).toString('base64url');

const begin = (form: string, key: string, name: string, byteSize: number) =>
  test.app.inject({
    method: 'POST',
    url: `/api/forms/${form}/files`,
    payload: { key, version: 1, field: 'foto', name, byteSize },
  });

/** Of at most one piece. */
async function upload(form: string, key: string, name: string, bytes: Buffer) {
  const { guid } = (await begin(form, key, name, bytes.length)).json<FormFile>();
  return test.app.inject({
    method: 'POST',
    url: `/api/formfiles/${guid}/pieces/0?key=${key}`,
    ...multipartForm([{ name: 'Piece', file: { name: 'piece', bytes } }]),
  });
}

/** Sent, and then saved by who sent it. */
async function saved(form: string, name: string, bytes: Buffer): Promise<Buffer> {
  const key = newKey();
  const file = (await upload(form, key, name, bytes)).json<FormFile>();
  expect(file.received).toBe(file.byteSize);
  const { submissions } = test.services;
  const posted = { foto: [writePostedFile({ ...file, assetGuid: file.guid, mediaType: file.mediaType ?? '' })] };
  const client = { ip: '127.0.0.1', origin: 'http://vloedhaven.example' };
  const sending = { version: 1, key, posted, language: 'nl', beganAt: new Date(0), client };
  const { guid } = await submissions.send(
    anonymousViewer,
    await submissions.requireForm(anonymousViewer, form),
    sending,
  );
  const answer = await test.app.inject({ url: `/api/submissions/${guid}/files/${file.guid}?key=${key}` });
  expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
  return answer.rawPayload;
}

const remarks = { IFD0: { Copyright: 'Vloedhaven' } };
const size = { width: 120, height: 80 };

it('takes out of a photograph where it was taken, and turns it upright', async () => {
  const photo = await pictures.photo(size);
  const kept = await saved(await formOf(), 'foto.jpg', photo);
  expect(kept.equals(photo)).toBe(false);
  const { exif, xmp, width, height } = await sharp(kept).metadata();
  expect([exif, xmp, width, height]).toEqual([undefined, undefined, 80, 120]);
  expect(kept.includes('Vloedhaven')).toBe(false);
});

it.each(['png', 'webp'] as const)('takes remarks out of a %s', async (kind) => {
  const picture = await sharp(await pictures[kind](size))
    .withExif(remarks)
    .toBuffer();
  expect((await sharp(picture).metadata()).exif).toBeDefined();
  const kept = await saved(await formOf(), `foto.${kind}`, picture);
  expect(await sharp(kept).metadata()).toMatchObject({ format: kind, width: 120 });
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
});

it('keeps them where the question asks for them', async () => {
  const photo = await pictures.photo(size);
  expect((await saved(await formOf({ keepsRemarks: true }), 'foto.jpg', photo)).equals(photo)).toBe(true);
});

it('leaves a picture that tells nothing besides as it is', async () => {
  const plain = jpegBytes(5000);
  expect((await saved(await formOf(), 'foto.jpg', plain)).equals(plain)).toBe(true);
});

it('refuses a picture that nothing can be taken out of, because it cannot be read', async () => {
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), randomBytes(500)]);
  const key = newKey();
  expect((await upload(await formOf(), key, 'foto.jpg', broken)).json()).toMatchObject({ code: 'broken-image' });
  expect(await test.platform.db.selectFrom('form_file').select('guid').where('byte_size', '=', 504).execute()).toEqual(
    [],
  );
});

it('counts for the room that the platform has, and says so when that is full', async () => {
  const admin = await test.signInAs('Admin');
  const allow = (value: number) =>
    test.app.inject({
      method: 'PUT',
      url: '/api/platformsettingvalues/storageMegabytes',
      headers: admin,
      payload: { value },
    });
  const used = async () =>
    (await test.app.inject({ url: '/api/assetstorage', headers: admin })).json<{ platform: { used: number } }>();
  const form = await formOf();
  const before = (await used()).platform.used;
  expect((await begin(form, newKey(), 'foto.jpg', 700_000)).statusCode).toBe(200);
  expect((await used()).platform.used).toBe(before + 700_000);
  await allow(1);
  const full = await begin(form, newKey(), 'foto.jpg', 700_000);
  expect([full.statusCode, full.json().code]).toEqual([413, 'form-files-full']);
  await allow(0);
  expect((await begin(form, newKey(), 'foto.jpg', 700_000)).statusCode).toBe(200);
});
