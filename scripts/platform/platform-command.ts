import { createInterface } from 'node:readline';
import type { Installation } from '../../src/app/server/installation.ts';
import { BackupError } from '../../src/features/backups/server/backup-error.ts';
import { removePlatformFiles } from '../../src/features/backups/server/files/remove-platform-files.ts';
import { movePlatform } from '../../src/features/backups/server/moving/move-platform.ts';
import { graceDays, standingOf } from '../../src/features/platforms/contract/platform-standing.ts';
import { HeldTableError } from '../../src/features/platforms/server/moving/closed-for-writing.service.ts';
import { PlatformNameError } from '../../src/features/platforms/server/platforms.service.ts';
import { UserListQuery } from '../../src/features/users/contract/user-filter.ts';
import { AppError } from '../../src/platform/contract/calls/errors.ts';
import { systemViewer } from '../../src/platform/contract/rights/viewer.ts';
import { type Config, ConfigError } from '../../src/platform/server/config.ts';
import { DataFolderError } from '../../src/platform/server/data-folder.ts';
import { EmbeddedPostgresError } from '../../src/platform/server/database/embedded/embedded-postgres-error.ts';
import { MigrationError } from '../../src/platform/server/database/migrator.ts';
import { DatabaseUnreachableError } from '../../src/platform/server/database/unreachable.ts';
import { mainServer } from '../../src/platform/server/main-server.ts';
import type { Platform } from '../../src/platform/server/platform.ts';
import { type Command, readCommand, usage } from './command-line.ts';
import { openPlatforms } from './open-platforms.ts';

export interface Terminal {
  loadConfig(): Config;
  input: NodeJS.ReadableStream;
  print(line: string): void;
  printError(line: string): void;
}

/** Its exit code: 0 when done, 1 when refused or failed, 2 for something that is no command. */
export async function runPlatformCommand(parameters: string[], terminal: Terminal): Promise<number> {
  const command = readCommand(parameters);
  if (command === undefined) {
    terminal.printError(usage);
    return 2;
  }
  try {
    const config = terminal.loadConfig();
    const { installation, close } = await openPlatforms(config);
    try {
      await run(command, { installation, config, terminal });
    } finally {
      await close();
    }
    return 0;
  } catch (error) {
    const message = explain(error, command);
    if (message === undefined) throw error;
    terminal.printError(`Plein  ${message}`);
    return 1;
  }
}

class RefusedError extends Error {}

interface Surroundings {
  installation: Installation;
  config: Config;
  terminal: Terminal;
}

function run(command: Command, surroundings: Surroundings): Promise<void> {
  switch (command.name) {
    case 'list':
      return list(surroundings);
    case 'add':
      return add(command, surroundings);
    case 'remove':
      return remove(command, surroundings);
    case 'move':
      return move(command, surroundings);
    case 'staff':
      return makeStaff(command, surroundings);
    default:
      return setStanding(command, surroundings);
  }
}

async function list({ installation, terminal }: Surroundings): Promise<void> {
  const rows = await installation.platforms.list();
  if (rows.length === 0) terminal.print('Plein  There is no platform yet. The first start of the server makes one.');
  const width = Math.max(...rows.map(({ key }) => key.length));
  const without = rows.length === 1 ? '(every host name)' : '(no host name, so nobody can reach it)';
  for (const row of rows) {
    const { key, hosts, removeAfter, server } = row;
    const place = server === mainServer ? '' : `, on ${server}`;
    const standing = {
      working: '',
      suspended: ', suspended',
      leaving: `, removed after ${removeAfter?.toISOString()}`,
    };
    terminal.print(`${key.padEnd(width)}  ${hosts.join(', ') || without}${standing[standingOf(row)]}${place}`);
  }
}

async function add({ key, hosts }: Command & { name: 'add' }, surroundings: Surroundings): Promise<void> {
  const { installation, terminal } = surroundings;
  const { platforms } = installation;
  const isThere = (await platforms.list()).some((row) => row.key === key);
  if (isThere && hosts.length === 0) throw new RefusedError(`The platform ${key} is there already.`);
  if (isThere) await platforms.addHosts(key, hosts);
  else await platforms.add(key, hosts);
  terminal.print(`Plein  The platform ${key} is ${isThere ? 'reached' : 'made. It is reached'} by ${namesOf(hosts)}.`);
  await printSetupLink(key, surroundings);
  await warnOfUnreachable(surroundings);
}

const namesOf = (hosts: readonly string[]): string => (hosts.length === 0 ? 'no host name yet' : hosts.join(' and '));

async function printSetupLink(key: string, { installation, config, terminal }: Surroundings): Promise<void> {
  const [row] = (await installation.platforms.list()).filter((one) => one.key === key);
  const platform = row && installation.platforms.byId(row.id);
  if (platform === undefined) return;
  const path = await installation.servicesOf(platform).setupLink.createLink(system);
  if (path === undefined) return;
  const origin = row?.hosts[0] === undefined ? '' : originOf(row.hosts[0], config);
  terminal.print(`Plein  Make its first administrator (this link works once): ${origin}${path}`);
}

/** As people would type it: the scheme and port of PUBLIC_URL, else those of this server itself. */
function originOf(host: string, { publicUrl, port }: Config): string {
  if (publicUrl === undefined) return `http://${host}:${port}`;
  const { protocol, port: publicPort } = new URL(publicUrl);
  return `${protocol}//${host}${publicPort === '' ? '' : `:${publicPort}`}`;
}

/** The only platform answers to every name; the second takes that away from the first. */
async function warnOfUnreachable({ installation, terminal }: Surroundings): Promise<void> {
  const rows = await installation.platforms.list();
  if (rows.length < 2) return;
  for (const { key, hosts } of rows) {
    if (hosts.length > 0) continue;
    terminal.print(
      `Plein  Nobody can reach ${key} now, for it has no host name. Give it one: npm run platform -- add ${key} --host <name>`,
    );
  }
}

const system = systemViewer('npm run platform');

async function platformNamed({ installation }: Surroundings, key: string): Promise<Platform> {
  const row = (await installation.platforms.list()).find((one) => one.key === key);
  const platform = row && installation.platforms.byId(row.id);
  if (platform === undefined) throw new RefusedError(`There is no platform ${key}. See: npm run platform -- list`);
  return platform;
}

const standings = {
  suspend: { standing: 'suspended', said: 'is closed to everyone now' },
  resume: { standing: 'working', said: 'answers' },
  leave: { standing: 'leaving', said: `is closed to everyone now, and removed after ${graceDays} days` },
} as const;

/** As on the screen, with its line in the log of the platform. */
async function setStanding(
  { name, key }: Command & { name: keyof typeof standings },
  surroundings: Surroundings,
): Promise<void> {
  const { installation, terminal } = surroundings;
  const platform = await platformNamed(surroundings, key);
  const { standing, said } = standings[name];
  await installation.servicesOf(platform).installationPlatforms.setStanding({ viewer: system }, key, standing);
  terminal.print(`Plein  The platform ${key} ${said}.`);
}

async function move(
  { key, to, mostPauseSeconds }: Command & { name: 'move' },
  { installation, config, terminal }: Surroundings,
): Promise<void> {
  const place = {
    connectionString: installation.database.connectionString,
    otherServers: config.databaseServers,
    dataFolder: config.dataDir,
    s3: config.s3,
    authSecret: undefined,
    hasGivenSecret: config.authSecret !== undefined,
  };
  const { rows, pauseSeconds } = await movePlatform({
    ...{ place, key, to, mostPauseSeconds },
    tell: (line) => terminal.print(`Plein  ${line}`),
  });
  terminal.print(
    `Plein  The platform ${key} is on ${to} now, with ${rows} rows that are the same there. Nobody could save for ${pauseSeconds.toFixed(1)} seconds.`,
  );
}

async function makeStaff({ key, email }: Command & { name: 'staff' }, surroundings: Surroundings): Promise<void> {
  const { installation, terminal } = surroundings;
  const { users } = installation.servicesOf(await platformNamed(surroundings, key));
  const { users: found } = await users.list(system, UserListQuery.parse({ search: email, itemCount: 100 }));
  const user = found.find((one) => one.email.toLowerCase() === email.toLowerCase());
  if (user === undefined) throw new RefusedError(`Nobody has the address ${email} on ${key}. Make the account first.`);
  await users.change({ viewer: system }, user.guid, { accountType: 'Mett' });
  terminal.print(`Plein  ${email} runs this installation now, at /admin/installation of ${key}.`);
}

async function remove(
  { key, isSure }: Command & { name: 'remove' },
  { installation, config, terminal }: Surroundings,
): Promise<void> {
  const row = (await installation.platforms.list()).find((one) => one.key === key);
  if (row === undefined) throw new RefusedError(`There is no platform ${key}. See: npm run platform -- list`);
  if (!isSure) {
    terminal.print(`Plein  This removes ${key} with all its pages, people and files, for good. Type its key to go on:`);
    if ((await readLine(terminal.input)) !== key) throw new RefusedError('That is not its key. Nothing is removed.');
  }
  await installation.platforms.remove(key);
  await removePlatformFiles({ dataFolder: config.dataDir, s3: config.s3 }, key);
  terminal.print(`Plein  The platform ${key} is removed.`);
}

/** Empty when the input ends first, or someone presses Ctrl-C. */
function readLine(input: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    const lines = createInterface({ input });
    lines.once('line', (line) => {
      resolve(line.trim());
      lines.close();
    });
    lines.once('close', () => resolve(''));
    lines.once('SIGINT', () => lines.close());
  });
}

const explained = [
  BackupError,
  ConfigError,
  DataFolderError,
  DatabaseUnreachableError,
  EmbeddedPostgresError,
  HeldTableError,
  MigrationError,
  PlatformNameError,
  RefusedError,
];

function explain(error: unknown, command: Command): string | undefined {
  if (explained.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof AppError && error.code === 'last-admin')
    return 'This is the only admin of that platform. Make another admin first, or name another account.';
  if (!(error instanceof AppError) || command.name !== 'add') return undefined;
  if (error.code === 'newer-release')
    return 'A newer Plein has begun on this database already. Add it with that one, or when the same version runs everywhere.';
  if (error.code === 'host-taken') return `One of ${command.hosts.join(', ')} leads to another platform already.`;
  return error.code === 'platform-exists' ? `The platform ${command.key} is there already.` : undefined;
}
