import { accessSync, constants, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const inMemory = '/dev/shm';
const gibibyte = 2 ** 30;

/** What this system has: how much of its memory is free, and how much of that may hold files. */
function measure() {
  try {
    accessSync(inMemory, constants.W_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return { free: freemem(), room: bavail * bsize };
  } catch {
    return { free: 0, room: 0 };
  }
}

/**
 * Where tests keep databases and profiles that nobody needs afterwards: in memory, where there is plenty of it, since
 * making and removing thousands of small files takes a disk a sixth of the time of the API tests. A folder that was chosen
 * by hand stays.
 */
export function throwAwayFolder(chosen = process.env.TMPDIR, { free, room } = measure()) {
  return chosen || (free >= 8 * gibibyte && room >= 4 * gibibyte ? inMemory : undefined);
}
