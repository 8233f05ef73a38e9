import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import type { Size } from '../contract/image.ts';
import { pictures } from './assets.factory.ts';
import type { NewAsset } from './assets.service.ts';
import { loadSharp } from './pictures/image-engine.ts';

const sharp = await loadSharp();
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const anHour = 'public, max-age=3600, stale-while-revalidate=86400';
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function add(bytes: Uint8Array, overrides: Partial<NewAsset> = {}): Promise<string> {
  const { guid } = await test.services.assets.add(system, { name: 'haven', bytes, ...overrides });
  return guid;
}

const get = (url: string, headers: Record<string, string> = {}) => test.app.inject({ url, headers });

async function sizeOf(bytes: Uint8Array): Promise<string> {
  const { width, height } = await sharp(bytes).metadata();
  return `${width}x${height}`;
}

const wide: Size = { width: 640, height: 360 };
const small: Size = { width: 120, height: 80 };

describe('GET /a/{guid}', () => {
  it('sends what was added, as it is, to be kept for an hour', async () => {
    const guid = await add(await pictures.png(small), { name: 'De haven.png' });
    const answer = await get(`/a/${guid}`, { accept: chrome });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/png',
      'content-length': String(answer.rawPayload.length),
      'cache-control': anHour,
      'content-disposition': 'inline; filename="De haven.png"',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
    expect(answer.headers.vary).toBeUndefined();
    expect(await sizeOf(answer.rawPayload)).toBe('120x80');
  });

  it.each([
    ['width=320', '320x180'],
    ['height=90', '160x90'],
    ['width=100&height=100', '100x56'],
    ['width=100&height=100&fit=cover', '100x100'],
    ['width=100&height=100&fit=contain', '100x100'],
    ['width=100&height=60&fit=fill', '100x60'],
    ['width=3000', '640x360'],
    ['width=99999&height=99999', '640x360'],
    ['width=1000&height=1000&fit=cover', '360x360'],
    ['width=1', '50x28'],
    ['format=png', '640x360'],
    ['crop=250,0,500,1000', '320x360'],
    ['width=100&crop=250,0,500,1000', '100x113'],
    ['width=100&height=100&fit=cover&crop=250,0,500,1000', '100x100'],
    ['width=100&block=b1&item=i1&profile=p1&v=7', '100x56'],
  ])('answers %s with %s', async (query, size) => {
    const guid = await add(await pictures.jpeg(wide));
    const answer = await get(`/a/${guid}?${query}`);
    expect(answer.statusCode).toBe(200);
    expect(await sizeOf(answer.rawPayload)).toBe(size);
  });

  it.each([
    ['image/avif', 'width=200', chrome, 'heif'],
    ['image/webp', 'width=200', 'image/webp,*/*', 'webp'],
    ['image/jpeg', 'width=200', '*/*', 'jpeg'],
    ['image/avif', 'format=auto', chrome, 'heif'],
    ['image/png', 'width=200&format=png', chrome, 'png'],
    ['image/jpeg', 'width=200&format=jpg', chrome, 'jpeg'],
    ['image/webp', 'width=200&format=webp', '*/*', 'webp'],
    ['image/avif', 'width=200&format=avif', '*/*', 'heif'],
  ])('sends %s for %s to who accepts %s', async (mediaType, query, accept, format) => {
    const guid = await add(await pictures.jpeg(wide), { name: 'kade.jpg' });
    const answer = await get(`/a/${guid}?${query}`, { accept });
    expect(answer.headers['content-type']).toBe(mediaType);
    expect((await sharp(answer.rawPayload).metadata()).format).toBe(format);
    expect(answer.headers.vary).toBe(query.includes('format=') && !query.includes('auto') ? undefined : 'accept');
    expect(answer.headers['content-disposition']).toBe(
      `inline; filename="kade.${mediaType.slice(6).replace('jpeg', 'jpg')}"`,
    );
  });

  it('follows the quality that is asked', async () => {
    const guid = await add(await pictures.jpeg(wide));
    const [rough, fine] = await Promise.all(
      ['5', '95'].map((quality) => get(`/a/${guid}?format=webp&quality=${quality}`)),
    );
    expect(rough?.rawPayload.length).toBeLessThan((fine?.rawPayload.length ?? 0) / 2);
  });

  it('is never heavier than the source when nothing is made smaller', async () => {
    const heavy = await pictures.jpeg(small);
    const guid = await add(await sharp(heavy).jpeg({ quality: 1 }).toBuffer());
    const [source, best] = [
      await get(`/a/${guid}`),
      await get(`/a/${guid}?width=3000&quality=100`, { accept: chrome }),
    ];
    expect(best.rawPayload.length).toBeLessThanOrEqual(source.rawPayload.length);
    expect(best.headers['content-type']).toBe('image/jpeg');
  });

  it('puts white, not black, under what was see-through', async () => {
    const guid = await add(await pictures.transparentPng(small));
    const { rawPayload } = await get(`/a/${guid}?format=jpeg`);
    const { channels } = await sharp(rawPayload).stats();
    expect(channels.map(({ min }) => min > 250)).toEqual([true, true, true]);
  });

  it('keeps a GIF moving, as it is and as WebP', async () => {
    const guid = await add(await pictures.gif({ width: 90, height: 60 }));
    const gif = await get(`/a/${guid}?width=60`, { accept: chrome });
    expect(gif.headers['content-type']).toBe('image/gif');
    expect(gif.headers.vary).toBeUndefined();
    expect(await sharp(gif.rawPayload).metadata()).toMatchObject({ pages: 3, width: 90, height: 60 });
    const webp = await get(`/a/${guid}?width=60&format=webp`);
    expect(await sharp(webp.rawPayload).metadata()).toMatchObject({
      pages: 3,
      width: 60,
      height: 40,
      delay: [100, 200, 300],
    });
    const png = await get(`/a/${guid}?width=60&format=png`);
    expect(await sizeOf(png.rawPayload)).toBe('60x40');
  });

  it('passes a drawing on, cleaned and locked up', async () => {
    const guid = await add(pictures.svg(small, '<script>alert(1)</script><rect width="9" height="9"/>'), {
      name: 'wapen',
    });
    const answer = await get(`/a/${guid}?width=60`, { accept: chrome });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="wapen.svg"',
      vary: 'accept-encoding',
    });
    expect(answer.body).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><rect width="9" height="9"/></svg>`,
    );
  });

  it.each(['br', 'gzip'])('sends a drawing as %s', async (encoding) => {
    const guid = await add(pictures.svg(small, '<rect width="9" height="9"/>'.repeat(200)));
    const plain = await get(`/a/${guid}`);
    const answer = await get(`/a/${guid}`, { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(answer.headers.etag).not.toBe(plain.headers.etag);
  });

  it('draws a drawing at the size that is asked, sharp', async () => {
    const half = '<rect width="12" height="24" fill="#000000"/>';
    const guid = await add(pictures.svg({ width: 24, height: 24 }, half));
    const { rawPayload } = await get(`/a/${guid}?width=480&format=png`);
    expect(await sizeOf(rawPayload)).toBe('480x480');
    const row = await sharp(rawPayload)
      .extractChannel('alpha')
      .extract({ left: 0, top: 100, width: 480, height: 1 })
      .raw()
      .toBuffer();
    expect(row.filter((alpha) => alpha > 0 && alpha < 255).length).toBeLessThanOrEqual(2);
  });

  it.each([
    ['a map', { width: 30_000, height: 20_000 }, 'width=300', '300x200'],
    ['a ribbon that covers a square', { width: 10, height: 3000 }, 'width=300&height=300&fit=cover', '300x300'],
    ['a thread', { width: 1, height: 90_000 }, 'width=3000', '1x3000'],
  ])('draws %s', async (_, size, query, drawn) => {
    const { statusCode, rawPayload } = await get(`/a/${await add(pictures.svg(size))}?${query}&format=png`);
    expect([statusCode, await sizeOf(rawPayload)]).toEqual([200, drawn]);
  });

  it('has a small, rough placeholder of everything (§9)', async () => {
    for (const bytes of [await pictures.jpeg(wide), pictures.svg(wide), await pictures.gif(wide)]) {
      const answer = await get(`/a/${await add(bytes)}?width=100&height=100&quality=1&format=webp`);
      expect(answer.headers['content-type']).toBe('image/webp');
      expect(await sizeOf(answer.rawPayload)).toBe('100x56');
      expect(answer.rawPayload.length).toBeLessThan(1500);
    }
  });

  it('calls the file as is asked, cleaned (§5)', async () => {
    const guid = await add(await pictures.png(small));
    const answer = await get(`/a/${guid}?name=${encodeURIComponent('Café: "haven".exe')}`);
    expect(answer.headers['content-disposition']).toBe(
      `inline; filename="Caf_ haven.exe.png"; filename*=UTF-8''Caf%C3%A9%20haven.exe.png`,
    );
  });
});

describe('not modified and HEAD', () => {
  it.each(['', '?width=60', '?width=60&format=webp'])('answers 304 for %j to who has it', async (query) => {
    const guid = await add(await pictures.jpeg(small));
    const first = await get(`/a/${guid}${query}`, { accept: chrome });
    const second = await get(`/a/${guid}${query}`, { accept: chrome, 'if-none-match': String(first.headers.etag) });
    expect(second.statusCode).toBe(304);
    expect(second.body).toBe('');
    expect(second.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': anHour });
    expect(second.headers.vary).toBe(first.headers.vary);
  });

  it('has another tag for another form', async () => {
    const guid = await add(await pictures.jpeg(wide));
    const urls = ['', '?width=60', '?width=60&quality=5', '?format=webp', '?width=60&height=60&fit=cover'];
    const tags = await Promise.all(urls.map(async (query) => (await get(`/a/${guid}${query}`)).headers.etag));
    expect(new Set(tags).size).toBe(urls.length);
  });

  it.each(['', '?width=60'])('answers HEAD %j as GET, without the picture', async (query) => {
    const guid = await add(await pictures.jpeg(small));
    const whole = await get(`/a/${guid}${query}`);
    const head = await test.app.inject({ method: 'HEAD', url: `/a/${guid}${query}` });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect(head.headers[name]).toBe(whole.headers[name]);
  });
});

describe('who may see it', () => {
  const roleId = randomUUID();

  it.each([
    ['Users', 401, 200, 200],
    ['Roles', 401, 403, 200],
    ['Admin', 401, 403, 200],
  ] as const)(
    '%s: anonymous %i, member %i, admin %i, and in no shared cache',
    async (visibility, anonymous, member, admin) => {
      const guid = await add(await pictures.png(small), { visibility, roleIds: [roleId] });
      const readers = [{}, await test.signInAs('Standard'), await test.signInAs('Admin')];
      for (const url of [`/a/${guid}`, `/a/${guid}?width=60`]) {
        const answers = await Promise.all(readers.map((headers) => get(url, headers)));
        expect(answers.map((answer) => answer.statusCode)).toEqual([anonymous, member, admin]);
        for (const { statusCode, headers } of answers) {
          expect(headers['cache-control']).toBe(statusCode === 200 ? 'private, no-cache' : 'no-store');
        }
      }
    },
  );

  it('Roles: who has the role sees it', async () => {
    const id = await test.makeRole('Havendienst');
    const guid = await add(await pictures.png(small), { visibility: 'Roles', roleIds: [id] });
    expect((await get(`/a/${guid}`, await test.signInAs('Standard', { roleIds: [id] }))).statusCode).toBe(200);
  });

  it('tells nobody that they have it before it knows that they may', async () => {
    const guid = await add(await pictures.png(small), { visibility: 'Users' });
    const member = await test.signInAs('Standard');
    const { etag } = (await get(`/a/${guid}`, member)).headers;
    expect((await get(`/a/${guid}`, { 'if-none-match': String(etag) })).statusCode).toBe(401);
    const again = await get(`/a/${guid}`, { ...member, 'if-none-match': String(etag) });
    expect([again.statusCode, again.headers['cache-control']]).toEqual([304, 'private, no-cache']);
  });

  it.each(['auth=true', 'block=a', 'item=a', 'profile=a', 'auth=false'])('%s opens nothing', async (query) => {
    const guid = await add(await pictures.png(small), { visibility: 'Users' });
    expect((await get(`/a/${guid}?${query}`)).statusCode).toBe(401);
  });

  it('auth=true closes what is for everyone to who is not signed in', async () => {
    const guid = await add(await pictures.png(small));
    expect((await get(`/a/${guid}?auth=true`)).statusCode).toBe(401);
    const answer = await get(`/a/${guid}?auth=true`, await test.signInAs('Standard'));
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-cache']);
  });
});

describe('what goes wrong', () => {
  it('answers 404 for a guid that nothing has', async () => {
    const answer = await get(`/a/${randomUUID()}?width=100`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });

  it.each([
    ['/a/haven', 'params.guid'],
    ['/a/..%2F..%2Fsecrets', 'params.guid'],
    [`/a/${randomUUID()}?width=wide`, 'query.width'],
    [`/a/${randomUUID()}?format=bmp`, 'query.format'],
    [`/a/${randomUUID()}?width=100&width=200`, 'query.width'],
  ])('answers 400 for %s and names the field', async (url, path) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'bad-input', fields: [{ path }] });
  });

  it('cannot make a smaller one of what is no picture', async () => {
    const guid = randomUUID();
    const document = {
      id: guid,
      name: 'verslag.pdf',
      media_type: 'application/pdf',
      byte_size: 5,
      sha256: 'a'.repeat(64),
    };
    await test.platform.db.insertInto('asset').values(document).execute();
    const answer = await get(`/a/${guid}?width=100`);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'not-an-image']);
  });
});
