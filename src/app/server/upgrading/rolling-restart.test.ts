import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request as ask, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, system, type TestApp } from '../testing/test-app.ts';

const script = fileURLToPath(new URL('../testing/draining-process.ts', import.meta.url));
/** Starting processes takes a while on a busy machine. */
const patience = 300_000;
const wait = { timeout: 120_000, interval: 20 };
/** As often as a balancer asks whether somebody is ready, in milliseconds, and how long a server leaves it to notice. */
const askedEvery = 250;
const drainSeconds = 4;

let test: TestApp;
let folder: string;
let balancer: Balancer;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plein-rolling-'));
  test = await startTestApp();
  await test.services.settings.save(system, 'platformName', 'Vloedhaven');
  balancer = await startBalancer();
}, patience);
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await balancer.stop();
  await test.close();
  await rm(folder, { recursive: true });
}, patience);

interface Served {
  port: number;
  child: ChildProcess;
}

async function startOne(): Promise<Served> {
  const command = [script, test.connectionString, folder, String(drainSeconds)];
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`it ended with ${code}`))),
  ])) as [Buffer];
  return { port: Number(line), child };
}

interface Balancer {
  port: number;
  add(port: number): void;
  isReady(port: number): boolean;
  stop(): Promise<void>;
}

const isReadyAt = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path: '/readyz', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    }).once('error', () => resolve(false));
  });

/** Sends each request to the next server that said it is ready, over connections that it keeps; it tries nothing twice. */
async function startBalancer(): Promise<Balancer> {
  const ready = new Map<number, boolean>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server: Server = createServer((request, response) => {
    const ports = [...ready].filter(([, isReady]) => isReady).map(([port]) => port);
    turn += 1;
    const port = ports[turn % ports.length];
    const { url: path, method } = request;
    const onward = ask({ host: '127.0.0.1', port, path, method, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 0);
      answer.pipe(response);
    });
    onward.once('error', (error) => response.writeHead(502).end(error.message));
    request.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const asking = setInterval(() => {
    for (const port of ready.keys()) void isReadyAt(port).then((isReady) => ready.set(port, isReady));
  }, askedEvery);
  return {
    port: (server.address() as AddressInfo).port,
    add: (port) => void ready.set(port, false),
    isReady: (port) => ready.get(port) === true,
    async stop() {
      clearInterval(asking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** What is in its place is there before one goes, as with a cluster that may have one more for a while. */
async function replace(old: Served, other: Served): Promise<void> {
  await take(other);
  const gone = once(old.child, 'exit');
  old.child.kill('SIGTERM');
  expect(await gone).toEqual([0, null]);
}

async function take({ port }: Served): Promise<void> {
  balancer.add(port);
  await vi.waitFor(() => expect(balancer.isReady(port)).toBe(true), wait);
}

it(
  'both servers behind a balancer are replaced, and no reader sees it',
  async () => {
    // All at once, because starting them takes longest.
    const [one, two, three, four] = await Promise.all([startOne(), startOne(), startOne(), startOne()]);
    await Promise.all([take(one), take(two)]);
    const failed: string[] = [];
    let answered = 0;
    let isDone = false;
    const read = async () => {
      const address = `http://127.0.0.1:${balancer.port}/api/platformsettingvalues?keys=platformName`;
      while (!isDone) {
        const said = await fetch(address).then(
          async (answer) => `${answer.status} ${await answer.text()}`,
          (error: unknown) => String(error),
        );
        if (said.startsWith('200 ') && said.includes('Vloedhaven')) answered += 1;
        else failed.push(said);
      }
    };
    const readers = Promise.all(Array.from({ length: 6 }, read));
    await replace(one, three);
    await replace(two, four);
    const before = answered;
    await vi.waitFor(() => expect(answered).toBeGreaterThan(before), wait);
    isDone = true;
    await readers;
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);
  },
  patience,
);
