import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { StorageError } from './file-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { openS3Upload } from './s3-upload.ts';

const partSize = 10_000;
let server: S3Server;

beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());

const kept = async (key: string) => {
  const found = await createS3Storage(server.options).read(key);
  return found && (await buffer(found.stream));
};

describe('a file that is sent in parts', () => {
  it.each([
    ['less than a part', [400]],
    ['exactly two parts', [10_000, 10_000]],
    ['pieces that do not fit', [9_999, 15_000, 31_000, 1]],
    ['nothing at all', []],
  ])('is there as it was: %s', async (name, sizes) => {
    const pieces = sizes.map((size) => randomBytes(size));
    const key = `parts/${name.replaceAll(' ', '-')}`;
    const upload = await openS3Upload(server.options, key, partSize);
    await pipeline(Readable.from(pieces), upload.target);
    expect(await kept(key)).toBeUndefined();
    const whole = Buffer.concat(pieces);
    expect(await upload.keep()).toBe(whole.length);
    expect((await kept(key))?.equals(whole)).toBe(true);
  });

  it('is not there when it is dropped', async () => {
    const upload = await openS3Upload(server.options, 'parts/dropped', partSize);
    await pipeline(Readable.from([randomBytes(25_000)]), upload.target);
    // Storage that cannot drop parts, as the one of this test, keeps them under no name.
    await upload.drop().catch(() => undefined);
    expect(await kept('parts/dropped')).toBeUndefined();
  });

  it('says why it is refused', async () => {
    const wrong = { ...server.options, secretAccessKey: 'wrong' };
    await expect(openS3Upload(wrong, 'parts/refused')).rejects.toThrow(/403 SignatureDoesNotMatch/);
    await expect(openS3Upload({ ...server.options, bucket: 'nowhere' }, 'a')).rejects.toBeInstanceOf(StorageError);
  });
});
