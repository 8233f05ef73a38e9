import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chown, lstat, mkdir, readlink, realpath, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { DataFolder } from '../../data-folder.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { canReach, type PostgresUser } from './postgres-user.ts';
import { type Programs, program } from './programs.ts';
import { pathInReachablePlace, randomName, reachablePlace } from './reachable-place.ts';

const run = promisify(execFile);

export const databaseUser = 'plein';
export const databaseName = 'plein';

/** What the programs of PostgreSQL get to see: none of the PG… variables of whoever started us. */
export const programEnvironment = { PATH: process.env.PATH, LC_ALL: 'C' };

interface ClusterOptions {
  readonly dataFolder: DataFolder;
  readonly programs: Programs;
  readonly user: PostgresUser | undefined;
  readonly durable: boolean;
}

/** The user that an existing cluster belongs to; a later start as root must run it as that same one. */
export async function clusterOwner(dataFolder: DataFolder): Promise<PostgresUser | undefined> {
  const home = dataFolder.path('postgres');
  if (!existsSync(home)) return undefined;
  const { uid, gid } = await stat(home);
  return { uid, gid };
}

function passwordFileOf(home: string): string {
  return `${home}.password`;
}

/** Whether there is a cluster; never a new one in the place of data that is only out of sight. */
async function hasCluster(home: string): Promise<boolean> {
  const found = await lstat(home).catch(() => undefined);
  if (!found) return false;
  if (existsSync(`${home}/PG_VERSION`)) return true;
  const place = found.isSymbolicLink() ? `${await readlink(home)}, where ${home} points to,` : home;
  throw new EmbeddedPostgresError(
    `There is no database in ${place}. Put it back, or remove ${home} to start with an empty one.`,
  );
}

function checkVersion(home: string, programs: Programs): void {
  const version = readFileSync(`${home}/PG_VERSION`, 'utf8').trim();
  if (version === programs.major) return;
  throw new EmbeddedPostgresError(
    `The database in ${home} was made by PostgreSQL ${version}, but this Plein brings PostgreSQL ${programs.major}. Go back to the Plein that made it, export the data there and import it here, or choose another folder with DATA_DIR.`,
  );
}

/** An empty folder that the user of PostgreSQL owns and can reach, or nothing when that cannot be had here. */
async function ownedFolder(path: string, user: PostgresUser): Promise<string | undefined> {
  await mkdir(path, { mode: 0o700 });
  const isOwned = await chown(path, user.uid, user.gid).then(
    async () => (await stat(path)).uid === user.uid,
    () => false,
  );
  if (isOwned && (await canReach(user, path))) return path;
  await rm(path, { recursive: true });
  return undefined;
}

/** For a throw-away cluster: whoever removes its data folder would remove the link alone. */
export async function removeOutsideDataFolder(cluster: string): Promise<void> {
  if (dirname(cluster) === reachablePlace) await rm(cluster, { recursive: true, force: true });
}

async function removeWithPassword(home: string): Promise<void> {
  await rm(home, { recursive: true, force: true });
  await rm(passwordFileOf(home), { force: true });
}

/** A start that was killed while making the cluster leaves an unfinished one, which holds nothing yet. */
async function removeUnfinished(unfinished: string): Promise<void> {
  const found = await lstat(unfinished).catch(() => undefined);
  if (found?.isSymbolicLink()) {
    const target = await readlink(unfinished);
    if (dirname(target) === reachablePlace) await removeWithPassword(target);
  }
  await removeWithPassword(unfinished);
}

/** In the data folder if possible; else elsewhere, with a link in the data folder that shows where. */
async function makeEmptyHome(unfinished: string, user: PostgresUser | undefined): Promise<string> {
  if (!user) {
    await mkdir(unfinished, { mode: 0o700 });
    return unfinished;
  }
  const here = await ownedFolder(unfinished, user);
  if (here) return here;
  const elsewhere = await ownedFolder(await pathInReachablePlace(randomName()), user);
  if (!elsewhere) {
    throw new EmbeddedPostgresError(
      `PostgreSQL runs as user ${user.uid} and can use neither the data folder nor ${reachablePlace}. Choose another folder with DATA_DIR, or set DATABASE_URL.`,
    );
  }
  await symlink(elsewhere, unfinished);
  return elsewhere;
}

function initdbFailure(error: unknown): EmbeddedPostgresError {
  const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const complaint = output.split('\n').find((line) => /error|fatal|could not/i.test(line));
  const reason =
    complaint?.replace(/^\S*initdb: (?:error: )?/, '') ?? (error instanceof Error ? error.message : String(error));
  const advice = reason.includes('could not look up effective user ID')
    ? 'Start Plein as a user that has a name on this system, or set DATABASE_URL.'
    : 'Mend that and start again, or set DATABASE_URL.';
  return new EmbeddedPostgresError(`PostgreSQL could not make its database: ${reason}. ${advice}`, { cause: error });
}

async function initialise(home: string, { dataFolder, programs, user, durable }: ClusterOptions): Promise<void> {
  const passwordFile = passwordFileOf(home);
  await writeFile(passwordFile, dataFolder.secret('postgres-password'), { mode: 0o600 });
  if (user) await chown(passwordFile, user.uid, user.gid);
  const parameters = [
    `--pgdata=${home}`,
    `--username=${databaseUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Byte order, the same on every system; what people read is sorted with the collation of their language.
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ];
  try {
    await run(program(programs, 'initdb'), parameters, { ...user, cwd: '/', env: programEnvironment });
  } catch (error) {
    throw initdbFailure(error);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

/** The real path of the cluster, which is made at the first start and appears in the data folder only when it is whole. */
export async function openCluster(options: ClusterOptions): Promise<string> {
  const home = options.dataFolder.path('postgres');
  const unfinished = options.dataFolder.path('postgres.unfinished');
  if (!(await hasCluster(home))) {
    await removeUnfinished(unfinished);
    await initialise(await makeEmptyHome(unfinished, options.user), options);
    await rename(unfinished, home);
  }
  checkVersion(home, options.programs);
  return realpath(home);
}
