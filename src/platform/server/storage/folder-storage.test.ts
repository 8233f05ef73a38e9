import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileKeyError, type FileStorage } from './file-storage.ts';
import { createFolderStorage } from './folder-storage.ts';

let root: string;
let storage: FileStorage;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plein-storage-'));
  storage = createFolderStorage(join(root, 'files'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const filesOnDisk = () =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

async function contentOf(key: string): Promise<string | undefined> {
  const file = await storage.read(key);
  return file && text(file.stream);
}

describe('folder storage', () => {
  it('gives back what was written, with its size', async () => {
    await storage.write('originals/abcdef', Buffer.from('haven'));
    const file = await storage.read('originals/abcdef');
    expect(file?.size).toBe(5);
    expect(await (file && text(file.stream))).toBe('haven');
  });

  it('takes a stream', async () => {
    const big = Buffer.alloc(300_000, 'v');
    await storage.write('originals/stream', Readable.from([big.subarray(0, 100_000), big.subarray(100_000)]));
    const file = await storage.read('originals/stream');
    expect(file && (await buffer(file.stream)).equals(big)).toBe(true);
  });

  it('replaces a file as a whole', async () => {
    await storage.write('a/one', Buffer.from('a long first text'));
    await storage.write('a/one', Buffer.from('short'));
    expect(await contentOf('a/one')).toBe('short');
  });

  it('knows what is there and what is not', async () => {
    await storage.write('a/one', Buffer.from('1'));
    expect(await storage.exists('a/one')).toBe(true);
    expect(await storage.exists('a/two')).toBe(false);
    expect(await storage.exists('a/one/deeper')).toBe(false);
    expect(await storage.read('a/two')).toBeUndefined();
  });

  it('removes, and removes again', async () => {
    await storage.write('a/one', Buffer.from('1'));
    await storage.remove('a/one');
    await storage.remove('a/one');
    expect(await storage.exists('a/one')).toBe(false);
  });

  it('keeps a key and a longer key that starts with it apart', async () => {
    await storage.write('ab', Buffer.from('short'));
    await storage.write('ab/ab', Buffer.from('long'));
    expect([await contentOf('ab'), await contentOf('ab/ab')]).toEqual(['short', 'long']);
  });

  it('leaves nothing behind of a write that fails halfway', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('the first half');
        throw new Error('connection lost');
      })(),
    );
    await expect(storage.write('a/broken', broken)).rejects.toThrow('connection lost');
    expect(await storage.exists('a/broken')).toBe(false);
    expect(filesOnDisk()).toEqual([]);
  });

  it('clears what an earlier crash left half written, and only that', async () => {
    const unfinished = join(root, 'files', '_unfinished');
    await mkdir(unfinished, { recursive: true });
    writeFileSync(join(unfinished, 'old'), 'half');
    writeFileSync(join(unfinished, 'new'), 'half');
    const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
    utimesSync(join(unfinished, 'old'), yesterday, yesterday);
    await storage.write('a/one', Buffer.from('1'));
    expect(filesOnDisk().sort()).toEqual(['new', 'one']);
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
    await expect(async () => storage.write(key, Buffer.from('x'))).rejects.toThrow(FileKeyError);
    await expect(async () => storage.read(key)).rejects.toThrow(FileKeyError);
    await expect(async () => storage.exists(key)).rejects.toThrow(FileKeyError);
    await expect(async () => storage.remove(key)).rejects.toThrow(FileKeyError);
  });
});
