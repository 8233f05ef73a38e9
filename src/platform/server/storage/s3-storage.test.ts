import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { describeStorage } from '../testing/storage-suite.ts';
import { type FileStorage, StorageError } from './file-storage.ts';
import { checkS3, createS3Storage, listS3Keys } from './s3-storage.ts';

let server: S3Server;
let storage: FileStorage;

beforeAll(async () => {
  server = await startS3Server();
  storage = createS3Storage(server.options);
});
afterAll(() => server.stop());

describeStorage('storage that speaks S3', () => storage);

describe('S3', () => {
  it('keeps what has another prefix apart', async () => {
    const other = createS3Storage({ ...server.options, prefix: 'other/' });
    await storage.write('a/mine', Buffer.from('mine'));
    expect(await other.exists('a/mine')).toBe(false);
    expect(await createS3Storage({ ...server.options, prefix: 'a/' }).exists('mine')).toBe(true);
  });

  it('lists every key under its prefix, however many times it has to ask', async () => {
    const listed = { ...server.options, prefix: 'listed/' };
    const keys = ['a', 'b/c', 'b/d', 'originals/e', 'z'];
    for (const key of keys) await createS3Storage(listed).write(key, Buffer.from(key));
    await createS3Storage({ ...listed, prefix: 'listed-not/' }).write('other', Buffer.from('other'));
    for (const atOnce of [2, 1000]) {
      const found: string[] = [];
      for await (const key of listS3Keys(listed, atOnce)) found.push(key);
      expect(found).toEqual(keys);
    }
    const nothing = { ...server.options, bucket: 'nowhere' };
    await expect(listS3Keys(nothing).next()).rejects.toBeInstanceOf(StorageError);
  });

  it('lets us in with the right key', async () => {
    await expect(checkS3(server.options)).resolves.toBeUndefined();
  });

  it.each([
    [
      'another secret',
      { secretAccessKey: 'wrong' },
      /refused us \(403 SignatureDoesNotMatch\)\. Check S3_ACCESS_KEY_ID/,
    ],
    ['an unknown key', { accessKeyId: 'nobody' }, /refused us \(403 InvalidAccessKeyId\)/],
    ['an unknown bucket', { bucket: 'not-there' }, /There is no bucket "not-there" at .*Make it, or change S3_BUCKET/],
    ['an address where nothing is', { endpoint: 'http://127.0.0.1:1' }, /cannot be reached\. Check S3_ENDPOINT/],
  ])('says in one line what is wrong: %s', async (_, wrong, line) => {
    const failed = await checkS3({ ...server.options, ...wrong }).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(StorageError);
    expect(String(failed)).toMatch(line);
  });

  it('does not wait for storage that takes connections and answers nothing', async () => {
    const impatient = createS3Storage({ ...server.options, longestWait: 200 });
    server.hang();
    try {
      const asked = {
        write: () => impatient.write('a/one', Buffer.alloc(3_000_000)),
        read: () => impatient.read('a/one'),
        exists: () => impatient.exists('a/one'),
        remove: () => impatient.remove('a/one'),
      };
      for (const [name, ask] of Object.entries(asked)) {
        await expect(ask(), name).rejects.toThrow(/did not answer within 200 ms/);
      }
    } finally {
      server.goOn();
    }
    await storage.write('a/one', Buffer.from('1'));
  });

  it('gives up on a file of which the rest does not come', async () => {
    const impatient = createS3Storage({ ...server.options, longestWait: 1500 });
    await storage.write('a/long', Buffer.alloc(20_000_000));
    const { stream } = (await impatient.read('a/long')) ?? expect.fail('not there');
    server.hang();
    try {
      await expect(buffer(stream)).rejects.toThrow(/took longer than 1500 ms/);
    } finally {
      server.goOn();
    }
  });

  it('takes a bucket that is gone for a failure, not for a missing file', async () => {
    const gone = createS3Storage({ ...server.options, bucket: 'not-there' });
    await expect(gone.read('a/one')).rejects.toThrow(StorageError);
    await expect(gone.write('a/one', Buffer.from('1'))).rejects.toThrow(StorageError);
  });
});
