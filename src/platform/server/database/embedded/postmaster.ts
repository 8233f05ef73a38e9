import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { programEnvironment } from './cluster.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { PostgresUser } from './postgres-user.ts';
import { type Programs, program } from './programs.ts';
import { commandLine, isRunning, isTaken, until } from './running-process.ts';
import { serverArguments } from './settings.ts';

/** The main process of a PostgreSQL server. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
}

export interface PostmasterOptions {
  readonly cluster: string;
  readonly programs: Programs;
  readonly user: PostgresUser | undefined;
  readonly durable: boolean;
  readonly logFile: string;
  /** Its process runs; whether it becomes a server that can be asked is seen later. */
  readonly onLaunched?: (() => void) | undefined;
}

const startTimeout = 120_000;
const stopTimeout = 60_000;
const longestLog = 1_000_000;
/** Above the highest process number of any system we run on. */
const impossiblePid = 2 ** 30;

interface PidFile extends Postmaster {
  readonly status: string;
}

/** The lines of postmaster.pid: process, folder, start, port, socket, address, shared memory, status. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), status: lines[7] ?? '' } : undefined;
}

function expectedCommand({ programs, cluster, durable }: PostmasterOptions, port: number): string {
  return [program(programs, 'postgres'), ...serverArguments(cluster, port, durable)].join(' ');
}

/** PostgreSQL would not start while the number of a dead server is taken by something else; the rest of the file still guards the cluster. */
async function forgetPid(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/^\d+/, String(impossiblePid)));
}

export async function stopPostmaster(pid: number): Promise<void> {
  const isGone = async () => (isRunning(pid) ? undefined : true);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (isRunning(pid)) process.kill(pid, signal);
    if (await until(isGone, stopTimeout)) return;
  }
  throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) does not stop. End it with kill -9 ${pid}.`);
}

/** The server of this cluster that outlived an earlier process of ours, if it can still be used. */
export async function findSurvivor(options: PostmasterOptions): Promise<Postmaster | undefined> {
  const found = await readPidFile(options.cluster);
  if (!found) return undefined;
  const command = await commandLine(found.pid);
  if (!command?.includes(`postgres -D ${options.cluster} `)) {
    if (isTaken(found.pid)) await forgetPid(options.cluster);
    return undefined;
  }
  const state = await until(async () => {
    const now = await readPidFile(options.cluster);
    return now?.status === 'starting' ? undefined : now;
  }, startTimeout);
  if (state?.status === 'ready' && command === expectedCommand(options, state.port)) return state;
  await stopPostmaster(found.pid);
  return undefined;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}

/** To a file of its own, because a pipe to us would break when we are killed and the server lives on. */
async function openLog(file: string): Promise<{ handle: number; start: number }> {
  const handle = openSync(file, 'a', 0o600);
  if ((await stat(file)).size > longestLog) await truncate(file, 0);
  return { handle, start: (await stat(file)).size };
}

type Outcome = { ready: Postmaster } | { failure: string };

/** In a session of its own, so that Ctrl-C in the terminal reaches us and not the database first. */
async function launchOnce(options: PostmasterOptions, port: number): Promise<Outcome> {
  const log = await openLog(options.logFile);
  const child = spawn(program(options.programs, 'postgres'), serverArguments(options.cluster, port, options.durable), {
    ...options.user,
    cwd: '/',
    env: programEnvironment,
    detached: true,
    stdio: ['ignore', log.handle, log.handle],
  });
  closeSync(log.handle);
  options.onLaunched?.();
  let end: string | undefined;
  child.once('error', (error) => {
    end = error.message;
  });
  child.once('exit', (code, signal) => {
    end = `it ended with ${signal ?? code}`;
  });
  child.unref();
  const outcome = await until(async (): Promise<Outcome | undefined> => {
    if (end !== undefined) return { failure: (await readFile(options.logFile, 'utf8')).slice(log.start) || end };
    const state = await readPidFile(options.cluster);
    if (state?.pid !== child.pid || state?.status !== 'ready') return undefined;
    return { ready: { pid: state.pid, port } };
  }, startTimeout);
  return outcome ?? { failure: `it was not ready after ${startTimeout / 1000} seconds` };
}

function isPortTaken(failure: string): boolean {
  return failure.includes('Address already in use');
}

/** The last requests of a server that was killed may still be running; they end by themselves. */
function hasLeftovers(failure: string): boolean {
  return /pre-existing shared memory block|lock file ".*" already exists/.test(failure);
}

/** With a fixed port when connections to it are already handed out, else on any free one. */
export async function startPostmaster(options: PostmasterOptions, fixedPort?: number): Promise<Postmaster> {
  let failure = '';
  const ready = await until(async () => {
    const outcome = await launchOnce(options, fixedPort ?? (await freePort()));
    if ('ready' in outcome) return outcome.ready;
    failure = outcome.failure;
    return isPortTaken(failure) || hasLeftovers(failure) ? undefined : false;
  }, 10_000);
  if (ready) return ready;
  const reason =
    failure.match(/(?:FATAL|PANIC|error while loading[^:]*): +(.+)/)?.[1] ?? failure.trim().split('\n').at(-1);
  throw new EmbeddedPostgresError(
    `PostgreSQL does not start: ${reason}. See ${options.logFile}; mend that and start again, or set DATABASE_URL.`,
  );
}
