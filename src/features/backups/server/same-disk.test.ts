import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isInside, isOnSameDisk } from './same-disk.ts';

it.each([
  ['/data', '/data', true],
  ['/data/backups', '/data', true],
  ['/data/..backups', '/data', true],
  ['/data-backups', '/data', false],
  ['/backups', '/data', false],
  ['/', '/data', false],
])('%s is in %s: %s', (folder, outer, expected) => expect(isInside(folder, outer)).toBe(expected));

it('knows the disk of a folder, also of one that is still to be made', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plein-disk-'));
  expect(await isOnSameDisk(folder, join(folder, 'not', 'there', 'yet'))).toBe(true);
  // What the machine shows of itself is on no disk.
  expect(await isOnSameDisk(folder, '/proc/self')).toBe(false);
  await rm(folder, { recursive: true });
});
