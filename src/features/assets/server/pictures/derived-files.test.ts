import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WorkQueue } from '#platform/server/work-queue.ts';
import { DerivedFiles } from './derived-files.ts';

let folder: string;
let errors: unknown[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'plein-derived-'));
  errors = [];
});
afterEach(async () => {
  for (const files of opened.splice(0)) await files.settled();
  rmSync(folder, { recursive: true, force: true });
});

const opened: DerivedFiles[] = [];

function open(maxBytes = 1_000_000, at = folder): DerivedFiles {
  const files = new DerivedFiles({ folder: at, maxBytes, onError: (error) => errors.push(error) });
  opened.push(files);
  return files;
}

const bytes = (length: number) => async () => Buffer.alloc(length, 1);
const never = () => Promise.reject(new Error('made again'));

const fileOf = (key: string) => join(folder, `_${key.slice(0, 2)}`, key);
const keysOnDisk = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .sort();

describe('derived files', () => {
  it('are made once and then read, also by the next process', async () => {
    expect(await open().remember('aa1', bytes(10))).toHaveLength(10);
    expect(await open().remember('aa1', never)).toHaveLength(10);
  });

  it('are made once for all who ask at the same time', async () => {
    const files = open();
    let made = 0;
    const make = async () => {
      made += 1;
      return Buffer.from('x');
    };
    await Promise.all(Array.from({ length: 20 }, () => files.remember('aa1', make)));
    expect(made).toBe(1);
  });

  it.each<[string, (file: Buffer) => Buffer]>([
    ['empty', () => Buffer.alloc(0)],
    ['halved', (file) => file.subarray(0, file.length / 2)],
    ['of other bytes', (file) => Buffer.alloc(file.length, 7)],
    ['changed in one byte', (file) => Buffer.concat([Buffer.from([9]), file.subarray(1)])],
    ['longer than it was', (file) => Buffer.concat([file, Buffer.from('x')])],
    ['without its end', (file) => file.subarray(0, -16)],
    ['nothing but an end', (file) => file.subarray(-16)],
  ])('are made anew when what lies there is %s', async (_, damage) => {
    await open().remember('aa1', bytes(100));
    const whole = readFileSync(fileOf('aa1'));
    writeFileSync(fileOf('aa1'), damage(whole));
    expect(await open().remember('aa1', bytes(100))).toEqual(Buffer.alloc(100, 1));
    expect(readFileSync(fileOf('aa1'))).toEqual(whole);
  });

  it('are tried again after a failure', async () => {
    const files = open();
    await expect(files.remember('aa1', never)).rejects.toThrow('made again');
    expect(await files.remember('aa1', bytes(3))).toHaveLength(3);
  });

  it('are not begun for who left, unless someone else waits', async () => {
    const files = open();
    const queue = new WorkQueue({ atOnce: 1, maxWaiting: 10 });
    const busy = Promise.withResolvers<void>();
    const ahead = queue.run(() => busy.promise);
    let begun: string[] = [];
    const ask = (key: string, left?: AbortSignal) =>
      files.remember(
        key,
        (signal) =>
          queue.run(
            async () => {
              begun = [...begun, key];
              return Buffer.from('x');
            },
            { signal },
          ),
        left,
      );
    const [one, other] = [new AbortController(), new AbortController()];
    const outcomes = Promise.allSettled([
      ask('aa1', one.signal),
      ask('aa1', other.signal),
      ask('bb2', one.signal),
      ask('bb2', other.signal),
      ask('bb2'),
    ]);
    one.abort();
    other.abort();
    const later = ask('aa1');
    busy.resolve();
    await ahead;
    expect((await outcomes).map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    expect(await later).toEqual(Buffer.from('x'));
    expect(begun.sort()).toEqual(['aa1', 'bb2']);
  });

  it('make room by removing the oldest', async () => {
    const files = open(1000);
    for (const [index, key] of ['aa1', 'bb2', 'cc3'].entries()) {
      await files.remember(key, bytes(280));
      utimesSync(fileOf(key), index, index);
    }
    await files.settled();
    expect(keysOnDisk()).toEqual(['aa1', 'bb2', 'cc3']);
    await files.remember('dd4', bytes(280));
    await files.settled();
    expect(keysOnDisk()).toEqual(['bb2', 'cc3', 'dd4']);
    expect(errors).toEqual([]);
  });

  it('count what was there before the start', async () => {
    const before = open(1000);
    await before.remember('aa1', bytes(900));
    await before.settled();
    utimesSync(fileOf('aa1'), 1, 1);
    const after = open(1000);
    await after.remember('bb2', bytes(300));
    await after.settled();
    expect(keysOnDisk()).toEqual(['bb2']);
  });

  it('cost no answer when they cannot be kept', async () => {
    const notAFolder = join(folder, 'file');
    writeFileSync(notAFolder, '');
    const files = open(1000, notAFolder);
    expect(await files.remember('aa1', bytes(5))).toHaveLength(5);
    expect(errors).toHaveLength(1);
  });
});
