import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type ClientRequest, get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildMenu } from '#features/menus/server/menus.factory.ts';
import { buildPage } from '#features/pages/server/pages.factory.ts';
import { text } from '#platform/contract/texts/localized.ts';
import { startTestApp, system, type TestApp } from './testing/test-app.ts';

const script = fileURLToPath(new URL('./testing/workers-process.ts', import.meta.url));
/** Starting processes takes a while on a busy machine. */
const patience = 300_000;
const wait = { timeout: 240_000, interval: 50 };
let test: TestApp;
let folder: string;
let port: number;
let primary: ChildProcess;
/** Process ids, in the order in which they began to serve. */
const started: number[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plein-workers-'));
  test = await startTestApp();
  await test.services.settings.save(system, 'platformName', 'Vloedhaven');
  const pageId = await buildPage(test.services, { title: text('De haven van Vloedhaven') });
  await buildMenu(test.services, [{ urlSegment: text('haven'), pageId }]);
  port = await freePort();
  const command = [script, test.connectionString, folder, String(port)];
  primary = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines = createInterface({ input: primary.stdout ?? process.stdin });
  const { promise: isReady, resolve: ready } = Promise.withResolvers<void>();
  lines.on('line', (line) => (line === 'ready' ? ready() : started.push(Number(line))));
  await Promise.race([
    isReady,
    once(primary, 'exit').then(([code]) => Promise.reject(new Error(`it ended with ${code}`))),
  ]);
}, patience);
afterAll(async () => {
  if (primary.exitCode === null) primary.kill('SIGKILL');
  await test.close();
  await rm(folder, { recursive: true });
}, patience);

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

interface Answer {
  status: number;
  pid: number;
  words: string;
}

/** A page that is kept, one that nobody asked for before, and a call. */
const paths = ['/haven', '/haven?lezer=', '/api/platformsettingvalues?keys=platformName'];
let asked = 0;

function nextPath(): string {
  asked += 1;
  const path = paths[asked % paths.length] ?? '/';
  return path.endsWith('=') ? `${path}${asked}` : path;
}

/** Over a connection of its own, so that each can go to another process. Fails only when the connection does. */
function ask(path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      let words = '';
      answer.setEncoding('utf8').on('data', (piece: string) => {
        words += piece;
      });
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode: status = 0, headers } = answer;
        resolve({ status, pid: Number(headers['x-answered-by']), words });
      });
    })
      .on('error', reject)
      // A balancer does not wait for ever either.
      .setTimeout(20_000, function giveUp(this: ClientRequest) {
        this.destroy(new Error('no answer'));
      });
  });
}

/** As a balancer does with what only reads: once more when the connection broke, and never because of what was answered. */
function askThroughBalancer(): Promise<Answer> {
  const path = nextPath();
  return ask(path).catch(() => ask(path));
}

/** A thousand readers, twenty at a time. */
async function readers(): Promise<Answer[]> {
  const answers: Answer[] = [];
  let left = 1000;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      answers.push(await askThroughBalancer());
    }
  };
  await Promise.all(Array.from({ length: 20 }, one));
  return answers;
}

it(
  'three processes share the port; one is killed, no reader notices, and another takes its place',
  async () => {
    await vi.waitFor(() => expect(started).toHaveLength(3), wait);
    const reading = readers();
    const { pid: victim } = await ask(nextPath());
    process.kill(victim, 'SIGKILL');
    const answers = await reading;
    const good = answers.filter(({ status, words }) => status === 200 && words.includes('Vloedhaven'));
    expect(answers.filter((one) => !good.includes(one))).toEqual([]);
    expect(good).toHaveLength(1000);
    await vi.waitFor(() => expect(started).toHaveLength(4), wait);
    // Without the others the new one answers.
    const newest = started[3] ?? 0;
    for (const pid of started.slice(0, 3).filter((one) => one !== victim)) process.kill(pid, 'SIGSTOP');
    try {
      await vi.waitFor(async () => expect((await askThroughBalancer()).pid).toBe(newest), wait);
    } finally {
      for (const pid of started.slice(0, 3).filter((one) => one !== victim)) process.kill(pid, 'SIGCONT');
    }
  },
  patience,
);

/** What each of them says of itself, asked over connections of its own. */
const readiness = async () =>
  Promise.all(
    Array.from({ length: 20 }, async () => {
      const headers = { connection: 'close' };
      return (await fetch(`http://127.0.0.1:${port}/readyz`, { headers })).status;
    }),
  );

it(
  'say at once that they go, and answer on',
  async () => {
    await vi.waitFor(async () => expect(new Set(await readiness())).toEqual(new Set([200])), wait);
    primary.kill('SIGUSR2');
    await vi.waitFor(async () => expect(new Set(await readiness())).toEqual(new Set([503])), wait);
    expect((await askThroughBalancer()).status).toBe(200);
  },
  patience,
);

it(
  'stops one after the other: somebody answers until the end, and what was taken on is answered',
  async () => {
    const gone = once(primary, 'exit');
    /** Of each reader, in the order in which they asked. */
    const seen: (number | 'refused')[][] = Array.from({ length: 5 }, () => []);
    const read = async (own: (number | 'refused')[]) => {
      while (primary.exitCode === null) {
        own.push(
          await ask(nextPath()).then(
            ({ status }) => status,
            () => 'refused',
          ),
        );
      }
    };
    const reading = Promise.all(seen.map(read));
    await vi.waitFor(() => expect(seen.every((own) => own.length > 5)).toBe(true), wait);
    primary.kill('SIGTERM');
    const [code] = await gone;
    await reading;
    expect(code).toBe(0);
    for (const own of seen) {
      const first = own.indexOf('refused');
      const answered = first === -1 ? own : own.slice(0, first);
      expect(answered.filter((status) => status !== 200)).toEqual([]);
      expect(own.slice(answered.length).filter((one) => one !== 'refused')).toEqual([]);
    }
  },
  patience,
);
