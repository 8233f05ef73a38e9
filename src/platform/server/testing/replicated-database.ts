import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDataFolder } from '../data-folder.ts';
import { databaseUser, openCluster, programEnvironment } from '../database/embedded/cluster.ts';
import { chooseUser, isRoot } from '../database/embedded/postgres-user.ts';
import { findPrograms, program, reachablePrograms } from '../database/embedded/programs.ts';
import { migrateTestPlatform } from './migrate-test-platform.ts';

const run = promisify(execFile);

/** PostgreSQL with a copy that follows it. */
export interface ReplicatedDatabase {
  connectionString: string;
  replica: {
    connectionString: string;
    /** All that it was asked so far. */
    asked(): Promise<string>;
    /** It goes on answering, as it was. */
    pause(): Promise<void>;
    resume(): Promise<void>;
    kill(): Promise<void>;
  };
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function askOnce(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

async function untilItAnswers(connectionString: string): Promise<void> {
  for (let left = 600; ; left -= 1) {
    try {
      return await askOnce(connectionString, 'select 1');
    } catch (error) {
      if (left === 0) throw error;
      await delay(100);
    }
  }
}

/** Two clusters: the embedded one of the other tests writes too little to be followed. */
export async function startReplicatedDatabase(): Promise<ReplicatedDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'plein-replicated-'));
  await chmod(folder, 0o755);
  const dataFolder = await openDataFolder(folder);
  const user = isRoot() ? await chooseUser() : undefined;
  const programs = await reachablePrograms(findPrograms(), user);
  const cluster = await openCluster({ dataFolder, programs, user, durable: false });
  const copy = join(dirname(cluster), 'replica');
  const ports = { primary: await freePort(), replica: await freePort() };
  const password = dataFolder.secret('postgres-password');
  const addressOf = (port: number, database = 'plein') =>
    `postgresql://${databaseUser}:${password}@127.0.0.1:${port}/${database}`;
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    shared_buffers: '32MB',
    max_connections: '40',
    wal_level: 'replica',
    max_wal_senders: '4',
    fsync: 'off',
    jit: 'off',
    io_method: 'sync',
  };
  const logOf = (of: string) => join(folder, `${of}.log`);

  async function start(of: 'primary' | 'replica', more: Record<string, string> = {}): Promise<ChildProcess> {
    const log = openSync(logOf(of), 'a');
    const given = Object.entries({ ...settings, ...more }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const home = of === 'primary' ? cluster : copy;
    const child = spawn(program(programs, 'postgres'), ['-D', home, '-p', String(ports[of]), ...given], {
      ...user,
      cwd: '/',
      env: programEnvironment,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    await untilItAnswers(addressOf(ports[of], 'postgres'));
    return child;
  }

  async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  let primary = await start('primary');
  await askOnce(addressOf(ports.primary, 'postgres'), 'create database plein');
  const pool = new pg.Pool({ connectionString: addressOf(ports.primary), max: 1 });
  await migrateTestPlatform(pool);
  await pool.end();
  // Copied while nothing is written, with its owner.
  await end(primary, 'SIGINT');
  await run('cp', ['-a', cluster, copy]);
  const conninfo = `host=127.0.0.1 port=${ports.primary} user=${databaseUser} password=${password}`;
  await writeFile(join(copy, 'standby.signal'), '');
  primary = await start('primary');
  const replica = await start('replica', { primary_conninfo: conninfo, log_min_duration_statement: '0' });
  const connectionString = addressOf(ports.replica);
  return {
    connectionString: addressOf(ports.primary),
    replica: {
      connectionString,
      asked: () => readFile(logOf('replica'), 'utf8'),
      pause: () => askOnce(connectionString, 'select pg_wal_replay_pause()'),
      resume: () => askOnce(connectionString, 'select pg_wal_replay_resume()'),
      kill: () => end(replica, 'SIGQUIT'),
    },
    async close() {
      await end(replica, 'SIGQUIT');
      await end(primary, 'SIGQUIT');
      dataFolder.release();
      await rm(copy, { recursive: true, force: true });
      await rm(cluster, { recursive: true, force: true });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
