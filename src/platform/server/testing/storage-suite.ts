import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { FileKeyError, type FileStorage } from '../storage/file-storage.ts';

/** What every storage promises, whatever it lies on. */
export function describeStorage(name: string, storage: () => FileStorage): void {
  async function contentOf(key: string): Promise<string | undefined> {
    const file = await storage().read(key);
    return file && text(file.stream);
  }

  describe(name, () => {
    it('gives back what was written, with its size', async () => {
      await storage().write('originals/abcdef', Buffer.from('haven'));
      const file = await storage().read('originals/abcdef');
      expect(file?.size).toBe(5);
      expect(await (file && text(file.stream))).toBe('haven');
    });

    it('takes a stream', async () => {
      const big = Buffer.alloc(300_000, 'v');
      await storage().write('originals/stream', Readable.from([big.subarray(0, 100_000), big.subarray(100_000)]));
      const file = await storage().read('originals/stream');
      expect(file && (await buffer(file.stream)).equals(big)).toBe(true);
    });

    it('replaces a file as a whole', async () => {
      await storage().write('a/one', Buffer.from('a long first text'));
      await storage().write('a/one', Buffer.from('short'));
      expect(await contentOf('a/one')).toBe('short');
    });

    it('knows what is there and what is not', async () => {
      await storage().write('a/one', Buffer.from('1'));
      expect(await storage().exists('a/one')).toBe(true);
      expect(await storage().exists('a/two')).toBe(false);
      expect(await storage().exists('a/one/deeper')).toBe(false);
      expect(await storage().read('a/two')).toBeUndefined();
    });

    it('removes, and removes again', async () => {
      await storage().write('a/one', Buffer.from('1'));
      await storage().remove('a/one');
      await storage().remove('a/one');
      expect(await storage().exists('a/one')).toBe(false);
    });

    it('keeps a key and a longer key that starts with it apart', async () => {
      await storage().write('ab', Buffer.from('short'));
      await storage().write('ab/ab', Buffer.from('long'));
      expect([await contentOf('ab'), await contentOf('ab/ab')]).toEqual(['short', 'long']);
    });

    it('gives a part, and still says how large the whole is', async () => {
      await storage().write('a/part', Buffer.from('0123456789'));
      const file = await storage().read('a/part', { start: 2, end: 5 });
      expect([file?.size, file && (await text(file.stream))]).toEqual([10, '2345']);
    });

    it('keeps an empty file', async () => {
      await storage().write('a/empty', Buffer.alloc(0));
      expect([(await storage().read('a/empty'))?.size, await contentOf('a/empty')]).toEqual([0, '']);
    });

    it('keeps every byte as it is', async () => {
      const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
      await storage().write('a/bytes', bytes);
      const file = await storage().read('a/bytes');
      expect(file && (await buffer(file.stream)).equals(bytes)).toBe(true);
    });

    it('has nothing of a write that fails halfway', async () => {
      const broken = Readable.from(
        (function* () {
          yield Buffer.from('the first half');
          throw new Error('connection lost');
        })(),
      );
      await expect(storage().write('a/broken', broken)).rejects.toThrow('connection lost');
      expect(await storage().exists('a/broken')).toBe(false);
    });

    it.each([
      '',
      '/',
      '../secret',
      'a/../../b',
      'a//b',
      '/etc/passwd',
      'a/',
      'A',
      'a\\b',
      'a\0b',
      '.hidden',
      'a/.b',
      'c:d',
      'a b',
      'x'.repeat(201),
    ])('refuses the key %j, also for reading', async (key) => {
      await expect(async () => storage().write(key, Buffer.from('x'))).rejects.toThrow(FileKeyError);
      await expect(async () => storage().read(key)).rejects.toThrow(FileKeyError);
      await expect(async () => storage().exists(key)).rejects.toThrow(FileKeyError);
      await expect(async () => storage().remove(key)).rejects.toThrow(FileKeyError);
    });
  });
}
