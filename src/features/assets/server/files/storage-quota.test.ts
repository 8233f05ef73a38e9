import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#app/server/testing/test-app.ts';
import type { StorageUse } from '../../contract/storage-use.ts';
import { documents } from '../assets.factory.ts';
import { fileForm, formHeaders } from './upload-form.factory.ts';

type Headers = Record<string, string>;
const megabyte = 1024 * 1024;
const almost = 900 * 1024;
let test: TestApp;
let admin: Headers;
let manager: Headers;
let member: Headers;

beforeAll(async () => {
  test = await startTestApp();
  [admin, manager, member] = [
    await test.signInAs('Admin'),
    await test.signInAs('ContentManager'),
    await test.signInAs('Standard'),
  ];
});
afterAll(() => test.close());
beforeEach(async () => {
  await allow({ storageMegabytes: 0, storageMegabytesPerPerson: 0 });
});

async function allow(limits: Partial<Record<'storageMegabytes' | 'storageMegabytesPerPerson', number>>): Promise<void> {
  for (const [key, value] of Object.entries(limits)) {
    const url = `/api/platformsettingvalues/${key}`;
    expect((await test.app.inject({ method: 'PUT', url, headers: admin, payload: { value } })).statusCode).toBeLessThan(
      300,
    );
  }
}

/** Of exactly this size, and unlike all others. */
let made = 0;
function documentOf(size: number): Buffer {
  made += 1;
  const empty = documents.pdf(`${made} `).length;
  return documents.pdf(`${made} ${'x'.repeat(size - empty)}`);
}

const send = (url: string, headers: Headers, bytes: Buffer) =>
  test.app.inject({
    method: 'POST',
    url,
    headers: { ...formHeaders, ...headers, 'accept-language': 'en' },
    payload: fileForm('File', 'verslag.pdf', bytes),
  });
const upload = (headers: Headers, bytes: Buffer) => send('/a/upload?public=true', headers, bytes);
const storageOf = async (headers: Headers) =>
  (await test.app.inject({ url: '/api/assetstorage', headers })).json<StorageUse>();
const usedBy = async (headers: Headers) => (await storageOf(headers)).own.used;

describe('the room for files', () => {
  it('is told: to everyone their own, to who manages content that of the platform', async () => {
    await allow({ storageMegabytes: 50, storageMegabytesPerPerson: 5 });
    expect(await storageOf(member)).toEqual({ own: { used: 0, allowed: 5 * megabyte }, platform: null });
    const before = await storageOf(manager);
    expect((await upload(manager, documentOf(1000))).statusCode).toBe(201);
    expect(await storageOf(manager)).toEqual({
      own: { used: before.own.used + 1000, allowed: 5 * megabyte },
      platform: { used: (before.platform?.used ?? 0) + 1000, allowed: 50 * megabyte },
    });
    expect((await test.app.inject({ url: '/api/assetstorage' })).statusCode).toBe(401);
  });

  it('of a person is full when it is full, and says so', async () => {
    const person = await test.signInAs('ContentManager');
    await allow({ storageMegabytesPerPerson: 1 });
    expect((await upload(person, documentOf(almost))).statusCode).toBe(201);
    const refused = await upload(person, documentOf(almost));
    expect([refused.statusCode, refused.json<{ code: string; detail: string }>()]).toEqual([
      413,
      expect.objectContaining({ code: 'own-storage-quota', detail: expect.stringContaining('1 MB') }),
    ]);
    expect(await usedBy(person)).toBe(almost);
    expect((await upload(manager, documentOf(1000))).statusCode).toBe(201);
  });

  it('of the platform is full for everyone', async () => {
    const used = (await storageOf(manager)).platform?.used ?? 0;
    const megabytes = Math.ceil(used / megabyte) + 1;
    await allow({ storageMegabytes: megabytes });
    await upload(manager, documentOf(megabytes * megabyte - used));
    const refused = await upload(admin, documentOf(100));
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([413, 'storage-quota']);
  });

  it('is not given twice to two who come at once', async () => {
    const person = await test.signInAs('ContentManager');
    await allow({ storageMegabytesPerPerson: 1 });
    const both = await Promise.all([upload(person, documentOf(almost)), upload(person, documentOf(almost))]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 413]);
    expect(await usedBy(person)).toBe(almost);
    expect(await test.platform.db.selectFrom('asset_unclaimed_file').selectAll().execute()).toEqual([]);
  });

  it('counts the same file once, what was replaced until it is let go, and undoing as nothing', async () => {
    const person = await test.signInAs('ContentManager');
    const bytes = documentOf(1000);
    const { guid } = (await upload(person, bytes)).json<{ guid: string }>();
    await upload(person, bytes);
    expect(await usedBy(person)).toBe(1000);
    await allow({ storageMegabytesPerPerson: 1 });
    const replace = (size: number) => send(`/api/assets/${guid}/file`, person, documentOf(size));
    expect((await replace(2000)).statusCode).toBe(200);
    expect(await usedBy(person)).toBe(3000);
    const refused = await replace(megabyte);
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([413, 'own-storage-quota']);
    const undo = { method: 'POST', url: `/api/assets/${guid}/undo-replace`, headers: person } as const;
    for (let time = 0; time < 2; time += 1) {
      expect((await test.app.inject(undo)).statusCode).toBe(200);
      expect(await usedBy(person)).toBe(3000);
    }
  });

  it('counts what lies in the trash until it is gone for good', async () => {
    const person = await test.signInAs('ContentManager');
    const { guid } = (await upload(person, documentOf(1000))).json<{ guid: string }>();
    await test.app.inject({ method: 'DELETE', url: `/api/assets/${guid}`, headers: person });
    expect(await usedBy(person)).toBe(1000);
    await test.platform.db
      .updateTable('asset')
      .set({ deleted_at: new Date(Date.now() - 31 * 24 * 60 * 60 * 1000) })
      .where('id', '=', guid)
      .execute();
    await test.services.media.emptyTrash();
    expect(await usedBy(person)).toBe(0);
  });
});
