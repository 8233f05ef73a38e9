import { randomBytes } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where root puts what the user of PostgreSQL cannot reach in its own place, such as under root's home. */
export const reachablePlace = '/var/lib/plein';

/** The mode is set apart from making it, because the umask of root may take the right to enter away. */
export async function pathInReachablePlace(name: string): Promise<string> {
  await mkdir(reachablePlace, { recursive: true });
  await chmod(reachablePlace, 0o755);
  return join(reachablePlace, name);
}

export function randomName(): string {
  return randomBytes(6).toString('hex');
}
