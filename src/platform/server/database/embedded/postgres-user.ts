import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const run = promisify(execFile);

/** The user that PostgreSQL runs as when we are root, because it refuses to run as root. */
export interface PostgresUser {
  readonly uid: number;
  readonly gid: number;
}

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

async function succeeds(command: string, parameters: string[], user?: PostgresUser): Promise<boolean> {
  try {
    await run(command, parameters, { ...user, cwd: '/' });
    return true;
  } catch {
    return false;
  }
}

async function findUser(name: string): Promise<PostgresUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/** The second form is that of BusyBox. */
async function makeUser(name: string): Promise<PostgresUser | undefined> {
  const isMade =
    (await succeeds('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name])) ||
    (await succeeds('adduser', ['-S', '-D', '-H', '-s', '/bin/false', name]));
  return isMade ? findUser(name) : undefined;
}

/** False as well when this root may not become another user at all, as in some containers. */
export async function canReach(user: PostgresUser, path: string): Promise<boolean> {
  return succeeds('/bin/sh', ['-c', 'test -r "$0" && test -x "$0"', path], user);
}

async function usable(user: PostgresUser | undefined): Promise<PostgresUser | undefined> {
  return user && user.uid !== 0 && (await canReach(user, '/')) ? user : undefined;
}

export async function chooseUser(): Promise<PostgresUser> {
  const existing = (await usable(await findUser('postgres'))) ?? (await usable(await findUser('plein')));
  if (existing) return existing;
  const nobody = await findUser('nobody');
  const fallback = await usable(nobody);
  // A root that cannot become `nobody` cannot become a new user either, so none is left behind on the system.
  const made = nobody && !fallback ? undefined : await usable(await makeUser('plein'));
  const chosen = made ?? fallback;
  if (chosen) return chosen;
  throw new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and this root cannot become another user. Start Plein as an ordinary user, or set DATABASE_URL.',
  );
}
