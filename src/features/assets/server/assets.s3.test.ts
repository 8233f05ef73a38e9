import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, system, type TestApp } from '#app/server/testing/test-app.ts';
import { createS3Storage } from '#platform/server/storage/s3-storage.ts';
import { type S3Server, startS3Server } from '#platform/server/testing/s3-server.ts';
import { pictures } from './assets.factory.ts';

let s3: S3Server;
let test: TestApp;

beforeAll(async () => {
  s3 = await startS3Server();
  test = await startTestApp({ s3: s3.options });
}, 60_000);
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
});
