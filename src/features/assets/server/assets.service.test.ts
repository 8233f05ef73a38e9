import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { anonymousViewer, viewerOf } from '#platform/contract/rights/viewer.ts';
import { DatabaseClock } from '#platform/server/clock.ts';
import { WorkQueue } from '#platform/server/work-queue.ts';
import { maxImageBytes } from '../contract/image.ts';
import { pictures } from './assets.factory.ts';
import { type AssetRequest, type AssetsService, createAssetsService } from './assets.service.ts';
import { loadSharp } from './pictures/image-engine.ts';
import { sealed } from './pictures/sealed-bytes.ts';

const member = viewerOf({ id: 'm', accountType: 'Standard', emailVerified: true, isActive: true, roleIds: [] });
const manager = viewerOf({ id: 'c', accountType: 'ContentManager', emailVerified: true, isActive: true, roleIds: [] });
const clock = new DatabaseClock();
let test: TestApp;
let folder: string;
let assets: AssetsService;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plein-assets-'));
  assets = createAssetsService({ platform: test.platform, clock, folder });
});
afterEach(async () => {
  await assets.settled();
  rmSync(folder, { recursive: true, force: true });
});

const filesIn = (part: 'originals' | 'derived') =>
  readdirSync(join(folder, part), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

async function bytesOf(guid: string, transform: AssetRequest['transform'] = {}, service = assets): Promise<Buffer> {
  const { content } = await (await service.read(anonymousViewer, guid, { transform })).open();
  return content instanceof Uint8Array ? Buffer.from(content) : buffer(content);
}

const addJpeg = async (size = { width: 300, height: 200 }) =>
  (await assets.add(system, { name: 'haven.jpg', bytes: await pictures.jpeg(size) })).guid;

describe('adding a picture', () => {
  it('answers what it is, and keeps it', async () => {
    const bytes = await pictures.png({ width: 30, height: 20 });
    const added = await assets.add(manager, { name: ' De "haven"', bytes });
    expect(added).toEqual({
      guid: expect.any(String),
      name: 'De haven.png',
      mediaType: 'image/png',
      width: 30,
      height: 20,
    });
    const sharp = await loadSharp();
    expect(await sharp(await bytesOf(added.guid)).metadata()).toMatchObject({ width: 30, height: 20 });
  });

  it('calls it what it is, whatever its name says', async () => {
    const added = await assets.add(system, {
      name: 'haven.png',
      bytes: await pictures.jpeg({ width: 30, height: 20 }),
    });
    expect(added).toMatchObject({ name: 'haven.jpg', mediaType: 'image/jpeg' });
  });

  it('keeps the same picture once, also under two names and rights', async () => {
    const bytes = await pictures.png({ width: 30, height: 20 });
    const one = await assets.add(system, { name: 'een', bytes });
    const two = await assets.add(system, { name: 'twee', bytes, visibility: 'Admin' });
    expect(one.guid).not.toBe(two.guid);
    expect(filesIn('originals')).toHaveLength(1);
    await expect(assets.read(member, two.guid, { transform: {} })).rejects.toMatchObject({ status: 403 });
  });

  it('takes an id, once', async () => {
    const id = randomUUID();
    const bytes = await pictures.png({ width: 30, height: 20 });
    await expect(assets.read(system, id, { transform: {} })).rejects.toMatchObject({ status: 404 });
    expect((await assets.add(system, { name: 'a', bytes, id })).guid).toBe(id);
    expect(await bytesOf(id.toUpperCase())).not.toHaveLength(0);
    await expect(assets.add(system, { name: 'b', bytes, id })).rejects.toMatchObject({
      code: 'asset-exists',
      status: 409,
    });
  });

  it.each([
    ['a visitor', anonymousViewer, 401],
    ['a member', member, 403],
  ])('is not for %s', async (_, viewer, status) => {
    const bytes = await pictures.png({ width: 30, height: 20 });
    await expect(assets.add(viewer, { name: 'a', bytes })).rejects.toMatchObject({ status });
  });

  it.each([
    ['over 30 MB (§5)', Buffer.alloc(maxImageBytes + 1), 'image-too-large', 413],
    ['a zip called .png', Buffer.from('PK\x03\x04'), 'image-type-refused', 415],
    ['a bomb', pictures.bomb({ width: 20_000, height: 20_000 }), 'too-many-pixels', 413],
  ])('refuses %s and keeps nothing', async (_, bytes, code, status) => {
    await expect(assets.add(system, { name: 'haven.png', bytes })).rejects.toMatchObject({ code, status });
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('what was made', () => {
  it('is read from disk the second time, also after a restart', async () => {
    const guid = await addJpeg();
    await bytesOf(guid, { width: 100 });
    const [file = ''] = filesIn('derived');
    const madeAt = statSync(file).mtimeMs;
    expect(await bytesOf(guid, { width: 100 })).not.toHaveLength(0);
    expect(statSync(file).mtimeMs).toBe(madeAt);
    writeFileSync(file, sealed(Buffer.from('from disk')));
    expect((await bytesOf(guid, { width: 100 })).toString()).toBe('from disk');
    const restarted = createAssetsService({ platform: test.platform, clock, folder });
    expect((await bytesOf(guid, { width: 100 }, restarted)).toString()).toBe('from disk');
  });

  it('is one file for all wishes that come down to the same', async () => {
    const guid = await addJpeg({ width: 300, height: 200 });
    for (const width of [290, 300, 301, 2000, 3000]) await bytesOf(guid, { width, format: 'webp' });
    await bytesOf(guid, { height: 3000, width: 300, format: 'webp', quality: 80 });
    expect(filesIn('derived')).toHaveLength(1);
  });

  it('is made once for all who ask at the same time', async () => {
    const guid = await addJpeg();
    // A second one in line would be turned away.
    const queue = new WorkQueue({ atOnce: 1, maxWaiting: 0 });
    const service = createAssetsService({ platform: test.platform, clock, folder, queue });
    const answers = await Promise.all(Array.from({ length: 20 }, () => bytesOf(guid, { width: 100 }, service)));
    expect(new Set(answers.map((bytes) => bytes.toString('base64'))).size).toBe(1);
    expect(filesIn('derived')).toHaveLength(1);
    await service.settled();
  });

  it('has to wait its turn, and not too long', async () => {
    const guid = await addJpeg();
    const service = createAssetsService({
      platform: test.platform,
      clock,
      folder,
      queue: new WorkQueue({ atOnce: 1, maxWaiting: 1 }),
    });
    const answers = await Promise.allSettled([100, 120, 150].map((width) => bytesOf(guid, { width }, service)));
    const refused = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason);
    expect(refused).toEqual([expect.objectContaining({ status: 503, headers: { 'retry-after': '5' } })]);
    await service.settled();
  });

  it('is made again when it was swept away', async () => {
    const guid = await addJpeg();
    const before = await bytesOf(guid, { width: 100 });
    await assets.settled();
    rmSync(join(folder, 'derived'), { recursive: true });
    expect((await bytesOf(guid, { width: 100 })).equals(before)).toBe(true);
  });

  it('is not made to say that someone has it already', async () => {
    const guid = await addJpeg();
    const { etag } = await assets.read(anonymousViewer, guid, { transform: { width: 100 } });
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    expect(readdirSync(folder)).not.toContain('derived');
  });

  it('is not there when the file is gone or cut off, in any size', async () => {
    const guid = await addJpeg();
    const [file = ''] = filesIn('originals');
    for (const damage of [() => truncateSync(file, 100), () => rmSync(file)]) {
      damage();
      for (const transform of [{}, { width: 100 }]) {
        await expect(bytesOf(guid, transform)).rejects.toMatchObject({ status: 404, code: 'file-missing' });
      }
    }
  });
});
