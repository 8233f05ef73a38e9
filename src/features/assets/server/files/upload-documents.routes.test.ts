import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
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

  it('takes captions that a player can read, and keeps nothing but those', async () => {
    const sent = 'WEBVTT\n\nNOTE x\n\n00:01.000 --> 00:02.000\n<script>1</script><i>Hoi</i>\n';
    const added = (await upload('File', 'film.nl.vtt', Buffer.from(sent))).json<{ guid: string }>();
    expect(added).toMatchObject({ name: 'film.nl.vtt', mediaType: 'text/vtt' });
    const read = await test.app.inject({ url: `/a/${added.guid}` });
    expect(read.body).toBe('WEBVTT\n\n00:01.000 --> 00:02.000\n1<i>Hoi</i>\n');
    expect(read.headers).toMatchObject({
      'content-type': 'text/vtt',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('turns SubRip, in the alphabet of older programs too, into captions', async () => {
    const bytes = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nCaf\xe9\n', 'latin1');
    const added = (await upload('File', 'Film.SRT', bytes)).json<{ guid: string }>();
    expect(added).toMatchObject({ name: 'Film.vtt', mediaType: 'text/vtt' });
    const read = await test.app.inject({ url: `/a/${added.guid}` });
    expect(read.body).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nCafé\n');
  });

  it.each([
    ['no captions', 'a.vtt', Buffer.from('Hallo'), 400, 'captions-header', 1],
    ['a wrong time', 'a.srt', Buffer.from('1\n1 --> 2\nHallo'), 400, 'captions-time', 2],
    [
      'another alphabet',
      'a.vtt',
      Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nCaf\xe9', 'latin1'),
      400,
      'captions-encoding',
      undefined,
    ],
    ['more than a book', 'a.vtt', Buffer.alloc(1024 * 1024 + 1, 'a'), 413, 'captions-too-large', undefined],
  ])('refuses captions with %s, in words that say where', async (_, name, bytes, status, code, line) => {
    const answer = await upload('File', name, bytes);
    const problem = answer.json<{ code: string; detail: string }>();
    expect([answer.statusCode, problem.code]).toEqual([status, code]);
    if (line !== undefined) expect(problem.detail).toContain(`Regel ${line}:`);
  });

  it('takes WebM as well as MP4, sends parts of it, and shows it where it stands', async () => {
    const bytes = Buffer.from('\x1aE\xdf\xa3\x9fB\x82\x84webm0123456789', 'latin1');
    const added = (await upload('File', 'film.webm', bytes)).json<{ guid: string }>();
    expect(added).toMatchObject({ mediaType: 'video/webm' });
    const part = await test.app.inject({ url: `/a/${added.guid}`, headers: { range: 'bytes=12-14' } });
    expect([part.statusCode, part.body]).toEqual([206, '012']);
    const headers = { 'content-type': 'video/webm', 'content-disposition': 'inline; filename="film.webm"' };
    expect(part.headers).toMatchObject(headers);
  });

  it('lets captions follow the rights of what their video belongs to', async () => {
    const list = (await buildList(test.services)).guid;
    const item = (await buildItem(test.services, list, { isPublished: false })).guid;
    const add = (name: string, bytes: Buffer) =>
      test.app.inject({
        method: 'POST',
        url: `/a/upload?item=${item}`,
        headers: { ...manager, ...formHeaders },
        payload: fileForm('File', name, bytes),
      });
    const film = await add('film.mp4', Buffer.from('\x00\x00\x00\x18ftypmp42', 'latin1'));
    const words = await add('film.vtt', Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nHoi\n'));
    const seen = async (headers = {}) =>
      Promise.all(
        [film, words].map(async (one) => {
          const { guid } = one.json<{ guid: string }>();
          return (await test.app.inject({ url: `/a/${guid}`, headers })).statusCode;
        }),
      );
    const [visitor, editor] = [await seen(), await seen(manager)];
    expect(visitor[1]).toBe(visitor[0]);
    expect([visitor.includes(200), editor]).toEqual([false, [200, 200]]);
    const publish = { isPublished: true };
    await test.app.inject({ method: 'PUT', url: `/api/listitem/${item}`, headers: manager, payload: publish });
    expect(await seen()).toEqual([200, 200]);
  });

  it('takes none in the field Image (§5)', async () => {
    const answer = await upload('Image', 'a.csv', Buffer.from('a;b'));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([415, 'image-type-refused']);
  });
});
