import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArchive } from './archive-reader.ts';
import { writeArchive } from './archive-writer.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plein-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const large = randomBytes(2_500_000);
const lines = Buffer.from(`${'een regel van een tabel\t'.repeat(40)}\n`.repeat(2600));
const longName = `platforms/een/files/${'lang'.repeat(40)}/ë.bin`;
const password = 'vier woorden zonder verband';

/** In pieces that fit nowhere. */
async function* piecesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 70_001) yield bytes.subarray(at, at + 70_001);
}

async function made(name: string, secret?: string): Promise<string> {
  const file = join(folder, name);
  const archive = writeArchive(createWriteStream(file), secret);
  await archive.add('manifest.json', '{"een":1}');
  await archive.addFile(longName, large.length, piecesOf(large));
  await archive.addLines('tables/page', piecesOf(lines));
  await archive.addLines('tables/nothing', piecesOf(Buffer.alloc(0)));
  await archive.add('empty', '');
  await archive.finish();
  return file;
}

async function read(file: string, secret?: string): Promise<[string, Buffer][]> {
  const found: [string, Buffer][] = [];
  for await (const { name, pieces } of readArchive(file, secret))
    found.push([name, await buffer(Readable.from(pieces))]);
  return found;
}

describe.each([
  ['open', undefined],
  ['sealed', password],
])('an archive that is %s', (name, secret) => {
  it('gives back what was put in, in its order', async () => {
    const found = await read(await made(`${name}-whole`, secret), secret);
    expect(found.map(([entry]) => entry)).toEqual([
      'manifest.json',
      longName,
      'tables/page/00000',
      'tables/page/00001',
      'tables/page/00002',
      'empty',
    ]);
    expect(found[1]?.[1].equals(large)).toBe(true);
    const parts = found.slice(2, 5).map(([, bytes]) => bytes.toString());
    expect(parts.join('') === lines.toString()).toBe(true);
    expect(parts.every((part) => part.endsWith('\n'))).toBe(true);
  });

  it('is refused when it is cut off, wherever that is', async () => {
    const file = await made(`${name}-cut`, secret);
    const { length } = await readFile(file);
    // The very last bytes of zstd are its own sum, which has nothing of the content; of a sealed one every byte counts.
    const last = secret === undefined ? 17 : 1;
    for (const kept of [length - last, length - 20, length - 200, Math.floor(length / 2), 100_000, 40, 5]) {
      await truncate(file, kept);
      await expect(read(file, secret)).rejects.toThrow(/cut off|no backup/);
    }
  });

  it('is refused when one bit of it is another, wherever that is', async () => {
    const file = await made(`${name}-bit`, secret);
    const bytes = await readFile(file);
    for (const share of [0.001, 0.3, 0.7, 0.999]) {
      const at = Math.floor(bytes.length * share);
      const other = Buffer.from(bytes);
      other.writeUInt8(bytes.readUInt8(at) ^ 4, at);
      await writeFile(file, other);
      await expect(read(file, secret)).rejects.toThrow(/damaged|cut off/);
    }
  });
});

describe('a sealed archive', () => {
  it('does not open with another password, and says so', async () => {
    const file = await made('other-password', password);
    await expect(read(file, 'een ander wachtwoord')).rejects.toThrow(/password is not the one/);
    await expect(read(file)).rejects.toThrow(/is encrypted/);
  });

  it('shows nothing of what is in it', async () => {
    const bytes = await readFile(await made('unreadable', password));
    expect(bytes.includes('manifest')).toBe(false);
  });

  it('is refused with two of its pieces in the other order', async () => {
    const file = await made('swapped', password);
    const bytes = await readFile(file);
    const size = 64 * 1024 + 16;
    const start = bytes.indexOf('\n', 20) + 1;
    const piece = (number: number) => bytes.subarray(start + number * size, start + (number + 1) * size);
    const rest = bytes.subarray(start + 3 * size);
    await writeFile(file, Buffer.concat([bytes.subarray(0, start), piece(0), piece(2), piece(1), rest]));
    await expect(read(file, password)).rejects.toThrow(/damaged/);
  });
});

it('is no backup when it is something else', async () => {
  const file = join(folder, 'text');
  await writeFile(file, 'Geachte heer, mevrouw,');
  await expect(read(file)).rejects.toThrow(/is no backup of Plein/);
  await expect(read(join(folder, 'nowhere'))).rejects.toThrow(/it is not there/);
});
