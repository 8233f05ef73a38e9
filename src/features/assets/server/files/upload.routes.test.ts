import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildBlock, buildPage, republishPage, withdrawPage } from '#features/pages/server/pages.factory.ts';
import { patience } from '#platform/server/testing/patience.ts';
import { qualitySteps } from '../../contract/picture-steps.ts';
import { documents, pictures } from '../assets.factory.ts';
import { loadSharp } from '../pictures/image-engine.ts';

type Headers = Record<string, string>;
const sharp = await loadSharp();
const small = { width: 60, height: 40 };
let test: TestApp;
let manager: Headers;
let member: Headers;
let memberId: string;

const idOf = async (headers: Headers) =>
  (await test.app.inject({ url: '/api/profiles:loggedIn', headers })).json<{ guid: string }>().guid;

beforeAll(async () => {
  test = await startTestApp();
  [manager, member] = [await test.signInAs('ContentManager'), await test.signInAs('Standard')];
  memberId = await idOf(member);
});
afterAll(() => test.close());

/** Whatever came of it, nothing half-received stays behind. */
afterEach(() => {
  const left = readdirSync(test.services.assets.uploadFolder, { withFileTypes: true });
  expect(left).toEqual([]);
});

interface Part {
  name?: string;
  fileName?: string | undefined;
  type?: string;
  bytes: Uint8Array | string;
}

const boundary = '----plein-test';
function form(...parts: Part[]): Buffer {
  const written = parts.flatMap(({ name = 'Image', fileName, type = 'image/png', bytes }) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"`),
    Buffer.from(fileName === undefined ? '\r\n\r\n' : `; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}

const upload = (headers: Headers, query: string, payload: Buffer) =>
  test.app.inject({
    method: 'POST',
    url: `/a/upload?${query}`,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
    payload,
  });
const png = async () => form({ fileName: 'haven.png', bytes: await pictures.png(small) });
const get = (guid: string, headers: Headers = {}, query = '') =>
  test.app.inject({ url: `/a/${guid}${query}`, headers });
const countRows = async () =>
  (
    await test.platform.db
      .selectFrom('asset')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n;

describe('POST /a/upload', () => {
  it('refuses a form that breaks off, wherever it does and however many parts it has', async () => {
    // Someone of their own: there is a limit to how much one person sends in a minute.
    const clumsy = await test.signInAs('ContentManager');
    const file = { fileName: 'a.png', bytes: await pictures.png(small) };
    const field = { name: 'titel', bytes: 'x'.repeat(40) };
    for (const parts of [
      [file],
      [file, file],
      [file, field, file],
      [field, field, field, field],
      Array(1100).fill(field),
    ]) {
      const whole = form(...parts);
      const end = `\r\n--${boundary}--\r\n`.length;
      for (const missing of [1, 3, end, end + 10, end + 60, end + 100]) {
        const answer = await upload(clumsy, 'public=true', whole.subarray(0, whole.length - missing));
        // A last line without its end is whole enough.
        expect([201, 400], `${parts.length} parts, ${missing} bytes missing`).toContain(answer.statusCode);
        expect(answer.statusCode === 400 || (parts.length === 1 && missing < end)).toBe(true);
      }
    }
  });

  it('adds a picture, tells what it is, and echoes the correlation id', async () => {
    const answer = await upload({ ...manager, 'x-correlation-id': 'mijn-upload-1' }, 'public=true', await png());
    expect(answer.statusCode).toBe(201);
    expect(answer.headers).toMatchObject({ 'x-correlation-id': 'mijn-upload-1', 'cache-control': 'no-store' });
    const added = answer.json<{ guid: string }>();
    expect(added).toEqual({ guid: expect.any(String), name: 'haven.png', mediaType: 'image/png', ...small });
    expect(answer.headers.location).toBe(`/a/${added.guid}`);
    expect((await get(added.guid)).headers['cache-control']).toContain('max-age=3600');
  });

  it.each([
    ['png', pictures.png, 'image/png'],
    ['jpeg', pictures.jpeg, 'image/jpeg'],
    ['webp', pictures.webp, 'image/webp'],
    ['avif', pictures.avif, 'image/avif'],
    ['gif', pictures.gif, 'image/gif'],
    ['svg', async () => pictures.svg(small), 'image/svg+xml'],
  ] as const)('takes %s by what is in it, whatever it is called', async (_, draw, mediaType) => {
    const file = { fileName: 'verslag.pdf', type: 'application/pdf', bytes: await draw(small) };
    expect((await upload(manager, 'public=true', form(file))).json()).toMatchObject({ mediaType });
  });

  it('forgets where a photo was taken, and keeps how it was held', async () => {
    const bytes = await pictures.photo(small);
    const added = (await upload(manager, 'public=true', form({ fileName: 'foto.jpg', bytes }))).json<{
      guid: string;
    }>();
    expect(added).toMatchObject({ width: 40, height: 60 });
    const metadata = await sharp((await get(added.guid)).rawPayload).metadata();
    expect([metadata.exif, metadata.orientation, metadata.width]).toEqual([undefined, undefined, 40]);
  });

  it('takes the script out of a drawing', async () => {
    const bytes = pictures.svg(small, '<script>alert(1)</script><rect width="9" height="9" onload="alert(2)"/>');
    const added = await upload(manager, 'public=true', form({ fileName: 'wapen.svg', bytes }));
    const { body } = await get(added.json<{ guid: string }>().guid);
    expect(body).toContain('<rect');
    expect(body).not.toMatch(/script|onload|alert/);
  });
});

describe('what is refused, clearly and with nothing left behind', () => {
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(500, 7)]);
  const cut = async () => (await pictures.png({ width: 300, height: 300 })).subarray(0, 2000);

  it.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['a zip that is called .png', () => form({ fileName: 'haven.png', bytes: zip }), 415, 'image-type-refused'],
    [
      '20,000 × 20,000 pixels',
      () => form({ fileName: 'a.png', bytes: pictures.bomb({ width: 20_000, height: 20_000 }) }),
      413,
      'too-many-pixels',
    ],
    ['half a picture', async () => form({ fileName: 'a.png', bytes: await cut() }), 400, 'broken-image'],
    ['nothing in the file', () => form({ fileName: 'a.png', bytes: '' }), 415, 'image-type-refused'],
    ['31 MB', () => form({ fileName: 'a.png', bytes: Buffer.alloc(31 * 1024 * 1024, 1) }), 413, 'image-too-large'],
    [
      'two files',
      async () =>
        form(
          { fileName: 'a.png', bytes: await pictures.png(small) },
          { fileName: 'b.png', bytes: await pictures.png(small) },
        ),
      400,
      'one-image-only',
    ],
    [
      'a file and a field',
      async () => form({ name: 'titel', bytes: 'x' }, { fileName: 'a.png', bytes: await pictures.png(small) }),
      400,
      'one-image-only',
    ],
    [
      'a field after the file',
      async () => form({ fileName: 'a.png', bytes: await pictures.png(small) }, { name: 'titel', bytes: 'x' }),
      400,
      'one-image-only',
    ],
    [
      'another name than Image',
      async () => form({ name: 'Foto', fileName: 'a.png', bytes: await pictures.png(small) }),
      400,
      'one-image-only',
    ],
    ['text where the file should be', () => form({ bytes: 'geen bestand' }), 400, 'one-image-only'],
    ['a form that breaks off', async () => (await png()).subarray(0, -30), 400, 'upload-cut-off'],
    ['an empty form', () => Buffer.from(`--${boundary}--\r\n`), 400, 'one-image-only'],
    ['no form at all', () => Buffer.from('gewoon tekst'), 400, 'upload-cut-off'],
  ])('%s', async (_, payload, status, code) => {
    const before = await countRows();
    const answer = await upload(manager, 'public=true', await payload());
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([status, code]);
    expect(await countRows()).toBe(before);
  });

  it('JSON instead of a form, and a form at another address', async () => {
    const json = await test.app.inject({ method: 'POST', url: '/a/upload?public=true', headers: manager, payload: {} });
    expect([json.statusCode, json.json<{ code: string }>().code]).toEqual([415, 'not-a-form']);
    const type = `multipart/form-data; boundary=${boundary}`;
    const elsewhere = await test.app.inject({
      method: 'PUT',
      url: '/api/profiles:loggedIn',
      headers: { ...member, 'content-type': type },
      payload: await png(),
    });
    expect(elsewhere.statusCode).toBe(415);
  });

  it('a connection that is lost half-way', async () => {
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test.app.server.address() as AddressInfo;
    const before = await countRows();
    const body = form({ fileName: 'a.png', bytes: Buffer.alloc(2_000_000, 1) });
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /a/upload?public=true HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${manager.authorization}\r\n` +
        `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, 500_000));
    const folder = () => readdirSync(test.services.assets.uploadFolder);
    await expect.poll(folder, patience).toHaveLength(1);
    socket.destroy();
    await expect.poll(folder, patience).toEqual([]);
    expect(await countRows()).toBe(before);
  });
});

describe('who may add what', () => {
  it('asks a visitor to sign in before anything else', async () => {
    expect((await upload({}, 'public=true', await png())).statusCode).toBe(401);
    expect((await upload({}, '', Buffer.from(''))).statusCode).toBe(401);
  });

  it.each([
    '',
    'public=false',
    'block=haven',
    'public=true&profile=8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10',
    'submission=8a8d8b4e-5f9b-4f5e-9d51-8a3f0a3f5a10',
  ])('refuses the holder %j', async (query) => {
    const answer = await upload(manager, query, await png());
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'bad-input']);
  });

  it('for everyone: content managers', async () => {
    expect((await upload(member, 'public=true', await png())).statusCode).toBe(403);
  });

  it('a profile: pictures alone, whatever the field is called', async () => {
    for (const name of ['File', 'Image']) {
      const sent = form({ name, fileName: 'cv.pdf', type: 'application/pdf', bytes: documents.pdf() });
      const answer = await upload(member, `profile=${memberId}`, sent);
      expect([name, answer.statusCode]).toEqual([name, 415]);
    }
    const held = test.platform.db.selectFrom('asset').select('id').where('name', '=', 'cv.pdf');
    expect(await held.execute()).toEqual([]);
  });

  it('a profile: oneself', async () => {
    expect((await upload(member, `profile=${memberId}`, await png())).statusCode).toBe(201);
    expect((await upload(member, `profile=${randomUUID()}`, await png())).statusCode).toBe(403);
    expect((await upload(await test.signInAs('Admin'), `profile=${memberId}`, await png())).statusCode).toBe(403);
    const staff = await test.signInAs('Mett');
    expect((await upload(staff, `profile=${await idOf(staff)}`, await png())).statusCode).toBe(403);
  });

  it('a block: who may edit its page (§6)', async () => {
    const id = await test.makeRole('Redactie');
    const block = buildBlock();
    await buildPage(test.services, { editPermission: 'Roles', editRoles: [id], buildingBlockInstances: [block] });
    const editor = await test.signInAs('Standard', { roleIds: [id] });
    expect((await upload(editor, `block=${block.guid}`, await png())).statusCode).toBe(201);
    expect((await upload(member, `block=${block.guid}`, await png())).statusCode).toBe(403);
    expect((await upload(manager, `block=${block.guid}`, await png())).statusCode).toBe(201);
  });

  it('a block or an item that is not published yet: content managers', async () => {
    for (const holder of ['block', 'item']) {
      expect((await upload(manager, `${holder}=${randomUUID()}`, await png())).statusCode).toBe(201);
      expect((await upload(member, `${holder}=${randomUUID()}`, await png())).statusCode).toBe(403);
    }
  });
});

describe('a picture follows the rights of what holds it', () => {
  const uploaded = async (headers: Headers, query: string) =>
    (await upload(headers, query, await png())).json<{ guid: string }>().guid;
  const statuses = (guid: string, ...readers: Headers[]) =>
    Promise.all(readers.map(async (headers) => (await get(guid, headers)).statusCode));

  it.each([
    ['Public', [200, 200, 200], 'public, no-cache'],
    ['Users', [401, 200, 200], 'private, no-cache'],
    ['Admin', [401, 403, 200], 'private, no-cache'],
  ] as const)('of a block on a page for %s', async (visibility, expected, caching) => {
    const block = buildBlock();
    await buildPage(test.services, { visibility, buildingBlockInstances: [block] });
    const guid = await uploaded(manager, `block=${block.guid}`);
    expect(await statuses(guid, {}, member, manager)).toEqual(expected);
    expect((await get(guid, manager)).headers['cache-control']).toBe(caching);
  });

  it('at once, when those change', async () => {
    const block = buildBlock();
    const document = { title: { $lang: { nl: 'Haven' } }, buildingBlockInstances: [block] };
    const pageId = await buildPage(test.services, document);
    const guid = await uploaded(manager, `block=${block.guid}`);
    expect(await statuses(guid, {}, member)).toEqual([200, 200]);
    await republishPage(test.services, pageId, { ...document, visibility: 'Users' });
    expect(await statuses(guid, {}, member)).toEqual([401, 200]);
    await republishPage(test.services, pageId, {
      ...document,
      buildingBlockInstances: [{ ...block, period: { until: '2020-01-01T00:00:00Z' } }],
    });
    expect(await statuses(guid, {}, member, manager)).toEqual([401, 403, 200]);
    await withdrawPage(test.services, pageId);
    expect(await statuses(guid, {}, member, manager)).toEqual([401, 403, 200]);
  });

  it('of a person: the other members see the one that is shown, visitors none', async () => {
    const owner = await test.signInAs('Standard');
    const ownerId = await idOf(owner);
    const show = (value: string | null) =>
      test.app.inject({
        method: 'PUT',
        url: '/api/profiles:loggedIn',
        headers: owner,
        payload: { properties: [{ key: 'profielfoto', value }] },
      });
    const guid = await uploaded(owner, `profile=${ownerId}`);
    expect(await statuses(guid, {}, member, owner)).toEqual([401, 403, 200]);
    await show(guid);
    expect(await statuses(guid, {}, member, owner)).toEqual([401, 200, 200]);
    expect((await get(guid, member, '?width=50&height=50&fit=cover')).headers['cache-control']).toBe(
      'private, no-cache',
    );
    await show(null);
    expect(await statuses(guid, {}, member, owner)).toEqual([401, 403, 200]);
  });

  it('and of a person only a few are kept, the shown one always', async () => {
    const owner = await test.signInAs('Standard');
    const ownerId = await idOf(owner);
    const first = await uploaded(owner, `profile=${ownerId}`);
    const payload = { properties: [{ key: 'profielfoto', value: first }] };
    await test.app.inject({ method: 'PUT', url: '/api/profiles:loggedIn', headers: owner, payload });
    const later: string[] = [];
    for (let time = 0; time < 6; time += 1) later.push(await uploaded(owner, `profile=${ownerId}`));
    const kept = await Promise.all([first, ...later].map(async (guid) => (await get(guid, owner)).statusCode));
    expect(kept).toEqual([200, 404, 200, 200, 200, 200, 200]);
  });

  it('a private one is made anew only so often for one reader', async () => {
    const guid = await uploaded(manager, `block=${randomUUID()}`);
    const ask = (wish: string) =>
      test.app.inject({ url: `/a/${guid}?${wish}`, headers: manager, remoteAddress: '10.1.2.3' });
    const answers: number[] = [];
    // Each step of quality is another picture, in each size and format, however small the source.
    const wishes = [50, 60].flatMap((width) =>
      ['webp', 'jpeg', 'avif'].flatMap((format) =>
        qualitySteps.map((quality) => `width=${width}&format=${format}&quality=${quality}`),
      ),
    );
    for (const wish of wishes.slice(0, 61)) answers.push((await ask(wish)).statusCode);
    expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true);
    expect(answers[60]).toBe(429);
    // What was made is still there to have.
    expect((await ask(wishes[0] ?? '')).statusCode).toBe(200);
  });
});
