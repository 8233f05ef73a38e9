import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type DataFolder, openDataFolder } from '../../data-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { findRunningCluster } from './running-cluster.ts';
import { until } from './running-process.ts';
import { socketFolder } from './socket-folder.ts';

const owner = fileURLToPath(new URL('./testing/owner-process.ts', import.meta.url));
let root: string;
let dataFolder: DataFolder | undefined;
let postgres: EmbeddedPostgres | undefined;

/** One cluster for all tests, because making one takes the longest; each test starts and stops it in its own way. */
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'plein-postgres-'));
  chmodSync(root, 0o755);
});

afterEach(async () => {
  await stop();
  dataFolder?.release();
  dataFolder = undefined;
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

async function start(log?: (message: string) => void): Promise<string> {
  dataFolder ??= await openDataFolder(root, { patience: 0 });
  const write = log ?? (() => undefined);
  postgres = await startEmbeddedPostgres({ dataFolder, log: { info: write, warn: write } });
  return postgres.connectionString;
}

async function stop(): Promise<void> {
  await postgres?.stop();
  postgres = undefined;
}

async function ask(connectionString: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' }).finally(() => client.end());
  return rows[0]?.[0];
}

function postmasterPid(): number {
  return Number(readFileSync(join(root, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Another process that opens the folder, starts the database, and writes its own number in a row. */
async function startOwner(): Promise<{ child: ChildProcess; connectionString: string; confirmed: string }> {
  const child = spawn(process.execPath, [owner, root], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const confirmed = `select count(*)::int from confirmed where owner = ${child.pid}`;
  return { child, connectionString: String(line).trim(), confirmed };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

async function killWithServer(child: ChildProcess): Promise<void> {
  await kill(child);
  process.kill(postmasterPid(), 'SIGKILL');
}

describe('startEmbeddedPostgres', () => {
  it('makes a durable UTF-8 cluster on the loopback address, behind a password', async () => {
    const connectionString = await start();
    expect(new URL(connectionString).hostname).toBe('127.0.0.1');
    expect(await ask(connectionString, 'show server_encoding')).toBe('UTF8');
    expect(await ask(connectionString, 'show fsync')).toBe('on');
    expect(await ask(connectionString, 'show synchronous_commit')).toBe('on');
    expect(await ask(connectionString, 'show listen_addresses')).toBe('127.0.0.1');
    const wrong = connectionString.replace(/:[^:@]+@/, ':wrong@');
    await expect(ask(wrong, 'select 1')).rejects.toThrow(/password authentication failed/);
  });

  it('is reached by its socket, and by the network where the path is too long for one', async () => {
    const reachedFrom = 'select coalesce(host(inet_client_addr()), $$socket$$)';
    const isShort = socketFolder(realpathSync(join(root, 'postgres'))) !== undefined;
    const connectionString = await start();
    expect(await ask(connectionString, reachedFrom)).toBe(isShort ? 'socket' : '127.0.0.1');
    expect(await ask(connectionString.replace(/\?.*/, ''), reachedFrom)).toBe('127.0.0.1');
    expect(await findRunningCluster(root)).toBe(connectionString);
    await stop();
    dataFolder?.release();
    dataFolder = await openDataFolder(join(root, 'a'.repeat(100)), { patience: 0 });
    postgres = await startEmbeddedPostgres({ dataFolder, durable: false });
    expect(await ask(postgres.connectionString, reachedFrom)).toBe('127.0.0.1');
  });

  it('can sort as Dutch readers expect', async () => {
    const names = `select string_agg(name, ' ' order by name collate "nl-x-icu") from unnest(array['zee', 'Één', 'eb', 'Wad']) name`;
    expect(await ask(await start(), names)).toBe('eb Één Wad zee');
  });

  it('keeps the data over a stop and a start', async () => {
    await ask(await start(), 'create table kept as select 7 as value');
    await stop();
    expect(await ask(await start(), 'select value from kept')).toBe(7);
  });

  it('takes over the server that outlived its killed owner', async () => {
    const { child, connectionString, confirmed } = await startOwner();
    const pid = postmasterPid();
    await kill(child);
    const lines: string[] = [];
    expect(await start((line) => lines.push(line))).toBe(connectionString);
    expect(postmasterPid()).toBe(pid);
    expect(lines).toEqual(['PostgreSQL was still running and is taken over.']);
    expect(await ask(connectionString, confirmed)).toBe(1);
  });

  it('stops a survivor with other settings and starts anew', async () => {
    const { child, confirmed } = await startOwner();
    const pid = postmasterPid();
    await kill(child);
    dataFolder = await openDataFolder(root);
    postgres = await startEmbeddedPostgres({ dataFolder, durable: false });
    expect(postmasterPid()).not.toBe(pid);
    expect(await ask(postgres.connectionString, 'show fsync')).toBe('off');
    expect(await ask(postgres.connectionString, confirmed)).toBe(1);
  });

  it('recovers what was confirmed when owner and server were both killed', async () => {
    const { child, confirmed } = await startOwner();
    await killWithServer(child);
    expect(await ask(await start(), confirmed)).toBe(1);
  });

  it('starts when the number of a dead server was given to another process', async () => {
    const { child, confirmed } = await startOwner();
    await killWithServer(child);
    const file = join(root, 'postgres', 'postmaster.pid');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.ppid)));
    expect(await ask(await start(), confirmed)).toBe(1);
  });

  it('starts the server again on the same port when it is killed under us', async () => {
    const connectionString = await start();
    const startTime = () => ask(connectionString, 'select pg_postmaster_start_time()::text').catch(() => undefined);
    const first = await startTime();
    process.kill(postmasterPid(), 'SIGKILL');
    const next = await until(async () => {
      const time = await startTime();
      return time === first ? undefined : time;
    }, 120_000);
    expect(next).toMatch(/^\d{4}-/);
  });

  it('says so in one line when the cluster is of another version', async () => {
    const file = join(root, 'postgres', 'PG_VERSION');
    const version = readFileSync(file, 'utf8');
    writeFileSync(file, '17\n');
    const attempt = start();
    await expect(attempt).rejects.toThrow(EmbeddedPostgresError);
    await expect(attempt).rejects.toThrow(/made by PostgreSQL 17, but this Plein brings PostgreSQL 18\. .+\.$/);
    writeFileSync(file, version);
  });

  it('never makes an empty database in the place of one that is missing', async () => {
    const home = join(root, 'postgres');
    renameSync(home, `${home}.moved`);
    symlinkSync('/nowhere/plein', home);
    await expect(start()).rejects.toThrow(
      /^There is no database in \/nowhere\/plein, .+ to start with an empty one\.$/,
    );
    rmSync(home);
    renameSync(`${home}.moved`, home);
  });

  it('says so when the kept password is not the one of the cluster', async () => {
    const secrets = join(root, 'secrets');
    renameSync(secrets, `${secrets}.moved`);
    await expect(start()).rejects.toThrow(/cannot sign in to its own database.+secrets\/postgres-password/);
    rmSync(secrets, { recursive: true });
    renameSync(`${secrets}.moved`, secrets);
  });
});
