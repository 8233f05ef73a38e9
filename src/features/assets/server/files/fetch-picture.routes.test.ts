import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import { buildBlock, buildPage } from '#features/pages/server/pages.factory.ts';
import { documents, pictures } from '../assets.factory.ts';

type Headers = Record<string, string>;
let app: TestApp;
let manager: Headers;
let member: Headers;
let other: Server;
let origin: string;
let asked: string[] = [];
const small = { width: 60, height: 40 };

/** Another site, on this machine: friendly, moved, and of ill will. */
async function answer(path: string, response: ServerResponse): Promise<void> {
  if (path === '/haven.png') response.end(await pictures.png(small));
  else if (path === '/moved') response.writeHead(302, { location: '/haven.png' }).end();
  else if (path === '/inside') response.writeHead(302, { location: 'http://10.0.0.1/haven.png' }).end();
  else if (path === '/page')
    response.writeHead(200, { 'content-type': 'image/png' }).end('<html>geen afbeelding</html>');
  else if (path === '/document') response.end(documents.pdf());
  else if (path === '/endless') {
    const more = () => {
      while (!response.destroyed && response.write(Buffer.alloc(1_000_000)));
      response.once('drain', more);
    };
    more();
  } else response.writeHead(404).end();
}

beforeAll(async () => {
  app = await startTestApp();
  [manager, member] = [await app.signInAs('ContentManager'), await app.signInAs('Standard')];
  other = createServer((request, response) => {
    asked.push(request.url ?? '');
    void answer(request.url ?? '', response);
  });
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await app.close();
  other.closeAllConnections();
  await new Promise((resolve) => void other.close(resolve));
});
beforeEach(() => {
  asked = [];
});

const take = (headers: Headers, url: string, query = 'public=true') =>
  app.app.inject({ method: 'POST', url: `/a/fetch?${query}`, headers, payload: { url, name: 'Afbeelding' } });

it('takes a picture in, as a file of its own', async () => {
  const answered = await take(manager, `${origin}/moved`);
  expect(answered.statusCode).toBe(201);
  const added = answered.json<{ guid: string }>();
  expect(added).toMatchObject({ name: 'Afbeelding.png', mediaType: 'image/png', ...small });
  expect((await app.app.inject({ url: `/a/${added.guid}` })).statusCode).toBe(200);
});

it('follows the rights of the block that it is for', async () => {
  const block = buildBlock();
  await buildPage(app.services, { buildingBlockInstances: [block] });
  expect((await take(manager, `${origin}/haven.png`, `block=${block.guid}`)).statusCode).toBe(201);
  asked = [];
  expect((await take(member, `${origin}/haven.png`, `block=${block.guid}`)).statusCode).toBe(403);
  expect(asked).toEqual([]);
});

describe('nothing is asked of the other site', () => {
  it('for a visitor', async () => {
    expect((await take({}, `${origin}/haven.png`)).statusCode).toBe(401);
    expect(asked).toEqual([]);
  });

  it('for who may not add files', async () => {
    expect((await take(member, `${origin}/haven.png`)).statusCode).toBe(403);
    expect(asked).toEqual([]);
  });

  test.each(['file:///etc/passwd', 'ftp://example.nl/a.png', 'data:image/png;base64,iVBORw0KGgo=', 'haven.png', ''])(
    'at %j',
    async (url) => {
      expect((await take(manager, url)).statusCode).toBe(400);
    },
  );

  test.each([
    'http://10.0.0.8/a.png',
    'http://169.254.169.254/latest',
    'https://[fd00::1]/a.png',
    'https://intern.local/a.png',
  ])('in our own network: %s', async (url) => {
    const answered = await take(manager, url);
    expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([400, 'file-address-private']);
  });
});

test.each([
  ['/inside', 400, 'file-address-private'],
  ['/nowhere', 400, 'file-not-there'],
  ['/page', 415, 'image-type-refused'],
  ['/document', 415, 'image-type-refused'],
  ['/endless', 400, 'file-too-large'],
])('%s is refused and leaves nothing', async (path, status, code) => {
  const count = async () => (await app.platform.db.selectFrom('asset').select('id').execute()).length;
  const before = await count();
  const answered = await take(manager, origin + path);
  expect([answered.statusCode, answered.json<{ code: string }>().code]).toEqual([status, code]);
  expect(await count()).toBe(before);
});
