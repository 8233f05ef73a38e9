import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { DatabaseClock } from '#platform/server/clock.ts';
import { asAppError } from '#platform/server/http/problem.ts';
import { createS3Storage } from '#platform/server/storage/s3-storage.ts';
import { type S3Server, startS3Server } from '#platform/server/testing/s3-server.ts';
import { pictures } from './assets.factory.ts';
import { createAssetsService } from './assets.service.ts';

let s3: S3Server;
let test: TestApp;

beforeAll(async () => {
  s3 = await startS3Server();
  test = await startTestApp({ s3: s3.options });
});
afterAll(async () => {
  await test.close();
  await s3.stop();
});

describe('a platform whose files are kept on S3', () => {
  it('serves a picture, as it is and made smaller, from its own part of the bucket', async () => {
    const bytes = await pictures.png({ width: 120, height: 80 });
    const { guid } = await test.services.assets.add(system, { name: 'haven', bytes });
    const whole = await test.app.inject({ url: `/a/${guid}` });
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'image/png']);
    expect((await test.app.inject({ url: `/a/${guid}?width=60&format=webp` })).headers['content-type']).toBe(
      'image/webp',
    );
    const { sha256 } = await test.platform.db
      .selectFrom('asset')
      .select('sha256')
      .where('id', '=', guid)
      .executeTakeFirstOrThrow();
    const own = createS3Storage({ ...s3.options, prefix: `${test.platform.key}/` });
    expect(await own.exists(`originals/${sha256}`)).toBe(true);
  });

  it('says in plain words that the storage does not answer, and adds nothing', async () => {
    const storage = createS3Storage({ ...s3.options, longestWait: 200 });
    const folder = mkdtempSync(join(tmpdir(), 'plein-assets-'));
    const assets = createAssetsService({ platform: test.platform, clock: new DatabaseClock(), folder, storage });
    const bytes = await pictures.png({ width: 121, height: 81 });
    s3.hang();
    try {
      const failed: unknown = await assets.add(system, { name: 'strand', bytes }).catch((error: unknown) => error);
      const told = asAppError(failed);
      expect([told.status, told.code, told.headers]).toEqual([503, 'storage-away', { 'retry-after': '5' }]);
    } finally {
      s3.goOn();
      rmSync(folder, { recursive: true, force: true });
    }
    const added = test.platform.db.selectFrom('asset').select('id').where('name', '=', 'strand.png');
    expect(await added.execute()).toEqual([]);
  });
});
