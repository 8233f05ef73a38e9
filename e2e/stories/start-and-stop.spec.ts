import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { makeDataFolder, removeDataFolder } from '../data-folder.ts';
import { type Account, type ServerOptions, type ServerProcess, startServer, stopServer } from '../server-process.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const running = new Set<ServerProcess>();
const folders: string[] = [];

async function newFolder(): Promise<string> {
  const folder = await makeDataFolder();
  folders.push(folder);
  return folder;
}

function start(options: ServerOptions): ServerProcess {
  const server = startServer(options);
  running.add(server);
  void server.exited.then(() => running.delete(server));
  return server;
}

/** PostgreSQL's own note of which process it is; nothing when it was stopped. */
function postgresPid(dataDir: string): number | undefined {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

/** A process that has ended but whose parent has not looked yet counts as ended. */
function isAlive(pid: number | undefined): boolean {
  try {
    if (pid === undefined || !process.kill(pid, 0)) return false;
    const state = existsSync('/proc/self/stat') ? readFileSync(`/proc/${pid}/stat`, 'utf8') : '';
    return !/\) Z /.test(state);
  } catch {
    return false;
  }
}

const expectGone = (pid: number | undefined) => expect.poll(() => isAlive(pid)).toBe(false);

/** What a visitor gets, to hold against what they got before. */
async function contentOf(address: string): Promise<string[]> {
  const paths = ['/', '/api/menus:withName?name=Top%20level%20menu', '/api/platformsettingvalues', '/sitemap.xml'];
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(address + path);
      expect(response.status, path).toBe(200);
      return (await response.text()).replaceAll(address, '');
    }),
  );
  // A page carries the moment at which it was drawn.
  return answers.map((text) => text.replace(/"now":"[^"]*"/, ''));
}

async function canSignIn(address: string, { email, password }: Account): Promise<boolean> {
  const response = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.status === 200;
}

test.afterAll(async () => {
  for (const server of running) await stopServer(server);
  for (const folder of folders) {
    const pid = postgresPid(folder);
    if (pid !== undefined && isAlive(pid)) process.kill(pid, 'SIGTERM');
    await removeDataFolder(folder);
  }
});

let dataDir: string;
let accounts: Account[];
let content: string[];

test('the first start prints the address and an account of each type', async () => {
  dataDir = await newFolder();
  const server = start({ dataDir });
  const started = await server.ready;
  accounts = started.accounts;
  expect(accounts.map(({ accountType }) => accountType).sort()).toEqual(
    ['Admin', 'ContentManager', 'Developer', 'Mett', 'Standard'].sort(),
  );
  for (const account of accounts) expect(await canSignIn(started.address, account), account.email).toBe(true);
  content = await contentOf(started.address);
  expect(server.stderr()).toBe('');

  const database = postgresPid(dataDir);
  expect(isAlive(database)).toBe(true);
  expect(await stopServer(server)).toEqual({ code: 0, signal: null });
  await expectGone(database);
});

test('the second start prints the same accounts and changes nothing', async () => {
  const server = start({ dataDir });
  const started = await server.ready;
  expect(started.accounts).toEqual(accounts);
  expect(await contentOf(started.address)).toEqual(content);
  await stopServer(server);
});

/** The rest of the answer, up to where the server closes the connection. */
function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    socket.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    socket.once('end', () => resolve(text)).once('error', reject);
  });
}

const isRefused = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });

test('SIGTERM finishes what is under way, and then stops cleanly', async () => {
  const server = start({ dataDir, env: { SHUTDOWN_SECONDS: '60' } });
  const { address } = await server.ready;
  const port = Number(new URL(address).port);
  const [account] = accounts;
  const body = JSON.stringify({ email: account?.email, password: account?.password });
  const socket = connect(port, '127.0.0.1');
  const answer = answerOn(socket);
  socket.write(
    `POST /api/auth/sign-in/email HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  // Answered later than the half request was read, so that one is under way.
  await fetch(`${address}/readyz`);
  const database = postgresPid(dataDir);
  server.signal('SIGTERM');
  await expect.poll(() => isRefused(port)).toBe(true);
  socket.write(body.slice(10));
  const text = await answer;
  expect(text).toMatch(/^HTTP\/1\.1 200 /);
  expect(text).toContain('"token"');
  expect(await server.exited).toEqual({ code: 0, signal: null });
  await expectGone(database);
  expect(server.stderr()).toBe('');
});

test('told to stop, it says so at /readyz and answers on while balancers notice', async () => {
  const server = start({ dataDir, env: { DRAIN_SECONDS: '10' } });
  const { address } = await server.ready;
  const statusOf = async (path: string) => (await fetch(address + path)).status;
  expect(await statusOf('/readyz')).toBe(200);
  server.signal('SIGTERM');
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect([await statusOf('/'), await statusOf('/healthz')]).toEqual([200, 200]);
  expect(await server.exited).toEqual({ code: 0, signal: null });
  expect(server.stderr()).toBe('');
});

test('what is not done in time is left, and the database is not left behind', async () => {
  const server = start({ dataDir, env: { SHUTDOWN_SECONDS: '1' } });
  const { address } = await server.ready;
  const port = Number(new URL(address).port);
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST /api/auth/sign-in/email HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
  );
  await fetch(`${address}/readyz`);
  const database = postgresPid(dataDir);
  server.signal('SIGTERM');
  expect(await server.exited).toEqual({ code: 1, signal: null });
  await expectGone(database);
  socket.destroy();
});

test('after kill -9 the next start takes over the database that outlived it', async () => {
  const killed = start({ dataDir });
  const { address } = await killed.ready;
  expect(await canSignIn(address, accounts[0] as Account)).toBe(true);
  const database = postgresPid(dataDir);
  killed.signal('SIGKILL');
  await killed.exited;
  expect(isAlive(database)).toBe(true);

  const server = start({ dataDir });
  const started = await server.ready;
  expect(postgresPid(dataDir)).toBe(database);
  expect(await contentOf(started.address)).toEqual(content);
  expect(await canSignIn(started.address, accounts[0] as Account)).toBe(true);
  expect(await stopServer(server)).toEqual({ code: 0, signal: null });
  await expectGone(database);
});

/** Pages that nobody reads yet, by several at the same time, until the server does not answer any more; answers those that it confirmed. */
async function addPages(address: string, account: Account) {
  const headers = { authorization: `Bearer ${await tokenOf(address, account)}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ document: { title: { $lang: { nl: 'Onder een kill' } } } });
  const confirmed: string[] = [];
  const add = async () => {
    for (;;) {
      const answer = await fetch(`${address}/api/pages`, { method: 'POST', headers, body });
      expect(answer.status).toBe(200);
      confirmed.push(((await answer.json()) as { guid: string }).guid);
    }
  };
  const isOver = Promise.allSettled(Array.from({ length: 4 }, add));
  return { confirmed, isOver };
}

async function tokenOf(address: string, { email, password }: Account): Promise<string> {
  const answer = await fetch(`${address}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return ((await answer.json()) as { token: string }).token;
}

test('after kill -9 of both under writes the next start recovers by itself, with all that was confirmed', async () => {
  const admin = accounts.find(({ accountType }) => accountType === 'Admin') as Account;
  const killed = start({ dataDir });
  const { address } = await killed.ready;
  const database = postgresPid(dataDir);
  const { confirmed, isOver } = await addPages(address, admin);
  await expect.poll(() => confirmed.length).toBeGreaterThan(20);
  killed.signal('SIGKILL');
  if (database !== undefined) process.kill(database, 'SIGKILL');
  await killed.exited;
  const ends = await isOver;
  // Each ended because nobody answered any more, not because of an answer.
  for (const end of ends) expect(end).toMatchObject({ status: 'rejected', reason: { name: 'TypeError' } });
  await expectGone(database);

  const server = start({ dataDir });
  const started = await server.ready;
  expect(await contentOf(started.address)).toEqual(content);
  expect(started.accounts).toEqual(accounts);
  const headers = { authorization: `Bearer ${await tokenOf(started.address, admin)}` };
  for (const guid of confirmed) {
    const found = await fetch(`${started.address}/api/pages/${guid}/working-copy`, { headers });
    expect(found.status).toBe(200);
  }
  expect(await stopServer(server)).toEqual({ code: 0, signal: null });
});

/** What goes wrong is said in one line that names what to change, and nothing is left running. */
async function expectRefusal(options: ServerOptions, variable: string): Promise<void> {
  const server = start(options);
  expect(await server.exited).toEqual({ code: 1, signal: null });
  expect(server.stderr()).toMatch(/^Plein {2}.+\n$/);
  expect(server.stderr()).toContain(variable);
}

test('a taken port is told in one line, and so is a data folder that is in use', async () => {
  const folder = await newFolder();
  const neighbour = createServer();
  await new Promise<void>((resolve) => neighbour.listen(0, '127.0.0.1', resolve));
  const { port } = neighbour.address() as AddressInfo;
  await expectRefusal({ dataDir: folder, scenario: 'empty', env: { PORT: String(port) } }, 'PORT');
  await expectGone(postgresPid(folder));
  neighbour.close();

  const first = start({ dataDir: folder, scenario: 'empty' });
  await first.ready;
  await expectRefusal({ dataDir: folder, scenario: 'empty' }, 'DATA_DIR');
  await stopServer(first);
});

test('a wrong value is told in one line', async () => {
  const folder = await newFolder();
  await expectRefusal({ dataDir: folder, env: { PORT: 'vanavond' } }, 'PORT');
  await expectRefusal({ dataDir: folder, env: { ADMIN_PASSWORD: 'wachtwoord123456' } }, 'ADMIN_PASSWORD');
  await expectRefusal({ dataDir: folder, env: { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' } }, 'DATABASE_URL');
  await expectRefusal({ dataDir: folder, scenario: 'bestaat-niet' }, 'long-words');
});

test('a scenario is never mixed with what is there', async () => {
  await expectRefusal({ dataDir, scenario: 'empty' }, 'DATA_DIR');
});
