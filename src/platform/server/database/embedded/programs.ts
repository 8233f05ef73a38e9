import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { canReach, type PostgresUser } from './postgres-user.ts';
import { pathInReachablePlace, randomName } from './reachable-place.ts';

/** The programs of PostgreSQL as the npm package brings them: a folder with bin, lib and share. */
export interface Programs {
  readonly folder: string;
  /** The whole version of the package, such as 18.4.0-beta.17. */
  readonly version: string;
  /** The version that a cluster belongs to, such as 18. */
  readonly major: string;
}

export function program(programs: Programs, name: 'initdb' | 'postgres'): string {
  return join(programs.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
}

/** The platform's package is asked directly: `embedded-postgres` itself installs exit hooks that stop the server too early. */
export function findPrograms(): Programs {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const packageName = `@embedded-postgres/${system}`;
  try {
    const main = createRequire(import.meta.url).resolve(packageName);
    const home = resolve(dirname(main), '..');
    const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
    return { folder: join(home, 'native'), version, major: version.split('.')[0] ?? version };
  } catch (error) {
    throw new EmbeddedPostgresError(
      `The package ${packageName} with PostgreSQL for this system is not installed. Run npm ci again, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** A copy of ours must be readable for all, also when root's umask made the original private. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await makeReadable(path);
    else if (entry.isFile()) await chmod(path, folder.endsWith('bin') || entry.name.includes('.so') ? 0o755 : 0o644);
  }
}

/** One copy for each version, put in place by a rename, so that a half-made copy is never used. */
async function copyPrograms(programs: Programs): Promise<Programs> {
  const folder = await pathInReachablePlace(`postgresql-${programs.version}`);
  if (existsSync(folder)) return { ...programs, folder };
  const unfinished = `${folder}.${randomName()}`;
  try {
    await cp(programs.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    await makeReadable(unfinished);
    await rename(unfinished, folder);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return { ...programs, folder };
}

export async function reachablePrograms(programs: Programs, user: PostgresUser | undefined): Promise<Programs> {
  if (!user) return programs;
  const isReachable = await canReach(user, program(programs, 'postgres'));
  return isReachable ? programs : copyPrograms(programs);
}
