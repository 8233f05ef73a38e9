import { pbkdf2 } from 'node:crypto';
import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listZip, readZipEntry } from './zip-reader.ts';
import { zipStream } from './zip-writer.ts';

const derive = promisify(pbkdf2);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zip-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function all<T>(pieces: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const piece of pieces) found.push(piece);
  return found;
}

async function* pieces(count: number): AsyncGenerator<string> {
  for (let piece = 0; piece < count; piece++) yield `regel ${piece}: één café, ${'x'.repeat(1000)}\n`;
}

it('writes what the reader reads, checksums and all, piece by piece', async () => {
  const files = [
    { name: 'leeg.txt', content: () => [] },
    { name: 'map/één.txt', content: () => ['hallo ', Buffer.from('wereld')] },
    { name: 'groot.txt', content: () => pieces(5000) },
    { name: 'zoals-het-is.gz', content: () => ['al ', Buffer.from('ingepakt')], isStored: true },
  ];
  const written = await all(zipStream(files));
  expect(written.length).toBeGreaterThan(5);
  const path = join(folder, 'a.zip');
  await writeFile(path, Buffer.concat(written));
  const file = await open(path);
  try {
    const entries = await listZip(file, 10);
    expect(entries.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
    const read = await Promise.all(entries.map((entry) => readZipEntry(file, entry, 10_000_000)));
    expect(Buffer.from(read[1] ?? []).toString()).toBe('hallo wereld');
    expect([entries[3]?.isDeflated, Buffer.from(read[3] ?? []).toString()]).toEqual([false, 'al ingepakt']);
    expect(Buffer.from(read[2] ?? []).toString()).toBe((await all(pieces(5000))).join(''));
  } finally {
    await file.close();
  }
});

it('fails when what it reads fails', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield 'a';
    throw new Error('weg');
  }
  await expect(all(zipStream([{ name: 'a', content: broken }]))).rejects.toThrow('weg');
});

it('packs what is small without another thread, where passwords and pictures are worked on', async () => {
  const order: string[] = [];
  // More than there are threads for.
  const passwords = Array.from({ length: 8 }, () => derive('wachtwoord', 'zout', 60_000, 64, 'sha512'));
  const derived = Promise.any(passwords).then(() => order.push('passwords'));
  const sheets = Array.from({ length: 25 }, (_, at) => ({ name: `blad-${at}.xml`, content: () => ['a', 'b', 'c'] }));
  await all(zipStream(sheets));
  order.push('packed');
  await derived;
  await Promise.all(passwords);
  expect(order).toEqual(['packed', 'passwords']);
});
