import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { fetchAnswer } from './answer.ts';
import { spawnPinned, stopProcess } from './pinned-process.ts';

export const root = fileURLToPath(new URL('../', import.meta.url));

/** The demo's admin, of a platform that lives as long as the benchmark. */
export const benchAccount = { email: 'beheer@vloedhaven.example', password: 'a long password for the bench' };

export interface Product {
  pid: number;
  port: number;
  /** From the command to the first page, in milliseconds. */
  startMilliseconds: number;
  stop(): Promise<void>;
}

export interface StartOptions {
  dataDir: string;
  core: number | undefined;
  /** The folder of another version of Plein; this one's otherwise. */
  checkout?: string | undefined;
  /** `node scripts/start.mjs` is what `npm start` runs; `npm start` itself adds npm's own start. */
  command?: string[];
  environment?: Record<string, string>;
  /** Hears what it prints, as it prints it. */
  onOutput?: (text: string) => void;
}

/** On a machine that has much other work. */
const longestStart = 400_000;

/** Starts Plein as anyone would, on a data folder of its own, and waits for its first page. */
export async function startProduct(options: StartOptions): Promise<Product> {
  const { dataDir, core, checkout = root, command, environment: extra, onOutput } = options;
  refuseOtherDatabase();
  const port = await freePort();
  const environment = {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    DEMO: 'true',
    ADMIN_EMAIL: benchAccount.email,
    ADMIN_PASSWORD: benchAccount.password,
    // Signing in is measured, not how soon someone who does nothing else is stopped.
    RATE_LIMIT_PER_MINUTE: '1000000',
    // How long an answer takes is measured, not who is asked to come back; prove/ is about that.
    BUSY_WAIT_MS: '60000',
    ...extra,
  };
  const begin = performance.now();
  const child = spawnPinned(command ?? [process.execPath, 'scripts/start.mjs'], {
    core,
    cwd: checkout,
    environment,
  });
  const output = collectOutput(child, onOutput);
  try {
    await firstPage(child, port);
  } catch (error) {
    await stopProcess(child);
    throw new Error(`Plein did not start.\n${output()}`, { cause: error });
  }
  const startMilliseconds = performance.now() - begin;
  if (child.pid === undefined) throw new Error('Plein has no process number.');
  return { pid: child.pid, port, startMilliseconds, stop: () => stopProcess(child) };
}

/** The lean program reads the same database, and a benchmark must never work on someone's own. */
function refuseOtherDatabase(): void {
  const own = readOrEmpty(join(root, '.env'));
  if (process.env.DATABASE_URL || parseEnv(own).DATABASE_URL) {
    throw new Error('The benchmark runs on a database of its own: take DATABASE_URL out of the environment and .env.');
  }
}

function readOrEmpty(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function collectOutput(child: ChildProcess, onOutput: (text: string) => void = () => undefined): () => string {
  let text = '';
  child.stdout?.setEncoding('utf8').on('data', (piece: string) => {
    text = (text + piece).slice(-4000);
    onOutput(piece);
  });
  return () => text;
}

async function firstPage(child: ChildProcess, port: number): Promise<void> {
  const deadline = performance.now() + longestStart;
  let status = 0;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`It ended with ${child.exitCode}.`);
    status = await fetchAnswer(port, '/').then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await delay(5);
  }
  throw new Error(`No page after ${longestStart / 1000} seconds; the last answer was ${status || 'none'}.`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}
