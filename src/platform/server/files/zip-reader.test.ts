import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type PackedFile, zipOf } from '../testing/zip.factory.ts';
import { listZip, readZipEntry } from './zip-reader.ts';

let folder: string;
let file: FileHandle | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plein-zip-'));
});
afterEach(async () => {
  await file?.close();
  file = undefined;
  rmSync(folder, { recursive: true, force: true });
});

async function opened(bytes: Uint8Array): Promise<FileHandle> {
  writeFileSync(join(folder, 'one.zip'), bytes);
  file = await open(join(folder, 'one.zip'));
  return file;
}
const packed = (...files: PackedFile[]) => opened(zipOf(files));
const text = (words: string) => Buffer.from(words);

describe('what an archive holds', () => {
  it('is listed with names and sizes, and read one by one', async () => {
    const zip = await packed(
      { name: 'uploads/', bytes: text('') },
      { name: 'uploads/2025/größe.txt', bytes: text('woorden '.repeat(100)) },
      { name: 'kaal.txt', bytes: text('los'), isStored: true },
    );
    const entries = await listZip(zip, 10);
    expect(entries.map(({ name, size, isFolder }) => [name, size, isFolder])).toEqual([
      ['uploads/', 0, true],
      ['uploads/2025/größe.txt', 800, false],
      ['kaal.txt', 3, false],
    ]);
    const [, first, second] = entries;
    expect(Buffer.from(await readZipEntry(zip, first as NonNullable<typeof first>, 1000)).toString()).toBe(
      'woorden '.repeat(100),
    );
    expect(Buffer.from(await readZipEntry(zip, second as NonNullable<typeof second>, 1000)).toString()).toBe('los');
  });

  it('may end with a comment', async () => {
    const zip = zipOf([{ name: 'a', bytes: text('b') }]);
    zip.writeUInt16LE(3, zip.length - 2);
    expect(await listZip(await opened(Buffer.concat([zip, text('nog')])), 10)).toHaveLength(1);
  });
});

describe('what is not believed', () => {
  const refusal = async (bytes: Uint8Array, most = 10) => listZip(await opened(bytes), most).catch(({ code }) => code);
  it.each<[string, Uint8Array, string]>([
    ['nothing', text(''), 'not-a-zip'],
    ['something else', text('geen archief, maar een brief van enige lengte'), 'not-a-zip'],
    ['half of one', zipOf([{ name: 'a', bytes: text('b') }]).subarray(-40), 'not-a-zip'],
    [
      'more files than one takes',
      zipOf(Array.from({ length: 11 }, () => ({ name: 'a', bytes: text('') }))),
      'too-many',
    ],
  ])('is %s', async (_, bytes, code) => {
    expect(await refusal(bytes)).toBe(code);
  });

  const readRefusal = async (one: PackedFile, mostBytes = 1000) => {
    const zip = await packed(one);
    const [entry] = await listZip(zip, 10);
    return readZipEntry(zip, entry as NonNullable<typeof entry>, mostBytes).catch(({ code }) => code);
  };
  it.each<[string, PackedFile, string]>([
    ['a file that says it is too large', { name: 'a', bytes: Buffer.alloc(2000) }, 'too-large'],
    ['one that is larger than it says', { name: 'a', bytes: Buffer.alloc(5_000_000), saidSize: 10 }, 'too-large'],
    ['one that is a little larger', { name: 'a', bytes: Buffer.alloc(500), saidSize: 10 }, 'unreadable'],
    ['one that is smaller than it says', { name: 'a', bytes: text('b'), saidSize: 10 }, 'unreadable'],
    ['one with a password', { name: 'a', bytes: text('b'), isEncrypted: true }, 'unreadable'],
  ])('is %s', async (_, one, code) => {
    expect(await readRefusal(one)).toBe(code);
  });

  it('is one whose bytes are not what they were', async () => {
    const bytes = zipOf([{ name: 'a', bytes: text('woord'), isStored: true }]);
    bytes.write('W', bytes.indexOf('woord'));
    const zip = await opened(bytes);
    const [entry] = await listZip(zip, 10);
    await expect(readZipEntry(zip, entry as NonNullable<typeof entry>, 100)).rejects.toMatchObject({
      code: 'unreadable',
    });
  });
});
