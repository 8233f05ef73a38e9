import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fileForm, formHeaders } from '#features/assets/server/files/upload-form.factory.ts';
import { buildItem, buildList } from '#features/list-items/server/list-items.factory.ts';
import { usualReactions } from '#features/reactions/contract/reaction-setting.ts';
import { bodyKindOf } from '#platform/contract/calls/body-kinds.ts';
import { type AnyEndpoint, type Endpoint, endpointKey } from '#platform/contract/calls/endpoint.ts';
import type { JsonValue } from '#platform/contract/calls/json-value.ts';
import { routes } from '../routes.ts';
import { startTestApp, system, type TestApp } from '../testing/test-app.ts';

/** What any call takes without saying so. */
const usualLimit = 1024 * 1024;
const boundary = '----plein-unwelcome';
let test: TestApp;
let port: number;
let member: Record<string, string>;
let before: string[];

const takesFiles = ({ body }: Endpoint): boolean => {
  const kind = bodyKindOf(body);
  return kind?.kind === 'files' || (kind?.kind === 'posted' && kind.hasFiles);
};
const receiving = routes.map(({ endpoint }) => endpoint).filter(takesFiles);
const large = routes
  .map(({ endpoint }) => endpoint)
  .filter((endpoint) => !takesFiles(endpoint) && (endpoint.bodyLimit ?? 0) > usualLimit);

const kept = async (): Promise<string[]> =>
  (await readdir(test.dataFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`)
    .sort();

beforeAll(async () => {
  test = await startTestApp();
  member = await test.signInAs('Standard');
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  port = (test.app.server.address() as AddressInfo).port;
});
afterAll(() => test.close());
beforeEach(async () => {
  before = await kept();
});

/** The beginning of a body with a file in it; the rest never comes. */
const halfForm = (field: string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="brug.jpg"\r\n`),
    Buffer.from('Content-Type: image/jpeg\r\n\r\n'),
    Buffer.alloc(300_000, 7),
  ]);

interface Refusal {
  status: number;
  location: string | undefined;
  code: string | undefined;
}

/** Sends the head and a part of the body, and answers what is said to that alone. */
function sendHalf(
  { method }: AnyEndpoint,
  path: string,
  { type, part }: { type: string; part: Buffer },
  headers: Record<string, string> = {},
): Promise<Refusal> {
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: localhost',
    'origin: http://localhost',
    `content-type: ${type}`,
    'content-length: 900000',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect({ host: '127.0.0.1', port }, () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      socket.write(part);
    });
    socket.on('data', (data) => {
      answer += String(data);
      const [heading = '', body = ''] = answer.split('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(heading)?.[1] ?? 0);
      if (!answer.includes('\r\n\r\n') || Buffer.byteLength(body) < length) return;
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(heading)?.[1]),
        location: /location: (.+)/i.exec(heading)?.[1]?.trim(),
        code: /"code":"([^"]+)"/.exec(body)?.[1],
      });
      socket.destroy();
    });
    socket.on('error', reject);
  });
}

/** Of nothing that is there. */
const somewhere = ({ path }: AnyEndpoint): string =>
  path
    .replace('{kind}', 'item')
    .replace('{offset}', '0')
    .replace(/\{\w+\}/g, () => randomUUID());

/** What such a call needs to be understood at all. */
const queries: Record<string, string> = {
  'POST /a/upload': '?public=true',
  'POST /api/formfiles/{guid}/pieces/{offset}': `?key=${'k'.repeat(32)}`,
};

describe('a body of somebody who may not send it', () => {
  it('is found wherever files or much else comes in', () => {
    expect(receiving.length).toBeGreaterThan(6);
    expect(large.length).toBeGreaterThan(0);
  });

  it.each(receiving.map((endpoint) => [endpointKey(endpoint), endpoint] as const))(
    'of %s is refused before it is here, and nothing of it is kept',
    async (key, endpoint) => {
      const kind = bodyKindOf(endpoint.body);
      const field = kind?.kind === 'files' ? (kind.fields[0] ?? '') : 'picture';
      const sent = { type: `multipart/form-data; boundary=${boundary}`, part: halfForm(field) };
      const { status } = await sendHalf(endpoint, somewhere(endpoint) + (queries[key] ?? ''), sent);
      expect([401, 403, 404]).toContain(status);
      expect(await kept()).toEqual(before);
    },
  );

  it.each(receiving.map((endpoint) => [endpointKey(endpoint), endpoint] as const))(
    'is not read as words either, of %s',
    async (_, endpoint) => {
      const sent = { type: 'application/json', part: Buffer.from(`{"a":"${'x'.repeat(1000)}`) };
      const { status } = await sendHalf(endpoint, somewhere(endpoint), sent);
      expect(status).toBeGreaterThanOrEqual(400);
    },
  );

  it.each(large.map((endpoint) => [endpointKey(endpoint), endpoint] as const))(
    'of %s, which may be long, is refused before it is here',
    async (_, endpoint) => {
      const sent = { type: 'application/json', part: Buffer.from('{"operations":[') };
      expect((await sendHalf(endpoint, somewhere(endpoint), sent)).status).toBe(401);
    },
  );
});

describe('pictures of a reaction', () => {
  const pictured = { method: 'POST', path: '/api/threads/{kind}/{guid}/pictured' } as const;
  const withoutScript = { method: 'POST', path: '/react/{kind}/{guid}' } as const;
  const sent = { type: `multipart/form-data; boundary=${boundary}`, part: halfForm('picture') };

  const ideaIn = async (options: Record<string, JsonValue> = {}) => {
    const list = await buildList(test.services, { options });
    return (await buildItem(test.services, list.guid, { listItemTypeName: 'Idea' })).guid;
  };
  const withRules = async (changed: object, work: () => Promise<void>): Promise<void> => {
    const put = (rules: object) =>
      test.services.settings.save(system, 'reactions', { ...usualReactions, ...rules } as unknown as JsonValue);
    await put(changed);
    await work().finally(() => put({}));
  };
  /** Both ways of the same thread, by the same person. */
  async function expectRefused(guid: string, headers: Record<string, string>, status: number, code: string) {
    const { status: told, code: said } = await sendHalf(pictured, `/api/threads/item/${guid}/pictured`, sent, headers);
    expect([told, said]).toEqual([status, code]);
    const back = await sendHalf(withoutScript, `/react/item/${guid}?language=en`, sent, headers);
    expect([back.status, back.location]).toEqual([
      303,
      expect.stringContaining(`/en/react/item/${guid}?error=${code}`),
    ]);
    expect(await kept()).toEqual(before);
  }

  it('are refused by a thread that is closed', async () => {
    const guid = await ideaIn();
    const manager = await test.signInAs('ContentManager');
    const url = `/api/threads/item/${guid}/closing`;
    const closed = await test.app.inject({ method: 'PUT', url, headers: manager, payload: { isClosed: true } });
    expect(closed.statusCode).toBeLessThan(300);
    await expectRefused(guid, member, 409, 'reactions-closed');
  });

  it('are refused of whoever may not react there', async () => {
    const guid = await ideaIn();
    await withRules({ permission: 'Users' }, () => expectRefused(guid, {}, 403, 'reactions-not-allowed'));
    await withRules({ permission: 'Admin' }, () => expectRefused(guid, member, 403, 'reactions-not-allowed'));
  });

  it('are refused of whoever was blocked', async () => {
    const guid = await ideaIn();
    const [blocked, manager] = [await test.signInAs('Standard'), await test.signInAs('ContentManager')];
    const said = await test.app.inject({
      method: 'POST',
      url: `/api/threads/item/${guid}`,
      headers: blocked,
      payload: { key: 'k'.repeat(32), text: 'Onaardig' },
    });
    expect(said.statusCode).toBe(200);
    await test.app.inject({
      method: 'PUT',
      url: `/api/reactions/${said.json<{ guid: string }>().guid}/author-block`,
      headers: manager,
    });
    await expectRefused(guid, blocked, 403, 'reactions-blocked');
  });

  it('are refused where there is no room for them', async () => {
    const guid = await ideaIn();
    const added = await test.app.inject({
      method: 'POST',
      url: '/a/upload?public=true',
      headers: { ...(await test.signInAs('ContentManager')), ...formHeaders },
      payload: fileForm('File', 'lijst.csv', Buffer.from('straat;huisnummer\n'.repeat(70_000))),
    });
    expect(added.statusCode).toBe(201);
    await test.services.settings.save(system, 'storageMegabytes', 1);
    before = await kept();
    await expectRefused(guid, member, 413, 'storage-quota').finally(() =>
      test.services.settings.save(system, 'storageMegabytes', 0),
    );
  });

  it('are refused where the thread takes none; words without script come in all the same', async () => {
    const guid = await ideaIn({ reactionPictures: 'no' });
    const answer = await sendHalf(pictured, `/api/threads/item/${guid}/pictured`, sent, member);

    expect([answer.status, answer.code]).toEqual([403, 'reaction-pictures-not-here']);
    const whole = Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="text"\r\n\r\nAlleen woorden\r\n`),
      halfForm('picture'),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const post = (payload: Buffer) =>
      test.app.inject({
        method: 'POST',
        url: `/react/item/${guid}?language=nl`,
        headers: { ...member, 'content-type': sent.type, origin: 'http://localhost', host: 'localhost' },
        payload,
      });
    expect((await post(whole)).headers.location).toContain('error=reaction-pictures-not-here');
    const words = whole.subarray(0, whole.indexOf(`--${boundary}`, 10));
    const fine = await post(Buffer.concat([words, Buffer.from(`--${boundary}--\r\n`)]));
    expect(fine.headers.location).toMatch(/^\/reaction\//);
    expect(await kept()).toEqual(before);
  });
});
