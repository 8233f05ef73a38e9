import { once } from 'node:events';
import net from 'node:net';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, openTestPool, type TestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { DatabaseUnreachableError, unreachable } from './unreachable.ts';

let test: TestDatabase;
let owner: pg.Pool;
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  test = await createTestDatabase();
  owner = openTestPool(test);
});
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closers.splice(0)) await close();
});
afterAll(async () => {
  await owner.end();
  await test.drop();
});

/** What a start says. */
async function saidOf(connectionString: string): Promise<string> {
  const outcome: unknown = await openDatabase({ connectionString, poolSize: 1, onError: () => undefined }).then(
    (database) => database.close(),
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(DatabaseUnreachableError);
  return (outcome as Error).message;
}

const changed = (change: (address: URL) => void): string => {
  const address = new URL(test.connectionString);
  change(address);
  return address.href;
};

/** Listens, and does this with whoever comes. */
async function listen(meet: (socket: net.Socket) => void): Promise<string> {
  const open = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    open.add(socket.on('error', () => undefined));
    meet(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  return `postgresql://plein:secret@127.0.0.1:${(server.address() as net.AddressInfo).port}/plein`;
}

const freePort = async (): Promise<number> => {
  const address = await listen(() => undefined);
  await closers.pop()?.();
  return Number(new URL(address).port);
};

it('says that nothing listens', async () => {
  const port = await freePort();
  expect(await saidOf(`postgresql://plein:secret@127.0.0.1:${port}/plein`)).toMatch(
    new RegExp(
      `^Nothing listens at the database at 127\\.0\\.0\\.1:${port}\\. Start PostgreSQL there, or .+DATABASE_URL\\.`,
    ),
  );
});

it('says of one that takes connections and never answers that it does not answer, and nothing of a wrong password', async () => {
  const met: net.Socket[] = [];
  const address = await listen((socket) => met.push(socket));
  // Half a minute of ours passes; sockets keep the real clock.
  let passed = 0;
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + passed);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let isOver = false;
  const said = saidOf(address).finally(() => {
    isOver = true;
  });
  await vi.waitFor(
    () => {
      passed += 5000;
      vi.advanceTimersByTime(5000);
      expect(isOver).toBe(true);
    },
    { timeout: 60_000, interval: 20 },
  );
  vi.useRealTimers();
  vi.restoreAllMocks();
  expect(await said).toMatch(/does not answer in time\. This is not about the password: .+firewall/);
  expect(met.length).toBeGreaterThan(0);
});

it('says that something hangs up', async () => {
  const address = await listen((socket) => socket.once('data', () => socket.end()));
  expect(await saidOf(address)).toMatch(/hangs up before it says anything\. Look whether it is PostgreSQL/);
});

it('says that a name leads nowhere', async () => {
  expect(await saidOf('postgresql://plein:secret@no-such-host.invalid:5432/plein')).toMatch(
    /(?:The name no-such-host\.invalid leads nowhere|cannot ask where no-such-host\.invalid leads)/,
  );
});

it('says that the password is wrong, and of whom', async () => {
  const said = await saidOf(changed((address) => (address.password = 'not-this-one')));
  expect(said).toMatch(/does not take the password of the user plein\. Correct it in DATABASE_URL; signs such as @/);
  expect(said).not.toContain('not-this-one');
});

it('says that there is no such database, and how to make it', async () => {
  expect(await saidOf(changed((address) => (address.pathname = '/nowhere')))).toMatch(
    /has no database nowhere\. Make it \(create database nowhere owner plein\)/,
  );
});

it('says that a user has no right to the database', async () => {
  const name = new URL(test.connectionString).pathname.slice(1);
  const role = `${name}_guest`;
  await owner.query(`revoke connect on database ${name} from public`);
  await owner.query(`create role ${role} login password 'guest'`);
  closers.push(() => owner.query(`drop role ${role}`));
  const said = await saidOf(
    changed((address) => {
      address.username = role;
      address.password = 'guest';
    }),
  );
  expect(said).toMatch(
    new RegExp(`does not give the user ${role} the right to the database ${name}\\. Make that user`),
  );
});

it('says that TLS is asked for where there is none', async () => {
  const said = await saidOf(
    changed((address) => {
      // TLS is for the network alone, and not for the socket.
      address.searchParams.delete('host');
      address.searchParams.set('sslmode', 'require');
    }),
  );
  expect(said).toMatch(/speaks no TLS, and DATABASE_URL asks for it/);
});

describe('unreachable', () => {
  const asked = { connectionString: 'postgresql://plein:geheim@db.example:6432/site', setting: 'DATABASE_SERVERS' };
  const withCode = (code: string, message = 'as it says') => Object.assign(new Error(message), { code });

  it.each([
    [withCode('28000', 'no pg_hba.conf entry for host "10.0.0.1", user "plein", no encryption'), /by TLS only/],
    [withCode('28000', 'role "plein" is not permitted to log in'), /pg_hba\.conf of PostgreSQL/],
    [withCode('ETIMEDOUT'), /does not answer in time/],
    [withCode('ENETUNREACH'), /There is no way from this machine/],
    [withCode('53300'), /no connection left/],
    [withCode('57P03'), /is still starting/],
    [withCode('SELF_SIGNED_CERT_IN_CHAIN'), /certificate of the database at db\.example:6432 is not trusted/],
    [withCode('CERT_HAS_EXPIRED'), /has expired/],
    [withCode('ERR_TLS_CERT_ALTNAME_INVALID'), /not for the name db\.example/],
    [withCode('XX000'), /cannot be reached\. Check DATABASE_SERVERS/],
    [new AggregateError([withCode('ECONNREFUSED'), withCode('ECONNREFUSED')]), /^Nothing listens at/],
  ])('%s', (error, words) => {
    const { message } = unreachable(error, asked);
    expect(message).toMatch(words);
    expect(message).not.toContain('geheim');
    expect(message.split('\n')).toHaveLength(1);
  });

  it('names the socket where there is one', () => {
    const connectionString = 'postgresql://plein@localhost/site?host=%2Frun%2Fpostgresql';
    expect(unreachable(withCode('ENOENT'), { ...asked, connectionString }).message).toMatch(
      /^There is no socket of PostgreSQL at the database at \/run\/postgresql/,
    );
  });
});
