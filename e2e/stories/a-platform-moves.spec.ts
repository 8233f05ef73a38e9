import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyDataFolder, makeDataFolder, removeDataFolder, templateVariable } from '../data-folder.ts';
import {
  node,
  projectRoot,
  type ServerProcess,
  type StartedServer,
  serverEnvironment,
  startServer,
  stopServer,
} from '../server-process.ts';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

/** By which both answer, the one after the other. */
const host = 'www.vloedhaven.example';

interface Installation extends StartedServer {
  server: ServerProcess;
  dataDir: string;
}

const running: Installation[] = [];
let here: Installation;
let there: Installation;

async function start(dataDir: string, env: Record<string, string> = {}): Promise<Installation> {
  const server = startServer({ dataDir, env });
  const installation = { ...(await server.ready), server, dataDir };
  running.push(installation);
  return installation;
}

test.beforeAll(async () => {
  const template = process.env[templateVariable];
  [here, there] = await Promise.all([
    (template === undefined ? makeDataFolder() : copyDataFolder(template)).then((folder) => start(folder)),
    makeDataFolder().then((folder) => start(folder, { DEMO: 'false' })),
  ]);
});
test.afterAll(async () => {
  for (const { server, dataDir } of running) {
    await stopServer(server);
    await removeDataFolder(dataDir);
  }
});

/** As a person types it, in a folder with these data. */
async function type({ dataDir }: Installation, command: string, ...words: string[]): Promise<string> {
  const child = spawn(node, ['scripts/run-command.mjs', command, ...words], {
    cwd: projectRoot,
    env: { ...serverEnvironment({ dataDir }), LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const [code] = (await once(child, 'close')) as [number | null];
  expect(code, said).toBe(0);
  return said;
}

interface Answer {
  status: number;
  body: Buffer;
}

/** Over the name that is led from the one to the other. */
function ask({ address }: Installation, path: string, more: { token?: string; json?: unknown } = {}): Promise<Answer> {
  const { token, json } = more;
  const headers = {
    host,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(json !== undefined && { 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    const method = json === undefined ? 'GET' : 'POST';
    const asking = request(new URL(path, address), { method, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces) }));
    });
    asking.once('error', reject);
    asking.end(json === undefined ? undefined : JSON.stringify(json));
  });
}

async function tokenOf(at: Installation): Promise<string> {
  const admin = here.accounts.find(({ accountType }) => accountType === 'Admin');
  const json = { email: admin?.email, password: admin?.password };
  const { status, body } = await ask(at, '/api/auth/sign-in/email', { json });
  expect(status, body.toString()).toBe(200);
  return (JSON.parse(body.toString()) as { token: string }).token;
}

/** Less the moment at which it was drawn, and the number by which its answer is found in a log. */
const lasting = ({ status, body }: Answer): string =>
  `${status} ${body.toString().replaceAll(/"now":"[^"]*"|"correlationId":"[^"]*"/g, '')}`;

async function expectSame(paths: readonly string[], tokens?: { here: string; there: string }): Promise<void> {
  const other: string[] = [];
  for (const path of paths) {
    const [one, two] = await Promise.all([
      ask(here, path, tokens && { token: tokens.here }),
      ask(there, path, tokens && { token: tokens.there }),
    ]);
    if (one.status !== 200 || lasting(one) !== lasting(two)) other.push(`${path}: ${one.status}, ${two.status}`);
  }
  expect(other).toEqual([]);
}

test('a platform moves to another installation by two commands, and is the same there', async () => {
  const password = join(here.dataDir, 'move-password');
  const folder = join(here.dataDir, 'moving');
  writeFileSync(password, 'een lang wachtwoord voor onderweg\n');
  await type(here, 'platform', 'add', 'vloedhaven', '--host', host);
  await type(there, 'platform', 'add', 'plein', '--host', 'leeg.example');

  await type(here, 'backup', '--to', folder, '--platform', 'vloedhaven', '--password-file', password);
  const [name = ''] = readdirSync(folder);
  expect(name).toMatch(/^plein-vloedhaven-.+\.tar\.zst\.sealed$/);
  expect(readFileSync(join(folder, name)).includes('Vloedhaven')).toBe(false);
  const from = join(folder, name);
  const said = await type(there, 'restore', '--from', from, '--platform', 'vloedhaven', '--password-file', password);
  expect(said).toMatch(/Restored vloedhaven: \d+ rows, \d+ files, and \d+ things still to be done\./);
  await expect(async () => expect((await ask(there, '/')).status).toBe(200)).toPass();
});

test('every public page is byte for byte what it was', async () => {
  const { body } = await ask(here, '/sitemap.xml');
  const paths = [...body.toString().matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path || '/');
  expect(paths.length).toBeGreaterThan(100);
  await expectSame([...paths, '/sitemap.xml']);
});

test('its files, its versions and what only its admin may see are there, for who has the same password', async () => {
  const originals = (at: Installation) =>
    readdirSync(join(at.dataDir, 'assets', 'vloedhaven', 'originals'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name)).toString('base64')] as const)
      .toSorted(([one], [two]) => one.localeCompare(two));
  expect(originals(there).length).toBeGreaterThan(5);
  expect(originals(there)).toEqual(originals(here));

  const tokens = { here: await tokenOf(here), there: await tokenOf(there) };
  const pages = JSON.parse((await ask(here, '/api/pages', { token: tokens.here })).body.toString()) as {
    guid: string;
  }[];
  await expectSame(['/api/pages', '/api/roles'], tokens);
  await expectSame(
    pages.slice(0, 20).map(({ guid }) => `/api/pages/${guid}/versions`),
    tokens,
  );
});
