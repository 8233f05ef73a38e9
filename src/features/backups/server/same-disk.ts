import { stat } from 'node:fs/promises';
import { dirname, isAbsolute, relative, sep } from 'node:path';

/** By their names: `/data-backups` is not inside `/data`. */
export function isInside(folder: string, outer: string): boolean {
  const way = relative(outer, folder);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Of a folder, or of what it will be made in; undefined where that cannot be looked at. */
async function diskOf(folder: string): Promise<number | undefined> {
  try {
    return (await stat(folder)).dev;
  } catch {
    const above = dirname(folder);
    return above === folder ? undefined : diskOf(above);
  }
}

/** Two parts of one disk are two disks to us: more the machine does not tell. */
export async function isOnSameDisk(one: string, other: string): Promise<boolean> {
  const [first, second] = await Promise.all([one, other].map(diskOf));
  return first !== undefined && first === second;
}
