import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { pictures } from '../assets.factory.ts';
import { loadSharp } from '../pictures/image-engine.ts';
import { fileForm, formHeaders } from './upload-form.factory.ts';

const sharp = await loadSharp();
let test: TestApp;
let manager: Record<string, string>;

beforeAll(async () => {
  test = await startTestApp();
  manager = await test.signInAs('ContentManager');
});
afterAll(() => test.close());

const upload = (field: 'Image' | 'File', fileName: string, bytes: Uint8Array) =>
  test.app.inject({
    method: 'POST',
    url: '/a/upload?public=true',
    headers: { ...manager, ...formHeaders },
    payload: fileForm(field, fileName, bytes),
  });

describe('POST /a/upload with a document', () => {
  it('takes it in the field File, and sends it to be saved', async () => {
    const bytes = Buffer.from('naam;aantal\nboot;2\n');
    const answer = await upload('File', 'Lijst.csv', bytes);
    expect(answer.statusCode).toBe(201);
    const added = answer.json<{ guid: string }>();
    expect(added).toEqual({ guid: expect.any(String), name: 'Lijst.csv', mediaType: 'text/csv' });
    const sent = await test.app.inject({ url: `/a/${added.guid}` });
    expect(sent.headers).toMatchObject({
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="Lijst.csv"',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(sent.rawPayload.equals(bytes)).toBe(true);
  });

  it('cleans a picture in the field File as it does in the field Image', async () => {
    const added = (await upload('File', 'foto.jpg', await pictures.photo({ width: 60, height: 40 }))).json<{
      guid: string;
    }>();
    expect(added).toMatchObject({ mediaType: 'image/jpeg', width: 40, height: 60 });
    const sent = await test.app.inject({ url: `/a/${added.guid}` });
    expect((await sharp(sent.rawPayload).metadata()).exif).toBeUndefined();
  });

  it.each([
    ['a program', 'a.exe', 'MZ'],
    ['a page', 'a.html', '<p>Hallo</p>'],
    ['what is not what its name says', 'a.pdf', 'MZ'],
  ])('refuses %s', async (_, fileName, bytes) => {
    const answer = await upload('File', fileName, Buffer.from(bytes));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'document-type-refused']);
  });

  it('sends a part of sound and film, as players ask for', async () => {
    const bytes = Buffer.from('ID3 0123456789');
    const { guid } = (await upload('File', 'lied.mp3', bytes)).json<{ guid: string }>();
    const ask = (range: string, more = {}) => test.app.inject({ url: `/a/${guid}`, headers: { range, ...more } });
    const part = await ask('bytes=4-6');
    expect([part.statusCode, part.body, part.headers['content-length']]).toEqual([206, '012', '3']);
    expect(part.headers).toMatchObject({ 'content-range': 'bytes 4-6/14', 'accept-ranges': 'bytes' });
    const outside = await ask('bytes=99-');
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */14']);
    const another = await ask('bytes=4-6', { 'if-range': '"another"' });
    expect([another.statusCode, another.body]).toEqual([200, bytes.toString()]);
  });

  it('takes none in the field Image (§5)', async () => {
    const answer = await upload('Image', 'a.csv', Buffer.from('a;b'));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'image-type-refused']);
  });
});
