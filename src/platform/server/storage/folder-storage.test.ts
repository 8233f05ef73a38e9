import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeStorage } from '../testing/storage-suite.ts';
import type { FileStorage } from './file-storage.ts';
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

describeStorage('storage in a folder', () => storage);

describe('the folder', () => {
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
});
